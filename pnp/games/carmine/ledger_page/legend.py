"""The foot of the ledger: what the seals mean, and the two marks that a player makes."""

from pnp.draw.canvas import Canvas
from pnp.draw.shapes import Box
from pnp.games.carmine.components import Gain
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.ledger_page.mark import draw_circled, draw_crossed
from pnp.games.carmine.ledger_page.seal import SEAL, draw_seal
from pnp.games.carmine.ledger_page.track import draw_box

__all__ = ["draw_legend"]

_BOX = 5.4


def draw_legend(canvas: Canvas, look: Look, area: Box) -> None:
    """Draw the entries in one line over the whole width."""
    words, style = look.words.legend, look.theme.type("ledger-note")
    texts = (words.now, words.end, words.gained, words.spent)
    signs = (2 * SEAL, 2 * SEAL, _BOX, _BOX)
    used = sum(signs) + sum(style.width(text) + 1.6 for text in texts)
    gap = (area.width - used) / (len(texts) - 1)
    x, y = area.left, (area.top + area.bottom) / 2
    for i, (text, wide) in enumerate(zip(texts, signs, strict=True)):
        if i < 2:
            draw_seal(canvas, look, x + SEAL, y, Gain(("story", "renown")[i], 1 + i), i)
        else:
            box = Box(x, y - _BOX / 2, x + _BOX, y + _BOX / 2)
            draw_box(canvas, look, box)
            draw_circled(canvas, look.theme, box, 2)
            if i == 3:
                draw_crossed(canvas, look.theme, box, 1)
        x += wide + 1.6
        x += canvas.text(x, y + style.x_height / 2, text, style) + gap
