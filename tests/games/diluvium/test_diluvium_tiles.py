"""The printed tiles of Diluvium."""

import math
from collections import Counter
from pathlib import Path

import pytest
from diluvium_pieces import ALL, BOX, DATA, colours, logged, rendered

from pnp.draw.ink import Mode
from pnp.draw.shapes import Polygon
from pnp.games.diluvium.tiles import city_parts, tile_parts
from pnp.games.diluvium.tiles.courses import Grid, clipped
from pnp.games.diluvium.tiles.hexes import FLAT, OUTLINE, field
from pnp.games.diluvium.tiles.mosaic import mosaic
from pnp.games.diluvium.tiles.plan import LAND, SPACE, islands_of, plan
from pnp.games.diluvium.tiles.shore import Island, Round, Shores
from pnp.press.layout import lay_out
from pnp.press.paper import Paper
from pnp.templates import Templates, house_templates

TILES = {part.name: part for part in tile_parts(DATA)}
CITIES = {part.name: part for part in city_parts(DATA)}
ICONS = {"F": "wheat", "C": "anvil", "W": "spear", "R": "ruins"}


def test_there_are_29_ocean_tiles_and_4_cities() -> None:
    assert [sum(part.count for part in parts.values()) for parts in (TILES, CITIES)] == [29, 4]


def test_all_are_the_same_regular_hexagon_to_a_hundredth_of_a_millimetre() -> None:
    for part in (*TILES.values(), *CITIES.values()):
        outline = part.outline
        assert isinstance(outline, Polygon)
        assert outline == OUTLINE
    box = OUTLINE.box()
    assert box.width == pytest.approx(FLAT, abs=0.001)
    assert box.height == pytest.approx(FLAT * 2 / math.sqrt(3), abs=0.001)
    sides = [math.dist(a, b) for a, b in zip(OUTLINE.points, OUTLINE.points[1:] + OUTLINE.points[:1], strict=True)]
    assert all(side == pytest.approx(FLAT / math.sqrt(3), abs=0.001) for side in sides)


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name", [*TILES, *CITIES])
def test_the_frame_of_either_side_lies_about_the_middle_of_the_tile(name: str, back: bool) -> None:
    reach = max((mark.box for mark in logged(name, back=back).notes.marks), key=lambda box: box.width)
    assert reach.width > FLAT
    assert reach.centre == pytest.approx(OUTLINE.box().centre, abs=0.01)


@pytest.mark.parametrize("paper", Paper)
def test_all_tiles_lie_on_three_sheets_in_three_columns(paper: Paper) -> None:
    layout = lay_out(OUTLINE, paper, 0.0, folded=False)
    assert layout is not None
    assert len(layout.slots) == 11
    assert len({round(slot[4], 1) for slot in layout.slots}) == 3


@pytest.mark.parametrize("name", TILES)
def test_a_tile_shows_the_spaces_of_its_data(name: str) -> None:
    tile = BOX.tiles[name.upper()]
    icons = Counter(icon.name for icon in logged(name).notes.icons)
    expected: Counter[str] = Counter()
    for island in tile.islands:
        expected[ICONS[island[0]]] += int(island[1])
    for space in tile.spaces:
        if space == "S":
            expected.update(["settler", "arrow-right"])
    assert icons == expected
    words = Counter(line.text for line in logged(name).notes.lettering)
    said = Counter([f"{tile.id} {tile.name.upper()}", str(tile.cost)])
    said.update(space[1:] for space in tile.spaces if space != "S")
    if tile.monster:
        said.update([tile.monster.name.upper(), str(tile.monster.strength), str(tile.monster.gold)])
    assert words == said


def test_tiles_follow_the_file(tmp_path: Path) -> None:
    text = DATA.text("diluvium/tiles.toml")
    old = 'spaces = ["G1", "S"]\nislands = ["F2", "C1"]'
    assert old in text
    text = text.replace(old, 'spaces = ["G3"]\nislands = ["W1", "C2", "R3"]')
    (tmp_path / "diluvium").mkdir()
    (tmp_path / "diluvium" / "tiles.toml").write_text(text, encoding="utf-8")
    from pnp.draw.canvas import Page
    from pnp.draw.log import LogCanvas

    part = tile_parts(Templates(tmp_path, house_templates()))[0]
    canvas = LogCanvas(Mode.FULL, whole=True)
    with canvas.page(Page(part.box.width, part.box.height)):
        part.front(canvas)
    assert Counter(icon.name for icon in canvas.notes.icons) == {"spear": 1, "anvil": 2, "ruins": 3}


@pytest.mark.parametrize("name", TILES)
def test_spaces_lie_apart_and_inside_the_frame(name: str) -> None:
    tile = BOX.tiles[name.upper()]
    found = plan(tile)
    half = field().box().width / 2
    rounds = [(x, y, SPACE) for _, (x, y) in found.spaces]
    for x, y, r in rounds:
        assert half - max(abs(x), abs(x) / 2 + abs(y) * math.sqrt(3) / 2) > r
    settlers = [(kind, x, y) for kind, places in found.islands for x, y in places]
    for i, (kind, x, y) in enumerate(settlers):
        assert half - max(abs(x), abs(x) / 2 + abs(y) * math.sqrt(3) / 2) > 6.6
        assert all(math.hypot(x - a, y - b) > r + LAND + 2.0 for a, b, r in rounds)
        for other, a, b in settlers[:i]:
            # two pieces of 9.5 mm side by side; islands have water between them
            assert max(abs(x - a), abs(y - b)) > 11.0 or math.hypot(x - a, y - b) > 12.4
            assert kind == other or math.hypot(x - a, y - b) > 2 * LAND


def test_every_place_of_an_island_is_on_its_land() -> None:
    for tile in BOX.tiles.values():
        found = plan(tile)
        shores = Shores(islands_of(found), tile.id)
        for number, (_, places) in enumerate(found.islands):
            for x, y in places:
                height, _, _, nearest = shores.slope(x, y)
                assert height < -5.5
                assert nearest == number


def test_every_coast_is_a_line_of_its_own() -> None:
    for tile in BOX.tiles.values():
        found = plan(tile)
        islands = islands_of(found)
        shores = Shores(islands, tile.id)
        lines = [(shores.slope(*line[0])[3], closed) for line, closed in Grid(shores, field(-2).box()).lines(0.0)]
        assert sorted(lines) == [(number, True) for number in range(len(islands))], tile.id


def test_a_slope_is_what_heights_differ_by() -> None:
    islands = [Island((Round(-8, 0, 7), Round(4, 3, 6)), 1.0), Island((Round(18, -12, 7),))]
    shores = Shores(islands, "slope")
    for x, y in ((-20.0, 3.0), (0.0, 12.0), (10.0, -6.0), (25.0, 10.0)):
        height, gx, gy, _ = shores.slope(x, y)
        assert height == pytest.approx(shores.height(x, y))
        assert gx == pytest.approx((shores.height(x + 0.01, y) - shores.height(x - 0.01, y)) / 0.02, abs=0.15)
        assert gy == pytest.approx((shores.height(x, y + 0.01) - shores.height(x, y - 0.01)) / 0.02, abs=0.15)


def test_stones_cover_the_sea_and_stay_inside_the_frame() -> None:
    tile = BOX.tiles["T01"]
    coasts = tuple(islands_of(plan(tile)))
    laid = mosaic(coasts, frozenset(), frozenset({2, 3}), tile.id)
    edge = list(field().points)
    area, count = 0.0, 0
    for path in laid.sea.values():
        corners: list[tuple[float, float]] = []
        for letter, *values in path.steps:
            if letter == "Z":
                assert len(clipped(corners, [(x * 1.0001, y * 1.0001) for x, y in edge])) == len(corners)
                around = zip(corners, [*corners[1:], corners[0]], strict=True)
                area += abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)) / 2
                count += 1
                corners = []
            else:
                corners.append((values[0], values[1]))
    r = field().box().height / 2
    sea = 1.5 * math.sqrt(3) * r * r - 2 * math.pi * SPACE**2 - 3 * math.pi * LAND**2
    assert 400 < count < 900
    assert 0.8 < area / sea < 1.1


def test_no_two_coasts_are_the_same_and_equal_keys_are() -> None:
    coasts = {}
    for tile in BOX.tiles.values():
        found = plan(tile)
        rocks = frozenset({len(found.islands)} if found.monster else ())
        islands = tuple(islands_of(found))
        spaces = frozenset(range(len(found.islands) + len(rocks), len(islands)))
        coasts[tile.id] = mosaic(islands, rocks, spaces, tile.id).coasts.d(2)
    assert len(set(coasts.values())) == 29
    again = mosaic.__wrapped__  # past the cache
    tile = BOX.tiles["T07"]
    islands = tuple(islands_of(plan(tile)))
    assert again(islands, frozenset(), frozenset({3, 4, 5}), "T07").coasts.d(2) == coasts["T07"]
    assert again(islands, frozenset(), frozenset({3, 4, 5}), "T08").coasts.d(2) != coasts["T07"]


def test_no_two_fronts_are_the_same_even_in_black() -> None:
    names = [*TILES, *CITIES]
    assert len({rendered(name, Mode.MONO, dpi=30).tobytes() for name in names}) == len(names)


@pytest.mark.rule("DI-MAP-02")
def test_a_back_says_the_cost_and_nothing_else() -> None:
    looks: dict[int, set[bytes]] = {}
    for name in TILES:
        tile = BOX.tiles[name.upper()]
        assert [line.text for line in logged(name, back=True).notes.lettering] == [str(tile.cost)]
        looks.setdefault(tile.cost, set()).add(rendered(name, back=True, dpi=40).tobytes())
    assert sorted(looks) == [0, 1, 2]
    assert all(len(found) == 1 for found in looks.values())
    assert len(set.union(*looks.values())) == 3


@pytest.mark.rule("DI-MAP-06")
def test_a_city_has_one_space_of_each_kind_and_no_exploration_space() -> None:
    for name in CITIES:
        icons = sorted(icon.name for icon in logged(name).notes.icons)
        assert icons == sorted(ICONS[kind] for kind in BOX.city)


@pytest.mark.parametrize("name", ["t05", "t20", "t29", "city-chinese"])
def test_mono_is_black_alone(name: str) -> None:
    for back in (False, True):
        assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}


def test_words_can_be_read() -> None:
    for name in (*TILES, *CITIES):
        for line in logged(name).notes.texts:
            assert line.size >= 6.5
        for icon in logged(name).notes.icons:
            assert icon.size >= 4.0


def test_a_monster_is_seen_on_its_tile() -> None:
    monsters = [tile.id.lower() for tile in BOX.tiles.values() if tile.monster]
    assert len(monsters) == 8
    figures = set()
    for name in monsters:
        log = logged(name).finish()
        figures |= {line.strip() for line in log.splitlines() if "diluvium monster" in line and "symbol" in line}
    assert len(figures) == 8
    assert not any("diluvium monster" in logged(name).finish() for name in TILES if name not in monsters)


def test_parts_have_unique_names() -> None:
    assert len(ALL) == 29 + 4 + 8 + 8 + 12 + 3 + 3 + 1 + 8 + 4 + 1 + 8 + 8
