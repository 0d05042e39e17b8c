"""The setup plan of a code: the whole ocean as hexes, every slot in its place, and what each seat begins with.

It is a diagram and no picture: an open tile is told by signs that can be read at this size, one that is face down shows
its cost and nothing else, so that whoever holds the plan knows no more than the others.
"""

from collections.abc import Iterator
from functools import partial
from math import sqrt

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Polygon
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import Tile
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head
from pnp.games.diluvium.sheets.words import PlanText, SheetLook, fill, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["KIND_ICONS", "draw_plan", "plan_part"]

KIND_ICONS = {"F": ("wheat", "food"), "C": ("anvil", "craft"), "W": ("spear", "weapons"), "R": ("ruins", "ruins")}
"""The icon of each kind of island, and its ink."""

_GAP = 0.7
"""Between two hexes."""
_ROW = 6.4
"""Of the table of seats."""
_FOOT = 6.0
"""Above the corner marks."""
_COLUMNS = (0.0, 24.0, 40.0, 88.0, 122.0, 144.0)


def plan_part(setup: DiluviumSetup, data: Templates) -> Part:
    """Give the plan of a setup."""
    front = partial(draw_plan, setup=setup, data=data)
    return sheet("setup-plan", WIDTH, HEIGHT, front, group="setup-plan", title="Setup Plan")


def draw_plan(canvas: Canvas, setup: DiluviumSetup, data: Templates) -> None:
    """Draw the page."""
    known = sheet_look(data)
    words, theme, charter = known.plan, known.theme, setup.charter
    terms = {
        "players": words.players[charter.players - 1],
        "layout": charter.layout.name,
        "side": charter.side,
    }
    draw_head(
        canvas, words.title, fill(words.subtitle, **terms), setup.code, "setup-plan", words.sheet, known.head, theme
    )
    notes = list(_notes(setup, words))
    seats = _ROW * (charter.seats + 1)
    notes_high = 4.1 * len(notes)
    top_of_seats = HEIGHT - _FOOT - notes_high - seats - 3.0
    _draw_map(canvas, charter, BELOW + 1.5, top_of_seats - 3.0, known)
    _draw_seats(canvas, charter, setup, top_of_seats, known)
    y = top_of_seats + seats + 5.0
    for note in notes:
        canvas.text(LEFT + 8.0, y, note, theme.type("text"), fit=RIGHT - LEFT - 16.0)
        y += 4.1


def _notes(setup: DiluviumSetup, words: PlanText) -> Iterator[str]:
    """Give what else is to be known, a line each."""
    charter, box = setup.charter, setup.box
    if charter.solo:
        terms = charter.scenario_terms
        goal = {"draw": words.draw, "slay": words.slay}.get(terms.goal or "", "")
        said = fill(words.scenario, id=terms.id, name=terms.name, goal=fill(goal, times=terms.times))
        gold = terms.gold + (box.carry.loss if charter.carry == "loss" else 0)
        said += f" {fill(words.rival_gold, gold=gold)}" if gold else ""
        gifts = {
            "resources": fill(words.resources, amount=box.carry.resources),
            "strength": fill(words.strength, amount=box.carry.strength),
            "card": words.card,
        }
        yield f"{said} {gifts.get(charter.carry, '')}".strip()
    trays = fill(words.trays, tokens=box.numbers.trays[charter.players - 1])
    plain = charter.carry == "none" and not (charter.solo and charter.scenario_terms.gold)
    yield f"{trays} {words.nobody}" if plain else trays
    yield words.down
    yield words.legend


# -- the ocean -------------------------------------------------------------------------------------


def _draw_map(canvas: Canvas, charter: Charter, top: float, bottom: float, known: SheetLook) -> None:
    """Draw all hexes as large as the room allows, in the middle of it."""
    places = charter.layout.places
    xs = [q + r / 2 for q, r in places]
    rows = [r for _, r in places]
    across, down = max(xs) - min(xs) + 1, max(rows) - min(rows)
    wide = min((RIGHT - LEFT) / across, (bottom - top) / (down * sqrt(3) / 2 + 2 / sqrt(3)), 36.0)
    step = wide * sqrt(3) / 2
    left = (WIDTH - across * wide) / 2 + wide / 2
    first = (top + bottom - down * step) / 2
    for slot, (x, row) in enumerate(zip(xs, rows, strict=True)):
        _draw_slot(canvas, charter, slot, left + (x - min(xs)) * wide, first + (row - min(rows)) * step, wide, known)


def _draw_slot(canvas: Canvas, charter: Charter, slot: int, x: float, y: float, wide: float, known: SheetLook) -> None:
    theme, layout = known.theme, charter.layout
    hexagon = _hexagon(x, y, wide - _GAP)
    if slot >= layout.ocean:
        seat = slot - layout.ocean + 1
        canvas.draw(hexagon, fill=theme.ink("sand"), stroke=theme.pen("terracotta", 0.7))
        _draw_city(canvas, charter, seat, x, y, wide, known)
        return
    tile = charter.box.tiles[charter.tiles[slot]]
    name = f"{layout.name}{slot + 1:02}"
    if layout.up >> slot & 1:
        canvas.draw(hexagon, fill=theme.ink("sea"), stroke=theme.pen("line", 0.5))
        canvas.text(x, y - wide * 0.33, f"{name} · {tile.id}", theme.type("slot"), anchor="middle")
        _draw_tile(canvas, tile, x, y, wide, known)
    else:
        ink = ("deep", "deeper", "deepest")[min(tile.cost, 2)]
        canvas.draw(hexagon, fill=theme.ink(ink), stroke=theme.pen("line", 0.35))
        _draw_cost(canvas, name, tile.cost, x, y, wide, known)


def _hexagon(x: float, y: float, wide: float) -> Polygon:
    """Give a hexagon that stands on a corner, `wide` mm from flat to flat."""
    half, tall = wide / 2, wide / sqrt(3)
    return Polygon(
        (
            (x, y - tall),
            (x + half, y - tall / 2),
            (x + half, y + tall / 2),
            (x, y + tall),
            (x - half, y + tall / 2),
            (x - half, y - tall / 2),
        )
    )


def _draw_city(canvas: Canvas, charter: Charter, seat: int, x: float, y: float, wide: float, known: SheetLook) -> None:
    theme, words = known.theme, known.plan
    empty = seat > charter.seats
    name = f"{charter.layout.name}K{seat}"
    said = words.rival if charter.solo and seat == 2 else fill(words.seat, seat=seat)
    canvas.text(x, y - wide * 0.33, name, theme.type("slot"), anchor="middle")
    stamp_icon(canvas, known.icons, "city", x, y - wide * 0.12, wide * 0.28, theme.ink("terracotta"))
    if not empty:
        canvas.text(
            x,
            y + wide * 0.18,
            charter.civilisations[seat - 1].title(),
            theme.type("city"),
            anchor="middle",
            fit=wide - 3,
        )
        canvas.text(x, y + wide * 0.33, said, theme.type("slot"), anchor="middle")


def _draw_cost(canvas: Canvas, name: str, cost: int, x: float, y: float, wide: float, known: SheetLook) -> None:
    """A face-down tile: a shell with its cost on the water."""
    theme = known.theme
    style = theme.type("cost")
    high = wide * 0.46
    canvas.rect(
        x - wide * 0.31, y - high / 2, wide * 0.62, high, r=3.0, fill=theme.ink("shell"), stroke=theme.pen("line", 0.3)
    )
    canvas.text(x, y - high / 2 + 3.9, name, theme.type("slot"), anchor="middle")
    base = y + high / 2 - 2.2
    number = str(cost)
    size = 6.2
    total = style.width(number) + 1.0 + size
    canvas.text(x - total / 2, base, number, style)
    stamp_icon(
        canvas, known.icons, "wheat", x + total / 2 - size / 2, base - style.cap_height / 2, size, theme.ink("food")
    )


def _draw_tile(canvas: Canvas, tile: Tile, x: float, y: float, wide: float, known: SheetLook) -> None:
    """An open tile: its name, Exploration Spaces as discs, islands as signs with the number of their spaces."""
    theme = known.theme
    canvas.text(x, y - wide * 0.17, tile.name, theme.type("tile"), anchor="middle", fit=wide - 3.0)
    radius = min(3.1, wide * 0.095)
    step = 2 * radius + 1.4
    at = x - step * (len(tile.spaces) - 1) / 2
    for space in tile.spaces:
        middle = y + wide * 0.01
        canvas.circle(
            at, middle, radius, fill=theme.ink("coin" if space[0] == "G" else "white"), stroke=theme.pen("line", 0.3)
        )
        if space == "S":
            stamp_icon(canvas, known.icons, "settler", at, middle, max(4.0, radius * 1.5), theme.ink("line"))
        else:
            style = theme.type("coin")
            canvas.text(at, middle + style.cap_height / 2, space[1:], style, anchor="middle")
        at += step
    style = theme.type("count")
    few = len(tile.islands) < 3
    size, gap = (5.2, 1.6) if few else (4.6, 0.9)
    each = size + 0.5 + style.width("2")
    at = x - (each * len(tile.islands) + gap * (len(tile.islands) - 1)) / 2
    base = y + wide * 0.27
    for island in tile.islands:
        icon, ink = KIND_ICONS[island[0]]
        stamp_icon(canvas, known.icons, icon, at + size / 2, base - style.cap_height / 2, size, theme.ink(ink))
        canvas.text(at + size + 0.5, base, island[1:], style)
        at += each + gap
    if tile.monster is not None:
        said = f"{tile.monster.strength}/{tile.monster.gold}"
        canvas.text(x, y + wide * 0.42, said, theme.type("slot"), anchor="middle")


# -- the seats -------------------------------------------------------------------------------------


def _draw_seats(canvas: Canvas, charter: Charter, setup: DiluviumSetup, top: float, known: SheetLook) -> None:
    """Draw the table of what each seat begins with."""
    theme, words = known.theme, known.plan
    for x, head in zip(_COLUMNS, words.heads, strict=True):
        if head:
            canvas.text(LEFT + 3.0 + x, top + 4.2, head, theme.type("head"))
    for seat in range(1, charter.seats + 1):
        y = top + _ROW * seat
        canvas.line(LEFT, y, RIGHT, y, theme.pen("line" if seat == 1 else "rule", 0.3))
        base = y + 4.4
        cells = _cells(charter, setup, seat, words)
        for column, (x, cell) in enumerate(zip(_COLUMNS, cells, strict=True)):
            style = theme.type("strong" if column == 0 else "text")
            room = (*_COLUMNS, RIGHT - LEFT - 3.0)[column + 1] - x - 1.5
            canvas.text(LEFT + 3.0 + x, base, cell, style, fit=room)
        if seat == charter.first:
            end = LEFT + 3.0 + _COLUMNS[1] - 2.0
            stamp_icon(canvas, known.icons, "captains-hat", end - 4.0, base - 1.2, 5.0, theme.ink("terracotta"))
            canvas.text(RIGHT - 3.0, base, words.begins, theme.type("strong"), anchor="end")
    y = top + _ROW * (charter.seats + 1)
    canvas.line(LEFT, y, RIGHT, y, theme.pen("line", 0.3))


def _cells(charter: Charter, setup: DiluviumSetup, seat: int, words: PlanText) -> tuple[str, ...]:
    board = charter.boards[seat - 1]
    slot = f"{charter.layout.name}K{seat}"
    name = charter.civilisations[seat - 1].title()
    track = " ".join(map(str, board.track))
    if charter.solo and seat == 2:
        reserve = fill(words.reserve, settlers=setup.box.numbers.pieces.settlers)
        return words.rival, slot, name, reserve, str(charter.scenario_terms.strength), track
    role = f"{name}, {board.name}" if charter.side == "B" else name
    more = setup.box.carry.strength if charter.carry == "strength" else 0
    slots = "  ".join(map(str, board.slots))
    return fill(words.seat, seat=seat), slot, role, slots, str(board.strength + more), track
