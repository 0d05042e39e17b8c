"""Which parts are printed, in which order, and what the file says about itself."""

import io
from dataclasses import replace

import pytest
from presskit import cards, demo_kit, part
from pypdf import PdfReader

from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Box, Rect
from pnp.errors import PressError
from pnp.press.contents import contents, spans
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf
from pnp.press.sheet import What

PT = 25.4 / 72


def names(kit: Kit, *parts: str) -> set[str]:
    plan = make_plan(kit, PrintOptions(parts=parts))
    return {item.name for side in plan.pages for item in side.parts}


def test_parts_are_chosen_by_group_or_by_name() -> None:
    assert names(demo_kit(), "coins") == {"coin-1", "coin-5"}
    assert names(demo_kit(), "coin-5", "LOG") == {"coin-5", "log"}
    assert names(demo_kit(), "calibration") == {"calibration"}


def test_a_choice_has_a_cover_only_if_it_names_it() -> None:
    assert make_plan(demo_kit(), PrintOptions(parts=("coins",))).pages[0].what is What.FRONT
    assert make_plan(demo_kit(), PrintOptions(parts=("coins", "cover"))).pages[0].what is What.COVER
    everything = make_plan(demo_kit(), PrintOptions())
    assert everything.pages[0].what is What.COVER
    assert everything.sheets[-1].front.titles == ("Calibration",)


def test_an_unknown_part_is_refused_with_the_nearest_name_and_all_groups() -> None:
    with pytest.raises(PressError, match="there is no part “coin”, did you mean coins") as caught:
        make_plan(demo_kit(), PrintOptions(parts=("coin",)))
    for name in ("board", "cards", "coins", "tiles", "corners", "dice", "log", "cover", "calibration"):
        assert name in str(caught.value)
    with pytest.raises(PressError, match=r"no part “xyzzy” \(there are"):
        make_plan(demo_kit(), PrintOptions(parts=("board", "xyzzy")))


def test_an_empty_kit_without_a_cover_is_nothing_to_print() -> None:
    with pytest.raises(PressError, match="nothing to print"):
        make_plan(Kit("Empty", "empty", (), cover=False), PrintOptions())


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"copies": 0}, "0 copies"),
        ({"copies": 101}, "101 copies"),
        ({"bleed": -1}, "bleed of -1 mm"),
        ({"bleed": float("nan")}, "bleed of nan mm"),
        ({"dpi": 5}, "5 dpi"),
        ({"back_offset": (0.0, 11.0)}, "back offset of 0,11 mm"),
        ({"back_offset": (float("inf"), 0.0)}, "back offset of inf,0 mm"),
    ],
)
def test_options_that_make_no_sense_are_refused(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(PressError, match=words):
        replace(PrintOptions(), **wrong)  # type: ignore[arg-type]


def test_pages_are_labelled_by_sheet_and_side() -> None:
    reader = PdfReader(io.BytesIO(make_pdf(demo_kit(), PrintOptions())))
    assert reader.page_labels[:6] == ["cover", "cover back", "1 front", "1 back", "2 front", "2 back"]
    one_sided = PdfReader(io.BytesIO(make_pdf(demo_kit(), PrintOptions(backs=Backs.NONE))))
    assert one_sided.page_labels[:3] == ["cover", "1", "2"]
    stacked = PdfReader(io.BytesIO(make_pdf(demo_kit(), PrintOptions(order=Order.FRONTS_FIRST))))
    half = len(stacked.pages) // 2
    assert stacked.page_labels[:2] == ["cover", "1 front"]
    assert stacked.page_labels[half : half + 2] == ["cover back", "1 back"]


def test_the_outline_leads_to_the_first_page_of_each_group() -> None:
    reader = PdfReader(io.BytesIO(make_pdf(demo_kit(), PrintOptions())))
    entries = {item.title: reader.get_destination_page_number(item) for item in reader.outline}  # type: ignore[union-attr,arg-type]
    plan = make_plan(demo_kit(), PrintOptions())
    assert list(entries) == [
        "Cover", "Board", "Adventure Cards", "Reef Pieces", "Dice to Fold", "Coins", "Sea Tiles", "Ship’s Log",
        "Calibration",
    ]  # fmt: skip
    for title, page in entries.items():
        assert page is not None
        assert title in plan.pages[page].titles
        assert not any(title in side.titles for side in plan.pages[:page])


@pytest.mark.parametrize(
    ("options", "duplex"),
    [
        (PrintOptions(), "/DuplexFlipLongEdge"),
        (PrintOptions(backs=Backs.DUPLEX_SHORT), "/DuplexFlipShortEdge"),
        (PrintOptions(order=Order.FRONTS_FIRST), "/Simplex"),
        (PrintOptions(backs=Backs.FOLD), "/Simplex"),
        (PrintOptions(backs=Backs.NONE), "/Simplex"),
    ],
)
def test_the_file_tells_the_printer_what_to_do(options: PrintOptions, duplex: str) -> None:
    reader = PdfReader(io.BytesIO(make_pdf(demo_kit(), options)))
    preferences = reader.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
    assert preferences["/PrintScaling"] == "/None"
    assert preferences["/Duplex"] == duplex
    assert reader.trailer["/Root"]["/Lang"] == "en"  # type: ignore[index]
    assert reader.metadata is not None
    assert reader.metadata.title == "Isles of Brass (brass:players=3#HERON-12)"
    assert reader.metadata.subject == "brass:players=3#HERON-12"


@pytest.mark.parametrize("shift", [(0.0, 0.0), (1.0, -0.5)])
def test_the_trim_box_is_the_block_of_parts(shift: tuple[float, float]) -> None:
    kit = Kit("Test", "test#1", cards(9), cover=False)
    reader = PdfReader(io.BytesIO(make_pdf(kit, PrintOptions(paper=Paper.LETTER, back_offset=shift))))
    for page, (dx, dy) in zip(reader.pages, ((0, 0), shift), strict=True):
        box = [float(value) * PT for value in page.trimbox]
        assert box == pytest.approx([13.45 + dx, 7.7 - dy, 202.45 + dx, 271.7 - dy], abs=0.01)


@pytest.mark.parametrize("backs", list(Backs))
@pytest.mark.parametrize("paper", list(Paper))
def test_every_page_has_its_footer_clear_of_everything_else(paper: Paper, backs: Backs) -> None:
    plan = make_plan(demo_kit(), PrintOptions(paper=paper, backs=backs))
    canvas = LogCanvas()
    draw_pages(plan, canvas)
    for number, side in enumerate(plan.pages, 1):
        texts = [text for text in canvas.texts if text.page == number]
        feet = texts[-3:]  # the footer is set last
        words = " ".join(text.text for text in feet)
        for wanted in (
            "Isles of Brass",
            side.titles[0],
            f"page {number} of {len(plan.pages)}",
            "brass:players=3#HERON-12",
            "pnp 0.1.0",
            f"{paper.label}, print at 100 %",
        ):
            assert wanted in words
        assert (f"flip on the {backs.flip} edge" in words) == backs.duplex
        for foot in feet:
            assert foot.size >= 6.5
            parts = [item.box for block in side.blocks for item in block.prints]
            assert not any(overlap(foot.box, box) for box in parts)
            assert not any(overlap(foot.box, other.box) for other in texts if other is not foot)


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


@pytest.mark.parametrize("code", ["game#1", "game:players=4#" + "KRAKEN-7" * 8, "game:players=4#" + "W" * 64])
def test_a_footer_too_long_for_its_line_loses_names_but_never_the_code(code: str) -> None:
    kit = replace(demo_kit(), game="A Game of Many Names " * 6, code=code)
    canvas = LogCanvas()
    plan = make_plan(kit, PrintOptions())
    draw_pages(plan, canvas)
    for page in range(1, len(plan.pages) + 1):
        feet = [text for text in canvas.texts if text.page == page and text.box.top > 289]
        assert code in [text.text for text in feet]
        assert any(f"page {page} of" in text.text for text in feet)
        for one in feet:
            assert one.box.right <= 205.01
            assert one.box.left >= 4.99
            assert not any(overlap(one.box, other.box) for other in feet if other is not one)


def test_the_parts_list_counts_pieces_and_names_pages() -> None:
    plan = make_plan(demo_kit(), PrintOptions(copies=2))
    entries = {entry.title: entry for entry in contents(plan)}
    assert entries["Coins"].pieces == 140
    assert entries["Adventure Cards"].pieces == 28
    assert entries["Calibration"].pieces == 1
    for title, entry in entries.items():
        pages = [i for i, side in enumerate(plan.pages, 1) if title in side.titles and side.what is not What.BLANK]
        assert entry.pages == spans(pages)


def test_spans_of_pages_are_written_briefly() -> None:
    assert spans([3, 4, 5, 9, 11, 12]) == "3–5, 9, 11–12"


def test_cuts_are_counted_from_edge_to_edge_and_around_outlines() -> None:
    nine = make_plan(Kit("Test", "test", cards(9), cover=False), PrintOptions())
    assert nine.cuts == 8
    two = make_plan(Kit("Test", "test", cards(2), cover=False), PrintOptions())
    assert two.cuts == 5
    demo = make_plan(demo_kit(), PrintOptions(parts=("coins",)))
    assert demo.cuts == 70
    assert make_plan(demo_kit(), PrintOptions(parts=("board",))).cuts == 0


def test_parts_of_one_size_lie_together_in_their_order_and_others_share_their_sheets() -> None:
    shape = Rect(0, 0, 60, 60)
    other = part("x", Rect(0, 0, 60, 61))
    parts = (part("a", shape, count=3), other, part("b", shape, count=2), part("c", shape, backed=False))
    kit = Kit("Test", "test", parts, cover=False)
    (sheet,) = make_plan(kit, PrintOptions()).sheets
    assert [item.name for item in sheet.front.parts] == ["a", "a", "a", "b", "b", "x", "c"]
    assert sheet.back is not None
    assert [item.name for item in sheet.back.parts] == ["a", "a", "a", "b", "b", "x"]
    folded = make_plan(kit, PrintOptions(backs=Backs.FOLD)).sheets
    fronts = [[item.part.name for item in sheet.front.blocks[0].prints] for sheet in folded]
    assert fronts == [["a", "a", "a", "b", "b", "x"], ["c"]]  # beside what has no back no back can lie


def test_copies_come_one_whole_copy_after_the_other() -> None:
    shape = Rect(0, 0, 60, 60)
    kit = Kit("Test", "test", (part("a", shape), part("b", shape)), cover=False)
    (sheet,) = make_plan(kit, PrintOptions(copies=3)).sheets
    assert [item.name for item in sheet.front.parts] == ["a", "b"] * 3
