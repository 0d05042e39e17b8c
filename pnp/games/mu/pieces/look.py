"""What the loose pieces are drawn with: the theme, the icons, what is in the box, and what the pieces say."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec

from pnp.draw.canvas import Canvas, Draw, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import Icons
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Box, Circle
from pnp.draw.theme import Theme
from pnp.errors import TemplateError
from pnp.games.mu.components import Numbers, components
from pnp.press.part import BLEED, Part
from pnp.templates import Data, Templates

__all__ = ["Look", "Tribe", "disc", "draw_number", "look", "once", "picture"]

TRIBES = frozenset({"wave", "sun", "bird", "fish"})
"""What is drawn for each of them has its name."""
_FILE = "mu/pieces.toml"
_Count = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Tribe(Data, frozen=True):
    """A tribe: its inks and its sign bear its id."""

    id: str
    name: str


class TrackText(Data, frozen=True):
    """What the score track says."""

    title: str
    lap: str


class PieceWords(Data, frozen=True):
    """The whole of pieces.toml."""

    thin_fissures: _Count
    lap: _Count
    tribes: tuple[Tribe, ...]
    titles: dict[str, str]
    track: TrackText


class Look(NamedTuple):
    """The theme, the icons, the numbers of the game, and the words."""

    theme: Theme
    icons: Icons
    numbers: Numbers
    words: PieceWords

    @property
    def tribes(self) -> tuple[str, ...]:
        return tuple(tribe.id for tribe in self.words.tribes)

    def title(self, group: str) -> str:
        return self.words.titles[group]


@lru_cache(maxsize=8)
def look(data: Templates) -> Look:
    """Read what the pieces are drawn with, once for each `Templates`."""
    words = data.read(_FILE, PieceWords)
    if {tribe.id for tribe in words.tribes} != TRIBES or len(words.tribes) != len(TRIBES):
        raise TemplateError(f"{data.find(_FILE)} is wrong: the tribes are {', '.join(sorted(TRIBES))}, each once")
    return Look(data.read("mu/theme.toml", Theme), Icons.of(data), components(data).numbers, words)


def once(name: str, box: Box, draw: Draw) -> Draw:
    """Give a drawing that a file holds once, however often it is drawn."""
    symbol = Symbol(f"mu {name}", box.grown(BLEED), draw)
    return lambda canvas: canvas.stamp(symbol, moving(0, 0))


def picture(canvas: Canvas, draw: Callable[[Plate], None], known: Look, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a plate with its origin at a place."""
    plate = Plate()
    draw(plate)
    with canvas.group(moving(x, y, scale)):
        plate.draw(canvas, known.theme)


def disc(name: str, r: float, front: Draw, back: Draw | None, group: str, known: Look, count: int = 1) -> Part:
    """Give a round part; its drawings have their origin in its middle."""
    return Part(
        name,
        Circle(r, r, r),
        _centred(f"{name} front", r, front),
        _centred(f"{name} back", r, back) if back else None,
        count,
        group,
        known.title(group),
    )


def _centred(name: str, r: float, draw: Draw) -> Draw:
    symbol = Symbol(f"mu {name}", Box(-r, -r, r, r).grown(BLEED), draw)
    return lambda canvas: canvas.stamp(symbol, moving(r, r))


def draw_number(canvas: Canvas, text: str, x: float, y: float, style: str, known: Look) -> None:
    """Set a number with its figures centred about a place.

    6 and 9 are underlined: on a round piece nothing else says which is their foot.
    """
    kind = known.theme.type(style)
    line = line_of(text, kind)
    base = y + kind.cap_height / 2
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    if text in ("6", "9"):
        wide, low = 0.62 * box.width, base + 0.08 * kind.cap_height
        high = 0.1 * kind.cap_height
        corners = [(x - wide / 2, low), (x + wide / 2, low), (x + wide / 2, low + high), (x - wide / 2, low + high)]
        glyphs.polyline(corners, close=True)
    canvas.draw(glyphs, fill=kind.ink)
    line.ghost(canvas, glyphs, x, base)
