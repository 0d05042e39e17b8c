"""CA-H: boxes, columns, bonuses and the hold. All sums are done by hand in the comments.

An ambush that was won elsewhere gives 3 story and then 2 gold or 3 provisions; several in one turn fill the tracks.
"""

from typing import Any

import pytest
from harbour import Voyage, chart

EAST = "C5 D5 E5 F5 G5 H5 I5 J5"
WEST = "I5 H5 G5 F5 E5 D5 C5 B5"
TIE: dict[str, Any] = {"ambush": "mine", "rolls": [3, 3], "cannons": [0, 0]}


def won(choice: str) -> dict[str, Any]:
    return {"ambush": "mine", "rolls": [6], "cannons": [0, 0], "choice": choice}


def gold_is(voyage: Voyage, count: int, port: str = "A5") -> bool:
    """Whether a ship beside a port, in a new turn, has exactly so much gold: each hold costs 1."""
    voyage.turn()
    exact = voyage.visit(port, "hold " * count).valid()
    more = voyage.visit(port, "hold " * (count + 1)).broken() == {"CA-P3"}
    voyage.document["turns"].pop()
    voyage._idle.insert(0, "power-pirates")
    return exact and more


# --- CA-H1, CA-H3: the hold


@pytest.mark.rule("CA-H3")
def test_provisions_above_the_limit_serve_until_the_end_of_the_turn() -> None:
    voyage = Voyage().turn("provisions-2", wind="E E W").navigate("E", f"{EAST} K5 L5")  # 3 + 7
    assert voyage.valid()
    kept = Voyage().turn("provisions-2").turn(wind="E E W").navigate("E", EAST)  # 3 + 5
    assert kept.valid()
    assert kept.navigate("E", f"{EAST} K5").verdict().places == {(2, "CA-N3")}


@pytest.mark.rule("CA-H3", "CA-P3")
def test_better_ships_hold_seven_and_ten() -> None:
    for buy, points, limit in (("ship", 4, 7), ("ship ship", 5, 10)):
        # 4 victories for gold are 9 gold (the tenth box of the story gives one), and the card gives 2.
        voyage = Voyage(players=2).turn("wind-1").victories(4).turn("gold-2").visit("A5", f"{buy} hold")
        voyage.turn("gold-wind", wind="E E W")
        way = f"{EAST} K5 L5 M5 N5".split()
        far = points + limit
        assert voyage.navigate("E", " ".join(way[:far])).valid()
        if far < len(way):
            assert voyage.navigate("E", " ".join(way[: far + 1])).broken() == {"CA-N3"}


@pytest.mark.rule("CA-H5", "CA-P3")
def test_filling_the_hold_gains_what_is_missing() -> None:
    # 6 cells to H5: 3 provisions spent, 2 left, filled up to 5 in the port H4.
    board = chart(port="H4", land="O14")
    voyage = Voyage(board).turn("gold-2", wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5").turn().visit("H4", "hold")
    voyage.turn(wind="W W E")
    assert voyage.navigate("W", "G5 F5 E5 D5 C5 B5 B4").broken() == {"CA-N3"}  # 6 and 3 for the turn north: 9
    assert voyage.navigate("W", "G5 F5 E5 D5 C5 B5").valid()
    without = Voyage(board).turn("gold-2", wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5").turn().visit("H4")
    without.turn(wind="W W E")
    assert without.navigate("W", "G5 F5 E5 D5 C5").valid()
    assert without.navigate("W", "G5 F5 E5 D5 C5 B5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-H5", "CA-H3")
def test_filling_the_hold_never_removes_anything() -> None:
    # Story box 20 fills a hold of 5 in which there are 7 for the moment.
    # Die 4: a story, then 3 provisions; the story is box 20. With 2 of the card: 5 + 2 + 3 = 10 pay for two cannons.
    voyage = Voyage(chart(land="B4"), players=2).turn("wind-1").then(battles=[won("provisions")] * 5)  # story 16
    voyage.turn("power-pirates").visit("A5").then(battles=[TIE])  # 17, 19
    assert voyage.turn("provisions-2", die=4).explore("B4", cannons=2).valid()
    assert voyage.verdict().story == 20


@pytest.mark.rule("CA-H1", "CA-H3")
def test_each_box_serves_once() -> None:
    # Provisions: 45 boxes in all. Each victory for provisions circles 3: after 14 (42 boxes) none but 0 are left.
    voyage = Voyage(players=2).turn().then(battles=[won("provisions")] * 14)
    # 5 + 40 circled; at the end of the turn 5 are kept. Nothing more can be gained:
    voyage.turn("wind-1", wind="E E W").navigate("E", EAST).turn("provisions-2", wind="E E S")
    assert voyage.navigate("E", "K5 L5 M5").valid()
    assert voyage.navigate("E", "K5 L5 M5 N5").verdict().places == {(3, "CA-N3")}


# --- CA-H2: columns and boxes with a bonus


@pytest.mark.rule("CA-H2")
def test_the_fifth_gold_gives_a_story() -> None:
    voyage = Voyage().turn("gold-2").turn("gold-2")
    assert voyage.verdict().story == 0
    ruling = voyage.turn("gold-provision").verdict()
    assert ruling.valid
    assert ruling.story == 1


@pytest.mark.rule("CA-H2", "CA-H1")
def test_spent_boxes_count_for_their_column() -> None:
    voyage = Voyage().turn("gold-2").visit("A5", "hold hold").turn("gold-2").turn("gold-provision")
    assert voyage.verdict().story == 1 + 1  # the port, and the fifth gold


@pytest.mark.rule("CA-H2")
def test_the_tenth_provision_gives_a_wind_and_the_fifteenth_a_story() -> None:
    voyage = Voyage(players=2).turn().then(battles=[won("provisions")])  # 8 boxes, story 3
    assert voyage.turn("provisions-2").then(winds_before="C5").valid()  # 10 boxes: a wind, at once
    assert Voyage(players=2).turn("provisions-2").then(winds_before="C5").broken() == {"CA-W1"}  # 7 boxes
    fifteen = Voyage(players=2).turn().then(battles=[won("provisions"), won("provisions")])  # 11, story 6
    fifteen.turn("provisions-2").turn("gold-provision")  # 14
    assert fifteen.verdict().story == 6
    assert fifteen.turn("gold-provision").verdict().story == 7


@pytest.mark.rule("CA-H2")
def test_the_twentieth_provision_gives_a_gold() -> None:
    # 5 victories for provisions: 5 + 15 = 20 boxes. Story 15 and 1 for the column at 15, so 16; box 10 gives a gold.
    voyage = Voyage(players=2).turn().then(battles=[won("provisions")] * 5)
    ruling = voyage.verdict()
    assert ruling.story == 16
    assert ruling.bonus == 2  # story box 15
    assert gold_is(voyage, 2)


@pytest.mark.rule("CA-H2", "CA-F5")
def test_yellow_bonuses_count_at_the_end() -> None:
    # Provisions 25: 7 victories are 21 boxes: 26 circled. Story 21, column 15 gives 1: 22.
    # Boxes 15 and 20 of the story: 2 renown and a full hold; the fill finds nothing missing, provisions are above 5.
    ruling = Voyage(players=2).turn().then(battles=[won("provisions")] * 7).verdict()
    assert ruling.valid
    assert ruling.story == 22
    assert ruling.bonus == 2 + 2


@pytest.mark.rule("CA-H2", "CA-F5")
def test_the_gold_track_pays_out_to_its_end() -> None:
    # 14 victories for gold: story 42, gold 28, and what the bonuses bring:
    #   story box 10: 1 gold. Gold boxes 5 and 20: 1 story each. So gold 29, story 44.
    #   gold 15: 2 renown; 25: 3 renown. story 15: 2, 25: 3, 35: 4, 40: 5. Together 5 + 14 = 19.
    voyage = Voyage(players=2).turn("wind-1").victories(14)
    ruling = voyage.verdict()
    assert ruling.valid
    assert ruling.story == 44
    assert ruling.bonus == 19
    # One more gold is the thirtieth: 5 renown. The next is lost.
    assert voyage.turn("gold-2").verdict().bonus == 24
    assert gold_is(voyage, 30)
    assert voyage.turn("gold-provision").verdict().bonus == 24


@pytest.mark.rule("CA-H4", "CA-F2")
def test_the_story_ends_with_its_fiftieth_box() -> None:
    # 17 victories would be 51 boxes and more: 50 are there. Bonuses of the story: 2 + 3 + 4 + 5 + 6 = 20 renown.
    # Gold: 34 and 1 are more than 30: 2 + 3 + 5 = 10 renown.
    ruling = Voyage(players=2).turn().victories(17).verdict()
    assert ruling.valid
    assert ruling.story == 50
    assert ruling.bonus == 30
    assert ruling.total == 50 + 30 + 10


@pytest.mark.rule("CA-H4", "CA-P2")
def test_a_full_story_track_is_told_but_does_not_grow() -> None:
    ruling = Voyage(players=2).turn().victories(17).turn().visit("A5").verdict()
    assert (ruling.told, ruling.story) == (50, 50)


@pytest.mark.rule("CA-H4", "CA-W1")
def test_the_wind_track_holds_twelve_winds_for_the_whole_game() -> None:
    # Victories bring 5 winds: story boxes 5, 30 and 45, provision boxes 10 and 40. The rest comes from a card and from
    # exploring with a 6: each time one. 12 are circled, the thirteenth is lost.
    row = ["B", "C", "D", "E", "F", "G", "H"]
    board = chart(land=" ".join(f"{letter}{number}" for letter in "BCDEFGH" for number in (4, 6)))
    voyage = Voyage(board, players=2).turn("wind-1", die=6).then(battles=[won("provisions")] * 16)
    # Story 48 and more: 50. Winds: 1 (card), 5, 30, 45 of the story, 10 and 40 of the provisions: 6 in all.
    for number, letter in enumerate(row[:4]):
        voyage.turn(die=6, **({"winds_before": f"{letter}5"} if number else {})).explore(f"{letter}4")
        # a wind is spent to go on and one is gained each time
    # 10 winds circled, 3 of them spent.
    voyage.turn(die=6).explore("E6").turn(die=6, winds_before="D5").explore("D6")  # 12 circled, 4 spent
    voyage.turn(die=6, winds_before="C5").explore("C6")  # the thirteenth is lost; 5 spent, 7 left
    seven = "D5 E5 F5 G5 H5 I5 J5"
    assert voyage.turn("gold-wind", winds_before=seven).valid()
    assert voyage.then(winds_before=f"{seven} K5").broken() == {"CA-W1"}


# --- chains


@pytest.mark.rule("CA-H2", "CA-H4", "CA-H5")
def test_a_told_story_fills_the_hold_which_fills_a_column_which_gives_a_story() -> None:
    voyage = Voyage(players=2).turn("wind-1").victories(4)
    # Story and gold, victory by victory: 3, 2; then 6, 4 (box 5: a wind); then 9 and the fifth gold, which gives
    # story 10, which gives gold 6, then the second gold, 7; then 13, 9.
    assert voyage.verdict().story == 13
    voyage.turn("power-pirates", wind="E E W").navigate("E", EAST)  # the hold is empty
    voyage.turn("gold-2", wind="W W E").navigate("W", WEST)
    # The tenth gold fills the hold: provision boxes 6 to 10, the tenth gives a wind. Gold 11. Sailed home: empty again.
    voyage.turn("power-monsters").victories(2)
    # Story 16 (box 15: 2 renown), gold 13; story 19, gold 15 (2 renown).
    assert voyage.verdict().story == 19
    ruling = voyage.turn("power-pirates").visit("A5").verdict()
    # Told 19; box 20 fills the hold: boxes 11 to 15, the fifteenth gives story 21.
    assert ruling.valid
    assert ruling.told == 19
    assert ruling.story == 21
    assert ruling.bonus == 2 + 2
    assert ruling.total == 19 + 21 + 4 + 10


@pytest.mark.rule("CA-H2", "CA-H5")
def test_a_fill_within_a_fill_ends_at_the_limit() -> None:
    voyage = Voyage(chart(port="J4", land="O14"), players=2)
    for card in ["provisions-2", "provisions-2", "provisions-2", "gold-provision"]:
        voyage.turn(card)
    voyage.turn("gold-provision").then(battles=[won("gold")] * 5 + [TIE])
    # Provision boxes 5 + 6 + 2 = 13, a wind at 10; 5 in the hold. Gold 2, then victory by victory:
    # story 3, gold 4; story 6 (wind), gold 5: story 7, gold 6; story 10: gold 7, then 9; story 13, gold 10 (the fill
    # finds nothing missing), 11; story 16 (2 renown), gold 13. The tie: story 18.
    assert voyage.verdict().story == 18
    voyage.turn("wind-1", wind="E E W").navigate("E", EAST)  # the hold is empty, the ship at J5
    voyage.turn("power-pirates").visit("J4", "hold " * 13)
    # Told 18, story 19. The hold: boxes 14, 15, which is story 20, which fills: 16, 17, 18. That is 5, and the outer
    # fill ends. Had it gone on for its own 3, box 20 would have given a gold more.
    ruling = voyage.verdict()
    assert ruling.valid
    assert (ruling.told, ruling.story, ruling.bonus) == (18, 20, 2)
    assert ruling.total == 18 + 20 + 2 + 5
    assert voyage.visit("J4", "hold " * 14).broken() == {"CA-P3"}


@pytest.mark.rule("CA-H2", "CA-E2")
def test_a_bonus_comes_before_the_rest_of_its_gain() -> None:
    board = chart(land="J4 J6")
    voyage = Voyage(board, players=2).turn("wind-1").victories(4)  # story 13, gold 9, as above
    voyage.turn("power-pirates", wind="E E W").navigate("E", EAST)  # the hold is empty, 5 boxes circled
    voyage.turn("power-monsters", die=5).explore("J4")
    # Reward 5: the tenth gold fills the hold (boxes 6 to 10), then gold 11, then 4 provisions: 14 boxes circled. (The
    # other way round, 4 provisions and a fill of 1 would be 10 boxes.) One more is the fifteenth: a story.
    assert voyage.verdict().story == 13
    assert voyage.turn("gold-provision").verdict().story == 14


@pytest.mark.rule("CA-H2", "CA-E5")
def test_cannons_carry_bonuses_too() -> None:
    # 7 gold: three cannons, the third gives a story.
    voyage = Voyage(players=2).turn().victories(3).turn()
    # Story 9, gold 5: story 10, gold 6, then 7.
    assert voyage.visit("A5", "cannon cannon").verdict().story == 11
    assert voyage.visit("A5", "cannon cannon cannon").verdict().story == 12
    # The fifth (2 + 2 + 3 + 3 + 4 = 14) gives a wind at once. 7 victories: story 21 and more, gold 15.
    five = Voyage(players=2).turn().victories(7)
    winds = ["C5", "D5"]
    four_cannons = five.turn().visit("A5", "cannon " * 4).then(winds_after=" ".join(winds))
    assert four_cannons.broken() == {"CA-W1"}
    assert five.visit("A5", "cannon " * 5).then(winds_after=" ".join(winds)).valid()
    assert five.then(winds_after="C5 D5 E5").broken() == {"CA-W1"}


@pytest.mark.rule("CA-H2")
def test_a_wind_gained_on_the_way_blows_after_the_action() -> None:
    # Leviathan: C5, D5, E5 are 6 boxes of story; the fifth gives a wind.
    voyage = Voyage().turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5")
    assert voyage.navigate("E", "C5 D5 E5").then(winds_after="E4").valid()
    assert voyage.navigate("E", "C5 D5").then(winds_after="D4").broken() == {"CA-W1"}


@pytest.mark.rule("CA-H2", "CA-N3")
def test_what_is_gained_on_the_way_pays_for_later_steps() -> None:
    # The story stands at 19; the first monster cell crosses box 20, which fills the hold in the middle of the route.
    voyage = Voyage(players=2).turn("wind-1").then(battles=[won("provisions")] * 5)
    # Story 15, and 1 of the fifteenth provision: 16. The told story makes it 17, a tie 19.
    voyage.turn("power-pirates").visit("A5").then(battles=[TIE])
    assert voyage.verdict().story == 19
    voyage.turn("leviathan", wind="E E W", drawing="E5 F5 G5 H5")
    # C5, D5, E5 by the ship's points; the monster at E5 takes 1 provision, and box 20 fills the hold: 5.
    # F5 takes 1 and 1 for the monster: 3. G4 lies at 45 degrees, 2; H4 takes the last one.
    assert voyage.navigate("E", "C5 D5 E5 F5 G4 H4").valid()
    assert voyage.navigate("E", "C5 D5 E5 F5 G4 H4 I4").broken() == {"CA-N3"}
    assert voyage.navigate("E", "C5 D5 E5 F5 G5 H5").broken() == {"CA-M1"}
