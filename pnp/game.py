"""What a game is to the rest of the house: a small protocol, and the values that pass through it.

A game is an object found by its entry point in the group `pnp.games`. It brings its own templates; it turns a setup
code into a setup, spelled out as data; it says what is to be printed for a setup. Ours are registered like anybody's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pnp.errors import OptionError
from pnp.seeds import SetupCode
from pnp.templates import Templates

if TYPE_CHECKING:
    from pnp.press.part import Kit

__all__ = ["Game", "Option", "Setup"]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that belongs to a setup: `players=3` in a code, `--players 3` on the command line."""

    name: str
    help: str
    default: str
    choices: tuple[str, ...] = ()
    """Empty: any text, which the game judges when it sets up."""

    def check(self, value: str) -> str:
        """Give the value as it is written in codes."""
        if not self.choices:
            return value
        for choice in self.choices:
            if choice.casefold() == value.casefold():
                return choice
        raise OptionError(f"{self.name} cannot be “{value}”: it is one of {', '.join(self.choices)}")


class Setup(Protocol):
    """A setup spelled out: whatever the game needs, as a value that goes into JSON and comes back."""

    @property
    def code(self) -> str:
        """The setup code that brings it back, as it is printed on every page."""

    def data(self) -> Mapping[str, Any]:
        """Spell it out for `--json`; `Game.read_setup` takes it back."""

    def text(self) -> str:
        """Describe it for people at a table."""


@runtime_checkable
class Game(Protocol):
    """A game that can be set up and printed."""

    slug: str
    title: str
    tagline: str
    """What it is, in one line."""
    version: int
    """The newest generator; codes may name an older one."""
    options: tuple[Option, ...]
    templates: Path
    """The folder in which its template folder `<slug>/` lies."""

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        """Make the setup of a code whose options are checked and whose seed is settled."""

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        """Take a setup that was spelled out, strictly: raises SetupError."""

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        """Say what is printed to play this setup."""

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        """Say what is printed for one more game with parts that are there already: sheets to write on."""
