"""CA-E and CA-P: exploring land and visiting ports, with all that is gained and bought there."""

import pytest
from harbour import OPEN, Voyage, chart, whole_voyage

SHORE = chart(land="B4 C4")
"""B4 lies north of the ship's first cell B5, C4 at its corner."""
STONES = chart(monolith="B4 B6 C5", land="A8 O8 H15")
"""The three monoliths lie around B5, the port A5 on its fourth side."""


# --- CA-E1: where


@pytest.mark.rule("CA-E1")
@pytest.mark.parametrize("cell", ["C4", "A5", "C5", "B5", "A4", "O8", "P5", "B16"])
def test_only_land_at_the_ships_side_is_explored(cell: str) -> None:
    assert Voyage(SHORE).turn().explore("B4").valid()
    assert Voyage(SHORE).turn().explore(cell).verdict().places == {(1, "CA-E1")}


@pytest.mark.rule("CA-E1")
def test_a_cell_is_explored_once() -> None:
    voyage = Voyage(SHORE).turn().explore("B4").turn().explore("B4")
    assert voyage.verdict().places == {(2, "CA-E1")}


@pytest.mark.rule("CA-E1")
def test_the_mainland_is_explored_each_cell_once() -> None:
    voyage = Voyage().turn(wind="S S N").navigate("S", "B6").turn().explore("A6")
    assert voyage.valid()
    assert voyage.turn().explore("A6").broken() == {"CA-E1"}
    assert voyage.then(winds_before="B7").broken() >= {"CA-W1"}


# --- CA-E2, CA-E3: what

REWARDS = {
    1: {"provisions": 3},
    2: {"gold": 1, "provisions": 2},
    3: {"gold": 2, "wind": 1},
    4: {"story": 1, "provisions": 3},
    5: {"gold": 2, "provisions": 4},
    6: {"gold": 3, "wind": 1, "story": 1},
}


def gold(voyage: Voyage, port: str) -> int:
    """Count the gold of a ship beside a port by what it can pay for: each hold costs 1."""
    voyage.turn()
    most = next(count for count in range(40) if voyage.visit(port, "hold " * (count + 1)).broken() == {"CA-P3"})
    voyage.document["turns"].pop()
    voyage._idle.insert(0, "power-pirates")
    return most


def provisions(voyage: Voyage, way: str, wind: str, points: int = 3) -> int:
    """Count the provisions of a ship by how far it can sail with the wind."""
    voyage.turn(wind=f"{wind} {wind} {'E' if wind != 'E' else 'W'}")
    cells = way.split()
    most = next(count for count in range(20) if "CA-N3" in voyage.navigate(wind, " ".join(cells[: count + 1])).broken())
    assert voyage.navigate(wind, " ".join(cells[:most])).valid()
    voyage.document["turns"].pop()
    voyage._idle.insert(0, "power-pirates")
    return most - points


SOUTH = "J6 J7 J8 J9 J10 J11 J12 J13 J14 J15"


def at_j5(paint: str = "land") -> Voyage:
    """A ship at J5 with an empty hold; J4 is to be explored, K5 is a port."""
    board = chart(**{paint: "J4"}) if paint != "land" else chart(land="J4")
    board = chart(board, port="K5", land="O14")
    return Voyage(board).turn(wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5 I5 J5")


@pytest.mark.rule("CA-E2")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_gives_its_reward(die: int) -> None:
    voyage = at_j5().turn(die=die).explore("J4")
    gain = REWARDS[die]
    assert voyage.verdict().story == gain.get("story", 0)
    assert gold(voyage, "K5") == gain.get("gold", 0)
    assert provisions(voyage, SOUTH, "S") == gain.get("provisions", 0)
    winds = gain.get("wind", 0)
    assert voyage.then(winds_after=" ".join(["J6", "J7"][:winds])).valid()
    assert voyage.then(winds_after=" ".join(["J6", "J7"][: winds + 1])).broken() == {"CA-W1"}


@pytest.mark.rule("CA-E2")
def test_a_reward_other_than_the_dies_is_refused() -> None:
    assert Voyage(SHORE).turn(die=4).explore("B4", reward=4).valid()
    for reward in (1, 3, 5, 6):
        assert Voyage(SHORE).turn(die=4).explore("B4", reward=reward).broken() == {"CA-E2"}


@pytest.mark.rule("CA-E3")
@pytest.mark.parametrize("kind", ["gold", "provisions", "wind"])
def test_a_printed_bonus_is_one_more(kind: str) -> None:
    voyage = at_j5(kind).turn(die=1).explore("J4")
    assert gold(voyage, "K5") == (1 if kind == "gold" else 0)
    assert provisions(voyage, SOUTH, "S") == 3 + (1 if kind == "provisions" else 0)
    assert voyage.then(winds_after="J6").broken() == (set() if kind == "wind" else {"CA-W1"})


# --- CA-E4: monoliths


@pytest.mark.rule("CA-E4")
@pytest.mark.parametrize(
    ("die", "rewards"), [(1, {6, 1, 2}), (2, {1, 2, 3}), (3, {2, 3, 4}), (4, {3, 4, 5}), (5, {4, 5, 6}), (6, {5, 6, 1})]
)
def test_a_monolith_gives_the_dies_reward_or_a_neighbouring_one(die: int, rewards: set[int]) -> None:
    for reward in range(1, 7):
        broken = Voyage(STONES).turn(die=die).explore("B4", reward=reward).broken()
        assert broken == (set() if reward in rewards else {"CA-E4"})


@pytest.mark.rule("CA-E4")
def test_a_monoliths_reward_is_the_chosen_one() -> None:
    # Die 1: reward 1 has no story, reward 6 has one. The first monolith gives 1 story in any case.
    assert Voyage(STONES).turn(die=1).explore("B4").verdict().story == 1
    assert Voyage(STONES).turn(die=1).explore("B4", reward=6).verdict().story == 2


@pytest.mark.rule("CA-E4", "CA-V3")
def test_monoliths_give_one_story_then_two_then_the_treasure() -> None:
    voyage = Voyage(STONES).turn(die=1).explore("B4")
    assert voyage.verdict().story == 1
    assert voyage.turn(die=1).explore("B6").verdict().story == 3
    ruling = voyage.turn(die=1).explore("C5").verdict()
    # Provisions: 5 + 9 boxes, of which the tenth gives a wind.
    assert ruling.valid
    assert ruling.story == 3
    assert ruling.bonus == 10
    assert ruling.total == 3 + 10 + 10  # story, treasure, home port


@pytest.mark.rule("CA-V3", "CA-E4")
@pytest.mark.parametrize(
    ("deck", "turn", "treasure"),
    [
        ("standard", 15, 10),
        ("standard", 16, 6),
        ("standard", 20, 6),
        ("standard", 21, 3),
        ("standard", 25, 3),
        ("challenging", 15, 10),
        ("challenging", 16, 6),
        ("short", 11, 10),
        ("short", 12, 6),
        ("short", 14, 6),
        ("short", 15, 3),
    ],
)
def test_alone_the_treasure_shrinks_with_time(deck: str, turn: int, treasure: int) -> None:
    voyage = whole_voyage(turn, STONES, deck=deck)
    turns = voyage.document["turns"]
    voyage.document["finished"] = False
    for number, cell in ((1, "B4"), (2, "B6"), (turn, "C5")):
        turns[number - 1].update(die=1, action={"do": "explore", "cell": cell})
    ruling = voyage.verdict()
    if deck == "short":  # the fixed cards are for another deck; only its treasure is looked at
        assert ruling.broken <= {"CA-S5"}
    elif deck == "challenging":
        assert ruling.broken <= {"CA-S4"}
    else:
        assert ruling.valid
    assert ruling.bonus == treasure


@pytest.mark.rule("CA-E4")
@pytest.mark.parametrize(("treasure", "renown"), [(1, 10), (2, 6), (3, 3), (None, 0)])
def test_at_a_table_the_record_says_which_treasure_was_left(treasure: int | None, renown: int) -> None:
    voyage = Voyage(STONES, players=3).turn(die=1).explore("B4").turn(die=1).explore("B6")
    ruling = voyage.turn(die=1).explore("C5", treasure=treasure).verdict()
    assert ruling.valid
    assert ruling.bonus == renown


@pytest.mark.rule("CA-V3", "CA-V5")
def test_a_seeded_voyage_of_several_has_the_solo_treasure() -> None:
    voyage = Voyage(STONES, players=3, voyage=True).turn(die=1).explore("B4").turn(die=1).explore("B6")
    ruling = voyage.turn(die=1).explore("C5").verdict()
    assert ruling.valid
    assert ruling.bonus == 10


# --- CA-E5: building cannons


@pytest.mark.rule("CA-E5")
def test_a_cannon_is_built_for_five_provisions_after_the_rewards() -> None:
    # 5 provisions and 4 of the reward: one cannon. With 2 of the card: two.
    assert Voyage(SHORE).turn(die=5).explore("B4", cannons=1).valid()
    assert Voyage(SHORE).turn(die=5).explore("B4", cannons=2).verdict().places == {(1, "CA-E5")}
    assert Voyage(SHORE).turn("provisions-2", die=5).explore("B4", cannons=2).valid()
    assert Voyage(SHORE).turn("provisions-2", die=5).explore("B4", cannons=3).broken() == {"CA-E5"}


@pytest.mark.rule("CA-E5")
def test_four_provisions_are_not_enough_for_a_cannon() -> None:
    assert at_j5().turn(die=5).explore("J4", cannons=1).broken() == {"CA-E5"}
    assert at_j5("provisions").turn(die=5).explore("J4", cannons=1).valid()


@pytest.mark.rule("CA-E5", "CA-H3")
def test_what_a_cannon_costs_is_gone() -> None:
    # 5 + 4 less 5 leave 4.
    voyage = Voyage(chart(land="B4")).turn(die=5).explore("B4", cannons=1)
    assert provisions(voyage, "C5 D5 E5 F5 G5 H5 I5 J5 K5", "E") == 4


@pytest.mark.rule("CA-E5", "CA-M1")
def test_a_built_cannon_fires_like_a_bought_one() -> None:
    voyage = Voyage(chart(land="B4")).turn("wind-1", die=5).explore("B4", cannons=1)
    voyage.turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5")
    assert voyage.navigate("E", "C5 D5 E5 F5 G5 H5 I5").valid()  # 7 points, 4 provisions, nothing for the monster


@pytest.mark.rule("CA-E5")
def test_no_eighth_cannon_is_built() -> None:
    # 9 ambushes won for gold pay for seven cannons (23).
    voyage = Voyage(SHORE, players=2).turn("gold-2").victories(10).turn("wind-1").visit("A5", "cannon " * 7)
    assert voyage.valid()
    assert voyage.turn("provisions-2", die=5).explore("B4", cannons=1).broken() == {"CA-E5"}
    assert voyage.explore("B4").valid()


# --- CA-P1, CA-P2, CA-P4: telling stories


@pytest.mark.rule("CA-P1")
@pytest.mark.parametrize("cell", ["A2", "O5", "B5", "C5", "A4", "P5"])
def test_only_a_port_at_the_ships_side_is_visited(cell: str) -> None:
    assert Voyage().turn().visit("A5").valid()
    assert Voyage().turn().visit(cell).verdict().places == {(1, "CA-P1")}


@pytest.mark.rule("CA-P1")
def test_a_port_at_the_ships_corner_is_not_visited() -> None:
    voyage = Voyage().turn(wind="S S N").navigate("S", "B6").turn().visit("A5")
    assert voyage.broken() == {"CA-P1"}


@pytest.mark.rule("CA-P2")
def test_a_story_is_worth_the_boxes_crossed_before_one_more_is() -> None:
    ruling = Voyage(SHORE).turn(die=4).explore("B4").turn().visit("A5").verdict()
    assert ruling.told == 1
    assert ruling.story == 2
    assert ruling.total == 1 + 2 + 10


@pytest.mark.rule("CA-P2")
def test_a_later_visit_tells_nothing_and_is_legal() -> None:
    ruling = Voyage(SHORE).turn(die=4).explore("B4").turn().visit("A5").turn().visit("A5").verdict()
    assert ruling.valid
    assert ruling.told == 1
    assert ruling.story == 2


@pytest.mark.rule("CA-P2")
def test_the_home_port_is_not_visited_at_the_start() -> None:
    ruling = Voyage().turn().visit("A5").claim(renown=[0]).verdict()
    assert ruling.valid
    assert ruling.story == 1


@pytest.mark.rule("CA-P4", "CA-P2")
def test_between_two_ports_one_is_chosen() -> None:
    board = chart(port="B4", land="O14")
    voyage = Voyage(board).turn().visit("B4").turn().visit("A5")
    ruling = voyage.verdict()
    assert ruling.valid
    assert ruling.told == 0 + 1
    assert voyage.claim(renown=[0, 1]).valid()
    assert voyage.turn().visit("B4").verdict().told == 1


# --- CA-P3: buying


@pytest.mark.rule("CA-P3")
def test_ships_are_bought_in_order_for_four_and_five_gold() -> None:
    for victories, buy, broken in [
        (2, "ship", set()),
        (2, "ship hold", {"CA-P3"}),
        (2, "ship ship", {"CA-P3"}),
        (1, "ship", {"CA-P3"}),
        (4, "ship ship", set()),
        (4, "ship ship hold", {"CA-P3"}),
    ]:
        # Ambushes won: 1: 2 gold; 2: 4; 4: 8, and 1 for the tenth box of the story: 9.
        assert Voyage(players=2).turn().victories(victories).turn().visit("A5", buy).broken() == broken


@pytest.mark.rule("CA-P3", "CA-F5")
def test_ships_bring_renown() -> None:
    ruling = Voyage(players=2).turn().victories(2).turn().visit("A5", "ship").verdict()
    assert ruling.bonus == 3
    ruling = Voyage(players=2).turn().victories(4).turn().visit("A5", "ship ship").verdict()
    assert ruling.bonus == 3 + 6


@pytest.mark.rule("CA-P3")
def test_there_is_no_fourth_ship() -> None:
    voyage = Voyage(players=2).turn().victories(10).turn().visit("A5", "ship ship ship")
    assert voyage.broken() == {"CA-P3"}


@pytest.mark.rule("CA-P3")
def test_cannons_are_bought_at_the_prices_of_the_track() -> None:
    prices = [2, 2, 3, 3, 4, 4, 5]
    for count in range(1, 8):
        # Cards give gold 1 by 1 slowly; hold, at 1 gold each, uses up what is not needed.
        voyage = Voyage(players=2).turn().victories(10).turn()
        gold_there = 21  # ten times 2, and 1 for the tenth box of the story
        rest = gold_there - sum(prices[:count])
        if rest < 0:
            assert voyage.visit("A5", "cannon " * count).broken() == {"CA-P3"}
            continue
        assert voyage.visit("A5", "cannon " * count + "hold " * rest).valid()
        assert voyage.visit("A5", "cannon " * count + "hold " * (rest + 1)).broken() == {"CA-P3"}


@pytest.mark.rule("CA-P3")
def test_there_is_no_eighth_cannon() -> None:
    voyage = Voyage(players=2).turn("gold-2").victories(10).turn().visit("A5", "cannon " * 7)
    assert voyage.valid()
    assert voyage.visit("A5", "cannon " * 8).broken() == {"CA-P3"}
    more = Voyage(players=2).turn("gold-2").victories(10).turn().visit("A5", "cannon " * 7)
    assert more.turn().victories(0).visit("A5", "cannon").broken() == {"CA-P3"}


@pytest.mark.rule("CA-P3", "CA-P2")
def test_buying_needs_no_story_and_works_in_any_order() -> None:
    voyage = Voyage(players=2).turn().victories(4).turn().visit("A5", "hold cannon ship").turn().visit("A5", "cannon")
    assert voyage.valid()  # 9 gold: 1 + 2 + 4, then 2
    assert voyage.turn().visit("A5", "hold").broken() == {"CA-P3"}


@pytest.mark.rule("CA-P3")
def test_gold_of_the_storys_bonus_pays_in_the_same_visit() -> None:
    # Three victories: 9 boxes of story, 6 gold: the fifth gold gives the tenth box and so a seventh gold.
    # Two of provisions and one tie: 8 boxes; the visit itself makes it 9: no gold. With one more: 10, and 1 gold.
    tie = {"ambush": "mine", "rolls": [3, 3], "cannons": [0, 0]}
    won = {"ambush": "mine", "rolls": [6], "cannons": [0, 0], "choice": "provisions"}
    eight = Voyage(players=2).turn().then(battles=[won, won, tie]).turn().visit("A5", "hold")
    assert eight.broken() == {"CA-P3"}
    nine = Voyage(players=2).turn().then(battles=[won, won, won]).turn().visit("A5", "hold")
    ruling = nine.verdict()
    assert ruling.valid
    assert (ruling.told, ruling.story) == (9, 10)


@pytest.mark.rule("CA-P3", "CA-H5")
def test_a_fill_that_gains_nothing_may_be_bought() -> None:
    assert Voyage().turn("gold-2").visit("A5", "hold hold").valid()
    assert Voyage().turn("gold-2").visit("A5", "hold hold hold").broken() == {"CA-P3"}


@pytest.mark.rule("CA-P3")
def test_a_visit_without_purchases_needs_no_list() -> None:
    assert Voyage(OPEN).turn().visit("A5", "").valid()
    assert Voyage(OPEN).turn().visit("A5").valid()
