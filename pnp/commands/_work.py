"""Flags of commands that let bots play: who plays, and how many processes share the work."""

import click

__all__ = ["bot_option", "jobs_option"]

_MOST_JOBS = 64

bot_option = click.option("--bot", metavar="NAME", default="", help="Who plays: the best one, if left out.")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, _MOST_JOBS), default=None, help="How many processes share the work."
)
