"""The deal: everything that a seed draws (DI-SET-02, SET-04, SET-08, SET-11, SOL-01, SOL-03, SOL-14, RUI-04).

Each draw has a stream of its own, keyed by the generator's version and the seed, so that whatever is added, the same
seed gives the same map. Lists are shuffled from the order of the files. A reshuffle has a stream of its own as well, by
its number, and is drawn only when a game comes to it.
"""

from collections.abc import Sequence

from pnp.games.diluvium.components import Components
from pnp.seeds import Stream

__all__ = [
    "draw_civilisations",
    "draw_first",
    "draw_rival",
    "draw_ruins",
    "draw_tiles",
    "reshuffled",
    "ruins_deck",
]


def _stream(seed: str, version: int, *purpose: str | int) -> Stream:
    return Stream("diluvium", version, seed, *purpose)


def draw_civilisations(seed: str, version: int, players: int, box: Components) -> tuple[str, ...]:
    """DI-SET-04: a civilisation for each seat, where that is left to the seed; solo also one for the Rival."""
    names = _stream(seed, version, "civilisations").shuffled(tuple(box.civilisations))
    return tuple(names[: max(players, 2)])


def draw_tiles(seed: str, version: int, players: int, scenario: str, box: Components) -> tuple[str, ...]:
    """DI-SET-02, SOL-14: the tile of every Ocean slot, in the order of the slots; the scenario counts in solo games."""
    layout = box.layouts[players]
    terms = box.scenarios[scenario if players == 1 else "Z1"]
    piles: dict[int, list[str]] = {}
    for cost in sorted(set(layout.costs)):
        stream = _stream(seed, version, "tiles", cost)
        tiles = [name for name, tile in box.tiles.items() if tile.cost == cost]
        if only := [name for name in tiles if name in terms.only]:
            tiles = only
        if forced := [name for name in tiles if name in terms.forced]:
            others = stream.shuffled([name for name in tiles if name not in forced])
            tiles = [*others[: layout.costs.count(cost) - len(forced)], *forced]
        piles[cost] = stream.shuffled(tiles)[::-1]
    return tuple(piles[cost].pop() for cost in layout.costs)


def ruins_deck(box: Components) -> tuple[str, ...]:
    """Give the Ruins Cards before they are shuffled: all copies of a card side by side."""
    return tuple(card.key for card in box.ruins for _ in range(card.copies))


def draw_ruins(seed: str, version: int, box: Components) -> tuple[str, ...]:
    """DI-SET-08: the Ruins deck from the top."""
    return tuple(_stream(seed, version, "ruins").shuffled(ruins_deck(box)))


def draw_first(seed: str, version: int, players: int) -> int:
    """DI-SET-11: the seat of the first player; in a solo game yours (DI-SOL-01)."""
    return 1 if players == 1 else 1 + _stream(seed, version, "first").below(players)


def draw_rival(seed: str, version: int, players: int, box: Components) -> tuple[str, ...]:
    """DI-SOL-01: the Rival deck from the top; none for two or more players."""
    if players > 1:
        return ()
    return tuple(_stream(seed, version, "rival").shuffled([card.id for card in box.rival]))


def reshuffled(seed: str, version: int, deck: str, number: int, pile: Sequence[int]) -> tuple[int, ...]:
    """DI-RUI-04, SOL-03: the deck `ruins` or `rival` after its reshuffle of this number, from 1 on.

    The pile is given from the oldest discard on. Number 0 is the deck of the setup, from the order of the file.
    """
    stream = _stream(seed, version, deck, number) if number else _stream(seed, version, deck)
    return tuple(stream.shuffled(pile))
