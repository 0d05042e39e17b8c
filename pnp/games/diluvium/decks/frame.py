"""The frame of a card: a border with its deck's fret, the name, a panel of clay with a picture, and a page of words."""

from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import Plate
from pnp.draw.lettering import line_of
from pnp.draw.setting import Hand, arrange, draw_rows, rows_of
from pnp.draw.shapes import Box, Path, Rect
from pnp.draw.wording import set_line
from pnp.errors import PressError
from pnp.games.diluvium.decks.pictures import PICTURES
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.frame import BORDERS
from pnp.press.part import BLEED

__all__ = [
    "HIGH",
    "PAGE",
    "WIDE",
    "card_hand",
    "draw_foot",
    "draw_frame",
    "draw_large",
    "draw_name",
    "draw_picture",
    "draw_words",
]

WIDE, HIGH = 63.0, 88.0
_EDGE = 4.6
PANEL = Box(6.2, 16.6, 56.8, 50.8)
PAGE = Box(6.8, 52.4, 56.2, 82.0)
_WORDS = Box(PAGE.left + 1, PAGE.top + 9.2, PAGE.right - 1, PAGE.bottom - 5.6)
"""Between the sign and the foot."""
_FRETS = {"ruins": "", "rival": "aztec"}
_SIZES = (9.0, 8.6, 8.2, 7.8, 7.5)


def draw_border(canvas: Canvas, deck: str, known: Look) -> None:
    """Draw a deck's border with its bleed, as front and back have it."""
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink(f"card-{deck}"))
    pen = theme.pen(f"card-{deck}-line", 0.38, join="miter")
    high = 2.5
    for turn, x, y, long in (
        (0, 0.0, 0.0, WIDE),
        (90, WIDE, 0.0, HIGH),
        (180, WIDE, HIGH, WIDE),
        (270, 0.0, HIGH, HIGH),
    ):
        with canvas.group(turning(x, y, turn)), canvas.group(moving(_EDGE + 0.6, 1.25)):
            canvas.draw(BORDERS[_FRETS[deck]](long - 2 * _EDGE - 1.2, high), stroke=pen)
    for x in (2.5, WIDE - 2.5):
        for y in (2.5, HIGH - 2.5):
            canvas.draw(
                Path().polyline([(x, y - 1.3), (x + 1.3, y), (x, y + 1.3), (x - 1.3, y)], close=True), stroke=pen
            )


def draw_frame(canvas: Canvas, deck: str, known: Look) -> None:
    """Draw the ground of a card's front."""
    box = Box(0, 0, WIDE, HIGH).grown(BLEED)
    canvas.stamp(Symbol(f"diluvium card {deck}", box, partial(_draw_frame, deck=deck, known=known)), moving(0, 0))


def _draw_frame(canvas: Canvas, deck: str, known: Look) -> None:
    theme = known.theme
    draw_border(canvas, deck, known)
    inner = Rect(_EDGE, _EDGE, WIDE - 2 * _EDGE, HIGH - 2 * _EDGE)
    canvas.draw(inner, fill=theme.ink("paper"), stroke=theme.pen("line", 0.6, join="miter"))
    canvas.rect(
        _EDGE + 0.7, _EDGE + 0.7, WIDE - 2 * _EDGE - 1.4, HIGH - 2 * _EDGE - 1.4, stroke=theme.pen("frame-line", 0.3)
    )


def draw_name(canvas: Canvas, name: str, deck: str, known: Look, *, aside: float = 2.5) -> None:
    """Draw the card's name; `aside` is what is kept free on either side of it."""
    theme = known.theme
    room = WIDE - 2 * (_EDGE + aside)
    line = line_of(name.upper(), theme.type("card-name"), fit=room)
    x, base = WIDE / 2, 10.9 + line.cap_height / 2
    glyphs = line.straight(x, base)
    canvas.draw(glyphs, fill=theme.ink(f"card-{deck}-text"))
    line.ghost(canvas, glyphs, x, base)


def draw_picture(canvas: Canvas, key: str, known: Look) -> None:
    """Draw the panel of a card."""
    theme = known.theme
    shape = Rect(PANEL.left, PANEL.top, PANEL.width, PANEL.height)
    box = Box(-26, -18, 26, 18)
    x, y = PANEL.centre
    canvas.draw(shape, fill=theme.ink("clay"))
    with canvas.group(clip=shape):
        canvas.stamp(Symbol(f"diluvium picture {key}", box, partial(_draw_scene, key=key, known=known)), moving(x, y))
    canvas.draw(shape, stroke=theme.pen("line", 0.7, join="miter"))
    canvas.rect(
        PANEL.left + 0.9, PANEL.top + 0.9, PANEL.width - 1.8, PANEL.height - 1.8, stroke=theme.pen("panel-line", 0.25)
    )


def _draw_scene(canvas: Canvas, key: str, known: Look) -> None:
    plate = Plate()
    plate.area(Rect(-27, 13.0, 54, 6.0), "rock-dark", 0.4, "glaze-edge")
    tongues = Path()
    for i in range(18):
        x = -27 + 3.0 * i
        tongues.polyline([(x, 16.4), (x + 1.5, 14.0), (x + 3.0, 16.4)])
    plate.lines(tongues, 0.35, "cut")
    PICTURES[key](plate)
    plate.draw(canvas, known.theme)


def card_hand(known: Look, size: float | None = None) -> Hand:
    """Give how the words of cards are set."""
    theme = known.theme
    body, strong = theme.type("card-text"), theme.type("card-strong")
    k = 1.0 if size is None else size / body.size
    body, strong = body.resized(body.size * k), strong.resized(strong.size * k)
    inks = {"wheat": theme.ink("food-ink"), "anvil": theme.ink("craft-ink"), "spear": theme.ink("weapons-ink")}
    inks |= {"gold": theme.ink("gold-ink"), "ruins": theme.ink("ruins-ink")}
    return Hand(body, strong, body, strong, strong, known.icons, inks=inks, leading=4.3 * k, gap=1.2, icon=4.4 * k)


def draw_large(canvas: Canvas, text: str, known: Look) -> None:
    """Draw the sign of a card, which is seen from afar."""
    theme = known.theme
    large = theme.type("card-large")
    hand = card_hand(known)._replace(body=large, strong=large, icon=8.6, between=2.0, centred=True)
    set_line(canvas, WIDE / 2, PAGE.top + 4.4, text, hand, anchor="middle", fit=PAGE.width - 6)


def draw_words(canvas: Canvas, text: str, known: Look) -> None:
    """Set the words as large as their room allows, in lines of even length in its middle."""
    box = _WORDS
    for size in _SIZES:
        hand = card_hand(known, size)
        rows = rows_of(text, hand, box.width)
        high = sum(row.height for row in rows) + sum(row.before for row in rows[1:])
        if high <= box.height:
            break
    else:
        raise PressError(f"“{text}” is too long for its card")
    wide = box.width
    while wide > box.width / 2:
        try:
            closer = rows_of(text, hand, wide - 1.0)
        except PressError:  # a word is wider than that
            break
        if len(closer) > len(rows):
            break
        rows, wide = closer, wide - 1.0
    slack, left = (box.height - high) / 2, box.left + (box.width - wide) / 2
    draw_rows(canvas, arrange(rows, [Box(left, box.top + slack, left + wide, box.bottom + 1.0)]))


def draw_foot(canvas: Canvas, text: str, deck: str, known: Look) -> None:
    """Draw the line at the foot of a card, below a rule."""
    theme = known.theme
    style = theme.type("card-kind").inked(theme.ink(f"card-{deck}-text"))
    base = PAGE.bottom - 1.0
    canvas.text(WIDE / 2, base, text.upper(), style, anchor="middle", fit=PAGE.width - 2)
    y = base - style.cap_height - 1.6
    canvas.line(PAGE.left, y, PAGE.right, y, theme.pen("frame-line", 0.3))
