"""Wild positions of Continent of Mu: anything that can lie on the table, whether or not a game would come to it."""

from pnp.seeds import Stream
from reference.mu import Position, opening
from reference.mu_map import DIRECTIONS, SHAPE, SLOTS, SPACES
from reference.mu_play import Game
from reference.mu_table import LAVA, Json, area

__all__ = ["some_chaos"]


def some_chaos(stream: Stream, document: Json) -> Position:
    """Give a position at the start of the first turn."""
    position = opening(document)
    table = position.table
    _sink(stream, table)
    _crack(stream, table)
    _scatter(stream, table)
    return position.begin_again()


def _sink(stream: Stream, table: Game) -> None:
    """Leave some Areas; they hang together unless parts are claimed."""
    number = stream.choice([22, 22, 15, 8, 5, 3, 2])
    scattered = table.claims and stream.below(2)
    kept = [stream.choice(list(SHAPE))]
    while len(kept) < number:
        beside = {
            area(other) for space in SPACES if area(space) in kept for other in table.around[space]
        }  # before anything has sunk
        choice = sorted((set(SHAPE) if scattered else beside) - set(kept))
        kept.append(stream.choice(choice))
    table.land = {space for space in SPACES if area(space) in kept}
    table.volcanoes &= set(kept)
    for slot in SLOTS:
        if slot.partition(".")[0] not in table.land:
            table.slots[slot] = None


def _crack(stream: Stream, table: Game) -> None:
    """Put Fissures anywhere; without claims the land stays one part."""
    links = sorted((one, other) for one in table.land for other in table.beside(one) if area(one) < area(other))
    density = stream.below(10)
    for one, other in links:
        if stream.below(10) < density:
            table.fissures.add(table.site(one, other))
            if not table.claims and len(table.parts()) > 1:
                table.fissures.remove(table.site(one, other))


def _scatter(stream: Stream, table: Game) -> None:
    land = sorted(table.land, key=SPACES.index)
    slots = [slot for slot in SLOTS if slot.partition(".")[0] in table.land]
    lava = stream.choice([0, 1, 6, 9])
    for slot in slots:
        table.slots[slot] = LAVA if stream.below(10) < lava else None
    crowd = stream.sample(land, min(len(land), stream.between(1, 8)))
    for seat in range(table.players):
        left = table.reserve[seat]
        table.aboard[seat] = bool(stream.below(2))
        left["settler"] = 7 - table.aboard[seat]
        for _ in range(stream.below(left["settler"] + 1) if stream.below(6) else 0):
            table.settlers[stream.choice(crowd), seat] += 1
            left["settler"] -= 1
        for piece, most in (("village", 9), ("moai", 8)):
            for _ in range(stream.below(most)):
                slot = stream.choice(slots)
                if table.slots[slot] in (None, LAVA):
                    table.slots[slot] = (piece, seat)
                    left[piece] -= 1
        for _ in range(stream.below(left["moai"] + 1)):
            space, way = stream.choice(crowd), stream.choice(list(DIRECTIONS))
            (q, r), (dq, dr) = table.where[space], DIRECTIONS[way]
            beyond = table.map.get((q + dq, r + dr))
            if stream.below(3) == 0:
                table.loose[space, seat] += 1
                left["moai"] -= 1
            elif (space, way) not in table.raised and beyond and area(beyond) != area(space):
                table.raised[space, way] = seat
                left["moai"] -= 1
        table.prayers[seat] = stream.below(4)
        table.track[seat] = stream.below(60)
    table.supply = stream.choice([0, 1, 7])
