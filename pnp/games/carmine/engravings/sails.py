"""The galleon's sails: bent sheets, white where the wind fills them, shaded in lines that follow the cloth."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, cut, cut_through, grain, tick
from pnp.draw.shapes import Path, Point

__all__ = ["engrave_sails"]

GAP = 0.36
"""Between two lines of shade, in mm."""

EDGE = 0.17
"""The bolt rope around a sail, in mm."""


def engrave_sails(plate: Plate) -> None:
    """Engrave all sails, the hindmost first."""
    _lateen(plate)
    _square(plate, (-8.6, -18.4), (-5.5, -18.2), (-9.0, -14.9), (-4.7, -14.6), 0.8, 1)
    # main: course, topsail, topgallant
    _square(plate, (-5.9, -14.0), (3.1, -13.8), (-5.7, -6.7), (3.1, -6.4), 1.7, 2)
    _square(plate, (-4.6, -19.9), (1.9, -19.7), (-5.5, -14.5), (2.8, -14.3), 1.5, 3)
    _square(plate, (-3.4, -23.7), (0.6, -23.6), (-4.2, -20.4), (1.5, -20.2), 1.0, 4)
    # fore: the same, nearer to the eye
    _square(plate, (2.3, -12.4), (8.6, -12.2), (2.6, -7.0), (8.6, -6.7), 1.4, 5)
    _square(plate, (3.0, -17.2), (7.6, -17.0), (2.4, -12.9), (8.2, -12.7), 1.2, 6)
    _square(plate, (3.8, -20.4), (6.7, -20.3), (3.2, -17.7), (7.3, -17.5), 0.8, 7)
    _jib(plate, (9.6, -15.5), (14.3, -11.0), (10.6, -9.9), 21)


def _square(plate: Plate, tl: Point, tr: Point, bl: Point, br: Point, belly: float, seed: int) -> None:
    """Engrave one square sail by its corners; the wind carries its belly to the right."""
    drop, wide = bl[1] - tl[1], br[0] - bl[0]
    lift = min(0.19 * drop, 1.15)
    patch = Patch(
        Curve([tl, tr]),
        Curve.through(
            bl,
            (bl[0] + 0.25 * wide + 0.1 * belly, bl[1] - 0.8 * lift),
            (bl[0] + 0.55 * wide + 0.2 * belly, bl[1] - lift),
            (bl[0] + 0.83 * wide + 0.15 * belly, br[1] - 0.62 * lift),
            br,
        ),
        Curve.through(tl, (tl[0] + 0.5 * belly, tl[1] + 0.3 * drop), (bl[0] + 0.68 * belly, tl[1] + 0.68 * drop), bl),
        Curve.through(tr, (tr[0] + 0.85 * belly, tr[1] + 0.3 * drop), (br[0] + 1.0 * belly, tr[1] + 0.7 * drop), br),
    )
    plate.area(patch.outline(), "white", EDGE)
    _shade(plate, patch, wide, drop, seed)
    _yard(plate, (tl[0] - 0.45, tl[1] - 0.08), (tr[0] + 0.45, tr[1] - 0.04), 0.26 + 0.012 * wide)


def _shade(plate: Plate, patch: Patch, wide: float, drop: float, seed: int) -> None:
    lines = round((wide + 0.4) / GAP)
    for i in range(1, lines):
        u = (i + 0.15 * grain(seed, i)) / lines
        if u > 0.7:  # the side turned away: whole lines, ever bolder
            dark = (u - 0.7) / 0.3
            begin, end = 0.03 + 0.03 * grain(seed, i, 1), 1.0 - 0.04 * abs(grain(seed, i, 2))
            plate.cuts(patch.cut((u, begin), (u - 0.012, end), 0.11 + 0.11 * dark, head=0.08))
            continue
        # towards the light they part: some hang from the yard, some rise from the foot
        near = max(u - 0.4, 0) / 0.3
        depth = (0.5 + 0.16 * grain(seed, i, 3)) / drop + 0.3 * near**1.4
        if near > 0.6:
            plate.cuts(patch.cut((u, 0.01), (u, depth), 0.12, head=0.14))
            plate.cuts(patch.cut((u, 0.99), (u - 0.01, 1 - depth * 0.95), 0.12, head=0.14))
        elif near > 0.2:
            plate.cuts(patch.tick((u, 0.0), (u, depth), 0.17))
            plate.cuts(patch.tick((u, 1.0), (u - 0.01, 1 - depth * 0.95), 0.17))
        else:
            plate.cuts(patch.tick((u, 0.0), (u, depth * (1 if i % 2 else 0.6)), 0.16))
            if i % 2:
                plate.cuts(patch.tick((u, 1.0), (u - 0.01, 1 - depth * (0.9 if i % 4 == 1 else 0.55)), 0.15))
    for i in range(2):  # the edge towards the light turns away a little
        u = 0.03 + 0.038 * i
        plate.cuts(patch.cut((u, 0.15 + 0.16 * i), (u, 0.93 - 0.1 * i), 0.11))
    bands = round(drop / 0.55)
    for i in range(1, bands):  # across the darkest part
        v = (i + 0.2 * grain(seed, i, 9)) / bands
        plate.cuts(patch.tick((0.99, v), (0.86 + 0.05 * grain(seed, i, 8), v - 0.015), 0.14))


def _yard(plate: Plate, begin: Point, end: Point, width: float) -> None:
    """A spar that is thickest in its middle."""
    third = (end[0] - begin[0]) / 3, (end[1] - begin[1]) / 3
    handles = (begin[0] + third[0], begin[1] + third[1]), (end[0] - third[0], end[1] - third[1])
    plate.cuts(cut(begin, *handles, end, width, head=0.2, tail=0.2))


def _lateen(plate: Plate) -> None:
    """Engrave the three-cornered sail of the mizzen on its long slanting yard."""
    peak, tack, clew = (-11.3, -16.9), (-4.4, -8.5), (-11.3, -10.0)
    yard = Curve([peak, tack])
    foot = Curve.through(clew, (-9.0, -10.15), (-6.6, -9.6), tack)
    leech = Curve.through(peak, (-10.45, -14.4), (-10.45, -12.2), clew)
    sheet = Path().move(*peak)
    for side in (leech, foot):
        sheet.add(Path(side.path(4).steps[1:]))
    plate.area(sheet.close(), "white", EDGE)
    lines = 24
    for i in range(2, lines):
        t = i / lines
        a, b = yard.at(t), foot.at(t**1.5)
        reach = 0.97 if t > 0.6 else 0.16 + 0.06 * grain(11, i) + 0.9 * max(t - 0.38, 0)
        bow = (0.9 - 0.6 * t) * reach
        end = a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach
        x, y = (end[0] - a[0]) / 3, (end[1] - a[1]) / 3
        plate.cuts(cut(a, (a[0] + x + bow, a[1] + y), (end[0] - x + bow, end[1] - y), end, 0.11 + 0.05 * t, head=0.12))
        if t <= 0.6 and i % 2:
            plate.cuts(tick(b, (b[0] + 0.12, b[1] - 0.5 - 0.7 * t), 0.15))
    for i in range(1, 9):
        a = leech.at(0.1 + 0.1 * i)
        plate.cuts(tick(a, (a[0] + 0.7 + 0.25 * grain(5, i), a[1] + 0.25), 0.14))
    _yard(plate, (-11.9, -17.75), (-3.8, -7.85), 0.4)


def _jib(plate: Plate, head: Point, tack: Point, clew: Point, seed: int) -> None:
    """Engrave a headsail on its stay to the bowsprit."""
    stay = Curve([head, tack])
    foot = Curve.through(clew, ((clew[0] + tack[0]) / 2, (clew[1] + tack[1]) / 2 - 0.3), tack)
    leech = Curve.through(head, (head[0] + 0.85, head[1] + 2.0), (clew[0] + 0.5, clew[1] - 1.6), clew)
    sheet = Path().move(*head)
    for side in (leech, foot):
        sheet.add(Path(side.path(4).steps[1:]))
    plate.area(sheet.close(), "white", EDGE)
    for i in range(1, 12):
        t = i / 12
        a, b = leech.at(t), stay.at(0.06 + 0.9 * t)
        reach = 0.5 + 0.14 * grain(seed, i) - 0.2 * (i % 2)
        x, y = (b[0] - a[0]) * reach, (b[1] - a[1]) * reach
        places = [(a[0] + x * s, a[1] + y * s - 0.35 * s * (1.6 - s)) for s in (0, 1 / 3, 2 / 3, 1)]
        plate.cuts(cut_through(places, 0.12, head=0.13))
