"""The Personal Compass: a disc with the costs of a step, pinned on a rose with the eight winds.

A player turns the disc until its pointer stands at the wind of the voyage; what a step costs in each direction then
stands beside that direction (CA-N2).
"""

import math
from functools import partial
from itertools import pairwise

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Circle, Path
from pnp.games.carmine.aids.look import Look, look
from pnp.games.carmine.aids.wind_marks import draw_centre_mark, draw_sector, draw_wind_plate, polar, sector, star
from pnp.games.carmine.winds import DIRECTIONS
from pnp.press.part import BLEED, Part
from pnp.templates import Templates

__all__ = ["DISC", "ROSE", "TIP", "personal_compass_parts", "step_cost"]

ROSE = 40.0
"""Radius of the rose."""
DISC = 25.2
TIP = 29.0
"""Radius of the disc, and how far its pointer reaches."""

_RING = (25.8, 38.4)
_HALF = 11.5
"""Half the pointer's foot, in degrees."""


def step_cost(eighths: int) -> int:
    """CA-N2: 1 with the wind, one more for each eighth of a turn away from it."""
    turn = eighths % len(DIRECTIONS)
    return 1 + min(turn, len(DIRECTIONS) - turn)


def personal_compass_parts(data: Templates, players: int = 1) -> list[Part]:
    """Give a rose and the disc that turns on it for every player."""
    known = look(data)
    group, title = "personal-compass", "Personal Compasses"
    rose = partial(_draw_rose, known=known)
    disc = partial(_draw_disc, known=known)
    return [
        Part("compass-rose", Circle(ROSE, ROSE, ROSE), rose, None, players, group, title),
        Part("compass-disc", disc_outline(), disc, None, players, group, title),
    ]


def disc_outline() -> Path:
    """Give the disc with its pointer, the box at the origin: the middle is at (DISC, TIP)."""
    path = Path().move(*_at(0, TIP)).line(*_at(_HALF, DISC))
    # arcs that break at the quarters, so that no handle lies outside the disc's own box
    for begin, end in pairwise((_HALF, 90, 180, 270, 360 - _HALF)):
        reach = DISC * 4 / 3 * math.tan(math.radians(end - begin) / 4)
        a, b = math.radians(begin), math.radians(end)
        (x0, y0), (x1, y1) = _at(begin, DISC), _at(end, DISC)
        handle = x0 + reach * math.cos(a), y0 + reach * math.sin(a)
        other = x1 - reach * math.cos(b), y1 - reach * math.sin(b)
        path.curve(*handle, *other, x1, y1)
    return path.close()


def _at(turn: float, r: float) -> tuple[float, float]:
    x, y = polar(turn, r)
    return DISC + x, TIP + y


def _draw_rose(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    with canvas.group(moving(ROSE, ROSE)):
        canvas.circle(0, 0, ROSE + BLEED, fill=theme.ink("paper"))
        for wind in range(len(DIRECTIONS)):
            draw_sector(canvas, wind, (0, 0), *_RING, theme)
        canvas.circle(0, 0, _RING[1], stroke=theme.pen("line", theme.bold))
        canvas.circle(0, 0, _RING[0], fill=theme.ink("white"), stroke=theme.pen("line", 0.45))
        canvas.circle(0, 0, 24.4, stroke=theme.pen("line", 0.2))
        star(canvas, 0, 0, 24.4, theme)
        draw_centre_mark(canvas, 0, 0, theme)
        for wind in range(len(DIRECTIONS)):
            draw_wind_plate(canvas, wind, *polar(45 * wind, 33.5), 4.0, known)


def _draw_disc(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    figure = theme.type("aid-cost")
    with canvas.group(moving(DISC, TIP)):
        canvas.circle(0, 0, DISC + BLEED, fill=theme.ink("white"))
        canvas.polygon(
            [polar(0, TIP), polar(_HALF, DISC - 0.5), polar(-_HALF, DISC - 0.5)],
            fill=theme.ink("disc"),
            stroke=theme.pen("disc-rim", 0.5),
        )
        canvas.draw(sector(10.2, DISC - 0.9, 22.5), fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.5))
        for eighth in range(len(DIRECTIONS)):
            if step_cost(eighth) % 2 and eighth:
                with canvas.group(turning(0, 0, 45 * eighth)):
                    canvas.draw(sector(10.2, DISC - 0.9, 22.5), fill=theme.ink("shallow"))
        _draw_rays(canvas, known)
        for r, width in ((DISC - 0.9, 0.5), (DISC - 1.7, 0.2), (10.2, 0.45), (9.4, 0.2)):
            canvas.circle(0, 0, r, stroke=theme.pen("line", width))
        star(canvas, 0, 0, 9.4, theme)
        for eighth in range(len(DIRECTIONS)):
            cost = step_cost(eighth)
            x, y = polar(45 * eighth, 16.4 if cost == 1 else 17.4)
            style = figure.inked(theme.ink("on-disc")) if cost == 1 else figure
            canvas.text(x, y + style.cap_height / 2, str(cost), style.resized(26 if cost == 1 else 20), anchor="middle")
        _draw_words(canvas, known)
        draw_centre_mark(canvas, 0, 0, theme)


def _draw_rays(canvas: Canvas, known: Look) -> None:
    """Part the costs by lines; the dearer a step, the more arcs lie across its sector."""
    theme = known.theme
    rays, arcs = Path(), Path(digits=2)
    for eighth in range(len(DIRECTIONS)):
        turn = 45 * eighth + 22.5
        rays.move(*polar(turn, 10.2)).line(*polar(turn, DISC - 0.9))
        cost = step_cost(eighth)
        for k in range(cost - 1):
            arcs.add(Curve.arc(0, 0, 11.3 + 0.75 * k, 45 * eighth - 20, 45 * eighth + 20, 10).path(5))
    canvas.draw(rays, stroke=theme.pen("line", 0.35))
    canvas.draw(arcs, stroke=theme.pen("teal", 0.28))


def _draw_words(canvas: Canvas, known: Look) -> None:
    """Letter what is with the wind and what is against it along the rim."""
    theme, words = known.theme, known.words.personal
    style = theme.type("aid-name").resized(8.5)
    for text, curve, ink in (
        (words.ahead, Curve.arc(0, 0, 21.4, -21, 21, 20), "on-disc"),
        (words.astern, Curve.arc(0, 0, 21.2 + style.cap_height, 201, 159, 20), "line"),
    ):
        line = line_of(text, style, fit=curve.length)
        letters = line.along(curve)
        line.ghost_along(canvas, letters, curve)
        canvas.draw(letters, fill=theme.ink(ink))
