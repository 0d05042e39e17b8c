"""The language of moves of Continent of Mu, by patterns."""

import re

from reference.mu_map import DIRECTIONS, SLOTS, SPACES

__all__ = ["NOT_DUE", "PATTERNS", "UnusableError", "read_move"]


class UnusableError(Exception):
    """What cannot be judged."""


_SPACE = "(" + "|".join(SPACES) + ")"
_SLOT = "(" + "|".join(map(re.escape, SLOTS)) + ")"
_MOAI = "(" + "|".join([*map(re.escape, SLOTS), *(rf"{space}\.loose" for space in SPACES)]) + ")"
_WAY = "(" + "|".join(DIRECTIONS) + ")"

PATTERNS = {
    "move": f"move {_SPACE} {_SPACE}",
    "carry": f"carry {_MOAI} {_SPACE}",
    "land": f"land {_SPACE}",
    "build": f"build {_SLOT}",
    "create": f"create {_SPACE}",
    "sculpt": f"sculpt {_SLOT}",
    "raise": f"raise {_MOAI} {_WAY}( announce)?",
    "pray": "pray",
    "claim": "claim ([0-3])",
    "end": "end",
    "settle": f"settle {_SPACE}",
    "roll": "roll (white|volcano)",
    "draw": "draw ([1-8])",
    "draw two": "draw ([1-8]) ([1-8])",
    "draw part": "draw part ([1-9]|1[0-9]|2[0-2])",
    "save": f"save {_SPACE}",
    "protect": f"protect {_MOAI}",
    "lose": f"lose {_MOAI}",
}

NOT_DUE = {
    "settle": "MU-207",
    "roll": "MU-401",
    "draw": "MU-402",
    "draw two": "MU-413",
    "draw part": "MU-506",
    "save": "MU-510",
    "protect": "MU-406",
    "lose": "MU-406",
}
"""The rule of a move that is none of the actions, at an action point."""


def read_move(text: str) -> list[str]:
    """Give the kind of a move and what it names."""
    for kind, pattern in PATTERNS.items():
        if match := re.fullmatch(pattern, text):
            words = [word.strip() for word in match.groups() if word is not None]
            if kind == "draw two" and not words[0] < words[1]:
                raise UnusableError(text)
            return [kind, *words]
    raise UnusableError(text)
