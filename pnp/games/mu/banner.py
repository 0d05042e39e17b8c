"""The banner of the kit's cover: Moai on the shore of a land that burns, smoke over it, and the sea all about."""

import math
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Box, Circle, Path, Rect, smooth
from pnp.games.mu.pieces.heads import stamp_head
from pnp.games.mu.pieces.look import Look, look, picture
from pnp.games.mu.pieces.panorama import draw_cloud, draw_geyser, draw_volcano
from pnp.games.mu.pieces.villages import draw_hut, draw_palm
from pnp.press.banner import Banner, engraved_title
from pnp.templates import Templates

__all__ = ["make_banner"]

_HIGH = 42.0
"""The height for which all is measured; a lower banner shows all of it smaller, and more of the sea."""
_HORIZON = 25.0
_SHORE = 35.4
_VOLCANO = (96.0, 97.0)
"""The middle of its foot, in its own measure."""
_SCALE = 0.47
_HEADS = (
    ("bird", -55.0, 0.8, 9.0), ("fish", 53.0, 0.8, 9.6), ("wave", -76.0, 1.14, 3.0), ("sun", 76.0, 1.14, 2.2),
)  # fmt: skip
"""Who keeps watch: where each stands from the middle, its scale, and where its crown is; the farther ones first."""
_WIND = ((16, 5.6, 3.0, "stone-light"), (11, 8.4, 2.3, "ash"))
"""The banks of smoke that the wind carries off to the left: how many rounds, where the last lies, and how large."""


def make_banner(data: Templates) -> Banner:
    """Give the banner of every kit of the game."""
    known = look(data)
    return Banner(partial(_draw, known=known), engraved_title(known.theme, "sheet-accent"))


def _draw(canvas: Canvas, box: Box, known: Look) -> None:
    scale = box.height / _HIGH
    half = box.width / scale / 2
    with canvas.group(moving(box.centre[0], box.top, scale)):
        for scene in (_sky, _sea):
            picture(canvas, partial(scene, half=half), known, 0, 0)
        x, y = _VOLCANO
        picture(canvas, draw_volcano, known, -x * _SCALE, 39.1 - y * _SCALE, _SCALE)
        picture(canvas, partial(_shore, half=half), known, 0, 0)
        for tribe, x, size, top in _HEADS:
            stamp_head(canvas, tribe, x * (1 + 0.7 * (half / 93 - 1)), top, size, known.theme)
        picture(canvas, partial(_grass, half=half), known, 0, 0)


def _sky(plate: Plate, half: float) -> None:
    """Dusk in bands, the sun behind the Volcano, and smoke before the wind."""
    plate.area(Rect(-half, 0, 2 * half, _HIGH), "lagoon")
    for name, top in (("sky-high", 5.0), ("sky-middle", 12.5), ("glow", 19.0)):
        edge = [(-half + 2 * half * i / 12, top + 0.9 * grain(i, round(top))) for i in range(13)]
        plate.area(smooth(edge).line(half, _HIGH).line(-half, _HIGH).close(), name)
    plate.area(Circle(0, 21.0, 18.0), "sun-disc", 0.22, "sky-line")
    lines = Path(winding=True)
    for i in range(19):
        y = 1.2 + i * 1.28
        for way in (-1, 1):
            begin, end = way * (22 - 6 * abs(grain(i, 3))), way * (half - 2 - 12 * abs(grain(i, way + 2)))
            middle = begin + (end - begin) * (0.5 + 0.2 * grain(i, way, 5))
            gap = way * (2 + 2 * abs(grain(i, 4)))
            for a, b in ((begin, middle - gap), (middle + gap, end)):
                third = (b - a) / 3
                lines.add(cut((a, y), (a + third, y + 0.25), (b - third, y - 0.25), (b, y), 0.2))
    plate.cuts(lines, "sky-line")
    for count, low, large, ink in _WIND:
        draw_cloud(plate, [_puff(i, count, low, large) for i in range(count)], ink, 0.16, "line")


def _puff(i: int, count: int, low: float, large: float) -> tuple[float, float, float]:
    """One round of the smoke: they grow out of the crater, and thin out far away."""
    share = i / (count - 1)
    r = large * (0.62 + 0.6 * math.sin(math.pi * min(1.0, 0.2 + 0.86 * share))) * (1 + 0.16 * grain(i, count))
    return -5 - 3.5 * i - 0.5 * grain(i, 6), low + 0.9 * (1 - share) + 1.3 * grain(i, count, 7), r


def _sea(plate: Plate, half: float) -> None:
    y = _HORIZON
    plate.area(Rect(-half, y, 2 * half, _HIGH - y), "sea", 0.2, "sea-line")
    for x, wide, high in ((-46.0, 17.0, 2.6), (37.0, 21.0, 3.2), (-half - 4, 18.0, 3.4), (half - 14, 20.0, 3.0)):
        isle = [
            (x, y),
            (x + 0.25 * wide, y - 0.6 * high),
            (x + 0.42 * wide, y - high),
            (x + 0.6 * wide, y - 0.5 * high),
        ]
        plate.area(smooth([*isle, (x + wide, y)]).close(), "stone-shade", 0.2, "line")
    waves = Path(winding=True)
    for row in range(9):
        at = y + 0.8 + 0.62 * row + 0.09 * row * row
        long = 3.4 + 0.8 * row
        for i in range(-math.ceil(half / long / 1.7) - 1, math.ceil(half / long / 1.7) + 1):
            x = (i + 0.5 * (row % 2) + 0.2 * grain(row, i)) * long * 1.7
            waves.add(
                cut(
                    (x, at), (x + long * 0.3, at - 0.35), (x + long * 0.7, at + 0.3), (x + long, at), 0.18 + 0.015 * row
                )
            )
    plate.cuts(waves, "sea-line")
    plate.lines(_beach(half).moved(0, -0.6), 0.5, "steam-line")


def _beach(half: float) -> Path:
    """Give the line between sand and sea."""
    return smooth([(-half + half * i / 4, _SHORE + 0.8 * grain(i, 2)) for i in range(9)])


def _shore(plate: Plate, half: float) -> None:
    """Sand and grass before the sea, a village at the Volcano's foot, and geysers."""
    plate.area(_beach(half).line(half, _HIGH).line(-half, _HIGH).close(), "sand", 0.24, "thatch-line")
    grass = smooth([(-half + half * i / 5, _SHORE + 2.6 + 0.5 * grain(i, 5)) for i in range(11)])
    plate.area(grass.line(half, _HIGH).line(-half, _HIGH).close(), "leaf", 0.24, "leaf-line")
    for x, y, k in ((-31.0, 38.8, 0.95), (-26.0, 38.4, 0.75), (28.0, 38.6, 0.9), (32.4, 38.8, 0.72)):
        draw_palm(plate, x, y, k)
    for x, y, k in ((-12.5, 38.8, 0.72), (-5.0, 39.8, 0.8), (19.0, 39.2, 0.78), (11.8, 40.2, 0.86)):
        draw_hut(plate, x, y, k)
    for x, k in ((-38.0, 0.72), (39.5, 0.66), (3.6, 0.5)):
        jet = Plate()
        draw_geyser(jet, 0, 0)
        plate.inlay(jet, x, 39.8, k)


def _grass(plate: Plate, half: float) -> None:
    """Grass at the feet of the Moai."""
    ground = smooth([(-half + half * i / 6, 40.6 + 0.35 * grain(i, 9)) for i in range(13)])
    plate.area(ground.line(half, _HIGH + 1).line(-half, _HIGH + 1).close(), "jungle")
    blades = Path(winding=True)
    count = round(2.1 * half)
    for i in range(count):
        x, y = -half + 2 * half * (i + 0.4 * grain(i, 1)) / count, 41.0 + 0.9 * abs(grain(i, 2))
        blades.add(tick((x, y), (x + 0.6 * grain(i, 3), y - 1.1), 0.34))
    plate.cuts(blades, "leaf-line")
