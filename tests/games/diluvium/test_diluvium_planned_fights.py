"""Fights of the planner of Diluvium: it takes those that pay, leaves those that need luck, and wastes no Weapons."""

import pytest
from msgspec.structs import replace

from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.layout import rings
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.outlook import Outlook
from pnp.games.diluvium.places import CRAFT, place_of
from pnp.games.diluvium.planner import Planner
from pnp.games.diluvium.referee import begin
from pnp.games.diluvium.rules import go_on, legal_moves, play
from pnp.games.diluvium.state import Frame, State
from pnp.games.diluvium.weights import planner_weights
from pnp.masks import cells
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
WEIGHTS = planner_weights(DATA)
Tokens = tuple[int, int, int]


def facing(own: tuple[int, Tokens], other: tuple[int, Tokens], *, last: bool = True) -> State:
    """Give a turn of the first player, whose Warship is at home, two steps or less from the other's Warship.

    Each side is a strength and Food, Craft and Weapons. Where the other's Warship stands is its Exploration Ship too.
    The first player has a Settler on Craft of the City and nobody in the section of Engage.
    """
    state = begin(settle(game, SetupCode.parse("diluvium#DUEL")), DATA).start
    charter, layout = state.charter, state.charter.layout
    me, home = charter.first, charter.homes[charter.first - 1]
    _, one, two, *_ = rings(layout, state.up, home)
    slot = next(at for at in cells((one | two) & state.up & ~layout.city_mask) if charter.monsters[at] is None)
    players = []
    for seat, player in enumerate(state.players, 1):
        strength, rack = own if seat == me else other
        player = replace(player, strength=strength, rack=rack, wheel="settle")
        if seat == me:
            player = replace(player, board=(0, 3, 3, 0), settlers=(place_of(home, CRAFT),))
        else:
            player = replace(player, warship=slot, scout=slot)
        players.append(player)
    size, left = charter.box.numbers.trays[charter.players - 1], 4
    one_, two_, three = (size - left - own[1][kind] - other[1][kind] for kind in range(3))
    frame = Frame(number=21, round=11, seat=me, last=last)
    trays, spent = (left, left, left), (one_, two_, three)
    return go_on(replace(state, players=tuple(players), frame=frame, trays=trays, spent=spent, due=()))


def turn_of(state: State, number: int) -> list[Move]:
    """Give what the planner does in its turn, against an enemy who commits all."""
    planner, me, turn = Planner(state.seat, WEIGHTS, Stream("fight", number)), state.seat, state.turn
    found = []
    while state.turn == turn and not state.is_over:
        move = planner.choose(state) if state.seat == me else legal_moves(state)[-1]
        found += [move] if state.seat == me else []
        state = play(state, move)
    return found


def fights(state: State) -> int:
    """In so many of ten turns the planner fights."""
    return sum(any(move.verb == "commit" for move in turn_of(state, number)) for number in range(10))


@pytest.mark.rule("DI-ENG-08", "DI-ENG-09")
@pytest.mark.parametrize("last", [True, False])
def test_a_fight_that_pays_is_taken(last: bool) -> None:
    """Strength 5 against 5 with nothing in hand: a tie wins 3 Gold, 3 of the bonus, and 1 for the ship that flees."""
    assert fights(facing((5, (0, 0, 0)), (5, (0, 0, 0)), last=last)) == 10


@pytest.mark.rule("DI-ENG-05")
@pytest.mark.parametrize("last", [True, False])
def test_a_fight_that_only_luck_would_win_is_declined(last: bool) -> None:
    """Among many numbers against many answers some win; on average the sale of Craft brings more."""
    assert fights(facing((3, (0, 2, 3)), (4, (0, 0, 5)), last=last)) == 0
    assert fights(facing((3, (0, 2, 0)), (3, (0, 0, 2)), last=last)) == 0


def test_a_fight_that_cannot_be_won_is_declined() -> None:
    assert fights(facing((1, (0, 0, 1)), (6, (1, 0, 0)))) == 0


@pytest.mark.rule("DI-ENG-06")
def test_nobody_throws_weapons_into_a_fight_that_is_decided() -> None:
    """Neither the one who wins anyhow nor the one who cannot win."""
    state = facing((6, (0, 0, 3)), (2, (0, 0, 2)), last=False)
    slot = next(player.warship for seat, player in enumerate(state.players, 1) if seat != state.seat)
    offset = state.charter.layout.offset
    for move in (Move("engage"), Move("sail", (slot + offset, 0))):
        state = play(state, move)
    for number in range(10):
        attack = Planner(state.seat, WEIGHTS, Stream("attack", number)).choose(state)
        assert attack == Move("commit", (0,))
        there = play(state, attack)
        assert Planner(there.seat, WEIGHTS, Stream("defend", number)).choose(there) == Move("commit", (0,))


def test_a_warship_is_drawn_to_a_weak_one_and_shuns_a_strong_one() -> None:
    """The same two ships, side by side: it is the strength that makes the difference."""
    worths = []
    for strength in (1, 6):
        near = facing((4, (0, 0, 0)), (strength, (1, 0, 0)), last=False)
        me = near.seat
        enemy = near.players[2 - me]
        gone = replace(enemy, warship=near.charter.homes[2 - me])
        slot = next(cells(near.charter.layout.beside[enemy.warship]))
        near = replace(near, up=near.up | 1 << slot)
        out = replace(near.players[me - 1], warship=slot)
        pairs = [(out, each) if me == 1 else (each, out) for each in (enemy, gone)]
        close, far = (Outlook(me, WEIGHTS).worth(replace(near, players=pair), 6.0) for pair in pairs)
        worths.append(close - far)
    assert worths[0] > worths[1]


@pytest.mark.rule("DI-MON-01")
def test_of_all_ways_the_one_to_a_monster_that_can_be_beaten_promises_most() -> None:
    """Its Gold is not there yet when the Warship arrives: whoever did not count it would sail elsewhere."""
    state = facing((5, (0, 0, 1)), (1, (0, 0, 0)), last=False)
    charter, me = state.charter, state.seat
    prey = next(at for at, monster in enumerate(charter.monsters) if monster is not None and monster.strength <= 5)
    slot = next(cells(charter.layout.beside[prey]))
    own = replace(state.players[me - 1], warship=slot)
    away = replace(state.players[2 - me], warship=charter.homes[2 - me], scout=charter.homes[2 - me])
    pair = (own, away) if me == 1 else (away, own)
    state = play(replace(state, players=pair, up=state.up | 1 << slot | 1 << prey), Move("engage"))
    best = max(legal_moves(state), key=lambda move: Outlook(me, WEIGHTS).worth(play(state, move), 6.0))
    assert best == Move("sail", (prey + charter.layout.offset, 0))
