"""An Action Board: four sections about the wheel, each with a strip at the board's edge.

| where        | section | its strip                            |
|--------------|---------|--------------------------------------|
| upper left   | Explore | the exploration track                |
| upper right  | Settle  | whose board it is                    |
| lower left   | Engage  | the strength gauge                   |
| lower right  | Produce | what Craft and Weapons are traded for |

Settlers stand in the sea about the wheel, before the section whose bonus pays once they have left. All numbers are the
board's.
"""

from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.ornament import around, dots
from pnp.draw.setting import Hand, set_text
from pnp.draw.shapes import Box
from pnp.draw.wording import set_line
from pnp.games.diluvium.boards.ground import draw_ground
from pnp.games.diluvium.boards.quarters import HIGH, MIDDLE, QUARTERS, SLOT, WIDE, Quarter
from pnp.games.diluvium.boards.wheel import draw_wheel_ring
from pnp.games.diluvium.components import ActionBoard
from pnp.games.diluvium.look import Look, draw_label
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.ornaments import ORNAMENTS, draw_ornament, trireme
from pnp.games.diluvium.tiles.sockets import draw_coin
from pnp.games.diluvium.words import Words, board_numbers, filled
from pnp.press.part import BLEED

__all__ = ["HIGH", "WIDE", "draw_action_board"]

_PLACE = 5.6
"""Radius of a place on the track and the gauge, which a marker of 12 mm covers."""
_NAME = 7.0
"""The room before the first place."""


def draw_action_board(canvas: Canvas, people: str, board: ActionBoard, side: str, said: Words, known: Look) -> None:
    """Draw a side of a board with its corner at the origin; side A or B."""
    box = Box(0, 0, WIDE, HIGH).grown(BLEED)
    ground = Symbol(f"diluvium board ground {people}", box, partial(draw_ground, people=people, known=known))
    canvas.stamp(ground, moving(0, 0))
    numbers = board_numbers(board, known.box)
    explore, settle, produce, engage = QUARTERS
    for quarter, slots in zip(QUARTERS, board.slots, strict=True):
        _draw_section(canvas, quarter, slots, people, numbers, board, said, known)
    _draw_track(canvas, explore, board, people, said, known)
    _draw_gauge(canvas, engage, board, said, known)
    _draw_title(canvas, settle, people, board, side, said, numbers, known)
    _draw_trades(canvas, produce, said, numbers, known)
    with canvas.group(moving(*MIDDLE)):
        draw_wheel_ring(canvas, people, known)


def board_hand(known: Look) -> Hand:
    """Give how a board's words are set."""
    theme = known.theme
    body, strong = theme.type("board-text"), theme.type("board-strong")
    inks = {"wheat": theme.ink("food-ink"), "anvil": theme.ink("craft-ink"), "spear": theme.ink("weapons-ink")}
    inks |= {"gold": theme.ink("gold-ink"), "ruins": theme.ink("ruins-ink")}
    return Hand(body, strong, body, strong, strong, known.icons, inks=inks, leading=4.25, gap=0.9, icon=4.4)


# -- the sections ----------------------------------------------------------------------------------


def _draw_section(
    canvas: Canvas,
    quarter: Quarter,
    slots: int,
    people: str,
    numbers: dict[str, int],
    board: ActionBoard,
    said: Words,
    known: Look,
) -> None:
    theme, room = known.theme, quarter.words
    x, y = room.left + 4.2, room.top + 4.0
    canvas.circle(x, y, 4.2, fill=theme.ink(people), stroke=theme.pen("line", 0.35))
    canvas.circle(x, y, 3.6, fill=theme.ink("paper"), stroke=theme.pen("line", 0.2))
    stamp_icon(canvas, known.icons, quarter.icon, x, y, 5.2, theme.ink("ink"))
    title = line_of(getattr(said.sections, quarter.name).upper(), theme.type("board-section"))
    base = y + title.cap_height / 2
    glyphs = title.straight(x + 6.0, base, "start")
    canvas.draw(glyphs, fill=title.style.ink)
    title.ghost(canvas, glyphs, x + 6.0, base, "start")
    text = filled(getattr(said.board, quarter.name), numbers)
    set_text(canvas, text, Box(room.left, room.top + 9.2, room.right, quarter.note.top), board_hand(known))
    for place in quarter.slots(slots):
        _draw_slot(canvas, *place, people, known)
    if not slots:
        draw_ornament(canvas, ORNAMENTS.index(trireme), (*quarter.slots(1)[0], 5.4), known)
    _draw_note(canvas, quarter, numbers, board, said, known)


def _draw_slot(canvas: Canvas, x: float, y: float, people: str, known: Look) -> None:
    """Draw a place for a Settler: what it shows is there while the Settler is not."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, SLOT, fill=theme.ink(people), stroke=theme.pen("line", 0.4))
        canvas.draw(dots(around(0, 0, SLOT - 0.62, 24)), stroke=theme.pen(f"{people}-line", 0.5, cap="round"))
        canvas.circle(0, 0, SLOT - 1.2, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        stamp_icon(canvas, known.icons, "settler", 0, 0, 5.8, theme.ink(f"{people}-ink"))

    canvas.stamp(Symbol(f"diluvium slot {people}", Box(-6, -6, 6, 6), draw), moving(x, y))


def _draw_note(
    canvas: Canvas, quarter: Quarter, numbers: dict[str, int], board: ActionBoard, said: Words, known: Look
) -> None:
    """Say the bonus of a section, on gold; Explore has none, there it is what follows the voyage."""
    theme, box, text = known.theme, quarter.note, said.board
    head, ground, edge = text.bonus, "gold-light", "gold-line"
    numbers = dict(numbers)
    if quarter.name == "explore":
        head, line, ground, edge = text.mark, text.marked, "space", "craft-line"
    elif quarter.name == "engage":
        line = text.bonus_gauge
    else:
        gold = board.settle_gold if quarter.name == "settle" else board.produce_gold
        line = text.bonus_gold if gold else text.bonus_resource
        numbers["bonus"] = gold or numbers["bonus"]
    canvas.rect(*box[:2], box.width, box.height, r=1.2, fill=theme.ink(ground), stroke=theme.pen(edge, 0.35))
    inner = box.grown(-0.7)
    canvas.rect(*inner[:2], inner.width, inner.height, r=0.8, stroke=theme.pen(edge, 0.15))
    middle = (box.left + box.right) / 2
    canvas.text(middle, box.top + 3.7, head, theme.type("board-small"), anchor="middle", fit=box.width - 3)
    hand = board_hand(known)
    set_line(canvas, middle, box.bottom - 2.9, filled(line, numbers), hand, anchor="middle", fit=box.width - 3)


# -- the strips ------------------------------------------------------------------------------------


def _row(strip: Box, count: int) -> list[float]:
    """Give where so many places stand in a strip, after what names them."""
    begin, end = strip.left + _NAME + 1.4, strip.right - 1.8
    step = (end - begin - 2 * _PLACE) / (count - 1)
    return [begin + _PLACE + step * i for i in range(count)]


def _draw_name(canvas: Canvas, icon: str, said: str, x: float, foot: float, ink: str, known: Look) -> None:
    """Say what a row of places is: its icon, and the word upright above it, before the row."""
    theme = known.theme
    style = theme.type("board-small")
    stamp_icon(canvas, known.icons, icon, x, foot - 2.0, 4.0, theme.ink(ink))
    with canvas.group(turning(x, foot - 4.5, -90)):
        canvas.text(0, style.cap_height / 2, said, style, fit=9.8)


def _draw_track(canvas: Canvas, quarter: Quarter, board: ActionBoard, people: str, said: Words, known: Look) -> None:
    """Draw the places of the Exploration Markers, the first at the left, each with the Gold under it."""
    theme, strip = known.theme, quarter.strip
    y = (strip.top + strip.bottom) / 2
    _draw_name(canvas, "explore", said.board.track, strip.left + 4.5, strip.bottom + 0.7, f"{people}-ink", known)
    places = _row(strip, len(board.track))
    canvas.line(places[0], y, places[-1], y, theme.pen(people, 1.6))
    for gold, x in zip(board.track, places, strict=True):
        canvas.circle(x, y, _PLACE, fill=theme.ink(people), stroke=theme.pen("line", 0.35))
        canvas.circle(x, y, _PLACE - 0.6, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        draw_coin(canvas, str(gold), x, y, known, 4.1, "monster")


def _draw_gauge(canvas: Canvas, quarter: Quarter, board: ActionBoard, said: Words, known: Look) -> None:
    """Draw the positions of the Strength Marker, the first one marked, and beside each the Gold that it pays."""
    theme, strip = known.theme, quarter.strip
    gauge, y = known.box.numbers.gauge, strip.bottom - _PLACE - 0.8
    _draw_name(canvas, "blades", said.board.gauge, strip.left + 4.5, strip.bottom - 0.5, "weapons-ink", known)
    places = _row(strip, len(gauge))
    canvas.line(places[0], y, places[-1], y, theme.pen("weapons-line", 1.6))
    for strength, (gold, x) in enumerate(zip(gauge, places, strict=True), 1):
        start = strength == board.strength
        canvas.circle(x, y, _PLACE, fill=theme.ink("madder" if start else "bronze"), stroke=theme.pen("line", 0.35))
        if start:
            canvas.circle(x, y, _PLACE, stroke=theme.pen("line", 0.9))
            canvas.draw(dots(around(x, y, _PLACE - 0.5, 24)), stroke=theme.pen("slip", 0.5, cap="round"))
        inside = _PLACE - (1.0 if start else 0.6)
        canvas.circle(x, y, inside, fill=theme.ink("space"), stroke=theme.pen("line", 0.25))
        draw_label(canvas, str(strength), x + 0.5, y + 0.5, "gauge", known)
        draw_coin(canvas, str(gold), x - 4.7, y - 4.7, known, 2.7, "coin-small")


def _draw_title(
    canvas: Canvas,
    quarter: Quarter,
    people: str,
    board: ActionBoard,
    side: str,
    said: Words,
    numbers: dict[str, int],
    known: Look,
) -> None:
    """Say whose board it is, and what is its own."""
    theme, box = known.theme, quarter.strip
    draw_city(canvas, people, box.left + 11.4, box.top + 8.6, known, 0.56)
    left = box.left + 22.0
    heading = said.civilisations[people].upper() + ("" if side == "A" else f" · {board.name.upper()}")
    title = line_of(heading, theme.type("board-title"), fit=box.right - left - 2.4)
    base = box.top + 4.7
    glyphs = title.straight(left, base, "start")
    canvas.draw(glyphs, fill=theme.ink(f"{people}-ink"))
    title.ghost(canvas, glyphs, left, base, "start")
    canvas.line(left, base + 1.5, box.right - 2.4, base + 1.5, theme.pen("frame-line", 0.4))
    power = said.board.powers["common" if side == "A" else people]
    set_text(canvas, filled(power, numbers), Box(left, base + 2.3, box.right - 2.2, base + 12), board_hand(known))


def _draw_trades(canvas: Canvas, quarter: Quarter, said: Words, numbers: dict[str, int], known: Look) -> None:
    theme, strip = known.theme, quarter.strip
    hand = board_hand(known)
    hand = hand._replace(body=theme.type("trade"), strong=theme.type("trade"), icon=7.0, between=1.6, centred=True)
    left, right, gap = strip.left + 2.2, strip.right - 2.2, 2.2
    half = (right - left - gap) / 2
    top, high = strip.top + 1.4, strip.height - 2.4
    for i, (text, ink) in enumerate(((said.board.sell, "craft"), (said.board.raising, "weapons"))):
        x = left + i * (half + gap)
        canvas.rect(x, top, half, high, r=1.5, fill=theme.ink("space"), stroke=theme.pen(f"{ink}-line", 0.9))
        canvas.rect(x + 0.9, top + 0.9, half - 1.8, high - 1.8, r=1.0, stroke=theme.pen("line", 0.2))
        set_line(canvas, x + half / 2, top + high / 2, filled(text, numbers), hand, anchor="middle", fit=half - 4)
