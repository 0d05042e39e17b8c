"""The tokens: resources, Gold, slain Monsters, markers, Settlers, and the First Player's."""

import math
from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import around, burst, dots, star
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.games.diluvium.boards.wheel import ring_of_stones
from pnp.games.diluvium.look import KINDS, Look, draw_label
from pnp.games.diluvium.tiles.backs import draw_waves
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.sockets import draw_socket
from pnp.press.part import BLEED, Part

__all__ = ["FIRST", "GOLD", "MARKER", "RESOURCE", "SETTLER", "SLAIN", "people_ground", "token_stock"]

RESOURCE = 15.0
"""Side of a resource token."""
SETTLER = 9.5
"""Side of a Settler: square, since forty of them are cut apart with a ruler."""
MARKER = 6.0
"""Radius of the markers."""
GOLD = (9.0, 10.0, 12.0)
"""Of the Gold pieces, the least value first."""
SLAIN = 8.0
FIRST = 15.0


def token_stock(known: Look) -> list[Part]:
    """Give all tokens with their counts."""
    pieces = known.box.numbers.pieces
    square = Rect(0, 0, RESOURCE, RESOURCE, 0)
    back = partial(_draw_resource_back, known=known)
    parts = [
        Part(
            KINDS[kind],
            square,
            partial(_draw_resource, kind=kind, known=known),
            back,
            pieces.tokens,
            "resources",
            "Resource Tokens",
        )
        for kind in "FCW"
    ]
    for number, gold in enumerate(sorted(known.box.numbers.gold, key=lambda gold: gold.value)):
        r = GOLD[min(number, len(GOLD) - 1)]
        face = partial(_draw_gold, value=gold.value, r=r, number=number, known=known)
        parts.append(
            _disc(
                f"gold-{gold.value}", r, face, partial(_draw_gold_back, r=r, known=known), gold.pieces, "gold", "Gold"
            )
        )
    slain = partial(_draw_slain, known=known)
    parts.append(_disc("slain", SLAIN, slain, slain, pieces.slain, "slain", "Slain Monster Tokens"))
    for people in known.box.civilisations:
        own = partial(people_ground, people=people, known=known)
        marker = partial(_draw_marker, people=people, known=known, ground=own)
        plain = partial(_draw_plain, people=people, ground=own)
        parts.append(
            _disc(
                f"marker-{people}", MARKER, marker, plain, pieces.markers, "markers", "Exploration and Strength Markers"
            )
        )
        blades = partial(_draw_blades, people=people, known=known, ground=own)
        parts.append(
            _disc(f"strength-{people}", MARKER, blades, plain, 1, "markers", "Exploration and Strength Markers")
        )
    for people in known.box.civilisations:
        face = partial(_draw_settler, people=people, known=known)
        outline = Rect(0, 0, SETTLER, SETTLER, 0)
        parts.append(
            Part(f"settler-{people}", outline, face, face, pieces.settlers + pieces.spare, "settlers", "Settlers")
        )
    first = partial(_draw_first, known=known)
    parts.append(_disc("first-player", FIRST, first, first, 1, "first-player", "First Player Token"))
    return parts


def _disc(
    name: str,
    r: float,
    front: Callable[[Canvas], None],
    back: Callable[[Canvas], None],
    count: int,
    group: str,
    title: str,
) -> Part:
    return Part(name, Circle(r, r, r), front, back, count, group, title)


def _draw_resource(canvas: Canvas, kind: str, known: Look) -> None:
    theme, name, half = known.theme, KINDS[kind], RESOURCE / 2

    def draw(canvas: Canvas) -> None:
        canvas.rect(-half - BLEED, -half - BLEED, RESOURCE + 2 * BLEED, RESOURCE + 2 * BLEED, fill=theme.ink("sand"))
        edge = Path(digits=2)
        count, size = 9, (RESOURCE - 1.4) / 9
        for i in range(count):
            for x, y in ((i, 0), (i, count - 1), (0, i), (count - 1, i)):
                if (x + y) % 2 == 0:
                    edge.move(-half + 0.7 + x * size, -half + 0.7 + y * size)
                    edge.line(-half + 0.7 + (x + 1) * size, -half + 0.7 + y * size)
                    edge.line(-half + 0.7 + (x + 1) * size, -half + 0.7 + (y + 1) * size)
                    edge.line(-half + 0.7 + x * size, -half + 0.7 + (y + 1) * size).close()
        edge.winding = True
        canvas.draw(edge, fill=theme.ink(name), stroke=theme.pen("line", 0.12))
        draw_socket(canvas, kind, 0, 0, known, 1.02)

    canvas.stamp(
        Symbol(f"diluvium resource {kind}", Box(-half, -half, half, half).grown(BLEED), draw), moving(half, half)
    )


def _draw_resource_back(canvas: Canvas, known: Look) -> None:
    theme, half = known.theme, RESOURCE / 2

    def draw(canvas: Canvas) -> None:
        canvas.rect(-half - BLEED, -half - BLEED, RESOURCE + 2 * BLEED, RESOURCE + 2 * BLEED, fill=theme.ink("bronze"))
        inner = Rect(-half + 1.1, -half + 1.1, RESOURCE - 2.2, RESOURCE - 2.2)
        with canvas.group(clip=inner), canvas.group(moving(0, 0, 0.55)):
            draw_waves(canvas, Box(-half, -half, half, half).grown(6), known)
        canvas.draw(inner, stroke=theme.pen("bronze-line", 0.4))

    canvas.stamp(Symbol("diluvium resource back", Box(-half, -half, half, half).grown(BLEED), draw), moving(half, half))


def _coin(canvas: Canvas, r: float, known: Look) -> None:
    theme = known.theme
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("gold"))
    notches = Path(digits=2)
    count = round(r * 4.4)
    for (ax, ay), (bx, by) in zip(around(0, 0, r - 0.4, count), around(0, 0, r - 1.4, count), strict=True):
        notches.move(ax, ay).line(bx, by)
    canvas.draw(notches, stroke=theme.pen("gold-line", 0.3))
    canvas.circle(0, 0, r - 1.7, fill=theme.ink("gold-light"), stroke=theme.pen("gold-line", 0.35))


def _draw_gold(canvas: Canvas, value: int, r: float, number: int, known: Look) -> None:
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        _coin(canvas, r, known)
        canvas.circle(0, 0, r - 2.3, stroke=theme.pen("gold-mark", 0.25))
        canvas.draw(burst(0, 0, 0.52 * r, r - 2.4, 8 + 4 * number, 0.45), fill=theme.ink("gold"))
        canvas.circle(0, 0, 0.56 * r, fill=theme.ink("gold-light"))

    canvas.stamp(Symbol(f"diluvium gold {value}", Box(-r, -r, r, r).grown(BLEED), draw), moving(r, r))
    draw_label(canvas, str(value), r, r, ("gold-1", "gold-3", "gold-10")[min(number, 2)], known)


def _draw_gold_back(canvas: Canvas, r: float, known: Look) -> None:
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        _coin(canvas, r, known)
        plate = Plate()
        plate.lines(Path().move(0, 0.62 * r).line(0, -0.1 * r), 0.5, "gold-line")
        for way in (-1, 1):
            for k, reach in enumerate((0.62, 0.5, 0.36)):
                y = 0.42 * r - 0.26 * r * k
                plate.lines(
                    Path()
                    .move(0, y)
                    .curve(
                        way * 0.1 * r, y - 0.3 * r, way * reach * r * 0.7, y - 0.34 * r, way * reach * r, y - 0.1 * r
                    ),
                    0.5,
                    "gold-line",
                )
        plate.area(star(0, -0.32 * r, 0.24 * r, 8, 0.5), "gold", 0.25, "gold-line")
        plate.draw(canvas, theme)

    canvas.stamp(Symbol(f"diluvium gold back {r:g}", Box(-r, -r, r, r).grown(BLEED), draw), moving(r, r))


def _draw_slain(canvas: Canvas, known: Look) -> None:
    theme, r = known.theme, SLAIN

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r + BLEED, fill=theme.ink("frame"))
        canvas.draw(
            ring_of_stones(r - 1.6, r - 0.5, 32, share=2), fill=theme.ink("sand-light"), stroke=theme.pen("line", 0.14)
        )
        canvas.circle(0, 0, r - 1.9, fill=theme.ink("paper"), stroke=theme.pen("line", 0.4))
        stamp_icon(canvas, known.icons, "slain", 0, 0.1, 9.2, theme.ink("ink"))

    canvas.stamp(Symbol("diluvium slain", Box(-r, -r, r, r).grown(BLEED), draw), moving(r, r))


def people_ground(canvas: Canvas, box: Box, people: str, known: Look) -> None:
    """Lay the colour of a people with its pattern, which tells it where there is no colour."""
    theme = known.theme
    canvas.rect(box.left, box.top, box.width, box.height, fill=theme.ink(people))
    path = Path(digits=2)
    if people == "chinese":
        step = 1.9
        for i in range(math.ceil(box.width / step) + 1):
            for j in range(math.ceil(box.height / step) + 1):
                path.add(dots([(box.left + (i + 0.5 * (j % 2)) * step, box.top + j * step)]))
        canvas.draw(path, stroke=theme.pen(f"{people}-line", 0.62, cap="round"))
        return
    if people == "aztec":
        step = 2.4
        for j in range(-1, math.ceil(box.height / step) + 1):
            y = box.top + j * step
            points = []
            for i in range(math.ceil(box.width / 1.2) + 1):
                x = box.left + 1.2 * i
                points += [(x, y + (1.1 if i % 2 else 0.0)), (x + 1.2, y + (1.1 if i % 2 else 0.0))]
            path.polyline(points)
    elif people == "egyptian":
        step = 1.7
        for j in range(math.ceil(box.height / step) + 1):
            path.move(box.left, box.top + (j + 0.5) * step).line(box.right, box.top + (j + 0.5) * step)
    else:
        step = 2.0
        for i in range(-math.ceil(box.height / step), math.ceil(box.width / step) + 1):
            path.move(box.left + i * step, box.top).line(box.left + i * step + box.height, box.bottom)
            path.move(box.left + i * step + box.height, box.top).line(box.left + i * step, box.bottom)
    with canvas.group(clip=Rect(box.left, box.top, box.width, box.height)):
        canvas.draw(path, stroke=theme.pen(f"{people}-line", 0.35, join="miter"))


_Ground = Callable[[Canvas, Box], None]


def _marker_ground(canvas: Canvas, ground: _Ground) -> None:
    ground(canvas, Box(0, 0, 2 * MARKER, 2 * MARKER).grown(BLEED))


def _draw_marker(canvas: Canvas, people: str, known: Look, ground: _Ground) -> None:
    theme, r = known.theme, MARKER

    def draw(canvas: Canvas) -> None:
        _marker_ground(canvas, ground)
        canvas.circle(r, r, r - 1.1, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
        with canvas.group(moving(r, r)):
            draw_city(canvas, people, 0, 0.35, known, 0.3)

    canvas.stamp(Symbol(f"diluvium marker {people}", Box(0, 0, 2 * r, 2 * r).grown(BLEED), draw), moving(0, 0))


def _draw_plain(canvas: Canvas, people: str, ground: _Ground) -> None:
    def draw(canvas: Canvas) -> None:
        _marker_ground(canvas, ground)

    canvas.stamp(
        Symbol(f"diluvium marker back {people}", Box(0, 0, 2 * MARKER, 2 * MARKER).grown(BLEED), draw), moving(0, 0)
    )


def _draw_blades(canvas: Canvas, people: str, known: Look, ground: _Ground) -> None:
    theme, r = known.theme, MARKER
    _marker_ground(canvas, ground)
    canvas.circle(r, r, r - 1.1, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
    stamp_icon(canvas, known.icons, "blades", r, r, 7.0, theme.ink(f"{people}-ink"))


def _draw_settler(canvas: Canvas, people: str, known: Look) -> None:
    theme, half = known.theme, SETTLER / 2

    def draw(canvas: Canvas) -> None:
        people_ground(canvas, Box(0, 0, SETTLER, SETTLER).grown(BLEED), people, known)
        canvas.circle(half, half, half - 0.85, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
        stamp_icon(canvas, known.icons, "settler", half, half, 6.2, theme.ink(f"{people}-ink"))

    canvas.stamp(Symbol(f"diluvium settler {people}", Box(0, 0, SETTLER, SETTLER).grown(BLEED), draw), moving(0, 0))


def _draw_first(canvas: Canvas, known: Look) -> None:
    theme, r = known.theme, FIRST
    canvas.circle(r, r, r + BLEED, fill=theme.ink("card-ruins"))
    with canvas.group(moving(r, r)):
        canvas.draw(
            ring_of_stones(r - 2.2, r - 0.8, 44, share=2), fill=theme.ink("gold"), stroke=theme.pen("line", 0.15)
        )
        canvas.circle(0, 0, r - 2.6, fill=theme.ink("clay"), stroke=theme.pen("line", 0.5))
        canvas.draw(burst(0, 0, 4, r - 2.9, 16, 0.5), fill=theme.ink("rock-light"))
        plate = Plate()
        plate.area(star(0, 0, 10.6, 8, 0.46), "glaze", 0.3, "glaze-edge")
        plate.area(star(0, 0, 8.2, 8, 0.46), "gold", 0.3, "cut")
        plate.area(Circle(0, 0, 3.3), "slip", 0.4, "glaze-edge")
        plate.draw(canvas, theme)
        stamp_icon(canvas, known.icons, "helm", 0, 0, 5.0, theme.ink("ink"))
