"""`pnp setup`: the setup of a code, for people or spelled out for programs."""

import json
from pathlib import Path

import click

from pnp import console
from pnp.commands._code import GameCommand
from pnp.commands._setup import difficulty_option, find_setup, templates_option
from pnp.files import write_file
from pnp.game import Game
from pnp.seeds import SetupCode

__all__ = ["command"]


@click.command("setup", cls=GameCommand)
@click.option("--json", "as_json", is_flag=True, help="Spell the whole setup out, for “pnp kit --setup FILE”.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write into a file, not on the terminal."
)
@difficulty_option
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=None,
    help="With --difficulty: how often a setup is played that may be the one; 400, if left out.",
)
@templates_option
def command(
    game: Game,
    code: SetupCode,
    as_json: bool,
    output: Path | None,
    difficulty: str | None,
    games: int | None,
    templates: Path | None,
) -> None:
    """Set up a game: show it, or spell it out for other programs."""
    if games is not None and difficulty is None:
        raise click.UsageError("--games goes with --difficulty: without one nothing is played")
    _, setup, _ = find_setup(game, code, None, templates, difficulty, games)
    text = json.dumps(setup.data(), ensure_ascii=False, indent=1) if as_json else setup.text().rstrip("\n")
    if output is None:
        console.say(text)
    else:
        written = write_file(output, f"{text}\n".encode())
        console.say(f"{output}: {'written' if written else 'already there'}, the setup {setup.code}")
