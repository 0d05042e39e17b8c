"""The deck and the dice of a seed: counts, the ambush under the pile, and draws that never change."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from command_line import pnp

from pnp.errors import SetupError
from pnp.games.carmine import deck as deck_module
from pnp.games.carmine import game
from pnp.games.carmine.components import components
from pnp.games.carmine.deck import Deal, battle_rolls, check_deal, deal, winds_and_die
from pnp.games.carmine.setup import make_setup, read_setup
from pnp.games.carmine.winds import DIRECTIONS
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
SEEDS = [f"SEED-{number}" for number in range(60)]
DECKS = {"standard": (15, 15, 25), "challenging": (18, 12, 25), "short": (12, 8, 18)}


def is_adventure(card: str) -> bool:
    return card in BOX.adventures


def pile(seed: str, ambush: bool) -> list[str]:
    """The adventure pile as it is shuffled, before anything is set aside."""
    cards = [card.id for card in BOX.adventures.values() if ambush or card.kind != "ambush"]
    return Stream("carmine", 1, seed, "adventures").shuffled(cards)


# -- the deck --------------------------------------------------------------------------------------


@pytest.mark.rule("CA-S2", "CA-S3", "CA-S4", "CA-S5")
@pytest.mark.parametrize("ambush", [False, True])
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_its_cards(name: str, ambush: bool) -> None:
    adventures, smooth, turns = DECKS[name]
    removed = set()
    for seed in SEEDS:
        dealt = deal(seed, 1, name, ambush, BOX)
        assert len(dealt.cards) == turns
        counts = Counter(dealt.first + dealt.cards)
        assert all(counts[card] == 1 for card in counts if is_adventure(card))
        assert all(counts[card.id] <= card.count for card in BOX.smooth.values())
        drawn = sum(map(is_adventure, dealt.cards))
        assert drawn <= adventures
        assert turns - drawn <= smooth
        removed.add(adventures - drawn)
        check_deal(dealt, name, ambush, BOX)
    assert len(removed) > 1, "the cards removed are of either kind"


@pytest.mark.rule("CA-S2")
def test_the_two_first_cards_are_the_top_of_the_pile_and_leave_the_game() -> None:
    for seed in SEEDS:
        dealt = deal(seed, 1, "standard", False, BOX)
        assert list(dealt.first) == pile(seed, ambush=False)[:2]
        assert not set(dealt.first) & set(dealt.cards)


@pytest.mark.rule("CA-S6", "CA-V4")
def test_without_ambush_there_is_none_and_with_it_there_often_is() -> None:
    seen = [card for seed in SEEDS for card in deal(seed, 1, "challenging", True, BOX).cards]
    assert {"ambush-port", "ambush-starboard"} <= set(seen)
    for seed in SEEDS:
        dealt = deal(seed, 1, "challenging", False, BOX)
        assert not any(card.startswith("ambush") for card in dealt.first + dealt.cards)


@pytest.mark.rule("CA-S7")
@pytest.mark.parametrize(
    ("seed", "top", "first"),
    [
        ("S1", "ambush-starboard waterspout squall", "waterspout squall"),
        ("S40", "ambush-starboard leviathan ambush-port lantern-eel", "leviathan lantern-eel"),
        ("S363", "ambush-starboard ambush-port titan-crab ghost-whale", "titan-crab ghost-whale"),
    ],
)
def test_an_ambush_among_the_first_cards_goes_under_the_pile(seed: str, top: str, first: str) -> None:
    """There it is out of reach of every deck but one that takes the whole pile."""
    shuffled = pile(seed, ambush=True)
    assert " ".join(shuffled).startswith(top)
    dealt = deal(seed, 1, "challenging", True, BOX)
    assert dealt.first == tuple(first.split())
    moved = [card for card in top.split() if card.startswith("ambush")]
    assert not set(moved) & set(dealt.cards)
    standard = BOX.ledger.decks["standard"]
    whole = replace_deck(adventures=24, smooth=standard.smooth, removed=0)
    cards = deal(seed, 1, "standard", True, whole).cards
    assert set(moved) <= set(cards), "they are still in the pile"
    assert not set(first.split()) & set(cards)


def replace_deck(adventures: int, smooth: int, removed: int) -> Any:
    decks = dict(BOX.ledger.decks)
    decks["standard"] = type(decks["standard"])(adventures, smooth, removed, decks["standard"].treasures)
    return BOX._replace(ledger=BOX.ledger._replace(decks=decks))


# -- draws that never change -----------------------------------------------------------------------


@pytest.mark.rule("CA-V5")
def test_kraken_7_deals_what_it_always_dealt() -> None:
    solo = deal("KRAKEN-7", 1, "standard", False, BOX)
    assert solo.first == ("the-anvil", "dogleg")
    assert " ".join(solo.cards) == (
        "tempest carmine-drift weed-sea leviathan power-pirates wind-1 sirens titan-crab provisions-2 gold-provision "
        "power-monsters ghost-whale power-any provisions-2 power-pirates waterspout widows-shoal gold-wind squall "
        "power-monsters fog-bank gold-2 power-pirates broken-crown gold-2"
    )
    table = deal("KRAKEN-7", 1, "challenging", True, BOX)
    assert table.first == ("carmine-drift", "long-pull")
    assert " ".join(table.cards) == (
        "broken-crown tempest ambush-starboard waterspout gold-2 power-pirates kraken squall power-pirates wind-1 "
        "dogleg ghost-whale provisions-2 the-anvil power-monsters weed-sea serpents-run rogue-wave hydra "
        "gold-provision leviathan power-monsters gold-2 fog-bank provisions-2"
    )
    short = deal("KRAKEN-7", 1, "short", False, BOX)
    assert " ".join(short.cards) == (
        "provisions-2 provisions-2 squall gold-2 power-pirates sea-serpent power-monsters widows-shoal broken-crown "
        "weed-sea leviathan long-pull wind-1 tempest gold-2 gold-wind sirens fog-bank"
    )


@pytest.mark.rule("CA-R1")
def test_kraken_7_rolls_what_it_always_rolled() -> None:
    rolled = {turn: winds_and_die("KRAKEN-7", 1, turn) for turn in (1, 2, 3, 25)}
    told = {turn: (" ".join(DIRECTIONS[wind] for wind in roll.wind), roll.die) for turn, roll in rolled.items()}
    assert told == {1: ("SE SE SW", 2), 2: ("S W NE", 4), 3: ("W W NW", 1), 25: ("S SE S", 4)}
    assert battle_rolls("KRAKEN-7", 1, 3, "left") == (3, 1)
    assert battle_rolls("KRAKEN-7", 1, 3, "right") == (4, 2)


@pytest.mark.rule("CA-R1", "CA-R2")
def test_dice_show_every_face_and_never_three_alike() -> None:
    rolls = [winds_and_die(seed, 1, turn) for seed in SEEDS for turn in range(1, 26)]
    assert {wind for roll in rolls for wind in roll.wind} == set(range(8))
    assert {roll.die for roll in rolls} == set(range(1, 7))
    assert all(len(set(roll.wind)) > 1 for roll in rolls)
    pairs = sum(len(set(roll.wind)) == 2 for roll in rolls)
    assert 0.25 < pairs / len(rolls) < 0.42, "two alike are 1 in 3: 21 of 63"


def test_another_version_is_another_voyage() -> None:
    assert deal("X", 1, "standard", False, BOX) != deal("X", 2, "standard", False, BOX)
    assert [winds_and_die("X", 1, turn) for turn in range(5)] != [winds_and_die("X", 2, turn) for turn in range(5)]


def voyage(seed: str) -> dict[str, Any]:
    """All that a seed gives, purpose by purpose."""
    dealt = deal(seed, 1, "standard", True, BOX)
    return {
        "board": make_setup(SetupCode("carmine", seed), DATA).chart,
        "first": dealt.first,
        "adventures": sorted(filter(is_adventure, dealt.first + dealt.cards)),
        "smooth": sorted(card for card in dealt.cards if not is_adventure(card)),
        **{f"turn {turn}": winds_and_die(seed, 1, turn) for turn in (1, 2, 3)},
        **{f"battle {by}": battle_rolls(seed, 1, 3, by) for by in ("left", "right")},
    }


@pytest.mark.parametrize(
    ("key", "shifts"),
    [
        (("smooth",), {"smooth"}),
        (("adventures",), {"first", "adventures"}),
        (("turn", 2, "dice"), {"turn 2"}),
        (("turn", 3, "battle", "left"), {"battle left"}),
        (("turn", 4, "dice"), set()),
        (("weather",), set()),
    ],
)
def test_each_purpose_has_a_stream_of_its_own(
    monkeypatch: pytest.MonkeyPatch, key: tuple[str | int, ...], shifts: set[str]
) -> None:
    """One draw more from one stream, or a stream more, shifts no other."""
    before = voyage("KRAKEN-7")

    class Drawn(Stream):
        def __init__(self, *parts: str | int) -> None:
            super().__init__(*parts)
            if parts[3:] == key:
                self.word()

    monkeypatch.setattr(deck_module, "Stream", Drawn)
    Drawn("carmine", 1, "KRAKEN-7", "weather").word()
    after = voyage("KRAKEN-7")
    assert {purpose for purpose in before if before[purpose] != after[purpose]} == shifts


# -- cards dealt by hand ---------------------------------------------------------------------------


def changed(position: int, card: str) -> Deal:
    dealt = deal("KRAKEN-7", 1, "standard", False, BOX)
    cards = list(dealt.cards)
    cards[position] = card
    return Deal(dealt.first, tuple(cards))


@pytest.mark.parametrize(
    ("dealt", "complaint"),
    [
        (changed(0, "krakn"), "there is no card “krakn”, did you mean kraken?"),
        (changed(0, "fog-bank"), "the card fog-bank is dealt more often than it is in the game"),
        (changed(0, "dogleg"), "the card dogleg is dealt more often"),
        (changed(0, "power-pirates"), "the card power-pirates is dealt more often"),
        (changed(0, "ambush-port"), "the card ambush-port is dealt more often"),
        (Deal(("gold-2", "dogleg"), ("kraken",) * 0), "gold-2 cannot be one of the two first"),
        (Deal(("kraken", "dogleg"), ("hydra",)), "the standard deck has 25 cards, not 1"),
        (
            Deal(("kraken", "dogleg"), tuple(card for card in BOX.adventures if card not in ("kraken", "dogleg"))[:16]),
            "15",
        ),
    ],
)
def test_a_deal_that_no_deck_can_give_is_refused(dealt: Deal, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint.replace("?", r"\?")):
        check_deal(dealt, "standard", False, BOX)


# -- the setup -------------------------------------------------------------------------------------


def spelled_out(code: str) -> dict[str, Any]:
    answer = pnp("setup", code, "--json")
    assert answer.code == 0, answer
    document: dict[str, Any] = json.loads(answer.out)
    return document


@pytest.mark.rule("CA-S1", "CA-S2")
def test_a_setup_spells_out_cards_and_dice() -> None:
    document = spelled_out("carmine#KRAKEN-7")
    dealt = deal("KRAKEN-7", 1, "standard", False, BOX)
    assert document["options"] == {
        "players": 1,
        "deck": "standard",
        "mirror": False,
        "first_game": False,
        "voyage": False,
    }
    assert tuple(document["first"]) == dealt.first
    assert tuple(document["cards"]) == dealt.cards
    assert len(document["dice"]) == 25
    assert document["dice"][0] == {"wind": ["SE", "SE", "SW"], "die": 2}
    assert document["dice"][24] == {"wind": ["S", "SE", "S"], "die": 4}


@pytest.mark.rule("CA-S6", "CA-V5")
@pytest.mark.parametrize(
    ("options", "ambush", "dice"),
    [
        ("", False, True),
        (":players=2", True, False),
        (":players=6,deck=challenging", True, False),
        (":players=2,first-game=yes", False, False),
        (":players=4,voyage=yes", False, True),
        (":first-game=yes,voyage=yes,deck=short", False, True),
    ],
)
def test_who_meets_ambushes_and_whose_dice_the_seed_rolls(options: str, ambush: bool, dice: bool) -> None:
    decks = [spelled_out(f"carmine{options}#{seed}") for seed in SEEDS[:12]]
    cards = {card for document in decks for card in document["cards"]}
    assert any(card.startswith("ambush") for card in cards) == ambush
    for document in decks:
        turns = 18 if "short" in options else 25
        assert len(document["cards"]) == turns
        assert (document["dice"] is not None) == dice
        assert not dice or len(document["dice"]) == turns


def test_the_dice_of_a_turn_hang_on_neither_deck_nor_players() -> None:
    long, short = spelled_out("carmine#X"), spelled_out("carmine:players=5,deck=short,voyage=yes#X")
    assert long["dice"][:18] == short["dice"]


def test_people_get_a_table_of_turns() -> None:
    text = pnp("setup", "carmine#KRAKEN-7").out
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "the-anvil Rocks, row 4 or column I to the right, solo by row" in lines
    assert "Turn Card Winds Die" in lines
    assert "1 tempest SE SE SW 2 Peril, row 9 or column G" in lines
    assert "10 gold-provision NE SE SW 1 1 gold, 1 provision" in lines
    assert "25 gold-2 S SE S 4 2 gold" in lines
    table = pnp("setup", "carmine:players=3,deck=short#KRAKEN-7").out.splitlines()
    assert "Turn  Card" in table
    assert "  10  ambush-starboard  Ambush, to the right" in table
    assert not any(line != line.rstrip() for line in table)
    variants = pnp("setup", "carmine:players=3,mirror=yes,first-game=yes,voyage=yes#X").out.splitlines()[1]
    assert variants.endswith("for 3 players, standard deck, mirror images allowed, first game, seeded voyage")


def test_a_setup_comes_back_and_a_changed_one_says_so() -> None:
    document = spelled_out("carmine:players=2,voyage=yes#KRAKEN-7")
    setup = read_setup(document, DATA)
    assert setup == make_setup(SetupCode("carmine", "KRAKEN-7", {"players": "2", "voyage": "yes"}), DATA)
    assert not setup.changed
    assert json.loads(json.dumps(setup.data())) == document
    swapped = [document["cards"][1], document["cards"][0], *document["cards"][2:]]
    rolled = [{"wind": ["N", "N", "S"], "die": 6}, *document["dice"][1:]]
    for change in ({"cards": swapped}, {"dice": rolled}, {"dice": None}, {"first": document["first"][::-1]}):
        other = read_setup({**document, **change}, DATA)
        assert other.changed
        assert other.code == "changed from carmine:players=2,voyage=yes#KRAKEN-7"
        assert json.loads(json.dumps(other.data())) == {**document, **change}
    assert replace(read_setup({**document, "cards": swapped}, DATA), changed=False) != setup


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cards": ["kraken"]}, "the standard deck has 25 cards, not 1"),
        ({"first": ["kraken"]}, "Expected `array` of length 2"),
        ({"dice": []}, "there are dice for 0 turns, but 25 cards"),
        ({"dice": [{"wind": ["N", "N", "N"], "die": 1}] * 25}, "the three Wind Dice of turn 1 agree"),
        ({"dice": [{"wind": ["N", "N", "X"], "die": 1}] * 25}, "X"),
        ({"dice": [{"wind": ["N", "N", "S"], "die": 7}] * 25}, "<= 6"),
        ({"options": {}}, "missing required field"),
        (
            {"options": {"players": 2, "deck": "standard", "mirror": False, "first_game": False, "voyage": False}},
            "the options are not those of the code carmine#KRAKEN-7",
        ),
        ({"deck": []}, "unknown field `deck`"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError) as refusal:
        game.read_setup({**spelled_out("carmine#KRAKEN-7"), **change}, DATA)
    assert complaint in str(refusal.value)
