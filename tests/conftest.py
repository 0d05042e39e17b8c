"""What all tests share. This file also makes `tests/` importable, so that a test finds its slow twin:
`from reference.flood import …`.
"""

import difflib
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# The same examples every time, so that a change is judged by what it changes; `make soak` tries new ones, and more.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=1000, deadline=None)
settings.load_profile("soak" if os.environ.get("PNP_SOAK") else "steady")

GOLDENS = Path(__file__).parent / "goldens"


@pytest.fixture
def golden() -> Callable[[str, str], None]:
    """Compare a text with the one that is kept: `golden("draw/sampler-full.txt", text)`.

    Run the tests with PNP_GOLDEN=write to keep the new texts instead, then read what git says has changed.
    """

    def check(name: str, text: str) -> None:
        path = GOLDENS / name
        if os.environ.get("PNP_GOLDEN") == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        kept = path.read_text(encoding="utf-8") if path.is_file() else ""
        if kept == text:
            return
        changes = difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "drawn now", lineterm="", n=2)
        shown = list(changes)[:80]
        pytest.fail(
            f"{name} is not as it was; if that is meant, run with PNP_GOLDEN=write\n" + "\n".join(shown), pytrace=False
        )

    return check
