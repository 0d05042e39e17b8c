"""Coins: prices in gold. The gold icon's milled rim, drawn as an outline, so that the number can stand in it."""

import math

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.games.carmine.ledger_page.look import Look

__all__ = ["COIN", "draw_coin"]

COIN = 3.0
"""Radius in mm."""

_NOTCHES = 20


def draw_coin(canvas: Canvas, look: Look, x: float, y: float, price: int) -> None:
    """Draw a price about (x, y)."""
    canvas.stamp(_blank(look.theme), moving(x, y))
    style = look.theme.type("ledger-number").resized(10)
    canvas.text(x, y + style.cap_height / 2, str(price), style, anchor="middle", fit=COIN * 1.3)


def _blank(theme: Theme) -> Symbol:
    def draw(canvas: Canvas) -> None:
        canvas.draw(_milled(), fill=theme.ink("ledger-box"), stroke=theme.pen("line", 0.28))
        canvas.circle(0, 0, COIN * 0.76, stroke=theme.pen("line", 0.16))

    return Symbol("coin", Box(-COIN, -COIN, COIN, COIN).grown(0.3), draw)


def _milled() -> Path:
    """The rim: a scalloped ring of shallow notches."""
    path = Path()
    for i in range(_NOTCHES + 1):
        a, b = math.tau * i / _NOTCHES, math.tau * (i - 0.5) / _NOTCHES
        x, y = COIN * math.sin(a), -COIN * math.cos(a)
        if i == 0:
            path.move(x, y)
            continue
        u, v = COIN * 0.87 * math.sin(b), -COIN * 0.87 * math.cos(b)
        path.curve(u, v, u, v, x, y)
    return path.close()
