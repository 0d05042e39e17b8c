"""The court: where the records of a game are read, laid out, played again and judged.

The game says of which types its records are (`pnp.annals`), who plays them, what its rules say about a record as a
whole (`pnp.replay`), and how the table is laid: with what the record says, or its seed, and where these differ. A
record is read to its last move before the table is laid.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import UNSET

from pnp.annals import Annal, read_annal
from pnp.errors import PnpError, RecordError
from pnp.game import Fault, Game, Verdict
from pnp.registry import templates_for
from pnp.replay import Bench, Engine, Replay, State, Table, judge, read_moves, replay
from pnp.templates import Templates

__all__ = ["Court"]

R = TypeVar("R", bound=Annal[Any, Any, Any])
B = TypeVar("B")
S = TypeVar("S", bound=State)
M = TypeVar("M")
F = TypeVar("F")


@dataclass(frozen=True)
class Court(Generic[R, B, S, M, F]):
    """Judges the records of one game."""

    game: Game
    kind: type[R]
    engine: Engine[S, M, F]
    bench: Bench[S, M]
    components: Callable[[Templates], B]
    lay: Callable[[R, B], tuple[Table[S, M, F], Fault | None]]
    """Lays the table by a record, and says what of its setup is not the seed's; a PnpError: the record cannot be."""

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        """Give the verdict on a record; raises RecordError if it cannot be read."""
        record, moves, table, fault = self._opened(document, data)
        claimed = None if record.claimed is UNSET else record.claimed
        return judge(table, self.bench, moves, setup=fault, finished=record.finished, claimed=claimed)

    def replayed(self, document: Mapping[str, Any], data: Templates) -> tuple[S, Replay[S]]:
        """Play a record that can be judged: gives where it begins, and how far it goes."""
        _, moves, table, _ = self._opened(document, data)
        return table.start, replay(table, moves, self.bench)

    def turns(self, document: Mapping[str, Any]) -> Sequence[int]:
        """Give the turns of the moves, as far as they can be played with our own data."""
        try:
            _, moves, table, fault = self._opened(document, self._own)
        except RecordError:  # of a player's own box
            return ()
        return () if fault else replay(table, moves, self.bench).turns

    def _opened(
        self, document: Mapping[str, Any], data: Templates
    ) -> tuple[R, Sequence[M], Table[S, M, F], Fault | None]:
        record = read_annal(document, self.kind, self.game.slug)
        moves = read_moves(self.engine, record.moves)
        box = self.components(data)
        try:
            return record, moves, *self.lay(record, box)
        except PnpError as error:
            raise RecordError(str(error)) from None

    @cached_property
    def _own(self) -> Templates:
        return templates_for(self.game)
