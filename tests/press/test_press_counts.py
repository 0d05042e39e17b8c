"""Whatever the kit, everything is printed as often as it should be, and nothing lies on anything else."""

import io
import itertools
from collections import Counter

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from presskit import CORNER, CUBE, front
from reference.paper import apart

from pnp.draw.shapes import Circle, Rect, Shape, hexagon
from pnp.press.backs import apply, mirrored, turned
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import Plan, make_plan
from pnp.press.printing import make_pdf
from pnp.press.sheet import What

sizes = st.floats(8, 90).map(lambda value: round(value, 2))
shapes: st.SearchStrategy[Shape] = st.one_of(
    st.builds(lambda w, h, r: Rect(0, 0, w, h, r), sizes, sizes, st.sampled_from([0.0, 3.0])),
    st.builds(lambda r: Circle(r, r, r), st.floats(4, 40).map(lambda value: round(value, 2))),
    st.builds(lambda flat, pointy: hexagon(flat, pointy=pointy), sizes, st.booleans()),
    st.sampled_from([CORNER, CUBE, Rect(0, 0, 63, 88, 3)]),
)


@st.composite
def kits(draw: st.DrawFn) -> Kit:
    outlines = draw(st.lists(shapes, min_size=1, max_size=3))
    parts = []
    for i in range(draw(st.integers(1, 6))):
        shape = draw(st.sampled_from(outlines))
        whole = draw(st.integers(0, 5)) == 0
        back = front(f"back {i}", shape) if draw(st.booleans()) else None
        count = draw(st.integers(1, 40))
        parts.append(Part(f"part{i}", shape, front(f"part{i}", shape), back, count, f"group{i % 2}", whole=whole))
    return Kit("Random", "random#1", tuple(parts), cover=draw(st.booleans()))


options = st.builds(
    PrintOptions,
    paper=st.sampled_from(Paper),
    backs=st.sampled_from(Backs),
    copies=st.integers(1, 3),
    bleed=st.sampled_from([0.0, 1.0, 3.0]),
    order=st.sampled_from(Order),
)


def printed(plan: Plan, *, back: bool) -> Counter[str]:
    return Counter(
        item.part.name
        for side in plan.pages
        for block in side.blocks
        for item in block.prints
        if item.back == back and item.part.group != "calibration"
    )


@settings(max_examples=150, deadline=None)
@given(kits(), options)
def test_every_part_is_printed_count_times_copies_times(kit: Kit, options: PrintOptions) -> None:
    plan = make_plan(kit, options)
    wanted = Counter({part.name: part.count * options.copies for part in kit.parts})
    assert printed(plan, back=False) == wanted
    # a page's back says something of its own and is printed always, a card's is left out where there are no backs
    backed = [part for part in kit.parts if part.back and (part.whole or options.backs is not Backs.NONE)]
    assert printed(plan, back=True) == Counter({part.name: wanted[part.name] for part in backed})


@settings(max_examples=100, deadline=None)
@given(kits(), options)
def test_nothing_overlaps_and_nothing_leaves_the_printable_paper(kit: Kit, options: PrintOptions) -> None:
    paper = options.paper
    for side in make_plan(kit, options).pages:
        prints = [item for block in side.blocks for item in block.prints]
        for item in prints:
            bleed = 0 if item.part.whole else options.bleed
            box = item.box.grown(bleed - 1e-6)
            assert min(box.left, box.top) >= 5
            assert box.right <= paper.width - 5
            assert box.bottom <= paper.height - 5
        for one, other in itertools.combinations(prints, 2):
            assert apart(one, other, 2 * options.bleed - 1e-3)


@settings(max_examples=12, deadline=None)
@given(kits(), options)
def test_the_file_itself_shows_every_part(kit: Kit, options: PrintOptions) -> None:
    pdf = pypdfium2.PdfDocument(io.BytesIO(make_pdf(kit, options)))
    text = Counter(
        word
        for page in pdf
        for word in page.get_textpage().get_text_bounded().replace("group", " ").split()
        if word.startswith("part") and word[4:].isdigit()
    )
    # an outline like a ring of bays may clip a name away, so only what surely shows is counted
    for part in kit.parts:
        if isinstance(part.outline, Rect | Circle) and part.box.width > 30:
            assert text[part.name] == part.count * options.copies
    pdf.close()


@given(shapes)
def test_an_outline_turned_four_times_or_mirrored_twice_is_itself(shape: Shape) -> None:
    four = turned(turned(turned(turned(shape))))
    twice = mirrored(mirrored(shape))
    for other in (four, twice):
        for mine, theirs in zip(shape.path().steps, other.path().steps, strict=True):
            assert mine[1:] == pytest.approx(theirs[1:], abs=1e-6)


@settings(max_examples=60, deadline=None)
@given(kits(), options)
def test_what_is_drawn_on_a_back_is_never_reversed(kit: Kit, options: PrintOptions) -> None:
    for side in make_plan(kit, options).pages:
        for block in side.blocks:
            for item in block.prints:
                a, b, c, d, _, _ = item.matrix
                assert a * d - b * c == pytest.approx(1)
                assert apply(item.matrix, 0, 0) != apply(item.matrix, 1, 0)
        assert side.what is not What.BLANK or not side.blocks
