"""The ground of an Action Board: the border of its people, a sea of stones, and four lands to write on."""

import math

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.engrave import Plate, grain
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.games.diluvium.boards.quarters import BAND, BITE, HIGH, MIDDLE, QUARTERS, SHORE, WIDE, panel
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.frame import BORDERS
from pnp.press.part import BLEED

__all__ = ["draw_ground"]

_RINGS = 6
"""Courses of stones between the wheel and the land."""


def draw_ground(canvas: Canvas, people: str, known: Look) -> None:
    """Draw all that is the same on both sides of a people's board."""
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink(people))
    inner = Box(BAND, BAND, WIDE - BAND, HIGH - BAND)
    plate = Plate()
    plate.area(Rect(*inner[:2], inner.width, inner.height), "bed")
    _lay_channels(plate, inner)
    plate.draw(canvas, theme)
    _draw_border(canvas, people, known)
    canvas.rect(*inner[:2], inner.width, inner.height, stroke=theme.pen("line", 0.6))
    sea = Plate()
    sea.area(Circle(*MIDDLE, BITE - 0.2), "bed", 0.5, "line")
    _lay_sea(sea)
    sea.draw(canvas, theme)
    for quarter in QUARTERS:
        land = panel(quarter.box)
        canvas.draw(land, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5, join="miter"))
        with canvas.group(clip=land):
            canvas.draw(land, stroke=theme.pen("frame-line", 1.9, join="miter"))
            canvas.draw(land, stroke=theme.pen("paper-line", 1.3, join="miter"))


def _lay_channels(plate: Plate, inner: Box) -> None:
    """Lay stones in rows where water parts the lands."""
    tones: dict[str, Path] = {ink: Path() for ink in ("sea-light", "sea", "sea-deep")}
    columns, rows = 82, 54
    w, h = inner.width / columns, inner.height / rows
    for i in range(columns):
        for j in range(rows):
            x, y = inner.left + i * w, inner.top + j * h
            if _hidden(x, y, w, h):
                continue
            luck = grain(i, j, 7)
            tone = "sea-light" if luck < -0.5 else "sea" if luck < 0.4 else "sea-deep"
            tones[tone].polyline([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], close=True)
    for ink, path in tones.items():
        plate.area(path, ink, 0.27, "joint")


def _hidden(x: float, y: float, w: float, h: float) -> bool:
    """Whether a stone lies wholly under a land or the sea about the wheel."""
    corners = ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
    if all(math.dist(corner, MIDDLE) < BITE - 0.6 for corner in corners):
        return True
    return any(
        all(
            box.left < cx < box.right and box.top < cy < box.bottom and math.dist((cx, cy), MIDDLE) > BITE + 0.2
            for cx, cy in corners
        )
        for box in (quarter.box for quarter in QUARTERS)
    )


def _lay_sea(plate: Plate) -> None:
    """Lay stones in courses about the wheel: surf at both shores, deeper between, and some of gold."""
    tones: dict[str, Path] = {
        ink: Path(digits=2) for ink in ("sea-pale", "sea-light", "sea", "sea-deep", "sea-dark", "sea-glint")
    }
    mx, my = MIDDLE
    thick = (BITE - SHORE - 0.6) / _RINGS
    depth = ("sea-pale", "sea", "sea-deep", "sea-deep", "sea", "sea-pale")
    lighter = {"sea-pale": "sea-light", "sea": "sea-light", "sea-deep": "sea"}
    darker = {"sea-pale": "sea-light", "sea": "sea-deep", "sea-deep": "sea-dark"}
    for ring in range(_RINGS):
        inner = SHORE + 0.4 + ring * thick
        outer = inner + thick - 0.22
        count = round(2 * math.pi * (inner + thick / 2) / 2.05)
        step = 2 * math.pi / count
        for i in range(count):
            luck = grain(ring, i, 11)
            tone = depth[ring]
            if luck < -0.45:
                tone = lighter[tone]
            elif luck > 0.5:
                tone = darker[tone]
            if 0 < ring < _RINGS - 1 and grain(i, ring, 5) > 0.94:
                tone = "sea-glint"
            a, b = (i + 0.05 + 0.5 * (ring % 2)) * step, (i + 0.95 + 0.5 * (ring % 2)) * step
            tones[tone].polyline(
                [
                    (mx + r * math.sin(t), my - r * math.cos(t))
                    for r, t in ((inner, a), (outer, a), (outer, b), (inner, b))
                ],
                close=True,
            )
    for ink, path in tones.items():
        plate.area(path, ink, 0.16, "joint")


def _draw_border(canvas: Canvas, people: str, known: Look) -> None:
    """Draw the ornament of a people along the edges, and a stone in each corner."""
    theme = known.theme
    pen = theme.pen(f"{people}-line", 0.5 if people == "greek" else 0.42, join="miter")
    for turn, x, y, long in (
        (0, 0.0, 0.0, WIDE),
        (90, WIDE, 0.0, HIGH),
        (180, WIDE, HIGH, WIDE),
        (270, 0.0, HIGH, HIGH),
    ):
        with canvas.group(turning(x, y, turn)), canvas.group(moving(BAND + 0.4, 1.0)):
            canvas.draw(BORDERS[people](long - 2 * BAND - 0.8, BAND - 2.0), stroke=pen)
    for x in (BAND / 2 + 0.2, WIDE - BAND / 2 - 0.2):
        for y in (BAND / 2 + 0.2, HIGH - BAND / 2 - 0.2):
            for r, ink in ((1.7, f"{people}-mark"), (0.8, f"{people}-line")):
                canvas.draw(
                    Path().polyline([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], close=True),
                    fill=theme.ink(ink),
                    stroke=theme.pen(f"{people}-line", 0.3),
                )
