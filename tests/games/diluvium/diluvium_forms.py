"""Sheets of Diluvium as players fill them in: what stands in the fields after the game of a record."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pnp.draw.ink import Mode
from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.scores import BOOK
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.record import read_transcript
from pnp.registry import templates_for
from pnp.seeds import SetupCode

__all__ = ["DATA", "RECORDS", "blank", "log_fields", "record", "score_fields"]

DATA = templates_for(game)
RECORDS = Path(__file__).parent.parent.parent / "records"


@cache
def blank(code: str, *parts: str) -> bytes:
    """The sheets of a code as a form."""
    setup = game.setup(settle(game, SetupCode.parse(code)), DATA)
    return make_pdf(game.sheets(setup, DATA), PrintOptions(ink=Mode.SAVER, parts=parts, fillable=True))


def record(name: str) -> tuple[str, dict[str, Any]]:
    """A record and the code of its setup."""
    transcript = read_transcript((RECORDS / f"diluvium-{name}.txt").read_text(encoding="utf-8"))
    return transcript.header("Code") or "", game.read_text(transcript)


def log_fields(document: Mapping[str, Any]) -> dict[str, str]:
    """Its moves, as they stand in the turn log."""
    fields = {}
    for line in game.write_text(document).partition("\n\n")[2].splitlines():
        turn, _, moves = line.strip().partition(" ")
        fields[f"log.{turn}.moves"] = moves
    return fields


def score_fields(document: Mapping[str, Any], number: int = 1) -> dict[str, str]:
    """What it comes to, as it stands in a table of the score sheet."""
    final = BOOK.final(document, DATA)
    assert final is not None
    fields = {}
    for seat, column in enumerate(final.columns, 1):
        for row, value in column.items():
            name = f"score.{number}.goal" if row == "goal" else f"score.{number}.seat-{seat}.{row}"
            fields[name] = ("yes" if value else "no") if row == "goal" else str(value)
        if seat in final.winners:
            fields[f"score.{number}.seat-{seat}.rank"] = "1"
    return fields
