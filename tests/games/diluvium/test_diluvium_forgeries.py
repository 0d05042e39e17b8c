"""Whole records of Diluvium, true and forged: both referees refuse the same, and give the same verdict on the rest."""

import os
from collections import Counter
from collections.abc import Callable

import pytest
from house_diluvium import house_deal, house_judge, house_legal, house_opening, house_play
from reference.diluvium import judge
from reference.diluvium_forgery import CHANCE, forged, without
from reference.diluvium_play import GAMES
from reference.diluvium_record import Json

from pnp.games.diluvium.rules import chance_move
from pnp.seeds import Stream

SOAK = 30 if os.environ.get("PNP_SOAK") else 1
SLICES = 8
EACH = 40
"""Forgeries of a record."""


def true_record(number: int) -> Json:
    """Give a whole game of a seed, with everything that can be written down."""
    stream = Stream("diluvium", "forgeries", number)
    document, fate = house_deal(f"FORGED-{number}", *GAMES[number * 7 % len(GAMES)])
    state = house_opening(document)
    moves: list[str] = []
    while not state.is_over:
        if state.is_chance:
            moves.append(str(chance_move(state, fate)))
        else:
            # Ruins more often than they would come up, so that cards are shuffled anew
            legal = house_legal(state)
            ruins = [text for text in legal if text.endswith("r") and text.startswith(("settler", "mark s"))]
            moves.append(stream.choice(ruins if ruins and stream.below(3) else legal))
        state = house_play(state, moves[-1])
    return {**document, "seed": fate.seed, "moves": moves}


def said(referee: Callable[[Json], Json], document: Json) -> Json | None:
    """Give the verdict; None if the record cannot be used."""
    try:
        return referee(document)
    except ValueError:
        return None


def same(document: Json) -> Json | None:
    ours, slow = said(house_judge, document), said(judge, document)
    assert ours == slow, document
    return ours


@pytest.mark.rule(
    "DI-END-02", "DI-END-04", "DI-SET-02", "DI-SET-08", "DI-SET-11", "DI-RUI-04", "DI-SOL-01", "DI-SOL-03"
)
@pytest.mark.parametrize("part", range(SLICES))
def test_a_record_with_a_seed_is_the_same_game_however_much_is_written(part: int) -> None:
    for number in range(part, 4 * SLICES * SOAK, SLICES):
        record = true_record(number)
        verdict = same({**record, "seed": None})
        assert verdict is not None
        assert verdict["valid"]
        decisions = [text for text in record["moves"] if text.split()[0] not in CHANCE]
        setup = without(record["setup"], "ruins", "rival")
        for written in (
            record,
            {**record, "moves": decisions},
            {**record, "setup": setup},
            {**record, "setup": setup, "moves": decisions},
            without(record, "setup"),
            without({**record, "moves": decisions}, "setup"),
        ):
            assert same(written) == verdict


@pytest.mark.rule(
    "DI-END-02", "DI-END-04", "DI-SET-02", "DI-SET-04", "DI-SET-08", "DI-SET-11", "DI-RUI-01", "DI-SOL-02"
)
@pytest.mark.parametrize("part", range(SLICES))
def test_both_referees_say_the_same_of_forged_records(part: int) -> None:
    for number in range(part, 4 * SLICES * SOAK, SLICES):
        record = true_record(number)
        stream = Stream("diluvium", "forger", number)
        for _ in range(EACH):
            same(forged(stream, record))


def test_forgeries_are_of_every_kind() -> None:
    """Many can be judged, and what is wrong with them is of every kind that a record as a whole can have."""
    found: Counter[str] = Counter()
    for number in range(24):
        record = true_record(number)
        stream = Stream("diluvium", "forger", number)
        for _ in range(EACH):
            verdict = said(house_judge, forged(stream, record))
            rules = ["unusable"] if verdict is None else [fault["rule"] for fault in verdict["violations"]]
            found.update(rules or ["valid"])
    wanted = {"DI-END-02", "DI-END-04", "DI-SET-02", "DI-SET-04", "DI-SET-08", "DI-SET-11", "DI-SOL-01"}
    assert wanted | {"DI-RUI-01", "DI-SOL-02", "unusable", "valid"} <= set(found), found
    assert found["unusable"] < 0.6 * sum(found.values())
    assert len(found) > 20
