"""QR codes: each module is where it should be, with white around it; and the corner squares of sheets."""

import io

import pypdfium2
import pytest
import segno

from pnp.draw.canvas import Document, Page
from pnp.draw.fiducials import fiducials
from pnp.draw.ink import Mode, ink
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.qr import QUIET, qr, sheet_qr
from pnp.draw.shapes import Box

TINT = ink("#CC8866")


@pytest.mark.parametrize("text", ["carmine#KRAKEN-7", "x" * 150, "ÄÖ€ 漢字"])
@pytest.mark.parametrize("mode", list(Mode))
def test_every_module_is_rendered_and_the_quiet_zone_is_white(text: str, mode: Mode) -> None:
    canvas = PdfCanvas(Document("qr"), mode)
    with canvas.page(Page(60, 60)):
        canvas.rect(0, 0, 60, 60, fill=TINT)
        qr(canvas, 5, 5, 50, text)
    image = pypdfium2.PdfDocument(io.BytesIO(canvas.finish()))[0].render(scale=400 / 72).to_pil().convert("L")
    modules = [list(row) for row in segno.make_qr(text, error="m").matrix]
    side = 50 / (len(modules) + 2 * QUIET)
    for row in range(-QUIET, len(modules) + QUIET):
        for column in range(-QUIET, len(modules) + QUIET):
            x, y = 5 + (column + QUIET + 0.5) * side, 5 + (row + QUIET + 0.5) * side
            value = image.getpixel((int(x / 25.4 * 400), int(y / 25.4 * 400)))
            dark = 0 <= row < len(modules) and 0 <= column < len(modules) and modules[row][column]
            assert value == (0 if dark else 255)


def test_a_code_is_one_path() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(60, 60)):
        qr(canvas, 0, 0, 40, "carmine#KRAKEN-7")
    assert canvas.finish().count("fill") == 2  # the white ground, and all that is dark


@pytest.mark.parametrize("code", ["carmine#SEEN HERE ALONE", "carmine:board=A1#RED STORM"])
def test_the_code_of_a_sheet_says_setup_and_name_and_parts_at_its_last_space(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    make = segno.make_qr

    def spy(text: str, error: str) -> segno.QRCode:
        said.append(text)
        return make(text, error=error)

    monkeypatch.setattr(segno, "make_qr", spy)
    canvas = LogCanvas()
    with canvas.page(Page(60, 60)):
        sheet_qr(canvas, 0, 0, 40, code, "voyage-sheet")
    assert said == [f"{code} voyage-sheet"]
    assert said[0].rsplit(" ", 1) == [code, "voyage-sheet"]


def test_fiducials_are_five_millimetre_squares_in_the_corners() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 100)):
        fiducials(canvas, Box(10, 20, 90, 80))
    rects = [line.split()[1:5] for line in canvas.finish().splitlines() if line.strip().startswith("rect")]
    assert sorted(tuple(map(float, rect)) for rect in rects) == [
        (10, 20, 5, 5),
        (10, 75, 5, 5),
        (85, 20, 5, 5),
        (85, 75, 5, 5),
    ]
