"""Nets of dice: every seam is lettered on both its sides, and the letters lie on the paper that is kept."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from pnp.draw.canvas import Page
from pnp.draw.ink import WHITE, ink
from pnp.draw.log import LogCanvas
from pnp.draw.nets import Net, cube_net, draw_letters, octahedron_net
from pnp.draw.shapes import Point
from pnp.draw.type import Font, Type

STYLE = Type(Font("sans", "Semibold"), 6.5, ink("#55636F"))
NETS = {
    "cube of 16 mm": cube_net(16),
    "cube of 19 mm": cube_net(19),
    "octahedron": octahedron_net(22),
    "large octahedron": octahedron_net(40),
}


def lettered(net: Net, style: Type = STYLE) -> LogCanvas:
    canvas = LogCanvas()
    with canvas.page(Page(300, 300)):
        draw_letters(canvas, net, style, WHITE)
    return canvas


def inside(point: Point, points: tuple[Point, ...]) -> bool:
    x, y = point
    around = [*points, points[0]]
    return (
        sum(
            (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
            for (ax, ay), (bx, by) in pairwise(around)
        )
        % 2
        == 1
    )


@pytest.mark.parametrize("net", NETS.values(), ids=NETS)
def test_a_seam_joins_two_sides_that_become_the_same_edge_of_the_solid(net: Net) -> None:
    names = {}
    for face in net.faces:
        for corners, (start, end) in face.sides():
            names[tuple(round(value, 3) for value in (*start, *end))] = corners
    for seam in net.seams:
        tab = tuple(round(value, 3) for value in (*seam.tab[0], *seam.tab[-1]))
        side = tuple(round(value, 3) for value in (*seam.side[0], *seam.side[1]))
        assert names[tab] == names[side]
        assert tab != side


@pytest.mark.parametrize("net", NETS.values(), ids=NETS)
def test_every_letter_stands_once_on_a_tab_and_once_on_the_face_that_is_glued_on_it(net: Net) -> None:
    texts = lettered(net).texts
    assert Counter(text.text for text in texts) == {seam.letter: 2 for seam in net.seams}
    for seam in net.seams:
        mine = [text.box.centre for text in texts if text.text == seam.letter]
        on_tab = [point for point in mine if inside(point, seam.tab)]
        assert len(on_tab) == 1
        (on_face,) = [point for point in mine if point not in on_tab]
        (face,) = [face for face in net.faces if seam.side in [ends for _, ends in face.sides()]]
        assert inside(on_face, face.points)
        assert math.dist(on_face, seam.side[0]) < math.dist(on_face, face.centre)


def test_tabs_too_small_for_a_letter_stay_empty() -> None:
    assert lettered(cube_net(11)).texts == []
    assert lettered(cube_net(16), STYLE.resized(16)).texts == []
