"""Recorded voyages: what the referee says of each is kept, word for word."""

from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import pnp

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("carmine-*"))


def test_there_are_records() -> None:
    assert {"carmine-ambush", "carmine-from-paper", "carmine-solo"} <= {path.stem for path in RECORDS}


@pytest.mark.rule("CA-A4", "CA-A5", "CA-D12")
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_voyage_is_judged_as_ever(path: Path, golden: Callable[[str, str], None]) -> None:
    answer = pnp("validate", path)
    assert answer.code == 0, answer.out
    golden(f"carmine/{path.stem}-verdict.txt", answer.out.replace(str(path), path.name))
