"""Random games of all players, sides and scenarios: nothing is lost, and `legal_moves` is the whole truth."""

import os
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from archipelago import charter_of
from flotilla import charters, check, check_moves, eager, voyage

from pnp.errors import IllegalMove
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.moves import CARDS, COMPASS, GATE, MAP, NOWHERE, RIVAL_CARDS, SETTLING, Move, parse_move
from pnp.games.diluvium.places import SLOTS, place_of
from pnp.games.diluvium.rules import State, legal_moves, new_game, play, result, view
from pnp.seeds import Stream

SOAK = bool(os.environ.get("PNP_SOAK"))
GAMES = 20_000 if SOAK else 160
RULES = {line.split()[0] for line in (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()}
POINTS = 18


@pytest.mark.rule("DI-INV-01", "DI-INV-02", "DI-INV-03", "DI-INV-04", "DI-INV-05", "DI-INV-06", "DI-INV-07")
@pytest.mark.rule("DI-GEN-01", "DI-GEN-02", "DI-RES-01", "DI-MAP-02", "DI-MAP-04")
def test_pieces_are_conserved_in_all_games() -> None:
    ends: Counter[str | None] = Counter()
    kinds: Counter[str] = Counter()
    for number, charter in charters(0, GAMES):
        before: State | None = None
        for state in voyage(charter, Stream("flotilla", number)):
            check(state, before)
            if number % 5 == 0:
                check_moves(state)
            kinds.update({state.due[-1].kind} if state.due else ())
            before = state
        final = result(state)
        assert final["over"]
        assert final["winners"]
        assert final["turns"] == final["rounds"] * charter.seats
        ends[final["why"]] += 1
    print(f"\n{GAMES} games: {dict(ends)}, {dict(kinds)}")
    assert set(ends) >= {"gold", "settlers", "goal" if SOAK else "gold"}
    assert len(kinds) == POINTS, sorted(kinds)


def everything(state: State, stream: Stream) -> list[Move]:
    """Give every move that could be meant in a position, and many more; of pairs those whose ends are about."""
    layout = state.charter.layout
    slots = range(len(SLOTS))
    foreign = [stream.below(4 * len(SLOTS)) + 4 for _ in range(3)]
    settled = {place + layout.place_offset for player in state.players for place in player.settlers}
    sources = sorted({0, 1, 2, 3, *settled, *foreign})
    about = {slot for slot in range(len(layout)) if any(player.marked >> slot & 1 for player in state.players)}
    about |= {*state.charter.homes, *(player.scout for player in state.players), stream.below(len(layout))}
    targets = [place_of(slot + layout.offset, kind) for slot in sorted(about) for kind in range(4)]
    pairs = [(source, target) for source in sources for target in sorted({*targets, *foreign})]
    found = [
        Move(verb) for verb in ("explore", "settle", "produce", "engage", "stay", "end", "slay", "spare", "settler")
    ]
    found += [Move("sail", (slot, number)) for slot in slots for number in range(3)]
    found += [Move("mark", (space,)) for space in (1, 2, 3, SETTLING)]
    found += [Move("settler", pair) for pair in pairs]
    found += [Move("mark", (SETTLING, *pair)) for pair in pairs]
    found += [Move("take", (kind,)) for kind in range(3)]
    found += [
        Move("harvest", (slot, sales, raises))
        for slot in (NOWHERE, *slots)
        for sales in range(6)
        for raises in range(6)
    ]
    found += [Move("commit", (number,)) for number in range(12)]
    found += [Move("play", (card,)) for card in range(len(CARDS)) if card not in (COMPASS, GATE, MAP)]
    found += [Move("play", (GATE, *pair)) for pair in pairs]
    if MAP in state.player.hand:
        for slot in slots:
            found += [Move("play", (MAP, slot, space)) for space in (1, 2, 3, SETTLING)]
            ends = [place_of(slot, kind) for kind in range(4)]
            found += [
                Move("play", (MAP, slot, SETTLING, source, end)) for source in sources for end in (*ends, foreign[0])
            ]
    cities = [place_of(home + layout.offset, kind) for home in state.charter.homes for kind in range(3)]
    for number in range(1, 5):
        found += [Move("flee", places) for places in combinations_with_replacement((0, 1, 2, 3, *cities), number)]
    for number in range(1, 8):
        found += [Move("discard", kinds) for kinds in combinations_with_replacement(range(3), number)]
    found += [Move("draw", (card,)) for card in range(len(CARDS))]
    return found + [Move("reveal", (card,)) for card in range(len(RIVAL_CARDS))]


def accepted(state: State, move: Move) -> bool:
    try:
        play(state, move)
    except IllegalMove as refusal:
        if refusal.rule not in RULES:
            raise
        return False
    return True


_ASKED = {"after": {"play"}} | {key: {"play", "stay"} for key in ("explore", "engage", "settle", "produce")}
"""Verbs that are asked for although none of their moves may be legal."""


def test_legal_moves_are_exactly_those_that_play_accepts() -> None:
    """Some states of every kind, so that rare questions are tried as often as common ones."""
    each = 30 if SOAK else 2
    tried: Counter[tuple[str, int, bool]] = Counter()
    for number, charter in charters(50_000, 3_200 if SOAK else 320):
        stream = Stream("complete", number)
        for state in voyage(charter, stream):
            kind = (state.due[-1].kind if state.due else "over", charter.players, bool(state.player.hand))
            if tried[kind] >= each or stream.below(4):
                continue
            tried[kind] += 1
            moves = set(legal_moves(state))
            # a verb that is not asked for is refused by the agenda, whatever follows it
            asked = {move.verb for move in moves} | _ASKED.get(kind[0], set())
            candidates = [move for move in everything(state, stream) if move.verb in asked or not stream.below(40)]
            found = {move for move in candidates if accepted(state, move)}
            assert found <= moves, (kind, [str(move) for move in sorted(found - moves)][:5])
            missed = moves - found
            # what the candidates leave out is judged one by one: it has to be playable, and of a kind left out
            assert not {move.verb for move in missed} - {"discard", "harvest", "play", "settler", "mark"}, kind
            assert all(accepted(state, move) for move in missed)
            for move in sorted(moves)[:50]:
                assert parse_move(str(move)) == move
    assert len({kind for kind, _, _ in tried} - {"over"}) == POINTS, tried


def test_views_tell_the_seats_apart_and_nothing_else() -> None:
    """What a seat may see of a random game does not change when others' secrets do."""
    for number, charter in charters(90_000, 16):
        stream = Stream("views", number)
        for state in voyage(charter, stream):
            if stream.below(20):
                continue
            for seat in range(1, charter.players + 1):
                seen = view(state, seat)
                assert seen.players[seat - 1].rack == state.players[seat - 1].rack
                hidden = [player for at, player in enumerate(seen.players, 1) if at != seat and at <= charter.players]
                assert all(player.rack is None and player.hand is None for player in hidden)
                assert sum(tile is None for tile in seen.tiles) == len(charter.tiles) - (
                    (state.up & ~charter.layout.city_mask).bit_count()
                )


# --- counts that are kept

PERFT = Path(__file__).parents[3] / "perft" / "diluvium.txt"


def perft(state: State, depth: int) -> int:
    """Count the games of so many moves from here."""
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(play(state, move), depth - 1) for move in moves)


def later(charter: Charter, number: int) -> State:
    """Give a position some moves into a random game."""
    state = new_game(charter)
    stream = Stream("perft", charter.tiles[0], charter.players)
    for _ in range(number):
        following = play(state, eager(legal_moves(state), stream))
        if following.is_over:
            break
        state = following
    return state


def counted() -> str:
    lines = [
        "; Diluvium: how many games of one, two and three moves there are from a position, chance included.",
        "; Columns: players, side, scenario, moves made before; then the counts and what is asked. The seed is PERFT.",
        "",
    ]
    kinds = [(players, side, "Z1") for players in (2, 3, 4) for side in "AB"]
    kinds += [(1, side, scenario) for side in "AB" for scenario in ("Z1", "Z2", "Z3", "Z4")]
    for players, side, scenario in kinds:
        for made in (0, 17, 40, 75):
            charter = charter_of("PERFT", players=players, side=side, scenario=scenario, known=False)
            state = later(charter, made)
            counts = " ".join(f"{perft(state, depth):>6}" for depth in (1, 2, 3))
            lines.append(f"{players} {side} {scenario} {made:>3} {counts}  {state.due[-1].kind}")
    return "\n".join(lines) + "\n"


def test_counts_of_games_are_those_that_are_kept() -> None:
    text = counted()
    if os.environ.get("PNP_GOLDEN") == "write":
        PERFT.write_text(text, encoding="utf-8", newline="\n")
    assert PERFT.read_text(encoding="utf-8").splitlines() == text.splitlines()
