"""The parts list of a kit: what there is, how many, and on which pages."""

from collections.abc import Iterable
from typing import NamedTuple

from pnp.press.plan import Plan

__all__ = ["Entry", "contents"]


class Entry(NamedTuple):
    """A line of the list."""

    title: str
    pieces: int
    pages: str


def contents(plan: Plan) -> list[Entry]:
    """Give the list by groups, in the kit's order."""
    entries = []
    for name, parts in plan.kit.groups():
        names = {part.name for part in parts}
        pages = [i for i, side in enumerate(plan.pages, 1) if any(part.name in names for part in side.parts)]
        copies = 1 if name == "calibration" else plan.options.copies
        pieces = sum(part.count for part in parts) * copies
        entries.append(Entry(parts[0].title or name or parts[0].name, pieces, spans(pages)))
    return entries


def spans(numbers: Iterable[int]) -> str:
    """Write numbers briefly: 3–6, 9."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)
