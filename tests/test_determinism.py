"""The same code gives the same bytes: twice, and on a machine with other habits."""

from pathlib import Path

import pytest
from command_line import pnp, process

WORDS = ("carmine:players=2#KRAKEN-7", "--dpi", "60")

HABITS = {
    "PYTHONHASHSEED": "4711",
    "TZ": "Pacific/Kiritimati",
    "LC_ALL": "C",
    "LANG": "tr_TR.UTF-8",
    "HOME": "/nowhere",
    "COLUMNS": "40",
    "SOURCE_DATE_EPOCH": "86400",
}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("kind", ["pdf", "svg", "png"])
def test_the_same_code_gives_the_same_bytes(kind: str, tmp_path: Path) -> None:
    for place in ("one", "two"):
        assert pnp("kit", *WORDS, "--format", kind, "-o", tmp_path / place).code == 0
    abroad = process("kit", *WORDS, "--format", kind, "-o", tmp_path / "abroad", environment=HABITS)
    assert abroad.code == 0, abroad
    first = contents(tmp_path / "one")
    assert first
    assert contents(tmp_path / "two") == first
    assert contents(tmp_path / "abroad") == first


def test_another_code_gives_other_bytes(tmp_path: Path) -> None:
    for seed in ("one", "two"):
        pnp("kit", "carmine", "--seed", seed, "-o", tmp_path / f"{seed}.pdf")
    assert len(set(contents(tmp_path).values())) == 2


def test_a_setup_is_the_same_text_everywhere() -> None:
    assert process("setup", *WORDS[:1], "--json", environment=HABITS).out == pnp("setup", *WORDS[:1], "--json").out


@pytest.mark.parametrize(
    "code",
    [
        "nautilion:board=random,expansions=1+3#KRAKEN-7",
        "diluvium:players=1,scenario=Z3,carry=loss#KRAKEN-7",
        "mu:players=4,setup=advanced#KRAKEN-7",
    ],
)
def test_sheets_setups_and_simulations_are_the_same_abroad(code: str, tmp_path: Path) -> None:
    for words in (("setup", code, "--json"), ("simulate", code, "--bot", "random", "--games", "4", "--jobs", "1")):
        here, abroad = pnp(*words), process(*words, environment=HABITS, cwd=tmp_path)
        assert here.code == 0, here
        assert abroad == here
    assert pnp("sheet", code, "--fillable", "-o", tmp_path / "here.pdf").code == 0
    assert process("sheet", code, "--fillable", "-o", "abroad.pdf", environment=HABITS, cwd=tmp_path).code == 0
    assert (tmp_path / "abroad.pdf").read_bytes() == (tmp_path / "here.pdf").read_bytes()
