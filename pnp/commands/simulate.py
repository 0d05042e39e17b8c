"""`pnp simulate`: many games with a bot, and what came of them."""

import json
import os
from pathlib import Path

import click

from pnp import console
from pnp.commands._code import GameCommand
from pnp.commands._setup import templates_option
from pnp.game import Game
from pnp.seeds import SetupCode

__all__ = ["command"]

_MOST_JOBS = 64


@click.command("simulate", cls=GameCommand)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many are played.")
@click.option("--bot", metavar="NAME", default=None, help="Who plays: the best one, if left out.")
@click.option(
    "--jobs",
    type=click.IntRange(1, _MOST_JOBS),
    default=None,
    help="How many processes share the work.",
)
@click.option("--json", "as_json", is_flag=True, help="Give the figures as JSON.")
@templates_option
def command(
    game: Game, code: SetupCode, games: int, bot: str | None, jobs: int | None, as_json: bool, templates: Path | None
) -> None:
    """Let a bot play many games, and show what came of them."""
    from pnp.simulate import simulate

    chosen = bot or (getattr(game, "bots", None) or ("",))[-1]
    with console.Progress("playing") as progress:
        figures = simulate(
            game, code, chosen, games, jobs=jobs or os.cpu_count() or 1, templates=templates, progress=progress
        )
    console.say(json.dumps(figures.data(), ensure_ascii=False, indent=1) if as_json else figures.text())
