"""The outlook: what a position promises to a seat, in Gold.

Gold counts as it is. Everything else is worth what it will bring in the rounds that are left, which the fullest use of
the trays tells: sales of Craft, strength for the Monsters in reach, Settlers by the best harvest they make together,
free Ruins by the cards that lie there, empty sections by their bonuses, and a ship by what lies near it: other Warships
by who would win. What a Warship has come for counts as soon as it is there. In the last round only Gold counts.
Alone, the goal of a scenario counts like Gold, and so does what brings it nearer.
"""

from pnp.games.diluvium.layout import rings
from pnp.games.diluvium.moves import CARDS
from pnp.games.diluvium.places import CRAFT, ENGAGE, FOOD, PRODUCE, RUINS, SETTLE, WEAPONS, kind_of, slot_of
from pnp.games.diluvium.state import Player, State
from pnp.games.diluvium.weights import PlannerWeights

__all__ = ["Outlook", "is_done"]


def is_done(state: State, seat: int) -> bool:
    """Whether a seat has no turn left."""
    frame, charter = state.frame, state.charter
    if state.is_over:
        return True
    if not frame.last:
        return False
    return (seat - charter.first) % charter.seats < (frame.seat - charter.first) % charter.seats


class Outlook:
    """How one seat looks at a game."""

    def __init__(self, seat: int, weights: PlannerWeights) -> None:
        self._seat = seat
        self._weights = weights
        self._cards = tuple(weights.cards[name] for name in CARDS)

    def rounds_left(self, state: State) -> float:
        """Give how long the game will go on, by the trays.

        It is asked where a turn begins, and holds for all that the turn may come to: whoever valued each end by its
        own trays would leave them full, and the game would never end.
        """
        if state.frame.last:
            return 0.5
        charter = state.charter
        size = charter.box.numbers.trays[charter.players - 1]
        return 1.0 + self._weights.rounds[charter.players - 1] * min(state.trays) / size

    def worth(self, state: State, left: float) -> float:
        """Give what the seat may hope for in so many rounds."""
        player, weights = state.players[self._seat - 1], self._weights
        others = sum(other.gold for other in state.players) - player.gold
        value = player.gold - weights.rivalry * others / (len(state.players) - 1)
        drawing = bool(state.due) and state.due[-1].kind == "draw" and state.frame.seat == self._seat
        missing = 0
        if state.charter.solo and state.charter.scenario_terms.goal:
            terms = state.charter.scenario_terms
            reached = min(terms.times, state.drawn + drawing if terms.goal == "draw" else state.slew)
            missing = terms.times - reached
            value += weights.goal * reached
        if is_done(state, self._seat):
            # a tie goes to whoever has fewer Settlers on the board
            return value - 0.001 * sum(player.board)
        draws = missing if missing and state.charter.scenario_terms.goal == "draw" else 0
        value += self._tokens(state, player, left) + (weights.card if drawing else 0.0)
        value += self._harvests(state, player, left)
        value += self._rooms(state, player, left, draws)
        value += self._sections(state, player, left)
        value -= weights.danger * self._threatened(state, player)
        value += self._scout(state, player, left)
        value += self._warship(state, player, left, missing - draws)
        value += self._duels(state, player) * min(1.0, left / 2)
        if state.frame.action == "engage" and state.frame.seat == self._seat and state.due:
            value += self._pending(state, player, missing - draws)
        return value

    def _tokens(self, state: State, player: Player, left: float) -> float:
        """Tokens and cards that can still be used."""
        weights, numbers = self._weights, state.charter.box.numbers
        board = state.charter.boards[self._seat - 1]
        rack = player.rack
        value = rack[CRAFT] * board.sale / numbers.trade.sale * weights.craft
        value += min(rack[FOOD], weights.most_food) * weights.food
        value += rack[WEAPONS] * (weights.weapons if player.strength < len(numbers.gauge) else weights.idle_weapons)
        for card in player.hand:
            value += self._cards[card]
        value -= max(0, sum(rack) - numbers.limit) * weights.surplus
        return min(1.0, left / weights.soon) * value + player.strength * weights.strength * left

    def _harvests(self, state: State, player: Player, left: float) -> float:
        """What Settlers will bring where they stand."""
        weights = self._weights
        board = state.charter.boards[self._seat - 1]
        each = (weights.harvest_food, board.sale / state.charter.box.numbers.trade.sale, weights.harvest_weapons)
        found: dict[int, float] = {}
        for place in player.settlers:
            kind = kind_of(place)
            if kind != RUINS and state.trays[kind]:
                slot = slot_of(place)
                found[slot] = found.get(slot, 0.0) + each[kind]
        if not found:
            return 0.0
        best = sorted(found.values(), reverse=True)
        return left * (weights.harvest * best[0] + weights.second_harvest * sum(best[1:3]))

    def _rooms(self, state: State, player: Player, left: float, draws: int) -> float:
        """What Settlers can still land on."""
        weights = self._weights
        own = player.marked | 1 << state.charter.homes[self._seat - 1]
        free = ruins = 0
        for slot, byte in enumerate(state.room):
            if byte and own >> slot & 1:
                free += (byte & 3) + (byte >> 2 & 3) + (byte >> 4 & 3)
                ruins += byte >> 6 & 3
        value = weights.room * min(free, weights.most_room) + weights.ruins_room * weights.card * min(ruins, 2)
        return value * min(1.0, left / 4) + weights.promise * weights.goal * min(ruins, draws)

    def _sections(self, state: State, player: Player, left: float) -> float:
        """What empty sections of the board will bring."""
        weights, numbers = self._weights, state.charter.box.numbers
        value = 0.0
        for section, gold in (
            (SETTLE, 1.0),
            (PRODUCE, float(state.charter.boards[self._seat - 1].produce_gold)),
            (ENGAGE, weights.engage_bonus * numbers.gauge[player.strength - 1]),
        ):
            held = player.board[section]
            value += gold * (weights.nearly / held if held else 1.0)
        return weights.bonus * left * value

    def _threatened(self, state: State, player: Player) -> int:
        """Count the Settlers that a Warship can scare away in its next turn."""
        near = 0
        for number, other in enumerate(state.players, 1):
            if number != self._seat:
                for ring in rings(state.charter.layout, state.up, other.warship)[:3]:
                    near |= ring
        near &= ~(1 << state.charter.homes[self._seat - 1] | 1 << player.warship)
        return sum(near >> slot_of(place) & 1 for place in player.settlers)

    def _scout(self, state: State, player: Player, left: float) -> float:
        """What markers will bring, and how near the next tile is."""
        if not player.markers:
            return 0.0
        weights, layout = self._weights, state.charter.layout
        track = state.charter.boards[self._seat - 1].track
        ahead = track[len(track) - player.markers :]
        number = min(len(ahead), left / weights.marker_rounds)
        value = weights.marker * number * (sum(ahead) / len(ahead) + weights.space)
        for steps, ring in enumerate(rings(layout, state.up, player.scout)[1:4], 1):
            if ring & ~player.marked & ~layout.city_mask:
                return value + weights.near / steps
        return value

    def _chance(self, state: State, player: Player, other: Player) -> float:
        """Guess how likely a fight is won, by what can be seen: of the other's tokens some are Weapons."""
        spare = 1.0 if state.charter.solo else sum(other.rack) / 3
        edge = player.strength + player.rack[WEAPONS] - other.strength - spare
        return min(1.0, max(0.0, 0.5 + self._weights.edge * edge))

    def _duels(self, state: State, player: Player) -> float:
        """What Warships in each other's reach will bring, and that others are out; at home nobody is fought."""
        charter, weights = state.charter, self._weights
        gauge, ocean = charter.box.numbers.gauge, charter.layout.ocean
        near = 0
        for ring in rings(charter.layout, state.up, player.warship)[:3]:
            near |= ring
        value = 0.0
        for number, other in enumerate(state.players, 1):
            if number == self._seat:
                continue
            if other.warship < ocean:
                value -= weights.abroad
            if not near >> other.warship & 1:
                continue
            chance = self._chance(state, player, other)
            if other.warship < ocean:
                value += weights.duel * chance * gauge[other.strength - 1]
            if player.warship < ocean:
                value -= weights.peril * (1.0 - chance) * (1.0 + gauge[player.strength - 1])
        return value

    def _pending(self, state: State, player: Player, kills: int) -> float:
        """What the Warship has come for and not yet got: a fight, Settlers that are about to flee, a Monster."""
        charter, weights, kind = state.charter, self._weights, state.due[-1].kind
        numbers, slot = charter.box.numbers, player.warship
        bonus = numbers.gauge[player.strength - 1] if state.frame.empty >> ENGAGE & 1 else 0
        if kind == "flee":
            fled = sum(number for _, _, (_, number, winner) in state.due if winner == self._seat)
            return float(fled * numbers.scare)
        if kind not in ("commit", "challenge", "monster"):
            return 0.0
        value, chance = 0.0, 1.0
        if kind != "monster":
            other = next(each for each in state.players if each.warship == slot and each is not player)
            chance = self._chance(state, player, other)
            scared = (other.scout == slot) + sum(slot_of(place) == slot for place in other.settlers)
            value = numbers.gauge[other.strength - 1] + bonus + scared * numbers.scare
        monster = None if state.slain >> slot & 1 else charter.monsters[slot]
        if monster is not None and monster.strength <= player.strength + player.rack[WEAPONS]:
            value += (1.0 - weights.prey) * (monster.gold + (weights.goal if kills else 0.0)) + bonus
        return chance * value

    def _warship(self, state: State, player: Player, left: float, kills: int) -> float:
        """What lies near the Warship: Monsters that can be beaten, pieces to scare away."""
        charter, weights = state.charter, self._weights
        power = player.strength + player.rack[WEAPONS]
        prey = state.up & ~state.slain
        found: list[float] = []
        value = 0.0
        for steps, ring in enumerate(rings(charter.layout, state.up, player.warship)[:6]):
            for slot, monster in enumerate(charter.monsters) if ring & prey else ():
                if monster is not None and ring & prey & 1 << slot:
                    chance = weights.short ** max(0, monster.strength - power) / (1.0 + weights.far * max(0, steps - 2))
                    found.append(chance * (monster.gold + (weights.goal if kills else 0.0)))
            if steps <= 2:
                for number, other in enumerate(state.players, 1):
                    if number != self._seat:
                        near = sum(ring >> slot_of(place) & 1 for place in other.settlers) + (ring >> other.scout & 1)
                        value += weights.scare * near
        found.sort(reverse=True)
        return value + weights.prey * sum(found[: max(1, kills)]) * min(1.0, left / 2)
