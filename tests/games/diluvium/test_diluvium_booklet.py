"""The rules booklet: it can be read, it says what the data says, and its captions say what its figures show."""

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.errors import TemplateError
from pnp.games.diluvium.booklet import HEIGHT, WIDTH, booklet_pages, booklet_parts
from pnp.games.diluvium.booklet.examples import FIGHT, SCARED, SETTLED, TRAYS, VOYAGE
from pnp.games.diluvium.booklet.words import booklet_text
from pnp.games.diluvium.components import components
from pnp.games.diluvium.words import filled
from pnp.games.diluvium.words import words as piece_words
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
PAGES = booklet_pages(DATA)
TEXT = booklet_text(DATA)
BOX = components(DATA)
NUMBERS = range(1, len(PAGES) + 1)


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
    copy = folder / "diluvium" / file
    copy.parent.mkdir()
    shutil.copy(house_templates() / "diluvium" / file, copy)
    text = copy.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Templates(folder, house_templates())


def test_twelve_pages_make_three_sheets() -> None:
    assert len(PAGES) == 12
    parts = booklet_parts(DATA)
    assert len(parts) == 3
    assert {(part.group, part.title, part.whole) for part in parts} == {("rules", "Rules", True)}


def test_all_pages_pass_the_preflight_in_every_ink() -> None:
    kit = Kit("Diluvium", "diluvium#1", tuple(booklet_parts(DATA)), cover=False)
    assert preflight(kit, [PrintOptions(ink=mode) for mode in Mode]) == []


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_running_text_is_nine_points_or_more(number: int) -> None:
    body = [text.size for text in page(number).texts if text.font == ("serif", "Regular", False) and text.colour]
    assert body
    assert min(body) >= 9


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_drawn_beside_its_page(number: int) -> None:
    for mark in page(number).notes.marks:
        assert min(mark.box.left, mark.box.top) >= -1.6
        assert mark.box.right <= WIDTH + 1.6
        assert mark.box.bottom <= HEIGHT + 0.1


def test_pages_that_are_named_are_the_right_ones() -> None:
    named = {
        "page 6": ("engage", "explore"),
        "page 7": ("explore", "settle"),
        "page 8": ("settle", "engage"),
        "page 9": ("turn", "monsters"),
        "page 11": ("setup", "roles"),
        "page 12": ("roles", "rival"),
    }
    said = " ".join(text.text for text in TEXT.pages)
    assert set(re.findall(r"page \d+", said)) == set(named)
    for reference, (where, name) in named.items():
        assert reference in re.findall(r"page \d+", text_of(where))
        assert reference == f"page {number_of(name)}"


def test_every_ruins_card_is_in_the_booklet_in_its_own_words() -> None:
    said, text = piece_words(DATA).ruins.cards, text_of("ruins")
    assert len(BOX.ruins) == 8
    for card in BOX.ruins:
        assert f"**{card.name}:** {filled(said[card.key].text, {'n': card.amount})}" in text


def test_every_role_and_scenario_is_named() -> None:
    text = text_of("roles")
    for name in [board.name for board in BOX.civilisations.values()] + [one.name for one in BOX.scenarios.values()]:
        assert f"**{name}" in text


@pytest.mark.parametrize(
    ("file", "old", "new", "name", "said"),
    [
        ("rules.toml", "limit = 6", "limit = 7", "turn", "more than 7 tokens discards down to 7"),
        ("rules.toml", "trays = [16, 16, 23, 28]", "trays = [16, 17, 23, 28]", "setup", "two players **17**,"),
        ("boards.toml", "sale = 3", "sale = 5", "settle", "**5** [gold]"),
        ("scenarios.toml", "loss = 4", "loss = 6", "roles", "with 6 Gold more"),
    ],
)
def test_a_number_that_is_corrected_is_right_in_the_booklet_too(
    file: str, old: str, new: str, name: str, said: str, tmp_path: Path
) -> None:
    assert said not in text_of(name)
    assert said in " ".join(text_of(name, corrected(tmp_path, file, old, new)).split())


def test_a_name_that_is_not_in_the_data_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "**{scare} Gold**", "**{scar} Gold**")
    with pytest.raises(TemplateError, match="scar"):
        booklet_text(data)


def test_a_text_that_is_too_long_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "## Always\n", "## Always\n" + "A long night. " * 90)
    canvas = LogCanvas(Mode.FULL)
    with pytest.raises(TemplateError, match="rival"), canvas.page(Page(WIDTH, HEIGHT)):
        booklet_pages(data)[number_of("rival") - 1](canvas)


@pytest.mark.rule("DI-ENG-05", "DI-ENG-08", "DI-ENG-09")
def test_the_caption_of_the_fight_says_what_is_drawn() -> None:
    attacker, defender = FIGHT
    assert attacker.strength + attacker.weapons == defender.strength + defender.weapons == 5
    caption, gauge = TEXT.labels["fight"]["text"], BOX.numbers.gauge
    assert f"the {gauge[defender.strength - 1]} Gold at the defender’s marker on {defender.strength}" in caption
    assert f"the {gauge[attacker.strength - 1]} at their own marker on {attacker.strength}" in caption
    assert attacker.weapons + defender.weapons == 3


COUNTS = ("no", "one", "two", "three")
"""What is counted in a caption is said in words."""


@pytest.mark.rule("DI-MAP-05", "DI-PRO-02")
def test_the_settled_tile_has_the_spaces_on_which_its_settlers_stand() -> None:
    tile = BOX.tiles[SETTLED.tile]
    room = {island[0]: int(island[1]) for island in tile.islands}
    taken = {(kind, number) for _, kind, number in SETTLED.settlers}
    assert len(taken) == len(SETTLED.settlers)
    assert all(number < room[kind] for kind, number in taken)
    assert sorted(space for _, space in SETTLED.markers) == sorted(tile.spaces)
    ours = [kind for people, kind, _ in SETTLED.settlers if people == SETTLED.people]
    assert f"{COUNTS[ours.count('F')]} Food and {COUNTS[ours.count('C')]} Craft" in TEXT.labels["settled"]["shared"]


@pytest.mark.rule("DI-SCR-06", "DI-END-01", "DI-MOV-04")
def test_voyage_flight_and_trays_are_as_their_captions_say() -> None:
    assert f"**{COUNTS[VOYAGE.cost]} Food**" in TEXT.labels["voyage"]["text"]
    assert (len(SCARED.settlers), len(SCARED.ships)) == (3, 1)
    assert SCARED.by not in (*SCARED.settlers, *SCARED.ships)
    assert [kind for kind, count in TRAYS if count == 0] == ["craft"]
