"""The score sheet: two games of a setup on a page, each with its turns in short, its ship to tick, and its record.

The record of a won game is added up by NA-E10; what the setup alone gives is printed.
"""

from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box
from pnp.games.nautilion.look import Look, look
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets.head import (
    BELOW,
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    WIDTH,
    draw_head,
    draw_heading,
    sheet_hand,
)
from pnp.games.nautilion.sheets.sea_view import draw_ship
from pnp.games.nautilion.sheets.words import SheetText, fill, sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["BLOCKS", "LINE", "TURNS", "draw_score_sheet", "score_sheet_part", "terms_of"]

BLOCKS = 2
_COLUMNS = ("d", "p", "n", "spells", "took", "lost", "out")
TURNS = 20
LINE = 5.6
_HIGH = (BOTTOM - BELOW - 2.0) / BLOCKS
_GRID = 124.0
"""Width of the turns."""
_GAP = 3.0
_BOX = 5.4


class _Page(NamedTuple):
    """The words of the sheet, and the game of it that is being drawn."""

    text: SheetText
    game: int

    def ask(
        self, canvas: Canvas, name: str, box: Box, what: str, *, mark: Mark | None = None, size: float = 9.0
    ) -> None:
        """Ask for a field of this game."""
        label = fill(self.text.form.game, {"game": self.game, "what": what})
        canvas.field(Field(f"score.{self.game}.{name}", box.grown(-0.3), label, mark, size=size, align="middle"))


def score_sheet_part(setup: NautilionSetup, data: Templates) -> Part:
    """Give the score sheet of a setup."""
    front = partial(draw_score_sheet, setup=setup, data=data)
    return sheet("score-sheet", WIDTH, HEIGHT, front, group="score-sheet", title=sheet_text(data).score.sheet.title())


def terms_of(setup: NautilionSetup) -> int:
    """NA-E10: what the expansions, the board and the reserve of the start add to a won game's record."""
    box, options = setup.box, setup.options
    return (
        box.numbers.record.expansion * len(options.expansions)
        + box.sides[setup.sea.board].bonus
        + box.numbers.reserve.standard
        - options.reserve
    )


def draw_score_sheet(canvas: Canvas, setup: NautilionSetup, data: Templates) -> None:
    """Draw the page."""
    text, known = sheet_text(data), look(data)
    words, theme = text.score, known.theme
    draw_head(
        canvas,
        words.title,
        words.subtitle,
        setup.code,
        words.sheet,
        text.signature,
        known,
        ship=setup.sea.board,
        players=setup.options.players,
    )
    for block in range(BLOCKS):
        top = BELOW + 1.0 + block * _HIGH
        _draw_block(canvas, Box(LEFT, top, RIGHT, top + _HIGH - 3.4), setup, _Page(text, block + 1), known)
        if block:
            dots = theme.pen("sheet-rule", 0.25, dash=(0.001, 1.1), cap="round")
            canvas.line(LEFT + 6, top - 1.9, RIGHT, top - 1.9, dots)
            stamp_icon(canvas, known.icons, "scissors", LEFT + 2.4, top - 1.9, 4.2, theme.ink("ink"))


def _draw_block(canvas: Canvas, box: Box, setup: NautilionSetup, page: _Page, known: Look) -> None:
    theme, words = known.theme, page.text.score
    hint = theme.type("sheet-hint")
    y = box.top + 4.0
    x = box.left
    for name, word, wide in (("date", words.date, 30.0), ("captains", words.captains, 52.0)):
        x += canvas.text(x, y, word, hint) + 1.2
        page.ask(canvas, name, Box(x, y - 3.8, x + wide, y + 0.6), word)
        canvas.line(x, y + 0.5, x + wide, y + 0.5, theme.pen("sheet-edge", 0.25))
        x += wide + 4.0
    options = setup.options
    reserve = options.reserve + (setup.box.numbers.reserve.two_players if options.players > 1 else 0)
    side = setup.box.sides[setup.sea.board]
    said = fill(words.terms, {"name": side.name, "board": side.id, "reserve": reserve})
    canvas.text(box.right, y, said, theme.type("sheet-strong"), anchor="end", fit=box.right - x)
    top = box.top + 6.6
    low = _draw_turns(canvas, Box(box.left, top, box.left + _GRID, box.bottom), setup, page, known)
    ship = Box(box.left + _GRID + 4.0, top, box.right, top + 34.5)
    for number, (cx, cy, r) in enumerate(draw_ship(canvas, side, ship, known), 1):
        place = Box(cx - 0.6 * r, cy - 0.2 * r, cx + 0.6 * r, cy + 0.72 * r)
        page.ask(canvas, f"cabin.{number}", place, fill(page.text.form.cabin, {"number": number}), mark=Mark.TICK)
    _draw_record(canvas, Box(box.left + _GRID + 4.0, top + 37.0, box.right, box.bottom), setup, page, known)
    _draw_counts(canvas, Box(box.left, low + 1.6, box.left + _GRID, box.bottom), reserve, setup, page, known)


def _draw_turns(canvas: Canvas, box: Box, setup: NautilionSetup, page: _Page, known: Look) -> float:
    """Draw the turns in two columns; give where they end."""
    theme, words = known.theme, page.text.score
    hint, number = theme.type("sheet-hint").resized(6.9), theme.type("sheet-label").resized(6.6)
    cards = 4 in setup.options.expansions
    heads = [*words.heads, *([words.card] if cards else [])]
    wide = (box.width - _GAP) / 2
    widths = [5.1, 5.1, 5.1, 8.2, 12.0, 7.2, 0.0, *([6.2] if cards else [])]
    widths[6] = wide - 4.6 - sum(widths)
    rows = TURNS // 2
    top = box.top + 3.8
    for column in range(2):
        x = box.left + column * (wide + _GAP) + 4.6
        edges = [x]
        for width in widths:
            edges.append(edges[-1] + width)
        for left, right, head in zip(edges, edges[1:], heads, strict=False):
            canvas.text((left + right) / 2, box.top + 2.7, head, hint, anchor="middle", fit=right - left)
        for row in range(rows):
            y = top + row * LINE
            if row:
                canvas.line(x, y, edges[-1], y, theme.pen("sheet-rule", 0.2))
            turn = column * rows + row + 1
            canvas.text(x - 0.9, y + LINE / 2 + number.cap_height / 2, str(turn), number, anchor="end")
            for name, left, right in zip(_COLUMNS, edges, edges[1:], strict=False):
                said = fill(page.text.form.turn, {"turn": turn, "column": page.text.form.column(name)})
                page.ask(canvas, f"turn.{turn}.{name}", Box(left, y, right, y + LINE), said, size=8)
            if cards:
                row_of = setup.charter.darkhouse
                card = str(row_of[(turn - 1) % len(row_of)])
                canvas.text(
                    (edges[-2] + edges[-1]) / 2, y + LINE / 2 + number.cap_height / 2, card, number, anchor="middle"
                )
        for edge in edges[1:-1]:
            canvas.line(edge, top, edge, top + rows * LINE, theme.pen("sheet-rule", 0.2))
        canvas.rect(x, top, edges[-1] - x, rows * LINE, r=0.8, stroke=theme.pen("sheet-edge", 0.35))
    return top + rows * LINE


def _draw_boxes(
    canvas: Canvas,
    x: float,
    y: float,
    labels: list[str],
    page: _Page,
    known: Look,
    *,
    name: str,
    said: str,
    first: int = 1,
    filled: int = 0,
) -> float:
    """Draw a row of boxes, some with a label or a shell; give where it ends."""
    theme, style = known.theme, known.theme.type("sheet-label")
    for i, label in enumerate(labels):
        canvas.rect(x, y, _BOX, _BOX, r=0.8, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        if i < filled:
            stamp_icon(canvas, known.icons, "reserve", x + _BOX / 2, y + _BOX / 2, 4.1, theme.ink("space-icon"))
        elif label:
            canvas.text(x + 0.7, y + 0.7 + style.cap_height, label, style)
        page.ask(
            canvas,
            f"{name}.{label.lower() or first + i}",
            Box(x, y, x + _BOX, y + _BOX),
            f"{said} {label or first + i}",
            mark=Mark.CROSS if label or i < filled else None,
        )
        x += _BOX + 0.6
    return x


def _draw_counts(canvas: Canvas, box: Box, reserve: int, setup: NautilionSetup, page: _Page, known: Look) -> None:
    """Draw the reserve, and what the expansions want to be noted."""
    theme, used, words = known.theme, setup.options.expansions, page.text.score
    hint = theme.type("sheet-hint")
    y = draw_heading(canvas, box, words.reserve, known, icon="reserve")
    count = int((box.width + 0.6) / (_BOX + 0.6))
    for row in range(1 if len(used) > 3 else 2):
        _draw_boxes(
            canvas,
            box.left,
            y,
            [""] * count,
            page,
            known,
            name="reserve",
            said=words.reserve,
            first=1 + row * count,
            filled=reserve if row == 0 else 0,
        )
        y += _BOX + 0.7
    y += 0.6
    x = box.left

    def begin(text: str, room: float) -> float:
        """Begin a group of fields on this line or the next; give where it begins."""
        nonlocal x, y
        wide = hint.width(text) + 1.4 + room
        if x > box.left and x + wide > box.right:
            x, y = box.left, y + _BOX + 0.9
        end = x + canvas.text(x, y + _BOX / 2 + hint.x_height / 2, text, hint) + 1.4
        x += wide + 4.0
        return end

    if 1 in used:
        partners = setup.box.tokens.mages.partners
        labels = [*(letter.upper() for letter in sorted(partners)), *(str(partners[key]) for key in sorted(partners))]
        at = begin(words.cabin, 6 * (_BOX + 0.6))
        _draw_boxes(canvas, at, y, labels, page, known, name="mages", said=words.cabin)
    if 2 in used:
        at = begin(words.harpoons, 2 * (_BOX + 0.6) + 2 + hint.width(words.tie))
        at = _draw_boxes(canvas, at, y, ["", ""], page, known, name="harpoons", said=words.harpoons)
        canvas.text(at + 1.0, y + _BOX / 2 + hint.x_height / 2, words.tie, hint)
    if 3 in used:
        at = begin(words.stuck, 24.0)
        canvas.line(at, y + _BOX - 0.9, at + 23.0, y + _BOX - 0.9, theme.pen("sheet-edge", 0.25))
        page.ask(canvas, "stuck", Box(at, y, at + 23.0, y + _BOX - 0.8), words.stuck)
    if 5 in used:
        cards = [str(card) for card in setup.charter.heroic]
        at = begin(words.heroic, 4 * (_BOX + 0.6))
        _draw_boxes(canvas, at, y, [*cards, ""], page, known, name="heroic", said=words.heroic, first=20)
    if x > box.left:
        y += _BOX + 1.0
    _draw_result(canvas, Box(box.left, y, box.right, box.bottom), setup, page, known)


def _draw_result(canvas: Canvas, box: Box, setup: NautilionSetup, page: _Page, known: Look) -> None:
    """Draw the ways in which a game of this setup can end, to be ticked."""
    theme, used, words = known.theme, setup.options.expansions, page.text.score
    top = draw_heading(canvas, box, words.result, known, icon="trophy")
    needed = {"mages": 1, "heroic": 5, "collision": 2}
    causes = {key: text for key, text in words.causes.items() if key not in needed or needed[key] in used}
    style = theme.type("sheet-text")
    x, y = box.left, top

    def tick(name: str, text: str) -> None:
        nonlocal x, y
        wide = _BOX + 1.0 + style.width(text)
        if x > box.left and x + wide > box.right:
            x, y = box.left, y + _BOX + 0.6
        canvas.rect(x, y, _BOX, _BOX, r=0.8, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        canvas.text(x + _BOX + 1.0, y + _BOX / 2 + style.x_height / 2, text, style)
        page.ask(canvas, f"result.{name}", Box(x, y, x + _BOX, y + _BOX), text, mark=Mark.TICK)
        x += wide + 3.6

    tick("won", words.won)
    lost = theme.type("sheet-hint")
    x += canvas.text(x, y + _BOX / 2 + lost.x_height / 2, words.lost, lost) + 2.0
    for cause, text in causes.items():
        tick(cause, text)


def _draw_record(canvas: Canvas, box: Box, setup: NautilionSetup, page: _Page, known: Look) -> None:
    """Draw the sum of NA-E10."""
    theme, numbers, words = known.theme, setup.box.numbers.record, page.text.score
    top = draw_heading(canvas, box, words.record, known, icon="renown")
    values = {"sea": numbers.sea, "reserve": numbers.reserve}
    lines = words.lines
    rows = [
        (lines["won"], str(numbers.won)),
        (fill(lines["sea"], values), ""),
        (fill(lines["reserve"], values), ""),
        (lines["terms"], str(terms_of(setup)).replace("-", "−")),
        (lines["total"], ""),
    ]
    hand = sheet_hand(known, 7.2)
    field, step = 12.0, 7.4
    number = theme.type("sheet-number")
    for i, (name, (text, value)) in enumerate(zip(("won", "sea", "reserve", "terms", "total"), rows, strict=True)):
        y = top + i * step
        if not value:
            place = Box(box.right - field, y, box.right, y + 6.6)
            page.ask(canvas, f"record.{name}", place, f"{words.record}: {text}", size=11)
        total = i == len(rows) - 1
        pen = theme.pen("sheet-brass" if total else "sheet-edge", 0.6 if total else 0.3)
        canvas.rect(box.right - field, y, field, 6.6, r=0.8, fill=theme.ink("white"), stroke=pen)
        canvas.text(box.right - field / 2, y + 3.3 + number.cap_height / 2, value, number, anchor="middle")
        wide = box.width - field - 1.5
        long = hand.body.width(text) > wide
        set_text(
            canvas,
            f"**{text}**" if total else text,
            Box(box.left, y + (0.1 if long else 1.7), box.left + wide, y + 9),
            hand,
        )
    y = top + len(rows) * step + 0.2
    set_text(canvas, words.record_lost, Box(box.left, y, box.right, y + 8), hand._replace(body=hand.slant))
