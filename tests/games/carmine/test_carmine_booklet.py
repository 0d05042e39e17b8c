"""The rules booklet: it can be read, it says what the data and the referee say, and it is bound in order."""

import itertools
import re
import shutil
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from pnp.draw.canvas import Document, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.type import PT, SMALLEST, face
from pnp.errors import TemplateError
from pnp.games.carmine.board import GRID, parse_cell
from pnp.games.carmine.booklet import HEIGHT, WIDTH, booklet_pages, booklet_parts
from pnp.games.carmine.booklet.examples import EXAMPLES
from pnp.games.carmine.booklet.piece import board_of
from pnp.games.carmine.booklet.words import booklet_text, say
from pnp.games.carmine.booklet.worked import MONSTER, PERIL, ROUTE, reckon, step_costs
from pnp.games.carmine.components import Gain, components
from pnp.games.carmine.drawing import Waters, judge_drawing
from pnp.games.carmine.shapes import form, forms
from pnp.masks import mask_of
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
PAGES = booklet_pages(DATA)
NUMBERS = range(1, len(PAGES) + 1)
EVERY_PAGE = pytest.mark.parametrize("number", NUMBERS)


@cache
def page(number: int) -> LogCanvas:
    canvas = LogCanvas()
    with canvas.page(Page(WIDTH, HEIGHT)):
        PAGES[number - 1](canvas)
    return canvas


def words(number: int) -> str:
    return " ".join(text.text for text in page(number).texts)


def seen(text: PlacedText) -> Box:
    """What a level line of type covers with its letters."""
    known, em = face(text.font), text.size * PT
    base = text.corners[0][1] + known.ascent * em
    boxes = [known.outline(letter).box() for letter in text.text if letter != " "]
    top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    return Box(text.box.left, base + top * em, text.box.right, base + bottom * em)


def corrected(folder: Path, file: str, old: str, new: str) -> Templates:
    """A player's copy of a template with one thing changed."""
    copy = folder / "carmine" / file
    copy.parent.mkdir()
    shutil.copy(house_templates() / "carmine" / file, copy)
    text = copy.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Templates(folder, house_templates())


# -- the pages -------------------------------------------------------------------------------------


def test_there_are_eight_to_twelve_pages_on_whole_sheets() -> None:
    assert 8 <= len(PAGES) <= 12
    parts = booklet_parts(DATA)
    assert len(parts) == -(-len(PAGES) // 4)
    assert {(part.group, part.title, part.whole) for part in parts} == {("rules", "Rules", True)}
    make_plan(Kit("x", "x#1", tuple(parts), cover=False), PrintOptions())


@EVERY_PAGE
def test_all_text_lies_on_its_page_and_can_be_read(number: int) -> None:
    for text in page(number).texts:
        if text.colour and text.text.strip():
            box = seen(text)
            assert min(box.left, box.top) >= -0.01, text.text
            assert box.right <= WIDTH + 0.01, text.text
            assert box.bottom <= HEIGHT + 0.01, text.text
            assert text.size >= SMALLEST - 0.01, text.text


@EVERY_PAGE
def test_no_text_lies_on_another(number: int) -> None:
    boxes = [(text.text, seen(text).grown(-0.05)) for text in page(number).texts if text.colour and text.text.strip()]
    for (one, a), (other, b) in itertools.combinations(boxes, 2):
        apart = a.left >= b.right or b.left >= a.right or a.top >= b.bottom or b.top >= a.bottom
        assert apart, f"“{one}” and “{other}”"


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_running_text_is_nine_points_or_more(number: int) -> None:
    serifs = [text.size for text in page(number).texts if text.font.family == "serif" and len(text.text) > 12]
    assert serifs
    assert min(serifs) >= 8.5  # names on the card that is shown; everything else
    body = [text.size for text in page(number).texts if text.font == ("serif", "Regular", False) and text.colour]
    assert all(size >= 9 for size in body)


@EVERY_PAGE
def test_every_page_has_a_picture(number: int) -> None:
    """Icons among the text are no pictures; charts, engravings and diagrams have dozens of shapes."""
    log = page(number).finish()
    shapes = re.findall(r"^\s*(?:path|circle|rect|polygon)", log, re.MULTILINE)
    assert len(shapes) >= 40


@EVERY_PAGE
def test_icons_are_four_millimetres_or_more(number: int) -> None:
    log = page(number).finish()
    pages = log[log.index("page ") :]
    depth: list[float] = []
    for line in pages.splitlines():
        level = (len(line) - len(line.lstrip())) // 2
        del depth[level:]
        scale = float(match[1]) if (match := re.search(r"scaled (\S+)", line)) else 1.0
        total = scale * (depth[-1] if depth else 1.0)
        if "stamp “icon" in line:
            assert 24 * total >= 3.95, line
        depth += [depth[-1] if depth else 1.0] * (level - len(depth)) + [total]


@EVERY_PAGE
def test_everything_named_in_a_text_was_found(number: int) -> None:
    assert not re.search(r"[{}\[\]*@]|##|None", words(number)), words(number)


@cache
def rendered(mode: Mode) -> list[Image.Image]:
    canvas = PdfCanvas(Document("booklet"), mode)
    for draw in PAGES:
        with canvas.page(Page(WIDTH, HEIGHT)):
            draw(canvas)
    document = pypdfium2.PdfDocument(canvas.finish())
    try:
        return [sheet.render(scale=1.5).to_pil().convert("RGB") for sheet in document]
    finally:
        document.close()


def test_in_mono_nothing_but_black_is_printed() -> None:
    log = LogCanvas(Mode.MONO)
    for draw in PAGES:
        with log.page(Page(WIDTH, HEIGHT)):
            draw(log)
    assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", re.sub("“.*?”", "", log.finish()))) <= {"#000000", "#FFFFFF"}
    for picture in rendered(Mode.MONO):
        red, green, blue = picture.split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_saver_needs_less_ink_than_full() -> None:
    def ink(mode: Mode) -> float:
        return sum(
            255 - value for picture in rendered(mode) for value in picture.convert("L").resize((40, 64)).tobytes()
        )

    assert ink(Mode.SAVER) < 0.85 * ink(Mode.FULL)


# -- what it says ----------------------------------------------------------------------------------


def test_a_corrected_price_changes_the_booklet(tmp_path: Path) -> None:
    def visit(data: Templates) -> str:
        return next(text.text for text in booklet_text(data).pages if text.name == "ashore")

    assert BOX.ledger.ships[1].price == 4
    data = corrected(tmp_path, "ledger.toml", "price = 4", "price = 9")
    assert "4 [gold] for the second" in visit(DATA)
    assert "9 [gold] for the second" in visit(data)


def test_a_name_that_is_not_in_the_data_is_told(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "for {port.hold} [gold]", "for {ships[7].price} [gold]")
    with pytest.raises(TemplateError, match=r"booklet\.toml is wrong: “{ships\[7\]\.price}” names nothing"):
        booklet_text(data)


def test_a_text_that_no_longer_fits_is_told_with_its_page(tmp_path: Path) -> None:
    data = corrected(tmp_path, "booklet.toml", "## Choose a wind\n", "## Choose a wind\n" + "so many words " * 200)
    with pytest.raises(TemplateError, match="on the page sailing a text is too long"):
        booklet_pages(data)[6](LogCanvas())


def test_gains_are_said_in_numbers_and_icons() -> None:
    assert say((Gain("gold", 3), Gain("wind", 1), Gain("story", 2))) == "3 [gold], 1 [wind] and 2 [story]"
    assert say(Gain("fill", 1)) == "[fill-hold]"
    assert say(BOX.ledger.ambush.winner_choice) == "2 [gold] or 3 [provisions]"
    assert say(-5) == "−5"
    assert say((2, 2, 3)) == "2, 2, 3"


def test_every_title_and_every_deck_is_in_it() -> None:
    everything = " ".join(map(words, NUMBERS))
    for title in BOX.ledger.titles:
        assert title.name in everything
    for deck in BOX.ledger.decks.values():
        assert f"{deck.adventures} {deck.smooth} {deck.removed} {deck.turns}" in words(3)


def test_the_cover_lists_the_pages() -> None:
    for number, text in enumerate(booklet_text(DATA).pages[1:], 2):
        assert re.search(rf"{re.escape(text.title)} {number}\b", words(1))
        assert text.title.upper() in words(number)


def test_references_to_pages_are_right() -> None:
    """Where a page sends the reader, its matter is found."""
    titles = {number: text.title for number, text in enumerate(booklet_text(DATA).pages, 1)}
    assert titles[3] == "Setting sail"
    assert titles[5] == "Drawing an adventure"
    assert titles[6] == "Ports open, sea whole"
    assert titles[11] == "Ambush, alone, apart"
    named = {int(n) for text in booklet_text(DATA).pages for n in re.findall(r"page (\d+)", text.text)}
    assert named == {3, 11}


# -- the examples ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_referee_agrees_with_every_example_of_drawing(name: str) -> None:
    example = EXAMPLES[name]
    piece = example.piece
    adventure = BOX.adventures[example.card]
    assert piece.new is not None
    kind, drawn = piece.new
    assert kind == adventure.kind
    lines = mask_of(parse_cell(cell) for way in piece.ways for cell in way)
    ship = parse_cell(piece.ship) if piece.ship else None
    waters = Waters(board_of(piece, beyond="land"), occupied=lines, ship=ship)
    found = judge_drawing(waters, adventure, [parse_cell(cell) for cell in drawn], solo=name.startswith("solo"))
    assert sorted({violation.rule for violation in found}) == ([example.rule] if example.rule else [])


def test_the_worked_route_is_the_one_of_the_rules() -> None:
    assert step_costs() == [2, 1, 1, 1, 1, 1]
    assert reckon(BOX.ledger)[:6] == (7, 3, 4, 1, 5, 4)
    for card, drawn in (("weed-sea", PERIL), ("kraken", MONSTER)):
        adventure = BOX.adventures[card]
        cells = tuple(map(GRID.place, map(parse_cell, drawn)))
        assert form(cells, False) in forms(adventure.cells, False, False)
        assert any(column == adventure.column or row == adventure.row for column, row in cells)
    assert [cell in PERIL for cell in ROUTE[1:3]] == [True, True]
    assert ROUTE[3] in MONSTER
