"""Type: measuring agrees with the PDF's own, lines keep to their width and lose nothing."""

from collections import Counter
from itertools import pairwise

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfbase.pdfmetrics import stringWidth

from pnp.draw.ink import BLACK
from pnp.draw.pdf import _registered
from pnp.draw.type import PT, SMALLEST, Font, Type, face, wrap

WEIGHTS = ("ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black")
FONTS = [Font(family, weight, italic) for family in ("sans", "serif") for weight in WEIGHTS for italic in (False, True)]
PROSE = "The quick brown Kraken – “Ça va?” – jumps over 1234567890 lazy isles (½ fathom)."
"""What stands in our templates: letters, marks and digits."""

SANS = Type(Font("sans"), 9, BLACK)

letters = st.characters(codec="latin-1", categories=("L", "N", "P"))
words = st.text(letters, min_size=1, max_size=30)
prose = st.lists(words, min_size=1, max_size=25).map(" ".join)


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_every_face_is_measured_as_the_pdf_measures_it(font: Font) -> None:
    text = face(font).printable(PROSE)
    ours = face(font).width(text, 12)
    assert ours == pytest.approx(stringWidth(text, _registered(font), 12) * PT, abs=0.01)
    assert ours > 100


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_outlines_are_those_of_the_font_file(font: Font) -> None:
    """Their bounds agree with the file's own to a thousandth of the size, also for glyphs composed of others."""
    opened, file = face(font), TTFont(font.file)
    glyphs, names = file.getGlyphSet(), file.getBestCmap()
    for character in "AÉgØ058ß&½“":
        path = opened.outline(character)
        assert path.winding
        ours, theirs = BoundsPen(None), BoundsPen(glyphs)
        glyphs[names[ord(character)]].draw(theirs)
        for letter, *n in path.steps:
            points = [(x * opened.units, -y * opened.units) for x, y in zip(n[::2], n[1::2], strict=True)]
            {"M": ours.moveTo, "L": ours.lineTo, "C": ours.curveTo, "Z": ours.closePath}[letter](*points)
        assert ours.bounds == pytest.approx(theirs.bounds, abs=1)
        assert sum(step[0] == "M" for step in path.steps) == sum(step[0] == "Z" for step in path.steps)
    assert not opened.outline(" ").steps
    assert -opened.outline("H").box().top == pytest.approx(opened.cap_height, abs=0.02)
    assert -opened.outline("x").box().top == pytest.approx(opened.x_height, abs=0.03)


def test_an_accent_sits_above_its_letter() -> None:
    plain, accented = (face(Font("serif")).outline(c).box() for c in "eé")
    assert accented.bottom == pytest.approx(plain.bottom, abs=0.002)
    assert accented.top < plain.top - 0.1


def test_spacing_stands_between_characters_only() -> None:
    opened = face(Font("sans"))
    assert opened.width("abc", 10, 0.5) == pytest.approx(opened.width("abc", 10) + 1.0)
    assert opened.width("a", 10, 0.5) == opened.width("a", 10)
    assert opened.width("", 10, 0.5) == 0


def test_known_pairs_are_kerned() -> None:
    for family in ("sans", "serif"):
        opened = face(Font(family, "Bold"))
        assert -0.12 < opened.kern("A", "V") < -0.01
        assert -0.15 < opened.kern("T", "o") < -0.01
        assert opened.kern("H", "H") == 0
        assert opened.kern("A", "漢") == 0


def test_what_a_face_lacks_becomes_a_question_mark() -> None:
    opened = face(Font("serif"))
    assert opened.printable(PROSE) == PROSE
    assert opened.printable("漢KRAKEN\x07\n😀") == "?KRAKEN???"
    assert opened.width("漢", 10) == opened.width("?", 10)
    assert opened.outline("漢") == opened.outline("?")


@pytest.mark.parametrize("font", [Font("comic"), Font("sans", "Heavy"), Font("serif", "bold")])
def test_a_face_that_is_not_there_is_named(font: Font) -> None:
    with pytest.raises(ValueError, match=f"there is no face {font.family} {font.weight}"):
        face(font)


# -- fitting -----------------------------------------------------------------------------------------


@given(prose, st.floats(1, 200), st.floats(SMALLEST, 40))
def test_fitted_type_keeps_to_its_width_or_to_the_smallest_size(text: str, width: float, size: float) -> None:
    style = Type(Font("serif", "Semibold"), size, BLACK, 0.2)
    fitted = style.fitted(text, width)
    assert SMALLEST <= fitted.size <= size
    assert fitted.width(text) <= width + 1e-9 or fitted.size == SMALLEST
    if style.width(text) <= width:
        assert fitted == style
    elif fitted.size > SMALLEST:
        assert fitted.width(text) == pytest.approx(width)  # no smaller than it must be


def test_type_that_is_small_already_is_not_made_larger_to_be_legible() -> None:
    tiny = SANS.resized(5)
    assert tiny.fitted("a line that is far too long", 5).size == 5


def test_another_size_scales_the_spacing_along() -> None:
    style = Type(Font("sans"), 10, BLACK, 0.4)
    assert style.resized(5).spacing == pytest.approx(0.2)
    assert style.resized(5).width("abc") == pytest.approx(style.width("abc") / 2)
    assert style.leading == pytest.approx(12.5 * PT)
    assert style.cap_height == pytest.approx(0.66 * 10 * PT, abs=0.01)


# -- wrapping ----------------------------------------------------------------------------------------


@given(prose, st.floats(8, 120))
def test_wrapped_lines_keep_to_the_width_and_lose_nothing(text: str, width: float) -> None:
    found = wrap(text, SANS, width)
    for line in found:
        assert SANS.width(line) <= width
        assert line == line.strip()
    assert "".join(found).replace(" ", "") == text.replace(" ", "")
    # A word that fits by itself is never broken.
    pieces = Counter(word for line in found for word in line.split())
    for word, times in Counter(text.split()).items():
        if SANS.width(word) <= width:
            assert pieces[word] >= times


@given(prose, st.floats(30, 120))
def test_no_line_could_have_taken_the_next_word(text: str, width: float) -> None:
    found = wrap(text, SANS, width)
    for line, after in pairwise(found):
        first = after.split()[0]
        if SANS.width(first) < width and first in text.split():
            assert SANS.width(f"{line} {first}") > width


def test_a_word_that_is_too_long_is_broken_where_it_must_be() -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    found = wrap(f"Die {word} legt ab", SANS, 20)
    assert found[0] == "Die"
    assert "".join(found[1:]).startswith(word)
    assert len(found) >= 4
    for line, after in pairwise(found[1:]):
        if f"{line}{after[0]}" in word:
            assert SANS.width(line + after[0]) > 20


def test_not_even_one_letter_fits_and_still_it_ends() -> None:
    assert wrap("Mu", SANS, 0.1) == ["M", "u"]


def test_new_lines_are_kept_and_spaces_are_not() -> None:
    assert wrap("one  two\n\n three ", SANS, 100) == ["one two", "", "three"]
    assert wrap("", SANS, 100) == [""]
