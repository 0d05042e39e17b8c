"""Nautilion as a referee sees it: the base game, two players, and the boards, by whole records with their verdicts.

Every record is judged by the slow referee and by that of the house.
"""

from collections.abc import Callable
from typing import Any

import pytest
from house_referee import JUDGES, Log
from reference.nautilion_log import landings
from reference.nautilion_tables import NEIGHBOURS

DUCTS = {
    "A1": "1-2 1-8 1-9 2-3 2-9 3-4 3-9 4-5 4-9 5-6 5-9 6-7 6-9 7-8 7-9 8-9",
    "A2": "1-2 1-4 1-6 2-4 2-5 3-7 3-8 3-9 4-6 4-7 5-7 5-8 6-9 7-9",
    "B1": "1-4 1-5 1-7 2-5 2-6 2-7 3-8 3-9 4-8 5-8 5-9 6-9",
    "B2": "1-2 1-6 1-7 2-6 2-9 3-6 3-8 4-8 4-9 5-7 5-8",
    "C1": "1-6 1-8 2-6 2-9 3-9 4-7 4-8 5-7 5-9",
    "C2": "1-6 1-8 2-4 3-6 3-7 4-8 5-8 6-9",
}
MEETING = [(4, 4)] * 4 + [(2, 2)]
"""Dice of P and N after which they stand side by side: `17 N P 20 22`."""
SHORT = [(4, 3)] * 5 + [(2, 3)] + [(2, 4)] * 3
"""Dice for nine landings of N after which P has three tokens ahead, N one."""


def crew_of_nine(dice: list[tuple[int, int]], length: int = 36) -> dict[int, str]:
    return {n: f"c{i}" for i, (_, n) in enumerate(landings(dice, length), 1)}


def sail(log: Log, dice: list[tuple[int, int]], where: str | None = None) -> Log:
    for p, n in dice:
        log.turn(1, p, n, where)
    return log


@pytest.mark.rule("NA-A04")
def test_neighbours_and_ducts_say_the_same() -> None:
    for side, ducts in DUCTS.items():
        pairs = {tuple(sorted((space, int(other)))) for space, row in NEIGHBOURS[side].items() for other in row}
        assert " ".join(f"{a}-{b}" for a, b in sorted(pairs)) == ducts


@pytest.mark.rule("NA-A02")
@pytest.mark.parametrize("side", DUCTS)
@pytest.mark.parametrize("first", range(1, 10))
def test_next_to_a_lone_token_exactly_its_neighbours_can_be_placed(side: str, first: int) -> None:
    for second in range(1, 10):
        log = Log(f"{first} {second}", board=side).turn(1, 1, 1).do("roll 1 1 1", "give d1 p1 n1")
        if second == first:
            log.refuses("NA-A01", f"place c{second} board")
        elif f"{min(first, second)}-{max(first, second)}" in DUCTS[side].split():
            log.do(f"place c{second} board").result(crew=2)
        else:
            log.refuses("NA-A02", f"place c{second} board")


@pytest.mark.rule("NA-M04", "NA-P03", "NA-N03", "NA-T01")
def test_a_usual_turn_takes_one_token_for_each_figure() -> None:
    log = Log("4 2 9 … 1 7").do("roll 1 2 3", "give d1 p2 n3")
    assert log.asked == {"place"}
    assert log.choices("place") == {"c9 board", "c9 reserve"}
    log.refuses("NA-M04", "place c2 board", "place c7 reserve", "place r reserve", "place x board 1")
    log.refuses("NA-X1-01", "place c9 cabin")
    log.do("place c9 board").result(turns=2, crew=1)
    assert log.strip.startswith("HI 4 2 N")
    assert log.strip.endswith("P 7 AB")
    assert log.ship.pile == ["c1"]


@pytest.mark.rule("NA-M02", "NA-M05", "NA-M06")
def test_figures_pass_each_other_and_count_no_holes() -> None:
    log = sail(Log({17: "c4", 20: "c7", 22: "c3"}), MEETING, "reserve")
    assert "4 N P 7 3 " in log.strip
    log.do("roll 1 1 2", "give d1 p1 n2").do("place c3 reserve")
    assert " P 7 N " in log.strip
    assert log.ship.pile[-1] == "c4"


@pytest.mark.rule("NA-P02", "NA-M07", "NA-E02")
@pytest.mark.parametrize(("die", "over"), [(1, False), (2, True), (4, True)])
def test_the_phantom_at_the_happy_isles_ends_the_game(die: int, over: bool) -> None:
    log = Log("5 …").turn(1, 4, 2).turns(6, 1, 4, 1)
    assert log.strip.startswith("HI 5 N P ")
    log.do(f"roll 1 1 {die}", f"give d1 p{die} n1")
    if over:
        log.result(over=True, won=False, cause="phantom", turns=8, record=log.ship.crew())
        log.refuses("NA-R02", "roll 1 1 1", "place c1 reserve", "pass")
    else:
        assert log.asked == {"place"}
        log.put("reserve").result(over=False, turns=9)
        log.do("roll 1 1 1", "give d1 p1 n1").result(cause="phantom", turns=9)


@pytest.mark.rule("NA-M07", "NA-M09")
def test_a_phantom_without_a_token_ahead_arrives_with_any_die() -> None:
    log = Log().turns(7, 1, 4, 1, "reserve").turn(1, 1, 1, "reserve")
    assert log.strip.startswith("HI P ")
    log.do("roll 1 1 4", "give d4 p1 n1", "discard r reserve").result(cause="phantom", turns=9)


@pytest.mark.rule("NA-E01", "NA-M08", "NA-E10", "NA-N02")
@pytest.mark.parametrize(("die", "left"), [(1, 17), (4, 17)])
def test_a_full_crew_that_reaches_or_passes_the_abyss_has_won(die: int, left: int) -> None:
    dice = [(1, 3)] * 9
    log = sail(Log(crew_of_nine(dice), reserve=5), dice)
    log.do(f"roll 1 1 {die}", f"give d1 p1 n{die}")
    log.result(over=True, won=True, cause="victory", turns=10, crew=9, record=10 + 10 + 5 + 4 - 5)
    assert log.table.sea.tokens_before_p() == left


@pytest.mark.rule("NA-E10")
@pytest.mark.parametrize(
    ("side", "order", "bonus"), [("A2", "124673985", 0), ("B2", "126385794", 2), ("C1", "162935748", 5)]
)
def test_the_record_counts_tokens_before_the_phantom_and_the_board(side: str, order: str, bonus: int) -> None:
    placed = {n: f"c{number}" for (_, n), number in zip(landings(SHORT), order, strict=True)}
    log = sail(Log(placed, board=side, reserve=1), SHORT)
    log.do("roll 1 1 2", "give d1 p1 n2").result(won=True, record=10 + 2 + 1 + bonus + 3)


@pytest.mark.rule("NA-E07", "NA-T03")
def test_the_phantom_arrives_first() -> None:
    log = sail(Log(crew_of_nine(SHORT)), SHORT)
    assert log.table.sea.tokens_before_p() == 3
    log.do("roll 1 4 4", "give d1 p4 n4").result(won=False, cause="phantom", crew=9, record=9)


@pytest.mark.rule("NA-E03")
def test_eight_crew_at_the_abyss_have_lost() -> None:
    dice = [(1, 3)] * 9
    log = sail(Log(crew_of_nine(dice)), dice[:8]).turn(1, 1, 3, "reserve")
    log.do("roll 1 1 1", "give d1 p1 n1").result(won=False, cause="crew", crew=8, record=8, turns=10)


@pytest.mark.rule("NA-D03", "NA-D01")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_without_own_tokens_the_darkhouse_costs_nothing(die: int) -> None:
    log = Log(reserve=1).do("roll 1 1 1").burn(1, 1, die).do(f"give d{die} p1 n1")
    assert log.asked == {"place"}


@pytest.mark.rule("NA-D02", "NA-A05", "NA-A06", "NA-D04")
@pytest.mark.parametrize(
    ("side", "aboard", "may", "must_not"),
    [
        ("C2", "168", "68", "1"),
        ("C2", "168394572", "2579", "13468"),
        ("B1", "1593", "13", "59"),
        ("C1", "162935748", "12345678", "9"),
        ("A1", "123456789", "123456789", ""),
        ("A1", "4", "4", ""),
    ],
)
@pytest.mark.parametrize("die", [3, 4])
def test_a_discard_must_not_split_the_crew(side: str, aboard: str, may: str, must_not: str, die: int) -> None:
    log = Log(" ".join(aboard), board=side, reserve=1).turns(len(aboard), 1, 1, 1)
    log.do("roll 1 1 1").burn(1, 1, die).do(f"give d{die} p1 n1")
    assert log.choices("discard") == {f"c{number} board" for number in may}
    log.refuses("NA-A05", *(f"discard c{number} board" for number in must_not))
    log.refuses("NA-D02", "discard r reserve", "discard ma cabin", "discard x board 1", f"discard c{may[0]} reserve")
    log.refuses("NA-R01", "place c1 reserve", "roll 1", f"give d{die} p1 n1")
    log.do(f"discard c{may[0]} board").put().result(over=False)


@pytest.mark.rule("NA-A03")
def test_an_emptied_board_takes_any_number() -> None:
    log = Log("7 3", board="B1", reserve=1).turn(1, 1, 1).do("roll 1 1 1").burn(1, 1, 4)
    log.do("give d4 p1 n1", "discard c7 board", "place c3 board").result(crew=1)


@pytest.mark.rule("NA-N04", "NA-N06", "NA-A01")
def test_what_fits_nowhere_goes_into_the_reserve() -> None:
    log = Log("1 2 5 1").turns(2, 1, 1, 1).do("roll 1 1 1", "give d1 p1 n1").refuses("NA-A02", "place c5 board")
    log.do("place c5 reserve", "roll 1 1 1", "give d1 p1 n1").refuses("NA-A01", "place c1 board")
    log.do("place c1 reserve").result(crew=2)
    assert log.ship.reserve == ["r", "r", "r", "r", "c5", "c1"]


@pytest.mark.rule("NA-C01", "NA-C02", "NA-C03", "NA-C05", "NA-C06", "NA-C08", "NA-C09")
def test_spells_are_paid_in_full_and_may_be_repeated() -> None:
    log = Log(reserve=2).refuses("NA-C01", "roll 1", "roll 4 4", "roll 1 1 1 1").do("roll 4 4 4")
    log.refuses("NA-C03", "swap 1 2").refuses("NA-C06", "tide 1 4").refuses("NA-R01", "roll 1 1 1", "pay r")
    log.do("whirlwind").refuses("NA-C03", "pay r r", "pay c1", "pay x").refuses("NA-R01", "whirlwind", "roll 1 1 1")
    log.do("pay r").refuses("NA-C01", "roll 1", "roll 1 2").do("roll 1 3 3")
    log.do("whirlwind", "pay r", "roll 4 4 4").refuses("NA-C03", "tide 4 1", "whirlwind", "swap 1 2")
    log.do("give d4 p4 n4").put()
    log = Log(reserve=4).do("roll 1 2 2", "tide 2 2", "pay r r", "tide 2 4", "pay r r")
    assert log.choices("give") == {"d1 p2 n4", "d1 p4 n2", "d2 p1 n4", "d2 p4 n1", "d4 p1 n2", "d4 p2 n1"}
    log.do("give d2 p1 n4").result(turns=1)


@pytest.mark.rule("NA-C07")
def test_a_swap_names_two_places_with_tokens_and_leaves_reefs_where_they_are() -> None:
    log = Log("4 2 9 1 7", [3], reefs={4: "f6"}, reserve=6).do("roll 1 1 1", "swap 2 4", "pay r r r")
    assert log.strip.split()[2:6] == ["4~9", "1", "9", "2~6"]
    assert log.ship.pile == ["r", "r", "r"]
    log = Log("4 2 9 1 7", reserve=6).turn(1, 1, 1).do("roll 1 1 1")
    log.refuses("NA-C07", "swap 1 4", "swap 2 36", "swap 36 37", "swap 37 38", "swap 1 36")
    log.do("swap 2 35", "pay r r r")
    assert log.strip.startswith("HI N 9 9 1 7")


@pytest.mark.rule("NA-C07", "NA-C03")
def test_a_place_without_token_is_named_before_a_poor_reserve() -> None:
    log = Log(reserve=1).turn(1, 1, 1).do("roll 1 2 2")
    log.refuses("NA-C07", "swap 1 2").refuses("NA-C03", "swap 2 3").refuses("NA-C06", "tide 3 3")


@pytest.mark.rule("NA-C03", "NA-C04", "NA-T06")
def test_any_kind_in_the_reserve_pays_and_nothing_aboard_does() -> None:
    log = Log("3 5 4", reserve=1).turn(1, 1, 1).turn(1, 1, 1, "reserve").do("roll 1 2 3", "tide 2 4")
    log.refuses("NA-C03", "pay c3 c5", "pay c3 r", "pay c5 c5", "pay r r", "pay r", "pay c5").do("pay c5 r")
    assert sorted(log.ship.pile[-2:]) == ["c5", "r"]


@pytest.mark.rule("NA-L01", "NA-L02")
def test_each_figure_gets_one_of_the_dice() -> None:
    log = Log().do("roll 1 1 4")
    assert log.choices("give") == {"d1 p1 n4", "d1 p4 n1", "d4 p1 n1"}
    log.refuses("NA-L01", "give d1", "give d1 p1", "give p1 n4", "give d1 p4 n4", "give d2 p1 n4", "give d1 p1 n1")
    log.do("give d1 p1 n4").refuses("NA-R01", "give d1 p4 n1", "whirlwind")


@pytest.mark.rule("NA-2P01", "NA-2P03", "NA-2P04", "NA-2P05", "NA-S14")
def test_admirals_limit_what_goes_aboard_turn_by_turn() -> None:
    log = Log("2 5 5 9 4 3", admirals=[1, 2], reserve=1)
    assert log.ship.reserve == ["r", "r", "r"]
    log.refuses("NA-R01", "start 1").do("roll 1 1 1").refuses("NA-R01", "give d1 p1 n1", "whirlwind", "roll 1 1 1")
    log.do("start 2", "give d1 p1 n1").refuses("NA-2P05", "place c2 board").do("place c2 reserve")
    log.do("roll 1 1 1").refuses("NA-R01", "start 1").do("give d1 p1 n1", "place c5 board")
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-A01", "place c5 board").do("place c5 reserve")
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-2P05", "place c9 board").do("place c9 reserve")
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-2P05", "place c4 board").do("place c4 reserve")
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-A02", "place c3 board").do("place c3 reserve").result(turns=7)
    log = Log("5", admirals=[2, 1]).do("roll 1 1 1", "start 2", "give d1 p1 n1", "place c5 board")
    log.result(crew=1)


@pytest.mark.rule("NA-2P08")
def test_admirals_do_not_limit_discards_and_payments() -> None:
    log = Log("1 2", admirals=[1, 2], reserve=1).do("roll 1 1 1", "start 1", "give d1 p1 n1").put()
    log.do("roll 1 1 3", "give d3 p1 n1", "discard c1 board").put().result(crew=0)


@pytest.mark.rule("NA-R01", "NA-R02", "NA-R03", "NA-R04")
@pytest.mark.parametrize("judge", JUDGES)
def test_the_whole_record_is_judged_after_its_moves(judge: Callable[[Any], Any]) -> None:
    log = Log("4").turn(1, 1, 1)
    open_end: dict[str, Any] = {**log.document, "finished": True}
    whole = {"rule": "NA-R03", "move": None, "turn": None}
    assert judge(open_end)["violations"] == [whole]
    assert judge({**open_end, "claimed": {"crew": 7}})["violations"] == [whole]
    for claim in (
        {"crew": 2},
        {"won": True},
        {"turns": 1},
        {"record": 0},
        {"cause": "phantom"},
        {"crew": 1, "won": False},
    ):
        found = judge({**log.document, "claimed": claim})["violations"]
        assert found == [{"rule": "NA-R04", "move": None, "turn": None}]
    right = {"crew": 1, "won": None, "turns": 2, "record": None, "cause": None}
    assert judge({**log.document, "claimed": right})["valid"]
    wrong = {**open_end, "moves": [*log.document["moves"], "pass"], "claimed": {"crew": 7}}
    assert judge(wrong)["violations"] == [{"rule": "NA-R01", "move": 4, "turn": 2}]


BAD_MOVES = (
    "",
    "Roll 1 1 1",
    "roll",
    "roll 1 1 5",
    "roll 2 1 1",
    "roll 1  1 1",
    "roll 1 1 1 ",
    "roll 01",
    "give",
    "give n1 d1",
    "give d1 d1",
    "give d1 p1 n5",
    "give d1p1n1",
    "place c4 board 4",
    "place x board",
    "place x board 0",
    "place x board 10",
    "place c0 board",
    "place mA cabin",
    "place c4",
    "take f4 reserve",
    "return c1 0",
    "return c1 ab",
    "return c1",
    "swap 2 2",
    "swap 3 2",
    "swap 02 3",
    "swap 0 2",
    "swap 1",
    "tide 1",
    "tide 0 1",
    "pay",
    "pay r c1",
    "pay ma c9",
    "whirlwind 1",
    "partner d 1",
    "partner a",
    "heroic 13 c1",
    "heroic 0 c1",
    "heroic 1",
    "set",
    "set 2 1",
    "remove 13",
    "reveal 01",
    "lift 0",
    "lift n",
    "gather",
    "gather c1 none",
    "gather c2 c1",
    "keep",
    "keep 2 1",
    "keep 1 1",
    "keep 0",
    "darkhouse",
    "darkhouse 11",
    "choose x",
    "start 0",
    "start 3",
    "pass 1",
    "discard r",
    "jump 1",
    None,
    7,
    ["roll 1 1 1"],
)


@pytest.mark.parametrize("text", BAD_MOVES)
def test_what_is_no_move_makes_a_record_unusable(text: object) -> None:
    log = Log("4").turn(1, 1, 1)
    for referee in JUDGES:
        for moves in ([*log.document["moves"], text], ["pass", text]):
            with pytest.raises(ValueError):  # noqa: PT011 the words are each referee's own
                referee({**log.document, "moves": moves})
