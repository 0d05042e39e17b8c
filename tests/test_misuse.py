"""Misuse: whatever is wrong with the input, one line on standard error, exit code 2, no traceback, nothing written."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import install_game, pnp, process

HUGE_GAME = """
from pathlib import Path
from pnp.draw.shapes import Rect
from pnp.press.part import Kit, Part

class Setup:
    def __init__(self, code): self.code = str(code)
    def data(self): return {"format": "pnp-setup/1", "game": "huge", "code": self.code}
    def text(self): return self.code

class Huge:
    slug, title, tagline, version, options = "huge", "Huge", "Too large", 1, ()
    templates = Path(__file__).parent
    def setup(self, code, data): return Setup(code)
    def read_setup(self, document, data): return Setup(document["code"])
    def kit(self, setup, data):
        part = Part("leviathan", Rect(0, 0, 400, 100), lambda canvas: None, group="monsters", title="Monsters")
        return Kit(self.title, setup.code, (part,))
    sheets = kit

game = Huge()
"""


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


def refused(*words: object, stdin: bytes | None = None) -> str:
    """Give the refusal, having made sure that nothing was written."""
    before = sorted(Path().rglob("*"))
    refusal = pnp(*words, stdin=stdin).refusal()
    assert sorted(Path().rglob("*")) == before
    return refusal


WRONG = {
    ("kti",): "there is no command “kti”, did you mean kit?",
    ("kit",): "give a CODE, like carmine",
    ("setup",): "Missing argument 'CODE'",
    ("kit", "carmina"): "there is no game “carmina”, did you mean carmine?",
    ("sheet", "zzz", "--players", "3"): "there is no game “zzz”",
    ("kit", "zzz", "--board", "carmine"): "there is no game “zzz”",
    ("kit", "carmine", "carmine"): "Got unexpected extra argument",
    ("kit", "carmine", "--papr", "a4"): "--paper",
    ("kit", "carmine", "--paper", "a3"): "'a3' is not one of 'a4', 'letter'",
    ("kit", "carmine", "--playrs", "3"): "--players",
    ("kit", "carmine", "--players", "7"): "players cannot be “7”: it is one of 1, 2, 3, 4, 5, 6",
    ("kit", "carmine", "--players"): "requires an argument",
    ("kit", "carmine:playrs=3"): "carmine has no option “playrs”",
    ("kit", "carmine:players"): "“players” is not an option",
    ("kit", "carmine:players=1,players=1"): "gives the option players twice",
    ("setup", "mu:fissure_mode=egde"): "fissure-mode cannot be “egde”: it is one of border, edge",
    ("setup", "mu:fissure-mode=edge,fissure_mode=edge"): "gives the option fissure-mode twice",
    ("setup", "mu:fissure-size=2"): "mu has no option “fissure-size”",
    ("setup", "mu", "--players", "1"): "players cannot be “1”: it is one of 2, 3, 4",
    ("kit", "carmine@7"): "carmine has no generator of version 7: there is only version 1",
    ("kit", "carmine@x"): "the generator’s version after @ is a number",
    ("kit", "carmine#"): "the seed is empty",
    ("kit", ""): "is not a setup code",
    ("kit", "Ж#Ж"): "is not a setup code",
    ("kit", "carmine#a\x1bb"): "characters that cannot be printed",
    ("kit", "carmine#\udcff"): "characters that cannot be printed",
    ("kit", "carmine", "--seed", "x" * 100_000): "100000 characters long",
    ("kit", "x" * 100_000): "there is no game “xxx",
    ("kit", "carmine", "--board", "x" * 65): "board cannot be “xxx",
    ("kit", "carmine", "--board", "a,b"): "board cannot be “A,B”",
    ("kit", "carmine", "--copies", "1e9"): "'1e9' is not a valid integer",
    ("kit", "carmine", "--copies", "1000000000"): "1000000000 copies cannot be printed",
    ("kit", "carmine", "--copies", "9" * 5000): "--copies",
    ("kit", "carmine", "--copies", "0"): "0 copies cannot be printed",
    ("kit", "carmine", "--copies", "-1"): "-1 copies cannot be printed",
    ("kit", "carmine", "--bleed", "9e99"): "a bleed of 9e+99 mm cannot be printed",
    ("kit", "carmine", "--bleed", "nan"): "a bleed of nan mm cannot be printed",
    ("kit", "carmine", "--bleed", "-1"): "a bleed of -1 mm cannot be printed",
    ("kit", "carmine", "--bleed", "much"): "'much' is not a valid float",
    ("kit", "carmine", "--dpi", "1000000"): "1000000 dpi cannot be rendered",
    ("kit", "carmine", "--back-offset", "junk"): "“junk” is not two lengths",
    ("kit", "carmine", "--back-offset", "1"): "“1” is not two lengths",
    ("kit", "carmine", "--back-offset", "1,2,3"): "“1,2,3” is not two lengths",
    ("kit", "carmine", "--back-offset", "nan,0"): "a back offset of nan,0 mm cannot be printed",
    ("kit", "carmine", "--back-offset", "inf,0"): "a back offset of inf,0 mm cannot be printed",
    ("kit", "carmine", "--back-offset", "0,-10.5"): "a back offset of 0,-10.5 mm cannot be printed",
    ("kit", "carmine", "--parts", "baord"): "baord",
    ("kit", "carmine", "--parts", ","): "is not a list of parts",
    ("kit", "carmine", "--templates", "nowhere"): "nowhere is not a folder of templates",
    ("kit", "carmine", "--setup", "nowhere.json"): "nowhere.json cannot be read: No such file",
    ("kit", "--setup", "."): ". cannot be read: Is a directory",
    ("kit", "--seed", "X"): "--seed and --daily go with a CODE",
    ("templates",): "Missing argument 'DIR'",
    ("templates", "new", "zzz"): "there is no game “zzz”",
    ("calibrate", "--backs", "none"): "there is nothing to calibrate",
}


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:40] or "nothing")
def test_wrong_words(words: tuple[str, ...]) -> None:
    assert WRONG[words] in refused(*words)


def test_an_error_is_one_line_of_bearable_length_whatever_it_quotes() -> None:
    assert len(refused("kit", "carmine", "--seed", "x", "--parts", "x\ny" * 10_000)) < 700
    assert "\x1b" not in refused("setup", "\x1b[31mred")


# -- places that cannot be written -----------------------------------------------------------------


@pytest.mark.parametrize("command", [("kit", "carmine#X"), ("setup", "carmine#X"), ("calibrate",)])
def test_a_place_that_cannot_be_written(command: tuple[str, ...]) -> None:
    Path("file").touch()
    for place in ("file/kit.pdf", "file/deeper/kit.pdf", "/proc/none/kit.pdf", "x" * 300 + ".pdf"):
        assert re.search("cannot be (written|used)", refused(*command, "-o", place))


def test_a_page_that_cannot_be_written_keeps_the_others_from_being_written() -> None:
    Path("kit/mu-X-a4-full-setup-plan+die-02.svg").mkdir(parents=True)
    words = ("kit", "mu#X", "--parts", "setup-plan,die", "--format", "svg", "-o", "kit")
    assert "-02.svg cannot be written: there is a folder of that name" in refused(*words)


def test_templates_are_not_copied_into_a_file() -> None:
    Path("file").touch()
    assert "file" in refused("templates", "file")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
@pytest.mark.parametrize("words", [("games",), ("setup", "carmine#X"), ("--help",), ("setup", "carmine", "--help")])
def test_a_full_disk(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123  # a device
        done = subprocess.run([sys.executable, "-m", "pnp", *words], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "No space left on device" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_a_file_on_a_full_disk() -> None:
    assert "no space left" in refused("setup", "carmine#X", "-o", "/dev/full").lower()
    Path("kit.pdf").symlink_to("/dev/full")
    assert "no space left" in refused("kit", "carmine#X", "-o", "kit.pdf").lower()


@pytest.mark.parametrize("words", [("games",), ("setup", "carmine#X"), ("--help",)])
def test_a_pipe_that_nobody_reads(words: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run([sys.executable, "-m", "pnp", *words], stdout=writer, stderr=subprocess.PIPE, text=True)
    finally:
        os.close(writer)
    assert done.returncode == 2
    assert done.stderr == "Error: standard output was closed before everything was written\n"


def test_standard_output_that_is_closed_from_the_start() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m pnp games >&-', shell=True, stderr=subprocess.PIPE, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (2, "Error: standard output is closed\n")


# -- things that cannot be printed -----------------------------------------------------------------


def test_a_part_that_is_larger_than_the_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_game(tmp_path, "huge", "huge_game:game", {"huge_game.py": HUGE_GAME, "huge/none.toml": ""})
    monkeypatch.syspath_prepend(tmp_path)
    for paper, title in (("a4", "A4"), ("letter", "Letter")):
        refusal = refused("kit", "huge#X", "--paper", paper)
        assert "leviathan" in refusal
        assert title in refusal


# -- templates -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("boards/A1.toml", b"name = ", "is not TOML"),
        ("boards/A1.toml", b"\xff\xfe", "is not UTF-8 text: byte 0 is wrong"),
        ("boards/A1.toml", b'nmae = "x"', "nmae"),
        ("boards/A1.toml", b'name = 7\nports = []\nseas = []\nrows = ""', "$.name"),
        ("boards/A1.toml", b'name = "x"\nports = []\nseas = []\nrows = "."', "A1"),
        ("theme.toml", b"inks = 3", "$.inks"),
    ],
)
def test_a_wrong_template_is_named_with_its_key(name: str, content: bytes, complaint: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert pnp("templates", copy, "carmine").code == 0
    (copy / "carmine" / name).write_bytes(content)
    refusal = refused("kit", "carmine:board=A1#X", "--templates", copy)
    assert complaint in refusal
    assert name.rpartition("/")[2].removesuffix(".toml") in refusal


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_template_that_cannot_be_read(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    pnp("templates", copy, "carmine")
    face = copy / "carmine" / "boards" / "A1.toml"
    face.chmod(0)
    assert f"{face} cannot be read: Permission denied" in refused("setup", "carmine:board=A1#X", "--templates", copy)


TABLES: dict[str, tuple[str, str, str]] = {
    "diluvium/card-text.toml": ('greek = "Greek"', "", "civilisations.greek is missing"),
    "diluvium/theme.toml": ("coin-small = ", "coin-smal = ", "types.coin-small is missing"),
    "nautilion/sheet-text.toml": (
        "pile3_to_reserve =",
        "pile3_to_reserv =",
        "sea.heroic_cards.pile3_to_reserve is missing",
    ),
    "carmine/booklet.toml": ("renown = ", "renwon = ", "labels.ships.renown is missing"),
    "mu/pieces.toml": ('villages = "Villages"', "", "titles.villages is missing"),
}
"""A key of a table in which words stand by name: it is in the file of the house, and is taken out or renamed."""


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_a_template_lacks_no_key(name: str, tmp_path: Path) -> None:
    old, new, complaint = TABLES[name]
    slug = name.partition("/")[0]
    assert pnp("templates", tmp_path / "copy", slug).code == 0
    path = tmp_path / "copy" / name
    content = path.read_text(encoding="utf-8")
    assert content.count(old) == 1
    path.write_text(content.replace(old, new), encoding="utf-8")
    options = ":expansions=5" if slug == "nautilion" else ""
    refusal = refused("kit", f"{slug}{options}#X", "--templates", tmp_path / "copy")
    assert name in refusal
    assert complaint in refusal


def test_the_tribes_of_mu_are_those_that_are_drawn(tmp_path: Path) -> None:
    assert pnp("templates", tmp_path / "copy", "mu").code == 0
    path = tmp_path / "copy" / "mu" / "pieces.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('id = "sun"', 'id = "moon"'), encoding="utf-8")
    assert "the tribes are bird, fish, sun, wave, each once" in refused("kit", "mu#X", "--templates", tmp_path / "copy")


# -- setup files -----------------------------------------------------------------------------------


def _setup() -> dict[str, Any]:
    setup: dict[str, Any] = json.loads(pnp("setup", "carmine:board=A1#X", "--json").out)
    return setup


def _changed(**fields: Any) -> Callable[[], str]:
    return lambda: json.dumps({**_setup(), **fields})


def _without(field: str) -> Callable[[], str]:
    return lambda: json.dumps({key: value for key, value in _setup().items() if key != field})


SETUPS: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "empty": (lambda: "", "is not JSON"),
    "truncated": (lambda: json.dumps(_setup())[:-20], "is not JSON"),
    "garbage": (lambda: bytes(range(256)), "is not UTF-8 text"),
    "utf-16": (lambda: json.dumps(_setup()).encode("utf-16"), "is not UTF-8 text"),
    "with a mark": (lambda: json.dumps(_setup()).encode("utf-8-sig"), "is not JSON"),
    "list": (lambda: "[1, 2]", "is not a JSON object"),
    "deep": (lambda: '{"a":' * 100_000, "is nested more than 32 deep"),
    "deep list": (lambda: "[" * 900_000, "is nested more than 32 deep"),
    "one long string": (lambda: '"' + '\\"' * 400_000, "is not JSON"),
    "large": (lambda: b" " * 100_000_000, "is larger than 1 MB"),
    "NaN": (lambda: '{"game": NaN}', "has NaN where a number should be"),
    "infinity": (lambda: '{"game": 1e999}', "has the number 1e999, which is too large"),
    "long number": (lambda: '{"game": ' + "9" * 10_000 + "}", "has a number that is too long"),
    "twice": (lambda: '{"game": "carmine", "game": "mu"}', "has the key “game” twice"),
    "surrogate": (lambda: '{"game": "\\ud800", "code": ""}', "lone surrogate"),
    "no game": (_without("game"), "is not a setup"),
    "game is a number": (_changed(game=3), "is not a setup"),
    "unknown game": (_changed(game="mer"), "there is no game “mer”"),
    "unknown field": (_changed(bord=[]), "unknown field `bord`"),
    "no format": (_without("format"), "`format`"),
    "new format": (_changed(format="pnp-setup/2"), "$.format"),
    "no board": (_without("board"), "`board`"),
    "board is a text": (_changed(board="A1"), "$.board"),
    "board is short": (_changed(board=["." * 15]), "$.board"),
    "row is short": (_changed(board=["." * 14] * 15), "row 1 of the board has 14 characters"),
    "strange cell": (_changed(board=["?" * 15] * 15), "row 1, column A"),
    "no ports": (_changed(board=["." * 15] * 15), "0 ports instead of 8"),
    "many names": (_changed(ports=["x"] * 9), "$.ports"),
    "empty name": (_changed(archipelago=""), "$.archipelago"),
    "long name": (_changed(archipelago="x" * 1000), "$.archipelago"),
    "strange name": (_changed(archipelago="a\u0007b"), "cannot be printed"),
    "number as name": (_changed(seas=[1, 2, 3]), "$.seas[0]"),
    "wrong code": (_changed(code="carmine:players=99#X"), "players cannot be “99”"),
    "code of another game": (_changed(code="mu#X"), "is not one of carmine"),
    "code without seed": (_changed(code="carmine"), "has no seed"),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_wrong_setup_file(name: str) -> None:
    make, complaint = SETUPS[name]
    content = make()
    Path("setup.json").write_bytes(content if isinstance(content, bytes) else content.encode())
    refusal = refused("kit", "--setup", "setup.json")
    assert complaint in refusal
    assert "setup.json" in refusal
    if name != "large":
        piped = refused("kit", "--setup", "-", stdin=Path("setup.json").read_bytes())
        assert piped == refusal.replace("setup.json", "standard input")


def test_a_setup_file_of_another_game_or_code() -> None:
    Path("setup.json").write_text(json.dumps(_setup()), encoding="utf-8")
    assert "setup.json: it is the setup carmine:board=A1#X, not carmine#Y" in refused(
        "kit", "carmine#Y", "--setup", "setup.json"
    )


def test_a_defect_of_ours_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    from pnp import registry

    def broken() -> registry.Shelf:
        raise AssertionError("a defect")

    monkeypatch.setattr(registry, "shelf", broken)
    with pytest.raises(AssertionError, match="a defect"):
        pnp("games")


def test_a_real_process_says_no_more_than_one_line_either() -> None:
    answer = process("kit", "carmin")
    assert answer.refusal() == "there is no game “carmin”, did you mean carmine?"
