"""The outlook: what a position promises to a seat, in Victory Points.

What is on the track is safe. What is on the board counts as at the end, less what may sink or be buried before that;
and it will bring more: Moai that are still to be raised beside own Villages, Settlers that are still to be created,
lava in reach. With the end near only what counts at the end does, and it may be near because nobody raises a Moai.
"""

from collections import Counter
from typing import NamedTuple

from pnp.games.mu.peril import perils
from pnp.games.mu.places import (
    AREA_GEYSERS,
    AREA_OF,
    AREA_SLOTS,
    AREAS,
    SPACE_OF_SLOT,
    VOLCANO_AREAS,
)
from pnp.games.mu.state import Player, State
from pnp.games.mu.weights import PlannerWeights
from pnp.masks import cells, mask_of

__all__ = ["Outlook", "rounds_left", "stalling"]

_INNER = sum(1 << slot for slot in range(0, 48, 2))
"""The slots next to a Volcano; the one behind each has the next number."""
_MOST = 50_000
"""Of what is remembered."""


def rounds_left(state: State, weights: PlannerWeights) -> float:
    """Give how many turns everybody still has, about.

    It is asked where a turn begins, and holds for all that the turn may come to: whoever valued each end by its own
    Volcanoes would spare them, and the game would never end.
    """
    numbers, charter = state.charter.numbers, state.charter
    if state.frame.last:
        return 0.0
    volcanoes = state.land.volcanoes.bit_count() - numbers.last_volcanoes
    by_land = weights.rounds * max(volcanoes, 0) / (VOLCANO_AREAS.bit_count() - numbers.last_volcanoes)
    left = sum(player.moai_left(numbers) + player.moai.bit_count() + len(player.loose) for player in state.players)
    by_moai = left / (charter.players * weights.raises) + charter.stagnation_rounds
    return 1.0 + min(by_land, by_moai)


class _Terms(NamedTuple):
    """What is to be expected."""

    left: float
    """Rounds."""
    haste: float
    """How much of a long game that is."""
    burial: float
    """How likely a Volcano erupts in them."""


_OVER = _Terms(0.0, 0.0, 0.0)


def stalling(state: State) -> bool:
    """Whether the game is over after this round unless somebody raises a Moai (MU-604)."""
    frame = state.frame
    return not frame.raised and frame.idle + 1 >= state.charter.stagnation_rounds


def _to_come(state: State) -> tuple[int, ...]:
    """Give the seats that still play in this round, after the active one."""
    count = (state.charter.first - state.active - 1) % len(state.players)
    return state.clockwise(state.active)[1 : count + 1]


def _is_let_end(state: State, at_end: list[float]) -> bool:
    """Whether nobody in the rest of the round will raise a Moai: whoever does not lead at the end would."""
    return all(at_end[seat] == max(at_end) for seat in _to_come(state))


class Outlook:
    """Values positions of one turn; what it has seen before it does not work out again."""

    def __init__(self, weights: PlannerWeights) -> None:
        self._weights = weights
        self._perils: dict[tuple[int, ...], dict[int, float]] = {}
        self._values: dict[tuple[int, int, int, float], tuple[object, float]] = {}
        self._valued: dict[tuple[object, ...], tuple[object, float]] = {}
        self._lava: dict[int, int] = {}
        self._terms = _OVER
        self._ends = False

    def begin(self, state: State) -> None:
        """Look at where a turn begins."""
        for known in (self._values, self._valued, self._lava):
            known.clear()
        if len(self._perils) > _MOST:
            self._perils.clear()
        charter, weights, left = state.charter, self._weights, rounds_left(state, self._weights)
        volcanoes = max(state.land.volcanoes.bit_count(), 1)
        eruptions = left * weights.raises * charter.players * charter.numbers.volcano_faces / 6
        self._terms = _Terms(left, min(1.0, left / weights.long), 1.0 - (1.0 - 1.0 / volcanoes) ** eruptions)
        self._ends = state.frame.last

    def worth(self, state: State, seat: int, goes_on: bool = False) -> float:
        """Give what a seat may hope for, less what the others may; with a Moai to come in this round, if it goes on."""
        weights, players = self._weights, len(state.players)
        ends = self._ends
        values = [self._value(state, other, _OVER if ends else self._terms) for other in range(players)]
        if not ends and not goes_on and stalling(state):
            at_end = self._at_end(state)
            ends = _is_let_end(state, at_end)
            values = at_end if ends else values
        own = values.pop(seat)
        value = own - weights.rivalry * sum(values) / len(values)
        if ends:
            value += weights.victory * max(-1.0, min(1.0, (own - max(values)) / weights.close - 0.5))
        return value

    def _at_end(self, state: State) -> list[float]:
        """Give what all seats come to if the round is the last: those still to play have a turn more."""
        values = [self._value(state, seat, _OVER) for seat in range(len(state.players))]
        for seat in _to_come(state):
            values[seat] += self._weights.turn
        return values

    def loss(self, state: State, seat: int) -> float:
        """Give what a seat loses by the next roll of the die, more than the others do."""
        numbers = state.charter.numbers
        volcanoes, lava = state.land.volcanoes, state.lava
        if not volcanoes:
            return 0.0
        rivalry = self._weights.rivalry / (len(state.players) - 1)
        lost = 0.0
        for other, player in enumerate(state.players):
            hit = self._exposed(player, lava)
            villages, moai = (hit & player.villages).bit_count(), (hit & player.moai).bit_count()
            if villages or moai:
                each = villages * (numbers.points.village + 1.0) + moai * numbers.points.moai
                if player.prayers:
                    each *= self._weights.cover
                lost += each if other == seat else -rivalry * each
        return lost * numbers.volcano_faces / 6 / volcanoes.bit_count()

    @staticmethod
    def _exposed(player: Player, lava: int) -> int:
        """Give the slots of a player's pieces that the next eruption of their Volcano would reach (MU-403)."""
        inner = _INNER & ~lava
        outer = (_INNER & lava) << 1 & ~lava
        return (player.villages | player.moai) & (inner | outer)

    # -- one seat --------------------------------------------------------------------------------

    def _value(self, state: State, seat: int, terms: "_Terms") -> float:
        """Remember by identity: in the turn of one seat the others seldom change."""
        player, land = state.players[seat], state.land
        key = (id(player), id(land), state.lava, terms.left)
        found = self._values.get(key)
        if found is not None:
            return found[1]
        value = player.points + self._pieces(state, player, terms) + self._settlers(state, player, terms)
        self._values[key] = ((player, land), value)
        return value

    def _settlers(self, state: State, player: Player, terms: "_Terms") -> float:
        """What Settlers are worth where they are, and what they can do there in turns to come."""
        weights, land, numbers, left = self._weights, state.land, state.charter.numbers, terms.left
        perils, points = self._perils_of(state), numbers.points.settler
        peril = terms.haste * (1.0 - weights.saved)
        value = 0.0
        for space in player.settlers:
            value += points * (1.0 - peril * perils[AREA_OF[space]])
        if not left:
            return value
        lava, ways, work, homes = self._lava_spaces(state.lava), land.ways, 0.0, 0
        for space in set(player.settlers):
            homes |= AREA_SLOTS[AREA_OF[space]]
            if lava >> space & 1:
                work += weights.lava
            elif lava & ways[space]:
                work += weights.beside
        births = min((player.villages & homes).bit_count(), player.settlers_left(numbers))
        work += weights.create * births * points
        return value + work * min(1.0, left / 2)

    def _pieces(self, state: State, player: Player, terms: "_Terms") -> float:
        """What Villages, Moai and Prayer tokens are worth; Settlers who only walk change nothing about it."""
        key = (
            player.villages,
            player.moai,
            player.raised,
            player.loose,
            player.prayers,
            state.lava,
            id(state.land),
            terms,
        )
        found = self._valued.get(key)
        if found is None:
            found = self._valued[key] = (state.land, self._work_out(state, player, terms))
        return found[1]

    def _work_out(self, state: State, player: Player, terms: "_Terms") -> float:
        charter, weights, left, haste = state.charter, self._weights, terms.left, terms.haste
        points, perils = charter.numbers.points, self._perils_of(state)
        value = float(points.prayer * player.prayers)
        exposed = self._exposed(player, state.lava)
        risk = terms.burial
        if exposed and player.prayers:
            covered = min(player.prayers, exposed.bit_count())
            value += weights.prayer * covered * haste
            risk *= 1.0 - weights.cover * covered / exposed.bit_count()
        best = second = 0.0
        pieces = player.villages | player.moai
        beside = self._standing(player, charter.continent.beside)
        loose = Counter(AREA_OF[space] for space in player.loose)
        supply = player.moai_left(charter.numbers) + player.moai.bit_count() + len(player.loose)
        for area in AREAS:
            slots, geysers = AREA_SLOTS[area], AREA_GEYSERS[area]
            raised = (player.raised & geysers).bit_count()
            if not (pieces & slots or raised or loose[area]):
                continue
            villages, lying = (player.villages & slots).bit_count(), (player.moai & slots).bit_count() + loose[area]
            safe = 1.0 - haste * perils[area]
            at_end = points.village * villages + points.moai * (raised + lying)
            at_end += points.neighbour * (beside & geysers).bit_count()
            buried = (exposed & slots).bit_count() * risk
            value += safe * (at_end - buried * (points.village if villages else points.moai))
            more = min(left * weights.raises, (state.open & geysers).bit_count(), supply, weights.raised)
            if villages and more:
                lasting = villages - (exposed & slots & player.villages).bit_count() * risk * weights.cover
                promise = safe * lasting * more * (raised + (more + 1) / 2)
                if lying:
                    value += weights.ready * safe * villages * (raised + 1) * min(1.0, left)
                if promise > best:
                    best, second = promise, best
                elif promise > second:
                    second = promise
        return value + weights.shrine * best + weights.second * second

    def _lava_spaces(self, lava: int) -> int:
        """Give the spaces with lava, as a mask."""
        found = self._lava.get(lava)
        if found is None:
            found = self._lava[lava] = mask_of(SPACE_OF_SLOT[slot] for slot in cells(lava))
        return found

    def _perils_of(self, state: State) -> dict[int, float]:
        key = (state.land.areas, *state.land.links)
        found = self._perils.get(key)
        if found is None:
            found = self._perils[key] = perils(state.land, self._weights)
        return found

    @staticmethod
    def _standing(player: Player, beside: tuple[int, ...]) -> int:
        """Give the standing Moai that have a neighbour, as a mask of geysers (MU-615)."""
        raised = player.raised
        if not raised:
            return 0
        spaces = 0
        for geyser in cells(raised):
            spaces |= 1 << geyser // 6
        found = 0
        for space in cells(spaces):
            here = raised & 63 << 6 * space
            if here.bit_count() > 1 or beside[space] & spaces:
                found |= here
        return found
