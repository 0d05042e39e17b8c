"""The printed Adventure Board: what a player must be able to trust on it."""

import itertools
import math
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.curve import flattened
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.draw.type import SMALLEST
from pnp.games.carmine.board import GRID, SIDE, Board, Chart, cell_name
from pnp.games.carmine.charts import face_names, named_chart, seeded_chart
from pnp.games.carmine.page.board_page import HEIGHT, WIDTH, draw_board_page
from pnp.games.carmine.page.coast import CELL, STRAY, trace
from pnp.masks import cells
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
FACES = face_names(DATA)
CODE = "carmine#KRAKEN-7"


@cache
def board_of(seed: str) -> Board:
    return seeded_chart(seed, 1, DATA).board


def draw(chart: Chart, mode: Mode = Mode.FULL) -> LogCanvas:
    canvas = LogCanvas(mode)
    with canvas.page(Page(WIDTH, HEIGHT)):
        draw_board_page(canvas, chart, "A1", CODE, DATA)
    return canvas


def distance_to_land(board: Board, x: float, y: float) -> float:
    """How far a place on the chart is from the nearest cell of land; land at the edge runs on beyond it."""
    nearest = math.inf
    for cell in cells(board.land):
        column, row = GRID.place(cell)
        left = -math.inf if column == 0 else column * CELL
        right = math.inf if column == SIDE - 1 else (column + 1) * CELL
        top = -math.inf if row == 0 else row * CELL
        bottom = math.inf if row == SIDE - 1 else (row + 1) * CELL
        nearest = min(nearest, math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)))
    return nearest


@pytest.mark.parametrize("seed", ["KRAKEN-7", "STORM", "3", "ZULU"])
def test_land_never_reaches_out_of_its_cells_by_more_than_it_may(seed: str) -> None:
    board = board_of(seed)
    points = [point for line in flattened(trace(board).path) for point in line]
    on_chart = [(x, y) for x, y in points if 0 <= x <= SIDE * CELL and 0 <= y <= SIDE * CELL]
    assert len(on_chart) > 1000
    assert max(distance_to_land(board, x, y) for x, y in on_chart) <= STRAY


@pytest.mark.parametrize("seed", ["KRAKEN-7", "STORM"])
def test_the_middle_of_every_cell_is_land_or_sea_as_the_board_says(seed: str) -> None:
    board = board_of(seed)
    loops = flattened(trace(board).path)
    for cell in range(GRID.size):
        column, row = GRID.place(cell)
        x, y = (column + 0.5) * CELL, (row + 0.5) * CELL
        crossings = sum(
            (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay)
            for loop in loops
            for (ax, ay), (bx, by) in itertools.pairwise([*loop, loop[0]])
        )
        assert crossings % 2 == board.land >> cell & 1, cell_name(cell)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, GRID.full))
def test_any_land_at_all_can_be_traced_each_side_of_a_cell_once(land: int) -> None:
    coast = trace(Board(land, 0, 0, 0))
    assert all(len(loop) >= 4 for loop in coast.loops)
    assert bool(coast.loops) == (land != 0)


def test_equal_boards_have_equal_shores_and_others_have_not() -> None:
    assert trace(board_of("STORM")).path == trace(board_of("STORM")).path
    assert trace(board_of("STORM")).path != trace(board_of("KRAKEN-7")).path


def seen(canvas: LogCanvas) -> list[PlacedText]:
    return [text for text in canvas.texts if text.colour]


def overlap(one: Box, other: Box) -> bool:
    slack = 0.25
    return (
        one.left < other.right - slack
        and other.left < one.right - slack
        and one.top < other.bottom - slack
        and other.top < one.bottom - slack
    )


@pytest.mark.parametrize("face", FACES)
def test_type_on_a_board_is_legible_inside_the_page_and_never_over_other_type(face: str) -> None:
    chart = named_chart(face, DATA)
    texts = seen(draw(chart))
    for text in texts:
        assert text.size >= SMALLEST - 0.01, text
        assert text.box.left >= 0, text
        assert text.box.top >= 0, text
        assert text.box.right <= WIDTH, text
        assert text.box.bottom <= HEIGHT + 1, text
    for one, other in itertools.combinations(texts, 2):
        if len(one.text) == len(other.text) == 1:
            continue  # letters of one name along a curve have boxes that touch
        assert not overlap(one.box, other.box), (one.text, other.text)


@pytest.mark.parametrize("face", FACES)
def test_all_ports_and_seas_are_named(face: str) -> None:
    chart = named_chart(face, DATA)
    canvas = draw(chart)
    words = [text.text for text in seen(canvas)]
    assert set(chart.ports) <= set(words)
    letters = "".join(word for word in words if len(word) == 1)
    for sea in chart.seas:
        assert sea.replace(" ", "") in letters
    assert any(chart.name.upper() == text.text.upper() for text in canvas.texts)
    assert CODE in words


def test_a_board_is_the_same_in_every_ink_but_for_the_ink() -> None:
    chart = named_chart("A1", DATA)
    full, mono = draw(chart), draw(chart, Mode.MONO)
    assert [text.text for text in full.texts] == [text.text for text in mono.texts]
    assert {text.colour for text in seen(mono)} == {"#000000", "#FFFFFF"}  # white: the figure in a black disc


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_type_stands_out_from_what_is_behind_it() -> None:
    theme = DATA.read("carmine/theme.toml", Theme)
    behind = {"sea-name": "sea", "sounding": "sea", "port": "paper", "mistake": "mistake", "card-solo": "disc"}
    for name in theme.types:
        ground = theme.ink(behind[name]).full if name in behind else "#FFFFFF"
        needed = 7.0 if theme.type(name).ink.full != theme.ink("carmine").full else 6.9
        assert contrast(theme.type(name).ink.full, ground) >= needed, name


def test_where_one_writes_is_nearly_white() -> None:
    theme = DATA.read("carmine/theme.toml", Theme)
    for mode in Mode:
        colour = theme.ink("sea").paint(mode).colour or "#FFFFFF"
        assert sum(255 - int(colour[i : i + 2], 16) for i in (1, 3, 5)) / (3 * 255) <= 0.06


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("face", FACES[::5])
def test_a_board_page_is_small(face: str, mode: Mode) -> None:
    canvas = PdfCanvas(Document("board"), mode)
    with canvas.page(Page(210, 297)), canvas.group(moving(7, 10)):
        draw_board_page(canvas, named_chart(face, DATA), face, CODE, DATA)
    assert len(canvas.finish()) < 120_000
