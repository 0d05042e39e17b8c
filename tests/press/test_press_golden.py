"""The demo kit's pages, written down as text: what lies where, for both papers and all ways of printing backs."""

from collections.abc import Callable

import pytest
from presskit import demo_kit

from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.plan import Plan, make_plan

TURNS = {(1, 0): "upright", (0, 1): "turned right", (-1, 0): "upside down", (0, -1): "turned left"}


def described(plan: Plan) -> str:
    lines = [f"{len(plan.pages)} pages on {len(plan.sheets)} sheets of {plan.options.paper.label}, {plan.cuts} cuts"]
    for side in plan.pages:
        fold = f", folded {side.fold.value}" if side.fold else ""
        lines.append(f"\n{side.label}: {side.what.value}, {', '.join(side.titles)}{fold}")
        for block in side.blocks:
            for item in block.prints:
                a, b, *_ = item.matrix
                which = "back" if item.back else "front"
                place = f"{item.box.left:7.2f} {item.box.top:7.2f}"
                lines.append(f"  {place}  {TURNS[round(a), round(b)]} {which} of {item.part.name}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("backs", list(Backs))
@pytest.mark.parametrize("paper", list(Paper))
def test_everything_lies_where_it_lay(paper: Paper, backs: Backs, golden: Callable[[str, str], None]) -> None:
    """A change here moves what people have printed and cut already: it wants a reason."""
    golden(f"press/demo-{paper}-{backs}.txt", described(make_plan(demo_kit(), PrintOptions(paper=paper, backs=backs))))
