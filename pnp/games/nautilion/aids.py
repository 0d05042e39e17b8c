"""The turn aid: a card for each captain, with the phases on one side and the dice on the other.

The faces of the dice are not those of ordinary ones; the back says how ordinary dice are read, and what to expect.
"""

from collections import Counter
from fractions import Fraction
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box
from pnp.games.nautilion.cards.frame import HIGH, PAGE, TITLE, draw_frame, draw_title, hand
from pnp.games.nautilion.components import Components
from pnp.games.nautilion.figures.dice import draw_face
from pnp.games.nautilion.look import Look, look
from pnp.games.nautilion.sheets.words import fill, numbers_of
from pnp.press.part import Part, card
from pnp.templates import Data, Templates

__all__ = ["aid_parts", "chances", "readings"]

_FILE = "nautilion/aid-text.toml"
_SIDES = 6
"""Of an ordinary die."""


class BackText(Data, frozen=True):
    """The back of the aid."""

    title: str
    kind: str
    read: str
    heads: tuple[str, str, str]
    calm: str
    reef: str


class AidText(Data, frozen=True):
    """The whole of aid-text.toml."""

    title: str
    kind: str
    text: str
    rules: str
    back: BackText


def readings(box: Components) -> dict[int, tuple[int, ...]]:
    """Give what an ordinary die shows for each face of ours: its sides in order stand for our faces in order."""
    faces = sorted(box.numbers.dice.faces)
    if _SIDES % len(faces):
        return {}
    each = _SIDES // len(faces)
    found: dict[int, tuple[int, ...]] = {}
    for side in range(_SIDES):
        face = faces[side // each]
        found[face] = (*found.get(face, ()), side + 1)
    return found


def chances(box: Components) -> dict[str, Fraction]:
    """Give the chances that the back tells."""
    dice, toll, reef = box.numbers.dice, box.numbers.darkhouse, box.numbers.reef
    shares = {face: Fraction(count, len(dice.faces)) for face, count in Counter(dice.faces).items()}
    high = sum((share for face, share in shares.items() if face >= toll.start), Fraction(0))
    return {
        "calm": (1 - high) ** dice.count,
        "storm": high**dice.count,
        "alone": sum((share for face, share in shares.items() if face >= reef.free), Fraction(0)),
        "helped": sum((share for face, share in shares.items() if face + reef.pilot >= reef.free), Fraction(0)),
        **{f"one {face}": share for face, share in shares.items()},
        **{f"any {face}": 1 - (1 - share) ** dice.count for face, share in shares.items()},
    }


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def aid_parts(data: Templates, players: int) -> list[Part]:
    """Give a turn aid for each player."""
    known, words = look(data), data.read(_FILE, AidText)
    front, back = partial(_draw_front, words=words, known=known), partial(_draw_back, words=words.back, known=known)
    return [card("turn-aid", front, back, group="turn-aid", title="Turn Aid", count=players)]


def _values(box: Components) -> dict[str, object]:
    numbers = box.numbers
    return {
        **numbers_of(box),
        "count": numbers.dice.count,
        "stuck": numbers.dice.stuck,
        "whirlwind": numbers.spells.whirlwind,
        "tide": numbers.spells.tide,
        "swap": numbers.spells.swap,
        **{name: percent(chance) for name, chance in chances(box).items()},
    }


def _draw_kind(canvas: Canvas, text: str, known: Look) -> None:
    style = known.theme.type("card-kind").inked(known.theme.ink("card-dark-text"))
    middle = (PAGE.left + PAGE.right) / 2
    canvas.text(middle, PAGE.bottom - 1.2, text.upper(), style, anchor="middle", fit=PAGE.width - 4)


def _draw_front(canvas: Canvas, words: AidText, known: Look) -> None:
    theme = known.theme
    draw_frame(canvas, "dark", known)
    draw_title(canvas, words.title, "dark", known)
    setting = hand(known, 7.6)._replace(leading=3.4, gap=1.0, icon=4.0)
    page = Box(PAGE.left + 1.2, TITLE.bottom + 0.6, PAGE.right - 0.8, HIGH - 8.2)
    values = _values(known.box)
    low = set_text(canvas, "\n\n".join(fill(words.text, values).strip().splitlines()), page, setting)
    canvas.line(PAGE.left + 3, low + 1.0, PAGE.right - 3, low + 1.0, theme.pen("brass-rule", 0.4))
    rules = "\n\n".join(fill(words.rules, values).strip().splitlines())
    set_text(canvas, rules, page._replace(top=low + 1.9), setting._replace(gap=0.8))
    _draw_kind(canvas, words.kind, known)


def _draw_back(canvas: Canvas, words: BackText, known: Look) -> None:
    theme, box = known.theme, known.box
    draw_frame(canvas, "dark", known)
    draw_title(canvas, words.title, "dark", known)
    values = _values(box)
    text, strong, head = theme.type("card-text"), theme.type("card-strong"), theme.type("card-head")
    y = TITLE.bottom + 3.4
    read = readings(box)
    middle = (PAGE.left + PAGE.right) / 2
    if read:
        canvas.text(middle, y, words.read, text, anchor="middle", fit=PAGE.width - 4)
    columns = (PAGE.left + 12.6, PAGE.left + 31.0, PAGE.right - 8.6)
    y += 4.6
    for x, said in zip(columns, words.heads, strict=True):
        canvas.text(x, y, fill(said, values).upper(), head.resized(7.5), anchor="middle")
    y += 1.6
    canvas.line(PAGE.left + 2, y, PAGE.right - 2, y, theme.pen("brass-rule", 0.4))
    told = chances(box)
    for face in sorted({*box.numbers.dice.faces}):
        centre = y + 4.6
        sides = read.get(face, ())
        left = columns[0] - 0.7 - len(sides) * 5.4  # our faces stand in one line
        for i, side in enumerate(sides):
            stamp_icon(canvas, known.icons, f"die-{side}", left + 2.5 + i * 5.4, centre, 5.0, theme.ink("ink"))
        stamp_icon(
            canvas, known.icons, "arrow-right", left + len(sides) * 5.4 + 1.8, centre, 4.0, theme.ink("sheet-brass")
        )
        with canvas.group(moving(left + len(sides) * 5.4 + 3.9, centre - 3.5)):
            draw_face(canvas, face, known, 7.0, told=False)
        for x, name in zip(columns[1:], ("one", "any"), strict=True):
            said = f"{percent(told[f'{name} {face}'])} %"
            canvas.text(x, centre + strong.cap_height / 2, said, strong, anchor="middle")
        y += 8.5
    canvas.line(PAGE.left + 2, y + 0.6, PAGE.right - 2, y + 0.6, theme.pen("brass-rule", 0.4))
    said = f"{fill(words.calm, values)}\n\n{fill(words.reef, values)}"
    page = Box(PAGE.left + 1.6, y + 1.4, PAGE.right - 1.2, PAGE.bottom - 2.6)
    set_text(canvas, said, page, hand(known, 8.0)._replace(leading=3.5, gap=0.8))
    _draw_kind(canvas, words.kind, known)
