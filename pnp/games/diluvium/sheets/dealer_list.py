"""The dealer's list: every tile and card of a setup in its order, for whoever lays a code out with real pieces.

The plan keeps secret what lies face down. This page does not, so it is printed only when it is asked for.
"""

from dataclasses import replace
from functools import partial

from msgspec import UNSET

from pnp.draw.canvas import Canvas
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, draw_heading
from pnp.games.diluvium.sheets.turn_log import headers
from pnp.games.diluvium.sheets.words import SheetLook, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["dealer_part", "draw_list"]

_ROW = 6.2
_COLUMNS = 3


def dealer_part(setup: DiluviumSetup, data: Templates) -> Part:
    """Give the list of a setup."""
    front = partial(draw_list, setup=setup, data=data)
    part = sheet("dealer-list", WIDTH, HEIGHT, front, group="dealer-list", title="Dealer’s List")
    return replace(part, extra=True)


def draw_list(canvas: Canvas, setup: DiluviumSetup, data: Templates) -> None:
    """Draw the page."""
    known = sheet_look(data)
    words, theme, charter, box = known.dealer, known.theme, setup.charter, setup.box
    draw_head(canvas, words.title, words.subtitle, setup.code, "dealer-list", words.sheet, known.head, theme)
    tiles = [
        (f"{charter.layout.name}{slot + 1:02}", f"{name} {box.tiles[name].name}", bool(charter.layout.up >> slot & 1))
        for slot, name in enumerate(charter.tiles)
    ]
    entries = [(slot, f"{tile}, {words.open}" if is_open else tile) for slot, tile, is_open in tiles]
    y = _draw_block(canvas, BELOW + 7.0, words.tiles, entries, known)
    if setup.ocean.ruins is not UNSET:
        names = {card.key: card.name for card in box.ruins}
        cards = [(f"{number}.", names[card]) for number, card in enumerate(setup.ocean.ruins, 1)]
        y = _draw_block(canvas, y + 6.0, words.ruins, cards, known)
    if setup.ocean.rival is not UNSET:
        cards = [(f"{number}.", card) for number, card in enumerate(setup.ocean.rival, 1)]
        y = _draw_block(canvas, y + 6.0, words.rival, cards, known)
    wide = RIGHT - LEFT - 6.0
    y = canvas.paragraph(LEFT + 3.0, y + 7.0, wide, words.note, theme.type("text"))
    draw_heading(canvas, LEFT + 3.0, y + 2.0, RIGHT, words.record, theme)
    y = canvas.paragraph(LEFT + 3.0, y + 8.0, wide, words.mixed, theme.type("text")) + 1.0
    for header in headers(setup, spelled=True):
        y = canvas.paragraph(LEFT + 3.0, y, wide, header, theme.type("notation"), leading=3.8)


def _draw_block(canvas: Canvas, y: float, title: str, entries: list[tuple[str, str]], known: SheetLook) -> float:
    """Draw a heading and entries in columns, downwards; gives where the block ends."""
    theme = known.theme
    draw_heading(canvas, LEFT + 3.0, y, RIGHT, title, theme)
    rows = -(-len(entries) // _COLUMNS)
    wide = (RIGHT - LEFT) / _COLUMNS
    for place, (head, entry) in enumerate(entries):
        column, row = divmod(place, rows)
        x, base = LEFT + 3.0 + column * wide, y + 6.5 + row * _ROW
        canvas.text(x, base, head, theme.type("strong"))
        canvas.text(x + 11.0, base, entry, theme.type("text"), fit=wide - 15.0)
        canvas.line(x, base + 1.7, x + wide - 4.0, base + 1.7, theme.pen("rule", 0.2))
    return y + 6.5 + (rows - 1) * _ROW + 2.0
