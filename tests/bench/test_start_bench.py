"""Starting: `pnp --help` must feel instant, which is to say that it costs little more than click itself."""

import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

RATIO = 1.5
ROUNDS = 15


def seconds(command: Sequence[str | Path]) -> float:
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def ratio(command: Sequence[str | Path]) -> float:
    """Compare whole processes, run in turns, each by its best: what else the machine does slows both."""
    click = [sys.executable, "-c", "import click"]
    pairs = [(seconds(command), seconds(click)) for _ in range(ROUNDS)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


def commands() -> dict[str, Sequence[str | Path]]:
    script = Path(sysconfig.get_path("scripts")) / "pnp"
    return {"module": [sys.executable, "-m", "pnp", "--help"], "script": [script, "--help"]}


@pytest.mark.parametrize("name", commands())
def test_the_help_costs_little_more_than_importing_click(name: str) -> None:
    command = commands()[name]
    if name == "script" and not Path(command[0]).exists():
        pytest.skip("pnp is not installed in this environment")
    found = ratio(command)
    print(f"pnp --help as a {name}: {found:.2f} times the import of click")
    assert found <= RATIO
