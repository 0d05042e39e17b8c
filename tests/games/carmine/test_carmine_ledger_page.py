"""The printed Ship Board: every number of the ledger is on it, once, where a pen can reach it."""

import itertools
import math
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.draw.type import PT, SMALLEST, face
from pnp.errors import TemplateError
from pnp.games.carmine.components import Gain, Gains, components
from pnp.games.carmine.ledger_page import HEIGHT, WIDTH, draw_ledger_page, ship_board_part, writing_boxes
from pnp.games.carmine.ledger_page.look import LEAST_BOX, Look
from pnp.games.carmine.ledger_page.page import AREAS
from pnp.games.carmine.ledger_page.track import columns_of
from pnp.templates import Templates, house_templates

HOUSE = house_templates()
DATA = Templates(HOUSE)
LEDGER = components(DATA).ledger
CODE = "carmine#KRAKEN-7"
LONG_CODE = "carmine:players=3,deck=challenging,mirror=yes#" + "WWWWWWW " * 7 + "KRAKEN-7"

_BOX = re.compile(r"stamp “box ([\d.]+) by ([\d.]+)( key)?” at (\S+) (\S+)$")
_WAX = re.compile(r"stamp “(wax-now|wax-end) \d+” at (\S+) (\S+) scaled (\S+)$")
_ICON = re.compile(r"stamp “icon (\S+) .*” at (\S+) (\S+) scaled (\S+)$")
_TEXT = re.compile(r"text .*“(.*)”$")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def draw(data: Templates = DATA, mode: Mode = Mode.FULL, code: str = CODE) -> LogCanvas:
    canvas = LogCanvas(mode)
    with canvas.page(Page(WIDTH, HEIGHT)):
        draw_ledger_page(canvas, code, data)
    return canvas


def corrected(tmp_path: Path, *changes: tuple[str, str], name: str = "ledger") -> Templates:
    """Give the templates with a player's own ledger before ours."""
    text = (HOUSE / "carmine" / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "carmine").mkdir(exist_ok=True)
    (tmp_path / "carmine" / f"{name}.toml").write_text(text, encoding="utf-8")
    return Templates(tmp_path, HOUSE)


class Seal(NamedTuple):
    kind: str
    says: str
    """What is on it: an icon, a number, or both."""
    x: float
    y: float
    r: float


def lines_of(canvas: LogCanvas) -> list[str]:
    return [line.strip() for line in canvas.finish().splitlines()]


def boxes_of(canvas: LogCanvas) -> list[Box]:
    found = [match for line in lines_of(canvas) if (match := _BOX.search(line))]
    sizes = [(float(m[4]), float(m[5]), float(m[1]), float(m[2])) for m in found]
    return [Box(x, y, x + width, y + height) for x, y, width, height in sizes]


def seals_of(canvas: LogCanvas) -> list[Seal]:
    """Read the seals, and what was drawn on each right after it."""
    lines = lines_of(canvas)
    seals = []
    for i, line in enumerate(lines):
        if match := _WAX.search(line):
            words = []
            for after in lines[i + 1 : i + 3]:
                if (icon := _ICON.search(after)) and _near(icon, match):
                    words.append(icon[1])
                    break
                if (text := _TEXT.search(after)) and (text[1].isdigit()):
                    words.append(text[1])
                    if match[1] == "wax-end":
                        break
                else:
                    break
            seals.append(Seal(match[1], " ".join(words), float(match[2]), float(match[3]), float(match[4])))
    return seals


def _near(icon: re.Match[str], wax: re.Match[str]) -> bool:
    """An icon's place is its corner."""
    half = 12 * float(icon[4])
    x, y = float(icon[2]) + half, float(icon[3]) + half
    return math.hypot(x - float(wax[2]), y - float(wax[3])) < float(wax[4])


def within(area: Box, box: Box) -> bool:
    x, y = box.centre
    return area.left <= x <= area.right and area.top <= y <= area.bottom


def said(gain: Gain) -> tuple[str, str]:
    """How a gain is to be shown on a seal."""
    if gain.resource == "renown":
        return "wax-end", str(gain.amount)
    icon = {"fill": "fill-hold"}.get(gain.resource, gain.resource)
    return "wax-now", icon if gain.amount == 1 else f"{gain.amount} {icon}"


def bonuses(*tracks: Gains) -> Counter[tuple[str, str]]:
    return Counter(said(gain) for gains in tracks for gain in gains)


# -- boxes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("section", "count"),
    [
        ("story", LEDGER.story.boxes),
        ("provisions", LEDGER.provisions.boxes),
        ("gold", LEDGER.gold.boxes),
        ("wind", LEDGER.wind.boxes),
        ("power", LEDGER.power.monsters + LEDGER.power.pirates),
        ("cannons", len(LEDGER.cannons.prices)),
        ("monoliths", len(LEDGER.exploring.monoliths) + 1),
        ("ships", len(LEDGER.ships)),
        ("renown", LEDGER.renown.boxes),
        ("score", 9),
    ],
)
def test_each_section_has_as_many_boxes_as_the_ledger_says(section: str, count: int) -> None:
    assert sum(within(AREAS[section], box) for box in boxes_of(draw())) == count


def test_boxes_are_large_enough_apart_and_on_the_page() -> None:
    boxes = list(writing_boxes(DATA).values())
    assert len(boxes) > 180
    for box in boxes:
        assert min(box.width, box.height) >= LEAST_BOX - 1e-6
        assert box.left >= 5 + 1.5 - 1e-6
        assert box.right <= WIDTH - 6.5 + 1e-6
        assert 0 <= box.top < box.bottom <= HEIGHT
    for one, other in itertools.combinations(boxes, 2):
        assert not overlap(one.grown(0.2), other.grown(0.2)), (one, other)


def test_the_boxes_that_are_told_are_those_that_are_drawn() -> None:
    told = {name: box for name, box in writing_boxes(DATA).items() if name not in ("renown-sum", "total")}
    drawn = boxes_of(draw())[: len(told) + 2]
    for name, box in told.items():
        assert any(math.dist(box, other) < 0.05 for other in drawn), name


def test_what_a_ship_begins_with_is_marked(tmp_path: Path) -> None:
    circled = [line for line in lines_of(draw()) if "stamp “circled" in line]
    start = LEDGER.start
    # provisions, two powers and the ship; two more stand in the legend
    assert len(circled) == start.provisions + start.gold + start.wind + start.cannons + 2 + 1 + 2
    data = corrected(tmp_path, ("gold = 0", "gold = 2"), ("story = 0", "story = 3"))
    richer = draw(data)
    assert sum("stamp “circled" in line for line in lines_of(richer)) == len(circled) + 2
    assert sum("stamp “crossed" in line for line in lines_of(richer)) == 1 + 3


def test_columns_are_found_again_from_the_track() -> None:
    assert columns_of(LEDGER.provisions, LEDGER.start.provisions) == (5, 5)
    assert columns_of(LEDGER.gold, LEDGER.start.gold) == (0, 5)


# -- bonuses and prices ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("section", "wanted"),
    [
        ("story", bonuses(*LEDGER.story.bonuses.values())),
        ("provisions", bonuses(*LEDGER.provisions.bonuses.values())),
        ("gold", bonuses(*LEDGER.gold.bonuses.values())),
        ("cannons", bonuses(*LEDGER.cannons.bonuses.values())),
        ("monoliths", bonuses(tuple(Gain("story", amount) for amount in LEDGER.exploring.monoliths))),
        ("ships", bonuses(tuple(Gain("renown", ship.renown) for ship in LEDGER.ships if ship.renown))),
        ("renown", bonuses(*LEDGER.renown.bonuses.values())),
    ],
)
def test_each_bonus_is_a_seal_with_its_icon_or_number(section: str, wanted: Counter[tuple[str, str]]) -> None:
    seals = [seal for seal in seals_of(draw()) if within(AREAS[section], Box(seal.x, seal.y, seal.x, seal.y))]
    assert Counter((seal.kind, seal.says) for seal in seals) == wanted


def test_a_bonus_hangs_from_its_own_box() -> None:
    boxes, seals = writing_boxes(DATA), seals_of(draw())
    for name, track in (("story", LEDGER.story), ("provisions", LEDGER.provisions), ("gold", LEDGER.gold)):
        for number, gains in track.bonuses.items():
            x, y = boxes[f"{name}-{number}"].centre
            nearest = min(seals, key=lambda seal: math.hypot(seal.x - x, seal.y - y))
            assert (nearest.kind, nearest.says) == said(gains[0]), (name, number)


def test_seals_touch_neither_boxes_nor_each_other() -> None:
    canvas = draw()
    seals = [seal for seal in seals_of(canvas) if seal.says]
    for one, other in itertools.combinations(seals, 2):
        assert math.hypot(one.x - other.x, one.y - other.y) > one.r + other.r, (one, other)
    for seal, box in itertools.product(seals, boxes_of(canvas)):
        dx = max(box.left - seal.x, 0, seal.x - box.right)
        dy = max(box.top - seal.y, 0, seal.y - box.bottom)
        framed = box.width > 60  # a ship's row holds its seal
        assert framed or math.hypot(dx, dy) > seal.r, (seal, box)


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        (("prices = [2, 2, 3", "prices = [2, 17, 3"), "17"),
        (("price = 4\nmovement = 4\nhold = 7\nrenown = 3", "price = 4\nmovement = 4\nhold = 23\nrenown = 3"), "23"),
        (("treasures = [10, 6, 3]", "treasures = [19, 6, 3]"), "19"),
        (("cannon = 5 ", "cannon = 29 "), "gold in port, or 29"),
        (("hold = 1 ", "hold = 31 "), "hold 5, 7 or 10; to fill it, 31 gold"),
        (("home = 10", "home = 37"), "home 37, any other 5"),
        (("pirates = -5", "pirates = -7"), "−7 for each not met"),
        (('"renown", 8', '"renown", 88'), "88"),
        (('8 = [["renown", 10]]', '8 = [["renown", 41]]'), "41 when all 8 are"),
        (("treasures = [15, 20]", "treasures = [13, 20]"), "13 of 25"),
        (('name = "Rent-a-Bard"', 'name = "Hired Voice"'), "Hired Voice"),
        (("least = 151", "least = 161"), "126–160"),
    ],
)
def test_a_corrected_number_is_on_the_page(tmp_path: Path, change: tuple[str, str], shown: str) -> None:
    assert shown not in {text.text for text in draw().texts}
    assert shown in {text.text for text in draw(corrected(tmp_path, change)).texts}


def test_a_corrected_track_has_other_boxes_and_seals(tmp_path: Path) -> None:
    data = corrected(
        tmp_path,
        ("boxes = 12", "boxes = 10"),
        ("boxes = 50", "boxes = 43"),
        ('5 = [["wind", 1]], 10 =', '7 = [["gold", 2], ["renown", 9]], 10 ='),
        ("50 = [", "43 = ["),
        ("45 = [", "42 = ["),
    )
    canvas = draw(data)
    assert sum(within(AREAS["wind"], box) for box in boxes_of(canvas)) == 10
    assert sum(within(AREAS["story"], box) for box in boxes_of(canvas)) == 43
    seals = [seal.says for seal in seals_of(canvas) if within(AREAS["story"], Box(seal.x, seal.y, seal.x, seal.y))]
    assert {"2 gold", "9"} <= set(seals)
    assert len(seals) == len(LEDGER.story.bonuses) + 1


@pytest.mark.parametrize(
    "change", [("boxes = 12", "boxes = 30"), ("boxes = 50", "boxes = 150"), ("monsters = 6 ", "monsters = 16 ")]
)
def test_a_ledger_that_leaves_no_room_to_write_is_refused(tmp_path: Path, change: tuple[str, str]) -> None:
    with pytest.raises(TemplateError, match="more boxes than fit"):
        draw(corrected(tmp_path, change))


def test_a_word_that_names_no_number_is_told(tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match=r"ledger-text.toml says “\{holes\}”, .*; the nearest is \{holds\}"):
        draw(corrected(tmp_path, ("hold {holds}", "hold {holes}"), name="ledger-text"))


# -- type ------------------------------------------------------------------------------------------


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def ink_box(text: PlacedText) -> Box:
    """The part of a line's box that letters use: from an ascender to a descender."""
    em, metrics = text.size * PT, face(text.font)
    box = text.box
    return Box(box.left, box.top + (metrics.ascent - 0.74) * em, box.right, box.bottom - (metrics.descent - 0.22) * em)


def seen(canvas: LogCanvas) -> list[PlacedText]:
    return [text for text in canvas.texts if text.colour]


@pytest.mark.parametrize("code", [CODE, LONG_CODE])
@pytest.mark.parametrize("mode", Mode)
def test_type_is_legible_inside_the_page_and_never_over_other_type(mode: Mode, code: str) -> None:
    texts = seen(draw(mode=mode, code=code))
    for text in texts:
        box = ink_box(text)
        assert text.size >= SMALLEST - 0.01, text
        assert box.left >= 6.4, text
        assert box.right <= WIDTH - 6.4, text
        assert box.top >= 0, text
        assert box.bottom <= HEIGHT, text
    for one, other in itertools.combinations(texts, 2):
        assert not overlap(ink_box(one), ink_box(other)), (one.text, other.text)


def test_type_never_runs_over_the_edge_of_a_box() -> None:
    canvas = draw()
    boxes = list(writing_boxes(DATA).values())
    for text, box in itertools.product(seen(canvas), boxes):
        ink = ink_box(text)
        inside = (
            box.left < ink.left and ink.right < box.right and box.top < ink.bottom and ink.bottom < box.bottom + 0.2
        )
        assert inside or not overlap(ink, box), (text.text, box)


def test_all_titles_and_lines_of_the_score_are_there() -> None:
    words = {text.text for text in seen(draw())}
    assert {title.name for title in LEDGER.titles} <= words
    lines = {line.title for line in Look.of(DATA).words.score.lines}
    assert lines == {
        "Stories told", "Final story", "Pirates", "In port", "Ships", "Tracks", "Cannons", "Treasure", "All ports told",
    }  # fmt: skip
    assert lines <= words
    assert {"TOTAL", "Sum", "Captain", "Ship", "Date", CODE} <= words


def test_icons_are_large_enough() -> None:
    sizes = [24 * float(match[4]) for line in lines_of(draw()) if (match := _ICON.search(line))]
    assert len(sizes) > 45
    assert min(sizes) >= 4 - 0.01


# -- ink -------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("mode", Mode)
def test_what_is_on_a_seal_stands_out_and_boxes_are_white(mode: Mode) -> None:
    theme = DATA.read("carmine/theme.toml", Theme)
    for wax in ("wax-now", "wax-end"):
        ground, sign = theme.ink(wax).paint(mode).colour, theme.ink(f"on-{wax}").paint(mode).colour
        assert ground
        assert sign
        assert contrast(ground, sign) >= 7, wax
    assert theme.ink("ledger-box").paint(mode).colour == "#FFFFFF"
    for name in theme.types:
        if name.startswith("ledger-"):
            assert contrast(theme.type(name).ink.full, "#FFFFFF") >= 7, name


def test_the_two_kinds_of_seal_differ_in_their_ring_in_every_ink() -> None:
    for mode in Mode:
        log = draw(mode=mode).finish()
        blocks = {
            match[1]: match[0]
            for match in re.finditer(r"^symbol “(wax-\w+) \d” .*?(?=^\S)", log, re.MULTILINE | re.DOTALL)
        }
        rings = {kind: [line for line in block.splitlines() if "circle" in line] for kind, block in blocks.items()}
        assert "dash" in rings["wax-end"][0]
        assert "dash" not in rings["wax-now"][0]


def test_mono_is_black_and_white() -> None:
    log = re.sub("“.*?”", "", draw(mode=Mode.MONO).finish())  # an icon's name tells its colours in all modes
    assert set(_COLOUR.findall(log)) == {"#000000", "#FFFFFF"}


def test_saver_fills_nothing_large_with_ink() -> None:
    """Only white, icons and engraved lines: no seal is solid."""
    theme = DATA.read("carmine/theme.toml", Theme)
    assert theme.ink("wax-now").paint(Mode.SAVER).colour == theme.ink("wax-end").paint(Mode.SAVER).colour == "#FFFFFF"


# -- the part --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", Mode)
def test_the_page_is_small(mode: Mode) -> None:
    canvas = PdfCanvas(Document("ship board"), mode)
    with canvas.page(Page(210, 297)), canvas.group(moving(7, 10)):
        draw_ledger_page(canvas, CODE, DATA)
    assert len(canvas.finish()) < 90_000


def test_the_part_is_a_whole_page_for_both_papers() -> None:
    part = ship_board_part(CODE, DATA)
    assert (part.name, part.group, part.title, part.whole) == ("ship-board", "ship-board", "Ship Board", True)
    assert (part.box.width, part.box.height) == (196.0, 262.0)
    canvas = LogCanvas()
    with canvas.page(Page(WIDTH, HEIGHT)):
        part.front(canvas)
    assert canvas.finish() == draw().finish()
