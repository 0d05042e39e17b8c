"""The referee: a record of a whole game, `pnp-game/1`, replayed by the engine and judged.

What is wrong with a move is the engine's to say; what is wrong with the record as a whole has rules of its own: a move
behind the end (NA-R02), an end that is missing (NA-R03), a wrong claim (NA-R04), and whatever is not the seed's
(NA-R05). The setup is compared with the seed before the first move is made.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from pnp.annals import Almanac, Annal, wrong_claim, wrong_setup
from pnp.court import Court
from pnp.game import Fault
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.components import Components, components
from pnp.games.nautilion.entries import ClaimEntry, OptionEntry, SeaEntry, charter_of, check_sea
from pnp.games.nautilion.moves import Move, parse_move
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.setup import OPTIONS, make_setup, sea_of
from pnp.games.nautilion.state import Fate, State, result
from pnp.headers import NUMBER, NUMBERS, TEXT, TRUTH, WORDS, Field
from pnp.replay import Bench, Table
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
_PARTS = {
    "board": "side",
    "path": "path",
    "reefs": "Reefs",
    "darkhouse": "Darkhouse row",
    "heroic": "Heroic Actions",
    "admirals": "admirals",
}
_DRAWN = {name: ("NA-R05", f"the {part} of the setup is not what the seed gives") for name, part in _PARTS.items()}
"""The parts of a setup, and what is said about one that is not the seed's."""


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


def _lay(record: _Record, box: Components) -> tuple[Table[State, Move, Fate], Fault | None]:
    """Lay out what the record or its seed says; NA-R05 if it is not the same."""
    options = OptionEntry() if record.options is UNSET else record.options
    sea = record.setup
    fate = fault = None
    if sea is not UNSET:
        check_sea(sea, options, box)
    if record.seed is not None:
        seed = clean_seed(record.seed)
        drawn = sea_of(options, seed, game.version, box)
        sea, fault = (drawn, None) if sea is UNSET else (sea, wrong_setup(_sorted(sea), _sorted(drawn), _DRAWN))
        fate = Fate.of(charter_of(options, drawn, box), seed, game.version)
    assert sea is not UNSET  # without a seed it is there
    return Table(rules, new_game(charter_of(options, sea, box)), fate), fault


def _sorted(sea: SeaEntry) -> SeaEntry:
    """Give a setup to compare: the Heroic Actions stand in any order."""
    return sea if sea.heroic is UNSET else msgspec.structs.replace(sea, heroic=tuple(sorted(sea.heroic)))


_COURT = Court(game, _Record, rules, _BENCH, components, _lay)
judge = _COURT.judge


# -- the text form ---------------------------------------------------------------------------------


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
    _COURT.turns,
)
