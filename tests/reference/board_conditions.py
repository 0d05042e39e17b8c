"""What a generated Adventure Board must satisfy, one function for each condition, over its 15 strings.

Each function tells whether its condition holds. Nothing here is shared with the generator: the characters are
looked at one by one, and the numbers stand here a second time, so that a slip in the data is seen too.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from reference.flood import Cell, Neighbours, king_distance, pieces, reached, sides, sides_and_corners

Rows = Sequence[str]

ALL = {(column, row) for column in range(15) for row in range(15)}


def where(rows: Rows, characters: str) -> set[Cell]:
    return {(column, row) for column, row in ALL if rows[row][column] in characters}


def land(rows: Rows) -> set[Cell]:
    return where(rows, "#=PMgpw")


def sea(rows: Rows) -> set[Cell]:
    return where(rows, ".x")


def apart(cells: set[Cell], least: int) -> bool:
    return all(king_distance(one, other) >= least for one, other in combinations(cells, 2))


def has_size(rows: Rows) -> bool:
    return len(rows) == 15 and all(len(row) == 15 for row in rows)


def has_known_characters(rows: Rows) -> bool:
    return set("".join(rows)) <= set(".#=PMxgpw")


def mainland_is_marked(rows: Rows) -> bool:
    """`=` stands exactly for plain land whose mass reaches column A or O."""
    reach = {cell for piece in pieces(land(rows), sides) if {0, 14} & {c for c, _ in piece} for cell in piece}
    return where(rows, "=") == reach & where(rows, "#=")


def outer_columns_are_mainland_or_bay(rows: Rows) -> bool:
    return all(rows[row][column] in "=PMgpw." for row in range(15) for column in (0, 14))


def has_eight_ports(rows: Rows) -> bool:
    return len(where(rows, "P")) == 8


def has_three_monoliths(rows: Rows) -> bool:
    return len(where(rows, "M")) == 3


def has_five_pirates(rows: Rows) -> bool:
    return len(where(rows, "x")) == 5


def has_two_bonuses_of_each_kind(rows: Rows) -> bool:
    return all(len(where(rows, kind)) == 2 for kind in "gpw")


def land_share_is_28_to_40_percent(rows: Rows) -> bool:
    return 0.28 <= len(land(rows)) / 225 <= 0.40


def sea_is_whole_by_orthogonal_steps(rows: Rows) -> bool:
    return len(pieces(sea(rows), sides)) == 1


def landmarks_have_two_sea_cells_without_pirates(rows: Rows) -> bool:
    water, pirates = sea(rows), where(rows, "x")
    return all(len(water & set(sides(cell))) >= 2 and not pirates & set(sides(cell)) for cell in where(rows, "PM"))


def every_quarter_has_a_port(rows: Rows) -> bool:
    """The strictest reading: ports in column H or row 8 do not count."""
    return all(
        any(column in columns and row in lines for column, row in where(rows, "P"))
        for columns in (range(7), range(8, 15))
        for lines in (range(7), range(8, 15))
    )


def ports_are_three_apart(rows: Rows) -> bool:
    return apart(where(rows, "P"), 3)


def monoliths_are_five_apart(rows: Rows) -> bool:
    return apart(where(rows, "M"), 5)


def no_quarter_has_two_monoliths(rows: Rows) -> bool:
    """The strictest reading: a monolith in column H or row 8 counts for both sides."""
    return all(
        sum(column in columns and row in lines for column, row in where(rows, "M")) <= 1
        for columns in (range(8), range(7, 15))
        for lines in (range(8), range(7, 15))
    )


def pirates_keep_off_ports(rows: Rows) -> bool:
    return not any(where(rows, "P") & set(sides_and_corners(cell)) for cell in where(rows, "x"))


def pirates_are_three_apart(rows: Rows) -> bool:
    return apart(where(rows, "x"), 3)


def cut_off(rows: Rows, neighbours: Neighbours) -> Iterator[int]:
    """For each sea cell: how many others a rock there parts from the largest piece."""
    water = sea(rows)
    for rock in water:
        left = water - {rock}
        beside = left & set(neighbours(rock))
        around = left & set(sides_and_corners(rock))
        # Where its neighbours hang together around it, nothing led through the rock alone: most cells end here.
        if reached({min(beside)}, around, neighbours) >= beside:
            yield 0
        else:
            yield len(left) - max(len(piece) for piece in pieces(left, neighbours))


def no_rock_cuts_off_more_than_six(rows: Rows) -> bool:
    return max(cut_off(rows, sides_and_corners)) <= 6


def no_rock_cuts_off_more_than_six_by_orthogonal_steps(rows: Rows) -> bool:
    return max(cut_off(rows, sides)) <= 6


def land_never_meets_only_at_a_corner(rows: Rows) -> bool:
    ground = land(rows)
    return not any(
        (column + side, row + 1) in ground and (column + side, row) not in ground and (column, row + 1) not in ground
        for column, row in ground
        for side in (-1, 1)
    )


def inlets_are_one_deep(rows: Rows) -> bool:
    """Filling every dead end of the sea makes no new one."""

    def ends(water: set[Cell]) -> set[Cell]:
        return {cell for cell in water if len(water & set(sides(cell))) <= 1}

    water = sea(rows)
    return not ends(water - ends(water))


def has_five_to_eight_islands(rows: Rows) -> bool:
    masses = pieces(land(rows), sides)
    return 5 <= sum(all(0 < column < 14 for column, _ in mass) for mass in masses) <= 8


def islands_are_14_cells_at_most(rows: Rows) -> bool:
    masses = pieces(land(rows), sides)
    return all(len(mass) <= 14 for mass in masses if all(0 < column < 14 for column, _ in mass))


CONDITIONS: tuple[Callable[[Rows], bool], ...] = (
    has_size,
    has_known_characters,
    mainland_is_marked,
    outer_columns_are_mainland_or_bay,
    has_eight_ports,
    has_three_monoliths,
    has_five_pirates,
    has_two_bonuses_of_each_kind,
    land_share_is_28_to_40_percent,
    sea_is_whole_by_orthogonal_steps,
    landmarks_have_two_sea_cells_without_pirates,
    every_quarter_has_a_port,
    ports_are_three_apart,
    monoliths_are_five_apart,
    no_quarter_has_two_monoliths,
    pirates_keep_off_ports,
    pirates_are_three_apart,
    no_rock_cuts_off_more_than_six,
    no_rock_cuts_off_more_than_six_by_orthogonal_steps,
    land_never_meets_only_at_a_corner,
    inlets_are_one_deep,
    has_five_to_eight_islands,
    islands_are_14_cells_at_most,
)
