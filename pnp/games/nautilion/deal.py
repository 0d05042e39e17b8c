"""The deal: everything that a seed draws (NA-S02, S04, S12 to S14, and the dice).

Each draw has a stream of its own, keyed by the generator's version and the seed, and so have the dice of each turn:
whatever is added, and however long a turn is, the same seed gives the same sea. Lists are shuffled from the order of
the pieces and of the cards' file.
"""

from collections.abc import Iterator
from itertools import islice

from pnp.games.nautilion.components import Components
from pnp.games.nautilion.pieces import CREW, MAGES, MERCENARY, REEFS, WORDS
from pnp.seeds import Stream

__all__ = [
    "dice_of_turn",
    "draw_admirals",
    "draw_board",
    "draw_darkhouse",
    "draw_heroic",
    "draw_path",
    "draw_reefs",
    "path_tokens",
    "reef_places",
    "reef_tokens",
    "rolled",
    "usable",
]


def _stream(seed: str, version: int, *purpose: str | int) -> Stream:
    return Stream("nautilion", version, seed, *purpose)


def draw_board(seed: str, version: int, box: Components) -> str:
    """Choose a side (NA-S05), where that is left to the seed."""
    return _stream(seed, version, "board").choice(tuple(box.sides))


def path_tokens(expansions: tuple[int, ...], box: Components) -> tuple[str, ...]:
    """NA-S01: the tokens of the path, before they are shuffled."""
    tokens = box.tokens
    kinds = [kind for kind in CREW for _ in range(tokens.crew.copies)]
    if 1 in expansions:
        kinds += [kind for kind in MAGES for _ in range(tokens.mages.copies)]
    if 2 in expansions:
        kinds += [MERCENARY] * tokens.mercenaries.count
    return tuple(WORDS[kind] for kind in kinds)


def draw_path(seed: str, version: int, expansions: tuple[int, ...], box: Components) -> tuple[str, ...]:
    """NA-S02: the path from the Happy Isles on."""
    return tuple(_stream(seed, version, "path").shuffled(path_tokens(expansions, box)))


def reef_tokens(box: Components) -> tuple[str, ...]:
    """All Reefs, before they are shuffled."""
    return tuple(WORDS[kind] for kind in REEFS for _ in range(box.tokens.reefs.copies))


def reef_places(length: int, box: Components) -> range:
    """NA-S04: the places of a path of this length that have a Reef beside them."""
    return range(1, length + 1, box.tokens.reefs.every)


def draw_reefs(seed: str, version: int, expansions: tuple[int, ...], box: Components) -> tuple[str, ...]:
    """NA-S04: the Reefs that are laid out, from the Happy Isles on."""
    if 3 not in expansions:
        return ()
    number = len(reef_places(len(path_tokens(expansions, box)), box))
    return tuple(_stream(seed, version, "reefs").shuffled(reef_tokens(box))[:number])


def draw_darkhouse(
    seed: str, version: int, expansions: tuple[int, ...], level: str, box: Components
) -> tuple[int, ...]:
    """NA-S12: the row of Darkhouse Action cards: some red ones, some blue ones, shuffled."""
    if 4 not in expansions:
        return ()
    stream = _stream(seed, version, "darkhouse")
    row = next(row for name, row in box.cards.levels.items() if name == level)
    red = [card.number for card in box.cards.darkhouse if card.colour == "red"]
    blue = [card.number for card in box.cards.darkhouse if card.colour == "blue"]
    cards = stream.sample(red, row.red)
    cards += stream.sample(blue, row.blue)
    stream.shuffle(cards)
    return tuple(cards)


def usable(expansions: tuple[int, ...], box: Components) -> tuple[int, ...]:
    """NA-S13: the Heroic Action cards that these expansions can use."""
    return tuple(card.number for card in box.cards.heroic if card.expansion is None or card.expansion in expansions)


def draw_heroic(seed: str, version: int, expansions: tuple[int, ...], box: Components) -> tuple[int, ...]:
    """NA-S13: the Heroic Action cards in the order in which they are revealed, without those that are put away.

    The first `heroic_open` lie open at the start; the rest is the deck, into which `reveal` goes on.
    """
    if 5 not in expansions:
        return ()
    used = usable(expansions, box)
    order = _stream(seed, version, "heroic").shuffled([card.number for card in box.cards.heroic])
    return tuple(card for card in order if card in used)


def draw_admirals(seed: str, version: int, players: int, box: Components) -> tuple[int, ...]:
    """NA-S14: the Admiral card of each player."""
    if players < 2:
        return ()
    return tuple(_stream(seed, version, "admirals").shuffled(range(1, len(box.cards.admirals) + 1)))


def dice_of_turn(seed: str, version: int, turn: int, box: Components) -> Iterator[int]:
    """Roll the dice of a turn, one after the other, without end."""
    stream = _stream(seed, version, "turn", turn, "dice")
    faces = box.numbers.dice.faces
    while True:
        yield stream.choice(faces)


def rolled(seed: str, version: int, turn: int, before: int, number: int, box: Components) -> tuple[int, ...]:
    """Roll dice in a turn in which some were rolled before, and list them ascending."""
    return tuple(sorted(islice(dice_of_turn(seed, version, turn, box), before, before + number)))
