"""Positions of Mu put together in words, and games that are played in words.

A position stands at the action point of a turn. What is not told is as at the start of a game, but everybody's Settler
has left the Boat for the reserve, so that what is on the board is what a test says. Pieces take the place of lava.
Seats: 0 is Red, 1 is Blue, 2 is Green.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.errors import IllegalMove
from pnp.games.mu.charter import Charter, FissureMode, SinkMode
from pnp.games.mu.components import components
from pnp.games.mu.hexes import Hex
from pnp.games.mu.land import cracked, spaces_of, sunk
from pnp.games.mu.moves import parse_move
from pnp.games.mu.places import (
    AREA_GEYSERS,
    AREA_SLOTS,
    COMPASS,
    SLOT_NUMBERS,
    SLOTS,
    SPACE_NUMBERS,
    SPACES,
)
from pnp.games.mu.rules import State, legal_moves, new_game, play, result
from pnp.games.mu.state import Frame, Player
from pnp.masks import cells, mask_of
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
RED, BLUE, GREEN = 0, 1, 2


def charter_of(
    players: int = 2,
    *,
    first: int = 0,
    fissures: FissureMode = "border",
    sinking: SinkMode = "auto",
    stagnation: int = 3,
    bays: tuple[Hex, ...] = (),
) -> Charter:
    bays = bays or (BOX.bay,) * players
    return Charter(BOX.numbers, BOX.continent, bays, first, fissures, sinking, stagnation)


@dataclass(frozen=True)
class Table:
    """A position, with what a test asks of it in words."""

    state: State

    # -- playing ---------------------------------------------------------------------------------

    def play(self, *moves: str) -> "Table":
        """Play moves, each of which is among the legal ones."""
        state = self.state
        for text in moves:
            move = parse_move(text)
            assert move in legal_moves(state), f"{text} is not legal: {[str(move) for move in legal_moves(state)]}"
            state = play(state, move)
        return Table(state)

    def rule(self, move: str) -> str:
        """Give the rule by which a move is refused; nothing where it is played."""
        assert (parse_move(move) in legal_moves(self.state)) == (not self._refusal(move))
        return self._refusal(move)

    def _refusal(self, move: str) -> str:
        try:
            play(self.state, parse_move(move))
        except IllegalMove as error:
            return error.rule
        return ""

    def moves(self, verb: str = "") -> list[str]:
        return [str(move) for move in legal_moves(self.state) if move.verb == verb or not verb]

    @property
    def asked(self) -> tuple[str, int]:
        due = self.state.due[-1]
        return due.kind, due.seat

    # -- what lies where -------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def points(self, seat: int) -> int:
        return self.player(seat).points

    def settlers(self, seat: int) -> str:
        return " ".join(SPACES[space] for space in self.player(seat).settlers)

    def villages(self, seat: int) -> str:
        return " ".join(SLOTS[slot] for slot in cells(self.player(seat).villages))

    def moai(self, seat: int) -> str:
        """Lying in slots, then loose."""
        player = self.player(seat)
        return " ".join(
            [*(SLOTS[slot] for slot in cells(player.moai)), *(f"{SPACES[space]}.loose" for space in player.loose)]
        )

    def raised(self, seat: int) -> str:
        geysers = cells(self.player(seat).raised)
        return " ".join(f"{SPACES[geyser // 6]}-{COMPASS[geyser % 6]}" for geyser in geysers)

    def has_lava(self, slot: str) -> bool:
        return bool(self.state.lava >> SLOT_NUMBERS[slot] & 1)

    @property
    def lava(self) -> int:
        return self.state.lava.bit_count()

    @property
    def fissures(self) -> str:
        """By Areas, in edge mode as often as there are."""
        areas = self.state.charter.sites.areas
        return " ".join("{}-{}".format(*areas[site]) for site in cells(self.state.land.fissures))

    @property
    def parts(self) -> list[list[int]]:
        return [list(cells(part)) for part in self.state.land.parts]

    @property
    def areas(self) -> list[int]:
        return list(cells(self.state.land.areas))

    @property
    def volcanoes(self) -> list[int]:
        return list(cells(self.state.land.volcanoes))

    @property
    def actions(self) -> int:
        return self.state.frame.actions

    @property
    def result(self) -> Mapping[str, Any]:
        return result(self.state)


def start(players: int = 2, **options: Any) -> Table:
    return Table(new_game(charter_of(players, **options)))


def position(
    *,
    players: int = 2,
    settlers: Mapping[int, str] | None = None,
    villages: Mapping[int, str] | None = None,
    moai: Mapping[int, str] | None = None,
    raised: Mapping[int, str] | None = None,
    prayers: Sequence[int] = (),
    points: Sequence[int] = (),
    aboard: Sequence[int] = (),
    fissured: str = "",
    sunken: Sequence[int] = (),
    lava: str | None = None,
    bare: str = "",
    supply: int | None = None,
    seat: int = 0,
    frame: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """Lay out a position.

    `settlers`, `villages`, `moai` (also `16a.loose`) and `raised` (`12c-e`) are by seat; `fissured` are borders like
    12-16, in edge mode edges like 20a/12c; `lava` is all there is, `bare` is taken away.
    """
    charter = charter_of(players, **options)
    state = new_game(charter)
    land, closed, gone = state.land, 0, spaces_of(mask_of(sunken))
    for area in sunken:
        # it breaks off before it sinks
        for site in cells(charter.sites.of[area]):
            if all(land.areas >> side & 1 for side in charter.sites.areas[site]):
                land = cracked(land, charter.sites, site)
        land = sunk(land, charter.sites, 1 << area)
        closed |= charter.sites.touching[area]
    for name in fissured.split():
        land = cracked(land, charter.sites, _site(charter, name))
    crowd = [
        _player(
            (settlers or {}).get(number, ""),
            (villages or {}).get(number, ""),
            (moai or {}).get(number, ""),
            (raised or {}).get(number, ""),
            (*prayers, 0, 0, 0, 0)[number],
            (*points, 0, 0, 0, 0)[number],
            number in aboard,
        )
        for number in range(players)
    ]
    slots = state.lava if lava is None else _mask(lava)
    slots &= ~_mask(bare)
    for area in sunken:
        slots &= ~AREA_SLOTS[area]
    for player in crowd:
        slots &= ~(player.villages | player.moai)
        closed |= player.raised
        assert not any(gone >> space & 1 for space in (*player.settlers, *player.loose))
        assert not any(player.raised & AREA_GEYSERS[area] for area in sunken)
        assert min(player.settlers_left(BOX.numbers), player.villages_left(BOX.numbers)) >= 0
        assert player.moai_left(BOX.numbers) >= 0
    split = len(land.parts) > 1
    turn = Frame(**({"number": 1, "round": 1, "seat": seat, "actions": 4, "split": split} | dict(frame or {})))
    return Table(
        replace(
            state,
            players=tuple(crowd),
            frame=turn,
            land=land,
            lava=slots,
            open=state.open & ~closed,
            prayers=state.prayers - sum(prayers) if supply is None else supply,
            due=(Due("action", turn.seat),),
        )
    )


def _player(settlers: str, villages: str, moai: str, raised: str, prayers: int, points: int, aboard: bool) -> Player:
    lying = moai.split()
    return Player(
        settlers=tuple(sorted(SPACE_NUMBERS[space] for space in settlers.split())),
        aboard=aboard,
        villages=_mask(villages),
        moai=mask_of(SLOT_NUMBERS[place] for place in lying if not place.endswith(".loose")),
        loose=tuple(sorted(SPACE_NUMBERS[place[:-6]] for place in lying if place.endswith(".loose"))),
        raised=mask_of(geyser(name) for name in raised.split()),
        prayers=prayers,
        points=points,
    )


def geyser(name: str) -> int:
    space, direction = name.split("-")
    return 6 * SPACE_NUMBERS[space] + COMPASS.index(direction)


def _mask(slots: str) -> int:
    return mask_of(SLOT_NUMBERS[slot] for slot in slots.split())


def _site(charter: Charter, name: str) -> int:
    if "-" in name:
        one, other = map(int, name.split("-"))
        return charter.sites.areas.index((one, other))
    pair = {SPACE_NUMBERS[space] for space in name.split("/")}
    return next(site for site, pairs in enumerate(charter.sites.closes) if any(pair == set(two) for two in pairs))
