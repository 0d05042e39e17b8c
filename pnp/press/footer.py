"""The footer of every page: what it is, which page it is, and how it is printed. A page that got lost finds back."""

from pnp import __version__
from pnp.draw.canvas import Canvas
from pnp.draw.type import Type
from pnp.press.layout import FOOTER
from pnp.press.look import FOOT, INK
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.sheet import Side, What

__all__ = ["footer"]

_GAP = 4.0


def footer(canvas: Canvas, side: Side, page: int, pages: int, kit: Kit, options: PrintOptions) -> None:
    """Write the footer into its band: game and part on the left, then the setup code, the page on the right."""
    baseline = FOOTER - 0.6  # what hangs below the line stays inside the band
    with canvas.group(side.foot.matrix):
        right = " · ".join(_how(side, page, pages, options))
        width = canvas.text(side.foot.length, baseline, right, FOOT, anchor="end")
        room = side.foot.length - width - _GAP
        code = _shortened(kit.code, FOOT, room * 0.7)
        left = _shortened(f"{kit.game} · {', '.join(side.titles)}", FOOT, room - FOOT.width(code) - _GAP)
        used = canvas.text(0, baseline, left, FOOT)
        canvas.text(used + _GAP, baseline, code, FOOT.inked(INK))


def _how(side: Side, page: int, pages: int, options: PrintOptions) -> list[str]:
    words = [f"page {page} of {pages}", f"{options.paper.label}, print at 100 %"]
    if side.what is What.BLANK:
        words.insert(0, "this side stays blank")
    if side.note:
        words.append(side.note)
    if options.backs.flip:
        words.append(f"flip on the {options.backs.flip} edge")
    return [*words, f"pnp {__version__}"]


def _shortened(text: str, style: Type, width: float) -> str:
    """Cut a text that is too wide, and show that it was."""
    text = style.face.printable(text)
    if style.width(text) <= width:
        return text
    while text and style.width(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"
