"""The figures of the booklet: the land and its names, the map, the actions, and the examples before and after."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import atan2, cos, sin

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import Figure
from pnp.draw.shapes import Box, Point, Polygon, smooth
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.examples import (
    BONUS,
    CARRIED,
    EDGE,
    ERUPTION,
    FIRST_TURN,
    FISSURE,
    GROWTH,
    LAND,
    NEIGHBOURS,
    PHASES,
    RAISES,
    SCORE,
    SINKING,
    Scene,
)
from pnp.games.mu.booklet.miniature import (
    draw_boat,
    draw_piece,
    draw_plain_area,
    draw_scene,
    draw_token,
    draw_volcano,
)
from pnp.games.mu.booklet.view import View, view_of
from pnp.games.mu.booklet.words import example_lines
from pnp.games.mu.places import AREAS, VOLCANOES
from pnp.press.rulebook import draw_caption, draw_table

__all__ = ["RIM", "book_figures"]

RIM = ("12a", "12b", "12c", "16a")
"""Of Area 20."""
_ACTIONS = (
    ("move", "settler", "1"),
    ("build", "village", "2"),
    ("create", "player", "1"),
    ("sculpt", "lying", "1"),
    ("raise", "moai", "1"),
    ("pray", "prayer", "1+"),
)
"""With their signs and prices."""


def book_figures(desk: Desk) -> dict[str, Figure]:
    """Give the figures by name."""
    return {
        "box": Figure(56.0, partial(_draw_box, desk=desk)),
        "land": Figure(68.0, partial(_draw_land, desk=desk)),
        "map": Figure(78.0, partial(_draw_map, desk=desk)),
        "actions": Figure(25.0, partial(_draw_actions, desk=desk)),
        "first-turn": Figure(64.0, partial(_draw_first_turn, desk=desk)),
        "carry": Figure(27.4, partial(_draw_carry, desk=desk)),
        "growth": Figure(43.0, partial(_draw_growth, desk=desk)),
        "raises": Figure(46.0, partial(_draw_raises, desk=desk)),
        "fissure": Figure(54.0, partial(_draw_fissure, desk=desk)),
        "sinking": Figure(54.0, partial(_draw_sinking, desk=desk)),
        "eruption": Figure(49.0, partial(_draw_eruption, desk=desk)),
        "score": Figure(36.0, partial(_draw_score, desk=desk)),
        "bonus": Figure(60.0, partial(_draw_bonus, desk=desk)),
        "phases": Figure(36.0, partial(_draw_phases, desk=desk)),
        "edge": Figure(30.4, partial(_draw_edge, desk=desk)),
    }


# -- pieces and land -------------------------------------------------------------------------------


def _draw_box(canvas: Canvas, width: float, desk: Desk) -> None:
    """A glimpse into the box, at the size of the table: the pieces of each tribe, and what is common."""
    wide = width / 4
    for i, tribe in enumerate(("wave", "sun", "bird", "fish")):
        x = (i + 0.5) * wide
        draw_piece(canvas, f"moai-token-{tribe}", x - 9.6, 8.4, 1.0, desk)
        draw_piece(canvas, f"village-{tribe}", x + 3.2, 7.0, 1.0, desk)
        draw_piece(canvas, f"settler-disc-{tribe}", x - 10.0, 21.6, 0.94, desk)
        draw_piece(canvas, f"boat-{tribe}", x + 4.8, 21.0, 0.8, desk)
    draw_caption(canvas, 0, 28.4, width, desk.label("box", "tribes"), desk, 4)
    things = (
        ("volcano-disc-7", 22.0, 0.84), ("volcano-token-7", 20.0, 0.8), ("chit-volcano", 20.0, 0.8),
        ("lava-1", 14.0, 1.0), ("fissure-1", 28.0, 0.86), ("prayer", 16.0, 0.94),
    )  # fmt: skip
    gap = (width - sum(size * scale for _, size, scale in things)) / (len(things) - 1)
    x = 0.0
    for name, size, scale in things:
        draw_piece(canvas, name, x + size * scale / 2, 42.2, scale, desk)
        x += size * scale + gap
    draw_caption(canvas, 0, 52.0, width, desk.label("box", "common"), desk, 4)


def _draw_land(canvas: Canvas, width: float, desk: Desk) -> None:
    """The shore of the landfall with a line to each thing, and what it is."""
    view = view_of(desk.box.continent, LAND.areas, Box(24.0, 0.5, width - 24.0, 67.5), wide=16.2)
    draw_scene(canvas, LAND, view, desk, printed=True)
    draw_boat(canvas, *view.point(desk.box.bay), 7.6, desk, aboard=True)
    edge = view.edge(view.hex_of("16a"), 3)
    inside = view.edge(view.hex_of("16a"), 2)
    labels: list[tuple[str, Point, bool, float]] = [
        ("inner", view.slot("3a.in"), False, 2.0),
        ("outer", view.slot("3a.out"), False, 15.5),
        ("volcano", (view.volcano(3)[0] - 1.7, view.volcano(3)[1] + 1.7), False, 28.5),
        ("geyser", view.geyser("3c", "se"), False, 38.5),
        ("middle", view.slot("12b.mid"), False, 54.0),
        ("inside", _middle(inside), True, 2.0),
        ("border", _middle(edge), True, 15.0),
        ("space", view.point((2.24, 2.0)), True, 24.5),
        ("closed", view.geyser("19a", "se"), True, 38.0),
        ("bay", view.point((1.28, 3.0)), True, 50.0),
    ]
    for name, (x, y), right, top in labels:
        left = width - 22.5 if right else 0.0
        low = draw_caption(canvas, left, top, 22.5, desk.label("land", name), desk, 20)
        line = min(max(y, top + 1.9), low - 1.9) if right else top + 1.9
        begin = (left - 1.2 if right else 22.5, line)
        _draw_leader(canvas, begin, (x, y), desk)


def _middle(ends: tuple[Point, Point]) -> Point:
    (ax, ay), (bx, by) = ends
    return (ax + bx) / 2, (ay + by) / 2


def _draw_leader(canvas: Canvas, begin: Point, end: Point, desk: Desk) -> None:
    """A thin line from a caption to what it is about, light beneath so that it is seen on any ground."""
    theme = desk.theme
    canvas.line(*begin, *end, theme.pen("white", 0.9))
    canvas.line(*begin, *end, theme.pen("book-accent", 0.3))
    canvas.circle(*end, 0.7, fill=theme.ink("book-accent"), stroke=theme.pen("white", 0.25))


def _draw_map(canvas: Canvas, width: float, desk: Desk) -> None:
    """The standard continent with the numbers of its Areas, and the bay."""
    theme = desk.theme
    view = view_of(desk.box.continent, AREAS, Box(0.4, 0.4, 76.0, 77.6))
    style = theme.type("map")
    for area in AREAS:
        draw_plain_area(canvas, area, view, "mini-inner" if area in VOLCANOES else "mini-land-1", desk)
    for area in AREAS:
        if area in VOLCANOES:
            draw_volcano(canvas, area, *view.volcano(area), 5.6, desk)
            continue
        places = [view.point(place) for place in view.hexes_of(area)]
        x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        if area in (11, 12):  # the middle of a bent tile is its elbow
            x, y = places[0]
        canvas.circle(x, y, 2.5, fill=theme.ink("white"), stroke=theme.pen("line", 0.25))
        canvas.text(x, y + style.cap_height / 2, str(area), style, anchor="middle")
    x, y = view.point(desk.box.bay)
    draw_boat(canvas, x, y, 5.6, desk)
    left, room = 84.0, width - 84.0
    y = 6.0
    for key, ink in (("inner", "mini-inner"), ("outer", "mini-land-1"), ("size", "")):
        if ink:
            canvas.rect(left, y, 7.0, 3.6, r=0.5, fill=theme.ink(ink), stroke=theme.pen("line", 0.3))
            y += 4.6
        y = draw_caption(canvas, left, y, room, desk.label("map", key), desk, 30) + 3.0
    y = draw_caption(canvas, left, y + 0.6, room, desk.label("map", "bay"), desk, 30)


# -- a turn ----------------------------------------------------------------------------------------


def _draw_actions(canvas: Canvas, width: float, desk: Desk) -> None:
    """The six actions with their prices."""
    theme, gap = desk.theme, 1.6
    wide = (width - 5 * gap) / 6
    for i, (key, icon, price) in enumerate(_ACTIONS):
        x = i * (wide + gap)
        middle = x + wide / 2
        canvas.rect(x, 0.3, wide, 24.2, r=1.6, fill=theme.ink("paper"), stroke=theme.pen("rule", 0.35))
        turn = 90 if icon == "lying" else 0
        stamp_icon(canvas, desk.icons, "moai" if turn else icon, middle, 6.0, 8.4, theme.ink("ink"), turn=turn)
        for j, line in enumerate(_two_lines(desk.label("actions", key))):
            canvas.text(middle, 13.4 + j * 3.3, line, theme.type("caption-strong"), anchor="middle", fit=wide - 1)
        style = theme.type("price")
        canvas.text(middle, 22.8, f"{price} {desk.label('actions', 'ap')}", style, anchor="middle")


def _two_lines(text: str) -> list[str]:
    """Break a name of some words as evenly as can be."""
    words = text.split()
    best = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _draw_row(
    canvas: Canvas,
    scenes: Sequence[Scene],
    captions: Sequence[str],
    width: float,
    high: float,
    desk: Desk,
    *,
    top: float = 0.0,
    shown: tuple[int, ...] = (),
    wide: float = 0.0,
    rise: float = 12.0,
    names: bool = True,
    lean: float = 0.0,
) -> list[View]:
    """Draw scenes side by side, each over its caption, give their views.

    They lie to the left by half of `lean`, where something stands at their right.
    """
    gap = 4.0
    room = (width - gap * (len(scenes) - 1)) / len(scenes)
    views = []
    for i, (scene, caption) in enumerate(zip(scenes, captions, strict=True)):
        left = i * (room + gap)
        box = Box(left, top + 0.4, left + room - lean, top + high)
        view = view_of(desk.box.continent, shown or scene.areas, box, wide=wide)
        draw_scene(canvas, scene, view, desk, names=names)
        draw_caption(canvas, left, top + high + 1.4, room, caption, desk, rise)
        views.append(view)
    return views


def _draw_first_turn(canvas: Canvas, width: float, desk: Desk) -> None:
    """Four actions, one after the other."""
    theme = desk.theme
    canvas.text(0, 3.4, desk.label("first-turn", "title"), theme.type("caption-strong"))
    canvas.line(0, 5.0, width, 5.0, theme.pen("rule", 0.3))
    scenes = [step.scene for step in FIRST_TURN]
    captions = [desk.label("first-turn", f"step{i}") for i in range(1, 5)]
    views = _draw_row(
        canvas, scenes, captions, width, 40.0, desk, top=6.0, shown=(16, 20), wide=13.4, rise=18.0, lean=6.8
    )
    for i, view in enumerate(views):
        draw_boat(canvas, *view.point(desk.box.bay), 6.4, desk)
        if i == 3:
            x, y = view.space("16b")
            draw_piece(canvas, "prayer", x + 13.4, y - 0.6, 0.78, desk)
    for one, other in pairwise(views):
        x = (one.space("16b")[0] + other.space("16b")[0]) / 2
        _draw_next(canvas, x, 14.0, desk)


def _draw_next(canvas: Canvas, x: float, y: float, desk: Desk) -> None:
    """A small arrow to the next picture."""
    canvas.polygon([(x - 1.0, y - 2.0), (x + 1.4, y), (x - 1.0, y + 2.0)], fill=desk.theme.ink("book-accent"))


def _draw_carry(canvas: Canvas, width: float, desk: Desk) -> None:
    for i, scene in enumerate(CARRIED):
        view = view_of(desk.box.continent, (16,), Box(i * 28.0, 0.4, i * 28.0 + 22.5, 27.2), wide=13.3)
        draw_scene(canvas, scene, view, desk)
    _draw_next(canvas, 25.2, 13.8, desk)
    draw_caption(canvas, 54.0, 2.6, width - 54.0, desk.label("carry", "text"), desk, 24)


def _draw_growth(canvas: Canvas, width: float, desk: Desk) -> None:
    captions = [desk.label("growth", f"step{i}") for i in range(1, 5)]
    _draw_row(canvas, GROWTH, captions, width, 27.4, desk, wide=13.4, rise=16.0)
    for i in range(1, 4):
        _draw_next(canvas, i * (width + 4.0) / 4 - 2.2, 13.0, desk)


# -- raising and sinking ---------------------------------------------------------------------------


def _draw_raises(canvas: Canvas, width: float, desk: Desk) -> None:
    captions = [desk.label("raises", f"case{i}") for i in range(1, 4)]
    _draw_row(canvas, RAISES, captions, width, 35.0, desk, wide=16.6, rise=12.0, names=False)


def _draw_fissure(canvas: Canvas, width: float, desk: Desk) -> None:
    """A whole border is closed: one way is barred, another is not."""
    view = view_of(desk.box.continent, FISSURE.areas, Box(0, 0.4, 36.0, 53.6), wide=14.0)
    draw_scene(canvas, FISSURE, view, desk)
    here, there, round_ = view.space("16a"), view.space("12c"), view.space("20a")
    _draw_way(
        canvas,
        [(here[0] - 2.8, here[1] + 5.4), (round_[0] + 2.6, round_[1] - 1.0), (there[0] + 1.0, there[1] + 3.6)],
        desk,
    )
    draw_caption(canvas, 37.5, 1.0, width - 37.5, desk.label("fissure", "text"), desk, 50)


def _draw_way(canvas: Canvas, points: Sequence[Point], desk: Desk) -> None:
    """An arrow along points."""
    theme = desk.theme
    path = smooth(points)
    canvas.draw(path, stroke=theme.pen("white", 1.7, cap="round"))
    canvas.draw(path, stroke=theme.pen("book-good", 0.8, cap="round"))
    (ax, ay), (bx, by) = points[-2], points[-1]
    way = atan2(by - ay, bx - ax)
    corners = [(bx + 1.9 * cos(way + turn), by + 1.9 * sin(way + turn)) for turn in (0.0, 2.3, -2.3)]
    canvas.draw(Polygon(tuple(corners)), fill=theme.ink("book-good"), stroke=theme.pen("white", 0.3))


def _draw_sinking(canvas: Canvas, width: float, desk: Desk) -> None:
    for i, scene in enumerate(SINKING):
        view = view_of(desk.box.continent, SINKING[0].areas, Box(i * 38.6, 0.4, i * 38.6 + 35.4, 53.6), wide=14.0)
        draw_scene(canvas, scene, view, desk, rim=RIM if i == 0 else ())
    _draw_next(canvas, 37.2, 19.0, desk)
    draw_caption(canvas, 76.6, 0.0, width - 76.6, desk.label("sinking", "text"), desk, 56)


def _draw_eruption(canvas: Canvas, width: float, desk: Desk) -> None:
    captions = [desk.label("eruption", f"case{i}") for i in range(1, 4)]
    _draw_row(canvas, ERUPTION, captions, width, 36.0, desk, wide=17.4, rise=13.0)
    _draw_next(canvas, (width + 4.0) / 3 - 2.2, 16.0, desk)


# -- the end ---------------------------------------------------------------------------------------


def _draw_score(canvas: Canvas, width: float, desk: Desk) -> None:
    """The sum of a player, line by line."""
    numbers = desk.box.numbers
    lines, points = example_lines(numbers), numbers.points
    counts = {
        "track": "",
        "villages": f"{SCORE.villages} × {points.village}",
        "settlers": f"{SCORE.settlers} × {points.settler}",
        "prayers": f"{SCORE.prayers} × {points.prayer}",
        "moai": f"{SCORE.standing + SCORE.lying} × {points.moai}",
        "bonus": f"{SCORE.grouped} × {points.neighbour}",
    }
    rows = [[desk.label("score", "head"), "", "VP"]]
    rows += [[desk.label("score", name), counts[name], str(value)] for name, value in lines.items()]
    rows.append([desk.label("score", "total"), "", f"**{sum(lines.values())}**"])
    draw_table(canvas, rows, (0.0, 74.0, 104.0), width, 4.4, desk)


def _draw_bonus(canvas: Canvas, width: float, desk: Desk) -> None:
    """Who has neighbours, and what each tribe gets for them."""
    view = view_of(desk.box.continent, BONUS.areas, Box(0, 0.4, 40.0, 59.6), wide=15.4)
    draw_scene(canvas, BONUS, view, desk)
    left = 46.0
    low = draw_caption(canvas, left, 8.0, width - left, desk.label("bonus", "text"), desk, 40) + 4.0
    style, each = desk.theme.type("price"), desk.box.numbers.points.neighbour
    for seat, grouped in enumerate(NEIGHBOURS):
        y = low + 4.6 + 9.4 * seat
        frame = desk.theme.pen("rule", 0.35)
        canvas.rect(left, y - 4.2, width - left, 8.4, r=1.6, fill=desk.theme.ink("paper"), stroke=frame)
        for i in range(grouped or 1):
            draw_token(canvas, "moai", seat, left + 4.6 + 6.4 * i, y, desk)
        sum_ = f"{grouped} × {each} = {grouped * each} {desk.label('bonus', 'vp')}"
        canvas.text(width - 3.0, y + style.cap_height / 2, sum_, style, anchor="end")


def _draw_phases(canvas: Canvas, width: float, desk: Desk) -> None:
    """A continent in the making."""
    gap = 4.0
    room = (width - 2 * gap) / 3
    before: tuple[int, ...] = ()
    for i, areas in enumerate(PHASES):
        left = i * (room + gap)
        view = view_of(desk.box.continent, AREAS, Box(left, 0.4, left + room, 31.0))
        for area in areas:
            ground = "mini-land" if area in before else "mini-inner"
            draw_plain_area(canvas, area, view, ground, desk)
        before = areas
        draw_caption(canvas, left, 31.6, room, desk.label("phases", f"phase{i + 1}"), desk, 5)


def _draw_edge(canvas: Canvas, width: float, desk: Desk) -> None:
    view = view_of(desk.box.continent, EDGE.areas, Box(0, 0.4, 24.0, 30.2), wide=10.3)
    draw_scene(canvas, EDGE, view, desk)
    draw_caption(canvas, 30.0, 9.0, width - 30.0, desk.label("edge", "text"), desk, 18)
