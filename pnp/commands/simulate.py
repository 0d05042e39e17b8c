"""`pnp simulate`: many games with a bot, and what came of them."""

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


@click.command("simulate", cls=GameCommand)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many are played.")
@bot_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Give the figures as JSON.")
@templates_option
def command(
    game: Game, code: SetupCode, games: int, bot: str, jobs: int | None, as_json: bool, templates: Path | None
) -> None:
    """Let a bot play many games, and show what came of them."""
    from pnp.jobs import cores
    from pnp.simulate import simulate

    chosen = bot or (getattr(game, "bots", None) or ("",))[-1]
    with console.Progress("playing") as progress:
        figures = simulate(game, code, chosen, games, jobs=jobs or cores(), templates=templates, progress=progress)
    console.say(json.dumps(figures.data(), ensure_ascii=False, indent=1) if as_json else figures.text())
