"""Score sheets of any game: what adds up, what can be, who has won, what a record says; and sheets that cannot be read.

The game here is none of ours. It is scored as many are: a track, pieces that count so much each, a bonus for some of
them, a total, and pieces that part a tie. Its records are lists of numbers.
"""

import json
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from pnp.errors import OptionError, RecordError
from pnp.game import Option, Setup, Verdict, Violation
from pnp.headers import NUMBER, Field
from pnp.record import Transcript, read_transcript
from pnp.scoresheet import Clerk, Column, Final, Row, ScoreBook, ScoreGrid, Tie
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
PARTS = ("track", "villages", "settlers", "prayers", "moai", "bonus")
ROWS = (
    Row("track", "Track", "R-0"),
    Row("villages", "Villages", "R-1", 3, range(9), "R-10"),
    Row("settlers", "Settlers", "R-2", 4, range(8)),
    Row("prayers", "Prayers", "R-3", 2, range(5)),
    Row("moai", "Moai", "R-4", 2, range(16), together=20),
    Row("bonus", "Neighbours", "R-5", 2, (0, *range(2, 16)), within="moai"),
    Row("total", "Total", "R-7", sums=PARTS),
    Row("rank", "Rank", "R-7", 0),
)
TIES = (Tie("settlers", "R-8"), Tie("villages", "R-8"), Tie("moai", "R-8"))


def grid(options: Mapping[str, Any], data: Templates) -> ScoreGrid:
    players = options.get("players", 2)
    if players not in (2, 3):
        raise OptionError("players are 2 or 3")
    columns = tuple(Column(f"Seat {seat}", ROWS) for seat in range(players))
    return ScoreGrid(columns, "total", "R-7", TIES, "R-9", "rank", first=0)


def final(record: Mapping[str, Any], data: Templates) -> Final | None:
    if not record["end"]:
        return None
    return Final(tuple(dict(zip((*PARTS, "total"), seat, strict=True)) for seat in record["end"]), (record["won"],))


class Toy:
    """A game that is only scored."""

    slug, title, tagline, version, templates = "toy", "Toy", "Nothing but numbers", 1, Path()
    options: tuple[Option, ...] = (Option("players", "How many.", "2", ("2", "3")),)
    formats: tuple[str, ...] = ("pnp-game/1",)

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        raise NotImplementedError

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        raise NotImplementedError

    def kit(self, setup: Setup, data: Templates) -> Any:
        raise NotImplementedError

    sheets = kit

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        if not isinstance(document.get("end"), list):
            raise RecordError("it has no end")
        cheated = document.get("cheated")
        return Verdict((Violation("R-99", 3, (), "somebody has cheated"),) if cheated else ())

    def read_text(self, transcript: Transcript) -> dict[str, Any]:
        return dict(json.loads(transcript.header("Whole") or "{}"))

    def write_text(self, document: Mapping[str, Any]) -> str:
        return f"[Whole {json.dumps(json.dumps(document))}]\n"

    def score_book(self) -> ScoreBook:
        return ScoreBook({"Players": Field(("options", "players"), NUMBER)}, grid, final, "R-6")


CLERK = Clerk(Toy())
RED = {
    "track": 31,
    "villages": {"count": 2, "points": 6},
    "settlers": {"count": 5, "points": 20},
    "prayers": {"count": 1},
    "moai": 12,
    "bonus": {"count": 4, "points": 8},
    "total": 79,
}
BLUE = {**RED, "track": 33, "moai": 10}
"""The same total with a Moai less."""
RECORD = {"format": "pnp-game/1", "game": "toy", "seed": "X", "won": 0}
RECORD |= {"end": [[31, 6, 20, 2, 12, 8, 79], [33, 6, 20, 2, 10, 8, 79]]}


def sheet(**changes: Any) -> dict[str, Any]:
    return {
        "format": "pnp-score/1",
        "game": "toy",
        "columns": [deepcopy(RED), deepcopy(BLUE)],
        "winners": [0],
        **changes,
    }


def written(red: Mapping[str, Any] = {}, blue: Mapping[str, Any] = {}, **changes: Any) -> dict[str, Any]:
    """A sheet with some rows changed; None is an empty one."""
    columns = [
        {row: value for row, value in {**column, **change}.items() if value is not None}
        for column, change in ((RED, red), (BLUE, blue))
    ]
    return sheet(columns=columns, **changes)


def said(document: Mapping[str, Any]) -> list[str]:
    return [violation.sentence() for violation in CLERK.judge(document, DATA).violations]


def refused(document: Mapping[str, Any]) -> str:
    with pytest.raises(RecordError) as caught:
        CLERK.judge(document, DATA)
    reason = str(caught.value)
    assert "\n" not in reason
    assert len(reason) < 400
    return reason


# -- by itself -------------------------------------------------------------------------------------


def test_a_sheet_that_adds_up_is_valid_and_the_last_tie_break_decides() -> None:
    verdict = CLERK.judge(sheet(), DATA)
    assert verdict.valid
    assert verdict.result == {"totals": [79, 79], "winners": [0], "compared": False, "unchecked": []}
    assert verdict.told[0] == "Seat 0 won, by the sheet"
    assert verdict.told[-1] == "Checked by itself: there is no record to compare it with"


MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "points that are not the count times": (
        {"villages": {"count": 2, "points": 7}, "total": 80},
        "Seat 0, Villages: 2 × 3 is 6, not 7 (R-1)",
    ),
    "points that nothing gives": ({"villages": 7, "total": 80}, "Seat 0, Villages: 7 cannot be: each counts 3 (R-1)"),
    "more than there are": (
        {"villages": {"count": 9}, "total": 100},
        "Seat 0, Villages: 9 of them cannot be: it is 8 at most (R-10)",
    ),
    "less than nothing": ({"track": -1, "total": 47}, "Seat 0, Track: -1 cannot be: it is 0 at least (R-0)"),
    "a gap": (
        {"bonus": 2, "total": 73},
        "Seat 0, Neighbours: 1 of them cannot be: the nearest that can are 0 and 2 (R-5)",
    ),
    "a part that is more than the whole": (
        {"bonus": {"count": 7}, "total": 85},
        "Seat 0, Neighbours: 7 of them cannot be, with 6 in Moai (R-5)",
    ),
    "a wrong sum": ({"total": 81}, "Seat 0, Total: the rows add up to 79, not 81 (R-7)"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_found_and_named_once(mistake: str) -> None:
    change, sentence = MISTAKES[mistake]
    document = written(change)
    del document["winners"]
    assert said(document) == [sentence]


def test_all_seats_together_cannot_have_more_than_there_is() -> None:
    document = written({"moai": 22, "total": 89}, {"moai": 20, "total": 89})
    assert said(document) == ["Moai: 21 in all columns together, and there can be 20 at most (R-4)"]


def test_the_winner_is_held_against_totals_and_ties() -> None:
    assert said(sheet(winners=[1])) == ["Seat 0 won by the numbers of the sheet, not Seat 1 (R-8)"]
    assert said(sheet(winners=[0, 1])) == ["Seat 0 won by the numbers of the sheet, not Seat 0 and Seat 1 (R-8)"]
    assert said(written({"track": 32, "total": 80}, winners=[1])) == [
        "Seat 0 won by the numbers of the sheet, not Seat 1 (R-7)"
    ]
    both = sheet(columns=[RED, RED], winners=[1])
    assert said(both) == ["Seat 0 and Seat 1 won by the numbers of the sheet, not Seat 1 (R-9)"]
    assert said({**both, "winners": [0, 1]}) == []


def test_a_tie_that_the_sheet_cannot_part_is_left_open() -> None:
    document = written({"villages": None, "settlers": None}, {"moai": None}, winners=[1])
    verdict = CLERK.judge(document, DATA)
    assert verdict.valid
    assert "Not checked: Who has won the tie of Seat 0 and Seat 1: it takes Settlers, Villages, Moai" in verdict.told
    assert verdict.result is not None
    assert verdict.result["winners"] == []


@pytest.mark.parametrize(
    ("ranks", "sentence"),
    [
        ((1, 2), None),
        ((2, 1), "Seat 1, Rank: 1 cannot be: it comes in behind Seat 0, who has 2 (R-8)"),
        ((1, 1), "Seat 1, Rank: 1 cannot be: it comes in behind Seat 0, who has 1 (R-8)"),
        ((2, None), "Seat 0, Rank: it came first, not as number 2 (R-8)"),
        ((None, 2), None),
        ((None, 1), "Seat 1, Rank: it did not come first, but Seat 0 (R-8)"),
    ],
)
def test_ranks_follow_the_order(ranks: tuple[int | None, int | None], sentence: str | None) -> None:
    document = written({"rank": ranks[0]}, {"rank": ranks[1]})
    assert said(document)[:1] == ([sentence] if sentence else [])


def test_empty_rows_are_no_mistake_unless_nothing_would_mend_the_sum() -> None:
    verdict = CLERK.judge(written({"prayers": None, "bonus": None}), DATA)
    assert verdict.valid
    assert "Not checked: Seat 0, Total: not added up, since Prayers and Neighbours are empty" in verdict.told
    too_much, too_little = written({"prayers": None, "total": 86}), written({"prayers": None, "total": 70})
    for document in (too_much, too_little):
        del document["winners"]
        assert said(document) == [
            f"Seat 0, Total: the rows that are filled in come to 77, not {document['columns'][0]['total']} (R-7)"
        ]


def test_totals_alone_are_a_sheet_and_a_total_that_is_not_written_is_worked_out() -> None:
    assert CLERK.judge(sheet(columns=[{"total": 80}, {"total": 79}]), DATA).told[:1] == ("Seat 0 won, by the sheet",)
    verdict = CLERK.judge(written({"total": None}), DATA)
    assert verdict.valid
    assert "Not checked: Seat 0, Total is empty: the rows add up to 79" in verdict.told
    unknown = CLERK.judge(sheet(columns=[{"track": 1}, {"total": 79}]), DATA)
    assert unknown.valid
    assert "Not checked: Who has won: not every total is written down" in unknown.told


def test_names_stand_in_the_sentences() -> None:
    document = written({"total": 81}, names=["\nAnn\t", " "], winners=[1])
    assert said(document) == [
        "Seat 0 (Ann), Total: the rows add up to 79, not 81 (R-7)",
        "Seat 0 (Ann) won by the numbers of the sheet, not Seat 1 (R-7)",
    ]


# -- with a record ---------------------------------------------------------------------------------


def test_a_sheet_that_agrees_with_its_record_is_valid() -> None:
    verdict = CLERK.judge(sheet(record=RECORD), DATA)
    assert verdict.valid
    assert verdict.told == ("Seat 0 won, by the record", "Seat 0: Total 79", "Seat 1: Total 79")
    assert verdict.result is not None
    assert verdict.result["compared"]


def test_every_number_is_compared_with_the_record_and_said_once() -> None:
    document = written({"villages": 9, "total": 82}, {"track": None, "total": 80}, winners=[1], record=RECORD)
    assert said(document) == [
        "Seat 0, Villages: it is 6 by the record, for 2, not 9 (R-1)",
        "Seat 0, Total: it is 79 by the record, not 82 (R-7)",
        "Seat 1, Total: it is 79 by the record, not 80 (R-7)",
        "Seat 0 won by the record, not Seat 1 (R-7)",
    ]
    assert said(written({"total": 81}, record=RECORD)) == ["Seat 0, Total: the rows add up to 79, not 81 (R-7)"]


def test_ranks_are_compared_with_the_winners_of_the_record() -> None:
    assert said(written({"rank": 2}, {"rank": 1}, record=RECORD)) == [
        "Seat 0, Rank: it won by the record, so 2 cannot be (R-7)",
        "Seat 1, Rank: it did not win by the record, so 1 cannot be (R-7)",
    ]


def test_a_record_with_a_mistake_is_said_and_the_sheet_is_checked_by_itself() -> None:
    document = written({"total": 81}, record={**RECORD, "cheated": True})
    assert said(document)[:2] == [
        "The record has a mistake: turn 3: somebody has cheated (R-99)",
        "Seat 0, Total: the rows add up to 79, not 81 (R-7)",
    ]


def test_a_record_of_a_game_that_is_not_over_is_said() -> None:
    assert said(sheet(record={**RECORD, "end": []})) == [
        "The record ends before the game is over, so the sheet cannot be compared with it (R-6)"
    ]


def test_a_record_of_another_game_seed_or_number_of_players_is_refused() -> None:
    assert refused(sheet(record={**RECORD, "game": "krill"})) == "record: it is not one of toy"
    assert refused(sheet(record={**RECORD, "format": "pnp-voyage/1"})) == "record: its format is not pnp-game/1"
    assert refused(sheet(record={**RECORD, "end": 7})) == "record: it has no end"
    assert refused(sheet(seed="Y", record=RECORD)) == "record: its seed is X, and that of the sheet is Y"
    other = {**RECORD, "options": {"players": 3}}
    assert (
        refused(sheet(options={"players": 2}, record=other))
        == "record: its option players is “3”, and that of the sheet is “2”"
    )
    assert CLERK.judge(sheet(options={"players": 2}, seed="x", record=RECORD), DATA).valid
    assert refused(sheet(record=other)) == "columns: there are 2, and the sheet has 3 seats"


# -- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (sheet(game="carmine"), "game: expected “toy”, not “carmine”"),
        (sheet(colour="red"), "object contains unknown field `colour`"),
        (sheet(columns="none"), "columns: expected `array`, got `str`"),
        (sheet(columns=[]), "columns: there are 0, and the sheet has 2 seats"),
        (sheet(columns=[RED] * 3), "columns: there are 3, and the sheet has 2 seats"),
        (sheet(columns=[RED] * 30), "columns: expected `array` of length <= 20"),
        (sheet(columns=[{}, {}]), "nothing is written on the sheet"),
        (sheet(names=["Ann"]), "names: there are 1, and the sheet has 2 seats"),
        (sheet(options={"players": 7}), "players are 2 or 3"),
        (sheet(winners=[]), "winners: these are seats from 0 to 1, ascending, each once"),
        (sheet(winners=[2]), "winners: these are seats from 0 to 1, ascending, each once"),
        (sheet(winners=[1, 0]), "winners: these are seats from 0 to 1, ascending, each once"),
        (sheet(winners=[0, 0]), "winners: these are seats from 0 to 1, ascending, each once"),
        (written({"village": 3}), "Seat 0 has no row “village” (there are track, villages,"),
        (written({"track": "31"}), "Seat 0, track: expected `int`, got `str`"),
        (written({"track": True}), "Seat 0, track: expected `int`, got `bool`"),
        (written({"track": 3.5}), "Seat 0, track: expected `int`, got `float`"),
        (written({"track": 10_000}), "Seat 0, track: expected `int` <= 9999"),
        (written({"track": 10**5000}), "Seat 0, track: "),
        (written({"track": {"count": 3}}), "Seat 0, track: it is a number alone, without a count and points"),
        (written({"moai": {"points": 3}}), "Seat 0, moai: object missing required field `count`"),
        (written({"moai": {"count": 1, "size": 3}}), "Seat 0, moai: object contains unknown field `size`"),
    ],
)
def test_what_is_no_score_sheet_is_refused_in_a_sentence(document: dict[str, Any], reason: str) -> None:
    assert refused(document).startswith(reason)


# -- the text form ---------------------------------------------------------------------------------


TEXT = """
[Format "pnp-score/1"]
[Code "toy#X"]
[Name "Ann"]
[Name "Ben"]
[Winners "0"]

track     31    33      ; a comment
villages  2=6   2=6
settlers  5=20  5=20
prayers   1=    1=
moai      12    10
bonus     4=8   4=8
total     79    79
"""


def test_a_text_is_read_as_the_same_sheet() -> None:
    assert CLERK.read_text(read_transcript(TEXT)) == sheet(names=["Ann", "Ben"], seed="X")


@pytest.mark.parametrize(
    "document",
    [
        sheet(),
        sheet(record=RECORD, seed=None, names=["Ж", 'a "b"'], options={"players": 2}),
        sheet(options={}),
        written({"villages": None, "total": -3}, {row: None for row in RED if row != "total"}),
    ],
)
def test_a_sheet_is_written_as_text_and_read_back(document: dict[str, Any]) -> None:
    assert CLERK.read_text(read_transcript(CLERK.write_text(document))) == document


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("track 31", "line 2: the row track has 1 entries, those above have 2"),
        ("total 1 2", "line 2: the row total stands twice"),
        ("track x 2", "line 2: “x” is not an entry: it is points, like 20, or a count with them, like 5=20"),
        ("track 1 " + "9" * 5000, "line 2: “9999"),
        ('track 1 "2"', "line 2: “2” is not an entry"),
        ("1 2 3", "line 2: a row is its name and an entry for each seat, like “total 79 75”"),
        ("", None),
    ],
)
def test_a_row_that_cannot_be_read_is_named_by_its_line(line: str, reason: str | None) -> None:
    text = read_transcript(f"total 3 4\n{line}")
    if reason is None:
        assert CLERK.read_text(text) == {"columns": [{"total": 3}, {"total": 4}]}
        return
    with pytest.raises(RecordError) as caught:
        CLERK.read_text(text)
    assert str(caught.value).startswith(reason)
    assert len(str(caught.value)) < 200
