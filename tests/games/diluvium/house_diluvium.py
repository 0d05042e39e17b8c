"""The engine of the house, in the form in which the slow referee of Diluvium speaks."""

from functools import cached_property
from typing import Self

from msgspec.structs import replace
from reference import diluvium_log
from reference.diluvium import Position, judge
from reference.diluvium_record import Json
from reference.diluvium_tables import CARDS, RIVAL, SECTIONS, TOKENS

from pnp.errors import IllegalMove, PnpError
from pnp.games.diluvium import game
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import components
from pnp.games.diluvium.deal import draw_civilisations, draw_first, draw_rival, draw_ruins, draw_tiles
from pnp.games.diluvium.deck import Deck
from pnp.games.diluvium.moves import parse_move
from pnp.games.diluvium.places import KINDS, PLACES, SLOTS, SPACE_SHIFT, place_of
from pnp.games.diluvium.rules import Fate, State, go_on, legal_moves, new_game, play, result
from pnp.games.diluvium.state import Frame
from pnp.masks import cells
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)


def house_opening(document: Json) -> State:
    """Give the position before the first move."""
    options, setup = document["options"], document["setup"]
    charter = Charter(
        BOX,
        tuple(setup["civilisations"]),
        tuple(setup["tiles"]),
        tuple(setup.get("ruins", ())),
        setup["first"],
        options["players"],
        options.get("side", "A"),
        tuple(setup.get("rival", ())),
        options.get("scenario", "Z1"),
        options.get("carry", "none"),
    )
    return new_game(charter)


def house_deal(seed: str, players: int, side: str, scenario: str, carry: str) -> tuple[Json, Fate]:
    """Give the record without moves of a seed, and the chance that it brings."""
    setup: Json = {
        "civilisations": list(draw_civilisations(seed, 1, players, BOX)),
        "first": draw_first(seed, 1, players),
        "tiles": list(draw_tiles(seed, 1, players, scenario or "Z1", BOX)),
        "ruins": list(draw_ruins(seed, 1, BOX)),
    }
    options: Json = {"players": players, "side": side}
    if players == 1:
        options |= {"scenario": scenario, "carry": carry}
        setup["rival"] = list(draw_rival(seed, 1, players, BOX))
    head = {"format": "pnp-game/1", "game": "diluvium", "seed": None}
    return {**head, "options": options, "setup": setup, "moves": []}, Fate(seed, 1)


def house_position(document: Json, position: Position) -> State:
    """Give the position of the slow referee at the start of the first turn, whatever stands where."""
    state = house_opening(document)
    table, sea = position.table, position.table.sea
    slots = list(SLOTS[state.charter.layout.offset :])[: len(sea.tiles)]
    players = []
    for seat, player in zip(table.seats.values(), state.players, strict=True):
        sections = [seat.reserve, 0, 0, 0] if seat.rival else [seat.sections[section] for section in SECTIONS]
        stood = [space for space in sea.spaces() for _ in range(sea.settlers(seat.number, space))]
        players.append(
            replace(
                player,
                board=tuple(sections),
                scout=slots.index(seat.explorer),
                warship=slots.index(seat.warship),
                strength=seat.strength,
                markers=seat.markers,
                settlers=tuple(sorted(place_of(slots.index(space[:-1]), KINDS.index(space[-1])) for space in stood)),
                marked=sum(1 << at for at, slot in enumerate(slots) if sea.marked(slot, seat.number)),
                rack=tuple(seat.tokens[token] for token in TOKENS),
                hand=tuple(sorted(CARDS.index(card) for card in seat.hand)),
                gold=seat.gold,
                wheel=seat.wheel or "",
            )
        )
    room = []
    for tile in (sea.tiles[slot] for slot in slots):
        taken = [stood for _, stood in tile["settlers"]]
        spaces = tile["islands"].items()
        room.append(sum((number - taken.count(kind)) << 2 * KINDS.index(kind) for kind, number in spaces))
    free = [sum(1 << 2 * ("g1", "g2", "g3", "s").index(kind) for kind in sea.free_marks(slot)) for slot in slots]
    cards, pile = ([CARDS.index(card) for card in heap] for heap in (table.deck, table.pile))
    state = replace(
        state,
        players=tuple(players),
        frame=Frame(seat=table.first),
        trays=tuple(table.trays[token] for token in TOKENS),
        spent=tuple(table.discarded[token] for token in TOKENS),
        up=sum(1 << at for at, slot in enumerate(slots) if sea.tiles[slot]["up"]),
        slain=sum(1 << at for at, slot in enumerate(slots) if sea.tiles[slot]["slain"]),
        room=bytes(room),
        free=bytes(free),
        ruins=Deck(tuple(cards), table.deck_order_known, tuple(pile)),
        due=(),
    )
    if table.solo:
        cards, pile = ([list(RIVAL).index(card) for card in heap] for heap in (table.rival_deck, table.rival_pile))
        state = replace(state, rival=Deck(tuple(cards), table.rival_order_known, tuple(pile)))
    return go_on(state)


def house_fault(state: State, text: str) -> str | None:
    """Give the rule that a move breaks here."""
    try:
        play(state, parse_move(text))
    except IllegalMove as error:
        return error.rule
    return None


def house_play(state: State, text: str) -> State:
    return play(state, parse_move(text))


def house_legal(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]


def house_result(state: State) -> Json:
    return {**result(state)}


def house_judge(document: Json) -> Json:
    """Give valid, violations and result; what cannot be used is a ValueError."""
    try:
        verdict = game.judge(document, DATA).data()
    except PnpError as error:
        raise ValueError(str(error)) from error
    named = [{name: violation[name] for name in ("rule", "move", "turn")} for violation in verdict["violations"]]
    return {"valid": verdict["valid"], "violations": named, "result": verdict["result"]}


def house_table(state: State) -> Json:
    """Say what lies where, in words that can be compared."""
    slots = SLOTS[state.charter.layout.offset :]
    shift = state.charter.layout.place_offset
    seats = [
        {
            "board": [sum(player.board)] if state.charter.solo and number == 2 else list(player.board),
            "ships": [slots[player.scout], slots[player.warship]],
            "strength": player.strength,
            "markers": player.markers,
            "marked": sorted(slots[slot] for slot in cells(player.marked)),
            "settlers": sorted(PLACES[place if place < SPACE_SHIFT else place + shift] for place in player.settlers),
            "tokens": list(player.rack),
            "hand": sorted(CARDS[card] for card in player.hand),
        }
        for number, player in enumerate(state.players, 1)
    ]
    free = [[state.free[slot] >> 2 * at & 3 for at in range(4)] for slot in range(len(state.charter.layout))]
    return {
        "seats": seats,
        "trays": list(state.trays),
        "discarded": list(state.spent),
        "up": sorted(slots[slot] for slot in cells(state.up)),
        "slain": sorted(slots[slot] for slot in cells(state.slain)),
        "free": {slots[slot]: spaces for slot, spaces in enumerate(free)},
        "deck": sorted(CARDS[card] for card in state.ruins.cards),
        "pile": [CARDS[card] for card in state.ruins.pile],
        "rival": sorted(list(RIVAL)[card] for card in state.rival.cards),
        "last": state.frame.last,
        "result": house_result(state),
    }


def slow_table(position: Position) -> Json:
    """Say the same of a position of the slow referee."""
    table, sea = position.table, position.table.sea
    seats = [
        {
            "board": [seat.reserve] if seat.rival else [seat.sections[section] for section in SECTIONS],
            "ships": [seat.explorer, seat.warship],
            "strength": seat.strength,
            "markers": seat.markers,
            "marked": sorted(slot for slot in sea.tiles if sea.marked(slot, seat.number)),
            "settlers": sorted(
                slot + kind
                for slot, tile in sea.tiles.items()
                for owner, kind in tile["settlers"]
                if owner == seat.number
            ),
            "tokens": [seat.tokens[token] for token in TOKENS],
            "hand": sorted(seat.hand),
        }
        for seat in table.seats.values()
    ]
    return {
        "seats": seats,
        "trays": [table.trays[token] for token in TOKENS],
        "discarded": [table.discarded[token] for token in TOKENS],
        "up": sorted(slot for slot, tile in sea.tiles.items() if tile["up"]),
        "slain": sorted(slot for slot, tile in sea.tiles.items() if tile["slain"]),
        "free": {slot: [sea.free_marks(slot).count(kind) for kind in ("g1", "g2", "g3", "s")] for slot in sea.tiles},
        "deck": sorted(table.deck),
        "pile": table.pile,
        "rival": sorted(table.rival_deck) if table.solo else [],
        "last": table.last_round,
        "result": position.result(),
    }


class Log(diluvium_log.Log):
    """A log book that the engine plays along: the tables and all legal moves must be the same."""

    judges = (judge, house_judge)

    def do(self, *moves: str) -> Self:
        for text in moves:
            super().do(text)
            self.state = house_play(self.state, text)
            assert house_table(self.state) == slow_table(self.position)
        return self

    @cached_property
    def state(self) -> State:
        return house_opening(self.document)

    def legal(self, kind: str = "") -> list[str]:
        found = super().legal()
        assert sorted(found) == sorted(house_legal(self.state))
        return [text for text in found if text.split()[0] == kind or not kind]


def readable(text: str) -> bool:
    """Say whether the house reads a text as a move, and writes it in the same way."""
    try:
        return str(parse_move(text)) == text
    except PnpError:
        return False
