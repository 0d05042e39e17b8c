"""Diluvium's pieces, drawn for tests: what is on them, and how they look."""

from collections.abc import Iterable
from functools import cache

import pypdfium2
from PIL import Image, ImageStat

from pnp.draw.canvas import Document, Draw, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.games.diluvium.boards import board_parts
from pnp.games.diluvium.components import components
from pnp.games.diluvium.decks import card_parts
from pnp.games.diluvium.pieces import figure_parts, token_parts, tray_and_rack_parts
from pnp.games.diluvium.tiles import city_parts, tile_parts
from pnp.press.part import Part
from pnp.templates import Templates, house_templates

__all__ = ["ALL", "BOX", "DATA", "colours", "ink_of", "logged", "rendered"]

DATA = Templates(house_templates())
BOX = components(DATA)
ALL: dict[str, Part] = {
    part.name: part
    for make in (tile_parts, city_parts, board_parts, card_parts, token_parts, figure_parts, tray_and_rack_parts)
    for part in make(DATA)
}


def _draw(name: str, back: bool) -> tuple[Draw, Part]:
    part = ALL[name]
    draw = part.back if back else part.front
    assert draw is not None
    return draw, part


@cache
def logged(name: str, mode: Mode = Mode.FULL, *, back: bool = False) -> LogCanvas:
    """A side of a part as a log, every path whole."""
    draw, part = _draw(name, back)
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(part.box.width, part.box.height)):
        draw(canvas)
    return canvas


@cache
def rendered(name: str, mode: Mode = Mode.FULL, *, back: bool = False, dpi: int = 60) -> Image.Image:
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
