"""The words of the rules booklet, from `mu/booklet.toml`, and the numbers of the game that they may name.

`{settlers}` and `{points.village}` are looked up in the rules, `{count.spaces}` is counted, and `{example.total}` is
what the worked example comes to.
"""

from functools import lru_cache
from typing import Any

import msgspec

from pnp.games.mu.booklet.examples import RAISES, SCORE, Scene
from pnp.games.mu.components import Numbers, components
from pnp.games.mu.places import AREAS, SLOTS, SPACES, VOLCANOES
from pnp.press.ruletext import RuleText, read_rules
from pnp.templates import Templates

__all__ = ["FILE", "booklet_text", "example_lines", "worth"]

FILE = "mu/booklet.toml"
_SIDES = 6
"""Of the die."""


@lru_cache(maxsize=8)
def booklet_text(data: Templates) -> RuleText:
    """Read the booklet's words and fill in the numbers, once for each `Templates`."""
    return read_rules(FILE, data, _values(data))


def _values(data: Templates) -> dict[str, Any]:
    """Give everything that a text may name."""
    numbers = components(data).numbers
    start = sum(not slot.endswith(".out") for slot in SLOTS)
    lines = example_lines(numbers)
    return {
        **msgspec.structs.asdict(numbers),
        "count": {
            "areas": len(AREAS),
            "spaces": len(SPACES),
            "volcanoes": len(VOLCANOES),
            "white": _SIDES - numbers.volcano_faces,
            "lava": len(SLOTS),
            "start": start,
            "rest": len(SLOTS) - start,
            "hand": numbers.actions,
        },
        "raises": [worth(scene, numbers) for scene in RAISES],
        "example": {**lines, "total": sum(lines.values())},
        "groups": {name: size * numbers.points.neighbour for name, size in (("two", 2), ("three", 3))},
    }


def worth(scene: Scene, numbers: Numbers) -> int:
    """MU-326, 327: what the last Moai of a scene is worth to the first tribe."""
    villages = sum(seat == 0 for _, seat in scene.villages)
    return villages * len(scene.standing) if villages else numbers.points.standing


def example_lines(numbers: Numbers) -> dict[str, int]:
    """MU-611 to 617: the points of the worked example, by their lines."""
    points = numbers.points
    return {
        "track": SCORE.track,
        "villages": SCORE.villages * points.village,
        "settlers": SCORE.settlers * points.settler,
        "prayers": SCORE.prayers * points.prayer,
        "moai": (SCORE.standing + SCORE.lying) * points.moai,
        "bonus": SCORE.grouped * points.neighbour,
    }
