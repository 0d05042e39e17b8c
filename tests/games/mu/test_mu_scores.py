"""Score sheets of Mu: the rows and their limits, who wins by them, and what whole records come to."""

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import pnp
from mu_papers import DATA, played

from pnp.errors import RecordError
from pnp.games.mu import game
from pnp.games.mu.scores import BOOK
from pnp.record import read_transcript
from pnp.scoresheet import Clerk

CLERK = Clerk(game)


def sheet(*columns: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": "pnp-score/1", "game": "mu", "columns": list(columns), **more}


def said(document: dict[str, Any]) -> list[str]:
    return [violation.sentence() for violation in CLERK.judge(document, DATA).violations]


RED = {
    "track": 31,
    "villages": {"count": 2, "points": 6},
    "settlers": {"count": 5, "points": 20},
    "prayers": {"count": 1, "points": 2},
    "moai": {"count": 6, "points": 12},
    "bonus": {"count": 4, "points": 8},
    "total": 79,
}
BLUE = {**RED, "track": 33, "moai": {"count": 5, "points": 10}}


# -- by itself -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-611", "MU-612", "MU-613", "MU-614", "MU-615", "MU-617", "MU-618")
def test_a_tie_is_parted_by_settlers_villages_and_moai() -> None:
    assert said(sheet(RED, BLUE, winners=[0])) == []
    (sentence,) = said(sheet(RED, BLUE, winners=[1]))
    assert sentence.endswith("(MU-618)")
    more = {**RED, "track": 27, "settlers": {"count": 6, "points": 24}}
    assert said(sheet(RED, more, winners=[1])) == []
    huts = {**RED, "track": 28, "villages": {"count": 3, "points": 9}}
    assert said(sheet(RED, huts, winners=[1])) == []
    assert said(sheet(RED, RED, winners=[0, 1])) == []


@pytest.mark.rule("MU-617")
def test_points_and_sums_are_checked() -> None:
    (sentence,) = said(sheet({**RED, "total": 80}, {"total": 1}))
    assert "(MU-617)" in sentence
    (sentence,) = said(sheet({"settlers": {"count": 5, "points": 21}}, {"total": 1}))
    assert "(MU-612)" in sentence


@pytest.mark.rule("MU-205", "MU-331", "MU-616")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"settlers": {"count": 8}}, "MU-205"),
        ({"villages": {"count": 9}}, "MU-205"),
        ({"moai": {"count": 16}}, "MU-205"),
        ({"prayers": {"count": 5}}, "MU-331"),
        ({"bonus": {"count": 1}}, "MU-616"),
        ({"moai": {"count": 3}, "bonus": {"count": 4}}, "MU-616"),
        ({"villages": 7}, "MU-611"),
    ],
)
def test_what_the_pieces_do_not_allow_is_refused(change: dict[str, Any], rule: str) -> None:
    (sentence,) = said(sheet(change, {"total": 1}))
    assert sentence.startswith("Seat 0, ")
    assert sentence.endswith(f"({rule})")


@pytest.mark.parametrize(
    "change",
    [
        {"settlers": {"count": 7}},
        {"villages": {"count": 8}},
        {"moai": {"count": 15}, "bonus": {"count": 15}},
        {"prayers": {"count": 4}},
        {"bonus": {"count": 2}},
        {"bonus": {"count": 0}},
    ],
)
def test_what_they_do_allow_is_not(change: dict[str, Any]) -> None:
    assert said(sheet(change, {"total": 1})) == []


def test_a_sheet_has_as_many_columns_as_players() -> None:
    columns = [{"total": number} for number in range(3)]
    assert said(sheet(*columns, options={"players": 3}, winners=[2])) == []
    with pytest.raises(RecordError, match="2 seats"):
        said(sheet(*columns))
    with pytest.raises(RecordError, match="players"):
        said(sheet(*columns, options={"players": 5}))


# -- with a record ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-617", "MU-618")
@pytest.mark.parametrize("code", ["mu#TIKI", "mu:players=4#RONGO"])
def test_what_a_record_comes_to_is_a_valid_sheet_with_it_and_without(code: str) -> None:
    record = dict(played(code))
    final = BOOK.final(record, DATA)
    assert final is not None
    document = sheet(*map(dict, final.columns), winners=list(final.winners), record=record)
    assert said(document) == []
    alone = {key: value for key, value in document.items() if key != "record"}
    assert said({**alone, "options": {"players": len(final.columns)}}) == []
    assert CLERK.read_text(read_transcript(CLERK.write_text(document))) == document


@pytest.mark.parametrize("row", ["track", "villages", "settlers", "moai", "bonus", "total"])
def test_each_row_is_compared_with_the_record(row: str) -> None:
    final = BOOK.final(played(), DATA)
    assert final is not None
    true = final.columns[1][row]
    each = {"villages": 3, "settlers": -4, "moai": 2, "bonus": -2}.get(row, 1)
    (sentence,) = said(sheet({}, {row: true + each}, record=dict(played())))
    assert sentence.startswith("Seat 1, ")
    assert f"it is {true} by the record" in sentence


@pytest.mark.rule("MU-201")
def test_a_game_that_is_not_over_cannot_be_compared() -> None:
    cut = {**played(), "moves": played()["moves"][:40], "finished": False}
    (sentence,) = said(sheet({"total": 3}, {"total": 4}, record=cut))
    assert sentence.endswith("(MU-201)")


def test_a_sheet_is_checked_against_a_record_on_the_command_line(tmp_path: Path) -> None:
    final = BOOK.final(played(), DATA)
    assert final is not None
    columns = [dict(column) for column in final.columns]
    (tmp_path / "game.json").write_text(json.dumps(played()), encoding="utf-8")
    (tmp_path / "sheet.json").write_text(json.dumps(sheet(*columns)), encoding="utf-8")
    answer = pnp("validate", str(tmp_path / "sheet.json"), "--record", str(tmp_path / "game.json"))
    assert answer.code == 0, answer.err
    columns[0]["total"] += 1
    (tmp_path / "sheet.json").write_text(json.dumps(sheet(*columns)), encoding="utf-8")
    answer = pnp("validate", str(tmp_path / "sheet.json"), "--record", str(tmp_path / "game.json"))
    assert answer.code == 1
    assert "MU-617" in answer.out
