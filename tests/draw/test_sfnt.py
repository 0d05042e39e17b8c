"""Our reader of font files agrees with fontTools about every character of every face."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from pnp.draw.sfnt import read_metrics
from pnp.draw.type import Font

FONTS = [
    Font(family, weight, italic)
    for family in ("sans", "serif")
    for weight in ("ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black")
    for italic in (False, True)
]


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_every_measure_is_the_one_that_fonttools_reads(font: Font) -> None:
    ours, theirs = read_metrics(font.file), TTFont(font.file)
    widths, os2 = theirs["hmtx"].metrics, theirs["OS/2"]
    assert ours.advances == {code: widths[name][0] for code, name in theirs.getBestCmap().items()}
    assert len(ours.advances) > 400
    assert ours.units == theirs["head"].unitsPerEm
    assert (ours.cap_height, ours.x_height) == (os2.sCapHeight, os2.sxHeight)
    assert (ours.ascent, ours.descent) == (os2.sTypoAscender, -os2.sTypoDescender)


def test_the_table_of_the_first_plane_is_read_too(tmp_path: Path) -> None:
    """Fonts without characters beyond it have no other."""
    font = TTFont(Font("sans").file)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4]
    assert font["cmap"].tables
    font.save(tmp_path / "small.ttf")
    widths = font["hmtx"].metrics
    wanted = {code: widths[name][0] for code, name in font.getBestCmap().items()}
    assert read_metrics(tmp_path / "small.ttf").advances == wanted


def test_a_file_that_is_no_font_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no.ttf").write_bytes(b"\x00\x01\x00\x00" + bytes(60))
    with pytest.raises(ValueError, match="has no table"):
        read_metrics(tmp_path / "no.ttf")
