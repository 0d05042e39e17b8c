"""Nautilion's bots: what they value, that they play everything to its end, and who beats whom."""

import os
from itertools import combinations
from math import exp

import pytest

from pnp.agenda import CHANCE
from pnp.bots import Bot, play_game
from pnp.errors import TemplateError
from pnp.game import settle
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.bots import BOTS, attempt, simulate
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.components import components
from pnp.games.nautilion.currents import give_moves
from pnp.games.nautilion.greedy import GreedyPlayer, swaps
from pnp.games.nautilion.lookout import Hand, Lookout, sensible, ways
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.outlook import Outlook, chance_of, fill
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import NUMBERS, ONE, RESERVE_TOKEN
from pnp.games.nautilion.rules import legal_moves, new_game, play
from pnp.games.nautilion.setup import make_setup
from pnp.games.nautilion.state import Fate, Frame, State, chance_move
from pnp.games.nautilion.weights import bot_weights
from pnp.masks import mask_of
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

SOAK = os.environ.get("PNP_SOAK") == "1"
DATA = Templates(house_templates())
BOX = components(DATA)
WEIGHTS = bot_weights(DATA)
SUBSETS = [numbers for count in range(6) for numbers in combinations(range(1, 6), count)]


def code(options: str, seed: str) -> SetupCode:
    return settle(game, SetupCode.parse(f"nautilion{':' if options else ''}{options}#{seed}"))


def charter(options: str, seed: str) -> Charter:
    return make_setup(code(options, seed), DATA).charter


def written(expansions: tuple[int, ...], players: int) -> str:
    return f"players={players},darkhouse-level=normal,expansions={'+'.join(map(str, expansions)) or 'none'}"


def bot(name: str, terms: Charter) -> Bot[State, Move]:
    return BOTS[name](terms, WEIGHTS, Stream("test", name))


# -- what they value -------------------------------------------------------------------------------


def position(row: str, nautilion: int, phantom: int, crew: tuple[int, ...], reserve: int) -> State:
    tokens = bytes(NUMBERS[f"c{number}"] for number in row.split())
    path = Path(bytes(range(1, len(tokens) + 1)), tokens, bytes(len(tokens)), nautilion, phantom)
    terms = charter("", "VALUE")
    return State(terms, path, reserve * ONE[RESERVE_TOKEN], Frame(), crew=mask_of(crew))


def test_the_reference_player_values_a_position_by_its_formula() -> None:
    greedy = GreedyPlayer(charter("", "VALUE"), WEIGHTS.greedy, Stream("test"))
    early = position("1 1 2 2 3 4 5 6 7 8 9 9 9", 0, 13, (1, 2), 4)
    # missing 3 to 8 have one copy ahead each, 9 three; 3, 8 and 9 can be placed
    time = 4 * (1.75 * 7 - 13 / 1.6) + 4 * (1.75 * 7 - 13 / 1.7)
    assert greedy.value(early) == pytest.approx(14 * 2 + 3 * 4 - 6 * 5 + 0.6 * 3 - time)
    late = position("1 2 9 9 3", 2, 5, (1, 2, 3, 4, 5, 6, 7), 11)
    # 8 is gone, 9 is there twice; both can be placed; the reserve counts up to 8
    time = 4 * max(0, 1.75 * 2 - 5 / 1.6) + 4 * (1.75 * 2 - 3 / 1.7)
    assert greedy.value(late) == pytest.approx(14 * 7 + 3 * 8 - 30 - 1.5 + 0.6 * 2 - time)
    race = position("1 2 3 4 5 6 7 8", 3, 2, tuple(range(1, 10)), 0)
    assert greedy.value(race) == pytest.approx(14 * 9 - 6 * (5 / 2.8 - 2 / 1.3 + 1) - 0.3 * 5)
    empty = position("1 2 3", 0, 3, (), 0)
    time = 4 * (1.75 * 9 - 3 / 1.6) + 4 * (1.75 * 9 - 3 / 1.7)
    assert greedy.value(empty) == pytest.approx(-3 * 5 - 6 * 30 - time)


@pytest.mark.parametrize(
    ("side", "draws"), [("A1", 29.3), ("A2", 30.4), ("B1", 31.9), ("B2", 33.6), ("C1", 40.3), ("C2", 48.3)]
)
def test_the_draws_that_fill_a_board_are_those_of_many_trials(side: str, draws: float) -> None:
    assert fill(BOX.ducts[side])[0] == pytest.approx(draws, abs=0.3)


def test_a_chance_is_that_of_its_odds() -> None:
    for tenth in range(-110, 111):
        assert chance_of(tenth / 10) == pytest.approx(1 / (1 + exp(-tenth / 10)), abs=0.003)
    assert 0 < chance_of(-1000) < chance_of(0) == 0.5 < chance_of(1000) < 1


def test_the_planner_prefers_crew_time_and_reserve() -> None:
    outlook = Outlook(charter("", "VALUE"), WEIGHTS.planner)
    row = "1 2 3 4 5 6 7 8 9 " * 2
    plain = outlook.value(position(row, 2, 16, (1, 2), 3))
    assert outlook.value(position(row, 2, 16, (1, 2, 3), 3)) > plain
    assert outlook.value(position(row, 2, 16, (1, 2), 5)) > plain
    assert outlook.value(position(row, 2, 8, (1, 2), 3)) < plain
    assert outlook.value(position(row, 12, 16, (1, 2), 3)) < plain


# -- how they look ahead ---------------------------------------------------------------------------


def plainly(state: State, value: Outlook, turn: int) -> float:
    """What the rest of a turn comes to, move by move."""
    if state.cause or state.turn != turn:
        return value.value(state)
    due = state.due[-1]
    if due.seat == CHANCE:
        rolls = ways(BOX.numbers.dice.faces, due.about[0])
        return sum(chance * plainly(play(state, Move("roll", dice)), value, turn) for dice, chance in rolls)
    if due.kind == "plan":
        return value.value(state)
    moves = give_moves(state) if due.kind == "currents" else sensible(state)
    return max(plainly(play(state, move), value, turn) for move in moves)


@pytest.mark.parametrize("options", ["", "expansions=1", "expansions=3", "expansions=4,darkhouse-level=difficult"])
@pytest.mark.parametrize("seed", ["A", "B", "C"])
def test_a_hand_of_dice_comes_to_what_the_engine_makes_of_it(options: str, seed: str) -> None:
    """Also where dice are given one after the other (DA 2, DA 8)."""
    terms = charter(options, seed)
    outlook = Outlook(terms, WEIGHTS.planner)
    chance, state, fate = Stream("hand", seed), new_game(terms), Fate.of(terms, seed, 1)
    met = 0
    while not state.is_over:
        if state.due[-1].kind == "currents" and chance.below(3) == 0:
            hand = Hand(Lookout(outlook.value), state)
            assert hand.worth(state.frame.dice) == pytest.approx(plainly(state, outlook, state.turn))
            met += 1
        move = chance_move(state, fate) if state.is_chance else chance.choice(sensible(state))
        if move.verb in ("swap", "tide", "whirlwind"):
            move = give_moves(state)[0]
        state = play(state, move)
    assert met > 0


def test_what_is_sensible_is_legal() -> None:
    for number, expansions in enumerate(SUBSETS):
        terms = charter(written(expansions, 1 + number % 2), f"SENSE-{number}")
        chance, state = Stream("sense", number), new_game(terms)
        while not state.is_over:
            legal = set(legal_moves(state))
            if not state.is_chance:
                assert set(sensible(state)) <= legal
                assert sensible(state)
            if state.due[-1].kind == "currents":
                assert {move for _, move in swaps(state) if len(legal) > 200} <= legal
            state = play(state, chance.choice(sorted(legal)))


# -- how they play ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("name", list(BOTS))
def test_every_combination_is_played_to_its_end(name: str, players: int) -> None:
    """The engine refuses what is illegal, so that a bot that gets to the end has not tried it."""
    for number, expansions in enumerate(SUBSETS):
        terms = charter(written(expansions, players), f"ANY-{number}")
        played = play_game(Table(rules, new_game(terms), Fate.of(terms, f"ANY-{number}", 1)), bot(name, terms))
        assert played.end.is_over


def test_bots_play_the_same_game_again() -> None:
    for name in BOTS:
        terms = charter("expansions=1+2+3+4+5", "AGAIN")
        games = [
            play_game(Table(rules, new_game(terms), Fate.of(terms, "AGAIN", 1)), bot(name, terms)) for _ in range(2)
        ]
        assert games[0].moves == games[1].moves


def wins(name: str, options: str, seas: int) -> int:
    return sum(bool(simulate(code(options, f"DUEL/{sea}"), name, DATA).won) for sea in range(1, seas + 1))


@pytest.mark.parametrize(
    ("options", "lead"),
    [
        ("", 5),
        ("board=C1", 5),
        ("expansions=4", 10),
        pytest.param("expansions=5", 10),
        *(
            pytest.param(options, lead, marks=pytest.mark.skipif(not SOAK, reason="takes long"))
            for options, lead in (("expansions=1", 5), ("expansions=2", 5), ("expansions=3", 10), ("players=2", 5))
        ),
    ],
)
def test_the_planner_beats_the_reference_player_and_that_beats_chance(options: str, lead: int) -> None:
    """On the same seas with the same dice; of 100 games it wins so many more at least."""
    seas = 300 if SOAK else 40
    planner, greedy = wins("planner", options, seas), wins("greedy", options, seas)
    assert planner >= greedy + lead * seas // 100 + (0 if SOAK else 1)
    assert greedy > wins("random", options, seas)


def test_an_attempt_has_the_sea_of_the_code_and_other_chance() -> None:
    settled = code("expansions=5", "SEA")
    assert len({attempt(settled, f"SEA:rate:{number}", "greedy", DATA) for number in range(30)}) == 2
    assert attempt(settled, "SEA", "planner", DATA) == simulate(settled, "planner", DATA).won


# -- their weights ---------------------------------------------------------------------------------


def test_the_bands_hold_every_chance_once() -> None:
    bands = game.bands(DATA)
    assert [band.name for band in bands] == ["easy", "medium", "hard", "brutal"]
    for share in range(401):
        assert sum(band.holds(share / 400) for band in bands) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "brutal"\nlow = 0.0', 'name = "brutal"\nlow = 0.1', "bands hold every chance"),
        ("knots = [0, 1,", "knots = [1,", "a value for each knot"),
        ("knots = [0, 1,", "knots = [1, 0,", "knots ascend"),
        ("samples = 8", "samples = 0", "samples"),
    ],
)
def test_weights_that_make_no_sense_are_refused(old: str, new: str, message: str, tmp_path: object) -> None:
    from pathlib import Path as Folder

    assert isinstance(tmp_path, Folder)
    text = (house_templates() / "nautilion" / "bots.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "nautilion" / "bots.toml"
    copy.parent.mkdir()
    copy.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(TemplateError, match=message):
        bot_weights(Templates(tmp_path, house_templates()))
