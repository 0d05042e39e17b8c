"""The frame of a card: the colour of its kind, a border that says the kind without colour, a window and a page of text.

| kind  | border           |
|-------|------------------|
| red   | saw teeth        |
| blue  | bows of waves    |
| gold  | beads and bars   |
| dark  | steps            |
"""

from collections.abc import Callable, Sequence

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import dots, rays, stepped
from pnp.draw.setting import Hand, Row, arrange, draw_rows, rows_of
from pnp.draw.shapes import Box, Path
from pnp.errors import PressError
from pnp.games.nautilion.boards.spaces import draw_label
from pnp.games.nautilion.look import Look
from pnp.press.part import BLEED

__all__ = ["HIGH", "PAGE", "SMALLEST_TYPE", "TITLE", "WIDE", "WINDOW", "draw_frame", "draw_title", "draw_words", "hand"]

WIDE, HIGH = 63.0, 88.0
WINDOW = Box(5.2, 16.4, 57.8, 53.6)
"""What the picture is seen through."""
PAGE = Box(5.2, 55.2, 57.8, 83.2)
TITLE = Box(5.2, 5.0, 57.8, 15.0)
SMALLEST_TYPE = 7.5
_EDGE = 4.0
_SIZES = (10.2, 9.8, 9.4, 9.0, 8.6, 8.2, 7.8)
"""Of the text, in points: the first that fits."""


def draw_frame(canvas: Canvas, kind: str, known: Look) -> None:
    """Draw the ground and border of a kind, with its bleed."""
    canvas.stamp(
        Symbol(f"nautilion card frame {kind}", Box(0, 0, WIDE, HIGH).grown(BLEED), _Frame(kind, known)), moving(0, 0)
    )


class _Frame:
    def __init__(self, kind: str, known: Look) -> None:
        self.kind, self.known = kind, known

    def __call__(self, canvas: Canvas) -> None:
        theme, kind = self.known.theme, self.kind
        canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink(f"card-{kind}"))
        ink = f"card-{kind}-line"
        for turn, x, y, long in (
            (0, 0.0, 0.0, WIDE),
            (90, WIDE, 0.0, HIGH),
            (180, WIDE, HIGH, WIDE),
            (270, 0.0, HIGH, HIGH),
        ):
            with canvas.group(turning(x, y, turn)), canvas.group(moving(_EDGE + 1.6, 0)):
                _BORDERS[kind](canvas, long - 2 * (_EDGE + 1.6), self.known, ink)
        for turn, x, y in ((90, 0, 0), (180, WIDE, 0), (270, WIDE, HIGH), (0, 0, HIGH)):  # a fan in each corner
            canvas.draw(rays(x, y, 2.6, 6.4, 7, turn + 8, turn + 82), stroke=theme.pen(ink, 0.35))
        inner = stepped(Box(_EDGE, _EDGE, WIDE - _EDGE, HIGH - _EDGE), 1.5)
        canvas.draw(inner, fill=theme.ink("card-paper"), stroke=theme.pen("line", 1.3, join="miter"))
        canvas.draw(inner, stroke=theme.pen("brass", 0.9, join="miter"))
        canvas.draw(inner, stroke=theme.pen("brass-rule", 0.3, join="miter"))


def draw_window(canvas: Canvas, known: Look, picture: Callable[[Canvas, Look], None], name: str) -> None:
    """Draw a picture behind the window; pictures have their origin in its middle."""
    x, y = WINDOW.centre
    shape = stepped(WINDOW, 1.5)
    reach = Box(-WINDOW.width / 2, -WINDOW.height / 2, WINDOW.width / 2, WINDOW.height / 2)
    with canvas.group(clip=shape):
        canvas.stamp(Symbol(f"nautilion scene {name}", reach, lambda canvas: picture(canvas, known)), moving(x, y))
    canvas.draw(shape, stroke=known.theme.pen("brass-line", 0.5, join="miter"))


def draw_title(canvas: Canvas, title: str, kind: str, known: Look, number: int | None = None) -> None:
    """Draw the card's name, and its number in a round at the left."""
    theme = known.theme
    left = TITLE.left + (12.4 if number is not None else 1.5)
    style = theme.type("card-name").fitted(title.upper(), TITLE.right - 1.5 - left)
    middle = (left + TITLE.right - 1.5) / 2
    canvas.text(middle, (TITLE.top + TITLE.bottom + style.cap_height) / 2 - 0.4, title.upper(), style, anchor="middle")
    rule = Path().move(left + 0.2, TITLE.bottom - 0.9).line(TITLE.right - 2.0, TITLE.bottom - 0.9)
    canvas.draw(rule, stroke=theme.pen("brass-rule", 0.4))
    if number is not None:
        x, y, r = TITLE.left + 5.5, 10.1, 5.7
        canvas.circle(x, y, r, fill=theme.ink(f"card-{kind}"), stroke=theme.pen("line", 0.4))
        canvas.circle(x, y, r - 0.5, stroke=theme.pen("brass-rule", 0.6))
        draw_label(canvas, x, y + theme.type("card-number").cap_height / 2, str(number), known, "card-number")


def draw_mark(canvas: Canvas, icon: str, known: Look) -> None:
    """Draw the mark of the expansion that a card belongs to, on the corner of its window."""
    theme = known.theme
    x, y = WINDOW.right - 4.4, WINDOW.top + 4.4
    canvas.circle(x, y, 3.9, fill=theme.ink("card-paper"), stroke=theme.pen("line", 0.4))
    canvas.circle(x, y, 3.4, stroke=theme.pen("brass-rule", 0.35))
    stamp_icon(canvas, known.icons, icon, x, y, 5.2, theme.ink("ink"))


def hand(known: Look, size: float | None = None) -> Hand:
    """Give how the text of cards is set, in the theme's size or another."""
    theme = known.theme
    body, strong, slant = (theme.type(f"card-{name}") for name in ("text", "strong", "slant"))
    k = 1.0 if size is None else size / body.size
    body, strong, slant = (style.resized(style.size * k) for style in (body, strong, slant))
    icons = known.icons
    return Hand(
        body, strong, slant, theme.type("card-head"), strong, icons, leading=4.3 * k, gap=1.3, indent=3.6, icon=4.3 * k
    )


def draw_words(canvas: Canvas, text: str, label: str, kind: str, known: Look, page: Box = PAGE) -> None:
    """Set the text as large as its page allows, in lines of even length in its middle, and the kind of card beneath."""
    theme = known.theme
    inner = Box(page.left + 2.0, page.top + 0.8, page.right - 2.0, page.bottom - 4.8)
    rows, wide = _largest(text, known, inner)
    slack = (inner.height - _height(rows)) / 2
    left = inner.left + (inner.width - wide) / 2
    draw_rows(canvas, arrange(rows, [Box(left, inner.top + slack, left + wide, inner.bottom + 1.0)]))
    style = theme.type("card-kind").inked(theme.ink(f"card-{kind}-text"))
    middle, base = (page.left + page.right) / 2, page.bottom - 1.6
    wide = canvas.text(middle, base, label.upper(), style, anchor="middle", fit=page.width - 8)
    y = base - style.cap_height / 2
    for way in (-1, 1):
        near, far = middle + way * (wide / 2 + 1.6), middle + way * (page.width / 2 - 1.4)
        if (far - near) * way > 1.5:
            canvas.line(near, y, far, y, theme.pen("brass-rule", 0.4))


def _largest(text: str, known: Look, inner: Box) -> tuple[list[Row], float]:
    """Break a text in the largest size that fits, and give the rows with the least width that keeps their number."""
    for size in _SIZES:
        setting = hand(known, size)
        rows = rows_of(text, setting, inner.width)
        if _height(rows) <= inner.height:
            break
    else:
        raise PressError(f"“{text}” is too long for its card")
    wide, count = inner.width, len(rows)
    while wide > inner.width / 2:
        try:
            closer = rows_of(text, setting, wide - 1.0)
        except PressError:
            break
        if len(closer) > count:
            break
        rows, wide = closer, wide - 1.0
    return rows, wide


def _height(rows: Sequence[Row]) -> float:
    return sum(row.height for row in rows) + sum(row.before for row in rows[1:])


# -- borders: one side each, u along it, v from the outer edge inwards ----------------------------------


def _repeats(long: float, unit: float) -> tuple[float, list[float]]:
    count = round(long / unit)
    return long / count, [(i + 0.5) * long / count for i in range(count)]


def _teeth(canvas: Canvas, long: float, known: Look, ink: str) -> None:
    step, middles = _repeats(long, 2.4)
    path = Path(digits=2)
    for u in middles:
        path.polyline([(u - step / 2, 3.0), (u, 0.95), (u + step / 2, 3.0)])
    path.move(0, 3.4).line(long, 3.4)
    canvas.draw(path, stroke=known.theme.pen(ink, 0.3, join="miter"))


def _waves(canvas: Canvas, long: float, known: Look, ink: str) -> None:
    step, middles = _repeats(long, 2.6)
    path = Path(digits=2)
    for u in middles:
        for share in (1.0, 0.55):
            r, high = step / 2 * share, 2.1 * share
            path.move(u - r, 3.2).curve(u - r, 3.2 - 1.33 * high, u + r, 3.2 - 1.33 * high, u + r, 3.2)
    canvas.draw(path, stroke=known.theme.pen(ink, 0.28))


def _beads(canvas: Canvas, long: float, known: Look, ink: str) -> None:
    step, middles = _repeats(long, 3.2)
    bars = Path(digits=2)
    for u in middles:
        bars.move(u - step / 2, 1.0).line(u - step / 2, 3.1)
    bars.move(long, 1.0).line(long, 3.1)
    canvas.draw(bars, stroke=known.theme.pen(ink, 0.3))
    canvas.draw(dots((u, 2.05) for u in middles), stroke=known.theme.pen(ink, 1.1, cap="round"))


def _steps(canvas: Canvas, long: float, known: Look, ink: str) -> None:
    step, middles = _repeats(long, 4.0)
    path = Path(digits=2)
    for u in middles:
        q = step / 4
        path.polyline(
            [
                (u - 2 * q, 3.1),
                (u - q, 3.1),
                (u - q, 2.1),
                (u - q / 2, 2.1),
                (u - q / 2, 1.1),
                (u + q / 2, 1.1),
                (u + q / 2, 2.1),
                (u + q, 2.1),
                (u + q, 3.1),
                (u + 2 * q, 3.1),
            ]
        )
    canvas.draw(path, stroke=known.theme.pen(ink, 0.28, join="miter"))


_BORDERS: dict[str, Callable[[Canvas, float, Look, str], None]] = {
    "red": _teeth,
    "blue": _waves,
    "gold": _beads,
    "dark": _steps,
}
