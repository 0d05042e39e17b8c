"""The seeded voyage sheet: every turn of a code's voyage, so that two boards and a pen are all one needs (CA-V5).

Turns run down two columns. Nobody should see what is to come: the sheet is folded back between the columns, and a
piece of paper laid over the rest of the column slides down turn by turn. The first two cards stand at the top, since
they are drawn before anything else. A line says up to which turn the third monolith brings which treasure (CA-V3).
"""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box
from pnp.games.carmine.cards.look import Look, look
from pnp.games.carmine.setup import CarmineSetup
from pnp.games.carmine.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, draw_heading
from pnp.games.carmine.sheets.turn_row import DICE, HEADS, ROW_WIDTH, Turn, draw_turn
from pnp.games.carmine.sheets.words import SheetText, VoyageText, fill, sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["draw_voyage_sheet", "turns_of", "voyage_sheet_parts"]

MOST = 30
"""Turns on a page: more would be too small to read."""

_FIRST, _FIRST_HIGH = BELOW + 6.4, 16.4
_HEADS = _FIRST + _FIRST_HIGH + 4.8
_TOP, _BOTTOM = _HEADS + 1.8, 255.0
_COLUMNS = (LEFT, RIGHT - ROW_WIDTH)
_HIGHEST = 22.0


def turns_of(setup: CarmineSetup) -> list[Turn]:
    """Give the turns of a setup whose dice the seed rolls."""
    dice = setup.dice or ()
    return [Turn(number, card, roll) for number, (card, roll) in enumerate(zip(setup.deal.cards, dice, strict=True), 1)]


def voyage_sheet_parts(setup: CarmineSetup, data: Templates) -> list[Part]:
    """Give the pages of the voyage: one, unless a deck has more turns than can be read on it."""
    words, turns = sheet_text(data).voyage, turns_of(setup)
    pages = -(-len(turns) // MOST)
    each = -(-len(turns) // pages)
    return [
        sheet(
            "voyage-sheet" if pages == 1 else f"voyage-sheet-{number}",
            WIDTH,
            HEIGHT,
            partial(draw_voyage_sheet, setup=setup, turns=page, data=data),
            group="voyage-sheet",
            title=words.sheet.title(),
        )
        for number, page in enumerate((turns[i : i + each] for i in range(0, len(turns), each)), 1)
    ]


def draw_voyage_sheet(canvas: Canvas, setup: CarmineSetup, turns: Sequence[Turn], data: Templates) -> None:
    """Draw a page with these turns; the first cards stand on the page with turn 1."""
    text, known = sheet_text(data), look(data)
    words = text.voyage
    subtitle = fill(
        words.subtitle,
        archipelago=setup.chart.name,
        board=setup.label,
        turns=len(setup.deal.cards),
        deck=setup.options.deck,
    )
    form = "voyage" if turns[0].number == 1 else f"voyage-from-{turns[0].number}"
    draw_head(canvas, words.title, subtitle, setup.code, "voyage-sheet", words.sheet, form, text.signature, known.theme)
    if turns[0].number == 1:
        draw_heading(canvas, LEFT, BELOW + 4.2, RIGHT, words.first, words.first_note, known.theme)
        for number, (left, card) in enumerate(zip(_COLUMNS, setup.deal.first, strict=True), 1):
            _draw_first(canvas, Turn(number, card, None), left, known, text)
    rows = -(-len(turns) // 2)
    high = min((_BOTTOM - _TOP) / rows, _HIGHEST)
    ledger = known.box.ledger
    # the last treasure has no limit
    limits = dict(zip(ledger.decks[setup.options.deck].treasures, ledger.exploring.treasures, strict=False))
    for left, column in zip(_COLUMNS, (turns[:rows], turns[rows:]), strict=True):
        _draw_heads(canvas, left, words, known)
        _draw_lines(canvas, left, len(column), high, known)
        for i, turn in enumerate(column):
            y = _TOP + i * high
            draw_turn(canvas, turn, left, y, high, known, text)
            if turn.number in limits:
                _draw_limit(canvas, left, y + high, fill(words.treasure, treasure=limits[turn.number]), known)
    if len(turns) % 2:
        _draw_end(canvas, _COLUMNS[1], _TOP + (rows - 0.5) * high, known, words)
    _draw_fold(canvas, _TOP + rows * high, known, words)


def _draw_first(canvas: Canvas, turn: Turn, left: float, known: Look, text: SheetText) -> None:
    theme = known.theme
    canvas.rect(left, _FIRST, ROW_WIDTH, _FIRST_HIGH, r=theme.radius, stroke=theme.pen("line", 0.4))
    canvas.rect(left + 0.8, _FIRST + 0.8, ROW_WIDTH - 1.6, _FIRST_HIGH - 1.6, r=0.9, stroke=theme.pen("line", 0.15))
    draw_turn(canvas, turn, left + 1.4, _FIRST + 0.9, _FIRST_HIGH - 1.8, known, text)


def _draw_heads(canvas: Canvas, left: float, words: VoyageText, known: Look) -> None:
    style = known.theme.type("sheet-hint")
    for i, (x, head) in enumerate(zip(HEADS, words.heads, strict=True)):
        canvas.text(left + x, _HEADS, head, style, anchor="start" if i < 2 else "middle")


def _draw_lines(canvas: Canvas, left: float, rows: int, high: float, known: Look) -> None:
    """Rule the column: a line between turns, and an upright one between card and dice."""
    theme = known.theme
    for i in range(rows + 1):
        y = _TOP + i * high
        edge = i in (0, rows)
        canvas.line(left, y, left + ROW_WIDTH, y, theme.pen("line" if edge else "sheet-rule", 0.4 if edge else 0.2))
    x = left + DICE
    canvas.line(x, _TOP, x, _TOP + rows * high, theme.pen("sheet-rule", 0.15))


def _draw_limit(canvas: Canvas, left: float, y: float, said: str, known: Look) -> None:
    """Say on the line under a turn which treasure ends here; under the dice, where there is room."""
    theme = known.theme
    style = theme.type("sheet-note").inked(theme.ink("card-monster-text"))
    canvas.line(left, y, left + ROW_WIDTH, y, theme.pen("carmine", 0.4))
    right = left + ROW_WIDTH
    width = min(style.width(said) + 8.0, ROW_WIDTH - DICE - 0.8)
    at = right - width
    canvas.rect(at, y - 2.2, width, 4.4, r=2.2, fill=theme.ink("white"), stroke=theme.pen("carmine", 0.3))
    stamp_icon(canvas, known.icons, "treasure", at + 3.6, y, 4.0, theme.ink("carmine"))
    canvas.text(at + 6.4, y + style.x_height / 2 + 0.1, said, style, fit=width - 7.6)


def _draw_end(canvas: Canvas, left: float, middle: float, known: Look, words: VoyageText) -> None:
    """Fill the place that an odd number of turns leaves: the voyage is over, and what it came to."""
    theme = known.theme
    style, total = theme.type("sheet-hint"), theme.type("sheet-total")
    canvas.text(left, middle + style.x_height / 2, words.end, style, fit=46.0)
    canvas.text(left + 68.0, middle + total.cap_height / 2, words.total.upper(), total, anchor="end")
    box = Box(left + 70.0, middle - 4.2, left + 90.0, middle + 4.2).grown(-0.6)
    canvas.field(Field("voyage.total", box, words.total, size=14, align="middle"))
    canvas.rect(left + 70.0, middle - 4.2, 20.0, 8.4, r=0.9, fill=theme.ink("white"), stroke=theme.pen("carmine", 0.6))


def _draw_fold(canvas: Canvas, bottom: float, known: Look, words: VoyageText) -> None:
    """Draw the dotted line between the columns, and say at its foot what to do."""
    theme, x = known.theme, WIDTH / 2
    canvas.line(x, _HEADS - 2.0, x, bottom, theme.pen("line", 0.3, dash=(0.001, 1.2), cap="round"))
    stamp_icon(canvas, known.icons, "fold", x, 259.0, 4.6, theme.ink("line"))
    style = theme.type("sheet-hint")
    for at, said, anchor in ((x - 4.2, words.cover[0], "end"), (x + 4.2, words.cover[1], "start")):
        canvas.text(at, 259.9, said, style, anchor=anchor, fit=x - 4.2 - 7.5)
