"""The rules booklet: it can be read, it says what the data says, and its captions say what its figures show."""

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from papers import DATA, logged

from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.errors import TemplateError
from pnp.games.nautilion.booklet import HEIGHT, WIDTH, booklet_pages, booklet_parts
from pnp.games.nautilion.booklet.examples import CHECKS, COLLISION, TURNS
from pnp.games.nautilion.booklet.strips import hops, without
from pnp.games.nautilion.booklet.words import booklet_text
from pnp.games.nautilion.cards.words import words as card_words
from pnp.games.nautilion.components import components
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.templates import Templates, house_templates

PAGES = booklet_pages(DATA)
TEXT = booklet_text(DATA)
BOX = components(DATA)
NUMBERS = range(1, len(PAGES) + 1)


@cache
def page(number: int) -> LogCanvas:
    return logged(PAGES[number - 1], WIDTH, HEIGHT)


def words(number: int) -> str:
    return " ".join(text.text for text in page(number).texts)


def number_of(name: str) -> int:
    return next(number for number, text in enumerate(TEXT.pages, 1) if text.name == name)


def corrected(folder: Path, file: str, old: str, new: str) -> Templates:
    """A player's copy of a template with one thing changed."""
    copy = folder / "nautilion" / file
    copy.parent.mkdir()
    shutil.copy(house_templates() / "nautilion" / file, copy)
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
    kit = Kit("Nautilion", "nautilion#1", tuple(booklet_parts(DATA)), cover=False)
    assert preflight(kit, [PrintOptions(ink=mode) for mode in Mode]) == []


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_running_text_is_nine_points_or_more(number: int) -> None:
    body = [text.size for text in page(number).texts if text.font == ("serif", "Regular", False) and text.colour]
    assert body
    assert min(body) >= 9


@pytest.mark.parametrize("number", NUMBERS)
def test_every_page_has_a_picture(number: int) -> None:
    log = page(number).finish()
    assert len(re.findall(r"^\s*(?:path|circle|rect|polygon)", log, re.MULTILINE)) >= 40


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_drawn_beside_its_page(number: int) -> None:
    for mark in page(number).notes.marks:
        assert min(mark.box.left, mark.box.top) >= -1.6
        assert mark.box.right <= WIDTH + 1.6
        assert mark.box.bottom <= HEIGHT + 0.1


def test_pages_that_are_named_are_the_right_ones() -> None:
    said = " ".join(text.text for text in TEXT.pages)
    wanted = {"page 6": "crew", "page 7": "end", "page 9": "mercenaries", "page 12": "paper"}
    assert set(re.findall(r"page \d+", said)) == set(wanted)
    for reference, name in wanted.items():
        assert reference == f"page {number_of(name)}"


@pytest.mark.parametrize("kind", ["darkhouse", "heroic"])
def test_every_card_is_in_the_booklet_in_its_own_words(kind: str) -> None:
    said = card_words(DATA)
    text = next(page.text for page in TEXT.pages if page.name == kind)
    cards = BOX.darkhouse.values() if kind == "darkhouse" else BOX.heroic.values()
    for card in cards:
        action = said.action(kind, card.key)
        assert f"**{card.number} {action.title}:**" in text
        assert said.filled(action.text) in text


def test_numbers_are_those_of_the_data() -> None:
    needs = words(number_of("needs"))
    for said in ("36 ", "4 of each", "8 green", "9 Mages", "18 Reefs", "1, 1, 2, 2, 3, 4"):
        assert said in needs
    turn = next(page.text for page in TEXT.pages if page.name == "turn")
    spells = BOX.numbers.spells
    assert f"**Repetitive Whirlwind,** {spells.whirlwind} token" in turn
    assert f"**Artificial Tide,** {spells.tide} tokens" in turn
    assert f"**Aquatic Translation,** {spells.swap} tokens" in turn


def test_a_number_that_is_corrected_is_right_in_the_booklet_too(tmp_path: Path) -> None:
    data = corrected(tmp_path, "rules.toml", "tide = 2", "tide = 3")
    turn = next(page.text for page in booklet_text(data).pages if page.name == "turn")
    assert "**Artificial Tide,** 3 tokens" in turn


def test_a_name_that_is_not_in_the_data_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "Tide,** {spells.tide}", "Tide,** {spells.tied}")
    with pytest.raises(TemplateError, match=r"spells\.tied"):
        booklet_text(data)


def test_a_text_that_is_too_long_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "## Phase 0\n", "## Phase 0\n" + "A long night. " * 60)
    with pytest.raises(TemplateError, match="darkhouse"):
        logged(booklet_pages(data)[number_of("darkhouse") - 1], WIDTH, HEIGHT)


@pytest.mark.parametrize("name", TURNS)
def test_the_captions_of_the_walks_count_what_is_drawn(name: str) -> None:
    turn, caption = TURNS[name], TEXT.labels["walking"][name]
    at = turn.before.split()
    theirs = hops(turn.before, "P", turn.phantom)
    ours = hops(without(turn.before, theirs[-1], "P"), "N", turn.nautilion)

    def listed(counted: list[int]) -> str:
        *most, last = [at[i] for i in counted]
        return f"{', '.join(most)} and {last}"

    assert f"{turn.phantom} counts {listed(theirs)}" in caption
    assert f"{turn.nautilion} " in caption
    assert f"counts {listed(ours)}" in caption
    assert f"you take the {at[ours[-1]]}" in caption


def test_the_captions_of_reefs_and_harpoons_add_up() -> None:
    reef, harpoons = BOX.numbers.reef, BOX.tokens.harpoons
    helped = CHECKS["helped"]
    assert f"{helped.die} + {reef.pilot} = {helped.die + reef.pilot}" in TEXT.labels["reefs"]["helped"]
    assert (helped.die + reef.pilot >= reef.free) is helped.free
    assert (CHECKS["alone"].die >= reef.free) is CHECKS["alone"].free
    ours = 2 * harpoons.fighter + harpoons.mercenary
    theirs = BOX.boards.phantom.harpoons[0] + harpoons.fighter
    assert f"= {ours}" in words(number_of("mercenaries"))
    assert f"= {theirs}" in words(number_of("mercenaries"))
    assert ours > theirs
    assert f"The Phantom’s {COLLISION.phantom}" in TEXT.labels["collision"]["path"]
