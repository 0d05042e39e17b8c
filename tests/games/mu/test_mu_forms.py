"""Sheets of Mu that are filled in on a screen: the log is judged like a record, and the scores against it."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from command_line import pnp
from fillers import FILLERS
from mu_papers import CODE, DATA, blank, log_fields, played, score_fields

from pnp.errors import RecordError
from pnp.form import Form, read_forms
from pnp.games.mu import game
from pnp.games.mu.filled import read_form
from pnp.record import Record
from pnp.validate import Court, Finding

LOG, SCORES = log_fields(played()), score_fields(played())


@cache
def empty(code: str = CODE) -> Form:
    (form,) = read_forms(blank(code))
    return form


def form(*parts: Mapping[str, str], code: str = CODE, **changes: str) -> Form:
    """A form with these fields; a double underscore in a change is a dot, a single one a dash."""
    fields = {name: value for part in parts for name, value in part.items()}
    fields |= {name.replace("__", ".").replace("_", "-"): value for name, value in changes.items()}
    assert set(fields) <= empty(code).names, sorted(set(fields) - empty(code).names)
    return replace(empty(code), fields={name: value for name, value in fields.items() if value})


def judged(filled: Form) -> Finding:
    (finding,) = Court().judge_all(Record("sheet.pdf", form=filled))
    return finding


def said(filled: Form) -> list[str]:
    finding = judged(filled)
    assert finding.verdict is not None, finding.error
    return [violation.sentence() for violation in finding.verdict.violations]


def test_a_whole_game_is_read_back_from_the_log() -> None:
    reading = read_form(form(LOG))
    document = game.read_text(reading.transcript)
    assert document["moves"] == played()["moves"]
    assert document["options"]["players"] == 2
    assert reading.missing == ()
    assert said(form(LOG)) == []


def test_a_log_with_its_score_sheet_is_judged_as_one() -> None:
    assert said(form(LOG, SCORES)) == []
    (sentence,) = said(form(LOG, SCORES, score__1__seat_1__total="3"))
    assert "MU-617" in sentence


def test_the_last_move_of_a_turn_goes_without_saying_where_the_game_went_on() -> None:
    texts = {name: value or "end" for name, value in LOG.items() if name.endswith(".moves")}
    assert said(form(texts, SCORES)) == []
    typed = {name: value if value == "end" else f"{value} | end" for name, value in texts.items()}
    assert said(form(typed)) == []
    assert said(form(typed, {name: "yes" for name in LOG if name.endswith(".end")})) == []
    broken = {"log.1.moves": "land 16a", "log.2.moves": "land 19a | pray"}
    document = game.read_text(read_form(form(broken)).transcript)
    assert document["moves"] == ["land 16a", "end", "land 19a", "pray"]


def test_a_turn_that_is_ticked_and_empty_was_passed() -> None:
    reading = read_form(form({"log.1.moves": "land 16a", "log.1.end": "yes", "log.2.end": "yes"}))
    assert game.read_text(reading.transcript)["moves"] == ["land 16a", "end", "end"]


def test_a_gap_in_the_log_is_said() -> None:
    reading = read_form(form({"log.1.moves": "land 16a", "log.3.moves": "pray"}))
    assert reading.missing == ("the turn log, turn 2: it is empty",)


def test_a_mistyped_move_is_named_by_its_turn() -> None:
    finding = judged(form({"log.1.moves": "land 16a | skulpt 16a.mid"}))
    assert finding.verdict is None
    assert "the turn log, turn 1" in str(finding.error)
    assert "skulpt" in str(finding.error)


def test_a_turn_number_that_is_typed_too_is_no_mistake() -> None:
    assert game.read_text(read_form(form({"log.1.moves": "1 land 16a | pray |"})).transcript)["moves"] == [
        "land 16a",
        "pray",
    ]


def test_both_tables_are_judged_and_the_second_is_another_game() -> None:
    second = {name.replace("score.1", "score.2"): value for name, value in SCORES.items()}
    findings = Court().judge_all(Record("sheet.pdf", form=form(SCORES, second)))
    assert [finding.verdict is not None and finding.verdict.valid for finding in findings] == [True, True]


@pytest.mark.rule("MU-612")
def test_counts_and_points_of_a_row_belong_together() -> None:
    (sentence,) = said(form({"score.1.seat-0.settlers-count": "5", "score.1.seat-0.settlers": "19"}))
    assert "MU-612" in sentence
    assert said(form({"score.1.seat-0.settlers-count": " 5 ", "score.1.seat-0.place": "1st"})) == []


def test_what_is_noted_beside_the_scores_is_compared_with_the_record() -> None:
    stands = game.judge(played(), DATA).result
    assert stands is not None
    right = {"score.1.rounds": str(stands["rounds"]), f"score.1.ended.{stands['reason']}": "yes"}
    assert game.compare_form(form(LOG, right), played(), DATA) == ()
    other = {"volcanoes": "stagnation", "stagnation": "volcanoes"}[stands["reason"]]
    wrong = {"score.1.rounds": "99", f"score.1.ended.{other}": "yes"}
    rounds, ended = game.compare_form(form(LOG, wrong), played(), DATA)
    assert f"99 rounds are noted, and the record has {stands['rounds']}" in rounds
    assert other in ended


def test_empty_sheets_are_refused() -> None:
    with pytest.raises(RecordError, match="nothing is filled in"):
        read_form(form())
    with pytest.raises(RecordError, match="neither a turn log nor a score sheet"):
        read_form(replace(empty(), names=frozenset({"pnp.format"})))


@pytest.mark.parametrize("name", ["pypdf", "pikepdf"])
def test_a_form_that_another_program_filled_in_is_judged(name: str, tmp_path: Path) -> None:
    (tmp_path / "sheets.pdf").write_bytes(FILLERS[name](blank(CODE), {**LOG, **SCORES}))
    answer = pnp("validate", str(tmp_path / "sheets.pdf"))
    assert answer.code == 0, answer.err


@pytest.mark.rule("MU-001")
@pytest.mark.parametrize("code", [CODE, "mu:setup=advanced#TIKI"])
def test_a_game_with_a_real_die_is_judged_without_the_seed(code: str) -> None:
    record = played(code, dice=True)
    log, scores = log_fields(record), score_fields(record)
    (sentence,) = said(form(log, code=code))
    assert sentence.endswith("(MU-001)")
    assert said(form(log, code=code, log__dice="yes")) == []
    assert said(form(log, scores, code=code, log__dice="yes")) == []
    document = game.read_text(read_form(form(log, code=code, log__dice="yes")).transcript)
    assert document["seed"] is None
    assert document["moves"] == record["moves"]


def test_a_log_without_a_line_left_takes_further_turns_in_its_last() -> None:
    idle = "mu:stagnation-rounds=99#X"
    lines = {f"log.{turn}.moves": "end" for turn in range(1, 45)}
    assert set(lines) == {name for name in empty(idle).names if name.endswith(".moves")}
    assert judged(form(lines, code=idle)).notes == (
        "the turn log: it is full, and the game is not over; its last line takes further turns behind a |",
    )
    lines["log.44.moves"] = " | ".join(["end"] * (198 - 43))
    over = judged(form(lines, code=idle))
    assert over.notes == ()
    assert over.verdict is not None
    assert over.verdict.valid
    assert over.verdict.result is not None
    assert over.verdict.result["over"]
