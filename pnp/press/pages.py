"""Pages: a plan drawn on a canvas, whichever stands behind it."""

from collections.abc import Callable

from pnp.draw.canvas import Canvas, Page, moving
from pnp.draw.field import Field
from pnp.draw.shapes import Box
from pnp.press.footer import footer
from pnp.press.marks import crease, cut_lines, cut_marks, fold_lines
from pnp.press.part import Kit
from pnp.press.plan import Plan
from pnp.press.sheet import Side, What
from pnp.press.stamps import Stamps

__all__ = ["Progress", "draw_pages"]

Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""


def draw_pages(plan: Plan, canvas: Canvas, progress: Progress | None = None) -> None:
    """Draw all pages of a plan."""
    prints = [item for side in plan.pages for block in side.blocks for item in block.prints]
    stamps = Stamps(prints, plan.options.bleed)
    paper = plan.options.paper
    for number, side in enumerate(plan.pages, 1):
        shift = plan.options.back_offset if side.what is What.BACK and plan.two_sided else (0.0, 0.0)
        with canvas.page(Page(paper.width, paper.height, side.label, side.entries, _trim(side, shift))):
            if side.what is What.COVER:
                from pnp.press.cover import cover

                cover(canvas, plan)
            elif any(shift):
                with canvas.group(moving(*shift)):
                    _draw_blocks(canvas, side, plan, stamps, shift)
            else:
                _draw_blocks(canvas, side, plan, stamps, shift)
            footer(canvas, plan, side, number)
            if number == 1 and plan.options.fillable:
                _draw_identity(canvas, plan.kit)
        if progress is not None:
            progress(number, len(plan.pages))


def _draw_identity(canvas: Canvas, kit: Kit) -> None:
    """Say in fields that are not seen what the form is, since all that a program keeps for certain are the fields."""
    from pnp.form import FORM, IDENTITY

    said = {"format": FORM, "code": kit.code, "head": kit.head}
    for name, value in said.items():
        if value:
            field = Field(f"{IDENTITY}.{name}", Box(0, 0, 0, 0), name, preset=value, locked=True, hidden=True)
            canvas.field(field)


def _draw_blocks(canvas: Canvas, side: Side, plan: Plan, stamps: Stamps, shift: tuple[float, float]) -> None:
    bleed = plan.options.bleed
    for block in side.blocks:
        for item in block.prints:
            stamps.put(canvas, item)
        fold_lines(canvas, block.prints)
        cut_lines(canvas, block.prints)
        # The room stays where it is on the paper, so that no mark is moved into the edge.
        cut_marks(canvas, block._replace(room=_moved(block.room, -shift[0], -shift[1])), bleed)
    if side.fold:
        crease(canvas, side.fold, plan.options.paper, side.blocks[0])


def _trim(side: Side, shift: tuple[float, float]) -> Box | None:
    """Give the box of all that is cut out of a page."""
    boxes = [block.box for block in side.blocks if not block.prints[0].part.whole]
    return _moved(Box.around([corner for box in boxes for corner in (box[:2], box[2:])]), *shift) if boxes else None


def _moved(box: Box, dx: float, dy: float) -> Box:
    return Box(box.left + dx, box.top + dy, box.right + dx, box.bottom + dy)
