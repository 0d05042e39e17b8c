"""The Moai: figures to fold, which stand on a geyser of 8 mm, and tokens that lie flat.

Either set is enough to play with. A figure lies on its side until it is raised. A token lies with its blind side up and
is turned when it is raised; then it sees.
"""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.mu.pieces.heads import draw_head
from pnp.games.mu.pieces.look import Look, once
from pnp.games.mu.pieces.tribes import draw_foot, draw_ground, draw_sign
from pnp.press.part import BLEED, Part
from pnp.press.standup import standup

__all__ = ["FOOT", "HIGH", "WIDE", "draw_moai", "moai_parts"]

WIDE, HIGH = 8.0, 16.0
FOOT = 4.0
"""The two flaps of a figure make a foot of 8 by 8 mm: it stands on its geyser and on nothing else."""
_SCALE = 0.365


def moai_parts(known: Look) -> list[Part]:
    """Give the figures and the tokens of all tribes."""
    count = known.numbers.moai
    parts = [
        standup(
            f"moai-{tribe}",
            WIDE,
            HIGH,
            partial(draw_moai, tribe=tribe, known=known),
            group="moai",
            title=known.title("moai"),
            count=count,
            flap=FOOT,
            foot=partial(draw_foot, wide=WIDE, reach=FOOT, tribe=tribe, known=known),
        )
        for tribe in known.tribes
    ]
    for tribe in known.tribes:
        lying = partial(draw_moai, tribe=tribe, known=known, awake=False)
        standing = partial(draw_moai, tribe=tribe, known=known)
        outline = Rect(0, 0, WIDE, HIGH)
        parts.append(
            Part(f"moai-token-{tribe}", outline, lying, standing, count, "moai-tokens", known.title("moai-tokens"))
        )
    return parts


def draw_moai(canvas: Canvas, tribe: str, known: Look, *, awake: bool = True) -> None:
    """Draw a Moai of 8 by 16 mm with its corner at the origin."""
    once(f"moai {tribe} {awake}", Box(0, 0, WIDE, HIGH), partial(_draw, tribe=tribe, known=known, awake=awake))(canvas)


def _draw(canvas: Canvas, tribe: str, known: Look, awake: bool) -> None:
    theme = known.theme
    box = Box(0, 0, WIDE, HIGH).grown(BLEED)
    band = 11.3
    if awake:
        draw_ground(canvas, box, tribe, known, 1.5)
    else:  # the bare rock of the quarry, strewn with chips
        canvas.rect(box.left, box.top, box.width, box.height, fill=theme.ink("ash"))
        chips = Path()
        for i in range(9):
            y = 0.9 + 1.25 * i
            chips.move(-BLEED, y).line(WIDE + BLEED, y - 0.7 + 0.4 * (i % 3))
        canvas.draw(chips, stroke=theme.pen("basalt-line", 0.18))
    plate = Plate()
    draw_head(plate, tribe, _SCALE, awake=awake)
    above = Rect(-BLEED, -BLEED, WIDE + 2 * BLEED, band + BLEED)
    with canvas.group(clip=above), canvas.group(moving(WIDE / 2, 0.55, _SCALE)):
        plate.draw(canvas, theme)
    canvas.rect(
        -BLEED, band, WIDE + 2 * BLEED, HIGH - band + BLEED, fill=theme.ink("paper" if not awake else f"{tribe}-ground")
    )
    canvas.line(-BLEED, band, WIDE + BLEED, band, theme.pen("line", 0.4))
    draw_sign(canvas, tribe, WIDE / 2, (band + HIGH) / 2 + 0.05, 4.1, known, ink=f"{tribe}-on" if awake else "")
