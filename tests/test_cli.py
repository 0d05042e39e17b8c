"""The command line as a player meets it: help, codes and flags, answers, and what is said on a terminal."""

import io
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pypdf
import pytest
from command_line import pnp, process
from pypdf import PdfReader

from pnp import console, registry
from pnp.cli import COMMANDS
from pnp.seeds import daily_seed

HEAVY = {"reportlab", "svgwrite", "msgspec", "importlib.metadata", "PIL", "fontTools", "pypdfium2", "pypdf", "segno"}


# -- help ------------------------------------------------------------------------------------------


def test_the_help_names_every_command_with_its_line() -> None:
    answer = pnp("--help")
    assert answer.code == 0
    listed = answer.out.partition("Commands:")[2]
    for name, line in COMMANDS.items():
        assert f"  {name:9}  {line}" in listed


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_of_itself_what_the_table_says_of_it(name: str) -> None:
    command: click.Command = import_module(f"pnp.commands.{name}").command
    assert command.name == name
    assert command.get_short_help_str(limit=200) == COMMANDS[name]


def test_every_command_module_is_in_the_table() -> None:
    folder = Path(import_module("pnp.commands").__path__[0])
    assert {path.stem for path in folder.glob("[a-z]*.py")} == set(COMMANDS)


def test_the_help_loads_nothing_heavy() -> None:
    program = "import sys; from pnp.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "pnp.cli" in loaded
    assert not loaded & HEAVY
    assert not {name for name in loaded if name.startswith(("pnp.draw", "pnp.press", "pnp.games"))}


def test_without_a_word_the_help_is_shown() -> None:
    assert pnp() == pnp("--help") == pnp("-h")


def test_the_version() -> None:
    assert pnp("--version").out == "pnp 0.1.0\n"


def test_help_of_a_command_shows_the_options_of_the_game_it_is_asked_about() -> None:
    assert "--players" not in pnp("kit", "--help").out
    for words in (("kit", "carmine", "--help"), ("kit", "--help", "carmine#X"), ("setup", "carmine:deck=short", "-h")):
        shown = pnp(*words).out
        assert "Carmine Archipelago:" in shown
        assert "--players 1|2|3|4|5|6" in shown


def test_a_shell_is_told_the_games_and_their_flags() -> None:
    def completed(words: str) -> str:
        return process(
            environment={"_PNP_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()))}
        ).out

    assert completed("pnp kit").split() == ["plain,carmine", "plain,diluvium", "plain,mu", "plain,nautilion"]
    assert "plain,kit" in completed("pnp").split()


# -- codes and flags -------------------------------------------------------------------------------


def spelled_out(*words: object) -> dict[str, object]:
    answer = pnp("setup", *words, "--json")
    assert answer.code == 0, answer
    setup: dict[str, object] = json.loads(answer.out)
    return setup


def test_flags_and_code_say_the_same() -> None:
    expected = spelled_out("carmine:players=3,board=A1#KRAKEN-7")
    assert expected["code"] == "carmine:players=3,board=A1#KRAKEN-7"
    assert spelled_out("carmine", "--board", "a1", "--seed", " kraken-7 ", "--players", "3") == expected
    assert spelled_out("--players", "3", "--board", "A1", "carmine#kraken-7") == expected
    assert spelled_out("carmine:board=A1", "--players=3", "--board=a1", "--seed=KRAKEN-7") == expected


def test_an_option_is_called_alike_in_codes_records_and_flags() -> None:
    expected = spelled_out("mu:players=3,setup=advanced,fissure-mode=edge,sink-mode=claim#X")
    assert expected["options"]["setup"] == "advanced"  # type: ignore[index]
    assert spelled_out("mu:setup=advanced,sink_mode=claim,players=3,fissure_mode=edge#x") == expected
    flags = ("--continent", "advanced", "--fissure-mode", "edge", "--sink-mode", "claim")  # --setup takes a file
    assert spelled_out("mu:players=3#X", *flags) == expected
    refusal = pnp("setup", "mu:setup=standard#X", "--continent", "advanced").refusal()
    assert refusal == "the code says setup=standard, but --continent says advanced"


def test_defaults_are_left_out_of_a_code_and_options_stand_in_their_order() -> None:
    assert spelled_out("carmine@1:board=b2,players=1,deck=STANDARD#x")["code"] == "carmine:board=B2#X"
    assert spelled_out("carmine:mirror=yes,players=2#x")["code"] == "carmine:players=2,mirror=yes#X"


def test_a_seed_may_be_called_like_a_game() -> None:
    assert spelled_out("--seed", "carmine", "carmine")["code"] == "carmine#CARMINE"


def test_a_flag_may_repeat_the_code_but_not_contradict_it() -> None:
    assert spelled_out("carmine:players=3#X", "--players", "3", "--seed", "x")["code"] == "carmine:players=3#X"
    refusal = pnp("setup", "carmine:players=3#X", "--players", "4").refusal()
    assert refusal == "the code says players=3, but --players says 4"
    assert pnp("setup", "carmine#X", "--seed", "Y").refusal() == "the code has the seed X, but --seed says Y"
    assert "--daily" in pnp("setup", "carmine#X", "--daily").refusal()
    assert "--daily and --seed" in pnp("setup", "carmine", "--daily", "--seed", "X").refusal()


def test_a_seed_is_made_up_and_shown_and_brings_the_setup_back() -> None:
    first, second = spelled_out("carmine"), spelled_out("carmine")
    assert first["code"] != second["code"]
    assert spelled_out(first["code"]) == first
    assert str(first["code"]).startswith("carmine#")


def test_the_daily_seed_is_the_date() -> None:
    before = daily_seed()
    code = spelled_out("carmine", "--daily")["code"]
    assert code in {f"carmine#{before}", f"carmine#{daily_seed()}"}


def test_a_board_is_named_or_has_a_seed_of_its_own() -> None:
    named = spelled_out("carmine:board=A1#X")
    assert spelled_out("carmine:board=A1#Y")["board"] == named["board"]
    storm = spelled_out("carmine:board=storm#X")
    assert storm["code"] == "carmine:board=STORM#X"
    assert storm["board"] == spelled_out("carmine#STORM")["board"] != spelled_out("carmine#X")["board"]


# -- answers ---------------------------------------------------------------------------------------


def test_the_games_are_listed_for_people_and_for_programs() -> None:
    assert re.search("^carmine +Carmine Archipelago  ", pnp("games").out, re.MULTILINE)
    listed = json.loads(pnp("games", "--json").out)
    carmine = next(game for game in listed["games"] if game["slug"] == "carmine")
    assert [option["name"] for option in carmine["options"]] == [
        *("players", "deck", "mirror", "first-game", "voyage", "board")
    ]
    assert listed["faults"] == []


def test_a_setup_is_described_for_people() -> None:
    answer = pnp("setup", "carmine:players=3,board=A1#KRAKEN-7")
    setup = spelled_out("carmine:board=A1#KRAKEN-7")
    lines = answer.out.splitlines()
    assert lines[0] == "Carmine Archipelago · carmine:players=3,board=A1#KRAKEN-7"
    assert lines[1] == "The Lantern Isles, for 3 players, standard deck"
    assert lines[3] == "    A B C D E F G H I J K L M N O"
    rows = setup["board"]
    assert isinstance(rows, list)
    assert [line[4:33].replace(" ", "") for line in lines[4:19]] == rows
    assert "  C2   Saltmere" in lines


def test_a_setup_goes_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "setup.json"
    assert pnp("setup", "carmine#X", "--json", "-o", file).out == f"{file}: written, the setup carmine#X\n"
    assert json.loads(file.read_text(encoding="utf-8")) == spelled_out("carmine#X")
    assert pnp("setup", "carmine#X", "--json", "-o", file).out == f"{file}: already there, the setup carmine#X\n"


def test_a_kit_ends_by_saying_what_was_written_what_it_takes_and_what_comes_next(tmp_path: Path) -> None:
    answer = pnp("kit", "carmine#KRAKEN-7", "-o", tmp_path)
    lines = answer.out.splitlines()
    assert lines[0] == "Carmine Archipelago, carmine#KRAKEN-7"
    (file,) = tmp_path.iterdir()
    assert f"written: {file}" in lines
    assert f"unchanged: {file}" in pnp("kit", "carmine#KRAKEN-7", "-o", tmp_path).out
    report = json.loads(pnp("kit", "carmine#KRAKEN-7", "-o", tmp_path, "--json").out)
    assert report["files"] == [{"path": str(file), "written": False}]
    assert report["code"] == "carmine#KRAKEN-7"
    assert report["pages"] == len(PdfReader(file).pages)
    assert f"{report['pages']} pages on {report['sheets']} sheets of A4, {report['cuts']} cuts" in lines
    assert any("print at 100 %" in line for line in lines)


def test_a_made_up_seed_is_in_the_report_of_a_kit(tmp_path: Path) -> None:
    report = json.loads(pnp("kit", "carmine", "--board", "A1", "-o", tmp_path, "--json").out)
    assert re.fullmatch(r"carmine:board=A1#[A-Z]{6}-[0-9]{2}", report["code"])


def test_extras_are_printed_when_named(tmp_path: Path) -> None:
    def pages(*words: str) -> int:
        answer = pnp("kit", "carmine#X", "-o", tmp_path, "--json", *words)
        pages: int = json.loads(answer.out)["pages"]
        return pages

    assert pages("--parts", "board", "--backs", "none") == 1
    assert pages("--parts", "boards") == 24
    assert pages("--parts", "board-a1-a2,board-c1-c2") == 4
    whole = pages()
    assert pages("--parts", "board,ship-board,adventure-cards") < whole < pages("--parts", "boards") + whole


def test_a_setup_printed_from_its_file_is_the_one_printed_from_its_code(tmp_path: Path) -> None:
    setup = tmp_path / "setup.json"
    pnp("setup", "carmine:players=2#KRAKEN-7", "--json", "-o", setup)
    pnp("kit", "carmine:players=2#KRAKEN-7", "-o", tmp_path / "code.pdf")
    pnp("kit", "--setup", setup, "-o", tmp_path / "file.pdf")
    pnp("kit", "carmine", "--setup", "-", "-o", tmp_path / "pipe.pdf", stdin=setup.read_bytes())
    printed = (tmp_path / "code.pdf").read_bytes()
    assert (tmp_path / "file.pdf").read_bytes() == printed
    assert (tmp_path / "pipe.pdf").read_bytes() == printed


def test_a_setup_that_was_changed_by_hand_says_so_on_its_page(tmp_path: Path) -> None:
    setup = spelled_out("carmine#KRAKEN-7")
    setup["archipelago"] = "The Isles of Nowhere"
    (tmp_path / "setup.json").write_text(json.dumps(setup), encoding="utf-8")
    answer = pnp("sheet", "--setup", tmp_path / "setup.json", "-o", tmp_path / "sheet.pdf")
    assert answer.out.startswith("Carmine Archipelago, changed from carmine#KRAKEN-7\n")
    assert "changed from carmine#KRAKEN-7" in PdfReader(tmp_path / "sheet.pdf").pages[0].extract_text()


def test_map_and_ledger_are_two_sides_of_a_sheet_for_every_player(tmp_path: Path) -> None:
    words = ("--copies", "2", "--players", "3", "--parts", "captains-sheet")
    pnp("sheet", "carmine:board=A1#X", "-o", tmp_path / "sheet.pdf", *words)
    pages = [page.extract_text() for page in PdfReader(tmp_path / "sheet.pdf").pages]
    assert len(pages) == 12
    assert all("Saltmere" in page for page in pages[::2])
    assert all("RENOWN" in page for page in pages[1::2])


def test_a_sheet_does_not_take_the_place_of_a_kit(tmp_path: Path) -> None:
    pnp("kit", "carmine#X", "-o", tmp_path, "--parts", "cover")
    pnp("sheet", "carmine#X", "-o", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"carmine-X-a4-full-cover.pdf", "carmine-X-sheets-a4-full.pdf"}


@pytest.mark.parametrize("ink", ["full", "saver", "mono"])
def test_the_icons_are_printed_in_every_ink(ink: str, tmp_path: Path) -> None:
    answer = pnp("icons", "--ink", ink, "-o", tmp_path, "--paper", "letter")
    assert answer.code == 0
    (file,) = tmp_path.iterdir()
    words = "\n".join(page.extract_text() for page in PdfReader(file).pages)
    for name in ("kraken", "monolith"):
        assert name in words


def test_the_calibration_page_has_two_sides(tmp_path: Path) -> None:
    report = json.loads(pnp("calibrate", "--back-offset", "-0.5,1", "-o", tmp_path / "page.pdf", "--json").out)
    assert (report["pages"], report["sheets"]) == (2, 1)
    assert "-0.5,1" in PdfReader(tmp_path / "page.pdf").pages[0].extract_text()


def test_templates_are_copied_corrected_and_used(tmp_path: Path) -> None:
    copy = tmp_path / "mine"
    answer = pnp("templates", copy)
    assert answer.code == 0
    assert f"pnp kit carmine --templates {copy}" in answer.out
    face = copy / "carmine" / "boards" / "A1.toml"
    face.write_text(face.read_text(encoding="utf-8").replace("Saltmere", "Pepperpot"), encoding="utf-8")
    ports = spelled_out("carmine:board=A1#X", "--templates", copy)["ports"]
    assert isinstance(ports, list)
    assert ports[0] == "Pepperpot"
    assert spelled_out("carmine:board=A1#X")["ports"] != ports


@pytest.mark.parametrize(
    ("name", "old", "new", "parts", "said"),
    [
        ("mu/rules.toml", "actions = 4", "actions = 5", "setup-plan", "5 Action tokens"),
        ("mu/rules.toml", "moai = 15", "moai = 13", "rules", "13 Moai"),
        ("diluvium/rules.toml", "trays = [16, 16,", "trays = [16, 14,", "setup-plan", "14 tokens in each"),
        ("diluvium/rules.toml", "value = 10", "value = 12", "rules", "10 of 12"),
    ],
)
def test_what_is_corrected_is_what_is_printed(
    name: str, old: str, new: str, parts: str, said: str, tmp_path: Path
) -> None:
    slug = name.partition("/")[0]
    pnp("templates", tmp_path / "mine", slug)
    path = tmp_path / "mine" / name
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    kit = tmp_path / "kit.pdf"
    assert pnp("kit", f"{slug}#X", "--parts", parts, "--templates", tmp_path / "mine", "-o", kit).code == 0
    text = " ".join(page.extract_text() for page in pypdf.PdfReader(kit).pages)
    assert said in " ".join(text.split())


def test_a_corrected_template_is_never_overwritten(tmp_path: Path) -> None:
    pnp("templates", tmp_path, "carmine")
    changed = tmp_path / "carmine" / "theme.toml"
    changed.write_text("fine = 1.0\n", encoding="utf-8")
    missing = tmp_path / "carmine" / "board.toml"
    missing.unlink()
    assert str(changed) in pnp("templates", tmp_path, "carmine").refusal()
    assert changed.read_text(encoding="utf-8") == "fine = 1.0\n"
    assert not missing.exists(), "nothing is written when something cannot be"
    changed.unlink()
    files = json.loads(pnp("templates", tmp_path, "carmine", "--json").out)["files"]
    assert {file["path"] for file in files if file["written"]} == {str(changed), str(missing)}


# -- the terminal ----------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_long_work_shows_its_progress_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(console.Progress, "DELAY", 0.0)
    with console.Progress("Pages") as progress:
        progress(1, 2)
        progress(2, 2)
    assert "\rPages: 2 of 2" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r"), "the line is wiped when the work is done"


def test_short_work_and_pipes_show_none(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, pipe = Terminal(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", terminal)
    with console.Progress("Pages") as progress:
        progress(2, 2)
    monkeypatch.setattr(sys, "stderr", pipe)
    monkeypatch.setattr(console.Progress, "DELAY", 0.0)
    with console.Progress("Pages") as progress:
        progress(2, 2)
    assert terminal.getvalue() == pipe.getvalue() == ""


def test_a_terminal_without_curly_quotes_gets_straight_ones() -> None:
    answer = process("setup", "carmin", environment={"PYTHONIOENCODING": "ascii"})
    assert answer.err == 'Error: there is no game "carmin", did you mean carmine?\n'
    described = process("setup", "carmine:board=A1#X", environment={"PYTHONIOENCODING": "ascii"}).out
    assert "Carmine Archipelago - carmine:board=A1#X" in described
    assert process("setup", "carmine#Ж", environment={"PYTHONIOENCODING": "latin-1", "LC_ALL": "C"}).out.startswith(
        "Carmine Archipelago"
    )


def test_an_interrupt_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> registry.Shelf:
        raise KeyboardInterrupt

    monkeypatch.setattr(registry, "shelf", interrupted)
    assert pnp("games") == (130, "", "")
