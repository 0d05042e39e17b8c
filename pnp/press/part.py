"""Parts and kits: the printed things as values. A part says what it is, how large, how many and how it is drawn;

nothing about paper, backs or marks, which are the press's matter.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from pnp.draw.canvas import Draw
from pnp.draw.ink import Ink
from pnp.draw.shapes import Box, Point, Rect, Shape
from pnp.press.banner import Banner

__all__ = ["Kit", "Part", "card", "sheet"]


@dataclass(frozen=True, slots=True)
class Part:
    """One printed thing.

    Its drawing has its origin at the top left of the outline's box. What is drawn beyond the outline shows only in the
    bleed, if the player asks for one: a background that reaches the edge is drawn `BLEED` mm beyond it.
    """

    name: str
    """Unique in its kit, like `kraken`."""
    outline: Shape
    """Where it is cut, its box at the origin."""
    front: Draw
    back: Draw | None = None
    count: int = 1
    group: str = ""
    """What `--parts` and the parts list call it and its like: `adventure-cards`."""
    title: str = ""
    """The same for people: `Adventure Cards`."""
    folds: tuple[tuple[Point, Point], ...] = ()
    """Lines along which a net is folded."""
    whole: bool = False
    """A page of its own that is not cut: a board or a sheet to write on."""
    extra: bool = False
    """Printed only when `--parts` names it or its group: further boards, which most players never need."""

    @property
    def box(self) -> Box:
        return self.outline.box()


BLEED = 3.0


def card(name: str, front: Draw, back: Draw | None, *, group: str, title: str, count: int = 1) -> Part:
    """Give a card of the usual size with its corners rounded by 3 mm."""
    return Part(name, Rect(0, 0, 63, 88, 3), front, back, count, group, title)


def sheet(
    name: str, width: float, height: float, front: Draw, back: Draw | None = None, *, group: str, title: str
) -> Part:
    """Give a whole page: at most 200 x 264 mm, so that it is the same size on A4 and Letter."""
    return Part(name, Rect(0, 0, width, height), front, back, 1, group, title, whole=True)


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything that is printed for a game, in the order of the parts list."""

    game: str
    """The game's title."""
    code: str
    """The setup code, which is on every page."""
    parts: tuple[Part, ...]
    tagline: str = ""
    steps: tuple[str, ...] = field(default=())
    """What the game's player does once everything is cut, for the cover."""
    accent: Ink | None = None
    """The one colour of the game that the cover may use."""
    banner: Banner | None = None
    """The picture over the cover's parts list, and how the title below it is lettered."""
    cover: bool = True
    """Whether a cover goes before the parts and a calibration page after them: not for sheets alone, nor specimens."""

    kind: str = ""
    """What the file's name says beside the code, so that sheets do not take the place of the kit: `sheets`."""

    head: str = ""
    """The headers of a record of this setup in the text form. A fillable sheet keeps them, for those who judge it."""

    def groups(self) -> Iterator[tuple[str, tuple[Part, ...]]]:
        """Give the parts by group, in order of first appearance."""
        names = dict.fromkeys(part.group for part in self.parts)
        for name in names:
            yield name, tuple(part for part in self.parts if part.group == name)
