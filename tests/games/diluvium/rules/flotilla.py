"""Random games of all kinds, and what must hold in every state of them (the invariants DI-INV)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from archipelago import charter_of

from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import kind_of, slot_of
from pnp.games.diluvium.rules import State, legal_moves, new_game, play
from pnp.seeds import Stream

CARRIES = ("none", "resources", "strength", "card", "loss")


def charters(start: int, number: int) -> Iterator[tuple[int, Charter]]:
    """Give games that go through players, sides, scenarios, gifts, and known and unknown decks."""
    for game in range(start, start + number):
        rest, players = divmod(game, 4)
        rest, side = divmod(rest, 2)
        rest, known = divmod(rest, 2)
        rest, scenario = divmod(rest, 4)
        solo = players == 0
        yield (
            game,
            charter_of(
                f"FLOTILLA-{game}",
                players=players + 1,
                side="AB"[side],
                scenario=f"Z{scenario + 1}" if solo else "Z1",
                carry=CARRIES[rest % 5] if solo and scenario else "none",
                known=known == 1,
            ),
        )


def eager(moves: Sequence[Move], stream: Stream) -> Move:
    """Choose a verb first, so that rare ones come up; a turn rather goes on than ends."""
    verbs = sorted({move.verb for move in moves} - {"end", "stay"} or {move.verb for move in moves})
    verb = stream.choice(verbs)
    return stream.choice([move for move in moves if move.verb == verb])


def voyage(charter: Charter, stream: Stream) -> Iterator[State]:
    """Give the states of a random game, from the first to the last."""
    state = new_game(charter)
    yield state
    while not state.is_over:
        moves = legal_moves(state)
        state = play(state, eager(moves, stream) if stream.below(3) else stream.choice(moves))
        yield state


def at_rest(state: State) -> bool:
    """Whether a turn is about to begin, or the game is over."""
    return state.is_over or (state.due[-1].kind in ("wheel", "reveal") and len(state.due) == 1)


def check(state: State, before: State | None) -> None:
    """Hold a state to what is true of all of them, and to the one before it."""
    charter = state.charter
    box = charter.box
    size = box.numbers.trays[charter.players - 1]
    for kind in range(3):
        # DI-INV-01
        assert state.trays[kind] + state.spent[kind] + sum(player.rack[kind] for player in state.players) == size
        assert min(state.trays[kind], state.spent[kind], *(player.rack[kind] for player in state.players)) >= 0
    _check_pieces(state)
    _check_places(state)
    for seat, player in enumerate(state.players):
        # DI-INV-05
        assert 1 <= player.strength <= len(box.numbers.gauge)
        if before is not None:
            assert player.strength >= before.players[seat].strength
            assert player.gold >= before.players[seat].gold
        if at_rest(state):
            # DI-INV-06
            assert sum(player.rack) <= box.numbers.limit
    # DI-INV-07
    hands = [card for player in state.players for card in player.hand]
    playing = [state.frame.playing] if state.frame.playing >= 0 else []
    everywhere = Counter((*state.ruins.cards, *state.ruins.pile, *hands, *playing))
    assert everywhere == Counter(charter.cards)
    if charter.solo:
        card = [state.frame.card] if state.frame.card >= 0 else []
        assert Counter((*state.rival.cards, *state.rival.pile, *card)) == Counter(range(len(box.rival)))
    assert state.is_over is (not state.due)
    assert before is None or before.up & ~state.up == 0


def _check_pieces(state: State) -> None:
    """DI-INV-02, and that what is free and what is taken make up the tiles."""
    charter, pieces = state.charter, state.charter.box.numbers.pieces
    taken: Counter[int] = Counter()
    for player in state.players:
        assert sum(player.board) + len(player.settlers) == pieces.settlers
        assert player.markers + player.marked.bit_count() == pieces.markers
        assert list(player.settlers) == sorted(player.settlers)
        assert list(player.hand) == sorted(player.hand)
        taken.update(player.settlers)
    for slot, islands in enumerate(charter.islands):
        for kind in range(4):
            settled = taken[4 + 4 * slot + kind]
            assert (state.room[slot] >> 2 * kind & 3) + settled == islands >> 2 * kind & 3
        markers = sum(player.marked >> slot & 1 for player in state.players)
        left, there = (
            sum(byte >> 2 * kind & 3 for kind in range(4)) for byte in (state.free[slot], charter.spaces[slot])
        )
        assert left + markers == there


def _check_places(state: State) -> None:
    """DI-INV-03, INV-04, MAP-06: who stands where."""
    charter, rest = state.charter, at_rest(state)
    for seat, player in enumerate(state.players, 1):
        homes = charter.layout.city_mask & ~(1 << charter.homes[seat - 1])
        for ship in (player.scout, player.warship):
            assert state.up >> ship & 1
            assert not homes >> ship & 1
        own = player.marked | 1 << charter.homes[seat - 1]
        for place in player.settlers:
            assert own & state.up & 1 << slot_of(place)
            assert 0 <= kind_of(place) <= 3
        if rest and player.warship < charter.layout.ocean:
            for other, enemy in enumerate(state.players, 1):
                if other != seat:
                    assert player.warship not in (enemy.warship, enemy.scout)
                    assert all(slot_of(place) != player.warship for place in enemy.settlers)


def check_moves(state: State) -> None:
    """Hold the moves of a state to their order, and chance to its verbs."""
    moves = legal_moves(state)
    assert bool(moves) is not state.is_over
    assert list(moves) == sorted(set(moves))
    assert state.is_chance is (bool(moves) and moves[0].verb in ("draw", "reveal"))
