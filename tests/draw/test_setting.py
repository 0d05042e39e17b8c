"""Running text: what is written is set, in its types, inside its boxes, and nothing is lost on the way."""

import re

import pytest

from pnp.draw.canvas import Canvas, Page
from pnp.draw.icons import Icons
from pnp.draw.ink import BLACK, ink
from pnp.draw.log import LogCanvas
from pnp.draw.setting import Figure, Hand, arrange, arrange_evenly, columns, draw_rows, rows_of, set_text
from pnp.draw.shapes import Box
from pnp.draw.type import Font, Type
from pnp.errors import PressError, TemplateError
from pnp.templates import Templates, house_templates

BODY, STRONG, SLANT = (
    Type(font, 9, BLACK) for font in (Font("serif"), Font("serif", "Bold"), Font("serif", italic=True))
)
HEADING = Type(Font("serif", "Bold"), 10, ink("#A3192E"), 0.6)


def framed(canvas: Canvas, width: float) -> None:
    canvas.rect(0, 0, width, 12, fill=BLACK)


HAND = Hand(BODY, STRONG, SLANT, HEADING, STRONG, Icons(Templates(house_templates())), {"chart": Figure(12, framed)})
LONG = " ".join(f"word{n}" for n in range(120))


def drawn(text: str, box: Box, *, count: int = 1, hand: Hand = HAND) -> LogCanvas:
    canvas = LogCanvas()
    with canvas.page(Page(210, 297)):
        set_text(canvas, text, box, hand, count=count)
    return canvas


def stamped(canvas: LogCanvas) -> list[tuple[str, float, float]]:
    """Each icon with the left edge of its grid and its size."""
    found = re.findall(r"stamp “icon (\S+) .*” at (\S+) \S+ scaled (\S+)", canvas.finish())
    return [(name, float(x), 24 * float(scale)) for name, x, scale in found]


def test_no_word_is_lost_and_none_leaves_its_column() -> None:
    canvas = drawn(LONG, Box(10, 20, 70, 120))
    assert " ".join(text.text for text in canvas.texts) == LONG
    assert min(text.box.left for text in canvas.texts) == pytest.approx(10)
    assert max(text.box.right for text in canvas.texts) <= 70
    assert len(canvas.texts) > 5


def test_lines_lie_a_leading_apart_and_paragraphs_a_gap_more() -> None:
    canvas = drawn("one\n\ntwo", Box(0, 0, 60, 60))
    one, two = canvas.texts
    assert two.box.top - one.box.top == pytest.approx(HAND.leading + HAND.gap)


def test_bold_and_italic_have_their_faces_and_stand_where_they_are_written() -> None:
    canvas = drawn("a **bold word** and *slant*, then more", Box(0, 0, 100, 20))
    assert [(text.text, text.font) for text in canvas.texts] == [
        ("a", BODY.font),
        ("bold word", STRONG.font),
        ("and", BODY.font),
        ("slant", SLANT.font),
        (", then more", BODY.font),
    ]
    for left, right in zip(canvas.texts, canvas.texts[1:], strict=False):
        gap = right.box.left - left.box.right
        assert gap == pytest.approx(0 if right.text.startswith(",") else BODY.width(" "), abs=0.1)


def test_an_icon_takes_its_room_in_the_line() -> None:
    canvas = drawn("pay 3 [gold], then go", Box(0, 0, 100, 20))
    [(name, left, size)] = stamped(canvas)
    before, after = canvas.texts
    assert name == "gold"
    assert size == pytest.approx(HAND.icon, abs=0.05)
    assert before.text == "pay 3"
    assert after.text == ", then go"
    assert before.box.right < left + size / 2 < after.box.left


@pytest.mark.parametrize("width", [18, 20, 22, 24, 26, 28, 30, 34, 38])
def test_an_icon_is_never_parted_from_the_word_before_it(width: float) -> None:
    canvas = drawn("spend 12 [provisions] and 7 [gold] here on **wind** [wind] or so", Box(0, 0, width, 90))
    lines = [line.strip() for line in canvas.finish().splitlines() if line.strip().startswith(("text", "stamp"))]
    for number, line in enumerate(lines):
        if line.startswith("stamp"):
            assert re.search(r"(12|7|wind)”$", lines[number - 1])


def test_lists_hang_from_their_marks() -> None:
    canvas = drawn(f"- {LONG[:90]}\n- two\n\n1. three\n2. four\n continued", Box(0, 0, 50, 60))
    marks = [text for text in canvas.texts if text.text in ("•", "1", "2")]
    others = [text for text in canvas.texts if text not in marks]
    assert [text.text for text in marks] == ["•", "•", "1", "2"]
    assert {round(text.box.left, 3) for text in marks} == {0}
    assert {round(text.box.left, 3) for text in others} == {HAND.indent}
    assert others[-1].text == "four continued"


def test_a_sign_stands_in_the_margin_and_its_entry_is_as_high_at_least() -> None:
    canvas = drawn("@pirates short\n@peril next", Box(0, 0, 60, 60))
    assert [name for name, _, _ in stamped(canvas)] == ["pirates", "peril"]
    assert [size for _, _, size in stamped(canvas)] == pytest.approx([HAND.sign] * 2, abs=0.05)
    one, two = canvas.texts
    assert one.box.left == HAND.sign + 2
    assert two.box.top - one.box.top >= HAND.sign


def test_headings_are_set_in_capitals_and_stay_with_what_follows() -> None:
    rows = rows_of("one\n\n## Head [gold]\ntwo", HAND, 60)
    assert [row.keep for row in rows] == [False, True, False]
    room = rows[0].height + rows[1].before + rows[1].height + 0.5  # for the heading, but not for what follows it
    placed = arrange(rows, [Box(0, 0, 60, room), Box(70, 0, 130, 60)])
    assert [item.x for item in placed] == [0, 70, 70]
    assert [text.text for text in drawn("## Head [gold]\ntwo", Box(0, 0, 60, 60)).texts] == ["HEAD", "two"]


def test_no_line_of_a_paragraph_stands_alone_in_a_column() -> None:
    rows = rows_of(f"first\n\n{LONG}", HAND, 60)
    for height in range(13, 60):
        placed = arrange(rows, [Box(x, 0, x + 60, height) for x in range(0, 1400, 70)])
        per_column = [sum(item.x == x for item in placed) for x in range(0, 1400, 70)]
        paragraph = [count for count in per_column[1:] if count]
        assert all(count > 1 for count in paragraph)


def test_a_figure_is_drawn_as_wide_as_its_column() -> None:
    canvas = drawn("above\n\n![chart]\n\nbelow", Box(5, 5, 65, 60))
    assert "rect 0 0 60 12" in canvas.finish()
    above, below = canvas.texts
    assert below.box.top - above.box.top >= 12 + HAND.leading


def test_columns_are_filled_alike() -> None:
    boxes = columns(Box(0, 0, 125, 100), 2, 5)
    assert [(box.left, box.right) for box in boxes] == [(0, 60), (65, 125)]
    placed = arrange_evenly(rows_of(LONG, HAND, 60), boxes)
    ends = [max(y + row.height for x, y, row in placed if x == box.left) for box in boxes]
    assert abs(ends[0] - ends[1]) <= 2 * HAND.leading
    canvas = LogCanvas()
    draw_rows(canvas, placed)
    assert " ".join(text.text for text in canvas.texts) == LONG


def test_text_that_is_too_long_is_told() -> None:
    with pytest.raises(PressError, match="too long for its place by"):
        drawn(LONG, Box(0, 0, 60, 20))


def test_a_word_that_is_wider_than_its_column_is_told() -> None:
    with pytest.raises(PressError, match="wider than its column of 8 mm"):
        rows_of("incomprehensibilities", HAND, 8)


def test_figures_and_icons_that_are_not_there_are_told() -> None:
    with pytest.raises(TemplateError, match="no figure named map"):
        rows_of("![map]", HAND, 60)
    with pytest.raises(TemplateError, match="no icon named golt"):
        rows_of("3 [golt]", HAND, 60)
