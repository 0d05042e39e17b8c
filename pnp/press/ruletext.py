"""The words of a rules booklet, from a game's `booklet.toml`, with the game's numbers put into them.

No number of a game stands in the text: `{ships[1].price}` is looked up among the values that the game gives, fields by
dots, members of lists by numbers in brackets. So a player who corrects a price in a copy has it right in the booklet
too, and a name that is not there is told instead of printed.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from pnp.draw.ink import Ink
from pnp.draw.theme import Theme, TypeSpec
from pnp.errors import TemplateError
from pnp.templates import Data, Templates, like

__all__ = ["PageText", "RuleText", "Say", "read_rules", "rules_theme", "say"]

Say = Callable[[object], str]
"""Says a value in words, figures and icons."""

_NAME = re.compile(r"\{([^{}]*)\}")
_STEP = re.compile(r"([a-z_]+)|\[(\d+)\]|\.")


class PageText(Data, frozen=True):
    """One page: a title, a line under it, a picture above or below the columns of text."""

    name: str
    title: str
    lead: str = ""
    top: str = ""
    """The figure across the page above the text; `bottom` the one below it."""
    bottom: str = ""
    columns: int = 2
    text: str = ""


class _File(Data, frozen=True):
    inks: Mapping[str, Ink]
    types: Mapping[str, TypeSpec]
    labels: Mapping[str, Mapping[str, str]]
    pages: tuple[PageText, ...]


class RuleText(NamedTuple):
    """All that is said, its numbers filled in."""

    pages: tuple[PageText, ...]
    labels: Mapping[str, Mapping[str, str]]
    """The words in each figure, by the figure's name and their own."""


def say(value: object) -> str:
    """Say what every game has: numbers, words, and lists of them."""
    if isinstance(value, int):
        return str(value).replace("-", "−")
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(map(say, value))
    raise TemplateError(f"a {type(value).__name__} cannot be printed")


def read_rules(file: str, data: Templates, values: Mapping[str, Any], say: Say = say) -> RuleText:
    """Read a booklet's words and fill in what they name."""
    read = data.read(file, _File)

    def filled(text: str) -> str:
        return _NAME.sub(lambda match: say(_look_up(match[1], values)), text)

    try:
        pages = tuple(
            msgspec.structs.replace(page, title=filled(page.title), lead=filled(page.lead), text=filled(page.text))
            for page in read.pages
        )
        labels = like(
            read.labels,
            {
                figure: like(texts, {key: filled(text) for key, text in texts.items()})
                for figure, texts in read.labels.items()
            },
        )
    except TemplateError as error:
        raise TemplateError(f"{data.find(file)} is wrong: {error}") from None
    return RuleText(pages, labels)


def rules_theme(file: str, theme: Theme, data: Templates) -> Theme:
    """Give a game's theme with the inks and types that only its booklet has."""
    own = data.read(file, _File)
    inks, types = {**theme.inks, **own.inks}, {**theme.types, **own.types}
    return msgspec.structs.replace(theme, inks=like(theme.inks, inks), types=like(theme.types, types))


def _look_up(name: str, values: Mapping[str, Any]) -> Any:
    """Walk from name to name."""
    found: Any = values
    at = 0
    try:
        while at < len(name):
            match = _STEP.match(name, at)
            if match is None:
                raise KeyError(name)
            at = match.end()
            if match[1]:
                found = found[match[1]] if isinstance(found, Mapping) else getattr(found, match[1])
            elif match[2]:
                number = int(match[2])
                found = found[number]
    except (KeyError, IndexError, AttributeError, TypeError):
        raise TemplateError(f"“{{{name}}}” names nothing in the game’s data") from None
    if found is values:
        raise TemplateError(f"“{{{name}}}” names nothing in the game’s data")
    return found
