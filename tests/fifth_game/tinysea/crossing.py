"""A crossing of Tiny Sea, played move by move: an engine, a referee, and a text form, as small as they can be.

Each turn a wave throws the ship back (`wave 2`, chance), then she rows (`row 3`): at most 4 less the wave (TS-2). She
has crossed when she is 5 from the shore (TS-4); after six turns she is lost (TS-5). Nobody rows against a wave of 3
(`rest`, TS-3).
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from pnp.annals import Almanac, Annal, Entry, read_annal, wrong_claim
from pnp.errors import IllegalMove, RecordError
from pnp.game import Fault
from pnp.headers import NUMBER, TRUTH, WORDS, Field
from pnp.replay import Bench, Table, judge, read_moves, replay
from pnp.seeds import Stream, clean_seed

FORMS = {"wave": 1, "row": 1, "rest": 0}


class Move(NamedTuple):
    verb: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.verb} {self.number}" if FORMS[self.verb] else self.verb


@dataclass(frozen=True)
class State:
    turn: int = 1
    at: int = 0
    wave: int | None = None
    lost: bool = False

    @property
    def is_over(self) -> bool:
        return self.at >= 5 or self.lost

    @property
    def is_chance(self) -> bool:
        return self.wave is None and not self.is_over


class Engine:
    def parse_move(self, text: str) -> Move:
        verb, *words = text.split(" ")
        if FORMS.get(verb) != len(words) or any(word not in ("1", "2", "3") for word in words):
            raise RecordError(f"“{text[:40]}” is not a move: it is wave, row or rest")
        return Move(verb, *map(int, words))

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        if state.is_over:
            return ()
        if state.wave is None:
            return tuple(Move("wave", number) for number in (1, 2, 3))
        return (Move("rest"),) if state.wave == 3 else tuple(Move("row", n) for n in range(1, 5 - state.wave))

    def play(self, state: State, move: Move) -> State:
        if (move.verb == "wave") != state.is_chance:
            raise IllegalMove("TS-1", f"“{move}” is not what comes now")
        if state.wave is None:
            return replace(state, wave=move.number, at=max(0, state.at - move.number))
        if move not in self.legal_moves(state):
            raise IllegalMove(
                "TS-3" if state.wave == 3 else "TS-2", f"nobody can {move} against a wave of {state.wave}"
            )
        after = replace(state, at=state.at + move.number, wave=None)
        if after.is_over or state.turn == 6:
            return replace(after, lost=not after.is_over)
        return replace(after, turn=state.turn + 1)

    def chance_move(self, state: State, fate: str) -> Move:
        return Move("wave", Stream("tinysea", 1, fate, "turn", state.turn).between(1, 3))


class Options(Entry, frozen=True):
    ships: int = 1


class Setup(Entry, frozen=True):
    waves: tuple[str, ...]


class Claims(Entry, frozen=True):
    won: bool | UnsetType | None = UNSET
    turns: int | UnsetType = UNSET


ENGINE = Engine()
BENCH = Bench[State, Move](
    not_over="TS-6",
    after_end=lambda state: "TS-4" if state.at >= 5 else "TS-5",
    against_seed=lambda move: "TS-7",
    result=lambda state: {
        "over": state.is_over,
        "won": state.at >= 5 if state.is_over else None,
        "turns": state.turn,
    },
    told=lambda result: ["crossed" if result["won"] else "not crossed", f"turn {result['turns']}"],
    claims=lambda claimed, result: wrong_claim("TS-8", claimed, result),
)


def table(seed: str | None) -> Table[State, Move, str]:
    return Table(ENGINE, State(), None if seed is None else clean_seed(seed))


def judge_document(document: Any, waves: Any) -> Any:
    """`waves` gives those of a seed."""
    record = read_annal(document, Annal[Options, Setup, Claims], "tinysea")
    moves = read_moves(ENGINE, record.moves)
    fault = None
    if record.seed is not None and record.setup is not UNSET and record.setup.waves != waves(record.seed):
        fault = Fault("TS-9", None, (), "the waves are not those of the seed")
    claimed = None if record.claimed is UNSET else record.claimed
    return judge(table(record.seed), BENCH, moves, setup=fault, finished=record.finished, claimed=claimed)


def turns(document: Any) -> tuple[int, ...]:
    return replay(table(document["seed"]), read_moves(ENGINE, document["moves"]), BENCH).turns


FIELDS = {
    "Ships": Field(("options", "ships"), NUMBER),
    "Waves": Field(("setup", "waves"), WORDS),
    "Claimed-Won": Field(("claimed", "won"), TRUTH),
    "Claimed-Turns": Field(("claimed", "turns"), NUMBER),
}


def almanac(game: Any) -> Almanac:
    return Almanac(game, FIELDS, ENGINE.parse_move, turns)
