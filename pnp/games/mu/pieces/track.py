"""The score track: a hundred stepping stones in a river of lava, twice around the continent.

The outer round is 0 to 53, the inner one 54 to 99; every fifth stone is lighter and every tenth glows, so that a number
is found without counting. A marker that is past the last stone is turned to its other side and walks again from 0.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import grain
from pnp.draw.lettering import engraved, line_of
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, Rect
from pnp.draw.wording import named
from pnp.games.mu.pieces.look import Look
from pnp.games.mu.pieces.panorama import draw_panorama
from pnp.press.part import Part, sheet

__all__ = ["HIGH", "HOLLOW_LOW", "LAST", "WIDE", "draw_track", "stones", "track_sheet"]

WIDE, HIGH = 264.0, 200.0
LAST = 99
_BORDER = 1.2
_GAP = 2.3
"""Between the two rounds, and between the inner one and the picture."""
_ROUNDS = ((17, 12), (15, 10))
"""Stones along a round's width and height: 54 and 46."""


HOLLOW, HOLLOW_LOW = 3.9, 5.4
"""Radius of the hollow for a marker, and how far its middle is above the foot of a stone: the number stays in sight."""


def _boxes() -> tuple[Box, Box, Box]:
    """Give the outer edges of both rounds, and of the picture within."""
    boxes = [Box(_BORDER, _BORDER, WIDE - _BORDER, HIGH - _BORDER)]
    for across, down in _ROUNDS:
        box = boxes[-1]
        dx, dy = box.width / across + _GAP, box.height / down + _GAP
        boxes.append(Box(box.left + dx, box.top + dy, box.right - dx, box.bottom - dy))
    return boxes[0], boxes[1], boxes[2]


def stones() -> list[Box]:
    """Give the place of each stone, in order: clockwise from the upper left corner, each round on its own."""
    places = []
    for box, (across, down) in zip(_boxes(), _ROUNDS, strict=False):
        w, h = box.width / across, box.height / down
        walk = [(column, 0) for column in range(across)]
        walk += [(across - 1, row) for row in range(1, down)]
        walk += [(column, down - 1) for column in range(across - 2, -1, -1)]
        walk += [(0, row) for row in range(down - 2, 0, -1)]
        for column, row in walk:
            left, top = box.left + column * w, box.top + row * h
            places.append(Box(left, top, left + w, top + h))
    return places


def track_sheet(known: Look) -> Part:
    """Give the track as a page of its own."""
    front = partial(draw_track, known=known)
    return sheet("score-track", WIDE, HIGH, front, group="score-track", title=known.title("score-track"))


def draw_track(canvas: Canvas, known: Look) -> None:
    """Draw the track with its corner at the origin."""
    theme = known.theme
    _draw_river(canvas, known)
    places = stones()
    for kind, ink, hollow, style in (
        ("plain", "basalt", "basalt-cup", "track"),
        ("five", "stone-light", "ash", "track-five"),
        ("ten", "glow", "ember", "track-ten"),
        ("start", "paper", "lava-flat", "track-ten"),
    ):
        numbers = [number for number in range(len(places)) if _kind(number) == kind]
        slabs, lights, rings, hollows = Path(digits=2), Path(digits=2), Path(digits=2), Path(digits=2)
        for number in numbers:
            place = places[number]
            slab = _slab(place, number)
            slabs.polyline(slab, close=True)
            rings.polyline(_inward(slab, place, 0.075), close=True)
            lights.polyline(_inward([slab[5], *slab[6:8], slab[0]], place, 0.11))
            hollows.add(Circle(place.centre[0], place.bottom - HOLLOW_LOW, HOLLOW).path())
        canvas.draw(slabs, fill=theme.ink(ink), stroke=theme.pen("line", 0.45 if kind == "plain" else 0.6))
        if kind in ("ten", "start"):  # what the glow says in colour
            canvas.draw(rings, stroke=theme.pen("lava-line", 0.4 if kind == "ten" else 0.9))
        else:
            canvas.draw(lights, stroke=theme.pen("basalt-line" if kind == "plain" else "white", 0.3, cap="round"))
        rim = theme.pen("basalt-line", 0.3) if kind == "plain" else theme.pen("cup-line", 0.25)
        canvas.draw(hollows, fill=theme.ink(hollow), stroke=rim)
        for number in numbers:
            _draw_count(canvas, number, places[number], style, known)
    _draw_ways(canvas, places, known)
    picture = _boxes()[2]
    frame = Rect(picture.left, picture.top, picture.width, picture.height, theme.radius)
    with canvas.group(clip=frame):
        draw_panorama(canvas, picture, known)
    canvas.draw(frame, stroke=theme.pen("line", 1.1))
    inner = picture.grown(-1.1)
    canvas.rect(
        inner.left, inner.top, inner.width, inner.height, r=theme.radius - 1, stroke=theme.pen("ember-line", 0.3)
    )
    _draw_words(canvas, picture, known)


def _kind(number: int) -> str:
    if not number:
        return "start"
    return "plain" if number % 5 else "five" if number % 10 else "ten"


def _draw_count(canvas: Canvas, number: int, place: Box, style: str, known: Look) -> None:
    kind = known.theme.type(style)
    canvas.text(place.centre[0], place.top + 3.5 + kind.cap_height / 2, str(number), kind, anchor="middle")


def _slab(place: Box, number: int) -> list[Point]:
    """Give the outline of a stone: eight corners, none where one would draw it with a ruler."""
    left, top, right, bottom = place.grown(-0.55)
    w, h = right - left, bottom - top
    corners = [(0.16, 0.0), (0.84, 0.0), (1.0, 0.17), (1.0, 0.83), (0.84, 1.0), (0.16, 1.0), (0.0, 0.83), (0.0, 0.17)]
    out = []
    for i, (u, v) in enumerate(corners):
        dx, dy = 0.05 * grain(number, i, 1), 0.05 * grain(number, i, 2)
        out.append((left + w * min(max(u + dx, 0), 1), top + h * min(max(v + dy, 0), 1)))
    return out


def _inward(points: list[Point], place: Box, share: float) -> list[Point]:
    """Give points of a stone's outline, moved towards its middle."""
    x, y = place.centre
    return [(px + (x - px) * share, py + (y - py) * share) for px, py in points]


def _draw_river(canvas: Canvas, known: Look) -> None:
    """Draw what flows between the stones."""
    theme = known.theme
    canvas.rect(0, 0, WIDE, HIGH, r=theme.radius, fill=theme.ink("lava-flat"), stroke=theme.pen("line", 0.8))
    outer, inner, picture = _boxes()
    for one, other in ((outer, inner), (inner, picture)):
        across, down = _ROUNDS[0 if one is outer else 1]
        dx, dy = one.width / across + _GAP / 2, one.height / down + _GAP / 2
        middle = Box(one.left + dx, one.top + dy, one.right - dx, one.bottom - dy)
        canvas.rect(middle.left, middle.top, middle.width, middle.height, r=2, stroke=theme.pen("ember-flow", 1.5))
        canvas.rect(middle.left, middle.top, middle.width, middle.height, r=2, stroke=theme.pen("glow-flow", 0.5))
        assert other.width < middle.width


def _draw_ways(canvas: Canvas, places: list[Box], known: Look) -> None:
    """Draw arrows where one cannot see how it goes on: at the start, and from the outer to the inner round."""
    theme = known.theme
    first, second, last, inner = places[0], places[1], places[53], places[54]
    for one, other in ((first, second), (last, inner)):
        x, y = (one.centre[0] + other.centre[0]) / 2, (one.centre[1] + other.centre[1]) / 2
        if one is last:
            x, y = (last.right + inner.left) / 2, (last.centre[1] + inner.centre[1]) / 2
        arrow = Polygon(((x - 2.0, y - 2.4), (x + 2.4, y), (x - 2.0, y + 2.4)))
        canvas.draw(arrow, fill=theme.ink("glow"), stroke=theme.pen("line", 0.5))


def _draw_words(canvas: Canvas, picture: Box, known: Look) -> None:
    theme, words = known.theme, known.words
    x = picture.centre[0]
    title = line_of(words.track.title.upper(), theme.type("track-title"), fit=picture.width - 24)
    base = picture.top + 6.6 + title.cap_height
    glyphs = title.straight(x, base)
    engraved(
        canvas,
        glyphs,
        dark=theme.ink("title-dark"),
        light=theme.ink("title-light"),
        shade=theme.ink("line"),
        size=title.cap_height,
    )
    title.ghost(canvas, glyphs, x, base)
    style = theme.type("track-lap")
    text = named(words.track.lap, {"last": LAST, "lap": words.lap}, "pieces.toml")
    width = style.width(text)
    low = picture.bottom - 5.0
    ribbon = Rect(x - width / 2 - 5, low - 5.2, width + 10, 7.6, 1.5)
    canvas.draw(ribbon, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5))
    canvas.text(x, low, text, style, anchor="middle")
