"""Random games of all kinds, and what must hold in every state of them."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace
from seaway import charter_of

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.moves import RESERVE, Move
from pnp.games.nautilion.pieces import KINDS, MERCENARY, count, size
from pnp.games.nautilion.rules import State, legal_moves, new_game, play
from pnp.seeds import Stream

EXPANSIONS = tuple(used for number in range(6) for used in combinations((1, 2, 3, 4, 5), number))
SIDES = ("A1", "A2", "B1", "B2", "C1", "C2")
LEVELS = ("intro", "normal", "difficult")


def charters(start: int, number: int) -> Iterator[tuple[int, Charter]]:
    """Give games that go through all expansions, players, boards and levels."""
    for game in range(start, start + number):
        rest, used = divmod(game, len(EXPANSIONS))
        rest, players = divmod(rest, 2)
        yield (
            game,
            charter_of(
                f"FLEET-{game}",
                players=1 + players,
                board=SIDES[game % 6],
                reserve=1 + game % 5 + rest % 2,
                expansions=EXPANSIONS[used],
                phantom_side=2 + rest % 2,
                level=LEVELS[rest % 3],
            ),
        )


def eager(moves: Sequence[Move], stream: Stream) -> Move:
    """Choose a verb first, so that rare ones come up, and then rather not the reserve: such games last."""
    verbs = sorted({move.verb for move in moves})
    if len(verbs) > 1:
        verb = stream.choice(verbs)
        moves = [move for move in moves if move.verb == verb]
    if moves[0].verb in ("place", "take") and stream.below(8):
        moves = [move for move in moves if move.arguments[1] != RESERVE] or moves
    elif moves[0].verb == "discard" and stream.below(8):
        moves = [move for move in moves if move.arguments[1] == RESERVE] or moves
    elif moves[0].verb == "give" and stream.below(4):
        moves = sorted(moves, key=lambda move: (move.arguments[1] > 1, move.arguments[2]))[:1]
    return stream.choice(moves)


def voyage(charter: Charter, stream: Stream, lucky: bool) -> Iterator[State]:
    """Give the states of a random game, from the first to the last.

    A lucky crew gets what the Phantom hosts: chance alone hardly ever wins a collision.
    """
    state = new_game(charter)
    yield state
    while not state.is_over:
        state = play(state, eager(legal_moves(state), stream))
        if lucky and state.hosted:
            state = replace(state, reserve=state.reserve + state.hosted, hosted=0)
        yield state


def total(state: State, kind: int) -> int:
    """Count the tokens of a kind, wherever they are."""
    path = state.path
    return (
        path.tokens.count(kind)
        + path.reefs.count(kind)
        + (path.reef == kind)
        + (state.crew >> kind & 1)
        + (state.cabin >> kind & 1)
        + (state.hired.bit_count() if kind == MERCENARY else 0)
        + sum(count(pool, kind) for pool in (state.reserve, state.pile, state.hosted, state.removed))
        + sum(due.kind == "place" and due.about[0] == kind for due in state.due)
    )


def totals(state: State) -> tuple[int, ...]:
    return tuple(total(state, kind) for kind in KINDS)


_OPEN_QUESTIONS = {"recover", "keep", "lift", "rescue"}
"""While one of these is due the board may have fallen apart."""


def check(state: State, start: tuple[int, ...]) -> None:
    """Hold a state to what is true of all of them."""
    charter, path, frame = state.charter, state.path, state.frame
    assert totals(state) == start, "tokens are lost or made"
    length = len(path.tokens)
    assert len(path.places) == len(path.reefs) == length == len(set(path.places))
    assert max(path.places, default=0) < path.unused
    assert 0 <= path.nautilion <= length
    assert 0 <= path.phantom <= length
    assert path.phantom == path.nautilion or path.crossed is (path.phantom < path.nautilion)
    assert not path.moored or path.phantom == length
    taken = state.crew | state.hired
    assert not state.crew & state.hired
    assert taken & ~1022 == 0
    questions = {due.kind for due in state.due}
    if not questions & _OPEN_QUESTIONS and not state.is_over:
        assert charter.ducts.joined[taken]
    assert state.cabin & ~charter.cabin == 0
    assert size(state.hosted) <= 6
    assert not state.collided or state.is_over or not (state.hosted or state.hired)
    if charter.mercenaries and not state.collided and not state.is_over:
        assert not path.crossed
    if not charter.mercenaries:
        assert (state.hired, state.hosted, state.collided) == (0, 0, False)
    assert not state.revealed & state.deck
    assert (frame.seat in (1, 2)) or (charter.players == 2 and state.turn == 1)
    assert 1 <= state.turn <= 80
    assert len(frame.dice) <= 3
    assert list(frame.dice) == sorted(frame.dice)
    assert state.is_over is (not state.due)


def check_moves(state: State) -> None:
    """Hold the moves of a state to their order, and chance to its verbs."""
    moves = legal_moves(state)
    assert bool(moves) is not state.is_over
    assert list(moves) == sorted(set(moves))
    assert state.is_chance is (bool(moves) and moves[0].verb in ("roll", "reveal"))
