"""Pages as pixels, and how far two of them lie apart."""

import io
from typing import NamedTuple

import pypdfium2
import resvg_py
from PIL import Image, ImageChops, ImageStat

__all__ = ["Gap", "gap", "of_pdf", "of_svg"]

FINE = 600
ROUGH = 4
"""Pages are rendered finely and then averaged to 150 dpi, so that what one renderer smooths otherwise than the other
weighs little, and what is missing or shifted weighs all the more."""


class Gap(NamedTuple):
    mean: float
    """Mean difference, of 255."""
    strong: float
    """Share of pixels that differ by more than a quarter."""
    worst: int
    """Mean difference in the worst tile of 3 x 3 mm, of 255."""

    @property
    def alike(self) -> bool:
        return self.mean < 1.6 and self.strong < 0.00004 and self.worst < 24


def of_pdf(pdf: bytes, dpi: int = FINE, page: int = 0) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf)
    try:
        picture: Image.Image = document[page].render(scale=dpi / 72).to_pil()
        return picture.convert("RGB")
    finally:
        document.close()


def of_svg(svg: bytes, dpi: int = FINE) -> Image.Image:
    picture = resvg_py.svg_to_bytes(svg_string=svg.decode(), dpi=dpi)
    return Image.open(io.BytesIO(bytes(picture))).convert("RGB")


def gap(one: Image.Image, other: Image.Image) -> Gap:
    """Compare two pages; they may differ by a pixel in size, as renderers round the paper's."""
    assert abs(one.width - other.width) <= 1
    assert abs(one.height - other.height) <= 1
    width = min(one.width, other.width) // ROUGH * ROUGH
    height = min(one.height, other.height) // ROUGH * ROUGH
    small = [picture.crop((0, 0, width, height)).reduce(ROUGH) for picture in (one, other)]
    difference = ImageChops.difference(*small).convert("L")
    counts = difference.histogram()
    worst = difference.reduce(18).getextrema()[1]
    assert isinstance(worst, int)
    return Gap(ImageStat.Stat(difference).mean[0], sum(counts[64:]) / sum(counts), worst)
