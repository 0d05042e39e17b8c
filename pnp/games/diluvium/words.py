"""What the pieces say, from `card-text.toml`, with the rules' numbers put in."""

from pnp.draw.wording import named
from pnp.games.diluvium.components import ActionBoard, Components
from pnp.templates import Data, Templates

__all__ = ["BoardText", "Words", "board_numbers", "filled", "words"]

_FILE = "card-text.toml"


class Sections(Data, frozen=True):
    """The names of the four actions."""

    explore: str
    settle: str
    produce: str
    engage: str


class BoardText(Data, frozen=True):
    """What an Action Board says; powers by civilisation."""

    explore: str
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


class Words(Data, frozen=True):
    """The whole of card-text.toml."""

    civilisations: dict[str, str]
    sections: Sections
    board: BoardText


def words(data: Templates) -> Words:
    """Read the words."""
    return data.read(f"diluvium/{_FILE}", Words)


def filled(text: str, numbers: dict[str, int]) -> str:
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
