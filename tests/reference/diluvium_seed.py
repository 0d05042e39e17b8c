"""What a seed of Diluvium draws, from the list of draws in the rules: the setup, and each reshuffle.

Of the house only the streams are used, which have test vectors of their own.
"""

from typing import Any
from unicodedata import normalize

from pnp.seeds import SEED_LENGTH, Stream
from reference.diluvium_tables import CARDS, CIVILISATIONS, LAYOUT_OF, RIVAL, SCENARIOS, TILES, layout

Json = dict[str, Any]


def read_seed(seed: object) -> str:
    """Give the seed as the streams know it: without blanks around it, in capitals."""
    if not isinstance(seed, str) or len(seed) > 200:
        raise ValueError("a seed is a text")
    clean = normalize("NFC", normalize("NFC", " ".join(seed.split())).upper())
    if not clean or len(clean) > SEED_LENGTH or not clean.isprintable():
        raise ValueError("this seed cannot be printed")
    return clean


def stream_of(seed: str, *purpose: str | int) -> Stream:
    return Stream("diluvium", 1, seed, *purpose)


def deal(seed: str, options: Json) -> Json:
    """SET-02, 04, 08, 11, SOL-01, SOL-14: the whole setup."""
    players: int = options["players"]
    civilisations = stream_of(seed, "civilisations").shuffled(CIVILISATIONS)[: max(2, players)]
    if options["civilisations"] != "random":
        civilisations = options["civilisations"]
    classes = [cost for _, _, cost, _ in layout(LAYOUT_OF[players]).values() if cost is not None]
    _, _, forced, barred = SCENARIOS[options["scenario"]]
    heaps: dict[int, list[str]] = {}
    for cost in (0, 1, 2):
        stream = stream_of(seed, "tiles", cost)
        heap = [tile for tile in sorted(TILES) if TILES[tile][0] == cost and tile not in barred]
        wanted = [tile for tile in forced if TILES[tile][0] == cost]
        if wanted:
            others = stream.shuffled([tile for tile in heap if tile not in wanted])
            heap = others[: classes.count(cost) - len(wanted)] + wanted
        heaps[cost] = stream.shuffled(heap)
    setup: Json = {
        "civilisations": civilisations,
        "first": 1 if players == 1 else 1 + stream_of(seed, "first").below(players),
        "tiles": [heaps[cost].pop(0) for cost in classes],
        "ruins": stream_of(seed, "ruins").shuffled([card for card in CARDS for _ in range(2)]),
    }
    if players == 1:
        setup["rival"] = stream_of(seed, "rival").shuffled([card.upper() for card in RIVAL])
    return setup


def against(given: Json, drawn: Json) -> str | None:
    """Give the rule by which a setup is not the seed's; a deck may be left out."""
    for name, rule in (
        ("civilisations", "DI-SET-04"),
        ("tiles", "DI-SET-02"),
        ("ruins", "DI-SET-08"),
        ("first", "DI-SET-11"),
        ("rival", "DI-SOL-01"),
    ):
        if name in given and given[name] != drawn[name]:
            return rule
    return None
