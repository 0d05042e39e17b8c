"""Positions of Diluvium put together in words, and games that are played in words.

A position stands at the beginning of a turn. What is not told is as at the start of a game: ships at home, Settlers on
the board, nobody owns anything. A tile where something stands is turned up by itself; Settlers on the map leave the
fullest sections of the board, unless the board is told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from pnp.errors import IllegalMove
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import components
from pnp.games.diluvium.deal import draw_civilisations, draw_first, draw_rival, draw_ruins, draw_tiles
from pnp.games.diluvium.deck import Deck
from pnp.games.diluvium.moves import CARD_NUMBERS, CARDS, RIVAL_CARDS, SPACES, parse_move
from pnp.games.diluvium.places import PLACE_NUMBERS, PLACES, SECTIONS, SLOT_NUMBERS, SLOTS, slot_of
from pnp.games.diluvium.rules import State, go_on, legal_moves, new_game, play, result
from pnp.games.diluvium.settlers import with_room
from pnp.games.diluvium.state import Frame, Player
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
ORDER = ("greek", "aztec", "chinese", "egyptian")


def charter_of(
    seed: str,
    *,
    players: int = 2,
    side: str = "A",
    civilisations: Sequence[str] = (),
    scenario: str = "Z1",
    carry: str = "none",
    known: bool = True,
    first: int = 0,
) -> Charter:
    """Set up a game by a seed; `known` says whether the order of the decks is written down."""
    return Charter(
        BOX,
        tuple(civilisations) or draw_civilisations(seed, 1, players, BOX),
        draw_tiles(seed, 1, players, scenario, BOX),
        draw_ruins(seed, 1, BOX) if known else (),
        first or draw_first(seed, 1, players),
        players,
        side,
        draw_rival(seed, 1, players, BOX) if known else (),
        scenario,
        carry,
    )


@dataclass(frozen=True)
class Sea:
    """A position, with what a test asks of it in words. Seats count from 1."""

    state: State

    def play(self, *moves: str) -> "Sea":
        state = self.state
        for move in moves:
            parsed = parse_move(move)
            assert parsed in legal_moves(state), f"{move}: {[str(legal) for legal in legal_moves(state)][:60]}"
            state = play(state, parsed)
        return Sea(state)

    def refused(self, move: str) -> str:
        """Give the rule that forbids a move."""
        parsed = parse_move(move)
        assert parsed not in legal_moves(self.state), f"{move} is legal"
        try:
            play(self.state, parsed)
        except IllegalMove as error:
            return error.rule
        raise AssertionError(f"{move} is accepted")

    def moves(self, verb: str = "") -> set[str]:
        return {str(move) for move in legal_moves(self.state) if not verb or move.verb == verb}

    @property
    def due(self) -> str:
        return self.state.due[-1].kind if self.state.due else "over"

    @property
    def asked(self) -> int:
        return self.state.seat

    @property
    def active(self) -> int:
        return self.state.active

    def player(self, seat: int) -> Player:
        return self.state.players[seat - 1]

    def gold(self, seat: int = 1) -> int:
        return self.player(seat).gold

    def food(self, seat: int = 1) -> int:
        return self.player(seat).rack[0]

    def craft(self, seat: int = 1) -> int:
        return self.player(seat).rack[1]

    def weapons(self, seat: int = 1) -> int:
        return self.player(seat).rack[2]

    def strength(self, seat: int = 1) -> int:
        return self.player(seat).strength

    def markers(self, seat: int = 1) -> int:
        return self.player(seat).markers

    def board(self, seat: int = 1) -> str:
        """Give the Settlers of the sections as letters."""
        return "".join(letter * number for letter, number in zip(SECTIONS, self.player(seat).board, strict=True))

    def hand(self, seat: int = 1) -> str:
        return " ".join(CARDS[card] for card in self.player(seat).hand)

    def _slot(self, slot: int) -> str:
        return SLOTS[self.state.charter.layout.offset + slot]

    def scout(self, seat: int = 1) -> str:
        return self._slot(self.player(seat).scout)

    def warship(self, seat: int = 1) -> str:
        return self._slot(self.player(seat).warship)

    def settlers(self, seat: int = 1) -> str:
        shift = self.state.charter.layout.place_offset
        return " ".join(PLACES[place + shift] for place in self.player(seat).settlers)

    def is_up(self, slot: str) -> bool:
        return bool(self.state.up >> (SLOT_NUMBERS[slot] - self.state.charter.layout.offset) & 1)

    def is_slain(self, slot: str) -> bool:
        return bool(self.state.slain >> (SLOT_NUMBERS[slot] - self.state.charter.layout.offset) & 1)

    @property
    def pile(self) -> str:
        return " ".join(CARDS[card] for card in self.state.ruins.pile)

    @property
    def result(self) -> Mapping[str, Any]:
        return result(self.state)


def seat(**options: Any) -> dict[str, Any]:
    """Tell a player: food, craft, weapons, gold, strength, markers, board, on, marks, scout, warship, hand, wheel.

    `on` are the places of Settlers on the map; `marks` are slots, with the space where it matters (`a05:s`); the
    markers on the track follow from them unless they are told.
    """
    return options


def sea(
    *seats: Mapping[str, Any],
    players: int = 2,
    side: str = "A",
    civilisations: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    up: str = "",
    active: int = 1,
    first: int = 1,
    last: bool = False,
    turn: int = 9,
    trays: tuple[int, int, int] | None = None,
    slain: str = "",
    deck: str | None = None,
    pile: str = "",
    rival_deck: str | None = None,
    rival_pile: str = "",
    scenario: str = "Z1",
    seed: str = "SEA",
) -> Sea:
    """Put a position together; `deck` is the Ruins deck from the top, and leaves its order known."""
    civilisations = tuple(civilisations) or ORDER[: max(players, 2)]
    charter = charter_of(
        seed, players=players, side=side, civilisations=civilisations, scenario=scenario, known=False, first=first
    )
    layout = charter.layout

    def at(slot: str) -> int:
        return SLOT_NUMBERS[slot] - layout.offset

    row = list(charter.tiles)
    for slot, tile in (tiles or {}).items():
        row[at(slot)] = tile
    charter = Charter(BOX, civilisations, tuple(row), (), first, players, side, (), scenario)
    state = new_game(charter)
    room, free, turned = state.room, bytearray(state.free), state.up
    for slot in up.split():
        turned |= 1 << at(slot)
    found = []
    told = [*seats, *({},) * (charter.seats - len(seats))]
    for number, (options, player) in enumerate(zip(told, state.players, strict=True), 1):
        own = {"on": "", "marks": "", "hand": "", **options}
        settlers = tuple(sorted(PLACE_NUMBERS[place] - layout.place_offset for place in own["on"].split()))
        for place in settlers:
            room = with_room(room, place, -1)
            turned |= 1 << slot_of(place)
        marked = 0
        for mark in own["marks"].split():
            slot, _, space = mark.partition(":")
            byte = free[at(slot)]
            kind = SPACES.index(space) if space else next(kind for kind in (1, 2, 3, 4) if byte >> 2 * (kind - 1) & 3)
            assert byte >> 2 * (kind - 1) & 3, f"{mark}: no such space is free"
            free[at(slot)] -= 1 << 2 * (kind - 1)
            marked |= 1 << at(slot)
        ships = {
            name: at(own.get(name, SLOTS[layout.offset + charter.homes[number - 1]])) for name in ("scout", "warship")
        }
        turned |= marked | 1 << ships["scout"] | 1 << ships["warship"]
        left = len(charter.boards[number - 1].track) - marked.bit_count()
        found.append(
            replace(
                player,
                board=_board(player, own, len(settlers)),
                settlers=settlers,
                marked=marked,
                markers=own.get("markers", left),
                rack=(own.get("food", 0), own.get("craft", 0), own.get("weapons", 0)),
                hand=tuple(sorted(CARD_NUMBERS[card] for card in own["hand"].split())),
                gold=own.get("gold", 0),
                strength=own.get("strength", player.strength),
                wheel=own.get("wheel", ""),
                **ships,
            )
        )
    ruins = state.ruins if deck is None else Deck.of(tuple(CARD_NUMBERS[card] for card in deck.split()), True)
    rival = state.rival
    if rival_deck is not None:
        rival = Deck.of(tuple(RIVAL_CARDS.index(card.upper()) for card in rival_deck.split()), True)
    state = replace(
        state,
        players=tuple(found),
        frame=Frame(turn, 1 + (turn - 1) // charter.seats, active, last=last),
        due=(),
        room=room,
        free=bytes(free),
        up=turned,
        trays=state.trays if trays is None else trays,
        ruins=ruins.discard(*(CARD_NUMBERS[card] for card in pile.split())),
        rival=rival.discard(*(RIVAL_CARDS.index(card.upper()) for card in rival_pile.split())),
        slain=sum(1 << at(slot) for slot in slain.split()),
    )
    return Sea(go_on(state))


def _board(player: Player, own: Mapping[str, Any], on_map: int) -> tuple[int, int, int, int]:
    board = [own["board"].count(letter) for letter in SECTIONS] if "board" in own else list(player.board)
    for _ in range(0 if "board" in own else on_map):
        board[board.index(max(board))] -= 1
    one, two, three, four = board
    return one, two, three, four
