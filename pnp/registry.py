"""The registry: which games there are. They are found by entry point, ours in the same way as anybody's.

    [project.entry-points."pnp.games"]
    carmine = "pnp.games.carmine:game"

A game is loaded when it is asked for. One that cannot be loaded is a matter between the player and its author: it is
reported by name and hides no other game.
"""

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from pnp.errors import GameError, TemplateError
from pnp.game import Game
from pnp.hints import nearest
from pnp.templates import Templates, house_templates

__all__ = ["GROUP", "Shelf", "game", "games", "names", "shelf", "templates_for"]

GROUP = "pnp.games"

_MEMBERS = ("slug", "title", "tagline", "version", "options", "templates", "setup", "read_setup", "kit", "sheets")
"""What `Game` asks for, in its order."""


class Shelf(NamedTuple):
    """All games that are installed: those that can be played, and what is wrong with the others."""

    games: tuple[Game, ...]
    faults: tuple[GameError, ...]


def _entries() -> dict[str, list[EntryPoint]]:
    """Give the entry points by name; a name that two packages claim has two."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, []).append(entry)
    return found


def names() -> tuple[str, ...]:
    """Give the names of all games without loading them."""
    return tuple(_entries())


def shelf() -> Shelf:
    """Load every game, and put aside those that cannot be loaded."""
    good: list[Game] = []
    faults: list[GameError] = []
    for claims in _entries().values():
        try:
            good.append(_load(claims))
        except GameError as fault:
            faults.append(fault)
    return Shelf(tuple(good), tuple(faults))


def games() -> tuple[Game, ...]:
    """Give all games that can be loaded, by name."""
    return shelf().games


def game(slug: str) -> Game:
    """Give one game."""
    entries = _entries()
    if slug not in entries:
        hint = nearest(slug, entries) or f": the games are {', '.join(entries) or 'not installed'}"
        raise GameError(f"there is no game “{slug}”{hint}")
    return _load(entries[slug])


def _load(claims: list[EntryPoint]) -> Game:
    entry = claims[0]
    origin = " and ".join(_origin(claim) for claim in claims)
    if len(claims) > 1:
        raise GameError(f"the game {entry.name} is brought by {origin}: only one of them can be installed")
    try:
        found = entry.load()
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise GameError(f"the game {entry.name} of {origin} cannot be loaded: {_name(error)}") from error
    if not isinstance(found, Game):
        missing = [name for name in _MEMBERS if not hasattr(found, name)]
        raise GameError(f"the game {entry.name} of {origin} is not a game: it lacks {', '.join(missing)}")
    if found.slug != entry.name:
        raise GameError(f"the game {entry.name} of {origin} calls itself {found.slug}")
    return found


def _origin(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def _name(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def templates_for(game: Game, override: Path | None = None) -> Templates:
    """Give the templates of a game: a player's copy first, if there is one, then its own, then the house's icons."""
    own = (game.templates, house_templates())
    if override is None:
        return Templates(*dict.fromkeys(own))
    if not override.is_dir():
        raise TemplateError(f"{override} is not a folder of templates: make one with “pnp templates {override}”")
    if not (override / game.slug).is_dir():
        raise TemplateError(
            f"{override} has no templates of {game.slug}: copy them with “pnp templates {override} {game.slug}”"
        )
    return Templates(*dict.fromkeys((override, *own)))
