"""The round tokens: Action tokens, Scoring markers, Settlers as discs, Prayer tokens and the First Player's."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, cut
from pnp.draw.ornament import around, burst, dots, star
from pnp.draw.shapes import Box, Circle, Path
from pnp.games.mu.pieces.heads import draw_head
from pnp.games.mu.pieces.look import Look, disc, draw_number, picture
from pnp.games.mu.pieces.tribes import draw_ground, draw_sign
from pnp.press.part import BLEED, Part

__all__ = ["ACTION", "FIRST", "MARKER", "PRAYER", "draw_marker", "draw_prayer", "token_parts"]

ACTION, MARKER, PRAYER, FIRST = 9.0, 5.0, 8.0, 15.0
"""Radii."""


def token_parts(known: Look) -> list[Part]:
    """Give all of them."""
    parts = []
    for tribe in known.tribes:
        back = partial(_draw_action_back, tribe=tribe, known=known)
        for number in range(1, known.numbers.actions + 1):
            front = partial(_draw_action, number=number, tribe=tribe, known=known)
            parts.append(disc(f"action-{tribe}-{number}", ACTION, front, back, "actions", known))
    for tribe in known.tribes:
        front, back = partial(draw_marker, tribe=tribe, known=known), partial(_draw_lap, tribe=tribe, known=known)
        parts.append(disc(f"marker-{tribe}", MARKER, front, back, "markers", known))
    prayer = partial(draw_prayer, known=known)
    parts.append(disc("prayer", PRAYER, prayer, prayer, "prayers", known, known.numbers.prayers))
    first = partial(_draw_first, known=known)
    parts.append(disc("first-player", FIRST, first, first, "first-player", known))
    return parts


def _own(canvas: Canvas, r: float, tribe: str, known: Look, inner: float) -> None:
    """Draw a tribe's ground with a clear round in its middle."""
    draw_ground(canvas, Box(-r, -r, r, r).grown(BLEED), tribe, known)
    canvas.circle(0, 0, inner, fill=known.theme.ink("paper"), stroke=known.theme.pen("line", 0.35))


def _draw_action(canvas: Canvas, number: int, tribe: str, known: Look) -> None:
    theme = known.theme
    _own(canvas, ACTION, tribe, known, 6.5)
    canvas.circle(0, 0, 5.9, stroke=theme.pen(f"{tribe}-line", 0.25))
    # as many stones on the rim as points are spent
    count = known.numbers.actions
    for i in range(count):
        ((x, y),) = around(0, 0, 7.8, 1, (i - (count - 1) / 2) * 26)
        canvas.circle(x, y, 0.85, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
        if i < number:
            canvas.circle(x, y, 0.5, fill=theme.ink("dark"))
    draw_number(canvas, str(number), 0, 0.1, "action", known)


def _draw_action_back(canvas: Canvas, tribe: str, known: Look) -> None:
    _own(canvas, ACTION, tribe, known, 6.5)
    canvas.circle(0, 0, 5.9, stroke=known.theme.pen(f"{tribe}-line", 0.25))
    draw_sign(canvas, tribe, 0, 0, 8.6, known)


def draw_marker(canvas: Canvas, tribe: str, known: Look) -> None:
    """Draw the front of a Scoring marker about the origin."""
    _own(canvas, MARKER, tribe, known, 3.9)
    draw_sign(canvas, tribe, 0, 0, 5.6, known)


def _draw_lap(canvas: Canvas, tribe: str, known: Look) -> None:
    _own(canvas, MARKER, tribe, known, 4.0)
    draw_number(canvas, f"+{known.words.lap}", 0, 0, "lap", known)


def draw_prayer(canvas: Canvas, known: Look) -> None:
    """Two hands raised before the rising sun; beneath them what a prayer that was not needed is worth (MU-613)."""
    theme, r = known.theme, PRAYER
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("basalt"))
    canvas.circle(0, 0, r - 0.65, stroke=theme.pen("ember-line", 0.3))
    inner = Circle(0, 0, r - 1.25)
    canvas.draw(inner, fill=theme.ink("lagoon"))
    with canvas.group(clip=inner):
        canvas.draw(burst(0, -0.4, 2.0, 9, 20, 0.5), fill=theme.ink("paper"))
        picture(canvas, _praying, known, 0, -0.9)
    canvas.draw(inner, stroke=theme.pen("line", 0.45))
    canvas.circle(0, 5.3, 2.15, fill=theme.ink("basalt"), stroke=theme.pen("ember-line", 0.35))
    draw_number(canvas, str(known.numbers.points.prayer), 0, 5.3, "prayer", known)


def _praying(plate: Plate) -> None:
    plate.area(Circle(0, -0.2, 3.0), "ember", 0.3, "line")
    plate.lines(Path().polyline(around(0, -0.2, 2.45, 24), close=True), 0.16, "lava-line")
    for way in (-1, 1):
        hand = Path().move(way * 1.7, 5.6).curve(way * 2.2, 3.4, way * 2.0, 2.4, way * 1.2, 1.2).line(way * 0.15, -3.6)
        hand.curve(way * 0.2, -4.6, way * 1.0, -4.6, way * 1.2, -3.8).line(way * 1.9, -0.6)
        hand.curve(way * 2.2, -1.6, way * 3.2, -1.5, way * 3.0, -0.4).curve(
            way * 2.9, 0.8, way * 3.3, 1.4, way * 4.6, 5.6
        ).close()
        plate.area(hand, "skin", 0.34, "line")
        plate.cuts(cut((way * 0.9, -3.4), (way * 1.1, -1.8), (way * 1.5, -0.6), (way * 1.9, 0.8), 0.2), "line")
        cuff = Path().move(way * 1.66, 3.9).line(way * 4.1, 3.9).line(way * 4.6, 5.6).line(way * 1.6, 5.6).close()
        plate.area(cuff, "eye", 0.3, "line")


def _draw_first(canvas: Canvas, known: Look) -> None:
    """The First Player's star stands over a head of stone."""
    theme, r = known.theme, FIRST
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("basalt"))
    canvas.circle(0, 0, r - 0.8, stroke=theme.pen("ember-line", 0.4))
    canvas.draw(dots(around(0, 0, r - 1.7, 48)), stroke=theme.pen("ember-line", 0.55, cap="round"))
    inner = Circle(0, 0, r - 2.6)
    canvas.draw(inner, fill=theme.ink("lava-flat"))
    with canvas.group(clip=inner):
        canvas.draw(burst(0, 0, 2, 14, 24, 0.5), fill=theme.ink("ember"))
        canvas.draw(star(0, 0, 12.0, 8, 0.5), fill=theme.ink("glow"), stroke=theme.pen("line", 0.4))
        canvas.draw(star(0, 0, 10.4, 8, 0.5), stroke=theme.pen("lava-line", 0.25))
        plate = Plate()
        draw_head(plate, "wave", 0.52)
        with canvas.group(moving(0, -8.3, 0.52)):
            plate.draw(canvas, theme)
    canvas.draw(inner, stroke=theme.pen("line", 0.5))
