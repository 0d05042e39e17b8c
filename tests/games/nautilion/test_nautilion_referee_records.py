"""Nautilion as a referee sees it: records that cannot be used, and which moves are legal."""

from collections import Counter
from typing import Any

import pytest
from house_referee import JUDGES, Log
from reference.nautilion import candidates, judge, legal, opening
from reference.nautilion_play import COMBINATIONS, some_move, some_setup

from pnp.seeds import Stream


def full() -> dict[str, Any]:
    """Give a record without moves of a game with all expansions."""
    log = Log(expansions=[1, 2, 3, 4, 5], darkhouse=[1, 2, 3, 10, 11], heroic=[1, 10, 12], admirals=[2, 1])
    return log.document


def refused(document: dict[str, Any]) -> None:
    """Ask every referee, none of whom can use the record."""
    for referee in JUDGES:
        with pytest.raises(ValueError):  # noqa: PT011 the words are each referee's own
            referee(document)


def changed(**fields: Any) -> dict[str, Any]:
    """Give the record with a field, an option or a part of the setup changed; None takes it away."""
    document: dict[str, Any] = {**full(), "options": dict(full()["options"]), "setup": dict(full()["setup"])}
    for name, value in fields.items():
        first, _, second = name.partition("_")
        part, key = (document[first], second) if first in ("options", "setup") and second else (document, name)
        part[key] = value
        if value is None:
            del part[key]
    return document


@pytest.mark.rule("NA-S01", "NA-S03", "NA-S04")
@pytest.mark.parametrize(
    ("expansions", "tokens", "reefs"), [([], 36, 12), ([1], 45, 15), ([2], 45, 15), ([1, 2], 54, 18)]
)
def test_the_path_and_the_reefs_have_their_lengths(expansions: list[int], tokens: int, reefs: int) -> None:
    document = Log(expansions=[*expansions, 3]).document
    assert (len(document["setup"]["path"]), len(document["setup"]["reefs"])) == (tokens, reefs)
    assert judge(document)["valid"]
    for name in ("path", "reefs"):
        short = {**document, "setup": {**document["setup"], name: document["setup"][name][1:]}}
        refused(short)


@pytest.mark.rule("NA-S12", "NA-S13")
@pytest.mark.parametrize(
    "fields",
    [
        {"format": "pnp-game/2"},
        {"format": None},
        {"game": "carmine"},
        {"moves": None},
        {"moves": "roll 1 1 1"},
        {"setup": None},
        {"finished": 1},
        {"extra": 1},
        {"claimed": {"points": 3}},
        {"claimed": {"crew": True}},
        {"claimed": {"won": 1}},
        {"claimed": {"turns": "1"}},
        {"options_players": 3},
        {"options_players": True},
        {"options_players": "2"},
        {"options_reserve": 0},
        {"options_reserve": 7},
        {"options_board": "D1"},
        {"options_board": "B1"},
        {"options_expansions": [2, 1, 3, 4, 5]},
        {"options_expansions": [1, 1, 2, 3, 4, 5]},
        {"options_expansions": [1, 2, 3, 4, 6]},
        {"options_expansions": [1, 2, 3, 4]},
        {"options_phantom_side": 4},
        {"options_darkhouse_level": "hard"},
        {"options_darkhouse_level": "normal"},
        {"options_colour": "red"},
        {"setup_board": "random"},
        {"setup_board": "A2"},
        {"setup_board": ["A1"]},
        {"options_board": ["A1"]},
        {"setup_path": ["c1"] * 54},
        {"setup_reefs": ["f3"] * 7 + ["f6"] * 6 + ["f9"] * 5},
        {"setup_reefs": None},
        {"setup_darkhouse": [1, 2, 3, 4, 10]},
        {"setup_darkhouse": [1, 1, 3, 10, 11]},
        {"setup_darkhouse": [1, 2, 3, 10]},
        {"setup_darkhouse": [1, 2, 3, 10, 13]},
        {"setup_heroic": [1, 1, 12]},
        {"setup_heroic": [1, 2]},
        {"setup_heroic": [1, 2, 13]},
        {"setup_heroic": [1, 2, True]},
        {"setup_admirals": [1, 1]},
        {"setup_admirals": None},
        {"setup_seed": "X"},
    ],
    ids=str,
)
def test_an_impossible_record_is_refused(fields: dict[str, Any]) -> None:
    assert judge(full())["valid"]
    refused(changed(**fields))


@pytest.mark.rule("NA-S13")
@pytest.mark.parametrize(("card", "expansion"), [(10, 1), (11, 2), (12, 3)])
def test_heroic_actions_of_other_expansions_are_refused(card: int, expansion: int) -> None:
    document = Log(expansions=[expansion, 5], heroic=[1, 2, card]).document
    assert judge(document)["valid"]
    without = Log(expansions=[5], heroic=[1, 2, 3]).document
    refused({**without, "setup": {**without["setup"], "heroic": [1, 2, card]}})


def test_legal_moves_are_those_that_the_judge_lets_pass() -> None:
    seen: Counter[str] = Counter()
    for number in range(8):
        stream = Stream("nautilion", "legal", number)
        document = some_setup(stream, COMBINATIONS[31 - number], 1 + number % 2)
        position = opening(document)
        moves: list[str] = []
        while not position.over and len(moves) < 60:
            if stream.below(20) == 0:
                every = candidates(position)
                allowed = set(legal(position))
                assert allowed
                for text in {*stream.sample(every, min(12, len(every))), stream.choice(sorted(allowed))}:
                    verdict = judge({**document, "moves": [*moves, text]})
                    assert verdict["valid"] == (text in allowed)
                    seen[text.split()[0]] += 1
            moves.append(some_move(stream, position))
            position.make(moves[-1])
    assert len(seen) > 6
