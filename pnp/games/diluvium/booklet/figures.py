"""The figures of the booklet: the box, the layouts, the wheel, a tile, a voyage, an island, a fight."""

from functools import partial
from math import hypot, sqrt

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import Figure
from pnp.draw.shapes import Circle, Point, Polygon, Rect
from pnp.games.diluvium.boards.wheel import WHEEL, draw_wheel, draw_wheel_ring
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.booklet.examples import FIGHT, SCARED, SETTLED, TRAYS, VOYAGE, Fighter
from pnp.games.diluvium.booklet.galleries import draw_cards, draw_monsters, draw_pictures, draw_roles
from pnp.games.diluvium.booklet.miniature import (
    HIGH,
    PIECE,
    WIDE,
    draw_back,
    draw_city,
    draw_piece,
    draw_small_ship,
    draw_tile,
    spot,
)
from pnp.games.diluvium.layout import Layout
from pnp.games.diluvium.look import CIVILISATIONS
from pnp.games.diluvium.tiles.sockets import draw_coin
from pnp.press.rulebook import draw_caption

__all__ = ["book_figures"]

_SECTIONS = (("explore", "scout"), ("settle", "settler"), ("produce", "wheat"), ("engage", "galley"))
"""Clockwise from the upper left, as on the boards."""
_READ = "T25"
"""The tile that is explained: it has all that a tile may have."""
_RIM = 3.8
"""How far before a sign its line ends."""


def book_figures(desk: Desk) -> dict[str, Figure]:
    """Give the figures by name."""
    return {
        "box": Figure(48.0, partial(_draw_box, desk=desk)),
        "layouts": Figure(50.0, partial(_draw_layouts, desk=desk)),
        "tile": Figure(64.0, partial(_draw_reading, desk=desk)),
        "wheel": Figure(40.0, partial(_draw_wheel, desk=desk)),
        "voyage": Figure(HIGH + 14.0, partial(_draw_voyage, desk=desk)),
        "settled": Figure(HIGH + 20.0, partial(_draw_settled, desk=desk)),
        "trades": Figure(16.0, partial(_draw_trades, desk=desk)),
        "tracks": Figure(28.6, partial(_draw_tracks, desk=desk)),
        "backs": Figure(HIGH + 0.6, partial(_draw_backs, desk=desk)),
        "scare": Figure(17.0, partial(_draw_scare, desk=desk)),
        "trays": Figure(15.0, partial(_draw_trays, desk=desk)),
        "fight": Figure(37.0, partial(_draw_fight, desk=desk)),
        "monsters": Figure(57.0, partial(draw_monsters, desk=desk)),
        "cards": Figure(48.0, partial(draw_cards, desk=desk)),
        "roles": Figure(31.0, partial(draw_roles, desk=desk)),
        "rival": Figure(20.4, partial(draw_pictures, keys=("explore", "settle", "produce", "engage"), desk=desk)),
    }


# -- pieces ----------------------------------------------------------------------------------------


def _draw_box(canvas: Canvas, width: float, desk: Desk) -> None:
    """A glimpse into the box: the ships, and a token of each kind."""
    ships = [(kind, people) for people in CIVILISATIONS for kind in ("scout", "warship")]
    for (kind, people), x in zip(ships, _across(len(ships), 0.0, width), strict=True):
        draw_small_ship(canvas, kind, people, x, 9.6, desk, 0.64)
    half = width / 2
    for kind, left in (("settler", 0.0), ("marker", half)):
        for people, x in zip(CIVILISATIONS, _across(len(CIVILISATIONS), left, half), strict=True):
            draw_piece(canvas, f"{kind}-{people}", x, 25.6, desk, 0.8)
    values = sorted(gold.value for gold in desk.known.box.numbers.gold)
    stock = [*((kind, 0.8) for kind in ("food", "craft", "weapons")), *((f"gold-{value}", 0.66) for value in values)]
    for (name, scale), x in zip(stock, _across(len(stock), 0.0, width), strict=True):
        draw_piece(canvas, name, x, 39.0, desk, scale)


def _across(count: int, left: float, width: float) -> list[float]:
    """Give the middles of so many equal shares of a row."""
    return [left + (i + 0.5) * width / count for i in range(count)]


# -- the map ---------------------------------------------------------------------------------------


def _draw_layouts(canvas: Canvas, width: float, desk: Desk) -> None:
    """The three maps side by side."""
    maps = [("small", 2), ("middle", 3), ("large", 4)]
    spans = [_span(desk.known.box.layouts[players]) for _, players in maps]
    gap = 3.0
    wide = min((width - 2 * gap) / sum(across for across, _ in spans), 44.0 / max(tall for _, tall in spans))
    left = (width - 2 * gap - wide * sum(across for across, _ in spans)) / 2
    for (key, players), (across, tall) in zip(maps, spans, strict=True):
        _draw_map(canvas, desk.known.box.layouts[players], left, (44.0 - tall * wide) / 2, wide, desk)
        style = desk.theme.type("caption-strong")
        said = desk.label("layouts", key)
        canvas.text(left + across * wide / 2, 48.6, said, style, anchor="middle")
        left += across * wide + gap


def _span(layout: Layout) -> tuple[float, float]:
    """Give how wide and how high a map is, in widths of a hex."""
    xs, rows = [q + r / 2 for q, r in layout.places], [r for _, r in layout.places]
    return max(xs) - min(xs) + 1, (max(rows) - min(rows)) * sqrt(3) / 2 + 2 / sqrt(3)


def _draw_map(canvas: Canvas, layout: Layout, left: float, top: float, wide: float, desk: Desk) -> None:
    theme = desk.theme
    style = theme.type("map")
    xs, rows = [q + r / 2 for q, r in layout.places], [r for _, r in layout.places]
    for slot, (x, row) in enumerate(zip(xs, rows, strict=True)):
        cx = left + (x - min(xs) + 0.5) * wide
        cy = top + (row - min(rows)) * wide * sqrt(3) / 2 + wide / sqrt(3)
        city, up = slot >= layout.ocean, layout.up >> slot & 1
        ink = "sand" if city else "white" if up else "book-down"
        pen = theme.pen("book-accent" if city else "line", 0.5 if city else 0.25, join="miter")
        canvas.draw(_hexagon(cx, cy, wide - 0.5), fill=theme.ink(ink), stroke=pen)
        if city:
            stamp_icon(canvas, desk.icons, "city", cx, cy, 4.4, theme.ink("book-accent"))
        else:
            said = str(layout.costs[slot])
            if not up:
                canvas.circle(cx, cy, 1.75, fill=theme.ink("white"))
            canvas.text(cx, cy + style.cap_height / 2, said, style, anchor="middle")


def _hexagon(x: float, y: float, wide: float) -> Polygon:
    half, tall = wide / 2, wide / sqrt(3)
    corners = ((0.0, -tall), (half, -tall / 2), (half, tall / 2), (0.0, tall), (-half, tall / 2), (-half, -tall / 2))
    return Polygon(tuple((x + dx, y + dy) for dx, dy in corners))


def _draw_reading(canvas: Canvas, width: float, desk: Desk) -> None:
    """A tile with a line to each thing on it, and what that is."""
    scale = 0.8
    x, y = width / 2, 32.0
    draw_tile(canvas, _READ, x, y, desk, scale)
    tile = desk.known.box.tiles[_READ]
    gold = next(space for space in tile.spaces if space[0] == "G")
    kinds = [island[0] for island in tile.islands]
    labels: list[tuple[str, Point, bool, float]] = [
        ("gold", spot(desk, _READ, gold, 0, x, y, scale), False, 3.0),
        ("settler", spot(desk, _READ, "S", 0, x, y, scale), True, 3.0),
        ("strength", (x - 10.2 * scale, y - 3.8 * scale), False, 22.5),
        ("worth", (x + 10.2 * scale, y - 3.6 * scale), True, 22.5),
    ]
    for number, kind in enumerate(kinds[:2]):
        place = spot(desk, _READ, kind, 0, x, y, scale)
        labels.append((("island", "ruins")[number], place, place[0] > x, 42.0))
    for key, place, right, top in labels:
        edge = width - 29.0 if right else 29.0
        _draw_leader(canvas, (edge, top + 1.9), place, desk)
        draw_caption(canvas, edge + 1.0 if right else 0.0, top, 28.0, desk.label("tile", key), desk)


def _draw_leader(canvas: Canvas, begin: Point, end: Point, desk: Desk) -> None:
    theme = desk.theme
    long = hypot(end[0] - begin[0], end[1] - begin[1])
    end = (end[0] - (end[0] - begin[0]) / long * _RIM, end[1] - (end[1] - begin[1]) / long * _RIM)
    for ink, wide in (("white", 1.3), ("book-accent", 0.5)):
        canvas.line(*begin, *end, theme.pen(ink, wide, cap="round"))
    canvas.circle(*end, 0.9, fill=theme.ink("book-accent"), stroke=theme.pen("white", 0.4))


def _draw_arrow(canvas: Canvas, begin: Point, end: Point, number: str, desk: Desk) -> None:
    """A broad arrow from place to place, with its number in the middle."""
    theme = desk.theme
    (ax, ay), (bx, by) = begin, end
    long = hypot(bx - ax, by - ay)
    c, s = (bx - ax) / long, (by - ay) / long
    flat = [
        (0, -1.1),
        (long - 3.6, -1.1),
        (long - 3.6, -2.7),
        (long, 0),
        (long - 3.6, 2.7),
        (long - 3.6, 1.1),
        (0, 1.1),
    ]
    points = [(ax + u * c - v * s, ay + u * s + v * c) for u, v in flat]
    canvas.polygon(points, fill=theme.ink("book-arrow"), stroke=theme.pen("line", 0.4))
    style = theme.type("hop")
    mx, my = ax + 0.42 * long * c, ay + 0.42 * long * s
    canvas.circle(mx, my, 2.7, fill=theme.ink("white"), stroke=theme.pen("line", 0.4))
    canvas.text(mx, my + style.cap_height / 2, number, style, anchor="middle")


def _draw_voyage(canvas: Canvas, width: float, desk: Desk) -> None:
    """A ship leaves its City, crosses a tile and turns up another."""
    left = (width - 3 * WIDE) / 2
    xs, y = [left + (i + 0.5) * WIDE for i in range(3)], HIGH / 2
    draw_city(canvas, VOYAGE.people, xs[0], y, desk)
    draw_tile(canvas, VOYAGE.crossed, xs[1], y, desk)
    draw_back(canvas, VOYAGE.cost, xs[2], y, desk)
    low = y + 10.6
    draw_small_ship(canvas, "scout", VOYAGE.people, xs[0] + 7.4, y - 5.2, desk, 0.5)
    _draw_arrow(canvas, (xs[0] + 13.4, y - 1.4), (xs[1] - 5.0, y - 1.4), "1", desk)
    _draw_arrow(canvas, (xs[1] + 9.4, y - 1.4), (xs[2] - 10.4, y - 1.4), "2", desk)
    draw_piece(canvas, "food", xs[2] + 9.4, low, desk, PIECE)
    draw_caption(canvas, 0, HIGH + 2.0, width, desk.label("voyage", "text"), desk)


# -- the turn --------------------------------------------------------------------------------------


def _draw_wheel(canvas: Canvas, width: float, desk: Desk) -> None:
    """The wheel among the four sections, its arrow on one of them."""
    scale, x, y = 0.6, width / 2, 20.0
    with canvas.group(moving(x, y, scale)):
        draw_wheel_ring(canvas, "greek", desk.known)
        with (
            canvas.group(turning(0, 0, 45)),
            canvas.group(moving(-WHEEL, -WHEEL)),
            canvas.group(clip=Circle(WHEEL, WHEEL, WHEEL)),
        ):
            draw_wheel(canvas, "greek", desk.known)
    wide = 38.0
    for (key, icon), right, low in zip(_SECTIONS, (False, True, True, False), (False, False, True, True), strict=True):
        left, top = (width - wide if right else 0.0), (20.8 if low else 0.4)
        stamp_icon(canvas, desk.icons, icon, left + 3.4, top + 3.2, 6.4, desk.theme.ink("book-accent"))
        canvas.text(left + 8.0, top + 4.6, getattr(desk.said.sections, key), desk.theme.type("phase"))
        draw_caption(canvas, left, top + 7.4, wide - 1.0, desk.label("wheel", key), desk)


def _draw_settled(canvas: Canvas, width: float, desk: Desk) -> None:
    """A tile on which two players have settled, a City, and a tile that a Warship keeps closed."""
    left, y = (width - 3 * WIDE) / 2, HIGH / 2
    tile, xs = SETTLED.tile, [left + (i + 0.5) * WIDE for i in range(3)]
    draw_tile(canvas, tile, xs[0], y, desk)
    draw_city(canvas, SETTLED.people, xs[1], y, desk)
    draw_tile(canvas, SETTLED.closed, xs[2], y, desk)
    for people, space in SETTLED.markers:
        draw_piece(canvas, f"marker-{people}", *spot(desk, tile, space, 0, xs[0], y), desk)
    for people, kind, number in SETTLED.settlers:
        draw_piece(canvas, f"settler-{people}", *spot(desk, tile, kind, number, xs[0], y), desk)
    draw_piece(canvas, f"settler-{SETTLED.people}", *spot(desk, SETTLED.people, SETTLED.home, 0, xs[1], y), desk)
    draw_small_ship(canvas, "warship", SETTLED.enemy, xs[2], y - 10.6, desk, 0.5)
    for number, key in enumerate(("shared", "city", "closed")):
        draw_caption(
            canvas, number * (width + 3.0) / 3, HIGH + 2.0, (width - 6.0) / 3, desk.label("settled", key), desk
        )


def _draw_trades(canvas: Canvas, width: float, desk: Desk) -> None:
    """What Craft and Weapons are discarded for."""
    theme, known, half = desk.theme, desk.known, (width - 4.0) / 2
    trade, y = known.box.numbers.trade, 8.0
    for number, (kind, count) in enumerate((("craft", trade.sale), ("weapons", trade.raising))):
        x = number * (half + 4.0)
        canvas.rect(x, 0.3, half, 2 * y - 0.6, r=1.6, fill=theme.ink("paper"), stroke=theme.pen("book-accent", 0.5))
        at = x + 8.4
        for _ in range(count):
            draw_piece(canvas, kind, at, y, desk)
            at += 10.6
        stamp_icon(canvas, desk.icons, "arrow-right", at + 1.0, y, 7.0, theme.ink("book-accent"))
        at += 12.0
        if kind == "craft":
            draw_coin(canvas, str(known.box.common.sale), at, y, known, 4.4, "monster")
        else:
            draw_piece(canvas, "strength-greek", at, y, desk)
            style = theme.type("sum")
            canvas.text(at + 6.0, y + style.cap_height / 2, "+1", style)


def _draw_tracks(canvas: Canvas, width: float, desk: Desk) -> None:
    """The exploration track and the strength gauge of side A as they begin."""
    theme, known = desk.theme, desk.known
    board, style = known.box.common, desk.theme.type("caption-strong")
    step = 13.0
    for key, y, values in (("explore", 6.0, board.track), ("strength", 21.0, known.box.numbers.gauge)):
        begin = width - step * len(values) + step / 2 - 2.0
        draw_caption(canvas, 0, y - 3.6, begin - 10.0, desk.label("tracks", key), desk)
        canvas.line(begin, y, begin + step * (len(values) - 1), y, theme.pen("book-accent", 1.0))
        for number, gold in enumerate(values):
            x = begin + number * step
            canvas.circle(x, y, 4.6, fill=theme.ink("paper"), stroke=theme.pen("line", 0.4))
            if key == "explore":
                draw_piece(canvas, "marker-greek", x, y, desk)
            elif number + 1 == board.strength:
                draw_piece(canvas, "strength-greek", x, y, desk)
            else:
                canvas.text(x, y + style.cap_height / 2, str(number + 1), style, anchor="middle")
            draw_coin(canvas, str(gold), x + 4.6, y + 4.4, known, 2.7, "coin-small")


def _draw_backs(canvas: Canvas, width: float, desk: Desk) -> None:
    """Face-down tiles of each cost."""
    costs = sorted({tile.cost for tile in desk.known.box.tiles.values()})[:3]
    left = (width - len(costs) * WIDE) / 2
    for number, cost in enumerate(costs):
        draw_back(canvas, cost, left + (number + 0.5) * WIDE, HIGH / 2 + 0.3, desk)


def _draw_scare(canvas: Canvas, width: float, desk: Desk) -> None:
    """A Warship, what flees from it, and the Gold for that."""
    theme, known, y = desk.theme, desk.known, 8.6
    canvas.rect(0, 0.3, width, 2 * y - 0.6, r=1.6, fill=theme.ink("paper"), stroke=theme.pen("book-accent", 0.5))
    draw_small_ship(canvas, "warship", SCARED.by, 9.0, y, desk, 0.54)
    stamp_icon(canvas, desk.icons, "arrow-right", 20.0, y, 6.4, theme.ink("book-accent"))
    x = 30.0
    for people in SCARED.settlers:
        draw_piece(canvas, f"settler-{people}", x, y, desk)
        x += 8.6
    for people in SCARED.ships:
        draw_small_ship(canvas, "scout", people, x + 2.0, y, desk, 0.54)
        x += 13.0
    count = len(SCARED.settlers) + len(SCARED.ships)
    style = theme.type("sum")
    x += canvas.text(x - 1.0, y + style.cap_height / 2, "=", style) + 4.6
    draw_coin(canvas, str(count * known.box.numbers.scare), x, y, known, 4.4, "monster")
    draw_caption(canvas, x + 8.0, 2.6, width - x - 10.0, desk.label("scare", "text"), desk)


def _draw_trays(canvas: Canvas, width: float, desk: Desk) -> None:
    """Three trays, one of them empty."""
    theme, style = desk.theme, desk.theme.type("sum")
    canvas.rect(0, 0.3, width, 14.4, r=1.6, fill=theme.ink("paper"), stroke=theme.pen("book-accent", 0.5))
    for number, (kind, count) in enumerate(TRAYS):
        x = 8.0 + number * 19.0
        draw_piece(canvas, kind, x, 7.5, desk)
        canvas.text(x + 6.6, 7.5 + style.cap_height / 2, str(count), style)
    draw_caption(canvas, 62.0, 3.4, width - 64.0, desk.label("trays", "text"), desk)


def _draw_fight(canvas: Canvas, width: float, desk: Desk) -> None:
    """Attacker and defender: marker, Weapons, and what they add up to."""
    theme = desk.theme
    half = (width - 4.0) / 2
    for number, fighter in enumerate(FIGHT):
        x = number * (half + 4.0)
        frame = Rect(x, 0.3, half, 22.0, 1.6)
        canvas.draw(frame, fill=theme.ink("paper"), stroke=theme.pen("book-accent", 0.5))
        draw_small_ship(canvas, "warship", fighter.people, x + 7.4, 12.0, desk, 0.56)
        _draw_sum(canvas, x + 17.6, fighter, number, desk)
    draw_caption(canvas, 0, 24.4, width, desk.label("fight", "text"), desk)


def _draw_sum(canvas: Canvas, x: float, fighter: Fighter, number: int, desk: Desk) -> None:
    theme = desk.theme
    style = theme.type("caption-strong")
    canvas.text(x - 3.0, 5.6, desk.label("fight", ("attacker", "defender")[number]), style)
    draw_piece(canvas, f"strength-{fighter.people}", x + 1.2, 14.0, desk)
    sign, y = theme.type("sum"), 14.0
    base = y + sign.cap_height / 2
    at = x + 5.8
    at += canvas.text(at, base, f"{fighter.strength} +", sign) + 0.6
    for _ in range(fighter.weapons):
        draw_piece(canvas, "weapons", at + 4.7, y, desk, 0.62)
        at += 9.7
    canvas.text(at + 0.4, base, f"= {fighter.strength + fighter.weapons}", sign)
