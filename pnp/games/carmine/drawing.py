"""Drawing an adventure: where it may lie, and what is wrong with one that lies elsewhere (CA-D, CA-V2).

The rules come in three layers. A placement *fits* if it is the card's shape on empty sea (CA-D1 to D3). It is *sound*
if it leaves ports, ship and sea as open as they were (CA-D6 to D8). It is *legal* if it is sound and no better rank of
the card's lines has a sound one (CA-D4, D5; for solo rocks CA-D13 and V2): see `shapes.ranks`.

What makes it fast, and why it is right:

- Only rocks stop a ship (CA-D9), and only rocks and unspent perils cannot be stopped on. So a monster or a current that
  fits is sound; a peril need only be held against the landings of the ports, which are known before it is drawn.
- Rocks that part a body of water part the cells around them: a way that led through the rocks enters and leaves them
  over that ring. If what is left of the ring hangs together by itself, or by any way round, the body does.
- Where the sea stays whole, what can be reached afterwards is what could be reached before, less the rocks: the
  landings then tell at once whether a port is shut.

Rulings. Reach counts the ship's own cell, so a port beside which the ship lies is open. Before the ship is placed every
body of water has to stay whole, and once it is placed only the ship's. A solo rock is never held to CA-D4: CA-V2 takes
its place, and is judged where CA-D6 to D8 hold.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from pnp.errors import BoardError, RecordError
from pnp.game import Verdict, Violation
from pnp.games.carmine.board import GRID, Board, cell_name
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.components import Adventure, components
from pnp.games.carmine.places import column_and_row, place_name, read_place
from pnp.games.carmine.shapes import Placement, form, forms, lines, ranks
from pnp.hints import nearest
from pnp.masks import cells as cells_of
from pnp.masks import flood, mask_of, parts
from pnp.templates import Templates

__all__ = ["Placement", "Waters", "judge_drawing", "judge_drawing_document", "legal_drawings"]


class Landing(NamedTuple):
    """A port that is open, and the cells beside it on which the ship can reach it and stop."""

    port: int
    cells: int


@dataclass(frozen=True)
class Waters:
    """A board as the drawing rules see it, with masks for what has been drawn on it."""

    board: Board
    rocks: int = 0
    perils: int = 0
    """Peril cells that are not spent."""
    occupied: int = 0
    """Cells that are not empty (CA-D3); rocks, perils, pirates and the ship are counted in by themselves."""
    ship: int | None = None
    """The ship's cell, None before it is placed."""

    @cached_property
    def open(self) -> int:
        """Where a ship can sail: sea without rocks (CA-D9)."""
        return self.board.sea & ~self.rocks

    @cached_property
    def taken(self) -> int:
        """All sea cells on which nothing can be drawn (CA-D3)."""
        ship = 0 if self.ship is None else 1 << self.ship
        return (self.occupied | self.rocks | self.perils | self.board.pirates | ship) & self.board.sea

    @cached_property
    def blocked(self) -> int:
        """All cells on which nothing can be drawn (CA-D2, D3)."""
        return self.board.land | self.taken

    @cached_property
    def bodies(self) -> tuple[int, ...]:
        """The bodies of water that have to stay whole (CA-D8): the ship's, or all before it is placed."""
        if self.ship is None:
            return tuple(parts(self.open, GRID.around))
        return (self.reach(0),)

    def reach(self, rocks: int) -> int:
        """Give what the ship can reach if there were more rocks (CA-D9); all, before it is placed (CA-D6)."""
        water = self.open & ~rocks
        if self.ship is None:
            return water
        ship = 1 << self.ship
        return flood(ship, water | ship, GRID.around)

    def open_ports(self, reach: int, perils: int = 0) -> Iterator[Landing]:
        """Give the ports at which the ship can stop (CA-D6), within a reach and with more perils."""
        stops = reach & self.open & ~(self.perils | perils)
        for port in cells_of(self.board.ports):
            if landing := GRID.beside[port] & stops:
                yield Landing(port, landing)

    @cached_property
    def landings(self) -> tuple[Landing, ...]:
        """The ports that are open now; a port that is shut already does not count (CA-D6)."""
        return tuple(self.open_ports(self.reach(0)))

    @cached_property
    def berth(self) -> int:
        """The cells to which the ship can go (CA-D7); none if it is not placed, or shut in already."""
        return 0 if self.ship is None else GRID.near[self.ship] & self.open


def is_sound(waters: Waters, adventure: Adventure, mask: int) -> bool:
    """Whether an adventure that fits leaves ports, ship and sea open (CA-D6, D7, D8)."""
    if adventure.kind == "monster" or adventure.kind == "current":
        return True
    for landing in waters.landings:
        if not landing.cells & ~mask:
            return False
    if adventure.kind == "peril":
        return True
    if waters.berth and not waters.berth & ~mask:
        return False
    return all(_stays_whole(body, mask) for body in waters.bodies)


def _stays_whole(body: int, rocks: int) -> bool:
    """CA-D8: whether a body of water, connected before, is connected without these cells.

    A way from cell to cell that led over the rocks leads, up to them and away from them, over the ring. So if all cells
    of the ring can still be reached from one of them, everything can; most often the ring itself is way enough.
    """
    if not body & rocks:
        return True
    around = GRID.around
    left = body & ~rocks
    ring = around(rocks) & left
    if not ring:
        return True
    seen = front = ring & -ring
    while front:
        front = around(front) & ring & ~seen
        seen |= front
    if seen == ring:
        return True
    front = seen
    while front:
        front = around(front) & left & ~seen
        seen |= front
        if not ring & ~seen:
            return True
    return False


def legal_drawings(waters: Waters, adventure: Adventure, *, solo: bool, mirror: bool = False) -> list[Placement]:
    """Give all legal placements, sorted by their cells; none: the card is skipped (CA-D10), as an ambush is here.

    `solo` is asked of rocks alone: they then follow CA-V2, as in solo games and seeded voyages.
    """
    for rank in ranks(adventure, mirror, solo):
        if found := list(_sound(waters, adventure, rank)):
            return found
    return []


def _sound(waters: Waters, adventure: Adventure, rank: Iterable[Placement]) -> Iterator[Placement]:
    blocked = waters.blocked
    fitting = (placement for placement in rank if not placement[0] & blocked)
    if adventure.kind == "monster" or adventure.kind == "current":
        return fitting
    return (placement for placement in fitting if is_sound(waters, adventure, placement[0]))


def judge_drawing(
    waters: Waters,
    adventure: Adventure,
    places: Sequence[int] | None,
    *,
    solo: bool,
    mirror: bool = False,
    ports: Mapping[int, str] | None = None,
) -> list[Violation]:
    """Name every rule that a drawing breaks, in the order of the rules; None is a card that was skipped.

    The drawing's cells are places, which may lie off the board. `ports` are the names of the ports, for the messages.
    The violations are of no turn.
    """
    if places is None:
        return _judge_skip(waters, adventure, solo=solo, mirror=mirror)
    if adventure.kind == "ambush":
        return [_violation("CA-D14", places[:1], f"an {adventure.name} has no shape to draw")]
    what = f"the {_title(adventure)}{_where(places)}"
    found = _judge_fit(waters, adventure, places, what, mirror=mirror)
    if any(violation.rule != "CA-D11" for violation in found):
        return found  # what is not drawn where it could be is not asked what it blocks
    mask = mask_of(places)
    unsound = list(_judge_soundness(waters, adventure, mask, what, ports or {}))
    if not (solo and adventure.kind == "rocks"):
        found += _judge_lines(waters, adventure, mask, places, what, mirror=mirror)
        return found + unsound
    if not unsound:
        allowed = legal_drawings(waters, adventure, solo=True, mirror=mirror)
        if mask not in (placement.mask for placement in allowed):
            crossing = cell_name(lines(adventure).crossing)
            example = ", ".join(map(cell_name, allowed[0].cells))
            message = f"{what} could lie nearer to the crossing {crossing}, like {example}"
            found.append(_violation("CA-V2", places[:1], message))
    return found + unsound


def _judge_skip(waters: Waters, adventure: Adventure, *, solo: bool, mirror: bool) -> list[Violation]:
    """CA-D10: a card is skipped only when it cannot be drawn."""
    legal = legal_drawings(waters, adventure, solo=solo, mirror=mirror)
    if not legal:
        return []
    example = ", ".join(map(cell_name, legal[0].cells))
    return [
        _violation("CA-D10", (), f"the {_title(adventure)} was skipped, but it can be drawn, for instance at {example}")
    ]


def _judge_fit(
    waters: Waters, adventure: Adventure, places: Sequence[int], what: str, *, mirror: bool
) -> list[Violation]:
    """CA-D1, D2, D3, D11."""
    found = []
    ordered = adventure.kind == "current"
    drawn = tuple(map(column_and_row, places))
    if form(drawn, ordered) not in forms(adventure.cells, ordered, mirror):
        if ordered and form(drawn, ordered=False) in forms(form(adventure.cells, ordered=False), False, mirror):
            found.append(_violation("CA-D11", places[:1], f"{what} is not drawn from its tail to its head"))
        else:
            turned = "turned or mirrored" if mirror else "turned"
            found.append(_violation("CA-D1", places[:1], f"{what} does not have the card’s shape, {turned}"))
    dry = [place for place in dict.fromkeys(places) if not waters.board.sea >> place & 1]
    if dry:
        found.append(_violation("CA-D2", dry, f"{what} does not lie on sea at {_names(dry)}"))
    taken = [place for place in dict.fromkeys(places) if waters.taken >> place & 1]
    if taken:
        found.append(_violation("CA-D3", taken, f"{what} lies on cells that are not empty, {_names(taken)}"))
    return found


def _judge_lines(
    waters: Waters, adventure: Adventure, mask: int, places: Sequence[int], what: str, *, mirror: bool
) -> list[Violation]:
    """CA-D4, unless CA-D5 waives it."""
    row, column, crossing = lines(adventure)
    if mask & (row | column):
        return []
    touching = ranks(adventure, mirror, False)[0]
    better = next((p for p in _sound(waters, adventure, touching) if p.mask & (row | column)), None)
    if better is None:
        return []
    name = cell_name(crossing)
    example = ", ".join(map(cell_name, better.cells))
    message = f"{what} touches neither row {name[1:]} nor column {name[0]}, but it could, for instance at {example}"
    return [_violation("CA-D4", places[:1], message)]


def _judge_soundness(
    waters: Waters, adventure: Adventure, mask: int, what: str, names: Mapping[int, str]
) -> Iterator[Violation]:
    """CA-D6, D7, D8, each by what it says, whatever the others say."""
    if is_sound(waters, adventure, mask):
        return
    rocks, perils = (mask, 0) if adventure.kind == "rocks" else (0, mask)
    reach = waters.reach(rocks)
    still_open = {landing.port for landing in waters.open_ports(reach & ~rocks, perils)}
    shut = [landing.port for landing in waters.landings if landing.port not in still_open]
    if shut:
        which = " and ".join(
            f"the port of {names[port]}" if port in names else f"the port {cell_name(port)}" for port in shut
        )
        yield _violation("CA-D6", shut, f"{what} shuts {which}")
    if waters.ship is not None and waters.berth and not waters.berth & ~rocks:
        yield _violation("CA-D7", [waters.ship], f"{what} shuts in the ship at {cell_name(waters.ship)}")
    cut_off = [cell for body in waters.bodies for cell in cells_of(_cut_off(waters, body, rocks))]
    if cut_off:
        yield _violation("CA-D8", cut_off, f"{what} cuts off {_names(cut_off)}")


def _cut_off(waters: Waters, body: int, rocks: int) -> int:
    """Give what is parted from a body of water: from the ship, or from the largest part before it is placed."""
    pieces = list(parts(body & ~rocks, GRID.around))
    if len(pieces) < 2:
        return 0
    ship = 0 if waters.ship is None else 1 << waters.ship
    rest = max(pieces, key=lambda piece: (piece & ship, piece.bit_count()))
    return body & ~rocks & ~rest


def _violation(rule: str, places: Iterable[int], message: str) -> Violation:
    return Violation(rule, None, tuple(map(place_name, places)), message)


def _title(adventure: Adventure) -> str:
    """A card's name as it follows “the”."""
    return adventure.name.removeprefix("The ")


def _where(places: Sequence[int]) -> str:
    return f" at {place_name(places[0])}" if places else ""


def _names(places: Sequence[int]) -> str:
    """List cells, as many as a sentence bears."""
    shown = [place_name(place) for place in places[:6]]
    if len(places) > len(shown):
        shown.append(f"{len(places) - len(shown)} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


# -- a single drawing as a document ----------------------------------------------------------------

_Cells = Annotated[tuple[str, ...], msgspec.Meta(max_length=GRID.size)]


class _Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the sheet; `spent` are those of the other cells that have been crossed."""

    monster: _Cells = ()
    peril: _Cells = ()
    current: Annotated[tuple[_Cells, ...], msgspec.Meta(max_length=GRID.size)] = ()
    rock: _Cells = ()
    ambush: _Cells = ()
    line: _Cells = ()
    spent: _Cells = ()


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pnp-drawing/1`. Marks that are left out are none; `solo` and `mirror` are false."""

    format: Literal["pnp-drawing/1"]
    game: Literal["carmine"]
    board: str | Annotated[tuple[str, ...], msgspec.Meta(max_length=1000)]
    ship: str | None
    card: str
    drawing: _Cells | None
    marks: _Marks = _Marks()
    solo: bool = False
    mirror: bool = False


def judge_drawing_document(document: Mapping[str, Any], data: Templates) -> Verdict:
    """Give the verdict on a `pnp-drawing/1` document; raises RecordError if it cannot be read."""
    try:
        read = msgspec.convert(document, _Document)
        adventure = components(data).adventures.get(read.card)
        if adventure is None:
            known = nearest(read.card[:40], components(data).adventures)
            raise RecordError(f"card: “{read.card[:40]}” is not an Adventure Card{known}")
        board, ports = _board(read.board, data)
        places = None if read.drawing is None else [read_place(name) for name in read.drawing]
        waters = _waters(read, board)
    except msgspec.ValidationError as error:
        raise RecordError(str(error)) from None
    except BoardError as error:
        raise RecordError(str(error)) from None
    found = judge_drawing(waters, adventure, places, solo=read.solo, mirror=read.mirror, ports=ports)
    return Verdict(tuple(found))


def _board(board: str | tuple[str, ...], data: Templates) -> tuple[Board, Mapping[int, str]]:
    """Give a named face with the names of its ports, or a board that is spelled out, which has none."""
    if isinstance(board, str):
        chart = named_chart(board, data)
        return chart.board, chart.port_names()
    return _spelled_out(board), {}


@lru_cache(maxsize=64)
def _spelled_out(rows: tuple[str, ...]) -> Board:
    return Board.parse(rows)


def _waters(read: _Document, board: Board) -> Waters:
    marks = read.marks
    rocks, perils, spent = (
        _sea("rock", marks.rock, board),
        _sea("peril", marks.peril, board),
        _sea("spent", marks.spent, board),
    )
    occupied = rocks | perils | spent
    for name, cells in (("monster", marks.monster), ("ambush", marks.ambush), ("line", marks.line)):
        occupied |= _sea(name, cells, board)
    for current in marks.current:
        occupied |= _sea("current", current, board)
    if read.ship is None:
        return Waters(board, rocks, perils & ~spent, occupied)
    ship = _sea("ship", (read.ship,), board)
    if ship & rocks:
        raise RecordError(f"ship: {read.ship} is a rock")
    return Waters(board, rocks, perils & ~spent, occupied, ship.bit_length() - 1)


def _sea(what: str, names: Iterable[str], board: Board) -> int:
    """Read cells that can only be sea."""
    mask = mask_of(map(read_place, names))
    if dry := mask & ~board.sea:
        place = next(cells_of(dry))
        where = f"marks.{what}" if what != "ship" else what
        raise RecordError(f"{where}: {place_name(place)} is not a sea cell")
    return mask
