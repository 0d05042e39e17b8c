"""Diluvium: exploring, settling, producing and fighting on a drowned world, for one to four players."""

import re
from collections.abc import Mapping
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

__all__ = ["CIVILISATIONS", "Diluvium", "game"]

CIVILISATIONS = ("aztec", "chinese", "egyptian", "greek")

_STEPS = (
    "Lay the ocean as the setup plan shows it: cities and open tiles face up, all others with their cost on top.",
    "Each player takes the pieces of a civilisation; the plan says what goes into the trays and who begins.",
    "Keep the plan: its setup code brings the same ocean back.",
)


def _civilisations(text: str) -> str:
    """Names with a plus between them, by seat, each once."""
    if text.casefold() == "random":
        return "random"
    words = [word.casefold() for word in re.split(r"[+ ]+", text.strip())]
    if not set(words) <= set(CIVILISATIONS) or len(set(words)) < len(words):
        raise OptionError(
            f"civilisations cannot be “{text}”: they are random, or by seat some of {', '.join(CIVILISATIONS)}, like "
            "greek+aztec"
        )
    return "+".join(words)


def _alone(options: Mapping[str, str]) -> bool:
    return options["players"] == "1"


def _after_another(options: Mapping[str, str]) -> bool:
    return _alone(options) and options["scenario"] != "Z1"


class Diluvium:
    """The game as the registry knows it; what draws or plays is imported by the methods that need it."""

    slug = "diluvium"
    title = "Diluvium"
    tagline = "Explore, settle and fight for the gold of a drowned world: a board game for 1 to 4 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play; 1 plays against the Rival.", "2", ("1", "2", "3", "4")),
        Option("side", "The side of the Action Boards: A is the same for all, B has a role for each.", "A", ("A", "B")),
        Option(
            "civilisations",
            "By seat, like greek+aztec (alone: yours and the Rival’s), or those that the seed chooses.",
            "random",
            (),
            _civilisations,
        ),
        Option("scenario", "Alone: the scenario of the campaign.", "Z1", ("Z1", "Z2", "Z3", "Z4"), matters=_alone),
        Option(
            "carry",
            "Alone, from the second scenario on: what the one before brings.",
            "none",
            ("none", "resources", "strength", "card", "loss"),
            matters=_after_another,
        ),
    )
    templates = house_templates()
    formats: tuple[str, ...] = ("pnp-game/1",)
    bots: tuple[str, ...] = ("random", "planner")

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        from pnp.games.diluvium.setup import make_setup

        return make_setup(code, data)

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        from pnp.games.diluvium.setup import read_setup

        return read_setup(document, data)

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.draw.theme import Theme
        from pnp.games.diluvium.parts import box_parts
        from pnp.games.diluvium.setup import DiluviumSetup
        from pnp.press.part import Kit

        assert isinstance(setup, DiluviumSetup)
        accent = data.read("diluvium/theme.toml", Theme).ink("terracotta")
        return Kit(self.title, setup.code, tuple(box_parts(setup, data)), self.tagline, _STEPS, accent)

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.games.diluvium.parts import sheet_parts
        from pnp.games.diluvium.setup import DiluviumSetup
        from pnp.games.diluvium.sheets.turn_log import headers
        from pnp.press.part import Kit

        assert isinstance(setup, DiluviumSetup)
        parts, head = tuple(sheet_parts(setup, data)), " ".join(headers(setup))
        return Kit(self.title, setup.code, parts, self.tagline, cover=False, kind="sheets", head=head)

    def table(self, code: SetupCode, data: Templates) -> "Table[Any, Any, Any]":
        from pnp.games.diluvium.referee import begin

        return begin(code, data)

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        from pnp.games.diluvium.referee import judge

        return judge(document, data)

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        from pnp.games.diluvium.referee import ALMANAC

        return ALMANAC.read(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        from pnp.games.diluvium.referee import ALMANAC

        return ALMANAC.write(document)

    def score_book(self) -> "ScoreBook":
        from pnp.games.diluvium.scores import BOOK

        return BOOK

    def read_form(self, form: "Form") -> "Reading":
        from pnp.games.diluvium.filled import read_form

        return read_form(form)

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        from pnp.games.diluvium.filled import compare_form

        return compare_form(form, document, data)

    def simulate(self, code: SetupCode, bot: str, data: Templates) -> "Outcome":
        from pnp.games.diluvium.bots import simulate

        return simulate(code, bot, data)


game = Diluvium()
