"""Where a command's setup comes from: a code, or a file in which one is spelled out (`--setup FILE`)."""

from pathlib import Path

import click

from pnp import console, registry
from pnp.documents import document_name, read_document
from pnp.errors import CodeError, GameError, OptionError, SetupError
from pnp.game import Game, Setup, settle
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["difficulty_option", "find_setup", "setup_option", "templates_option"]

setup_option = click.option(
    "--setup",
    metavar="FILE",
    type=click.Path(path_type=Path, allow_dash=True),
    help="Take the setup from a file that “pnp setup --json” wrote, - for standard input.",
)
difficulty_option = click.option(
    "--difficulty",
    metavar="NAME",
    help="Look for a setup that a bot finds easy, medium, hard or brutal: for games that can be rated.",
)
templates_option = click.option(
    "--templates",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Use the data in this folder, made by “pnp templates DIR”.",
)


def find_setup(
    game: Game | None,
    code: SetupCode | None,
    file: Path | None,
    templates: Path | None,
    difficulty: str | None = None,
    games: int | None = None,
) -> tuple[Game, Setup, Templates]:
    """Give the game, the setup and the templates that a command asks for."""
    if file is not None:
        if difficulty is not None:
            raise click.UsageError("--difficulty looks for a setup, and --setup brings one")
        return _from_file(file, game, code, templates)
    if game is None or code is None:
        raise click.UsageError("give a CODE, like carmine or carmine#KRAKEN-7, or --setup FILE")
    data = registry.templates_for(game, templates)
    if difficulty is not None:
        return game, _of_difficulty(game, code, difficulty, games, templates, data), data
    return game, game.setup(code, data), data


def _of_difficulty(
    game: Game, code: SetupCode, difficulty: str, games: int | None, templates: Path | None, data: Templates
) -> Setup:
    """Look for a setup that is as hard as somebody wishes."""
    from pnp.jobs import cores
    from pnp.rating import GAMES, Rated, search

    with console.Progress("setups tried") as progress:
        rating = search(
            game, code, difficulty, games=games or GAMES, jobs=cores(), templates=templates, progress=progress
        )
    assert isinstance(game, Rated)
    return game.rated(game.setup(SetupCode.parse(rating.code), data), rating)


def _from_file(
    file: Path, game: Game | None, code: SetupCode | None, templates: Path | None
) -> tuple[Game, Setup, Templates]:
    document, name = read_document(file), document_name(file)
    slug, written = document.get("game"), document.get("code")
    if not isinstance(slug, str) or not isinstance(written, str):
        raise SetupError(f"{name} is not a setup: it says neither “game” nor “code” as a text")
    if game is not None and slug != game.slug:
        raise SetupError(f"{name} is a setup of {slug}, not of {game.slug}")
    try:
        game = registry.game(slug)
        own = settle(game, SetupCode.parse(written))
        if code is not None and code not in (SetupCode(slug), own):
            raise CodeError(f"it is the setup {own}, not {code}: leave out the code")
        data = registry.templates_for(game, templates)
        return game, game.read_setup(document, data), data
    except (SetupError, GameError, CodeError, OptionError) as error:
        raise SetupError(f"{name}: {error}") from None
