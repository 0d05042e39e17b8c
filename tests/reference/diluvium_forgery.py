"""A forger of records of Diluvium: whole documents, with or without a seed, in which something was changed.

What is changed may be a move, the setup, the seed, an option, a claim, or the form of the record itself; some of it
changes nothing that counts.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from pnp.seeds import Stream
from reference.diluvium_play import slips
from reference.diluvium_record import Json
from reference.diluvium_tables import CARDS, RIVAL, TILES

CHANCE = ("draw", "reveal")
ODD: list[Any] = [None, True, False, 0, 1, -1, 2, 3, 1.0, 2.5, "", "x", "1", "Z2", "A", [], {}, [1], ["x"], {"a": 1}]
"""Values that stand where something else should."""


def without(record: Json, *names: str) -> Json:
    return {name: value for name, value in record.items() if name not in names}


def swapped(stream: Stream, values: list[Any]) -> list[Any]:
    """Change the places of two entries."""
    found = list(values)
    first, second = stream.below(len(found)), stream.below(len(found))
    found[first], found[second] = found[second], found[first]
    return found


def chance_left_out(stream: Stream, record: Json) -> None:
    """Leave out all cards, or some."""
    odds = 1 + stream.below(3)
    record["moves"] = [text for text in record["moves"] if text.split()[0] not in CHANCE or stream.below(odds)]


def another_card(stream: Stream, record: Json) -> None:
    """Write another card for one that was drawn or revealed."""
    at = [number for number, text in enumerate(record["moves"]) if text.split()[0] in CHANCE]
    if at:
        number = stream.choice(at)
        kind = record["moves"][number].split()[0]
        record["moves"][number] = f"{kind} {stream.choice(CARDS if kind == 'draw' else list(RIVAL))}"


def another_card_added(stream: Stream, record: Json) -> None:
    kind = stream.choice(CHANCE)
    text = f"{kind} {stream.choice(CARDS if kind == 'draw' else list(RIVAL))}"
    record["moves"].insert(stream.below(len(record["moves"]) + 1), text)


def a_slip(stream: Stream, record: Json) -> None:
    if record["moves"] and "setup" in record:
        record["moves"] = next(slips(stream, record, 1))["moves"]


def cut_off(stream: Stream, record: Json) -> None:
    del record["moves"][stream.below(len(record["moves"]) + 1) :]


def behind_the_end(stream: Stream, record: Json) -> None:
    record["moves"].append(stream.choice(["explore", "end", "draw map", "reveal q01", "commit 0"]))


def no_move(stream: Stream, record: Json) -> None:
    text = stream.choice(["", "sail", "Explore", "sail a99", "sail  a01", "discard w f", "commit 01", "take r", 5])
    record["moves"].insert(stream.below(len(record["moves"]) + 1), text)


def another_seed(stream: Stream, record: Json) -> None:
    seed = record["seed"]
    record["seed"] = stream.choice(
        [None, "OTHER", f" {str(seed).lower()}  ", "", " ", 5, "x" * 64, "x" * 65, "x" * 201, "a\0b", "ß", True]
    )


def less_setup(stream: Stream, record: Json) -> None:
    if stream.below(2):
        record.pop("setup", None)
    elif "setup" in record:
        record["setup"].pop(stream.choice(["ruins", "rival", "ruins", "rival", "first", "tiles"]), None)


def another_setup(stream: Stream, record: Json) -> None:
    setup = record.get("setup")
    if setup is None:
        return
    part = stream.choice(["tiles", "ruins", "rival", "first", "first", "civilisations", "tile", "more"])
    if part == "first":
        setup["first"] = stream.choice([0, 1, 1, 2, 2, 3, 4, 5])
    elif part == "tile":
        setup["tiles"][stream.below(len(setup["tiles"]))] = stream.choice([*sorted(TILES), "T30", "t01"])
    elif part == "more":
        setup[stream.choice(["rival", "layout"])] = [card.upper() for card in RIVAL]
    elif part in setup:
        setup[part] = swapped(stream, setup[part])


def other_options(stream: Stream, record: Json) -> None:
    options = record.setdefault("options", {})
    name = stream.choice(["players", "side", "civilisations", "scenario", "carry", "first"])
    choices: dict[str, list[Any]] = {
        "players": [1, 2, 3, 4, 5],
        "side": ["A", "B", "C"],
        "civilisations": ["random", ["greek", "aztec"], ["aztec", "aztec"], ["inca", "greek"], "greek+aztec"],
        "scenario": ["Z1", "Z2", "Z3", "Z4", "Z5"],
        "carry": ["none", "resources", "strength", "card", "loss", "gold"],
        "first": [1],
    }
    options[name] = stream.choice([*choices[name], *ODD]) if stream.below(4) == 0 else stream.choice(choices[name])


def fewer_options(stream: Stream, record: Json) -> None:
    if stream.below(3) == 0:
        record.pop("options", None)
    elif "options" in record:
        record["options"].pop(stream.choice(["players", "side", "civilisations", "scenario", "carry"]), None)


def a_claim(stream: Stream, record: Json) -> None:
    gold = stream.choice([[3, 1], [20, 20, 20], [], ["1"], [True, 2], [1.0, 2], [None], 7, [10**12, 0], [-1, 0]])
    winners = stream.choice([[1], [2], [1, 2], [], [1.5], "1", [4]])
    both = {"gold": gold, "winners": winners}
    claims: list[Any] = [{"gold": gold}, {"winners": winners}, both, {}, None, [], {"turns": 5}]
    record["claimed"] = stream.choice(claims)


def an_unfinished_game(stream: Stream, record: Json) -> None:
    record["finished"] = stream.choice([True, False, False, None, 1, "no"])


def another_form(stream: Stream, record: Json) -> None:
    name = stream.choice(["format", "game", "seed", "moves", "nonsense"])
    if stream.below(2):
        record.pop(name, None)
    else:
        record[name] = stream.choice([*ODD, "pnp-game/2", "nautilion", "pnp-game/1", "diluvium"])


def something_odd(stream: Stream, record: Json) -> None:
    """Put an odd value somewhere."""
    place: Any = record
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = stream.choice(keys)
        if not isinstance(place[key], dict | list) or not place[key] or stream.below(3) == 0:
            place[key] = stream.choice(ODD)
            return
        place = place[key]


WAYS: list[Callable[[Stream, Json], None]] = [
    *(chance_left_out, another_card, another_card_added, a_slip, a_slip, a_slip, cut_off, behind_the_end, no_move),
    *(chance_left_out, another_card, another_seed, less_setup, another_setup, another_setup, another_setup, a_claim),
    *(other_options, fewer_options, an_unfinished_game, another_form, something_odd),
]


def forged(stream: Stream, record: Json) -> Json:
    """Change a record in one to three ways."""
    found = deepcopy(record)
    for _ in range(1 + stream.below(3)):
        if isinstance(found.get("moves"), list) and all(isinstance(text, str) and text for text in found["moves"]):
            if not isinstance(found.get("setup", {}), dict) or not isinstance(found.get("options", {}), dict):
                break
            try:
                stream.choice(WAYS)(stream, found)
            except (TypeError, ValueError, KeyError, IndexError, AttributeError):
                break  # what was forged before is too odd to be forged again
    return found
