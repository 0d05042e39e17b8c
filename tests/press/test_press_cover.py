"""The cover: what it says, that it measures up, and that nothing runs into anything else, whatever the kit."""

from dataclasses import replace

import pytest
from pdftrace import trace_pdf
from presskit import demo_kit, part

from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.shapes import Circle
from pnp.press.banner import Banner
from pnp.press.cover import _in_short
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf


def texts(kit: Kit, options: PrintOptions) -> list[PlacedText]:
    canvas = LogCanvas(options.ink)
    draw_pages(make_plan(kit, options), canvas)
    return [text for text in canvas.texts if text.page == 1]


def crowded() -> Kit:
    coin = Circle(5, 5, 5)
    parts = tuple(
        part(f"part-{i}", coin, group=f"group {i}", title=f"A Rather Long Title of Parts, Number {i}")
        for i in range(60)
    )
    return Kit(
        "The Extraordinarily Long Voyage of the Brass Heron",
        "game:players=3,expansions=1+2+3,variant=long#" + "W" * 64,
        parts,
        "a tagline that goes on for much longer than anybody would ever want to read on a cover of a game",
        tuple("Do this, and when it is done, do that; then see whether it was right." for _ in range(8)),
    )


KITS = {
    "demo": demo_kit(),
    "bare": Kit("X", "x", (part("one", Circle(9, 9, 9)),)),
    "empty": Kit("X", "x", ()),
    "crowded": crowded(),
    "banner": replace(demo_kit(), banner=Banner(lambda canvas, box: None)),
    "crowded below a banner": replace(crowded(), banner=Banner(lambda canvas, box: None)),
}


@pytest.mark.parametrize("backs", list(Backs))
@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("name", KITS)
def test_no_text_of_the_cover_touches_another_or_leaves_the_frame(name: str, paper: Paper, backs: Backs) -> None:
    found = texts(KITS[name], PrintOptions(paper=paper, backs=backs))
    for i, one in enumerate(found):
        assert one.size >= 6.5
        assert one.box.left >= 5
        assert one.box.right <= paper.width - 5 + 1e-6
        if i < len(found) - 3:  # the footer stands outside the frame
            assert one.box.left >= 12
            assert one.box.right <= paper.width - 12
            assert one.box.bottom <= paper.height - 12
        for other in found[:i]:
            a, b = one.box.grown(-0.25), other.box.grown(-0.25)  # ascent and descent seldom meet in fact
            apart = a.left >= b.right or b.left >= a.right or a.top >= b.bottom or b.top >= a.bottom
            assert apart, f"{one.text!r} and {other.text!r}"


def test_the_cover_says_what_is_in_the_kit_and_how_it_is_printed() -> None:
    found = [text.text for text in texts(demo_kit(), PrintOptions(paper=Paper.LETTER, ink=Mode.MONO, copies=2))]
    words = " ".join(found)
    for wanted in ("ISLES OF BRASS", "a made-up game", "Adventure Cards", "28", "Sea Tiles", "36", "Ship’s Log"):
        assert wanted in words
    for wanted in (
        "on Letter at 100 %",
        "in black",
        "flipped on the long edge",
        "0.5 mm",
        "pnp 0.1.0",
        "Shuffle the cards.",
    ):
        assert wanted in words


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (PrintOptions(backs=Backs.DUPLEX_SHORT), "flipped on the short edge"),
        (
            PrintOptions(order=Order.FRONTS_FIRST),
            "Print pages 1 to 8, the fronts. Turn the whole stack over the long edge",
        ),
        (PrintOptions(backs=Backs.FOLD), "Fold each sheet that says so"),
        (PrintOptions(backs=Backs.NONE), "the backs are left out"),
        (PrintOptions(bleed=3), "the bleed around each part is cut off"),
    ],
)
def test_the_steps_follow_the_options(options: PrintOptions, wanted: str) -> None:
    assert wanted in " ".join(text.text for text in texts(demo_kit(), options))


@pytest.mark.parametrize("paper", list(Paper))
def test_the_ruler_is_a_hundred_millimetres_in_the_file(paper: Paper) -> None:
    trace = trace_pdf(make_pdf(demo_kit(), PrintOptions(paper=paper)))[0]
    level = [(a, b) for a, b in trace.lines if abs(a[1] - b[1]) < 1e-6 and abs(abs(a[0] - b[0]) - 100) < 0.005]
    (base,) = [line for line in level if line[0][1] > paper.height - 70]
    ticks = sorted(
        (a, b) for a, b in trace.lines if abs(a[0] - b[0]) < 1e-6 and a[1] == pytest.approx(base[0][1]) and b[1] < a[1]
    )
    assert [a[0] - base[0][0] for a, _ in ticks] == pytest.approx(list(range(101)), abs=0.005)
    tall = [round(a[0] - base[0][0]) for a, b in ticks if a[1] - b[1] > 4]
    assert tall == list(range(0, 101, 10))


def test_tick_boxes_are_five_millimetres() -> None:
    trace = trace_pdf(make_pdf(demo_kit(), PrintOptions()))[0]
    boxes = [
        points for _, _, points in trace.strokes if len(points) == 4 and round(points[1][0] - points[0][0], 3) == 5
    ]
    assert len(boxes) == 8
    assert all(round(points[2][1] - points[1][1], 3) == 5 for points in boxes)


def test_a_list_that_is_too_long_says_how_many_more_there_are() -> None:
    found = [text.text for text in texts(crowded(), PrintOptions())]
    shown = sum(text.startswith("A Rather Long Title") for text in found)
    (rest,) = [text for text in found if text.startswith("and ") and "more" in text]
    assert int(rest.split()[1]) + shown == 61  # sixty groups and the calibration page


def test_a_kit_may_lend_its_colour() -> None:
    from pnp.draw.ink import ink

    plain = make_pdf(demo_kit(), PrintOptions())
    assert make_pdf(replace(demo_kit(), accent=ink("#A3192E")), PrintOptions()) != plain


def test_pages_that_are_too_many_for_their_column_are_said_in_short() -> None:
    assert _in_short("15–16, 21–22") == "15–16, 21–22"
    assert _in_short("15–16, 21–22, 33–34, 43–46") == "15 … 46"
