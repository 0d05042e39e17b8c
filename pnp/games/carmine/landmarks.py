"""Landmarks: ports, monoliths, bonuses and pirates on a land that is already there.

Each kind is placed one by one, and each time a few places are drawn and the one that lies farthest from what
it should keep away from is taken: chance with an eye for spread. A port goes first into each quarter, then to
masses of land that have none; monoliths stand far from ports, bonuses on land that has little else, pirates
in the fairways.

The quarters are the four parts of the board on either side of column H and row 8. The two middle lines belong
to none of them: a port on a middle line fills no quarter, and no monolith stands there. So the conditions
hold however one counts.
"""

from functools import partial

from pnp.games.carmine.beauty import OPEN_QUARTERS
from pnp.games.carmine.board import GRID, MONOLITHS, PORTS, Board
from pnp.games.carmine.landmass import pick
from pnp.games.carmine.plan import Conditions, Landmarks, Plan
from pnp.games.carmine.waters import dead_ends, with_sides
from pnp.masks import cells, mask_of, parts
from pnp.seeds import Stream

__all__ = ["place_landmarks"]

_FAR = 99


def place_landmarks(stream: Stream, land: int, plan: Plan) -> Board | None:
    """Give the board with this land, or None where its landmarks found no place."""
    rules, taste = plan.conditions, plan.landmarks
    for _ in range(taste.tries):
        ports = _ports(stream, land, rules, taste)
        monoliths = _monoliths(stream, land, ports, rules, taste) if ports else 0
        bonuses = _bonuses(stream, land, ports, monoliths, rules, taste) if monoliths else []
        pirates = _pirates(stream, land, ports, monoliths, rules, taste) if bonuses else 0
        if pirates:
            gold, provisions, wind = _kinds(stream, bonuses, rules, taste)
            return Board(land, ports, monoliths, pirates, gold, provisions, wind)
    return None


def _ports(stream: Stream, land: int, rules: Conditions, taste: Landmarks) -> int:
    free = land & with_sides(GRID.full ^ land, rules.landing_cells)
    masses = list(parts(land, GRID.orthogonal))
    ports = 0
    for quarter in [*stream.shuffled(OPEN_QUARTERS), *[GRID.full] * (PORTS - len(OPEN_QUARTERS))]:
        choice = free & quarter
        without = sum(mass for mass in masses if not mass & ports)
        if not choice:
            return 0
        port = _apart(stream, choice & without or choice, ports, taste)
        ports |= 1 << port
        free &= ~GRID.within(1 << port, rules.ports_apart - 1)
        (mass,) = (mass for mass in masses if mass >> port & 1)
        if (mass & ports).bit_count() > mass.bit_count() // taste.port_for_cells:
            free &= ~mass
    least, most = taste.mainland_ports
    mainland = Board(land, ports, 0, 0).mainland
    return ports if least <= (ports & mainland).bit_count() <= most else 0


def _monoliths(stream: Stream, land: int, ports: int, rules: Conditions, taste: Landmarks) -> int:
    free = land & with_sides(GRID.full ^ land, rules.landing_cells)
    free &= ~GRID.within(ports, taste.monolith_from_port - 1)
    mainland = Board(land, 0, 0, 0).mainland
    monoliths = 0
    for quarter in stream.shuffled(OPEN_QUARTERS):
        if choice := free & quarter:
            monolith = _apart(stream, choice & ~mainland or choice, ports, taste)
            monoliths |= 1 << monolith
            free &= ~GRID.within(1 << monolith, rules.monoliths_apart - 1)
            if monoliths.bit_count() == MONOLITHS:
                return monoliths
    return 0


def _bonuses(stream: Stream, land: int, ports: int, monoliths: int, rules: Conditions, taste: Landmarks) -> list[int]:
    free = land & with_sides(GRID.full ^ land, 1) & ~(ports | monoliths)
    masses = list(parts(land, GRID.orthogonal))
    mainland = Board(land, 0, 0, 0).mainland
    bonuses: list[int] = []
    while len(bonuses) < 3 * rules.bonuses_of_a_kind:
        if not free:
            return []
        marks = ports | monoliths | mask_of(bonuses)
        if (mask_of(bonuses) & mainland).bit_count() == taste.mainland_bonuses:
            free = free & ~mainland or free
        barest = min((mass for mass in masses if mass & free), key=partial(_share, marks))
        bonus = _apart(stream, barest & free, marks, taste)
        bonuses.append(bonus)
        free &= ~GRID.within(1 << bonus, taste.bonuses_apart - 1)
    return bonuses


def _kinds(stream: Stream, bonuses: list[int], rules: Conditions, taste: Landmarks) -> tuple[int, int, int]:
    """Deal the bonuses out to gold, provisions and wind so that those of a kind lie far apart."""
    count = rules.bonuses_of_a_kind
    best: list[int] = []
    farthest = -1
    for _ in range(taste.looks):
        dealt = stream.shuffled(bonuses)
        nearest = min(
            (
                GRID.distance(one, other)
                for start in range(0, 3 * count, count)
                for one in dealt[start : start + count]
                for other in dealt[start : start + count]
                if one != other
            ),
            default=_FAR,
        )
        if nearest > farthest:
            best, farthest = dealt, nearest
    return mask_of(best[:count]), mask_of(best[count : 2 * count]), mask_of(best[2 * count :])


def _pirates(stream: Stream, land: int, ports: int, monoliths: int, rules: Conditions, taste: Landmarks) -> int:
    sea = GRID.full ^ land
    free = sea & ~(GRID.west | GRID.east | GRID.around(ports) | GRID.orthogonal(monoliths) | dead_ends(sea))
    brim = GRID.north | GRID.south
    pirates = 0
    for _ in range(rules.pirates):
        if not free:
            return 0
        pirate = _apart(stream, free & ~brim or free, pirates, taste)
        pirates |= 1 << pirate
        free &= ~GRID.within(1 << pirate, rules.pirates_apart - 1)
    return pirates


def _share(marks: int, mass: int) -> int:
    """Give how many hundredths of a mass carry marks."""
    return 100 * (marks & mass).bit_count() // mass.bit_count()


def _apart(stream: Stream, choice: int, others: int, taste: Landmarks) -> int:
    """Draw a few cells and give the one whose nearest of the others is farthest away."""
    best, farthest = -1, -1
    for _ in range(taste.looks):
        cell = pick(stream, choice)
        nearest = min((GRID.distance(cell, other) for other in cells(others)), default=_FAR)
        nearest = min(nearest, taste.enough)
        if nearest > farthest:
            best, farthest = cell, nearest
    return best
