"""Trays and racks that are folded from one piece each.

A tray is a floor with four walls; the long walls have a tab at either end, which is glued behind the short ones. A rack
stands like a tent: one side towards the others, one with six places towards its owner, and a lip that keeps the tokens.
"""

from functools import partial

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Box, Point, Polygon, Rect
from pnp.games.diluvium.look import KINDS, Look
from pnp.games.diluvium.pieces.tokens import RESOURCE, people_ground
from pnp.games.diluvium.tiles.backs import draw_waves
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.frame import key_fret
from pnp.games.diluvium.tiles.sockets import draw_socket
from pnp.games.diluvium.words import Words, filled
from pnp.press.part import Part

__all__ = ["rack_parts", "tray_parts"]

_LONG, _DEEP, _WALL, _TAB = 80.0, 56.0, 14.0, 9.0
"""Floor, height of the walls, and reach of the tabs."""
_RACK, _SIDE, _LIP = 118.0, 30.0, 10.0


def _tray_net() -> tuple[Polygon, tuple[tuple[Point, Point], ...]]:
    """Give the outline and the folds of a tray; its box is at the origin."""
    w = _WALL
    left, right, top, low = w, w + _LONG, w, w + _DEEP
    slant = 2.0
    points: list[Point] = [
        # clockwise from the upper left corner of the upper wall; tabs hang on the upper and lower walls
        (left, 0), (right, 0), (right + _TAB, slant), (right + _TAB, w - slant), (right, w),
        (right + w, w), (right + w, low), (right, low),
        (right + _TAB, low + slant), (right + _TAB, low + w - slant), (right, low + w), (left, low + w),
        (left - _TAB, low + w - slant), (left - _TAB, low + slant), (left, low),
        (0, low), (0, top), (left, top), (left - _TAB, w - slant), (left - _TAB, slant),
    ]  # fmt: skip
    folds = [
        ((left, top), (right, top)),
        ((left, low), (right, low)),
        ((left, top), (left, low)),
        ((right, top), (right, low)),
    ]
    for x in (left, right):
        folds += [((x, 0), (x, w)), ((x, low), (x, low + w))]
    return Polygon(tuple(points)), tuple(folds)


def tray_parts(known: Look, said: Words) -> list[Part]:
    """Give a tray for each resource, and one for what is discarded."""
    outline, folds = _tray_net()
    return [
        Part(
            f"tray-{name}",
            outline,
            partial(_draw_tray, kind=kind, said=said, known=known),
            None,
            1,
            "trays",
            "Trays",
            folds,
        )
        for kind, name in (*((kind, KINDS[kind]) for kind in "FCW"), ("", "discard"))
    ]


def _draw_tray(canvas: Canvas, kind: str, said: Words, known: Look) -> None:
    theme, w = known.theme, _WALL
    name = KINDS.get(kind, "discard")
    floor = Box(w, w, w + _LONG, w + _DEEP)
    canvas.draw(_tray_net()[0], fill=theme.ink("glue"))
    for x, y, wide, high, turn in (
        (floor.left, 0.0, _LONG, w, 180), (floor.left, floor.bottom, _LONG, w, 0),
        (0.0, floor.top, w, _DEEP, 90), (floor.right, floor.top, w, _DEEP, 270),
    ):  # fmt: skip
        canvas.rect(x, y, wide, high, fill=theme.ink("frame"))
        long = max(wide, high) - 4.0
        with canvas.group(turning(x + wide / 2, y + high / 2, turn)), canvas.group(moving(-long / 2, -3.2)):
            canvas.draw(key_fret(long, 6.4), stroke=theme.pen("fret", 0.8, join="miter"))
    canvas.rect(floor.left, floor.top, _LONG, _DEEP, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5))
    canvas.rect(floor.left + 1.4, floor.top + 1.4, _LONG - 2.8, _DEEP - 2.8, stroke=theme.pen("frame-line", 0.4))
    x, y = floor.centre
    title = line_of(getattr(said.pieces, name).upper(), theme.type("tray"))
    glyphs = title.straight(x, floor.top + 12.4)
    canvas.draw(glyphs, fill=title.style.ink)
    title.ghost(canvas, glyphs, x, floor.top + 12.4)
    if not kind:
        for i, other in enumerate("FCW"):
            draw_socket(canvas, other, x + (i - 1) * 17, y + 2.4, known, 1.2)
        canvas.text(x, floor.bottom - 8.0, said.pieces.gone, theme.type("tray-text"), anchor="middle", fit=_LONG - 12)
        return
    draw_socket(canvas, kind, x, y + 0.6, known, 1.9)
    step = 17.5
    for number, count in enumerate(known.box.numbers.trays, 1):
        left = x + (number - 2.5) * step
        stamp_icon(canvas, known.icons, "player", left - 3.6, floor.bottom - 7.6, 4.6, theme.ink("ink"))
        canvas.text(left - 0.8, floor.bottom - 6.2, f"{number}", theme.type("tray-text"))
        canvas.text(left + 1.8, floor.bottom - 5.8, f"{count}", theme.type("tray-number"))


def rack_parts(known: Look, said: Words) -> list[Part]:
    """Give the Resource Holder of each civilisation."""
    outline = Rect(0, 0, _RACK, 2 * _SIDE + _LIP)
    folds = (((0.0, _SIDE), (_RACK, _SIDE)), ((0.0, 2 * _SIDE), (_RACK, 2 * _SIDE)))
    return [
        Part(
            f"rack-{people}",
            outline,
            partial(_draw_rack, people=people, said=said, known=known),
            None,
            1,
            "racks",
            "Resource Holders",
            folds,
        )
        for people in known.box.civilisations
    ]


def _draw_rack(canvas: Canvas, people: str, said: Words, known: Look) -> None:
    theme = known.theme
    # the side towards the others stands on its head, so that it is upright once it is folded
    with canvas.group((-1, 0, 0, -1, _RACK, _SIDE)):
        people_ground(canvas, Box(0, 0, _RACK, _SIDE), people, known)
        inner = Rect(4, 4, _RACK - 8, _SIDE - 8, 1.5)
        with canvas.group(clip=inner):
            draw_waves(canvas, inner.box(), known)
        canvas.draw(inner, stroke=theme.pen("line", 0.5))
        canvas.circle(_RACK / 2, _SIDE / 2, 10.4, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5))
        draw_city(canvas, people, _RACK / 2, _SIDE / 2 + 0.7, known, 0.62)
    canvas.rect(0, _SIDE, _RACK, _SIDE, fill=theme.ink("paper"))
    limit = known.box.numbers.limit
    step = min(18.4, (_RACK - 6.0) / max(limit, 1))
    for i in range(limit):
        x = _RACK / 2 + (i - (limit - 1) / 2) * step
        canvas.rect(
            x - RESOURCE / 2,
            2 * _SIDE - RESOURCE - 1.2,
            RESOURCE,
            RESOURCE,
            r=0.8,
            stroke=theme.pen("frame-line", 0.4, dash=(1.2, 0.8)),
        )
    text = filled(said.pieces.rack, {"limit": limit})
    canvas.text(_RACK / 2, _SIDE + 8.4, text, theme.type("tray-text"), anchor="middle", fit=_RACK - 10)
    people_ground(canvas, Box(0, 2 * _SIDE, _RACK, 2 * _SIDE + _LIP), people, known)
