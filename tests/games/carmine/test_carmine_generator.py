"""Seeds give boards that keep every promise, and the same boards for ever."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from reference.board_conditions import CONDITIONS, Rows, cut_off
from reference.flood import sides, sides_and_corners

from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.charts import seeded_chart
from pnp.games.carmine.generator import VERSION, attempt_board, generate_board, spare_board
from pnp.games.carmine.plan import Plan, read_plan
from pnp.games.carmine.waters import corners, dead_ends, most_cut_off, straight_shores, with_sides
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

SEEDS = 20_000 if os.environ.get("PNP_SOAK") else 2_000
DATA = Templates(house_templates())
PLAN: Plan = read_plan(DATA)

KRAKEN_7 = (
    "==..........w==",
    "=M.x.....x..===",
    ".....Pg#......=",
    "...p####..P..M=",
    "..........#..==",
    "=P...........==",
    "===....w....===",
    "===x.P##......P",
    ".....###..M....",
    ".......#.......",
    "...........x...",
    "g==P.....#p...P",
    "===.....P#....=",
    "==..x..###..===",
    "=............==",
)


@cache
def many_boards() -> dict[str, tuple[str, ...]]:
    return {seed: generate_board(seed, 1, PLAN).rows for seed in (f"ISLE-{number}" for number in range(SEEDS))}


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.__name__)
def test_every_generated_board_satisfies(condition: Callable[[Rows], bool]) -> None:
    broken = [seed for seed, rows in many_boards().items() if not condition(rows)]
    assert broken == []


def test_boards_differ_between_seeds() -> None:
    assert len(set(many_boards().values())) == SEEDS


def test_boards_are_as_varied_as_an_atlas() -> None:
    boards = [Board.parse(rows) for rows in many_boards().values()]
    lands = Counter(board.land.bit_count() for board in boards)
    islands = Counter(len(list(board.islands())) for board in boards)
    assert len(lands) >= 15
    assert set(islands) >= {5, 6, 7}
    held = [sum(board.land >> cell & 1 for board in boards) for cell in range(GRID.size)]
    inner = [count for cell, count in enumerate(held) if 4 <= GRID.place(cell)[0] <= 10]
    assert min(inner) > len(boards) // 20, "every inner cell is land at times"
    assert max(inner) < len(boards) // 2, "and never as a rule"


def test_the_board_of_kraken_7_stays_as_it_is() -> None:
    assert generate_board("KRAKEN-7", 1, PLAN).rows == KRAKEN_7


def test_the_chart_of_kraken_7_reads_like_its_golden(golden: Callable[[str, str], None]) -> None:
    chart = seeded_chart("KRAKEN-7", 1, DATA)
    ports = ", ".join(chart.ports)
    text = f"{chart.name}\nPorts: {ports}\nSeas: {', '.join(chart.seas)}\n\n{chart.board}\n"
    golden("carmine-board-kraken-7.txt", text)


def test_another_version_gives_another_board() -> None:
    assert VERSION == 1
    assert generate_board("KRAKEN-7", 2, PLAN) != generate_board("KRAKEN-7", 1, PLAN)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_board_hangs_on_no_hash(hash_seed: str) -> None:
    code = (
        "from pnp.games.carmine.charts import seeded_chart\n"
        "from pnp.templates import Templates, house_templates\n"
        "chart = seeded_chart('KRAKEN-7', 1, Templates(house_templates()))\n"
        "print(*chart.board.rows, sep='\\n')"
    )
    home = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True, cwd=home
    )
    assert tuple(done.stdout.split()) == KRAKEN_7


def test_an_attempt_hangs_on_its_own_stream_alone() -> None:
    first = attempt_board(Stream("carmine", 1, "KRAKEN-7", "board", 0), PLAN)
    generate_board("SOMETHING ELSE", 1, PLAN)
    assert attempt_board(Stream("carmine", 1, "KRAKEN-7", "board", 0), PLAN) == first


def test_the_spare_board_takes_over_when_no_attempt_is_left() -> None:
    hopeless = msgspec.structs.replace(PLAN, attempts=0)
    boards = {generate_board(f"ISLE-{number}", 1, hopeless) for number in range(40)}
    assert len(boards) == 4, "as it is, mirrored, upside down, and both"
    assert spare_board(Stream("any"), PLAN) in boards
    for board in boards:
        assert [condition.__name__ for condition in CONDITIONS if not condition(board.rows)] == []


def test_a_plan_that_cannot_be_met_ends_in_the_spare_board() -> None:
    greedy = msgspec.structs.replace(PLAN.conditions, land_percent_least=39, islands_least=8)
    plan = msgspec.structs.replace(PLAN, attempts=3, conditions=greedy)
    assert generate_board("KRAKEN-7", 1, plan).land.bit_count() == Board.parse(PLAN.spare.split()).land.bit_count()


def test_what_a_rock_cuts_off_is_counted_as_by_hand() -> None:
    for rows in list(many_boards().values())[:150]:
        board = Board.parse(rows)
        assert most_cut_off(board.sea) == max(cut_off(rows, sides))
        assert most_cut_off(board.sea) >= max(cut_off(rows, sides_and_corners))


def test_a_rock_in_a_strait_cuts_off_the_smaller_side() -> None:
    west = sum(GRID.west << column for column in range(4))
    strait = 1 << GRID.cell(4, 7)
    east = sum(GRID.west << column for column in range(5, 15))
    assert most_cut_off(west | strait | east) == 61, "four columns and the strait, by a rock just east of it"
    assert most_cut_off(GRID.full) == 0


def test_shapes_are_told_by_their_corners_and_shores() -> None:
    def shape(*rows: str) -> int:
        return sum(
            1 << GRID.cell(4 + column, 4 + row)
            for row, text in enumerate(rows)
            for column, character in enumerate(text)
            if character == "#"
        )

    square, ell, tee, cross = (
        shape("##", "##"),
        shape("#.", "#.", "##"),
        shape("###", ".#."),
        shape(".#.", "###", ".#."),
    )
    assert [corners(land) for land in (square, ell, tee, cross)] == [4, 5, 6, 8]
    assert [straight_shores(land, 3) for land in (square, ell, tee, cross)] == [0, 1, 1, 0]
    cove = GRID.full ^ shape("###", "#..", "###")
    assert dead_ends(cove) == 1 << GRID.cell(5, 5)
    hole = shape("###", "#.#", "###")
    assert [(with_sides(hole, count) >> GRID.cell(5, 5)) & 1 for count in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert [(with_sides(tee, count) >> GRID.cell(4, 5)) & 1 for count in (1, 2, 3, 4)] == [1, 1, 0, 0]
