"""An Action Board: four sections about the wheel, the exploration track above, the strength gauge below.

| where        | section | beside it                            |
|--------------|---------|--------------------------------------|
| upper left   | Explore | the exploration track                |
| upper right  | Settle  | whose board it is                    |
| lower left   | Engage  | the strength gauge                   |
| lower right  | Produce | what Craft and Weapons are traded for |

Settlers stand on their slots beside the section's bonus, which pays once they have left. All numbers are the board's.
"""

import math
from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import Plate, grain
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.ornament import around, dots
from pnp.draw.setting import Hand, set_text
from pnp.draw.shapes import Box, Path, Point, Rect
from pnp.draw.wording import set_line
from pnp.games.diluvium.boards.wheel import draw_wheel_ring
from pnp.games.diluvium.components import ActionBoard
from pnp.games.diluvium.look import Look, draw_label
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.frame import BORDERS
from pnp.games.diluvium.tiles.sockets import draw_coin
from pnp.games.diluvium.words import Words, board_numbers, filled
from pnp.press.part import BLEED

__all__ = ["HIGH", "WIDE", "draw_action_board"]

WIDE, HIGH = 190.0, 126.0
"""Two lie on a sheet of A4 and of Letter, and one with its back beside it."""
_BAND = 5.4
_MIDDLE: Point = (WIDE / 2, HIGH / 2)
_BITE = 30.2
"""How far sections keep from the wheel's pin."""
_SLOT = 5.4
"""Radius of a Settler's slot, which takes a piece of 9 mm."""


class _Quarter(NamedTuple):
    """A section: its room, where its words lie, the middle of its row of slots, and where its bonus is said."""

    name: str
    icon: str
    box: Box
    text: Box
    slots: tuple[Point, ...]
    bonus: Box


def _quarters() -> tuple[_Quarter, ...]:
    left, right = Box(_BAND + 1.6, 0, WIDE / 2 - 0.8, 0), Box(WIDE / 2 + 0.8, 0, WIDE - _BAND - 1.6, 0)
    high, low = (_BAND + 1.6, HIGH / 2 - 0.8), (HIGH / 2 + 0.8, HIGH - _BAND - 1.6)
    x, _ = _MIDDLE
    out = []
    for name, icon, side, rows in (
        ("explore", "scout", left, high),
        ("settle", "settler", right, high),
        ("produce", "wheat", right, low),
        ("engage", "galley", left, low),
    ):
        top, bottom = rows
        box = Box(side.left, top, side.right, bottom)
        upper = rows is high
        words = (
            Box(box.left + 2.2, top + 28.4, x - 33.0, bottom)
            if side is left
            else Box(x + 33.0, top + 28.4, box.right - 2.2, bottom)
        )
        if not upper:
            words = Box(words.left, top + 1.2, words.right, top + 27.0)
        y = top + 22.0 if upper else bottom - 21.8
        way = -1 if side is left else 1
        slots = tuple((x + way * (10.5 + 11.5 * i), y) for i in range(3))
        bonus = (
            Box(box.left + 1.8, y - 5.2, x - 40.2, y + 5.2)
            if side is left
            else Box(x + 40.2, y - 5.2, box.right - 1.8, y + 5.2)
        )
        out.append(_Quarter(name, icon, box, words, slots, bonus))
    return tuple(out)


_QUARTERS = _quarters()
"""In the order of the slots, clockwise."""


def draw_action_board(canvas: Canvas, people: str, board: ActionBoard, side: str, said: Words, known: Look) -> None:
    """Draw a side of a board with its corner at the origin; side A or B."""
    name = f"diluvium board ground {people}"
    box = Box(0, 0, WIDE, HIGH).grown(BLEED)
    canvas.stamp(Symbol(name, box, partial(_draw_ground, people=people, known=known)), moving(0, 0))
    numbers = board_numbers(board, known.box)
    for quarter, slots in zip(_QUARTERS, board.slots, strict=True):
        _draw_section(canvas, quarter, slots, people, numbers, board, said, known)
    _draw_track(canvas, board, people, said, known)
    _draw_gauge(canvas, board, said, known)
    _draw_title(canvas, people, board, side, said, numbers, known)
    _draw_trades(canvas, said, numbers, known)
    with canvas.group(moving(*_MIDDLE)):
        draw_wheel_ring(canvas, people, known)


def _panel(box: Box) -> Path:
    """Give a section's room: a rectangle with a bite for the wheel."""
    mx, my = _MIDDLE
    left, upper = box.right < mx, box.bottom < my
    x, y = (
        (box.right, box.bottom)
        if left and upper
        else (box.left, box.bottom)
        if upper
        else (box.right, box.top)
        if left
        else (box.left, box.top)
    )
    dx = math.sqrt(_BITE**2 - (y - my) ** 2) * (-1 if left else 1)
    dy = math.sqrt(_BITE**2 - (x - mx) ** 2) * (-1 if upper else 1)
    begin = math.atan2(y - my, dx)
    end = math.atan2(dy, x - mx)
    if begin - end > math.pi:
        end += 2 * math.pi
    elif end - begin > math.pi:
        begin += 2 * math.pi
    bite = [
        (mx + _BITE * math.cos(begin + (end - begin) * i / 16), my + _BITE * math.sin(begin + (end - begin) * i / 16))
        for i in range(17)
    ]
    far_x, far_y = (box.left if left else box.right), (box.top if upper else box.bottom)
    return Path().polyline([(far_x, y), *bite, (x, far_y), (far_x, far_y)], close=True)


def _draw_ground(canvas: Canvas, people: str, known: Look) -> None:
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink(people))
    inner = Box(_BAND, _BAND, WIDE - _BAND, HIGH - _BAND)
    plate = Plate()
    plate.area(Rect(*inner[:2], inner.width, inner.height), "bed")
    tones: dict[str, Path] = {ink: Path() for ink in ("sea-light", "sea", "sea-deep")}
    columns, rows = 82, 54
    w, h = inner.width / columns, inner.height / rows
    for i in range(columns):
        for j in range(rows):
            x, y = inner.left + i * w, inner.top + j * h
            if _hidden(x, y, w, h):
                continue
            luck = grain(i, j, 7)
            tone = "sea-light" if luck < -0.5 else "sea" if luck < 0.4 else "sea-deep"
            tones[tone].polyline([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], close=True)
    for ink, path in tones.items():
        plate.area(path, ink, 0.27, "joint")
    plate.draw(canvas, theme)
    high = _BAND - 2.0
    pen = theme.pen(f"{people}-line", 0.5 if people == "greek" else 0.42, join="miter")
    for turn, x, y, long in (
        (0, 0.0, 0.0, WIDE),
        (90, WIDE, 0.0, HIGH),
        (180, WIDE, HIGH, WIDE),
        (270, 0.0, HIGH, HIGH),
    ):
        with canvas.group(turning(x, y, turn)), canvas.group(moving(_BAND + 0.4, 1.0)):
            canvas.draw(BORDERS[people](long - 2 * _BAND - 0.8, high), stroke=pen)
    for x in (_BAND / 2 + 0.2, WIDE - _BAND / 2 - 0.2):
        for y in (_BAND / 2 + 0.2, HIGH - _BAND / 2 - 0.2):
            for r, ink in ((1.7, f"{people}-mark"), (0.8, f"{people}-line")):
                canvas.draw(
                    Path().polyline([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], close=True),
                    fill=theme.ink(ink),
                    stroke=theme.pen(f"{people}-line", 0.3),
                )
    canvas.rect(*inner[:2], inner.width, inner.height, stroke=theme.pen("line", 0.6))
    for quarter in _QUARTERS:
        panel = _panel(quarter.box)
        canvas.draw(panel, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5, join="miter"))
        with canvas.group(clip=panel):
            canvas.draw(panel, stroke=theme.pen("frame-line", 1.9, join="miter"))
            canvas.draw(panel, stroke=theme.pen("paper-line", 1.3, join="miter"))


def _hidden(x: float, y: float, w: float, h: float) -> bool:
    """Whether a stone lies wholly under a section or the wheel."""
    corners = ((x, y), (x + w, y), (x, y + h), (x + w, y + h))
    if all(math.dist(corner, _MIDDLE) < 28.4 for corner in corners):
        return True
    return any(
        all(
            box.left < cx < box.right and box.top < cy < box.bottom and math.dist((cx, cy), _MIDDLE) > _BITE + 0.2
            for cx, cy in corners
        )
        for box in (quarter.box for quarter in _QUARTERS)
    )


def board_hand(known: Look) -> Hand:
    """Give how a board's words are set."""
    theme = known.theme
    body, strong = theme.type("board-text"), theme.type("board-strong")
    inks = {"wheat": theme.ink("food-ink"), "anvil": theme.ink("craft-ink"), "spear": theme.ink("weapons-ink")}
    inks |= {"gold": theme.ink("gold-ink"), "ruins": theme.ink("ruins-ink")}
    return Hand(body, strong, body, strong, strong, known.icons, inks=inks, leading=4.25, gap=0.9, icon=4.4)


def _draw_section(
    canvas: Canvas,
    quarter: _Quarter,
    slots: int,
    people: str,
    numbers: dict[str, int],
    board: ActionBoard,
    said: Words,
    known: Look,
) -> None:
    theme = known.theme
    room = quarter.text
    x, y = room.left, room.top
    if quarter.name == "explore" and not slots:
        y -= 7.4  # where no Settlers stand, the words take their room
    canvas.circle(x + 4.4, y + 3.6, 4.3, fill=theme.ink(people), stroke=theme.pen("line", 0.35))
    canvas.circle(x + 4.4, y + 3.6, 3.7, fill=theme.ink("paper"), stroke=theme.pen("line", 0.2))
    stamp_icon(canvas, known.icons, quarter.icon, x + 4.4, y + 3.6, 5.2, theme.ink("ink"))
    title = line_of(getattr(said.sections, quarter.name).upper(), theme.type("board-section"))
    glyphs = title.straight(x + 10.6, y + 3.6 + title.cap_height / 2, "start")
    canvas.draw(glyphs, fill=title.style.ink)
    title.ghost(canvas, glyphs, x + 10.6, y + 3.6 + title.cap_height / 2, "start")
    text = filled(getattr(said.board, quarter.name), numbers)
    set_text(canvas, text, Box(room.left, y + 8.0, room.right, room.bottom + 10), board_hand(known))
    for i in range(slots):
        if i < len(quarter.slots):
            _draw_slot(canvas, *quarter.slots[i], people, known)
    if slots and quarter.name != "explore":
        _draw_bonus(canvas, quarter, numbers, board, said, known)


def _draw_slot(canvas: Canvas, x: float, y: float, people: str, known: Look) -> None:
    """Draw a place for a Settler: what it shows is there while the Settler is not."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, _SLOT, fill=theme.ink(people), stroke=theme.pen("line", 0.4))
        canvas.draw(dots(around(0, 0, _SLOT - 0.62, 24)), stroke=theme.pen(f"{people}-line", 0.5, cap="round"))
        canvas.circle(0, 0, _SLOT - 1.2, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        stamp_icon(canvas, known.icons, "settler", 0, 0, 5.8, theme.ink(f"{people}-ink"))

    canvas.stamp(Symbol(f"diluvium slot {people}", Box(-6, -6, 6, 6), draw), moving(x, y))


def _draw_bonus(
    canvas: Canvas, quarter: _Quarter, numbers: dict[str, int], board: ActionBoard, said: Words, known: Look
) -> None:
    theme, box, text = known.theme, quarter.bonus, said.board
    numbers = dict(numbers)
    if quarter.name == "engage":
        line = text.bonus_gauge
    else:
        gold = board.settle_gold if quarter.name == "settle" else board.produce_gold
        line = text.bonus_gold if gold else text.bonus_resource
        numbers["bonus"] = gold or numbers["bonus"]
    canvas.rect(
        box.left,
        box.top,
        box.width,
        box.height,
        r=1.2,
        fill=theme.ink("gold-light"),
        stroke=theme.pen("gold-line", 0.35),
    )
    canvas.rect(
        box.left + 0.7, box.top + 0.7, box.width - 1.4, box.height - 1.4, r=0.8, stroke=theme.pen("gold-line", 0.15)
    )
    middle = (box.left + box.right) / 2
    style = theme.type("board-small")
    canvas.text(middle, box.top + 3.9, text.bonus, style, anchor="middle", fit=box.width - 3)
    hand = board_hand(known)
    set_line(canvas, middle, box.bottom - 2.3, filled(line, numbers), hand, anchor="middle", fit=box.width - 3)


def _row(quarter: int, count: int, y: float, begin: float = 0.0) -> list[Point]:
    box = _QUARTERS[quarter].box
    step = (box.width - 5.0 - begin) / count
    return [(box.left + 2.5 + begin + step * (i + 0.5), y) for i in range(count)]


def _draw_name(canvas: Canvas, icon: str, said: str, x: float, y: float, ink: str, known: Look) -> None:
    """Say what a row of places is: its icon, and the word beneath, where the first place is round and leaves room."""
    theme = known.theme
    stamp_icon(canvas, known.icons, icon, x - 0.2, y - 1.6, 7.0, theme.ink(ink))
    canvas.text(x, y + 5.6, said, theme.type("board-small"), anchor="middle", fit=10.8)


def _draw_track(canvas: Canvas, board: ActionBoard, people: str, said: Words, known: Look) -> None:
    """Draw the places of the Exploration Markers, the first at the left, each with the Gold under it."""
    theme, box = known.theme, _QUARTERS[0].box
    y = box.top + 8.6
    _draw_name(canvas, "explore", said.board.track, box.left + 6.8, y, f"{people}-ink", known)
    places = _row(0, len(board.track), y, 8.4)
    canvas.line(places[0][0], y, places[-1][0], y, theme.pen(people, 1.6))
    for gold, (x, y) in zip(board.track, places, strict=True):
        canvas.circle(x, y, 6.05, fill=theme.ink(people), stroke=theme.pen("line", 0.35))
        canvas.circle(x, y, 5.45, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        draw_coin(canvas, str(gold), x, y, known, 4.4, "monster")


def _draw_gauge(canvas: Canvas, board: ActionBoard, said: Words, known: Look) -> None:
    """Draw the positions of the Strength Marker with the Gold that each pays, the first one marked."""
    theme, box = known.theme, _QUARTERS[3].box
    gauge = known.box.numbers.gauge
    places = _row(3, len(gauge), box.bottom - 8.7, 8.4)
    _draw_name(canvas, "blades", said.board.gauge, box.left + 6.8, box.bottom - 8.7, "weapons-ink", known)
    canvas.line(places[0][0], places[0][1], places[-1][0], places[-1][1], theme.pen("weapons-line", 1.6))
    for strength, (gold, (x, y)) in enumerate(zip(gauge, places, strict=True), 1):
        start = strength == board.strength
        rim = theme.pen("line", 1.1 if start else 0.35)
        canvas.circle(x, y, 6.05, fill=theme.ink("madder" if start else "bronze"), stroke=rim)
        if start:
            canvas.draw(dots(around(x, y, 5.78, 24)), stroke=theme.pen("slip", 0.4, cap="round"))
        canvas.circle(x, y, 5.45, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        draw_label(canvas, str(strength), x - 1.5, y - 0.4, "gauge", known)
        draw_coin(canvas, str(gold), x + 4.2, y + 4.0, known, 2.9, "coin-small")


def _draw_title(
    canvas: Canvas, people: str, board: ActionBoard, side: str, said: Words, numbers: dict[str, int], known: Look
) -> None:
    theme, box = known.theme, _QUARTERS[1].box
    draw_city(canvas, people, box.left + 10.6, box.top + 9.2, known, 0.6)
    left = box.left + 20.4
    heading = said.civilisations[people].upper() + ("" if side == "A" else f" · {board.name.upper()}")
    title = line_of(heading, theme.type("board-title"), fit=box.right - left - 3)
    glyphs = title.straight(left, box.top + 5.9, "start")
    canvas.draw(glyphs, fill=theme.ink(f"{people}-ink"))
    title.ghost(canvas, glyphs, left, box.top + 5.9, "start")
    canvas.line(left, box.top + 7.3, box.right - 2.6, box.top + 7.3, theme.pen("frame-line", 0.4))
    power = said.board.powers["common" if side == "A" else people]
    hand = board_hand(known)
    set_text(canvas, filled(power, numbers), Box(left, box.top + 7.9, box.right - 2.4, box.top + 24), hand)


def _draw_trades(canvas: Canvas, said: Words, numbers: dict[str, int], known: Look) -> None:
    theme, box = known.theme, _QUARTERS[2].box
    hand = board_hand(known)
    hand = hand._replace(body=theme.type("trade"), strong=theme.type("trade"), icon=7.0, between=1.6, centred=True)
    half = (box.width - 6.0) / 2
    for i, (text, ink) in enumerate(((said.board.sell, "craft"), (said.board.raising, "weapons"))):
        left = box.left + 2.4 + i * (half + 1.2)
        top = box.bottom - 15.6
        canvas.rect(left, top, half, 12.6, r=1.5, fill=theme.ink("space"), stroke=theme.pen(f"{ink}-line", 0.9))
        canvas.rect(left + 0.9, top + 0.9, half - 1.8, 10.8, r=1.0, stroke=theme.pen("line", 0.2))
        set_line(canvas, left + half / 2, top + 6.3, filled(text, numbers), hand, anchor="middle", fit=half - 4)
