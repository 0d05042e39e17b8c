"""The banner of the kit's cover: the galleon under way to unknown islands, the serpent before her, a rose for a sun.

It is engraved like the chart and its cards: lines alone, over a few washes. Ship, serpent and rose are those of the
chart; coasts, sky and swell are laid for the wide format.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.lettering import line_of
from pnp.draw.ornament import rays
from pnp.draw.shapes import Box, Path, Point, Rect, smooth
from pnp.draw.theme import Theme
from pnp.games.carmine.cards.look import pictures
from pnp.games.carmine.engravings import draw_ribbon_title, rose, serpent, ship
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, little_ship
from pnp.games.carmine.engravings.ribbon import BAND
from pnp.games.carmine.engravings.sea import swell
from pnp.press.banner import Banner
from pnp.templates import Templates

__all__ = ["make_banner"]

_HIGH = 42.0
"""The height for which all is measured; a lower banner shows all of it smaller, and more of the sea."""
_HORIZON = 27.5
_ROSE = 18.4
_SUNK = 3.0
"""How deep the rose's middle lies below the horizon."""
_SHORE = 38.6
"""Where ship and serpent stand in the water."""
_DEGREES = 2.2
"""Height of the chart's border along the foot."""
_RIBBON = 0.92
_LIFT = 7.4
"""The scale of the title's ribbon, and how far it is raised into the picture, so that its tails clear the tagline."""


def make_banner(data: Templates) -> Banner:
    """Give the banner of every kit of the game."""
    theme = data.read("carmine/theme.toml", Theme)
    return Banner(partial(_draw, theme=theme, far=pictures(theme)), partial(_title, theme=theme))


def _title(canvas: Canvas, text: str, x: float, y: float, width: float, *, theme: Theme) -> None:
    """Letter the title on its ribbon, which laps over the picture's foot."""
    high = line_of(text.upper(), theme.type("title"), fit=width).cap_height
    with canvas.group(moving(x, y - _LIFT, _RIBBON)):
        draw_ribbon_title(canvas, theme, 0, -(BAND + high) / 2, 0.95 * width / _RIBBON, text)


def _draw(canvas: Canvas, box: Box, theme: Theme, far: Theme) -> None:
    """Fill the box; what is far away is `far`, which is paler where ink is saved."""
    scale = box.height / _HIGH
    half = box.width / scale / 2
    with canvas.group(moving(box.centre[0], box.top, scale)):
        sky = Rect(-half, 0, 2 * half, _HORIZON)
        with canvas.group(clip=sky):
            canvas.draw(sky, fill=theme.ink("air"))
            _sunrise(canvas, half, theme)
        plate = Plate()
        _sky(plate, half)
        _sea(plate, half)
        plate.draw(canvas, far)
        plate = Plate()
        _coast(plate, -half, 1, 46.0, 7)
        _coast(plate, half, -1, 33.0, 23)
        little_ship(plate, 23.5, _HORIZON + 1.4, 0.2, mirror=True)
        birds(plate, (-20.0, 9.0), (-16.4, 11.4), (-23.6, 12.0), (31.0, 8.4), (34.2, 6.6), size=1.1)
        plate.draw(canvas, theme)
        canvas.stamp(ship(theme), moving(-47.0, _SHORE - 1.4, 1.26))
        canvas.stamp(serpent(theme), moving(49.0, _SHORE - 0.6, 1.62))
        plate = Plate()
        swell(plate, -1.12 * half, 1.12 * half, _SHORE - 1.2, rows=3, seed=5, length=5.4, height=0.85, drop=0.85)
        plate.draw(canvas, theme)
        _border(canvas, half, theme)


def _sunrise(canvas: Canvas, half: float, theme: Theme) -> None:
    """Rhumb lines over the whole sky, out of a rose that rises from the sea."""
    for turn, count, ink, width in ((0.0, 33, "rhumb", 0.22), (2.8, 32, "rhumb-far", 0.18)):
        lines = rays(0, _HORIZON + _SUNK, _ROSE * 1.02, 1.3 * half, count, -90 + turn, 90 + turn)
        canvas.draw(lines, stroke=theme.pen(ink, width))
    canvas.circle(0, _HORIZON + _SUNK, _ROSE * 1.02, fill=theme.ink("paper"))
    canvas.stamp(rose(theme, _ROSE), moving(0, _HORIZON + _SUNK))


def _sky(plate: Plate, half: float) -> None:
    """Level lines towards the zenith, and heaped clouds."""
    lines = Path(winding=True)
    for row in range(9):
        y = 1.0 + row * (0.8 + 0.05 * row)
        x = -half
        i = 0
        while x < half:
            long = 20 + 10 * grain(row, i)
            gap = 1.2 + 2.2 * row / 3 * (1.3 + grain(row, i, 2))
            end = min(x + long, half)
            if abs((x + end) / 2) > _ROSE * 0.8 + 4 * row / 9:
                third = (end - x) / 3
                lines.add(cut((x, y), (x + third, y + 0.15), (end - third, y - 0.15), (end, y), 0.2 - 0.012 * row))
            x += long + gap
            i += 1
    plate.cuts(lines, "sky-line")
    for x, y, wide, seed in (
        (-half + 16, 14.5, 24.0, 3),
        (-23.0, 23.0, 13.0, 11),
        (24.0, 17.5, 16.0, 5),
        (half - 13, 12.5, 22.0, 8),
    ):
        heap = Plate()
        clouds(heap, (27.5, 0.0, wide), seed=seed)
        plate.inlay(heap, x - 27.5, y)


def _sea(plate: Plate, half: float) -> None:
    """Lines that lie close at the horizon, and part and swell towards the eye."""
    plate.area(Rect(-half, _HORIZON, 2 * half, _HIGH - _HORIZON), "brine")
    far, waves = Path(), Path(winding=True)
    far.move(-half, _HORIZON).line(half, _HORIZON)
    y, row = _HORIZON + 0.5, 0
    while y < _SHORE:
        near = (y - _HORIZON) / (_SHORE - _HORIZON)
        long, x, i = 7.0 + 5.0 * near, -half - 4 - 4 * grain(row, 0), 0
        while x < half:
            piece = long * (1 + 0.45 * grain(row, i, 1))
            rock = (0.1 + 0.75 * near) * (1 if i % 2 else -1)
            if near < 0.15:
                far.move(x, y).line(x + piece, y)
            else:
                third = piece / 3
                waves.add(
                    cut((x, y), (x + third, y - rock), (x + 2 * third, y + rock), (x + piece, y), 0.15 + 0.12 * near)
                )
            x += piece + long * (0.16 + 0.12 * grain(row, i, 2))
            i += 1
        y += 0.6 + 0.62 * near
        row += 1
    plate.lines(far, 0.14, "sea-line")
    plate.cuts(waves, "sea-line")


def _coast(plate: Plate, edge: float, way: int, reach: float, seed: int) -> None:
    """An island that runs out from the picture's side: ranges one behind the other, a wooded shore, surf below it."""

    def at(share: float, up: float) -> Point:
        return edge + way * reach * share, _HORIZON + 1.6 - up

    for share, high in ((0.34, 13.6), (0.1, 11.0), (0.56, 9.6), (0.22, 7.6), (0.44, 6.4), (0.7, 5.4), (0.02, 6.0)):
        _peak(plate, *at(share, 0.0), high, seed + round(100 * share))
    shore = smooth([at(-0.1, 2.6), at(0.15, 2.2), at(0.4, 2.4), at(0.65, 1.7), at(0.85, 1.2), at(1.0, -0.2)])
    plate.area(shore.line(*at(0.94, -0.7)).line(*at(-0.1, -0.9)).close(), "ground", 0.26)
    shade = Path(winding=True)
    for i in range(round(reach * 1.7)):
        share = 0.97 * i / (reach * 1.7)
        x, y = at(share, -0.65 + 0.4 * share)
        shade.add(tick((x, y), (x + 0.25, y - 0.8 - 0.6 * abs(grain(seed, i))), 0.17))
    plate.cuts(shade)
    trees = [
        at(0.02 + 0.035 * i + 0.02 * grain(seed, i, 2), 1.3 - 0.9 * (i / 24) + 1.1 * grain(seed, i, 3))
        for i in range(24)
    ]
    for i, (x, y) in enumerate(sorted(trees, key=lambda place: place[1])):
        _tree(plate, x, y, 0.72 + 0.14 * grain(seed, i, 4), seed + i)
    for k in range(3):  # the water lies still along the shore
        x, y = at(0.5, -1.5 - 0.62 * k)
        h = reach * (0.6 - 0.06 * k)
        plate.cuts(cut((x - h, y), (x - h / 3, y + 0.2), (x + h / 3, y - 0.1), (x + h, y), 0.24 - 0.05 * k), "water-1")


def _peak(plate: Plate, x: float, y: float, high: float, seed: int) -> None:
    """A mountain lit from the left: a ridge that wanders down from the top, furrows on the side in shade."""
    half = high * (0.78 + 0.1 * grain(seed, 1))
    top = (x + 0.1 * high * grain(seed, 2), y - high)
    left, right = (x - half, y), (x + half * 1.08, y)
    a = [top, (x - 0.22 * half, y - 0.66 * high), (x - 0.5 * half, y - 0.36 * high), left]
    b = [top, (x + 0.26 * half, y - 0.7 * high), (x + 0.62 * half, y - 0.3 * high), right]
    ridge = [
        top,
        (x + (0.1 + 0.06 * grain(seed, 3)) * half, y - 0.72 * high),
        (x - (0.04 + 0.08 * grain(seed, 4)) * half, y - 0.4 * high),
        (x + 0.16 * half, y),
    ]
    plate.area(Path().polyline([*reversed(a), *b[1:]], close=True), "peak", 0.24)
    plate.area(Path().polyline([*ridge, *reversed(b[1:])], close=True), "peak-shade")
    furrows = Path(winding=True)
    count = round(high * 2.1)
    for i in range(1, count):
        share = i / count
        begin, end = _along(ridge, share), _along(b, min(1.0, share + 0.05))
        reach = 0.55 + 0.35 * abs(grain(seed, i, 5))
        # from the outer edge inwards, and a little down
        furrows.add(
            tick(
                end,
                (
                    end[0] + (begin[0] - end[0]) * reach,
                    end[1] + (begin[1] - end[1]) * reach + 0.08 * high * (1 - share),
                ),
                0.2,
            )
        )
    for i in range(4):
        share = 0.24 + 0.17 * i
        begin = _along(a, share)
        furrows.add(tick(begin, (begin[0] + 0.09 * high, begin[1] + 0.2 * high), 0.16))
    plate.cuts(furrows)
    plate.lines(Path().polyline([*reversed(a), *b[1:]]), 0.26)


def _along(points: list[Point], t: float) -> Point:
    place = t * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)


def _tree(plate: Plate, x: float, y: float, size: float, seed: int) -> None:
    """A round tree with its shade to the right."""
    plate.lines(Path().move(x, y).line(x, y - 0.9 * size), 0.24)
    crown = [
        (x + 0.8 * size * (1 + 0.15 * grain(seed, k)) * math.sin(a), y - 1.5 * size - 0.8 * size * math.cos(a))
        for k in range(6)
        for a in (k * math.pi / 3,)
    ]
    plate.area(smooth(crown, closed=True), "wood", 0.2)
    for k in range(3):
        plate.cuts(tick((x + 0.7 * size, y - (1.1 + 0.4 * k) * size), (x + 0.05, y - (1.0 + 0.4 * k) * size), 0.15))


def _border(canvas: Canvas, half: float, theme: Theme) -> None:
    """The degrees of a chart along the foot."""
    top = _HIGH - _DEGREES
    canvas.rect(-half, top, 2 * half, _DEGREES + 1, fill=theme.ink("white"))
    step = 6.0
    degree = theme.pen("degree", 1.1, dash=(step, step))
    start = -math.ceil(half / step / 2) * 2 * step - step / 2
    canvas.line(start, _HIGH - 0.75, half, _HIGH - 0.75, degree)
    for y, width in ((top, 0.4), (_HIGH - 1.4, 0.15)):
        canvas.line(-half, y, half, y, theme.pen("line", width))
