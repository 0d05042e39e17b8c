"""What a game is to the rest of the house: a small protocol, and the values that pass through it.

A game is an object found by its entry point in the group `pnp.games`. It brings its own templates; it turns a setup
code into a setup, spelled out as data; it says what is to be printed for a setup. Ours are registered like anybody's.

A referee answers with a `Verdict`: what is wrong with a record, each mistake a `Violation` that names its rule, and
what it scores, a list of lines of which the total is the sum. A game that was recorded move by move is judged up to its
first mistake, a `Fault`, and has a result in the place of a score. What players have added up on a score sheet is
checked by the house for every game that declares its rows, a `ScoreKeeper`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pnp.errors import CodeError, OptionError
from pnp.hints import nearest
from pnp.seeds import SetupCode
from pnp.templates import Templates

if TYPE_CHECKING:
    from pnp.form import Form, Reading
    from pnp.press.part import Kit
    from pnp.record import Transcript
    from pnp.scoresheet import ScoreBook

__all__ = [
    "Fault",
    "FormReader",
    "Game",
    "Illustrator",
    "Option",
    "Referee",
    "Score",
    "ScoreKeeper",
    "ScoreLine",
    "Setup",
    "Verdict",
    "Violation",
    "settle",
]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that belongs to a setup: `players=3` in a code, `--players 3` on the command line."""

    name: str
    """As codes say it: `fissure-mode`, which is `fissure_mode` in a record."""
    help: str
    default: str
    choices: tuple[str, ...] = ()
    """Empty: any text."""
    clean: Callable[[str], str] | None = None
    """Brings a text into the one form in which it stands in codes, or refuses it with an error of ours."""
    matters: Callable[[Mapping[str, str]], bool] | None = None
    """Whether it does anything, by all options of a code; where it does not, it is left out of the code."""
    called: str = ""
    """What flags and headers call it where its name is taken there already."""

    @property
    def flag(self) -> str:
        """Give what the command line calls it."""
        return self.called or self.name

    @property
    def header(self) -> str:
        """Give what stands above a record in the text form: `Fissure-Mode`."""
        return self.flag.title()

    def check(self, value: str) -> str:
        """Give the value as it is written in codes."""
        if not self.choices:
            return self.clean(value) if self.clean and value != self.default else value
        for choice in self.choices:
            if choice.casefold() == value.casefold():
                return choice
        raise OptionError(f"{self.name} cannot be “{value}”: it is one of {', '.join(self.choices)}")


@dataclass(frozen=True, slots=True)
class Violation:
    """One mistake in a record: the rule, where it was broken, and a sentence that a player understands."""

    rule: str
    turn: int | None
    """From 1 on; 0 is the start; None is the record as a whole."""
    cells: tuple[str, ...]
    message: str
    """One sentence without a full stop, and without the turn and the rule, which stand beside it."""

    def data(self) -> dict[str, Any]:
        return {"rule": self.rule, "turn": self.turn, "cells": list(self.cells), "message": self.message}

    def sentence(self) -> str:
        """Say it as players do: `Turn 7: the Maelstrom at C11 shuts the port of Velmora (CA-D6)`.

        It is one line, whatever the message quotes. Cells that it does not name stand with the rule, as many as a line
        bears.
        """
        said = "".join(character if character.isprintable() else " " for character in self.message)
        words = re.findall(r"[A-Z][0-9]+", said)
        unnamed = [cell for cell in self.cells if cell not in words]
        cells = f" at {' '.join(unnamed[:6])}{' …' * (len(unnamed) > 6)}" if unnamed else ""
        if self.turn is None:
            return f"{said[:1].upper()}{said[1:]} ({self.rule}{cells})"
        return f"{self.moment()}: {said} ({self.rule}{cells})"

    def moment(self) -> str:
        """Say when it was."""
        return f"Turn {self.turn}" if self.turn else "Start"


@dataclass(frozen=True, slots=True)
class Fault(Violation):
    """The mistake of a game that was recorded move by move: it is in a move, or in the record as a whole."""

    move: int | None = None
    """From 1 on; None is the record as a whole."""

    def data(self) -> dict[str, Any]:
        return {"rule": self.rule, "move": self.move, "turn": self.turn, "message": self.message}

    def moment(self) -> str:
        return Violation.moment(self) if self.move is None else f"{Violation.moment(self)}, move {self.move}"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet."""

    what: str
    points: int
    rule: str

    def data(self) -> dict[str, Any]:
        return {"what": self.what, "points": self.points, "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Score:
    """A score sheet: the total is the sum of its lines; equal totals are parted by `ties`, the greater wins."""

    lines: tuple[ScoreLine, ...]
    ties: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a referee says about a record or about a single drawing (which has no score)."""

    violations: tuple[Violation, ...]
    score: Score | None = None
    title: str | None = None
    """What a solo player may be called."""
    result: Mapping[str, Any] | None = None
    """In the place of a score: how a game stands where its record ends, or where its first mistake is."""
    told: tuple[str, ...] = ()
    """The result for people, a line each, in the game's words."""

    @property
    def valid(self) -> bool:
        return not self.violations

    @property
    def total(self) -> int | None:
        return None if self.score is None else self.score.total

    def data(self) -> dict[str, Any]:
        """Spell it out for `--json`."""
        document: dict[str, Any] = {
            "valid": self.valid,
            "violations": [violation.data() for violation in self.violations],
        }
        if self.score is not None:
            document["score"] = [line.data() for line in self.score.lines]
            document["total"] = self.score.total
        if self.result is not None:
            document["result"] = dict(self.result)
        return document


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


@runtime_checkable
class Referee(Protocol):
    """A game that can judge as well: it may be, but need not, what makes a game complete."""

    formats: tuple[str, ...]
    """The records that it takes, as they call themselves: `pnp-voyage/1`."""

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        """Judge a record whose `format` is one of `formats`, strictly read: raises RecordError for what cannot be."""

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        """Turn the text form into a document; a RecordError begins with the line: `line 7: …`."""

    def write_text(self, document: Mapping[str, Any]) -> str:
        """Turn a document that can be judged into the text form, from which `read_text` makes an equal one."""


@runtime_checkable
class FormReader(Protocol):
    """A referee whose sheets can be filled in on a screen; `Kit.head` says what they are of, the fields are its own."""

    def read_form(self, form: "Form") -> "Reading":
        """Turn a filled form into the text form, and say what is missing; a RecordError begins with the field."""

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        """Say where the rest of a form differs from the record that was read from it, each in a sentence."""


@runtime_checkable
class ScoreKeeper(Game, Protocol):
    """A referee whose score sheets can be checked as well, alone or against the record of their game."""

    def score_book(self) -> "ScoreBook":
        """Declare the rows of its sheets, who wins by them, and what a record comes to (see `pnp.scoresheet`)."""


@runtime_checkable
class Illustrator(Protocol):
    """A referee that can draw what a record says, with every mistake where it was made."""

    def overlay(self, document: Mapping[str, Any], data: Templates) -> "Kit":
        """Give the page to print; mistakes are numbered as in the verdict."""


def settle(game: Game, code: SetupCode) -> SetupCode:
    """Give a code in the one form in which it is printed: options checked, in the game's order, defaults left out.

    Equal setups then have equal codes. The newest generator is not named; the seed is left as it is.
    """
    names = [option.name for option in game.options]
    for name in code.options:
        if name not in names:
            known = f"its options are {', '.join(names)}" if names else "it has none"
            raise OptionError(f"{game.slug} has no option “{name}” ({known}){nearest(name, names)}")
    checked = {option.name: option.check(code.options.get(option.name, option.default)) for option in game.options}
    options = {
        option.name: checked[option.name]
        for option in game.options
        if checked[option.name] != option.default and (option.matters is None or option.matters(checked))
    }
    for name, value in options.items():
        if not _is_readable(name, value):
            raise OptionError(
                f"{name} cannot be “{value}”: in a setup code a value has none of , = # : and is one line"
            )
    if code.version is not None and not 1 <= code.version <= game.version:
        versions = "there is only version 1" if game.version == 1 else f"there are versions 1 to {game.version}"
        raise CodeError(f"{game.slug} has no generator of version {code.version}: {versions}")
    return replace(code, options=options, version=None if code.version == game.version else code.version)


def _is_readable(name: str, value: str) -> bool:
    """Whether a value that came as a flag can stand in a code as well."""
    try:
        return SetupCode.parse(f"game:{name}={value}").options == {name: value} and value.isprintable()
    except CodeError:
        return False
