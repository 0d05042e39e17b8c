"""A random player of Diluvium, who knows the slow referee only, and a clumsy writer of records.

The player is led a little, so that games are rich: each has a taste of its own, for Ruins, for fights or for nothing.
"""

from collections.abc import Iterator

from pnp.seeds import Stream
from reference.diluvium import Position, opening
from reference.diluvium_record import Json
from reference.diluvium_tables import (
    ACTIONS,
    ALL_SLOTS,
    CARDS,
    CARRY,
    CIVILISATIONS,
    KINDS,
    LAYOUT_OF,
    RIVAL,
    SCENARIOS,
    SECTIONS,
    TILES,
    layout,
)
from reference.diluvium_words import PATTERNS, texts

GAMES: list[tuple[int, str, str, str]] = [
    *((players, side, "", "") for players in (2, 3, 4) for side in "AB"),
    *((1, side, "Z1", "none") for side in "AB"),
    *((1, side, scenario, carry) for scenario in ("Z2", "Z3", "Z4") for side in "AB" for carry in CARRY),
]
"""Players, side, scenario and what it carries: every game there is."""
TASTES = ["none", "ruins", "war", "monsters", "food"]


def some_setup(stream: Stream, players: int, side: str = "A", scenario: str = "", carry: str = "") -> Json:
    """Give a record without moves."""
    options: Json = {"players": players, "side": side}
    _, _, forced, barred = SCENARIOS[scenario or "Z1"]
    if scenario:
        options |= {"scenario": scenario, "carry": carry}
    tiles: list[str] = []
    heaps: dict[int, list[str]] = {}
    classes = [cost for _, _, cost, _ in layout(LAYOUT_OF[players]).values() if cost is not None]
    for cost in (0, 1, 2):
        free = [tile for tile in TILES if TILES[tile][0] == cost and tile not in forced and tile not in barred]
        must = [tile for tile in forced if TILES[tile][0] == cost]
        heaps[cost] = stream.shuffled([*must, *stream.shuffled(free)][: classes.count(cost)])
    tiles = [heaps[cost].pop() for cost in classes]
    civilisations = stream.shuffled(CIVILISATIONS)[: max(2, players)]
    if stream.below(3) == 0:
        options["civilisations"] = list(civilisations)
    setup: Json = {"civilisations": civilisations, "first": 1 + stream.below(players), "tiles": tiles}
    if stream.below(4):
        setup["ruins"] = stream.shuffled(CARDS * 2)
    if players == 1 and stream.below(4):
        setup["rival"] = stream.shuffled([card.upper() for card in RIVAL])
    head = {"format": "pnp-game/1", "game": "diluvium", "seed": None}
    return {**head, "options": options, "setup": setup, "moves": [], "finished": False}


def some_texts(position: Position, kind: str) -> list[str]:
    """Give the texts of a kind that are not plainly absurd: of a piece that is there, to a space that is free."""
    table = position.table
    me, sea = table.active, table.sea
    own = [space for space in sea.spaces() if sea.settlers(me.number, space)]
    sources = [*(section for section in SECTIONS if me.sections[section]), *own]
    free = [space for space in sea.spaces() if sea.tiles[space[:-1]]["up"] and sea.has_free(space)]
    pairs = [f"{source}-{to}" for source in sources for to in free]
    if kind == "settler":
        return ["settler none", *(f"settler {pair}" for pair in pairs)]
    if kind == "mark":
        here = [pair for pair in pairs if pair[-4:-1] == me.explorer]
        return ["mark g1", "mark g2", "mark g3", "mark s", *(f"mark s {pair}" for pair in here)]
    if kind == "play":
        plays = [text for text in texts("play", list(sea.tiles), [], 0) if text.split()[1] in me.hand]
        if "gate" in me.hand:
            plays += [f"play gate {pair}" for pair in pairs]
        if "map" in me.hand:
            plays += [f"play map {pair[-4:-1]} s {pair}" for pair in pairs]
        return plays
    most = max(max(seat.held() for seat in table.seats.values()), 9)
    if kind == "discard":
        most = max(seat.held() for seat in table.seats.values()) - 6
    if kind == "flee":
        most = max(sea.all_settlers(seat, slot) for seat in table.seats for slot in sea.tiles)
    if kind == "harvest":
        most //= 2
    return texts(kind, list(sea.tiles), sea.spaces(), most)


def some_move(stream: Stream, position: Position, taste: str) -> str:
    """Choose a legal move: first a kind, then one of it."""
    kinds = [kind for kind in PATTERNS if kind in position.ask]
    if "play" in kinds and stream.below(2):
        kinds.remove("play")
    while True:
        wheel = [kind for kind in kinds if kind in ACTIONS and position.fault(kind) is None]
        if wheel:
            liked = {"war": "engage", "monsters": "engage", "ruins": "settle", "food": "produce"}.get(taste, "explore")
            return liked if liked in wheel and stream.below(2) else stream.choice(wheel)
        kind = stream.choice(kinds) if kinds else "play"
        found = [text for text in some_texts(position, kind) if position.fault(text) is None]
        if found:
            return some_choice(stream, position, found, taste)
        kinds.remove(kind)


def some_choice(stream: Stream, position: Position, found: list[str], taste: str) -> str:
    """Choose one of the legal moves, often one to the taste."""
    liked: list[str] = []
    table = position.table
    if taste == "ruins":
        liked = [text for text in found if text.endswith("r") and "-" in text]
    elif taste in ("war", "monsters") and found[0].startswith("sail"):
        enemies = [slot for other in table.others(table.active) for slot in (other.warship, other.explorer)]
        for text in found:
            tile = table.sea.tiles[text.split()[1]]
            here = text.split()[1] in enemies if taste == "war" else tile["monster"] and not tile["slain"]
            if here or any(owner != table.active.number for owner, _ in tile["settlers"] if taste == "war"):
                liked.append(text)
    elif taste in ("food", "war"):
        # tokens are kept for ways and fights
        liked = [text for text in found if "sell" not in text and "raise" not in text]
    if found[0].startswith("harvest") and not liked:
        liked = [text for text in found if "sell" in text or "raise" in text]
    return stream.choice(liked if liked and stream.below(4) else found)


def some_game(stream: Stream, document: Json, longest: int = 600) -> Json:
    """Play a game to its end, or for so many moves."""
    position = opening(document)
    moves: list[str] = []
    tastes = {seat: stream.choice(TASTES) for seat in position.table.seats}
    while not position.over and len(moves) < longest:
        moves.append(some_move(stream, position, tastes[position.table.active.number]))
        position.make(moves[-1])
    return {**document, "moves": moves}


def some_text(stream: Stream, kind: str, game: Json) -> str:
    """Give any text of the grammar of a kind, mostly with words of this map."""
    slots = list(layout(LAYOUT_OF[game["options"]["players"]]))
    if stream.below(8) == 0:
        slots = ALL_SLOTS
    some = [stream.choice(slots) for _ in range(3)]
    spaces = [stream.choice(some) + stream.choice(KINDS) for _ in range(3)]
    return stream.choice(texts(kind, some, spaces, stream.between(1, 4)))


def altered(stream: Stream, text: str, game: Json) -> str:
    """Change a word of a move for another of its sort."""
    slots = list(layout(LAYOUT_OF[game["options"]["players"]]))
    words = text.split()
    if words[0] == "flee" or len(words) == 1:
        return some_text(stream, words[0], game)
    at = stream.between(1, len(words) - 1)
    word = words[at]
    if "-" in word:
        source, to = word.split("-")
        space = stream.choice([to, source, stream.choice(slots) + to[-1]])
        space = space if len(space) == 4 else to
        space = stream.choice([space, space[:-1] + stream.choice(KINDS)])
        source = stream.choice([source, source, stream.choice(SECTIONS)])
        words[at] = f"{source}-{space}" if stream.below(2) else f"{space}-{to}"
    elif word in slots:
        words[at] = stream.choice(slots)
    elif word.isdigit():
        words[at] = str(int(word) + 1)
    else:
        return some_text(stream, words[0], game)
    return " ".join(words)


def slips(stream: Stream, game: Json, count: int) -> Iterator[Json]:
    """Give the record with slips of the pen; some of them are legal all the same."""
    moves: list[str] = game["moves"]
    common = {*ACTIONS, "sail", "settler", "harvest", "reveal"}
    for _ in range(count):
        rare = [n for n, text in enumerate(moves) if text.split()[0] not in common]
        at = stream.choice(rare) if rare and stream.below(2) else stream.below(len(moves))
        kind = moves[at].split()[0]
        way = stream.below(10)
        if way <= 3:
            changed = [*moves[:at], altered(stream, moves[at], game), *moves[at + 1 :]]
        elif way == 4:
            changed = [*moves[:at], some_text(stream, kind, game), *moves[at + 1 :]]
        elif way == 5:
            changed = [*moves[:at], *moves[at + 1 :]]
        elif way <= 7:
            changed = [*moves[:at], some_text(stream, stream.choice(list(PATTERNS)), game), *moves[at:]]
        elif way == 8:
            other = stream.below(len(moves))
            changed = [*moves]
            changed[at], changed[other] = changed[other], changed[at]
        else:
            changed = [*moves, stream.choice(ACTIONS)] if stream.below(2) else moves[:at]
        claims = {"gold": [3, 1], "winners": []} if stream.below(6) == 0 else {}
        yield {**game, "moves": changed, "finished": stream.below(3) == 0, "claimed": claims}
