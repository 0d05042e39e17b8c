"""The boxes of a sea sheet: the reserve, the tally of discards, the cabin, the Phantom board with its harpoons."""

from collections.abc import Callable
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.sheets.head import draw_heading
from pnp.games.nautilion.sheets.words import SheetText, fill

__all__ = ["BOX", "HOLDS", "draw_holds", "pile_kinds", "reserve_boxes"]

HOLDS = 24.6
"""Height of the strip."""
BOX = 6.0
"""Side of a box to write a token into."""

_PITCH = 6.5
_ROWS = 3
_GAP = 4.0
_TALLY = 6.4
_CABIN = 27.0
_PHANTOM = 43.0
_SPELLS = 52.0
_LABELS = {"x": "X", "r": "R"}


class _Panel(NamedTuple):
    width: float
    draw: Callable[[Canvas, Box], None]


def pile_kinds(charter: Charter) -> list[str]:
    """Give the kinds of tokens that can come to lie in the pile, as records write them."""
    kinds = [f"c{number}" for number in range(1, 10)]
    kinds += [f"m{letter}" for letter in sorted(charter.box.tokens.mages.partners)] if 1 in charter.expansions else []
    kinds += ["x"] if 2 in charter.expansions else []
    kinds += [f"f{number}" for number in charter.box.tokens.reefs.numbers] if 3 in charter.expansions else []
    return [*kinds, "r"]


def reserve_boxes(width: float) -> int:
    """Give how many columns of boxes the reserve has in a width."""
    return int((width - BOX) / _PITCH + 1e-6) + 1


def draw_holds(canvas: Canvas, box: Box, charter: Charter, start: int, text: SheetText, known: Look) -> bool:
    """Draw the boxes of a setup with so many Reserve tokens at the start; tell whether the spells are among them."""
    panels = [_pile(charter, text, known)]
    if 1 in charter.expansions:
        panels.append(_Panel(_CABIN, lambda canvas, box: _draw_cabin(canvas, box, charter, text, known)))
    if 2 in charter.expansions:
        panels.append(_Panel(_PHANTOM, lambda canvas, box: _draw_phantom(canvas, box, charter, text, known)))
    spells = len(panels) == 1
    if spells:
        panels.append(_Panel(_SPELLS, lambda canvas, box: _draw_spells(canvas, box, charter, text, known)))
    left = box.right
    for panel in reversed(panels):
        panel.draw(canvas, Box(left - panel.width, box.top, left, box.bottom))
        left -= panel.width + _GAP
    _draw_reserve(canvas, Box(box.left, box.top, left, box.bottom), start, text, known)
    return spells


def _draw_reserve(canvas: Canvas, box: Box, start: int, text: SheetText, known: Look) -> None:
    theme = known.theme
    columns = reserve_boxes(box.width)
    pitch = (box.width - BOX) / (columns - 1)
    top = draw_heading(canvas, box, text.sea.reserve, known, icon="reserve", note=text.sea.reserve_note)
    for i in range(columns * _ROWS):
        row, column = divmod(i, columns)
        x, y = box.left + column * pitch, top + row * _PITCH
        canvas.rect(x, y, BOX, BOX, r=1.0, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        place = Box(x, y, x + BOX, y + BOX).grown(-0.3)
        if i < start:
            stamp_icon(canvas, known.icons, "reserve", x + BOX / 2, y + BOX / 2, 4.4, theme.ink("space-icon"))
            said = fill(text.form.spent, {"number": i + 1})
            canvas.field(Field(f"sea.reserve.{i + 1}", place, said, Mark.CROSS))
        else:
            said = fill(text.form.reserve, {"number": i + 1})
            canvas.field(Field(f"sea.reserve.{i + 1}", place, said, size=9.5, align="middle"))


def _pile(charter: Charter, text: SheetText, known: Look) -> _Panel:
    kinds = pile_kinds(charter)
    columns = len(kinds) if len(kinds) <= 10 else 9
    return _Panel(columns * _TALLY, lambda canvas, box: _draw_pile(canvas, box, kinds, columns, text, known))


def _draw_pile(canvas: Canvas, box: Box, kinds: list[str], columns: int, text: SheetText, known: Look) -> None:
    """Draw a field for each kind: a stroke in it for each token."""
    theme, style = known.theme, known.theme.type("sheet-label")
    top = draw_heading(canvas, box, text.sea.pile, known, icon="pile", note=text.sea.pile_note)
    rows = -(-len(kinds) // columns)
    high = (box.bottom - top) / rows
    for i, kind in enumerate(kinds):
        row, column = divmod(i, columns)
        x, y = box.left + column * _TALLY, top + row * high
        canvas.rect(x, y, _TALLY, high, fill=theme.ink("white"), stroke=theme.pen("sheet-rule", 0.25))
        label = _LABELS.get(kind) or ("~" if kind[0] == "f" else "") + kind[1:].upper()
        ink = theme.ink("card-red-text") if kind[0] == "f" else style.ink
        canvas.text(x + 0.9, y + 0.9 + style.cap_height, label, style.inked(ink))
        place = Box(x + 0.4, y + 3.2, x + _TALLY - 0.4, y + high - 0.4)
        canvas.field(Field(f"sea.pile.{kind}", place, fill(text.form.pile, {"token": label}), size=8, align="middle"))


def _draw_cabin(canvas: Canvas, box: Box, charter: Charter, text: SheetText, known: Look) -> None:
    """Draw the six spaces of the cabin, each Mage above its partner."""
    theme, style = known.theme, known.theme.type("sheet-number")
    top = draw_heading(canvas, box, text.sea.cabin, known, icon="mage")
    r = 4.25
    for i, (letter, partner) in enumerate(sorted(charter.box.tokens.mages.partners.items())):
        x = box.left + r + i * (box.width - 2 * r) / 2
        canvas.line(x, top + r, x, top + 3 * r, theme.pen("sheet-mage", 0.6))
        for row, label in enumerate((letter.upper(), str(partner))):
            y = top + r + 0.2 + row * (2 * r + 1.4)
            canvas.circle(x, y, r, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.35))
            canvas.text(x, y - r + 1.0 + style.cap_height, label, style, anchor="middle")
            said = fill(text.form.mages, {"token": label})
            place = Box(x - 2.3, y - 0.7, x + 2.3, y + r - 0.5)
            canvas.field(Field(f"sea.mages.{label.lower()}", place, said, Mark.TICK))


def _draw_phantom(canvas: Canvas, box: Box, charter: Charter, text: SheetText, known: Look) -> None:
    """Draw the Phantom's board, and the two counts of the collision."""
    theme = known.theme
    own = charter.phantom_side
    top = draw_heading(canvas, box, text.sea.phantom, known, icon="phantom")
    spaces = charter.box.boards.phantom.spaces
    columns = -(-spaces // 2)
    pitch = min(7.4, 24.0 / columns)
    side = min(7.0, pitch - 0.4)
    for i in range(spaces):
        row, column = divmod(i, columns)
        x, y = box.left + column * pitch, top + row * (7.4)
        canvas.rect(x, y, side, 7.0, r=1.0, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        said = fill(text.form.phantom, {"number": i + 1})
        place = Box(x, y, x + side, y + 7.0).grown(-0.4)
        canvas.field(Field(f"sea.phantom.{i + 1}", place, said, size=9.5, align="middle"))
    hint = theme.type("sheet-hint")
    canvas.text(box.left, top + 18.3, f"+ {own} {text.sea.harpoons}", hint, fit=24.0)
    x = box.right - 16.4
    for row, icon in enumerate(("nautilion", "phantom")):
        y = top + row * 10.2
        stamp_icon(canvas, known.icons, icon, x + 2.4, y + 4.6, 4.6, theme.ink("ink"))
        canvas.rect(x + 6.4, y, 10.0, 9.2, r=1.0, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        stamp_icon(canvas, known.icons, "harpoon", x + 6.4 + 2.7, y + 2.7, 4.1, theme.ink("sheet-rule"))
        said = fill(text.form.harpoons, {"figure": icon.title()})
        place = Box(x + 10.0, y + 0.6, x + 16.0, y + 8.6)
        canvas.field(Field(f"sea.harpoons.{icon}", place, said, size=11, align="middle"))


def _draw_spells(canvas: Canvas, box: Box, charter: Charter, text: SheetText, known: Look) -> None:
    theme = known.theme
    top = draw_heading(canvas, box, text.sea.spells, known, icon="whirlwind")
    style = theme.type("sheet-text")
    costs = charter.box.numbers.spells
    for i, (key, icon) in enumerate((("whirlwind", "whirlwind"), ("tide", "wave"), ("swap", "swap"))):
        y = top + 3.2 + i * 6.8
        stamp_icon(canvas, known.icons, icon, box.left + 2.4, y, 4.8, theme.ink("ink"))
        number = theme.type("sheet-number")
        canvas.text(box.left + 7.4, y + number.cap_height / 2, str(getattr(costs, key)), number, anchor="middle")
        canvas.text(
            box.left + 9.8, y + style.x_height / 2 + 0.2, getattr(text.sea.spell, key), style, fit=box.width - 9.8
        )
