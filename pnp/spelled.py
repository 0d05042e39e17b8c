"""Setups spelled out, `pnp-setup/1`: what lies on the table before the first turn, beside the code that gives it.

Options and setup are of types that the game gives, the same as in its records (`pnp.annals`), and are read as strictly.
A setup may be changed by hand and printed. Its code would then bring back another one than that on the page, so the
page says what it was changed from, in words that no code begins with.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

import msgspec

from pnp.annals import Entry, convert
from pnp.errors import PnpError, SetupError
from pnp.game import Game, settle
from pnp.seeds import SetupCode

__all__ = ["Document", "Spelled", "agree", "read_document", "strictly"]

G = TypeVar("G")
O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
B = TypeVar("B")


class Document(Entry, Generic[G, O, S], frozen=True):
    """A setup as it stands in a file; a game gives its name, and the types of its options and its setup."""

    format: Literal["pnp-setup/1"]
    game: G
    code: str
    options: O
    setup: S


D = TypeVar("D", bound=Document[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Spelled(Generic[O, S, B]):
    """What lies on the table, and the code that gives it: base of a game's setup."""

    origin: SetupCode
    options: O
    laid: S
    box: B = field(repr=False, compare=False)
    changed: bool = False
    """Whether it is another setup than its code gives."""

    @property
    def code(self) -> str:
        return f"changed from {self.origin}" if self.changed else str(self.origin)

    def data(self) -> Mapping[str, Any]:
        document = Document("pnp-setup/1", self.origin.game, str(self.origin), self.options, self.laid)
        data: dict[str, Any] = msgspec.to_builtins(document)
        return data


@contextmanager
def strictly() -> Iterator[None]:
    """Whatever is wrong with a setup that is read, it is a SetupError."""
    try:
        yield
    except SetupError:
        raise
    except PnpError as error:
        raise SetupError(str(error)) from None


def read_document(document: Mapping[str, Any], kind: type[D], game: Game) -> tuple[D, SetupCode]:
    """Read a setup and its code, which has to be one of the game."""
    read = convert(document, kind)
    code = settle(game, SetupCode.parse(read.code))
    if code.game != game.slug:
        raise SetupError(f"the code {code} is not one of {game.slug}")
    return read, code


def agree(said: Entry, given: Entry, code: SetupCode) -> None:
    """Refuse options that are not those of the code."""
    for name in said.__struct_fields__:
        if getattr(said, name) != getattr(given, name):
            what, expected = (_shown(getattr(options, name)) for options in (said, given))
            raise SetupError(f"options.{name} is {what}, but the code {code} says {expected}: change both")


def _shown(value: Any) -> str:
    return "left out" if value is msgspec.UNSET else msgspec.json.encode(value).decode()
