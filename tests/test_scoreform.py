"""Tables of scores in a form: what is typed into them is a score sheet in the text form, with the log beside it."""

from collections.abc import Mapping

import pytest

from pnp.errors import RecordError
from pnp.form import Form
from pnp.headers import NUMBER, Field
from pnp.record import Header, Line, Transcript, Word
from pnp.scoreform import ScoreForm, code_options, count_fields

SCORES = ScoreForm("toy", ("track", "villages", "total"), {"Players": Field(("options", "players"), NUMBER)}, first=0)
CODE = (Header(1, "Format", "pnp-game/1"), Header(2, "Code", "toy:players=3#X"), Header(3, "First", "1"))
NAMES = frozenset(
    f"score.{table}.seat-{seat}.{row}"
    for table in (1, 2)
    for seat in range(3)
    for row in ("player", "track", "villages", "villages-count", "total")
)
LOG = Transcript((Header(1, "Format", "pnp-game/1"),), (Line(1, ((Word("1"), Word("wait")),)),))


def form(fields: Mapping[str, str], head: tuple[Header, ...] = CODE) -> Form:
    assert fields.keys() <= NAMES
    return Form(head, fields, NAMES)


def rows(table: Transcript | None) -> list[str]:
    assert table is not None
    return [" ".join(word.text for word in line.segments[0]) for line in table.lines]


def test_counts_points_ranks_and_signs_are_read_as_people_type_them() -> None:
    fields = {
        "score.1.seat-0.track": " 1 2 ",
        "score.1.seat-2.track": "−3",
        "score.1.seat-0.villages-count": "2",
        "score.1.seat-1.villages-count": "3",
        "score.1.seat-1.villages": "9",
        "score.1.seat-2.villages": "6",
        "score.1.seat-1.total": "2nd",
        "score.1.seat-2.total": "1.",
    }
    table = SCORES.table(form(fields), 1, {"goal": ("1", "", "")})
    assert rows(table) == ["track 12 - -3", "villages 2= 3=9 6", "total - 2 1", "goal 1 - -"]
    assert table is not None
    assert table.lines[1].places == ("the score sheet, game 1, villages",)


def test_the_first_table_has_the_headers_of_the_log_and_another_the_options_alone() -> None:
    fields = {"score.1.seat-0.total": "5", "score.2.seat-1.total": "7", "score.2.seat-1.player": "Ben"}
    one, two = (SCORES.table(form(fields), number, changed={"Carry": None}) for number in (1, 2))
    assert one is not None
    assert two is not None
    assert [(header.key, header.value) for header in one.headers] == [
        ("Format", "pnp-score/1"),
        ("Code", "toy:players=3#X"),
    ]
    assert [(header.key, header.value) for header in two.headers] == [
        ("Format", "pnp-score/1"),
        ("Game", "toy"),
        ("Players", "3"),
        ("Name", ""),
        ("Name", "Ben"),
        ("Name", ""),
    ]


def test_an_empty_table_is_none_even_if_a_name_stands_there() -> None:
    assert SCORES.table(form({"score.1.seat-0.player": "Ann"}), 1) is None


def test_the_log_goes_with_the_first_table_and_else_by_itself() -> None:
    table = SCORES.table(form({"score.1.seat-0.total": "5"}), 1)
    both = SCORES.reading(LOG, ("turn 3",), {1: table, 2: table})
    assert (both.record, both.missing, both.name) == (LOG, ("turn 3",), "")
    assert [(other.name, other.record) for other in both.others] == [("game 2", None)]
    second = SCORES.reading(LOG, (), {1: None, 2: table})
    assert (second.transcript, [other.name for other in second.others]) == (LOG, ["game 2"])
    assert SCORES.reading(None, (), {1: None, 2: table}).name == "game 2"
    with pytest.raises(RecordError, match="nothing is filled in"):
        SCORES.reading(None, (), {1: None, 2: None})


def test_options_come_from_the_code_or_from_headers_of_their_own() -> None:
    assert code_options(CODE, SCORES.options) == {"Players": "3"}
    assert code_options((Header(1, "Players", "2"), Header(2, "Seed", None)), SCORES.options) == {"Players": "2"}


def test_fields_are_counted_up_to_the_first_gap() -> None:
    assert count_fields(form({}), "score.1.seat-{}.total", 0) == 3
    assert count_fields(form({}), "score.{}.seat-0.total") == 2
    assert count_fields(form({}), "log.{}.moves") == 0
