"""Nets of dice: every seam is lettered on both its sides, and the letters lie on the paper that is kept."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from pnp.draw.canvas import Page
from pnp.draw.ink import WHITE, ink
from pnp.draw.log import LogCanvas
from pnp.draw.nets import Net, cube_net, draw_letters, frustum_net, octahedron_net
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


# -- a hollow cone ---------------------------------------------------------------------------------

CONE = frustum_net(6, 11, 5, 17)


def ends_by_name(net: Net) -> dict[frozenset[str], list[float]]:
    """Give the lengths of the sides that become each edge of the solid."""
    lengths: dict[frozenset[str], list[float]] = {}
    for face in net.faces:
        for names, ends in face.sides():
            lengths.setdefault(names, []).append(math.dist(*ends))
    return lengths


@pytest.mark.parametrize("net", [*NETS.values(), CONE, frustum_net(5, 20, 6, 9)])
def test_sides_that_meet_are_equally_long(net: Net) -> None:
    for lengths in ends_by_name(net).values():
        assert lengths == pytest.approx(lengths[:1] * len(lengths))


def test_a_hollow_cone_has_the_foot_the_crater_and_the_height_that_were_asked_for() -> None:
    lengths = ends_by_name(CONE)
    foot = [sides for names, sides in lengths.items() if all(name[0] == "B" for name in names)]
    assert foot == [[pytest.approx(11)]] * 6  # a hexagon's side is its radius, and nothing is glued below
    crater = [sides for names, sides in lengths.items() if all(name[0] == "T" for name in names)]
    assert crater == [[pytest.approx(5)] * 2] * 6
    slopes = [sides for names, sides in lengths.items() if {name[0] for name in names} == {"B", "T"}]
    assert slopes == [[pytest.approx(math.hypot(11 - 5, 17))] * 2] * 6


def test_a_hollow_cone_is_glued_at_one_seam_and_its_lid_tucked_in_by_one_tab() -> None:
    assert len(CONE.seams) == 2
    wall, lid = sorted(CONE.seams, key=lambda seam: -math.dist(*seam.side))
    assert [text.text for text in lettered(CONE).texts] == [wall.letter] * 2
    # the tab of the lid goes behind the wall that faces its hinge, and is narrower than its side
    assert math.dist(lid.tab[1], lid.tab[2]) < math.dist(*lid.side) == pytest.approx(5)
    middle = CONE.faces[-1].centre
    assert math.dist(((lid.tab[0][0] + lid.tab[-1][0]) / 2, (lid.tab[0][1] + lid.tab[-1][1]) / 2), middle) < 5
    # six slopes, their five folds, the lid's, and those of both tabs
    assert len(CONE.faces) == 7
    assert len(CONE.folds) == 5 + 1 + 2


def test_no_face_or_tab_of_a_hollow_cone_lies_on_another() -> None:
    pieces = [*(face.points for face in CONE.faces), *CONE.tabs]
    for number, one in enumerate(pieces):
        x, y = sum(x for x, _ in one) / len(one), sum(y for _, y in one) / len(one)
        near = [(px + (x - px) * 0.02, py + (y - py) * 0.02) for px, py in one]
        for other in pieces[:number] + pieces[number + 1 :]:
            assert not any(inside(point, other) for point in [*near, (x, y)])
