"""The planner: a player of Mu who looks to the end of the own turn.

It follows the most promising ways through the turn, action point by action point, and takes the one whose end promises
most (`outlook`). Of the die it expects what it may bring, and plans on as if it showed white; when it does not, or when
anything else comes that was not planned, it plans anew. All information of the game is open, so nothing has to be
guessed (MU-208).

In claim mode it announces whatever it splits, and claims what others miss, for whichever seat may do so first.
"""

from collections.abc import Sequence
from itertools import islice

from pnp.games.mu.moves import ANNOUNCED, WHITE, Move
from pnp.games.mu.moving import space_of_place
from pnp.games.mu.outlook import Outlook, stalling
from pnp.games.mu.rules import legal_moves, play
from pnp.games.mu.state import State
from pnp.games.mu.weights import PlannerWeights

__all__ = ["Planner"]

_WALKS = ("move", "carry", "land")
_SIDE_LINES = ("build", "create", "pray")
_END, _WHITE = Move("end"), Move("roll", (WHITE,))


class _Way:
    """A way through a turn: where it has led, by which moves, and what it has cost on the way."""

    __slots__ = ("cost", "first", "promise", "state", "step", "worth")

    def __init__(
        self, state: State, first: "_Way | None", step: tuple[Move, ...], cost: float, worth: float, promise: float
    ) -> None:
        self.state = state
        self.first = first
        """The way that it goes on from."""
        self.step = step
        self.cost = cost
        self.worth = worth
        """What it comes to if the turn ends here,"""
        self.promise = promise
        """and if it goes on, and with it the game."""

    def moves(self) -> list[Move]:
        before = self.first.moves() if self.first else []
        return [*before, *self.step]


class Planner:
    """Plans a turn when it begins, and anew when it comes otherwise."""

    def __init__(self, seat: int, weights: PlannerWeights) -> None:
        self._seat = seat
        self._weights = weights
        self._outlook = Outlook(weights)
        self._plan: list[Move] = []
        self._expected: State | None = None

    def choose(self, state: State, /) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        if state.due[-1].kind != "action":
            self._outlook.begin(state)
            return max(moves, key=lambda move: self._outlook.worth(play(state, move), self._seat))
        if claim := _first_claim(state, moves):
            return claim
        if not self._plan or self._expected != state:
            self._plan = self._planned(state)
        move = self._plan.pop(0)
        after = play(state, move)
        while self._plan and after.due[-1].kind != "action":
            # what is asked in between is part of the plan, chance too
            after = play(after, self._plan.pop(0))
        self._expected = after
        return move

    # -- a turn ----------------------------------------------------------------------------------

    def _planned(self, state: State) -> list[Move]:
        """Give the moves up to the end of the turn, as they would come with white dice.

        Where the game ends unless a Moai is raised, the ways to one are looked for by themselves as well: what they
        begin with looks poor beside what else could be done.
        """
        self._outlook.begin(state)
        best = self._followed_up(state, raising=False)
        if stalling(best.state):
            best = max(best, self._followed_up(state, raising=True), key=lambda way: way.worth)
        return [*best.moves(), _END]

    def _followed_up(self, state: State, raising: bool) -> _Way:
        """Follow the most promising ways through a turn, and give the best of all."""
        start = best = _Way(state, None, (), 0.0, self._outlook.worth(state, self._seat), 0.0)
        ways: list[list[_Way]] = [[] for _ in range(state.frame.actions + 1)]
        ways[-1].append(start)
        seen: set[tuple[object, ...]] = set()
        for actions in range(state.frame.actions, 0, -1):
            for way in self._best(ways[actions]):
                for move in _worth_trying(way.state):
                    if raising and move.verb in _SIDE_LINES and stalling(way.state):
                        continue
                    found = self._followed(way, move)
                    after = found.state
                    key = (after.players[self._seat], after.land.fissures, after.land.areas, after.open, after.lava)
                    if key in seen:
                        continue
                    seen.add(key)
                    if found.worth > best.worth:
                        best = found
                    if after.due and after.frame.number == state.frame.number:
                        ways[after.frame.actions].append(found)
        return best

    def _followed(self, way: _Way, move: Move) -> _Way:
        """Play a move, and what it brings about up to the next action."""
        outlook, seat = self._outlook, self._seat
        state, cost = play(way.state, move), way.cost
        step = [move]
        while state.due and state.due[-1].kind != "action":
            if state.due[-1].kind == "roll":
                answer = _WHITE
                cost += outlook.loss(state, seat)
            else:
                answer = self._answer(state)
            state = play(state, answer)
            step.append(answer)
        worth = promise = outlook.worth(state, seat) - cost
        if stalling(state):
            promise = outlook.worth(state, seat, goes_on=True) - cost
        return _Way(state, way, tuple(step), cost, worth, promise)

    def _best(self, ways: list[_Way]) -> list[_Way]:
        """Give the ways that are followed: the most promising, and a few more that have just gone somewhere."""
        ways.sort(key=lambda way: -way.promise)
        best, weights = ways[: self._weights.beam], self._weights
        walks = (way for way in ways[weights.beam :] if way.step and way.step[0].verb in _WALKS)
        return [*best, *islice(walks, weights.walks)]

    def _answer(self, state: State) -> Move:
        """Answer what is asked within an action: own questions well, those of others and of chance anyhow."""
        moves = legal_moves(state)
        if state.is_chance or state.seat != self._seat or len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self._outlook.worth(play(state, move), self._seat))


def _first_claim(state: State, moves: Sequence[Move]) -> Move | None:
    """MU-912: the first clockwise after the active player claims."""
    claims = [move for move in moves if move.verb == "claim"]
    if not claims:
        return None
    active, players = state.active, len(state.players)
    return min(claims, key=lambda move: (move.arguments[0] - active - 1) % players)


def _worth_trying(state: State) -> list[Move]:
    """Leave out what is as good as another move: geysers of a space that face one site, and splits without a word."""
    sites, claims = state.charter.sites, state.charter.claims
    found: dict[object, Move] = {}
    for move in legal_moves(state):
        verb, numbers = move
        if verb == "raise":
            space = space_of_place(numbers[0])
            key = (space, sites.facing[6 * space + numbers[1]])
            if claims and len(numbers) > 2 and numbers[2] == ANNOUNCED:
                found[key] = move
            else:
                found.setdefault(key, move)
        elif verb != "end" and verb != "claim":
            found[move] = move
    return list(found.values())
