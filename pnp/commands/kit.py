"""`pnp kit`: everything that a game needs."""

from pathlib import Path

import click

from pnp.commands._code import GameCommand
from pnp.commands._printing import print_and_report, printing_options
from pnp.commands._setup import difficulty_option, find_setup, setup_option, templates_option
from pnp.game import Game
from pnp.press.options import PrintOptions
from pnp.seeds import SetupCode

__all__ = ["command"]


@click.command("kit", cls=GameCommand)
@printing_options(without=("fillable",))
@setup_option
@difficulty_option
@templates_option
def command(
    game: Game | None,
    code: SetupCode | None,
    setup: Path | None,
    difficulty: str | None,
    templates: Path | None,
    options: PrintOptions,
    as_json: bool,
) -> None:
    """Print everything that a game needs."""
    found, spelled_out, data = find_setup(game, code, setup, templates, difficulty)
    print_and_report(found.kit(spelled_out, data), options, as_json=as_json)
