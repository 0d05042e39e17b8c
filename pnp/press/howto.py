"""How to print and cut a kit, in the words of the options with which it was made."""

from pnp.draw.ink import Mode
from pnp.draw.shapes import Rect
from pnp.press.options import Backs, Order
from pnp.press.plan import Plan
from pnp.press.sheet import What

__all__ = ["how_to"]

_INKS = {
    Mode.FULL: "in colour",
    Mode.SAVER: "in colour, with little ink",
    Mode.MONO: "in black",
}


def how_to(plan: Plan) -> list[str]:
    """Give the steps for the cover."""
    options, parts = plan.options, [part for part in plan.kit.parts if not part.whole]
    steps = [
        f"Print on {options.paper.label} at 100 % (“actual size”), {_INKS[options.ink]}: {len(plan.pages)} pages "
        f"on {len(plan.sheets)} sheets of paper.",
        _sides(plan),
        "Measure the ruler below before you cut.",
    ]
    if parts:
        steps.insert(1, "Take 200 g paper for what is cut out; whole pages do well on 90 g.")
    if any(isinstance(part.outline, Rect) for part in parts):
        extra = "; the bleed around each part is cut off" if options.bleed else ""
        steps.append(f"Lay a steel ruler from mark to mark and cut with a knife, the long cuts first{extra}.")
    if any(not isinstance(part.outline, Rect) for part in parts):
        steps.append("Cut what is round or has many sides along its light line.")
    if any(part.folds for part in parts):
        steps.append("Score the dashed lines with the back of a knife, fold them and glue the tabs.")
    if plan.two_sided:
        steps.append("Do the backs sit askew? Hold the calibration page against the light: it tells what to do.")
    return steps


def _sides(plan: Plan) -> str:
    options = plan.options
    edge = f"the {options.backs.flip} edge"
    if plan.two_sided and options.order is Order.FRONTS_FIRST:
        half = len(plan.pages) // 2
        return (
            f"Print pages 1 to {half}, the fronts. Turn the whole stack over {edge} and print the backs on it, "
            f"pages {half + 1} to {2 * half}."
        )
    if plan.two_sided:
        return f"Print on both sides of the paper, flipped on {edge}."
    if options.backs is Backs.FOLD and any(side.fold for side in plan.pages):
        text = "Print on one side. Fold each sheet that says so along its marks, print outside, and glue it together."
        if any(side.what is What.BACK for side in plan.pages):
            text += " Whole pages with a back are glued back to back."
        return text
    if options.backs is Backs.NONE and any(part.back for part in plan.kit.parts):
        return "Print on one side; the backs are left out."
    return "Print on one side of the paper."
