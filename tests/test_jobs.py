"""Jobs: shared work comes out in order, and whoever stops it stops all of it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.jobs import Workers, in_chunks

SLEEPER = """
import os, sys, time
from pathlib import Path
from pnp.jobs import in_chunks

def sleep(numbers):
    Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(600)
    return list(numbers)

if __name__ == "__main__":
    in_chunks(sleep, range(64), 2)
"""


def squares(numbers: range) -> list[int]:
    return [number * number for number in numbers]


def broken(numbers: range) -> list[int]:
    raise ValueError(f"a defect at {numbers[0]}")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")  # one that is dead, but that nobody has asked about, is still listed
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_shared_work_comes_out_in_order_and_its_defects_are_raised() -> None:
    told: list[tuple[int, int]] = []
    assert in_chunks(squares, range(20), 2, lambda *done: told.append(done)) == squares(range(20))
    assert told[-1] == (20, 20)
    with Workers(2) as workers:
        assert workers.in_chunks(squares, range(1, 9)) == workers.in_chunks(squares, range(1, 9))
        with pytest.raises(ValueError, match="a defect"):
            workers.in_chunks(broken, range(30))


@pytest.mark.skipif(os.name != "posix", reason="other systems have no signals of this kind")
@pytest.mark.parametrize(
    ("kill", "how"),
    [(os.killpg, signal.SIGINT), (os.kill, signal.SIGINT), (os.kill, signal.SIGTERM), (os.kill, signal.SIGKILL)],
    ids=["key", "interrupt", "end", "death"],
)
def test_whoever_stops_the_work_stops_all_of_it(
    kill: Callable[[int, int], None], how: signal.Signals, tmp_path: Path
) -> None:
    (tmp_path / "pids").mkdir()
    (tmp_path / "sleeper.py").write_text(SLEEPER, encoding="utf-8")
    work = subprocess.Popen(
        [sys.executable, tmp_path / "sleeper.py", tmp_path / "pids"], stderr=subprocess.PIPE, start_new_session=True
    )
    pids: list[int] = []
    try:
        deadline = time.monotonic() + 60
        while len(pids) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
            pids = [int(path.name) for path in (tmp_path / "pids").iterdir()]
        assert len(pids) == 2
        kill(work.pid, how)
        work.wait(timeout=30)
        deadline = time.monotonic() + 30
        while any(map(is_alive, pids)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(map(is_alive, pids))
    finally:
        for pid in (work.pid, *pids):
            if is_alive(pid):
                os.kill(pid, signal.SIGKILL)
        work.communicate()
