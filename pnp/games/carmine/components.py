"""Components: the cards, tracks, prices and rewards of the game, from `carmine/cards.toml` and `carmine/ledger.toml`.

The rulebook's icons and tables are lost, so many of these numbers are our own choice; a player who has the game can
correct each of them in a copy. That is why no number of a card, a track or a price stands in code, and why what is
read here is checked for sense: a mistyped shape is told when it is read, not when it is drawn.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from pnp.errors import TemplateError
from pnp.games.carmine.board import SIDE
from pnp.templates import Data, Templates

__all__ = [
    "Adventure",
    "AmbushTerms",
    "Cannons",
    "Components",
    "Deck",
    "Exploring",
    "Gain",
    "Ledger",
    "Meeting",
    "Ship",
    "Smooth",
    "Track",
    "components",
]

Kind = Literal["monster", "peril", "current", "rocks", "ambush"]
Resource = Literal["gold", "provisions", "wind", "story", "renown", "fill"]
Side = Literal["left", "right"]
Line = Literal["row", "column"]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_DIGITS = "123456789"
_COLUMNS = "ABCDEFGHIJKLMNO"


class Gain(NamedTuple):
    """So much of one thing; `fill` fills the hold to its limit, whatever the amount says (CA-H5)."""

    resource: Resource
    amount: _Count


Gains = tuple[Gain, ...]


class Adventure(msgspec.Struct, frozen=True):
    """An Adventure Card. Equal cards are equal values, so that their placements are worked out once."""

    id: str
    kind: Kind
    name: str
    text: str
    cells: tuple[tuple[int, int], ...]
    """The shape as printed, (column, row) from its north-west corner: in reading order, a current from tail to head."""
    row: int | None
    """The card's lines, counted from 0; None for an ambush."""
    column: int | None
    arrow: Side | None
    solo: Line | None
    """The line with the solo mark (rocks, CA-V2)."""


class Smooth(Data, frozen=True):
    """A Smooth Sailing Card: `count` of it are in the box (CA-C1)."""

    id: _Id
    count: _Some
    name: _Text
    text: _Text
    gains: Gains = ()
    power: Literal["monsters", "pirates", "any"] | None = None


class Deck(Data, frozen=True):
    """CA-S3 to S5: so many cards of each pile are shuffled together, the top ones removed unseen; CA-V3 for solo."""

    adventures: _Some
    smooth: _Some
    removed: _Count
    treasures: tuple[_Some, ...]
    """The last turn in which a solo voyage finds the first treasure, the second, …"""

    @property
    def turns(self) -> int:
        return self.adventures + self.smooth - self.removed


class Start(Data, frozen=True):
    """CA-S9."""

    provisions: _Count
    gold: _Count
    wind: _Count
    story: _Count
    cannons: _Count
    ship: _Some
    monsters: _Count
    pirates: _Count


class Exploring(Data, frozen=True):
    """CA-E: `rewards[0]` is the reward of a 1."""

    rewards: Annotated[tuple[Gains, ...], msgspec.Meta(min_length=6, max_length=6)]
    cannon: _Count
    """Provisions for a cannon (CA-E5)."""
    monoliths: tuple[_Count, ...]
    """Story for the first monolith, the second, …; the one after them gives a treasure (CA-E4)."""
    treasures: tuple[_Count, ...]
    gold: Gains
    """Bonuses printed on land (CA-E3)."""
    provisions: Gains
    wind: Gains


class Ship(Data, frozen=True):
    """CA-N3, H3, P3: movement points, the limit of the hold, and the renown that it adds."""

    price: _Count
    movement: _Count
    hold: _Count
    renown: _Count


class Port(Data, frozen=True):
    """CA-P2, P3: gold for filling the hold, and the story crossed off after telling."""

    hold: _Count
    told: _Count


class _Bonuses(Data, frozen=True):
    """A track's bonuses by the number of its box, from 1 on."""

    bonuses: Mapping[str, Gains]


class Track(NamedTuple):
    """A track of boxes, and what is gained with the box of a number (from 1 on)."""

    boxes: int
    bonuses: Mapping[int, Gains]


class Cannons(NamedTuple):
    """The cannon track: `prices[0]` is the gold for the first (CA-P3); bonuses by the number of the cannon."""

    prices: tuple[int, ...]
    bonuses: Mapping[int, Gains]


class Power(Data, frozen=True):
    """Where the power tracks end (CA-C2)."""

    monsters: _Some
    pirates: _Some


class Meeting(Data, frozen=True):
    """CA-M1, M2, M4: what is paid when the cannons are too few, and what is gained in any case."""

    gains: Gains
    price: Gains = ()


class Current(Data, frozen=True):
    """CA-M3: the gains for each so many cells crossed in one ride."""

    cells: _Some
    gains: Gains


class Choice(Data, frozen=True):
    """Either so much gold or so many provisions."""

    gold: _Count
    provisions: _Count


class AmbushTerms(Data, frozen=True):
    """CA-A2, A5: from how far an ambush is out of sight, and what a battle brings."""

    sight: _Some
    winner: Gains
    winner_choice: Choice
    loser: Gains
    loser_choice: Choice
    tie: Gains


class Scoring(Data, frozen=True):
    """CA-F3, F4."""

    pirates: int
    home: int
    port: int


class Title(Data, frozen=True):
    """What a solo player may be called, from a total on."""

    least: int
    name: _Text


class _CannonTable(_Bonuses, frozen=True):
    prices: tuple[_Count, ...]


class _ColumnTable(Data, frozen=True):
    start: _Count
    column: _Some
    bonuses: Gains


class _WindTable(Data, frozen=True):
    boxes: _Count


class _StoryTable(_Bonuses, frozen=True):
    boxes: _Count


class _RenownTable(_Bonuses, frozen=True):
    slots: _Some


class _LedgerFile(Data, frozen=True):
    start: Start
    decks: Mapping[str, Deck]
    exploring: Exploring
    ships: Annotated[tuple[Ship, ...], msgspec.Meta(min_length=1)]
    port: Port
    cannons: _CannonTable
    power: Power
    provisions: _ColumnTable
    gold: _ColumnTable
    wind: _WindTable
    story: _StoryTable
    renown: _RenownTable
    monster: Meeting
    peril: Meeting
    current: Current
    pirates: Meeting
    ambush: AmbushTerms
    scoring: Scoring
    titles: Annotated[tuple[Title, ...], msgspec.Meta(min_length=1)]


class _AdventureEntry(Data, frozen=True):
    id: _Id
    kind: Kind
    name: _Text
    text: _Text
    shape: tuple[str, ...] = ()
    row: Annotated[int, msgspec.Meta(ge=1, le=SIDE)] | None = None
    column: Annotated[str, msgspec.Meta(pattern="^[A-O]$")] | None = None
    arrow: Side | None = None
    solo: Line | None = None


class _CardFile(Data, frozen=True):
    adventures: tuple[_AdventureEntry, ...]
    smooth: tuple[Smooth, ...]


class Ledger(NamedTuple):
    """All that is counted on the Ship Board and around it."""

    start: Start
    decks: Mapping[str, Deck]
    exploring: Exploring
    ships: tuple[Ship, ...]
    """`ships[0]` is ship 1."""
    port: Port
    cannons: Cannons
    power: Power
    provisions: Track
    gold: Track
    wind: Track
    story: Track
    renown: Track
    """Slots for stories told; the bonus of telling in the last (CA-F5)."""
    monster: Meeting
    peril: Meeting
    current: Current
    pirates: Meeting
    ambush: AmbushTerms
    scoring: Scoring
    titles: tuple[Title, ...]

    def title(self, total: int) -> str:
        """Give the title of a solo total; a negative one counts as the first."""
        return next((title.name for title in reversed(self.titles) if title.least <= total), self.titles[0].name)

    def treasure(self, deck: str, turn: int) -> int:
        """CA-V3: give the number (from 1 on) of the treasure that a solo voyage finds in this turn."""
        limits = self.decks[deck].treasures
        return 1 + sum(turn > limit for limit in limits)


class Components(NamedTuple):
    """Everything in the box, by id where it has one; dictionaries keep the order of the files."""

    adventures: Mapping[str, Adventure]
    smooth: Mapping[str, Smooth]
    ledger: Ledger


_known: "WeakKeyDictionary[Templates, Components]" = WeakKeyDictionary()


def components(data: Templates) -> Components:
    """Read the components, once for each `Templates`."""
    found = _known.get(data)
    if found is None:
        found = _known[data] = _read(data)
    return found


def _read(data: Templates) -> Components:
    cards, ledger = data.read("carmine/cards.toml", _CardFile), data.read("carmine/ledger.toml", _LedgerFile)
    try:
        adventures = {entry.id: _adventure(entry) for entry in cards.adventures}
        smooth = {card.id: card for card in cards.smooth}
        if len(adventures | smooth) < len(cards.adventures) + len(cards.smooth):
            raise TemplateError("two cards have one id")
    except TemplateError as error:
        raise TemplateError(f"{data.find('carmine/cards.toml')} is wrong: {error}") from None
    try:
        box = Components(adventures, smooth, _ledger(ledger))
        _check(box)
    except TemplateError as error:
        raise TemplateError(f"{data.find('carmine/ledger.toml')} is wrong: {error}") from None
    return box


def _adventure(entry: _AdventureEntry) -> Adventure:
    """Turn a card as it is written into one as it is used."""
    if entry.kind == "ambush":  # CA-D14
        if entry.shape or entry.row or entry.column or entry.solo or not entry.arrow:
            raise TemplateError(f"{entry.id}: an ambush has an arrow, and neither shape nor lines")
        return Adventure(entry.id, entry.kind, entry.name, entry.text, (), None, None, entry.arrow, None)
    if entry.row is None or entry.column is None:
        raise TemplateError(f"{entry.id}: the row or the column is missing")
    is_rocks = entry.kind == "rocks"
    if is_rocks != (entry.arrow is not None) or is_rocks != (entry.solo is not None):
        raise TemplateError(f"{entry.id}: rocks have an arrow and a solo line, other shapes have neither")
    cells = _cells(entry)
    row, column = entry.row - 1, _COLUMNS.index(entry.column)
    return Adventure(entry.id, entry.kind, entry.name, entry.text, cells, row, column, entry.arrow, entry.solo)


def _cells(entry: _AdventureEntry) -> tuple[tuple[int, int], ...]:
    marks = [(mark, (x, y)) for y, line in enumerate(entry.shape) for x, mark in enumerate(line) if mark != "."]
    wanted = "X" * len(marks)
    if entry.kind == "current":  # CA-D11: an ordered path
        marks.sort()
        wanted = _DIGITS[: len(marks)]
    if not marks or "".join(mark for mark, _ in marks) != wanted:
        signs = "the numbers from 1 on, each once" if entry.kind == "current" else "X"
        raise TemplateError(f"{entry.id}: the shape is made of dots and {signs}")
    cells = [cell for _, cell in marks]
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    if max(x - west for x, _ in cells) >= SIDE or max(y - north for _, y in cells) >= SIDE:
        raise TemplateError(f"{entry.id}: the shape is larger than the board")
    if entry.kind == "current" and any(max(abs(x - u), abs(y - v)) != 1 for (x, y), (u, v) in pairwise(cells)):
        raise TemplateError(f"{entry.id}: each cell of a current touches the next")
    return tuple((x - west, y - north) for x, y in cells)


def _ledger(read: _LedgerFile) -> Ledger:
    return Ledger(
        read.start,
        read.decks,
        read.exploring,
        read.ships,
        read.port,
        Cannons(read.cannons.prices, _numbered("cannons", read.cannons, len(read.cannons.prices))),
        read.power,
        _columns(read.provisions),
        _columns(read.gold),
        Track(read.wind.boxes, {}),
        Track(read.story.boxes, _numbered("story", read.story, read.story.boxes)),
        Track(read.renown.slots, _numbered("renown", read.renown, read.renown.slots)),
        read.monster,
        read.peril,
        read.current,
        read.pirates,
        read.ambush,
        read.scoring,
        read.titles,
    )


def _columns(table: _ColumnTable) -> Track:
    """CA-H2: a column's bonus comes with its last box."""
    ends = {table.start + table.column * number: (gain,) for number, gain in enumerate(table.bonuses, 1)}
    return Track(table.start + table.column * len(table.bonuses), ends)


def _numbered(name: str, table: _Bonuses, boxes: int) -> dict[int, Gains]:
    """TOML's keys are texts; here they are the numbers of boxes."""
    for key in table.bonuses:
        if not (key.isascii() and key.isdigit() and 1 <= int(key) <= boxes):
            raise TemplateError(f"{name}.bonuses: “{key}” is not a box from 1 to {boxes}")
    return {int(key): gains for key, gains in table.bonuses.items()}


def _check(box: Components) -> None:
    """Hold together what stands in two places: decks need enough cards, treasures enough turns."""
    ledger = box.ledger
    ambushes = sum(card.kind == "ambush" for card in box.adventures.values())
    adventures = len(box.adventures) - ambushes - 2  # without Ambush Cards, and two are set aside (CA-S2, S6)
    smooth = sum(card.count for card in box.smooth.values())
    for name in ("standard", "challenging", "short"):
        if name not in ledger.decks:
            raise TemplateError(f"decks: the {name} deck is missing")
    for name, deck in ledger.decks.items():
        if deck.adventures > adventures or deck.smooth > smooth:
            raise TemplateError(f"decks.{name}: there are only {adventures} adventures and {smooth} smooth to deal")
        if deck.turns < 1:
            raise TemplateError(f"decks.{name}: no card is left")
        if len(deck.treasures) != len(ledger.exploring.treasures) - 1 or list(deck.treasures) != sorted(deck.treasures):
            raise TemplateError(f"decks.{name}.treasures: a turn for each treasure but the last, in order")
    if not 1 <= ledger.start.ship <= len(ledger.ships):
        raise TemplateError(f"start.ship: there are {len(ledger.ships)} ships")
    if [title.least for title in ledger.titles] != sorted({title.least for title in ledger.titles}):
        raise TemplateError("titles: they stand in order, each from a higher total on")
