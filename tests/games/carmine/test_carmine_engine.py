"""The engine: random voyages keep every invariant, and their records are valid with the same total."""

import os
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from open_sea import BOX, DATA, LEDGER, cell, charter, mask, sheet

from pnp.errors import IllegalMove, RecordError
from pnp.games.carmine.board import GRID
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import face_names, named_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.moves import Move, parse_move
from pnp.games.carmine.rules import Fate, State, chance_move, final_score, legal_moves, new_game, play
from pnp.games.carmine.shapes import placements
from pnp.games.carmine.voyage import judge
from pnp.games.carmine.winds import WINDS

FACES = face_names(DATA)
SOAK = 20 if os.environ.get("PNP_SOAK") else 1


@cache
def board_of(face: str) -> Any:
    return named_chart(face, DATA).board


def terms_of(rng: Random) -> tuple[Charter, str]:
    face = rng.choice(FACES)
    options: dict[str, Any] = {
        "deck": rng.choice(("standard", "challenging", "short")),
        "mirror": rng.random() < 0.3,
    }
    if rng.random() < 0.3:
        options |= {"players": 4, "voyage": True}
    return Charter(board_of(face), BOX, **options), face


def lively(state: State, rng: Random) -> Move:
    """A player who tries everything: new coasts and ports, long routes, all wares; and now and then a folly."""
    moves = legal_moves(state)
    sheet = state.sheet
    if state.phase == "before" and rng.random() < 0.8:
        told = [move for move in moves if move.verb == "visit" and not sheet.told >> int(move.arguments[0]) & 1]
        ashore = [move for move in moves if move.verb == "explore"]
        moves = tuple(told or ashore or [move for move in moves if move.verb != "visit"])
    if state.phase in ("sail", "after", "port") and len(moves) > 1 and rng.random() < 0.85:
        going = [move for move in moves if move.arguments]
        fresh = [move for move in going if move.verb != "buy" and not sheet.line >> int(move.arguments[0]) & 1]
        met = [move for move in fresh if (sheet.adventures | state.charter.board.pirates) >> int(move.arguments[0]) & 1]
        moves = tuple(met or fresh or going)
    return rng.choice(moves)


def voyage(seed: int, stop_after: int = 1000) -> Iterator[tuple[State, Move, State, str]]:
    rng = Random(seed)
    terms, face = terms_of(rng)
    state, fate = new_game(terms), Fate.of(terms, f"VOYAGE {seed}")
    for _ in range(stop_after):
        if state.is_over:
            return
        move = chance_move(state, fate) if state.is_chance else lively(state, rng)
        after = play(state, move)
        yield state, move, after, face
        state = after


def check(before: State, move: Move, after: State) -> None:
    old, new = before.sheet, after.sheet
    for name in ("provisions", "gold", "wind"):
        assert 0 <= getattr(new, name) <= getattr(new, f"{name}_boxes") <= getattr(LEDGER, name).boxes
        assert getattr(new, f"{name}_boxes") >= getattr(old, f"{name}_boxes")
    assert old.story <= new.story <= LEDGER.story.boxes
    assert new.renown[: len(old.renown)] == old.renown
    assert len(new.renown) == new.told.bit_count()
    board = after.charter.board
    marks = new.adventures | board.pirates
    assert new.spent & ~marks == 0
    assert old.spent & ~new.spent == 0
    assert new.crossed_perils & ~(new.spent & new.peril_cells) == 0
    assert new.line & board.land == 0
    assert new.at is None or new.line >> new.at & 1
    assert new.rocks & new.line == 0
    assert new.explored & ~board.land == 0
    assert not new.explored & board.ports
    assert new.monster_cells & new.peril_cells == 0
    assert new.current_cells & (new.monster_cells | new.peril_cells | new.rocks) == 0
    assert 1 <= new.monsters <= LEDGER.power.monsters
    if move.verb == "done":
        assert new.provisions <= LEDGER.ships[new.ship - 1].hold
        assert (new.halted, new.prize, new.crossed_perils) == (False, False, 0)


@settings(max_examples=60 * SOAK)
@given(st.integers(0, 1_000_000))
def test_a_random_voyage_keeps_its_invariants_and_its_record_is_valid(seed: int) -> None:
    moves: list[Move] = []
    for before, move, after, face in voyage(seed):
        legal = legal_moves(before)
        if not before.is_chance:
            assert list(legal) == sorted(set(legal))
        assert move in legal
        assert parse_move(str(move)) == move
        check(before, move, after)
        moves.append(move)
        if move.verb == "done" and after.turn == seed % 25:
            assert_agreement(after, moves, face, None)
    assert after.is_over
    assert legal_moves(after) == ()
    assert_agreement(after, moves, face, f"VOYAGE {seed}" if seed % 2 else None)


def assert_agreement(state: State, moves: list[Move], face: str, seed: str | None) -> None:
    record = record_of(state.charter, moves, seed=seed, board=face if seed else None)
    verdict = judge(record, DATA)
    assert verdict.violations == ()
    assert verdict.score == final_score(state)
    assert record["finished"] is state.is_over


def everything(state: State, rng: Random) -> Iterator[Move]:
    """Moves of all kinds, most of them not legal."""
    every = range(GRID.size)
    sheet = state.sheet
    near = every if sheet.at is None else [c for c in every if GRID.distance(c, sheet.at) <= 2]
    for verb in ("to", "wind", "visit"):
        yield from (Move(verb, (target,)) for target in near)
    yield from (Move("explore", (target, reward, guns)) for target in near for reward in range(7) for guns in range(4))
    yield from (Move("sail", (wind,)) for wind in range(8))
    yield from (Move("reward", (number,)) for number in range(8))
    yield from (Move("buy", (ware,)) for ware in ("ship", "hold", "cannon", "parrot"))
    yield from (Move("choose", (power,)) for power in ("monsters", "pirates", "parrots"))
    yield from (Move(verb) for verb in ("stop", "done", "leave", "skip"))
    yield from (Move("card", (card,)) for card in (*BOX.adventures, *BOX.smooth, "parrot"))
    yield from (Move("home", (port, rng.choice(every))) for port in every[::7])
    yield from (Move("dice", (wind, wind, wind, 3)) for wind in range(8))
    if state.first:
        adventure = BOX.adventures.get(state.card)
        shapes = placements(adventure, True) if adventure else ()
        yield from (Move("draw", placement.cells) for placement in shapes[:: max(1, len(shapes) // 40)])
    yield Move("draw", (0, 1, 2))


@settings(max_examples=12 * SOAK)
@given(st.integers(0, 1_000_000))
def test_exactly_the_legal_moves_can_be_played(seed: int) -> None:
    rng = Random(seed)
    for before, _, _, _ in voyage(seed):
        if rng.random() < 0.85:
            continue
        legal = legal_moves(before)
        for move in rng.sample(legal, min(len(legal), 40)):
            assert play(before, move) != before or move.verb == "buy"
        allowed = set(legal)
        for move in everything(before, rng):
            if move in allowed:
                continue
            with pytest.raises(IllegalMove) as refused:
                play(before, move)
            assert refused.value.rule.startswith("CA-")
            assert str(refused.value).endswith(f"({refused.value.rule})")


def test_states_are_values_and_old_ones_stay_as_they_are() -> None:
    steps = list(voyage(7))
    for before, move, after, _ in steps:
        if before.phase not in ("card", "dice", "draw"):
            assert play(before, move) == after
    assert [after for _, _, after, _ in voyage(7)] == [after for _, _, after, _ in steps]


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.rule("CA-R1", "CA-R2")
def test_the_dice_show_anything_but_three_winds_alike() -> None:
    rolls = legal_moves(replace(new_game(charter()), phase="dice", turn=1))
    assert len(rolls) == (8**3 - 8) * 6
    assert list(rolls) == sorted(set(rolls))
    assert Move("dice", (0, 0, 0, 1)) not in rolls


@pytest.mark.rule("CA-S6", "CA-S7")
def test_the_first_cards_of_a_solo_voyage_are_adventures_without_ambush() -> None:
    kinds = {BOX.adventures[str(move.arguments[0])].kind for move in legal_moves(new_game(charter()))}
    assert kinds == {"monster", "peril", "current", "rocks"}


@pytest.mark.rule("CA-S3", "CA-S4", "CA-S5")
@pytest.mark.parametrize(("deck", "smooth"), [("standard", 15), ("challenging", 12), ("short", 8)])
def test_no_more_smooth_cards_come_than_went_into_the_deck(deck: str, smooth: int) -> None:
    pile = [card.id for card in BOX.smooth.values() for _ in range(card.count)]
    state = replace(
        new_game(charter(deck=deck)), first=("kraken", "squall"), cards=tuple(pile[: smooth - 1]), turn=smooth - 1
    )
    assert Move("card", (pile[smooth - 1],)) in legal_moves(state)
    state = replace(state, cards=tuple(pile[:smooth]), turn=smooth)
    assert all(str(move.arguments[0]) in BOX.adventures for move in legal_moves(state))


@pytest.mark.rule("CA-S2")
def test_a_card_comes_no_more_often_than_it_is_there() -> None:
    state = replace(new_game(charter()), first=("kraken", "squall"), cards=("gold-2", "sirens", "gold-2"), turn=3)
    left = {move.arguments[0] for move in legal_moves(state)}
    assert not left & {"kraken", "squall", "gold-2", "sirens", "ambush-port"}
    assert "gold-provision" in left


# -- the turn --------------------------------------------------------------------------------------


def at_sea(ship: str = "H13", **fields: Any) -> State:
    """A turn in which the dice have been rolled: NE, W and W, and a 1."""
    return State(charter(), sheet(ship, **fields), "before", 1, ("kraken", "squall"), ("gold-2",), (1, 6, 6), 1)


def texts(state: State, beginning: str = "") -> list[str]:
    return [text for text in map(str, legal_moves(state)) if text.startswith(beginning)]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = play(state, parse_move(move))
    return state


def refusal(state: State, *moves: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        played(state, *moves)
    return refused.value.rule


@pytest.mark.rule("CA-N1")
def test_one_of_the_winds_is_chosen_and_a_pass_names_one_too() -> None:
    assert texts(at_sea(), "sail") == ["sail NE", "sail W"]
    assert refusal(at_sea(), "sail N") == "CA-N1"
    assert played(at_sea(), "sail W", "stop", "done").phase == "card"


@pytest.mark.rule("CA-N2", "CA-N3")
def test_the_rulebooks_voyage_can_be_played() -> None:
    state = at_sea(peril_cells="I13 J12", monster_cells="K11")
    end = played(state, "sail NE", "to I13", "to J12", "to K11", "to L10", "to M9", "to N8")
    assert (end.sheet.provisions, end.sheet.story, end.points) == (0, 4, 0)
    assert texts(end) == ["stop"]


@pytest.mark.rule("CA-N6")
def test_a_peril_that_cannot_be_left_in_the_same_turn_is_not_entered() -> None:
    state = played(at_sea(provisions=0, peril_cells="H14"), "sail NE")
    assert "to H14" not in texts(state)
    assert refusal(state, "to H14") == "CA-N3"
    state = replace(state, points=4)
    assert "to H14" not in texts(state)
    assert refusal(state, "to H14") == "CA-N6"
    assert "to H14" in texts(replace(state, points=5))
    assert "to H14" in texts(replace(state, sheet=replace(state.sheet, wind=1, wind_boxes=1)))


@pytest.mark.rule("CA-N6", "CA-W1")
def test_a_wind_into_a_peril_is_allowed_if_something_leads_out_again() -> None:
    """The last wind leads onto the peril beside the land with a wind on it, and that wind away."""
    state = at_sea("K1", wind=1, provisions=0, peril_cells="K2 J1 L1 J2 L2 J3 L3")
    state = replace(state, winds=(WINDS["N"],) * 2 + (WINDS["NE"],))
    assert "wind K2" in texts(state)
    ashore = played(state, "wind K2", "explore K3 1 0")
    assert texts(ashore) == ["wind K1"]
    assert refusal(ashore, "done") == "CA-N6"
    assert played(ashore, "wind K1", "done").sheet.at == cell("K1")


@pytest.mark.rule("CA-M4")
def test_after_pirates_the_ship_may_still_explore_or_pass_but_not_move() -> None:
    met = played(at_sea("K14", wind=2, cannons=2), "wind L14")
    assert texts(met) == ["reward 1", "reward 2"]
    chosen = played(met, "reward 2")
    assert texts(chosen) == [*texts(chosen, "explore"), "sail NE", "sail W"]
    assert texts(chosen, "explore")
    assert texts(played(chosen, "sail W")) == ["stop"]
    assert texts(played(chosen, "explore L15 1 0")) == ["done"]
    assert refusal(chosen, "wind M14") == "CA-W2"


@pytest.mark.rule("CA-M4")
def test_pirates_end_the_sailing() -> None:
    met = played(at_sea("K13", provisions=5), "sail W", "to L14")
    assert (met.phase, met.sheet.provisions) == ("after", 1)
    assert texts(met) == ["done"]


@pytest.mark.rule("CA-P3")
def test_in_port_one_thing_is_bought_after_the_other() -> None:
    state = played(at_sea("B11", gold=7), "visit A11")
    assert texts(state) == ["buy cannon", "buy hold", "buy ship", "leave"]
    assert texts(played(state, "buy ship", "buy cannon")) == ["buy hold", "leave"]
    assert refusal(state, "buy ship", "buy ship") == "CA-P3"
    assert played(state, "leave").phase == "after"


@pytest.mark.rule("CA-E5", "CA-H3")
def test_cannons_are_built_before_the_hold_limit() -> None:
    state = at_sea("B14", provisions=5)
    assert texts(state, "explore A14") == ["explore A14 1 0", "explore A14 1 1"]
    assert played(state, "explore A14 1 0").sheet.provisions == 8
    assert played(state, "explore A14 1 0", "done").sheet.provisions == 5
    assert played(state, "explore A14 1 1", "done").sheet.provisions == 3


@pytest.mark.rule("CA-S8")
def test_the_ship_starts_beside_a_port_on_empty_sea() -> None:
    state = State(charter(), replace(sheet(monster_cells="B11"), at=None, line=0), "home", 0, ("kraken", "squall"))
    homes = texts(state)
    assert "home A4 B4" in homes
    assert "home C1 C2" in homes
    assert not any(text.startswith("home A11") for text in homes)
    assert refusal(state, "home A11 B11") == "CA-S8"


@pytest.mark.rule("CA-F1")
def test_the_voyage_ends_with_the_last_card() -> None:
    last = replace(at_sea(), turn=25)
    assert played(last, "sail W", "stop", "done").is_over
    assert refusal(last, "sail W", "stop", "done", "done") == "CA-F1"
    assert not played(replace(last, turn=24), "sail W", "stop", "done").is_over


@pytest.mark.rule("CA-C1", "CA-C2")
def test_a_card_raises_the_power_that_is_chosen_up_to_the_end_of_its_track() -> None:
    state = State(charter(), sheet(pirates=6), "card", 0, ("kraken", "squall"))
    chosen = played(state, "card power-any")
    assert texts(chosen) == ["choose monsters", "choose pirates"]
    assert played(chosen, "choose monsters").sheet.monsters == 2
    assert played(chosen, "choose pirates").sheet.pirates == 6


def test_the_engine_sails_alone() -> None:
    with pytest.raises(ValueError, match="alone"):
        new_game(charter(players=2))
    assert new_game(charter(players=2, voyage=True)).phase == "card"


@pytest.mark.parametrize(
    "text", ["", "fly H7", "to", "to H7 H8", "to P3", "to h7", "sail NNE", "reward x", "reward 01", "stop now", "draw"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(RecordError):
        parse_move(text)


def test_a_drawing_is_read_in_any_order_but_a_currents() -> None:
    state = State(charter(), sheet(), "draw", 1, ("kraken", "squall"), ("sirens",))
    assert played(state, "draw D14 C14").sheet.monster_cells == mask("C14 D14")
    assert refusal(state, "draw C14 E14") == "CA-D1"
    assert refusal(state, "skip") == "CA-D10"
    stream = replace(state, cards=("carmine-drift",))
    assert played(stream, "draw G6 F6 E6 D6").sheet.currents == (tuple(map(cell, ("G6", "F6", "E6", "D6"))),)
    assert refusal(stream, "draw G6 E6 F6 D6") == "CA-D11"
