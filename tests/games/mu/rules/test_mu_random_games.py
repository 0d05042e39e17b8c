"""Random games of Mu, with two to four players and both modes of each kind: what holds at every moment of them.

Players that choose among all moves alike seldom raise a Moai. These choose a verb first and end a turn only when they
have to, so that continents do sink.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import pytest
from mu_positions import BOX
from reference import mu_parts

from pnp.errors import IllegalMove
from pnp.games.mu.charter import Charter, FissureMode, SinkMode
from pnp.games.mu.deal import deal_boats, deal_continent
from pnp.games.mu.moves import Move, parse_move
from pnp.games.mu.places import (
    AREA_GEYSERS,
    AREA_OF,
    AREA_SLOTS,
    COMPASS,
    LOOSE,
    SLOTS,
    SPACES,
    VOLCANO_AREAS,
)
from pnp.games.mu.rules import Fate, chance_move, legal_moves, new_game, play, result
from pnp.games.mu.state import State
from pnp.masks import cells

GAMES = 20_000 if os.environ.get("PNP_SOAK") else 120


def charter(number: int) -> Charter:
    """Both modes of each kind in turn, 2 to 4 players, half of them on continents of their own."""
    players = 2 + number % 3
    fissures: FissureMode = "edge" if number // 3 % 4 == 3 else "border"
    sinking: SinkMode = "claim" if number // 12 % 2 else "auto"
    continent, bays = BOX.continent, (BOX.bay,) * players
    if number // 24 % 2:
        seed = f"GAME-{number}"
        continent = deal_continent(seed, 1, 100, BOX)
        bays = deal_boats(seed, 1, continent, players)
    return Charter(BOX.numbers, continent, bays, number % players, fissures, sinking, 1 + number % 5)


def chosen(moves: Sequence[Move], chance: random.Random) -> Move:
    verbs = sorted({move.verb for move in moves} - {"end"}) or ["end"]
    verb = "raise" if "raise" in verbs and chance.random() < 0.7 else chance.choice(verbs)
    if verb != "end" and chance.random() < 0.05:
        return moves[chance.randrange(len(moves))]
    return chance.choice([move for move in moves if move.verb == verb])


def game(number: int) -> Iterator[tuple[State, Move, State]]:
    chance = random.Random(number)
    state = new_game(charter(number))
    while not state.is_over:
        move = chosen(legal_moves(state), chance)
        after = play(state, move)
        yield state, move, after
        state = after


# -- what always holds -----------------------------------------------------------------------------


def check_pieces(state: State) -> None:
    """Pieces, slots and geysers: nothing twice, nothing in the sea, nothing more than there is."""
    numbers, land = BOX.numbers, state.land
    slots, geysers = state.lava, 0
    for player in state.players:
        assert player.settlers_left(numbers) >= 0
        assert player.villages_left(numbers) >= 0
        assert player.moai_left(numbers) >= 0
        assert 0 <= player.prayers <= 4
        assert list(player.settlers) == sorted(player.settlers)
        assert list(player.loose) == sorted(player.loose)
        assert all(land.spaces >> space & 1 for space in (*player.settlers, *player.loose))
        for mask in (player.villages, player.moai):
            assert not slots & mask
            slots |= mask
        assert not geysers & player.raised
        geysers |= player.raised
    assert not geysers & state.open
    assert state.prayers + sum(player.prayers for player in state.players) <= numbers.prayers
    sunken_slots, sunken_geysers = sea(land.areas)
    assert not slots & sunken_slots
    assert not (geysers | state.open) & sunken_geysers


@lru_cache(1000)
def sea(areas: int) -> tuple[int, int]:
    """Give the slots and the geysers that are no longer there."""
    slots = geysers = 0
    for area in range(1, 23):
        if not areas >> area & 1:
            slots, geysers = slots | AREA_SLOTS[area], geysers | AREA_GEYSERS[area]
    return slots, geysers


def check_land(state: State) -> None:
    """Bounds and parts; open geysers face land across a border."""
    charter, land = state.charter, state.land
    hexes = charter.continent.hexes
    slow = {hexes[space]: AREA_OF[space] for space in cells(land.spaces)}
    fissures: set[frozenset[int] | frozenset[mu_parts.Hex]] = set()
    for site in cells(land.fissures):
        assert all(land.areas >> area & 1 for area in charter.sites.areas[site])
        pairs = charter.sites.closes[site]
        fissures |= {frozenset((hexes[one], hexes[other])) for one, other in pairs}
    parts = mu_parts.parts_of(slow, fissures)
    assert [{hexes[space] for area in cells(part) for space in _spaces(area)} for part in land.parts] == parts
    assert land.volcanoes == land.areas & VOLCANO_AREAS
    if not charter.claims:
        assert len(parts) <= 2
        assert (len(parts) == 1) == (
            state.due == () or state.due[-1].kind not in ("tie", "lot", "save all", "save one")
        )
        if charter.fissure_mode == "border":
            assert land.fissures.bit_count() <= 26
    for geyser in cells(state.open):
        beyond = charter.continent.beyond[geyser // 6][geyser % 6]
        assert land.spaces >> beyond & 1
        assert AREA_OF[beyond] != AREA_OF[geyser // 6]


@cache
def _spaces(area: int) -> tuple[int, ...]:
    return tuple(space for space, owner in enumerate(AREA_OF) if owner == area)


def check_move(state: State, move: Move, after: State) -> None:
    """What a single move may change."""
    assert all(new.points >= old.points for new, old in zip(after.players, state.players, strict=True))
    assert state.land.areas & after.land.areas == after.land.areas
    assert not state.frame.last or after.frame.last
    if after.land.areas != state.land.areas:
        part = state.land.areas & ~after.land.areas
        assert not state.sinking or part & state.sinking.part == state.sinking.part
        assert move.verb in ("save", "raise", "draw", "claim")
        if len(after.land.parts) == 1:
            small = after.land.volcanoes.bit_count() <= BOX.numbers.last_volcanoes
            assert after.frame.last == (state.frame.last or small)
    assert after.rolls == state.rolls + (move.verb == "roll")
    assert after.draws == state.draws + (move.verb == "draw")
    if move.verb == "end":
        assert after.is_over or after.turn == state.turn + 1
    else:
        assert after.turn == state.turn


@pytest.mark.rule("MU-119", "MU-201", "MU-205", "MU-330", "MU-508", "MU-604", "MU-921")
@pytest.mark.parametrize("slice_", range(4))
def test_games_keep_all_pieces_and_come_to_an_end(slice_: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(slice_, GAMES, 4):
        raised = 0
        end = new_game(charter(number))
        for state, move, after in game(number):
            raised += move.verb == "raise"
            check_move(state, move, after)
            check_pieces(after)
            if after.land is not state.land:
                check_land(after)
            end = after
        stands = result(end)
        reasons[str(stands["reason"])] += 1
        geysers = end.charter.sites.geysers.bit_count()
        assert raised <= geysers
        assert end.turn == end.frame.round * end.charter.players
        assert end.frame.round <= end.charter.stagnation_rounds * (geysers + 1)
        assert stands["winners"]
        best = max(score["total"] for score in stands["scores"])
        assert all(stands["scores"][seat]["total"] == best for seat in stands["winners"])
        assert legal_moves(end) == ()
    assert set(reasons) == {"volcanoes", "stagnation"}


# -- all moves of the language ---------------------------------------------------------------------


@cache
def language() -> tuple[Move, ...]:
    spaces, slots = range(len(SPACES)), range(len(SLOTS))
    places = range(LOOSE + len(SPACES))
    found = [Move(verb) for verb in ("end", "pray")]
    found += [Move(verb, (space,)) for verb in ("create", "land", "save", "settle") for space in spaces]
    found += [Move(verb, (slot,)) for verb in ("build", "sculpt") for slot in slots]
    found += [Move(verb, (place,)) for verb in ("lose", "protect") for place in places]
    found += [Move("move", (one, other)) for one in spaces for other in spaces]
    found += [Move("carry", (place, other)) for place in places for other in spaces]
    for direction in range(len(COMPASS)):
        found += [Move("raise", (place, direction)) for place in places]
        found += [Move("raise", (place, direction, 1)) for place in places]
    found += [Move("claim", (seat,)) for seat in range(4)]
    found += [Move("roll", (face,)) for face in range(2)]
    found += [Move("draw", (token,)) for token in range(1, 9)]
    found += [Move("draw", (one, other)) for one in range(1, 9) for other in range(one + 1, 9)]
    found += [Move("draw", (0, area)) for area in range(1, 23)]
    return tuple(sorted(found))


def plays(state: State, move: Move) -> bool:
    try:
        play(state, move)
    except IllegalMove:
        return False
    return True


def test_every_move_is_read_back_as_it_is_written() -> None:
    for move in language():
        assert parse_move(str(move)) == move


@pytest.mark.rule("MU-205")
def test_what_is_legal_is_what_can_be_played() -> None:
    everything, seen = language(), Counter[str]()
    for number in range(48):
        chance = random.Random(number)
        for state, _, _ in game(number):
            moves = list(legal_moves(state))
            assert moves == sorted(set(moves))
            assert moves
            kind = state.due[-1].kind
            seen[kind] += 1
            legal = set(moves)
            if seen[kind] <= 3 or (kind == "action" and chance.random() < 0.002):
                assert [move for move in everything if plays(state, move)] == moves
            else:
                assert all(plays(state, move) for move in chance.sample(moves, min(3, len(moves))))
                assert not any(plays(state, move) for move in chance.sample(everything, 6) if move not in legal)
    assert set(seen) >= {"action", "roll", "token", "tokens", "save all", "save one", "slot", "loose"}


# -- the seed --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-402", "MU-412")
def test_a_seed_answers_every_chance_alike() -> None:
    def played(seed: str) -> list[str]:
        chance, state, written = random.Random(3), new_game(charter(4)), []
        fate = Fate.of(state.charter, seed, 1)
        while not state.is_over:
            move = chance_move(state, fate) if state.is_chance else chosen(legal_moves(state), chance)
            assert move in legal_moves(state)
            written.append(str(move))
            state = play(state, move)
        return written

    assert played("A") == played("A")
    assert played("A") != played("B")


@pytest.mark.rule("MU-401")
def test_a_seed_rolls_and_draws_evenly() -> None:
    fate = Fate("EVEN", 1)
    faces = Counter(fate.die(number) for number in range(6000))
    assert sorted(faces) == list(range(6))
    assert all(900 < count < 1100 for count in faces.values())
    assert len({fate.tokens(number).word() for number in range(100)}) == 100
