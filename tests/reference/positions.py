"""Random positions in the middle of a game of Carmine, of all kinds: what the referee and its twin are compared on.

Most are worse than any game gets: mazes, ports with one landing left, ships with one way out, boards with a dozen empty
cells, lines without any. Everything hangs on the number of the position alone.
"""

from dataclasses import dataclass
from functools import cache

from pnp.games.carmine.board import GRID, Board
from pnp.masks import cells, mask_of
from pnp.seeds import Stream
from reference.drawing import CARDS, Card, Sheet, placements
from reference.flood import Cell

COLUMNS = "ABCDEFGHIJKLMNO"


@dataclass(frozen=True)
class Position:
    rows: tuple[str, ...]
    rocks: int
    perils: int
    other: int
    ship: int | None
    card: str
    solo: bool
    mirror: bool
    drawings: tuple[tuple[Cell, ...] | None, ...]

    @property
    def sheet(self) -> Sheet:
        """The position as the twin takes it."""
        place = {(x, y): mark for y, row in enumerate(self.rows) for x, mark in enumerate(row)}
        return Sheet(
            sea=frozenset(cell for cell, mark in place.items() if mark in ".x"),
            ports=frozenset(cell for cell, mark in place.items() if mark == "P"),
            pirates=frozenset(cell for cell, mark in place.items() if mark == "x"),
            rocks=frozenset(map(GRID.place, cells(self.rocks))),
            perils=frozenset(map(GRID.place, cells(self.perils))),
            other=frozenset(map(GRID.place, cells(self.other))),
            ship=None if self.ship is None else GRID.place(self.ship),
        )


def random_position(number: int, faces: list[tuple[str, ...]]) -> Position:
    stream = Stream("drawing positions", number)
    rows = _maze(stream) if stream.below(3) == 0 else faces[stream.below(len(faces))]
    board = Board.parse(rows)
    ship = None if stream.below(3) == 0 else stream.choice(list(cells(board.sea)))
    is_narrow = ship is not None and stream.below(4) == 0
    name = _card(stream, narrow=is_narrow)
    card = CARDS[name]
    free = list(cells(board.sea & ~(0 if ship is None else 1 << ship)))
    stream.shuffle(free)
    rocks, perils, other = _marks(stream, free, card)
    tight = 0
    if ship is not None and is_narrow:
        around = list(cells(GRID.near[ship] & board.sea))
        tight = mask_of(stream.sample(around, min(len(around), stream.choice((0, 1, 1, 1, 2, 2, 3)))))
        rocks |= mask_of(around)
        rocks, perils, other = rocks & ~tight, perils & ~tight, other & ~tight
    elif stream.below(3) == 0:
        port = stream.choice(list(cells(board.ports)))
        beside = [cell for cell in cells(GRID.beside[port] & board.sea) if cell != ship]
        closed = mask_of(stream.sample(beside, max(0, len(beside) - 1 - stream.below(2))))
        rocks, perils = (rocks | closed, perils) if stream.below(2) else (rocks, perils | closed)
        tight = mask_of(beside) & ~closed
        rocks, perils, other = rocks & ~tight, perils & ~tight, other & ~tight
    perils &= ~rocks
    other &= ~(rocks | perils)
    solo, mirror = stream.below(2) == 0, stream.below(4) == 0
    blocked = rocks | perils | other | board.land | board.pirates | (0 if ship is None else 1 << ship)
    drawings = tuple(_drawing(stream, card, mirror, blocked, tight) for _ in range(4))
    return Position(rows, rocks, perils, other, ship, name, solo, mirror, drawings)


def _card(stream: Stream, narrow: bool) -> str:
    """Rocks and perils more often than others: they alone can block, and rocks alone a ship."""
    kinds = ("monster", "peril", "peril", "current", "current", "rocks", "rocks", "rocks")
    kind = stream.choice(kinds[4:] if narrow else kinds)
    return stream.choice([name for name, card in CARDS.items() if card.kind == kind])


def _marks(stream: Stream, free: list[int], card: Card) -> tuple[int, int, int]:
    """Rocks, perils and other marks: few, many, or all but a handful of cells; it may be that the lines are full."""
    crowd = stream.choice((10, 25, 45, 70, len(free) - stream.below(20)))
    taken = free[: max(0, min(len(free), crowd))]
    if stream.below(4) == 0:
        column, row = COLUMNS.index(card.column), card.row - 1
        on_lines = [cell for cell in free if column in GRID.place(cell)[:1] or row in GRID.place(cell)[1:]]
        taken = [*taken[: len(taken) // 3], *on_lines[stream.below(3) :]]
    kinds = stream.choice(((1, 2), (3, 6), (6, 8), (0, 5), (0, 0)))  # of ten: rocks up to, perils up to
    found = [0, 0, 0]
    for cell in taken:
        roll = stream.below(10)
        found[0 if roll < kinds[0] else 1 if roll < kinds[1] else 2] |= 1 << cell
    return found[0], found[1], found[2]


def _drawing(stream: Stream, card: Card, mirror: bool, blocked: int, tight: int) -> tuple[Cell, ...] | None:
    """What somebody may draw: most often something that fits, else something that is wrong in one way or more."""
    everywhere = _masks(card, mirror=mirror or stream.below(8) == 0)
    fitting = {mask: place for mask, place in everywhere.items() if not mask & blocked}
    near = [place for mask, place in fitting.items() if mask & tight]
    way = stream.below(20)
    if way == 0:
        return None
    some = near if near and way >= 14 else list((fitting if fitting and way not in (12, 13) else everywhere).values())
    drawn = list(stream.choice(some))
    if way in (3, 4, 12):
        drawn.reverse()
    elif way in (5, 13):
        stream.shuffle(drawn)
    elif way == 8:
        right, down = stream.between(-3, 3), stream.between(-3, 3)
        drawn = [(min(max(x + right, 0), 25), max(y + down, -1)) for x, y in drawn]
    elif way == 9:
        other = CARDS[stream.choice(list(CARDS))]
        drawn = list(stream.choice(placements(other, mirror)))
    return tuple(drawn)


@cache
def _masks(card: Card, mirror: bool) -> dict[int, tuple[Cell, ...]]:
    return {mask_of(GRID.cell(*cell) for cell in place): place for place in placements(card, mirror)}


def _maze(stream: Stream) -> tuple[str, ...]:
    """A board with straits one cell wide, some of them only by way of corners."""
    land = 0
    density = stream.choice((3, 4, 5, 6))
    for cell in range(GRID.size):
        column, row = GRID.place(cell)
        wall = column % 4 == 3 or row % 4 == 3
        if stream.below(10) < (density + 2 if wall else density - 3):
            land |= 1 << cell
    shore = [cell for cell in cells(land) if GRID.beside[cell] & ~land]
    rest = list(cells(GRID.full ^ land))
    stream.shuffle(rest)
    while len(shore) < 11:
        cell = rest.pop()
        land |= 1 << cell
        shore.append(cell)
    marks = stream.sample(shore, 11)
    text = ["#" if land >> cell & 1 else "." for cell in range(GRID.size)]
    for place, cell in enumerate(marks):
        text[cell] = "P" if place < 8 else "M"
    for cell in stream.sample(sorted(rest), min(5, len(rest))):
        text[cell] = "x"
    return tuple("".join(text[start : start + 15]) for start in range(0, GRID.size, 15))
