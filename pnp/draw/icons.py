"""Icons: one family for all games, kept as path data on a grid of 24 by 24 in `templates/icons/*.toml`.

An icon is one ink: areas filled by the even-odd rule, lines with round ends, or both. It is treated as type is: it
takes a paint's colour and never its pattern, because a hatched sign of 4 mm is no sign. Each is stored once for a
document and ink, and stamped wherever it is needed.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec

from pnp.draw.canvas import Canvas, Line, Symbol, turning
from pnp.draw.ink import Ink, Mode
from pnp.draw.shapes import Box, Path
from pnp.errors import TemplateError
from pnp.templates import Data, Templates

__all__ = ["GRID", "LEAST_ICON", "Icon", "IconSpec", "Icons", "is_icon", "stamp_icon"]

GRID = 24.0
"""The side of the grid that icons are drawn on."""

LEAST_ICON = 4.0
"""In mm: a smaller icon is a blot."""

_ICON = "icon"
"""What the names of the icons' symbols begin with; the icon's own name follows."""

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class IconSpec(Data, frozen=True):
    """An icon as it stands in its file."""

    title: str
    fill: str = ""
    stroke: str = ""
    width: Annotated[float, msgspec.Meta(ge=1.4, le=12)] = 2.0
    """Of the stroke; thinner lines are lost at 4 mm."""


class Icon(NamedTuple):
    """An icon, ready to draw; a path without steps is not drawn."""

    name: str
    title: str
    group: str
    """The file that it stands in: resources, sea, land and so on."""
    fill: Path
    stroke: Path
    width: float

    @property
    def reach(self) -> Box:
        """How far its drawing reaches on the grid: icons are set by what is seen of them."""
        boxes = [self.fill.box()] if self.fill.steps else []
        if self.stroke.steps:
            boxes.append(self.stroke.box().grown(self.width / 2))
        return Box.around([corner for box in boxes for corner in ((box.left, box.top), (box.right, box.bottom))])

    def draw(self, canvas: Canvas, ink: Ink) -> None:
        """Draw it on the grid's own units."""
        colour = ink.paint(canvas.mode).colour
        if colour is None:
            return
        if self.fill.steps:
            canvas.paint(self.fill, colour, None)
        if self.stroke.steps:
            canvas.paint(self.stroke, None, Line(colour, self.width, cap="round", join="round"))


class Icons:
    """All icons by name. What is in the files is checked at once, path data when an icon is first used.

    `Icons.of(templates)` gives the same icons again for the same templates, so that a kit reads them once.
    """

    def __init__(self, templates: Templates) -> None:
        self._templates = templates
        self._specs: dict[str, IconSpec] = {}
        self._files: dict[str, str] = {}
        self._icons: dict[str, Icon] = {}
        self._symbols: dict[str, Symbol] = {}
        for group in templates.names("icons", ".toml"):
            self._read(group)

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, templates: Templates) -> "Icons":
        return cls(templates)

    def _read(self, group: str) -> None:
        path = self._templates.find(f"icons/{group}.toml")
        for name, values in self._templates.read(f"icons/{group}.toml", dict[str, Any]).items():
            if not _NAME.fullmatch(name):
                raise TemplateError(f"{path}: “{name}” is no name of an icon: small letters, figures and dashes are")
            if name in self._specs:
                raise TemplateError(f"{path}: the icon {name} is in {self._files[name]}.toml already")
            try:
                spec = msgspec.convert(values, IconSpec)
            except msgspec.ValidationError as error:
                raise TemplateError(f"{path}: the icon {name} is wrong: {error}") from None
            if not spec.fill and not spec.stroke:
                raise TemplateError(f"{path}: the icon {name} has neither fill nor stroke")
            self._specs[name] = spec
            self._files[name] = group

    def __contains__(self, name: str) -> bool:
        return name in self._specs

    def __iter__(self) -> Iterator[str]:
        """Give the names, file by file and in their order there."""
        return iter(self._specs)

    def __len__(self) -> int:
        return len(self._specs)

    def __getitem__(self, name: str) -> Icon:
        icon = self._icons.get(name)
        if icon is None:
            icon = self._icons[name] = self._parse(name)
        return icon

    def _parse(self, name: str) -> Icon:
        spec = self._specs.get(name)
        if spec is None:
            raise TemplateError(f"there is no icon named {name}{self._hint(name)}")
        fill, stroke = self._path(name, "fill", spec.fill), self._path(name, "stroke", spec.stroke)
        return Icon(name, spec.title, self._files[name], fill, stroke, spec.width)

    def _path(self, name: str, key: str, data: str) -> Path:
        try:
            return Path(Path.parse(data).steps, digits=2)
        except ValueError as error:
            path = self._templates.find(f"icons/{self._files[name]}.toml")
            raise TemplateError(f"{path}: the {key} of the icon {name} is no path data: {error}") from None

    def _hint(self, name: str) -> str:
        from difflib import get_close_matches  # only a mistake needs it

        near = get_close_matches(name, self._specs, 1)
        return f"; the nearest is {near[0]}" if near else ""

    def symbol(self, name: str, ink: Ink) -> Symbol:
        """Give an icon in an ink, drawn on the grid: its box is 24 by 24."""
        # The colour in each mode is all of an ink that an icon shows, so these three name the drawing.
        key = " ".join([_ICON, name, *(ink.paint(mode).colour or "none" for mode in Mode)])
        if key not in self._symbols:
            icon = self[name]
            self._symbols[key] = Symbol(key, Box(0, 0, GRID, GRID), lambda canvas: icon.draw(canvas, ink))
        return self._symbols[key]


def is_icon(symbol: Symbol) -> bool:
    """Whether a symbol is an icon; its name's second word then is the icon's."""
    return symbol.name.startswith(f"{_ICON} ")


def stamp_icon(
    canvas: Canvas, icons: Icons, name: str, x: float, y: float, size: float, ink: Ink, *, turn: float = 0.0
) -> None:
    """Draw an icon with the centre of its grid at (x, y), the grid `size` mm wide, turned clockwise by degrees."""
    a, b, c, d, *_ = turning(0, 0, turn, size / GRID)
    half = GRID / 2
    canvas.stamp(icons.symbol(name, ink), (a, b, c, d, x - (a + c) * half, y - (b + d) * half))
