"""The generator: a continent that grows tile by tile, and its bays and Boats (MU-801 to 815).

Everything is drawn from sources that the caller hands in, so that each part has a stream of its own. What is drawn, and
in which order, is part of the rules: the candidates of a tile stand in a fixed order, and one of them is drawn.

All candidates of a tile are tried at once. Sets of hexes are masks of a field that no continent can outgrow; shifted by
a cell of the tile, such a mask holds the anchors for which that cell lies in the set. So the anchors for which no cell
overlaps land, enough edges touch it, and so on, take a few operations on long numbers. Only the coasts of the tiles
beside those that remain are looked at one by one.

No gap (MU-804) and one stretch of coast for the new tile (MU-806) are the same condition: the land has no holes, so a
tile that joins it encloses some sea exactly if it touches it in more than one stretch.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, NamedTuple, Protocol

from pnp.games.mu.continent import Continent, Placement, cells_of
from pnp.games.mu.hexes import DIRECTIONS, Hex, neighbour, outline, turned
from pnp.games.mu.places import AREAS, SHAPE_OF, SHAPES, TURNS
from pnp.games.mu.survey import bays_of

__all__ = ["Source", "draw_bays", "draw_boats", "draw_continent"]


class Source(Protocol):
    """Where chance comes from."""

    def below(self, n: int, /) -> int:
        """Give an integer from 0 to n - 1."""

    def shuffle(self, items: MutableSequence[Any], /) -> None:
        """Put the items into random order, in place."""


# -- the field ---------------------------------------------------------------------------------------

_MIDDLE = 45
"""The first tile lies here in both directions. All others together reach no further than 41 hexes from it."""
_WIDTH = 2 * _MIDDLE
_STEPS = tuple(dq + _WIDTH * dr for dq, dr in DIRECTIONS)
"""What each direction adds to the number of a hex. Numbers ascend by r, then by q."""


def _shifted(mask: int, by: int) -> int:
    return mask >> by if by >= 0 else mask << -by


class _Laid(NamedTuple):
    """A shape that is turned: numbers relative to its anchor."""

    cells: tuple[int, ...]
    faced: tuple[int, ...]
    """The hexes that the edges of the outline face, in cyclic order."""


def _lay(shape: str, k: int) -> _Laid:
    places = [turned(cell, k) for cell in SHAPES[shape]]
    faced = [neighbour(place, direction) for place, direction in outline(places)]
    return _Laid(tuple(q + _WIDTH * r for q, r in places), tuple(q + _WIDTH * r for q, r in faced))


_LAID = {shape: tuple(_lay(shape, k) for k in range(turns)) for shape, turns in TURNS.items()}


def _around(mask: int) -> int:
    """Give the hexes of a mask and all that touch them."""
    grown = mask
    for step in _STEPS:
        grown |= _shifted(mask, step)
    return grown


def _at_least(masks: Iterable[int], number: int) -> int:
    """Give the anchors that are in so many of the masks, 1 to 4, or in more."""
    one = two = three = four = 0
    for mask in masks:
        four |= three & mask
        three |= two & mask
        two |= one & mask
        one |= mask
    return (one, two, three, four)[number - 1]


def _is_run(open_edges: int, edges: int) -> bool:
    """Whether some edges of an outline of so many are one stretch that is not empty."""
    turned_once = (open_edges >> 1) | (open_edges & 1) << (edges - 1)
    return open_edges != 0 and (open_edges ^ turned_once).bit_count() <= 2


# -- one attempt -------------------------------------------------------------------------------------


class _Attempt:
    """Tiles on the table, from the first on."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.laid: dict[int, Placement] = {}
        self._land = 0
        self._inner = 0
        """The cells of tiles 1 to 5."""
        self._volcanic = 0
        """The cells of tiles 6 to 8."""
        self._near: list[int] = []
        """Of each inner tile its cells and all that touch them."""
        self._coasts: dict[int, tuple[int, int]] = {}
        """Of each coastal tile the edges of its outline that face the sea, and how many edges there are."""
        self._facing: dict[int, list[tuple[int, int]]] = {}
        """By hex the coastal tiles beside it, each with the edges of its outline that face the hex."""

    def succeeds(self) -> bool:
        """Lay all tiles; False as soon as one finds no place."""
        source = self._source
        order = [1, 2, 3, 4, 5]
        source.shuffle(order)
        self._put(order[0], source.below(2), _MIDDLE * _WIDTH + _MIDDLE)
        # Tiles 2 and 3 touch all before them, and the next two of them or more: no tile has fewer than two neighbours.
        if not all(self._lay(area, least=2 if i == 1 else 4, tiles=min(2, i)) for i, area in enumerate(order[1:], 1)):
            return False
        order = [6, 7, 8]
        source.shuffle(order)
        if not all(self._lay(area, inner=3) for area in order):
            return False
        order = list(range(9, 23))
        source.shuffle(order)
        if not all(self._lay(area, least=2 if SHAPE_OF[area] == "M" else 3, cover=True) for area in order):
            return False
        return not self._uncovered()

    def _uncovered(self) -> int:
        """MU-807"""
        return _around(self._inner) & ~self._land

    def _lay(self, area: int, *, least: int = 1, tiles: int = 0, inner: int = 0, cover: bool = False) -> bool:
        """Lay a tile where the source says.

        It has so many edges in common with land at least, touches so many inner tiles, has so many edges in common with
        those and then none with the coastal Volcanoes, and covers what has to be covered.
        """
        uncovered = self._uncovered() if cover else 0
        found: list[tuple[int, int]] = []
        for k, laid in enumerate(_LAID[SHAPE_OF[area]]):
            overlap = 0
            for cell in laid.cells:
                overlap |= _shifted(self._land, cell)
            touching = [_shifted(self._land, faced) for faced in laid.faced]
            anchors = _at_least(touching, least) & ~overlap
            # Land and sea take turns along the outline exactly twice: one stretch of land, one of sea.
            turns = [touch ^ touching[i - 1] for i, touch in enumerate(touching)]
            anchors &= ~_at_least(turns, 3)
            if tiles:
                anchors &= _at_least([self._any(near, laid.cells) for near in self._near], tiles)
            if inner:
                anchors &= _at_least([_shifted(self._inner, faced) for faced in laid.faced], inner)
                anchors &= ~self._any(self._volcanic, laid.faced)
            if uncovered:
                anchors &= self._any(uncovered, laid.cells)
            while anchors:
                lowest = anchors & -anchors
                anchors ^= lowest
                anchor = lowest.bit_length() - 1
                if self._leaves_coasts(laid, anchor):
                    found.append((k, anchor))
        if not found:
            return False
        self._put(area, *found[self._source.below(len(found))])
        return True

    @staticmethod
    def _any(mask: int, cells: Iterable[int]) -> int:
        """Give the anchors for which one of these hexes is in a mask."""
        anchors = 0
        for cell in cells:
            anchors |= _shifted(mask, cell)
        return anchors

    def _leaves_coasts(self, laid: _Laid, anchor: int) -> bool:
        """Whether each coastal tile keeps one stretch of coast (MU-806); the new one has it already."""
        facing = self._facing
        closed: dict[int, int] = {}
        for cell in laid.cells:
            for area, edges in facing.get(anchor + cell, ()):
                closed[area] = closed.get(area, 0) | edges
        for area, edges in closed.items():
            coast, length = self._coasts[area]
            if not _is_run(coast & ~edges, length):
                return False
        return True

    def _put(self, area: int, k: int, anchor: int) -> None:
        laid = _LAID[SHAPE_OF[area]][k]
        r, q = divmod(anchor, _WIDTH)
        self.laid[area] = Placement(k, q - _MIDDLE, r - _MIDDLE)
        cells = 0
        for cell in laid.cells:
            cells |= 1 << (anchor + cell)
            for other, edges in self._facing.pop(anchor + cell, ()):
                coast, length = self._coasts[other]
                self._coasts[other] = coast & ~edges, length
        self._land |= cells
        if area <= 5:
            self._inner |= cells
            self._near.append(_around(cells))
            return
        if area <= 8:
            self._volcanic |= cells
        coast = 0
        for edge, faced in enumerate(laid.faced):
            place = anchor + faced
            if not self._land >> place & 1:
                coast |= 1 << edge
                sides = self._facing.setdefault(place, [])
                if sides and sides[-1][0] == area:
                    sides[-1] = (area, sides[-1][1] | 1 << edge)
                else:
                    sides.append((area, 1 << edge))
        self._coasts[area] = coast, len(laid.faced)


# -- the continent -----------------------------------------------------------------------------------

_GROUPS = (range(1, 6), range(6, 9), range(9, 11), range(11, 13), range(13, 19), range(19, 23))
"""Areas that can take each other's places."""


def draw_continent(source: Source, standard: Continent, attempts: int) -> Continent:
    """Grow a continent; if all attempts fail it is the standard one in disguise (MU-811). The middle is (0, 0)."""
    for _ in range(attempts):
        attempt = _Attempt(source)
        if attempt.succeeds():
            return _recentred([attempt.laid[area] for area in AREAS])
    return _recentred(_disguised(source, standard))


def _disguised(source: Source, standard: Continent) -> list[Placement]:
    """MU-812: turn the standard continent, and let tiles of one shape change places."""
    times = source.below(6)
    laid: dict[int, Placement] = {}
    for group in _GROUPS:
        numbers = list(group)
        source.shuffle(numbers)
        for place, area in zip(group, numbers, strict=True):
            cells = cells_of(place, standard.placements[place - 1])
            laid[area] = _placed(area, {turned(cell, times) for cell in cells})
    return [laid[area] for area in AREAS]


def _placed(area: int, cells: set[Hex]) -> Placement:
    """Give the placement with the fewest turns that covers these cells."""
    ways = (Placement(k, q, r) for k in range(TURNS[SHAPE_OF[area]]) for q, r in sorted(cells))
    return next(way for way in ways if set(cells_of(area, way)) == cells)


def _recentred(placements: Sequence[Placement]) -> Continent:
    """MU-813: move the continent so that the land hex nearest to its centre of gravity is (0, 0)."""
    hexes = Continent(placements).hexes
    n, sum_q, sum_r = len(hexes), sum(q for q, _ in hexes), sum(r for _, r in hexes)

    def from_centre(place: Hex) -> tuple[int, int, int]:
        a, b = n * place[0] - sum_q, n * place[1] - sum_r
        return a * a + a * b + b * b, place[1], place[0]

    middle = min(hexes, key=from_centre)
    return Continent([Placement(k, q - middle[0], r - middle[1]) for k, q, r in placements])


def draw_bays(source: Source, continent: Continent, players: int) -> tuple[Hex, ...]:
    """MU-814: a bay for each player, about equally far from each other along the shore."""
    shore = outline(continent.hexes)
    length = len(shore)
    positions: dict[Hex, int] = {}
    for position, (place, direction) in enumerate(shore):
        positions.setdefault(neighbour(place, direction), position)
    left = bays_of(continent)
    start = source.below(length)
    chosen = []
    for i in range(players):
        target = (start + i * length // players) % length

        def fitness(bay: Hex, target: int = target) -> tuple[int, int, int]:
            away = abs(positions[bay] - target)
            return min(away, length - away), -left[bay], positions[bay]

        bay = min(left, key=fitness)
        del left[bay]
        chosen.append(bay)
    return tuple(chosen)


def draw_boats(source: Source, bays: Sequence[Hex]) -> tuple[Hex, ...]:
    """MU-815: whose Boat lies in which bay, by seat."""
    seats = list(range(len(bays)))
    source.shuffle(seats)
    boats = dict(zip(seats, bays, strict=True))
    return tuple(boats[seat] for seat in range(len(bays)))
