"""Diluvium: exploring, settling, producing and fighting on a drowned world, for one to four players."""

import re
from collections.abc import Mapping

from pnp.errors import OptionError
from pnp.game import Option
from pnp.games.house import HouseGame, Recorded, WithBots, WithForms, WithScores

__all__ = ["CIVILISATIONS", "Diluvium", "game"]

CIVILISATIONS = ("aztec", "chinese", "egyptian", "greek")


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


class Diluvium(HouseGame, Recorded, WithScores, WithForms, WithBots):
    """The game as the registry knows it."""

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
    steps = (
        "Lay the ocean as the setup plan shows it: cities and open tiles face up, all others with their cost on top, "
        "at random or by the dealer’s list (--parts dealer-list).",
        "Each player takes the pieces of a civilisation; the plan says what goes into the trays and who begins.",
        "Keep the plan: its setup code brings the same ocean back.",
    )
    accent = "terracotta"
    bots: tuple[str, ...] = ("random", "planner")


game = Diluvium()
