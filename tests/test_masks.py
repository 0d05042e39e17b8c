"""Masks do what sets of cells do, only quicker."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reference.flood import Cell, Neighbours, grown, king_distance, pieces, reached, sides, sides_and_corners

from pnp.masks import Grid, cells, flood, mask_of, parts


@st.composite
def grids_with_masks(draw: st.DrawFn) -> tuple[Grid, int, int]:
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(1, 9)))
    return grid, draw(st.integers(0, grid.full)), draw(st.integers(0, grid.full))


def as_set(grid: Grid, mask: int) -> set[Cell]:
    return {grid.place(cell) for cell in range(grid.size) if mask >> cell & 1}


@given(grids_with_masks())
def test_orthogonal_gives_the_cells_that_share_a_side(case: tuple[Grid, int, int]) -> None:
    grid, mask, _ = case
    everything = as_set(grid, grid.full)
    assert as_set(grid, grid.orthogonal(mask)) == grown(as_set(grid, mask), everything, sides)


@given(grids_with_masks())
def test_around_gives_the_cells_that_share_a_side_or_a_corner(case: tuple[Grid, int, int]) -> None:
    grid, mask, _ = case
    everything = as_set(grid, grid.full)
    assert as_set(grid, grid.around(mask)) == grown(as_set(grid, mask), everything, sides_and_corners)


@given(grids_with_masks())
def test_the_four_moves_shift_every_cell_and_drop_what_leaves(case: tuple[Grid, int, int]) -> None:
    grid, mask, _ = case
    everything = as_set(grid, grid.full)
    moves = {grid.northward: (0, -1), grid.southward: (0, 1), grid.westward: (-1, 0), grid.eastward: (1, 0)}
    for move, (right, down) in moves.items():
        expected = {(column + right, row + down) for column, row in as_set(grid, mask)} & everything
        assert as_set(grid, move(mask)) == expected


@given(grids_with_masks(), st.booleans())
def test_flood_reaches_what_a_walk_reaches(case: tuple[Grid, int, int], by_corners: bool) -> None:
    grid, start, within = case
    neighbours: Neighbours = sides_and_corners if by_corners else sides
    found = flood(start, within, grid.around if by_corners else grid.orthogonal)
    assert as_set(grid, found) == reached(as_set(grid, start), as_set(grid, within), neighbours)


@given(grids_with_masks(), st.booleans())
def test_parts_are_the_pieces_in_reading_order(case: tuple[Grid, int, int], by_corners: bool) -> None:
    grid, mask, _ = case
    neighbours: Neighbours = sides_and_corners if by_corners else sides
    found = parts(mask, grid.around if by_corners else grid.orthogonal)
    assert [as_set(grid, part) for part in found] == pieces(as_set(grid, mask), neighbours)


@given(grids_with_masks(), st.integers(0, 4))
def test_within_is_a_distance(case: tuple[Grid, int, int], steps: int) -> None:
    grid, mask, _ = case
    centres = list(cells(mask))
    expected = {cell for cell in range(grid.size) if any(grid.distance(cell, centre) <= steps for centre in centres)}
    assert set(cells(grid.within(mask, steps))) == expected


@given(st.sets(st.integers(0, 300)))
def test_cells_and_mask_of_are_each_others_way_back(numbers: set[int]) -> None:
    assert list(cells(mask_of(numbers))) == sorted(numbers)


def test_a_grid_knows_its_edges_and_its_neighbours() -> None:
    grid = Grid(15, 15)
    assert [grid.place(cell) for cell in cells(grid.west)] == [(0, row) for row in range(15)]
    assert [grid.place(cell) for cell in cells(grid.east)] == [(14, row) for row in range(15)]
    assert [grid.place(cell) for cell in cells(grid.north)] == [(column, 0) for column in range(15)]
    assert [grid.place(cell) for cell in cells(grid.south)] == [(column, 14) for column in range(15)]
    for cell in range(grid.size):
        assert grid.cell(*grid.place(cell)) == cell
        assert grid.beside[cell] == grid.orthogonal(1 << cell)
        assert grid.near[cell] == grid.around(1 << cell)
        assert grid.distance(0, cell) == king_distance((0, 0), grid.place(cell))
    assert sorted({mask.bit_count() for mask in grid.near}) == [3, 5, 8]


def test_a_grid_without_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="has no cells"):
        Grid(0, 3)
