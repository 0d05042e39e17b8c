"""The printed tokens, ships, trays and racks of Diluvium, and the whole box on paper."""

from collections import Counter

import pytest
from diluvium_pieces import ALL, BOX, DATA, colours, ink_of, logged, rendered

from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle, Polygon, Rect
from pnp.games.diluvium.look import CIVILISATIONS
from pnp.games.diluvium.pieces import figure_parts, token_parts, tray_and_rack_parts
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.press.printing import make_pdf

PIECES = {part.name: part for make in (token_parts, figure_parts, tray_and_rack_parts) for part in make(DATA)}


def test_counts_are_those_of_the_box() -> None:
    groups: Counter[str] = Counter()
    for part in PIECES.values():
        groups[part.group] += part.count
    assert groups == {
        "resources": 84,
        "gold": 60,
        "slain": 8,
        "markers": 28,
        "settlers": 40,
        "first-player": 1,
        "ships": 8,
        "trays": 4,
        "racks": 4,
    }
    assert {gold.value: PIECES[f"gold-{gold.value}"].count for gold in BOX.numbers.gold} == {1: 30, 3: 20, 10: 10}


def test_markers_and_gold_have_their_sizes() -> None:
    for people in CIVILISATIONS:
        assert PIECES[f"marker-{people}"].outline == PIECES[f"strength-{people}"].outline == Circle(6, 6, 6)
        assert PIECES[f"settler-{people}"].outline == Rect(0, 0, 9.5, 9.5, 0)
    assert [PIECES[f"gold-{value}"].box.width for value in (1, 3, 10)] == [18, 20, 24]
    for value in (1, 3, 10):
        assert [line.text for line in logged(f"gold-{value}").notes.lettering] == [str(value)]


@pytest.mark.rule("DI-GEN-04")
@pytest.mark.parametrize("mode", Mode)
def test_the_backs_of_resources_are_alike_and_their_fronts_are_not(mode: Mode) -> None:
    kinds = ("food", "craft", "weapons")
    assert len({rendered(name, mode, back=True).tobytes() for name in kinds}) == 1
    assert len({rendered(name, mode).tobytes() for name in kinds}) == 3


@pytest.mark.parametrize("mode", Mode)
def test_what_belongs_to_a_player_is_told_without_colour(mode: Mode) -> None:
    for kind in ("marker", "strength", "settler", "scout", "warship", "rack"):
        looks = {rendered(f"{kind}-{people}", mode, dpi=90).tobytes() for people in CIVILISATIONS}
        assert len(looks) == 4
    assert len({rendered(f"marker-{people}", mode, back=True, dpi=90).tobytes() for people in CIVILISATIONS}) == 4


def test_a_tray_folds_up_to_a_box() -> None:
    for name in ("food", "craft", "weapons", "discard"):
        part = PIECES[f"tray-{name}"]
        assert isinstance(part.outline, Polygon)
        assert part.box[:2] == (0, 0)
        assert len(part.folds) == 8
        (ax, ay), (bx, by) = part.folds[0]
        wall = ay
        assert part.box.width == pytest.approx(bx - ax + 2 * wall)
        assert part.box.height == pytest.approx(part.folds[1][0][1] + wall)
        # a tab is shorter than the wall that it is glued behind
        deep = part.folds[1][0][1] - ay
        assert max(x for x, _ in part.outline.points) - bx == pytest.approx(wall)
        assert deep / 2 > 9.0
        assert by == ay


@pytest.mark.rule("DI-SET-09")
def test_a_tray_says_how_many_tokens_it_takes() -> None:
    for name in ("food", "craft", "weapons"):
        texts = [line.text for line in logged(f"tray-{name}").notes.texts][1:]
        expected = [text for number, count in enumerate(BOX.numbers.trays, 1) for text in (str(number), str(count))]
        assert texts == expected


def test_mono_is_black_alone_and_icons_can_be_read() -> None:
    for name, part in PIECES.items():
        for back in (False, True) if part.back else (False,):
            assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}
        assert all(icon.size >= 4.0 for icon in logged(name).notes.icons)


def test_the_saver_takes_little_more_than_a_third_of_the_ink() -> None:
    names = ("t05", "t20", "city-greek", "ruins-gate", "rival-q12", "food", "gold-10", "board-aztec", "wheel-greek")
    full, saver = (ink_of(rendered(name, mode, dpi=200) for name in names) for mode in (Mode.FULL, Mode.SAVER))
    assert saver < 0.36 * full


def test_the_whole_box_passes_the_preflight() -> None:
    kit = Kit("Diluvium", "diluvium#HERON", tuple(ALL.values()))
    assert [str(finding) for finding in preflight(kit, [PrintOptions()])] == []


def test_the_whole_box_is_a_small_file() -> None:
    kit = Kit("Diluvium", "diluvium#HERON", tuple(ALL.values()))
    assert len(make_pdf(kit, PrintOptions())) < 2_000_000
