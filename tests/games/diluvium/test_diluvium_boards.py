"""The printed Action Boards and wheels of Diluvium."""

import math
from collections import Counter

import pytest
from diluvium_pieces import ALL, BOX, DATA, colours, logged, rendered

from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle, Rect
from pnp.games.diluvium.boards import board_parts
from pnp.games.diluvium.boards.action_board import HIGH, WIDE
from pnp.games.diluvium.boards.quarters import BITE, SLOT
from pnp.games.diluvium.look import CIVILISATIONS
from pnp.press.layout import lay_out
from pnp.press.paper import Paper

PARTS = {part.name: part for part in board_parts(DATA)}


def test_each_civilisation_has_a_board_of_two_sides_and_a_wheel() -> None:
    assert set(PARTS) == {f"{kind}-{people}" for kind in ("board", "wheel") for people in CIVILISATIONS}
    for people in CIVILISATIONS:
        assert PARTS[f"board-{people}"].outline == Rect(0, 0, WIDE, HIGH, 3.0)
        assert PARTS[f"board-{people}"].back is not None
        assert PARTS[f"wheel-{people}"].outline == Circle(25, 25, 25)


@pytest.mark.parametrize("paper", Paper)
def test_two_boards_lie_on_a_sheet_and_one_with_its_back_beside_it(paper: Paper) -> None:
    outline = PARTS["board-greek"].outline
    flat, folded = lay_out(outline, paper, 0.0, folded=False), lay_out(outline, paper, 0.0, folded=True)
    assert flat is not None
    assert len(flat.slots) == 2
    assert folded is not None


@pytest.mark.rule("DI-VAR-05")
@pytest.mark.parametrize("people", CIVILISATIONS)
def test_slots_are_those_of_the_board(people: str) -> None:
    for back, board in ((False, BOX.common), (True, BOX.civilisations[people])):
        # slots are the Settlers of 5.8 mm; those in words are smaller, the one of the heading stands in a round
        slots = [icon for icon in logged(f"board-{people}", back=back).notes.icons if icon.name == "settler"]
        middle = (WIDE / 2, HIGH / 2)
        quarters: Counter[tuple[bool, bool]] = Counter()
        for icon in slots:
            if icon.size == pytest.approx(5.8):
                x, y = icon.centre
                quarters[x < middle[0], y < middle[1]] += 1
        explore, settle = quarters[True, True], quarters[False, True]
        produce, engage = quarters[False, False], quarters[True, False]
        assert (explore, settle, produce, engage) == board.slots


@pytest.mark.rule("DI-EXP-05")
@pytest.mark.parametrize("people", CIVILISATIONS)
def test_tracks_say_the_numbers_of_the_board(people: str) -> None:
    for back, board in ((False, BOX.common), (True, BOX.civilisations[people])):
        lines = logged(f"board-{people}", back=back).notes.lettering
        boxes = [
            (line.text, min(c[0] for q in line.letters for c in q), min(c[1] for q in line.letters for c in q))
            for line in lines
        ]
        track = [int(text) for text, x, y in sorted(boxes, key=lambda box: box[1]) if text.isdigit() and y < 22]
        assert tuple(track) == board.track
        low = [(x, y, int(text)) for text, x, y in boxes if text.isdigit() and y > HIGH - 24 and x < WIDE / 2]
        middle = sum(y for _, y, _ in low) / len(low)
        strengths = [number for x, y, number in sorted(low) if y > middle]
        coins = [number for x, y, number in sorted(low) if y < middle]
        assert strengths == list(range(1, len(coins) + 1))
        assert tuple(coins) == BOX.numbers.gauge


@pytest.mark.parametrize("people", CIVILISATIONS)
def test_slots_stand_clear_of_each_other_of_the_land_and_of_the_wheel(people: str) -> None:
    for back in (False, True):
        slots = [
            icon.centre for icon in logged(f"board-{people}", back=back).notes.icons if icon.size == pytest.approx(5.8)
        ]
        for place, (x, y) in enumerate(slots):
            from_pin = math.dist((x, y), (WIDE / 2, HIGH / 2))
            assert 29.0 + SLOT < from_pin < BITE - SLOT
            assert all(math.dist((x, y), other) > 2 * SLOT + 1.0 for other in slots[:place])


@pytest.mark.rule("DI-VAR-03")
def test_side_b_says_what_is_its_own() -> None:
    def said(people: str, back: bool) -> str:
        notes = logged(f"board-{people}", back=back).notes
        return " ".join(line.text for line in notes.texts)

    assert said("aztec", False).replace("AZTEC", "GREEK") == said("greek", False)
    assert "1 to 3 tiles" in said("greek", True)
    assert "1 to 2 tiles" in said("chinese", True)
    assert len({said(people, True) for people in CIVILISATIONS}) == 4


@pytest.mark.parametrize("mode", Mode)
def test_no_two_sides_are_the_same(mode: Mode) -> None:
    looks = {
        rendered(f"board-{people}", mode, back=back).tobytes() for people in CIVILISATIONS for back in (False, True)
    }
    assert len(looks) == 8
    assert len({rendered(f"wheel-{people}", mode).tobytes() for people in CIVILISATIONS}) == 4


def test_mono_is_black_alone() -> None:
    for name in PARTS:
        for back in (False, True):
            assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}


def test_words_can_be_read() -> None:
    for people in CIVILISATIONS:
        for back in (False, True):
            notes = logged(f"board-{people}", back=back).notes
            assert all(line.size >= 7.0 for line in notes.texts)
            assert all(icon.size >= 4.0 for icon in notes.icons)
    assert ALL["wheel-greek"].group == "wheels"
