"""What a sea sheet says in words: the row of Darkhouse cards, the Heroic Actions, how a turn goes; and its turn log."""

from collections.abc import Mapping, Sequence
from typing import Any

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.setting import Hand, Row, arrange, draw_rows, rows_of
from pnp.draw.shapes import Box
from pnp.errors import PressError
from pnp.games.nautilion.cards.words import Words
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.sheets.head import sheet_hand
from pnp.games.nautilion.sheets.words import SeaText, SheetText, fill

__all__ = [
    "CARD_ROW",
    "DEED_ROW",
    "LOG_LINE",
    "crowded",
    "draw_cards",
    "draw_log",
    "draw_notes",
    "log_height",
    "log_turns",
    "note_lines",
    "notes_height",
]

CARD_ROW, DEED_ROW = 12.8, 9.6
"""Heights of the rows of cards."""
_COLUMNS = 4
LOG_LINE = 5.3
_HEADS = 3.8
"""Height of the words over the log."""
_GAP = 3.0
_BETWEEN = 1.4
_SIZES = (7.6, 7.3, 7.0, 6.8, 6.6)
"""Of the words of cards, in points: the first that fits."""


def draw_cards(
    canvas: Canvas, box: Box, cards: Sequence[tuple[int, str, str, str]], known: Look, *, ticks: str = ""
) -> None:
    """Draw cards in a row, each as number, ink, title and words; `ticks` says what a box to tick is for."""
    theme = known.theme
    wide = (box.width - _BETWEEN * (len(cards) - 1)) / len(cards)
    middle = (box.top + box.bottom) / 2
    style = theme.type("sheet-label")
    for i, (number, ink, name, text) in enumerate(cards):
        x = box.left + i * (wide + _BETWEEN)
        canvas.rect(x, box.top, wide, box.height, r=1.2, fill=theme.ink("white"), stroke=theme.pen(ink, 0.5))
        canvas.circle(x + 3.5, middle, 2.4, fill=theme.ink("white"), stroke=theme.pen(ink, 0.4))
        canvas.text(x + 3.5, middle + style.cap_height / 2, str(number), style, anchor="middle")
        right = x + wide - 0.8
        if ticks:
            right -= 6.6
            canvas.rect(right + 1.0, middle - 2.7, 5.4, 5.4, r=0.8, stroke=theme.pen("sheet-edge", 0.3))
            place = Box(right + 1.0, middle - 2.7, right + 6.4, middle + 2.7).grown(-0.3)
            canvas.field(Field(f"sea.heroic.{number}", place, fill(ticks, {"number": number}), Mark.TICK))
        room = Box(x + 7.0, box.top + 0.5, right, box.bottom - 0.5)
        rows = _largest(f"**{name}:** {text}", room, known)
        high = sum(row.height for row in rows)
        top = middle - high / 2
        draw_rows(canvas, arrange(rows, [room._replace(top=top, bottom=top + high + 0.1)]))


def _largest(text: str, room: Box, known: Look) -> list[Row]:
    """Break a card's words in the largest size that fits its place."""
    for size in _SIZES:
        rows = rows_of(text, sheet_hand(known, size)._replace(leading=0.4 * size), room.width)
        if sum(row.height for row in rows) <= room.height:
            return rows
    raise PressError(f"“{text}” is too long for its place on the sea sheet")


def note_lines(charter: Charter, spells: bool, words: SeaText, values: Mapping[str, Any], said: Words) -> list[str]:
    """Give the sentences of a setup: what is left out where an expansion is not used."""
    used, box = charter.expansions, charter.box
    opening = (words.machinations if 4 in used else "") + (words.reefs if 3 in used else "")
    wins = (words.with_mages if 1 in used else "") + (words.with_heroic if 5 in used else "")
    losses = words.with_mercenaries if 2 in used else ""
    filled = {**values, "opening": fill(opening, values), "wins": wins, "losses": losses}
    lines = [words.strike, fill(words.order, filled), fill(words.aboard, filled)]
    also = [text for number, text in ((1, words.pairs), (2, words.hosts), (5, words.deeds)) if number in used]
    if also:
        lines.append(fill(words.also, {"text": "; ".join(also)}))
    if not spells:
        each = (
            f"{spell.name.rpartition(' ')[2]} **{getattr(box.numbers.spells, spell.key)}**, "
            f"{getattr(words.spell, spell.key)}"
            for spell in said.said.grimoire.spells
        )
        lines.append(fill(words.spell_line, {"text": " · ".join(each)}))
    if charter.admirals:
        each = (
            fill(words.admiral, {"player": player, "numbers": " ".join(map(str, box.cards.admirals[card - 1]))})
            for player, card in enumerate(charter.admirals, 1)
        )
        lines.append(fill(words.admirals, {"text": ", ".join(each)}))
    # where cards take the room the sentences run on; their first words still tell them apart
    return [" ".join(lines)] if crowded(charter) else lines


def crowded(charter: Charter) -> bool:
    """Whether both rows of cards are there."""
    return bool(charter.darkhouse and charter.heroic)


def _notes_hand(known: Look) -> Hand:
    return sheet_hand(known, 7.1)._replace(gap=0.25, leading=2.95)


def notes_height(lines: Sequence[str], width: float, known: Look) -> float:
    """Measure the sentences."""
    rows = rows_of("\n\n".join(lines), _notes_hand(known), width)
    return sum(row.height for row in rows) + sum(row.before for row in rows[1:])


def draw_notes(canvas: Canvas, box: Box, lines: Sequence[str], known: Look) -> None:
    """Set the sentences one under the other."""
    rows = rows_of("\n\n".join(lines), _notes_hand(known), box.width)
    draw_rows(canvas, arrange(rows, [box._replace(bottom=box.bottom + 0.5)]))


def log_turns(charter: Charter) -> int:
    """Give how many turns the log has: fewer where the cards take the room. Most games are over in 16."""
    return 20 if crowded(charter) else 24


def log_height(charter: Charter) -> float:
    """Measure the log."""
    return _HEADS + log_turns(charter) // _COLUMNS * LOG_LINE


def draw_log(canvas: Canvas, box: Box, charter: Charter, text: SheetText, known: Look) -> None:
    """Draw the turns in four columns: the dice of D, P and N, what was taken and where it went, what was lost."""
    theme, words = known.theme, text.sea
    wide = (box.width - _GAP * (_COLUMNS - 1)) / _COLUMNS
    edges = (5.0, 10.4, 15.8, 21.2, 33.6, wide)
    rows = log_turns(charter) // _COLUMNS
    hint, number = theme.type("sheet-hint").resized(7.2), theme.type("sheet-label")
    top = box.top + _HEADS
    for column in range(_COLUMNS):
        x = box.left + column * (wide + _GAP)
        for left, right, head in zip(edges, edges[1:], words.heads, strict=False):
            canvas.text(x + (left + right) / 2, box.top + 2.7, head, hint, anchor="middle", fit=right - left)
        canvas.rect(x + edges[0], top, wide - edges[0], rows * LOG_LINE, r=0.8, fill=theme.ink("white"))
        for row in range(rows):
            y = top + row * LOG_LINE
            if row:
                canvas.line(x + edges[0], y, x + wide, y, theme.pen("sheet-rule", 0.2))
            turn = str(column * rows + row + 1)
            for left, right, name in zip(edges, edges[1:], ("d", "p", "n", "took", "lost"), strict=False):
                label = fill(text.form.turn, {"turn": turn, "column": text.form.column(name)})
                place = Box(x + left, y, x + right, y + LOG_LINE).grown(-0.25)
                canvas.field(Field(f"sea.turn.{turn}.{name}", place, label, size=9.5, align="middle"))
            canvas.text(x + edges[0] - 1.0, y + LOG_LINE / 2 + number.cap_height / 2, turn, number, anchor="end")
        for edge in edges[1:-1]:
            canvas.line(x + edge, top, x + edge, top + rows * LOG_LINE, theme.pen("sheet-rule", 0.2))
        canvas.rect(x + edges[0], top, wide - edges[0], rows * LOG_LINE, r=0.8, stroke=theme.pen("sheet-edge", 0.35))
