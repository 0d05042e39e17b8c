"""The banner of the kit's cover: the ship cut open, its crew at the portholes, and what lives and waits in the deep."""

from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import blob, burst, dots, scales, stepped
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Box, Circle, Path, Point, Rect
from pnp.games.nautilion.boards.hulls import draw_hull
from pnp.games.nautilion.boards.spaces import collar, draw_duct
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.look import Look, Tone, look
from pnp.games.nautilion.tokens import CREATURES, draw_token
from pnp.games.nautilion.tokens.strangers import coral_branch
from pnp.press.banner import Banner, engraved_title
from pnp.templates import Templates

__all__ = ["make_banner"]

_HIGH = 42.0
"""The height for which all is measured; a lower banner shows all of it smaller, and more of the sea."""
_HULL = (274.0, 84.0)
"""The ship before it is scaled: as large as on a board, so that its rivets and ribs are those of the boards."""
_SCALE = 0.36
_R = 11.5
_CABINS: dict[int, Point] = {
    1: (50, 42), 2: (84, 24.5), 3: (84, 59.5), 4: (118, 42), 5: (152, 24.5), 6: (152, 59.5), 7: (186, 42),
    8: (220, 24.5), 9: (220, 59.5),
}  # fmt: skip
_DUCTS = ((1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (4, 6), (5, 7), (6, 7), (7, 8), (7, 9))
_SHOAL = (
    (7, "pilot", -0.625, 11.6, 0.6, 24.0), (5, "partner", 0.64, 11.2, 0.6, -20.0), (1, "coral", 0.6, 32.0, 0.52, 0.0),
    (3, "mage", -0.6, 31.8, 0.56, 0.0),
)  # fmt: skip
"""Who swims about it: the creature, its tone, how far it is to the side and down, its scale, and its turn."""


def make_banner(data: Templates) -> Banner:
    """Give the banner of every kit of the game."""
    known = look(data)
    return Banner(partial(_draw, known=known), engraved_title(known.theme, "sheet-brass"))


def _draw(canvas: Canvas, box: Box, known: Look) -> None:
    scale = box.height / _HIGH
    with canvas.group(moving(box.centre[0], box.top, scale)):
        _deep(canvas, box.width / scale / 2, known)
        _ship(canvas, known)


def _deep(canvas: Canvas, half: float, known: Look) -> None:
    """The sea: rays out of the ship, waves of scales, weed on the ground, and those who live there."""
    theme = known.theme
    ground = Rect(-half, 0, 2 * half, _HIGH)
    canvas.draw(ground, fill=theme.ink("abyss"))
    with canvas.group(clip=ground):
        canvas.draw(burst(0, 23, 14, half + 30, 52, 0.42), fill=theme.ink("sunray-dim"))
        canvas.draw(scales(Box(-half - 2, 34.5, half + 2, _HIGH + 4), 4.2, 4), stroke=theme.pen("scale", 0.26))
    stamp_picture(canvas, figure_picture("darkhouse", known), -half + 17.0, 21.8, 0.9)
    stamp_picture(canvas, figure_picture("phantom", known), half - 17.0, 21.6, 0.97)
    for number, tone, share, y, size, turn in _SHOAL:
        creature = picture(f"nautilion banner {number}", 12.0, _swimmer(number, tone), theme)
        stamp_picture(canvas, creature, share * half, y, size, turn=turn, flip=share < 0)
    plate = Plate()
    _garden(plate, half)
    plate.draw(canvas, theme)
    bubbles = [(-49.6, 17.0), (-51.4, 13.0), (-49.2, 9.0), (-51.0, 5.6), (53.0, 22.4), (55.0, 18.6), (53.4, 14.6)]
    canvas.draw(dots(bubbles), stroke=theme.pen("bubble", 1.2, cap="round"))
    for inset, width in ((1.5, 0.5), (2.5, 0.2)):
        frame = stepped(Box(-half, 0, half, _HIGH).grown(-inset), 1.7, 3)
        canvas.draw(frame, stroke=theme.pen("brass-rule", width, join="miter"))


def _swimmer(number: int, tone: str) -> Callable[[Plate], None]:
    return lambda plate: CREATURES[number](plate, Tone.of(tone))


def _garden(plate: Plate, half: float) -> None:
    """Weed and coral along the ground."""
    for x, k, tone in ((-half + 29, 0.46, "coral"), (half - 29.5, 0.42, "coral")):
        coral_branch(plate, Tone.of(tone), x, _HIGH - 3.2, k, 1.0 if x < 0 else -1.0)


def _ship(canvas: Canvas, known: Look) -> None:
    """The Nautilion cut open: a tower over its hull, nine cabins joined by ducts, and the crew in them."""
    wide, high = _HULL
    box = Box(-8, -30, wide + 8, high + 8)
    symbol = Symbol("nautilion banner ship", box, partial(_draw_ship, known=known))
    canvas.stamp(symbol, moving(-wide / 2 * _SCALE, 24.2 - high / 2 * _SCALE, _SCALE))


def _draw_ship(canvas: Canvas, known: Look) -> None:
    wide, high = _HULL
    plate = Plate()
    _tower(plate)
    plate.draw(canvas, known.theme)
    draw_hull(canvas, "B", wide, high, known)
    for one, other in _DUCTS:
        draw_duct(canvas, _CABINS[one], _CABINS[other], _R, known)
    for number, (x, y) in _CABINS.items():
        canvas.stamp(collar(_R, known), moving(x, y))
        draw_token(canvas, f"c{number}", known, x, y, 2 * _R + 2.4)
    bridge = Plate()
    _bridge(bridge)
    bridge.draw(canvas, known.theme)


def _tower(plate: Plate) -> None:
    """The tower with its windows and the periscope."""
    scope = [(126.6, -6), (126.6, -17), (137.4, -17), (137.4, -14), (129.6, -14), (129.6, -6)]
    plate.area(Path().polyline(scope, close=True), "brass-light", 0.7)
    for inset, ink in ((0.0, "brass"), (2.6, "hull")):
        left, right, top = 101 + 1.2 * inset, 175 - 1.2 * inset, -10 + inset
        tower = Path().move(left, 12).curve(left + 3, 2, left + 7, top + 2, left + 16, top)
        tower.line(right - 16, top).curve(right - 7, top + 2, right - 3, 2, right, 12)
        plate.area(tower.close(), ink, 0.7)
    for x in (121.0, 138.0, 155.0):
        plate.area(Circle(x, 0.2, 4.6), "brass", 0.8)
        plate.area(Circle(x, 0.2, 3.1), "glow", 0.6)


def _bridge(plate: Plate) -> None:
    """The lit window of the bridge in the bow."""
    pane = blob((243, 29), (252, 33), (257, 42), (252, 51), (243, 55), (240, 42))
    plate.area(pane, "brass", 0.8)
    plate.area(blob((244.4, 32), (251, 35.4), (254.4, 42), (251, 48.6), (244.4, 52), (242.2, 42)), "glow", 0.6)
    plate.lines(Path().move(241, 42).line(255, 42).move(248, 32).line(248, 52), 0.9, "brass-line")
    plate.cuts(cut_through([(244.6, 40), (245, 37.4), (246, 35.6), (247.4, 34.8)], 0.9), "white")
