"""The figures of the booklet: the path, the phases, a walk, ducts, endings, the cabin, Reefs and the collision."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import stepped
from pnp.draw.picture import stamp_picture
from pnp.draw.setting import Figure
from pnp.draw.shapes import Box
from pnp.games.nautilion.boards.hulls import draw_hull
from pnp.games.nautilion.boards.spaces import draw_duct
from pnp.games.nautilion.booklet.desk import Desk
from pnp.games.nautilion.booklet.examples import (
    BOARDINGS,
    CHECKS,
    COLLISION,
    ENDINGS,
    LEAVINGS,
    TURNS,
    Boarding,
    Check,
    Turn,
)
from pnp.games.nautilion.booklet.ships import draw_small_ship
from pnp.games.nautilion.booklet.strips import draw_hops, draw_strip, hops, without
from pnp.games.nautilion.cards.deeds import DEEDS
from pnp.games.nautilion.cards.frame import WINDOW
from pnp.games.nautilion.cards.plots import PLOTS
from pnp.games.nautilion.cards.portraits import draw_toll
from pnp.games.nautilion.deal import draw_path
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.figures.dice import draw_face
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.sheets.spiral import lay_spiral
from pnp.games.nautilion.tokens import draw_token
from pnp.press.rulebook import draw_badge, draw_caption

__all__ = ["SEED", "book_figures"]

SEED = "booklet"
"""Of the sea that the setup shows."""
_SCENES = {
    "scenes-box": (26.0, ("set_dice", "pile3_to_reserve", "pile_to_reserve")),
    "scenes-turn": (26.0, ("toll", "phantom_stays", "crew_from_path")),
    "scenes-crew": (26.0, ("crew_from_pile", "three_to_reserve", "pile_to_board")),
    "scenes-darkhouse": (17.0, ("double_discard", "twice", "exchange", "fixed_234")),
    "scenes-paper": (26.0, ("replace_card", "figure_first", "only_four")),
    "scenes-heroic": (26.0, ("shield2", "phantom_back", "cabin_crew")),
}
"""Rows of pictures of cards: their height, and what the cards do."""
_PHASES = (
    ("currents", ("die-1", "die-2", "die-4")),
    ("plan", ("darkhouse", "phantom", "nautilion")),
    ("darkhouse", ("darkhouse", "lost")),
    ("phantom", ("phantom", "lost")),
    ("nautilion", ("nautilion", "crew")),
)


def book_figures(desk: Desk) -> dict[str, Figure]:
    """Give the figures by name."""
    return {
        "box": Figure(31.0, partial(_draw_box, desk=desk)),
        "path": Figure(27.0, partial(_draw_path, desk=desk)),
        "classes": Figure(32.0, partial(_draw_classes, desk=desk)),
        "phases": Figure(25.0, partial(_draw_phases, desk=desk)),
        "walking": Figure(91.0, partial(_draw_walking, desk=desk)),
        "ducts": Figure(72.0, partial(_draw_ducts, desk=desk)),
        "endings": Figure(58.0, partial(_draw_endings, desk=desk)),
        "cabin": Figure(33.0, partial(_draw_cabin, desk=desk)),
        "reefs": Figure(25.0, partial(_draw_reefs, desk=desk)),
        "collision": Figure(57.0, partial(_draw_collision, desk=desk)),
        "faces": Figure(12.0, partial(_draw_faces, desk=desk)),
        "sea": Figure(42.0, partial(_draw_sea, desk=desk)),
        **{
            name: Figure(height, partial(_draw_scenes, height=height, scenes=scenes, desk=desk))
            for name, (height, scenes) in _SCENES.items()
        },
    }


def _draw_box(canvas: Canvas, width: float, desk: Desk) -> None:
    """A glimpse into the box: the figures, and a token of each kind."""
    known = desk.known
    sides = [side.id for side in known.box.boards.sides]
    for i, name in enumerate((*sides, "phantom", "darkhouse")):
        scale = 0.4 if name in sides else 0.42
        stamp_picture(canvas, figure_picture(name, known), 8.0 + i * (width - 16) / 7, 8.0, scale)
    faces = ("hi", "c1", "c5", "c9", "ma", "x", "f6", "r", "ab")
    for i, face in enumerate(faces):
        draw_token(canvas, face, known, 7.4 + i * (width - 14.8) / (len(faces) - 1), 23.4, 11.4)


def _draw_path(canvas: Canvas, width: float, desk: Desk) -> None:
    """A whole sea, laid out in three rows that turn."""
    known, theme = desk.known, desk.theme
    path = ("hi", *draw_path(SEED, 1, (), known.box), "ab")
    rows = 3
    columns = -(-len(path) // rows)
    size = min(7.6, width / columns - 0.6)
    step = (width - size) / (columns - 1)
    places = []
    for i in range(len(path)):
        row, column = divmod(i, columns)
        along = column if row % 2 == 0 else columns - 1 - column
        places.append((size / 2 + along * step, 4.6 + row * 8.9))
    lane = theme.pen("sheet-lane-line", 0.4)
    for (ax, ay), (bx, by) in pairwise(places):
        canvas.line(ax, ay, bx, by, lane)
    for face, (x, y) in zip(path, places, strict=True):
        draw_token(canvas, face, known, x, y, size + (1.2 if face in ("hi", "ab") else 0.0))


def _draw_classes(canvas: Canvas, width: float, desk: Desk) -> None:
    """A ship of each class, and how many ducts it has."""
    gap = 3.6
    wide = (width - 2 * gap) / 3
    sides = desk.known.box.boards.sides
    for i, kind in enumerate("ABC"):
        side = next((side for side in sides if side.id[0] == kind), sides[0])
        x = i * (wide + gap)
        high = draw_small_ship(canvas, side.id, x, 0, wide, desk)
        said = desk.label("classes", kind.lower())
        draw_caption(canvas, x + 1.0, high + 1.6, wide - 1.0, f"**{side.id} {side.name}:** {said}", desk, 8)


def _draw_scenes(canvas: Canvas, width: float, height: float, scenes: tuple[str, ...], desk: Desk) -> None:
    """Pictures of cards side by side: the middle of each."""
    gap = 3.6
    wide = (width - gap * (len(scenes) - 1)) / len(scenes)
    pictures: dict[str, Callable[[Canvas, Look], None]] = {**PLOTS, **DEEDS, "toll": draw_toll}
    scale = wide / WINDOW.width
    for i, name in enumerate(scenes):
        x = i * (wide + gap)
        frame = stepped(Box(x, 0.3, x + wide, height - 0.3), 1.2)
        reach = Box(-WINDOW.width / 2, -WINDOW.height / 2, WINDOW.width / 2, WINDOW.height / 2)
        scene = Symbol(f"nautilion scene {name}", reach, partial(_draw_picture, picture=pictures[name], desk=desk))
        with canvas.group(clip=frame):
            canvas.stamp(scene, moving(x + wide / 2, height / 2, scale))
        canvas.draw(frame, stroke=desk.theme.pen("sheet-brass", 0.6, join="miter"))


def _draw_picture(canvas: Canvas, picture: Callable[[Canvas, Look], None], desk: Desk) -> None:
    picture(canvas, desk.known)


def _draw_sea(canvas: Canvas, width: float, desk: Desk) -> None:
    """A sea sheet from afar: the spiral, and the ship in its middle."""
    theme, known, boards = desk.theme, desk.known, desk.known.box.boards
    path = draw_path(SEED, 1, (), known.box)
    scale = width / 180.0
    spiral = lay_spiral(Box(0, 0, 180.0, 41.0 / scale), len(path), (80.0, 48.0), reefs=False)
    with canvas.group(moving(0, 0.5, scale)):
        canvas.draw(spiral.lane.path(), stroke=theme.pen("sheet-lane", 5.0))
        for face, (x, y) in (("hi", spiral.start), ("ab", spiral.end)):
            draw_token(canvas, face, known, x, y, spiral.ends)
        for place, face in zip(spiral.places, path, strict=True):
            draw_token(canvas, face, known, *place.centre, spiral.width)
    side = boards.sides[0]
    inner = spiral.inner
    wide = min(inner.width, inner.height * boards.size[0] / boards.size[1]) * scale
    x, y = inner.centre[0] * scale - wide / 2, inner.centre[1] * scale - wide * boards.size[1] / boards.size[0] / 2
    with canvas.group(moving(x, y + 0.5, wide / boards.size[0])):
        draw_hull(canvas, side.id[0], *boards.size, known)
        for one, other in side.ducts:
            draw_duct(canvas, side.spaces[one - 1], side.spaces[other - 1], boards.space / 2, known)
        for cx, cy in side.spaces:
            canvas.circle(cx, cy, boards.space / 2, fill=theme.ink("white"), stroke=theme.pen("brass-line", 1.0))


def _draw_phases(canvas: Canvas, width: float, desk: Desk) -> None:
    """The five phases in a row."""
    theme, gap = desk.theme, 2.4
    wide = (width - 4 * gap) / 5
    title, number = theme.type("phase"), theme.type("phase-number")
    for i, (key, icons) in enumerate(_PHASES):
        x = i * (wide + gap)
        frame = Box(x, 0.2, x + wide, 24.6)
        canvas.draw(stepped(frame, 1.0), fill=theme.ink("white"), stroke=theme.pen("sheet-brass", 0.5, join="miter"))
        canvas.circle(x + wide / 2, 4.4, 2.7, fill=theme.ink("book-disc"), stroke=theme.pen("sheet-brass", 0.4))
        canvas.text(x + wide / 2, 4.4 + number.cap_height / 2, str(i + 1), number, anchor="middle")
        canvas.text(x + wide / 2, 11.0, desk.label("phases", key), title, anchor="middle", fit=wide - 2)
        side = 5.8
        for j, icon in enumerate(icons):
            at = x + wide / 2 + (j - (len(icons) - 1) / 2) * side
            stamp_icon(canvas, desk.icons, icon, at, 17.4, 5.2, theme.ink("ink"))
        if i < 4:
            at = x + wide + gap / 2
            canvas.polygon([(at - 0.7, 16.0), (at + 0.9, 17.4), (at - 0.7, 18.8)], fill=theme.ink(desk.accent))


def _draw_dice(canvas: Canvas, x: float, y: float, turn: Turn, desk: Desk) -> None:
    """The dice of Phantom and Nautilion, each behind its icon."""
    for icon, die in (("phantom", turn.phantom), ("nautilion", turn.nautilion)):
        stamp_icon(canvas, desk.icons, icon, x + 2.4, y, 4.8, desk.theme.ink("ink"))
        with canvas.group(moving(x + 5.4, y - 2.9)):
            draw_face(canvas, die, desk.known, 5.8, told=False)
        x += 13.4


def _draw_turn(canvas: Canvas, y: float, turn: Turn, desk: Desk) -> None:
    """The path before a turn with the hops of both figures: the Phantom's above, the Nautilion's below."""
    places = draw_strip(canvas, turn.before, 0, y, desk)
    words = turn.before.split()
    counted = hops(turn.before, "P", turn.phantom)
    draw_hops(canvas, places, words.index("P"), counted, "book-phantom", desk, above=True)
    if words[counted[-1]] == "HI":
        return
    after = without(turn.before, counted[-1], "P")
    draw_hops(canvas, places, words.index("N"), hops(after, "N", turn.nautilion), "book-nautilion", desk, above=False)


def _draw_walking(canvas: Canvas, width: float, desk: Desk) -> None:
    """Two turns, each before and after."""
    for i, (name, turn) in enumerate(TURNS.items()):
        y = i * 46.4
        _draw_turn(canvas, y + 11.0, turn, desk)
        draw_strip(canvas, turn.after, 0, y + 30.6, desk)
        draw_caption(canvas, 0, y + 36.8, width - 30.0, desk.label("walking", name), desk, 8)
        _draw_dice(canvas, width - 25.5, y + 40.4, turn, desk)


def _draw_ducts(canvas: Canvas, width: float, desk: Desk) -> None:
    """Who may come aboard and who may leave: six small ships."""
    gap = 3.6
    wide = (width - 2 * gap) / 3
    shown: list[tuple[str, Boarding, bool]] = [
        *((name, boarding, False) for name, boarding in BOARDINGS.items()),
        *((name, boarding, True) for name, boarding in LEAVINGS.items()),
    ]
    for i, (name, example, leaves) in enumerate(shown):
        x, y = i % 3 * (wide + gap), i // 3 * 37.0
        legal = not example.rule
        aboard = tuple(map(int, example.aboard.split()))
        high = draw_small_ship(
            canvas,
            example.side,
            x,
            y,
            wide,
            desk,
            aboard=aboard,
            coming=() if leaves else example.numbers,
            leaving=example.numbers if leaves else (),
            legal=legal,
        )
        draw_badge(canvas, x + 3.0, y + high + 3.8, legal=legal, desk=desk)
        draw_caption(canvas, x + 7.2, y + high + 1.0, wide - 7.2, desk.label("ducts", name), desk, 16)


def _draw_endings(canvas: Canvas, width: float, desk: Desk) -> None:
    """Three last turns."""
    for i, (name, turn) in enumerate(ENDINGS.items()):
        y = 9.6 + i * 18.8
        _draw_turn(canvas, y, turn, desk)
        draw_badge(canvas, 82.6, y, legal=turn.cause == "victory", desk=desk)
        draw_caption(canvas, 88.0, y - 6.2, width - 88.0, desk.label("endings", name), desk, 16)


def _draw_cabin(canvas: Canvas, width: float, desk: Desk) -> None:
    """The cabin with one complete pair, and what it may do."""
    theme, known = desk.theme, desk.known
    frame = Box(0.2, 0.4, 54.0, 31.6)
    canvas.draw(stepped(frame, 1.4), fill=theme.ink("abyss"), stroke=theme.pen("sheet-brass", 0.6, join="miter"))
    canvas.draw(stepped(frame.grown(-1.2), 1.4), stroke=theme.pen("brass-rule", 0.25, join="miter"))
    style = theme.type("phase").resized(13)
    there = ("ma", "c1", "mb")
    for i, (letter, partner) in enumerate(sorted(known.box.tokens.mages.partners.items())):
        x = 10.6 + i * 16.6
        canvas.rect(x - 1.0, 9.0, 2.0, 14.0, fill=theme.ink("glow"), stroke=theme.pen("line", 0.3))
        for y, face, label in ((9.2, f"m{letter}", letter.upper()), (22.8, f"c{partner}", str(partner))):
            canvas.circle(x, y, 5.9, fill=theme.ink("white"), stroke=theme.pen("sheet-brass", 0.8))
            if face in there:
                draw_token(canvas, face, known, x, y, 12.0)
            else:
                canvas.text(x, y + style.cap_height / 2, label, style, anchor="middle")
    draw_caption(canvas, 59.0, 3.0, width - 59.0, desk.label("cabin", "partners"), desk, 28)


def _draw_reefs(canvas: Canvas, width: float, desk: Desk) -> None:
    """Two checks: with the pilot aboard, and without."""
    half = width / 2
    for i, (name, check) in enumerate(CHECKS.items()):
        _draw_check(canvas, i * (half + 1.5), half - 1.5, name, check, desk)


def _draw_check(canvas: Canvas, x: float, width: float, name: str, check: Check, desk: Desk) -> None:
    theme, known = desk.theme, desk.known
    frame = stepped(Box(x, 0.2, x + width, 24.6), 1.0)
    canvas.draw(frame, fill=theme.ink("white"), stroke=theme.pen("sheet-brass", 0.4, join="miter"))
    stamp_picture(canvas, figure_picture("A1", known), x + 9.0, 8.6, 0.42)
    draw_token(canvas, f"f{check.reef}", known, x + 19.6, 8.6, 8.4)
    with canvas.group(moving(x + 26.4, 5.0)):
        draw_face(canvas, check.die, known, 7.2, told=False)
    style = theme.type("phase")
    for number in check.aboard.split():
        canvas.text(x + 36.0, 8.6 + style.cap_height / 2, "+", style, anchor="middle")
        draw_token(canvas, f"c{number}", known, x + 42.4, 8.6, 8.4)
    draw_badge(canvas, x + width - 5.0, 8.6, legal=check.free, desk=desk)
    draw_caption(canvas, x + 2.4, 14.4, width - 4.8, desk.label("reefs", name), desk, 10)


def _draw_collision(canvas: Canvas, width: float, desk: Desk) -> None:
    """Before and after the collision, and the harpoons of both."""
    theme = desk.theme
    places = draw_strip(canvas, COLLISION.before, 0, 11.0, desk)
    words = COLLISION.before.split()
    between = len(words[words.index("N") + 1 : words.index("P")])
    counted = hops(COLLISION.before, "P", between)
    draw_hops(canvas, places, words.index("P"), counted, "book-phantom", desk, above=True)
    with canvas.group(moving(width - 8.0, 1.4)):
        draw_face(canvas, COLLISION.phantom, desk.known, 5.8, told=False)
    stamp_icon(canvas, desk.icons, "phantom", width - 11.0, 4.3, 4.8, theme.ink("ink"))
    draw_strip(canvas, COLLISION.after, 0, 25.4, desk)
    draw_caption(canvas, 0, 32.0, width, desk.label("collision", "path"), desk, 9)
    tokens = desk.known.box.tokens
    own, side = ("c2", "c8", "x"), desk.known.box.boards.phantom.harpoons[0]
    theirs = ("c5",)
    for row, (icon, faces, start) in enumerate((("nautilion", own, 0), ("phantom", theirs, side))):
        y = 43.6 + row * 8.6
        stamp_icon(canvas, desk.icons, icon, 3.0, y, 5.6, theme.ink("ink"))
        x = 11.0
        total = start
        if start:
            for _ in range(start):
                stamp_icon(canvas, desk.icons, "harpoon", x, y, 4.6, theme.ink("ink"))
                x += 4.6
            x += 2.0
        for face in faces:
            draw_token(canvas, face, desk.known, x + 1.6, y, 7.6)
            x += 7.6
            worth = tokens.harpoons.mercenary if face == "x" else tokens.harpoons.fighter
            for _ in range(worth):
                stamp_icon(canvas, desk.icons, "harpoon", x, y, 4.6, theme.ink("ink"))
                x += 4.6
            x += 2.0
            total += worth
        style = theme.type("phase")
        canvas.text(56.0, y + style.cap_height / 2, f"= {total}", style)
    draw_caption(canvas, 67.0, 41.2, width - 67.0, desk.label("collision", "harpoons"), desk, 19)


def _draw_faces(canvas: Canvas, width: float, desk: Desk) -> None:
    """The six faces of a die."""
    faces = desk.known.box.numbers.dice.faces
    step = min(9.2, (width - 9.0) / max(len(faces) - 1, 1))
    for i, face in enumerate(faces):
        with canvas.group(moving(i * step, 1.0)):
            draw_face(canvas, face, desk.known, 8.4, told=False)
