"""The referee: a record of a whole game, `pnp-game/1`, replayed by the engine and judged.

What is wrong with a move is the engine's to say; what is wrong with the record as a whole has rules of its own: an end
that is missing (MU-201), a move behind it (MU-602, or MU-604 where nobody raised a Moai any more), a wrong score
(MU-617) and wrong winners (MU-618). Whatever is not what the seed gives, in the setup or in play, breaks MU-001.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from pnp.annals import Almanac, Annal, wrong_claim, wrong_setup
from pnp.court import Court
from pnp.errors import RecordError
from pnp.game import Fault
from pnp.games.mu import game, rules
from pnp.games.mu.components import Components, components
from pnp.games.mu.entries import (
    ClaimEntry,
    LandEntry,
    OptionEntry,
    charter_of,
    check_claims,
    check_land,
    completed,
)
from pnp.games.mu.moves import Move, parse_move
from pnp.games.mu.rules import new_game, result
from pnp.games.mu.setup import OPTIONS, land_of, make_setup
from pnp.games.mu.state import Fate, State
from pnp.headers import NUMBER, NUMBERS, Field, Kind, parse_number
from pnp.replay import Bench, Table
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates

__all__ = ["ALMANAC", "begin", "judge", "tell"]

_Record = Annal[OptionEntry, LandEntry, ClaimEntry]
_DRAWN = {
    "areas": ("MU-001", "the Areas of the setup do not lie as the seed says"),
    "boats": ("MU-001", "the Boats of the setup are not in the bays of the seed"),
    "first_player": ("MU-001", "the First Player of the setup is not the seed’s"),
}
"""The parts of a setup, and what is said about one that is not the seed's."""
_LINES = {
    "track": "track",
    "villages": "Villages",
    "settlers": "Settlers",
    "prayers": "Prayers",
    "moai": "Moai",
    "bonus": "neighbours",
}


def tell(stands: Mapping[str, Any]) -> Iterator[str]:
    """Tell a result to people."""
    scores, winners = stands["scores"], stands["winners"]
    if not stands["over"]:
        yield f"Not over: round {stands['rounds']}, turn {stands['turns']} is under way"
    else:
        best = max(score["total"] for score in scores)
        tied = sum(score["total"] == best for score in scores) > 1
        how = "the victory is shared" if len(winners) > 1 else "most VP after the tie-break" if tied else "most VP"
        why = {"volcanoes": "few Volcanoes are left", "stagnation": "nobody raises Moai any more"}[stands["reason"]]
        seats = f"Seat{'s' * (len(winners) > 1)} {' and '.join(map(str, winners))}"
        yield f"{seats} won in round {stands['rounds']}, as {why}: {how}"
    for seat, score in enumerate(scores):
        lines = " + ".join(f"{name} {score[key]}" for key, name in _LINES.items())
        yield f"Seat {seat}: {score['total']} VP = {lines}"


def _wrong_claim(claimed: ClaimEntry, stands: Mapping[str, Any]) -> Fault | None:
    """Compare scores (MU-617), then winners (MU-618)."""
    for seat, score in enumerate(() if claimed.scores is UNSET else claimed.scores):
        if fault := wrong_claim("MU-617", score, stands["scores"][seat]):
            return Fault("MU-617", None, (), f"seat {seat}: {fault.message}")
    if claimed.winners is not UNSET and list(claimed.winners) != list(stands["winners"]):
        said, true = (", ".join(map(str, seats)) or "nobody" for seats in (claimed.winners, stands["winners"]))
        return Fault("MU-618", None, (), f"the winners are claimed to be {said}, but they are {true}")
    return None


_BENCH = Bench[State, Move](
    not_over="MU-201",
    after_end=lambda state: "MU-604" if result(state)["reason"] == "stagnation" else "MU-602",
    against_seed=lambda _: "MU-001",
    result=lambda state: {**result(state)},
    told=tell,
    claims=_wrong_claim,
)


def begin(code: SetupCode, data: Templates) -> Table[State, Move, Fate]:
    """Begin a game of a settled code that has a seed."""
    charter = make_setup(code, data).charter
    assert code.seed is not None
    return Table(rules, new_game(charter), Fate(code.seed, code.version or game.version))


def _lay(record: _Record, box: Components) -> tuple[Table[State, Move, Fate], Fault | None]:
    """Lay out what the record or its seed says, and say where they differ."""
    if record.options is UNSET:
        raise RecordError("options: players is missing, how many play")
    options = record.options
    land = LandEntry() if record.setup is UNSET else record.setup
    fate = fault = None
    if record.seed is None:
        check_land(land, options, box)
        land = completed(land, options, box)
    else:
        seed = clean_seed(record.seed)
        drawn = land_of(options, seed, game.version, box)
        check_land(land, options, box, charter_of(options, drawn, box).continent)
        fault = wrong_setup(land, drawn, _DRAWN)
        said = {name: value for name in _DRAWN if (value := getattr(land, name)) is not UNSET}
        land = msgspec.structs.replace(drawn, **said)
        fate = Fate(seed, game.version)
    if record.claimed is not UNSET:
        check_claims(record.claimed, options)
    return Table(rules, new_game(charter_of(options, land, box)), fate), fault


_COURT = Court(game, _Record, rules, _BENCH, components, _lay)
judge = _COURT.judge


# -- the text form ---------------------------------------------------------------------------------


def _read_rows(text: str) -> list[list[int]]:
    try:
        return [[parse_number(number) for number in word.split(",")] for word in text.split()]
    except ValueError:
        raise ValueError("numbers with commas between them, like 1,1,-2 0,-3,2") from None


def _read_score(text: str) -> dict[str, int]:
    words = text.split()
    names, numbers = words[::2], words[1::2]
    if len(names) != len(numbers) or len(set(names)) < len(names):
        raise ValueError("lines of a score, like track 2 total 12")
    try:
        return {name: parse_number(number) for name, number in zip(names, numbers, strict=True)}
    except ValueError:
        raise ValueError("lines of a score, like track 2 total 12") from None


_ROWS = Kind(_read_rows, lambda rows: " ".join(",".join(map(str, row)) for row in rows))
_SCORE = Kind(_read_score, lambda score: " ".join(f"{name} {points}" for name, points in score.items()))

ALMANAC = Almanac(
    game,
    {
        **OPTIONS,
        "Areas": Field(("setup", "areas"), _ROWS),
        "Boats": Field(("setup", "boats"), _ROWS),
        "First-Player": Field(("setup", "first_player"), NUMBER),
        "Claimed-Score": Field(("claimed", "scores"), _SCORE, each=True),
        "Claimed-Winners": Field(("claimed", "winners"), NUMBERS),
    },
    parse_move,
    _COURT.turns,
    always=("players",),
)
