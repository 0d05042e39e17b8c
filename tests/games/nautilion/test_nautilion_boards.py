"""The printed boards of Nautilion: what the referee knows of a ship is what a player sees."""

import math
import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from nautilion_pieces import DATA, logged

from pnp.draw.canvas import Page
from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Box
from pnp.games.nautilion.boards import board_parts
from pnp.games.nautilion.boards.fittings import free_rounds
from pnp.games.nautilion.boards.ship_board import plate_place
from pnp.games.nautilion.boards.side_boards import CABIN_COLUMNS, PHANTOM_COLUMNS, ROWS
from pnp.games.nautilion.boards.spaces import DUCT
from pnp.games.nautilion.components import Side, components
from pnp.templates import Templates, house_templates

BOX = components(DATA)
SIDES = list(BOX.boards.sides)
TOKEN = 25.0
IDS = [side.id for side in SIDES]


def side_log(side: Side) -> LogCanvas:
    number = int(side.id[1])
    kind = side.id[0].lower()
    return logged(f"{kind}1-{kind}2", back=number == 2)


def ducts_drawn(canvas: LogCanvas, spaces: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Each pipe by the two spaces whose collars it ends on."""
    found = set()
    for group, rect in pairwise(canvas.finish().splitlines()):
        placed = re.match(r"\s*group at (\S+) (\S+)(?: turned (\S+))?$", group)
        pipe = re.match(rf"\s*rect (\S+) \S+ (\S+) {DUCT:g} fill #E2583E$", rect)
        if placed and pipe:
            x, y, turn = float(placed[1]), float(placed[2]), math.radians(float(placed[3] or 0))
            long = float(pipe[1]) * 2 + float(pipe[2])  # as far beyond the one collar as before the other
            other = x + long * math.cos(turn), y + long * math.sin(turn)
            near = [min(range(9), key=lambda i: math.dist(spaces[i], end)) for end in ((x, y), other)]
            assert math.dist(spaces[near[0]], (x, y)) < 0.01
            assert math.dist(spaces[near[1]], other) < 0.1
            one, two = sorted(near)
            found.add((one + 1, two + 1))
    return found


def test_there_are_three_ships_boards_with_two_sides_a_cabin_and_a_phantom_board() -> None:
    parts = board_parts(DATA)
    assert [(part.name, part.box.width, part.box.height) for part in parts] == [
        ("a1-a2", 150, 90),
        ("b1-b2", 150, 90),
        ("c1-c2", 150, 90),
        ("cabin", 90, 60),
        ("phantom-board", 90, 60),
    ]
    assert all(part.back for part in parts)


@pytest.mark.rule("NA-A04")
@pytest.mark.parametrize("side", SIDES, ids=IDS)
def test_the_ducts_that_are_drawn_are_those_of_the_referee(side: Side) -> None:
    assert ducts_drawn(side_log(side), list(side.spaces)) == {(min(pair), max(pair)) for pair in side.ducts}


@pytest.mark.parametrize("side", SIDES, ids=IDS)
def test_every_space_is_at_its_place_and_bears_its_number(side: Side) -> None:
    canvas = side_log(side)
    collars = re.findall(r"stamp “nautilion collar 11” at (\S+) (\S+)", canvas.finish())
    assert [(float(x), float(y)) for x, y in collars] == list(side.spaces)
    for number, (x, y) in enumerate(side.spaces, 1):
        (label,) = [line for line in canvas.notes.lettering if line.text == str(number)]
        assert math.dist(Box.around(corner for quad in label.letters for corner in quad).centre, (x, y)) < 3.0


@pytest.mark.parametrize("side", SIDES, ids=IDS)
def test_tokens_lie_side_by_side_on_the_board_and_leave_each_duct_to_be_seen(side: Side) -> None:
    for one, other in combinations(side.spaces, 2):
        assert math.dist(one, other) > TOKEN + 1
    for x, y in side.spaces:
        assert TOKEN / 2 <= x <= 150 - TOKEN / 2
        assert TOKEN / 2 <= y <= 90 - TOKEN / 2
    for begin, end in side.ducts:
        assert math.dist(side.spaces[begin - 1], side.spaces[end - 1]) - TOKEN >= 1.5


@pytest.mark.parametrize("side", SIDES, ids=IDS)
def test_plate_and_fittings_keep_clear_of_tokens(side: Side) -> None:
    plate = plate_place(side, BOX.boards)
    rounds = free_rounds(side, BOX.boards, plate)
    assert rounds
    for x, y in side.spaces:
        aside = max(plate.left - x, 0, x - plate.right), max(plate.top - y, 0, y - plate.bottom)
        assert math.hypot(*aside) > TOKEN / 2
        assert all(math.dist((x, y), (room.x, room.y)) > TOKEN / 2 + room.r for room in rounds)
    texts = {line.text for line in side_log(side).notes.lettering}
    assert {side.id, side.name.upper()} <= texts


def test_a_board_that_a_player_corrects_is_printed_as_corrected(tmp_path: Path) -> None:
    text = DATA.text("nautilion/boards.toml")
    old = "[1, 6], [1, 8], [2, 4], [3, 6], [3, 7], [4, 8], [5, 8], [6, 9]]"
    assert old in text
    (tmp_path / "nautilion").mkdir()
    changed = text.replace(old, old[:-1] + ", [7, 1]]").replace("[126, 74]", "[120, 74]")
    (tmp_path / "nautilion" / "boards.toml").write_text(changed, encoding="utf-8")
    data = Templates(tmp_path, house_templates())
    draw = board_parts(data)[2].back
    assert draw is not None
    canvas = LogCanvas(whole=True)
    with canvas.page(Page(150, 90)):
        draw(canvas)
    side = components(data).sides["C2"]
    assert side.spaces[6] == (120, 74)
    assert (1, 7) in ducts_drawn(canvas, list(side.spaces))


def test_the_classes_have_different_hulls() -> None:
    hulls = set()
    for name in ("a1-a2", "b1-b2", "c1-c2"):
        lines = logged(name).finish().splitlines()
        hulls.add(next(line.split("fill")[0] for line in lines if "fill #17335F" in line))
    assert len(hulls) == 3


@pytest.mark.rule("NA-X1-05")
def test_the_cabin_joins_each_mage_to_its_partner() -> None:
    canvas = logged("cabin")
    places = {
        line.text: Box.around(corner for quad in line.letters for corner in quad).centre
        for line in canvas.notes.lettering
        if len(line.text) == 1
    }
    for (letter, partner), x in zip((("A", "1"), ("B", "4"), ("C", "7")), CABIN_COLUMNS, strict=True):
        assert places[letter][0] == pytest.approx(x, abs=0.5)
        assert places[partner][0] == pytest.approx(x, abs=0.5)
        assert places[letter][1] < places[partner][1]
    links = re.findall(r"rect (\S+) \S+ 3.2 \S+ fill #FCEFC2", canvas.finish())
    assert [float(x) + 1.6 for x in links] == list(CABIN_COLUMNS)


@pytest.mark.rule("NA-X2-02", "NA-X2-12")
@pytest.mark.parametrize(("back", "harpoons"), [(False, 2), (True, 3)])
def test_the_phantom_board_has_six_spaces_and_its_harpoons(back: bool, harpoons: int) -> None:
    canvas = logged("phantom-board", back=back)
    log = canvas.finish()
    spaces = re.findall(r"circle (\S+) (\S+) 11 fill", log)
    assert [(float(x), float(y)) for x, y in spaces] == [(x, y) for y in ROWS for x in PHANTOM_COLUMNS]
    assert str(harpoons) in {line.text for line in canvas.notes.lettering}
    # a harpoon has one head, the only thing in that grey
    assert sum("fill #C3CBD3" in line for line in log.splitlines()) == harpoons


def test_tokens_on_the_small_boards_lie_side_by_side() -> None:
    for columns in (CABIN_COLUMNS, PHANTOM_COLUMNS):
        places = [(x, y) for y in ROWS for x in columns]
        assert all(math.dist(one, other) > TOKEN for one, other in combinations(places, 2))
        assert all(TOKEN / 2 <= x <= 90 - TOKEN / 2 and TOKEN / 2 <= y <= 60 - TOKEN / 2 for x, y in places)
