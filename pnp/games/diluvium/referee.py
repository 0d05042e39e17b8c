"""The referee: a record of a whole game, `pnp-game/1`, replayed by the engine and judged.

What is wrong with a move is the engine's to say; what is wrong with the record as a whole goes by the rules of the end:
a move behind it or an end that is missing (DI-END-02), and a wrong claim (DI-END-04). Each part of the setup has the
rule by which the seed draws it, and so have the cards that are drawn and revealed. Where the setup does not say the
order of a deck, the seed does; without a seed any card that is left may come.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET

from pnp.annals import Almanac, Annal, read_annal, wrong_claim
from pnp.errors import PnpError, RecordError
from pnp.game import Fault, Verdict
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.components import Components, components
from pnp.games.diluvium.entries import ClaimEntry, OceanEntry, OptionEntry, charter_of, check_ocean, check_options
from pnp.games.diluvium.moves import Move, parse_move
from pnp.games.diluvium.rules import new_game, result
from pnp.games.diluvium.setup import OPTIONS, make_setup, ocean_of
from pnp.games.diluvium.state import Fate, State
from pnp.headers import NUMBER, NUMBERS, WORDS, Field
from pnp.registry import templates_for
from pnp.replay import Bench, Replay, Table, read_moves, replay
from pnp.replay import judge as judge_moves
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates

__all__ = ["ALMANAC", "begin", "judge", "replayed", "tell"]

_Record = Annal[OptionEntry, OceanEntry, ClaimEntry]
_DRAWN = {
    "civilisations": ("DI-SET-04", "civilisations of the setup are"),
    "tiles": ("DI-SET-02", "tiles of the setup are"),
    "ruins": ("DI-SET-08", "Ruins Cards of the setup are"),
    "first": ("DI-SET-11", "first player of the setup is"),
    "rival": ("DI-SOL-01", "Rival cards of the setup are"),
}
"""The parts of a setup in the order in which they are compared: the rule, and how a sentence about it begins."""


def tell(stands: Mapping[str, Any]) -> Iterator[str]:
    """Tell a result to people."""
    solo = "goal" in stands
    if not stands["over"]:
        yield f"Not over: round {stands['rounds']}, turn {stands['turns']} is under way"
    elif solo:
        yield f"{'Won' if stands['winners'] == [1] else 'Lost'} in round {stands['rounds']}: {_alone(stands)}"
    else:
        winners = " and ".join(map(str, stands["winners"]))
        why = {"gold": "most Gold", "settlers": "fewest Settlers on the board", "shared": "the victory is shared"}
        said = f"Seat{'s' * (len(stands['winners']) > 1)} {winners}"
        yield f"{said} won in round {stands['rounds']}: {why[stands['why']]}"
    for seat, (gold, settlers) in enumerate(zip(stands["gold"], stands["settlers"], strict=True), 1):
        name, where = ("Rival", "in the reserve") if solo and seat == 2 else (f"Seat {seat}", "on the board")
        yield f"{name}: {gold} Gold, {settlers} Settler{'s' * (settlers != 1)} {where}"


def _alone(stands: Mapping[str, Any]) -> str:
    if stands["winners"] == [1]:
        return "more Gold than the Rival"
    return "the goal was missed" if stands["why"] == "goal" else "not more Gold than the Rival"


_BENCH = Bench[State, Move](
    not_over="DI-END-02",
    after_end=lambda _: "DI-END-02",
    against_seed=lambda move: "DI-RUI-01" if move.verb == "draw" else "DI-SOL-02",
    result=lambda state: {**result(state)},
    told=tell,
    claims=lambda claimed, stands: wrong_claim("DI-END-04", claimed, stands),
)


def begin(code: SetupCode, data: Templates) -> Table[State, Move, Fate]:
    """Begin a game of a settled code that has a seed."""
    charter = make_setup(code, data).charter
    assert code.seed is not None
    return Table(rules, new_game(charter), Fate.of(charter, code.seed, code.version or game.version))


def replayed(document: Mapping[str, Any], data: Templates) -> tuple[State, Replay[State]]:
    """Play a record that can be judged: gives where it begins, and how far it goes."""
    record = read_annal(document, _Record, game.slug)
    table, _ = _begin(record, components(data))
    return table.start, replay(table, read_moves(rules, record.moves), _BENCH)


def judge(document: Mapping[str, Any], data: Templates) -> Verdict:
    """Give the verdict on a record; raises RecordError if it cannot be read."""
    record = read_annal(document, _Record, game.slug)
    moves = read_moves(rules, record.moves)
    table, fault = _begin(record, components(data))
    claimed = None if record.claimed is UNSET else record.claimed
    return judge_moves(table, _BENCH, moves, setup=fault, finished=record.finished, claimed=claimed)


def _begin(record: _Record, box: Components) -> tuple[Table[State, Move, Fate], Fault | None]:
    """Lay out what the record or its seed says, and say where they differ."""
    options = OptionEntry() if record.options is UNSET else record.options
    ocean = record.setup
    fate = fault = None
    try:
        check_options(options)
        if ocean is not UNSET:
            check_ocean(ocean, options, box)
        if record.seed is not None:
            seed = clean_seed(record.seed)
            drawn = ocean_of(options, seed, game.version, box)
            fault = None if ocean is UNSET else _difference(ocean, drawn)
            ocean = drawn if ocean is UNSET else _filled(ocean, drawn)
            fate = Fate.of(charter_of(options, drawn, box), seed, game.version)
    except PnpError as error:
        raise RecordError(str(error)) from None
    assert ocean is not UNSET  # without a seed it is there
    return Table(rules, new_game(charter_of(options, ocean, box)), fate), fault


def _difference(ocean: OceanEntry, drawn: OceanEntry) -> Fault | None:
    """Compare the setup with the seed's; a deck that is left out is no difference."""
    for name, (rule, words) in _DRAWN.items():
        said = getattr(ocean, name)
        if said is not UNSET and said != getattr(drawn, name):
            return Fault(rule, None, (), f"the {words} not what the seed gives")
    return None


def _filled(ocean: OceanEntry, drawn: OceanEntry) -> OceanEntry:
    """Take decks that are left out from the seed."""
    missing = {name: getattr(drawn, name) for name in ("ruins", "rival") if getattr(ocean, name) is UNSET}
    return msgspec.structs.replace(ocean, **missing)


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
        "Seats": Field(("setup", "civilisations"), WORDS),
        "First": Field(("setup", "first"), NUMBER),
        "Tiles": Field(("setup", "tiles"), WORDS),
        "Ruins": Field(("setup", "ruins"), WORDS),
        "Rival": Field(("setup", "rival"), WORDS),
        "Claimed-Gold": Field(("claimed", "gold"), NUMBERS),
        "Claimed-Winners": Field(("claimed", "winners"), NUMBERS),
    },
    parse_move,
    _turns,
)
