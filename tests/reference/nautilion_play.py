"""A random player of Nautilion, who knows the slow referee only, and a clumsy writer of records.

The player is led a little, so that games are long and rich: P gets low dice, tokens go aboard, cards are played.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from pnp.seeds import Stream
from reference.nautilion import Position, opening
from reference.nautilion_record import Json, all_tokens, usable
from reference.nautilion_tables import BLUE, FIGHTERS, LEVELS, NEIGHBOURS, RED
from reference.nautilion_words import PATTERNS, texts

FACES = "112234"
COMBINATIONS = [[number for number in range(1, 6) if bits >> number - 1 & 1] for bits in range(32)]
"""All sets of expansions."""


def some_setup(stream: Stream, expansions: Sequence[int], players: int) -> Json:
    """Give a record without moves."""
    chosen = list(expansions)
    options: Json = {"players": players, "reserve": stream.between(1, 6), "expansions": chosen}
    side = stream.choice(list(NEIGHBOURS))
    options["board"] = stream.choice([side, side, "random"])
    tokens = stream.shuffled(all_tokens(chosen))
    if stream.below(2):
        # a kind sea: fighters, Mercenaries and Mages lie near HI
        hard = {token: stream.below(5) + (0 if token[0] in "mx" or token in FIGHTERS else 3) for token in tokens}
        tokens.sort(key=lambda token: hard[token] + stream.below(4))
    setup: Json = {"board": side, "path": tokens}
    if 2 in chosen:
        options["phantom_side"] = stream.between(2, 3)
    if 3 in chosen:
        setup["reefs"] = stream.shuffled(["f3", "f6", "f9"] * 6)[: len(tokens) // 3]
    if 4 in chosen:
        level = options["darkhouse_level"] = stream.choice(list(LEVELS))
        red, blue = LEVELS[level]
        setup["darkhouse"] = stream.shuffled(stream.sample(RED, red) + stream.sample(BLUE, blue))
    if 5 in chosen:
        setup["heroic"] = stream.sample([card for card in range(1, 13) if usable(card, chosen)], 3)
    if players == 2:
        setup["admirals"] = stream.shuffled([1, 2])
    return {
        "format": "pnp-game/1",
        "game": "nautilion",
        "seed": None,
        "options": options,
        "setup": setup,
        "moves": [],
        "finished": False,
    }


@cache
def all_texts(kind: str, places: int) -> list[str]:
    return list(texts(kind, places))


def some_move(stream: Stream, position: Position) -> str:
    """Choose a legal move: first a kind, then one of it."""
    kinds = list(position.ask)
    places = position.table.sea.places
    while True:
        kind = "give" if "give" in kinds and (len(kinds) == 1 or stream.below(5) < 2) else stream.choice(kinds)
        if kind == "roll":
            return some_roll(stream, position)
        every = all_texts(kind, places)
        for _ in range(12):
            text = stream.choice(every)
            if position.fault(text) is None and not dull(stream, text):
                return text
        found = [text for text in every if position.fault(text) is None]
        if not found:
            kinds.remove(kind)
            continue
        lively = [text for text in found if not dull(stream, text)]
        return stream.choice(lively or found)


def dull(stream: Stream, text: str) -> bool:
    """Say whether a move is rather not made."""
    if stream.below(4) == 0:
        return False
    return (text.startswith("place") and text.endswith("reserve")) or "p3" in text or "p4" in text


def some_roll(stream: Stream, position: Position) -> str:
    for count in (1, 2, 3):
        text = "roll " + " ".join(sorted(stream.choice(FACES) for _ in range(count)))
        if position.fault(text) is None:
            return text
    raise AssertionError("no number of dice is right")


def some_game(stream: Stream, document: Json, longest: int = 400) -> Json:
    """Play a game to its end, or for so many moves."""
    position = opening(document)
    moves: list[str] = []
    while not position.over and len(moves) < longest:
        moves.append(some_move(stream, position))
        position.make(moves[-1])
    return {**document, "moves": moves}


def slips(stream: Stream, game: Json, count: int) -> Iterator[Json]:
    """Give the record with slips of the pen; some of them are legal all the same."""
    moves: list[str] = game["moves"]
    places = len(game["setup"]["path"]) + 1
    for _ in range(count):
        rare = [n for n, text in enumerate(moves) if text.split()[0] not in ("roll", "give", "pay", "whirlwind")]
        at = stream.choice(rare) if rare and stream.below(2) else stream.below(len(moves))
        kind = moves[at].split()[0]
        way = stream.below(8)
        if way <= 3:
            # another move of the kind, often with the same first word
            start = " ".join(moves[at].split()[:2])
            near = [text for text in all_texts(kind, places) if way >= 2 or text.startswith(start)]
            changed = [*moves[:at], stream.choice(near), *moves[at + 1 :]]
        elif way == 4:
            changed = [*moves[:at], *moves[at + 1 :]]
        elif way == 5:
            changed = [*moves[:at], stream.choice(all_texts(stream.choice(list(PATTERNS)), places)), *moves[at:]]
        elif way == 6:
            phase_one = [n for n, text in enumerate(moves) if text.startswith("give")]
            at = stream.choice(phase_one) if phase_one else at
            kind = stream.choice(["whirlwind", "tide", "swap", "partner", "heroic", "heroic", "darkhouse", "give"])
            changed = [*moves[:at], stream.choice(all_texts(kind, places)), *moves[at:]]
        else:
            changed = [*moves, "roll 1 1 1"] if stream.below(2) else moves[:at]
        claims = {"won": None, "crew": stream.below(3)} if stream.below(6) == 0 else {}
        yield {**game, "moves": changed, "finished": stream.below(3) == 0, "claimed": claims}
