"""Random games of Continent of Mu for the slow referee, as records, and records with slips of the pen."""

from collections.abc import Iterator
from typing import Any

from pnp.seeds import Stream
from reference.mu import CANDIDATES, Position, candidates
from reference.mu_map import DIRECTIONS, SLOTS, SPACES
from reference.mu_table import Json
from reference.mu_words import read_move

__all__ = ["KINDS", "forgeries", "slips", "some_game", "some_land", "some_move", "some_setup", "tastes"]

KINDS: list[Json] = [
    {"players": players, "fissure_mode": fissures, "sink_mode": sinking}
    for players in (2, 3, 4)
    for fissures in ("border", "edge")
    for sinking in ("auto", "claim")
]


ISLAND = [
    [1, -1, 1], [1, 1, 0], [1, 0, 2], [1, -2, 0], [1, 0, -1], [0, 2, 1], [0, -3, -1], [0, 3, -2],
    [1, -1, -2], [0, -5, -1], [2, 2, -4], [3, 1, 3], [2, -4, 1], [2, -1, 4], [0, 3, 0], [2, -2, 2],
    [1, 2, -3], [0, 3, -5], [0, -1, 2], [0, -3, 1], [0, 0, 4], [0, 2, -2],
]  # fmt: skip
"""A continent of the Advanced Setup."""
BAYS = [[4, -1], [1, -4], [-3, 2]]


def some_land(stream: Stream, options: Json) -> tuple[Json, Json]:
    """Give options and a setup: the standard one, or now and then another continent, moved anywhere."""
    players = options["players"]
    first = stream.below(players)
    if stream.below(2) or players > len(BAYS):
        return options, {"first_player": first}
    q, r = stream.between(-80, 80), stream.between(-80, 80)
    areas = [[k, a + q, b + r] for k, a, b in ISLAND]
    boats = [[a + q, b + r] for a, b in BAYS[:players]]
    return {**options, "setup": "advanced"}, {"areas": areas, "boats": boats, "first_player": first}


def some_setup(stream: Stream, options: Json, setup: Json | None = None) -> Json:
    """Give a record without moves."""
    options = {**options, "stagnation_rounds": stream.choice([1, 3, 8, 20])}
    setup = setup or {"first_player": stream.below(options["players"])}
    head = {"format": "pnp-game/1", "game": "mu", "seed": None}
    return {**head, "options": options, "setup": setup, "moves": []}


def tastes(stream: Stream) -> dict[str, int]:
    """Give how much somebody likes each kind of move, so that games differ."""
    taste = {kind: stream.between(1, 6) for kind in ("move", "carry", "land", "build", "create", "pray")}
    return {
        **taste,
        "sculpt": stream.between(4, 12),
        "raise": stream.between(20, 60),
        "end": 1,
        "claim": stream.between(1, 4),
        "roll": 1,
    }


def _near(position: Position) -> list[str]:
    """Give what may be said now: only what begins where a Settler of the player stands is tried."""
    ask, table = position.ask, position.table
    if "end" not in ask:
        kinds = [kind for kind in ask if kind]
        texts = [text for kind in kinds for text in candidates(kind)] if len(kinds) < 4 else list(CANDIDATES)
        return [text for text in texts if position.fault(text) is None]
    here = [space for space in SPACES if table.has_settler(table.active, space)]
    slots = [slot for slot in SLOTS if slot.partition(".")[0] in here]
    moai = [place for place in [*slots, *(f"{space}.loose" for space in here)] if table.lies(table.active, place)]
    ends = {space: table.beside(space) for space in here}
    raises = [f"raise {place} {way}" for place in moai for way in DIRECTIONS]
    areas = {space[:-1] for space in here}
    texts = [
        *(f"move {space} {goal}" for space in here for goal in sorted(ends[space])),
        *(f"carry {place} {goal}" for place in moai for goal in sorted(ends[place.partition(".")[0]])),
        *(f"{verb} {slot}" for verb in ("build", "sculpt") for slot in slots),
        *(f"create {space}" for space in SPACES if space[:-1] in areas),
        *(candidates("land") if table.aboard[table.active] else ()),
        *raises,
        *((f"{text} announce" for text in raises) if table.claims else ()),
        *(f"claim {seat}" for seat in range(table.players)),
        *("pray", "end"),
    ]
    return [text for text in texts if position.fault(text) is None]


def some_move(stream: Stream, position: Position, taste: dict[str, int]) -> str:
    """Choose a kind by taste and then any move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in _near(position):
        by_kind.setdefault(text.split()[0], []).append(text)
    if "raise" in by_kind and any(text.endswith("announce") for text in by_kind["raise"]) and stream.below(2):
        by_kind["raise"] = [text for text in by_kind["raise"] if text.endswith("announce")]
    kinds = [kind for kind in by_kind for _ in range(taste.get(kind, 1))]
    return stream.choice(by_kind[stream.choice(kinds)])


def some_game(stream: Stream, document: Json, longest: int = 4000) -> Json:
    """Play a game at random; give its record, with all that the players may claim."""
    position = Position(document)
    likes = [tastes(stream) for _ in range(position.table.players)]
    moves: list[str] = []
    while not position.over and len(moves) < longest:
        moves.append(some_move(stream, position, likes[position.table.active]))
        position.make(moves[-1])
    result = position.result()
    claimed = {"scores": result["scores"], "winners": result["winners"]}
    return {**document, "moves": moves, "finished": position.over, "claimed": claimed}


def slips(stream: Stream, game: Json, count: int) -> Iterator[Json]:
    """Give records in which something is wrong, or not."""
    for _ in range(count):
        moves = list(game["moves"])
        record: dict[str, Any] = {**game, "moves": moves}
        at = stream.below(len(moves))
        kind = stream.below(9)
        if kind == 0:
            del moves[at]
        elif kind == 1:
            moves.insert(at, stream.choice(moves))
        elif kind == 2:
            other = stream.below(len(moves))
            moves[at], moves[other] = moves[other], moves[at]
        elif kind == 3:
            del moves[at:]
        elif kind == 4:
            moves.append(stream.choice(moves))
        elif kind == 5:
            record["claimed"] = _misclaimed(stream, game["claimed"])
        elif kind == 6:
            moves[at] = stream.choice(list(CANDIDATES))
        elif kind == 7:
            record["options"] = {**game["options"], "stagnation_rounds": stream.between(1, 6)}
        else:
            moves[at] = altered(stream, moves[at])
        yield record


def forgeries(stream: Stream, game: Json, count: int) -> Iterator[Json]:
    """Give records whose setup or claims may not be possible."""
    players = game["options"]["players"]
    for _ in range(count):
        setup, options, claimed = dict(game["setup"]), dict(game["options"]), dict(game["claimed"])
        kind = stream.below(8)
        if kind == 0:
            setup["first_player"] = stream.between(-1, 4)
        elif kind in (1, 2):
            areas = [list(row) for row in setup.get("areas", ISLAND)]
            row = stream.choice(areas)
            row[stream.below(3)] += stream.between(-1, 1)
            setup |= {"areas": areas, "boats": setup.get("boats", BAYS)}
            options["setup"] = "advanced"
        elif kind == 3:
            other = ISLAND[:]
            one, two = stream.below(22), stream.below(22)
            other[one], other[two] = other[two], other[one]
            setup |= {"areas": other, "boats": BAYS[:players]}
            options["setup"] = "advanced"
        elif kind == 4:
            boats = [list(bay) for bay in setup.get("boats", BAYS[:players])]
            stream.choice(boats)[stream.below(2)] += stream.between(-2, 2)
            setup |= {"areas": setup.get("areas", ISLAND), "boats": boats}
            options["setup"] = "advanced"
        elif kind == 5:
            setup.pop(stream.choice(["areas", "boats", "first_player"]), None)
            options["setup"] = stream.choice(["standard", "advanced"])
        elif kind == 6:
            claimed["winners"] = [stream.below(5) for _ in range(stream.below(4))]
        else:
            claimed["scores"] = claimed["scores"][: stream.below(5)] + [{"total": 1}] * stream.below(2)
        yield {**game, "setup": setup, "options": options, "claimed": claimed}


def _misclaimed(stream: Stream, claimed: Json) -> Json:
    scores = [dict(score) for score in claimed["scores"]]
    line = stream.choice(list(scores[0]))
    stream.choice(scores)[line] += stream.between(-1, 1)
    winners = stream.choice([claimed["winners"], [0], [], [0, 1]])
    return {"scores": scores, "winners": winners}


def altered(stream: Stream, text: str) -> str:
    """Give another move of the same kind, most of all one that begins alike."""
    kind = read_move(text)[0]
    texts = candidates(kind)
    alike = [other for other in texts if other.split()[:2] == text.split()[:2]]
    return stream.choice(alike if stream.below(3) else texts)
