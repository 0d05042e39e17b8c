"""The setup plan of a code: the whole ocean, every tile in its place, and what each seat begins with.

Open tiles are drawn as they lie on the table, small. One that is face down shows its back, the slot and nothing else,
so that whoever holds the plan knows no more than the others.
"""

from collections.abc import Iterator
from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.look import Look, look
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, draw_heading
from pnp.games.diluvium.sheets.ocean import draw_tablet, height_of, spread
from pnp.games.diluvium.sheets.words import PlanText, SheetLook, fill, sheet_look
from pnp.games.diluvium.tiles.small import draw_small_back, draw_small_city, draw_small_tile
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["KIND_ICONS", "draw_plan", "plan_part"]

KIND_ICONS = {
    "F": ("wheat", "food-ink"),
    "C": ("anvil", "craft-ink"),
    "W": ("spear", "weapons-ink"),
    "R": ("ruins", "ruins-ink"),
}
"""The icon of each kind of island, and its ink."""

_ABREAST = 4
"""So many open tiles are named on a line."""
_LINE = 4.4
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
    rows = charter.seats + 1
    end_of_seats = HEIGHT - _FOOT - 4.1 * len(notes) - 3.0
    names_high = 7.0 + _LINE * -(-len(_open(charter)) // _ABREAST)
    spare = end_of_seats - _ROW * rows - names_high - 2.5 - BELOW - 1.0 - height_of(charter.layout)
    row = _ROW + min(max(spare / rows / 3, 0.0), 1.8)  # a wide map leaves room for taller rows
    top_of_seats = end_of_seats - row * rows
    top_of_names = top_of_seats - names_high
    _draw_map(canvas, charter, BELOW + 1.0, top_of_names - 2.5, look(data))
    _draw_open(canvas, charter, top_of_names, known)
    _draw_seats(canvas, charter, setup, top_of_seats, row, known)
    y = end_of_seats + 5.0
    for note in notes:
        canvas.text(LEFT + 3.0, y, note, theme.type("text"), fit=RIGHT - LEFT - 6.0)
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


def _draw_map(canvas: Canvas, charter: Charter, top: float, bottom: float, known: Look) -> None:
    """Draw all tiles as large as the room allows; one that is face down shows its cost and nothing else."""
    layout = charter.layout
    scale, places = spread(layout, top, bottom)
    tablets: list[tuple[str, float, float, bool]] = []
    for slot, x, y in places:
        if slot >= layout.ocean:
            seat = slot - layout.ocean + 1
            draw_small_city(canvas, charter.civilisations[seat - 1], x, y, scale, known)
            tablets.append((f"{layout.name}K{seat}", x, y, True))
            continue
        tile = charter.tiles[slot]
        if layout.up >> slot & 1:
            draw_small_tile(canvas, tile, x, y, scale, known)
        else:
            draw_small_back(canvas, charter.box.tiles[tile].cost, x, y, scale, known)
        tablets.append((f"{layout.name}{slot + 1:02}", x, y, False))
    for said, x, y, city in tablets:
        draw_tablet(canvas, said, x, y, scale, known, city=city)


def _draw_open(canvas: Canvas, charter: Charter, top: float, known: SheetLook) -> None:
    """Name the tiles that are turned up, so that they are found in the box."""
    theme, layout = known.theme, charter.layout
    draw_heading(canvas, LEFT + 3.0, top + 3.0, RIGHT, known.plan.open, theme)
    wide = (RIGHT - LEFT) / _ABREAST
    for place, slot in enumerate(_open(charter)):
        row, column = divmod(place, _ABREAST)
        tile = charter.box.tiles[charter.tiles[slot]]
        x, base = LEFT + 3.0 + column * wide, top + 8.4 + row * _LINE
        canvas.text(x, base, f"{layout.name}{slot + 1:02}", theme.type("strong"))
        canvas.text(x + 8.6, base, f"{tile.id} {tile.name}", theme.type("text"), fit=wide - 11.0)


def _open(charter: Charter) -> list[int]:
    return [slot for slot in range(charter.layout.ocean) if charter.layout.up >> slot & 1]


# -- the seats -------------------------------------------------------------------------------------


def _draw_seats(
    canvas: Canvas, charter: Charter, setup: DiluviumSetup, top: float, row: float, known: SheetLook
) -> None:
    """Draw the table of what each seat begins with."""
    theme, words = known.theme, known.plan
    for x, head in zip(_COLUMNS, words.heads, strict=True):
        if head:
            canvas.text(LEFT + 3.0 + x, top + row - 2.2, head, theme.type("head"))
    for seat in range(1, charter.seats + 1):
        y = top + row * seat
        canvas.line(LEFT, y, RIGHT, y, theme.pen("line" if seat == 1 else "rule", 0.3))
        base = y + row / 2 + 1.2
        cells = _cells(charter, setup, seat, words)
        for column, (x, cell) in enumerate(zip(_COLUMNS, cells, strict=True)):
            style = theme.type("strong" if column == 0 else "text")
            room = (*_COLUMNS, RIGHT - LEFT - 3.0)[column + 1] - x - 1.5
            canvas.text(LEFT + 3.0 + x, base, cell, style, fit=room)
        if seat == charter.first:
            end = LEFT + 3.0 + _COLUMNS[1] - 2.0
            stamp_icon(canvas, known.icons, "captains-hat", end - 4.0, base - 1.2, 5.0, theme.ink("terracotta"))
            canvas.text(RIGHT - 3.0, base, words.begins, theme.type("strong"), anchor="end")
    y = top + row * (charter.seats + 1)
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
