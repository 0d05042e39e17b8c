"""Which rule is named when a move is illegal, where several are broken at once."""

from typing import Any

import pytest
from seaway import Sea, sea

STRIP = "HI N 4 2 9 1 7 P AB"


def landed(strip: str = STRIP, /, **options: Any) -> Sea:
    return sea(strip, **options).play("roll 1 1 1", "give d1 p1 n1")


@pytest.mark.rule("NA-M04")
@pytest.mark.parametrize("move", ["place c5 board", "place c5 reserve", "place ma board", "place r cabin"])
def test_only_the_token_landed_on_is_placed(move: str) -> None:
    assert landed(crew="1").refused(move) == "NA-M04"


@pytest.mark.rule("NA-D02")
def test_only_what_is_there_is_discarded() -> None:
    options: dict[str, Any] = {
        "crew": "1 2",
        "hired": "9",
        "cabin": "mA 4",
        "reserve": "c5 f3",
        "expansions": (1, 2, 3),
    }
    position = sea(STRIP, **options).play("roll 1 1 3", "give d3 p1 n1")
    gone = "c5 board, c1 reserve, c4 board, ma board, x board 1, x board 8, x reserve, x cabin, r reserve, c1 cabin"
    for token in gone.split(", "):
        assert position.refused(f"discard {token}") == "NA-D02"
    allowed = "c1 board, c2 board, x board 9, ma cabin, c4 cabin, c5 reserve, f3 reserve"
    assert position.moves() == {f"discard {token}" for token in allowed.split(", ")}


@pytest.mark.rule("NA-R01")
@pytest.mark.parametrize(
    "move", ["pay r", "set 1 1 1", "gather none", "lift 1", "keep 1", "pass", "start 1", "choose d"]
)
def test_a_move_that_is_not_asked_for_is_refused_whatever_else_is_wrong(move: str) -> None:
    start = sea(STRIP)
    assert start.refused(move) == "NA-R01"
    assert start.play("roll 1 1 1").refused(move) == "NA-R01"


@pytest.mark.rule("NA-R01")
def test_what_belongs_to_an_expansion_is_not_asked_for_without_it() -> None:
    position = sea(STRIP, crew="1").play("roll 1 1 1")
    for move in ("partner a 4", "heroic 1 c9", "darkhouse 12", "reveal 3", "return c1 n", "take c1 reserve"):
        assert position.refused(move) == "NA-R01"
    other_card = sea(STRIP, card=10).play("roll 1 1 1")
    assert other_card.refused("darkhouse 12") == "NA-R01"


def test_the_first_fault_of_its_row_is_named() -> None:
    poor = sea(STRIP, reserve=0).play("roll 1 1 1")
    assert poor.refused("tide 2 1") == "NA-C06"
    assert poor.refused("tide 1 1") == "NA-C03"
    assert poor.refused("swap 1 9") == "NA-C07"
    fixed = sea(STRIP, reserve=0, card=9, expansions=(1,))
    assert fixed.refused("tide 1 1") == "NA-DA9"
    assert fixed.refused("whirlwind") == "NA-DA9"
    assert fixed.refused("swap 1 2") == "NA-C03"
    assert fixed.refused("partner a 1") == "NA-DA9"
    heroic = sea(STRIP, heroic=(1,), crew="1 6 8", side="C2").play("roll 1 1 1")
    assert heroic.refused("heroic 2 c5") == "NA-X5-01"
    assert heroic.refused("heroic 1 c5") == "NA-X5-02"
    assert heroic.refused("heroic 1 c1") == "NA-A05"


@pytest.mark.rule("NA-2P05", "NA-2P06")
def test_the_admiral_is_named_last() -> None:
    two: dict[str, Any] = {"admirals": (1, 2), "seat": 2, "turn": 2}
    taken = landed(crew="4", **two)
    assert taken.refused("place c4 board") == "NA-A01"
    assert landed(crew="1", **two).refused("place c4 board") == "NA-A02"
    assert landed(crew="3", **two).refused("place c4 board") == "NA-2P05"
    cabin = landed(cabin="4", expansions=(1,), **two)
    assert cabin.refused("place c4 cabin") == "NA-X1-04"
    assert landed(expansions=(1,), **two).refused("place c4 cabin") == "NA-2P06"


@pytest.mark.rule("NA-X2-03", "NA-X2-21")
def test_faults_of_a_mercenary_have_their_order() -> None:
    strip = "HI N x 2 9 1 7 P AB"
    assert landed(strip, crew="4", expansions=(2,)).refused("place x board 4") == "NA-X2-03"
    assert landed(strip, crew="4", expansions=(2,)).refused("place x board 1") == "NA-A02"
    later = landed("HI 4 N x 2 9 1 7 P AB", crew="4", expansions=(2,), collided=True)
    assert later.refused("place x board 4") == "NA-X2-21"
    assert later.refused("place x cabin") == "NA-X1-01"


@pytest.mark.rule("NA-DA3", "NA-DA11", "NA-DA12", "NA-HA7", "NA-X2-14")
def test_a_token_that_is_not_in_the_pile_is_the_fault_of_whoever_asks_for_it() -> None:
    crew: dict[str, Any] = {"crew": "1 2", "turn": 2, "pile": "c9"}
    asking = {
        "NA-DA11": sea(STRIP, card=11, **crew),
        "NA-DA12": sea(STRIP, card=12, **crew).play("darkhouse 12", "pay r r"),
        "NA-HA7": sea(STRIP, heroic=(7,), **crew).play("roll 1 1 1", "heroic 7 c2"),
        "NA-X2-14": sea("HI N P 3 AB", expansions=(2,), hired="9", **crew).play("roll 1 1 1", "give d1 p1 n1"),
    }
    for rule, position in asking.items():
        for where in ("reserve", "board", "cabin"):
            assert position.refused(f"take c3 {where}") == rule
