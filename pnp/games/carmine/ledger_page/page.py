"""The Ship Board as a page: a leaf of the ship's ledger. Made for A4 and Letter alike, 196 x 262 mm, nothing to cut.

Every section has its area here; what lies in it follows from the ledger's numbers.
"""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.lettering import engraved, line_of
from pnp.draw.qr import sheet_qr
from pnp.draw.shapes import Box
from pnp.games.carmine.engravings import ship
from pnp.games.carmine.ledger_page.fields import ledger_fields
from pnp.games.carmine.ledger_page.heading import draw_heading, inside
from pnp.games.carmine.ledger_page.legend import draw_legend
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.ledger_page.power import draw_monoliths, draw_power, monolith_cells, power_cells
from pnp.games.carmine.ledger_page.renown import draw_renown, renown_cells, sum_box
from pnp.games.carmine.ledger_page.score_box import draw_score, score_cells, total_box
from pnp.games.carmine.ledger_page.ships import draw_ships, ship_cells
from pnp.games.carmine.ledger_page.track import (
    Cell,
    cannon_cells,
    column_cells,
    draw_cannons,
    draw_columns,
    draw_story,
    draw_wind,
    row_cells,
    story_cells,
)
from pnp.games.carmine.sheets.words import sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["HEIGHT", "WIDTH", "draw_ledger_page", "ship_board_part", "writing_boxes"]

WIDTH, HEIGHT = 196.0, 262.0
_LEFT, _RIGHT = 6.5, WIDTH - 6.5
_MIDDLE, _OTHER = 86.5, 92.5  # where the left column ends and the right one begins
_MARGIN = 147.5  # the renown column begins beyond it
_RULE = 25.9
_LINES, _CODE = 120.5, 24.7  # the lines to sign, and the baseline of the code

AREAS = {
    "story": Box(_LEFT, 28.6, _MARGIN, 79.2),
    "provisions": Box(_LEFT, 80.4, _MIDDLE, 133.2),
    "gold": Box(_OTHER, 80.4, _MARGIN, 133.2),
    "wind": Box(_LEFT, 134.8, _MIDDLE, 156.8),
    "power": Box(_OTHER, 134.8, _MARGIN, 156.8),
    "cannons": Box(_LEFT, 158.4, _MIDDLE, 190.0),
    "monoliths": Box(_OTHER, 158.4, _MARGIN, 190.0),
    "ships": Box(_LEFT, 191.6, _MIDDLE, 252.8),
    "score": Box(_OTHER, 191.6, _RIGHT, 253.2),
    "renown": Box(154.0, 28.6, _RIGHT, 190.0),
}


class _Cells:
    """The boxes of all sections, worked out once for drawing them and for finding them."""

    def __init__(self, look: Look) -> None:
        ledger, area = look.ledger, {name: inside(box) for name, box in AREAS.items()}
        self.story = story_cells(area["story"], ledger.story)
        self.provisions = column_cells(
            _lowered(area["provisions"], 0.9), ledger.provisions, ledger.start.provisions, "provisions"
        )
        self.gold = column_cells(_lowered(area["gold"], 0.9), ledger.gold, ledger.start.gold, "gold")
        self.wind = row_cells(_lowered(area["wind"], 1.2), ledger.wind.boxes, "wind")
        self.power = power_cells(area["power"], (ledger.power.monsters, ledger.power.pirates))
        self.cannons = cannon_cells(area["cannons"], len(ledger.cannons.prices))
        self.monoliths = monolith_cells(area["monoliths"], len(ledger.exploring.monoliths) + 1)
        self.ships = ship_cells(area["ships"], len(ledger.ships))
        self.renown = renown_cells(AREAS["renown"], look)
        self.score = score_cells(area["score"], len(look.words.score.lines))


def _lowered(area: Box, by: float) -> Box:
    return area._replace(top=area.top + by)


def ship_board_part(code: str, data: Templates) -> Part:
    """The Ship Board of a setup."""
    front = partial(draw_ledger_page, code=code, data=data)
    return sheet("ship-board", WIDTH, HEIGHT, front, group="ship-board", title="Ship Board")


def writing_boxes(data: Templates) -> dict[str, Box]:
    """Give every box to write in by name, like `story-12`, `monsters-3`, `renown-8`, `renown-sum` or `total`."""
    return _writing_boxes(_Cells(Look.of(data)))


def _writing_boxes(cells: _Cells) -> dict[str, Box]:
    tracks: dict[str, Sequence[Cell]] = {
        "story": cells.story,
        "provisions": cells.provisions,
        "gold": cells.gold,
        "wind": cells.wind,
        "monsters": cells.power[0],
        "pirates": cells.power[1],
        "cannon": cells.cannons,
        "monolith": cells.monoliths,
        "ship": cells.ships,
        "renown": cells.renown,
        "score": cells.score,
    }
    boxes = {f"{name}-{number}": box for name, track in tracks.items() for number, box in track}
    boxes["renown-sum"] = sum_box(AREAS["renown"])
    boxes["total"] = total_box(inside(AREAS["score"]), len(cells.score))
    return boxes


def draw_ledger_page(canvas: Canvas, code: str, data: Templates) -> None:
    """Draw the page, its top left corner at the origin."""
    look = Look.of(data)
    cells, ledger = _Cells(look), look.ledger
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    _draw_head(canvas, look, code)
    for name, area in AREAS.items():
        if name != "renown":
            draw_heading(canvas, look, area, name)
    draw_story(canvas, look, cells.story, inside(AREAS["story"]))
    draw_columns(canvas, look, cells.provisions, ledger.provisions, ledger.start.provisions)
    draw_columns(canvas, look, cells.gold, ledger.gold, ledger.start.gold)
    draw_wind(canvas, look, cells.wind, inside(AREAS["wind"]))
    draw_power(canvas, look, inside(AREAS["power"]), cells.power)
    draw_cannons(canvas, look, cells.cannons)
    draw_monoliths(canvas, look, inside(AREAS["monoliths"]), cells.monoliths)
    draw_ships(canvas, look, inside(AREAS["ships"]), cells.ships)
    draw_renown(canvas, look, AREAS["renown"], cells.renown)
    draw_score(canvas, look, inside(AREAS["score"]), cells.score)
    draw_legend(canvas, look, Box(_LEFT, 254.4, _RIGHT, HEIGHT - 0.4))
    _draw_margin(canvas, look)
    for field in ledger_fields(_writing_boxes(cells), look, sheet_text(data).form):
        canvas.field(field)


def _draw_margin(canvas: Canvas, look: Look) -> None:
    """The red margin of an account book, between the tracks and the renown column."""
    middle = (_MARGIN + AREAS["renown"].left) / 2
    for x in (middle - 0.45, middle + 0.45):
        canvas.line(x, AREAS["renown"].top, x, AREAS["renown"].bottom, look.theme.pen("carmine", 0.22))


def _draw_head(canvas: Canvas, look: Look, code: str) -> None:
    """Title, engraving, lines to sign, code."""
    theme, words = look.theme, look.words
    canvas.text(_LEFT + 0.4, 3.4, words.game.upper(), theme.type("ledger-game"))
    title = line_of(words.title, theme.type("ledger-title"), fit=78.0)
    path = title.straight(_LEFT, 15.4, "start")
    title.ghost(canvas, path, _LEFT, 15.4, "start")
    engraved(
        canvas, path, dark=theme.ink("letter"), light=theme.ink("paper"), shade=theme.ink("line"),
        size=title.cap_height,
    )  # fmt: skip
    canvas.text(_LEFT + 0.4, 22.8, words.subtitle, theme.type("ledger-subtitle"), fit=80.0)
    canvas.stamp(ship(theme), moving(103.0, 22.4, 0.78))
    _draw_lines(canvas, look, Box(_LINES, 0.0, 164.0, 22.6))
    sheet_qr(canvas, 167.6, 0.0, 23.0, code, "ship-board", theme.ink("line"))
    _draw_code(canvas, look, code)
    canvas.line(_LEFT, _RULE, _RIGHT, _RULE, theme.pen("line", 0.9, cap="round"))
    canvas.line(_LEFT, _RULE + 1.1, _RIGHT, _RULE + 1.1, theme.pen("line", 0.2))


def _draw_code(canvas: Canvas, look: Look, code: str) -> None:
    """Set the code below its QR code; a long one runs on to the left, a very long one is whole only in the QR code."""
    style = look.theme.type("ledger-tiny")
    code = style.face.printable(code)
    if style.width(code) <= 23.0:
        canvas.text(179.1, _CODE, code, style, anchor="middle")
        return
    if style.width(code) > _RIGHT - _LINES:
        while style.width(code + "…") > _RIGHT - _LINES:
            code = code[:-1]
        code += "…"
    canvas.text(_RIGHT, _CODE, code, style, anchor="end")


def _draw_lines(canvas: Canvas, look: Look, area: Box) -> None:
    """Lines to write on, one below the other; they begin where the longest word ends."""
    style, words = look.theme.type("write"), look.words.lines
    left = area.left + max(style.width(word) for word in words) + 1.8
    pitch = area.height / len(words)
    for i, word in enumerate(words):
        y = area.top + (i + 1) * pitch - 1.6
        canvas.text(area.left, y, word, style)
        canvas.line(left, y + 0.5, area.right, y + 0.5, look.theme.pen("line", 0.25))
        canvas.field(Field(f"ledger.line-{i + 1}", Box(left, y - 4.6, area.right, y + 0.3), word, size=10.5))
