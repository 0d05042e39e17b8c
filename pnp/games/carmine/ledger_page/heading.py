"""Headings of the ledger: an icon, well-spaced capitals, a few words, and the double rule of an account book."""

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box
from pnp.games.carmine.ledger_page.look import Look

__all__ = ["HEADING", "draw_double_rule", "draw_heading", "inside"]

HEADING = 9.0
"""Height that a heading takes, its rule and the white below included."""

_ICON = 6.6
_RULE = 7.0


def inside(area: Box) -> Box:
    """Give what a heading leaves of an area."""
    return Box(area.left, area.top + HEADING, area.right, area.bottom)


def draw_heading(canvas: Canvas, look: Look, area: Box, name: str) -> None:
    """Draw the heading of a section at the top of its area."""
    words, theme = look.section(name), look.theme
    stamp_icon(canvas, look.icons, words.icon, area.left + _ICON / 2, area.top + 3.2, _ICON, theme.ink("carmine"))
    baseline = area.top + 5.1
    left = area.left + _ICON + 1.7
    end = left + canvas.text(left, baseline, words.title.upper(), theme.type("ledger-heading"))
    left = end + 2.4
    look.line(canvas, left, baseline, words.note, theme.type("ledger-note"), fit=area.right - left)
    draw_double_rule(canvas, look, area.left, area.right, area.top + _RULE)


def draw_double_rule(canvas: Canvas, look: Look, left: float, right: float, y: float) -> None:
    """A broad line and a fine one beneath it."""
    canvas.line(left, y, right, y, look.theme.pen("carmine", 0.55))
    canvas.line(left, y + 0.75, right, y + 0.75, look.theme.pen("carmine", 0.18))
