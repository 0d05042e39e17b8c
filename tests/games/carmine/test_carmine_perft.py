"""How many placements every card has on ten positions, as kept in `tests/perft/carmine-placements.txt`.

A position is a map: the board's characters, and `R` a rock, `!` an unspent peril, `*` anything else that was drawn or
sailed, `@` the ship. A line for each card follows: legal placements at a table, with mirror images, and solo. `then`
counts pairs: one card drawn in every legal way, and another drawn after it.

Both the referee and its slow twin have to come to these numbers. With PNP_GOLDEN=write the file is written anew.
"""

import os
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from reference import drawing as twin
from reference.positions import Position

from pnp.games.carmine.board import SIDE, Board
from pnp.games.carmine.components import components
from pnp.games.carmine.drawing import Waters, legal_drawings
from pnp.templates import Templates, house_templates

FILE = Path(__file__).parents[2] / "perft" / "carmine-placements.txt"
BOX = components(Templates(house_templates()))
CARDS = tuple(twin.CARDS)
WAYS = ((False, False), (False, True), (True, False))
"""Solo, mirror."""


class Case(NamedTuple):
    name: str
    rows: tuple[str, ...]
    counts: dict[str, tuple[int, ...]]
    pairs: dict[tuple[str, str], int]


def cases() -> list[Case]:
    found = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith(";")]
        if not lines:
            continue
        counts, pairs = {}, {}
        for line in lines[1 + SIDE :]:
            first, *rest = line.split()
            if first == "then":
                pairs[rest[0], rest[1]] = int(rest[2])
            else:
                counts[first] = tuple(map(int, rest))
        found.append(Case(lines[0].removeprefix("position "), tuple(lines[1 : 1 + SIDE]), counts, pairs))
    return found


def on(rows: tuple[str, ...], marks: str) -> int:
    return sum(1 << place for place, mark in enumerate("".join(rows)) if mark in marks)


def waters(rows: tuple[str, ...]) -> Waters:
    board = Board.parse([row.translate(dict.fromkeys(map(ord, "R!*@"), ".")) for row in rows])
    ship = on(rows, "@")
    return Waters(board, on(rows, "R"), on(rows, "!"), on(rows, "*"), ship.bit_length() - 1 if ship else None)


def count(here: Waters, card: str) -> tuple[int, ...]:
    adventure = BOX.adventures[card]
    return tuple(len(legal_drawings(here, adventure, solo=solo, mirror=mirror)) for solo, mirror in WAYS)


def count_pairs(here: Waters, first: str, second: str) -> int:
    one, other = BOX.adventures[first], BOX.adventures[second]
    total = 0
    for placement in legal_drawings(here, one, solo=False):
        mask = placement.mask
        if one.kind == "rocks":
            after = replace(here, rocks=here.rocks | mask)
        elif one.kind == "peril":
            after = replace(here, perils=here.perils | mask)
        else:
            after = replace(here, occupied=here.occupied | mask)
        total += len(legal_drawings(after, other, solo=False))
    return total


CASES = cases()


@pytest.fixture(scope="module", autouse=True)
def write_anew() -> None:
    if os.environ.get("PNP_GOLDEN") != "write":
        return
    head = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(";")]
    blocks = ["\n".join(head)]
    for case in CASES:
        here = waters(case.rows)
        lines = [f"position {case.name}", *case.rows]
        lines += [f"{card:14}" + "".join(f"{number:5}" for number in count(here, card)) for card in CARDS]
        lines += [f"then {first} {second} {count_pairs(here, first, second)}" for first, second in case.pairs]
        blocks.append("\n".join(lines))
    FILE.write_text("\n\n".join(blocks) + "\n", encoding="utf-8", newline="\n")
    CASES[:] = cases()


def test_there_are_ten_positions() -> None:
    assert len(CASES) == 10
    assert len({case.name for case in CASES}) == 10
    assert all(set(case.counts) == set(CARDS) and case.pairs for case in CASES)


@pytest.mark.rule("CA-D1", "CA-D5", "CA-D10", "CA-V2")
@pytest.mark.parametrize("number", range(10))
def test_the_referee_counts_as_it_always_did(number: int) -> None:
    case = CASES[number]
    here = waters(case.rows)
    assert {card: count(here, card) for card in CARDS} == case.counts
    assert {pair: count_pairs(here, *pair) for pair in case.pairs} == case.pairs


@pytest.mark.parametrize("number", range(10))
def test_the_twin_counts_the_same(number: int) -> None:
    """At a table, and solo rocks; with mirror images they are compared on random positions."""
    case = CASES[number]
    here = waters(case.rows)
    sheet = Position(here.board.rows, here.rocks, here.perils, here.occupied, here.ship, "", False, False, ()).sheet
    for name, card in twin.CARDS.items():
        assert len(twin.legal(sheet, card, solo=False, mirror=False)) == case.counts[name][0], name
        if card.kind == "rocks":
            assert len(twin.legal(sheet, card, solo=True, mirror=False)) == case.counts[name][2], name
