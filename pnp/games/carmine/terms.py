"""The ledger: all that is counted on the Ship Board and around it, read from `carmine/ledger.toml`.

Tracks stand in the file as they are printed (columns of boxes, bonuses by box) and are turned here into what the rules
ask: how many boxes there are, and what comes with the box of a number.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec

from pnp.errors import TemplateError
from pnp.templates import Data, Templates

__all__ = [
    "AmbushTerms",
    "Cannons",
    "Choice",
    "Current",
    "Deck",
    "Exploring",
    "Gain",
    "Gains",
    "Ledger",
    "Meeting",
    "Port",
    "Power",
    "Scoring",
    "Ship",
    "Start",
    "Title",
    "Track",
    "read_ledger",
]

Resource = Literal["gold", "provisions", "wind", "story", "renown", "fill"]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_FILE = "carmine/ledger.toml"


class Gain(NamedTuple):
    """So much of one thing; `fill` fills the hold to its limit, whatever the amount says (CA-H5)."""

    resource: Resource
    amount: _Count


Gains = tuple[Gain, ...]


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


def read_ledger(data: Templates) -> Ledger:
    """Read the ledger, and hold it to what makes sense in itself."""
    read = data.read(_FILE, _LedgerFile)
    try:
        ledger = _ledger(read)
        _check(ledger)
    except TemplateError as error:
        raise TemplateError(f"{data.find(_FILE)} is wrong: {error}") from None
    return ledger


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


def _check(ledger: Ledger) -> None:
    for name in ("standard", "challenging", "short"):
        if name not in ledger.decks:
            raise TemplateError(f"decks: the {name} deck is missing")
    for name, deck in ledger.decks.items():
        if deck.turns < 1:
            raise TemplateError(f"decks.{name}: no card is left")
        if len(deck.treasures) != len(ledger.exploring.treasures) - 1 or list(deck.treasures) != sorted(deck.treasures):
            raise TemplateError(f"decks.{name}.treasures: a turn for each treasure but the last, in order")
    if not 1 <= ledger.start.ship <= len(ledger.ships):
        raise TemplateError(f"start.ship: there are {len(ledger.ships)} ships")
    if [title.least for title in ledger.titles] != sorted({title.least for title in ledger.titles}):
        raise TemplateError("titles: they stand in order, each from a higher total on")
