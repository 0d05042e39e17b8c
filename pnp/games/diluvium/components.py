"""Components: the tiles, layouts, boards, cards and numbers of the game, from `diluvium/*.toml`.

Most of the rulebook's figures are lost, so many of these numbers are our own choice, tuned by simulation; a player who
has the game can correct each of them in a copy. That is why none of them stands in code, and why what is read here is
checked for sense. What the language of records names (slots, cards, Rival cards) cannot be renamed.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec

from pnp.errors import TemplateError
from pnp.games.diluvium.layout import Layout
from pnp.games.diluvium.moves import CARDS, RIVAL_CARDS
from pnp.games.diluvium.places import KINDS, LAYOUTS
from pnp.templates import Data, Templates

__all__ = [
    "ActionBoard",
    "Carry",
    "CitySlot",
    "Components",
    "Monster",
    "Numbers",
    "OceanSlot",
    "RivalCard",
    "RuinsCard",
    "Scenario",
    "Tile",
    "components",
]

Civilisation = Literal["aztec", "chinese", "egyptian", "greek"]
Action = Literal["explore", "settle", "produce", "engage"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
_Space = Literal["G1", "G2", "G3", "S"]
_Island = Annotated[str, msgspec.Meta(pattern="^[FCWR][1-3]$")]
_Kind = Literal["F", "C", "W", "R"]
_TileId = Annotated[str, msgspec.Meta(pattern="^T[0-9]{2}$")]
_Place = tuple[int, int]

# -- tiles ---------------------------------------------------------------------------------------------


class Monster(Data, frozen=True):
    """A Monster of a tile (DI-MAP-07)."""

    name: _Text
    strength: _Some
    gold: _Count


class Tile(Data, frozen=True):
    """An Ocean Tile (DI-MAP-03)."""

    id: _TileId
    name: _Text
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    spaces: Annotated[tuple[_Space, ...], msgspec.Meta(min_length=1, max_length=3)]
    islands: Annotated[tuple[_Island, ...], msgspec.Meta(min_length=1, max_length=4)]
    monster: Monster | None = None


class _Tiles(Data, frozen=True):
    city: tuple[Literal["F", "C", "W"], ...]
    tiles: tuple[Tile, ...]


# -- layouts -------------------------------------------------------------------------------------------


class CitySlot(Data, frozen=True):
    """Where a City lies, in axial coordinates."""

    slot: str
    place: _Place


class OceanSlot(CitySlot, frozen=True, kw_only=True):
    """Where an Ocean Tile of one cost lies, and whether it is turned up."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    up: bool


class _Layout(Data, frozen=True):
    id: Literal["A", "B", "C"]
    players: tuple[Annotated[int, msgspec.Meta(ge=1, le=4)], ...]
    cities: tuple[CitySlot, ...]
    ocean: tuple[OceanSlot, ...]


class _Layouts(Data, frozen=True):
    layouts: tuple[_Layout, ...]


# -- boards and cards ----------------------------------------------------------------------------------


class ActionBoard(Data, frozen=True):
    """One side of an Action Board: what it changes, it has a number for (DI-VAR-01 to VAR-06)."""

    name: _Text
    slots: tuple[_Few, _Few, _Few, _Few]
    strength: _Some
    scout_steps: _Some
    scout_per_food: _Some
    warship_steps: _Some
    warship_per_food: _Some
    sale: _Count
    settle_gold: _Count
    produce_gold: _Count
    track: tuple[_Count, ...]
    leaving: _Count


class _Boards(Data, frozen=True):
    common: ActionBoard
    civilisations: dict[Civilisation, ActionBoard]


class RuinsCard(Data, frozen=True):
    """A Ruins Card and how much it gives."""

    key: str
    name: _Text
    copies: _Some
    amount: _Some


class RivalCard(Data, frozen=True):
    """A Rival card: its action, and what it adds in a fight (DI-SOL-11)."""

    id: str
    action: Action
    bonus: _Few


class _Cards(Data, frozen=True):
    ruins: tuple[RuinsCard, ...]
    rival: tuple[RivalCard, ...]


# -- the campaign --------------------------------------------------------------------------------------


class Carry(Data, frozen=True):
    """DI-SOL-15: how much the gifts are, and what a loss gives to the Rival."""

    resources: _Some
    strength: _Some
    cards: Literal[1]
    loss: _Count


class Scenario(Data, frozen=True):
    """A scenario of the solo campaign."""

    id: Annotated[str, msgspec.Meta(pattern="^Z[1-4]$")]
    name: _Text
    strength: _Some
    gold: _Count
    forced: tuple[_TileId, ...] = ()
    only: tuple[_TileId, ...] = ()
    goal: Literal["draw", "slay"] | None = None
    times: _Count = 0
    won: str | None = None
    lost: str | None = None


class _Campaign(Data, frozen=True):
    ranks: tuple[_Text, ...]
    carry: Carry
    scenarios: tuple[Scenario, ...]


# -- numbers -------------------------------------------------------------------------------------------


class Pieces(Data, frozen=True):
    """What each player has, and what is in the box."""

    settlers: _Some
    spare: _Count
    markers: _Some
    tokens: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Of each kind."""
    slain: _Count


class Trade(Data, frozen=True):
    """DI-PRO-06, PRO-07: tokens for one sale and one raise."""

    sale: _Some
    raising: _Some = msgspec.field(name="raise")


class GoldPieces(Data, frozen=True):
    """Gold pieces of one value."""

    value: _Some
    pieces: _Some


class RivalNumbers(Data, frozen=True):
    """DI-SOL-05 to SOL-10: the numbers of the Rival."""

    steps: _Some
    reach: _Some
    settle: _Some
    idle: _Count
    ruins: _Count
    wants: Annotated[tuple[_Kind, ...], msgspec.Meta(min_length=4, max_length=4)]


class Numbers(Data, frozen=True):
    """The numbers that are on no tile, board or card."""

    gauge: Annotated[tuple[_Count, ...], msgspec.Meta(min_length=1)]
    limit: _Some
    scare: _Count
    settle: Literal[2]
    bonus: Literal[1]
    pieces: Pieces
    trays: tuple[_Some, _Some, _Some, _Some]
    trade: Trade
    gold: tuple[GoldPieces, ...]
    rival: RivalNumbers


# -- the box -------------------------------------------------------------------------------------------


class Components(NamedTuple):
    """Everything in the box, by name or id, in the order of the files."""

    tiles: Mapping[str, Tile]
    city: tuple[str, ...]
    """The kinds of a City’s spaces."""
    layouts: Mapping[int, Layout]
    """By players."""
    common: ActionBoard
    """Side A."""
    civilisations: Mapping[str, ActionBoard]
    """Side B."""
    ruins: tuple[RuinsCard, ...]
    rival: tuple[RivalCard, ...]
    ranks: tuple[str, ...]
    carry: Carry
    scenarios: Mapping[str, Scenario]
    numbers: Numbers


def components(data: Templates) -> Components:
    """Read the components, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> Components:
    tiles = data.read("diluvium/tiles.toml", _Tiles)
    layouts = data.read("diluvium/layouts.toml", _Layouts)
    boards = data.read("diluvium/boards.toml", _Boards)
    cards = data.read("diluvium/cards.toml", _Cards)
    campaign = data.read("diluvium/scenarios.toml", _Campaign)
    numbers = data.read("diluvium/rules.toml", Numbers)
    box = Components(
        tiles={tile.id: tile for tile in tiles.tiles},
        city=tiles.city,
        layouts={
            players: Layout(
                layout.id,
                {slot.slot: slot.place for slot in (*layout.ocean, *layout.cities)},
                tuple(slot.cost for slot in layout.ocean),
                tuple(slot.up for slot in layout.ocean),
            )
            for layout in layouts.layouts
            for players in layout.players
        },
        common=boards.common,
        civilisations=dict(boards.civilisations.items()),
        ruins=cards.ruins,
        rival=cards.rival,
        ranks=campaign.ranks,
        carry=campaign.carry,
        scenarios={scenario.id: scenario for scenario in campaign.scenarios},
        numbers=numbers,
    )
    _check_tiles(data, tiles, box)
    _check_layouts(data, layouts, box)
    _check_boards(data, boards, box)
    _check_cards(data, cards)
    _check_campaign(data, campaign, box)
    return box


def _check(data: Templates, name: str, holds: bool, message: str) -> None:
    if not holds:
        raise TemplateError(f"{data.find(f'diluvium/{name}.toml')} is wrong: {message}")


def _check_tiles(data: Templates, tiles: _Tiles, box: Components) -> None:
    _check(data, "tiles", len(box.tiles) == len(tiles.tiles), "two tiles have one id")
    for tile in tiles.tiles:
        kinds = {island[0] for island in tile.islands}
        _check(data, "tiles", len(kinds) == len(tile.islands), f"{tile.id}: two islands are of one kind")
    monsters = sum(tile.monster is not None for tile in tiles.tiles)
    slain = box.numbers.pieces.slain
    _check(data, "tiles", monsters <= slain, f"{monsters} Monsters, but {slain} Slain Monster tokens")
    _check(data, "tiles", len(set(tiles.city)) == len(tiles.city), "a City has one space of a kind")


def _check_layouts(data: Templates, layouts: _Layouts, box: Components) -> None:
    _check(data, "layouts", sorted(box.layouts) == [1, 2, 3, 4], "each number of players from 1 to 4 has a layout")
    there = Counter(tile.cost for tile in box.tiles.values())
    for layout in layouts.layouts:
        ocean, cities = LAYOUTS[layout.id]
        names = [f"{layout.id}{number:02}" for number in range(1, ocean + 1)]
        names += [f"{layout.id}K{seat}" for seat in range(1, cities + 1)]
        slots = [slot.slot for slot in (*layout.ocean, *layout.cities)]
        _check(data, "layouts", slots == names, f"{layout.id}: the slots are {names[0]} to {names[-1]}, in this order")
        places = {slot.place for slot in layout.ocean} | {slot.place for slot in layout.cities}
        _check(data, "layouts", len(places) == len(names), f"{layout.id}: two slots are in one place")
        needed = Counter(slot.cost for slot in layout.ocean)
        _check(data, "layouts", needed <= there, f"{layout.id}: there are not enough tiles of a cost")
        _check(data, "layouts", max(layout.players) <= cities, f"{layout.id}: a player has no City")


def _check_boards(data: Templates, boards: _Boards, box: Components) -> None:
    pieces, gauge = box.numbers.pieces, box.numbers.gauge
    _check(data, "boards", len(boards.civilisations) == 4, "each of the four civilisations has a board")
    for board in (boards.common, *boards.civilisations.values()):
        settlers = sum(board.slots) == pieces.settlers
        _check(data, "boards", settlers, f"{board.name}: its slots are for {pieces.settlers} Settlers in all")
        track = len(board.track) == pieces.markers
        _check(data, "boards", track, f"{board.name}: its track has a number for each of {pieces.markers} markers")
        _check(data, "boards", board.strength <= len(gauge), f"{board.name}: the gauge ends at {len(gauge)}")
    trays = box.numbers.trays
    _check(data, "rules", max(trays) <= pieces.tokens, "trays: there are not so many tokens")
    values = [gold.value for gold in box.numbers.gold]
    _check(data, "rules", len(set(values)) == len(values), "gold: each value once")
    wants = sorted(box.numbers.rival.wants) == sorted(KINDS.upper())
    _check(data, "rules", wants, "rival.wants: each kind once")


def _check_cards(data: Templates, cards: _Cards) -> None:
    _check(data, "cards", tuple(card.key for card in cards.ruins) == CARDS, f"the Ruins Cards are {', '.join(CARDS)}")
    rival = tuple(card.id for card in cards.rival) == RIVAL_CARDS
    _check(data, "cards", rival, f"the Rival cards are {RIVAL_CARDS[0]} to {RIVAL_CARDS[-1]}")


def _check_campaign(data: Templates, campaign: _Campaign, box: Components) -> None:
    ids = [scenario.id for scenario in campaign.scenarios]
    _check(data, "scenarios", ids == ["Z1", "Z2", "Z3", "Z4"], "the scenarios are Z1 to Z4, in this order")
    _check(data, "scenarios", len(campaign.ranks) == len(ids) + 1, "a rank for each number of scenarios won")
    needed = Counter(box.layouts[1].costs)
    for scenario in campaign.scenarios:
        known = set(scenario.forced) | set(scenario.only) <= set(box.tiles)
        _check(data, "scenarios", known, f"{scenario.id}: a tile is not there")
        forced = Counter(box.tiles[tile].cost for tile in scenario.forced)
        only = Counter(box.tiles[tile].cost for tile in scenario.only)
        fits = forced <= needed and all(only[cost] >= needed[cost] for cost in only)
        _check(data, "scenarios", fits, f"{scenario.id}: its tiles do not fit into the layout")
        _check(data, "scenarios", scenario.strength <= len(box.numbers.gauge), f"{scenario.id}: the gauge ends before")
        onward = {scenario.won, scenario.lost} - {None} <= set(ids)
        _check(data, "scenarios", onward, f"{scenario.id}: the next scenario is not there")
