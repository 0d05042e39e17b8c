"""The loose pieces of Mu, drawn for tests: what is on them, and how they look."""

from collections.abc import Iterable
from functools import cache

import pypdfium2
from PIL import Image, ImageStat

from pnp.draw.canvas import Document, Draw, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.games.mu.pieces import piece_parts, track_part
from pnp.press.part import Part
from pnp.templates import Templates, house_templates

__all__ = ["DATA", "PIECES", "TRIBES", "colours", "ink_of", "logged", "rendered"]

DATA = Templates(house_templates())
PIECES: dict[str, Part] = {part.name: part for part in (*piece_parts(DATA), track_part(DATA))}
TRIBES = ("wave", "sun", "bird", "fish")


def _draw(name: str, back: bool) -> tuple[Draw, Part]:
    part = PIECES[name]
    draw = part.back if back else part.front
    assert draw is not None
    return draw, part


@cache
def logged(name: str, mode: Mode = Mode.FULL, *, back: bool = False) -> LogCanvas:
    """A side of a part as a log."""
    draw, part = _draw(name, back)
    canvas = LogCanvas(mode)
    with canvas.page(Page(part.box.width, part.box.height)):
        draw(canvas)
    return canvas


@cache
def rendered(name: str, mode: Mode = Mode.FULL, *, back: bool = False, dpi: int = 90) -> Image.Image:
    """A side of a part as pixels."""
    draw, part = _draw(name, back)
    canvas = PdfCanvas(Document(name), mode)
    with canvas.page(Page(part.box.width, part.box.height)), canvas.group(clip=part.outline):
        draw(canvas)
    document = pypdfium2.PdfDocument(canvas.finish())
    try:
        picture: Image.Image = document[0].render(scale=dpi / 72).to_pil()
        return picture.convert("RGB")
    finally:
        document.close()


def ink_of(pictures: Iterable[Image.Image]) -> float:
    """How much ink pictures take, all colours together."""
    total = 0.0
    for picture in pictures:
        stat = ImageStat.Stat(picture.convert("L"))
        total += 255 * stat.count[0] - stat.sum[0]
    return total


def colours(canvas: LogCanvas) -> set[str]:
    """Every colour that a log paints with; names of symbols may speak of others."""
    found = set()
    for line in canvas.finish().splitlines():
        if not line.lstrip().startswith(("symbol", "stamp")):
            found |= {word for word in line.split() if len(word) == 7 and word.startswith("#")}
    return found
