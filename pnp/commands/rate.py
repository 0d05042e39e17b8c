"""`pnp rate`: how hard a setup is, by a bot that plays it many times."""

import json
from pathlib import Path

import click

from pnp import console
from pnp.commands._code import GameCommand
from pnp.commands._setup import templates_option
from pnp.commands._work import bot_option, jobs_option
from pnp.game import Game
from pnp.seeds import SetupCode

__all__ = ["command"]


@click.command("rate", cls=GameCommand)
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=400, show_default=True, help="How often it is played."
)
@bot_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Give the rating as JSON.")
@templates_option
def command(
    game: Game, code: SetupCode, games: int, bot: str, jobs: int | None, as_json: bool, templates: Path | None
) -> None:
    """Say how hard a setup is: how often a bot wins it."""
    from pnp.jobs import cores
    from pnp.rating import rate

    with console.Progress("playing") as progress:
        rating = rate(game, code, bot, games, jobs=jobs or cores(), templates=templates, progress=progress)
    console.say(json.dumps(rating.data(), ensure_ascii=False, indent=1) if as_json else rating.text())
