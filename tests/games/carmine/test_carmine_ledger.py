"""Gains, payments, bonuses and the hold."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from open_sea import LEDGER, sheet

from pnp.games.carmine.components import Gain
from pnp.games.carmine.ledger import can_pay, fill_hold, gain, gain_all, mount_cannon, new_sheet, spend, stow
from pnp.games.carmine.sheet import Sheet


@pytest.mark.rule("CA-S9")
def test_a_ship_starts_with_five_provisions_and_nothing_else() -> None:
    start = new_sheet(LEDGER)
    assert (start.provisions, start.gold, start.wind, start.story, start.cannons, start.ship) == (5, 0, 0, 0, 0, 1)
    assert (start.monsters, start.pirates) == (1, 1)


@pytest.mark.rule("CA-H5")
@pytest.mark.parametrize(("ship", "there", "after"), [(1, 2, 5), (3, 3, 10), (1, 5, 5), (1, 7, 7), (2, 0, 7)])
def test_filling_the_hold_gains_what_is_missing_and_never_removes(ship: int, there: int, after: int) -> None:
    filled = fill_hold(replace(sheet(provisions=there, provisions_boxes=20), ship=ship), LEDGER)
    assert filled.provisions == after
    assert filled.provisions_boxes == 20 + after - there


@pytest.mark.rule("CA-H2")
def test_a_full_column_of_provisions_gives_its_bonus_at_once() -> None:
    assert gain(sheet(), LEDGER, "provisions", 4).wind == 0
    full = gain(sheet(), LEDGER, "provisions", 5)
    assert (full.provisions, full.provisions_boxes, full.wind, full.wind_boxes) == (10, 10, 1, 1)


@pytest.mark.rule("CA-H2")
@pytest.mark.parametrize(
    ("boxes", "bonus"),
    [(10, ("wind", 1)), (15, ("story", 1)), (20, ("gold", 1)), (25, None), (30, ("story", 1)), (40, ("wind", 1))],
)
def test_the_columns_of_the_hold_give_what_the_data_say(boxes: int, bonus: tuple[str, int] | None) -> None:
    before = sheet(provisions=1, provisions_boxes=boxes - 1)
    after = gain(before, LEDGER, "provisions", 1)
    gained = {name: getattr(after, name) - getattr(before, name) for name in ("wind", "story", "gold")}
    assert {name: count for name, count in gained.items() if count} == (dict([bonus]) if bonus else {})


@pytest.mark.rule("CA-H4")
def test_a_bonus_may_bring_a_bonus() -> None:
    """The 5th gold gives a story, which is the 10th and gives a gold."""
    after = gain(sheet(gold=4, story=9), LEDGER, "gold", 1)
    assert (after.gold, after.gold_boxes, after.story) == (6, 6, 10)


@pytest.mark.rule("CA-H2")
def test_a_blue_bonus_is_taken_at_its_box_before_the_rest_of_the_gain() -> None:
    """The 14th of four provisions completes a column: a story, the 20th, fills the hold to 5 with two boxes circled.

    The two that are left of the gain come on top. Were it circled to its end first, the hold would be full already.
    """
    after = gain(sheet(provisions=2, provisions_boxes=13, story=19), LEDGER, "provisions", 4)
    assert (after.provisions, after.provisions_boxes, after.story) == (7, 18, 20)


@pytest.mark.rule("CA-H2")
def test_gains_are_circled_in_the_order_written() -> None:
    """The 10th gold fills the hold from 3 to 5, and the two provisions come on top; the other way round they do not."""
    gold, provisions = Gain("gold", 1), Gain("provisions", 2)
    before = sheet(provisions=3, gold=9)
    assert gain_all(before, LEDGER, (gold, provisions)).provisions == 7
    assert gain_all(before, LEDGER, (provisions, gold)).provisions == 5


@pytest.mark.rule("CA-H5")
def test_a_fill_ends_at_the_limit_whatever_its_own_bonuses_brought() -> None:
    """The first box ends a column: a story, the 20th, which fills the hold, and leaves nothing for the first fill."""
    after = fill_hold(sheet(provisions=2, provisions_boxes=14, story=19), LEDGER)
    assert (after.provisions, after.provisions_boxes, after.story) == (5, 17, 20)


@pytest.mark.rule("CA-H4")
@pytest.mark.parametrize(("resource", "boxes"), [("provisions", 45), ("gold", 30), ("wind", 12)])
def test_gains_beyond_the_end_of_a_track_are_lost(resource: str, boxes: int) -> None:
    full: Any = {resource: 1, f"{resource}_boxes": boxes}
    assert gain(sheet(**full), LEDGER, resource, 3) == sheet(**full)


@pytest.mark.rule("CA-H4")
def test_the_story_track_ends_at_50() -> None:
    assert gain(sheet(story=49), LEDGER, "story", 3).story == 50


@pytest.mark.rule("CA-H1")
def test_spent_boxes_are_not_used_again() -> None:
    winds = sheet()
    for _ in range(15):
        winds = spend(gain(winds, LEDGER, "wind", 1), "wind", 1)
    assert (winds.wind, winds.wind_boxes) == (0, 12)


@pytest.mark.rule("CA-H3")
@pytest.mark.parametrize(("ship", "limit"), [(1, 5), (2, 7), (3, 10)])
def test_the_hold_keeps_its_limit_at_the_end_of_the_turn(ship: int, limit: int) -> None:
    assert stow(replace(sheet(provisions=12, gold=25), ship=ship), LEDGER).provisions == limit
    assert stow(replace(sheet(provisions=12, gold=25), ship=ship), LEDGER).gold == 25
    assert stow(replace(sheet(provisions=limit - 1), ship=ship), LEDGER).provisions == limit - 1


@pytest.mark.rule("CA-H2")
def test_the_third_cannon_brings_a_story_and_the_fifth_a_wind() -> None:
    guns = sheet()
    gained = []
    for _ in range(7):
        guns = mount_cannon(guns, LEDGER)
        gained.append((guns.story, guns.wind))
    assert gained == [(0, 0), (0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (1, 1)]


def test_a_promised_provision_cannot_be_paid_again() -> None:
    assert can_pay(sheet(provisions=1), (Gain("provisions", 1),))
    assert not can_pay(sheet(provisions=1), (Gain("provisions", 1),), 1)


EVENTS = ("gold", "provisions", "wind", "story", "fill", "-gold", "-wind", "-provisions")


@given(
    st.lists(
        st.tuples(
            st.sampled_from(EVENTS),
            st.integers(1, 6),
        ),
        max_size=40,
    )
)
def test_boxes_are_conserved_whatever_happens(events: list[tuple[str, int]]) -> None:
    now = new_sheet(LEDGER)
    spent = dict.fromkeys(("gold", "provisions", "wind"), 0)
    for what, amount in events:
        if what.startswith("-"):
            there = getattr(now, what[1:])
            spent[what[1:]] += min(amount, there)
            now = spend(now, what[1:], amount)
        else:
            before, now = now, gain(now, LEDGER, what, amount)
            assert _boxes(now) >= _boxes(before)
        for name, crossed in spent.items():
            assert getattr(now, name) >= 0
            assert getattr(now, name) + crossed == getattr(now, f"{name}_boxes") <= getattr(LEDGER, name).boxes
        assert now.story <= LEDGER.story.boxes


def _boxes(now: Sheet) -> tuple[int, ...]:
    return now.gold_boxes, now.provisions_boxes, now.wind_boxes, now.story
