"""The loose pieces of Mu: how many, how large, what tells them apart, and what must not."""

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest
from mu_pieces import DATA, PIECES, TRIBES, colours, ink_of, logged, rendered
from PIL import Image, ImageChops, ImageStat

from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle, Polygon, Rect
from pnp.games.mu.components import components
from pnp.games.mu.pieces import piece_parts, track_part
from pnp.games.mu.pieces.die import die_faces
from pnp.games.mu.pieces.look import look
from pnp.games.mu.pieces.track import HOLLOW_LOW, stones
from pnp.games.mu.pieces.volcanoes import volcano_net
from pnp.games.mu.places import SLOTS, VOLCANOES
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.preflight import preflight
from pnp.press.printing import make_pdf

NUMBERS = components(DATA).numbers
KIT = Kit("Continent of Mu", "mu#HERON", tuple(PIECES.values()))
PRINTED = Kit("Continent of Mu", "mu#HERON", tuple(part for part in PIECES.values() if not part.extra), cover=False)


def counts() -> Counter[str]:
    found: Counter[str] = Counter()
    for part in PIECES.values():
        found[part.group] += part.count
    return found


def words(name: str, *, back: bool = False) -> list[str]:
    notes = logged(name, back=back).notes
    return [line.text for line in notes.lettering] + [text.text for text in notes.texts if text.colour]


# -- what is in the box ----------------------------------------------------------------------------


@pytest.mark.rule("MU-112")
def test_counts_are_those_of_the_rules() -> None:
    assert counts() == {
        "moai": 4 * NUMBERS.moai,
        "moai-tokens": 4 * NUMBERS.moai,
        "settlers": 4 * NUMBERS.settlers,
        "settler-discs": 4 * NUMBERS.settlers,
        "villages": 4 * NUMBERS.villages,
        "boats": 4,
        "actions": 4 * NUMBERS.actions,
        "markers": 4,
        "prayers": NUMBERS.prayers,
        "first-player": 1,
        "volcanoes": len(VOLCANOES),
        "volcano-discs": len(VOLCANOES),
        "volcano-tokens": len(VOLCANOES),
        "die": 1,
        "die-chits": 6,
        "lava": len(SLOTS),
        "fissures": NUMBERS.fissures,
        "thin-fissures": 40,
        "score-track": 1,
    }
    assert (NUMBERS.moai, NUMBERS.settlers, NUMBERS.villages, len(SLOTS), NUMBERS.fissures) == (15, 7, 8, 76, 30)


def test_every_group_has_a_title_and_no_title_is_left_over() -> None:
    assert set(look(DATA).words.titles) == set(counts())
    assert {part.group: part.title for part in PIECES.values()} == look(DATA).words.titles


def test_sizes_are_those_of_the_places_that_pieces_lie_on() -> None:
    for tribe in TRIBES:
        assert PIECES[f"moai-token-{tribe}"].outline == Rect(0, 0, 8, 16)
        assert PIECES[f"village-{tribe}"].outline == Rect(0, 0, 13, 13)
        assert PIECES[f"boat-{tribe}"].outline == Rect(0, 0, 24, 16)
        assert PIECES[f"marker-{tribe}"].outline == PIECES[f"settler-disc-{tribe}"].outline == Circle(5, 5, 5)
        assert PIECES[f"action-{tribe}-1"].outline == Circle(9, 9, 9)
    for number in VOLCANOES:
        assert PIECES[f"volcano-disc-{number}"].outline == Circle(11, 11, 11)
        assert PIECES[f"volcano-token-{number}"].outline == Circle(10, 10, 10)
    assert PIECES["chit-white"].outline == PIECES["chit-volcano"].outline == Circle(10, 10, 10)
    assert PIECES["prayer"].outline == Circle(8, 8, 8)
    assert PIECES["first-player"].outline == Circle(15, 15, 15)
    assert {part.outline for part in PIECES.values() if part.group == "fissures"} == {Rect(0, 0, 28, 7)}
    assert {part.outline for part in PIECES.values() if part.group == "thin-fissures"} == {Rect(0, 0, 28, 3)}
    for part in PIECES.values():
        if part.group == "lava":
            assert (part.box.width, part.box.height) == pytest.approx((14, 28 / math.sqrt(3)))


# -- what is folded --------------------------------------------------------------------------------


@pytest.mark.rule("MU-110")
def test_a_volcano_stands_on_its_point_and_closes() -> None:
    net = volcano_net()
    meeting: dict[frozenset[str], list[float]] = {}
    for face in net.faces:
        for names, ends in face.sides():
            meeting.setdefault(names, []).append(math.dist(*ends))
    for lengths in meeting.values():
        assert lengths == pytest.approx(lengths[:1] * len(lengths))
    # only the foot is open: six sides of a hexagon within a circle of 22 mm
    foot = [lengths[0] for lengths in meeting.values() if len(lengths) == 1]
    assert foot == pytest.approx([11] * 6)
    for number in VOLCANOES:
        part = PIECES[f"volcano-{number}"]
        assert part.outline == net.outline
        assert part.folds == net.folds
        # on three slopes and in the crater; its seam is lettered twice
        assert Counter(words(f"volcano-{number}")) == {str(number): 4, net.seams[0].letter: 2}


def test_figures_stand_on_feet_as_deep_as_they_are_wide() -> None:
    for kind, wide in (("moai", 8), ("settler", 10)):
        for tribe in TRIBES:
            part = PIECES[f"{kind}-{tribe}"]
            assert part.box.width == wide
            low, fold, high = (start[1] for start, _ in part.folds)
            assert fold - low == high - fold == 16
            assert low + (part.box.height - high) == wide


@pytest.mark.rule("MU-401")
def test_die_and_chits_have_the_faces_of_the_rules() -> None:
    faces = die_faces(look(DATA))
    assert len(faces) == 6
    assert sum(faces) == PIECES["chit-volcano"].count == NUMBERS.volcano_faces
    assert PIECES["chit-white"].count == 6 - NUMBERS.volcano_faces
    part = PIECES["volcano-die"]
    assert isinstance(part.outline, Polygon)
    assert all(math.dist(*fold) == pytest.approx(16) for fold in part.folds)


# -- what tells pieces apart -----------------------------------------------------------------------


def apart(one: Image.Image, other: Image.Image) -> float:
    """Give how much two pictures differ, from 0 to 1."""
    return ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).mean[0] / 255


@pytest.mark.parametrize("mode", Mode)
def test_what_belongs_to_a_tribe_is_told_without_colour(mode: Mode) -> None:
    for kind in ("moai", "moai-token", "settler", "settler-disc", "village", "boat", "marker"):
        for one, other in combinations(TRIBES, 2):
            assert apart(rendered(f"{kind}-{one}", mode), rendered(f"{kind}-{other}", mode)) > 0.02, (kind, one, other)
    for side in ("action", "marker"):
        names = [f"{side}-{tribe}" + ("-1" if side == "action" else "") for tribe in TRIBES]
        looks = [rendered(name, mode, back=True) for name in names]
        assert min(apart(one, other) for one, other in combinations(looks, 2)) > 0.02


@pytest.mark.rule("MU-402")
@pytest.mark.parametrize("mode", Mode)
def test_backs_give_nothing_away(mode: Mode) -> None:
    for names in (
        [f"volcano-token-{number}" for number in VOLCANOES],
        [f"boat-{tribe}" for tribe in TRIBES],
        ["chit-white", "chit-volcano"],
    ):
        assert len({rendered(name, mode, back=True).tobytes() for name in names}) == 1
        assert len({rendered(name, mode).tobytes() for name in names}) == len(names)


def test_the_backs_of_volcano_tokens_boats_and_chits_are_not_the_same() -> None:
    assert apart(rendered("volcano-token-1", back=True), rendered("chit-white", back=True)) > 0.05


def test_numbers_are_read_on_the_pieces() -> None:
    for number in VOLCANOES:
        assert words(f"volcano-token-{number}") == words(f"volcano-disc-{number}") == [str(number)]
    for tribe in TRIBES:
        for number in range(1, NUMBERS.actions + 1):
            assert words(f"action-{tribe}-{number}") == [str(number)]
            assert words(f"action-{tribe}-{number}", back=True) == []
        assert words(f"marker-{tribe}", back=True) == ["+100"]
    assert words("prayer") == [str(NUMBERS.points.prayer)]


@pytest.mark.rule("MU-324")
@pytest.mark.parametrize("mode", Mode)
def test_a_moai_token_that_stands_looks_other_than_one_that_lies(mode: Mode) -> None:
    for tribe in TRIBES:
        name = f"moai-token-{tribe}"
        assert apart(rendered(name, mode), rendered(name, mode, back=True)) > 0.02


@pytest.mark.rule("MU-328")
def test_the_triangle_of_a_fissure_points_over_its_upper_edge() -> None:
    """The upper half of a main strip is dark in the middle, where a thin strip has no room for a triangle."""
    for kind in range(1, 6):
        picture = rendered(f"fissure-{kind}", Mode.MONO, dpi=200).convert("L")
        k = 200 / 25.4
        rows = [
            sum(picture.getpixel((x, round(y * k))) == 0 for x in range(round(11 * k), round(17 * k)))
            for y in (1.0, 1.6, 2.2)
        ]
        assert 0 < rows[0] < rows[1] < rows[2]


# -- the score track -------------------------------------------------------------------------------


def test_the_track_has_a_hundred_stones_one_after_the_other() -> None:
    places = stones()
    assert len(places) == 100
    for one, other in pairwise(places):
        across = max(one.left, other.left) - min(one.right, other.right)
        down = max(one.top, other.top) - min(one.bottom, other.bottom)
        assert max(across, down) < 3  # no further than the gap between the rounds
    for one, other in combinations(places, 2):
        assert (
            one.right <= other.left + 1e-6
            or other.right <= one.left + 1e-6
            or one.bottom <= other.top + 1e-6
            or (other.bottom <= one.top + 1e-6)
        )
    assert all(min(place.width, place.height) > 10 + 4 for place in places)  # a marker and the number beside it


def test_the_track_counts_from_0_to_99_and_says_what_comes_then() -> None:
    said = words("score-track")
    assert sorted(int(word) for word in said if word.isdigit()) == list(range(100))
    assert any("+100" in word for word in said)


def test_a_marker_in_its_hollow_leaves_the_number_in_sight() -> None:
    marker = PIECES["marker-wave"].box.width
    feet = {
        int(text.text): max(y for quad in text.letters for _, y in quad)
        for text in logged("score-track").notes.texts
        if text.text.isdigit()
    }
    for number, place in enumerate(stones()):
        hollow = place.bottom - HOLLOW_LOW
        assert feet[number] < hollow - marker / 2
        assert hollow + marker / 2 < place.bottom


def test_the_track_is_one_page_of_either_paper() -> None:
    part = track_part(DATA)
    assert part.whole
    assert max(part.box.width, part.box.height) <= 264
    assert min(part.box.width, part.box.height) <= 200


# -- ink and paper ---------------------------------------------------------------------------------


def test_mono_is_black_alone() -> None:
    for name, part in PIECES.items():
        for back in (False, True) if part.back else (False,):
            assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}


def test_the_saver_takes_less_than_two_fifths_of_the_ink() -> None:
    for names in (list(PIECES), ["score-track"], ["lava-1"], ["moai-wave"]):
        full, saver = (ink_of(rendered(name, mode, dpi=90) for name in names) for mode in (Mode.FULL, Mode.SAVER))
        assert saver < 0.4 * full, names


def test_all_pieces_pass_the_preflight() -> None:
    jobs = [
        PrintOptions(),
        PrintOptions(paper=Paper.LETTER, ink=Mode.MONO),
        PrintOptions(paper=Paper.LETTER, backs=Backs.FOLD),
    ]
    assert [str(finding) for finding in preflight(KIT, jobs)] == []


@pytest.mark.parametrize("paper", Paper)
def test_all_pieces_take_few_sheets(paper: Paper) -> None:
    assert len(make_plan(PRINTED, PrintOptions(paper=paper)).sheets) <= 5


def test_all_pieces_are_a_small_file_and_the_same_again() -> None:
    pdf = make_pdf(PRINTED, PrintOptions())
    assert len(pdf) < 400_000
    again = Kit(
        PRINTED.game,
        PRINTED.code,
        tuple(part for part in (*piece_parts(DATA), track_part(DATA)) if not part.extra),
        cover=False,
    )
    assert make_pdf(again, PrintOptions()) == pdf
