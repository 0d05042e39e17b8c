"""What the pieces say, from `card-text.toml`, with the rules' numbers put in."""

from collections.abc import Mapping
from typing import Literal

from pnp.draw.wording import named
from pnp.games.diluvium.components import ActionBoard, Components
from pnp.templates import Data, Templates

__all__ = ["BoardText", "Words", "board_numbers", "filled", "rival_numbers", "words"]

_FILE = "card-text.toml"


class Sections(Data, frozen=True):
    """The names of the four actions."""

    explore: str
    settle: str
    produce: str
    engage: str


class BoardText(Data, frozen=True):
    """What an Action Board says; powers by civilisation."""

    track: str
    gauge: str
    explore: str
    mark: str
    marked: str
    settle: str
    produce: str
    engage: str
    sell: str
    raising: str
    bonus: str
    bonus_resource: str
    bonus_gold: str
    bonus_gauge: str
    powers: dict[str, str]


class RuinsText(Data, frozen=True):
    """A Ruins Card: its sign, its words, and whether it is played around an action or during one."""

    large: str
    text: str
    when: Literal["around", "during"]


class RuinsTexts(Data, frozen=True):
    """All Ruins Cards by their keys."""

    back: str
    around: str
    during: str
    cards: dict[str, RuinsText]


class RivalText(Data, frozen=True):
    """What the Rival does in an action: its sign, and its words."""

    large: str
    text: str


class RivalTexts(Data, frozen=True):
    """The Rival cards by their actions."""

    back: str
    combat: str
    cards: dict[str, RivalText]


class PieceTexts(Data, frozen=True):
    """What trays and racks say."""

    food: str
    craft: str
    weapons: str
    discard: str
    gone: str
    fill: str
    fill_solo: str
    rack: str
    first: str


class Words(Data, frozen=True):
    """The whole of card-text.toml."""

    civilisations: dict[str, str]
    sections: Sections
    board: BoardText
    ruins: RuinsTexts
    rival: RivalTexts
    pieces: PieceTexts


def words(data: Templates) -> Words:
    """Read the words."""
    return data.read(f"diluvium/{_FILE}", Words)


def filled(text: str, numbers: Mapping[str, object]) -> str:
    """Put numbers into a text."""
    return named(text, numbers, _FILE)


def board_numbers(board: ActionBoard, box: Components) -> dict[str, int]:
    """Give the numbers that the texts of a board may name."""
    numbers = box.numbers
    return {
        "scout": board.scout_steps,
        "scoutfood": board.scout_per_food,
        "warship": board.warship_steps,
        "warfood": board.warship_per_food,
        "sale": board.sale,
        "strength": board.strength,
        "leaving": board.leaving,
        "settle": numbers.settle,
        "scare": numbers.scare,
        "trade": numbers.trade.sale,
        "raise": numbers.trade.raising,
        "limit": numbers.limit,
        "bonus": numbers.bonus,
    }


def rival_numbers(box: Components) -> dict[str, object]:
    """Give what the texts of the Rival cards may name; it plays side A."""
    rival = box.numbers.rival
    icons = {"F": "[wheat]", "C": "[anvil]", "W": "[spear]", "R": "[ruins]"}
    return {
        **board_numbers(box.common, box),
        "steps": rival.steps,
        "reach": rival.reach,
        "settle": rival.settle,
        "idle": rival.idle,
        "ruins": rival.ruins,
        "wants": ", ".join(icons[kind] for kind in rival.wants),
    }
