"""Reading a record of Diluvium: fields, options, seed and setup. What cannot be used is a ValueError."""

from typing import Any, NamedTuple, NoReturn

from reference.diluvium_seed import against, deal, read_seed
from reference.diluvium_tables import CARDS, CARRY, CIVILISATIONS, LAYOUT_OF, RIVAL, SCENARIOS, TILES, layout
from reference.diluvium_words import read_move

Json = dict[str, Any]


class Sheet(NamedTuple):
    """A record that can be judged."""

    options: Json
    setup: Json
    moves: list[str]
    finished: bool
    claimed: Json
    seed: str | None
    fault: str | None
    """The rule by which the setup is not the seed's."""


def refuse(reason: str) -> NoReturn:
    raise ValueError(reason)


def whole(value: object) -> bool:
    """Say whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def all_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def read(document: object) -> Sheet:
    if not isinstance(document, dict):
        raise ValueError("a record is an object")
    known = {"format", "game", "seed", "options", "setup", "moves", "finished", "claimed"}
    if set(document) - known or {"format", "game", "seed", "moves"} - set(document):
        refuse("unknown or missing fields")
    if document["format"] != "pnp-game/1" or document["game"] != "diluvium":
        refuse("another game")
    options = read_options(document.get("options", {}))
    setup = read_setup(document["setup"], options) if "setup" in document else {}
    seed = fault = None
    if document["seed"] is not None:
        seed = read_seed(document["seed"])
        drawn = deal(seed, options)
        fault = against(setup, drawn)
        setup = {**drawn, **setup}
    elif not setup:
        refuse("without a seed there is a setup")
    if not isinstance(document["moves"], list):
        refuse("moves are a list")
    for text in document["moves"]:
        read_move(text)
    finished = document.get("finished", True)
    if not isinstance(finished, bool):
        refuse("finished is true or false")
    return Sheet(options, setup, document["moves"], finished, read_claims(document.get("claimed", {})), seed, fault)


def read_options(given: object) -> Json:
    if not isinstance(given, dict) or set(given) - {"players", "side", "civilisations", "scenario", "carry"}:
        raise ValueError("unknown options")
    if given.get("players", 2) != 1 and ("scenario" in given or "carry" in given):
        refuse("scenarios are for one player")
    options = {"players": 2, "side": "A", "civilisations": "random", "scenario": "Z1", "carry": "none", **given}
    if not whole(options["players"]) or options["players"] not in (1, 2, 3, 4):
        refuse("players")
    if options["side"] not in ("A", "B"):
        refuse("side")
    if options["civilisations"] != "random":
        read_civilisations(options["civilisations"], options["players"])
    if not isinstance(options["scenario"], str) or options["scenario"] not in SCENARIOS:
        refuse("scenario")
    if options["carry"] not in CARRY:
        refuse("carry")
    if options["scenario"] == "Z1" and options["carry"] != "none":
        refuse("nothing comes before Z1")
    return options


def read_civilisations(given: object, players: int) -> None:
    """Refuse what is no list by seat; alone there are two, the second is the Rival's."""
    if not isinstance(given, list) or len(given) != max(2, players):
        raise ValueError("civilisations")
    if not all(name in CIVILISATIONS for name in given) or len(set(given)) != len(given):
        refuse("civilisations")


def read_setup(setup: object, options: Json) -> Json:
    if not isinstance(setup, dict):
        raise ValueError("setup")
    players = options["players"]
    needed = {"civilisations", "first", "tiles"}
    if needed - set(setup) or set(setup) - needed - {"ruins", "rival"}:
        refuse("unknown or missing fields of the setup")
    if "rival" in setup and players > 1:
        refuse("there is no Rival")
    read_civilisations(setup["civilisations"], players)
    if options["civilisations"] not in ("random", setup["civilisations"]):
        refuse("other civilisations than asked for")
    if not whole(setup["first"]) or not 1 <= setup["first"] <= players:
        refuse("first")
    read_tiles(setup["tiles"], options)
    if "ruins" in setup and (not all_texts(setup["ruins"]) or sorted(setup["ruins"]) != sorted(CARDS * 2)):
        refuse("ruins")
    if "rival" in setup:
        cards = [card.upper() for card in RIVAL]
        if not all_texts(setup["rival"]) or sorted(setup["rival"]) != cards:
            refuse("rival")
    return setup


def read_tiles(tiles: object, options: Json) -> None:
    classes = [cost for _, _, cost, _ in layout(LAYOUT_OF[options["players"]]).values() if cost is not None]
    if not isinstance(tiles, list) or not all_texts(tiles) or len(tiles) != len(classes):
        raise ValueError("tiles")
    for tile, cost in zip(tiles, classes, strict=True):
        if tile not in TILES or TILES[tile][0] != cost:
            refuse("a tile in a slot of another class")
    if len(set(tiles)) != len(tiles):
        refuse("a tile twice")
    _, _, forced, barred = SCENARIOS[options["scenario"]]
    if any(tile not in tiles for tile in forced) or any(tile in tiles for tile in barred):
        refuse("a scenario without its tiles")


def read_claims(claimed: object) -> Json:
    if not isinstance(claimed, dict) or set(claimed) - {"gold", "winners"}:
        raise ValueError("unknown claims")
    for value in claimed.values():
        if not isinstance(value, list) or not all(whole(entry) and abs(entry) <= 10**9 for entry in value):
            refuse("claimed")
    return claimed
