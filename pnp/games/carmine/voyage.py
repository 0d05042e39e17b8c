"""The voyage: a record of one player's sheet, replayed to its end and judged (section 9 of the rules page)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pnp.game import Verdict
from pnp.games.carmine.board import Board
from pnp.games.carmine.sheet import Sheet
from pnp.templates import Templates

__all__ = ["Replay", "judge", "replay"]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that was played through: what is on the sheet in the end, and what the referee says."""

    board: Board
    sheet: Sheet
    wakes: tuple[tuple[int, ...], ...]
    """The cells of the ship's way, turn by turn: where it began, then each cell entered or carried over."""
    verdict: Verdict


def replay(document: Mapping[str, Any], data: Templates) -> Replay:
    """Play a record to its end, whatever is wrong with it; raises RecordError if it cannot be read."""
    raise NotImplementedError


def judge(document: Mapping[str, Any], data: Templates) -> Verdict:
    """Give the verdict on a `pnp-voyage/1` record; raises RecordError if it cannot be read."""
    return replay(document, data).verdict
