"""`pnp games`: what there is to play."""

import json

import click

from pnp import console, registry

__all__ = ["command"]


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="List them as JSON, with their options.")
def command(as_json: bool) -> None:
    """List the games."""
    games, faults = registry.shelf()
    if as_json:
        answer = {
            "games": [
                {
                    "slug": game.slug,
                    "title": game.title,
                    "tagline": game.tagline,
                    "version": game.version,
                    "options": [
                        {
                            "name": option.name,
                            "help": option.help,
                            "default": option.default,
                            "choices": list(option.choices),
                        }
                        for option in game.options
                    ],
                }
                for game in games
            ],
            "faults": [str(fault) for fault in faults],
        }
        console.say(json.dumps(answer, ensure_ascii=False, indent=1))
        return
    slugs = max((len(game.slug) for game in games), default=0)
    titles = max((len(game.title) for game in games), default=0)
    for game in games:
        console.say(f"{game.slug:{slugs}}  {game.title:{titles}}  {game.tagline}")
    for fault in faults:
        console.complain(str(fault))
