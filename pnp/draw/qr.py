"""A QR code as one path: the borders of its dark areas, traced, so that no viewer shows seams between its modules."""

from collections.abc import Sequence
from functools import lru_cache

from pnp.draw.canvas import Canvas
from pnp.draw.ink import BLACK, WHITE, Ink
from pnp.draw.shapes import Path

__all__ = ["QUIET", "qr", "sheet_qr", "sheet_text"]

QUIET = 4
"""Modules of white on every side, which readers need to find the code."""


def qr(canvas: Canvas, x: float, y: float, size: float, text: str, ink: Ink = BLACK) -> None:
    """Draw the QR code of a text into a square of `size` mm, its quiet zone included: nothing else may be drawn there.

    The ground is painted white, so that a tinted page behind it does no harm. The ink should be nearly black.
    """
    count, borders = _traced(text)
    side = size / (count + 2 * QUIET)
    canvas.rect(x, y, size, size, fill=WHITE)
    canvas.draw(borders.moved(x + QUIET * side, y + QUIET * side, side), fill=ink)


def sheet_qr(canvas: Canvas, x: float, y: float, size: float, code: str, sheet: str, ink: Ink = BLACK) -> None:
    """Draw the QR code of a sheet that people write on, so that a photo of it tells what it shows."""
    qr(canvas, x, y, size, sheet_text(code, sheet), ink)


def sheet_text(code: str, sheet: str) -> str:
    """Give what the QR code of a sheet says: the setup code, a space, and the part's group: `carmine#7 ship-board`.

    A seed may have spaces, the name of a group has none: whoever reads it parts the text at its last space.
    """
    return f"{code} {sheet}"


@lru_cache(maxsize=64)
def _traced(text: str) -> tuple[int, Path]:
    """Give the number of modules on a side, and the borders: the same code stands on many pages."""
    import segno

    # A photo of a creased sheet still reads with M; a higher level is taken where the size allows it for nothing.
    modules = [list(row) for row in segno.make_qr(text, error="m").matrix]
    return len(modules), _borders(modules)


def _borders(modules: Sequence[Sequence[int]]) -> Path:
    """Trace the dark areas in module units; holes are borders too, which the even-odd rule leaves open."""
    count = len(modules)

    def dark(row: int, column: int) -> bool:
        return 0 <= row < count and 0 <= column < count and bool(modules[row][column])

    # Each border keeps the dark module on its right. At a corner where two modules touch there are two ways on.
    onward: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row in range(count):
        for column in range(count):
            if not dark(row, column):
                continue
            for there, start, end in (
                ((row - 1, column), (column, row), (column + 1, row)),
                ((row, column + 1), (column + 1, row), (column + 1, row + 1)),
                ((row + 1, column), (column + 1, row + 1), (column, row + 1)),
                ((row, column - 1), (column, row + 1), (column, row)),
            ):
                if not dark(*there):
                    onward.setdefault(start, []).append(end)
    path = Path()
    while onward:
        start = min(onward)
        loop = [start]
        while True:
            ends = onward[loop[-1]]
            loop.append(ends.pop())
            if not ends:
                del onward[loop[-2]]
            if loop[-1] == start:
                break
        path.polyline(_corners(loop[:-1]), close=True)
    return path


def _corners(loop: list[tuple[int, int]]) -> list[tuple[float, float]]:
    """Leave out the points that lie on a straight line."""
    return [
        (float(x), float(y))
        for i, (x, y) in enumerate(loop)
        if not (
            loop[i - 1][0] == x == loop[(i + 1) % len(loop)][0] or loop[i - 1][1] == y == loop[(i + 1) % len(loop)][1]
        )
    ]
