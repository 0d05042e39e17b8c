"""The engine of the house, in the form in which the slow referee of Continent of Mu speaks."""

from reference.mu import Position
from reference.mu_map import STANDARD, STANDARD_BAY
from reference.mu_table import LAVA, Json, area

from pnp.errors import IllegalMove, PnpError, RecordError
from pnp.games.mu import game
from pnp.games.mu.charter import Charter
from pnp.games.mu.components import components
from pnp.games.mu.continent import Continent, Placement
from pnp.games.mu.land import Land, cracked, sunk
from pnp.games.mu.moves import parse_move
from pnp.games.mu.places import COMPASS, SLOT_NUMBERS, SLOTS, SPACE_NUMBERS, SPACES
from pnp.games.mu.rules import State, go_on, legal_moves, new_game, play, result
from pnp.games.mu.state import Frame, Player
from pnp.masks import cells, mask_of
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)


def house_opening(document: Json) -> State:
    """Give the position before the first move."""
    options, setup = document["options"], document["setup"]
    rows = setup.get("areas", STANDARD)
    boats = setup.get("boats", [STANDARD_BAY] * options["players"])
    charter = Charter(
        BOX.numbers,
        Continent([Placement(*row) for row in rows]),
        tuple((q, r) for q, r in boats),
        setup["first_player"],
        options.get("fissure_mode", "border"),
        options.get("sink_mode", "auto"),
        options.get("stagnation_rounds", 3),
    )
    return new_game(charter)


def house_position(document: Json, position: Position) -> State:
    """Give the position of the slow referee at the start of the first turn, whatever lies where."""
    state = house_opening(document)
    table = position.table
    charter, land = state.charter, state.land
    for site, pairs in enumerate(charter.sites.closes):
        one, other = pairs[0]
        if table.closed(SPACES[one], SPACES[other]) and {SPACES[one], SPACES[other]} <= table.land:
            land = cracked(land, charter.sites, site)
    kept = {area(space) for space in table.land}
    for number in range(1, 23):
        if number not in kept:
            land = _sunk_alone(land, charter, number)
    geysers = {6 * SPACE_NUMBERS[space] + COMPASS.index(way): owner for (space, way), owner in table.raised.items()}
    players = tuple(
        Player(
            settlers=_where(table.settlers, seat),
            aboard=table.aboard[seat],
            villages=mask_of(SLOT_NUMBERS[slot] for slot, piece in table.slots.items() if piece == ("village", seat)),
            moai=mask_of(SLOT_NUMBERS[slot] for slot, piece in table.slots.items() if piece == ("moai", seat)),
            loose=_where(table.loose, seat),
            raised=mask_of(geyser for geyser, owner in geysers.items() if owner == seat),
            prayers=table.prayers[seat],
            points=table.track[seat],
        )
        for seat in range(table.players)
    )
    opened = mask_of(
        6 * space + direction
        for space, row in enumerate(charter.continent.beyond)
        for direction, beyond in enumerate(row)
        if beyond >= 0
        and {SPACES[space], SPACES[beyond]} <= table.land
        and area(SPACES[space]) != area(SPACES[beyond])
        and 6 * space + direction not in geysers
    )
    lava = mask_of(SLOT_NUMBERS[slot] for slot, piece in table.slots.items() if piece == LAVA)
    frame = Frame(seat=table.first)
    return go_on(State(charter, players, frame, land, lava, opened, table.supply))


def _sunk_alone(land: Land, charter: Charter, number: int) -> Land:
    """Take one Area away, whatever part it belongs to: it is cut off first."""
    for site in cells(charter.sites.of[number]):
        if not land.fissures >> site & 1 and set(charter.sites.areas[site]) <= set(cells(land.areas)):
            land = cracked(land, charter.sites, site)
    return sunk(land, charter.sites, 1 << number)


def _where(pieces: dict[tuple[str, int], int], seat: int) -> tuple[int, ...]:
    return tuple(
        sorted(
            SPACE_NUMBERS[space] for (space, owner), number in pieces.items() if owner == seat for _ in range(number)
        )
    )


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


def house_table(state: State) -> Json:
    """Say what lies where, in words that can be compared."""
    charter, frame = state.charter, state.frame
    numbers = charter.numbers
    return {
        "land": sorted(SPACES[space] for space in cells(state.land.spaces)),
        "fissures": sorted(
            sorted((SPACES[one], SPACES[other]))
            for site in cells(state.land.fissures)
            for one, other in charter.sites.closes[site]
        ),
        "lava": sorted(SLOTS[slot] for slot in cells(state.lava)),
        "seats": [
            {
                "settlers": [SPACES[space] for space in player.settlers],
                "aboard": player.aboard,
                "villages": sorted(SLOTS[slot] for slot in cells(player.villages)),
                "moai": sorted(SLOTS[slot] for slot in cells(player.moai)),
                "loose": [SPACES[space] for space in player.loose],
                "raised": sorted(f"{SPACES[geyser // 6]} {COMPASS[geyser % 6]}" for geyser in cells(player.raised)),
                "prayers": player.prayers,
                "left": [player.settlers_left(numbers), player.villages_left(numbers), player.moai_left(numbers)],
            }
            for player in state.players
        ],
        "supply": state.prayers,
        "frame": [frame.seat, frame.last, frame.idle] if not state.is_over else [],
        "points": frame.actions if not state.is_over else 0,
        "result": house_result(state),
    }


def slow_table(position: Position) -> Json:
    """Say the same of a position of the slow referee."""
    table = position.table
    return {
        "land": sorted(table.land),
        "fissures": sorted(
            sorted((one, other))
            for one in table.land
            for other in table.beside(one)
            if area(one) < area(other) and table.closed(one, other)
        ),
        "lava": sorted(slot for slot, piece in table.slots.items() if piece == LAVA),
        "seats": [
            {
                "settlers": [SPACES[space] for space in _where(table.settlers, seat)],
                "aboard": table.aboard[seat],
                "villages": sorted(slot for slot, piece in table.slots.items() if piece == ("village", seat)),
                "moai": sorted(slot for slot, piece in table.slots.items() if piece == ("moai", seat)),
                "loose": [SPACES[space] for space in _where(table.loose, seat)],
                "raised": sorted(f"{space} {way}" for (space, way), owner in table.raised.items() if owner == seat),
                "prayers": table.prayers[seat],
                "left": [table.reserve[seat][piece] for piece in ("settler", "village", "moai")],
            }
            for seat in range(table.players)
        ],
        "supply": table.supply,
        "frame": [table.active, table.triggered, table.quiet] if not position.over else [],
        "points": table.points if not position.over else 0,
        "result": position.result(),
    }


def house_judge(document: Json) -> Json | None:
    """Judge a record by the game's referee, without the messages; None is unusable."""
    try:
        verdict = game.judge(document, DATA).data()
    except RecordError:
        return None
    for violation in verdict["violations"]:
        del violation["message"]
    return verdict


def readable(text: str) -> bool:
    """Say whether the house reads a text as a move, and writes it in the same way."""
    try:
        return str(parse_move(text)) == text
    except PnpError:
        return False
