"""The games of the house: what they all do in the same way, so that each of them says only what is its own.

A game of ours keeps each matter in a module of one name: `setup`, `parts`, `banner`, `referee`, `scores`, `filled`,
`bots`. The module is found by the game’s slug when it is first asked for something, since the registry loads every game
and must not load what draws or plays.

What a game can do is told by its methods (see `pnp.game`). Hence one class for each matter: a game without bots or
forms does not seem to have them.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pnp.game import Option, Setup, Verdict
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

if TYPE_CHECKING:
    from pnp.form import Form, Reading
    from pnp.press.part import Kit, Part
    from pnp.record import Transcript
    from pnp.replay import Table
    from pnp.scoresheet import ScoreBook
    from pnp.simulate import Outcome

__all__ = ["HouseGame", "Recorded", "WithBots", "WithForms", "WithScores"]


class _House:
    """Whatever has a slug finds its modules by it."""

    slug: str

    def _module(self, name: str) -> Any:
        return import_module(f"pnp.games.{self.slug}.{name}")


class HouseGame(_House):
    """A game of ours as the registry knows it: it is set up and printed."""

    title: str
    tagline: str
    version: int
    options: tuple[Option, ...]
    templates = house_templates()
    steps: tuple[str, ...]
    """What the cover tells to do once everything is cut."""
    accent: str
    """The ink of its theme that the cover may use."""

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        made: Setup = self._module("setup").make_setup(code, data)
        return made

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        read: Setup = self._module("setup").read_setup(document, data)
        return read

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.draw.theme import Theme
        from pnp.press.part import Kit

        accent = data.read(f"{self.slug}/theme.toml", Theme).ink(self.accent)
        parts = tuple(self._module("parts").box_parts(setup, data))
        banner = self._module("banner").make_banner(data)
        return Kit(self.title, setup.code, parts, self.tagline, self.steps, accent, banner)

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.press.part import Kit

        parts, head = self.written(setup, data)
        return Kit(self.title, setup.code, tuple(parts), self.tagline, cover=False, kind="sheets", head=head)

    def written(self, setup: Setup, data: Templates) -> "tuple[list[Part], str]":
        """Give the sheets of one more game, and the headers with which its record begins, in one line."""
        parts: list[Part] = self._module("parts").sheet_parts(setup, data)
        return parts, " ".join(self._module("sheets").headers(setup))


class Recorded(_House):
    """It has an engine, and a referee who judges games that were recorded move by move."""

    formats: tuple[str, ...] = ("pnp-game/1",)

    def table(self, code: SetupCode, data: Templates) -> "Table[Any, Any, Any]":
        table: Table[Any, Any, Any] = self._module("referee").begin(code, data)
        return table

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        verdict: Verdict = self._module("referee").judge(document, data)
        return verdict

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        document: dict[str, Any] = self._module("referee").ALMANAC.read(transcript)
        return document

    def write_text(self, document: Mapping[str, Any]) -> str:
        text: str = self._module("referee").ALMANAC.write(document)
        return text


class WithScores(_House):
    """Its score sheets can be checked."""

    def score_book(self) -> "ScoreBook":
        book: ScoreBook = self._module("scores").BOOK
        return book


class WithForms(_House):
    """Its sheets can be filled in on a screen."""

    def read_form(self, form: "Form") -> "Reading":
        reading: Reading = self._module("filled").read_form(form)
        return reading

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        differences: tuple[str, ...] = self._module("filled").compare_form(form, document, data)
        return differences


class WithBots(_House):
    """Bots can play it."""

    bots: tuple[str, ...]
    """Their names, the plainest first."""

    def simulate(self, code: SetupCode, bot: str, data: Templates) -> "Outcome":
        outcome: Outcome = self._module("bots").simulate(code, bot, data)
        return outcome
