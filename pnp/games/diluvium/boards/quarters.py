"""Where all lies on an Action Board: four quarters of land about a sea, in whose middle the wheel turns.

Each quarter is laid out alike: at the board's edge a strip, and in a column clear of the sea the section's heading, its
words and a note. Above the middle the strip comes first, below it last. The slots of Settlers lie in the sea, about the
wheel.
"""

import math
from typing import NamedTuple

from pnp.draw.shapes import Box, Path, Point

__all__ = ["BAND", "BITE", "HIGH", "MIDDLE", "QUARTERS", "SHORE", "SLOT", "WIDE", "Quarter", "panel"]

WIDE, HIGH = 190.0, 126.0
"""Two lie on a sheet of A4 and of Letter, and one with its back beside it."""
BAND = 5.4
MIDDLE: Point = (WIDE / 2, HIGH / 2)
SHORE = 29.0
"""How far from the pin the sea begins."""
BITE = 40.6
"""How far sections keep from the pin."""
SLOT = 5.2
"""Radius of a Settler's slot, which takes a piece of 9 mm."""
_SLOTS = 34.8
"""How far slots are from the pin, and the angle from one to the next."""
_STEP = 19.4
_CLEAR = 42.8
"""How far columns keep from the pin."""
_STRIP = 14.4
_MARGIN = 2.4


class Quarter(NamedTuple):
    """A section: its land, the strip at the board's edge, its column of words, and the note at the end of them."""

    name: str
    icon: str
    box: Box
    strip: Box
    words: Box
    note: Box
    toward: float
    """The angle at which the middle of its slots is seen from the pin, clockwise from above."""

    def slots(self, count: int) -> list[Point]:
        """Give the places of so many Settlers about the wheel."""
        x, y = MIDDLE
        turns = (math.radians(self.toward + _STEP * (i - (count - 1) / 2)) for i in range(count))
        return [(x + _SLOTS * math.sin(a), y - _SLOTS * math.cos(a)) for a in turns]


def _quarter(name: str, icon: str, toward: float) -> Quarter:
    x, y = MIDDLE
    left, upper = toward > 180, not 90 < toward < 270
    near, far = (BAND + 1.6, x - 0.8) if left else (x + 0.8, WIDE - BAND - 1.6)
    top, bottom = (BAND + 1.6, y - 0.8) if upper else (y + 0.8, HIGH - BAND - 1.6)
    box = Box(near, top, far, bottom)
    strip = Box(near, top + 0.6, far, top + _STRIP) if upper else Box(near, bottom - _STRIP, far, bottom - 0.6)
    begin, end = (near + _MARGIN, x - _CLEAR) if left else (x + _CLEAR, far - _MARGIN)
    words = Box(begin, strip.bottom + 2.0, end, bottom - 1.8) if upper else Box(begin, top + 2.0, end, strip.top - 1.8)
    return Quarter(name, icon, box, strip, words, Box(begin, words.bottom - 10.4, end, words.bottom), toward)


QUARTERS = (
    _quarter("explore", "scout", 315),
    _quarter("settle", "settler", 45),
    _quarter("produce", "wheat", 135),
    _quarter("engage", "galley", 225),
)
"""In the order of the slots, clockwise."""


def panel(box: Box) -> Path:
    """Give a section's land: a rectangle with a bite for the sea."""
    mx, my = MIDDLE
    left, upper = box.right < mx, box.bottom < my
    x, y = box.right if left else box.left, box.bottom if upper else box.top
    dx = math.sqrt(BITE**2 - (y - my) ** 2) * (-1 if left else 1)
    dy = math.sqrt(BITE**2 - (x - mx) ** 2) * (-1 if upper else 1)
    begin, end = math.atan2(y - my, dx), math.atan2(dy, x - mx)
    if begin - end > math.pi:
        end += 2 * math.pi
    elif end - begin > math.pi:
        begin += 2 * math.pi
    turns = [begin + (end - begin) * i / 20 for i in range(21)]
    bite = [(mx + BITE * math.cos(a), my + BITE * math.sin(a)) for a in turns]
    far_x, far_y = (box.left if left else box.right), (box.top if upper else box.bottom)
    return Path().polyline([(far_x, y), *bite, (x, far_y), (far_x, far_y)], close=True)
