"""What the cards say, from `card-text.toml`, with the rules' numbers put in."""

from typing import Literal, NamedTuple

from pnp.errors import TemplateError
from pnp.games.nautilion.components import Components, components
from pnp.templates import Data, Templates

__all__ = ["AdmiralText", "CardText", "Spell", "Words", "words"]


class Kinds(Data, frozen=True):
    darkhouse: str
    heroic: str
    pay: str


class Backs(Data, frozen=True):
    darkhouse: str
    heroic: str
    admiral: str
    toll: str


class Toll(Data, frozen=True):
    title: str
    kind: str
    text: str


class Spell(Data, frozen=True):
    """A spell of the Grimoire; its cost is the rules' number of the same key."""

    key: Literal["whirlwind", "tide", "swap"]
    icon: str
    name: str
    text: str


class Grimoire(Data, frozen=True):
    title: str
    kind: str
    back: str
    turn: str
    spells: tuple[Spell, ...]


class AdmiralText(Data, frozen=True):
    """An Admiral: the number of the creature whose portrait it is, and what its numbers mean."""

    title: str
    creature: int
    text: str


class ActionText(Data, frozen=True):
    title: str
    text: str


class CardText(Data, frozen=True):
    """The whole of card-text.toml; actions by their keys."""

    kinds: Kinds
    backs: Backs
    toll: Toll
    grimoire: Grimoire
    admirals: tuple[AdmiralText, ...]
    darkhouse: dict[str, ActionText]
    heroic: dict[str, ActionText]


class Words(NamedTuple):
    """The card's words and the numbers in them."""

    said: CardText
    box: Components

    def filled(self, text: str) -> str:
        """Put the rules' numbers into a text."""
        numbers = self.box.numbers
        toll, spells = numbers.darkhouse, numbers.spells
        a, b, c = toll.fixed
        values: dict[str, int] = {"from": toll.start, "tokens": toll.tokens, "double": toll.double, "only": toll.only}
        values |= {"again": toll.again, "price": toll.price, "a": a, "b": b, "c": c}
        values |= {"turns": numbers.heroic.turns, "gather": numbers.heroic.gather}
        values |= {"whirlwind": spells.whirlwind, "tide": spells.tide, "swap": spells.swap}
        try:
            return text.format_map(values)
        except (KeyError, ValueError, IndexError):
            raise TemplateError(f"card-text.toml: “{text}” names a number that the rules do not have") from None

    def action(self, kind: str, key: str) -> ActionText:
        """Give what an action's card says."""
        texts = self.said.darkhouse if kind == "darkhouse" else self.said.heroic
        if key not in texts:
            raise TemplateError(f"card-text.toml has no words for the {kind} card {key}")
        return texts[key]


def words(data: Templates) -> Words:
    """Read the words."""
    return Words(data.read("nautilion/card-text.toml", CardText), components(data))
