"""The referee: a record of a whole game, `pnp-game/1`, replayed by the engine and judged.

What is wrong with a move is the engine's to say; what is wrong with the record as a whole has rules of its own: a move
behind the end (NA-R02), an end that is missing (NA-R03), a wrong claim (NA-R04), and whatever is not the seed's
(NA-R05). The setup is compared with the seed before the first move is made.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import UNSET

from pnp.annals import Almanac, Annal, read_annal, wrong_claim
from pnp.errors import PnpError, RecordError
from pnp.game import Fault, Verdict
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.components import Components, components
from pnp.games.nautilion.entries import ClaimEntry, OptionEntry, SeaEntry, charter_of, check_sea
from pnp.games.nautilion.moves import Move, parse_move
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.setup import OPTIONS, make_setup, sea_of
from pnp.games.nautilion.state import Fate, State, result
from pnp.headers import NUMBER, NUMBERS, TEXT, TRUTH, WORDS, Field
from pnp.registry import templates_for
from pnp.replay import Bench, Replay, Table, read_moves, replay
from pnp.replay import judge as judge_moves
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates

__all__ = ["ALMANAC", "begin", "judge", "tell"]

_Record = Annal[OptionEntry, SeaEntry, ClaimEntry]
_CAUSES = {
    "victory": "the Nautilion reached the Abyss, and nothing is missing",
    "phantom": "the Phantom reached the Happy Isles",
    "crew": "the Nautilion reached the Abyss without a full crew",
    "mages": "the Nautilion reached the Abyss without the three Mages",
    "heroic": "the Nautilion reached the Abyss, but a Heroic Action was left",
    "collision": "the Phantom had more harpoons in the collision",
}
_PARTS = {"board": "side", "path": "path", "reefs": "Reefs", "darkhouse": "Darkhouse row", "heroic": "Heroic Actions"}


def tell(stands: Mapping[str, Any]) -> Iterator[str]:
    """Tell a result to people."""
    turns = f"turn {stands['turns']}"
    if stands["over"]:
        yield f"{'Won' if stands['won'] else 'Lost'} in {turns}: {_CAUSES[stands['cause']]}"
    else:
        yield f"Not over: {turns} is under way"
    yield f"Crew on the board: {stands['crew']} of 9"
    if stands["record"] is not None:
        yield f"Record: {stands['record']} (NA-E10)"


_BENCH = Bench[State, Move](
    not_over="NA-R03",
    after_end=lambda _: "NA-R02",
    against_seed=lambda _: "NA-R05",
    result=lambda state: {**result(state)},
    told=tell,
    claims=lambda claimed, stands: wrong_claim("NA-R04", claimed, stands),
)


def begin(code: SetupCode, data: Templates) -> Table[State, Move, Fate]:
    """Begin a game of a settled code that has a seed."""
    charter = make_setup(code, data).charter
    assert code.seed is not None
    return Table(rules, new_game(charter), Fate.of(charter, code.seed, code.version or game.version))


def judge(document: Mapping[str, Any], data: Templates) -> Verdict:
    """Give the verdict on a record; raises RecordError if it cannot be read."""
    record = read_annal(document, _Record, game.slug)
    moves = read_moves(rules, record.moves)
    table, fault = _begin(record, components(data))
    claimed = None if record.claimed is UNSET else record.claimed
    return judge_moves(table, _BENCH, moves, setup=fault, finished=record.finished, claimed=claimed)


def _begin(record: _Record, box: Components) -> tuple[Table[State, Move, Fate], Fault | None]:
    """Lay out what the record or its seed says; NA-R05 if it is not the same."""
    options = OptionEntry() if record.options is UNSET else record.options
    sea = record.setup
    fate = fault = None
    try:
        if sea is not UNSET:
            check_sea(sea, options, box)
        if record.seed is not None:
            seed = clean_seed(record.seed)
            drawn = sea_of(options, seed, game.version, box)
            sea, fault = (drawn, None) if sea is UNSET else (sea, _difference(sea, drawn))
            fate = Fate.of(charter_of(options, drawn, box), seed, game.version)
    except PnpError as error:
        raise RecordError(str(error)) from None
    assert sea is not UNSET  # without a seed it is there
    return Table(rules, new_game(charter_of(options, sea, box)), fate), fault


def _difference(sea: SeaEntry, drawn: SeaEntry) -> Fault | None:
    """NA-R05: compare the setup with the seed's; the Heroic Actions stand in any order."""
    for name in sea.__struct_fields__:
        said, true = getattr(sea, name), getattr(drawn, name)
        if name == "heroic" and said is not UNSET:
            said, true = sorted(said), sorted(true)
        if said != true:
            return Fault("NA-R05", None, (), f"the {_PARTS.get(name, name)} of the setup is not what the seed gives")
    return None


# -- the text form ---------------------------------------------------------------------------------


def _turns(document: Mapping[str, Any]) -> Sequence[int]:
    """Give the turns of the moves, as far as they can be played with our own data."""
    try:
        record = read_annal(document, _Record, game.slug)
        table, fault = _begin(record, _own_box())
        played: Replay[State] = replay(table, read_moves(rules, record.moves), _BENCH)
    except RecordError:  # of a player's own box
        return ()
    return () if fault else played.turns


@cache
def _own_box() -> Components:
    return components(templates_for(game))


ALMANAC = Almanac(
    game,
    {
        **OPTIONS,
        "Side": Field(("setup", "board"), TEXT),
        "Path": Field(("setup", "path"), WORDS),
        "Reefs": Field(("setup", "reefs"), WORDS),
        "Darkhouse": Field(("setup", "darkhouse"), NUMBERS),
        "Heroic": Field(("setup", "heroic"), NUMBERS),
        "Admirals": Field(("setup", "admirals"), NUMBERS),
        "Claimed-Won": Field(("claimed", "won"), TRUTH),
        "Claimed-Cause": Field(("claimed", "cause"), TEXT),
        "Claimed-Turns": Field(("claimed", "turns"), NUMBER),
        "Claimed-Crew": Field(("claimed", "crew"), NUMBER),
        "Claimed-Record": Field(("claimed", "record"), NUMBER),
    },
    parse_move,
    _turns,
)
