"""Bots of Mu: they keep to the rules, plan to the end of their turn, and what is counted adds up."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from pnp.agenda import Due
from pnp.bots import Finished, RandomPlayer, Seats, play_game
from pnp.errors import TemplateError
from pnp.game import settle
from pnp.games.mu import game, rules
from pnp.games.mu.bots import BOTS, Sinkings
from pnp.games.mu.land import splits
from pnp.games.mu.moves import Move, parse_move
from pnp.games.mu.outlook import Outlook, rounds_left
from pnp.games.mu.peril import bridges, perils
from pnp.games.mu.places import COMPASS, SLOT_NUMBERS, SPACE_NUMBERS
from pnp.games.mu.planner import Planner
from pnp.games.mu.referee import begin
from pnp.games.mu.rules import chance_move, legal_moves, play, result
from pnp.games.mu.state import Fate, State, with_player
from pnp.games.mu.weights import planner_weights, tempered
from pnp.masks import cells, mask_of
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.simulate import simulate
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
WEIGHTS = planner_weights(DATA)
CODES = ["mu#A", "mu:players=3,setup=advanced#B", "mu:players=4#C", "mu:players=3,sink-mode=claim#D"]


def table(text: str) -> Table[State, Move, Fate]:
    return begin(settle(game, SetupCode.parse(text)), DATA)


@cache
def played(text: str, bot: str = "planner") -> tuple[Finished[State, Move], Counter[str]]:
    game_of = table(text)
    seats = range(game_of.start.charter.players)
    counted = Sinkings()
    bots = {seat: BOTS[bot](seat, WEIGHTS, Stream("test", seat)) for seat in seats}
    return play_game(game_of, Seats(bots), counted), counted.counts


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = play(state, parse_move(move))
    return state


def raisers(text: str) -> list[State]:
    """Positions of a game of players who raise whatever they can."""
    begun, stream = table(text), Stream("raisers", text)
    state, found = begun.start, []
    assert begun.fate is not None
    while not state.is_over and state.turn < 200:
        moves = legal_moves(state)
        eager = [move for move in moves if move.verb in ("raise", "sculpt")]
        state = play(state, chance_move(state, begun.fate) if state.is_chance else stream.choice(eager or moves))
        found.append(state)
    return found


# -- peril -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-503", "MU-504")
@pytest.mark.parametrize(
    "text", ["mu:players=4,stagnation-rounds=99#1", "mu:players=3,fissure-mode=edge,stagnation-rounds=99#2"]
)
def test_every_border_whose_fissure_would_split_the_land_is_known(text: str) -> None:
    bridged = 0
    for state in raisers(text)[::7]:
        land, sites = state.land, state.charter.sites
        if len(land.parts) > 1:
            continue
        sides = bridges(land)
        borders = [pair for pair, between in sites.between.items() if land.links[pair[0]] >> pair[1] & 1 and between]
        wanted = []
        for one, other in borders:
            open_sites = [site for site in cells(sites.between[one, other]) if not land.fissures >> site & 1]
            if len(open_sites) == 1 and splits(land, sites, open_sites[0]):
                wanted.append((one, other))
        equal = sum(1 for side in sides if land.areas & ~side in sides) // 2  # both sides of a tie are named
        assert len(sides) - equal >= len(wanted)
        if state.charter.fissure_mode == "border":
            assert len(sides) - equal == len(wanted)
        bridged += len(sides)
        known = perils(land, WEIGHTS)
        assert set(known) == set(cells(land.areas))
        for side in sides:
            assert all(known[area] >= WEIGHTS.bridge for area in cells(side))
    assert bridged


# -- the outlook -----------------------------------------------------------------------------------


def test_at_the_end_the_outlook_is_the_score() -> None:
    finished, _ = played("mu:players=4#C")
    end = finished.end
    outlook = Outlook(WEIGHTS)
    assert end.frame.last
    outlook.begin(end)
    totals = [score["total"] for score in result(end)["scores"]]
    for seat, total in enumerate(totals):
        others = [other for number, other in enumerate(totals) if number != seat]
        lead = max(-1.0, min(1.0, (total - max(others)) / WEIGHTS.close - 0.5))
        expected = total - WEIGHTS.rivalry * sum(others) / len(others) + WEIGHTS.victory * lead
        assert outlook.worth(end, seat) == pytest.approx(expected)


def test_fewer_volcanoes_or_moai_leave_fewer_rounds() -> None:
    start = table("mu#A").start
    assert rounds_left(start, WEIGHTS) > 5
    finished, _ = played("mu:players=4#C")
    assert rounds_left(finished.end, WEIGHTS) == 0


# -- the planner -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CODES)
def test_planned_games_are_legal_and_end(text: str) -> None:
    finished, _ = played(text)
    begun = table(text)
    state = begun.start
    for move in finished.moves:
        assert move in legal_moves(state)
        state = play(state, move)
    assert state == finished.end
    assert state.is_over
    assert state.frame.round < 90


def test_planned_games_are_the_same_again() -> None:
    again = played.__wrapped__("mu#A")
    assert again[0] == played("mu#A")[0]
    assert again[1] == played("mu#A")[1]


def test_a_planner_plans_a_whole_turn_and_keeps_to_it() -> None:
    begun = table("mu#A")
    planner = Planner(begun.start.seat, WEIGHTS)
    state, seat, moves = begun.start, begun.start.seat, []
    while state.active == seat:
        moves.append(planner.choose(state))
        state = play(state, moves[-1])
    # in the first turn nothing comes unplanned: land, build and create make four points of four actions
    assert [move.verb for move in moves] == ["land", "build", "create", "end"]
    assert result(state)["scores"][seat]["total"] == 12


def test_players_have_tempers_so_that_games_do_not_begin_alike() -> None:
    assert tempered(WEIGHTS, Stream("ann")) == tempered(WEIGHTS, Stream("ann")) != tempered(WEIGHTS, Stream("ben"))
    for number in range(20):
        own = tempered(WEIGHTS, Stream("temper", number))
        assert WEIGHTS.shrine * (1 - WEIGHTS.temper) <= own.shrine <= WEIGHTS.shrine * (1 + WEIGHTS.temper)
        assert (own.beam, own.rounds, own.borders) == (WEIGHTS.beam, WEIGHTS.rounds, WEIGHTS.borders)
    openings = set()
    for number in range(4):
        state, moves = table("mu:players=3#A").start, []
        bots = [BOTS["planner"](seat, WEIGHTS, Stream("temper", number, seat)) for seat in range(3)]
        while state.turn <= 6 and not state.is_chance:
            moves.append(bots[state.seat].choose(state))
            state = play(state, moves[-1])
        openings.add(tuple(moves))
    assert len(openings) > 1


def test_planners_beat_players_who_take_anything() -> None:
    won = 0
    for number in range(3):
        begun = table(f"mu:players=3,stagnation-rounds=6#PLAN-{number}")
        planner = number % 3
        bots = {seat: RandomPlayer(rules, Stream("any", number, seat)) for seat in range(3)}
        ended = play_game(begun, Seats({**bots, planner: Planner(planner, WEIGHTS)}))
        won += result(ended.end)["winners"] == [planner]
    assert won == 3


@pytest.mark.rule("MU-604")
def test_whoever_would_lose_raises_a_moai_before_the_game_ends_without_one() -> None:
    """The second seat is far behind, and the last of the round."""
    start = table("mu:stagnation-rounds=2#A").start
    state = after(start, "land 16a", "build 16a.mid", "create 16b", "end", "end")
    state = after(state, "create 16a", "build 16b.mid", "create 16a", "end")
    planner = Planner(state.seat, WEIGHTS)
    verbs: list[str] = []
    while state.turn == 4:
        assert not state.is_over, verbs
        move = planner.choose(state) if not state.is_chance else parse_move("roll white")
        verbs.append(move.verb)
        state = play(state, move)
    assert "raise" in verbs


@pytest.mark.rule("MU-604")
def test_whoever_plays_before_a_leader_raises_a_moai_too() -> None:
    """The second seat will lead, and would let the game end."""
    state = after(table("mu:stagnation-rounds=2#A").start, "end", "land 16a", "build 16a.mid", "create 16b", "end")
    planner = Planner(state.seat, WEIGHTS)
    verbs: list[str] = []
    while state.turn == 3:
        move = planner.choose(state) if not state.is_chance else parse_move("roll white")
        verbs.append(move.verb)
        state = play(state, move)
    assert "raise" in verbs


@pytest.mark.rule("MU-508")
def test_a_planner_does_not_sink_its_own_pieces_for_a_point() -> None:
    """Area 20 hangs on 16 alone, and all of the seat's pieces are there: a Moai towards 16 would sink them."""
    start = table("mu:stagnation-rounds=9#A").start
    seat = start.seat
    state = after(start, "land 20a", "sculpt 20a.mid", "raise 20a.mid nw", "roll white", "end", "end")
    other = play(state, parse_move("move 20a 16a"))
    assert other.land.links[20].bit_count() == 1
    planner = Planner(seat, WEIGHTS)
    sunk = state
    while sunk.active == seat:
        move = parse_move("roll white") if sunk.is_chance else planner.choose(sunk)
        sunk = play(sunk, move)
    assert sunk.land.areas >> 20 & 1


@pytest.mark.rule("MU-912")
def test_what_was_missed_is_claimed_by_the_first_after_the_active_player() -> None:
    start = table("mu:players=3,sink-mode=claim,stagnation-rounds=9#A").start
    first = start.seat
    state = after(start, "land 20a", "sculpt 20a.mid", "carry 20a.mid 16a", "raise 16a.loose sw", "roll white", "end")
    state = after(state, "land 20a", "end", "end")
    state = after(state, "move 16a 12c", "sculpt 12c.mid", "raise 12c.mid se", "roll white")
    assert len(state.land.parts) == 2
    assert Planner(first, WEIGHTS).choose(state) == Move("claim", ((first + 1) % 3,))


def threatened(raised: str) -> State:
    """Two Villages in Area 5 with some Moai beside them, two Prayer tokens, and Volcano 5 erupts."""
    start = table("mu#A").start
    villages = mask_of(SLOT_NUMBERS[slot] for slot in ("5a.in", "5b.in"))
    standing = mask_of(6 * SPACE_NUMBERS[name] + COMPASS.index("nw") for name in raised.split())
    owner = replace(start.player, aboard=False, settlers=(SPACE_NUMBERS["5a"],), villages=villages, raised=standing)
    players = with_player(start.players, start.seat, replace(owner, prayers=2))
    state = replace(start, players=players, lava=start.lava & ~villages, due=(*start.due, Due("token")))
    return after(state, "draw 5")


@pytest.mark.rule("MU-334")
def test_a_planner_protects_villages_that_promise_much() -> None:
    state = threatened("5a 5b")
    planner = Planner(state.seat, WEIGHTS)
    assert [str(move) for move in legal_moves(state)] == ["lose 5a.in", "protect 5a.in"]
    state = play(state, planner.choose(state))
    assert planner.choose(state).verb == "protect"
    assert state.players[state.seat].villages.bit_count() == 2


# -- what is counted -------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CODES)
def test_points_on_the_track_come_from_somewhere(text: str) -> None:
    finished, counts = played(text)
    track = sum(player.points for player in finished.end.players)
    assert counts["build"] + counts["raise"] + counts["claim"] == track
    verbs = Counter(move.verb for move in finished.moves)
    assert counts["build"] == verbs["build"]
    assert counts["Areas sunk"] == 22 - finished.end.land.areas.bit_count()
    assert 0 < counts["sinkings"] <= counts["Areas sunk"] or not counts["Areas sunk"]
    if "claim" not in text:  # one part sinks for each Moai that sinks one (MU-508)
        assert counts["sinkings"] <= verbs["raise"]
    assert counts["eruptions"] == sum(len(move.arguments) for move in finished.moves if move.verb == "draw")


def test_a_simulation_tells_how_games_end() -> None:
    figures = simulate(game, settle(game, SetupCode.parse("mu:players=3#FIGURES")), "planner", 2)
    data = figures.data()
    assert set(data["labels"]) <= {"ended by few Volcanoes", "ended by stagnation"}
    assert {"rounds", "Moai raised", "eruptions", "sinkings", "all VP by neighbours"} <= set(data["counts"])
    assert sum(data["counts"][f"wins of place {place}, %"] for place in (1, 2, 3)) == pytest.approx(100, abs=1)


def test_random_players_end_as_well() -> None:
    finished, _ = played("mu:players=2#A", "random")
    assert finished.end.reason == "stagnation"


def test_weights_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    text = (house_templates() / "mu" / "bots.toml").read_text(encoding="utf-8")
    (tmp_path / "mu").mkdir()
    (tmp_path / "mu" / "bots.toml").write_text(text.replace("saved = 0", "saved = 1"), encoding="utf-8")
    with pytest.raises(TemplateError, match="saved"):
        planner_weights(Templates(tmp_path, house_templates()))
