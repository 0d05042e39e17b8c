"""The layout sheets: the three maps with their slots bare, for those who lay out an ocean without a code.

Tiles that lie face down are drawn as their backs, those turned up as empty frames with the cost of their class. Below
a map that leaves room for it stands what there is of each.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas
from pnp.games.diluvium.components import Components
from pnp.games.diluvium.layout import Layout
from pnp.games.diluvium.look import look
from pnp.games.diluvium.sheets.head import HEIGHT, LEFT, RIGHT, WIDTH, draw_title
from pnp.games.diluvium.sheets.ocean import draw_bare_city, draw_bare_slot, draw_tablet, height_of, spread
from pnp.games.diluvium.sheets.words import fill, sheet_look
from pnp.games.diluvium.tiles.hexes import R
from pnp.games.diluvium.tiles.small import draw_small_back
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["draw_layout", "layout_parts"]

_LINE = 4.6
_HEAD = 27.0
"""Where the head ends, which has a title alone."""
_TOP = _HEAD + 2.0
_LEGEND = (40.0, 46.0)
"""The least and the most height of what stands below the map; a map that leaves less has nothing below it."""
_CAPTION = 5.0


def layout_parts(data: Templates) -> list[Part]:
    """Give a sheet for each layout."""
    layouts = {layout.name: layout for layout in look(data).box.layouts.values()}
    return [
        sheet(
            f"layout-{layout.name.lower()}",
            WIDTH,
            HEIGHT,
            partial(draw_layout, layout=layout, data=data),
            group="layouts",
            title="Layouts",
        )
        for layout in layouts.values()
    ]


def draw_layout(canvas: Canvas, layout: Layout, data: Templates) -> None:
    """Draw the page."""
    known, sheets = look(data), sheet_look(data)
    words, theme = sheets.layouts, known.theme
    terms = _terms(layout, known.box)
    draw_title(canvas, fill(words.title, **terms), fill(words.subtitle, **terms), theme, RIGHT - LEFT - 7.0, _HEAD)
    steps = [fill(step, **terms) for step in words.steps]
    foot = HEIGHT - 2.0 - _LINE * len(steps)
    least, most = _LEGEND
    room = foot - _TOP - height_of(layout)
    legend = min(room, most) if room >= least else 5.0
    if legend >= least:
        _draw_legend(canvas, [fill(said, **terms) for said in words.legend], foot - 5.0, legend - 8.0, data)
    scale, places = spread(layout, _TOP, foot - legend)
    tablets: list[tuple[str, float, float, bool]] = []
    for slot, x, y in places:
        if slot >= layout.ocean:
            seat = slot - layout.ocean + 1
            draw_bare_city(canvas, x, y, scale, known)
            tablets.append((f"{layout.name}K{seat} · {fill(sheets.plan.seat, seat=seat)}", x, y, True))
            continue
        name, up = f"{layout.name}{slot + 1:02}", layout.up >> slot & 1
        draw = draw_bare_slot if up else draw_small_back
        draw(canvas, layout.costs[slot], x, y, scale, known)
        tablets.append((f"{name} · {words.up}" if up else name, x, y, False))
    for said, x, y, city in tablets:
        draw_tablet(canvas, said, x, y, scale, known, city=city)
    for number, step in enumerate(steps):
        base = foot + _LINE * (number + 0.8)
        canvas.text(LEFT + 3.0, base, f"{number + 1}", theme.type("strong"))
        canvas.text(LEFT + 7.5, base, step, theme.type("text"), fit=RIGHT - LEFT - 10.0)


def _draw_legend(canvas: Canvas, said: Sequence[str], bottom: float, high: float, data: Templates) -> None:
    """Show each kind of slot with the number of its tiles: the three backs, one turned up, and a City."""
    known = look(data)
    style = known.theme.type("strong")
    scale = (high - _CAPTION) / (2 * R)
    y = bottom - _CAPTION - R * scale
    wide = (RIGHT - LEFT) / len(said)
    for place, caption in enumerate(said):
        x = LEFT + (place + 0.5) * wide
        if place < 3:
            draw_small_back(canvas, place, x, y, scale, known)
        elif place == 3:
            draw_bare_slot(canvas, None, x, y, scale, known)
        else:
            draw_bare_city(canvas, x, y, scale, known)
        canvas.text(x, bottom - 0.6, caption, style, anchor="middle", fit=wide - 2.0)


def _terms(layout: Layout, box: Components) -> dict[str, object]:
    """Give what the words may name."""
    counts = Counter(layout.costs)
    seats = sorted(players for players, found in box.layouts.items() if found.name == layout.name)
    return {
        "layout": layout.name,
        "players": " or ".join(map(str, seats)),
        "tiles": layout.ocean,
        "none": counts[0],
        "one": counts[1],
        "two": counts[2],
        "up": sum(layout.up >> slot & 1 for slot in range(layout.ocean)),
        "tokens": box.numbers.trays[seats[-1] - 1],
    }
