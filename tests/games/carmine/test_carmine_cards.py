"""The printed cards: what a player must be able to trust on them."""

import hashlib
import itertools
import math
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageStat

from pnp.draw.canvas import Document, Draw, Page
from pnp.draw.icons import LEAST_ICON
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.type import PT, face
from pnp.errors import TemplateError
from pnp.games.carmine.cards import card_parts
from pnp.games.carmine.cards.foot import FOOT
from pnp.games.carmine.cards.frame import WINDOW
from pnp.games.carmine.cards.look import HIGH, WIDE, look
from pnp.games.carmine.cards.panel import PANEL, cell_size, outline_of, shape_corner
from pnp.games.carmine.cards.title import COLUMNS, SMALLEST_TYPE
from pnp.games.carmine.components import components
from pnp.press.part import BLEED, Part
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
PARTS = {part.name: part for part in card_parts(DATA)}
ADVENTURES = list(BOX.adventures)
SMOOTH = [name for name in PARTS if name not in BOX.adventures]
WITH_SHAPE = [name for name, card in BOX.adventures.items() if card.cells]
SQUARES = {"row": Box(4, 4, 15.5, 15.5), "column": Box(47.5, 4, 59, 15.5)}

CARMINE, PAPER, WHITE = "#A3192E", "#FFFDF6", "#FFFFFF"


def drawn(draw: Draw, mode: Mode = Mode.FULL) -> LogCanvas:
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(WIDE, HIGH)):
        draw(canvas)
    return canvas


@cache
def front(name: str, mode: Mode = Mode.FULL) -> LogCanvas:
    return drawn(PARTS[name].front, mode)


@cache
def rendered(name: str, mode: Mode, *, back: bool = False, dpi: int = 150) -> Image.Image:
    draw = PARTS[name].back if back else PARTS[name].front
    assert draw is not None
    canvas = PdfCanvas(Document(name), mode)
    with canvas.page(Page(WIDE, HIGH)):
        draw(canvas)
    document = pypdfium2.PdfDocument(canvas.finish())
    try:
        picture: Image.Image = document[0].render(scale=dpi / 72).to_pil()
        return picture.convert("RGB")
    finally:
        document.close()


def seen(text: PlacedText) -> Box:
    """What a level line of type covers with its letters, closer than from ascent to descent."""
    known, em = face(text.font), text.size * PT
    base = text.corners[0][1] + known.ascent * em
    boxes = [known.outline(letter).box() for letter in text.text if letter != " "]
    top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    return Box(text.box.left, base + top * em, text.box.right, base + bottom * em)


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left
        and inner.top >= outer.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def meet(one: Box, other: Box) -> bool:
    """Whether two lines lie over each other, with a hair's breadth of their boxes left out."""
    one, other = one.grown(-0.1), other.grown(-0.1)
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def stamped_icons(canvas: LogCanvas) -> Iterator[tuple[str, float, float, float]]:
    """Name, centre and size of each icon on a card."""
    for line in canvas.finish().splitlines():
        if match := re.match(r"\s*stamp “icon (\S+) .*” at (\S+) (\S+) scaled (\S+)$", line):
            size = 24 * float(match[4])
            yield match[1], float(match[2]) + size / 2, float(match[3]) + size / 2, size


def squares_in_panel(canvas: LogCanvas) -> list[Box]:
    """The cells of the shape: squares that are filled inside the panel."""
    found = []
    for line in canvas.finish().splitlines():
        if match := re.match(r"\s*rect (\S+) (\S+) (\S+) (\S+) fill #", line):
            x, y, width, height = (float(value) for value in match.groups())
            box = Box(x, y, x + width, y + height)
            if abs(width - height) < 0.02 and inside(box, PANEL.box()):
                found.append(box)
    return found


def cells_of(squares: list[Box]) -> set[tuple[int, int]]:
    left, top = min(square.left for square in squares), min(square.top for square in squares)
    side = squares[0].width
    return {(round((square.left - left) / side), round((square.top - top) / side)) for square in squares}


def part_of(data: Templates, name: str) -> Part:
    return next(part for part in card_parts(data) if part.name == name)


def copy_with(folder: Path, name: str, *changes: tuple[str, str]) -> Templates:
    """A player's copy of the templates in which one file is corrected."""
    text = DATA.text(f"carmine/{name}")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "carmine").mkdir(exist_ok=True)
    (folder / "carmine" / name).write_text(text, encoding="utf-8")
    return Templates(folder, house_templates())


# -- the deck --------------------------------------------------------------------------------------


def test_there_are_26_adventures_and_18_cards_of_smooth_sailing() -> None:
    groups = Counter({part.group: 0 for part in PARTS.values()})
    for part in PARTS.values():
        groups[part.group] += part.count
    assert groups == {"adventure-cards": 26, "smooth-sailing-cards": 18}
    assert len(PARTS) == len(card_parts(DATA))


def test_each_card_is_there_as_often_as_its_file_says() -> None:
    assert [part.name for part in PARTS.values() if part.group == "adventure-cards"] == ADVENTURES
    copies = Counter(re.sub(r"-copy-\d+$", "", name) for name in SMOOTH)
    assert copies == {card.id: card.count for card in BOX.smooth.values()}


def test_a_card_that_a_player_adds_to_the_file_is_printed_as_often(tmp_path: Path) -> None:
    data = copy_with(tmp_path, "cards.toml", ('id = "gold-2"\ncount = 2', 'id = "gold-2"\ncount = 4'))
    names = [part.name for part in card_parts(data) if part.name.startswith("gold-2")]
    assert len(names) == len(set(names)) == 4


def test_no_two_of_the_44_cards_look_the_same() -> None:
    looks = {hashlib.sha256(rendered(name, Mode.FULL, dpi=72).tobytes()).hexdigest() for name in PARTS}
    assert len(looks) == 44


def test_the_same_card_is_drawn_the_same_every_time() -> None:
    for name in ("kraken", "wind-1"):
        assert drawn(PARTS[name].front).finish() == front(name).finish()


def test_every_adventure_has_a_picture_of_its_own() -> None:
    pictures = set()
    for name in ADVENTURES:
        log = front(name).finish()
        start = log.index(f"symbol “card picture {name}”")
        pictures.add(log[start:].split("\n", 1)[1].split("\nsymbol ")[0])
    assert len(pictures) == 26


def test_a_card_without_a_picture_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = copy_with(tmp_path, "cards.toml", ('id = "kraken"', 'id = "white-kraken"'))
    with pytest.raises(TemplateError, match="no picture for the card white-kraken"):
        drawn(part_of(data, "white-kraken").front)


# -- what is written -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PARTS)
def test_text_is_large_enough_inside_the_window_and_apart(name: str) -> None:
    texts = front(name).texts
    assert len(texts) >= 3
    assert min(text.size for text in texts) >= SMALLEST_TYPE
    window = WINDOW.box()
    for text in texts:
        assert inside(seen(text), window), text.text
    for one, other in itertools.combinations(texts, 2):
        assert not meet(one.box, other.box), (one.text, other.text)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", ["kraken", "maelstrom", "long-pull", "the-teeth", "ambush-port", "power-any"])
def test_text_stands_out_from_its_ground(name: str, mode: Mode) -> None:
    for text in front(name, mode).texts:
        ground = CARMINE if text.colour == WHITE and mode is Mode.FULL else PAPER
        if text.colour == WHITE and mode is Mode.MONO:
            ground = "#000000"
        assert contrast(text.colour, ground) >= 7, text.text


@pytest.mark.parametrize("name", PARTS)
def test_icons_are_large_enough_and_on_the_card(name: str) -> None:
    found = list(stamped_icons(front(name)))
    assert found
    for icon, x, y, size in found:
        assert size >= LEAST_ICON - 0.01, icon
        assert inside(Box(x, y, x, y).grown(size / 2), WINDOW.box()), icon


@pytest.mark.parametrize("name", WITH_SHAPE)
def test_row_and_column_stand_in_their_squares(name: str) -> None:
    card = BOX.adventures[name]
    assert card.row is not None
    assert card.column is not None
    in_square = {
        line: [text.text for text in front(name).texts if inside(seen(text), square)]
        for line, square in SQUARES.items()
    }
    assert in_square == {"row": [str(card.row + 1)], "column": [COLUMNS[card.column]]}


@pytest.mark.parametrize("name", WITH_SHAPE)
def test_only_rocks_carry_the_solo_mark_under_the_line_that_counts(name: str) -> None:
    card = BOX.adventures[name]
    hanging = [text for text in front(name).texts if 15.5 < seen(text).top < 22]
    if card.solo is None:
        assert not hanging
    else:
        (mark,) = hanging
        assert mark.text == look(DATA).words.solo.mark
        square = SQUARES[card.solo]
        assert square.left < mark.box.centre[0] < square.right


@pytest.mark.parametrize("name", ADVENTURES)
def test_name_and_type_are_on_the_plate(name: str) -> None:
    card = BOX.adventures[name]
    written = [text.text for text in front(name).texts]
    assert card.name in written
    assert look(DATA).words.kinds.of(card.kind).title in written


@pytest.mark.parametrize("name", ["the-teeth", "widows-shoal", "ambush-port", "ambush-starboard"])
def test_the_arrow_names_the_neighbour(name: str) -> None:
    arrow = BOX.adventures[name].arrow
    arrows = {icon for icon, *_ in stamped_icons(front(name)) if icon.startswith("arrow")}
    assert arrows == {f"arrow-{arrow}"}


def row_of_foot(name: str) -> list[str]:
    """Icons and words of the foot from left to right."""
    canvas = front(name)
    row = [(x, f"[{icon}]") for icon, x, y, _ in stamped_icons(canvas) if y > FOOT.y]
    row += [(text.box.left, text.text) for text in canvas.texts if text.box.top > FOOT.y]
    return [word for _, word in sorted(row)]


def test_the_rule_at_the_foot_reads_from_left_to_right() -> None:
    assert row_of_foot("kraken") == ["[cannon]", "≥", "[sea-monster]", "or", "−1", "[provisions]", "+2", "[story]"]
    assert row_of_foot("maelstrom") == ["[ship]", "must not stop", "+1", "[story]"]
    assert row_of_foot("long-pull") == ["[ship]", "to the head,", "2", "[current]", "+1", "[story]"]
    assert row_of_foot("the-teeth") == ["[ship]", "[cross]", "[arrow-left]", "on the next chart"]
    assert row_of_foot("ambush-starboard") == ["[arrow-right]", "on the next chart,", "per", "[cannon]"]


def test_numbers_at_the_foot_follow_the_ledger(tmp_path: Path) -> None:
    data = copy_with(
        tmp_path,
        "ledger.toml",
        ('price = [["provisions", 1]]\ngains = [["story", 2]]', 'price = [["gold", 3]]\ngains = [["story", 4]]'),
        ("sight = 4", "sight = 6"),
    )
    canvas = drawn(part_of(data, "kraken").front)
    written = [text.text for text in canvas.texts]
    assert "−3" in written
    assert "+4" in written
    assert "gold" in [icon for icon, *_ in stamped_icons(canvas)]
    assert "6+" in [text.text for text in drawn(part_of(data, "ambush-port").front).texts]


def test_words_follow_their_file_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    data = copy_with(tmp_path, "card-text.toml", ("must not stop", "darf nicht halten"))
    assert "darf nicht halten" in [text.text for text in drawn(part_of(data, "squall").front).texts]
    other = tmp_path / "other"
    other.mkdir()
    wrong = copy_with(other, "card-text.toml", ("[ship] must not stop → {gains}", "[ship] → {cells}"))
    with pytest.raises(TemplateError, match=r"\{cells\}"):
        drawn(part_of(wrong, "squall").front)


def test_a_longer_rule_is_set_closer_but_never_too_small(tmp_path: Path) -> None:
    data = copy_with(tmp_path, "card-text.toml", ("must not stop", "must never come to a full stop"))
    canvas = drawn(part_of(data, "tempest").front)
    assert min(text.size for text in canvas.texts) >= SMALLEST_TYPE
    assert all(inside(seen(text), WINDOW.box()) for text in canvas.texts)
    assert min(size for *_, size in stamped_icons(canvas)) >= LEAST_ICON - 0.01


@pytest.mark.parametrize("name", SMOOTH)
def test_the_medallions_say_what_everybody_gains(name: str) -> None:
    card = BOX.smooth[re.sub(r"-copy-\d+$", "", name)]
    canvas = front(name)
    words = look(DATA).words.smooth
    medals = sorted((x, icon) for icon, x, _, size in stamped_icons(canvas) if size > 5)
    wanted: list[str] = [gain.resource for gain in card.gains]
    if card.power is not None:
        wanted = {"monsters": ["sea-monster"], "pirates": ["pirates"], "any": ["sea-monster", "pirates"]}[card.power]
        assert Counter(text.text for text in canvas.texts)["+1"] == len(wanted)
        assert (words.either in [text.text for text in canvas.texts]) == (card.power == "any")
    assert [icon for _, icon in medals] == wanted
    for gain in card.gains:
        assert str(gain.amount) in [text.text for text in canvas.texts]
    # the story is all there, whatever its lines
    below = [text.text for text in canvas.texts if text.box.top > FOOT.y]
    assert " ".join(below) == card.text


# -- the shape -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_SHAPE)
def test_the_shape_on_the_card_is_the_shape_in_the_file(name: str) -> None:
    card = BOX.adventures[name]
    squares = squares_in_panel(front(name))
    assert len(squares) == len(card.cells)
    assert cells_of(squares) == set(card.cells)
    if card.kind != "current":
        icon = look(DATA).words.kinds.of(card.kind).icon
        signs = [(x, y) for found, x, y, _ in stamped_icons(front(name)) if found == icon and 45 < y < 73]
        assert len(signs) == len(squares)
        for square in squares:
            assert any(math.dist(sign, square.centre) < 0.1 for sign in signs)


@pytest.mark.parametrize("name", [name for name, card in BOX.adventures.items() if card.kind == "current"])
def test_a_current_is_an_arrow_from_its_first_cell_to_its_last(name: str) -> None:
    card = BOX.adventures[name]
    size, (left, top) = cell_size(card.cells), shape_corner(card.cells)
    centres = [(left + (x + 0.5) * size, top + (y + 0.5) * size) for x, y in card.cells]
    accent = look(DATA).inks("current").accent.full
    log = front(name).finish().split("\npage ")[1]  # without the picture, which is a symbol
    tails = re.findall(rf"circle (\S+) (\S+) \S+ fill {accent}", log)
    assert len(tails) == 1
    assert [float(value) for value in tails[0]] == pytest.approx(centres[0], abs=0.02)
    shafts = re.findall(rf"\s path (M\S+ \S+ [LC][^Zl\n]*) line {accent} \S+ round joins", log)
    ways = [[float(value) for value in re.findall(r"-?[\d.]+", shaft)] for shaft in shafts]
    (way,) = [way for way in ways if way[:2] == pytest.approx(centres[0], abs=0.02)]
    assert way[-2:] == pytest.approx(centres[-1], abs=size * 0.1)
    heads = re.findall(rf"path (M[^Z\n]*Z) fill {accent} line", log)
    tip = [float(value) for value in re.findall(r"-?[\d.]+", heads[0])][2:4]
    before, last = centres[-2:]
    assert (tip[0] - last[0]) * (last[0] - before[0]) + (tip[1] - last[1]) * (last[1] - before[1]) > 0


def test_a_corrected_shape_changes_the_card(tmp_path: Path) -> None:
    data = copy_with(tmp_path, "cards.toml", ('shape = ["XX", "X."]\nrow = 2', 'shape = ["XXX", "X.X"]\nrow = 13'))
    canvas = drawn(part_of(data, "kraken").front)
    assert canvas.finish() != front("kraken").finish()
    assert cells_of(squares_in_panel(canvas)) == {(0, 0), (1, 0), (2, 0), (0, 1), (2, 1)}
    assert "13" in [text.text for text in canvas.texts]


@pytest.mark.parametrize("shape", ['["XXXXX", "XXXXX", "XXXXX"]', '["X"]', f'["{"X" * 12}"]'])
def test_a_shape_of_any_size_stays_in_the_panel(tmp_path: Path, shape: str) -> None:
    data = copy_with(tmp_path, "cards.toml", ('shape = ["XX", "X."]', f"shape = {shape}"))
    squares = squares_in_panel(drawn(part_of(data, "kraken").front))
    around = Box.around((x, y) for s in squares for x, y in ((s.left, s.top), (s.right, s.bottom)))
    assert inside(around.grown(1.6), PANEL.box())


def test_an_outline_has_the_corners_of_its_cells_alone() -> None:
    assert [step[1:] for step in outline_of([(0, 0), (1, 0), (2, 0)]).steps if step[0] != "Z"] == [
        (0, 0),
        (3, 0),
        (3, 1),
        (0, 1),
    ]
    ring = outline_of([(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)])
    assert [step[0] for step in ring.steps].count("Z") == 2
    corner = outline_of([(0, 0), (1, 1)])  # two cells that touch at a corner are two outlines
    assert [step[0] for step in corner.steps].count("Z") == 2


# -- ink, edges, backs -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PARTS)
def test_saver_needs_at_most_two_fifths_of_the_ink(name: str) -> None:
    full, saver = (255 - ImageStat.Stat(rendered(name, mode).convert("L")).mean[0] for mode in (Mode.FULL, Mode.SAVER))
    assert saver <= 0.4 * full, saver / full


@pytest.mark.parametrize("name", ["kraken", "gold-2"])
def test_backs_save_ink_too(name: str) -> None:
    full, saver = (
        255 - ImageStat.Stat(rendered(name, mode, back=True).convert("L")).mean[0] for mode in (Mode.FULL, Mode.SAVER)
    )
    assert saver <= 0.4 * full, saver / full


def test_mono_is_black_and_white() -> None:
    for part in PARTS.values():
        assert part.back is not None
        for log in (front(part.name, Mode.MONO).finish(), drawn(part.back, Mode.MONO).finish()):
            assert set(re.findall(r"(?:fill|line|pt \S+(?: spaced \S+)?) (#\w+)", log)) <= {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("mode", [Mode.SAVER, Mode.MONO])
def test_types_differ_by_their_borders_without_colour(mode: Mode) -> None:
    patterns = {}
    for name in ("kraken", "maelstrom", "long-pull", "the-teeth", "ambush-port", "gold-2"):
        band = rendered(name, mode).convert("L").crop((0, 0, 372, 22))
        patterns[name] = band.tobytes()
        assert 100 < ImageStat.Stat(band).mean[0] < 250  # neither solid nor bare
    assert len(set(patterns.values())) == 6


def test_grounds_reach_beyond_the_edge_by_the_bleed() -> None:
    ground = f"rect {-BLEED:g} {-BLEED:g} {WIDE + 2 * BLEED:g} {HIGH + 2 * BLEED:g} fill #"
    for part in PARTS.values():
        assert part.back is not None
        assert ground in front(part.name).finish()
        assert ground in drawn(part.back).finish()


def test_all_cards_of_a_pile_have_the_same_back() -> None:
    logs: dict[str, set[str]] = {group: set() for group in ("adventure-cards", "smooth-sailing-cards")}
    for part in PARTS.values():
        assert part.back is not None
        logs[part.group].add(drawn(part.back).finish())
    assert all(len(found) == 1 for found in logs.values())
    assert len(set.union(*logs.values())) == 2


@pytest.mark.parametrize("name", ["kraken", "gold-2"])
def test_a_back_reads_the_same_either_way_up(name: str) -> None:
    back = PARTS[name].back
    assert back is not None
    one, other = drawn(back).texts
    assert one.text == other.text
    for (x, y), (u, v) in zip(one.corners, other.corners, strict=True):
        assert (x + u, y + v) == pytest.approx((WIDE, HIGH))
    assert inside(one.box, Box(10.5, 10.4, 52.5, 19.0))


def test_the_adventures_back_does_not_tell_which_way_up_it_lies() -> None:
    picture = rendered("kraken", Mode.FULL, back=True, dpi=72).convert("L")
    turned = picture.rotate(180)
    pairs = zip(picture.tobytes(), turned.tobytes(), strict=True)
    assert sum(abs(a - b) > 96 for a, b in pairs) < 0.02 * picture.width * picture.height


def test_what_repeats_is_stored_once() -> None:
    canvas = PdfCanvas(Document("cards"))
    names = [name for name in SMOOTH if name.startswith(("gold", "wind"))]
    with canvas.page(Page(WIDE, HIGH)):
        PARTS[names[0]].front(canvas)
    one = len(canvas.finish())
    canvas = PdfCanvas(Document("cards"))
    for name in names:
        with canvas.page(Page(WIDE, HIGH)):
            PARTS[name].front(canvas)
    assert len(canvas.finish()) < one * (1 + 0.2 * len(names))
