"""The footer of every page: what it is, which page it is, and how it is printed. A page that got lost finds back."""

from pnp import __version__
from pnp.draw.canvas import Canvas
from pnp.draw.type import Type
from pnp.press.look import FOOT, INK
from pnp.press.plan import Plan
from pnp.press.sheet import Side, What

__all__ = ["footer"]

_GAP = 4.0


def footer(canvas: Canvas, plan: Plan, side: Side, page: int) -> None:
    """Write the footer into its band: game and part on the left, then the setup code, the page on the right.

    The code brings everything back, so it is never cut. A long one takes room from the names on its left first, then
    from what is said last on its right.
    """
    baseline = 1.7  # the band then holds what stands above the line and what hangs below it
    length = side.foot.length
    code = FOOT.face.printable(plan.kit.code)
    words = _how(plan, side, page)
    while len(words) > 1 and FOOT.width(code) + _GAP + FOOT.width(" · ".join(words)) > length:
        words.pop()
    right = " · ".join(words)
    with canvas.group(side.foot.matrix):
        room = length - canvas.text(length, baseline, right, FOOT, anchor="end") - _GAP
        left = _shortened(f"{plan.kit.game} · {', '.join(side.titles)}", FOOT, room - FOOT.width(code) - _GAP)
        used = canvas.text(0, baseline, left, FOOT)
        canvas.text(used + _GAP if left else 0, baseline, code, FOOT.inked(INK), fit=room)


def _how(plan: Plan, side: Side, page: int) -> list[str]:
    options = plan.options
    words = [f"page {page} of {len(plan.pages)}", f"{options.paper.label}, print at 100 %"]
    if side.what is What.BLANK:
        words.insert(0, "this side stays blank")
    if side.note:
        words.append(side.note)
    if plan.two_sided:
        words.append(f"flip on the {options.backs.flip} edge")
    return [*words, f"pnp {__version__}"]


def _shortened(text: str, style: Type, width: float) -> str:
    """Cut a text that is too wide, and show that it was."""
    text = style.face.printable(text)
    if style.width(text) <= width:
        return text
    while text and style.width(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""
