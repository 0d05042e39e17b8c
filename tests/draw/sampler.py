"""One drawing that uses everything a canvas can do, for all tests that compare back-ends or modes."""

from pnp.draw.canvas import Canvas, Document, Page, Symbol, moving, turning
from pnp.draw.ink import BLACK, WHITE, Ink, Paint, Pen
from pnp.draw.shapes import Box, Path, hexagon, regular, smooth
from pnp.draw.type import Font, Type

__all__ = ["DOCUMENT", "LAND", "PAGE", "RED", "SEA", "STYLES", "draw_sampler", "sampler_on", "ship"]

DOCUMENT = Document("The Sampler", "sampler#KRAKEN-7")
PAGE = Page(120, 100, "1", ("Everything",))

RED = Ink("#B5342B", saver=Paint("#B5342B", hatch=45, gap=0.9, line=0.18), mono=Paint("#000000", hatch=45, gap=0.9))
SEA = Ink("#8FB9C9", saver=Paint("#8FB9C9", dots=0.32, gap=0.9), mono=Paint("#000000", dots=0.25, gap=0.9))
LAND = Ink(
    "#E5D3A1",
    saver=Paint("#B59A4C", hatch=30, cross=True, gap=1.3),
    mono=Paint("#000000", hatch=-20, cross=True, gap=1.2, weight=0.5),
)
PALE = Ink("#DDE6EA", saver=Paint(), mono=Paint("#FFFFFF"))

STYLES = {
    "title": Type(Font("serif", "Bold"), 16, RED),
    "body": Type(Font("sans"), 8, BLACK),
    "quiet": Type(Font("serif", "Regular", italic=True), 9, Ink("#44606B")),
    "spaced": Type(Font("sans", "Semibold"), 9, BLACK, 0.6),
    "on red": Type(Font("sans", "Black"), 7, WHITE),
}


def _hull(canvas: Canvas) -> None:
    canvas.draw(Path.parse("M-4 0Q0 5 4 0L3.4 2.4A5 5 0 0 1 -3.4 2.4Z"), fill=RED, stroke=Pen(BLACK, 0.2, join="round"))
    canvas.draw(Path.parse("M0 -5L0 0M0 -4.6C2 -4 2.4 -2 2.2 -0.8L0 -0.8"), stroke=Pen(BLACK, 0.3, cap="round"))


hull = Symbol("hull", Box(-5, -6, 5, 5), _hull)


def _ship(canvas: Canvas) -> None:
    canvas.circle(0, 0, 6.6, fill=PALE, stroke=Pen(LAND, 0.6))
    canvas.stamp(hull, moving(0, 0))
    canvas.stamp(hull, turning(3.4, -3.2, 20, 0.3))
    canvas.text(0, 5.6, "Argo", STYLES["body"], anchor="middle")


ship = Symbol("ship", Box(-7, -7, 7, 7), _ship)


def draw_sampler(canvas: Canvas) -> None:
    """Draw curves, holes, dashes, caps, joins, clips, turned groups, patterns, type and symbols."""
    text = canvas.text
    text(6, 11, "Carmine Archipelago", STYLES["title"])
    text(114, 11, "Ærø – “Ça va?” 0123456789", STYLES["quiet"], anchor="end")
    text(6, 18, "ONE LINE, SPACED", STYLES["spaced"])
    text(60, 18, "fitted into forty millimetres of room", STYLES["body"].resized(12), fit=40)
    story = "The wind turns at dawn. A ship may not stay where it crossed a peril; Donaudampfschifffahrtsgesellschaft."
    canvas.paragraph(82, 26, 32, story, STYLES["body"])
    canvas.ghost(6, 11, "Carmine ghost", STYLES["title"])

    # holes by the even-odd rule, and a winding path that has none
    ring = smooth([(8, 30), (20, 24), (30, 32), (26, 44), (12, 44)], closed=True)
    canvas.draw(ring.add(regular(5, 19, 35, 5).path()), fill=RED, stroke=Pen(BLACK, 0.25))
    star = [regular(5, 42, 34, 8).points[i] for i in (0, 2, 4, 1, 3)]
    canvas.polygon(star, fill=LAND, stroke=Pen(BLACK, 0.5))
    canvas.draw(
        Path(regular(5, 42, 34, 3, 36).path().add(regular(5, 42, 34, 1.5).path()).steps, winding=True), fill=SEA
    )
    canvas.rect(54, 24, 22, 18, r=3, fill=SEA, stroke=Pen(RED, 0.8))
    canvas.rect(58, 28, 14, 6, fill=RED)
    text(65, 32.2, "on red", STYLES["on red"], anchor="middle")

    for i, (cap, join) in enumerate((("butt", "miter"), ("round", "round"), ("square", "bevel"))):
        y = 50 + 5 * i
        canvas.line(8, y, 40, y, Pen(BLACK, 0.8, (3, 2), cap))
        canvas.draw(
            Path().polyline([(44, y), (49, y + 4), (54, y), (55, y + 4)]), stroke=Pen(BLACK, 1.2, (), cap, join)
        )
    canvas.line(8, 65, 40, 65, Pen(RED, 1, (0, 2), "round"))
    # a corner so sharp that SVG would cut it off by itself, and a line that goes on from where a piece was closed
    canvas.draw(Path().polyline([(92, 50), (100, 51.3), (92, 52.6)]), stroke=Pen(BLACK, 1))
    canvas.draw(Path.parse("M104 50L112 50L112 54ZL104 58L110 58"), stroke=Pen(BLACK, 0.6))

    with canvas.group(turning(68, 58, 30), clip=hexagon(18)):
        canvas.rect(-2, -2, 24, 24, fill=LAND)
        with canvas.group(moving(9, 10, 0.5), clip=Path.parse("M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z")):
            canvas.rect(-20, -20, 40, 40, fill=SEA)
            text(-6, 1, "nested", STYLES["body"])
            canvas.draw(smooth([(-8, 4), (-4, 6), (0, 3), (4, 6), (8, 4)]), stroke=Pen(BLACK, 0.4))

    canvas.stamp(ship, moving(20, 82))
    canvas.stamp(ship, turning(44, 82, 35))
    canvas.stamp(ship, turning(68, 82, -90, 1.4))
    canvas.stamp(hull, moving(100, 76, 2))
    with canvas.group((-1, 0, 0, 1, 108, 92)):  # a mirror
        canvas.stamp(hull, moving(0, 0, 0.7))
        canvas.circle(8, 0, 2.5, stroke=Pen(RED, 0.3, (0.6, 0.4)))


def sampler_on(canvas: Canvas) -> None:
    """Put the drawing on a page of its own."""
    with canvas.page(PAGE):
        draw_sampler(canvas)
