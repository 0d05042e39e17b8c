"""Nautilion: a co-operative dice game for one or two players."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pnp.errors import OptionError
from pnp.game import Option, Setup
from pnp.games.house import HouseGame, Recorded, WithBots, WithForms
from pnp.seeds import SetupCode
from pnp.templates import Templates

if TYPE_CHECKING:
    from pnp.rating import Band, Rating

__all__ = ["Nautilion", "game"]


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


class Nautilion(HouseGame, Recorded, WithForms, WithBots):
    """A sea is won or lost, so that it can be rated how hard it is."""

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
    steps = (
        "Cut the tokens, boards and cards; fold the figures and dice. "
        "Leave the expansions in the box for a first game.",
        "Lay the path as the sea sheet shows it, or play on the sheet itself with a pencil; the rules say the rest.",
        "Keep this page: its setup code brings the same sea back.",
    )
    accent = "sheet-brass"
    bots: tuple[str, ...] = ("random", "greedy", "planner")

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


game = Nautilion()
