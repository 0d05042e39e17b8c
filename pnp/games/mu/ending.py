"""The result of a game: the score of every seat, line by line, and who has won (MU-611 to 618)."""

from typing import Literal, TypedDict

from pnp.games.mu.continent import Continent
from pnp.games.mu.state import State
from pnp.masks import cells

__all__ = ["Lines", "Result", "result", "scores"]


class Lines(TypedDict):
    """The score of a seat, in Victory Points."""

    track: int
    villages: int
    settlers: int
    prayers: int
    moai: int
    bonus: int
    total: int


_PARTS: tuple[Literal["track", "villages", "settlers", "prayers", "moai", "bonus"], ...]
_PARTS = ("track", "villages", "settlers", "prayers", "moai", "bonus")


class Result(TypedDict):
    """How a game stands, or how it ended."""

    over: bool
    reason: str | None
    rounds: int
    turns: int
    winners: list[int]
    scores: list[Lines]


def result(state: State) -> Result:
    """Give the result; the scores are as if the game ended now, and nobody has won before it does."""
    lines = scores(state)
    return {
        "over": state.is_over,
        "reason": state.reason or None,
        "rounds": state.frame.round,
        "turns": state.frame.number,
        "winners": _winners(state, lines) if state.is_over else [],
        "scores": lines,
    }


def scores(state: State) -> list[Lines]:
    """MU-611 to 617, by seat; a Settler on a Boat counts for nothing."""
    points, found = state.charter.numbers.points, []
    for player in state.players:
        lines: Lines = {
            "track": player.points,
            "villages": points.village * player.villages.bit_count(),
            "settlers": points.settler * len(player.settlers),
            "prayers": points.prayer * player.prayers,
            "moai": points.moai * player.moai_on_board,
            "bonus": points.neighbour * _neighbours(state.charter.continent, player.raised),
            "total": 0,
        }
        lines["total"] = sum(lines[part] for part in _PARTS)
        found.append(lines)
    return found


def _neighbours(continent: Continent, raised: int) -> int:
    """MU-615, 616: how many standing Moai have another in their space or in an adjacent one."""
    standing: dict[int, int] = {}
    for geyser in cells(raised):
        standing[geyser // 6] = standing.get(geyser // 6, 0) + 1
    return sum(
        count
        for space, count in standing.items()
        if count > 1 or any(continent.beside[space] >> other & 1 for other in standing)
    )


def _winners(state: State, lines: list[Lines]) -> list[int]:
    """MU-617, 618: the highest score; then more Settlers, Villages and Moai on the board; then all of them."""
    ranks = [
        (line["total"], len(player.settlers), player.villages.bit_count(), player.moai_on_board)
        for line, player in zip(lines, state.players, strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
