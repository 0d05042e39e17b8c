"""Score sheets of Diluvium: the rows and their limits, who wins by them, and what whole records come to."""

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from command_line import pnp
from diluvium_forms import DATA, RECORDS, record

from pnp.errors import RecordError
from pnp.games.diluvium import game
from pnp.games.diluvium.components import components
from pnp.games.diluvium.income import SOURCES
from pnp.games.diluvium.scores import BOOK, ROWS
from pnp.record import read_transcript
from pnp.scoresheet import Clerk

CLERK = Clerk(game)
FINISHED = (
    "food",
    "from-paper",
    "gold",
    "settlers",
    "shared",
    "solo-from-paper",
    "solo-goal",
    "solo-gold",
    "solo-won",
    "weapons",
)


def sheet(*columns: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": "pnp-score/1", "game": "diluvium", "columns": list(columns), **more}


def of_record(name: str) -> dict[str, Any]:
    """The sheet that belongs to a record, with it."""
    _, document = record(name)
    final = BOOK.final(document, DATA)
    assert final is not None
    columns = [dict(column) for column in final.columns]
    return sheet(*columns, winners=list(final.winners), record=document)


def said(document: dict[str, Any]) -> list[str]:
    return [violation.sentence() for violation in CLERK.judge(document, DATA).violations]


# -- with a record ---------------------------------------------------------------------------------


@pytest.mark.rule("DI-END-04", "DI-END-05", "DI-END-06", "DI-SOL-13")
@pytest.mark.parametrize("name", FINISHED)
def test_what_a_record_comes_to_is_a_valid_sheet_with_it_and_without(name: str) -> None:
    document = of_record(name)
    verdict = game.judge(document["record"], DATA)
    assert verdict.result is not None
    assert [column["gold"] for column in document["columns"]] == verdict.result["gold"]
    assert [column["settlers"] for column in document["columns"]] == verdict.result["settlers"]
    assert document["winners"] == verdict.result["winners"]
    assert said(document) == []
    alone = {key: value for key, value in document.items() if key != "record"}
    assert said({**alone, "options": document["record"].get("options", {})}) == []
    assert CLERK.read_text(read_transcript(CLERK.write_text(document))) == document


@pytest.mark.rule("DI-END-07")
@pytest.mark.parametrize("name", FINISHED)
def test_the_sources_are_all_the_gold_of_a_player(name: str) -> None:
    for column in of_record(name)["columns"]:
        if "track" in column:
            assert sum(column[source] for source in SOURCES) == column["gold"]


COUNTED = {
    "from-paper": [
        {"track": 10, "spaces": 5, "craft": 28, "bonuses": 7, "fights": 2, "scaring": 6, "cards": 2},
        {"track": 10, "spaces": 12, "craft": 3, "bonuses": 1, "scaring": 9, "monsters": 20, "cards": 2},
    ],
    "solo-from-paper": [{"track": 7, "spaces": 4, "craft": 21, "bonuses": 4, "fights": 2, "scaring": 3, "goal": 1}],
}
"""The lines of the printed score sheets, as they were added up by hand; of the Rival there are none."""


@pytest.mark.rule("DI-END-04")
@pytest.mark.parametrize("name", COUNTED)
def test_every_line_that_was_counted_on_paper_is_what_the_record_comes_to(name: str) -> None:
    columns = of_record(name)["columns"]
    assert [
        {row: number for row, number in column.items() if number and row not in ("gold", "settlers")}
        for column in columns[: len(COUNTED[name])]
    ] == COUNTED[name]


@pytest.mark.parametrize("row", ["track", "spaces", "craft", "bonuses", "gold", "settlers"])
def test_each_row_is_compared_with_the_record(row: str) -> None:
    document = of_record("gold")
    true = document["columns"][0][row]
    wrong = {"track": 5, "craft": true + 3}.get(row, true + 1)
    document["columns"][0] = {row: wrong}
    (sentence,) = said(document)
    assert f"it is {true} by the record" in sentence
    assert sentence.startswith("Seat 1, ")
    assert f"not {wrong}" in sentence


def test_a_record_that_is_broken_off_or_wrong_is_said() -> None:
    _, document = record("broken-off")
    seats = document.get("options", {}).get("players", 2)
    columns = [{"gold": 5} for _ in range(seats)]
    (sentence,) = said(sheet(*columns, record=document))
    assert sentence.endswith("before the game is over, so the sheet cannot be compared with it (DI-END-02)")
    _, whole = record("gold")
    cut = {**whole, "moves": whole["moves"][:-3]}
    assert said(sheet({"gold": 21}, {"gold": 24}, record=cut)) == [
        "The record has a mistake: the record ends, but the game is not over (DI-END-02)"
    ]


# -- by itself -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"track": 4}, "Seat 1, Exploration track: 4 cannot be: the nearest that can are 3 and 5 (DI-EXP-05)"),
        ({"track": 12}, "Seat 1, Exploration track: 12 cannot be: it is 10 at most (DI-EXP-05)"),
        ({"spaces": 19}, "Seat 1, Exploration Spaces: 19 cannot be: it is 18 at most (DI-EXP-07)"),
        ({"craft": 10}, "Seat 1, Craft sales: 10 cannot be: each counts 3 (DI-PRO-06)"),
        ({"cards": 3}, "Seat 1, Ruins Cards: 3 cannot be: each counts 2 (DI-RUI-10)"),
        ({"role": 1}, "Seat 1, Role income: 1 cannot be: it is 0 at most (DI-VAR-06)"),
        ({"settlers": 10}, "Seat 1, Settlers on the board: 10 cannot be: it is 9 at most (DI-SET-04)"),
        ({"gold": -1}, "Seat 1, Gold: -1 cannot be: it is 0 at least (DI-END-04)"),
    ],
)
@pytest.mark.rule("DI-EXP-05", "DI-EXP-07", "DI-PRO-06", "DI-RUI-10", "DI-VAR-06", "DI-SET-04")
def test_what_the_pieces_do_not_allow_is_refused(change: dict[str, int], sentence: str) -> None:
    assert said(sheet(change, {"gold": 1})) == [sentence]


@pytest.mark.rule("DI-MON-05")
def test_monsters_are_slain_once_each_by_all_together() -> None:
    prey = [tile.monster.gold for tile in components(DATA).tiles.values() if tile.monster]
    (own, *_) = CLERK.judge(sheet({"monsters": sum(prey) + 1}, {}), DATA).violations
    assert own.rule == "DI-MON-05"
    assert said(sheet({"monsters": sum(prey)}, {"monsters": min(prey)})) == [
        f"Monsters: {sum(prey) + min(prey)} in all columns together, and there can be {sum(prey)} at most (DI-MON-05)"
    ]


@pytest.mark.rule("DI-VAR-03", "DI-VAR-04", "DI-VAR-06")
def test_roles_have_limits_of_their_own() -> None:
    roles: dict[str, Any] = {"side": "B", "civilisations": ["greek", "egyptian"]}
    assert said(sheet({"track": 16}, {"role": 5}, options=roles)) == []
    assert len(said(sheet({"role": 5}, {"track": 16}, options=roles))) == 2
    assert said(sheet({"track": 16, "craft": 4}, {"role": 5}, options={"side": "B"})) == []
    for total in accumulate((2, 2, 2, 3, 3, 4)):
        assert said(sheet({"track": total}, {}, options=roles)) == []


@pytest.mark.rule("DI-END-04", "DI-END-05", "DI-END-06")
def test_equal_gold_is_parted_by_settlers_and_else_shared() -> None:
    one, two = {"gold": 24, "settlers": 1}, {"gold": 24, "settlers": 3}
    assert said(sheet(one, two, winners=[1])) == []
    assert said(sheet(one, two, winners=[2])) == ["Seat 1 won by the numbers of the sheet, not Seat 2 (DI-END-05)"]
    assert said(sheet(one, one, winners=[1])) == [
        "Seat 1 and Seat 2 won by the numbers of the sheet, not Seat 1 (DI-END-06)"
    ]
    assert said(sheet({"gold": 25, "settlers": 9}, one, winners=[2])) == [
        "Seat 1 won by the numbers of the sheet, not Seat 2 (DI-END-04)"
    ]


@pytest.mark.rule("DI-SOL-13", "DI-SOL-14")
@pytest.mark.parametrize(
    ("scenario", "own", "rival", "winner"),
    [
        ("Z1", {"gold": 20}, 19, 1),
        ("Z1", {"gold": 20}, 20, 2),
        ("Z1", {"gold": 20, "goal": 0}, 19, 1),
        ("Z2", {"gold": 20, "goal": 1}, 19, 1),
        ("Z2", {"gold": 20, "goal": 0}, 19, 2),
        ("Z2", {"gold": 19, "goal": 1}, 20, 2),
    ],
)
def test_alone_it_takes_more_gold_and_the_goal(scenario: str, own: dict[str, int], rival: int, winner: int) -> None:
    options = {"players": 1, "scenario": scenario}
    for claimed in (1, 2):
        sentences = said(sheet(own, {"gold": rival}, winners=[claimed], options=options))
        assert [sentence[-11:] for sentence in sentences] == ([] if claimed == winner else ["(DI-SOL-13)"])


def test_alone_a_goal_that_is_not_noted_leaves_the_winner_open() -> None:
    options = {"players": 1, "scenario": "Z2"}
    for claimed in (1, 2):
        assert said(sheet({"gold": 20}, {"gold": 19}, winners=[claimed], options=options)) == []


def test_options_that_do_not_go_together_are_refused() -> None:
    for options in ({"players": 9}, {"players": 2, "scenario": "Z2"}, {"side": "C"}, {"sails": 3}):
        with pytest.raises(RecordError):
            CLERK.judge(sheet({"gold": 1}, {"gold": 2}, options=options), DATA)


def test_the_sheet_prints_every_row_but_the_goal() -> None:
    grid = BOOK.grid({"players": 1, "scenario": "Z3"}, DATA)
    assert [row.name for row in grid.columns[0].rows] == [*ROWS, "goal"]
    assert [column.name for column in grid.columns] == ["Seat 1", "Rival"]


# -- on the command line ---------------------------------------------------------------------------


def written(path: Path, document: dict[str, Any]) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_a_sheet_is_judged_alone_and_with_a_record_from_a_file(tmp_path: Path) -> None:
    path = written(tmp_path / "sheet.json", sheet({"gold": 22}, {"gold": 24}, winners=[2]))
    alone = pnp("validate", path)
    assert (alone.code, alone.out.splitlines()[0]) == (0, f"{path}: valid")
    compared = pnp("validate", path, "--record", RECORDS / "diluvium-gold.txt")
    assert compared.code == 1
    assert "1  Seat 1, Gold: it is 21 by the record, not 22 (DI-END-04)" in compared.out
    verdict = json.loads(pnp("validate", path, "--record", RECORDS / "diluvium-gold.txt", "--json").out)
    assert verdict["result"] == {"totals": [21, 24], "winners": [2], "compared": True, "unchecked": []}
    assert [each["rule"] for each in verdict["violations"]] == ["DI-END-04"]


def test_what_cannot_be_compared_is_refused_in_a_line(tmp_path: Path) -> None:
    gold = RECORDS / "diluvium-gold.txt"
    path = written(tmp_path / "sheet.json", sheet({"gold": 22}, {"gold": 24}))
    other = written(tmp_path / "other.json", {**sheet({"gold": 22}, {"gold": 24}), "game": "nautilion"})
    held = written(tmp_path / "held.json", of_record("gold"))
    many = tmp_path / "many.jsonl"
    many.write_text(f"{path.read_text()}\n{path.read_text()}\n", encoding="utf-8")
    assert pnp("validate", path, "--record", tmp_path / "none").refusal().endswith("No such file or directory")
    assert (
        "record: it is not one of diluvium"
        in pnp("validate", path, "--record", RECORDS / "nautilion-crew.txt").refusal()
    )
    assert "record: its format is not pnp-game/1" in pnp("validate", path, "--record", path).refusal()
    assert pnp("validate", gold, "--record", gold).refusal().endswith("goes with a score sheet, and this is none")
    assert "it has a record already" in pnp("validate", held, "--record", gold).refusal()
    assert pnp("validate", path, "--record", many).refusal().endswith("a sheet is compared with one")
    assert pnp("validate", other).refusal().endswith("Nautilion has no score sheets that can be checked")
    assert "cannot draw its records" in pnp("validate", path, "--overlay", tmp_path / "x.pdf").err


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("22", "9" * 5000),
        lambda text: text.replace("22", "2e400"),
        lambda text: text.replace("22", '"22"'),
        lambda text: text.replace("gold", "golf"),
        lambda text: text.replace("diluvium", "dilluvium"),
        lambda text: text.replace("pnp-score/1", "pnp-score/2"),
        lambda text: text.replace('"columns"', '"rows"'),
    ],
)
def test_a_damaged_sheet_is_one_sentence(damage: Any, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(damage(json.dumps(sheet({"gold": 22}, {"gold": 24}))), encoding="utf-8")
    assert len(pnp("validate", path).refusal()) < 300
