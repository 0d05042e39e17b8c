"""Strips: a piece of the path with its holes and figures, and the hops of a move along it.

A strip is written as in `examples`. Hops are counted here as on the table: one for each token, none for a hole or for
the place of the other figure.
"""

import math
from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.picture import stamp_picture
from pnp.draw.shapes import Path, Point
from pnp.games.nautilion.booklet.desk import Desk
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.tokens import draw_token

__all__ = ["SIZE", "draw_hops", "draw_strip", "hops", "places_of", "without"]

SIZE = 9.4
"""Width of a token in a strip."""
_STEP = 10.3
_END = 12.0


def places_of(strip: str, x: float, y: float, step: float = _STEP) -> list[tuple[str, Point]]:
    """Give the words of a strip with the places where they lie, from x on."""
    found = []
    for word in strip.split():
        wide = _END if word in ("HI", "AB") else SIZE
        found.append((word, (x + wide / 2, y)))
        x += wide + step - SIZE
    return found


def draw_strip(canvas: Canvas, strip: str, x: float, y: float, desk: Desk, *, ship: str = "A1") -> list[Point]:
    """Draw a strip whose middle line is at y; give the places of its words."""
    theme, known = desk.theme, desk.known
    found = places_of(strip, x, y)
    begin, end = found[0][1][0], found[-1][1][0]
    lane = theme.pen("sheet-lane-line", 0.2)
    canvas.rect(begin, y - 1.8, end - begin, 3.6, fill=theme.ink("sheet-lane"), stroke=lane)
    for word, (cx, cy) in found:
        name, _, reef = word.partition("~")
        if reef:
            draw_token(canvas, f"f{reef}", known, cx + 3.2, cy - 6.6, 6.4)
        if name in ("HI", "AB"):
            draw_token(canvas, name.lower(), known, cx, cy, _END)
        elif name == ".":
            dash = theme.pen("sheet-rule", 0.3, dash=(0.9, 0.7))
            canvas.circle(cx, cy, SIZE / 2 - 0.4, fill=theme.ink("white"), stroke=dash)
        elif name in ("N", "P"):
            canvas.circle(cx, cy, SIZE / 2 - 0.4, fill=theme.ink("white"), stroke=theme.pen("sheet-rule", 0.3))
            _draw_figure(canvas, name, cx, cy, ship, desk)
        else:
            face = f"c{name}" if name.isdigit() else name.lower()
            draw_token(canvas, face, known, cx, cy, SIZE)
    return [place for _, place in found]


def _draw_figure(canvas: Canvas, name: str, x: float, y: float, ship: str, desk: Desk) -> None:
    if name == "N":
        stamp_picture(canvas, figure_picture(ship, desk.known), x, y - 0.4, 0.33)
    else:
        stamp_picture(canvas, figure_picture("phantom", desk.known), x, y - 0.2, 0.31)


def without(strip: str, at: int, figure: str) -> str:
    """Give a strip after a figure has come to stand at one of its words, whose token is gone."""
    words = strip.split()
    words[words.index(figure)] = "."
    if words[at] not in ("HI", "AB"):
        words[at] = figure
    return " ".join(words)


def hops(strip: str, figure: str, die: int) -> list[int]:
    """Give the words that a figure counts, in order; the last is where it ends, an end of the path if it gets there."""
    words = strip.split()
    way = 1 if figure == "N" else -1
    counted: list[int] = []
    at = words.index(figure)
    while len(counted) < die:
        at += way
        if words[at] in (".", "N", "P"):
            continue
        counted.append(at)
        if words[at] in ("HI", "AB"):
            break
    return counted


def draw_hops(
    canvas: Canvas, places: Sequence[Point], begin: int, counted: Sequence[int], ink: str, desk: Desk, *, above: bool
) -> None:
    """Draw a bow from token to token, each with its count, and a head on the last."""
    theme = desk.theme
    style = theme.type("hop").inked(theme.ink(ink))
    way = -1 if above else 1
    at = begin
    for number, to in enumerate(counted, 1):
        (ax, ay), (bx, by) = places[at], places[to]
        rise = SIZE / 2 + 0.7
        high = min(6.4, 3.2 + 0.09 * abs(bx - ax))
        y0, y1 = ay + way * rise, by + way * rise
        lean = math.copysign(1.2, bx - ax)
        ax, bx = ax + lean, bx - lean
        bow = Path().move(ax, y0).curve(ax + lean, y0 + way * high, bx - lean, y1 + way * high, bx, y1)
        canvas.draw(bow, stroke=theme.pen(ink, 0.6))
        middle = (ax + bx) / 2
        top = (y0 + y1) / 2 + way * (0.75 * high + 0.9)
        canvas.text(middle, top + (0.0 if above else style.cap_height), str(number), style, anchor="middle")
        if number == len(counted):
            head = [(bx - 1.2, y1 + way * 1.7), (bx + 1.2, y1 + way * 1.7), (bx, y1 - way * 0.5)]
            canvas.polygon(head, fill=theme.ink(ink))
        at = to
