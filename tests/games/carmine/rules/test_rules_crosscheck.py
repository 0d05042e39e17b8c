"""The engine and the second referee judge the same voyages: legal ones, and ones with a slip of the pen.

`PNP_SOAK=1` judges twenty times as many.
"""

import os
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from harbour import Ruling, judge_document
from reference import voyage
from reference.voyage import Json, Rules
from reference.voyage_player import some_voyage
from reference.voyage_slips import SLIPS, Slip, slipped

from pnp.templates import house_templates

VOYAGES = 300
SLIPS_EACH = 5
SOAK = 20 if os.environ.get("PNP_SOAK") else 1
SLICES = 10

OWN_WAYS = {"CA-D1", "CA-D2", "CA-D3", "CA-N4", "CA-M4", "CA-W2", "CA-A4", "CA-R1"}
"""Mistakes after which each referee goes on as well as it can, so that more of the same turn may be seen or not."""


@cache
def faces() -> list[Sequence[str]]:
    paths = sorted((house_templates() / "carmine" / "boards").glob("*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8"))["rows"].split() for path in paths]


@cache
def legal_voyage(number: int) -> Json:
    return some_voyage(Random(number), faces()[number % len(faces())])


def slice_of(number: int) -> range:
    """Voyages are shared out, so that a failure names few of them."""
    return range(number, VOYAGES * SOAK, SLICES)


def first_mistakes(broken: Rules) -> tuple[int | None, set[str]]:
    """Give the first turn with mistakes and what they are; what concerns the whole record comes last."""
    turn = min((turn for turn, _ in broken), key=lambda turn: 1000 if turn is None else turn, default=-1)
    return turn, {rule for place, rule in broken if place == turn}


def agree(ours: Rules, theirs: Rules) -> bool:
    (turn, rules), (other_turn, other_rules) = first_mistakes(ours), first_mistakes(theirs)
    return turn == other_turn and (rules == other_rules or bool(rules & other_rules & OWN_WAYS))


def points(ruling: Ruling) -> dict[str, int]:
    found = {rule: ruling.points(rule) for rule in ("CA-F2", "CA-F3", "CA-F4", "CA-F5")}
    return {"CA-P2": ruling.told, **found}


@pytest.mark.rule("CA-F2", "CA-F3", "CA-F4", "CA-F5", "CA-F6", "CA-H2", "CA-N3")
@pytest.mark.parametrize("part", range(SLICES))
def test_legal_voyages_are_valid_and_have_the_same_score(part: int) -> None:
    for number in slice_of(part):
        document = legal_voyage(number)
        ruling = judge_document(document)
        assert ruling.valid, (number, ruling.data["violations"])
        assert points(ruling) == voyage.judge(document).score(), number


@pytest.mark.rule("CA-D8", "CA-N4", "CA-V2", "CA-S3", "CA-A3")
@pytest.mark.parametrize("part", range(SLICES))
def test_slips_of_the_pen_are_seen_by_both(part: int) -> None:
    for number in slice_of(part):
        for count in range(SLIPS_EACH):
            slip: Slip = SLIPS[(number * SLIPS_EACH + count) % len(SLIPS)]
            document = slipped(Random(number * 1000 + count), legal_voyage(number), slip)
            ruling, twin = judge_document(document), voyage.judge(document)
            assert agree(twin.broken, ruling.places), (number, slip.__name__, twin.broken, ruling.places)
            if ruling.valid:
                assert points(ruling) == twin.score(), (number, slip.__name__)


def test_voyages_and_slips_are_worth_comparing() -> None:
    """The random player must get about, and the slips must break many rules, or the comparison says little."""
    seen: Counter[str] = Counter()
    for number in range(40):
        sheet = voyage.judge(legal_voyage(number))
        seen.update(told=len(sheet.renown), stones=sheet.monoliths, cannons=sheet.ledger.cannons)
        seen.update(ship=sheet.ledger.ship - 1, battles=len(sheet.fought))
        seen.update(pirates=len([place for place in sheet.spent if sheet.kinds[place] == "pirates"]))
        for count in range(SLIPS_EACH):
            slip = SLIPS[(number * SLIPS_EACH + count) % len(SLIPS)]
            document = slipped(Random(number * 1000 + count), legal_voyage(number), slip)
            seen.update(rule for _, rule in voyage.judge(document).broken)
    assert all(seen[what] >= 5 for what in ("told", "stones", "cannons", "ship", "battles", "pirates"))
    assert len([what for what in seen if what.startswith("CA-")]) >= 20, seen
