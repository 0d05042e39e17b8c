"""The referee: a record of a whole game, `pnp-game/1`, replayed by the engine and judged.

What is wrong with a move is the engine's to say; what is wrong with the record as a whole goes by the rules of the end:
a move behind it or an end that is missing (DI-END-02), and a wrong claim (DI-END-04). Each part of the setup has the
rule by which the seed draws it, and so have the cards that are drawn and revealed. Where the setup does not say the
order of a deck, the seed does; without a seed any card that is left may come.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET

from pnp.annals import Almanac, Annal, wrong_claim, wrong_setup
from pnp.court import Court
from pnp.game import Fault
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.components import Components, components
from pnp.games.diluvium.entries import ClaimEntry, OceanEntry, OptionEntry, charter_of, check_ocean, check_options
from pnp.games.diluvium.moves import Move, parse_move
from pnp.games.diluvium.rules import new_game, result
from pnp.games.diluvium.setup import OPTIONS, make_setup, ocean_of
from pnp.games.diluvium.state import Fate, State
from pnp.headers import NUMBER, NUMBERS, WORDS, Field
from pnp.replay import Bench, Table
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates

__all__ = ["ALMANAC", "begin", "judge", "replayed", "tell"]

_Record = Annal[OptionEntry, OceanEntry, ClaimEntry]
_DRAWN = {
    "civilisations": ("DI-SET-04", "the civilisations of the setup are not what the seed gives"),
    "tiles": ("DI-SET-02", "the tiles of the setup are not what the seed gives"),
    "ruins": ("DI-SET-08", "the Ruins Cards of the setup are not what the seed gives"),
    "first": ("DI-SET-11", "the first player of the setup is not what the seed gives"),
    "rival": ("DI-SOL-01", "the Rival cards of the setup are not what the seed gives"),
}
"""The parts of a setup in the order in which they are compared: the rule, and what is said."""


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


def _lay(record: _Record, box: Components) -> tuple[Table[State, Move, Fate], Fault | None]:
    """Lay out what the record or its seed says, and say where they differ."""
    options = OptionEntry() if record.options is UNSET else record.options
    ocean = record.setup
    fate = fault = None
    check_options(options)
    if ocean is not UNSET:
        check_ocean(ocean, options, box)
    if record.seed is not None:
        seed = clean_seed(record.seed)
        drawn = ocean_of(options, seed, game.version, box)
        fault = None if ocean is UNSET else wrong_setup(ocean, drawn, _DRAWN)
        ocean = drawn if ocean is UNSET else ocean  # a deck that it leaves out is answered by the seed
        fate = Fate.of(charter_of(options, drawn, box), seed, game.version)
    assert ocean is not UNSET  # without a seed it is there
    return Table(rules, new_game(charter_of(options, ocean, box)), fate), fault


_COURT = Court(game, _Record, rules, _BENCH, components, _lay)
judge = _COURT.judge
replayed = _COURT.replayed


# -- the text form ---------------------------------------------------------------------------------


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
    _COURT.turns,
)
