"""The result of a game: Gold, and what parts equal heaps of it (DI-END-04 to END-07, SOL-13)."""

from typing import NotRequired, TypedDict

from pnp.games.diluvium.state import State

__all__ = ["Result", "result"]


class Result(TypedDict):
    """How a game stands, or how it ended."""

    over: bool
    rounds: int
    turns: int
    gold: list[int]
    settlers: list[int]
    winners: list[int]
    why: str | None
    goal: NotRequired[int | None]
    """Solo only."""


def result(state: State) -> Result:
    """Give the result; nobody has won before the end."""
    gold = [player.gold for player in state.players]
    settlers = [sum(player.board) for player in state.players]
    winners: list[int] = []
    why: str | None = None
    goal = _goal(state)
    if state.is_over:
        winners, why = _solo(state, gold, goal) if state.charter.solo else _most(gold, settlers)
    found: Result = {
        "over": state.is_over,
        "rounds": state.frame.round,
        "turns": state.frame.number,
        "gold": gold,
        "settlers": settlers,
        "winners": winners,
        "why": why,
    }
    if state.charter.solo:
        found["goal"] = goal
    return found


def _goal(state: State) -> int | None:
    """Give how far you have come with the scenario's goal."""
    goal = state.charter.scenario_terms.goal
    return None if goal is None else state.drawn if goal == "draw" else state.slew


def _most(gold: list[int], settlers: list[int]) -> tuple[list[int], str]:
    """DI-END-04 to END-06: most Gold; then fewest Settlers on the board; then all of them."""
    best = [seat for seat, own in enumerate(gold, 1) if own == max(gold)]
    if len(best) == 1:
        return best, "gold"
    least = min(settlers[seat - 1] for seat in best)
    parted = [seat for seat in best if settlers[seat - 1] == least]
    return parted, "settlers" if len(parted) == 1 else "shared"


def _solo(state: State, gold: list[int], goal: int | None) -> tuple[list[int], str]:
    """DI-SOL-13: more Gold than the Rival, and the goal of the scenario."""
    if gold[0] <= gold[1]:
        return [2], "gold"
    return ([1], "gold") if goal is None or goal >= state.charter.scenario_terms.times else ([2], "goal")
