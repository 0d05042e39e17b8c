"""Replay: a recorded game is played again by its engine, move by move, up to the first that is wrong.

The engine is a module or an object that plays a game: chance is a move like any other. Where the record has a seed, a
chance that was not written down is answered by it, also behind the last move; one that was written down has to be legal
first, and then to be what the seed says. Whether the next move is meant as the answer shows its first word.

The whole record is read before anything is judged, and one mistake is named: in the setup, then in the moves, then a
move behind the end, then an end that is missing, then a wrong claim. What these are called is each game's affair.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from pnp.errors import IllegalMove, RecordError
from pnp.game import Fault, Verdict
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["Bench", "Engine", "Played", "Replay", "State", "Table", "judge", "read_moves", "replay"]


class State(Protocol):
    """A position of a game: frozen, so that old ones stay as they were."""

    @property
    def is_over(self) -> bool: ...

    @property
    def is_chance(self) -> bool:
        """Whether chance has the next move, and nobody decides."""

    @property
    def turn(self) -> int:
        """The turn under way, or the last one."""


S = TypeVar("S", bound=State)
M = TypeVar("M")
F = TypeVar("F")
F_contra = TypeVar("F_contra", contravariant=True)


class Engine(Protocol[S, M, F_contra]):
    """Whatever plays a game. The text of a move (`str`) is read back to an equal one."""

    def parse_move(self, text: str, /) -> M:
        """Read a move, whatever the position; raises RecordError."""

    def legal_moves(self, state: S, /) -> Sequence[M]:
        """Give all legal moves, sorted, each once; none when the game is over."""

    def play(self, state: S, move: M, /) -> S:
        """Make a move; raises IllegalMove."""

    def chance_move(self, state: S, fate: F_contra, /) -> M:
        """Give the seed's answer where chance has the move."""


@dataclass(frozen=True)
class Table(Generic[S, M, F]):
    """A game that is about to begin: who plays it, from where, and the chance of its seed if it has one."""

    engine: Engine[S, M, F]
    start: S
    fate: F | None = None


@runtime_checkable
class Played(Protocol):
    """A game that has an engine: `pnp.contract` plays it."""

    def table(self, code: SetupCode, data: Templates) -> Table[Any, Any, Any]:
        """Begin a game of a settled code that has a seed."""


@dataclass(frozen=True)
class Bench(Generic[S, M]):
    """What the game says about a record as a whole: which rule is broken, and what the result is."""

    not_over: str
    """The rule of a record that should be finished and is not."""
    after_end: Callable[[S], str]
    """The rule of a move behind the end, by the last position."""
    against_seed: Callable[[M], str]
    """The rule of a chance move that is not the seed's."""
    result: Callable[[S], Mapping[str, Any]]
    told: Callable[[Mapping[str, Any]], Iterable[str]]
    """The result for people."""
    claims: Callable[[Any, Mapping[str, Any]], Fault | None]
    """What is wrong with what the players claim, by the result."""


@dataclass(frozen=True)
class Replay(Generic[S]):
    """A record that was played as far as it goes."""

    state: S
    turns: tuple[int, ...] = ()
    """The turn of each written move that was reached."""
    moves: tuple[str, ...] = field(default=(), repr=False)
    """All moves that were made, the seed's too."""
    fault: Fault | None = None


def read_moves(engine: Engine[S, M, F], texts: Sequence[str]) -> list[M]:
    """Read all moves of a record; the error names the number of the first that is none."""
    moves = []
    for number, text in enumerate(texts, 1):
        try:
            moves.append(engine.parse_move(text))
        except RecordError as error:
            raise RecordError(f"move {number}: {error}") from None
    return moves


def replay(table: Table[S, M, F], moves: Sequence[M], bench: Bench[S, M]) -> Replay[S]:
    """Play the moves up to the first that is wrong."""
    player = _Player(table, bench)
    for number, move in enumerate(moves, 1):
        if fault := player.make(move, number):
            return player.replay(fault)
    player.answer(None)
    return player.replay(None)


def judge(
    table: Table[S, M, F],
    bench: Bench[S, M],
    moves: Sequence[M],
    *,
    setup: Fault | None,
    finished: bool,
    claimed: Any,
) -> Verdict:
    """Give the verdict on moves that were read: `setup` is what is wrong before the first of them."""
    played = Replay(table.start, fault=setup) if setup else replay(table, moves, bench)
    if played.fault is None and finished and not played.state.is_over:
        played = replace(played, fault=Fault(bench.not_over, None, (), "the record ends, but the game is not over"))
    result = bench.result(played.state)
    fault = played.fault
    if fault is None and claimed is not None:
        fault = bench.claims(claimed, result)
    return Verdict((fault,) if fault else (), result=result, told=tuple(bench.told(result)))


class _Player(Generic[S, M, F]):
    """Plays a record, with the seed beside it."""

    def __init__(self, table: Table[S, M, F], bench: Bench[S, M]) -> None:
        self._engine = table.engine
        self._state = table.start
        self._fate = table.fate
        self._bench = bench
        self._turns: list[int] = []
        self._made: list[str] = []

    def replay(self, fault: Fault | None) -> Replay[S]:
        return Replay(self._state, tuple(self._turns), tuple(self._made), fault)

    def make(self, move: M, number: int) -> Fault | None:
        """Make a written move, or say what is wrong with it."""
        due = self.answer(move)
        state = self._state
        self._turns.append(state.turn)
        if state.is_over:
            message = f"“{move}” comes after the end of the game"
            return Fault(self._bench.after_end(state), state.turn, (), message, number)
        try:
            after = self._engine.play(state, move)
        except IllegalMove as error:
            return Fault(error.rule, state.turn, (), error.message, number)
        if due is not None and move != due:
            message = f"the seed says “{due}” here, not “{move}”: with real dice and cards a record has no seed"
            return Fault(self._bench.against_seed(move), state.turn, (), message, number)
        self._go(after, move)
        return None

    def answer(self, move: M | None) -> M | None:
        """Let the seed answer each chance that the next move is no answer to; give its answer to one that it is."""
        while self._fate is not None and self._state.is_chance:
            due = self._engine.chance_move(self._state, self._fate)
            if move is not None and _verb(move) == _verb(due):
                return due
            self._go(self._engine.play(self._state, due), due)
        return None

    def _go(self, after: S, move: M) -> None:
        self._state = after
        self._made.append(str(move))


def _verb(move: object) -> str:
    return str(move).partition(" ")[0]
