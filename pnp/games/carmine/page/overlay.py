"""The overlay: the board as a record leaves it, with every mistake ringed, and the referee's findings beneath.

A mistake has the number that it has in the report. Its cells are framed together if there are several and ringed if
there is one; the number hangs at the first. What lies off the board, or has no place at all, is in the list alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.draw.type import wrap
from pnp.game import Verdict, settle
from pnp.games.carmine import game
from pnp.games.carmine.board import GRID, SIDE, Board, Chart, cell_name
from pnp.games.carmine.charts import face_names, named_chart, seeded_chart
from pnp.games.carmine.components import components
from pnp.games.carmine.engravings import draw_game_line, draw_ribbon_title, serpent, ship
from pnp.games.carmine.page.board_page import HEIGHT, WIDTH, draw_map
from pnp.games.carmine.page.coast import CELL
from pnp.games.carmine.page.frame import FRAME
from pnp.games.carmine.page.pencil import draw_pencil, draw_ship, draw_turns, draw_wakes, middle, outline
from pnp.games.carmine.page.places import name_ribbons
from pnp.games.carmine.places import read_place
from pnp.games.carmine.sheet import Ambush, Sheet
from pnp.games.carmine.voyage import replay
from pnp.masks import cells
from pnp.press.part import Kit, sheet
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates

__all__ = ["overlay"]

_MAP = SIDE * CELL
_LEFT = (WIDTH - _MAP) / 2
_TOP = 41.4
_FINDINGS = 121.0
"""Width of the list of mistakes; the score stands to its right."""
_FIRST = 5.4
"""The first baseline under a heading."""
_LEADING = 3.45
_SMALLEST = 6.5
"""In points."""
_MOST_POINTS = 36.0
"""Height of the score above its total."""
_BADGE = 2.15


@dataclass(frozen=True)
class _Scene:
    """All that is drawn."""

    chart: Chart
    sheet: Sheet
    drawings: Sequence[int]
    """The cells of each drawing, in the order drawn."""
    wakes: Sequence[Sequence[int]]
    verdict: Verdict
    subtitle: str


def overlay(document: Mapping[str, Any], data: Templates) -> Kit:
    """Give the page that shows a voyage or a single drawing and what is wrong with it."""
    is_drawing = document["format"] == "pnp-drawing/1"
    scene = _drawing_scene(document, data) if is_drawing else _voyage_scene(document, data)
    part = sheet(
        "overlay", WIDTH, HEIGHT, partial(_draw, scene=scene, data=data), group="overlay", title="The sheet, judged"
    )
    return Kit(game.title, _code(document), (part,), game.tagline, cover=False)


def _code(document: Mapping[str, Any]) -> str:
    """Give the setup code of a record, as far as it has one."""
    given: Mapping[str, Any] = document.get("options") or {}
    options = {
        name.replace("_", "-"): ("no", "yes")[value] if isinstance(value, bool) else str(value)
        for name, value in given.items()
    }
    if isinstance(document.get("board"), str):
        options["board"] = document["board"]
    code = SetupCode(game.slug, None, options)
    return str(settle(game, code.with_seed(document["seed"]) if document.get("seed") else code))


# -- what is to be seen ----------------------------------------------------------------------------


def _voyage_scene(document: Mapping[str, Any], data: Templates) -> _Scene:
    voyage = replay(document, data)
    turns = len(document["turns"])
    said = f"{turns} turn{'s' * (turns != 1)} of one captain, as the referee read them"
    drawn = [*document["start"]["drawings"], *(turn.get("drawing") for turn in document["turns"])]
    drawings = [_mask(cells) for cells in drawn if isinstance(cells, list)]
    return _Scene(_chart(document, voyage.board, data), voyage.sheet, drawings, voyage.wakes, voyage.verdict, said)


def _drawing_scene(document: Mapping[str, Any], data: Templates) -> _Scene:
    """A drawing is shown on the sheet that it was drawn on."""
    verdict = game.judge(document, data)
    adventure = components(data).adventures[document["card"]]
    marks: dict[str, Any] = dict(document.get("marks") or {})
    currents = [*marks.pop("current", ())]
    drawn = document["drawing"] or ()
    if adventure.kind == "current":
        currents.append(drawn)
    elif adventure.kind in ("monster", "peril"):
        marks[adventure.kind] = [*marks.get(adventure.kind, ()), *drawn]
    elif adventure.kind == "rocks":
        marks["rock"] = [*marks.get("rock", ()), *drawn]
    masks = {kind: _mask(names) for kind, names in marks.items()}
    at = None if document["ship"] is None else read_place(document["ship"])
    page = Sheet(
        0,
        0,
        at=at,
        monster_cells=masks.get("monster", 0),
        peril_cells=masks.get("peril", 0),
        rocks=masks.get("rock", 0),
        currents=tuple(tuple(map(read_place, current)) for current in currents),
        ambushes=(Ambush("", masks["ambush"]),) if masks.get("ambush") else (),
        spent=masks.get("spent", 0),
    )
    lines = tuple((cell, cell) for cell in cells(masks.get("line", 0)))
    board = document["board"] if isinstance(document["board"], str) else Board.parse(document["board"])
    chart = named_chart(board, data) if isinstance(board, str) else _chart(document, board, data)
    return _Scene(chart, page, [_mask(drawn)], lines, verdict, f"{adventure.name}, as the referee saw it drawn")


def _mask(names: Sequence[str]) -> int:
    mask = 0
    for place in map(read_place, names):
        mask |= 1 << place if place < GRID.size else 0
    return mask


def _chart(document: Mapping[str, Any], board: Board, data: Templates) -> Chart:
    """Give the chart with its names; on a board that was typed in, ports are called by their cells."""
    name = document.get("board")
    if isinstance(name, str) and name in face_names(data):
        return named_chart(name, data)
    if name is None and document.get("seed"):
        return seeded_chart(clean_seed(document["seed"]), game.version, data)
    return Chart(board, "Foreign Waters", tuple(map(cell_name, cells(board.ports))), ())


# -- the page --------------------------------------------------------------------------------------


def _draw(canvas: Canvas, scene: _Scene, data: Templates) -> None:
    theme, icons = data.read("carmine/theme.toml", Theme), Icons.of(data)
    middle_of_page = WIDTH / 2
    draw_game_line(canvas, theme, middle_of_page, 4.0, game.title)
    draw_ribbon_title(canvas, theme, middle_of_page, 5.8, 114, scene.chart.name)
    canvas.text(middle_of_page, 30.4, scene.subtitle, theme.type("subtitle"), anchor="middle", fit=112)
    canvas.stamp(ship(theme), moving(24.0, 28.6))
    canvas.stamp(serpent(theme), moving(WIDTH - 24.0, 28.6))
    with canvas.group(moving(_LEFT, _TOP)):
        draw_map(canvas, scene.chart, theme, icons)
        draw_pencil(canvas, scene.chart.board, scene.sheet, scene.drawings, theme, icons)
        draw_wakes(canvas, scene.wakes, theme)
        for ribbon in name_ribbons(scene.chart, theme):  # again, since a drawing may have covered one
            ribbon.draw(canvas, theme)
        draw_ship(canvas, scene.sheet, theme, icons)
        if scene.verdict.score is not None:
            draw_turns(canvas, scene.wakes, theme)
        else:  # the drawing in question is among others
            canvas.draw(outline(scene.drawings[0], 0.0), stroke=theme.pen("wake", 0.95))
        _draw_mistakes(canvas, scene.verdict, theme)
    with canvas.group(moving(_LEFT - FRAME, _TOP + _MAP + FRAME + 6.4)):
        _draw_findings(canvas, scene.verdict, HEIGHT - (_TOP + _MAP + FRAME + 6.4), theme)


def _draw_mistakes(canvas: Canvas, verdict: Verdict, theme: Theme) -> None:
    """Ring the cells of each mistake first, then hang all numbers, so that no ring runs through one."""
    hung: dict[int, list[int]] = {}
    for number, violation in enumerate(verdict.violations, 1):
        places = [place for place in map(read_place, violation.cells) if place < GRID.size]
        if not places:
            continue
        mask = 0
        for place in places:
            mask |= 1 << place
        for ink, width in (("white", 1.9), ("mistake", 0.95)):
            if mask.bit_count() == 1:
                canvas.circle(*middle(places[0]), 5.0, stroke=theme.pen(ink, width))
            else:
                canvas.draw(outline(mask, 0.0), stroke=theme.pen(ink, width))
        hung.setdefault(places[0], []).append(number)
    for place, numbers in hung.items():
        x, y = middle(place)
        for i, number in enumerate(numbers[:9]):
            _draw_badge(canvas, x - 4.4 + i % 3 * 4.4, y - 4.4 + i // 3 * 4.4, number, theme)


def _draw_badge(canvas: Canvas, x: float, y: float, number: int, theme: Theme, radius: float = _BADGE) -> None:
    style = theme.type("mistake").fitted(str(number), 2 * radius - 1.0)
    canvas.circle(x, y, radius, fill=theme.ink("mistake"), stroke=theme.pen("white", 0.35))
    canvas.text(x, y + style.cap_height / 2, str(number), style, anchor="middle")


def _draw_findings(canvas: Canvas, verdict: Verdict, height: float, theme: Theme) -> None:
    width = _MAP + 2 * FRAME
    scored = verdict.score is not None
    room = _FINDINGS if scored else width
    count = len(verdict.violations)
    title = "No mistakes" if not count else "One mistake" if count == 1 else f"{count} mistakes"
    _draw_heading(canvas, 0, room, title, theme)
    _draw_list(canvas, room, height, verdict, theme)
    if scored:
        _draw_heading(canvas, room + 6, width, "Score" if verdict.valid else "Score, not binding", theme)
        _draw_score(canvas, room + 6, width, verdict, theme)


def _draw_heading(canvas: Canvas, left: float, right: float, title: str, theme: Theme) -> None:
    style = theme.type("heading")
    end = left + canvas.text(left, 0, title.upper(), style)
    canvas.line(end + 1.8, -style.cap_height / 2, right, -style.cap_height / 2, theme.pen("line", 0.2))


def _draw_list(canvas: Canvas, width: float, height: float, verdict: Verdict, theme: Theme) -> None:
    """List the mistakes, smaller if they are many, and no more than there is room for."""
    style = theme.type("finding")
    if verdict.valid:
        canvas.text(0, _FIRST, "The sheet keeps every rule.", style)
        return
    for size in (style.size, 7.2, _SMALLEST):
        style = replace(style, size=size)
        step, gap = size * 0.43, size * 0.07
        entries = [wrap(violation.sentence(), style, width - 5.4) for violation in verdict.violations]
        heights = [len(lines) * step + gap for lines in entries]
        if _FIRST + sum(heights) - step <= height:
            break
    y = _FIRST
    for number, lines in enumerate(entries, 1):
        rest = len(entries) - number
        if y + heights[number - 1] - step + (step if rest else 0) > height:
            canvas.text(5.4, y, f"… and {rest + 1} more, which the report tells", style)
            return
        _draw_badge(canvas, 1.9, y - style.cap_height / 2, number, theme, min(1.9, step / 2))
        for line in lines:
            canvas.text(5.4, y, line, style)
            y += step
        y += gap


def _draw_score(canvas: Canvas, left: float, right: float, verdict: Verdict, theme: Theme) -> None:
    assert verdict.score is not None
    style, bold, y = theme.type("finding"), theme.type("points"), _FIRST
    counted = [line for line in verdict.score.lines if line.points]
    step = min(_LEADING, (_MOST_POINTS - y) / max(1, len(counted)))
    for line in counted:
        canvas.text(left, y, line.what, style, fit=right - left - 8)
        canvas.text(right, y, _signed(line.points), style, anchor="end")
        y += step
    canvas.line(left, y - step + 1.2, right, y - step + 1.2, theme.pen("line", 0.2))
    y += 1.2
    canvas.text(left, y, f"Total{f', {verdict.title}' if verdict.title else ''}", bold, fit=right - left - 8)
    canvas.text(right, y, _signed(verdict.score.total), bold, anchor="end")


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
