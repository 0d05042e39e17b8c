"""Continent of Mu: Settlers raise Moai on a continent that breaks apart and sinks, for two to four players."""

import re
from collections.abc import Callable, Mapping

from pnp.errors import OptionError
from pnp.game import Option
from pnp.games.house import HouseGame, Recorded, WithBots, WithForms, WithScores

__all__ = ["Mu", "game"]


def _number(name: str, least: int, most: int) -> Callable[[str], str]:
    """Give what brings a number into the one form in which it stands in codes."""

    def clean(text: str) -> str:
        if not re.fullmatch(r"[0-9]{1,6}", text, re.ASCII) or not least <= int(text) <= most:
            raise OptionError(f"{name} cannot be “{text}”: it is a number from {least} to {most}")
        return str(int(text))

    return clean


def _is_grown(options: Mapping[str, str]) -> bool:
    return options["setup"] == "advanced"


class Mu(HouseGame, Recorded, WithScores, WithForms, WithBots):
    """The game as the registry knows it."""

    slug = "mu"
    title = "Continent of Mu"
    tagline = "Raise Moai on a continent that breaks apart and sinks: a board game for 2 to 4 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play.", "2", ("2", "3", "4")),
        Option(
            "setup",
            "The standard continent, or one that the seed makes (Advanced Setup).",
            "standard",
            ("standard", "advanced"),
            called="continent",
        ),
        Option(
            "fissure-mode",
            "What a Fissure closes: a whole border, or one edge (long game).",
            "border",
            ("border", "edge"),
        ),
        Option(
            "sink-mode", "Parts sink by themselves, or when somebody notices and claims it.", "auto", ("auto", "claim")
        ),
        Option(
            "stagnation-rounds",
            "The game ends after so many rounds without a raised Moai.",
            "3",
            (),
            _number("stagnation-rounds", 1, 99),
        ),
        Option(
            "max-attempts",
            "Advanced Setup: how often the seed tries before it varies the standard continent.",
            "100",
            (),
            _number("max-attempts", 0, 999),
            _is_grown,
        ),
    )
    steps = (
        "Moai, Volcanoes and the die come flat and to fold: cut out which you like.",
        "Lay the continent as the setup plan shows it: all Areas face up, a Volcano on each of Areas 1 to 8.",
        "Each player takes the pieces of a tribe; the plan says where the Boats lie and who begins.",
        "Keep the plan: its setup code brings the same continent back.",
    )
    accent = "sheet-accent"
    bots: tuple[str, ...] = ("random", "planner")


game = Mu()
