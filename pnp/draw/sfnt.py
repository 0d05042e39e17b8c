"""The few tables of a TrueType file that measuring needs: which characters there are, how wide and how high they are.

fontTools reads these too, and everything else; importing it and letting it take the tables apart costs more than
drawing a whole deck of cards. It is kept for outlines and kerning, which most pages never ask for.
"""

import struct
from pathlib import Path
from typing import NamedTuple

__all__ = ["Metrics", "read_metrics"]


class Metrics(NamedTuple):
    """Measures in font units."""

    units: int
    """Font units in an em."""
    advances: dict[int, int]
    """The width of each character, by code point."""
    cap_height: int
    x_height: int
    ascent: int
    descent: int
    """Below the baseline, as a positive number."""


def read_metrics(path: Path) -> Metrics:
    """Read a font file. Raises ValueError if it is not one of a kind that we use."""
    data = path.read_bytes()
    count: int = struct.unpack_from(">H", data, 4)[0]
    tables = {data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    try:
        head, hhea, hmtx, os2, cmap = (tables[name] for name in (b"head", b"hhea", b"hmtx", b"OS/2", b"cmap"))
    except KeyError as missing:
        raise ValueError(f"{path} has no table {missing}") from None
    (wide,) = struct.unpack_from(">H", data, hhea + 34)
    # Each entry is a width and a bearing; glyphs beyond the last entry are as wide as the last.
    widths = _words(data, hmtx, 2 * wide)[::2]
    advances = {code: widths[min(glyph, wide - 1)] for code, glyph in _characters(data, cmap, path).items()}
    (units,) = struct.unpack_from(">H", data, head + 18)
    ascent, descent = struct.unpack_from(">hh", data, os2 + 68)
    x_height, cap_height = struct.unpack_from(">hh", data, os2 + 86)
    return Metrics(units, advances, cap_height, x_height, ascent, -descent)


def _words(data: bytes, at: int, count: int) -> tuple[int, ...]:
    return struct.unpack_from(f">{count}H", data, at)


def _characters(data: bytes, cmap: int, path: Path) -> dict[int, int]:
    """Give the glyph of each code point, from the table for all of Unicode or that for its first plane."""
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    found = {}
    for i in range(count):
        platform, encoding, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * i)
        found[platform, encoding] = cmap + offset
    for key in ((3, 10), (0, 4), (3, 1), (0, 3)):
        at = found.get(key)
        if at is not None:
            (kind,) = struct.unpack_from(">H", data, at)
            if kind == 12:
                return _format_12(data, at)
            if kind == 4:
                return _format_4(data, at)
    raise ValueError(f"{path} has no table of characters that we can read")


def _format_4(data: bytes, at: int) -> dict[int, int]:
    """Segments of code points with either a common distance to their glyphs or a list of them."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = _words(data, at + 14, count)
    starts = _words(data, at + 16 + 2 * count, count)
    deltas = _words(data, at + 16 + 4 * count, count)
    ranges_at = at + 16 + 6 * count
    ranges = _words(data, ranges_at, count)
    glyphs: dict[int, int] = {}
    for i in range(count):
        start, end, delta, offset = starts[i], min(ends[i], 0xFFFE), deltas[i], ranges[i]
        if offset == 0:
            for code in range(start, end + 1):
                glyphs[code] = (code + delta) & 0xFFFF
        else:
            for code, glyph in zip(
                range(start, end + 1), _words(data, ranges_at + 2 * i + offset, end - start + 1), strict=True
            ):
                glyphs[code] = (glyph + delta) & 0xFFFF if glyph else 0
    return {code: glyph for code, glyph in glyphs.items() if glyph}


def _format_12(data: bytes, at: int) -> dict[int, int]:
    """Groups of code points whose glyphs follow one another."""
    (count,) = struct.unpack_from(">I", data, at + 12)
    glyphs: dict[int, int] = {}
    for start, end, first in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
        for code in range(start, end + 1):
            glyphs[code] = first + code - start
    return {code: glyph for code, glyph in glyphs.items() if glyph}
