"""The deal: what a seed draws before the first turn (MU-801 to 816).

Each draw has a stream of its own, keyed by the generator's version and the seed, so that whatever is added, the same
seed gives the same continent. What is drawn in play, dice and tokens, is the affair of the state.
"""

from pnp.games.mu.components import Components
from pnp.games.mu.continent import Continent
from pnp.games.mu.generator import draw_bays, draw_boats, draw_continent
from pnp.games.mu.hexes import Hex
from pnp.seeds import Stream

__all__ = ["deal_boats", "deal_continent", "deal_first"]


def _stream(seed: str, version: int, purpose: str) -> Stream:
    return Stream("mu", version, seed, purpose)


def deal_continent(seed: str, version: int, attempts: int, box: Components) -> Continent:
    """Give the continent of the Advanced Setup (MU-801 to 813)."""
    return draw_continent(_stream(seed, version, "continent"), box.continent, attempts)


def deal_boats(seed: str, version: int, continent: Continent, players: int) -> tuple[Hex, ...]:
    """Give the bay of each seat's Boat in the Advanced Setup (MU-814, 815)."""
    bays = draw_bays(_stream(seed, version, "bays"), continent, players)
    return draw_boats(_stream(seed, version, "boats"), bays)


def deal_first(seed: str, version: int, players: int) -> int:
    """Give the First Player's seat."""
    return _stream(seed, version, "first").below(players)
