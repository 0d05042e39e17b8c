"""The Exploration Board: one reward for each face of the Exploration Die.

The six lie in a ring, so that what a monolith allows (the die, or one more or less, with 6 and 1 as neighbours) is seen
and need not be learnt: one follows the arrows.
"""

from collections.abc import Sequence
from functools import cache, partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import GRID, LEAST_ICON, stamp_icon
from pnp.draw.shapes import Box, Point, Rect
from pnp.games.carmine.aids.border import draw_border
from pnp.games.carmine.aids.look import SMALLEST_TYPE, Look, look
from pnp.games.carmine.components import Gain
from pnp.games.carmine.engravings import draw_ribbon_title, ship
from pnp.games.carmine.engravings.adventures.crag import crag
from pnp.games.carmine.engravings.adventures.scene import waves_at
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["HIGH", "WIDE", "exploration_board_parts", "panel"]

WIDE, HIGH = 125.0, 88.0

_PANEL = 33.0, 21.0
_LEFT, _TOP = 7.4, 20.2
_GAP = 5.6
_DIE = 12.6
"""Width of the strip with the die."""
_ICONS = {"fill": "fill-hold"}


def exploration_board_parts(data: Templates) -> list[Part]:
    """Give the Exploration Board."""
    front = partial(_draw, known=look(data))
    return [
        Part(
            "exploration-board", Rect(0, 0, WIDE, HIGH, 3), front, group="exploration-board", title="Exploration Board"
        )
    ]


def panel(number: int) -> Box:
    """Give the panel of a number: 1 to 3 above, from left to right, 4 to 6 below, from right to left."""
    column, row = (number - 1, 0) if number <= 3 else (6 - number, 1)
    width, height = _PANEL
    left, top = _LEFT + column * (width + _GAP), _TOP + row * (height + _GAP)
    return Box(left, top, left + width, top + height)


def _draw(canvas: Canvas, known: Look) -> None:
    theme, words = known.theme, known.words.exploration
    draw_border(canvas, WIDE, HIGH, theme)
    canvas.stamp(ship(known.chart), moving(17.0, 17.4, 0.4))
    _plate().draw(canvas, theme)
    with canvas.group(moving(WIDE / 2, 5.6, 0.62)):
        draw_ribbon_title(canvas, theme, 0, 0, 116, words.title)
    rewards = known.ledger.exploring.rewards
    for number, gains in enumerate(rewards, 1):
        _draw_panel(canvas, panel(number), number, gains, known)
    _draw_links(canvas, known)
    _draw_foot(canvas, known)


def _draw_panel(canvas: Canvas, box: Box, number: int, gains: Sequence[Gain], known: Look) -> None:
    theme, r = known.theme, known.theme.radius
    outline = Rect(box.left, box.top, box.width, box.height, r)
    canvas.draw(outline, fill=theme.ink("white"))
    with canvas.group(clip=outline):
        canvas.rect(box.left, box.top, _DIE, box.height, fill=theme.ink("ground"))
    canvas.line(box.left + _DIE, box.top, box.left + _DIE, box.bottom, theme.pen("line", 0.25))
    canvas.draw(outline, stroke=theme.pen("line", theme.bold))
    stamp_icon(canvas, known.icons, f"die-{number}", box.left + _DIE / 2, box.centre[1], 10.8, theme.ink("silhouette"))
    _draw_gains(canvas, Box(box.left + _DIE, box.top, box.right, box.bottom), gains, known)


def _draw_gains(canvas: Canvas, box: Box, gains: Sequence[Gain], known: Look) -> None:
    """Set a gain on each line, numbers right-aligned at one place and icons in one column."""
    if not gains:
        return
    theme = known.theme
    row = min(9.0, (box.height - 2.0) / len(gains))
    size = max(row * 0.98 if len(gains) > 1 else 10.5, LEAST_ICON)
    style = theme.type("aid-reward")
    style = style.resized(max(SMALLEST_TYPE, style.size * min(1.0, row / 8.4)))
    middle, gap = box.centre[0] - 1.4, 1.5
    top = box.centre[1] - row * (len(gains) - 1) / 2
    for i, gain in enumerate(gains):
        y = top + i * row
        icon = _ICONS.get(gain.resource, gain.resource)
        reach = known.icons[icon].reach
        ink = theme.ink("carmine" if gain.resource in ("story", "renown") else "silhouette")
        centre = middle + gap + 3.1 + (GRID / 2 - reach.centre[0]) * size / GRID
        if gain.resource != "fill":
            canvas.text(middle - gap + 0.4, y + style.cap_height / 2, str(gain.amount), style, anchor="end", fit=7.5)
        stamp_icon(canvas, known.icons, icon, centre, y, size, ink)


def _draw_links(canvas: Canvas, known: Look) -> None:
    """Draw an arrow both ways between each two neighbours."""
    for number in range(1, 7):
        one, other = panel(number), panel(number % 6 + 1)
        if abs(one.top - other.top) < 1:
            left, right = sorted((one, other))
            y = one.centre[1]
            _draw_link(canvas, (left.right, y), (right.left, y), known)
        else:
            high, low = sorted((one, other), key=lambda box: box.top)
            x = one.centre[0]
            _draw_link(canvas, (x, high.bottom), (x, low.top), known)


def _draw_link(canvas: Canvas, start: Point, end: Point, known: Look) -> None:
    theme = known.theme
    dx, dy = (end[0] - start[0]) / _GAP, (end[1] - start[1]) / _GAP

    def at(along: float, aside: float) -> Point:
        return start[0] + dx * along - dy * aside, start[1] + dy * along + dx * aside

    near, far = 0.65, _GAP - 0.65
    arrow = [
        at(near, 0), at(near + 1.75, -1.5), at(near + 1.75, -0.5), at(far - 1.75, -0.5), at(far - 1.75, -1.5),
        at(far, 0), at(far - 1.75, 1.5), at(far - 1.75, 0.5), at(near + 1.75, 0.5), at(near + 1.75, 1.5),
    ]  # fmt: skip
    canvas.polygon(arrow, fill=theme.ink("flag"), stroke=theme.pen("carmine", 0.15))


def _draw_foot(canvas: Canvas, known: Look) -> None:
    """Say what a monolith and a cannon are worth, in two columns."""
    theme, words = known.theme, known.words.exploration
    top = panel(6).bottom + 1.9
    for icon, text, left, right in (("monolith", words.monolith, 10.4, 69.0), ("cannon", words.cannon, 74.4, 114.6)):
        stamp_icon(canvas, known.icons, icon, left + 4.2, top + 6.0, 8.4, theme.ink("silhouette"))
        lines = known.lines(text, right - left - 10.4)
        base = top + 6.0 - lines.height / 2 + lines.leading * 0.72
        lines.draw(canvas, left + 10.4, base)
    canvas.line(71.7, top + 1.2, 71.7, top + 10.8, theme.pen("line", 0.25))


@cache
def _plate() -> Plate:
    """An island of crags, at the top right."""
    plate = Plate()
    for top, left, right, fold, seed in (
        ((104.2, 8.8), (100.8, 17.2), (108.4, 17.2), 0.5, 3),
        ((110.4, 7.0), (105.8, 17.6), (114.8, 17.6), 0.45, 5),
        ((114.6, 11.4), (111.4, 17.8), (117.4, 17.8), 0.5, 8),
    ):
        crag(plate, top, left, right, fold, seed=seed, rough=0.35, gap=0.5)
    waves_at(plate, 109.2, 17.4, 19.0, seed=4, size=0.8)
    return plate
