"""The log: a line for each turn in the text form of records, so that a game on paper can be typed in and validated.

The word over a column is typed before what stands in it, and a bold upright rule is a bar: whoever types reads the line
from left to right and leaves out what is empty. A key of all moves that the setup can have, and two turns that are
filled in, say how.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.setting import Hand, set_text
from pnp.draw.shapes import Box, Rect
from pnp.draw.type import wrap
from pnp.games.nautilion.look import Look, look
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets.head import BELOW, BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, sheet_hand
from pnp.games.nautilion.sheets.words import LogText, SheetText, fill, sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["LINE", "TURNS", "draw_log_sheet", "example_lines", "headers", "key_lines", "log_sheet_part"]

TURNS = 24
LINE = 6.0
"""The least height of a line."""

_NUMBER = 7.0
_WIDTHS = {"first": 27.0, "roll": 19.0, "spells": 0.0, "give": 27.0, "discard": 24.0, "place": 24.0}
"""Of the columns; the one for spells takes what is left."""
_EXAMPLE = 5.6
_FOOT = 9.0
_VERBS = ("roll", "give", "discard", "place")
"""Columns whose word is typed."""


def log_sheet_part(setup: NautilionSetup, data: Templates) -> Part:
    """Give the log of a setup."""
    front = partial(draw_log_sheet, setup=setup, data=data)
    return sheet("log-sheet", WIDTH, HEIGHT, front, group="log-sheet", title=sheet_text(data).log.sheet.title())


def headers(setup: NautilionSetup) -> tuple[str, ...]:
    """Give the lines with which the typed record begins: the code says it all, unless the setup was changed."""
    from pnp.games.nautilion import game

    if not setup.changed:
        return '[Format "pnp-game/1"]', f'[Code "{setup.code}"]'
    spelled = setup.data()
    document = {
        "format": "pnp-game/1",
        "game": game.slug,
        "seed": None,
        "options": spelled["options"],
        "setup": spelled["setup"],
        "moves": [],
    }
    return tuple(line for line in game.write_text(document).splitlines() if line)


def key_lines(setup: NautilionSetup, words: LogText) -> list[str]:
    """Give the lines of the key that this setup needs."""
    key, used = words.key, setup.options.expansions
    tokens = {
        name: text
        for name, number in (("mages", 1), ("mercenaries", 2), ("reefs", 3), ("cabin", 1))
        for text in (key.tokens[name] if number in used else "",)
    }
    lines = [fill(line, tokens) for line in key.base]
    for number, more in enumerate((key.mages, key.mercenaries, key.reefs, key.darkhouse, key.heroic), 1):
        lines += more if number in used else ()
    return [*lines, *(key.two if setup.options.players > 1 else ())]


def example_lines(words: LogText) -> list[str]:
    """Give the turns of the example as they are typed."""
    return [f"{number} {' | '.join(_said(words, turn))}" for number, turn in enumerate(words.turns_of_example, 1)]


def _said(words: LogText, turn: Sequence[str]) -> Iterator[str]:
    for name, text in zip(_WIDTHS, turn, strict=True):
        if text:
            yield f"{getattr(words.heads, name)} {text}" if name in _VERBS else text


def _columns(setup: NautilionSetup) -> dict[str, tuple[float, float]]:
    """Give the left and right edge of each column; what comes before the dice is there with Reefs and Darkhouse."""
    names = list(_WIDTHS)
    if 3 not in setup.options.expansions and 4 not in setup.options.expansions:
        names.remove("first")
    rest = RIGHT - LEFT - _NUMBER - sum(_WIDTHS[name] for name in names)
    columns, x = {}, LEFT + _NUMBER
    for name in names:
        width = _WIDTHS[name] or rest
        columns[name] = (x, x + width)
        x += width
    return columns


def draw_log_sheet(canvas: Canvas, setup: NautilionSetup, data: Templates) -> None:
    """Draw the page."""
    text, known = sheet_text(data), look(data)
    words, theme = text.log, known.theme
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
    top = _draw_key(canvas, setup, words, known) + 1.6
    columns = _columns(setup)
    for name, (left, right) in columns.items():
        typed = theme.type("sheet-typed" if name in _VERBS else "sheet-hint")
        canvas.text((left + right) / 2, top + 2.6, getattr(words.heads, name), typed, anchor="middle", fit=right - left)
    top += 4.0
    first = _draw_example(canvas, top, columns, words, known)
    high = min(9.0, (BOTTOM - _FOOT - first) / TURNS)
    _draw_lines(canvas, top, first, high, columns, known)
    for turn in range(TURNS):
        _ask_turn(canvas, turn + 1, first + turn * high, high, columns, text)
    _draw_claim(canvas, text, known)


def _draw_key(canvas: Canvas, setup: NautilionSetup, words: LogText, known: Look) -> float:
    """Set the key and the headers to type; give where the next thing may begin."""
    theme = known.theme
    hint, typed = theme.type("sheet-text"), theme.type("sheet-typed").resized(7.6)
    hand: Hand = sheet_hand(known)._replace(body=hint, strong=typed, gap=0.7, leading=3.2)
    lines = [line.replace("*", "**") for line in key_lines(setup, words)]
    code = words.code if setup.changed else f"{words.code} {words.seeded}"
    y = set_text(canvas, "\n\n".join([*lines, code]), Box(LEFT, BELOW + 1.0, RIGHT, BELOW + 70), hand) + 3.4
    x = LEFT
    for header in headers(setup):
        rows = wrap(header, typed, RIGHT - LEFT - 1.0)
        if x > LEFT and (len(rows) > 1 or x + typed.width(header) > RIGHT):
            x, y = LEFT, y + 3.3
        for i, row in enumerate(rows):
            y += 3.3 if i else 0.0
            end = x + canvas.text(x, y, row, typed)
        x = end + 3.0
    y += 1.2
    said = fill(words.typed, {"lines": " ".join(f"**{line}**" for line in example_lines(words)[:1])})
    return set_text(canvas, said, Box(LEFT, y, RIGHT, y + 8), hand)


def _draw_example(
    canvas: Canvas, top: float, columns: dict[str, tuple[float, float]], words: LogText, known: Look
) -> float:
    """Fill lines in, as by hand, and show how they are typed; give where the lines to write on begin."""
    theme = known.theme
    style, hint = theme.type("sheet-example"), theme.type("sheet-hint")
    turns = words.turns_of_example
    high = len(turns) * _EXAMPLE
    with canvas.group(clip=Rect(LEFT, top, RIGHT - LEFT, high + 20, 1.2)):
        canvas.rect(LEFT, top, RIGHT - LEFT, high, fill=theme.ink("sheet-wash"))
    for row, turn in enumerate(turns):
        base = top + (row + 0.5) * _EXAMPLE + style.x_height / 2 + 0.2
        canvas.text(LEFT + _NUMBER / 2, base, words.example if row == 0 else "", hint, anchor="middle")
        for name, said in zip(_WIDTHS, turn, strict=True):
            if name in columns and said:
                left, right = columns[name]
                pieces = said.split() if name == "give" else [said]
                room = (right - left) / len(pieces)
                for i, piece in enumerate(pieces):
                    canvas.text(left + 1.2 + i * room, base, piece, style, fit=room - 2.0)
    return top + high


def _draw_lines(
    canvas: Canvas, top: float, first: float, high: float, columns: dict[str, tuple[float, float]], known: Look
) -> None:
    """Rule the lines; the uprights are bars."""
    theme = known.theme
    bottom = first + TURNS * high
    number, letter = theme.type("sheet-number"), theme.type("sheet-hint")
    for turn in range(TURNS):
        y = first + turn * high
        strong = turn % 5 == 0
        canvas.line(LEFT, y, RIGHT, y, theme.pen("sheet-edge" if strong else "sheet-rule", 0.35 if strong else 0.2))
        base = y + high / 2 + number.cap_height / 2
        canvas.text(LEFT + _NUMBER - 1.6, base, str(turn + 1), number, anchor="end")
        left, right = columns["give"]
        for i, figure in enumerate("dpn"):  # a die behind each letter
            canvas.text(left + 1.2 + i * (right - left) / 3, base - 0.2, figure, letter)
    for left, _ in columns.values():
        canvas.line(left, top, left, bottom, theme.pen("sheet-edge", 0.6 if left > LEFT + _NUMBER else 0.25))
    canvas.rect(LEFT, top, RIGHT - LEFT, bottom - top, r=1.2, stroke=theme.pen("sheet-edge", 0.4))


def _ask_turn(
    canvas: Canvas, turn: int, top: float, high: float, columns: dict[str, tuple[float, float]], text: SheetText
) -> None:
    """Ask for the fields of a turn; the dice given have one each, behind its letter."""
    for name, (left, right) in columns.items():
        row = Box(left, top, right, top + high).grown(-0.5)
        third = (right - left) / 3
        fields = (
            {name: row}
            if name != "give"
            else {key: Box(left + 3.6 + i * third, row.top, left + (i + 1) * third - 0.4, row.bottom)
                  for i, key in enumerate("dpn")}
        )  # fmt: skip
        for key, box in fields.items():
            label = fill(text.form.turn, {"turn": turn, "column": text.form.column(key)})
            canvas.field(Field(f"log.{turn}.{key}", box, label, size=8.5, longest=1 if name == "give" else 0))


def _draw_claim(canvas: Canvas, text: SheetText, known: Look) -> None:
    """Leave room for what the players say it came to, each under its header."""
    theme, words = known.theme, text.log
    style, typed = theme.type("sheet-head"), theme.type("sheet-typed").resized(7.0)
    middle = BOTTOM - 3.6
    x = LEFT + canvas.text(LEFT, middle + style.cap_height / 2, words.claimed.upper(), style) + 2.5
    fields = (("Won", 9.0), ("Cause", 19.0), ("Turns", 8.0), ("Crew", 6.0), ("Record", 8.0))
    for name, wide in fields:
        x += canvas.text(x, middle + typed.x_height / 2, f'[Claimed-{name} "', typed) + 0.4
        canvas.rect(x, middle - 3.0, wide, 6.0, r=0.8, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        box = Box(x, middle - 3.0, x + wide, middle + 3.0).grown(-0.3)
        said = fill(text.form.claim, {"what": name.lower()})
        canvas.field(Field(f"log.claimed.{name.lower()}", box, said, size=9, align="middle"))
        x += wide + 0.4
        x += canvas.text(x, middle + typed.x_height / 2, '"]', typed) + 0.9
