"""CA-F, and the titles of CA-V1: the end of a voyage and what it is worth."""

from random import Random
from typing import Any

import pytest
from harbour import Voyage, chart, judge_document, templates, whole_voyage
from reference.voyage_player import deal, sail, some_roll

from pnp.games.carmine.voyage import judge

PORTS = chart(port="B4 C4 D4 E4 B6 C6 D6 E6", land="A2 A5 A11 A14 O2 O5 O11 O14")
"""Four ports on each side of a channel."""


# --- CA-F1: as many turns as cards


@pytest.mark.rule("CA-F1")
def test_a_finished_voyage_has_as_many_turns_as_the_deck_has_cards() -> None:
    assert whole_voyage(25).valid()
    assert whole_voyage(24).verdict().places == {(None, "CA-F1")}


@pytest.mark.rule("CA-F1")
def test_a_voyage_that_was_broken_off_may_be_shorter_but_not_longer() -> None:
    short = whole_voyage(24)
    short.document["finished"] = False
    assert short.valid()
    for finished in (True, False):
        long = whole_voyage(25).turn("sea-serpent", drawing="H5 I5 I6 J6")
        long.document["finished"] = finished
        assert long.verdict().places == {(None, "CA-F1")}


@pytest.mark.rule("CA-F1")
def test_finished_is_the_default() -> None:
    voyage = whole_voyage(24)
    del voyage.document["finished"]
    assert voyage.broken() == {"CA-F1"}
    whole = whole_voyage(25)
    del whole.document["finished"]
    assert whole.valid()


@pytest.mark.rule("CA-F1", "CA-S4", "CA-S5")
@pytest.mark.parametrize(("deck", "turns"), [("standard", 25), ("challenging", 25), ("short", 18)])
def test_each_deck_has_its_length(deck: str, turns: int) -> None:
    rng = Random(5)
    first, cards = deal(rng, deck, False)
    document = sail(rng, chart(), {"deck": deck}, first, cards, [some_roll(rng) for _ in cards])
    del document["claimed"]
    played = document["turns"]
    assert len(played) == turns
    assert judge_document(document).valid
    assert judge_document({**document, "turns": played[:-1]}).broken == {"CA-F1"}
    assert "CA-F1" in judge_document({**document, "turns": [*played, played[-1]]}).broken


# --- CA-F2 to F5: the lines


@pytest.mark.rule("CA-F2")
def test_the_final_story_counts_wherever_the_ship_is() -> None:
    voyage = Voyage().turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5").navigate("E", "C5 D5 E5")
    ruling = voyage.verdict()
    assert ruling.story == 6
    assert ruling.total == 6


@pytest.mark.rule("CA-F3")
def test_pirates_not_met_cost_five_each() -> None:
    board = chart(pirates="D5 H9 L3")
    assert Voyage(board).turn().verdict().points("CA-F3") == -15
    met = Voyage(board).turn(wind="E E W").navigate("E", "C5 D5").verdict()
    assert met.points("CA-F3") == -10
    assert met.total == 2 - 10


@pytest.mark.rule("CA-F4")
def test_the_home_port_is_worth_ten_and_another_five() -> None:
    assert Voyage().turn().verdict().points("CA-F4") == 10
    away = Voyage().turn(wind="N N E").navigate("N", "B4 B3 B2").verdict()
    assert away.points("CA-F4") == 5
    assert Voyage().turn(wind="N N E").navigate("N", "B4").verdict().points("CA-F4") == 0
    corner = Voyage().turn(wind="N N E").navigate("N", "B4").verdict()
    assert corner.points("CA-F4") == 0


@pytest.mark.rule("CA-F4")
def test_home_counts_before_another_port_and_only_once() -> None:
    board = chart(port="B4", land="O14")
    assert Voyage(board).turn().verdict().points("CA-F4") == 10
    assert Voyage(board).start(home="B4").turn().verdict().points("CA-F4") == 10


@pytest.mark.rule("CA-F5", "CA-P2")
def test_all_eight_ports_told_give_ten_more() -> None:
    voyage = Voyage(PORTS).start(home="B4")
    voyage.turn("power-pirates").visit("B4").turn("power-monsters").visit("B6")
    for letter, card in (("C", "wind-1"), ("D", "wind-1"), ("E", "gold-wind")):
        voyage.turn(card, winds_before=f"{letter}5").visit(f"{letter}4")
        if letter != "E":
            voyage.turn().visit(f"{letter}6")
    seven = voyage.verdict()
    # Told 0, 1, 2 ... 6; story 7.
    assert (seven.told, seven.story, seven.bonus) == (21, 7, 0)
    ruling = voyage.turn().visit("E6").verdict()
    assert ruling.valid
    assert (ruling.told, ruling.story, ruling.bonus) == (28, 8, 10)
    assert ruling.total == 28 + 8 + 10 + 5
    assert voyage.claim(renown=[0, 1, 2, 3, 4, 5, 6, 7], total=51).valid()


@pytest.mark.rule("CA-F5", "CA-F6")
def test_every_line_of_a_rich_score() -> None:
    board = chart(monolith="B4 B6 C5", land="A8 O8 H15", pirates="H9 L3")
    voyage = Voyage(board, players=2).turn("gold-2").victories(17, "gold")
    # Story 50 (2 + 3 + 4 + 5 + 6 = 20 renown), gold 30 (2 + 3 + 5 = 10 renown).
    voyage.turn("wind-1", die=1).explore("B4").turn("gold-wind", die=1).explore("B6")
    voyage.turn("provisions-2", die=1).explore("C5", treasure=2)  # 6 renown
    # The fills of story box 20 and of the tenth gold find the hold full: 5 + 3 + 3 + 3 + 2 + 1 = 17 provision boxes.
    voyage.turn("gold-provision").visit("A5", "ship ship cannon cannon cannon cannon cannon")  # 4 + 5 + 14 = 23 gold
    ruling = voyage.verdict()
    assert ruling.valid
    assert ruling.told == 50
    assert ruling.story == 50
    assert ruling.points("CA-F3") == -10
    assert ruling.points("CA-F4") == 10
    assert ruling.bonus == 20 + 10 + 6 + 3 + 6
    assert ruling.total == 50 + 50 - 10 + 10 + 45
    assert voyage.claim(renown=[50], total=145).valid()


# --- CA-F6: claims


@pytest.mark.rule("CA-F6")
@pytest.mark.parametrize(
    ("claimed", "right"),
    [
        ({}, True),
        ({"total": 12}, True),
        ({"total": 11}, False),
        ({"renown": [0]}, True),
        ({"renown": []}, False),
        ({"renown": [1]}, False),
        ({"renown": [0, 0]}, False),
        ({"renown": [0], "total": 12}, True),
        ({"renown": [0], "total": 13}, False),
    ],
)
def test_a_claim_is_compared_with_the_true_score(claimed: dict[str, Any], right: bool) -> None:
    # Told 0 in the home port; story 1 of the port and 1 of the fifth gold; 10 for lying at home.
    voyage = Voyage().turn("gold-2").turn("gold-2").visit("A5").turn("gold-provision").claim(**claimed)
    ruling = voyage.verdict()
    assert ruling.places == (set() if right else {(None, "CA-F6")})
    assert ruling.total == 12


@pytest.mark.rule("CA-F6")
def test_the_score_is_told_even_when_a_rule_was_broken() -> None:
    ruling = Voyage().turn(wind="N N N").verdict()
    assert ruling.broken == {"CA-R2"}
    assert ruling.total == 10


# --- CA-V1: titles

TITLES = [
    (75, "Small-Time Braggart"),
    (125, "Boring Storyteller"),
    (150, "Rent-a-Bard"),
    (175, "Wandering Minstrel"),
    (200, "Renowned Poet"),
    (225, "Storyteller Extraordinaire"),
    (250, "Master of Stories"),
]


def title_of(total: int) -> str:
    return next((title for most, title in TITLES if total <= most), "Legendary Bard")


@pytest.mark.rule("CA-V1")
def test_a_lone_player_earns_a_title_by_the_total() -> None:
    low = judge(Voyage(chart(pirates="D5 H9 L3")).turn(wind="E E W").navigate("E", "C5").document, templates())
    assert low.total == -15
    assert low.title == "Small-Time Braggart"
    assert judge(Voyage(players=2).turn().document, templates()).title is None


def epic(die: int, pirates: int) -> Voyage:
    """A great voyage, worth 275 with a last 1 of the die and 276 with a 4, less 5 for each of many pirates far away.

    A cannon, then monsters eastward: story 1, 9, 15, 21, 27. Back in the channel seven ports are told, 27 to 33:
    210 in all, then 34 story. The last gold is the fifth, the last provisions fill a column: 36. A 4 gives one more.
    Renown of the story's boxes 15, 25 and 35, of eight ports, of the home port: 2 + 3 + 4 + 10 + 10.
    """
    away = [f"{letter}{row}" for row in (15, 13, 12, 11, 10) for letter in "BCDEFGIJKLMN"]
    voyage = Voyage(chart(PORTS, pirates=" ".join(away[:pirates]))).start(home="B4")
    voyage.turn("gold-2").visit("B4", "cannon")
    for card, at, route in [
        ("leviathan", "C5 D5 E5 F5", "C5 D5 E5 F5"),
        ("sea-serpent", "G5 H5 H6 I6", "G5 H5 I6"),
        ("lantern-eel", "J7 K7 L7", "J7 K7 L7"),
        ("titan-crab", "M7 N7 M8 N8", "M7 N7 M8"),
    ]:
        voyage.turn(card, wind="E E W", drawing=at).navigate("E", route)
    voyage.turn("provisions-2", wind="W W E").navigate("W", "L8 K8 J8 I8 H8 G8")
    voyage.turn("provisions-2", wind="NW W E").navigate("NW", "F7 F6 F5")
    for letter, card in (("E", "wind-1"), ("D", "wind-1"), ("C", "gold-wind")):
        voyage.turn(card, winds_before=f"{letter}5").visit(f"{letter}4").turn("power-pirates").visit(f"{letter}6")
    voyage.turn("provisions-2", winds_before="B5").visit("B6")
    return voyage.turn("gold-2", die=die).explore("A5")


@pytest.mark.rule("CA-V1")
@pytest.mark.parametrize("most", [75, 125, 150, 175, 200, 225, 250])
def test_titles_begin_and_end_where_the_table_says(most: int) -> None:
    last = judge(epic(1, (275 - most) // 5).document, templates())
    first = judge(epic(4, (275 - most) // 5).document, templates())
    assert last.valid
    assert first.valid
    assert (last.total, last.title) == (most, title_of(most))
    assert (first.total, first.title) == (most + 1, title_of(most + 1))
    assert last.title != first.title
