"""Random games of all expansions, players and levels: nothing is lost, and `legal_moves` is the whole truth."""

import os
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import pytest
from fleet import EXPANSIONS, charters, check, check_moves, eager, totals, voyage
from seaway import charter_of

from pnp.errors import IllegalMove
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.moves import AHEAD, BEYOND, BOARD, CABIN, RESERVE, Move, parse_move
from pnp.games.nautilion.pieces import KINDS, MERCENARY
from pnp.games.nautilion.rules import State, legal_moves, new_game, play, result
from pnp.seeds import Stream

SOAK = bool(os.environ.get("PNP_SOAK"))
GAMES = 100_000 if SOAK else 640
RULES = {line.split()[0] for line in (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()}


@pytest.mark.rule("NA-V04", "NA-N06")
def test_tokens_are_conserved_and_boards_hold_together_in_all_games() -> None:
    ends: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for number, charter in charters(0, GAMES):
        start = totals(new_game(charter))
        stream = Stream("fleet", number)
        for state in voyage(charter, stream, number % 3 == 0):
            check(state, start)
            if number % 8 == 0:
                check_moves(state)
            verbs.update({state.due[-1].kind} if state.due else ())
        ends[state.cause] += 1
        final = result(state)
        assert final["over"]
        assert (final["record"] == final["crew"]) or final["won"]
    print(f"\n{GAMES} games: {dict(ends)}")
    assert set(ends) >= {"phantom", "crew", "collision"}
    assert len(verbs) == 23, sorted(verbs)


@cache
def everything(last: int) -> list[Move]:
    """Give every move that could be meant with so many places, and many more."""
    wheres = [(token, where) for token in KINDS for where in (RESERVE, BOARD, CABIN) if (token, where) != (13, BOARD)]
    wheres += [(MERCENARY, space) for space in range(1, 10)]
    heaps = [heap for number in range(1, 4) for heap in combinations_with_replacement(KINDS, number)]
    dice = [dice for number in range(1, 5) for dice in combinations_with_replacement(range(1, 5), number)]
    found = [Move("roll", values) for values in dice] + [Move("set", values) for values in dice]
    found += [Move(verb, (card,)) for verb in ("reveal", "remove") for card in range(1, 13)]
    found += [Move("return", pair) for pair in product(KINDS, (AHEAD, BEYOND, *range(1, last + 2)))]
    found += [Move(verb, pair) for verb in ("take", "discard", "place") for pair in wheres]
    found += [Move("darkhouse", (12,)), Move("pass"), Move("whirlwind"), Move("gather")]
    found += [Move("choose", (figure,)) for figure in range(3)] + [Move("start", (seat,)) for seat in (1, 2)]
    found += [Move("tide", pair) for pair in product(range(1, 5), repeat=2)]
    found += [Move("swap", pair) for pair in combinations(range(1, last + 1), 2)]
    found += [Move("partner", pair) for pair in product((10, 11, 12), range(1, 5))]
    found += [Move("heroic", pair) for pair in product(range(1, 13), KINDS)]
    found += [Move("lift", (place,)) for place in range(1, last + 2)]
    found += [Move(verb, heap) for verb in ("pay", "gather") for heap in heaps]
    found += [Move("give", given) for given in product(range(5), repeat=3) if any(given)]
    return found + [Move("keep", group) for number in range(1, 10) for group in combinations(range(1, 10), number)]


def accepted(state: State, move: Move) -> bool:
    try:
        play(state, move)
    except IllegalMove as refusal:
        if refusal.rule not in RULES:
            raise
        return False
    return True


def test_legal_moves_are_exactly_those_that_play_accepts() -> None:
    """Some states of every kind, so that rare questions are tried as often as common ones."""
    each = 60 if SOAK else 3
    tried: Counter[tuple[str, str]] = Counter()
    for number, charter in charters(50_000, 6_400 if SOAK else 640):
        for state in voyage(charter, Stream("complete", number), number % 2 == 0):
            kind = (state.due[-1].kind if state.due else "over", state.frame.action if len(state.due) == 1 else "")
            if tried[kind] >= (each if kind[0] == "currents" or kind[1] == "" else 1):
                continue
            tried[kind] += 1
            moves = legal_moves(state)
            candidates = everything(state.path.unused)
            assert set(moves) <= set(candidates)
            assert {move for move in candidates if accepted(state, move)} == set(moves), (str(state), kind)
            for move in moves[:50]:
                assert parse_move(str(move)) == move
    assert len({kind for kind, _ in tried}) == 24, tried


# --- counts that are kept

PERFT = Path(__file__).parents[3] / "perft" / "nautilion.txt"


def perft(state: State, depth: int) -> int:
    """Count the games of so many moves from here."""
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(play(state, move), depth - 1) for move in moves)


def later(charter: Charter, number: int) -> State:
    """Give a position some moves into a random game, by a player who keeps what they have."""
    state = new_game(charter)
    stream = Stream("perft", charter.path[0], *charter.expansions)
    for _ in range(number):
        following = play(state, eager(legal_moves(state), stream))
        if following.is_over:
            break
        state = following
    return state


def counted() -> str:
    lines = [
        "; Nautilion: how many games of one, two and three moves there are from a position, chance included.",
        "; Columns: expansions, players, moves made before; then the counts. Setups are those of the seed PERFT.",
        "",
    ]
    for used in EXPANSIONS:
        for players in (1, 2):
            for made in (0, 25):
                charter = charter_of("PERFT", expansions=used, players=players, board="B1")
                state = later(charter, made)
                counts = " ".join(f"{perft(state, depth):>7}" for depth in (1, 2, 3))
                name = "".join(map(str, used)) or "-"
                lines.append(f"{name:<6}{players} {made:>3} {counts}  {state.due[-1].kind:<10}{state}")
    return "\n".join(lines) + "\n"


def test_counts_of_games_are_those_that_are_kept() -> None:
    text = counted()
    if os.environ.get("PNP_GOLDEN") == "write":
        PERFT.write_text(text, encoding="utf-8", newline="\n")
    assert PERFT.read_text(encoding="utf-8").splitlines() == text.splitlines()
