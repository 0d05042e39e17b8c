"""Diluvium's engine and the slow referee judge the same things: random games, slips of the pen, and all legal moves.

Games are played by the slow referee's random player: for one to four, on both sides, in every scenario with every gift.
`PNP_SOAK=1` judges forty times as many.
"""

import os
from collections import Counter
from functools import lru_cache

import pytest
from house_diluvium import (
    house_deal,
    house_fault,
    house_judge,
    house_legal,
    house_opening,
    house_play,
    house_position,
    house_result,
    house_table,
    readable,
    slow_table,
)
from reference.diluvium import Position, candidates, judge, legal, opening
from reference.diluvium_chaos import some_chaos
from reference.diluvium_play import GAMES, TASTES, altered, slips, some_game, some_move, some_setup, some_text
from reference.diluvium_record import Json
from reference.diluvium_tables import ACTIONS
from reference.diluvium_words import PATTERNS, read_move

from pnp.games.diluvium.rules import State, chance_move
from pnp.seeds import Stream

SOAK = 40 if os.environ.get("PNP_SOAK") else 1
SLIPS = 8
SLICES = 8
WIDE = {*ACTIONS, "sail", "settler", "harvest", "mark", "play"}
"""Where there is much to choose from, it is compared now and then; elsewhere always."""
SEATS = [game for game in GAMES if game[0] > 1]
SOLO = [game for game in GAMES if game[0] == 1]


def kinds(part: int, count: int) -> list[tuple[int, tuple[int, str, str, str]]]:
    """Give games of a slice, by number: as many for several players as for one."""
    numbers = range(part, count * SLICES * SOAK, SLICES)
    return [(n, SEATS[n % len(SEATS)] if (n + n // SLICES) % 2 else SOLO[n * 5 % len(SOLO)]) for n in numbers]


@lru_cache(maxsize=64)
def played(number: int, kind: tuple[int, str, str, str]) -> Json:
    stream = Stream("diluvium", "crosscheck", number)
    return some_game(stream, some_setup(stream, *kind))


@pytest.mark.rule("DI-END-02", "DI-END-04", "DI-TRN-02")
@pytest.mark.parametrize("part", range(SLICES))
def test_both_referees_give_the_same_verdict(part: int) -> None:
    for number, kind in kinds(part, 6):
        game = played(number, kind)
        verdict = judge({**game, "finished": True})
        assert verdict["valid"], number
        assert house_judge({**game, "finished": True}) == verdict, number
        for record in slips(Stream("diluvium", "slips", number), game, SLIPS):
            assert house_judge(record) == judge(record), (number, record)


def follow(stream: Stream, document: Json, position: Position, state: State, longest: int, odds: int) -> None:
    """Play on at random; after every move both have the same table, and sometimes all that may be said is compared."""
    table = position.table
    gold = [seat.gold for seat in table.seats.values()]
    tastes = {seat: stream.choice(TASTES) for seat in table.seats}
    for _ in range(longest):
        if position.over:
            break
        move = some_move(stream, position, tastes[table.active.number])
        where = (table.turns, move)
        wide = stream.below(odds) == 0
        if wide or not WIDE & set(position.ask):
            assert sorted(house_legal(state)) == sorted(legal(position)), where
        if wide:
            texts = candidates(position)
            tried = texts if len(texts) < 200 else [stream.choice(texts) for _ in range(200)]
            near = [altered(stream, move, document) for _ in range(20)]
            for text in [*tried, *near, *(some_text(stream, other, document) for other in PATTERNS)]:
                assert house_fault(state, text) == position.fault(text), (where, text)
        position.make(move)
        state = house_play(state, move)
        assert house_table(state) == slow_table(position), where
        position.check()
        if position.over or "explore" in position.ask:
            position.check_rest()
        richer = [seat.gold for seat in table.seats.values()]
        assert all(now >= before for now, before in zip(richer, gold, strict=True)), where
        gold = richer
    assert state.is_over == position.over
    if position.over:
        assert {house_fault(state, action) for action in ACTIONS} == {"DI-END-02"}


@pytest.mark.rule("DI-INV-01", "DI-INV-02", "DI-INV-03", "DI-INV-04", "DI-INV-05", "DI-INV-06", "DI-INV-07")
@pytest.mark.parametrize("part", range(SLICES))
def test_both_see_the_same_table_the_same_legal_moves_and_the_same_faults(part: int) -> None:
    for number, kind in kinds(part, 3):
        stream = Stream("diluvium", "positions", number)
        document = some_setup(stream, *kind)
        follow(stream, document, opening(document), house_opening(document), 600, 25)


@pytest.mark.rule("DI-INV-01", "DI-INV-02", "DI-INV-03", "DI-INV-04", "DI-INV-05", "DI-INV-06", "DI-INV-07")
@pytest.mark.parametrize("part", range(SLICES))
def test_both_go_on_alike_from_wild_positions(part: int) -> None:
    for number, kind in kinds(part, 10):
        if kind[3] != "card":
            stream = Stream("diluvium", "chaos", number)
            document = some_setup(stream, *kind)
            position = some_chaos(stream, document)
            follow(stream, document, position, house_position(document, position), 30, 12)


@pytest.mark.rule("DI-VAR-02", "DI-VAR-04", "DI-RUI-09", "DI-MOV-03")
@pytest.mark.parametrize("civilisation", ["aztec", "greek"])
@pytest.mark.parametrize("action", ["explore", "engage"])
@pytest.mark.parametrize("food", range(4))
def test_compasses_count_before_food_is_halved(civilisation: str, action: str, food: int) -> None:
    """From corner to corner of the largest map, all of it face up; side B goes further in one action each."""
    document = some_setup(Stream("diluvium", "ways"), 4, "B")
    others = [name for name in ("aztec", "greek", "chinese", "egyptian") if name != civilisation]
    document["setup"] |= {"civilisations": [civilisation, *others], "first": 1}
    document["options"].pop("civilisations", None)
    position = opening(document)
    you = position.table.seats[1]
    for tile in position.table.sea.tiles.values():
        tile["up"] = True
    you.tokens["f"] = food
    position.table.trays["f"] -= food
    for _ in range(2):
        position.table.deck.remove("compass")
        you.hand.append("compass")
    state = house_play(house_position(document, position), action)
    position.make(action)
    base = 3 if (civilisation, action) == ("greek", "explore") else 2
    halved = (civilisation, action) == ("aztec", "engage")
    for slot, steps in position.table.sea.distances("ck1").items():
        price = []
        for compasses in range(3):
            further = max(0, steps - base - 2 * compasses)
            price.append((further + 1) // 2 if halved else further)
            text = f"sail {slot}" + " compass" * compasses
            fault = house_fault(state, text)
            assert fault == position.fault(text)
            if 0 < steps < 8 and not position.table.sea.tiles[slot]["city"]:
                useless = compasses and price[-1] == price[-2]
                assert fault == ("DI-RUI-05" if useless else "DI-MOV-03" if price[-1] > food else None), text


def test_the_random_games_are_rich() -> None:
    """What is compared above is not all alike: every kind of move, of card and of end comes up."""
    seen: Counter[str] = Counter()
    for number, kind in [entry for part in range(SLICES) for entry in kinds(part, 6)][:48]:
        moves = played(number, kind)["moves"]
        seen.update(" ".join(text.split()[: 1 + text.startswith("play")]) for text in moves)
        seen["compass"] += sum("compass" in text for text in moves if text.startswith("sail"))
    plays = [f"play {card}" for card in ("cornucopia", "machines", "weapons", "treasure", "cannon", "gate", "map")]
    kinds_of_move = [kind for kind in PATTERNS if kind != "play"]
    assert [kind for kind in [*kinds_of_move, *plays, "compass"] if not seen[kind]] == []


@pytest.mark.rule("DI-SET-02", "DI-SET-08", "DI-SET-11", "DI-SOL-01", "DI-SOL-14", "DI-RUI-04", "DI-SOL-03")
@pytest.mark.parametrize("number", range(12 * SOAK))
def test_what_a_seed_brings_is_legal_at_a_table(number: int) -> None:
    """The deal can be used, and every card that the seed draws may be drawn, after a reshuffle too."""
    stream = Stream("diluvium", "seeds", number)
    document, fate = house_deal(f"TWIN-{number}", *GAMES[number * 3 % len(GAMES)])
    state = house_opening(document)
    moves: list[str] = []
    while not state.is_over:
        moves.append(str(chance_move(state, fate)) if state.is_chance else stream.choice(house_legal(state)))
        state = house_play(state, moves[-1])
    verdict = judge({**document, "moves": moves})
    assert verdict == {"valid": True, "violations": [], "result": house_result(state)}


def readable_here(text: str) -> bool:
    try:
        return bool(read_move(text))
    except ValueError:
        return False


def test_both_read_the_same_texts_as_moves() -> None:
    stream = Stream("diluvium", "texts")
    documents = [some_setup(stream, *game) for game in GAMES[:8]]
    letters = "0123456789 abcdefgkmprsw-QA\t\n"
    read = 0
    for _ in range(20_000 * SOAK):
        text = some_text(stream, stream.choice(list(PATTERNS)), stream.choice(documents))
        for _ in range(stream.below(3)):
            at = stream.below(len(text) + 1)
            text = text[:at] + stream.choice(["", stream.choice(letters)]) + text[at + stream.below(2) :]
        assert readable(text) == readable_here(text), text
        read += readable(text)
    assert read > 5_000
