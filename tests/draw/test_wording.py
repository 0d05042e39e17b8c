"""A line of words and icons: read, measured, fitted, broken and drawn in one way."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from pnp.draw.canvas import Canvas, Page
from pnp.draw.icons import GRID, LEAST_ICON, Icons
from pnp.draw.ink import BLACK, ink
from pnp.draw.log import LogCanvas
from pnp.draw.type import PT, Font, Type
from pnp.draw.wording import Hand, Sign, named, set_line, width_of, words_of, wrapped
from pnp.errors import PressError, TemplateError
from pnp.templates import Templates, house_templates

ICONS = Icons(Templates(house_templates()))
RED = ink("#A3192E")
BODY, STRONG = Type(Font("serif"), 9, BLACK), Type(Font("sans", "Bold"), 14, BLACK)


def bar(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.rect(x, y - 1, size / 2, 2, fill=RED)


HAND = Hand.of(BODY, STRONG, ICONS, icon=6.0, signs={"bar": Sign(0.5, bar)}, inks={"gold": RED})
ROW = HAND._replace(between=2.0, centred=True)


def drawn(draw: Callable[[Canvas], object]) -> LogCanvas:
    canvas = LogCanvas()
    with canvas.page(Page(200, 100)):
        draw(canvas)
    return canvas


def line(text: str, hand: Hand = HAND, anchor: str = "start", fit: float | None = None) -> LogCanvas:
    return drawn(lambda canvas: set_line(canvas, 50, 20, text, hand, anchor=anchor, fit=fit))


def reaches(canvas: LogCanvas) -> list[tuple[str, float, float]]:
    """All that stands in the line from left to right, with the ends of what is seen or set of it."""
    out = [(text.text, text.box.left, text.box.right) for text in canvas.texts]
    for name, x, scale in re.findall(r"stamp “icon (\S+) .*” at (\S+) \S+ scaled (\S+)", canvas.finish()):
        reach, k = ICONS[name].reach, float(scale)
        out.append((f"[{name}]", float(x) + reach.left * k, float(x) + reach.right * k))
    for x, width in re.findall(r"rect (\S+) \S+ (\S+) 2 fill #A3192E", canvas.finish()):
        out.append(("[bar]", float(x), float(x) + float(width)))
    return sorted(out, key=lambda item: item[1])


def test_words_numbers_icons_and_signs_stand_in_their_order() -> None:
    assert [what for what, *_ in reaches(line("[ship] may **4** [gold] then [bar] go"))] == [
        *("[ship]", "may", "4", "[gold]", "then", "[bar]", "go"),
    ]


def test_a_line_is_as_wide_as_what_is_seen_of_it() -> None:
    for text in ("[ship] may **4** [gold]", "may [bar]", "**4**~[gold] and"):
        items = reaches(line(text))
        assert items[0][1] == pytest.approx(50, abs=0.01)
        assert items[-1][2] - 50 == pytest.approx(width_of(words_of(text, HAND), HAND), abs=0.02)


@pytest.mark.parametrize(("anchor", "share"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_a_line_is_anchored(anchor: str, share: float) -> None:
    items = reaches(line("may [gold]", anchor=anchor))
    assert items[0][1] + share * (items[-1][2] - items[0][1]) == pytest.approx(50, abs=0.02)


def gaps(text: str, hand: Hand) -> list[float]:
    items = reaches(line(text, hand))
    return [right[1] - left[2] for left, right in pairwise(items)]


def test_spaces_are_those_of_the_type_and_thin_ones_are_thin() -> None:
    assert gaps("may [gold]", HAND) == pytest.approx([BODY.width(" ")], abs=0.02)
    assert gaps("may~[gold]", HAND) == pytest.approx([0.15 * 9 * PT], abs=0.02)
    assert gaps("may[gold], or", HAND) == pytest.approx([0.0, 0.0], abs=0.02)
    assert gaps("may[gold], or", HAND._replace(behind=0.4)) == pytest.approx([0.0, 0.4], abs=0.02)


def test_a_row_has_its_gap_beside_all_but_plain_words() -> None:
    assert gaps("must not [gold] **+** **1** [ship] go", ROW) == pytest.approx([2.0] * 5, abs=0.02)
    assert [text.text for text in line("must not [gold]", ROW).texts] == ["must not"]


def test_type_stands_on_one_line_or_about_one_middle() -> None:
    def baselines(hand: Hand) -> list[float]:
        return [float(y) for y in re.findall(r"text at \S+ (\S+)", line("may **4**", hand).finish())]

    assert baselines(HAND) == [20, 20]
    small, large = baselines(ROW)
    assert small == pytest.approx(20 + BODY.cap_height / 2, abs=0.01)
    assert large == pytest.approx(20 + STRONG.cap_height / 2, abs=0.01)


def test_an_icon_has_its_own_ink_that_of_the_icons_or_the_words() -> None:
    def inks(hand: Hand) -> list[str]:
        return re.findall(r"stamp “icon \S+ (\S+)", line("[gold] [ship]", hand).finish())

    assert inks(HAND) == ["#A3192E", "#000000"]
    assert inks(HAND._replace(ink=RED)) == ["#A3192E", "#A3192E"]


def sizes(canvas: LogCanvas) -> tuple[float, float]:
    return min(text.size for text in canvas.texts), min(icon.size for icon in canvas.notes.icons)


def test_a_line_that_is_too_long_first_closes_up_then_grows_smaller() -> None:
    text = "must not stop [ship] **+1** [gold]"
    width = width_of(words_of(text, ROW), ROW)
    closed = line(text, ROW, fit=width - 1.0)
    assert sizes(closed) == (9, 6)
    smaller = line(text, ROW, fit=width - 4.0)
    assert 8 < sizes(smaller)[0] < 9
    assert reaches(smaller)[-1][2] - 50 == pytest.approx(width - 4.0, abs=0.1)


def test_nothing_grows_too_small_and_what_is_too_wide_is_known() -> None:
    tight = line("must not stop [ship] **+1** [gold]", ROW._replace(least=7.5), fit=10)
    assert sizes(tight) == (7.5, LEAST_ICON)
    assert max(text.over for text in tight.texts) > 5
    assert max(text.over for text in line("stop [ship]", ROW, fit=40).texts) == 0


def test_a_text_is_broken_into_lines_and_no_line_begins_with_an_icon() -> None:
    lines = wrapped("Pay 3 [gold] or 2~[ship], **which** is nearer to the [wind] now", HAND, 22)
    canvas = drawn(lambda canvas: lines.draw(canvas, 0, 10))
    assert len(lines.rows) > 2
    assert lines.height == pytest.approx(len(lines.rows) * HAND.leading)
    assert max(text.box.right for text in canvas.texts) <= 22
    firsts: dict[int, tuple[float, str]] = {}
    for name, x, y in re.findall(r"stamp “icon (\S+) .*” at (\S+) (\S+)", canvas.finish()):
        row = round((float(y) + HAND.icon / 2 + BODY.cap_height / 2 - 10) / HAND.leading)
        firsts[row] = min(firsts.get(row, (99.0, "")), (float(x), name))
    assert len(firsts) > 1
    lefts = {round((text.corners[3][1] - 10) / HAND.leading): text.box.left for text in reversed(canvas.texts)}
    assert all(lefts[row] < left for row, (left, _) in firsts.items())


def test_lines_are_drawn_a_leading_apart_and_give_the_next_baseline() -> None:
    lines = wrapped("one two three four five six seven", HAND, 20)
    ends: list[float] = []
    canvas = drawn(lambda canvas: ends.append(lines.draw(canvas, 30, 10, anchor="middle")))
    baselines = sorted({float(y) for y in re.findall(r"text at \S+ (\S+)", canvas.finish())})
    assert baselines == pytest.approx([10 + i * HAND.leading for i in range(len(lines.rows))])
    assert ends == [pytest.approx(10 + lines.height)]
    assert all(text.box.centre[0] == pytest.approx(30) for text in canvas.texts)


def test_a_word_that_no_line_holds_is_told() -> None:
    with pytest.raises(PressError, match="“archipelago” is wider than its column of 9 mm"):
        wrapped("an archipelago", HAND, 9)


def test_names_are_put_in_and_may_hold_icons() -> None:
    text = named("pay {price} or {more-or-less}", {"price": "**1** [gold]", "more-or-less": 7}, "x.toml")
    assert text == "pay **1** [gold] or 7"
    wrong = r"x\.toml says “\{prize\}”, which stands for nothing there; the nearest is \{price\}"
    with pytest.raises(TemplateError, match=wrong):
        named("pay {prize}", {"price": 1}, "x.toml")


def test_an_icon_that_is_not_there_is_told() -> None:
    with pytest.raises(TemplateError, match="there is no icon named golf; the nearest is gold"):
        line("[golf]")


def test_an_icon_takes_as_much_room_as_is_seen_of_it() -> None:
    ship = ICONS["ship"].reach.width * HAND.icon / GRID
    assert width_of(words_of("[ship]", HAND), HAND) == pytest.approx(ship)
