"""The canvas: what a drawing may ask for, in millimetres from the top left corner, y down.

A drawing is a function that takes a canvas: it knows nothing of paper, files or ink modes. Behind the canvas stands
one of the back-ends: `pdf`, `svg` or `log`. Each of them implements the small abstract part at the end; everything else
(patterns for inks, fitted and wrapped text, lines, circles) is done here once, so that the back-ends cannot disagree.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from pnp.draw.field import Field
from pnp.draw.ink import Ink, Mode, Paint, Pen
from pnp.draw.matrix import Matrix, moving, turning
from pnp.draw.pattern import DOTS_IN_TILE, dots, lines, tiles
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, Rect, Shape
from pnp.draw.type import Type, wrap

__all__ = ["Canvas", "Document", "Draw", "Line", "Matrix", "Page", "Symbol", "moving", "turning"]

Draw: TypeAlias = Callable[["Canvas"], None]


class Line(NamedTuple):
    """A pen once its ink is known: what a back-end is handed."""

    colour: str
    width: float
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    join: str = "miter"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing that is stored once and stamped many times. Equal names are the same drawing."""

    name: str
    box: Box
    draw: Draw


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its size in mm, what its number reads, its place in the outline, and where paper is cut."""

    width: float
    height: float
    label: str = ""
    entries: tuple[str, ...] = ()
    """The entries of the outline that lead here."""
    trim: Box | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """What a file says about itself."""

    title: str
    subject: str = ""
    duplex: str = ""
    """long, short, or empty for one-sided"""
    language: str = "en"
    fillable: bool = False
    """Whether its fields can be typed into."""


class Canvas(ABC):
    """A surface to draw on."""

    def __init__(self, mode: Mode = Mode.FULL) -> None:
        self.mode = mode

    # -- pages and groups --------------------------------------------------------------------------

    @contextmanager
    def page(self, page: Page) -> Iterator[None]:
        """Draw on a page of its own."""
        self.begin_page(page)
        yield
        self.end_page()

    @contextmanager
    def group(self, matrix: Matrix | None = None, clip: Shape | None = None) -> Iterator[None]:
        """Draw in moved, turned or scaled coordinates, and only inside a shape."""
        self.begin_group(matrix, clip)
        yield
        self.end_group()

    # -- shapes ------------------------------------------------------------------------------------

    def draw(self, shape: Shape, *, fill: Ink | None = None, stroke: Pen | None = None) -> None:
        """Fill a shape, then draw its outline. This is where inks become paint."""
        colour = line = None
        if fill is not None:
            paint = fill.paint(self.mode)
            if paint.flat:
                colour = paint.colour
            elif paint.colour is not None:
                self._lay(shape, paint)
        if stroke is not None:
            paint = stroke.ink.paint(self.mode)
            width = stroke.width * paint.weight
            if paint.colour is not None and width > 0:  # no width is no line, though PDF would draw the thinnest it can
                line = Line(paint.colour, width, stroke.dash or paint.dash, stroke.cap, stroke.join)
        if colour is not None or line is not None:
            self.paint(shape, colour, line)

    def _lay(self, shape: Shape, paint: Paint) -> None:
        """Fill a shape with lines or dots, and beneath them with their ground."""
        colour, box = paint.colour, shape.box()
        assert colour is not None
        if paint.ground is not None:
            self.paint(shape, paint.ground, None)
        with self.group(clip=shape):
            if paint.hatch is not None:
                self.paint(lines(box, paint), None, Line(colour, paint.line))
            if paint.dots is not None:
                side = DOTS_IN_TILE * paint.gap
                dot = Line(colour, paint.dots, cap="round")
                tile = Symbol(
                    f"dots {paint.dots} {paint.gap} {colour}",
                    Box(0, 0, side, side).grown(paint.gap),
                    lambda canvas: canvas.paint(dots(paint.gap), None, dot),
                )
                for x, y in tiles(box, side):
                    self.stamp(tile, moving(x, y))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        r: float = 0.0,
        fill: Ink | None = None,
        stroke: Pen | None = None,
    ) -> None:
        self.draw(Rect(x, y, width, height, r), fill=fill, stroke=stroke)

    def circle(self, x: float, y: float, r: float, *, fill: Ink | None = None, stroke: Pen | None = None) -> None:
        self.draw(Circle(x, y, r), fill=fill, stroke=stroke)

    def polygon(self, points: Sequence[Point], *, fill: Ink | None = None, stroke: Pen | None = None) -> None:
        self.draw(Polygon(tuple(points)), fill=fill, stroke=stroke)

    def line(self, x1: float, y1: float, x2: float, y2: float, pen: Pen) -> None:
        self.draw(Path().move(x1, y1).line(x2, y2), stroke=pen)

    # -- text --------------------------------------------------------------------------------------

    def text(
        self, x: float, y: float, text: str, style: Type, *, anchor: str = "start", fit: float | None = None
    ) -> float:
        """Set one line with its baseline at y; anchor start, middle or end. Gives the width in mm.

        With `fit`, the type shrinks as far as is legible so that the line is at most that wide.
        """
        text = style.face.printable(text)
        if fit is not None:
            style = style.fitted(text, fit)
        width = style.width(text)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        colour = style.ink.paint(self.mode).colour
        if text and colour is not None:
            self.write(left, y, text, style, colour)
            if fit is not None and width > fit + 1e-6:
                self.overrun(width - fit)
        return width

    def paragraph(
        self,
        x: float,
        y: float,
        width: float,
        text: str,
        style: Type,
        *,
        anchor: str = "start",
        leading: float | None = None,
    ) -> float:
        """Set wrapped lines, the first with its baseline at y. Gives the baseline that would come next."""
        step = style.leading if leading is None else leading
        for line in wrap(text, style, width):
            self.text(x, y, line, style, anchor=anchor)
            y += step
        return y

    # -- what a log wants to know ------------------------------------------------------------------

    def letter(self, path: Path, text: str, style: Type) -> None:  # noqa: B027  # only a log cares
        """Say that a path is lettering, and what it reads. Nothing is drawn."""

    def overrun(self, over: float) -> None:  # noqa: B027
        """Say that the type set last is too wide for its room by so many mm, as small as it is."""

    # -- what a back-end does ----------------------------------------------------------------------

    @abstractmethod
    def begin_page(self, page: Page) -> None: ...

    @abstractmethod
    def end_page(self) -> None: ...

    @abstractmethod
    def begin_group(self, matrix: Matrix | None, clip: Shape | None) -> None: ...

    @abstractmethod
    def end_group(self) -> None: ...

    @abstractmethod
    def paint(self, shape: Shape, fill: str | None, line: Line | None) -> None:
        """Fill with a colour, then draw the outline."""

    @abstractmethod
    def write(self, x: float, y: float, text: str, style: Type, colour: str) -> None:
        """Set a line of type from x on."""

    @abstractmethod
    def ghost(self, x: float, y: float, text: str, style: Type) -> None:
        """Lay unseen text under lettering that is drawn as outlines, so that it can be found and copied."""

    @abstractmethod
    def stamp(self, symbol: Symbol, matrix: Matrix) -> None:
        """Draw a symbol; its drawing is stored the first time."""

    @abstractmethod
    def field(self, field: Field) -> None:
        """Say where one writes; where nothing can be typed, nothing comes of it."""
