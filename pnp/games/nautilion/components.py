"""Components: the boards, tokens, cards and numbers of the game, from `nautilion/*.toml`.

The rulebook's ducts, spell costs and some cards are lost, so many of these numbers are our own choice; a player who has
the game can correct each of them in a copy. That is why none of them stands in code, and why what is read here is
checked for sense.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec

from pnp.errors import TemplateError
from pnp.games.nautilion.ducts import Ducts
from pnp.templates import Data, Templates

__all__ = [
    "Boards",
    "Cards",
    "Components",
    "DarkhouseCard",
    "HeroicCard",
    "Numbers",
    "Side",
    "Star",
    "Tokens",
    "components",
]

_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Copies = Annotated[int, msgspec.Meta(ge=1, le=9)]
_Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
_Face = Annotated[int, msgspec.Meta(ge=1, le=4)]
_CardNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
_Faces = Annotated[tuple[_Face, ...], msgspec.Meta(min_length=1, max_length=20)]
_Numbers = Annotated[tuple[_Number, ...], msgspec.Meta(min_length=1, max_length=9)]

# -- boards --------------------------------------------------------------------------------------------


class Side(Data, frozen=True):
    """One side of a Nautilion board (NA-V02)."""

    id: Annotated[str, msgspec.Meta(pattern="^[A-C][12]$")]
    name: _Text
    ducts: tuple[tuple[_Number, _Number], ...]
    spaces: Annotated[tuple[tuple[_Count, _Count], ...], msgspec.Meta(min_length=9, max_length=9)]
    bonus: int
    points: int


class PhantomBoard(Data, frozen=True):
    """NA-X2-02, X2-12: the Phantom's own board."""

    harpoons: Annotated[tuple[_Some, ...], msgspec.Meta(min_length=1)]
    spaces: _Some


class Boards(Data, frozen=True):
    """All boards; lengths in millimetres."""

    size: tuple[_Some, _Some]
    space: _Some
    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=1)]
    phantom: PhantomBoard


# -- tokens --------------------------------------------------------------------------------------------


class Crew(Data, frozen=True):
    """Four of each number, and what the numbers are good at."""

    copies: _Copies
    fighters: _Numbers
    pilots: _Numbers


class Mages(Data, frozen=True):
    """NA-X1-05: the letters and their partners."""

    copies: _Copies
    partners: dict[str, _Number]


class Mercenaries(Data, frozen=True):
    """They are all alike."""

    count: _Copies


class Reefs(Data, frozen=True):
    """NA-S04: the Reefs, and how far apart they lie."""

    copies: _Copies
    numbers: tuple[Literal[3], Literal[6], Literal[9]]
    every: _Some


class Harpoons(Data, frozen=True):
    """NA-X2-11, X2-12: what a token gives in the collision."""

    fighter: _Count
    mercenary: _Count


class Tokens(Data, frozen=True):
    """How many tokens of each kind there are, and what they are for."""

    reserve: _Copies
    crew: Crew
    mages: Mages
    mercenaries: Mercenaries
    reefs: Reefs
    harpoons: Harpoons


# -- cards ---------------------------------------------------------------------------------------------

DarkhouseKey = Literal[
    "twice",
    "one_by_one",
    "pile_to_path",
    "double_discard",
    "reroll_two",
    "exchange",
    "nautilion_back",
    "figure_first",
    "fixed_234",
    "only_four",
    "pile_to_reserve",
    "pile_to_board",
]
HeroicKey = Literal[
    "shield2",
    "set_dice",
    "phantom_stays",
    "phantom_back",
    "replace_card",
    "crew_from_path",
    "crew_from_pile",
    "pile3_to_reserve",
    "three_to_reserve",
    "cabin_crew",
    "sink_mercenary",
    "clear_reefs",
]
Level = Literal["intro", "normal", "difficult"]


class DarkhouseCard(Data, frozen=True):
    """A Darkhouse Action card."""

    number: _CardNumber
    colour: Literal["red", "blue"]
    key: DarkhouseKey


class HeroicCard(Data, frozen=True):
    """A Heroic Action card; some belong to another expansion (NA-S13)."""

    number: _CardNumber
    key: HeroicKey
    expansion: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None


class Row(Data, frozen=True):
    """NA-S12: so many cards of each colour in the Darkhouse row."""

    red: _Count
    blue: _Count


class Cards(Data, frozen=True):
    """All cards that the rules know."""

    darkhouse_row: _Some
    heroic_open: _Some
    admirals: tuple[_Numbers, _Numbers]
    darkhouse: tuple[DarkhouseCard, ...]
    heroic: tuple[HeroicCard, ...]
    levels: dict[Level, Row]


# -- numbers -------------------------------------------------------------------------------------------


class Dice(Data, frozen=True):
    """The dice: their faces, how many are rolled, and how many by a stuck Nautilion (NA-X3-05)."""

    faces: _Faces
    count: Annotated[int, msgspec.Meta(ge=3, le=3)]
    stuck: Annotated[int, msgspec.Meta(ge=2, le=2)]


class Spells(Data, frozen=True):
    """NA-C05 to C07: what a spell costs."""

    whirlwind: _Some
    tide: _Some
    swap: _Some


class Toll(Data, frozen=True):
    """What the Darkhouse takes (NA-D02), and the numbers of its cards."""

    start: _Face = msgspec.field(name="from")
    tokens: _Some
    double: _Some
    only: _Face
    again: _Face
    fixed: tuple[_Face, _Face, _Face]
    price: _Some


class ReefCheck(Data, frozen=True):
    """NA-X3-03, X3-04: the result that frees, and what a pilot adds."""

    free: _Some
    pilot: _Count


class HeroicNumbers(Data, frozen=True):
    """HA 1 holds for so many turns; HA 8 takes so many tokens."""

    turns: _Some
    gather: _Some


class Reserve(Data, frozen=True):
    """NA-S08: tokens of the start."""

    least: _Some
    most: _Some
    standard: _Some
    two_players: _Count


class Record(Data, frozen=True):
    """NA-E10: the record of a won game; the others are the most that counts."""

    won: _Count
    sea: _Count
    reserve: _Count
    expansion: _Count


class Points(Data, frozen=True):
    """The points of a setup."""

    mages: int
    mercenaries: dict[str, int]
    """By the harpoons of the Phantom board."""
    reefs: int
    darkhouse: dict[Level, int]
    heroic: int
    two_players: int


class Star(Data, frozen=True):
    """So many stars up to this sum of points, or from this percentage of wins on."""

    stars: _Some
    name: _Text
    points: int
    wins: _Count


class Numbers(Data, frozen=True):
    """The numbers that are on no board, token or card."""

    dice: Dice
    spells: Spells
    darkhouse: Toll
    reef: ReefCheck
    heroic: HeroicNumbers
    reserve: Reserve
    record: Record
    points: Points
    stars: tuple[Star, ...]


# -- the box -------------------------------------------------------------------------------------------


class Components(NamedTuple):
    """Everything in the box. Sides and cards by name or number, in the order of the files."""

    boards: Boards
    tokens: Tokens
    cards: Cards
    numbers: Numbers
    sides: Mapping[str, Side]
    ducts: Mapping[str, Ducts]
    darkhouse: Mapping[int, DarkhouseCard]
    heroic: Mapping[int, HeroicCard]


def components(data: Templates) -> Components:
    """Read the components, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> Components:
    boards = data.read("nautilion/boards.toml", Boards)
    tokens = data.read("nautilion/tokens.toml", Tokens)
    cards = data.read("nautilion/cards.toml", Cards)
    numbers = data.read("nautilion/rules.toml", Numbers)
    sides = {side.id: side for side in boards.sides}
    darkhouse = {card.number: card for card in cards.darkhouse}
    heroic = {card.number: card for card in cards.heroic}
    _check(data, "boards", len(sides) == len(boards.sides), "two sides have one id")
    for side in boards.sides:
        proper = len({frozenset(duct) for duct in side.ducts}) == len(side.ducts)
        loops = any(one == other for one, other in side.ducts)
        _check(data, "boards", proper and not loops, f"{side.id}: a duct joins two spaces, and stands there once")
    _check(data, "tokens", set(tokens.mages.partners) == {"a", "b", "c"}, "each Mage a, b, c has a partner")
    numbered = len(darkhouse) == len(cards.darkhouse) and len(heroic) == len(cards.heroic)
    _check(data, "cards", numbered, "two cards have one number")
    colours = [card.colour for card in cards.darkhouse]
    for name, row in cards.levels.items():
        fits = row.red <= colours.count("red") and row.blue <= colours.count("blue")
        fits = fits and row.red + row.blue == cards.darkhouse_row
        _check(data, "cards", fits, f"levels.{name}: a row has {cards.darkhouse_row} cards of those there are")
    _check(data, "cards", set(cards.levels) == {"intro", "normal", "difficult"}, "a level is missing")
    reserve = numbers.reserve
    enough = reserve.least <= reserve.standard <= reserve.most and reserve.most + reserve.two_players <= tokens.reserve
    _check(data, "rules", enough, f"there are {tokens.reserve} Reserve tokens, and they do not suffice")
    _check(data, "rules", set(numbers.points.darkhouse) == set(cards.levels), "points.darkhouse: a level is missing")
    ducts = {name: Ducts(side.ducts) for name, side in sides.items()}
    return Components(boards, tokens, cards, numbers, sides, ducts, darkhouse, heroic)


def _check(data: Templates, name: str, holds: bool, message: str) -> None:
    if not holds:
        raise TemplateError(f"{data.find(f'nautilion/{name}.toml')} is wrong: {message}")
