"""The solo campaign: which scenario follows, what it inherits, and the rank at the end (DI-SOL-15, SOL-16).

The first scenario says by its result which comes second; after that come the others that are left, in their order. A
scenario on its own is a game with the carry `none`.
"""

from collections.abc import Sequence

from pnp.games.diluvium.components import Components

__all__ = ["carries", "next_scenario", "rank"]


def next_scenario(played: Sequence[tuple[str, bool]], box: Components) -> str | None:
    """Give the scenario that follows, by those played so far and whether each was won; None after the last."""
    done = [name for name, _ in played]
    left = [name for name in box.scenarios if name not in done]
    if not left:
        return None
    if not played:
        return left[0]
    name, won = played[-1]
    terms = box.scenarios[name]
    onward = terms.won if won else terms.lost
    return onward if onward in left else left[0]


def carries(won: bool) -> tuple[str, ...]:
    """DI-SOL-15: what the next scenario may begin with: a gift of choice after a win, a richer Rival after a loss."""
    return ("resources", "strength", "card") if won else ("loss",)


def rank(played: Sequence[tuple[str, bool]], box: Components) -> str:
    """DI-SOL-16: the rank by the scenarios won."""
    return box.ranks[sum(won for _, won in played)]
