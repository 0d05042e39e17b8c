"""Wild positions of Diluvium: a table in the middle of a game that nobody has played, with all that seldom comes up.

Tiles are turned up, pieces stand anywhere they may, hands are full, trays and decks nearly empty. All invariants hold.
"""

from pnp.seeds import Stream
from reference.diluvium import Position, opening
from reference.diluvium_record import Json
from reference.diluvium_seat import Seat
from reference.diluvium_table import Table
from reference.diluvium_tables import ACTIONS, SECTIONS, TOKENS


def some_chaos(stream: Stream, document: Json) -> Position:
    """Give a position at the start of the first player's turn; the document must not begin with a card."""
    position = opening(document)
    table = position.table
    turned = stream.between(2, 10)
    for tile in table.sea.tiles.values():
        tile["up"] = tile["up"] or stream.below(10) < turned
        tile["slain"] = bool(tile["up"] and tile["monster"]) and stream.below(4) == 0
    for seat in stream.shuffled(list(table.seats.values())):
        scatter_markers(stream, table, seat)
        scatter_settlers(stream, table, seat)
    for seat in stream.shuffled(list(table.seats.values())):
        place_ships(stream, table, seat)
    for seat in table.seats.values():
        seat.strength = stream.between(seat.strength, 6)
        seat.gold = stream.below(20)
        seat.wheel = None if seat.rival else stream.choice([None, *ACTIONS])
    share_tokens(stream, table)
    share_cards(stream, table)
    table.active.new_turn()
    position.check()
    position.check_rest()
    return position


def scatter_markers(stream: Stream, table: Table, seat: Seat) -> None:
    up = [slot for slot, tile in table.sea.tiles.items() if tile["up"] and not tile["city"]]
    for slot in stream.shuffled(up)[: stream.below(7)]:
        if table.sea.free_marks(slot):
            table.sea.put_marker(slot, stream.choice(table.sea.free_marks(slot)), seat.number)
            seat.markers -= 1


def scatter_settlers(stream: Stream, table: Table, seat: Seat) -> None:
    for _ in range(stream.below(10)):
        own = [
            space
            for space in table.sea.spaces()
            if space[:-1] == seat.city or table.sea.marked(space[:-1], seat.number)
        ]
        free = [space for space in own if table.sea.has_free(space)]
        if not free:
            return
        space = stream.choice(free)
        table.sea.tiles[space[:-1]]["settlers"].append([seat.number, space[-1]])
        if seat.rival:
            seat.reserve -= 1
        else:
            seat.sections[stream.choice([section for section in SECTIONS if seat.sections[section]])] -= 1


def place_ships(stream: Stream, table: Table, seat: Seat) -> None:
    """Put both ships somewhere, so that no Warship stands with what belongs to others."""
    sea, others = table.sea, table.others(seat)
    up = [slot for slot, tile in sea.tiles.items() if tile["up"] and not tile["city"]]
    calm = [slot for slot in up if not any(slot == other.warship for other in others)]
    seat.explorer = stream.choice([seat.city, *calm, *calm])
    alone = [
        slot
        for slot in calm
        if not any(slot == other.explorer or sea.all_settlers(other.number, slot) for other in others)
    ]
    seat.warship = stream.choice([seat.city, *alone, *alone])


def share_tokens(stream: Stream, table: Table) -> None:
    """Leave little in the trays, but not nothing: the end is not checked again."""
    for seat in table.seats.values():
        for _ in range(stream.below(7 - seat.held())):
            token = stream.choice("cw" if seat.rival else TOKENS)
            table.trays[token] -= 1
            seat.tokens[token] += 1
    for token in TOKENS:
        table.trays[token] = max(table.trays[token], 1)
        gone = table.trays[token] - stream.choice([1, 1, 2, 3, 6, table.trays[token]])
        if gone > 0:
            table.trays[token] -= gone
            table.discarded[token] += gone


def share_cards(stream: Stream, table: Table) -> None:
    """Deal hands and piles; often the deck is empty, sometimes the pile as well."""
    players = [seat for seat in table.seats.values() if not seat.rival]
    left = stream.choice([0, 0, 1, 2, 16])
    while len(table.deck) > left:
        card = table.deck.pop()
        if stream.below(2):
            stream.choice(players).hand.append(card)
        else:
            table.pile.append(card)
    if stream.below(4) == 0:
        table.active.hand += table.pile
        table.pile = []
    if table.solo:
        left = stream.choice([0, 0, 1, 2, 12])
        while len(table.rival_deck) > left:
            table.rival_pile.append(table.rival_deck.pop())
