"""Records: replayed to the end, with every mistake named at its turn; or not read at all."""

import json
from copy import deepcopy
from time import process_time
from typing import Any

import pytest
from open_sea import BOX, DATA, ROWS, cell

from pnp.errors import RecordError
from pnp.game import Verdict
from pnp.games.carmine import game
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import named_chart, seeded_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import Smooth
from pnp.games.carmine.deck import deal, winds_and_die
from pnp.games.carmine.rules import Fate, chance_move, legal_moves, new_game, play
from pnp.games.carmine.voyage import judge, replay
from pnp.games.carmine.winds import DIRECTIONS

Json = dict[str, Any]


def record(*turns: Json, **fields: Any) -> Json:
    """A voyage from B11, played with real cards and dice and broken off; turns are completed."""
    whole = [
        {"card": "gold-wind" if number == 0 else "gold-2", "wind": ["N", "NE", "E"], "die": 1, **turn}
        for number, turn in enumerate(turns)
    ]
    return {
        "format": "pnp-voyage/1",
        "game": "carmine",
        "seed": None,
        "board": list(ROWS),
        "finished": False,
        "start": {
            "cards": ["kraken", "squall"],
            "drawings": [["J1", "J2", "K1"], ["K2", "L2"]],
            "home": "A11",
            "ship": "B11",
        },
        "turns": whole,
        **fields,
    }


def sailing(*route: str, wind: str = "N", **more: Any) -> Json:
    return {"action": {"do": "navigate", "wind": wind, "route": list(route), **more}}


PASS = sailing()


def verdict(*turns: Json, **fields: Any) -> Verdict:
    return judge(record(*turns, **fields), DATA)


def broken(*turns: Json, **fields: Any) -> list[tuple[int | None, str]]:
    found = [(violation.turn, violation.rule) for violation in verdict(*turns, **fields).violations]
    return [(turn, rule) for turn, rule in found if rule != "CA-D4"]


START: Json = record()["start"]


def test_a_voyage_without_mistakes_is_valid() -> None:
    start = START | {"drawings": [["J2", "J3", "K2"], ["K1", "L1"]]}
    said = verdict(PASS, start=start)
    assert said.violations == ()
    assert said.valid
    assert said.title == "Small-Time Braggart"
    assert said.data()["total"] == said.total == -15 + 10


def test_a_verdict_is_json() -> None:
    data = verdict(sailing("A1")).data()
    assert json.loads(json.dumps(data)) == data
    assert set(data) == {"valid", "violations", "score", "total"}
    assert set(data["violations"][0]) == {"rule", "turn", "cells", "message"}
    assert set(data["score"][0]) == {"what", "points", "rule"}
    assert data["total"] == sum(line["points"] for line in data["score"])


def test_mistakes_stand_in_the_order_of_play() -> None:
    turn = {
        "card": "power-any",
        "wind": ["N", "N", "N"],
        "die": 9,
        "winds_before": ["B10"],
        "action": {"do": "port", "cell": "A11", "buy": ["ship"]},
        "winds_after": ["B9"],
        "battles": [{"ambush": "left", "rolls": [6], "cannons": [0, 0], "choice": "gold"}],
    }
    assert broken(turn) == [(1, rule) for rule in ("CA-C1", "CA-R2", "CA-R1", "CA-W1", "CA-P1", "CA-W1", "CA-M5")]


def test_the_replay_goes_on_where_the_line_was_drawn() -> None:
    """A gap in a route is one mistake; what follows it is sailed from there."""
    played = replay(record(sailing("B9", "B8"), sailing("C7", "D6", wind="NE")), DATA)
    assert [violation.rule for violation in played.verdict.violations if violation.rule != "CA-D4"] == ["CA-N4"]
    assert played.sheet.at == cell("D6")


def test_a_step_onto_land_is_not_made() -> None:
    played = replay(record(sailing("A10", "B10")), DATA)
    assert [violation.cells for violation in played.verdict.violations if violation.rule == "CA-N4"] == [("A10",)]
    assert played.sheet.at == cell("B10")


@pytest.mark.rule("CA-N4")
@pytest.mark.parametrize("name", ["P11", "B16", "A0", "Z99"])
def test_cells_off_the_board_are_not_sea(name: str) -> None:
    assert broken(sailing(name)) == [(1, "CA-N4")]
    assert broken({"action": {"do": "explore", "cell": name}}) == [(1, "CA-E1")]
    assert broken({"action": {"do": "port", "cell": name}}) == [(1, "CA-P1")]
    assert broken(start=START | {"ship": name}) == [(0, "CA-S8")]
    assert broken(start=START | {"home": name}) == [(0, "CA-S8")]


def test_a_wake_shows_the_way_with_the_cells_carried_over() -> None:
    stream = {"card": "long-pull", "drawing": ["C10", "C9", "C8", "C7", "C6"]} | sailing("C10", "D5", wind="NE")
    played = replay(record(stream, sailing("D4")), DATA)
    assert played.wakes == (
        tuple(map(cell, ("B11", "C10", "C9", "C8", "C7", "C6", "D5"))),
        tuple(map(cell, ("D5", "D4"))),
    )


@pytest.mark.rule("CA-N1")
def test_a_pass_names_a_wind_of_the_dice() -> None:
    assert broken(PASS) == []
    assert broken(sailing(wind="S")) == [(1, "CA-N1")]
    assert broken(sailing(wind="NNE")) == [(1, "CA-N1")]
    assert broken({"action": {"do": "navigate"}}) == [(1, "CA-N1")]


@pytest.mark.rule("CA-E1")
def test_a_cell_is_explored_once_and_from_its_side() -> None:
    ashore = {"action": {"do": "explore", "cell": "A10"}}
    there = {"winds_before": ["B10"]} | ashore
    assert broken(there, ashore) == [(2, "CA-E1")]
    assert broken({"action": {"do": "explore", "cell": "A10"}}) == [(1, "CA-E1")]


@pytest.mark.rule("CA-P2", "CA-F6")
def test_a_second_visit_tells_nothing_and_a_claim_of_it_is_wrong() -> None:
    call = {"action": {"do": "port", "cell": "A11"}}
    assert broken(call, call, claimed={"renown": [0]}) == []
    assert broken(call, call, claimed={"renown": [0, 1]}) == [(None, "CA-F6")]
    total = verdict(call, call).total
    assert broken(call, call, claimed={"total": total}) == []
    assert broken(call, call, claimed={"total": 7}) == [(None, "CA-F6")]


@pytest.mark.rule("CA-F1")
@pytest.mark.parametrize(("deck", "length"), [("standard", 25), ("challenging", 25), ("short", 18)])
def test_a_voyage_has_as_many_turns_as_cards(deck: str, length: int) -> None:
    def rules(turns: int, finished: bool) -> set[str]:
        options = {"deck": deck}
        found = verdict(*[PASS] * turns, options=options, finished=finished).violations
        return {violation.rule for violation in found if violation.turn is None}

    assert rules(length, True) == set()
    assert rules(length - 1, True) == {"CA-F1"}
    assert rules(length - 1, False) == set()
    assert rules(length + 1, True) == rules(length + 1, False) == {"CA-F1"}


@pytest.mark.rule("CA-R1", "CA-R2")
def test_the_dice_show_three_winds_that_differ_and_a_face_of_the_die() -> None:
    assert broken({"wind": ["N", "N", "N"]} | PASS) == [(1, "CA-R2")]
    assert broken({"wind": ["N", "E"]} | PASS) == [(1, "CA-R1")]
    assert broken({"wind": ["N", "E", "X"]} | PASS) == [(1, "CA-R1")]
    assert broken({"die": 0} | PASS) == broken({"die": 7} | PASS) == [(1, "CA-R1")]


@pytest.mark.rule("CA-S2", "CA-S6", "CA-S7")
def test_cards_that_cannot_have_come() -> None:
    assert broken({"card": "parrot"} | PASS) == [(1, "CA-S2")]
    assert broken({"card": "gold-wind"} | PASS, {"card": "gold-wind"} | PASS) == [(2, "CA-S2")]
    assert broken({"card": "kraken"} | PASS)[0] == (1, "CA-S2")
    assert broken({"card": "ambush-port"} | PASS) == [(1, "CA-S6")]
    for cards in (["kraken"], ["kraken", "gold-2"], ["kraken", "ambush-port"], ["kraken", "kraken"]):
        assert (0, "CA-S7") in broken(start=START | {"cards": cards})


@pytest.mark.rule("CA-S2")
@pytest.mark.parametrize("card", [*BOX.smooth.values()], ids=[*BOX.smooth])
def test_a_card_may_be_called_as_it_is_printed(card: Smooth) -> None:
    called = card.name.lower().replace(" ", "-")
    by_id, by_name = (replay(record({"card": word, "choice": "monsters"} | PASS), DATA) for word in (card.id, called))
    assert [fault.rule for fault in by_name.verdict.violations if fault.turn == 1] == []
    assert by_name.sheet == by_id.sheet


@pytest.mark.rule("CA-S2")
def test_a_card_by_either_name_is_one_card() -> None:
    assert broken({"card": "gold-wind"} | PASS, {"card": "following-seas"} | PASS) == [(2, "CA-S2")]


@pytest.mark.rule("CA-S3", "CA-S4", "CA-S5")
@pytest.mark.parametrize(("deck", "rule", "smooth"), [("standard", "CA-S3", 15), ("short", "CA-S5", 8)])
def test_a_surplus_card_is_named_where_it_stands(deck: str, rule: str, smooth: int) -> None:
    pile = [card.id for card in BOX.smooth.values() for _ in range(card.count)][: smooth + 1]
    turns = [{"card": card, "choice": "monsters"} | PASS for card in pile]
    assert broken(*turns, options={"deck": deck}) == [(smooth + 1, rule)]


# -- seeds -----------------------------------------------------------------------------------------


def seeded(turns: int, seed: str = "KRAKEN-7", **options: Any) -> Json:
    """The first legal moves of a seeded voyage on a named face."""
    terms = Charter(named_chart("A1", DATA).board, BOX, **options)
    fate, state, moves = Fate.of(terms, seed), new_game(terms), []
    while not state.is_over and state.turn <= turns:
        move = chance_move(state, fate) if state.is_chance else legal_moves(state)[-1]
        state = play(state, move)
        moves.append(move)
    return record_of(terms, moves, seed=seed, board="A1")


def test_what_the_seed_gives_may_be_left_out() -> None:
    whole = seeded(25)
    bare = deepcopy(whole)
    del bare["start"]["cards"]
    for turn in bare["turns"]:
        for name in ("card", "wind", "die"):
            del turn[name]
    assert judge(whole, DATA) == judge(bare, DATA)
    assert judge(whole, DATA).violations == ()
    assert judge(whole | {"seed": " kraken-7 "}, DATA).violations == ()


@pytest.mark.rule("CA-S2", "CA-S7", "CA-R1", "CA-V5")
def test_what_disagrees_with_the_seed_is_a_mistake() -> None:
    whole = seeded(3)
    cards = deal("KRAKEN-7", game.version, "standard", False, BOX)
    dice = winds_and_die("KRAKEN-7", game.version, 2)

    def rules(change: Json) -> list[str]:
        changed = deepcopy(whole)
        changed["turns"][1] |= change
        return [violation.rule for violation in judge(changed, DATA).violations]

    assert whole["turns"][1]["wind"] == [DIRECTIONS[wind] for wind in dice.wind]
    assert rules({"wind": list(reversed(whole["turns"][1]["wind"]))}) == [], "dice have no order"
    assert rules({"die": dice.die % 6 + 1}) == ["CA-R1"]
    assert rules({"wind": ["N", "S"]}) == ["CA-R1"]
    assert rules({"card": "gold-2" if cards.cards[1] != "gold-2" else "wind-1"}) == ["CA-S2"]
    swapped = whole | {"start": whole["start"] | {"cards": ["kraken", "kraken"]}}
    assert [violation.rule for violation in judge(swapped, DATA).violations] == ["CA-S7"]


def test_a_seed_gives_the_board_where_none_is_named() -> None:
    board = replay(seeded(1) | {"board": None}, DATA).board
    assert board == seeded_chart("KRAKEN-7", game.version, DATA).board


def test_a_board_that_has_no_face_is_spelled_out() -> None:
    with pytest.raises(RecordError, match="STORM"):
        replay(seeded(1) | {"board": "STORM"}, DATA)


# -- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "pnp-voyage/2"}, "format"),
        ({"game": "mu"}, "game"),
        ({"extra": 1}, "extra"),
        ({"board": list(ROWS[:14])}, "14 rows"),
        ({"board": ["." * 15] * 15}, "0 ports"),
        ({"board": "Z9"}, "Z9"),
        ({"board": None}, "board"),
        ({"seed": ""}, "seed"),
        ({"options": {"players": 7}}, "players"),
        ({"options": {"deck": "long"}}, "deck"),
        ({"turns": None}, "turns"),
        ({"start": {k: v for k, v in START.items() if k != "ship"}}, "ship"),
        ({"start": START | {"home": None}, "turns": [{"card": "gold-2", "wind": [], "die": 1} | PASS]}, "home"),
        ({"start": {k: v for k, v in START.items() if k != "cards"}}, "cards"),
        ({"start": START | {"ship": "h7"}}, "cell"),
        ({"claimed": {"total": "7"}}, "total"),
        ({"claimed": {"total": 10**20}}, "total"),
    ],
)
def test_what_has_the_wrong_form_is_refused_with_its_place(change: Json, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        judge(record() | change, DATA)


@pytest.mark.parametrize(
    ("turn", "message"),
    [
        ({}, "turn 1: .*action"),
        ({"action": {"do": "fly"}}, "turn 1.action.do: .*fly"),
        ({"action": {"do": "port", "cell": "A11", "buy": ["parrot"]}}, "parrot"),
        (sailing("H"), r"turn 1.action.route\[0\]: .*cell"),
        (sailing(*["B11"] * 401), "route"),
        ({"die": "4"} | PASS, "die"),
        ({"die": 4.5} | PASS, "die"),
        ({"die": True} | PASS, "die"),
        ({"die": None} | PASS, "turn 1 has no die"),
        ({"card": None} | PASS, "turn 1 has no card"),
        ({"drawing": "A1"} | PASS, "drawing"),
        ({"drawing": {"by": "top", "centre": "C4"}} | PASS, "by"),
        ({"battles": [{"ambush": "left"}]} | PASS, "rolls"),
        ({"action": {"do": "explore", "cell": "A10", "cannons": -1}}, "cannons"),
        ({"action": {"do": "explore", "cell": "A10", "pirates_reward": 1}}, "pirates_reward"),
    ],
)
def test_a_turn_of_the_wrong_form_is_refused_with_its_number(turn: Json, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        verdict(turn)


def test_more_than_sixty_turns_are_no_voyage() -> None:
    assert (None, "CA-F1") in broken(*[PASS] * 60)
    with pytest.raises(RecordError, match="turns"):
        verdict(*[PASS] * 61)


def test_a_voyage_of_25_turns_is_judged_in_a_few_milliseconds() -> None:
    """Measured against a loop that counts, so that a slow machine does not matter: about 2 ms on a common one."""
    whole = seeded(25)
    judge(whole, DATA)
    times = []
    for _ in range(5):
        begun = process_time()
        judge(whole, DATA)
        middle = process_time()
        sum(number * number % 7 for number in range(200_000))
        times.append((middle - begun) / (process_time() - middle))
    assert min(times) < 1
