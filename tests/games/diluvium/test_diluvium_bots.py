"""Bots of Diluvium: they keep to the rules and to what their seat may know, and what is counted adds up."""

from collections import Counter
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from pnp.agenda import Due
from pnp.bots import Bot, Finished, RandomPlayer, Seats, play_game
from pnp.errors import TemplateError
from pnp.game import settle
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.bots import BOTS, Takings
from pnp.games.diluvium.guess import guess
from pnp.games.diluvium.income import SOURCES
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.outlook import Outlook
from pnp.games.diluvium.planner import Planner
from pnp.games.diluvium.referee import begin
from pnp.games.diluvium.rules import chance_move, legal_moves, play, result, view
from pnp.games.diluvium.state import Fate, State
from pnp.games.diluvium.weights import planner_weights
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
WEIGHTS = planner_weights(DATA)
CODES = ["diluvium#A", "diluvium:players=3,side=B#B", "diluvium:players=4,side=B#C", "diluvium:players=1,scenario=Z3#D"]


def table(text: str) -> Table[State, Move, Fate]:
    return begin(settle(game, SetupCode.parse(text)), DATA)


@cache
def played(text: str, bot: str = "planner") -> tuple[Finished[State, Move], tuple[Counter[str], ...]]:
    game_of = table(text)
    charter = game_of.start.charter
    bots = {seat: BOTS[bot](seat, WEIGHTS, Stream("test", seat)) for seat in range(1, charter.players + 1)}
    takings = Takings(charter.seats)
    return play_game(game_of, Seats(bots), takings), takings.sources


def positions(text: str, every: int) -> list[State]:
    """Some states of a game in which somebody decides."""
    state, fate = table(text).start, table(text).fate
    assert fate is not None
    found = []
    stream = Stream("positions", text)
    while not state.is_over:
        if not state.is_chance:
            found.append(state)
        state = play(state, chance_move(state, fate) if state.is_chance else stream.choice(legal_moves(state)))
    return found[::every]


# -- guesses ---------------------------------------------------------------------------------------


@pytest.mark.rule("DI-GEN-04")
@pytest.mark.parametrize("text", CODES)
def test_a_seat_cannot_tell_a_guess_from_the_truth(text: str) -> None:
    for number, state in enumerate(positions(text, 7)):
        seat = state.seat
        there = guess(state, seat, Stream("guess", number))
        assert view(there, seat) == view(state, seat)
        assert legal_moves(there) == legal_moves(state)


@pytest.mark.rule("DI-INV-01", "DI-INV-07")
@pytest.mark.parametrize("text", CODES)
def test_a_guess_has_all_pieces_of_the_box(text: str) -> None:
    for number, state in enumerate(positions(text, 7)):
        there = guess(state, state.seat, Stream("guess", number))
        size = there.charter.box.numbers.trays[there.charter.players - 1]
        for kind in range(3):
            assert there.trays[kind] + there.spent[kind] + sum(p.rack[kind] for p in there.players) == size
        for old, new in zip(state.players, there.players, strict=True):
            assert sum(new.rack) == sum(old.rack)
            assert len(new.hand) == len(old.hand)
        held = [card for player in there.players for card in player.hand]
        loose = [there.frame.playing] if there.frame.playing >= 0 else []
        cards = Counter((*there.ruins.cards, *there.ruins.pile, *held, *loose))
        assert cards == Counter(state.charter.cards)
        tiles = there.charter.tiles
        assert len(set(tiles)) == len(tiles)
        assert [there.charter.box.tiles[tile].cost for tile in tiles] == list(there.charter.layout.costs)


def test_guesses_differ_where_something_is_hidden() -> None:
    state = table("diluvium:players=3#A").start
    found = {guess(state, 1, Stream("guess", number)).charter.tiles for number in range(10)}
    assert len(found) == 10
    assert {tiles[1] for tiles in found} == {state.charter.tiles[1]}  # B02 lies open


@pytest.mark.rule("DI-GEN-04")
def test_the_planner_does_not_look_at_what_is_hidden() -> None:
    """Whatever lies face down, and whatever others hold, its move is the same."""
    for number, state in enumerate(positions("diluvium:players=3,side=B#E", 23)):
        seat = state.seat
        other = guess(state, seat, Stream("other", number))
        choices = [Planner(seat, WEIGHTS, Stream("same", number)).choose(each) for each in (state, other)]
        assert choices[0] == choices[1]


# -- games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("text", CODES)
def test_a_game_of_bots_is_legal_to_its_end(text: str, bot: str) -> None:
    finished, _ = played(text, bot)
    assert finished.end.is_over
    code = SetupCode.parse(text)
    document = {
        "format": "pnp-game/1",
        "game": "diluvium",
        "seed": code.seed,
        "options": {name: int(value) if value.isdigit() else value for name, value in code.options.items()},
        "moves": [str(move) for move in finished.moves],
        "claimed": {"gold": [player.gold for player in finished.end.players]},
    }
    verdict = game.judge(document, DATA)
    assert verdict.valid, verdict.violations
    assert result(finished.end)["turns"] < 150


@pytest.mark.rule("DI-GEN-01")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("text", CODES)
def test_the_sources_add_up_to_the_gold(text: str, bot: str) -> None:
    finished, taken = played(text, bot)
    for seat, (player, sources) in enumerate(zip(finished.end.players, taken, strict=True), 1):
        if seat <= finished.end.charter.players:
            assert sum(sources.values()) == player.gold
            assert set(sources) <= set(SOURCES)
            assert min(sources.values(), default=1) > 0


def test_the_planner_beats_random_players() -> None:
    won = 0
    for number in range(5):
        own = number % 3 + 1
        bots: dict[int, Bot[State, Move]] = {
            seat: Planner(seat, WEIGHTS, Stream("p", number))
            if seat == own
            else RandomPlayer(rules, Stream("r", number, seat))
            for seat in (1, 2, 3)
        }
        won += own in result(play_game(table(f"diluvium:players=3#VS-{number}"), Seats(bots)).end)["winners"]
    assert won >= 4


def test_the_planner_explores_settles_produces_and_fights() -> None:
    verbs: Counter[str] = Counter()
    for text in CODES[:3]:
        verbs.update(move.verb for move in played(text)[0].moves)
    assert all(verbs[action] >= 6 for action in ("explore", "settle", "produce", "engage"))
    assert verbs["slay"] >= 1


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CODES)
def test_a_simulation_has_the_same_lines_for_every_game(text: str) -> None:
    code = settle(game, SetupCode.parse(text))
    outcomes = [game.simulate(code.with_seed(f"{code.seed}/{number}"), "random", DATA) for number in range(4)]
    counts = [outcome.counts or {} for outcome in outcomes]
    assert len({tuple(count) for count in counts}) == 1
    for outcome, count in zip(outcomes, counts, strict=True):
        players = int(code.options.get("players", "2"))
        gold = sum(count[f"all Gold by {source}"] for source in SOURCES)
        assert max(count[f"{name} tray empty, %"] for name in ("Food", "Craft", "Weapons")) == 100
        if players > 1:
            assert outcome.won is None
            assert Counter(side.kind for side in outcome.sides) == {"place": players, "civilisation": players}
            for kind in ("place", "civilisation"):
                sides = [side for side in outcome.sides if side.kind == kind]
                assert len({side.name for side in sides}) == players
                assert sum(side.won for side in sides) == pytest.approx(1)
                assert sum(side.total for side in sides) == gold
                assert max(side.total for side in sides) == outcome.total
                assert all(side.total == outcome.total for side in sides if side.won)
        else:
            assert not outcome.sides
            assert outcome.total == gold
            assert outcome.won == (outcome.label == "won")


def test_a_simulation_is_the_same_again() -> None:
    code = settle(game, SetupCode.parse("diluvium#AGAIN"))
    assert game.simulate(code, "planner", DATA) == game.simulate(code, "planner", DATA)


# -- what the planner goes by ----------------------------------------------------------------------


def own_weights(path: Path, old: str, new: str) -> Templates:
    """Give a copy of the data in which one line of the weights was changed."""
    copytree(house_templates(), path / "mine")
    file = path / "mine" / "diluvium" / "bots.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Templates(path / "mine")


def test_the_weights_can_be_corrected(tmp_path: Path) -> None:
    changed = own_weights(tmp_path, "rivalry = 0.7", "rivalry = 0.1")
    assert planner_weights(changed).rivalry == 0.1
    assert WEIGHTS.rivalry == 0.7


def test_every_card_has_a_weight(tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match=r"bots\.toml is wrong: planner\.cards has a value for each of cornucopia"):
        planner_weights(own_weights(tmp_path, "gate = ", "gates = "))


def test_a_card_that_is_about_to_be_drawn_counts() -> None:
    """Else Ruins would look empty to a planner that settles them."""
    outlook = Outlook(1, WEIGHTS)
    for number in range(40):
        for state in positions(f"diluvium:players=1,scenario=Z2#{number}", 1):
            for move in legal_moves(state):
                after = play(state, move)
                if state.seat == 1 and after.is_chance and after.due[-1].kind == "draw" and state.drawn < 3:
                    gone = replace(after, due=(Due("after", 1),))
                    assert outlook.worth(after, 6.0) > outlook.worth(gone, 6.0) + WEIGHTS.goal / 2
                    return
    pytest.fail("nobody came to Ruins")


@pytest.mark.rule("DI-SOL-13")
def test_alone_the_planner_goes_for_the_goal_of_the_scenario() -> None:
    reached = Counter[str]()
    for scenario in ("Z2", "Z3"):
        for number in range(4):
            code = settle(game, SetupCode.parse(f"diluvium:players=1,scenario={scenario}#GOAL-{number}"))
            reached[scenario] += game.simulate(code, "planner", DATA).label != "lost: goal missed"
    assert reached["Z2"] >= 1
    assert reached["Z3"] >= 1
    assert reached.total() >= 4
