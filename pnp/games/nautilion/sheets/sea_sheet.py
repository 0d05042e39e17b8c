"""The sea sheet: one code's path as a spiral around its submarine, with all that a game on paper needs.

A pencil and three dice are enough, or no dice at all: those of the seed stand on the back (`dice_page`). What an
expansion needs is there only with it; the sea takes the room that is left.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from pnp.draw.canvas import Canvas
from pnp.draw.shapes import Box
from pnp.games.nautilion.cards.words import words as card_words
from pnp.games.nautilion.deal import reef_places
from pnp.games.nautilion.label import label_of
from pnp.games.nautilion.look import Look, look
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets.dice_page import draw_dice_page
from pnp.games.nautilion.sheets.fields import ask_cabins, ask_places
from pnp.games.nautilion.sheets.head import BELOW, BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, draw_head
from pnp.games.nautilion.sheets.holds import HOLDS, draw_holds
from pnp.games.nautilion.sheets.sea_view import draw_lane, draw_place, draw_ship
from pnp.games.nautilion.sheets.spiral import Spiral, lay_spiral
from pnp.games.nautilion.sheets.strips import (
    CARD_ROW,
    DEED_ROW,
    draw_cards,
    draw_log,
    draw_notes,
    log_height,
    note_lines,
    notes_height,
)
from pnp.games.nautilion.sheets.words import fill, numbers_of, sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["CABIN", "draw_sea_sheet", "sea_area", "sea_sheet_part", "spiral_of"]

CABIN = 11.1
"""The least width of a cabin that is ticked."""

_APART = 1.7
"""Between strips."""


def sea_sheet_part(setup: NautilionSetup, data: Templates) -> Part:
    """Give the sea sheet. A changed setup has no seed whose dice could stand on its back."""
    front = partial(draw_sea_sheet, setup=setup, data=data)
    back = None if setup.changed else partial(draw_dice_page, setup=setup, data=data)
    words = sheet_text(data).sea
    return sheet("sea-sheet", WIDTH, HEIGHT, front, back, group="sea-sheet", title=words.sheet.title())


def _strips(setup: NautilionSetup, notes: Sequence[str], known: Look) -> dict[str, float]:
    """Give the strips below the sea from top to bottom, and their heights."""
    used = setup.options.expansions
    strips = {"holds": HOLDS}
    if 4 in used:
        strips["darkhouse"] = CARD_ROW
    if 5 in used:
        strips["heroic"] = DEED_ROW
    return {**strips, "notes": notes_height(notes, RIGHT - LEFT, known), "log": log_height(setup.charter)}


def _notes(setup: NautilionSetup, data: Templates) -> list[str]:
    used = setup.options.expansions
    values = numbers_of(setup.box)
    return note_lines(setup.charter, not (1 in used or 2 in used), sheet_text(data).sea, values, card_words(data))


def sea_area(setup: NautilionSetup, data: Templates) -> Box:
    """Give where the spiral lies."""
    strips = _strips(setup, _notes(setup, data), look(data))
    low = BOTTOM - sum(strips.values()) - _APART * len(strips)
    return Box(LEFT + 2.2, BELOW + 2.4, RIGHT - 2.2, low - 1.4)


def spiral_of(setup: NautilionSetup, data: Templates) -> Spiral:
    """Lay the places of a setup's path."""
    boards = setup.box.boards
    scale = CABIN / boards.space
    least = (boards.size[0] * scale, boards.size[1] * scale)
    return lay_spiral(sea_area(setup, data), len(setup.sea.path), least, reefs=3 in setup.options.expansions)


def draw_sea_sheet(canvas: Canvas, setup: NautilionSetup, data: Templates) -> None:
    """Draw the front of the sheet."""
    known, words = look(data), sheet_text(data)
    _draw_head(canvas, setup, data, known)
    notes = _notes(setup, data)
    area, spiral = sea_area(setup, data), spiral_of(setup, data)
    draw_lane(canvas, spiral, area, known)
    charter = setup.charter
    cabins = draw_ship(canvas, setup.box.sides[setup.sea.board], spiral.inner, known)
    ask_cabins(canvas, cabins, charter, words.form)
    ask_places(canvas, spiral, charter, words.form)
    reefs = dict(zip(reef_places(len(charter.path), setup.box), charter.reefs, strict=False))
    for place, token in zip(spiral.places, charter.path, strict=True):
        draw_place(canvas, place, token, reefs.get(place.number, ""), spiral.width, known)
    top = area.bottom + 1.4
    for name, height in _strips(setup, notes, known).items():
        box = Box(LEFT, top + _APART, RIGHT, top + _APART + height)
        if name == "holds":
            draw_holds(canvas, box, charter, _start(setup), words, known)
        elif name == "notes":
            draw_notes(canvas, box, notes, known)
        elif name == "log":
            draw_log(canvas, box, charter, words, known)
        else:
            ticks = words.form.heroic if name == "heroic" else ""
            draw_cards(canvas, box, _cards(setup, name, data), known, ticks=ticks)
        top = box.bottom


def _start(setup: NautilionSetup) -> int:
    """NA-S08: the Reserve tokens of the start."""
    options = setup.options
    return options.reserve + (setup.box.numbers.reserve.two_players if options.players > 1 else 0)


def _draw_head(canvas: Canvas, setup: NautilionSetup, data: Templates, known: Look) -> None:
    text = sheet_text(data)
    words, options = text.sea, setup.options
    label = label_of(options, setup.sea, setup.box)
    values: dict[str, Any] = {
        "name": setup.box.sides[setup.sea.board].name,
        "board": setup.sea.board,
        "tokens": len(setup.sea.path),
        "reserve": _start(setup),
        "label": label.name,
    }
    draw_head(
        canvas,
        words.title,
        fill(words.subtitle, values),
        setup.code,
        words.sheet,
        text.signature,
        known,
        ship=setup.sea.board,
        players=options.players,
        stars=label.stars,
        more=setup.rating.sentence() if setup.rating else "",
    )


def _cards(setup: NautilionSetup, kind: str, data: Templates) -> list[tuple[int, str, str, str]]:
    """Give the cards of a row: number, ink, title, words."""
    words, said, box = sheet_text(data).sea, card_words(data), setup.box
    values = {**numbers_of(box), "next": len(setup.sea.path) + 1}
    charter = setup.charter
    if kind == "darkhouse":
        return [
            (
                number,
                f"card-{box.darkhouse[number].colour}-text",
                said.action(kind, box.darkhouse[number].key).title,
                fill(words.darkhouse_cards[box.darkhouse[number].key], values),
            )
            for number in charter.darkhouse
        ]
    return [
        (
            number,
            "sheet-brass",
            said.action(kind, box.heroic[number].key).title,
            fill(words.heroic_cards[box.heroic[number].key], values),
        )
        for number in charter.heroic
    ]
