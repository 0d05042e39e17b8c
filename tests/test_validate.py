"""`pnp validate`: what it tells people and programs, how it ends, and what it refuses."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from command_line import Answer, install_game, pnp
from reference.voyage_player import some_voyage

from pnp.errors import RecordError
from pnp.game import Game, Illustrator, Referee, Score, ScoreLine, Verdict, Violation
from pnp.games.carmine import game
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.notation import write_text
from pnp.templates import Templates, house_templates
from pnp.validate import Finding

DATA = Templates(house_templates())


def voyage() -> dict[str, Any]:
    document = some_voyage(Random(1), named_chart("A1", DATA).board.rows)
    return {**document, "board": "A1"}


GOOD = voyage()
BAD: dict[str, Any] = {**GOOD, "claimed": {"total": GOOD["claimed"]["total"] + 5}}
DRAWING = {
    "format": "pnp-drawing/1",
    "game": "carmine",
    "board": "A1",
    "ship": None,
    "card": "squall",
    "drawing": ["D4", "D5"],
}


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, document in (("good", GOOD), ("bad", BAD), ("drawing", DRAWING)):
        Path(f"{name}.json").write_text(json.dumps(document), encoding="utf-8")
        Path(f"{name}.txt").write_text(write_text(document), encoding="utf-8")
    Path("broken.txt").write_text(write_text(GOOD).replace("\n 1 ", "\n 7 "), encoding="utf-8")
    Path("all.jsonl").write_text("".join(json.dumps(each) + "\n" for each in (GOOD, BAD, DRAWING)), encoding="utf-8")


# -- for people ------------------------------------------------------------------------------------


def test_a_valid_sheet_ends_with_its_score() -> None:
    answer = pnp("validate", "good.txt")
    assert (answer.code, answer.err) == (0, "")
    verdict = game.judge(GOOD, DATA)
    assert verdict.score is not None
    lines = answer.out.splitlines()
    assert lines[:3] == ["good.txt: valid", "", "Score"]
    for line, said in zip(verdict.score.lines, lines[3:], strict=False):
        assert said.split() == [*line.what.split(), str(line.points), line.rule]
    assert [line.split() for line in lines[-3:]] == [
        ["Total", str(verdict.total)],
        ["Claimed", str(verdict.total), "as", "it", "should", "be"],
        ["Title", *(verdict.title or "").split()],
    ]


def test_every_mistake_is_told_and_the_claim_is_set_right() -> None:
    answer = pnp("validate", "bad.json")
    assert (answer.code, answer.err) == (1, "")
    lines = answer.out.splitlines()
    assert lines[0] == "bad.json: not valid, 1 mistake"
    assert lines[1].startswith("  1  The total is ")
    assert lines[1].endswith(" (CA-F6)")
    assert lines[3] == "Score, binding only for a sheet without mistakes"
    assert lines[-2].split() == ["Claimed", str(BAD["claimed"]["total"]), "5", "too", "many"]


def test_a_drawing_has_no_score() -> None:
    answer = pnp("validate", "drawing.txt")
    assert answer.code == 1
    assert "CA-D4" in answer.out
    assert "Score" not in answer.out
    assert "Turn" not in answer.out


def test_text_and_json_are_judged_alike() -> None:
    for name in ("good", "bad", "drawing"):
        from_json, from_text = pnp("validate", f"{name}.json"), pnp("validate", f"{name}.txt")
        assert from_text == from_json._replace(out=from_json.out.replace(".json", ".txt"))
        piped = pnp("validate", "-", stdin=Path(f"{name}.txt").read_bytes())
        assert piped == from_text._replace(out=from_text.out.replace(f"{name}.txt", "standard input"))


def test_a_mistake_says_where_it_is() -> None:
    def said(turn: int | None, cells: tuple[str, ...], message: str) -> str:
        return Violation("CA-D6", turn, cells, message).sentence()

    message = "the Maelstrom at C11 shuts the port of Velmora"
    assert said(7, ("C11",), message) == "Turn 7: the Maelstrom at C11 shuts the port of Velmora (CA-D6)"
    assert said(0, ("C1", "C11"), message) == f"Start: {message} (CA-D6 at C1)"
    assert said(None, (), message) == f"The{message[3:]} (CA-D6)"
    assert said(3, tuple(f"A{row}" for row in range(1, 9)), "it is wrong") == (
        "Turn 3: it is wrong (CA-D6 at A1 A2 A3 A4 A5 A6 …)"
    )


def test_a_claim_may_be_too_small_or_missing() -> None:
    score = Score((ScoreLine("Story", 12, "CA-F2"), ScoreLine("Pirates", -5, "CA-F3")))
    few = Finding("x", Verdict((), score), {"claimed": {"total": 3}})
    assert few.text().splitlines()[-2:] == ["  Total        7", "  Claimed      3  4 too few"]
    assert "Claimed" not in Finding("x", Verdict((), score), {}).text()


# -- for programs ----------------------------------------------------------------------------------


def test_one_document_gives_one_verdict() -> None:
    answer = pnp("validate", "bad.txt", "--json")
    assert answer.code == 1
    assert json.loads(answer.out) == game.judge(BAD, DATA).data()
    assert set(json.loads(answer.out)) == {"valid", "violations", "score", "total"}
    assert set(json.loads(pnp("validate", "drawing.json", "--json").out)) == {"valid", "violations"}


def test_json_lines_give_one_verdict_a_line_in_order() -> None:
    answer = pnp("validate", "all.jsonl", "--json")
    assert answer.code == 1
    assert [json.loads(line) for line in answer.out.splitlines()] == [
        game.judge(document, DATA).data() for document in (GOOD, BAD, DRAWING)
    ]
    assert pnp("validate", "-", "--json", stdin=Path("all.jsonl").read_bytes()) == answer


def test_a_line_that_cannot_be_judged_keeps_its_place() -> None:
    content = [json.dumps(GOOD), '{"format": "pnp-voyage/9", "game": "carmine"}', "nonsense", json.dumps(BAD)]
    Path("some.jsonl").write_text("\n".join(content), encoding="utf-8")
    answer = pnp("validate", "some.jsonl", "--json")
    assert answer.code == 2
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert [line["valid"] for line in lines] == [True, None, None, False]
    assert lines[1]["error"] in answer.err
    assert "some.jsonl, line 2" in lines[1]["error"]
    assert answer.err.count("\n") == 2


def test_several_files_are_judged_one_after_the_other_and_the_worst_decides() -> None:
    answer = pnp("validate", "good.txt", "broken.txt", "bad.json")
    assert answer.code == 2
    assert answer.out.startswith("good.txt: valid\n")
    assert "\n\nbad.json: not valid" in answer.out
    assert answer.err.startswith("Error: broken.txt, line ")
    assert answer.err.count("\n") == 1
    assert pnp("validate", "good.txt", "bad.json").code == 1
    assert pnp("validate", "good.txt", "good.json").code == 0
    lines = pnp("validate", "good.txt", "broken.txt", "bad.json", "--json").out.splitlines()
    assert [json.loads(line)["valid"] for line in lines] == [True, None, False]


# -- what cannot be used ---------------------------------------------------------------------------


def refused(*words: object, stdin: bytes | None = None) -> str:
    return pnp("validate", *words, stdin=stdin).refusal()


def changed(**fields: Any) -> bytes:
    return json.dumps({**GOOD, **fields}).encode()


def changed_turn(**fields: Any) -> bytes:
    turns = [{**GOOD["turns"][0], **fields}, *GOOD["turns"][1:]]
    return changed(turns=turns)


NINE_PORTS = [
    "P" + row[1:] if row[0] != "P" and i == 0 else row for i, row in enumerate(named_chart("A1", DATA).board.rows)
]
WRONG: dict[str, tuple[bytes, str]] = {
    "no format": (b'{"game": "carmine"}', "it does not say “format” and “game”"),
    "format is a number": (b'{"format": 1, "game": "carmine"}', "it does not say “format” and “game”"),
    "unknown version": (changed(format="pnp-voyage/2"), "the format “pnp-voyage/2” is not known, did you mean"),
    "unknown game": (changed(game="atlantis"), "there is no game “atlantis”"),
    "long game": (changed(game="x" * 100_000), "there is no game “xxx"),
    "extra field": (changed(extra=1), "extra"),
    "two ships": (changed(start={**GOOD["start"], "ship2": "H7"}), "ship2"),
    "a list of ships": (changed(start={**GOOD["start"], "ship": ["C3", "C4"]}), "start.ship"),
    "a key twice": (b'{"format": "pnp-voyage/1", "format": "pnp-voyage/1"}', "has the key “format” twice"),
    "no turns": (json.dumps({k: v for k, v in GOOD.items() if k != "turns"}).encode(), "turns"),
    "61 turns": (changed(turns=GOOD["turns"][:1] * 61), "turns"),
    "no action": (changed(turns=[{"card": "squall"}]), "action"),
    "unknown action": (changed_turn(action={"do": "swim"}), "swim"),
    "unknown goods": (changed_turn(action={"do": "port", "cell": "C2", "buy": ["rum"]}), "rum"),
    "no cell": (changed_turn(action={"do": "explore", "cell": "C-3"}), "cell"),
    "a route of 10,000 steps": (changed_turn(action={"do": "navigate", "wind": "N", "route": ["C3"] * 9999}), "route"),
    "14 rows": (changed(board=["." * 15] * 14), "14 rows"),
    "9 ports": (changed(board=NINE_PORTS), "9 ports instead of 8"),
    "strange board": (changed(board=["?" * 15] * 15), "row 1, column A"),
    "unknown board": (changed(board="Z9"), "Z9"),
    "7 players": (changed(options={"players": 7}), "players"),
    "deep": (b'{"a":' * 1000, "is nested more than 32 deep"),
    "latin-1": (changed(seed="KRAKEN").replace(b"KRAKEN", b"\xe9"), "is not UTF-8 text"),
    "nothing": (b"", "is empty"),
    "prose": (b"Dear referee,\nwe played on Friday.", "it has no header [Format"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_judged_is_refused_in_one_sentence(name: str) -> None:
    content, sentence = WRONG[name]
    Path("wrong.json" if content[:1] == b"{" else "wrong").write_bytes(content)
    refusal = refused("wrong.json" if content[:1] == b"{" else "wrong")
    assert sentence in refusal
    assert refusal.startswith("wrong")
    assert refused("-", stdin=content).startswith("standard input")
    assert refused("wrong.json" if content[:1] == b"{" else "wrong", "--json") == refusal


def test_files_that_are_not_there() -> None:
    assert refused("nowhere.txt") == "nowhere.txt cannot be read: No such file or directory"
    assert refused(".") == ". cannot be read: Is a directory"
    assert "FILE" in refused()
    assert "not a folder of templates" in refused("good.txt", "--templates", "nowhere")


def test_the_line_of_a_typed_sheet_is_named() -> None:
    lines = Path("broken.txt").read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines, 1) if line.startswith("start"))
    assert refused("broken.txt") == (
        f"broken.txt, line {start + 1}: expected turn 1, which begins with its number, not “7”"
    )


def test_corrected_templates_change_the_verdict() -> None:
    assert pnp("templates", "mine", "carmine").code == 0
    assert pnp("validate", "good.txt", "--templates", "mine").code == 0
    path = Path("mine/carmine/ledger.toml")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("pirates = -5 ", "pirates = -6 "), encoding="utf-8")
    harsher = pnp("validate", "good.txt", "--templates", "mine")
    assert harsher.code == 1
    assert "(CA-F6)" in harsher.out
    path.write_text("nonsense = 1", encoding="utf-8")
    assert "ledger.toml" in refused("good.txt", "--templates", "mine")


# -- games without a referee -----------------------------------------------------------------------

SILENT_GAME = """
from pathlib import Path

class Silent:
    slug, title, tagline, version, options = "silent", "Silent Sea", "Nobody judges", 1, ()
    templates = Path(__file__).parent
    def setup(self, code, data): ...
    def read_setup(self, document, data): ...
    def kit(self, setup, data): ...
    def sheets(self, setup, data): ...

game = Silent()
"""


def test_a_game_need_not_have_a_referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_game(tmp_path, "silent", "silent_game:game", {"silent_game.py": SILENT_GAME, "silent/none.toml": ""})
    monkeypatch.syspath_prepend(tmp_path)
    Path("record.json").write_text('{"format": "pnp-game/1", "game": "silent"}', encoding="utf-8")
    assert refused("record.json") == "record.json: Silent Sea has no referee yet: its records cannot be judged"
    Path("record.txt").write_text('[Format "pnp-game/1"]\n[Game "silent"]\n1 x', encoding="utf-8")
    assert "Silent Sea has no referee yet" in refused("record.txt")


def test_a_referee_may_lack_an_overlay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging = SILENT_GAME.replace(
        "    def setup",
        '    formats = ("pnp-game/1",)\n'
        "    def judge(self, document, data):\n"
        "        from pnp.game import Verdict\n"
        "        return Verdict(())\n"
        "    def read_text(self, transcript): ...\n"
        "    def write_text(self, document): ...\n"
        "    def setup",
        1,
    )
    install_game(tmp_path, "silent", "judging_game:game", {"judging_game.py": judging, "silent/none.toml": ""})
    monkeypatch.syspath_prepend(tmp_path)
    Path("record.json").write_text('{"format": "pnp-game/1", "game": "silent"}', encoding="utf-8")
    assert pnp("validate", "record.json").out == "record.json: valid\n"
    answer: Answer = pnp("validate", "record.json", "--overlay", "x.pdf")
    assert (answer.code, Path("x.pdf").exists()) == (2, False)
    assert answer.err == "Error: record.json: Silent Sea cannot draw its records\n"


def test_carmine_is_a_game_a_referee_and_an_illustrator() -> None:
    for protocol in (Game, Referee, Illustrator):
        assert isinstance(game, protocol)
    judged: Mapping[str, Any] = DRAWING
    assert not game.judge(judged, DATA).valid
    with pytest.raises(RecordError):
        game.judge({**DRAWING, "extra": 1}, DATA)
