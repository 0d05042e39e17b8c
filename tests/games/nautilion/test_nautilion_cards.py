"""The printed cards of Nautilion."""

import re
from collections import Counter
from pathlib import Path

import pytest
from nautilion_pieces import DATA, colours, logged, rendered

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.errors import PressError, TemplateError
from pnp.games.nautilion.cards import card_parts
from pnp.games.nautilion.cards.deeds import DEEDS
from pnp.games.nautilion.cards.frame import HIGH, PAGE, SMALLEST_TYPE, TITLE, WIDE
from pnp.games.nautilion.cards.plots import PLOTS
from pnp.games.nautilion.cards.words import words
from pnp.games.nautilion.components import components
from pnp.templates import Templates, house_templates

CARDS = {part.name: part for part in card_parts(DATA)}
BOX = components(DATA)
WORDS = words(DATA)
ACTIONS = [name for name, part in CARDS.items() if part.group != "table-cards"]


def said(name: str, *, back: bool = False) -> str:
    return " ".join(text.text for text in logged(name, back=back).texts)


def copy_with(folder: Path, *changes: tuple[str, str], file: str = "card-text.toml") -> Templates:
    text = DATA.text(f"nautilion/{file}")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "nautilion").mkdir(exist_ok=True)
    (folder / "nautilion" / file).write_text(text, encoding="utf-8")
    return Templates(folder, house_templates())


def drawn(data: Templates, name: str) -> LogCanvas:
    canvas = LogCanvas()
    with canvas.page(Page(WIDE, HIGH)):
        next(part for part in card_parts(data) if part.name == name).front(canvas)
    return canvas


def test_there_are_28_cards() -> None:
    groups = Counter(part.group for part in CARDS.values())
    assert groups == {"table-cards": 4, "darkhouse-actions": 12, "heroic-actions": 12}
    assert all(part.count == 1 and part.back for part in CARDS.values())


@pytest.mark.parametrize("mode", Mode)
def test_no_two_cards_look_the_same(mode: Mode) -> None:
    assert len({rendered(name, mode).tobytes() for name in CARDS}) == 28


def test_every_action_has_a_picture_of_its_own() -> None:
    assert set(PLOTS) == {card.key for card in BOX.darkhouse.values()}
    assert set(DEEDS) == {card.key for card in BOX.heroic.values()}
    scenes = set()
    for name in CARDS:
        log = logged(name).finish()
        if match := re.search(r"symbol “nautilion scene [^”]*”[^\n]*\n((?: .*\n)+)", log):
            scenes.add(match[1])
    assert len(scenes) == 27  # the Grimoire has three emblems and no picture


@pytest.mark.parametrize("name", CARDS)
def test_type_is_large_enough_and_inside_the_frame(name: str) -> None:
    texts = [text for text in logged(name).texts if text.colour]
    assert texts
    for text in texts:
        assert text.size >= SMALLEST_TYPE
        assert text.box.left >= PAGE.left
        assert text.box.right <= PAGE.right
        assert text.box.top >= TITLE.top - 1
        assert text.box.bottom <= PAGE.bottom + 0.5


@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_has_its_number_and_its_title(name: str) -> None:
    kind, number = name.split("-")
    card = (BOX.darkhouse if kind == "darkhouse" else BOX.heroic)[int(number)]
    assert number in [line.text for line in logged(name).notes.lettering]
    assert WORDS.action(kind, card.key).title.upper() in said(name)


def test_red_cards_blue_cards_and_golden_cards_have_borders_of_their_own() -> None:
    frames = {"red": set(range(1, 10)), "blue": {10, 11, 12}}
    for colour, numbers in frames.items():
        for number in numbers:
            assert f"stamp “nautilion card frame {colour}”" in logged(f"darkhouse-{number}").finish()
    assert all("card frame gold”" in logged(f"heroic-{number}").finish() for number in range(1, 13))
    # the border alone, without colour
    strips = {
        rendered(name, Mode.MONO, dpi=150).crop((60, 0, 310, 20)).tobytes()
        for name in ("darkhouse-1", "darkhouse-10", "heroic-1", "admiral-1")
    }
    assert len(strips) == 4


@pytest.mark.rule("NA-S13")
def test_expansions_are_marked_on_the_last_three_heroic_actions() -> None:
    for number in range(1, 13):
        icons = {icon.name for icon in logged(f"heroic-{number}").notes.icons if icon.centre[1] < 25}
        assert icons == {10: {"mage"}, 11: {"mercenary"}, 12: {"reef"}}.get(number, set())


def test_each_deck_has_its_back() -> None:
    backs = {
        group: {rendered(name, back=True).tobytes() for name, part in CARDS.items() if part.group == group}
        for group in ("darkhouse-actions", "heroic-actions")
    }
    assert all(len(found) == 1 for found in backs.values())
    assert not set.intersection(*backs.values())
    assert "#94651A" in colours(logged("heroic-1", back=True))  # gold
    assert "#0E1B33" in colours(logged("darkhouse-1", back=True))  # dark


@pytest.mark.rule("NA-C05", "NA-C06", "NA-C07")
def test_the_grimoire_shows_what_spells_cost(tmp_path: Path) -> None:
    def costs(canvas: LogCanvas) -> list[int]:
        shells = Counter(round(icon.centre[1]) for icon in canvas.notes.icons if icon.name == "reserve")
        return [count for _, count in sorted(shells.items())]

    assert costs(logged("grimoire")) == [1, 2, 3]
    changed = copy_with(tmp_path, ("tide = 2", "tide = 1"), file="rules.toml")
    assert costs(drawn(changed, "grimoire")) == [1, 1, 3]


@pytest.mark.rule("NA-T01")
def test_the_back_of_the_grimoire_has_the_five_phases_in_order() -> None:
    text = said("grimoire", back=True)
    places = [text.index(f"{word}:") for word in ("Currents", "Plan", "Darkhouse", "Phantom", "Nautilion")]
    assert places == sorted(places)


@pytest.mark.rule("NA-2P05")
def test_admirals_show_their_five_numbers() -> None:
    for number, crew in enumerate(BOX.cards.admirals, 1):
        shown = [text.text for text in logged(f"admiral-{number}").texts if not text.colour]
        assert shown == [str(n) for n in crew]
        assert all(f"pictured token c{n}”" in logged(f"admiral-{number}").finish() for n in crew)


@pytest.mark.rule("NA-D02")
def test_numbers_on_cards_are_those_of_the_rules(tmp_path: Path) -> None:
    icons = [icon.name for icon in logged("darkhouse").notes.icons]
    assert icons[:4] == ["die-1", "die-2", "die-3", "die-4"]
    changed = copy_with(tmp_path, ("double = 2", "double = 3"), file="rules.toml")
    assert "3 tokens" in " ".join(text.text for text in drawn(changed, "darkhouse-4").texts)


def test_a_text_that_is_too_long_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = copy_with(tmp_path, ("Roll the dice **one by one**", "Roll the dice **one by one** " + "again and " * 40))
    with pytest.raises(PressError, match="is too long for its card"):
        drawn(data, "darkhouse-2")


def test_a_number_that_the_rules_do_not_have_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = copy_with(tmp_path, ("Only a [die-{only}]", "Only a [die-{lonely}]"))
    with pytest.raises(TemplateError, match="names a number that the rules do not have"):
        drawn(data, "darkhouse-10")


def test_a_card_without_words_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = copy_with(tmp_path, ("[darkhouse.twice]", "[darkhouse.thrice]"))
    with pytest.raises(TemplateError, match="no words for the darkhouse card twice"):
        drawn(data, "darkhouse-1")
