"""Nautilion: a co-operative dice game for one or two players."""

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
    from pnp.rating import Band, Rating
    from pnp.record import Transcript
    from pnp.replay import Table
    from pnp.simulate import Outcome

__all__ = ["Nautilion", "game"]

_STEPS = (
    "Cut the tokens, boards and cards; fold the figures and dice. Leave the expansions in the box for a first game.",
    "Lay the path as the sea sheet shows it, or play on the sheet itself with a pencil; the rules say the rest.",
    "Keep this page: its setup code brings the same sea back.",
)


def _expansions(text: str) -> str:
    """Numbers from 1 to 5 with a plus between them, in any order: they are written ascending, each once."""
    words = re.split(r"[+ ]+", text.strip())
    if not all(word in ("1", "2", "3", "4", "5") for word in words):
        if text.casefold() == "none":
            return "none"
        raise OptionError(f"expansions cannot be “{text}”: they are none, or some of 1 to 5, like 1+3")
    return "+".join(sorted(set(words)))


def _with_expansion(number: str) -> Callable[[Mapping[str, str]], bool]:
    return lambda options: number in options["expansions"]


class Nautilion:
    """The game as the registry knows it; what draws or plays is imported by the methods that need it."""

    slug = "nautilion"
    title = "Nautilion"
    tagline = "Gather a crew and reach the Abyss before the Phantom comes home: a dice game for 1 or 2 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play.", "1", ("1", "2")),
        Option(
            "board",
            "The side of the Nautilion board, or one that the seed chooses.",
            "A1",
            ("A1", "A2", "B1", "B2", "C1", "C2", "random"),
        ),
        Option("reserve", "Reserve tokens at the start; two players get 2 more.", "4", ("1", "2", "3", "4", "5", "6")),
        Option(
            "expansions",
            "1 Mages, 2 Mercenaries, 3 Reefs, 4 Darkhouse, 5 Heroic Actions: those in use, like 1+3.",
            "none",
            (),
            _expansions,
        ),
        Option(
            "phantom-side",
            "With expansion 2: the harpoons of the Phantom board.",
            "2",
            ("2", "3"),
            matters=_with_expansion("2"),
        ),
        Option(
            "darkhouse-level",
            "With expansion 4: how hard the Darkhouse is.",
            "intro",
            ("intro", "normal", "difficult"),
            matters=_with_expansion("4"),
        ),
    )
    templates = house_templates()
    formats: tuple[str, ...] = ("pnp-game/1",)
    bots: tuple[str, ...] = ("random", "greedy", "planner")

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        from pnp.games.nautilion.setup import make_setup

        return make_setup(code, data)

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        from pnp.games.nautilion.setup import read_setup

        return read_setup(document, data)

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.draw.theme import Theme
        from pnp.games.nautilion.parts import box_parts
        from pnp.games.nautilion.setup import NautilionSetup
        from pnp.press.part import Kit

        assert isinstance(setup, NautilionSetup)
        accent = data.read("nautilion/theme.toml", Theme).ink("sheet-brass")
        return Kit(self.title, setup.code, tuple(box_parts(setup, data)), self.tagline, _STEPS, accent)

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.games.nautilion.parts import sheet_parts
        from pnp.games.nautilion.setup import NautilionSetup
        from pnp.games.nautilion.sheets.log_sheet import headers
        from pnp.press.part import Kit

        assert isinstance(setup, NautilionSetup)
        parts, head = tuple(sheet_parts(setup, data)), " ".join(headers(setup))
        return Kit(self.title, setup.code, parts, self.tagline, cover=False, kind="sheets", head=head)

    def table(self, code: SetupCode, data: Templates) -> "Table[Any, Any, Any]":
        from pnp.games.nautilion.referee import begin

        return begin(code, data)

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        from pnp.games.nautilion.referee import judge

        return judge(document, data)

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        from pnp.games.nautilion.referee import ALMANAC

        return ALMANAC.read(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        from pnp.games.nautilion.referee import ALMANAC

        return ALMANAC.write(document)

    def read_form(self, form: "Form") -> "Reading":
        from pnp.games.nautilion.filled import read_form

        return read_form(form)

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        from pnp.games.nautilion.filled import compare_form

        return compare_form(form, document, data)

    def bands(self, data: Templates) -> "tuple[Band, ...]":
        from pnp.games.nautilion.weights import bot_weights

        return bot_weights(data).bands

    def attempt(self, code: SetupCode, chance: str, bot: str, data: Templates) -> bool:
        from pnp.games.nautilion.bots import attempt

        return attempt(code, chance, bot, data)

    def rated(self, setup: Setup, rating: "Rating") -> Setup:
        from dataclasses import replace

        from pnp.games.nautilion.setup import NautilionSetup

        assert isinstance(setup, NautilionSetup)
        return replace(setup, rating=rating)

    def simulate(self, code: SetupCode, bot: str, data: Templates) -> "Outcome":
        from pnp.games.nautilion.bots import simulate

        return simulate(code, bot, data)


game = Nautilion()
