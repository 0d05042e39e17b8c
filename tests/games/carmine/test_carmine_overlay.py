"""The overlay: everything that a record says is on the map, at its place, and every mistake has its ring and number."""

import io
import json
import re
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest
from command_line import pnp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from reference.voyage_player import some_voyage

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Point
from pnp.games.carmine import game
from pnp.games.carmine.board import GRID, parse_cell
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.notation import read_text
from pnp.games.carmine.page.board_page import HEIGHT, WIDTH
from pnp.games.carmine.page.coast import CELL
from pnp.games.carmine.page.pencil import middle, outline
from pnp.games.carmine.voyage import Replay, replay
from pnp.masks import cells
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pngs
from pnp.record import read_transcript
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
ROWS = named_chart("A1", DATA).board.rows
LEFT, TOP = (WIDTH - 15 * CELL) / 2, 41.4
WAKE, MISTAKE = "#0B4F8A", "#AB1029"


def voyage(seed: int) -> dict[str, Any]:
    return {**some_voyage(Random(seed), ROWS), "board": "A1"}


STORM = """
[Format "pnp-voyage/1"]
[Code "carmine:board=A1#STORM"]
[Claimed "999"]
start H10 I10 H11 I11 | D15 E15 F15 G15 | home G4 ship G5
1 | sail SE H6 H7
2 K8 L8 J9 J9 | wind P3 | explore A1
3 J1 J2 J3 I3 H3 | sail N H5 H4
4 H10 I10 I11 | port G4 cannon
5 monsters | sail NE I3
"""


def spoiled() -> dict[str, Any]:
    """A voyage with mistakes of many kinds: on the board, off it, and nowhere at all."""
    return read_text(read_transcript(STORM))


def drawn(document: dict[str, Any], mode: Mode = Mode.FULL) -> LogCanvas:
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(WIDTH, HEIGHT)):
        game.overlay(document, DATA).parts[0].front(canvas)
    return canvas


def stamps(log: str, icon: str, size: float) -> set[int]:
    """Give the cells in which an icon stands in the middle."""
    found = set()
    for x, y in re.findall(rf"stamp “icon {icon} [^”]*” at (\S+) (\S+) scaled {size / 24:.4f}", log):
        found.add(nearest_cell((float(x) + size / 2, float(y) + size / 2)))
    return found


def nearest_cell(point: Point) -> int:
    cell = GRID.cell(int(point[0] // CELL), int(point[1] // CELL))
    x, y = middle(cell)
    assert hypot(point[0] - x, point[1] - y) < 0.02
    return cell


SEEDS = range(6)
VOYAGES = {seed: voyage(seed) for seed in SEEDS}
LOGS = {seed: drawn(document) for seed, document in VOYAGES.items()}
REPLAYS: dict[int, Replay] = {seed: replay(document, DATA) for seed, document in VOYAGES.items()}


def test_the_voyages_have_everything_in_them() -> None:
    sheets = [each.sheet for each in REPLAYS.values()]
    for field in ("monster_cells", "peril_cells", "rocks", "currents", "ambushes", "spent", "told", "explored"):
        assert any(getattr(sheet, field) for sheet in sheets), field


@pytest.mark.parametrize("seed", SEEDS)
def test_every_adventure_has_its_sign_in_its_cells(seed: int) -> None:
    log, sheet = LOGS[seed].finish(), REPLAYS[seed].sheet
    assert stamps(log, "sea-monster", 7.4) == set(cells(sheet.monster_cells))
    assert stamps(log, "peril", 7.4) == set(cells(sheet.peril_cells))
    assert stamps(log, "rocks", 7.4) == set(cells(sheet.rocks))
    assert stamps(log, "ambush", 7.4) == {cell for ambush in sheet.ambushes for cell in cells(ambush.cells)}
    arrows = re.findall(r"path (\S.*) line #1F6F78 1 round caps", log)
    assert [points(path) for path in arrows] == [
        [pytest.approx(middle(cell), abs=0.01) for cell in current] for current in sheet.currents
    ]


def points(path: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](\S+) (\S+)", path)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ships_way_is_a_line_with_the_turns_beside_it(seed: int) -> None:
    canvas, replayed = LOGS[seed], REPLAYS[seed]
    (way,) = re.findall(rf"path (\S.*) line {WAKE} 0.95 round caps", canvas.finish())
    moved = [wake for wake in replayed.wakes if len(wake) > 1]
    assert points(way) == [pytest.approx(middle(cell), abs=0.01) for wake in moved for cell in wake]
    assert replayed.sheet.at is not None
    assert moved[-1][-1] == replayed.sheet.at
    numbers = {turn for text in canvas.texts if text.colour == WAKE for turn in text.text.split()}
    assert numbers <= {str(turn) for turn, wake in enumerate(replayed.wakes, 1) if len(wake) > 1} | {"…"}
    assert str(max(turn for turn, wake in enumerate(replayed.wakes, 1) if len(wake) > 1)) in numbers
    x, y = middle(replayed.sheet.at)
    assert f"circle {x:g} {y - 1.5:g} 3.4 fill #FFFFFF line {WAKE}" in canvas.finish()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_done_with_is_crossed_off_and_ticked(seed: int) -> None:
    log, replayed = LOGS[seed].finish(), REPLAYS[seed]
    sheet, board = replayed.sheet, replayed.board

    def crosses(colour: str, width: str) -> set[int]:
        found = [points(path) for path in re.findall(rf"path (\S.*) line {colour} {width} round caps", log)]
        return {
            nearest_cell(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
            for a, b, *rest in found
            if len(rest) == 2 and abs(abs(a[0] - b[0]) - abs(a[1] - b[1])) < 0.02
        }

    assert crosses(WAKE, "1") == set(cells(sheet.explored))
    assert crosses("#1D2A38", "0.4") == set(cells(sheet.spent & board.sea))
    ticks = re.findall(r"stamp “icon tick [^”]*” at (\S+) (\S+)", log)
    assert {nearest_cell((float(x) - 3.9 + 1.5, float(y) + 3.9 + 1.5)) for x, y in ticks} == set(cells(sheet.told))
    assert sheet.home is not None
    x, y = middle(sheet.home)
    assert re.search(rf"circle {x:g} {y - 0.9:g} 4.7 line {WAKE} 0.9", log)


# -- mistakes --------------------------------------------------------------------------------------


def test_every_mistake_is_ringed_and_numbered_as_in_the_report() -> None:
    document = spoiled()
    canvas, verdict = drawn(document), replay(document, DATA).verdict
    log = canvas.finish()
    on_map = [text for text in canvas.texts if text.colour == "#FFFFFF" and text.box.bottom < TOP + 15 * CELL + 5]
    assert len(verdict.violations) >= 6
    assert any(violation.cells == ("P3",) for violation in verdict.violations)
    assert any(len(violation.cells) > 1 for violation in verdict.violations)
    for number, violation in enumerate(verdict.violations, 1):
        places = [parse_cell(name) for name in violation.cells if not name.startswith("P")]
        shown = [text for text in on_map if text.text == str(number)]
        assert len(shown) == (1 if places else 0)
        if not places:
            continue
        x, y = middle(places[0])
        centre = shown[0].box.centre
        assert hypot(centre[0] - LEFT - x, centre[1] - TOP - y) < CELL
        if len(set(places)) == 1:
            assert f"circle {x:g} {y:g} 5 line {MISTAKE} 0.95" in log
    report = " ".join(text.text for text in canvas.texts if text.box.top > TOP + 15 * CELL + 10)
    for violation in verdict.violations:
        assert violation.sentence() in report
    assert "Score, not binding".upper() in report


def test_a_sheet_without_mistakes_says_so() -> None:
    canvas = LOGS[0]
    assert MISTAKE not in canvas.finish()
    texts = {text.text for text in canvas.texts}
    assert {"NO MISTAKES", "The sheet keeps every rule.", "SCORE"} <= texts
    total = REPLAYS[0].verdict.total
    assert total is not None
    assert str(total).replace("-", "−") in texts


def test_more_mistakes_than_there_is_room_for_are_counted() -> None:
    document = spoiled()
    document["turns"] *= 4
    count = len(replay(document, DATA).verdict.violations)
    canvas = drawn(document)
    (more,) = [text for text in canvas.texts if text.text.startswith("… and ")]
    listed = [text for text in canvas.texts if text.colour == "#FFFFFF" and text.box.top > TOP + 15 * CELL + 10]
    assert more.text == f"… and {count - len(listed)} more, which the report tells"
    assert more.box.bottom < HEIGHT + 1


@pytest.mark.parametrize("mode", Mode)
def test_nothing_is_written_too_small_or_beyond_the_page(mode: Mode) -> None:
    canvas = drawn(spoiled(), mode)
    for text in canvas.texts:
        assert text.size >= 6, text
        left, top, right, bottom = text.box
        assert left >= -0.5, text
        assert top >= -1, text
        assert right <= WIDTH + 0.5, text
        assert bottom <= HEIGHT + 1, text


def test_a_ring_is_where_the_cell_is_on_the_paper() -> None:
    document = spoiled()
    (png,) = make_pngs(game.overlay(document, DATA), PrintOptions(dpi=150))
    image = Image.open(io.BytesIO(png)).convert("RGB")
    scale = 150 / 25.4
    left, top = (210 - WIDTH) / 2 + LEFT, (297 - HEIGHT) / 2 + TOP
    x, y = middle(parse_cell("A1"))
    tops = [image.getpixel((round((left + x + 5) * scale), round((top + y + dy) * scale))) for dy in (-0.3, 0, 0.3)]
    assert tuple(bytes.fromhex(MISTAKE[1:])) in tops


# -- a single drawing, other boards, files ---------------------------------------------------------

DRAWING: dict[str, Any] = {
    "format": "pnp-drawing/1",
    "game": "carmine",
    "board": "A1",
    "ship": "D5",
    "marks": {"monster": ["D3"], "current": [["D10", "E10"]], "rock": ["J6"], "ambush": ["I11"], "line": ["D5", "E5"]},
    "card": "squall",
    "drawing": ["J7", "J8"],
}


@pytest.mark.parametrize("card", ["squall", "kraken", "the-teeth", "long-pull"])
def test_a_single_drawing_is_shown_where_it_was_drawn(card: str) -> None:
    canvas = drawn({**DRAWING, "card": card})
    log = canvas.finish()
    assert f"line {WAKE} 0.95" in log
    icon = {"squall": "peril", "kraken": "sea-monster", "the-teeth": "rocks"}.get(card)
    if icon is not None:
        assert {parse_cell("J7"), parse_cell("J8")} <= stamps(log, icon, 7.4)
    assert stamps(log, "ambush", 7.4) == {parse_cell("I11")}
    assert not any(text.text == "Score".upper() for text in canvas.texts)


def test_a_drawing_that_was_skipped_or_lies_off_the_board() -> None:
    for drawing in (None, [], ["P1", "P2"], ["O15", "P15"]):
        assert drawn({**DRAWING, "drawing": drawing, "ship": None, "marks": {}}).pages


def test_boards_that_are_named_typed_in_or_a_seeds() -> None:
    typed = {**voyage(0), "board": list(ROWS)}
    titles = {text.text for text in drawn(typed).texts}
    assert "FOREIGN WATERS" in titles
    assert "C2" in titles  # a port without a name is called by its cell
    start = {"drawings": [None, None], "home": None, "ship": None}
    seeded = {"format": "pnp-voyage/1", "game": "carmine", "seed": "kraken-7", "start": start, "turns": []}
    kit = game.overlay({**seeded, "finished": False, "options": {"players": 3, "mirror": True}}, DATA)
    assert kit.code == "carmine:players=3,mirror=yes#KRAKEN-7"
    assert "THE WHISPER ISLES" in {text.text for text in drawn({**seeded, "finished": False}).texts}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text(json.dumps(spoiled()), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("ending", "magic"), [("pdf", b"%PDF"), ("svg", b"<?xml"), ("PNG", b"\x89PNG")])
def test_the_ending_says_what_is_drawn(ending: str, magic: bytes, desk: Path) -> None:
    answer = pnp("validate", "bad.json", "--overlay", f"new/sheet.{ending}")
    assert answer.code == 1
    assert answer.out.endswith(f"\n\nnew/sheet.{ending}: written, the sheet as it was judged\n")
    path = Path(f"new/sheet.{ending}")
    assert path.read_bytes().startswith(magic)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_with_json_the_overlay_is_drawn_in_silence(desk: Path) -> None:
    answer = pnp("validate", "bad.json", "--overlay", "sheet.pdf", "--json")
    assert (answer.code, json.loads(answer.out)["valid"]) == (1, False)
    assert Path("sheet.pdf").is_file()


def test_overlays_that_cannot_be(desk: Path) -> None:
    Path("two.jsonl").write_text(f"{json.dumps(DRAWING)}\n" * 2, encoding="utf-8")
    for words, sentence in {
        ("bad.json", "--overlay", "x.gif"): "x.gif is not the name of an overlay: it ends in .pdf, .svg, .png",
        ("bad.json", "bad.json", "--overlay", "x.pdf"): "--overlay shows one record, and there are several files",
        ("two.jsonl", "--overlay", "x.pdf"): "two.jsonl has several records: an overlay shows one",
        ("bad.json", "--overlay", "bad.json/x.pdf"): "cannot be written",
    }.items():
        answer = pnp("validate", *words)
        assert answer.code == 2
        assert sentence in answer.err
        assert not Path("x.pdf").exists()
    nothing = pnp("validate", "nowhere.json", "--overlay", "x.pdf")
    assert (nothing.code, Path("x.pdf").exists()) == (2, False)


# -- outlines --------------------------------------------------------------------------------------


def inside(point: Point, mask: int, inset: float) -> bool:
    """Whether a point lies within the outline, by counting how often a ray to the east meets its straight sides."""
    crossings = 0
    for loop in re.split("Z", outline(mask, inset, 0.0).d()):
        corners = [(float(x), float(y)) for x, y in re.findall(r"[ML](\S+) ([^\sCLMZ]+)", loop)]
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], *corners[:1]], strict=True):
            if x1 == x2 and x1 > point[0] and min(y1, y2) <= point[1] < max(y1, y2):
                crossings += 1
    return crossings % 2 == 1


@given(st.sets(st.tuples(st.integers(4, 8), st.integers(4, 8)), min_size=1), st.sampled_from([0.6, -0.4]))
def test_an_outline_goes_around_all_its_cells_and_no_other(places: set[tuple[int, int]], inset: float) -> None:
    mask = sum(1 << GRID.cell(*place) for place in places)
    for column in range(3, 10):
        for row in range(3, 10):
            assert inside(middle(GRID.cell(column, row)), mask, inset) == ((column, row) in places)
