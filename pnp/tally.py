"""The tally of a score sheet: is each number possible, does it add up, who comes in where, and does a record agree?

What is checked of a sheet alone, in this order: what the pieces allow, counts times points, sums, and the order of the
seats. An empty row is no mistake: a sum with an empty row in it is wrong only if nothing that could stand there would
make it right, and what cannot be checked is said. With a record, its end decides about every number and about the
winners; a number that does not even add up is said once.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from pnp.game import Verdict, Violation
from pnp.scoresheet import MOST, Final, Mark, Place, Row, ScoreGrid, ScoreSheet, Values

__all__ = ["check"]

_Cell = tuple[int, str]
"""A column, from 0 on, and the name of a row."""


def check(
    sheet: ScoreSheet, final: Final | None, violations: Sequence[Violation] = (), *, has_record: bool = False
) -> Verdict:
    """Judge a sheet; `violations` are those of its record, which then has no end to compare with."""
    tally = _Tally(sheet)
    tally.check_limits()
    tally.check_sums()
    if final is None:
        tally.check_order(tally.places())
    else:
        tally.unchecked.clear()  # the record tells it all
        tally.compare(final)
    return Verdict(
        (*violations, *tally.violations), result=tally.result(final), told=tuple(tally.told(final, has_record))
    )


class _Tally:
    """A sheet that is being checked."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet
        self._grid: ScoreGrid = sheet.grid
        self._rows = [{row.name: row for row in column.rows} for column in self._grid.columns]
        self._wrong: set[_Cell] = set()
        self.violations: list[Violation] = []
        self.unchecked: list[str] = []
        self._points = [
            {name: points for name, mark in cells.items() if (points := _points(rows[name], mark)) is not None}
            for rows, cells in zip(self._rows, sheet.columns, strict=True)
        ]

    def _cells(self) -> Iterator[tuple[int, Row, Mark]]:
        for at, column in enumerate(self._grid.columns):
            for row in column.rows:
                if row.name in self._sheet.columns[at]:
                    yield at, row, self._sheet.columns[at][row.name]

    def _say(self, rule: str, at: int, row: Row, what: str) -> None:
        if (at, row.name) not in self._wrong:
            self._wrong.add((at, row.name))
            self.violations.append(Violation(rule, None, (), f"{self._sheet.names[at]}, {row.title}: {what}"))

    # -- what can be

    def check_limits(self) -> None:
        """Compare each count with what there can be, and with what it is a part of."""
        for at, row, mark in self._cells():
            rule, count = row.limit or row.rule, _count(row, mark)
            if row.name == self._grid.rank:
                continue
            if count is None:
                self._say(row.rule, at, row, f"{mark.points} cannot be: each counts {row.each}")
            elif count not in row.values:
                self._say(rule, at, row, _impossible(count, row))
            elif mark.count is not None and mark.points not in (None, count * row.each):
                self._say(row.rule, at, row, f"{count} × {row.each} is {count * row.each}, not {mark.points}")
        for at, row, mark in self._cells():
            if row.within and (whole := self._sheet.columns[at].get(row.within)) is not None:
                bound, count = _count(self._rows[at][row.within], whole), _count(row, mark)
                if bound is not None and count is not None and count > bound:
                    title = self._rows[at][row.within].title
                    self._say(row.limit or row.rule, at, row, f"{count} of them cannot be, with {bound} in {title}")
        self._check_together()

    def _check_together(self) -> None:
        shared = {row.name: row for column in self._grid.columns for row in column.rows if row.together is not None}
        for row in shared.values():
            counts = [count for _, each, mark in self._cells() if each.name == row.name
                      if (count := _count(each, mark)) is not None]  # fmt: skip
            if row.together is not None and sum(counts) > row.together:
                message = f"{row.title}: {sum(counts)} in all columns together, and there can be {row.together} at most"
                self.violations.append(Violation(row.limit or row.rule, None, (), message))

    # -- sums

    def check_sums(self) -> None:
        """Compare sums with their parts, as far as those are there; give sums that are not written."""
        for at, column in enumerate(self._grid.columns):
            for row in column.rows:
                if row.sums:
                    self._check_sum(at, row)

    def _check_sum(self, at: int, row: Row) -> None:
        points, rows = self._points[at], self._rows[at]
        absent = [rows[name] for name in row.sums if name not in points]
        known = sum(points[name] for name in row.sums if name in points)
        if row.name not in points:
            if not absent:
                points[row.name] = known
                self.unchecked.append(f"{self._sheet.names[at]}, {row.title} is empty: the rows add up to {known}")
            return
        if len(absent) == len(row.sums):
            return
        written = points[row.name]
        least = known + sum(part.values[0] * part.each for part in absent)
        most = known + sum(part.values[-1] * part.each for part in absent)
        if not least <= written <= most:
            so_far = f"the rows add up to {known}" if not absent else f"the rows that are filled in come to {known}"
            self._say(row.rule, at, row, f"{so_far}, not {written}")
        elif absent and written != known:
            which = _listed([part.title for part in absent]) if len(absent) < 4 else f"{len(absent)} rows"
            verb = "is" if len(absent) == 1 else "are"
            said = f"{self._sheet.names[at]}, {row.title}: not added up, since {which} {verb} empty"
            self.unchecked.append(said)

    # -- who comes in where

    def places(self) -> tuple[Place, ...] | None:
        """Give the order of the seats as far as the sheet tells it."""
        grid = self._grid
        if grid.places is not None:
            return grid.places(self._points)
        if any(grid.total not in points for points in self._points):
            return None
        seats = range(grid.first, grid.first + len(grid.columns))
        return tuple(self._parted(Place(tuple(seats), grid.rule), (grid.total, grid.rule, False), 0))

    def _parted(self, place: Place, by: tuple[str, str, bool], depth: int) -> Iterator[Place]:
        """Part seats by a row, and those that are equal by the next."""
        row, rule, fewest = by
        if len(place.seats) == 1:
            yield place
            return
        values = {seat: self._points[seat - self._grid.first].get(row) for seat in place.seats}
        if None in values.values():
            yield Place(place.seats, rule, open=True)
            return
        numbers = sorted({value for value in values.values() if value is not None}, reverse=not fewest)
        for number in numbers:
            equal = Place(tuple(seat for seat in place.seats if values[seat] == number), rule)
            if depth < len(self._grid.ties):
                tie = self._grid.ties[depth]
                yield from self._parted(equal, (tie.row, tie.rule, tie.fewest), depth + 1)
            else:
                shared = self._grid.shared if len(equal.seats) > 1 else ""
                yield Place(equal.seats, shared or rule)

    def check_order(self, places: tuple[Place, ...] | None) -> None:
        """Compare the winners and the ranks with the order of the seats."""
        written = self._sheet.winners
        if places is None:
            if written is not None or self._ranks():
                self.unchecked.append("Who has won: not every total is written down")
            return
        self._check_winners(written, places[0])
        ranks = self._ranks()
        order = {seat: at for at, place in enumerate(places) for seat in place.seats}
        for (one, better), (other, worse) in pairwise(
            sorted(ranks.items(), key=lambda item: (order[item[0]], item[1]))
        ):
            place = places[order[one]]
            same = order[one] == order[other]
            if same and (place.open or better == worse):
                continue
            if same or better >= worse:
                behind = "shares the place of" if same else "comes in behind"
                self._say_rank(place.rule, other, f"{worse} cannot be: it {behind} {self._name(one)}, who has {better}")
        first = places[0]
        if len(first.seats) == 1 and ranks.get(first.seats[0], 1) != 1:
            self._say_rank(first.rule, first.seats[0], f"it came first, not as number {ranks[first.seats[0]]}")
        for seat, rank in ranks.items():
            if rank == 1 and seat not in first.seats:
                self._say_rank(first.rule, seat, f"it did not come first, but {self._names(first.seats)}")

    def _check_winners(self, written: tuple[int, ...] | None, first: Place) -> None:
        if written is None:
            return
        right = set(written) <= set(first.seats) if first.open else written == first.seats
        if not right:
            self._say_winners(first.rule, first.seats, written, "won by the numbers of the sheet")
        elif first.open:
            tie = ", ".join(self._row_title(tie.row) for tie in self._grid.ties)
            self.unchecked.append(f"Who has won the tie of {self._names(first.seats)}: it takes {tie}")

    def _say_winners(self, rule: str, seats: tuple[int, ...], written: tuple[int, ...], how: str) -> None:
        message = f"{self._names(seats)} {how}, not {self._names(written)}"
        self.violations.append(Violation(rule, None, (), message))

    def _say_rank(self, rule: str, seat: int, what: str) -> None:
        at = seat - self._grid.first
        self._say(rule, at, self._rows[at][self._grid.rank], what)

    def _ranks(self) -> dict[int, int]:
        """Give the ranks that are written, by seat."""
        rank, first = self._grid.rank, self._grid.first
        return {first + at: points[rank] for at, points in enumerate(self._points) if rank and rank in points}

    # -- the record

    def compare(self, final: Final) -> None:
        """Compare every number and the winners with the end of the record."""
        for at, row, _ in self._cells():
            written, true = self._points[at].get(row.name), final.columns[at].get(row.name)
            if row.name == self._grid.rank or true is None or written == true:
                continue
            each = row.each or 1
            counted = f", for {true // each}" if each > 1 else ""
            self._say(row.rule, at, row, f"it is {true} by the record{counted}, not {written}")
        place = Place(final.winners, self._grid.rule)
        if self._sheet.winners not in (None, final.winners):
            assert self._sheet.winners is not None
            self._say_winners(place.rule, place.seats, self._sheet.winners, "won by the record")
        for seat, rank in self._ranks().items():
            if (rank == 1) != (seat in final.winners):
                won = "it won" if seat in final.winners else "it did not win"
                self._say_rank(place.rule, seat, f"{won} by the record, so {rank} cannot be")

    # -- what is told

    def _winners(self, final: Final | None) -> tuple[int, ...]:
        if final is not None:
            return final.winners
        places = self.places()
        return places[0].seats if places and not places[0].open else ()

    def result(self, final: Final | None) -> dict[str, object]:
        """Give totals and winners: those of the record if there is one."""
        columns: Sequence[Values] = self._points if final is None else final.columns
        return {
            "totals": [column.get(self._grid.total) for column in columns],
            "winners": list(self._winners(final)),
            "compared": final is not None,
            "unchecked": self.unchecked,
        }

    def told(self, final: Final | None, has_record: bool) -> Iterator[str]:
        """Tell it to people."""
        winners = self._winners(final)
        basis = "the record" if final is not None else "the sheet"
        if winners:
            yield f"{self._names(winners)} won, by {basis}"
        columns: Sequence[Values] = self._points if final is None else final.columns
        for name, column in zip(self._sheet.names, columns, strict=True):
            if self._grid.total in column:
                yield f"{name}: {self._row_title(self._grid.total)} {column[self._grid.total]}"
        if final is None and not has_record:
            yield "Checked by itself: there is no record to compare it with"
        yield from (f"Not checked: {said}" for said in self.unchecked)

    def _row_title(self, name: str) -> str:
        return next(rows[name].title for rows in self._rows if name in rows)

    def _name(self, seat: int) -> str:
        return self._sheet.names[seat - self._grid.first]

    def _names(self, seats: Iterable[int]) -> str:
        return _listed([self._name(seat) for seat in seats])


def _count(row: Row, mark: Mark) -> int | None:
    """Give how many there are; None: the points are not a multiple."""
    if mark.count is not None:
        return mark.count
    assert mark.points is not None
    return mark.points // row.each if mark.points % row.each == 0 else None


def _points(row: Row, mark: Mark) -> int | None:
    """Give what stands in the row: points, or the count in one that scores nothing."""
    if row.each == 0:
        return mark.count
    return mark.points if mark.points is not None else (mark.count or 0) * row.each


def _impossible(count: int, row: Row) -> str:
    what = f"{count} cannot be" if row.each < 2 else f"{count} of them cannot be"
    values = row.values
    if count < values[0]:
        return f"{what}: it is {values[0]} at least"
    if count > values[-1]:
        return f"{what}: it is {values[-1]} at most" if values[-1] < MOST else what
    below = max(value for value in values if value < count)
    above = min(value for value in values if value > count)
    return f"{what}: the nearest that can are {below} and {above}"


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
