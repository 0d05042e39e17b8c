"""The examples of the booklet as data: what lies where, so that tests can hold captions and rules against the figures.

All play on the standard continent. Tribes are seats: 0 is the one that acts.
"""

from typing import NamedTuple

__all__ = [
    "BONUS",
    "CARRIED",
    "EDGE",
    "ERUPTION",
    "FIRST_TURN",
    "FISSURE",
    "GROWTH",
    "LAND",
    "NEIGHBOURS",
    "PHASES",
    "RAISES",
    "SCORE",
    "SINKING",
    "Scene",
    "Score",
    "Step",
]

Area = int
Seat = int


class Scene(NamedTuple):
    """A piece of the continent with what lies on it."""

    areas: tuple[Area, ...]
    settlers: tuple[tuple[str, Seat], ...] = ()
    """The space of each, and whose it is."""
    lava: tuple[str, ...] = ()
    """Slots."""
    villages: tuple[tuple[str, Seat], ...] = ()
    lying: tuple[tuple[str, Seat], ...] = ()
    """The slot of each lying Moai, or its space and `loose`."""
    standing: tuple[tuple[str, str, Seat], ...] = ()
    """Space and direction."""
    fissures: tuple[tuple[Area, Area], ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    """The edges that single Fissures close, in the long game: space and direction."""
    sunk: tuple[Area, ...] = ()
    """Areas that were here before."""


class Step(NamedTuple):
    """What an example does, in the notation of records, and what it leaves."""

    moves: tuple[str, ...]
    scene: Scene


LAND = Scene(
    (3, 12, 16, 19, 20),
    lava=("3a.in", "3b.in", "3c.in", "12a.mid", "12b.mid", "12c.mid", "16a.mid", "16b.mid", "19a.mid", "20a.mid"),
)
"""The shore of the standard landfall, as it is set up."""

_SHORE = (16, 20)
FIRST_TURN = (
    Step(("land 16a",), Scene(_SHORE, (("16a", 0),), ("16a.mid", "16b.mid", "20a.mid"))),
    Step(
        ("sculpt 16a.mid",),
        Scene(_SHORE, (("16a", 0),), ("16b.mid", "20a.mid"), lying=(("16a.mid", 0),)),
    ),
    Step(
        ("raise 16a.mid w", "roll white"),
        Scene(
            _SHORE,
            (("16a", 0),),
            ("16b.mid", "20a.mid"),
            standing=(("16a", "w", 0),),
            fissures=((12, 16),),
        ),
    ),
    Step(
        ("pray", "end"),
        Scene(
            _SHORE,
            (("16a", 0),),
            ("16b.mid", "20a.mid"),
            standing=(("16a", "w", 0),),
            fissures=((12, 16),),
        ),
    ),
)
"""The first turn of a game: a landing, a Moai, a Prayer token."""

CARRIED = (
    Scene((16,), (("16a", 0),), ("16b.mid",), lying=(("16a.mid", 0),)),
    Scene((16,), (("16b", 0),), ("16b.mid",), lying=(("16b.loose", 0),)),
)
"""`carry 16a.mid 16b`: before and after it."""

GROWTH = (
    Scene((2,), (("2a", 0),), ("2a.in", "2b.in"), villages=(("2c.in", 0),)),
    Scene((2,), (("2a", 0), ("2b", 0)), ("2a.in", "2b.in"), villages=(("2c.in", 0),)),
    Scene((2,), (("2a", 0), ("2b", 0)), ("2b.in",), villages=(("2c.in", 0), ("2a.in", 0))),
    Scene((2,), (("2a", 0), ("2b", 0), ("2b", 0)), ("2b.in",), villages=(("2c.in", 0), ("2a.in", 0))),
)
"""A turn: `create 2b`, `build 2a.in`, `create 2b`. The second creation is covered by the new Village."""

FISSURE = Scene(
    (12, 16, 20),
    (("16a", 0),),
    ("12a.mid", "12b.mid", "12c.mid", "16b.mid", "20a.mid"),
    standing=(("16a", "w", 0),),
    fissures=((12, 16),),
)
"""The way from 16a to 12c is closed; the one over 20a is open."""

RAISES = (
    Scene((9,), (("9b", 0),), standing=(("9b", "ne", 0),)),
    Scene((9,), (("9b", 0),), villages=(("9b.mid", 0),), standing=(("9b", "ne", 0), ("9b", "nw", 0))),
    Scene(
        (9,),
        (("9b", 0),),
        villages=(("9b.mid", 0), ("9c.mid", 0)),
        standing=(("9b", "ne", 0), ("9b", "nw", 0), ("9b", "e", 0)),
    ),
)
"""What the last Moai is worth: 1; 1 x 2; 2 x 3."""

SINKING = (
    Scene(
        (12, 16, 20),
        (("20a", 0), ("20a", 0), ("20a", 1), ("20a", 1)),
        ("12a.mid", "12b.mid", "12c.mid", "16a.mid", "16b.mid"),
        standing=(("20a", "ne", 0),),
        fissures=((12, 20), (16, 20)),
    ),
    Scene(
        (12, 16),
        (("16a", 0), ("16a", 0), ("12a", 1)),
        ("12a.mid", "12b.mid", "12c.mid", "16a.mid", "16b.mid"),
        sunk=(20,),
    ),
)
"""Area 20 is cut off: its rim is 12a, 12b, 12c and 16a."""

ERUPTION = (
    Scene((5,), (), ("5a.in", "5b.out", "5c.in", "5c.out"), villages=(("5b.in", 0),)),
    Scene((5,), (), ("5a.in", "5a.out", "5b.in", "5b.out", "5c.in", "5c.out")),
    Scene((5,), (), ("5a.in", "5a.out", "5b.out", "5c.in", "5c.out"), villages=(("5b.in", 0),)),
)
"""Before an eruption, after it, and after it with a Prayer token spent for the Village."""

BONUS = Scene(
    (12, 16, 20),
    standing=(("12c", "e", 0), ("16a", "w", 0), ("20a", "ne", 0), ("12b", "sw", 1)),
    fissures=((12, 16), (16, 20), (9, 12)),
)
"""Three of one tribe in a group, and one of another alone."""
NEIGHBOURS = (3, 0)
"""How many of each tribe have a neighbour there."""

EDGE = Scene((12, 20), (("20a", 0),), standing=(("20a", "nw", 0),), edges=(("20a", "nw"),))
"""The long game: only the edge before the Moai is closed."""


class Score(NamedTuple):
    """What a player has at the end."""

    track: int
    villages: int
    settlers: int
    prayers: int
    standing: int
    lying: int
    grouped: int


SCORE = Score(31, 2, 5, 1, 5, 1, 4)

PHASES = (tuple(range(1, 6)), tuple(range(1, 9)), tuple(range(1, 23)))
"""How a continent grows when it is built by hand: the Areas that lie after each phase."""
