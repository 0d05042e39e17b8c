"""Drawing an adventure: the worked examples of the rules, the fine print, and documents that cannot be judged."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from pnp.errors import RecordError
from pnp.games.carmine.board import GRID, SIDE, Board, cell_name, parse_cell
from pnp.games.carmine.components import components
from pnp.games.carmine.drawing import Waters, judge_drawing_document, legal_drawings
from pnp.games.carmine.shapes import placements
from pnp.masks import cells, mask_of
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)

OPEN_SEA = (
    "P.P.P.P........",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "...............",
    "M.M.M..P.P.P.P.",
)


def chart(*changes: str) -> tuple[str, ...]:
    """The open sea with land (or something else) on some cells: `chart("C7#", "D7x")`."""
    rows = [list(row) for row in OPEN_SEA]
    for change in changes:
        column, row = GRID.place(parse_cell(change[:-1]))
        rows[row][column] = change[-1]
    return tuple(map("".join, rows))


def document(card: str, drawing: str | None, **fields: Any) -> dict[str, Any]:
    marks = {name: cells.split() for name, cells in fields.pop("marks", {}).items()}
    if "current" in marks:
        marks["current"] = [marks["current"]]
    return {
        "format": "pnp-drawing/1",
        "game": "carmine",
        "board": OPEN_SEA,
        "ship": None,
        "marks": marks,
        "card": card,
        "drawing": None if drawing is None else drawing.split(),
        **fields,
    }


def broken(card: str, drawing: str | None, **fields: Any) -> list[str]:
    """The rules that a drawing breaks."""
    return [violation.rule for violation in judge(card, drawing, **fields)]


def judge(card: str, drawing: str | None, **fields: Any) -> list[Any]:
    return list(judge_drawing_document(document(card, drawing, **fields), DATA).violations)


def everywhere(but: str = "", board: Sequence[str] = OPEN_SEA) -> str:
    """All sea cells but some."""
    kept = set(but.split())
    return " ".join(name for name in map(cell_name, cells(Board.parse(board).sea)) if name not in kept)


# -- the worked examples ---------------------------------------------------------------------------


@pytest.mark.rule("CA-D4")
def test_example_1_the_kraken_touches_its_row_or_its_column() -> None:
    assert broken("kraken", "J1 J2 K1") == []
    assert broken("kraken", "K4 K5 L4") == ["CA-D4"]
    (violation,) = judge("kraken", "K4 K5 L4")
    assert violation.turn is None
    assert violation.cells == ("K4",)
    assert violation.message.startswith("the Kraken at K4 touches neither row 2 nor column J, but it could, for inst")


@pytest.mark.rule("CA-D6")
def test_example_13_the_last_landing_of_a_port_takes_a_monster_but_no_peril() -> None:
    """The port K10 has land on three sides and K11 on the fourth."""
    board = chart("H15.", "K10P", "J10#", "L10#", "K9#")
    for ship in (None, "A8"):
        assert broken("maelstrom", "K11 L11 K12 L12", board=board, ship=ship) == ["CA-D6"]
        assert broken("hydra", "J11 K11 L11 K12", board=board, ship=ship) == [], "row 12"
        assert broken("carmine-drift", "F11 G11 H11 I11", board=board, ship=ship) == []
        assert broken("maelstrom", "L11 M11 L12 M12", board=board, ship=ship) == []
    (violation,) = judge("maelstrom", "K11 L11 K12 L12", board=board, ship="A8")
    assert violation.cells == ("K10",)
    assert violation.message == "the Maelstrom at K11 shuts the port K10"


@pytest.mark.rule("CA-D8", "CA-D9")
def test_example_14_a_rock_may_not_close_a_strait_but_a_corner_is_way_enough() -> None:
    wall = [f"{column}4#" for column in "ABCDEFGHJKLMNO"]
    # The wall is open at H4 too, from where it goes on to G5 alone, between the land at G4 and at H5.
    corner = chart(*(cell for cell in wall if cell != "H4#"), "H5#", "I5#", "J5#")
    for ship in (None, "A12"):
        assert "CA-D8" in broken("the-anvil", "I4", board=chart(*wall), ship=ship)
        assert broken("the-anvil", "I4", board=corner, ship=ship) == []
        assert "CA-D8" in broken("the-anvil", "H4", board=corner, ship=ship)
    assert broken("the-anvil", "I4", board=chart(*wall), ship=None) == ["CA-D8"]
    ports, sea = judge("the-anvil", "I4", board=chart(*wall), ship="A12")
    assert ports.cells == ("A1", "C1", "E1", "G1"), "which the ship can no longer reach"
    assert len(sea.cells) == 3 * SIDE - 4, "all that is north of the wall but the four ports"
    assert sea.message == "the Anvil at I4 cuts off B1, D1, F1, H1, I1, J1 and 35 more"


@pytest.mark.rule("CA-D4", "CA-D5")
def test_example_15_with_row_and_column_full_the_shape_goes_anywhere() -> None:
    lines = " ".join(
        [*(f"{column}2" for column in "ABCDEFGHIJKLMNO"), *(f"J{row}" for row in range(1, 15) if row != 2)]
    )
    assert broken("kraken", "K4 K5 L4", marks={"monster": lines}) == []
    for kept in ("J8", "A2"):
        # One empty cell on a line, with room beside it, is one placement that touches.
        left = " ".join(cell for cell in lines.split() if cell != kept)
        assert broken("kraken", "K4 K5 L4", marks={"monster": left}) == ["CA-D4"]
    narrow = " ".join(cell for cell in lines.split() if cell != "J8") + " I7 I8 I9 K7 K8 K9"
    assert broken("kraken", "L4 L5 M4", marks={"monster": narrow}) == [], "J8 is empty, but nothing fits there"


@pytest.mark.rule("CA-D5")
def test_a_touching_placement_that_would_block_does_not_count() -> None:
    """The only peril that touches a line would shut a port, so the line is waived."""
    board = chart("H15.", "K10P", "J10#", "L10#", "K9#")
    lines = {f"{column}11" for column in "ABCDEFGHIJLMNO"} | {f"K{row}" for row in range(1, 16)} - {"K9", "K10"}
    free = lines - {"K11", "K12", "L11"}
    assert broken("maelstrom", "K11 L11 K12 L12", board=board, marks={"line": " ".join(free)}) == ["CA-D6"]
    assert broken("maelstrom", "B5 C5 B6 C6", board=board, marks={"line": " ".join(free)}) == []
    elsewhere = free - {"D11", "E11"}
    assert broken("maelstrom", "B5 C5 B6 C6", board=board, marks={"line": " ".join(elsewhere)}) == ["CA-D4"]


# -- the shape -------------------------------------------------------------------------------------


@pytest.mark.rule("CA-D1")
@pytest.mark.parametrize("card", [name for name, card in BOX.adventures.items() if card.cells])
def test_a_card_has_its_rotations_at_every_place_of_the_board(card: str) -> None:
    """Counted by hand: rotations that differ, times the places where the box fits; a current's order counts."""
    adventure = BOX.adventures[card]
    width, height = (max(cell[axis] for cell in adventure.cells) + 1 for axis in (0, 1))
    places = (SIDE + 1 - width) * (SIDE + 1 - height)
    rotations = {
        **{"sirens": 2, "squall": 2, "the-teeth": 2, "leviathan": 2, "rogue-wave": 2, "lantern-eel": 2},
        **{"waterspout": 2, "broken-crown": 2, "titan-crab": 1, "maelstrom": 1, "the-anvil": 1},
        **{"sea-serpent": 2, "tempest": 2},
    }.get(card, 4)
    assert len(placements(adventure, mirror=False)) == rotations * places
    mirrored = {"sea-serpent": 4, "tempest": 4, "ghost-whale": 8, "dogleg": 8, "serpents-run": 8, "whip-tide": 8}
    assert len(placements(adventure, mirror=True)) == mirrored.get(card, rotations) * places
    found = placements(adventure, mirror=True)
    assert len(set(found)) == len(found)
    assert list(found) == sorted(found, key=lambda placement: placement.cells)
    assert all(placement.mask == mask_of(placement.cells) for placement in found)


@pytest.mark.rule("CA-D1")
def test_a_shape_may_be_turned_but_not_turned_over() -> None:
    assert broken("ghost-whale", "F3 F4 F5 G5") == [], "as printed"
    assert broken("ghost-whale", "F4 G4 H4 F5") == [], "turned"
    assert broken("ghost-whale", "F3 F4 F5 E5") == ["CA-D1"], "turned over"
    assert broken("ghost-whale", "F3 F4 F5 E5", mirror=True) == []
    assert broken("ghost-whale", "F5 G5 F3 F4") == [], "in any order"


@pytest.mark.rule("CA-D1")
@pytest.mark.parametrize(
    "drawing", ["", "J1", "J1 J2", "J1 J2 K1 K2", "J1 J2 J3", "J1 J2 K3", "J1 J2 K1 K1", "J1 J1 K1"]
)
def test_what_is_not_the_shape(drawing: str) -> None:
    assert broken("kraken", drawing) == ["CA-D1"]


@pytest.mark.rule("CA-D2")
def test_land_and_what_lies_off_the_board_is_no_sea() -> None:
    assert broken("kraken", "J2 K2 J3", board=chart("K2#")) == ["CA-D2"]
    assert broken("kraken", "O2 P2 O3") == ["CA-D2"], "the shape is right"
    assert broken("kraken", "I0 J0 J1") == ["CA-D2"]
    assert broken("squall", "K0 K1") == ["CA-D2"]
    assert broken("sirens", "B15 B16") == ["CA-D2"]
    assert broken("kraken", "P3 A16 Z9") == ["CA-D1", "CA-D2"]
    (violation,) = judge("kraken", "O2 P2 O3")
    assert violation.cells == ("P2",)


@pytest.mark.rule("CA-D3")
@pytest.mark.parametrize("mark", ["monster", "peril", "current", "rock", "ambush", "line"])
@pytest.mark.parametrize("spent", [False, True])
def test_a_cell_with_a_mark_is_not_empty(mark: str, spent: bool) -> None:
    marks = {mark: "J2", "spent": "J2" if spent else ""}
    assert broken("kraken", "J2 K2 J3", marks=marks) == ["CA-D3"]
    assert broken("kraken", "J3 K3 J4", marks=marks) == []


@pytest.mark.rule("CA-D3")
def test_pirates_and_the_ship_are_not_nothing() -> None:
    assert broken("kraken", "J2 K2 J3", board=chart("J3x")) == ["CA-D3"]
    assert broken("kraken", "J2 K2 J3", ship="K2") == ["CA-D3"], "even if its own line does not say so"


@pytest.mark.rule("CA-D1", "CA-D2", "CA-D3")
def test_every_rule_that_is_broken_is_named() -> None:
    found = judge("kraken", "J2 J3 J4 P5", board=chart("J3#"), marks={"monster": "J4"})
    assert [(violation.rule, violation.cells) for violation in found] == [
        ("CA-D1", ("J2",)),
        ("CA-D2", ("J3", "P5")),
        ("CA-D3", ("J4",)),
    ]


# -- ports, ship and sea ---------------------------------------------------------------------------


@pytest.mark.rule("CA-D6")
def test_a_port_that_was_shut_before_does_not_count() -> None:
    """K10 has one landing, K11: an unspent peril lies there already, or a rock."""
    board = chart("H15.", "K10P", "J10#", "L10#", "K9#")
    for marks in ({"peril": "K11"}, {"rock": "K11"}):
        assert broken("maelstrom", "L11 M11 L12 M12", board=board, marks=marks) == []
    spent = {"peril": "K11", "spent": "K11"}
    assert broken("maelstrom", "L11 M11 L12 M12", board=board, marks=spent) == [], "one may stop on a spent peril"


@pytest.mark.rule("CA-D6", "CA-D9")
def test_a_landing_counts_only_if_the_ship_can_reach_it() -> None:
    """Land along column D parts the sea in two; the port D7 has a landing on either side, C7 and E7."""
    board = chart("A1.", *(f"D{row}#" for row in range(1, 16)), "D7P")
    assert broken("fog-bank", "E6 E7 F6", board=board, ship=None) == [], "every sea cell counts"
    assert broken("fog-bank", "E6 E7 F6", board=board, ship="H8") == ["CA-D6"]
    assert broken("fog-bank", "E6 E7 F6", board=board, ship="B8") == []
    assert broken("fog-bank", "E6 E7 F6", board=board, ship="E8") == ["CA-D6"]
    assert broken("fog-bank", "E6 F6 F7", board=board, ship="E7") == [], "the ship lies beside it"


@pytest.mark.rule("CA-D7")
def test_the_ship_keeps_a_way_out() -> None:
    around = "K3 L3 M3 K4 M4 K5 L5"
    assert broken("the-teeth", "M5 N5", ship="L4", marks={"rock": around}) == ["CA-D6", "CA-D7", "CA-D8"]
    free = around.replace("K3 ", "")
    assert "CA-D7" not in broken("the-teeth", "M5 N5", ship="L4", marks={"rock": free})
    for mark in ("monster", "peril"):
        ways = {"rock": "K3 L3 M3 K4 M4 K5 L5", mark: "M5"}
        assert broken("the-teeth", "N5 O5", ship="L4", marks=ways) == [], "what can be crossed is a way out"


@pytest.mark.rule("CA-D7")
def test_a_ship_that_is_shut_in_already_stays_so() -> None:
    around = "K3 L3 M3 K4 M4 K5 L5 M5"
    assert broken("the-teeth", "N5 O5", ship="L4", marks={"rock": around}) == []


@pytest.mark.rule("CA-D7", "CA-D8")
def test_a_ship_alone_in_its_water_is_cut_off_from_nothing() -> None:
    """Its whole sea is M5 and L4: a rock on M5 breaks CA-D7 alone, the ports were out of reach before."""
    around = "K3 L3 M3 K4 M4 K5 L5 N4 N5 N6 M6 L6"
    assert broken("the-anvil", "M5", ship="L4", marks={"rock": around}) == ["CA-D4", "CA-D7"]


@pytest.mark.rule("CA-D8")
def test_only_the_ships_own_water_has_to_stay_whole_once_it_is_placed() -> None:
    """A lake in the south, in which the ship is not."""
    wall = chart(*(f"{column}10#" for column in "ABCDEFGHIJKLMNO"), *(f"G{row}#" for row in (12, 13, 14, 15)))
    assert broken("broken-crown", "G11 H11 I11", board=wall, ship=None) == ["CA-D8"]
    assert broken("broken-crown", "G11 H11 I11", board=wall, ship="A5") == []
    assert "CA-D8" in broken("broken-crown", "G11 H11 I11", board=wall, ship="A12")


@pytest.mark.rule("CA-D4", "CA-D6", "CA-D8")
def test_lines_are_judged_beside_what_is_blocked() -> None:
    wall = [f"{column}8#" for column in "ABCDEFGHIJKLMN"]
    assert broken("the-anvil", "O8", board=chart(*wall), ship="A12") == ["CA-D4", "CA-D6", "CA-D8"]


@pytest.mark.rule("CA-D6")
def test_the_message_names_a_port_of_a_named_board() -> None:
    """The port C2 of board A1 has the landings D2 and C3."""
    (violation,) = judge("waterspout", "D2 D3 D4", board="A1", marks={"rock": "C3"})
    assert violation.rule == "CA-D6"
    assert violation.message == "the Waterspout at D2 shuts the port of Saltmere"
    assert violation.cells == ("C2",)
    assert broken("waterspout", "D3 D4 D5", board="A1", marks={"rock": "C3"}) == []


# -- skipping --------------------------------------------------------------------------------------


@pytest.mark.rule("CA-D10")
def test_a_card_is_skipped_only_if_nothing_is_left() -> None:
    assert broken("kraken", None) == ["CA-D10"]
    assert broken("kraken", None, marks={"line": everywhere()}) == []
    assert broken("kraken", None, marks={"line": everywhere(but="B8 B9 C8")}) == ["CA-D10"], "anywhere will do"
    assert broken("kraken", None, marks={"line": everywhere(but="B8 B9 C10")}) == []
    assert broken("the-anvil", None, solo=True) == ["CA-D10"]


@pytest.mark.rule("CA-D14")
def test_an_ambush_has_nothing_to_draw() -> None:
    assert broken("ambush-port", None) == []
    assert broken("ambush-port", "A2") == ["CA-D14"]


# -- currents --------------------------------------------------------------------------------------


@pytest.mark.rule("CA-D11")
def test_a_current_is_drawn_from_tail_to_head() -> None:
    assert broken("carmine-drift", "F4 F5 F6 F7") == []
    assert broken("carmine-drift", "F7 F6 F5 F4") == [], "turned half round"
    assert broken("carmine-drift", "F4 F6 F5 F7") == ["CA-D11"]
    assert broken("whip-tide", "J6 K6 L6 L7 L8") == []
    assert broken("whip-tide", "L8 L7 L6 K6 J6") == ["CA-D11"], "that is its mirror image"
    assert broken("whip-tide", "L8 L7 L6 K6 J6", mirror=True) == []
    assert broken("dogleg", "M3 N3 N4 O4") == []
    assert broken("dogleg", "O4 N4 N3 M3") == [], "turned half round"
    assert broken("dogleg", "M4 N4 N3 O3") == ["CA-D1"], "another set of cells, the mirror image's"
    assert broken("serpents-run", "E12 F12 G12 G11") == ["CA-D1"]
    assert broken("serpents-run", "E12 F12 G12 G13") == []


@pytest.mark.rule("CA-D4", "CA-D11")
def test_a_current_in_the_wrong_order_is_judged_by_its_lines_all_the_same() -> None:
    assert broken("carmine-drift", "B3 B2 B4 B5") == ["CA-D11", "CA-D4"]
    assert broken("carmine-drift", "O3 O1 O2 O0") == ["CA-D11", "CA-D2"]


@pytest.mark.rule("CA-D11")
def test_a_straight_current_has_two_placements_on_its_cells() -> None:
    waters = Waters(Board.parse(OPEN_SEA))
    found = legal_drawings(waters, BOX.adventures["carmine-drift"], solo=False)
    by_cells: dict[int, int] = {}
    for placement in found:
        by_cells[placement.mask] = by_cells.get(placement.mask, 0) + 1
    assert set(by_cells.values()) == {2}


# -- rocks -----------------------------------------------------------------------------------------


@pytest.mark.rule("CA-D12")
def test_rocks_at_a_table_go_where_the_neighbour_likes() -> None:
    for drawing in ("K5 L5", "L4 L5", "L13 L14", "B5 B6"):
        assert broken("the-teeth", drawing) == []
    assert broken("the-teeth", "B7 B8") == ["CA-D4"]


@pytest.mark.rule("CA-D13", "CA-V2")
def test_solo_rocks_cover_the_crossing_if_they_can() -> None:
    for drawing in ("K5 L5", "L5 M5", "L4 L5", "L5 L6"):
        assert broken("the-teeth", drawing, solo=True) == []
    assert broken("the-teeth", "B5 B6", solo=True) == ["CA-V2"]
    assert broken("the-teeth", "B7 B8", solo=True) == ["CA-V2"], "not CA-D4 as well"
    (violation,) = judge("the-teeth", "B7 B8", solo=True)
    assert violation.message == "the Teeth at B7 could lie nearer to the crossing L5, like L4, L5"


@pytest.mark.rule("CA-V2")
def test_solo_rocks_then_lie_on_the_marked_line_as_near_as_they_can() -> None:
    """The Teeth's solo line is row 5. With L5 taken, the nearest cells of the row are K5 and M5."""
    taken = {"monster": "L5"}
    for drawing in ("J5 K5", "K4 K5", "K5 K6", "M5 N5", "M4 M5", "M5 M6"):
        assert broken("the-teeth", drawing, solo=True, marks=taken) == []
    assert broken("the-teeth", "L6 L7", solo=True, marks=taken) == ["CA-V2"], "as near, but on the other line"
    assert broken("the-teeth", "I5 J5", solo=True, marks=taken) == ["CA-V2"], "on the line, but farther"
    assert broken("broken-crown", "G10 G9 G8", solo=True, marks={"monster": "G11"}) == [], "its line is the column"
    assert broken("broken-crown", "F10 F11 F12", solo=True, marks={"monster": "G11"}) == ["CA-V2"]


@pytest.mark.rule("CA-V2")
def test_a_far_cell_of_the_marked_line_comes_before_a_near_one_of_the_other() -> None:
    row = " ".join(f"{column}5" for column in "CDEFGHIJKLMNO")
    assert broken("the-teeth", "B5 B6", solo=True, marks={"monster": row}) == []
    assert broken("the-teeth", "L3 L4", solo=True, marks={"monster": row}) == ["CA-V2"]


@pytest.mark.rule("CA-V2")
def test_solo_rocks_then_lie_on_the_other_line_and_then_anywhere() -> None:
    row = " ".join(f"{column}5" for column in "ABCDEFGHIJKLMNO")
    assert broken("the-teeth", "L3 L4", solo=True, marks={"monster": row}) == []
    assert broken("the-teeth", "L6 M6", solo=True, marks={"monster": row}) == []
    assert broken("the-teeth", "L7 M7", solo=True, marks={"monster": row}) == ["CA-V2"]
    both = row + "".join(f" L{number}" for number in range(1, 15) if number != 5)
    for drawing in ("K4 J4", "K4 K3", "M6 M7"):
        assert broken("the-teeth", drawing, solo=True, marks={"monster": both}) == []
    assert broken("the-teeth", "K3 K2", solo=True, marks={"monster": both}) == ["CA-V2"]


@pytest.mark.rule("CA-V2")
def test_a_solo_rock_that_would_block_makes_room_for_the_next() -> None:
    """The crossing I4 is the only way to I3: the Anvil goes to the nearest cells of row 4 that are sea."""
    pocket = chart("H2#", "I2#", "J2#", "H3#", "J3#", "H4#", "J4#")
    assert broken("the-anvil", "I4", board=pocket, ship="A12", solo=True) == ["CA-D8"], "and CA-V2 is not asked"
    for drawing in ("G4", "K4"):
        assert broken("the-anvil", drawing, board=pocket, ship="A12", solo=True) == []
    for drawing in ("L4", "I3", "I5", "A2"):
        assert broken("the-anvil", drawing, board=pocket, ship="A12", solo=True) == ["CA-V2"]


@pytest.mark.rule("CA-V2")
def test_a_solo_rock_that_blocks_is_not_asked_for_its_lines() -> None:
    strait = chart(*(f"{column}8#" for column in "ABCDEFGHIJKLMN"))
    assert broken("the-anvil", "O8", board=strait, ship="A12", solo=True) == ["CA-D6", "CA-D8"]
    assert broken("the-anvil", "O8", board=strait, ship="A12", solo=False) == ["CA-D4", "CA-D6", "CA-D8"]


@pytest.mark.rule("CA-V2")
def test_solo_asks_nothing_of_other_cards() -> None:
    assert broken("kraken", "J9 J10 K9", solo=True) == []
    assert broken("kraken", "K4 K5 L4", solo=True) == ["CA-D4"]


# -- documents -------------------------------------------------------------------------------------


def test_a_verdict_as_data_is_the_one_of_the_rules() -> None:
    verdict = judge_drawing_document(document("kraken", "K4 K5 L4"), DATA).data()
    assert list(verdict) == ["valid", "violations"]
    assert verdict["valid"] is False
    (violation,) = verdict["violations"]
    assert list(violation) == ["rule", "turn", "cells", "message"]
    assert (violation["rule"], violation["turn"], violation["cells"]) == ("CA-D4", None, ["K4"])
    assert judge_drawing_document(document("kraken", "J1 J2 K1"), DATA).data() == {"valid": True, "violations": []}


def test_the_example_of_the_format_is_read() -> None:
    text = """{"format": "pnp-drawing/1", "game": "carmine", "board": BOARD, "ship": "H7",
        "marks": {"monster": ["B2"], "peril": ["C3"], "current": [["D4","E4","F4"]], "rock": ["I9"], "ambush": [],
                  "line": ["H7"], "spent": ["B2"]},
        "solo": true, "card": "kraken", "drawing": ["J1","J2","K1"]}""".replace("BOARD", json.dumps(OPEN_SEA))
    assert judge_drawing_document(json.loads(text), DATA).valid


def test_marks_solo_and_mirror_may_be_left_out() -> None:
    full = document("kraken", "J1 J2 K1", solo=False, mirror=False)
    short = {key: value for key, value in full.items() if key not in ("marks", "solo", "mirror")}
    assert judge_drawing_document(short, DATA) == judge_drawing_document(full, DATA)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"card": "krakn"}, "card: “krakn” is not an Adventure Card, did you mean kraken?"),
        ({"card": "gold-2"}, "card: “gold-2” is not an Adventure Card"),
        ({"card": "k" * 100_000}, "is not an Adventure Card"),
        ({"card": None}, "Expected `str`, got `null` - at `$.card`"),
        ({"format": "pnp-drawing/2"}, "$.format"),
        ({"game": "mu"}, "$.game"),
        ({"drawing": ["j1"]}, "“j1” is not a cell’s name"),
        ({"drawing": ["J100"]}, "is not a cell’s name"),
        ({"drawing": ["J01"]}, "is not a cell’s name"),
        ({"drawing": ["AA1"]}, "is not a cell’s name"),
        ({"drawing": [1]}, "$.drawing[0]"),
        ({"drawing": "J1"}, "$.drawing"),
        ({"drawing": ["J1"] * 226}, "<= 225"),
        ({"ship": ["H7", "H8"]}, "$.ship"),
        ({"ship": "P3"}, "ship: P3 is not a sea cell"),
        ({"ship": "A1"}, "ship: A1 is not a sea cell"),
        ({"ship": "H7", "marks": {"rock": ["H7"]}}, "ship: H7 is a rock"),
        ({"marks": {"rock": ["A1"]}}, "marks.rock: A1 is not a sea cell"),
        ({"marks": {"current": [["O15", "P15"]]}}, "marks.current: P15 is not a sea cell"),
        ({"marks": {"current": ["O15"]}}, "$.marks.current"),
        ({"marks": {"kraken": []}}, "unknown field `kraken`"),
        ({"marks": None}, "$.marks"),
        ({"solo": "yes"}, "$.solo"),
        ({"board": "Z9"}, "there is no board Z9"),
        ({"board": "A" * 100_000}, "there is no board"),
        ({"board": [*OPEN_SEA[:14]]}, "the board has 14 rows"),
        ({"board": [*OPEN_SEA[:14], OPEN_SEA[14] + "."]}, "row 15 of the board has 16 characters"),
        ({"board": [*OPEN_SEA[:14], OPEN_SEA[14].replace("M", "Q")]}, "“Q” in row 15, column A"),
        ({"board": chart("H8P")}, "9 ports"),
        ({"board": 7}, "$.board"),
        ({"turn": 3}, "unknown field `turn`"),
    ],
)
def test_what_cannot_be_judged_is_refused_with_the_place(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(RecordError) as refusal:
        judge_drawing_document(document("kraken", "J1 J2 K1") | fields, DATA)
    assert complaint in str(refusal.value)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("field", ["format", "game", "board", "ship", "card", "drawing"])
def test_what_is_needed_may_not_be_missing(field: str) -> None:
    short = document("kraken", "J1 J2 K1")
    del short[field]
    with pytest.raises(RecordError, match=f"missing required field `{field}`"):
        judge_drawing_document(short, DATA)
