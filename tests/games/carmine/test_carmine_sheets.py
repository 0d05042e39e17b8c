"""The sheets to write on: what stands on them is what the seed gives, and a pen finds its place."""

import itertools
import re
from functools import cache
from typing import NamedTuple

import pytest

from pnp.bots import play_game
from pnp.draw import qr
from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.shapes import Box
from pnp.draw.type import SMALLEST
from pnp.errors import TemplateError
from pnp.game import settle
from pnp.games.carmine import game, rules
from pnp.games.carmine.board import Board
from pnp.games.carmine.bots import BOTS
from pnp.games.carmine.cards.look import look, paler
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import Adventure, components
from pnp.games.carmine.deck import deal, winds_and_die
from pnp.games.carmine.notation import read_text, write_text
from pnp.games.carmine.rules import new_game
from pnp.games.carmine.scoring import score
from pnp.games.carmine.setup import CarmineSetup, make_setup, read_setup
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.sheets import sheet_parts
from pnp.games.carmine.sheets.head import HEIGHT, WIDTH
from pnp.games.carmine.sheets.log_sheet import EDGES, example_line, headers
from pnp.games.carmine.sheets.score_pad import TABLES, columns_for
from pnp.games.carmine.sheets.turn_row import DICE, ROW_WIDTH
from pnp.games.carmine.sheets.words import fill, sheet_text
from pnp.games.carmine.state import Fate
from pnp.games.carmine.winds import DIRECTIONS
from pnp.record import read_transcript
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
LONG = (
    "carmine:players=6,deck=challenging,mirror=yes,first-game=yes,voyage=yes,board=TEMPEST-OF-THE-NORTH"
    "#A-VERY-LONG-SEED-FOR-A-VOYAGE-ROUND-THE-ISLES"
)
VOYAGES = [
    "carmine#KRAKEN-7",
    "carmine:deck=challenging#STORM",
    "carmine:deck=short,board=C2#ZULU",
    "carmine:players=4,voyage=yes#HALYARD",
    LONG,
]
TABLE = ["carmine:players=2,board=A1#KRAKEN-7", "carmine:players=5,deck=short#X"]


@cache
def setup_of(code: str) -> CarmineSetup:
    return make_setup(settle(game, SetupCode.parse(code)), DATA)


@cache
def drawn(code: str, name: str, mode: Mode = Mode.FULL) -> LogCanvas:
    part = next(part for part in sheet_parts(setup_of(code), DATA) if part.name == name)
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(WIDTH, HEIGHT)):
        part.front(canvas)
    return canvas


SHEETS = [(code, part.name) for code in (*VOYAGES, *TABLE) for part in sheet_parts(setup_of(code), DATA)]


def seen(canvas: LogCanvas) -> list[PlacedText]:
    return [text for text in canvas.texts if text.colour]


class Stamp(NamedTuple):
    """An icon: its name, the middle of its grid, its size."""

    name: str
    x: float
    y: float
    size: float


def icons(canvas: LogCanvas) -> list[Stamp]:
    found = re.findall(r"stamp “icon (\S+) [^”]*” at (\S+) (\S+)(?: turned (\S+))? scaled (\S+)", canvas.finish())
    stamps = []
    for name, x, y, turn, scale in found:
        half = 12 * float(scale)
        dx = -half if turn == "90" else half
        stamps.append(Stamp(name, float(x) + dx, float(y) + half, 2 * half))
    return stamps


def rects(canvas: LogCanvas) -> list[tuple[Box, str]]:
    """All rectangles with what follows them in the log: rounding, fill, line."""
    found = re.findall(r"^ *rect (\S+) (\S+) (\S+) (\S+)(.*)$", canvas.finish(), re.MULTILINE)
    out = []
    for *numbers, rest in found:
        x, y, width, height = map(float, numbers)
        out.append((Box(x, y, x + width, y + height), rest))
    return out


def inside(box: Box, x: float, y: float) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom


def is_square(box: Box, side: float | None = None) -> bool:
    return abs(box.width - box.height) < 0.011 and (side is None or abs(box.width - side) < 0.011)


# -- the voyage sheet ------------------------------------------------------------------------------


@cache
def rows(code: str) -> dict[int, Box]:
    """Where each turn stands, by its number; read from the page itself."""
    canvas = drawn(code, "voyage-sheet")
    numbers = [text for text in seen(canvas) if text.text.isdigit() and text.size == 12]
    tall = min(b.box.top - a.box.top for a, b in itertools.pairwise(numbers) if b.box.top > a.box.top)
    boxes = {}
    for text in numbers:
        left = 5.0 if text.box.left < WIDTH / 2 else 101.0
        ticks = [box for box, _ in rects(canvas) if inside(box.grown(1), text.box.centre[0], text.box.bottom + 2)]
        middle = (text.box.top + 1.4 + min(ticks, key=lambda box: box.width).bottom) / 2
        boxes[int(text.text)] = Box(left, middle - tall / 2, left + ROW_WIDTH, middle + tall / 2)
    return boxes


@pytest.mark.rule("CA-V5")
@pytest.mark.parametrize("code", VOYAGES)
def test_every_turn_has_the_card_the_winds_and_the_die_of_the_seed(code: str) -> None:
    setup, canvas = setup_of(code), drawn(code, "voyage-sheet")
    seed = setup.origin.seed
    assert seed
    cards = deal(seed, game.version, setup.options.deck, False, BOX).cards
    assert sorted(rows(code)) == list(range(1, len(cards) + 1))
    for number, card in enumerate(cards, 1):
        box, dice = rows(code)[number], winds_and_die(seed, game.version, number)
        words = [text for text in seen(canvas) if inside(box, *text.box.centre) and "up to here" not in text.text]
        signs = [stamp for stamp in icons(canvas) if inside(box, stamp.x, stamp.y) and stamp.name != "treasure"]
        at = box.left + DICE
        # each die twice: as a picture, and by name
        rolled = [DIRECTIONS[wind] for wind in dice.wind]
        read = sorted((text for text in words if text.box.left > at), key=lambda text: text.box.left)
        assert [text.text for text in read] == [*rolled, str(dice.die)]
        pictures = [stamp.name for stamp in sorted(signs, key=lambda stamp: stamp.x) if stamp.x > at]
        assert pictures == [*(name.lower() for name in rolled), f"die-{dice.die}"]
        about = {text.text for text in words if text.box.left < at}
        if card in BOX.smooth:
            _check_gain(card, about, [stamp.name for stamp in signs if stamp.x < at])
        else:
            adventure = BOX.adventures[card]
            assert adventure.row is not None
            assert adventure.column is not None
            wanted = {adventure.name, str(adventure.row + 1), "ABCDEFGHIJKLMNO"[adventure.column]}
            assert wanted <= about
            # rocks carry the solo mark beside the line that they go by, the row above the column
            marks = [text.box.centre[1] < box.centre[1] for text in words if text.text == "1" and text.size == 7]
            assert marks == ([adventure.solo == "row"] if adventure.kind == "rocks" else [])
            assert shown_cells(canvas, adventure, box) == set(adventure.cells)


def _check_gain(card: str, about: set[str], signs: list[str]) -> None:
    smooth = BOX.smooth[card]
    assert smooth.name in about
    assert {str(gain.amount) for gain in smooth.gains} <= about
    powers = {"monsters": ["sea-monster"], "pirates": ["pirates"], "any": ["sea-monster", "pirates"], None: []}
    wanted = ["compass", *(gain.resource for gain in smooth.gains), *powers[smooth.power]]
    assert sorted(signs) == sorted(wanted)
    assert ("+1" in about) == (smooth.power is not None)


def shown_cells(canvas: LogCanvas, card: Adventure, row: Box) -> set[tuple[int, int]]:
    """Read the shape off the page: the tinted squares in a row."""
    tint = paler(look(DATA).inks(card.kind).accent.full, 0.86)
    squares = [box for box, rest in rects(canvas) if f"fill {tint}" in rest and inside(row, *box.centre)]
    left, top = min(box.left for box in squares), min(box.top for box in squares)
    side = squares[0].width
    assert all(abs(box.width - side) < 0.02 and abs(box.height - side) < 0.02 for box in squares)
    assert side >= 3.6
    return {(round((box.left - left) / side), round((box.top - top) / side)) for box in squares}


@pytest.mark.rule("CA-S7")
@pytest.mark.parametrize("code", VOYAGES)
def test_the_first_cards_stand_at_the_top_in_their_order(code: str) -> None:
    setup, canvas = setup_of(code), drawn(code, "voyage-sheet")
    top = min(box.top for box in rows(code).values())
    names = {card.name for card in BOX.adventures.values()}
    shown = [text for text in seen(canvas) if text.box.bottom < top and text.text in names]
    assert [text.text for text in sorted(shown, key=lambda text: text.box.left)] == [
        BOX.adventures[card].name for card in setup.deal.first
    ]
    for left, card in zip((5.0, 101.0), setup.deal.first, strict=True):
        adventure = BOX.adventures[card]
        where = Box(left, 30.0, left + ROW_WIDTH, top)
        assert shown_cells(canvas, adventure, where) == set(adventure.cells)


@pytest.mark.parametrize("code", VOYAGES)
def test_every_turn_has_a_box_to_tick_that_a_pen_can_hit(code: str) -> None:
    canvas = drawn(code, "voyage-sheet")
    ticks = [box for box, rest in rects(canvas) if is_square(box) and " r 0.9 fill #FFFFFF" in rest]
    for row in rows(code).values():
        (tick,) = (box for box in ticks if inside(row, *box.centre))
        assert tick.width >= 5
    assert len(ticks) == len(rows(code)) + 2  # and one for each of the first cards


def test_turns_run_down_the_left_column_then_down_the_right_one() -> None:
    for code in VOYAGES:
        boxes = rows(code)
        half = -(-len(boxes) // 2)
        assert all(boxes[number].left == (5.0 if number <= half else 101.0) for number in boxes)
        for number in range(2, len(boxes) + 1):
            if number != half + 1:
                assert boxes[number].top == pytest.approx(boxes[number - 1].bottom, abs=0.1)


@pytest.mark.rule("CA-V3")
@pytest.mark.parametrize(
    ("code", "turns"), [("carmine#KRAKEN-7", (15, 20)), ("carmine:deck=short,board=C2#ZULU", (11, 14))]
)
def test_the_last_turn_of_each_treasure_is_marked(code: str, turns: tuple[int, int]) -> None:
    labels = [text for text in seen(drawn(code, "voyage-sheet")) if "up to here" in text.text]
    assert [text.text.split()[0] for text in labels] == ["10", "6"]
    for text, turn in zip(labels, turns, strict=True):
        assert rows(code)[turn].bottom == pytest.approx(text.box.centre[1], abs=1)
        assert rows(code)[turn].left < text.box.left < rows(code)[turn].right


def test_who_rolls_dice_at_a_table_gets_no_voyage_sheet() -> None:
    for code in TABLE:
        assert [part.group for part in sheet_parts(setup_of(code), DATA)] == ["score-pad", "log-sheet"]
    for code in VOYAGES:
        parts = sheet_parts(setup_of(code), DATA)
        assert [part.group for part in parts] == ["voyage-sheet", "score-pad", "log-sheet"]
        assert [part.count for part in parts] == [setup_of(code).players, 1, setup_of(code).players]


# -- the score pad ---------------------------------------------------------------------------------


@pytest.mark.rule("CA-F6")
def test_the_pad_has_the_lines_of_the_referee_in_their_order() -> None:
    board = Board.parse(named_chart("A1", DATA).board.rows)
    lines = [line.what for line in score(Sheet(5, 5), Charter(board, BOX)).lines]
    texts = [text.text for text in seen(drawn("carmine#KRAKEN-7", "score-pad"))]
    for what in lines:
        assert texts.count(what) == TABLES
    assert [text for text in texts if text in lines][: len(lines)] == lines
    assert texts.count("TOTAL") == TABLES


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_table_has_a_column_for_every_player_wide_enough_to_write_in(players: int) -> None:
    canvas = drawn(f"carmine:players={players},board=A1#KRAKEN-7", "score-pad")
    found = re.findall(r"path M(\S+) (\S+) L(\S+) (\S+) line", canvas.finish())
    uprights = sorted({float(x) for x, y, u, v in found if x == u and float(v) - float(y) > 50})
    first = [x for x in uprights if 5 < x < WIDTH / 2]
    assert len(first) == columns_for(players) == (players if players > 1 else 6)
    edges = [*first, 5.0 + 90.0]
    assert all(right - left >= 7.9 for left, right in itertools.pairwise(edges))


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [*VOYAGES, *TABLE])
def test_a_record_that_begins_as_the_log_says_is_of_this_setup(code: str) -> None:
    setup = setup_of(code)
    lines = headers(setup, DATA)
    printed = "".join(text.text for text in seen(drawn(code, "log-sheet")))
    assert all(line.replace(" ", "") in printed.replace(" ", "") for line in lines)  # a long one is broken
    start, line = "start skipped | skipped | home G7 ship H7", example_line(sheet_text(DATA).log)
    document = read_text(read_transcript("\n".join([*lines, start, line])))
    options = document["options"]
    assert (options["players"], options["deck"]) == (setup.players, setup.options.deck)
    assert options.get("mirror", False) == setup.options.mirror
    # with dice of their own no seed can be named: the referee would hold them to its rolls
    assert document["seed"] == (setup.origin.seed if setup.dice else None)


@pytest.mark.parametrize("code", VOYAGES[:3])
def test_a_voyage_typed_under_the_lines_of_the_log_is_valid(code: str) -> None:
    setup = setup_of(code)
    seed = setup.origin.seed
    assert seed
    charter = Charter(setup.chart.board, BOX, deck=setup.options.deck, mirror=setup.options.mirror)
    bot = BOTS["random"](charter, Stream("sheets", seed))
    sailed = play_game(Table(rules, new_game(charter), Fate.of(charter, seed, game.version)), bot)
    typed = [line for line in write_text(record_of(charter, sailed.moves, seed=seed)).splitlines() if line[:1] != "["]
    verdict = game.judge(read_text(read_transcript("\n".join([*headers(setup, DATA), *typed]))), DATA)
    assert verdict.valid, verdict.violations
    assert verdict.score == score(sailed.end.sheet, charter)


def test_a_changed_setup_names_no_seed_and_no_face() -> None:
    setup = setup_of("carmine:board=A1#KRAKEN-7")
    changed = read_setup({**setup.data(), "archipelago": "Elsewhere"}, DATA)
    assert isinstance(changed, CarmineSetup)
    assert "[Seed -]" in headers(changed, DATA)
    assert not any(line.startswith(("[Code", "[Board")) for line in headers(changed, DATA))


def test_the_example_of_the_log_is_read_as_it_is_meant() -> None:
    line = example_line(sheet_text(DATA).log)
    text = f'[Format "pnp-voyage/1"]\n[Game "carmine"]\n[Seed -]\nstart - | - | home G7 ship H7\n{line}'
    (turn,) = read_text(read_transcript(text))["turns"]
    assert turn == {
        "card": "sirens",
        "drawing": ["C14", "D14"],
        "wind": ["NE", "W", "SE"],
        "die": 4,
        "winds_before": ["I6"],
        "action": {"do": "navigate", "wind": "NE", "route": ["J5", "K4"], "pirates_reward": 3},
        "winds_after": ["L4"],
    }
    assert line in [text.text for text in seen(drawn("carmine#KRAKEN-7", "log-sheet"))]


def test_all_that_the_key_shows_can_be_typed() -> None:
    words = sheet_text(DATA).log
    shown = [piece.strip("| ") for line in (*words.key, *words.table) for piece in line.split("*")[1::2]]
    actions = [piece for piece in shown if piece.startswith(("sail", "explore", "port"))]
    others = [piece for piece in shown if piece not in actions]
    assert len(actions) >= 5
    turns = [f"power-any monsters | {action}" for action in actions]
    for piece in others:
        if piece.startswith(("reward", "battle")):
            turns.append(f"squall C14 | sail NE J5 | {piece}")
        elif piece.startswith("wind"):
            turns.append(f"squall C14 | {piece} | sail NE")
        elif piece.startswith("take"):
            turns.append(f"squall C14 | explore K5 {piece}")
        elif piece.split()[0] in BOX.adventures:
            turns.append(f"{piece} | sail NE")
        else:
            turns.append(f"squall {piece} | sail NE")
    body = "\n".join(f"{number} {turn}" for number, turn in enumerate(turns, 1))
    text = f'[Format "pnp-voyage/1"]\n[Game "carmine"]\n[Seed -]\nstart - | - | home G7 ship H7\n{body}'
    assert len(read_text(read_transcript(text))["turns"]) == len(turns)


@pytest.mark.parametrize("code", [*VOYAGES, *TABLE])
def test_the_log_has_a_line_of_at_least_five_millimetres_for_every_turn(code: str) -> None:
    numbers = [text for text in seen(drawn(code, "log-sheet")) if text.text.isdigit() and text.size == 9.5]
    assert [text.text for text in numbers] == [str(n + 1) for n in range(len(setup_of(code).deal.cards))]
    assert all(b.box.top - a.box.top >= 6 for a, b in itertools.pairwise(numbers))
    assert all(right - left >= 8 for left, right in itertools.pairwise(EDGES))


# -- all sheets ------------------------------------------------------------------------------------


def overlap(one: Box, other: Box) -> bool:
    slack = 0.25
    return (
        one.left < other.right - slack
        and other.left < one.right - slack
        and one.top < other.bottom - slack
        and other.top < one.bottom - slack
    )


@pytest.mark.parametrize(("code", "name"), SHEETS)
def test_type_is_legible_inside_the_page_and_never_over_other_type(code: str, name: str) -> None:
    texts = seen(drawn(code, name))
    for text in texts:
        assert text.size >= SMALLEST - 0.01, text
        left, top, right, bottom = text.box
        assert 0 <= left < right <= WIDTH, text
        assert 0 <= top < bottom <= HEIGHT, text
    for one, other in itertools.combinations(texts, 2):
        assert not overlap(one.box, other.box), (one.text, other.text)


@pytest.mark.parametrize(("code", "name"), SHEETS)
def test_icons_can_be_told_and_stand_on_no_type(code: str, name: str) -> None:
    canvas = drawn(code, name)
    for stamp in icons(canvas):
        assert stamp.size >= 4 - 0.01, stamp
        half = stamp.size / 2 - 0.4
        box = Box(stamp.x - half, stamp.y - half, stamp.x + half, stamp.y + half)
        for text in seen(canvas):
            low = text.box.bottom - (text.box.bottom - text.box.top) * 0.22  # without the room for descenders
            high = text.box.top + (text.box.bottom - text.box.top) * 0.22
            assert not overlap(box, Box(text.box.left, high, text.box.right, low)), (stamp, text.text)


@pytest.mark.parametrize(("code", "name"), SHEETS)
def test_the_corner_marks_stay_clear(code: str, name: str) -> None:
    canvas = drawn(code, name)
    corners = [Box(x, y, x + 5, y + 5).grown(1) for x in (0, WIDTH - 5) for y in (0, HEIGHT - 5)]
    marks = [box for box, rest in rects(canvas) if "fill #000000" in rest and is_square(box, 5)]
    assert len(marks) == 4
    for corner in corners:
        for text in seen(canvas):
            assert not overlap(corner, text.box), text.text
        for stamp in icons(canvas):
            assert not inside(corner, stamp.x, stamp.y)


@pytest.mark.parametrize(("code", "name"), SHEETS)
def test_mono_is_black_alone_and_says_the_same(code: str, name: str) -> None:
    mono = drawn(code, name, Mode.MONO)
    assert [text.text for text in mono.texts] == [text.text for text in drawn(code, name).texts]
    assert set(re.findall(r"#[0-9A-Fa-f]{6}(?= |$)", re.sub(r"“[^”]*”", "", mono.finish()), re.MULTILINE)) <= {
        "#000000",
        "#FFFFFF",
    }


@pytest.mark.parametrize(("code", "name"), SHEETS)
@pytest.mark.parametrize("mode", [Mode.SAVER, Mode.MONO])
def test_where_ink_is_scarce_nothing_but_the_corner_marks_is_a_solid_area(code: str, name: str, mode: Mode) -> None:
    for box, rest in rects(drawn(code, name, mode)):
        if " fill " in rest and "fill #FFFFFF" not in rest:
            assert is_square(box, 5), box


@pytest.mark.parametrize(("code", "name"), SHEETS)
def test_the_code_stands_on_the_sheet_as_text_and_in_its_qr(
    code: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(qr, "qr", lambda canvas, x, y, size, text, ink: said.append(text))
    part = next(part for part in sheet_parts(setup_of(code), DATA) if part.name == name)
    canvas = LogCanvas()
    with canvas.page(Page(WIDTH, HEIGHT)):
        part.front(canvas)
    (text,) = said
    setup, _, sheet = text.rpartition(" ")
    assert SetupCode.parse(setup) == setup_of(code).origin
    assert sheet == part.group
    assert setup_of(code).code in "".join(text.text for text in seen(canvas))
    assert {"Captain", "Date"} <= {text.text for text in seen(canvas)}


def test_all_sheets_are_whole_pages_that_fit_both_papers() -> None:
    for code in (*VOYAGES, *TABLE):
        for part in sheet_parts(setup_of(code), DATA):
            assert part.whole
            assert part.box == Box(0, 0, WIDTH, HEIGHT) == Box(0, 0, 196, 262)


def test_a_name_that_a_text_does_not_have_is_told() -> None:
    with pytest.raises(TemplateError, match=r"where only \{row\} can stand"):
        fill("touch {line}", row=3)
