"""The pictures of the Heroic Actions, by their keys: what a crew can do when it gives one of its own."""

import math
from collections.abc import Callable

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.engrave import cut_through
from pnp.draw.ornament import around, blob, both, burst, dots, rays, star, stepped, tube
from pnp.draw.shapes import Box, Circle, Path, Polygon, Rect
from pnp.games.nautilion.cards.stage import Stage
from pnp.games.nautilion.look import Look, Tone
from pnp.games.nautilion.tokens.strangers import coral_branch, harpoon, helmet

__all__ = ["DEEDS", "anchor"]


def _shield(canvas: Canvas, known: Look) -> None:
    """A shield of brass plates between the eye's beams and the ship."""
    stage = Stage(canvas, known)
    stage.water(24, -8, night=True, waves=13.5)
    stage.beam(25, -9, 261, 44, 27, "coral")
    stage.figure("darkhouse", 22.4, 3.0, 0.8)
    stage.figure("B1", -15.4, 2.4, 0.62)
    with stage.plate() as plate:
        shape = (
            Path()
            .move(2.6, -15)
            .curve(6.4, -13.4, 9.6, -13.2, 12.2, -13.4)
            .line(12.2, 1.0)
            .curve(12.0, 8.4, 8.0, 12.8, 2.6, 15.4)
        )
        shape.curve(-2.8, 12.8, -6.8, 8.4, -7.0, 1.0).line(-7.0, -13.4).curve(
            -4.4, -13.2, -1.2, -13.4, 2.6, -15
        ).close()
        plate.area(shape, "brass", 0.6)
        right = (
            Path()
            .move(2.6, -12.6)
            .curve(5.6, -11.4, 8.0, -11.2, 10.2, -11.3)
            .line(10.2, 0.8)
            .curve(10.0, 7.0, 7.0, 10.4, 2.6, 12.8)
            .close()
        )
        plate.area(right, "brass-shade", 0.3)
        left = (
            Path()
            .move(2.6, -12.6)
            .curve(-0.4, -11.4, -2.8, -11.2, -5.0, -11.3)
            .line(-5.0, 0.8)
            .curve(-4.8, 7.0, -1.8, 10.4, 2.6, 12.8)
            .close()
        )
        plate.area(left, "brass-light", 0.3)
        lid = Path().move(-2.6, -0.6).curve(0.0, 2.6, 5.2, 2.6, 7.8, -0.6)
        plate.lines(lid, 1.0)
        for i in range(5):
            x = -0.8 + 1.7 * i
            plate.lines(
                Path().move(x, 1.0 + 0.55 * (2 - abs(i - 2))).line(x + 0.5 * (i - 2), 3.2 + 0.5 * (2 - abs(i - 2))),
                0.75,
            )
        plate.lines(
            dots([(-5.9, -12.2), (-5.9, -6), (-5.9, 0), (11.1, -12.2), (11.1, -6), (11.1, 0), (-4.4, 7), (9.6, 7)]),
            0.8,
            "brass-line",
        )


def _helm(canvas: Canvas, known: Look) -> None:
    """A great wheel; its spokes end in dice of our choice."""
    stage = Stage(canvas, known)
    stage.water(0, 0, waves=None, count=32)
    with stage.plate() as plate:
        for x, y in around(0, 0, 15.4, 8, 22.5):
            plate.lines(Path().move(0, 0).line(x, y), 2.6)
            plate.lines(Path().move(0, 0).line(x, y), 1.7, "brass-flat")
            plate.area(Circle(x * 1.04, y * 1.04, 1.5), "brass-light", 0.4)
        rim = Circle(0, 0, 11.8).path().add(Circle(0, 0, 8.6).path())
        plate.area(rim, "brass", 0.5)
        plate.lines(Circle(0, 0, 11.0).path(), 0.3, "brass-light")
        plate.lines(dots(around(0, 0, 10.2, 16, 11.25)), 0.8, "brass-line")
        plate.area(Circle(0, 0, 3.8), "brass", 0.5)
        plate.area(star(0, 0, 3.0, 8, 0.5), "brass-light", 0.3)
    stage.die(1, -19.6, 6.4, 9.4, -10)
    stage.die(4, 0, -13.0, 9.4, 6)
    stage.die(3, 19.6, 6.4, 9.4, 10)
    stage.arrow([(-15.6, -4.4), (-12.4, -10.4), (-8.4, -13.0)], 1.5)
    stage.arrow([(9.0, -12.8), (14.6, -9.4), (17.4, -2.6)], 1.5)


def anchor(stage: Stage, x: float, y: float, k: float, ink: str = "brass") -> None:
    """Draw an anchor that hangs from its ring."""
    with stage.plate() as plate:
        plate.area(Circle(x, y - 8.4 * k, 2.0 * k).path().add(Circle(x, y - 8.4 * k, 1.0 * k).path()), ink, 0.4)
        flukes = Path().move(x - 1.0 * k, y - 6.4 * k).line(x + 1.0 * k, y - 6.4 * k).line(x + 1.0 * k, y + 5.4 * k)
        flukes.curve(x + 4.4 * k, y + 5.0 * k, x + 6.6 * k, y + 3.0 * k, x + 7.0 * k, y - 0.4 * k)
        flukes.line(x + 9.0 * k, y + 1.4 * k).curve(x + 8.0 * k, y + 5.6 * k, x + 4.6 * k, y + 8.4 * k, x, y + 9.2 * k)
        flukes.curve(x - 4.6 * k, y + 8.4 * k, x - 8.0 * k, y + 5.6 * k, x - 9.0 * k, y + 1.4 * k).line(
            x - 7.0 * k, y - 0.4 * k
        )
        flukes.curve(x - 6.6 * k, y + 3.0 * k, x - 4.4 * k, y + 5.0 * k, x - 1.0 * k, y + 5.4 * k).close()
        plate.area(flukes, ink, 0.42)
        plate.area(Rect(x - 4.6 * k, y - 5.2 * k, 9.2 * k, 1.8 * k, 0.6), ink, 0.42)


def _anchor(canvas: Canvas, known: Look) -> None:
    """The Phantom, held by an anchor that is heavier than it is."""
    stage = Stage(canvas, known)
    stage.water(8, -4, night=True, waves=None)
    stage.sea_floor(13.4, "slate")
    stage.figure("phantom", 9.0, -0.6, 0.92, turn=10)
    stage.chain((4.0, 8.0), (-12.6, -3.6), 6.5, 1.1)
    anchor(stage, -13.6, 4.0, 1.0)
    stage.bubbles(-22, 6, 6, 2, 2.5)
    stage.bubbles(23, 10, 6, 4, 2.0)


def _beam(canvas: Canvas, known: Look) -> None:
    """A searchlight full in the Phantom's face drives it off."""
    stage = Stage(canvas, known)
    stage.water(-14, 4, night=True, waves=14.2)
    stage.beam(-8.4, 5.4, 74, 40, 60)
    stage.figure("phantom", 15.4, 0.2, 0.8, turn=16)
    stage.figure("A1", -15.4, 3.4, 0.78, turn=-8)
    with stage.plate() as plate:
        for k in range(3):
            x = 2.6 + 3.2 * k
            plate.lines(Path().polyline([(x - 1.2, -12.0), (x + 1.2, -9.8), (x - 1.2, -7.6)]), 1.5)
            plate.lines(Path().polyline([(x - 1.2, -12.0), (x + 1.2, -9.8), (x - 1.2, -7.6)]), 0.7, "coral-line")


def _orders(canvas: Canvas, known: Look) -> None:
    """One order is torn, another comes out of the bottle."""
    stage = Stage(canvas, known)
    stage.water(0, 4, waves=13.0)
    theme = known.theme
    for x, y, turn, torn in ((-13.6, 0.0, -14, True), (12.8, -1.2, 12, False)):
        with canvas.group(turning(x, y, turn)):
            if torn:
                with canvas.group(moving(-1.4, 1.0)):
                    canvas.draw(
                        Polygon(((-7, -10), (-0.6, -10), (-1.8, -5), (0.4, 0), (-1.6, 5), (0, 10), (-7, 10))),
                        fill=theme.ink("card-paper"),
                        stroke=theme.pen("line", 0.45),
                    )
                with canvas.group(moving(1.6, -1.0)):
                    canvas.draw(
                        Polygon(((-0.6, -10), (7, -10), (7, 10), (0, 10), (-1.6, 5), (0.4, 0), (-1.8, -5))),
                        fill=theme.ink("card-paper"),
                        stroke=theme.pen("line", 0.45),
                    )
                cross = Path().move(-4.4, -4.4).line(4.4, 4.4).move(4.4, -4.4).line(-4.4, 4.4)
                canvas.draw(cross, stroke=theme.pen("coral-line", 1.5, cap="round"))
            else:
                canvas.rect(-7.4, -10.4, 14.8, 20.8, r=1.2, fill=theme.ink("card-gold"), stroke=theme.pen("line", 0.5))
                canvas.draw(
                    stepped(Box(-6.2, -9.2, 6.2, 9.2), 1.2),
                    fill=theme.ink("card-paper"),
                    stroke=theme.pen("brass-rule", 0.5, join="miter"),
                )
                canvas.draw(burst(0, -1.6, 2.6, 5.4, 14, 0.5), fill=theme.ink("beam-flat"))
                canvas.draw(star(0, -1.6, 3.6), fill=theme.ink("coral"), stroke=theme.pen("line", 0.4))
                canvas.draw(
                    Path().move(-4, 5.4).line(4, 5.4).move(-3, 7.2).line(3, 7.2), stroke=theme.pen("brass-rule", 0.5)
                )
    stage.arrow([(-4.6, -12.6), (0, -14.6), (4.2, -13.6)], 1.7)


def _rescue(canvas: Canvas, known: Look) -> None:
    """A lifebuoy lifts a token out of the row."""
    stage = Stage(canvas, known)
    stage.water(0, -4, waves=None)
    stage.row(("c2", "c8", "c1", "c3", "c6"), 12.4, 9.0, gap=2.0)
    with stage.plate() as plate:
        plate.area(Circle(0, 12.4, 4.8), "deep")
        plate.lines(Circle(0, 12.4, 4.6).path(), 0.4, "bubble")
        plate.area(tube([(0, -20), (1.0, -16), (0, -11)], 1.1, 1.1, 1.1, count=5), "sand", 0.4)
        ring = Circle(0, -1.6, 10.6).path().add(Circle(0, -1.6, 6.4).path())
        plate.area(ring, "foam", 0.5)
        for a in (45, 135, 225, 315):
            t = math.radians(a)
            c, s = math.cos(t), math.sin(t)
            band = [
                (x * c - y * s, x * s + y * c - 1.6)
                for x, y in ((6.3, -2.3), (10.35, -2.6), (10.7, 0), (10.35, 2.6), (6.3, 2.3), (6.6, 0))
            ]
            plate.area(Polygon(tuple(band)), "coral", 0.4)
    stage.token("c4", 0, -1.6, 12.0)
    stage.figure("A2", -19.0, -8.4, 0.4)
    stage.bubbles(19, 2, 7, 6, 3.5)


def _below(canvas: Canvas, known: Look) -> None:
    """A diver comes up with a lost hand on the shoulder."""
    stage = Stage(canvas, known)
    stage.water(0, -18, waves=None, count=30)
    with stage.plate() as plate:
        hose = tube([(5.0, -6), (13, -12), (19, -9), (24, -16), (28, -15)], 1.5, 1.5, 1.5, count=12)
        plate.area(hose, "kelp", 0.4)
        suit = blob(
            (-8.6, 7.0), (-4.4, 4.4), (4.4, 4.4), (8.6, 7.0), (11.6, 13.0), (12.4, 22), (-12.4, 22), (-11.6, 13.0)
        )
        plate.area(suit, "sand", 0.5)
        plate.area(blob((5.6, 7.0), (8.6, 8.4), (10.8, 13.4), (11.4, 21), (7.0, 21), (7.6, 13)), "brass-shade")
        plate.area(tube([(-8, 9), (-14.6, 10.4), (-17.4, 4.0)], 5.2, 4.6, 3.6, count=7), "sand", 0.5)
        helmet(plate, 0, -3.4, 1.32)
        plate.area(star(0, 13.2, 3.4, 5), "coral", 0.4)
    stage.token("c5", -17.6, -1.6, 12.6)
    with stage.plate() as plate:
        plate.area(blob((-20.6, 3.0), (-17.6, 2.2), (-14.4, 3.2), (-15.2, 5.6), (-19.6, 5.6)), "brass-light", 0.4)
        plate.lines(Path().move(-18.6, 2.8).line(-18.6, 4.4).move(-16.8, 2.8).line(-16.8, 4.4), 0.3)
    stage.bubbles(14, 4, 7, 9, 3.0)
    stage.ripple(-17.6, -1.6, 7.0, 9.0, 20)


def _nets(canvas: Canvas, known: Look) -> None:
    """A net with three tokens in it, drawn up."""
    stage = Stage(canvas, known)
    stage.water(0, -20, waves=14.6)
    stage.token("c7", -6.4, 2.0, 11.6)
    stage.token("f9", 6.4, 2.6, 11.6)
    stage.token("c3", 0.2, 9.4, 11.6)
    with stage.plate() as plate:
        bag = (
            Path()
            .move(-2.0, -12)
            .curve(-9, -8, -15.6, 0, -13.0, 8.6)
            .curve(-10, 16.4, 10, 16.4, 13.0, 8.6)
            .curve(15.6, 0, 9, -8, 2.0, -12)
        )
        mesh = Path()
        for k in range(-3, 4):
            mesh.move(0.45 * k, -12).curve(5.0 * k, -4, 5.4 * k, 6, 2.8 * k, 15.2 - 0.28 * k * k)
        for y, half in ((-7.0, 6.0), (-2.4, 10.2), (2.4, 12.6), (7.4, 12.8), (11.8, 9.6)):
            mesh.move(-half, y).curve(-half / 2, y + 2.8, half / 2, y + 2.8, half, y)
        plate.lines(mesh, 0.7, "net-dark")
        plate.lines(mesh, 0.36, "net")
        plate.lines(bag, 1.3)
        plate.lines(bag, 0.7, "sand-flat")
        plate.lines(Path().move(0, -12).line(0, -20), 1.3)
        plate.lines(Path().move(0, -12).line(0, -20), 0.7, "sand-flat")
        plate.area(Rect(-2.4, -13.4, 4.8, 2.4, 0.8), "brass", 0.4)
        for x, y, way in ((-20, -6, 1), (20.6, 2.4, -1), (-19, 8.4, 1)):  # fish that got away
            fish = blob((x - 3.4 * way, y), (x - 0.6 * way, y - 1.9), (x + 3.0 * way, y), (x - 0.6 * way, y + 1.9))
            plate.area(Polygon(((x - 2.8 * way, y), (x - 5.2 * way, y - 1.8), (x - 5.2 * way, y + 1.8))), "pilot", 0.36)
            plate.area(fish, "pilot", 0.36)
            plate.lines(dots([(x + 1.5 * way, y - 0.4)]), 0.6)


def _trawl(canvas: Canvas, known: Look) -> None:
    """A ship whose lamps sweep three places at once."""
    stage = Stage(canvas, known)
    stage.water(0, -14, waves=None, count=30)
    stage.beam(0, -9, 180, 84, 44)
    stage.row(("c6", "c1", "c8"), 9.4, 12.4, gap=2.2, bow=-1.2)
    stage.row(("c2",), 8.2, 8.6, x=-24.6)
    stage.row(("c9",), 8.2, 8.6, x=24.6)
    stage.figure("B2", 0, -9.0, 0.92)
    stage.bubbles(-19, -6, 5, 12, 2.5)


def _stars(canvas: Canvas, known: Look) -> None:
    """A wand writes three numbers among the stars."""
    stage = Stage(canvas, known)
    stage.water(-10, 22, night=True, waves=None, count=40)
    with stage.plate() as plate:
        lines = Path().move(-13.2, -9.4).line(3.0, -4.6).line(17.6, -9.2)
        plate.lines(lines, 0.45, "beam-line")
        for i, (x, y) in enumerate(
            ((-22, -14), (-4, -15), (8, -14), (24, -2), (-23, 0), (10.5, 3.4), (22, 8), (-6.4, 1.8))
        ):
            plate.area(star(x, y, 1.3 + 0.5 * (i % 2), 4, 0.3), "glow", 0.16)
        for x, y in ((-13.2, -9.4), (3.0, -4.6), (17.6, -9.2)):
            plate.lines(rays(x, y, 6.4, 7.8, 18), 0.5, "beam-line")
        plate.area(tube([(-16, 18), (-8.6, 9.0)], 1.7, 1.3, count=2), "brass", 0.45)
        plate.area(star(-7.6, 7.6, 4.2, 5), "glow", 0.5)
        sleeve = Polygon(((-26.6, 13), (-19.6, 10.2), (-13.4, 16.6), (-16, 20), (-26.6, 20)))
        plate.area(sleeve, "mage", 0.5)
        plate.area(blob((-18.4, 12.2), (-14.8, 10.8), (-12.0, 13.2), (-13.4, 16.4), (-16.8, 16.2)), "sand", 0.45)
        plate.lines(Path().move(-13.2, 12.6).line(-15.6, 13.6).move(-12.8, 14.4).line(-15.2, 15.0), 0.35)
    for face, x, y in (("c1", -13.2, -9.4), ("c4", 3.0, -4.6), ("c7", 17.6, -9.2)):
        stage.token(face, x, y, 11.2)
    stage.token("ma", 13.6, 11.0, 10.0)


def _aim(canvas: Canvas, known: Look) -> None:
    """A harpoon, right through the helmet of one who was paid too well."""
    stage = Stage(canvas, known)
    stage.water(8, 2, night=True, waves=14.8)
    with stage.plate() as plate:
        plate.area(tube([(-28, 14), (-22, 12.6), (-19.4, 5.6), (-15.4, 8.2)], 0.9, 0.9, 0.9, count=10), "sand", 0.4)
        helmet(plate, 8.6, 1.4, 1.5)
        harpoon(plate, -4.0, 5.0, 24.0, 74, 1.5)
        burst_at = star(3.4, 2.8, 5.6, 9, 0.55)
        plate.area(burst_at, "glow", 0.5)
        plate.area(star(3.4, 2.8, 3.4, 9, 0.55, 10), "coral", 0.36)
        plate.lines(
            Path()
            .polyline([(6.4, -1.6), (8.0, -3.6), (7.4, -5.2), (9.4, -7.0)])
            .polyline([(6.8, 5.6), (9.2, 6.4), (9.0, 8.0)]),
            0.5,
        )
    stage.bubbles(20, 0, 7, 11, 3.0)
    stage.bubbles(12, -10, 4, 13, 3.0)


def _passage(canvas: Canvas, known: Look) -> None:
    """A ship between two walls of coral that bow before the pilot."""
    stage = Stage(canvas, known)
    stage.water(0, -2, waves=None, count=34)
    with stage.plate() as plate:
        for x, y, k, way in (
            (-19.5, 16, 1.7, 1.0),
            (19.5, 16, 1.7, -1.0),
            (-24.0, 12, 1.9, -1.0),
            (24.0, 12, 1.9, 1.0),
            (-13.0, 18, 1.0, -1.0),
            (13.0, 18, 1.0, 1.0),
        ):
            coral_branch(plate, Tone.of("coral"), x, y, k, way)
        stalactite = Path().polyline(
            [
                (-27, -20),
                (-10.6, -20),
                (-13.4, -14.6),
                (-15.6, -16.8),
                (-18.4, -9.4),
                (-21.0, -13.4),
                (-24.0, -7.0),
                (-27, -9),
            ],
            close=True,
        )
        plate.area(both(stalactite), "stone", 0.5)
        rock = blob(
            (-28, 15),
            (-20, 13.6),
            (-14, 16.0),
            (-6, 17.2),
            (0, 18.4),
            (6, 17.2),
            (14, 16.0),
            (20, 13.6),
            (28, 15),
            (28, 22),
            (-28, 22),
        )
        plate.area(rock, "stone", 0.5)
        plate.cuts(cut_through([(-10, 17.6), (-4, 18.2), (4, 18.2), (10, 17.6)], 0.4), "stone-mark")
    stage.beam(6, 1, 90, 30, 30)
    stage.figure("B1", -1.0, 0.4, 0.78)
    stage.token("c3", 0.4, 12.4, 8.8)


DEEDS: dict[str, Callable[[Canvas, Look], None]] = {
    "shield2": _shield,
    "set_dice": _helm,
    "phantom_stays": _anchor,
    "phantom_back": _beam,
    "replace_card": _orders,
    "crew_from_path": _rescue,
    "crew_from_pile": _below,
    "pile3_to_reserve": _nets,
    "three_to_reserve": _trawl,
    "cabin_crew": _stars,
    "sink_mercenary": _aim,
    "clear_reefs": _passage,
}
