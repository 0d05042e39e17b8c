"""Sheets of Diluvium that are filled in on a screen: the log is judged like a record, and the scores against it."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from command_line import Answer, pnp
from diluvium_forms import DATA, blank, log_fields, record, score_fields
from fillers import FILLERS, fill_with_pikepdf, fill_with_pypdf, widgets

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.errors import RecordError
from pnp.form import Form, read_forms
from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.ledger import size_for
from pnp.games.diluvium.sheets.turn_log import TURNS
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.printing import make_pdf
from pnp.record import Record
from pnp.seeds import SetupCode
from pnp.validate import Court, Finding

CODE, GOLD = record("gold")
LOG, SCORES = log_fields(GOLD), score_fields(GOLD)


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


def judged(filled: Form) -> list[Finding]:
    return Court().judge_all(Record("sheet.pdf", form=filled))


def said(filled: Form) -> list[str]:
    """The mistakes of the one sheet that a form has."""
    (finding,) = judged(filled)
    assert finding.verdict is not None, finding.error
    return [violation.sentence() for violation in finding.verdict.violations]


# -- the fields ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_a_field_for_everything_that_is_written(players: int) -> None:
    names = empty(f"diluvium:players={players}#42").names
    seats = max(players, 2)
    for seat in range(1, seats + 1):
        wanted = {
            f"score.2.seat-{seat}.gold",
            f"score.1.seat-{seat}.player",
            f"ledger.{seat}.turn-{size_for(seats).turns}.engage",
        }
        assert wanted | {f"ledger.{seat}.turn-1.gold", f"ledger.{seat}.player"} <= names
    assert {f"log.{TURNS}.moves", "turn-log.name", "score-sheet.date", "score.1.ran-out.craft"} <= names
    assert f"ledger.{seats + 1}.player" not in names
    assert ("score.1.goal" in names) == (players == 1)
    assert not empty(f"diluvium:players={players}#42").fields.keys() - {"pnp.format", "pnp.code", "pnp.head"}


@pytest.mark.parametrize("paper", list(Paper))
def test_fields_lie_on_the_page_and_none_on_another(paper: Paper) -> None:
    setup = game.setup(settle(game, SetupCode.parse("diluvium:players=4#42")), DATA)
    pdf = make_pdf(game.sheets(setup, DATA), PrintOptions(paper=paper, ink=Mode.SAVER, fillable=True))
    places = [widget for name, widget in widgets(pdf).items() if not name.startswith("pnp.")]
    width, height = {Paper.A4: (595.3, 841.9), Paper.LETTER: (612.0, 792.0)}[paper]
    for number, (page, (left, bottom, right, top), _, _) in enumerate(places):
        assert 0 < left < right < width
        assert 0 < bottom < top < height
        for other in places[number + 1 :]:
            a, b, c, d = other.rect
            assert other.page != page or right <= a or c <= left or top <= b or d <= bottom


def test_every_field_says_what_it_is_for() -> None:
    setup = game.setup(settle(game, SetupCode.parse("diluvium:players=1,scenario=Z2#42")), DATA)
    assert isinstance(setup, DiluviumSetup)
    for part in game.sheets(setup, DATA).parts:
        canvas = LogCanvas(Mode.FULL)
        with canvas.page(Page(part.box.width, part.box.height)):
            part.front(canvas)
        labels = [placed.field.label for _, placed in canvas.fields]
        assert len(labels) == len(set(labels))
        assert all(label.isprintable() and "{" not in label for label in labels)


# -- round trips -----------------------------------------------------------------------------------


@pytest.mark.rule("DI-END-04")
@pytest.mark.parametrize("filler", FILLERS)
def test_what_programs_save_is_read_back(filler: str, tmp_path: Path) -> None:
    values = {**LOG, **SCORES, "score.1.seat-1.player": "Ann", "score.1.ran-out.craft": "yes"}
    pdf = FILLERS[filler](blank(CODE), values)
    (form,) = read_forms(pdf)
    assert {name: form.fields[name] for name in values} == values
    path = tmp_path / "filled.pdf"
    path.write_bytes(pdf)
    answer = pnp("validate", path)
    assert answer.code == 0, answer
    assert answer.out.splitlines() == [
        f"{path}: valid",
        "",
        "Result",
        "  Seat 2 won, by the record",
        "  Seat 1 (Ann): Gold 21",
        "  Seat 2: Gold 24",
    ]


@pytest.mark.parametrize("name", ["settlers", "shared", "solo-gold", "solo-won", "weapons"])
def test_a_record_with_a_code_goes_into_the_log_and_comes_back(name: str) -> None:
    code, document = record(name)
    log = {field: moves for field, moves in log_fields(document).items() if not field.startswith("log.0.")}
    (finding,) = judged(form(log, score_fields(document), code=code))
    assert finding.verdict is not None, finding.error
    assert finding.verdict.valid, finding.text()
    assert finding.document is not None
    assert finding.verdict.result is not None
    assert finding.verdict.result["compared"]
    again = finding.document["record"]
    assert [again["seed"], again.get("options")] == [document["seed"], document.get("options")]


def test_the_log_alone_is_a_record() -> None:
    (finding,) = judged(form(LOG))
    assert finding.verdict is not None
    assert finding.document is not None
    assert finding.document["moves"] == GOLD["moves"]
    assert finding.verdict.result is not None
    assert finding.verdict.result["gold"] == [21, 24]
    (half,) = judged(form({name: moves for name, moves in LOG.items() if int(name.split(".")[1]) < 9}))
    assert half.code == 0
    assert half.verdict is not None
    assert half.verdict.told[0].startswith("Not over")


def test_the_scores_alone_are_checked_by_themselves() -> None:
    assert said(form(SCORES)) == []
    assert said(form(SCORES, score__1__seat_1__gold="22")) == [
        "Seat 1, Gold: the rows add up to 21, not 22 (DI-END-04)"
    ]


@pytest.mark.rule("DI-TRN-04")
def test_a_number_before_the_moves_of_a_turn_is_not_one_of_them() -> None:
    assert said(form(LOG, log__1__moves=f"1. {LOG['log.1.moves']}")) == []
    (finding,) = judged(form(LOG, log__1__moves=f"3 {LOG['log.1.moves']}"))
    assert "the turn log, turn 1: " in str(finding.error)


# -- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"score__1__seat_1__gold": "22"}, "Seat 1, Gold: the rows add up to 21, not 22 (DI-END-04)"),
        (
            {"score__1__seat_2__settlers": "3"},
            "Seat 2, Settlers on the board: it is 2 by the record, not 3 (DI-END-05)",
        ),
        ({"score__1__seat_1__craft": "14"}, "Seat 1, Craft sales: 14 cannot be: each counts 3 (DI-PRO-06)"),
        ({"score__1__seat_2__rank": "2nd"}, "Seat 2, Rank: it won by the record, so 2 cannot be (DI-END-04)"),
        ({"log__7__moves": "explore | sail a99"}, None),
        ({"log__7__moves": "settle"}, "The record has a mistake: turn 7, move 21: "),
    ],
)
@pytest.mark.rule("DI-END-05", "DI-PRO-06")
def test_a_mistake_is_found_where_it_is(changes: dict[str, str], sentence: str | None) -> None:
    filled = form(LOG, SCORES, **changes)
    if sentence is None:
        (finding,) = judged(filled)
        assert str(finding.error).startswith("sheet.pdf: the turn log, turn 7: ")
    else:
        assert said(filled)[0].startswith(sentence)


def test_a_log_that_ends_too_early_is_said_with_the_scores() -> None:
    short = {name: moves for name, moves in LOG.items() if int(name.split(".")[1]) < 9}
    assert said(form(short, SCORES))[0].startswith("The record ends before the game is over")


def test_an_empty_line_between_others_is_said_but_the_rivals_may_be_empty() -> None:
    (finding,) = judged(form(LOG, log__3__moves=""))
    assert finding.missing == ("the turn log, turn 3: it is empty",)
    code, document = record("solo-gold")
    log = {name: moves for name, moves in log_fields(document).items() if int(name.split(".")[1]) % 2}
    (alone,) = judged(form(log, code=code))
    assert (alone.code, alone.missing) == (0, ())


def test_the_second_table_is_a_game_of_its_own(tmp_path: Path) -> None:
    second = {"score.2.seat-1.gold": "24", "score.2.seat-2.gold": "24", "score.2.seat-1.rank": "1"}
    findings = judged(form(LOG, SCORES, second, score__2__seat_2__rank="2", score__2__seat_1__settlers="10"))
    assert [(finding.place, finding.code) for finding in findings] == [("sheet.pdf", 0), ("sheet.pdf, game 2", 1)]
    path = tmp_path / "filled.pdf"
    path.write_bytes(fill_with_pikepdf(blank(CODE), {**SCORES, **second}))
    lines = [json.loads(line) for line in pnp("validate", path, "--json").out.splitlines()]
    assert [line["valid"] for line in lines] == [True, True]
    (only,) = judged(form(second))
    assert (only.place, only.code) == ("sheet.pdf, game 2", 0)


def test_alone_the_second_table_may_be_another_scenario() -> None:
    code = "diluvium:players=1,scenario=Z2#42"
    fields = {"score.2.seat-1.gold": "20", "score.2.seat-2.gold": "9", "score.2.seat-1.rank": "1"}
    (first,) = judged(form(fields, {"score.2.scenario": "z1"}, code=code))
    assert first.document is not None
    assert first.document["options"] == {"players": 1, "scenario": "Z1"}
    assert said(form(fields, {"score.2.goal": "no"}, code=code))[0].endswith("(DI-SOL-13)")
    assert said(form(fields, {"score.2.goal": "yes"}, code=code)) == []
    (unclear,) = judged(form(fields, {"score.2.goal": "nearly"}, code=code))
    assert str(unclear.error) == "sheet.pdf: the score sheet, game 2, the goal: it is yes or no, not “nearly”"


def test_ledgers_and_rounds_are_compared_and_what_differs_is_said() -> None:
    fields = {
        "score.1.rounds": "2",
        "ledger.1.turn-1.explore": "yes",
        "ledger.1.turn-2.explore": "yes",
        "ledger.1.turn-3.settle": "yes",
        "ledger.1.turn-3.engage": "yes",
        "ledger.1.turn-4.gold": "3",
        "ledger.1.turn-4.total": "3",
        "ledger.1.turn-5.gold": "2",
        "ledger.1.turn-5.total": "6",
        "ledger.2.turn-1.gold": "x",
        "ledger.2.turn-2.gold": "24",
    }
    (finding,) = judged(form(LOG, SCORES, fields))
    assert finding.code == 0
    assert finding.verdict is not None
    rounds = game.judge(GOLD, DATA).result
    assert rounds is not None
    assert finding.notes == (
        f"the score sheet: 2 rounds are noted, and the record has {rounds['rounds']}",
        "the ledger of seat 1, turn 2: explore stands there twice running",
        "the ledger of seat 1, turn 3: settle and engage are crossed off, and a turn has one action",
        "the ledger of seat 1, turn 5: 3 and 2 are 5, not 6",
        "the ledger of seat 1: it ends with 6 Gold, and the score sheet says 21",
        "the ledger of seat 2, turn 1: Gold and total are numbers",
    )


# -- misuse ----------------------------------------------------------------------------------------


def answer(pdf: bytes, folder: Path, *words: object) -> Answer:
    path = folder / "filled.pdf"
    path.write_bytes(pdf)
    return pnp("validate", path, *words)


def test_what_is_no_filled_sheet_is_one_sentence(tmp_path: Path) -> None:
    assert (
        answer(blank(CODE), tmp_path)
        .refusal()
        .endswith("nothing is filled in: neither a turn of the log nor a column of the score sheet")
    )
    plan = fill_with_pypdf(blank(CODE, "setup-plan"), {"setup-plan.name": "Ann"})
    assert "it has neither a turn log nor a score sheet" in answer(plan, tmp_path).refusal()
    filled = fill_with_pypdf(blank(CODE), {**LOG, **SCORES})
    for size in (100, len(filled) // 2, len(filled) - 400):
        assert str(tmp_path) in answer(filled[:size], tmp_path).refusal()
    other = fill_with_pikepdf(filled, {"pnp.head": '[Format "pnp-game/1"] [Code "nautilion#42"]'})
    assert "it has no log" in answer(other, tmp_path).refusal()
    unknown = fill_with_pikepdf(filled, {"pnp.head": '[Format "pnp-game/1"] [Code "krill#42"]'})
    assert "there is no game “krill”" in answer(unknown, tmp_path).refusal()
    assert "it has a record already" in answer(filled, tmp_path, "--record", tmp_path / "filled.pdf").refusal()


def test_a_log_in_a_form_is_a_record_for_a_sheet(tmp_path: Path) -> None:
    log = tmp_path / "log.pdf"
    log.write_bytes(fill_with_pikepdf(blank(CODE, "turn-log"), LOG))
    scores = fill_with_pikepdf(blank(CODE, "score-sheet"), {**SCORES, "score.1.seat-2.gold": "25"})
    told = answer(scores, tmp_path, "--record", log)
    assert told.code == 1
    assert "Seat 2, Gold: the rows add up to 24, not 25 (DI-END-04)" in told.out


@pytest.mark.parametrize("value", ["x", "9" * 3999, "1e9", "２", "-", "1 | 2", '"3', "12345"])
def test_a_number_that_is_none_is_refused_by_its_row(value: str) -> None:
    (finding,) = judged(form(SCORES, score__1__seat_1__gold=value))
    assert finding.error is None or len(str(finding.error)) < 250
    assert (finding.code == 2) == (value != "-")


def test_wrong_values_have_a_verdict_or_are_refused() -> None:
    rng = Random(7)
    strange = ["", "x" * 3999, "a05 " * 900, "|" * 40, '"', "; gone", "9" * 3000, "\ufffd", "none", "-", "explore"]
    for _ in range(60):
        fields = {**LOG, **SCORES}
        for name in rng.sample(sorted(empty().names - {"pnp.format", "pnp.head", "pnp.code"}), 4):
            fields[name] = rng.choice(strange)
        for finding in judged(replace(empty(), fields={name: value for name, value in fields.items() if value})):
            assert finding.code in (0, 1, 2)
            assert finding.error is None or len(str(finding.error)) < 500
            assert finding.verdict is None or finding.text()


def test_a_setup_that_was_changed_is_kept_in_the_form() -> None:
    setup = game.setup(settle(game, SetupCode.parse(CODE)), DATA)
    assert isinstance(setup, DiluviumSetup)
    document = json.loads(json.dumps(setup.data()))
    document["setup"]["first"] = 3 - document["setup"]["first"]
    changed = game.read_setup(document, DATA)
    pdf = make_pdf(
        game.sheets(changed, DATA), PrintOptions(ink=Mode.SAVER, parts=("turn-log", "score-sheet"), fillable=True)
    )
    (read,) = read_forms(fill_with_pypdf(pdf, {"log.1.moves": LOG["log.1.moves"].replace("ak1", "ak2"), **SCORES}))
    (finding,) = Court().judge_all(Record("sheet.pdf", form=read))
    assert finding.document is not None, finding.error
    assert finding.document["record"]["setup"] == document["setup"]
    assert finding.document["record"]["seed"] is None


def test_a_form_without_our_fields_is_refused() -> None:
    with pytest.raises(RecordError):
        game.read_form(Form(empty().head, {}, frozenset({"pnp.format"})))
