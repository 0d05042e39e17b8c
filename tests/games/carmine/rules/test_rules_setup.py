"""CA-S, CA-C, CA-R and the variants CA-V1, V4, V5: decks, first cards, dice, and where a voyage begins."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from harbour import DECK, OPEN, Voyage, chart, judge_document, templates, whole_voyage
from reference.voyage_player import sail

from pnp.errors import PnpError
from pnp.game import settle
from pnp.games.carmine import game
from pnp.seeds import SetupCode

SMOOTH = {
    "gold-2": 2,
    "gold-provision": 2,
    "provisions-2": 3,
    "wind-1": 2,
    "gold-wind": 1,
    "power-monsters": 3,
    "power-pirates": 3,
    "power-any": 2,
}


# --- CA-S2: no card more often than it exists


@pytest.mark.rule("CA-S2")
@pytest.mark.parametrize("card", SMOOTH)
def test_no_card_comes_more_often_than_it_exists(card: str) -> None:
    voyage = Voyage()
    for _ in range(SMOOTH[card]):
        voyage.turn(card, choice="monsters")
    assert voyage.valid()
    assert voyage.turn(card, choice="monsters").verdict().places == {(SMOOTH[card] + 1, "CA-S2")}


@pytest.mark.rule("CA-S2", "CA-S7")
def test_an_adventure_comes_once_and_not_again_after_the_start() -> None:
    voyage = Voyage().turn("kraken", drawing="I2 J2 I3")
    assert voyage.valid()
    assert voyage.turn("kraken", drawing="D1 E1 D2").verdict().places == {(2, "CA-S2")}
    assert Voyage().turn("sirens", drawing="C2 C3").verdict().places == {(1, "CA-S2")}


@pytest.mark.rule("CA-S2")
def test_an_unknown_card_is_named_where_it_stands() -> None:
    assert Voyage().turn().turn("nautilus").verdict().places == {(2, "CA-S2")}


# --- CA-S3, S4, S5: how many of each


def fill(voyage: Voyage, adventures: int, smooth: int) -> Voyage:
    """Draw so many cards of each kind, all different enough to exist; shapes go where there is room."""
    calm = [card for card, count in SMOOTH.items() for _ in range(count)]
    wild = [
        ("kraken", "D1 E1 D2"),
        ("leviathan", "E7 E8 E9 E10"),
        ("hydra", "K12 L12 M12 L13"),
        ("titan-crab", "L9 M9 L10 M10"),
        ("lantern-eel", "G7 H7 I7"),
        ("ghost-whale", "F3 F4 F5 G5"),
        ("dogleg", "L3 M3 M4 N4"),
        ("tempest", "H9 I9 G10 H10"),
        ("rogue-wave", "K15 L15 M15 N15"),
        ("weed-sea", "I12 I13 I14 J13"),
        ("sea-serpent", "H5 I5 I6 J6"),
        ("maelstrom", "F11 G11 F12 G12"),
        ("waterspout", "C3 D3 E3"),
        ("fog-bank", "L6 M6 L7"),
        ("carmine-drift", "E6 F6 G6 H6"),
        ("long-pull", "C6 C7 C8 C9 C10"),
        ("serpents-run", "E15 E14 E13 F13"),
        ("whip-tide", "J4 J3 J2 K2 L2"),
        ("the-anvil", "I4"),
    ]
    for card, at in wild[:adventures]:
        voyage.turn(card, drawing=at)
    for card in calm[:smooth]:
        voyage.turn(card, choice="monsters")
    return voyage


@pytest.mark.rule("CA-S3", "CA-S4", "CA-S5")
@pytest.mark.parametrize(
    ("deck", "adventures", "smooth", "rule"),
    [("standard", 15, 15, "CA-S3"), ("challenging", 18, 12, "CA-S4"), ("short", 12, 8, "CA-S5")],
)
def test_a_deck_has_so_many_cards_of_each_kind(deck: str, adventures: int, smooth: int, rule: str) -> None:
    assert fill(Voyage(deck=deck), adventures, 0).broken() == set()
    assert fill(Voyage(deck=deck), adventures + 1, 0).verdict().places == {(adventures + 1, rule)}
    assert fill(Voyage(deck=deck), 0, smooth).broken() == set()
    assert fill(Voyage(deck=deck), 0, smooth + 1).verdict().places == {(smooth + 1, rule)}


# --- CA-S6, CA-V1, CA-V4: ambushes


@pytest.mark.rule("CA-S6", "CA-V1", "CA-V4")
def test_there_is_no_ambush_alone_or_in_a_seeded_voyage() -> None:
    mark = {"by": "right", "centre": "K10", "dots": [], "cannons": 0}
    assert Voyage(players=1).turn("ambush-port", drawing=mark).verdict().places == {(1, "CA-S6")}
    assert Voyage(players=2).turn("ambush-port", drawing=mark).valid()
    assert Voyage(players=2, voyage=True).turn("ambush-port", drawing=mark).broken() == {"CA-S6"}


# --- CA-S7: the first cards


@pytest.mark.rule("CA-S7")
def test_the_first_cards_are_drawn_under_the_drawing_rules() -> None:
    assert Voyage().turn().valid()
    assert Voyage().start(at="D13 E13").turn().verdict().places == {(0, "CA-D4")}
    assert Voyage().start(at="C14 D15").turn().verdict().places == {(0, "CA-D1")}
    assert Voyage().start(at=None).turn().verdict().places == {(0, "CA-D10")}
    assert Voyage().start(first="fog-bank", at="N11 M11 N12").turn().verdict().places == {(0, "CA-D6")}


@pytest.mark.rule("CA-S7", "CA-D3")
def test_the_second_card_keeps_off_the_first() -> None:
    voyage = Voyage().start(first="kraken", at="K1 K2 L1").turn()
    assert voyage.verdict().places == {(0, "CA-D3")}


@pytest.mark.rule("CA-S7", "CA-D13", "CA-D12")
def test_a_rock_among_the_first_cards_follows_the_rules_of_play() -> None:
    assert Voyage().start(first="the-anvil", at="I4").turn().valid()
    assert Voyage().start(first="the-anvil", at="I5").turn().verdict().places == {(0, "CA-V2")}
    assert Voyage(players=2).start(first="the-anvil", at="I5").turn().valid()


@pytest.mark.rule("CA-S7")
def test_wrong_first_cards_are_a_mistake_of_the_start() -> None:
    ambush = Voyage(players=2).turn()
    ambush.document["start"]["cards"] = ["ambush-port", "squall"]
    assert (0, "CA-S7") in ambush.verdict().places
    calm = Voyage().turn()
    calm.document["start"]["cards"] = ["gold-2", "squall"]
    assert (0, "CA-S7") in calm.verdict().places
    twice = Voyage().turn()
    twice.document["start"]["cards"] = ["squall", "squall"]
    assert {(0, "CA-S7"), (0, "CA-S2")} & twice.verdict().places


# --- CA-S8, CA-S9: where and with what


@pytest.mark.rule("CA-S8")
@pytest.mark.parametrize(
    ("home", "ship"),
    [
        ("A5", "B4"),  # at the corner
        ("A5", "C5"),  # two away
        ("A5", "A4"),  # on land
        ("A4", "B4"),  # no port
        ("B5", "C5"),
        ("A5", "B2"),  # beside another port
        ("P5", "B5"),
    ],
)
def test_a_ship_begins_beside_its_home_port(home: str, ship: str) -> None:
    ruling = Voyage().start(home=home, ship=ship).turn().verdict()
    assert (0, "CA-S8") in ruling.places


@pytest.mark.rule("CA-S8")
@pytest.mark.parametrize("ship", ["A4", "A6"])
def test_a_ship_does_not_begin_on_land_beside_its_port(ship: str) -> None:
    ruling = Voyage().start(ship=ship).turn().verdict()
    assert [violation["rule"] for violation in ruling.data["violations"] if violation["turn"] == 0] == ["CA-S8"]


@pytest.mark.rule("CA-S8")
def test_every_port_can_be_home() -> None:
    for home, ship in [("A2", "B2"), ("A5", "B5"), ("A14", "B14"), ("O2", "N2"), ("O11", "N11")]:
        assert Voyage().start(home=home, ship=ship).turn().valid()


@pytest.mark.rule("CA-S8")
def test_a_ship_begins_on_an_empty_cell() -> None:
    assert Voyage(chart(pirates="B5")).turn().verdict().places == {(0, "CA-S8")}
    for at in ("B14 C14", "B13 B14", "B14 B15"):
        drawn_on = Voyage().start(at=at, home="A14", ship="B14").turn()
        assert drawn_on.verdict().places == {(0, "CA-S8")}
    assert Voyage().start(at="C14 C15", home="A14", ship="B14").turn().valid()


@pytest.mark.rule("CA-S9")
def test_a_ship_starts_with_five_provisions_and_nothing_else() -> None:
    east = "C5 D5 E5 F5 G5 H5 I5 J5"
    assert Voyage().turn(wind="E E W").navigate("E", east).valid()
    assert Voyage().turn(wind="E E W").navigate("E", f"{east} K5").broken() == {"CA-N3"}
    assert Voyage().turn().visit("A5", "hold").broken() == {"CA-P3"}
    assert Voyage().turn(winds_before="C5").broken() == {"CA-W1"}
    assert Voyage().turn().verdict().story == 0
    assert Voyage().turn().verdict().total == 10  # beside the home port


@pytest.mark.rule("CA-S9", "CA-M1", "CA-M4")
def test_monsters_and_pirates_start_with_power_one() -> None:
    # One cannon is enough for both, none is not.
    voyage = Voyage(chart(pirates="C4")).turn("gold-2").visit("A5", "cannon").turn("wind-1", wind="NE E E")
    assert voyage.navigate("NE", "C4", pirates_reward=1).valid()
    assert voyage.navigate("NE", "C4").broken() == {"CA-M4"}


# --- CA-C: Smooth Sailing


@pytest.mark.rule("CA-C1")
@pytest.mark.parametrize(
    ("card", "gold", "provisions", "winds"),
    [
        ("gold-2", 2, 0, 0),
        ("gold-provision", 1, 1, 0),
        ("provisions-2", 0, 2, 0),
        ("wind-1", 0, 0, 1),
        ("gold-wind", 1, 0, 1),
        ("power-pirates", 0, 0, 0),
    ],
)
def test_smooth_sailing_gives_at_once(card: str, gold: int, provisions: int, winds: int) -> None:
    way = ["C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "K5", "L5", "M5"]
    voyage = Voyage().turn(card, wind="E E W")
    assert voyage.visit("A5", "hold " * gold).valid()
    assert voyage.visit("A5", "hold " * (gold + 1)).broken() == {"CA-P3"}
    assert voyage.navigate("E", " ".join(way[: 8 + provisions])).valid()
    assert voyage.navigate("E", " ".join(way[: 9 + provisions])).broken() == {"CA-N3"}
    steps = ["C5", "C6"]
    assert voyage.navigate("E").then(winds_before=" ".join(steps[:winds])).valid()
    assert voyage.then(winds_before=" ".join(steps[: winds + 1])).broken() == {"CA-W1"}


@pytest.mark.rule("CA-C1")
@pytest.mark.parametrize("choice", [None, "kraken", ""])
def test_the_power_of_either_needs_a_choice(choice: str | None) -> None:
    more = {} if choice is None else {"choice": choice}
    assert Voyage().turn("power-any", **more).verdict().places == {(1, "CA-C1")}  # type: ignore[arg-type]


@pytest.mark.rule("CA-C1")
def test_the_chosen_power_grows() -> None:
    def armed(choice: str) -> Voyage:
        voyage = Voyage(chart(pirates="C4")).turn("gold-2").visit("A5", "cannon").turn("power-any", choice=choice)
        return voyage.turn("wind-1", wind="NE E E").navigate("NE", "C4")

    assert armed("monsters").broken() == {"CA-M4"}  # won, so that a reward must be named
    assert armed("pirates").valid()  # paid


@pytest.mark.rule("CA-C1")
def test_a_choice_beside_other_cards_and_a_drawing_beside_calm_seas_are_ignored() -> None:
    assert Voyage().turn("gold-2", choice="pirates").valid()
    assert Voyage().turn("gold-2", drawing="G7 H7").valid()
    assert Voyage().turn("gold-2", drawing="G7 H7").turn("lantern-eel", drawing="G7 H7 I7").valid()


@pytest.mark.rule("CA-C2")
def test_power_ends_with_its_track() -> None:
    # Three cards for the pirates and two by choice: 1 + 5 = 6. Six cannons then win, five do not.
    def armed(cannons: int) -> Voyage:
        voyage = Voyage(chart(pirates="C4"), players=2).turn("gold-2").victories(9).turn("gold-provision")
        voyage.visit("A5", "cannon " * cannons)
        for card in ["power-pirates"] * 3 + ["power-any"] * 2:
            voyage.turn(card, choice="pirates")
        return voyage.turn("wind-1", wind="NE E E").navigate("NE", "C4")

    assert armed(6).broken() == {"CA-M4"}
    assert armed(5).valid()


# --- CA-R: dice


@pytest.mark.rule("CA-R1")
@pytest.mark.parametrize("winds", ["N E", "N", "N E S W", "N E UP", "N E n"])
def test_three_winds_are_rolled(winds: str) -> None:
    assert Voyage().turn(wind=winds).verdict().places == {(1, "CA-R1")}


@pytest.mark.rule("CA-R1")
@pytest.mark.parametrize("die", [0, 7, -1, 100])
def test_the_die_has_six_faces(die: int) -> None:
    assert Voyage().turn(die=die).verdict().places == {(1, "CA-R1")}


@pytest.mark.rule("CA-R2")
def test_three_equal_winds_are_rolled_again() -> None:
    assert Voyage().turn(wind="N N N").verdict().places == {(1, "CA-R2")}
    assert Voyage().turn(wind="N N NE").valid()


# --- CA-S1, CA-V5: seeds


def setup_of(seed: str, **options: str) -> dict[str, Any]:
    code = settle(game, SetupCode(game="carmine", options=options, seed=seed))
    return dict(game.setup(code, templates()).data())


@cache
def seeded_voyage(seed: str = "KRAKEN-7", deck: str = "standard", players: int = 1) -> dict[str, Any]:
    """A whole voyage on the board, with the cards and the dice of a seed."""
    setup = setup_of(seed, deck=deck, players=str(players), voyage="no" if players == 1 else "yes")
    options = {"players": players, "deck": deck, "voyage": players > 1}
    dice = [(list(roll["wind"]), roll["die"]) for roll in setup["dice"]]
    document = sail(Random(7), setup["board"], options, setup["first"], setup["cards"], dice)
    del document["board"]
    return {**document, "seed": seed}


def bare(document: dict[str, Any]) -> dict[str, Any]:
    """Leave out everything that the seed gives."""
    changed = deepcopy(document)
    del changed["start"]["cards"]
    for turn in changed["turns"]:
        for field in ("card", "wind", "die"):
            del turn[field]
    return changed


@pytest.mark.rule("CA-V5", "CA-S1")
@pytest.mark.parametrize(
    ("seed", "deck", "players"),
    [("KRAKEN-7", "standard", 1), ("TERN", "challenging", 1), ("42", "short", 1), ("KRAKEN-7", "standard", 4)],
)
def test_a_seed_gives_board_cards_and_dice(seed: str, deck: str, players: int) -> None:
    document = seeded_voyage(seed, deck, players)
    full, short = judge_document(document), judge_document(bare(document))
    assert full.valid
    assert short.data == full.data
    assert full.total == document["claimed"]["total"]


@pytest.mark.rule("CA-S2", "CA-S7", "CA-R1", "CA-V5")
def test_what_stands_in_a_seeded_record_agrees_with_the_seed() -> None:
    document = seeded_voyage()

    def places(change: Callable[[dict[str, Any]], None]) -> set[tuple[int | None, str]]:
        changed = deepcopy(document)
        change(changed)
        return judge_document(changed).places

    other_die = document["turns"][3]["die"] % 6 + 1
    other_wind = ["N", "S", "E"] if document["turns"][4]["wind"] != ["N", "S", "E"] else ["N", "S", "W"]
    assert places(lambda changed: changed["turns"][3].update(die=other_die)) == {(4, "CA-R1")}
    assert places(lambda changed: changed["turns"][4].update(wind=other_wind)) == {(5, "CA-R1")}
    assert places(lambda changed: changed["turns"][5].update(card="kraken")) == {(6, "CA-S2")}
    assert places(lambda changed: changed["start"].update(cards=["kraken", "dogleg"])) == {(0, "CA-S7")}


@pytest.mark.rule("CA-V5")
def test_the_deck_of_a_seed_holds_what_the_rules_say() -> None:
    for deck, cards, most_adventures, most_smooth in [
        ("standard", 25, 15, 15),
        ("challenging", 25, 18, 12),
        ("short", 18, 12, 8),
    ]:
        for seed in ("A", "B", "C", "D"):
            setup = setup_of(seed, deck=deck)
            smooth = [card for card in setup["cards"] if card in SMOOTH]
            assert len(setup["cards"]) == len(setup["dice"]) == cards
            assert len(smooth) <= most_smooth
            assert cards - len(smooth) <= most_adventures
            assert not {"ambush-port", "ambush-starboard"} & set(setup["cards"])
            assert all(len(set(roll["wind"])) > 1 for roll in setup["dice"])
            counts = Counter([*setup["first"], *setup["cards"]])
            assert all(count <= SMOOTH.get(card, 1) for card, count in counts.items())


@pytest.mark.rule("CA-S6", "CA-S7", "CA-V4")
def test_an_ambush_is_in_the_deck_of_several_but_never_among_the_first_cards() -> None:
    ambushes = {"ambush-port", "ambush-starboard"}
    setups = [setup_of(f"SEED-{number}", players="3") for number in range(30)]
    assert any(ambushes & set(setup["cards"]) for setup in setups)
    assert not any(ambushes & set(setup["first"]) for setup in setups)
    beginners = [setup_of(f"SEED-{number}", players="3", **{"first-game": "yes"}) for number in range(30)]
    assert not any(ambushes & set(setup["cards"]) for setup in beginners)


@pytest.mark.rule("CA-S1")
def test_a_board_may_be_named_or_spelled_out() -> None:
    named = Voyage("A1").turn()
    assert "CA-S8" in named.broken()  # A1 has its ports elsewhere
    assert judge_document({**named.document, "board": list(OPEN)}).valid
    with pytest.raises(PnpError):
        Voyage("Z9").turn().verdict()


@pytest.mark.rule("CA-S2", "CA-S3", "CA-S4", "CA-S5", "CA-V4")
def test_the_fixed_deck_of_these_tests_is_a_standard_deck() -> None:
    assert whole_voyage().valid()
    counts = Counter(at is None for _, at in DECK)
    assert counts[True] <= 15
    assert counts[False] <= 15
