"""Reading a record with `seed` null: fields, options and setup. What cannot be used is a ValueError."""

from collections import Counter
from typing import Any, NamedTuple, NoReturn

from reference.nautilion_tables import BLUE, CREW, LEVELS, MAGES, NEEDS, NEIGHBOURS, RED, REEFS
from reference.nautilion_words import read_move

Json = dict[str, Any]

DEFAULTS: Json = {
    "players": 1,
    "board": "A1",
    "reserve": 4,
    "expansions": [],
    "phantom_side": 2,
    "darkhouse_level": "intro",
}
CLAIMS = ("won", "cause", "turns", "crew", "record")


class Sheet(NamedTuple):
    """A record that can be judged."""

    options: Json
    setup: Json
    moves: list[list[str]]
    finished: bool
    claimed: Json


def refuse(reason: str) -> NoReturn:
    raise ValueError(reason)


def whole(value: object) -> bool:
    """Say whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def read(document: object) -> Sheet:
    if not isinstance(document, dict):
        raise ValueError("a record is an object")
    known = {"format", "game", "seed", "options", "setup", "moves", "finished", "claimed"}
    if set(document) - known or {"format", "game", "seed", "setup", "moves"} - set(document):
        refuse("unknown or missing fields")
    if document["format"] != "pnp-game/1" or document["game"] != "nautilion":
        refuse("another game")
    if document["seed"] is not None:
        raise NotImplementedError("only games with real components are read here")
    options = read_options(document.get("options", {}))
    setup = read_setup(document["setup"], options)
    if not isinstance(document["moves"], list):
        refuse("moves are a list")
    moves = [read_move(text) for text in document["moves"]]
    finished = document.get("finished", True)
    if not isinstance(finished, bool):
        refuse("finished is true or false")
    return Sheet(options, setup, moves, finished, read_claims(document.get("claimed", {})))


def read_options(given: object) -> Json:
    if not isinstance(given, dict) or set(given) - set(DEFAULTS):
        raise ValueError("unknown options")
    options = {**DEFAULTS, **given}
    if not whole(options["players"]) or options["players"] not in (1, 2):
        refuse("players")
    if not isinstance(options["board"], str) or options["board"] not in (*NEIGHBOURS, "random"):
        refuse("board")
    if not whole(options["reserve"]) or not 1 <= options["reserve"] <= 6:
        refuse("reserve")
    chosen = options["expansions"]
    if not isinstance(chosen, list) or not all(whole(number) and 1 <= number <= 5 for number in chosen):
        refuse("expansions")
    if chosen != sorted(set(chosen)):
        refuse("expansions are ascending")
    if not whole(options["phantom_side"]) or options["phantom_side"] not in (2, 3):
        refuse("phantom_side")
    if not isinstance(options["darkhouse_level"], str) or options["darkhouse_level"] not in LEVELS:
        refuse("darkhouse_level")
    return options


def all_tokens(expansions: list[int]) -> list[str]:
    """Give the tokens of the path (NA-S01)."""
    tokens = [token for token in CREW for _ in range(4)]
    if 1 in expansions:
        tokens += [token for token in MAGES for _ in range(3)]
    if 2 in expansions:
        tokens += ["x"] * 9
    return tokens


def read_setup(setup: object, options: Json) -> Json:
    expansions = options["expansions"]
    fields = {"board", "path"}
    fields |= {name for name, number in (("reefs", 3), ("darkhouse", 4), ("heroic", 5)) if number in expansions}
    if options["players"] == 2:
        fields.add("admirals")
    if not isinstance(setup, dict) or set(setup) != fields:
        raise ValueError("unknown or missing fields of the setup")
    if not isinstance(setup["board"], str) or setup["board"] not in NEIGHBOURS:
        refuse("board")
    if options["board"] not in (setup["board"], "random"):
        refuse("board")
    for name in fields - {"board"}:
        kind = str if name in ("path", "reefs") else int
        if not isinstance(setup[name], list) or not all(isinstance(entry, kind) for entry in setup[name]):
            refuse(name)
        if kind is int and not all(whole(entry) for entry in setup[name]):
            refuse(name)
    if Counter(setup["path"]) != Counter(all_tokens(expansions)):
        refuse("wrong set of tokens")
    if 3 in expansions:
        reefs = setup["reefs"]
        if len(reefs) != len(setup["path"]) // 3 or any(reef not in REEFS for reef in reefs):
            refuse("reefs")
        if any(reefs.count(reef) > 6 for reef in REEFS):
            refuse("more than six Reefs of a number")
    if 4 in expansions:
        row = setup["darkhouse"]
        red, blue = (sum(card in colour for card in row) for colour in (RED, BLUE))
        if len(row) != 5 or len(set(row)) != 5 or (red, blue) != LEVELS[options["darkhouse_level"]]:
            refuse("a row of cards that does not fit the level")
    if 5 in expansions:
        cards = setup["heroic"]
        if len(cards) != 3 or len(set(cards)) != 3 or not all(usable(card, expansions) for card in cards):
            refuse("heroic")
    if options["players"] == 2 and setup["admirals"] not in ([1, 2], [2, 1]):
        refuse("admirals")
    return setup


def usable(card: int, expansions: list[int]) -> bool:
    """Say whether a Heroic Action belongs to this game (NA-S13)."""
    return 1 <= card <= 12 and (card not in NEEDS or NEEDS[card] in expansions)


def read_claims(claimed: object) -> Json:
    if not isinstance(claimed, dict) or set(claimed) - set(CLAIMS):
        raise ValueError("unknown claims")
    for name, value in claimed.items():
        if name == "won":
            right = value is None or isinstance(value, bool)
        elif name == "cause":
            right = value is None or isinstance(value, str)
        elif name == "record":
            right = value is None or whole(value)
        else:
            right = whole(value)
        if not right:
            refuse(f"claimed {name}")
    return claimed
