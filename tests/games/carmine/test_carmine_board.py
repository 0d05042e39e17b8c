"""The board's text form, its masks, and what is refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import BoardError, TemplateError
from pnp.games.carmine.board import GRID, Board, cell_name, parse_cell
from pnp.games.carmine.charts import face_names, named_chart
from pnp.masks import cells
from pnp.templates import Templates, house_templates

ROWS = (
    "===...........=",
    "==P..##......==",
    "=...##w....#.P=",
    "=.x..#P.x.##..=",
    "==.........g#..",
    "=P.........#...",
    "...##..M...P..=",
    "...#..###....==",
    "=.M#.##pP...x==",
    "=.....#....#..=",
    "==.x......w##.=",
    "=p...##....M#.=",
    "=...P###......=",
    "==..g##...#P..=",
    "===....x..##.==",
)


def with_row(number: int, row: str) -> list[str]:
    rows = list(ROWS)
    rows[number - 1] = row
    return rows


def named(mask: int) -> str:
    return " ".join(map(cell_name, cells(mask)))


@pytest.mark.parametrize(
    ("name", "cell"), [("A1", 0), ("O1", 14), ("A2", 15), ("H13", 187), ("J2", 24), ("N8", 118), ("O15", 224)]
)
def test_a_cell_is_a_column_letter_and_a_row_number(name: str, cell: int) -> None:
    assert parse_cell(name) == cell
    assert cell_name(cell) == name


@given(st.integers(0, GRID.size - 1))
def test_every_cell_has_one_name(cell: int) -> None:
    assert parse_cell(cell_name(cell)) == cell


@pytest.mark.parametrize("name", ["", "A0", "A16", "P1", "a1", "1A", "A01", "A1 ", "AA1", "H", "A１"])
def test_other_names_are_no_cells(name: str) -> None:
    with pytest.raises(BoardError, match="is not a cell"):
        parse_cell(name)


def test_a_board_is_read_into_masks() -> None:
    board = Board.parse(ROWS)
    assert named(board.ports) == "C2 N3 G4 B6 L7 I9 E13 L14"
    assert named(board.monoliths) == "H7 C9 L12"
    assert named(board.pirates) == "C4 I4 M9 D11 H15"
    assert named(board.gold) == "L5 E14"
    assert named(board.provisions) == "H9 B12"
    assert named(board.wind) == "G3 K11"
    assert board.land & board.sea == 0
    assert board.land | board.sea == GRID.full
    assert board.pirates & board.sea == board.pirates
    marks = board.ports | board.monoliths | board.bonuses
    assert marks & board.land == marks


def test_mainland_is_land_whose_mass_reaches_an_outer_column() -> None:
    board = Board.parse(ROWS)
    assert board.mainland >> parse_cell("C2") & 1, "a port on the mainland"
    assert not board.mainland >> parse_cell("F2") & 1, "an island"
    islands = list(board.islands())
    assert [island.bit_count() for island in islands] == [7, 7, 5, 9, 6, 9, 4]
    assert sum(islands) | board.mainland == board.land
    assert sum(board.masses()) == board.land


def test_a_board_writes_itself_as_it_was_read() -> None:
    assert Board.parse(ROWS).rows == ROWS
    assert str(Board.parse(ROWS)) == "\n".join(ROWS)


def test_both_characters_for_land_are_read_alike() -> None:
    loose = [row.replace("=", "#") for row in ROWS]
    assert Board.parse(loose) == Board.parse(ROWS)
    assert Board.parse(loose).rows == ROWS


def test_boards_compare_and_hash_by_content() -> None:
    assert len({Board.parse(ROWS), Board.parse(list(ROWS))}) == 1
    assert Board.parse(ROWS) != Board.parse(with_row(1, "===..........=="))


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([], "the board has 0 rows instead of 15"),
        ([*ROWS, ROWS[0]], "the board has 16 rows instead of 15"),
        (with_row(3, "=...##w....#.P"), "row 3 of the board has 14 characters instead of 15"),
        (with_row(8, "...#..###.?..=="), "“?” in row 8, column K of the board is none of . # = P M x g p w"),
        (with_row(2, "===..##......=="), "the board has 7 ports instead of 8 (N3, G4, B6, L7, I9, E13, L14)"),
        (with_row(1, "===..........M="), "the board has 4 monoliths instead of 3 (N1, H7, C9, L12)"),
        (["." * 15] * 15, "the board has 0 ports instead of 8 (nowhere)"),
    ],
)
def test_a_board_that_cannot_be_used_is_refused_with_the_place(rows: list[str], message: str) -> None:
    with pytest.raises(BoardError) as caught:
        Board.parse(rows)
    assert str(caught.value) == message


def test_a_board_from_outside_needs_no_more_than_ports_and_monoliths() -> None:
    board = Board.parse(["PPPPPPPP.....MM", *["." * 15] * 13, "M" + "." * 14])
    assert board.pirates == board.bonuses == 0


def test_a_chart_names_each_port() -> None:
    chart = named_chart("A1", Templates(house_templates()))
    assert chart.board.rows == ROWS
    names = {cell_name(cell): name for cell, name in chart.port_names().items()}
    assert names["C2"] == "Saltmere"
    assert names["L14"] == "Nine Bells"


def test_a_face_that_is_not_there_is_refused() -> None:
    data = Templates(house_templates())
    with pytest.raises(BoardError, match="there is no board Z9: the named boards are A1, A2, "):
        named_chart("Z9", data)
    with pytest.raises(BoardError, match="there is no board"):
        named_chart("../board", data)


def face_file(folder: Path, ports: str, rows: str) -> Templates:
    (folder / "carmine/boards").mkdir(parents=True)
    text = f'name = "Mine"\nports = [{ports}]\nseas = ["A", "B", "C"]\nrows = """\n{rows}\n"""\n'
    (folder / "carmine/boards/X1.toml").write_text(text, encoding="utf-8")
    return Templates(folder, house_templates())


def test_a_player_adds_a_face_of_their_own(tmp_path: Path) -> None:
    data = face_file(tmp_path, ", ".join(f'"Port {n}"' for n in range(8)), "\n".join(ROWS))
    assert face_names(data)[-1] == "X1"
    assert named_chart("X1", data).port_names()[parse_cell("C2")] == "Port 0"


def test_a_wrong_face_is_refused_by_name(tmp_path: Path) -> None:
    data = face_file(tmp_path, '"Alone"', "\n".join(ROWS))
    with pytest.raises(BoardError, match="board X1: it names 1 ports and 3 seas, not 8 and 3"):
        named_chart("X1", data)


def test_a_face_with_a_wrong_row_is_refused_by_name_and_place(tmp_path: Path) -> None:
    data = face_file(tmp_path, ", ".join(f'"Port {n}"' for n in range(8)), "\n".join(with_row(5, "==")))
    with pytest.raises(BoardError, match="board X1: row 5 of the board has 2 characters instead of 15"):
        named_chart("X1", data)


def test_a_misspelt_key_is_refused(tmp_path: Path) -> None:
    data = face_file(tmp_path, "", "")
    path = tmp_path / "carmine/boards/X1.toml"
    path.write_text(path.read_text(encoding="utf-8") + 'tittle = "Mine"\n', encoding="utf-8")
    with pytest.raises(TemplateError, match="tittle"):
        named_chart("X1", data)
