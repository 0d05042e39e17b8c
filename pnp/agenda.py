"""The agenda: what is due in a game, as a stack inside its state.

A turn has a frame: steps that follow each other, most of which need nobody. Where a step needs an answer it puts a
`Due` on the agenda, which says what is asked, of whom, and about what. The one on top is asked first. A move answers
it and takes it off, or leaves it there because it may be answered again (a phase that goes on until it is ended), and
may put others on top: a spell is named, then paid for, then the dice it moved are rolled. When the agenda is empty the
frame goes on with its next step, until something is due or the game is over.

So a question inside a question needs no phase of its own, whoever is asked: chance has a seat like the players,
somebody may be asked out of turn, and where all decide in secret each has a due of their own and the last answer
uncovers them. The state stays frozen, and a state in the middle of a question is a state like any other.

A game says for each kind of due what it is (`Point`): the words of a refusal, the moves that are legal, and what each
verb does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, NoReturn, Protocol, TypeVar

__all__ = ["CHANCE", "TOGETHER", "Agenda", "Due", "Point"]

CHANCE = -2
"""The seat of dice and decks; no game counts its seats down to here."""
TOGETHER = -1
"""The seat of what the players decide as one."""


class Due(NamedTuple):
    """Something that is asked: its kind, the seat that answers, and numbers that say what it is about."""

    kind: str
    seat: int = CHANCE
    about: tuple[int, ...] = ()


class Asked(Protocol):
    """A state with an agenda; the last due is the top."""

    @property
    def due(self) -> tuple[Due, ...]: ...

    @property
    def is_over(self) -> bool: ...


S = TypeVar("S", bound=Asked)
M = TypeVar("M", bound=tuple[str, tuple[Any, ...]])


class Point(NamedTuple, Generic[S, M]):
    """What one kind of due means to its game."""

    asked: str
    """What is asked, to end the sentence “this cannot be played now: …”."""
    moves: Callable[[S], Sequence[M]]
    """All legal answers, sorted, each once."""
    verbs: Mapping[str, Callable[..., S]]
    """What an answer does, by its verb: called with the state and the move's arguments, refuses what is illegal."""


class Agenda(Generic[S, M]):
    """All points of a game, and the step that its frame takes when nothing is due."""

    def __init__(
        self, points: Mapping[str, Point[S, M]], step: Callable[[S], S], stray: Callable[[S, M, str], NoReturn]
    ) -> None:
        self._points = points
        self._step = step
        self._stray = stray

    def legal_moves(self, state: S) -> Sequence[M]:
        """Give all legal moves, sorted, each once; none when the game is over."""
        due = state.due
        return self._points[due[-1][0]].moves(state) if due else ()

    def play(self, state: S, move: M) -> S:
        """Answer what is on top. `stray` refuses a verb that is not asked for, or any after the end."""
        due = state.due
        if not due:
            self._stray(state, move, "the game is over")
        point = self._points[due[-1][0]]
        effect = point.verbs.get(move[0])
        if effect is None:
            self._stray(state, move, point.asked)
        state = effect(state, *move[1])
        return state if state.due else self.settle(state)

    def settle(self, state: S) -> S:
        """Let the frame go on until something is due or the game is over."""
        while not state.due and not state.is_over:
            state = self._step(state)
        return state
