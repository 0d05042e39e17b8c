"""CA-D1 to D11: where an adventure may be drawn, one drawing at a time."""

import pytest
from harbour import OPEN, Voyage, chart, drawn

EVERYWHERE = [f"{column}{row}" for row in range(1, 16) for column in "BCDEFGHIJKLMN" if (column, row) != ("H", 15)]
"""All the sea of the open board."""


def row(number: int, but: str = "") -> str:
    return " ".join(name for name in EVERYWHERE if name[1:] == str(number) and name not in but.split())


def column(letter: str, but: str = "") -> str:
    return " ".join(name for name in EVERYWHERE if name[0] == letter and name not in but.split())


def wall(letter: str, gap: str) -> list[str]:
    return chart(land=column(letter, but=gap))


# --- CA-D1: the shape


@pytest.mark.rule("CA-D1")
@pytest.mark.parametrize("at", ["J1 K1 J2", "J1 K1 K2", "J1 J2 K2", "K1 J2 K2", "K2 K1 J2"])
def test_a_shape_may_be_turned_and_its_cells_named_in_any_order(at: str) -> None:
    assert drawn("kraken", at) == set()


@pytest.mark.rule("CA-D1")
@pytest.mark.parametrize("at", ["J1 J2 J3", "J1 J2", "J1 K1 J2 K2", "J2 J2 K2", "J1 K2 L1", "J1 K1 M2"])
def test_other_cells_than_the_shape_are_refused(at: str) -> None:
    assert "CA-D1" in drawn("kraken", at)


@pytest.mark.rule("CA-D1")
def test_a_shape_is_not_mirrored() -> None:
    assert drawn("sea-serpent", "G4 H4 H5 I5") == set()
    assert drawn("sea-serpent", "H4 H5 G5 G6") == set()  # turned by 90 degrees
    assert drawn("sea-serpent", "H4 I4 G5 H5") == {"CA-D1"}
    assert drawn("ghost-whale", "F3 F4 F5 G5") == set()
    assert drawn("ghost-whale", "F3 F4 F5 E5") == {"CA-D1"}


@pytest.mark.rule("CA-D1")
def test_the_variant_mirror_allows_mirror_images() -> None:
    plain, variant = Voyage(), Voyage(mirror=True)
    for voyage in (plain, variant):
        voyage.turn("sea-serpent", drawing="H4 I4 G5 H5")
    assert plain.broken() == {"CA-D1"}
    assert variant.broken() == set()


# --- CA-D2, CA-D3: on empty sea


@pytest.mark.rule("CA-D2")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("sirens", "A14 B14"),  # a port
        ("lantern-eel", "A7 B7 C7"),  # the mainland
        ("rogue-wave", "G15 H15 I15 J15"),  # a monolith
        ("sirens", "C15 C16"),  # off the board in the south
        ("fog-bank", "N6 O6 P6"),
        ("rogue-wave", "O15 P15 Q15 R15"),
    ],
)
def test_every_cell_is_sea(card: str, at: str) -> None:
    assert "CA-D2" in drawn(card, at)


@pytest.mark.rule("CA-D2")
def test_land_is_no_sea_wherever_it_lies() -> None:
    assert drawn("sirens", "C4 C5") == set()
    for paint in ("land", "gold", "provisions", "wind"):
        assert drawn("sirens", "C4 C5", board=chart(**{paint: "C4"})) == {"CA-D2"}


@pytest.mark.rule("CA-D3")
@pytest.mark.parametrize(
    "mark",
    [
        {"monster": "C4"},
        {"peril": "C4"},
        {"rock": "C4"},
        {"ambush": "C4"},
        {"line": "C4"},
        {"current": ["C4 D4 E4 F4"]},
        {"current": ["F4 E4 D4 C4"]},
        {"monster": "C4", "spent": "C4"},
        {"peril": "C4", "spent": "C4"},
        {"current": ["C4 D4 E4 F4"], "spent": "C4 D4 E4 F4"},
    ],
    ids=lambda mark: "+".join(mark),
)
def test_every_cell_is_empty(mark: dict[str, str]) -> None:
    assert drawn("sirens", "C4 C5", **mark) == {"CA-D3"}
    assert drawn("sirens", "C5 C6", **mark) == set()


@pytest.mark.rule("CA-D3")
def test_pirates_and_the_ship_take_their_cells() -> None:
    assert drawn("sirens", "C4 C5", board=chart(pirates="C4")) == {"CA-D3"}
    assert drawn("sirens", "C4 C5", ship="C5") == {"CA-D3"}
    assert drawn("sirens", "C4 C5", ship=None) == set()


@pytest.mark.rule("CA-D1", "CA-D2", "CA-D3")
def test_every_broken_rule_is_named() -> None:
    assert drawn("kraken", "A2 B2 C2", line="B2") >= {"CA-D1", "CA-D2", "CA-D3"}


# --- CA-D4, CA-D5: on the card's lines


@pytest.mark.rule("CA-D4")
def test_one_cell_in_the_row_or_in_the_column_is_enough() -> None:
    assert drawn("kraken", "D1 E1 D2") == set()
    assert drawn("kraken", "I13 J13 I14") == set()
    assert drawn("kraken", "H13 I13 H14") == {"CA-D4"}
    assert drawn("kraken", "D3 E3 D4") == {"CA-D4"}


@pytest.mark.rule("CA-D5", "CA-D4")
def test_a_shape_goes_anywhere_when_nothing_touches_its_lines() -> None:
    assert drawn("sirens", "G7 H7", line=f"{row(14)} {column('C')}") == set()


@pytest.mark.rule("CA-D5", "CA-D4")
@pytest.mark.parametrize("free", ["C1", "C15", "N14"])
def test_one_touching_place_left_anywhere_binds(free: str) -> None:
    assert drawn("sirens", "G7 H7", line=f"{row(14, but=free)} {column('C', but=free)}") == {"CA-D4"}


@pytest.mark.rule("CA-D5")
def test_a_free_cell_on_the_line_does_not_bind_if_the_shape_does_not_fit_there() -> None:
    assert drawn("sirens", "G7 H7", line=f"{row(14)} {column('C', but='C1')} B1 D1") == set()


@pytest.mark.rule("CA-D5", "CA-D6")
def test_a_touching_place_that_shuts_a_port_does_not_bind() -> None:
    # The squall fits on its lines at N1, N2 alone, and N2 is the only way to the port O2.
    full = f"{row(1, but='N1')} {column('K')}"
    assert drawn("squall", "N1 N2", line=full) == {"CA-D6"}
    assert drawn("squall", "G7 H7", line=full) == set()
    assert drawn("squall", "G7 H7", line=full, board=chart(port="A3", land="O2")) == {"CA-D4"}


@pytest.mark.rule("CA-D4", "CA-D6")
def test_a_place_off_the_lines_is_named_beside_a_port_that_it_shuts() -> None:
    assert drawn("squall", "N10 N11") == {"CA-D4", "CA-D6"}


# --- CA-D6: open ports


@pytest.mark.rule("CA-D6")
def test_a_peril_on_the_last_cell_beside_a_port_shuts_it() -> None:
    assert drawn("fog-bank", "N11 M11 N12") == {"CA-D6"}
    assert drawn("fog-bank", "N12 M12 N13") == set()
    assert drawn("fog-bank", "N11 M11 N12", board=chart(sea="O10")) == set()  # O10 remains


@pytest.mark.rule("CA-D6")
def test_monsters_and_currents_shut_no_port() -> None:
    assert drawn("titan-crab", "M10 N10 M11 N11") == set()
    assert drawn("dogleg", "L10 M10 M11 N11") == set()


@pytest.mark.rule("CA-D6")
def test_a_spent_peril_leaves_a_port_open() -> None:
    both = chart(sea="O10")
    assert drawn("fog-bank", "N11 M11 N12", board=both, peril="O10") == {"CA-D6"}
    assert drawn("fog-bank", "N11 M11 N12", board=both, peril="O10", spent="O10") == set()


@pytest.mark.rule("CA-D6")
def test_a_port_that_was_shut_before_does_not_count() -> None:
    assert drawn("fog-bank", "N6 M6 N7", peril="N11") == set()
    assert drawn("fog-bank", "N6 M6 N7", rock="N11") == set()
    assert drawn("fog-bank", "N5 M5 N6", peril="N11") == {"CA-D6"}  # but this one shuts O5


@pytest.mark.rule("CA-D6", "CA-D9")
def test_a_ship_beside_a_port_reaches_it() -> None:
    # N10 is shut off from the rest, the ship stands in it together with N11.
    pond = chart(land="M10 M11 M12 N12 M9 N9")
    assert drawn("fog-bank", "N6 M6 N7", ship="N11", board=pond) == set()
    assert drawn("the-anvil", "N10", ship="N11", board=pond, solo=False) >= {"CA-D7"}


@pytest.mark.rule("CA-D6", "CA-S7")
def test_before_the_ship_is_placed_every_sea_cell_counts_as_reachable() -> None:
    pond = chart(land="M9 N9 M10 M11 M12 N12")
    assert drawn("fog-bank", "N4 M4 N5", ship=None) == {"CA-D6"}
    assert drawn("rogue-wave", "H11 H12 H13 H14", ship=None) == set()
    # A ship in the west cannot reach N11, so that its port is shut already; without a ship it is open.
    assert drawn("fog-bank", "N3 N4 M3", board=pond, peril="N11") == set()
    assert "CA-D6" in drawn("squall", "N10 N11", board=pond, ship=None)
    assert "CA-D6" not in drawn("squall", "N10 N11", board=pond, ship="B5")


@pytest.mark.rule("CA-D6", "CA-D9")
def test_perils_monsters_and_pirates_in_a_strait_do_not_stop_reach() -> None:
    # Were the ports in the east out of reach, they would be shut already and the drawing would be legal.
    strait = wall("I", gap="I4")
    for mark in ({"peril": "I4"}, {"monster": "I4"}, {"ambush": "I4"}, {"current": ["H4 I4 J4 K4"]}):
        assert drawn("fog-bank", "N11 M11 N12", board=strait, **mark) == {"CA-D6"}
    assert drawn("fog-bank", "N11 M11 N12", board=chart(strait, pirates="I4")) == {"CA-D6"}
    assert drawn("fog-bank", "N11 M11 N12", board=strait, rock="I4") == set()
    assert drawn("fog-bank", "N11 M11 N12", board=chart(strait, land="I4")) == set()


# --- CA-D7, CA-D8, CA-D9: free ships and whole seas

POND = chart(land="H3 I3 J3 H4 J4 H5 J5 H6 I6 J6")
"""I4 and I5, shut off from everything."""
BAY = chart(land="I3 J3 K3 K4 K5 J5 I5")
"""J4, with I4 as its only way out."""


@pytest.mark.rule("CA-D7")
def test_the_last_cell_around_the_ship_is_not_closed() -> None:
    assert drawn("the-anvil", "I4", ship="I5", board=POND) == {"CA-D7"}
    assert drawn("the-anvil", "I4", ship="I5", board=chart(POND, sea="J6")) == set()
    assert drawn("squall", "I4 I5", ship="I6", board=chart(POND, sea="I6")) == {"CA-D4"}  # a peril can be entered


@pytest.mark.rule("CA-D7")
def test_a_ship_that_was_shut_in_before_does_not_count() -> None:
    assert drawn("the-anvil", "G4", ship="I5", board=chart(POND, land="I4")) == set()
    assert drawn("the-anvil", "G4", ship="I5", board=POND, rock="I4") == set()


@pytest.mark.rule("CA-D7", "CA-S7")
def test_before_the_ship_is_placed_there_is_none_to_shut_in() -> None:
    assert drawn("the-anvil", "I4", ship=None, board=POND) == set()


@pytest.mark.rule("CA-D8")
def test_a_rock_does_not_cut_off_a_bay() -> None:
    assert drawn("the-anvil", "I4", board=BAY, solo=False) == {"CA-D8"}
    assert drawn("the-anvil", "I4", board=BAY, solo=True) == {"CA-D8"}
    assert drawn("the-anvil", "I4", ship=None, board=BAY) == {"CA-D8"}


@pytest.mark.rule("CA-D8")
def test_a_bay_may_be_filled() -> None:
    assert drawn("the-anvil", "J4", board=BAY, solo=False) == set()
    assert drawn("the-teeth", "I4 J4", board=BAY, solo=False) == {"CA-D4"}  # only because row 5 and column L are far


@pytest.mark.rule("CA-D8", "CA-D9")
def test_a_diagonal_gap_keeps_the_sea_whole() -> None:
    gap = chart(BAY, sea="I5")
    assert drawn("the-anvil", "I4", board=gap) == set()
    assert drawn("the-anvil", "I4", board=gap, rock="I5") == {"CA-D8"}


@pytest.mark.rule("CA-D8", "CA-D6")
def test_a_rock_in_a_strait_cuts_off_the_ports_behind_it_as_well() -> None:
    strait = wall("I", gap="I4")
    assert drawn("the-anvil", "I4", board=strait, solo=False) == {"CA-D6", "CA-D8"}
    assert drawn("the-anvil", "I4", board=strait, ship=None) == {"CA-D8"}
    assert drawn("the-anvil", "I4", board=wall("I", gap="I4 I11"), solo=False) == set()


@pytest.mark.rule("CA-D8")
def test_what_the_ship_could_not_reach_before_does_not_count() -> None:
    shut = chart(BAY, land="H3 H4 H5 I5", sea="")
    assert drawn("the-anvil", "I4", board=shut) == set()
    assert drawn("the-anvil", "I4", board=shut, ship=None) == set()  # I4 and J4: one cell is still whole
    assert drawn("the-anvil", "J4", board=shut, solo=False) == set()


@pytest.mark.rule("CA-D8", "CA-D9")
def test_only_rocks_cut_the_sea() -> None:
    strait = wall("K", gap="K1")
    assert drawn("squall", "K1 J1", board=strait) == set()
    assert drawn("kraken", "J1 K1 J2", board=strait) == set()


# --- CA-D10: skipping

CHEQUERED = " ".join(name for name in EVERYWHERE if ("ABCDEFGHIJKLMNO".index(name[0]) + int(name[1:])) % 2)
"""Every other cell: no two free ones share a side."""


@pytest.mark.rule("CA-D10")
def test_a_card_is_skipped_only_if_it_fits_nowhere() -> None:
    assert drawn("sirens", None) == {"CA-D10"}
    assert drawn("sirens", None, line=CHEQUERED) == set()
    assert drawn("the-anvil", None, line=CHEQUERED) == {"CA-D10"}


@pytest.mark.rule("CA-D10", "CA-D5")
def test_a_place_off_the_lines_forbids_skipping() -> None:
    free = "G7 H7"
    full = " ".join(name for name in EVERYWHERE if name not in free.split())
    assert drawn("sirens", None, line=full) == {"CA-D10"}
    assert drawn("sirens", free, line=full) == set()


@pytest.mark.rule("CA-D10", "CA-D8")
def test_a_card_whose_places_all_break_a_rule_is_skipped() -> None:
    full = " ".join(name for name in EVERYWHERE if name not in ["I4", "I3", "J3", "K3", "K4", "K5", "J5", "I5"])
    assert drawn("the-anvil", None, board=BAY, line=full) == set()
    assert drawn("the-anvil", "I4", board=BAY, line=full) == {"CA-D8"}


# --- CA-D11: currents


@pytest.mark.rule("CA-D11")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("serpents-run", "C12 D12 E12 E13"),
        ("serpents-run", "E10 E11 E12 D12"),
        ("long-pull", "C10 D10 E10 F10 G10"),
        ("long-pull", "G10 F10 E10 D10 C10"),
        ("dogleg", "L3 M3 M4 N4"),
        ("dogleg", "N4 M4 M3 L3"),
        ("whip-tide", "H8 I8 J8 J9 J10"),
    ],
)
def test_a_current_runs_from_tail_to_head(card: str, at: str) -> None:
    assert drawn(card, at) == set()


@pytest.mark.rule("CA-D11")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("serpents-run", "E13 E12 D12 C12"),
        ("serpents-run", "D12 C12 E12 E13"),
        ("long-pull", "D10 C10 E10 F10 G10"),
        ("whip-tide", "J10 J9 J8 I8 H8"),
    ],
)
def test_the_right_cells_in_a_wrong_order_are_no_current(card: str, at: str) -> None:
    assert drawn(card, at) == {"CA-D11"}


@pytest.mark.rule("CA-D11", "CA-D4")
def test_a_wrong_order_does_not_hide_that_the_lines_are_missed() -> None:
    assert drawn("serpents-run", "G3 H3 I3 I4") == {"CA-D4"}
    assert drawn("serpents-run", "I4 I3 H3 G3") == {"CA-D4", "CA-D11"}


@pytest.mark.rule("CA-D11", "CA-D1")
def test_a_mirrored_current_has_the_wrong_shape() -> None:
    assert drawn("serpents-run", "C12 D12 E12 E11") == {"CA-D1"}
    turned_round = Voyage(mirror=True).turn("whip-tide", drawing="J10 J9 J8 I8 H8")
    assert turned_round.broken() == set()


@pytest.mark.rule("CA-D11", "CA-D2")
def test_a_current_does_not_lead_onto_land_or_rock_or_off_the_board() -> None:
    assert "CA-D2" in drawn("long-pull", "K10 L10 M10 N10 O10")
    assert "CA-D2" in drawn("long-pull", "C12 C13 C14 C15 C16")
    assert drawn("long-pull", "C10 D10 E10 F10 G10", rock="G10") == {"CA-D3"}


@pytest.mark.rule("CA-D3")
def test_the_open_board_is_what_these_tests_think() -> None:
    assert sum(line.count(".") for line in OPEN) == len(EVERYWHERE)
