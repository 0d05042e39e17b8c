"""A kit of everything that the press can be asked for: made up for tests, and for looking at."""

import math
from functools import partial

from pnp.draw.canvas import Canvas, Draw
from pnp.draw.ink import Ink, Paint, Pen, ink
from pnp.draw.shapes import Box, Circle, Point, Polygon, Rect, Shape, hexagon
from pnp.draw.type import Font, Type
from pnp.press.part import BLEED, Kit, Part, card, sheet

NIGHT = ink("#17313A")
SEA = Ink("#CFE4E6", saver=Paint(), mono=Paint("#000000", hatch=30, gap=1.2))
SAND = Ink("#EAD9B0", saver=Paint(), mono=Paint("#000000", dots=0.2, gap=1.2))
RUST = ink("#B9532F")
TITLE = Type(Font("serif", "Semibold"), 14, NIGHT)
BIG = Type(Font("serif", "Bold"), 40, RUST)
TEXT = Type(Font("sans"), 9, NIGHT)

CORNER = Polygon(((0, 0), (30, 0), (30, 12), (12, 12), (12, 40), (0, 40)))
"""Looks different from behind, and turned."""

CUBE = Polygon(
    ((16, 0), (32, 0), (32, 16), (64, 16), (64, 32), (32, 32), (32, 48), (16, 48), (16, 32), (0, 32), (0, 16), (16, 16))
)
CUBE_FOLDS = (
    ((16.0, 16.0), (32.0, 16.0)),
    ((16.0, 32.0), (32.0, 32.0)),
    ((16.0, 16.0), (16.0, 32.0)),
    ((32.0, 16.0), (32.0, 32.0)),
    ((48.0, 16.0), (48.0, 32.0)),
)


COMB = 40.0
"""The hexagons of combs, from side to side."""


def comb(*cells: tuple[int, int], flat: float = COMB, quarter: bool = False) -> Polygon:
    """Hexagons with their points up, glued together: q to the right, r down to the right; or turned by a quarter."""
    ends: dict[Point, Point] = {}
    r = flat / math.sqrt(3)
    for q, row in cells:
        x, y = flat * (q + row / 2), 1.5 * r * row
        corners = [
            (round(x + r * math.sin(math.radians(60 * i)), 6), round(y - r * math.cos(math.radians(60 * i)), 6))
            for i in range(6)
        ]
        for begin, end in zip(corners, corners[1:] + corners[:1], strict=True):
            same = next((a for a in ends if math.dist(a, end) < 0.01 and math.dist(ends[a], begin) < 0.01), None)
            if same is None:
                ends[begin] = end
            else:
                del ends[same]
    start = here = min(ends)
    walk = []
    while True:
        walk.append(here)
        there = ends[here]
        here = next(a for a in ends if math.dist(a, there) < 0.01)
        if here == start:
            break
    points = [(-y, x) for x, y in walk] if quarter else walk
    box = Box.around(points)
    return Polygon(tuple((x - box.left, y - box.top) for x, y in points))


def face(name: str, shape: Shape, ground: Ink, canvas: Canvas) -> None:
    """A ground that runs into the bleed, a frame and a name."""
    box = shape.box()
    canvas.rect(-BLEED, -BLEED, box.width + 2 * BLEED, box.height + 2 * BLEED, fill=ground)
    x, y = box.width / 2, box.height / 2
    if isinstance(shape, Rect):
        canvas.rect(4, 4, box.width - 8, box.height - 8, r=1.5, stroke=Pen(NIGHT, 0.6))
    canvas.text(x, y + 3, name, TITLE.resized(18 if box.width > 40 else 8), anchor="middle", fit=box.width - 4)


def front(name: str, shape: Shape) -> Draw:
    return partial(face, name, shape, SEA)


def back(shape: Shape) -> Draw:
    return partial(face, "back", shape, SAND)


def part(name: str, shape: Shape, *, backed: bool = True, count: int = 1, group: str = "", title: str = "") -> Part:
    return Part(name, shape, front(name, shape), back(shape) if backed else None, count, group, title)


def cards(count: int, *, backed: bool = True) -> tuple[Part, ...]:
    shape = Rect(0, 0, 63, 88, 3)
    behind = back(shape) if backed else None
    return tuple(
        card(f"card-{i}", front(f"Card {i}", shape), behind, group="cards", title="Adventure Cards")
        for i in range(1, count + 1)
    )


def demo_kit() -> Kit:
    coin, tile, net, board = Circle(12.5, 12.5, 12.5), hexagon(50), CUBE, Rect(0, 0, 200, 264)
    return Kit(
        "Isles of Brass",
        "brass:players=3#HERON-12",
        (
            sheet("board", 200, 264, front("The Board", board), group="board", title="Board"),
            *cards(14),
            part("coin-1", coin, count=50, group="coins", title="Coins"),
            part("coin-5", coin, count=20, group="coins", title="Coins"),
            part("tile-a", tile, count=9, group="tiles", title="Sea Tiles"),
            part("tile-b", tile, count=9, group="tiles", title="Sea Tiles"),
            part("corner", CORNER, count=7, group="corners", title="Reef Pieces"),
            Part("die", net, front("die", net), None, 2, "dice", "Dice to Fold", CUBE_FOLDS),
            sheet("log", 180, 240, front("The Log", Rect(0, 0, 180, 240)), group="log", title="Ship’s Log"),
        ),
        tagline="a made-up game for a real printer",
        steps=("Shuffle the cards.", "Give everybody five coins and a log.", "The last who saw a heron begins."),
    )
