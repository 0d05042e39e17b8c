"""The printed Area tiles of Continent of Mu."""

import math
import re
from collections import Counter
from functools import cache
from itertools import pairwise

import pypdfium2
import pytest
from house_mu import DATA
from reference.mu_map import STANDARD

from pnp.draw.canvas import Document, Page
from pnp.draw.curve import inside
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.matrix import apply
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Point, Polygon
from pnp.games.mu.continent import Placement
from pnp.games.mu.places import AREAS, SHAPE_OF, SLOTS, SPACES, VOLCANOES
from pnp.games.mu.tiles import tile_parts
from pnp.games.mu.tiles.areas import FLAT, area_tile, direction, lying
from pnp.games.mu.tiles.fittings import DISC
from pnp.games.mu.tiles.landform import LEVELS, bands, palms
from pnp.games.mu.tiles.look import draw_number, tile_look
from pnp.games.mu.tiles.relief import CORNER, MIDDLE, profile, relief
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import make_plan
from pnp.press.preflight import preflight
from pnp.press.printing import make_pdf

PARTS: dict[int, Part] = dict(zip(AREAS, tile_parts(DATA), strict=True))
KIT = Kit("Continent of Mu", "mu#TILES", tuple(PARTS.values()), cover=False)
GROWN = [
    [1, -1, 1], [1, 1, 0], [1, 0, 2], [1, -2, 0], [1, 0, -1], [0, 2, 1], [0, -3, -1], [0, 3, -2],
    [1, -1, -2], [0, -5, -1], [2, 2, -4], [3, 1, 3], [2, -4, 1], [2, -1, 4], [0, 3, 0], [2, -2, 2],
    [1, 2, -3], [0, 3, -5], [0, -1, 2], [0, -3, 1], [0, 0, 4], [0, 2, -2],
]  # fmt: skip
"""A continent of the Advanced Setup: turns and anchors."""


def corners(number: int) -> tuple[Point, ...]:
    outline = PARTS[number].outline
    assert isinstance(outline, Polygon)
    return outline.points


def sides(points: tuple[Point, ...] | list[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*points, points[0]]))


@cache
def logged(number: int, mode: Mode = Mode.FULL, *, back: bool = False) -> LogCanvas:
    part = PARTS[number]
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(part.box.width, part.box.height)):
        draw = part.back if back else part.front
        assert draw is not None
        draw(canvas)
    return canvas


def stamps(number: int, symbol: str) -> list[Point]:
    """Where a symbol is stamped on a front."""
    found = re.findall(rf"stamp “{symbol}” at (-?[\d.]+) (-?[\d.]+)", logged(number).finish())
    return [(float(x), float(y)) for x, y in found]


# -- outlines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", AREAS)
def test_outlines_are_exact_hexagons_of_56_mm(number: int) -> None:
    points = corners(number)
    assert len(points) == {"T": 12, "V": 14, "D": 10, "M": 6}[SHAPE_OF[number]]
    for begin, end in sides(points):
        assert math.dist(begin, end) == pytest.approx(FLAT / math.sqrt(3), abs=0.001)
    box = PARTS[number].box
    size = {"T": (112, 113.16), "V": (140, 113.16), "D": (112, 64.66), "M": (56, 64.66)}[SHAPE_OF[number]]
    assert (box.left, box.top) == pytest.approx((0, 0), abs=1e-9)
    assert (box.width, box.height) == pytest.approx(size, abs=0.01)
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(points)) / 2
    assert abs(area) == pytest.approx(len(area_tile(number).cells) * FLAT**2 * math.sqrt(3) / 2)


@pytest.mark.parametrize(
    ("rows", "borders", "sea"), [(STANDARD, 89, 54), (GROWN, None, None)], ids=["standard", "grown"]
)
def test_tiles_fit_together_to_a_hundredth_of_a_millimetre(
    rows: list[list[int]], borders: int | None, sea: int | None
) -> None:
    laid: list[tuple[Point, Point]] = []
    places: list[Point] = []
    for number, row in zip(AREAS, rows, strict=True):
        matrix = lying(number, Placement(*row), 0.0, 0.0)
        laid += sides([apply(matrix, *point) for point in corners(number)])
        places += [apply(matrix, *centre) for centre in area_tile(number).centres]
    for i, one in enumerate(places):
        assert all(math.dist(one, other) > FLAT - 0.01 for other in places[:i])
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in laid]
    common = 0
    for i, middle in enumerate(middles):
        near = [j for j, other in enumerate(middles) if j != i and math.dist(middle, other) < FLAT / 4]
        assert len(near) <= 1
        for j in near:
            (a, b), (c, d) = laid[i], laid[j]
            assert math.dist(a, d) < 0.01
            assert math.dist(b, c) < 0.01
            common += 1
    if borders is not None:
        assert (common / 2, len(middles) - common) == (borders, sea)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("backs", Backs)
def test_all_tiles_lie_on_four_sheets(paper: Paper, backs: Backs) -> None:
    sheets = make_plan(KIT, PrintOptions(paper=paper, backs=backs)).sheets
    assert len(sheets) == (9 if backs is Backs.FOLD else 4)
    found = Counter(item.part.name for sheet in sheets for item in sheet.front.blocks[0].prints)
    assert found == {part.name: 1 for part in PARTS.values()}


# -- what is on them --------------------------------------------------------------------------------


def test_there_are_as_many_slots_and_geysers_as_the_rules_say() -> None:
    assert sum(len(area_tile(number).slots) for number in AREAS) == len(SLOTS) == 76
    assert sum(len(area_tile(number).geysers) for number in AREAS) == 232


@pytest.mark.rule("MU-112")
@pytest.mark.parametrize("number", AREAS)
def test_slots_are_drawn_where_lava_tiles_lie(number: int) -> None:
    tile = area_tile(number)
    lit, bare = stamps(number, "mu slot lit"), stamps(number, "mu slot bare")
    names = [name.partition(".")[2] for name in SLOTS if int(re.sub(r"\D.*", "", name)) == number]
    assert [slot.kind for slot in tile.slots] == names
    for slot in tile.slots:
        drawn = bare if slot.kind == "out" else lit
        assert min(math.dist(slot.place, place) for place in drawn) < 0.01
    for x, y in tile.centres:
        here = sorted((place for place in lit + bare if math.dist(place, (x, y)) < 20), key=lambda p: p in bare)
        if tile.volcano is None:
            assert here == [pytest.approx((x, y), abs=0.01)]
            continue
        way = (
            (tile.volcano[0] - x) / math.dist(tile.volcano, (x, y)),
            (tile.volcano[1] - y) / math.dist(tile.volcano, (x, y)),
        )
        assert here[0] == pytest.approx((x + 12 * way[0], y + 12 * way[1]), abs=0.01)
        assert here[1] == pytest.approx((x - 12 * way[0], y - 12 * way[1]), abs=0.01)
    assert len(lit) + len(bare) == len(tile.slots)


@pytest.mark.rule("MU-115")
@pytest.mark.parametrize("number", AREAS)
def test_every_outer_edge_has_a_geyser_21_mm_from_the_centre(number: int) -> None:
    tile = area_tile(number)
    places = stamps(number, "mu geyser")
    outer = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in sides(corners(number))]
    assert len(places) == len(outer) == len(tile.geysers)
    for (space, facing), place in zip(tile.geysers, places, strict=True):
        x, y = tile.centres[space]
        dx, dy = direction(facing)
        assert place == pytest.approx((x + 21 * dx, y + 21 * dy), abs=0.01)
        assert min(math.dist((x + 28 * dx, y + 28 * dy), middle) for middle in outer) < 0.01


@pytest.mark.rule("MU-110")
def test_volcanoes_stand_where_three_spaces_meet() -> None:
    for number in AREAS:
        tile = area_tile(number)
        assert (tile.volcano is not None) == (number in VOLCANOES)
        if tile.volcano is not None:
            assert all(math.dist(tile.volcano, place) == pytest.approx(32.33, abs=0.01) for place in tile.centres)


@pytest.mark.rule("MU-122")
@pytest.mark.parametrize("number", AREAS)
def test_names_and_the_number_lie_on_their_space_clear_of_all_else(number: int) -> None:
    tile = area_tile(number)
    said = Counter(line.text for line in logged(number).notes.lettering)
    assert said == Counter([name for name in SPACES if name[:-1] == str(number)]) + Counter([str(number)])
    things = [(slot.place, 7.0) for slot in tile.slots]
    things += [(tile.geyser(*geyser), 4.0) for geyser in tile.geysers]
    for line in logged(number).notes.lettering:
        points = [point for quad in line.letters for point in quad]
        assert all(inside([corners(number)], x, y) for x, y in points)
        for place, reach in things:
            assert min(math.dist(point, place) for point in points) > reach
    for space, name in enumerate(name for name in SPACES if name[:-1] == str(number)):
        near = min(tile.centres, key=lambda centre: math.dist(centre, tile.names[space]))
        assert near == tile.centres[space], name
        assert math.dist(tile.names[space], tile.disc) > DISC + 4


def test_type_of_the_names_is_three_millimetres_or_more() -> None:
    assert all(line.size >= 3 / 25.4 * 72 for number in AREAS for line in logged(number).notes.lettering)


def test_palms_stand_clear_of_slots_and_geysers() -> None:
    seen = 0
    for number in AREAS:
        tile = area_tile(number)
        for x, y, _, _ in palms(number):
            seen += 1
            assert inside([corners(number)], x, y)
            assert all(math.dist((x, y), slot.place) > 11 for slot in tile.slots)
            assert all(math.dist((x, y), tile.geyser(*geyser)) > 6 for geyser in tile.geysers)
    assert seen > 150


def test_six_and_nine_cannot_be_mistaken_for_each_other() -> None:
    barred = set()
    for number in AREAS:
        canvas = LogCanvas()
        with canvas.page(Page(20, 20)):
            draw_number(canvas, number, 10, 10, "area", tile_look(DATA))
        if "rect" in canvas.finish():
            barred.add(number)
    assert barred == {6, 9}


# -- the land ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", AREAS)
def test_all_outer_edges_have_one_profile_so_that_contours_run_on(number: int) -> None:
    grid = relief(number).grid

    def height(x: float, y: float) -> float:
        column, row = (x - grid.left) / grid.step, (y - grid.top) / grid.step
        i, j = int(column), int(row)
        s, t = column - i, row - j
        upper = grid.rows[j][i] * (1 - s) + grid.rows[j][i + 1] * s
        lower = grid.rows[j + 1][i] * (1 - s) + grid.rows[j + 1][i + 1] * s
        return upper * (1 - t) + lower * t

    for (ax, ay), (bx, by) in sides(corners(number)):
        long = math.dist((ax, ay), (bx, by))
        for share in (0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0):
            there = height(ax + (bx - ax) * share, ay + (by - ay) * share)
            # less than the half of a band, and what a grid of 3 mm cannot know
            assert there == pytest.approx(profile(long * min(share, 1 - share)), abs=0.03)


def test_the_profile_is_the_same_from_both_corners() -> None:
    assert profile(0) == pytest.approx(CORNER)
    assert profile(FLAT / math.sqrt(3) / 2) == pytest.approx(MIDDLE)
    assert LEVELS[0] > MIDDLE, "the lowest land is at the geysers"


def test_volcanoes_rise_to_the_highest_band_and_other_land_does_not() -> None:
    heights = {number: len(bands(number)) for number in AREAS}
    assert {number for number, high in heights.items() if high == len(LEVELS)} == set(VOLCANOES)


def test_fronts_and_backs_are_all_different() -> None:
    for back in (False, True):
        assert len({logged(number, back=back).finish() for number in AREAS}) == 22


@pytest.mark.parametrize("number", AREAS)
def test_a_back_shows_the_number_and_a_mountain_where_a_volcano_is(number: int) -> None:
    notes = logged(number, back=True).notes
    assert [line.text for line in notes.lettering if line.text.isdigit()] == [str(number)]
    assert "CONTINENT OF MU" in {line.text for line in notes.lettering}
    assert ("volcano" in {icon.name for icon in notes.icons}) == (number in VOLCANOES)


# -- the file ---------------------------------------------------------------------------------------


def test_preflight_finds_nothing() -> None:
    jobs = [
        PrintOptions(),
        PrintOptions(paper=Paper.LETTER, ink=Mode.MONO, backs=Backs.DUPLEX_SHORT),
        PrintOptions(ink=Mode.MONO, backs=Backs.FOLD),
    ]
    assert preflight(KIT, jobs) == []


def _ink(mode: Mode) -> float:
    """Give how dark a few tiles are, front and back."""
    dark = 0.0
    for number in (1, 13):
        part = PARTS[number]
        for draw in (part.front, part.back):
            assert draw is not None
            canvas = PdfCanvas(Document("ink"), mode)
            with canvas.page(Page(part.box.width, part.box.height)), canvas.group(clip=part.outline):
                draw(canvas)
            counts = pypdfium2.PdfDocument(canvas.finish())[0].render(scale=2, grayscale=True).to_pil().histogram()
            dark += sum((255 - value) * count for value, count in enumerate(counts))
    return dark


def test_saver_takes_at_most_two_fifths_of_the_ink() -> None:
    assert _ink(Mode.SAVER) <= 0.4 * _ink(Mode.FULL)


@pytest.mark.parametrize("mode", Mode)
def test_all_tiles_are_at_most_700_kilobytes_and_each_drawing_is_stored_once(mode: Mode) -> None:
    assert len(make_pdf(KIT, PrintOptions(ink=mode))) < 700_000
