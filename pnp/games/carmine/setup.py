"""Carmine's setup: what is on the table before the first turn, and what chance brings later, spelled out (CA-S1 to S7).

All players use the same Adventure Board. The code names a face (`board=A1`), or gives the board a seed of its own
(`board=STORM`), or leaves it to the seed of the game; a board that is a seed's is that seed's in either way.

The seed deals the two first cards and the deck. Where one person sails alone, or several sail the same voyage apart
(`voyage=yes`, CA-V5), it rolls the dice of every turn too; at a common table people roll their own.

A setup that was spelled out may be changed by hand and printed. Its code would then bring back another one than that
on the page, so the page says what it was changed from, in words that no code begins with.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

import msgspec

from pnp.errors import PnpError, SetupError
from pnp.game import settle
from pnp.games.carmine import game
from pnp.games.carmine.board import PORTS, SIDE, Board, Chart, cell_name
from pnp.games.carmine.charts import SEAS, face_names, named_chart, seeded_chart
from pnp.games.carmine.components import Components, components
from pnp.games.carmine.deck import Deal, Dice, check_deal, deal, winds_and_die
from pnp.games.carmine.turns import turn_table
from pnp.games.carmine.winds import DIRECTIONS, WINDS
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["CarmineSetup", "make_setup", "read_setup"]

_Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
_COLUMNS = "ABCDEFGHIJKLMNO"
_LEGEND = (
    ("P", "port"),
    ("M", "monolith"),
    ("x", "pirates"),
    (".", "sea"),
    ("#", "land"),
    ("=", "mainland"),
    ("g", "gold"),
    ("p", "provisions"),
    ("w", "wind"),
)


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the code says, for programs that do not read codes."""

    players: int
    deck: str
    mirror: bool
    first_game: bool
    voyage: bool


class _Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wind: tuple[_Direction, _Direction, _Direction]
    die: Annotated[int, msgspec.Meta(ge=1, le=6)]


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup as it stands in a file. Ports are named in reading order, seas from the widest."""

    format: Literal["pnp-setup/1"]
    game: Literal["carmine"]
    code: str
    options: _Options
    archipelago: _Name
    board: Annotated[tuple[str, ...], msgspec.Meta(min_length=SIDE, max_length=SIDE)]
    ports: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=PORTS, max_length=PORTS)]
    seas: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=SEAS, max_length=SEAS)]
    first: tuple[str, str]
    cards: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)]
    dice: Annotated[tuple[_Roll, ...], msgspec.Meta(max_length=100)] | None
    """One roll for each card; null: the players roll."""


@dataclass(frozen=True, slots=True)
class CarmineSetup:
    """A board with its names, the cards and, it may be, the dice; and the code that gives them."""

    origin: SetupCode
    chart: Chart
    deal: Deal
    dice: tuple[Dice, ...] | None
    """For each turn, if the seed rolls them."""
    box: Components = field(repr=False, compare=False)
    """What the cards are, to describe them."""
    changed: bool = False
    """Whether it is another setup than its code gives."""

    @property
    def code(self) -> str:
        return f"changed from {self.origin}" if self.changed else str(self.origin)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def options(self) -> _Options:
        return _options(self.origin)

    @property
    def label(self) -> str:
        """What the board is called: its face, or the seed that it grew from."""
        return self.origin.options.get("board") or self.origin.seed or ""

    def data(self) -> Mapping[str, Any]:
        chart = self.chart
        document = _Document(
            "pnp-setup/1",
            "carmine",
            str(self.origin),
            self.options,
            chart.name,
            chart.board.rows,
            chart.ports,
            chart.seas,
            self.deal.first,
            self.deal.cards,
            None if self.dice is None else tuple(map(_written, self.dice)),
        )
        data: dict[str, Any] = msgspec.to_builtins(document)
        return data

    def text(self) -> str:
        chart = self.chart
        options = self.options
        players = "1 player" if self.players == 1 else f"{self.players} players"
        variants = [
            (options.mirror, ", mirror images allowed"),
            (options.first_game, ", first game"),
            (options.voyage, ", seeded voyage"),
        ]
        more = "".join(words for holds, words in variants if holds)
        columns = "    " + " ".join(_COLUMNS)
        rows = [f"{n:2}  {' '.join(row)}  {n}" for n, row in enumerate(chart.board.rows, 1)]
        legend = ", ".join(f"{character} {meaning}" for character, meaning in _LEGEND)
        ports = [f"  {cell_name(cell):3}  {name}" for cell, name in chart.port_names().items()]
        return "\n".join(
            [
                f"{game.title} · {self.code}",
                f"{chart.name}, for {players}, {options.deck} deck{more}",
                "",
                *(columns, *rows, columns),
                "",
                legend,
                "",
                "Ports",
                *ports,
                f"Seas: {', '.join(chart.seas)}",
                "",
                *turn_table(self.deal, self.dice, self.box),
            ]
        )


def make_setup(code: SetupCode, data: Templates) -> CarmineSetup:
    """CA-S1: the board is named, or generated from a seed; the seed deals the cards and rolls the dice."""
    if code.seed is None:
        raise SetupError(f"the code {code} has no seed")
    board, version, box = code.options.get("board", ""), code.version or game.version, components(data)
    chart = named_chart(board, data) if board in face_names(data) else seeded_chart(board or code.seed, version, data)
    options = _options(code)
    cards = deal(code.seed, version, options.deck, _has_ambush(options), box)
    dice = None
    if options.players == 1 or options.voyage:
        dice = tuple(winds_and_die(code.seed, version, turn) for turn in range(1, len(cards.cards) + 1))
    return CarmineSetup(code, chart, cards, dice, box)


def _options(code: SetupCode) -> _Options:
    """Give all options of a code, the defaults too."""
    said = {option.name: option.default for option in game.options} | dict(code.options)
    yes = {name: value == "yes" for name, value in said.items()}
    return _Options(int(said["players"]), said["deck"], yes["mirror"], yes["first-game"], yes["voyage"])


def _has_ambush(options: _Options) -> bool:
    """CA-S6, V4, V5: nobody lies in ambush in a first game, alone, or on a seeded voyage."""
    return options.players > 1 and not options.first_game and not options.voyage


def _written(roll: Dice) -> _Roll:
    first, second, third = (DIRECTIONS[wind] for wind in roll.wind)
    return msgspec.convert({"wind": [first, second, third], "die": roll.die}, _Roll)


def _read_dice(rolls: tuple[_Roll, ...] | None, turns: int) -> tuple[Dice, ...] | None:
    if rolls is None:
        return None
    if len(rolls) != turns:
        raise SetupError(f"there are dice for {len(rolls)} turns, but {turns} cards")
    for turn, roll in enumerate(rolls, 1):
        if len(set(roll.wind)) == 1:
            raise SetupError(f"the three Wind Dice of turn {turn} agree: they are rolled again")
    return tuple(Dice((WINDS[roll.wind[0]], WINDS[roll.wind[1]], WINDS[roll.wind[2]]), roll.die) for roll in rolls)


def read_setup(document: Mapping[str, Any], data: Templates) -> CarmineSetup:
    """Take a setup that was spelled out; a board is held to what `Board.parse` asks, not to the generator's wishes."""
    try:
        read = msgspec.convert(document, _Document)
        code = settle(game, SetupCode.parse(read.code))
        if code.game != game.slug:
            raise SetupError(f"the code {code} is not one of {game.slug}")
        if not all(name.isprintable() for name in (read.archipelago, *read.ports, *read.seas)):
            raise SetupError("a name has characters that cannot be printed")
        options, box = _options(code), components(data)
        if read.options != options:
            raise SetupError(f"the options are not those of the code {code}")
        chart = Chart(Board.parse(read.board), read.archipelago, read.ports, read.seas)
        cards = Deal(read.first, read.cards)
        check_deal(cards, options.deck, _has_ambush(options), box)
        setup = CarmineSetup(code, chart, cards, _read_dice(read.dice, len(cards.cards)), box)
        return replace(setup, changed=setup != make_setup(code, data))
    except msgspec.ValidationError as error:
        raise SetupError(str(error)) from None
    except SetupError:
        raise
    except PnpError as error:
        raise SetupError(str(error)) from None
