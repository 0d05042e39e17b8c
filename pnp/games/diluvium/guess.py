"""A guess: a state that a seat cannot tell from the true one, made of its `view` and of chance (DI-GEN-04).

A bot that looks ahead plays on guesses, so it knows no more than a person at the table: tiles that lie face down are
dealt anew from those that nobody has seen, and so are the kinds of tokens on other racks, the cards in other hands and
the decks. What adds up is kept: tokens that are not in the trays, in the Discard Tray or on the own rack are on the
others'. Gold of others is private; a guess begins with none, and shows what they gain from then on.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace as changed
from typing import TypeVar

from msgspec.structs import replace

from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.deck import Deck
from pnp.games.diluvium.places import WEAPONS
from pnp.games.diluvium.rules import View, view
from pnp.games.diluvium.state import Player, State
from pnp.seeds import Stream

__all__ = ["guess", "useful"]

M = TypeVar("M")
T = TypeVar("T")


def guess(state: State, seat: int, stream: Stream) -> State:
    """Give a state that may be the true one, for all that a seat knows."""
    seen, frame = view(state, seat), state.frame
    charter = _charter(state.charter, seen, stream)
    racks, hands = _racks(charter, seen, stream), _hands(charter, seen, stream)
    players = tuple(
        Player(
            player.board,
            player.scout,
            player.warship,
            player.strength,
            player.markers,
            player.settlers,
            player.marked,
            rack,
            hand,
            player.gold or 0,
            player.wheel,
        )
        for player, rack, hand in zip(seen.players, racks, hands[:-1], strict=True)
    )
    committed = frame.committed
    if committed >= 0 and seen.committed is None:
        defender = players[state.due[-1].seat - 1]
        attacker = players[frame.seat - 1]
        most = max(0, defender.strength + sum(defender.rack) - attacker.strength)
        committed = stream.below(min(attacker.rack[WEAPONS], most) + 1)
    rival = Counter(charter.rival_cards if charter.solo else ())
    rival.subtract((*seen.rival_pile, *((seen.rival_card,) if seen.rival_card >= 0 else ())))
    up = seen.up
    return State(
        charter,
        players,
        replace(frame, committed=committed),
        seen.trays,
        up,
        bytes(byte if up >> slot & 1 else charter.islands[slot] for slot, byte in enumerate(seen.room)),
        bytes(byte if up >> slot & 1 else charter.spaces[slot] for slot, byte in enumerate(seen.free)),
        Deck(hands[-1], False, seen.ruins_pile, shuffled=hands[-1]),
        Deck(tuple(rival.elements()), False, seen.rival_pile, shuffled=tuple(rival.elements())),
        seen.due,
        seen.spent,
        seen.slain,
        *seen.goal,
        seen.is_over,
    )


def useful(state: State, moves: Sequence[M]) -> Sequence[M]:
    """Of a defender's numbers give those that nobody would call a waste: no more than what the attacker may have."""
    if state.due[-1].kind != "defend":
        return moves
    attacker, defender = state.player, state.players[state.due[-1].seat - 1]
    held = defender.rack[WEAPONS]
    if defender.strength + held <= attacker.strength:
        return moves[:1]
    return moves[: attacker.strength + sum(attacker.rack) - defender.strength + 2] or moves[:1]


def _charter(charter: Charter, seen: View, stream: Stream) -> Charter:
    """Deal the tiles that nobody has seen into the slots that lie face down."""
    box = charter.box
    there = {tile for tile in seen.tiles if tile is not None}
    piles: dict[int, list[str]] = {}
    for cost in sorted(set(seen.costs)):
        missing = sum(tile is None and of == cost for tile, of in zip(seen.tiles, seen.costs, strict=True))
        unseen = [name for name, tile in box.tiles.items() if tile.cost == cost and name not in there]
        if charter.solo:
            terms = charter.scenario_terms
            forced = [name for name in unseen if name in terms.forced]
            only = {box.tiles[name].cost for name in terms.only}
            others = [name for name in unseen if name not in forced and (cost not in only or name in terms.only)]
            unseen = [*forced, *stream.sample(others, missing - len(forced))]
        piles[cost] = stream.shuffled(unseen)
    tiles = [piles[cost].pop() if tile is None else tile for tile, cost in zip(seen.tiles, seen.costs, strict=True)]
    return changed(charter, tiles=tuple(tiles), ruins=(), rival=())


def _racks(charter: Charter, seen: View, stream: Stream) -> list[tuple[int, int, int]]:
    """Share out the tokens that are on racks which a seat cannot look into."""
    size = charter.box.numbers.trays[charter.players - 1]
    pool: list[int] = []
    for kind in range(3):
        known = sum(player.rack[kind] for player in seen.players if player.rack is not None)
        pool += [kind] * (size - seen.trays[kind] - seen.spent[kind] - known)
    shares = _dealt(stream.shuffled(pool), [0 if player.rack is not None else player.tokens for player in seen.players])
    return [
        player.rack if player.rack is not None else (share.count(0), share.count(1), share.count(2))
        for player, share in zip(seen.players, shares, strict=False)
    ]


def _hands(charter: Charter, seen: View, stream: Stream) -> list[tuple[int, ...]]:
    """Share out the Ruins Cards that a seat has not seen: the hands, then the deck."""
    known = [card for player in seen.players if player.hand is not None for card in player.hand]
    pool = Counter(charter.cards)
    pool.subtract((*known, *seen.ruins_pile, *((seen.playing,) if seen.playing >= 0 else ())))
    sizes = [0 if player.hand is not None else player.cards for player in seen.players]
    shares = _dealt(stream.shuffled(tuple(pool.elements())), sizes)
    hands = [
        player.hand if player.hand is not None else tuple(sorted(share))
        for player, share in zip(seen.players, shares, strict=False)
    ]
    return [*hands, tuple(shares[-1])]


def _dealt(pool: Sequence[T], sizes: Sequence[int]) -> list[Sequence[T]]:
    """Deal a pool to heaps of these sizes; the last heap is what is left."""
    found, start = [], 0
    for size in sizes:
        found.append(pool[start : start + size])
        start += size
    return [*found, pool[start:]]
