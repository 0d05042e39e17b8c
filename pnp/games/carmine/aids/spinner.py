"""The wind spinner, for those who would rather not fold dice: an arrow on a disc.

The outer ring gives a wind, the inner one the number of the Exploration Die.
"""

from functools import partial

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Circle, Path, Point, Polygon
from pnp.games.carmine.aids.look import Look, look
from pnp.games.carmine.aids.wind_marks import draw_centre_mark, draw_sector, draw_wind_plate, polar, sector, star
from pnp.games.carmine.winds import DIRECTIONS
from pnp.press.part import BLEED, Part
from pnp.templates import Templates

__all__ = ["ARROW", "RADIUS", "spinner_parts"]

RADIUS = 48.0

_WINDS = (25.6, 43.2)
_DIE = (10.4, 25.6)

_PIVOT: Point = (7.0, 40.0)
_HUB = 6.2


def _half() -> list[Point]:
    """Give the right side of the arrow from its point down: a head with barbs, a round hub, a feathered tail."""
    x, y = _PIVOT
    hub = [(x + px, y + py) for px, py in (polar(turn, _HUB) for turn in range(18, 163, 9))]
    return [
        (x, 0.0),
        (x + 5.2, 14.0),
        (x + 1.9, 12.2),
        *hub,
        (x + 1.9, 56.0),
        (x + 5.4, 61.5),
        (x + 5.4, 68.0),
        (x, 63.0),
    ]


def _outline() -> Polygon:
    right = _half()
    points = [*right, *((2 * _PIVOT[0] - x, y) for x, y in reversed(right[1:-1]))]
    return Polygon(tuple(points))


ARROW = _outline()
"""The arrow, which balances about its pivot."""


def spinner_parts(data: Templates) -> list[Part]:
    """Give the disc and its arrow."""
    known = look(data)
    group, title = "spinner", "Wind Spinner"
    box = ARROW.box()
    arrow = Polygon(tuple((x - box.left, y - box.top) for x, y in ARROW.points))
    pivot = _PIVOT[0] - box.left, _PIVOT[1] - box.top
    return [
        Part(
            "spinner-disc", Circle(RADIUS, RADIUS, RADIUS), partial(_draw_disc, known=known), group=group, title=title
        ),
        Part(
            "spinner-arrow",
            arrow,
            partial(_draw_arrow, arrow=arrow, pivot=pivot, known=known),
            group=group,
            title=title,
        ),
    ]


def _draw_disc(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    with canvas.group(moving(RADIUS, RADIUS)):
        canvas.circle(0, 0, RADIUS + BLEED, fill=theme.ink("paper"))
        for wind in range(len(DIRECTIONS)):
            draw_sector(canvas, wind, (0, 0), *_WINDS, theme)
        _draw_die_ring(canvas, known)
        for r, width in ((_WINDS[1], theme.bold), (_WINDS[0], 0.5), (_DIE[0], 0.45), (RADIUS - 0.9, 0.25)):
            canvas.circle(0, 0, r, stroke=theme.pen("line", width))
        for wind in range(len(DIRECTIONS)):
            draw_wind_plate(canvas, wind, *polar(45 * wind, sum(_WINDS) / 2), 6.0, known)
        _draw_words(canvas, known)
        star(canvas, 0, 0, _DIE[0] - 0.6, theme)
        draw_centre_mark(canvas, 0, 0, theme)


def _draw_die_ring(canvas: Canvas, known: Look) -> None:
    theme, count = known.theme, len(known.ledger.exploring.rewards)
    step = 360 / count
    for i in range(count):
        with canvas.group(turning(0, 0, i * step)):
            ground = theme.ink("shallow" if i % 2 else "white")
            canvas.draw(sector(*_DIE, step / 2), fill=ground, stroke=theme.pen("line", 0.3))
            stamp_icon(canvas, known.icons, f"die-{i + 1}", 0, -18.2, 9.6, theme.ink("silhouette"))


def _draw_words(canvas: Canvas, known: Look) -> None:
    """Letter the rim: what the outer ring is for above, what the inner one is for below."""
    theme, words = known.theme, known.words.spinner
    style = theme.type("aid-name").resized(9)
    path = Path(winding=True, digits=2)
    for text, curve in (
        (words.winds, Curve.arc(0, 0, 44.3, -85, 85, 60)),
        (words.die, Curve.arc(0, 0, 44.3 + style.cap_height, 265, 95, 60)),
    ):
        line = line_of(text.upper(), style, fit=curve.length)
        letters = line.along(curve)
        path.add(letters)
        line.ghost_along(canvas, letters, curve)
    canvas.draw(path, fill=theme.ink("line"))


def _draw_arrow(canvas: Canvas, arrow: Polygon, pivot: Point, known: Look) -> None:
    """Draw the arrow with a light left half and a dark right one, like a point of the rose."""
    theme, (x, _) = known.theme, pivot
    box = arrow.box()
    canvas.draw(arrow, fill=theme.ink("white"))
    with canvas.group(clip=arrow):
        canvas.rect(x, box.top, box.right - x, box.height, fill=theme.ink("flag"))
    canvas.draw(arrow, stroke=theme.pen("line", theme.bold))
    canvas.line(x, box.top, x, box.bottom - 5.0, theme.pen("line", 0.25))
    canvas.circle(*pivot, 5.0, fill=theme.ink("white"), stroke=theme.pen("line", 0.35))
    draw_centre_mark(canvas, *pivot, theme)
