"""A random player of Nautilion, who knows the slow referee only, and a clumsy writer of records.

The player is led a little, so that games are long and rich: P gets low dice, and tokens go aboard.
"""

from collections.abc import Iterator, Sequence

from pnp.seeds import Stream
from reference.nautilion import Position, opening
from reference.nautilion_record import Json, all_tokens, usable
from reference.nautilion_sea import LANDING
from reference.nautilion_tables import BLUE, FIGHTERS, LEVELS, NEIGHBOURS, RED
from reference.nautilion_words import PATTERNS, all_texts

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
        setup["darkhouse"] = stream.shuffled(rather(stream, RED, (1, 3, 6, 7), red) + rather(stream, BLUE, (12,), blue))
    if 5 in chosen:
        setup["heroic"] = rather(stream, [card for card in range(1, 13) if usable(card, chosen)], (4, 9, 10, 11, 12), 3)
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


def rather(stream: Stream, cards: Sequence[int], liked: Sequence[int], count: int) -> list[int]:
    """Choose cards, in every other game those that seldom have an effect."""
    shuffled = stream.shuffled(cards)
    if stream.below(2):
        shuffled.sort(key=lambda card: card not in liked)
    return shuffled[:count]


def some_move(stream: Stream, position: Position, wise: bool = False) -> str:
    """Choose a legal move: first a kind, then one of it."""
    kinds = list(position.ask)
    places = position.table.sea.places
    while True:
        kind = (
            "give" if "give" in kinds and (len(kinds) == 1 or stream.below(12 if wise else 2)) else stream.choice(kinds)
        )
        if kind == "roll":
            return some_roll(stream, position)
        every = all_texts(kind, places)
        tried = [stream.choice(every) for _ in range(12)] if len(every) > 200 else every
        found = [text for text in tried if position.fault(text) is None]
        if not found and tried is not every:
            found = [text for text in every if position.fault(text) is None]
        if found:
            return some_choice(stream, position, found, wise)
        kinds.remove(kind)


def some_choice(stream: Stream, position: Position, found: list[str], wise: bool) -> str:
    """Choose one of the legal moves: three times of four a good one."""
    if not wise and stream.below(4) == 0:
        return stream.choice(found)
    shuffled = stream.shuffled(found)
    if found[0].startswith("give"):
        return max(shuffled, key=lambda text: worth(position, text.split()[1:]))
    if found[0].startswith("heroic"):
        # HA 10, 11 and 12 ask for a number of their expansion
        return max(shuffled, key=lambda text: text[7:9] == str(10 + (int(text[-1]) - 1) % 3))
    if found[0].startswith("discard"):
        return max(shuffled, key=lambda text: text.endswith("reserve"))
    return min(shuffled, key=lambda text: text.endswith("reserve"))


def worth(position: Position, words: list[str]) -> int:
    """Say how well dice are given: slow for P, harmless for the Darkhouse, on something useful for N."""
    table = position.table
    points = 0
    for figure, die in ((word[0], int(word[1])) for word in words):
        if figure == "p":
            points -= 2 * die
        elif figure == "d" and die > 2:
            points -= 3
        elif figure == "n":
            event, i = table.sea.walk("N", 1, die, table.may_collide())
            entry = table.sea.entries[i] if event == LANDING else ""
            if isinstance(entry, dict):
                points += 6 * table.ship.placeable(entry["token"], table.admiral())
            else:
                points += die if table.ship.crew() == 9 else -4
    return points


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
    wise = stream.below(4) == 0
    while not position.over and len(moves) < longest:
        moves.append(some_move(stream, position, wise))
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
