"""Nautilion's engine and the slow referee judge the same things: random games, slips of the pen, and all legal moves.

Games are played by the slow referee's random player, with every set of expansions, alone and by two. `PNP_SOAK=1`
judges forty times as many.
"""

import os

import pytest
from house_referee import (
    house_begin,
    house_fault,
    house_judge,
    house_legal,
    house_opening,
    house_play,
    house_table,
    readable,
    slow_table,
)
from reference.nautilion import candidates, judge, legal, opening
from reference.nautilion_play import COMBINATIONS, FACES, slips, some_game, some_setup
from reference.nautilion_words import PATTERNS, read_move, texts

from pnp.games.nautilion.rules import chance_move
from pnp.seeds import Stream

SOAK = 40 if os.environ.get("PNP_SOAK") else 1
GAMES = 2 * SOAK
"""For each set of expansions."""
SLIPS = 8
SLICES = 8
OFTEN = {"roll": 60, "give": 40, "place": 20, "discard": 20, "pay": 20}
"""One of how many positions is looked at, by what is asked there; of all others one in three."""


@pytest.mark.rule("NA-R01", "NA-R02", "NA-R03", "NA-R04")
@pytest.mark.parametrize("combination", range(32))
def test_both_referees_give_the_same_verdict(combination: int) -> None:
    for number in range(GAMES):
        stream = Stream("nautilion", "crosscheck", combination, number)
        game = some_game(stream, some_setup(stream, COMBINATIONS[combination], 1 + number % 2))
        verdict = judge({**game, "finished": True})
        assert verdict["valid"], (combination, number)
        assert house_judge({**game, "finished": True}) == verdict, (combination, number)
        for record in slips(stream, game, SLIPS):
            assert house_judge(record) == judge(record), (combination, number, record["moves"])


@pytest.mark.rule("NA-T04", "NA-C02", "NA-D02", "NA-N03")
@pytest.mark.parametrize("part", range(SLICES))
def test_both_see_the_same_legal_moves_and_the_same_faults(part: int) -> None:
    for number in range(part, 32 * SOAK, SLICES):
        stream = Stream("nautilion", "positions", number)
        document = some_setup(stream, COMBINATIONS[-1 - number % 32], 1 + number // 32 % 2)
        position, state = opening(document), house_opening(document)
        for move in some_game(stream, document)["moves"]:
            odds = next((OFTEN[kind] for kind in OFTEN if kind in position.ask), 3)
            if stream.below(odds) == 0:
                # every text that could be written here
                where = (number, position.table.turn, move, position.table.sea.strip())
                assert sorted(house_legal(state)) == sorted(legal(position)), where
                for text in candidates(position):
                    assert house_fault(state, text) == position.fault(text), (where, text)
            position.make(move)
            state = house_play(state, move)
            # at the end the slow referee leaves the figures where they were
            assert position.over or house_table(state) == slow_table(position), (number, move)
        assert position.over
        assert state.is_over


@pytest.mark.rule("NA-R05", "NA-S02")
@pytest.mark.parametrize("number", range(16 * SOAK))
def test_a_record_with_a_seed_is_the_same_game_written_out(number: int) -> None:
    """What the seed answers may be left out, also behind the last written move."""
    stream = Stream("nautilion", "seeds", number)
    chosen = "+".join(map(str, COMBINATIONS[-1 - number % 32])) or "none"
    code = f"nautilion:players={1 + number % 2},board=random,expansions={chosen}#TWIN-{number}"
    state, fate, spelled = house_begin(code)
    moves: list[str] = []
    decisions: list[str] = []
    while not state.is_over:
        if decisions and not state.is_chance and stream.below(40) == 0:
            stops = {**spelled, "moves": list(decisions), "finished": False}
            assert house_judge(stops)["result"] == judge({**stops, "seed": None, "moves": list(moves)})["result"]
        if state.is_chance:
            move = str(chance_move(state, fate))
        else:
            move = stream.choice(house_legal(state))
            decisions.append(move)
        moves.append(move)
        state = house_play(state, move)
    verdict = judge({**spelled, "seed": None, "moves": moves})
    assert verdict["valid"]
    assert house_judge({**spelled, "moves": moves}) == verdict
    assert house_judge({**spelled, "moves": decisions}) == verdict


def readable_here(text: str) -> bool:
    try:
        return bool(read_move(text))
    except ValueError:
        return False


def test_both_read_the_same_texts_as_moves() -> None:
    stream = Stream("nautilion", "texts")
    moves = [text for kind in PATTERNS for text in texts(kind, 12)]
    letters = "0123456789 abcdmnprxfgvA\t\n" + FACES
    read = 0
    for _ in range(20_000 * SOAK):
        text = stream.choice(moves)
        for _ in range(1 + stream.below(2)):
            at = stream.below(len(text) + 1)
            text = text[:at] + stream.choice(["", stream.choice(letters)]) + text[at + stream.below(2) :]
        assert readable(text) == readable_here(text), text
        read += readable(text)
    assert read > 1_000
