"""The score sheet."""

from typing import Any

import pytest
from msgspec.structs import replace
from open_sea import cell, charter, sheet

from pnp.games.carmine.scoring import score, title

TERMS = charter()


def points(what: str, **fields: Any) -> int:
    ship = fields.pop("at", "H13")
    number = fields.pop("number", 1)
    lines = score(replace(sheet(ship, **fields), ship=number), TERMS).lines
    return sum(line.points for line in lines if line.what == what)


@pytest.mark.rule("CA-F2", "CA-F6")
def test_the_total_is_the_sum_of_the_lines() -> None:
    end = replace(sheet("B11", story=26, renown=(3, 12), treasure=6, cannons=7, gold=8), home=cell("A11"))
    result = score(end, TERMS)
    assert [(line.rule, line.points) for line in result.lines if line.points] == [
        *(("CA-P2", 15), ("CA-F2", 26), ("CA-F3", -15), ("CA-F4", 10)),
        *(("CA-F5", 5), ("CA-F5", 8), ("CA-F5", 6)),
    ]
    assert result.total == 55


@pytest.mark.rule("CA-F6")
def test_ties_are_parted_by_gold_then_provisions() -> None:
    assert score(sheet(gold=3, provisions=2), TERMS).ties == (3, 2)


@pytest.mark.rule("CA-F3")
def test_each_pirates_cell_that_was_not_met_costs_five() -> None:
    assert points("Pirates not met") == -15
    assert points("Pirates not met", spent="J4 L14") == -5


@pytest.mark.rule("CA-F4")
@pytest.mark.parametrize(("ship", "home", "renown"), [("B11", "A11", 10), ("B11", "A4", 5), ("B12", "A11", 0)])
def test_the_home_port_is_worth_more_than_another(ship: str, home: str, renown: int) -> None:
    assert points("In port at the end", at=ship, home=cell(home)) == renown


@pytest.mark.rule("CA-F5")
def test_ships_add_up() -> None:
    assert [points("Ships", number=number) for number in (1, 2, 3)] == [0, 3, 9]


@pytest.mark.rule("CA-F5")
@pytest.mark.parametrize(
    ("what", "track", "boxes", "renown"),
    [
        *(("Provisions track", "provisions_boxes", 24, 0), ("Provisions track", "provisions_boxes", 25, 2)),
        *(("Provisions track", "provisions_boxes", 35, 5), ("Provisions track", "provisions_boxes", 45, 10)),
        *(
            ("Gold track", "gold_boxes", 14, 0),
            ("Gold track", "gold_boxes", 15, 2),
            ("Gold track", "gold_boxes", 30, 10),
        ),
        *(("Story track", "story", 14, 0), ("Story track", "story", 15, 2), ("Story track", "story", 50, 20)),
        *(("Cannons", "cannons", 6, 0), ("Cannons", "cannons", 7, 8)),
    ],
)
def test_yellow_bonuses_count_at_the_end(what: str, track: str, boxes: int, renown: int) -> None:
    assert points(what, **{track: boxes}) == renown


@pytest.mark.rule("CA-V1")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        *((-30, "Small-Time Braggart"), (0, "Small-Time Braggart"), (75, "Small-Time Braggart")),
        *((76, "Boring Storyteller"), (125, "Boring Storyteller"), (126, "Rent-a-Bard"), (150, "Rent-a-Bard")),
        *((151, "Wandering Minstrel"), (176, "Renowned Poet"), (201, "Storyteller Extraordinaire")),
        *((226, "Master of Stories"), (250, "Master of Stories"), (251, "Legendary Bard"), (400, "Legendary Bard")),
    ],
)
def test_a_solo_player_gets_a_title(total: int, name: str) -> None:
    assert title(total, TERMS) == name
    assert title(total, charter(players=2)) is None
