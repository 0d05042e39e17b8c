"""Files: their names, their bytes, and the report at the end."""

import io
import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from presskit import cards, demo_kit, part

from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle
from pnp.errors import OutputError, PressError
from pnp.press.options import Backs, Format, Order, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf, make_pngs, make_svgs, print_kit

SMALL = Kit("Small", "small#1", cards(3), cover=False)


def test_a_folder_gets_a_file_named_by_code_paper_and_ink(tmp_path: Path) -> None:
    for output in (tmp_path, f"{tmp_path}/new.folder/", tmp_path / "other"):
        report = print_kit(SMALL, PrintOptions(output=output))
        (file,) = report.files
        assert file.path == Path(output) / "small-1-a4-full.pdf"
        assert file.path.read_bytes() == make_pdf(SMALL, PrintOptions())


def test_a_file_is_named_as_asked_and_must_have_the_right_ending(tmp_path: Path) -> None:
    report = print_kit(SMALL, PrintOptions(output=tmp_path / "my deck.PDF"))
    assert report.files[0].path == tmp_path / "my deck.PDF"
    with pytest.raises(PressError, match=r"deck\.svg does not end in \.pdf"):
        print_kit(SMALL, PrintOptions(output=tmp_path / "deck.svg"))


@pytest.mark.parametrize("code", ["x#../../etc/passwd", "x#A/B", "x#Ω≈ç√", "x:a=1,b=2#" + "LONG " * 40, "x#CON<>|?*"])
def test_any_code_makes_a_name_that_stays_in_the_folder(tmp_path: Path, code: str) -> None:
    (file,) = print_kit(replace(SMALL, code=code), PrintOptions(output=tmp_path)).files
    assert file.path.parent == tmp_path
    assert file.path.name.isascii()
    assert len(file.path.name) < 120
    assert not set(file.path.name) & set('/\\<>|?*:#"')


def test_different_codes_get_different_names(tmp_path: Path) -> None:
    codes = ["x#A B", "x#A-B", "x#Ω", "x#Ψ", "x#A_B", "x#" + "W" * 90, "x#" + "W" * 91]
    names = {print_kit(replace(SMALL, code=code), PrintOptions(output=tmp_path)).files[0].path for code in codes}
    assert len(names) == len(codes)


def test_printing_again_leaves_the_file_alone_and_says_so(tmp_path: Path) -> None:
    first = print_kit(SMALL, PrintOptions(output=tmp_path))
    second = print_kit(SMALL, PrintOptions(output=tmp_path))
    assert [file.written for file in first.files + second.files] == [True, False]
    assert second.text().startswith("unchanged: ")


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        (
            PrintOptions(),
            ["written: ", "16 pages on 8 sheets of A4, 112 cuts", "100 %", "flipped on the long edge", "ruler"],
        ),
        (PrintOptions(backs=Backs.FOLD, paper=Paper.LETTER), ["13 pages on 13 sheets of Letter", "fold and glue"]),
        (PrintOptions(order=Order.FRONTS_FIRST), ["turn the stack over its long edge"]),
        (PrintOptions(parts=("board",)), ["1 page on 1 sheet of A4, 0 cuts\nnext: print at 100 % (“actual size”)"]),
    ],
)
def test_the_report_says_what_there_is_and_what_to_do(tmp_path: Path, options: PrintOptions, parts: list[str]) -> None:
    text = print_kit(demo_kit(), replace(options, output=tmp_path)).text()
    for words in parts:
        assert words in text


def test_png_pages_have_the_size_and_know_their_resolution(tmp_path: Path) -> None:
    options = PrintOptions(format=Format.PNG, dpi=100, paper=Paper.LETTER, output=tmp_path)
    steps: list[tuple[int, int]] = []
    report = print_kit(SMALL, options, lambda done, of: steps.append((done, of)))
    assert [file.path.name for file in report.files] == ["small-1-letter-full-01.png", "small-1-letter-full-02.png"]
    for file in report.files:
        with Image.open(file.path) as image:
            assert image.size == (850, 1100)
            assert image.info["dpi"] == pytest.approx((100, 100), abs=0.01)
    assert steps == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert list(make_pngs(SMALL, options)) == [file.path.read_bytes() for file in report.files]


def test_svg_pages_are_files_of_their_own(tmp_path: Path) -> None:
    options = PrintOptions(format=Format.SVG, output=tmp_path / "deck.svg")
    report = print_kit(SMALL, options)
    assert [file.path.name for file in report.files] == ["deck-01.svg", "deck-02.svg"]
    assert [file.path.read_bytes() for file in report.files] == make_svgs(SMALL, options)
    assert b'width="210mm"' in report.files[0].path.read_bytes()
    board = replace(demo_kit(), cover=False)
    (one,) = print_kit(board, replace(options, parts=("board",))).files
    assert one.path == tmp_path / "deck.svg"


@pytest.mark.parametrize("kind", [Format.PDF, Format.SVG])
def test_progress_is_told_page_by_page(tmp_path: Path, kind: Format) -> None:
    steps: list[tuple[int, int]] = []
    report = print_kit(demo_kit(), PrintOptions(format=kind, output=tmp_path), lambda a, b: steps.append((a, b)))
    assert steps == [(i, report.pages) for i in range(1, report.pages + 1)]


def test_a_drawing_used_many_times_is_stored_once() -> None:
    three, nine = (make_pdf(Kit("Test", "test", cards(9)[:n], cover=False), PrintOptions()) for n in (3, 9))
    few = replace(cards(1)[0], count=3)
    many = replace(few, count=9 * 40)
    small = len(make_pdf(Kit("Test", "test", (few,), cover=False), PrintOptions()))
    large = len(make_pdf(Kit("Test", "test", (many,), cover=False), PrintOptions()))
    pages = 2 * 40
    assert large < small + pages * 1600  # what a page costs by itself, with nine stamps and its footer
    assert len(nine) > len(three)


def test_the_same_kit_gives_the_same_bytes_in_another_process_and_place() -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from presskit import demo_kit; from pnp.press.printing import make_pdf;"
        "from pnp.press.options import PrintOptions; from hashlib import sha256;"
        "print(sha256(make_pdf(demo_kit(), PrintOptions(bleed=1))).hexdigest())"
    )
    here = str(Path(__file__).parent)
    seen = set()
    for seed, zone in (("0", "UTC"), ("4711", "Asia/Tokyo")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LC_ALL": "C"}
        done = subprocess.run(
            [sys.executable, "-c", program, here], capture_output=True, text=True, env=environment, check=True
        )
        seen.add(done.stdout)
    assert len(seen) == 1
    assert make_pdf(demo_kit(), PrintOptions()) == make_pdf(demo_kit(), PrintOptions())


def test_nothing_is_written_when_something_does_not_fit_or_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OutputError, match="cannot be written"):
        print_kit(SMALL, PrintOptions(output=tmp_path / "file"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("ink", [Mode.FULL, Mode.MONO])
def test_parts_are_clipped_to_their_outline_on_paper(ink: Mode) -> None:
    """A ground drawn 3 mm beyond the edge does not show there without a bleed, and does with one."""
    kit = Kit("Test", "test", (part("coin", Circle(20, 20, 20)),), cover=False)
    dark = []
    for bleed in (0.0, 3.0):
        options = PrintOptions(ink=ink, bleed=bleed)
        page = pypdfium2.PdfDocument(io.BytesIO(make_pdf(kit, options)))[0]
        image = page.render(scale=300 / 72).to_pil().convert("L")
        x, y = make_plan(kit, options).pages[0].blocks[0].prints[0].box.centre
        around = [(r * math.cos(a), r * math.sin(a)) for r in (20.5, 21.0, 22.0) for a in range(24)]
        ring = [image.getpixel((int((x + dx) / 25.4 * 300), int((y + dy) / 25.4 * 300))) for dx, dy in around]
        dark.append(sum(value != 255 for value in ring))
    assert dark[0] == 0
    assert dark[1] > 5
