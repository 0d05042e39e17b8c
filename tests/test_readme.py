"""The README is run: every command that it shows gives what it shows there, and its picture is what is printed.

A block that begins with ```console holds commands behind `$ ` and what they print below; a line that is only `…` stands
for any number of lines. A block that begins with ```text below a line like `storm.txt:` is a file, which lies there
before the first command; so does `filled.pdf`, a form into which the voyage of `storm.txt` was written. Commands of
`make` are not run from inside `make test`.
"""

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from fillers import fill_with_pikepdf, widgets
from PIL import Image, ImageChops, ImageStat

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.pdf import PdfCanvas
from pnp.draw.png import render
from pnp.games.carmine import game
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.filled import fill_form
from pnp.games.carmine.page.board_page import draw_board_page
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.record import read_transcript
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
FILES = re.findall(r"^([\w.-]+):\n\n```text\n(.*?)```", README, re.DOTALL | re.MULTILINE)


def commands() -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for block in BLOCKS:
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:].partition(" #")[0].strip() if line.startswith("$ make") else line[2:], []))
            else:
                found[-1][1].append(line)
    return [(command, shown) for command, shown in found if not command.startswith("make")]


def pattern(shown: list[str]) -> str:
    """Turn what is shown into what to look for."""
    pieces = ["(?:.*\n)*?" if line.strip() == "…" else re.escape(line) + "\n" for line in shown]
    return "".join(pieces)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all commands: some use what others have written, or what the README says to type."""
    desk = tmp_path_factory.mktemp("desk")
    for name, content in FILES:
        (desk / name).write_text(content, encoding="utf-8")
    (desk / "filled.pdf").write_bytes(filled(dict(FILES)["storm.txt"]))
    return desk


def filled(voyage: str) -> bytes:
    """Write a voyage into the log of its fillable sheets."""
    data, transcript = Templates(house_templates()), read_transcript(voyage)
    setup = game.setup(SetupCode.parse(transcript.header("Code") or ""), data)
    blank = make_pdf(game.sheets(setup, data), PrintOptions(fillable=True))
    return fill_with_pikepdf(blank, fill_form(game.read_text(transcript), widgets(blank).keys()))


@pytest.mark.parametrize(("command", "shown"), commands(), ids=[command for command, _ in commands()])
def test_a_command_gives_what_the_readme_shows(command: str, shown: list[str], desk: Path) -> None:
    words = shlex.split(command)
    assert words[0] == "pnp"
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=desk,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == any(": not valid" in line for line in shown), done.stderr
    assert re.fullmatch(pattern(shown), done.stdout), done.stdout


def test_the_readme_shows_commands_at_all() -> None:
    assert len(commands()) >= 5
    assert any(command.startswith("pnp validate") for command, _ in commands())
    assert [name for name, _ in FILES] == ["storm.txt", "reefs.txt", "isle.txt", "gates.txt", "evening.txt"]
    assert BLOCKS[0].splitlines()[0].startswith("$ make kit")
    assert BLOCKS[0].splitlines()[1].startswith("$ make test")


def test_the_picture_in_the_readme_is_what_is_printed() -> None:
    data = Templates(house_templates())
    canvas = PdfCanvas(Document("board"))
    with canvas.page(Page(210, 275)), canvas.group(moving(7, 6.5)):
        draw_board_page(canvas, named_chart("A1", data), "A1", "carmine:board=A1", data)
    (drawn,) = render(canvas.finish(), 110)
    path = ROOT / "tests" / "goldens" / "board-a1.png"
    now = Image.open(io.BytesIO(drawn)).convert("RGB")
    if os.environ.get("PNP_GOLDEN") == "write":
        now.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
    kept = Image.open(path).convert("RGB")
    assert now.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(now, kept)).mean
    assert max(difference) < 4, "the picture is old: run with PNP_GOLDEN=write"
