"""The rules booklet: it can be read, it says what the data says, and its captions say what its figures show."""

import re
import shutil
from functools import cache
from pathlib import Path

import pypdfium2
import pytest

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.errors import TemplateError
from pnp.game import settle
from pnp.games.mu import game, rules
from pnp.games.mu.booklet import HEIGHT, WIDTH, booklet_pages, booklet_parts
from pnp.games.mu.booklet.examples import (
    BONUS,
    CARRIED,
    EDGE,
    ERUPTION,
    FIRST_TURN,
    FISSURE,
    GROWTH,
    LAND,
    NEIGHBOURS,
    PHASES,
    RAISES,
    SCORE,
    SINKING,
    Scene,
)
from pnp.games.mu.booklet.figures import RIM
from pnp.games.mu.booklet.words import booklet_text, example_lines, worth
from pnp.games.mu.components import components
from pnp.games.mu.moves import parse_move
from pnp.games.mu.places import AREA_OF, COMPASS, SLOT_NUMBERS, SPACE_NUMBERS, SPACES
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
PAGES = booklet_pages(DATA)
TEXT = booklet_text(DATA)
BOX = components(DATA)
LAND_OF = BOX.continent
NUMBERS = range(1, len(PAGES) + 1)
SCENES = [
    LAND,
    *CARRIED,
    *(step.scene for step in FIRST_TURN),
    *GROWTH,
    FISSURE,
    *RAISES,
    *SINKING,
    *ERUPTION,
    BONUS,
    EDGE,
]


@cache
def page(number: int) -> LogCanvas:
    canvas = LogCanvas(Mode.FULL)
    with canvas.page(Page(WIDTH, HEIGHT)):
        PAGES[number - 1](canvas)
    return canvas


def text_of(name: str, data: Templates = DATA) -> str:
    return next(page.text for page in booklet_text(data).pages if page.name == name)


def number_of(name: str) -> int:
    return next(number for number, text in enumerate(TEXT.pages, 1) if text.name == name)


def corrected(folder: Path, file: str, old: str, new: str) -> Templates:
    """A player's copy of a template with one thing changed."""
    copy = folder / "mu" / file
    copy.parent.mkdir()
    shutil.copy(house_templates() / "mu" / file, copy)
    text = copy.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Templates(folder, house_templates())


# -- the pages -------------------------------------------------------------------------------------


def test_twelve_pages_make_three_sheets() -> None:
    assert len(PAGES) == 12
    parts = booklet_parts(DATA)
    assert len(parts) == 3
    assert {(part.group, part.title, part.whole) for part in parts} == {("rules", "Rules", True)}


def test_all_pages_pass_the_preflight_in_every_ink() -> None:
    kit = Kit("Mu", "mu#1", tuple(booklet_parts(DATA)), cover=False)
    assert preflight(kit, [PrintOptions(ink=mode) for mode in Mode]) == []


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_running_text_is_nine_points_or_more(number: int) -> None:
    body = [text.size for text in page(number).texts if text.font == ("serif", "Regular", False) and text.colour]
    assert body
    assert min(body) >= 9


def test_nothing_is_drawn_beside_its_page() -> None:
    """Measured on paper: a tile that lies turned has a box that is larger than the tile."""
    margin, dpi = 8.0, 50
    canvas = PdfCanvas(Document("pages"))
    for draw in PAGES:
        with canvas.page(Page(WIDTH + 2 * margin, HEIGHT + 2 * margin)), canvas.group(moving(margin, margin)):
            draw(canvas)
    file = pypdfium2.PdfDocument(canvas.finish())
    for number in range(len(file)):
        picture = file[number].render(scale=dpi / 72).to_pil().convert("L")
        edges = picture.point(lambda value: 255 if value < 250 else 0).getbbox()
        assert edges is not None
        left, top, right, bottom = (at / dpi * 25.4 - margin for at in edges)
        assert min(left, top) > -1.6, f"page {number + 1}"
        assert right < WIDTH + 1.6, f"page {number + 1}"
        assert bottom < HEIGHT + 1.0, f"page {number + 1}"


def test_pages_that_are_named_are_the_right_ones() -> None:
    named = {
        ("setup", 11): "variants",
        ("turn", 7): "raise",
        ("turn", 9): "lava",
        ("turn", 10): "end",
        ("deeds", 9): "lava",
        ("raise", 8): "sinking",
        ("raise", 9): "lava",
        ("raise", 10): "end",
        ("variants", 4): "setup",
    }
    said = {(text.name, int(number)) for text in TEXT.pages for number in re.findall(r"page (\d+)", text.text)}
    assert said == set(named)
    for (_, number), name in named.items():
        assert number == number_of(name)


def test_every_action_every_step_and_every_category_is_named() -> None:
    deeds = text_of("deeds")
    for action in ("Move a Settler", "Build a Village", "Create a Settler", "Sculpt a Moai", "Pray"):
        assert f"## {action} · " in deeds
    assert "**Landing:**" in deeds
    assert "**Carrying:**" in deeds
    assert "## Raise a Moai · 1 AP" in text_of("raise")
    for step in ("Stand it up", "Score.", "Fissure.", "Sinking.", "If a part sank:", "Roll the die."):
        assert f"**{step}" in text_of("raise")
    for category in ("Villages", "Settlers", "Prayer token", "Moai on the board", "**standing** Moai"):
        assert category in text_of("end")
    for heading in ("A continent of your own", "Sinking by claim", "The long game"):
        assert f"## {heading}" in text_of("variants")


@pytest.mark.parametrize(
    ("old", "new", "name", "said"),
    [
        ("actions = 4 ", "actions = 5 ", "turn", "you have **5 AP**"),
        ("settlers = 7", "settlers = 9", "needs", "9 **Settlers**"),
        ("volcano_faces = 3", "volcano_faces = 2", "needs", "4 white faces and 2 with"),
        ("last_volcanoes = 2", "last_volcanoes = 3", "end", "**3 Volcanoes or fewer**"),
        ("village = 3", "village = 5", "end", "**5** for each of your Villages"),
        ("claim = 3", "claim = 4", "variants", "scores **4 VP**"),
        ("neighbour = 2", "neighbour = 3", "end", "together bring 6, three in a group 9"),
    ],
)
def test_a_number_that_is_corrected_is_right_in_the_booklet_too(
    old: str, new: str, name: str, said: str, tmp_path: Path
) -> None:
    assert said not in " ".join(text_of(name).split())
    assert said in " ".join(text_of(name, corrected(tmp_path, "rules.toml", old, new)).split())


def test_a_name_that_is_not_in_the_data_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "{points.claim}", "{points.clam}")
    with pytest.raises(TemplateError, match="clam"):
        booklet_text(data)


def test_a_text_that_is_too_long_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "## The long game\n", "## The long game\n" + "A long night. " * 90)
    canvas = LogCanvas(Mode.FULL)
    with pytest.raises(TemplateError, match="variants"), canvas.page(Page(WIDTH, HEIGHT)):
        booklet_pages(data)[number_of("variants") - 1](canvas)


# -- the examples ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.rule("MU-113", "MU-116")
def test_a_scene_could_lie_on_the_table(scene: Scene) -> None:
    """One thing in a slot, one Moai on a geyser that faces land, and all of it on Areas that are shown."""
    lying = [place for place, _ in scene.lying if not place.endswith(".loose")]
    slots = [*scene.lava, *(slot for slot, _ in scene.villages), *lying]
    assert len(slots) == len(set(slots))
    assert set(slots) <= set(SLOT_NUMBERS)
    standing = [(space, way) for space, way, _ in scene.standing]
    assert len(standing) == len(set(standing))
    for space, way in standing:
        number = SPACE_NUMBERS[space]
        beyond = LAND_OF.beyond[number][COMPASS.index(way)]
        assert beyond >= 0
        assert AREA_OF[beyond] != AREA_OF[number]
        border = tuple(sorted((AREA_OF[number], AREA_OF[beyond])))
        if scene.fissures:
            assert border in scene.fissures
    spaces = [space for space, _ in scene.settlers] + [space for space, _ in standing]
    spaces += [slot.partition(".")[0] for slot in slots]
    assert {AREA_OF[SPACE_NUMBERS[space]] for space in spaces} <= set(scene.areas)
    assert set(scene.fissures) <= set(LAND_OF.borders)


@pytest.mark.rule("MU-304", "MU-321", "MU-326", "MU-328", "MU-331")
def test_the_first_turn_is_played_as_it_is_drawn() -> None:
    table = game.table(settle(game, SetupCode.parse("mu#1")), DATA)
    state = table.start
    for step in FIRST_TURN:
        for text in step.moves:
            state = rules.play(state, parse_move(text))
    first = table.start.charter.first
    score = rules.result(state)["scores"][first]
    assert (score["track"], score["prayers"]) == (BOX.numbers.points.standing, BOX.numbers.points.prayer)
    assert state.turn == 2


@pytest.mark.rule("MU-317")
def test_the_turn_of_creations_costs_all_action_points() -> None:
    assert BOX.numbers.actions == 1 + 2 + 1
    counts = [(len(scene.settlers), len(scene.villages)) for scene in GROWTH]
    assert counts == [(1, 1), (2, 1), (2, 2), (3, 2)]


@pytest.mark.rule("MU-109", "MU-302")
def test_the_fissure_of_the_figure_closes_two_edges_and_the_way_round_is_open() -> None:
    ((one, other),) = FISSURE.fissures
    assert sum((a, b) == (one, other) for a, b, _, _ in LAND_OF.edges) == 2
    assert (12, 20) in LAND_OF.borders
    assert (16, 20) in LAND_OF.borders
    assert "**both** edges of the border 12-16" in TEXT.labels["fissure"]["text"]
    assert "two edges" in TEXT.labels["land"]["border"]


@pytest.mark.rule("MU-326", "MU-327")
def test_the_captions_of_raised_moai_say_what_they_are_worth() -> None:
    assert [worth(scene, BOX.numbers) for scene in RAISES] == [1, 2, 6]
    for number, scene in enumerate(RAISES, 1):
        assert f"{worth(scene, BOX.numbers)} VP**" in TEXT.labels["raises"][f"case{number}"]


@pytest.mark.rule("MU-503", "MU-509", "MU-510", "MU-511")
def test_the_rim_of_the_sinking_is_what_is_ringed() -> None:
    before, after = SINKING
    part = {space for space, area in enumerate(AREA_OF) if area == 20}
    rim = {other for space in part for other in LAND_OF.beyond[space] if other >= 0} - part
    assert {SPACES[space] for space in rim} == set(RIM)
    caption = " ".join(TEXT.labels["sinking"]["text"].split())
    assert f"ringed: {', '.join(RIM)}" in caption
    assert f"{len(part)} space against {len(SPACES) - len(part)}" in caption
    assert {(a, b) for a, b in LAND_OF.borders if 20 in (a, b)} == set(before.fissures)
    own = [space for space, seat in after.settlers if seat == 0]
    others = [space for space, seat in after.settlers if seat == 1]
    assert len(own) == sum(seat == 0 for _, seat in before.settlers)
    assert len(set(own)) == len(others) == 1
    assert {*own, *others} <= set(RIM)


@pytest.mark.rule("MU-403", "MU-404", "MU-405", "MU-406", "MU-407")
def test_the_eruption_puts_lava_where_the_rules_do() -> None:
    before, burnt, saved = ERUPTION
    for prayed, after in ((False, burnt), (True, saved)):
        lava, villages = set(before.lava), {slot for slot, _ in before.villages}
        for letter in "abc":
            target = next((slot for kind in ("in", "out") if (slot := f"5{letter}.{kind}") not in before.lava), None)
            if target is None or (target in villages and prayed):
                continue
            villages.discard(target)
            lava.add(target)
        assert lava == set(after.lava)
        assert villages == {slot for slot, _ in after.villages}


@pytest.mark.rule("MU-615", "MU-616")
def test_the_bonus_of_the_figure_is_that_of_a_group_of_three() -> None:
    standing = [(SPACE_NUMBERS[space], seat) for space, _, seat in BONUS.standing]
    grouped = [
        seat
        for space, seat in standing
        if any(other != space and whose == seat and LAND_OF.beside[space] >> other & 1 for other, whose in standing)
    ]
    assert grouped == [0, 0, 0]
    assert tuple(grouped.count(seat) for seat in (0, 1)) == NEIGHBOURS
    assert f"a group of three: {3 * BOX.numbers.points.neighbour} VP" in " ".join(TEXT.labels["bonus"]["text"].split())


@pytest.mark.rule("MU-611", "MU-617")
def test_the_worked_example_adds_up() -> None:
    assert list(example_lines(BOX.numbers).values()) == [31, 6, 20, 2, 12, 8]
    shown = [text.text for text in page(number_of("end")).texts]
    assert "79" in shown
    assert f"Moai: {SCORE.standing} standing, {SCORE.lying} lying" == TEXT.labels["score"]["moai"]


def test_a_continent_of_ones_own_grows_to_all_areas() -> None:
    assert [len(areas) for areas in PHASES] == [5, 8, 22]
