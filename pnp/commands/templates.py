"""`pnp templates`: a copy of the games' data, to be corrected.

What a player has changed in a copy is never overwritten: all files are looked at before the first is written.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from pnp import console, registry
from pnp.errors import OutputError, TemplateError
from pnp.files import write_file
from pnp.game import Game
from pnp.templates import house_templates

__all__ = ["command"]

_HOUSE = "icons"
"""The folder that all games share."""


@click.command("templates")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.argument("slug", metavar="[GAME]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
def command(folder: Path, slug: str | None, as_json: bool) -> None:
    """Copy the games’ data to a folder, to be corrected there."""
    games = registry.games() if slug is None else (registry.game(slug),)
    files = {folder / name: content for name, content in _contents(games)}
    if changed := [path for path, content in files.items() if _differs(path, content)]:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        raise OutputError(
            f"{changed[0]}{more} would be overwritten, but differs from the game’s: take another folder, or remove it"
        )
    written = [path for path, content in files.items() if write_file(path, content)]
    if as_json:
        answer = [{"path": str(path), "written": path in written} for path in files]
        console.say(json.dumps({"files": answer}, ensure_ascii=False, indent=1))
        return
    there = f", {len(files) - len(written)} were there already" if len(written) < len(files) else ""
    console.say(f"{folder}: {len(written)} files written{there}.")
    if games:
        console.say(f"Correct what you like, then use it: pnp kit {games[0].slug} --templates {folder}")


def _contents(games: tuple[Game, ...]) -> Iterator[tuple[Path, bytes]]:
    """Give every template by its name within the folder."""
    for base, name in [*((game.templates, game.slug) for game in games), (house_templates(), _HOUSE)]:
        for path in sorted((base / name).rglob("*")):
            within = path.relative_to(base)
            if path.is_file() and not any(part.startswith((".", "__")) for part in within.parts):
                try:
                    yield within, path.read_bytes()
                except OSError as error:
                    raise TemplateError(f"{path} cannot be read: {error.strerror}") from None


def _differs(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() != content
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise OutputError(f"{path} cannot be read: {error.strerror}") from None
