"""Continent of Mu: Settlers raise Moai on a continent that breaks apart and sinks, for two to four players."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from pnp.errors import OptionError
from pnp.game import Option, Setup, Verdict
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

if TYPE_CHECKING:
    from pnp.form import Form, Reading
    from pnp.press.part import Kit
    from pnp.record import Transcript
    from pnp.replay import Table
    from pnp.scoresheet import ScoreBook
    from pnp.simulate import Outcome

__all__ = ["Mu", "game"]

_STEPS = (
    "Moai, Volcanoes and the die come flat and to fold: cut out which you like.",
    "Lay the continent as the setup plan shows it: all Areas face up, a Volcano on each of Areas 1 to 8.",
    "Each player takes the pieces of a tribe; the plan says where the Boats lie and who begins.",
    "Keep the plan: its setup code brings the same continent back.",
)


def _number(name: str, least: int, most: int) -> Callable[[str], str]:
    """Give what brings a number into the one form in which it stands in codes."""

    def clean(text: str) -> str:
        if not re.fullmatch(r"[0-9]{1,6}", text, re.ASCII) or not least <= int(text) <= most:
            raise OptionError(f"{name} cannot be “{text}”: it is a number from {least} to {most}")
        return str(int(text))

    return clean


def _is_grown(options: Mapping[str, str]) -> bool:
    return options["continent"] == "advanced"


class Mu:
    """The game as the registry knows it; what draws or plays is imported by the methods that need it."""

    slug = "mu"
    title = "Continent of Mu"
    tagline = "Raise Moai on a continent that breaks apart and sinks: a board game for 2 to 4 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play.", "2", ("2", "3", "4")),
        Option(
            "continent",
            "The standard one, or one that the seed makes (Advanced Setup).",
            "standard",
            ("standard", "advanced"),
        ),
        Option(
            "fissures", "What a Fissure closes: a whole border, or one edge (long game).", "border", ("border", "edge")
        ),
        Option(
            "sinking", "Parts sink by themselves, or when somebody notices and claims it.", "auto", ("auto", "claim")
        ),
        Option(
            "stagnation",
            "The game ends after so many rounds without a raised Moai.",
            "3",
            (),
            _number("stagnation", 1, 99),
        ),
        Option(
            "attempts",
            "Advanced Setup: how often the seed tries before it varies the standard continent.",
            "100",
            (),
            _number("attempts", 0, 999),
            _is_grown,
        ),
    )
    templates = house_templates()
    formats: tuple[str, ...] = ("pnp-game/1",)
    bots: tuple[str, ...] = ("random", "planner")

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        from pnp.games.mu.setup import make_setup

        return make_setup(code, data)

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        from pnp.games.mu.setup import read_setup

        return read_setup(document, data)

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.draw.theme import Theme
        from pnp.games.mu.parts import box_parts
        from pnp.games.mu.setup import MuSetup
        from pnp.press.part import Kit

        assert isinstance(setup, MuSetup)
        accent = data.read("mu/theme.toml", Theme).ink("sheet-accent")
        return Kit(self.title, setup.code, tuple(box_parts(setup, data)), self.tagline, _STEPS, accent)

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.games.mu.parts import sheet_parts
        from pnp.games.mu.setup import MuSetup
        from pnp.games.mu.sheets import headers
        from pnp.press.part import Kit

        assert isinstance(setup, MuSetup)
        parts, head = tuple(sheet_parts(setup, data)), " ".join(headers(setup))
        return Kit(self.title, setup.code, parts, self.tagline, cover=False, kind="sheets", head=head)

    def table(self, code: SetupCode, data: Templates) -> "Table[Any, Any, Any]":
        from pnp.games.mu.referee import begin

        return begin(code, data)

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        from pnp.games.mu.referee import judge

        return judge(document, data)

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        from pnp.games.mu.referee import ALMANAC

        return ALMANAC.read(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        from pnp.games.mu.referee import ALMANAC

        return ALMANAC.write(document)

    def score_book(self) -> "ScoreBook":
        from pnp.games.mu.scores import BOOK

        return BOOK

    def read_form(self, form: "Form") -> "Reading":
        from pnp.games.mu.filled import read_form

        return read_form(form)

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        from pnp.games.mu.filled import compare_form

        return compare_form(form, document, data)

    def simulate(self, code: SetupCode, bot: str, data: Templates) -> "Outcome":
        from pnp.games.mu.bots import simulate

        return simulate(code, bot, data)


game = Mu()
