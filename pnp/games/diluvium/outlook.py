"""The outlook: what a position promises to a seat, in Gold.

Gold counts as it is. Everything else is worth what it will bring in the rounds that are left, which the fullest use of
the trays tells: sales of Craft, strength for the Monsters in reach, Settlers by the best harvest they make together,
empty sections by their bonuses, cards, and a ship by what lies near it. In the last round only Gold counts.

The weights are rough; they were found by letting planners of different weights play each other.
"""

from typing import NamedTuple

from pnp.games.diluvium.layout import rings
from pnp.games.diluvium.places import CRAFT, ENGAGE, FOOD, PRODUCE, RUINS, SETTLE, WEAPONS, kind_of, slot_of
from pnp.games.diluvium.state import Player, State

__all__ = ["WEIGHTS", "Weights", "rounds_left", "worth"]


class Weights(NamedTuple):
    """What a planner thinks of things, in Gold."""

    rounds: float = 13.0
    """Of a whole game."""
    food: float = 0.45
    craft: float = 0.8
    """As a part of what a sale pays for it."""
    weapons: float = 0.5
    card: float = 1.7
    strength: float = 0.11
    """For each step and each round that is left."""
    harvest: float = 0.3
    """How often a round brings a harvest."""
    room: float = 0.3
    """A free space beside an own marker."""
    bonus: float = 0.14
    """How often a round brings the bonus of an empty section."""
    marker: float = 0.5
    """What a marker on the track still brings, as a part of its Gold and of a space."""
    prey: float = 0.45
    """A Monster that can be beaten, as a part of its Gold, one step away."""
    danger: float = 0.3
    """A piece that a Warship can scare away in its next turn."""
    rivalry: float = 0.7
    """Gold of the others on average, as a part of own Gold."""
    goal: float = 4.0
    """Each step towards the goal of a scenario."""


WEIGHTS = Weights()


def rounds_left(state: State, weights: Weights = WEIGHTS) -> float:
    """Give how long the game will go on, by the trays.

    It is asked where a turn begins, and holds for all that the turn may come to: whoever valued each end by its own
    trays would leave them full, and the game would never end.
    """
    if state.frame.last:
        return 0.5
    size = state.charter.box.numbers.trays[state.charter.players - 1]
    return 1.0 + weights.rounds * min(state.trays) / size


def worth(state: State, seat: int, left: float, weights: Weights = WEIGHTS) -> float:
    """Give what a seat may hope for in so many rounds."""
    player = state.players[seat - 1]
    others = sum(other.gold for other in state.players) - player.gold
    value = player.gold - weights.rivalry * others / (len(state.players) - 1)
    if state.charter.solo:
        terms = state.charter.scenario_terms
        value += weights.goal * min(terms.times, state.drawn if terms.goal == "draw" else state.slew)
    if state.is_over or _is_done(state, seat):
        # a tie goes to whoever has fewer Settlers on the board
        return value - 0.001 * sum(player.board)
    value += _tokens(state, seat, player, left, weights)
    value += _settled(state, seat, player, left, weights)
    value += _ships(state, seat, player, left, weights)
    return value


def _is_done(state: State, seat: int) -> bool:
    """Whether a seat has no turn left."""
    frame, charter = state.frame, state.charter
    if not frame.last:
        return False
    place = (seat - charter.first) % charter.seats
    return place < (frame.seat - charter.first) % charter.seats


def _tokens(state: State, seat: int, player: Player, left: float, weights: Weights) -> float:
    """Tokens and cards that can still be used; with few rounds left they lose their worth."""
    board, numbers = state.charter.boards[seat - 1], state.charter.box.numbers
    soon = min(1.0, left / 3)
    craft = player.rack[CRAFT] * board.sale / numbers.trade.sale * weights.craft
    food = min(player.rack[FOOD], 4) * weights.food
    rising = player.strength < len(numbers.gauge)
    weapons = player.rack[WEAPONS] * weights.weapons * (1.0 if rising else 0.4)
    cards = len(player.hand) * weights.card
    surplus = max(0, sum(player.rack) - numbers.limit) * 0.5
    strength = player.strength * weights.strength * left
    return soon * (craft + food + weapons + cards - surplus) + strength


def _settled(state: State, seat: int, player: Player, left: float, weights: Weights) -> float:
    """What Settlers will bring: by harvests, by landing on free spaces, and by what they leave empty."""
    board, numbers = state.charter.boards[seat - 1], state.charter.box.numbers
    each = (0.4, board.sale / numbers.trade.sale, 0.8)
    harvests: dict[int, float] = {}
    pieces: dict[int, int] = {}
    for place in player.settlers:
        slot, kind = slot_of(place), kind_of(place)
        pieces[slot] = pieces.get(slot, 0) + 1
        if kind != RUINS and state.trays[kind]:
            harvests[slot] = harvests.get(slot, 0.0) + each[kind]
    best = sorted(harvests.values(), reverse=True)
    value = weights.harvest * left * (best[0] if best else 0.0) + 0.06 * left * sum(best[1:3])
    home = state.charter.homes[seat - 1]
    free = 0
    for slot in range(len(state.room)):
        if (player.marked >> slot & 1 or slot == home) and state.room[slot]:
            byte = state.room[slot]
            free += (byte & 3) + (byte >> 2 & 3) + (byte >> 4 & 3) + (byte >> 6 & 3)
    value += weights.room * min(free, 5) * min(1.0, left / 4)
    bonus = weights.bonus * left
    for section, gold in (
        (SETTLE, 1.0),
        (PRODUCE, float(board.produce_gold)),
        (ENGAGE, 0.6 * numbers.gauge[player.strength - 1]),
    ):
        held = player.board[section]
        value += bonus * gold * (1.0 if not held else 0.25 / held)
    near = 0
    for number, other in enumerate(state.players, 1):
        if number != seat:
            for ring in rings(state.charter.layout, state.up, other.warship)[:3]:
                near |= ring
    value -= weights.danger * sum(count for slot, count in pieces.items() if near >> slot & 1 and slot != home)
    return value


def _ships(state: State, seat: int, player: Player, left: float, weights: Weights) -> float:
    """What lies near the ships: tiles to explore, Monsters that can be beaten, pieces to scare away."""
    charter, value = state.charter, 0.0
    layout = charter.layout
    if player.markers:
        track = charter.boards[seat - 1].track
        ahead = track[len(track) - player.markers :]
        value += weights.marker * min(len(ahead), left / 2.5) * (sum(ahead) / len(ahead) + 1.2)
        for steps, ring in enumerate(rings(layout, state.up, player.scout)[1:4], 1):
            if ring & ~player.marked & ~layout.city_mask:
                value += 0.5 / steps
                break
    power = player.strength + player.rack[WEAPONS]
    best = 0.0
    for steps, ring in enumerate(rings(layout, state.up, player.warship)[:6]):
        for slot, monster in enumerate(charter.monsters):
            if monster is None or not ring & state.up & ~state.slain & 1 << slot:
                continue
            short = max(0, monster.strength - power)
            best = max(best, monster.gold * weights.prey * 0.55**short / (1.0 + 0.25 * max(0, steps - 2)))
        if steps <= 2:
            for number, other in enumerate(state.players, 1):
                if number != seat:
                    prey = sum(ring >> slot_of(place) & 1 for place in other.settlers) + (ring >> other.scout & 1)
                    value += 0.12 * prey
    return value + best * min(1.0, left / 2)
