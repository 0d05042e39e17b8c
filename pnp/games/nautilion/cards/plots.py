"""The pictures of the Darkhouse Actions, by their keys: what the tower does to us, and three times lets happen."""

from collections.abc import Callable

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import cut_through
from pnp.draw.ornament import blob, both, dots, ellipse, rays, star, tube
from pnp.draw.shapes import Circle, Path, Polygon, Rect
from pnp.games.nautilion.cards.stage import Stage
from pnp.games.nautilion.look import Look, Tone
from pnp.games.nautilion.tokens.strangers import nautilus

__all__ = ["PLOTS", "draw_eye"]


def _twice(canvas: Canvas, known: Look) -> None:
    """Two watches under one tower: the same ship in the light of both beams, by sun and by moon."""
    stage = Stage(canvas, known)
    stage.water(0, -9, waves=11.5)
    canvas.rect(0, -20, 30, 40, fill=known.theme.ink("night"))
    stage.beam(0, -10, 118, 34, 40)
    stage.beam(0, -10, -118, 34, 40)
    with stage.plate() as plate:
        plate.area(Circle(-18.5, -11.5, 3.6), "glow", 0.4)
        plate.lines(rays(-18.5, -11.5, 4.4, 6.4, 12), 0.6, "beam-line")
        plate.area(blob((18.0, -15.4), (21.4, -13.4), (21.6, -9.6), (18.4, -7.8), (20.0, -11.4)), "glow", 0.4)
        plate.area(star(12.4, -14.4, 1.0, 4, 0.3), "glow")
        plate.area(star(23.6, -3.0, 0.8, 4, 0.3), "glow")
    stage.figure("darkhouse", 0, 1.5, 0.86)
    stage.figure("B1", -17.0, 8.8, 0.5)
    stage.figure("B1", 17.0, 8.8, 0.5)


def _one_by_one(canvas: Canvas, known: Look) -> None:
    """Three dice fall out of the tower's eye like tears."""
    stage = Stage(canvas, known)
    stage.water(-14, -10, night=True)
    draw_eye(stage, -13.5, -9.0, 1.25)
    for (x, y), value, turn, size in (
        ((-2.6, -0.4), 4, -16, 7.4),
        ((5.6, 4.0), 2, 10, 9.0),
        ((16.6, 8.6), 1, -8, 10.6),
    ):
        with stage.plate() as plate:
            plate.lines(
                Path()
                .move(x - size * 0.62, y - size * 0.9)
                .line(x - size * 1.1, y - size * 1.5)
                .move(x - size * 0.2, y - size * 1.0)
                .line(x - size * 0.6, y - size * 1.7),
                0.5,
                "bubble",
            )
        stage.die(value, x, y, size, turn)
    with stage.plate() as plate:
        for x, y, k in ((-15.6, 0.4, 1.0), (-10.4, 3.0, 0.8), (-17.0, 7.0, 1.2)):
            plate.area(
                Path()
                .move(x, y - 2.6 * k)
                .curve(x + 2.4 * k, y + 0.6 * k, x + 1.4 * k, y + 2.4 * k, x, y + 2.4 * k)
                .curve(x - 1.4 * k, y + 2.4 * k, x - 2.4 * k, y + 0.6 * k, x, y - 2.6 * k)
                .close(),
                "lagoon",
                0.4,
            )


def draw_eye(stage: Stage, x: float, y: float, k: float, lid: float = 0.0) -> None:
    """The eye of the tower alone; `lid` closes it by a share."""
    with stage.plate() as plate:
        shape = Path().move(x - 8.4 * k, y).curve(x - 5.4 * k, y - 4 * k, x - 2.6 * k, y - 5.2 * k, x, y - 5.2 * k)
        shape.curve(x + 2.6 * k, y - 5.2 * k, x + 5.4 * k, y - 4 * k, x + 8.4 * k, y)
        shape.curve(x + 5.4 * k, y + 3.8 * k, x + 2.6 * k, y + 5 * k, x, y + 5 * k).curve(
            x - 2.6 * k, y + 5 * k, x - 5.4 * k, y + 3.8 * k, x - 8.4 * k, y
        ).close()
        plate.area(shape, "foam", 0.6)
        plate.area(Circle(x, y, 4.2 * k), "coral", 0.36)
        plate.lines(rays(x, y, 2.3 * k, 4.0 * k, 24), 0.28 * k, "coral-mark")
        plate.area(ellipse(x, y, 1.25 * k, 3.3 * k), "line")
        plate.area(Circle(x - 1.5 * k, y - 1.7 * k, 0.75 * k), "white")
        if lid:
            fold = y - 5.2 * k + 10.2 * k * lid
            cover = Path().move(x - 8.4 * k, y).curve(x - 5.4 * k, y - 4 * k, x - 2.6 * k, y - 5.2 * k, x, y - 5.2 * k)
            cover.curve(x + 2.6 * k, y - 5.2 * k, x + 5.4 * k, y - 4 * k, x + 8.4 * k, y).curve(
                x + 4 * k, fold + 0.8 * k, x - 4 * k, fold + 0.8 * k, x - 8.4 * k, y
            ).close()
            plate.area(cover, "stone", 0.5)
            for i in range(-3, 4):
                plate.lines(
                    Path()
                    .move(x + i * 1.9 * k, fold - 0.16 * i * i * k)
                    .line(x + i * 2.25 * k, fold + 1.9 * k - 0.16 * i * i * k),
                    0.42 * k,
                )


def _pile_to_path(canvas: Canvas, known: Look) -> None:
    """An arm out of the deep sets a token back into the row."""
    stage = Stage(canvas, known)
    stage.water(8, 6, night=True, waves=15.5)
    stage.row(("c2", "mb", "c9"), 1.8, 9.4, x=-15.2)
    stage.row(("c3",), 1.8, 9.4, x=22.4)
    with stage.plate() as plate:
        plate.lines(Circle(6.6, 1.8, 4.7).path(), 0.5, "bubble")
    stage.arm(
        [(25, 22), (17, 15), (20, 6), (17.5, -4), (9, -10), (3.2, -6.4), (6.0, -3.2)], 8.0, 6.6, 5.2, 4.2, 3.2, 2.2, 0.8
    )
    stage.token("c7", 8.4, -8.4, 10.4)
    stage.arm([(-22, 22), (-19, 15), (-23, 10.6), (-25.5, 12.4)], 5.0, 3.4, 2.0, 0.5)
    stage.bubbles(-6, 14, 5, 3)


def _double_discard(canvas: Canvas, known: Look) -> None:
    """The eye looks twice: two beams, and a token torn away in each."""
    stage = Stage(canvas, known)
    stage.water(0, -8, night=True, waves=12.5)
    stage.beam(-2, -9, 222, 30, 44)
    stage.beam(2, -9, 138, 30, 44)
    stage.token("c5", -15.6, 7.2, 11.4)
    stage.token("c1", 15.6, 7.2, 11.4)
    with stage.plate() as plate:
        for x in (-15.6, 15.6):
            plate.lines(
                Path()
                .move(x - 2.6, -2.6)
                .line(x - 2.0, 0.2)
                .move(x, -3.4)
                .line(x, -0.2)
                .move(x + 2.6, -2.6)
                .line(x + 2.0, 0.2),
                0.6,
                "coral-line",
            )
    draw_eye(stage, 0, -9.0, 1.55)


def _reroll_two(canvas: Canvas, known: Look) -> None:
    """A two that turns about, and does not know yet what it will be."""
    stage = Stage(canvas, known)
    stage.water(0, 0, night=True, waves=None, count=18)
    stage.arrow([(-11.5, 3.5), (-10.6, -6.4), (-2, -11.2), (8, -9.0), (11.4, -1.6)], 2.6)
    stage.arrow([(11.5, 5.5), (8.6, 12.0), (0, 14.4), (-8, 12.2)], 2.6)
    stage.die(2, 0, 1.4, 14.5, 12)
    stage.die(3, -20.2, -9.8, 8.0, -14)
    stage.die(4, 20.2, 9.8, 8.0, 14)
    stage.die(1, 20.6, -11.0, 6.2, 24)


def _exchange(canvas: Canvas, known: Look) -> None:
    """Ship and Phantom pass each other, and each has the other's token in tow."""
    stage = Stage(canvas, known)
    stage.water(0, 0, waves=None, count=30)
    canvas.draw(Polygon(((-2, -20), (30, -20), (30, 20), (2, 20))), fill=known.theme.ink("night"))
    stage.figure("phantom", 17.2, 1.2, 0.86)
    stage.figure("B2", -13.8, -3.2, 0.78)
    stage.arrow([(-6.4, -13.6), (-1.0, -15.4), (4.8, -13.6)], 1.9)
    stage.arrow([(6.4, 13.6), (0.6, 15.4), (-5.2, 13.6)], 1.9, "coral")
    stage.token("c8", -15.0, 10.6, 9.6)
    stage.token("c4", 1.6, -1.0, 9.6)


def _nautilion_back(canvas: Canvas, known: Look) -> None:
    """A ship that drives ahead with all its might and goes astern."""
    stage = Stage(canvas, known)
    stage.water(-30, 0, waves=None, count=40)
    with stage.plate() as plate:
        for i in range(9):
            y = -15 + 3.8 * i
            bend = 2.4 if i % 2 else -2.0
            plate.cuts(cut_through([(28, y), (12, y + bend), (-10, y - bend), (-28, y + 0.6 * bend)], 0.9), "bubble")
    stage.figure("A1", 8.6, 1.2, 1.0, turn=14)
    stage.arrow([(-4.4, 2.6), (-10.6, 3.8), (-16.0, 2.8)], 4.2, "coral")
    stage.bubbles(20, -6, 4, 8, 2.0)


def _figure_first(canvas: Canvas, known: Look) -> None:
    """Three doors; the light falls into the first."""
    stage = Stage(canvas, known)
    stage.water(0, -26, night=True, waves=None)
    stage.beam(0, -24, 210, 26, 60)
    for x, name, k in ((-16.6, "A2", 0.42), (0, "phantom", 0.52), (16.6, "darkhouse", 0.52)):
        with stage.plate() as plate:
            arch = (
                Path()
                .move(x - 7, 12)
                .line(x - 7, -5)
                .curve(x - 7, -14.5, x + 7, -14.5, x + 7, -5)
                .line(x + 7, 12)
                .close()
            )
            plate.area(arch, "lagoon" if x < 0 else "gloom", 1.4)
            plate.lines(arch, 0.7, "brass-flat")
        stage.figure(name, x, 0.4, k)
    stage.box(-26.6, 12, 53.2, 8, "slate")
    stage.die(4, -16.6, 12.6, 8.2, -6)
    with stage.plate() as plate:
        for x in (0.0, 16.6):
            plate.area(Rect(x - 3.6, 9.0, 7.2, 7.2, 1.2), "gloom", 0.5, "gloom-line")


def _fixed(canvas: Canvas, known: Look) -> None:
    """Not a breath: three dice on a sea like glass, and the moon in it."""
    stage = Stage(canvas, known)
    stage.water(0, -3, night=True, waves=None, count=36)
    with stage.plate() as plate:
        plate.area(Circle(0, -3.4, 10.4), "glow", 0.5)
        plate.area(Rect(-27, 4.2, 54, 18), "abyss", 0.4)
        for i in range(8):
            y, wide = 5.8 + 1.7 * i, 9.6 - 0.9 * i
            plate.lines(Path().move(-wide, y).line(wide, y), 0.45, "beam-line")
            plate.lines(
                Path().move(-26, y + 0.6).line(-14 - 0.8 * i, y + 0.6).move(26, y + 0.6).line(14 + 0.8 * i, y + 0.6),
                0.25,
                "gloom-line",
            )
    for x, value in zip((-15.0, 0.0, 15.0), (2, 3, 4), strict=True):
        stage.die(value, x, 1.0, 10.4)
    stage.chain((-26, -12), (-15, -4.4), 1.6, 0.8)
    stage.chain((-9.8, 1), (-5.2, 1), 1.0, 0.8)
    stage.chain((5.2, 1), (9.8, 1), 1.0, 0.8)
    stage.chain((15, -4.4), (26, -12), 1.6, 0.8)


def _only_four(canvas: Canvas, known: Look) -> None:
    """The tower nods off."""
    stage = Stage(canvas, known)
    stage.water(-6, -8, waves=12.0)
    stage.figure("darkhouse", -9.0, 3.2, 0.94)
    draw_eye(stage, -9.0, -5.6, 0.96, 0.62)
    with stage.plate() as plate:
        for x, y, k in ((3.2, -10.6, 1.0), (8.2, -13.4, 1.35), (14.6, -13.6, 1.8)):
            zed = [(x - k, y - k), (x + k, y - k), (x - k, y + k), (x + k, y + k)]
            plate.lines(Path().polyline(zed), 0.6 * k, "on-abyss")
    stage.die(4, 14.0, 4.6, 12.6, 10)


def _pile_to_reserve(canvas: Canvas, known: Look) -> None:
    """A shell on the sand, and what the sea has washed into it."""
    stage = Stage(canvas, known)
    stage.water(0, 6, waves=None)
    stage.sea_floor(11.0)
    stage.ripple(-6, -1, 11.4, 15.5, 30)
    with canvas.group(moving(-6, -0.6)), stage.plate() as plate:
        nautilus(plate, Tone.of("partner"), 1.18)
    stage.token("c6", 13.4, 3.0, 11.6)
    stage.arrow([(14.4, -4.4), (10.4, -11.4), (3.4, -12.0)], 1.8)
    with stage.plate() as plate:
        plate.area(star(20.6, 13.6, 3.0, 5, 0.5, 14), "coral", 0.4)
        plate.lines(dots([(20.6, 13.6), (20.9, 12.2), (19.4, 13.3), (21.9, 14.0)]), 0.5, "coral-light")
        for x, lean in ((-23.6, 1.4), (-20.6, -1.0)):
            plate.area(
                tube([(x, 14), (x + lean, 7), (x - lean, 1), (x + lean, -5)], 1.8, 1.6, 1.2, 0.2, count=8), "kelp", 0.36
            )
    stage.bubbles(20, -2, 6, 5, 3.0)


def _pile_to_board(canvas: Canvas, known: Look) -> None:
    """A ship winches a token out of a wreck."""
    stage = Stage(canvas, known)
    stage.water(0, -22, waves=None)
    stage.sea_floor(12.4, "stone")
    with stage.plate() as plate:
        for k in range(5):  # the ribs of the wreck
            x = -21 + 5.6 * k
            plate.area(
                tube([(x, 15), (x - 1.6, 9 - k), (x + 1.4, 4.6 - 0.8 * k)], 1.8, 1.4, 0.5, count=5), "brass", 0.36
            )
        plate.area(Polygon(((-25, 14.8), (8, 12.6), (9, 15.6), (-25, 18))), "brass-shade", 0.4)
    stage.chain((4.0, -8), (4.0, 0.6), 0.0, 0.8)
    stage.figure("A2", 6.0, -10.6, 0.62)
    with stage.plate() as plate:
        claw = tube([(4.0, 0.2), (-0.4, 2.6), (0.6, 7.0)], 1.4, 1.2, 0.3, count=6)
        plate.area(both(claw, 4.0), "brass", 0.36)
    stage.token("c9", 4.0, 6.2, 9.4)
    stage.row(("r", "r"), 11.6, 7.6, x=17.4)
    stage.bubbles(-12, 2, 5, 7, 3.0)


PLOTS: dict[str, Callable[[Canvas, Look], None]] = {
    "twice": _twice,
    "one_by_one": _one_by_one,
    "pile_to_path": _pile_to_path,
    "double_discard": _double_discard,
    "reroll_two": _reroll_two,
    "exchange": _exchange,
    "nautilion_back": _nautilion_back,
    "figure_first": _figure_first,
    "fixed_234": _fixed,
    "only_four": _only_four,
    "pile_to_reserve": _pile_to_reserve,
    "pile_to_board": _pile_to_board,
}
