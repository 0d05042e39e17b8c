"""The banner of the kit's cover: a frieze of mosaic. A galley comes to an island with a gate; what guards it waits.

The sea is laid as on the tiles, in courses about the coasts; the figures are of black glaze.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import blob
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Box, Path, Point, Polygon, Rect
from pnp.games.diluvium.look import Look, look
from pnp.games.diluvium.tiles.courses import Grid, Laying, Stone, courses, paths_of
from pnp.games.diluvium.tiles.frame import key_fret
from pnp.games.diluvium.tiles.monsters import draw_monster
from pnp.games.diluvium.tiles.mosaic import land_tone
from pnp.games.diluvium.tiles.ornaments import dolphin, gulls, trireme
from pnp.games.diluvium.tiles.shore import Island, Round, Shores
from pnp.games.diluvium.tiles.sockets import gate
from pnp.press.banner import Banner, engraved_title
from pnp.seeds import Stream
from pnp.templates import Templates

__all__ = ["make_banner"]

_HIGH = 42.0
"""The height for which all is measured; a lower banner shows all of it smaller, and more of the sea."""
_BAND = 4.0
"""Height of the meander above and below the sea."""
_SEA = Laying(1.8, 1.95, 0.06)
_LAND = Laying(1.4, 1.55, 0.05)
_COURSES = 3
"""Of the land, from the coast inwards."""
_JOINT = 0.27
_TONES = ("sea-pale", "sea-light", "sea", "sea-deep", "sea-dark")
_HOME = Island(
    (Round(1, 3.5, 10.5), Round(-14, 5, 8.5), Round(15.5, 5, 8.0), Round(-22, 6, 5.0), Round(23, 6, 5.0)), 1.5
)
_ROCK = Island((Round(54, -1.5, 11.5), Round(46, 4.5, 8.0), Round(62.5, 4.0, 8.5)), 1.2)
_GUARDED = 1
"""The number of the Monster's rock among the islands."""
_HYDRA = 3
"""The Monster, by its place among those of the tiles."""


def make_banner(data: Templates) -> Banner:
    """Give the banner of every kit of the game."""
    known = look(data)
    return Banner(partial(_draw, known=known), engraved_title(known.theme, "gold-mark"))


def _draw(canvas: Canvas, box: Box, known: Look) -> None:
    scale = box.height / _HIGH
    half = box.width / scale / 2
    with canvas.group(moving(*box.centre, scale)):
        with canvas.group(clip=_field(half)):
            _mosaic(half).draw(canvas, known.theme)
        _figures(canvas, half, known)
        for way in (-1, 1):
            _meander(canvas, way, half, known)


def _field(half: float) -> Polygon:
    """Give what lies between the bands."""
    high = _HIGH / 2 - _BAND
    return Polygon(((-half, -high), (half, -high), (half, high), (-half, high)))


def _mosaic(half: float) -> Plate:
    """Lay the sea about its islands: the one with the gate, the Monster's rock, and two capes at the sides."""
    high, field = _HIGH / 2 - _BAND, _field(half)
    capes = (
        Island((Round(-half - 1, high + 1, 9.0), Round(-half + 11, high + 3, 5.0)), 1.2),
        Island((Round(half + 2, -high - 2, 8.5), Round(half - 9, -high - 4, 5.5)), 1.2),
    )
    shores = Shores((_HOME, _ROCK, *capes), "banner")
    grid = Grid(shores, field.box())
    chance = Stream("diluvium stones", "banner")

    def sea_tone(stone: Stone) -> str:
        if stone.course == 0:
            return "surf"
        luck = chance.real()
        if luck < 0.012:
            return "sea-glint"
        return _TONES[max(0, min(4, int(0.42 * stone.course + 2.6 * luck - 1.2)))]

    def rock_tone(stone: Stone) -> str:
        luck = chance.real()
        if stone.course == -1:
            return "rock-dark" if luck < 0.75 else "rock"
        return ("rock", "rock-light")[luck < 0.4]

    last = math.ceil(grid.highest() / _SEA.high)
    sea = paths_of(courses(grid, _SEA, 0, last, chance, field.points), sea_tone)
    stones = list(courses(grid, _LAND, -_COURSES, 0, chance, field.points))
    land = paths_of([stone for stone in stones if stone.island != _GUARDED], partial(land_tone, chance=chance))
    rock = paths_of([stone for stone in stones if stone.island == _GUARDED], rock_tone)
    coasts, ground, clay = Path(), Path(), Path()
    for line, closed in grid.lines(0.0):
        coasts.add(blob(*line[:-1]) if closed else Path().polyline(line))
        whole = blob(*line[:-1]) if closed else Path().polyline([*line, _corner(line, half, high)], close=True)
        (clay if shores.slope(*line[0])[3] == _GUARDED else ground).add(whole)
    plate = Plate()
    plate.area(field, "sea-flat")
    for ink in sorted(sea):
        plate.area(sea[ink], ink, _JOINT, "joint")
    plate.area(ground, "sand-light")
    plate.area(clay, "rock-light")
    for stones_of, joint in ((land, "land-joint"), (rock, "rock-joint")):
        for ink in sorted(stones_of):
            plate.area(stones_of[ink], ink, _JOINT * 0.8, joint)
    plate.lines(coasts, 0.5, "coast")
    return plate


def _corner(line: list[Point], half: float, high: float) -> Point:
    """Give the corner of the field in which a cape lies."""
    x, y = line[len(line) // 2]
    return math.copysign(half + 2, x), math.copysign(high + 2, y)


def _figures(canvas: Canvas, half: float, known: Look) -> None:
    """The gate on its island, ships that come, and what waits for them."""
    theme = known.theme
    plate = Plate()
    _gate(plate)
    plate.draw(canvas, theme)
    galley = picture("diluvium ornament trireme", 11.0, trireme, theme)
    stamp_picture(canvas, galley, -46.0, -0.4, 1.6)
    stamp_picture(canvas, galley, -half + 18.0, -6.0, 0.85)
    draw_monster(canvas, _HYDRA, 54.0, 0.8, known, 1.3)
    stamp_picture(canvas, picture("diluvium ornament dolphin", 11.0, dolphin, theme), half - 13.0, 8.2, 0.8, flip=True)
    stamp_picture(canvas, picture("diluvium ornament gulls", 11.0, gulls, theme), -22.0, -11.0, 0.62)


def _gate(plate: Plate) -> None:
    """What is left of a city of Mu: a stepped gate of brick, and two walls beside it."""
    for x, wide, high in ((-16.0, 11.5, 8.4), (16.0, 11.5, 8.4), (0.0, 21.0, 17.0)):
        y = 9.5 if wide > 12 else 9.9
        shape = gate(wide, high).moved(x, y)
        plate.area(shape, "slip", 1.2, "slip")
        plate.area(shape, "madder")
        rows = max(4, round(high / 1.75))
        bricks = Path()
        for row in range(1, rows):
            level = y - high * row / rows
            reach = wide / 2 - _steps(wide, high, y - level)
            bricks.move(x - reach, level).line(x + reach, level)
            count = round(2 * reach / 2.6)
            for i in range(1, count):
                at = x - reach + 2 * reach * (i + 0.25 * (1 if row % 2 else -1)) / count
                bricks.move(at, level).line(at, min(level + high / rows, y))
        plate.lines(bricks, 0.24, "fret")
        plate.lines(shape, 0.4, "glaze-edge")
        door = 0.32 * wide
        opening = Rect(x - door / 2, y - 0.52 * high, door, 0.52 * high)
        plate.area(opening, "glaze", 0.3, "fret")


def _steps(wide: float, high: float, up: float) -> float:
    """How far a gate has come in at a height: by a step at each of three levels."""
    run, rise = wide * 0.115, high * 0.17
    return run * max(0, min(3, math.ceil((up - high + 3 * rise) / rise + 0.01)))


def _meander(canvas: Canvas, way: int, half: float, known: Look) -> None:
    """The running key of the tiles, above the sea or below it."""
    theme = known.theme
    symbol = Symbol(
        f"diluvium banner key {half:g}", Box(-half, -1, half, _BAND + 1), partial(_band, half=half, known=known)
    )
    edge = way * (_HIGH / 2 - _BAND)
    canvas.stamp(symbol, (1, 0, 0, -way, 0, way * _HIGH / 2))
    canvas.line(-half, edge, half, edge, theme.pen("fret-edge", 0.6))


def _band(canvas: Canvas, half: float, known: Look) -> None:
    theme = known.theme
    canvas.rect(-half, -1, 2 * half, _BAND + 1, fill=theme.ink("frame"))
    with canvas.group(moving(-half, 0.75)):
        canvas.draw(key_fret(2 * half, _BAND - 1.5), stroke=theme.pen("fret", 0.42, join="miter"))
