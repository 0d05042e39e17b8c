"""Fillable sheets: where their fields are, what they take, and that a filled one is judged like the record in it."""

import json
from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest
from command_line import ROOT, pnp
from fillers import FILLERS, fill_with_pikepdf, fill_with_pypdf, widgets
from PIL import Image, ImageChops
from reference.voyage_player import some_voyage
from reference.voyage_slips import SLIPS, slipped

from pnp.bots import play_game
from pnp.draw.canvas import Page
from pnp.draw.field import Field
from pnp.draw.log import LogCanvas
from pnp.draw.type import PT
from pnp.form import Form, read_forms
from pnp.game import settle
from pnp.games.carmine import game, rules
from pnp.games.carmine.board import SIDE, cell_name
from pnp.games.carmine.bots import BOTS
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import components
from pnp.games.carmine.filled import fill_form
from pnp.games.carmine.ledger_page import writing_boxes
from pnp.games.carmine.marks import marks_of
from pnp.games.carmine.parts import captain_parts
from pnp.games.carmine.rules import new_game
from pnp.games.carmine.setup import CarmineSetup, make_setup, read_setup
from pnp.games.carmine.sheets.log_sheet import record_head
from pnp.games.carmine.state import Fate
from pnp.games.carmine.voyage import replay
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.printing import make_pdf
from pnp.record import Record, read_headers, read_transcript
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates
from pnp.validate import Court, Finding

DATA = Templates(house_templates())
BOX = components(DATA)
SOLO, TABLE = "carmine:board=A1#KRAKEN-7", "carmine:players=3,board=A1#KRAKEN-7"
PAPER = "carmine#LANTERN-3"


@cache
def setup_of(code: str) -> CarmineSetup:
    return make_setup(settle(game, SetupCode.parse(code)), DATA)


def printed(setup: CarmineSetup, *parts: str, **options: Any) -> bytes:
    return make_pdf(game.sheets(setup, DATA), PrintOptions(parts=parts, fillable=True, **options))


@cache
def fields_of(setup: CarmineSetup) -> dict[str, list[Field]]:
    """Ask each side of each sheet for its fields."""
    found: dict[str, list[Field]] = {}
    for part in captain_parts(setup, DATA):
        for side, draw in (("front", part.front), ("back", part.back)):
            if draw is not None:
                canvas = LogCanvas()
                with canvas.page(Page(part.box.width, part.box.height)):
                    draw(canvas)
                found[f"{part.name} {side}"] = [placed.field for _, placed in canvas.fields]
                assert all(placed.turn == 0 for _, placed in canvas.fields)
                boxes = [placed.box for _, placed in canvas.fields if not placed.field.hidden]
                assert all(0 <= b.left < b.right <= 196 and 0 <= b.top < b.bottom <= 262 for b in boxes)
    return found


def record(name: str) -> dict[str, Any]:
    return game.read_text(read_transcript((ROOT / "tests" / "records" / f"{name}.txt").read_text(encoding="utf-8")))


def form_of(setup: CarmineSetup, values: Mapping[str, str]) -> Form:
    """Fill a form in without a file."""
    fields = [field for side in fields_of(setup).values() for field in side]
    ours = {field.name: field.preset for field in fields if field.preset}
    names = frozenset(field.name for field in fields)
    assert names >= values.keys()
    return Form(read_headers(record_head(setup, DATA)), ours | dict(values), names)


def judged(form: Form) -> Finding:
    return Court().judge(Record("sheet.pdf", form=form))


def refused(form: Form) -> str:
    finding = judged(form)
    assert finding.code == 2
    return str(finding.error).removeprefix("sheet.pdf: ")


def sailed(code: str, bot: str = "random") -> dict[str, Any]:
    """Give the record of a voyage that a bot has sailed with a code, its claims included."""
    parsed = settle(game, SetupCode.parse(code))
    setup, options = make_setup(parsed, DATA), parsed.options
    assert parsed.seed is not None
    charter = Charter(
        setup.chart.board, BOX, deck=options.get("deck", "standard"), mirror=options.get("mirror") == "yes"
    )
    voyage = play_game(
        Table(rules, new_game(charter), Fate.of(charter, parsed.seed)), BOTS[bot](charter, Stream("forms", code))
    )
    document = record_of(charter, voyage.moves, seed=parsed.seed)
    played = replay(document, DATA)
    return {**document, "claimed": {"total": played.verdict.total, "renown": list(played.sheet.renown)}}


# -- where the fields are --------------------------------------------------------------------------


def test_every_cell_of_the_map_takes_a_letter() -> None:
    fields = {field.name: field for field in fields_of(setup_of(SOLO))["captains-sheet front"]}
    cells = [fields[f"map.{cell_name(cell)}"] for cell in range(SIDE * SIDE)]
    assert len(cells) == 225
    assert all(field.longest == 1 and field.mark is None for field in cells)
    assert {"map.captain", "map.ship", "map.date"} == fields.keys() - {field.name for field in cells}


def test_every_box_of_the_ledger_is_a_field_on_the_drawn_box() -> None:
    fields = {field.name: field for field in fields_of(setup_of(SOLO))["captains-sheet back"]}
    ledger = BOX.ledger
    given = {"monsters-1", "pirates-1", "ship-1"}
    assert (ledger.start.story, ledger.start.cannons) == (0, 0)
    for name, box in writing_boxes(DATA).items():
        track = name.rpartition("-")[0]
        for field in (fields.get(f"ledger.{name}"), fields.get(f"ledger.{name}-spent")):
            if field is not None:
                assert box.left <= field.box.left < field.box.right <= box.right
                assert box.top <= field.box.top < field.box.bottom <= box.bottom
        if track in ("provisions", "gold", "wind"):
            assert f"ledger.{name}-spent" in fields
        elif name not in given:
            is_number = track in ("renown", "score") or name == "total"
            assert (fields[f"ledger.{name}"].mark is None) == is_number
    assert not {f"ledger.{name}" for name in given} & fields.keys()
    assert "ledger.provisions-1" not in fields, "what is circled in print cannot be gained"


@pytest.mark.parametrize("code", [SOLO, TABLE, "carmine:deck=short#X", "carmine:deck=challenging,players=6#X"])
def test_no_field_lies_on_another_and_all_have_a_name_and_a_label(code: str) -> None:
    names: set[str] = set()
    for side, fields in fields_of(setup_of(code)).items():
        seen = [field for field in fields if not field.hidden]
        assert len({field.name for field in fields}) == len(fields)
        assert not names & {field.name for field in fields}, "a name stands on two sheets"
        names |= {field.name for field in fields}
        assert all(field.label.strip() for field in fields)
        boxes = sorted((field.box for field in seen), key=lambda box: box.left)
        for i, one in enumerate(boxes):
            for other in boxes[i + 1 :]:
                if other.left >= one.right - 1e-9:
                    break
                assert other.top >= one.bottom - 1e-9 or other.bottom <= one.top + 1e-9, (side, one, other)


def test_all_sheets_of_a_voyage_can_be_filled_in() -> None:
    fields = {name: len(found) for name, found in fields_of(setup_of(SOLO)).items()}
    assert fields["captains-sheet front"] == 225 + 3
    assert fields["log-sheet front"] == 25 * 6 + 2 + 2 + 2 + 2 + 1
    assert fields["voyage-sheet front"] == 25 + 2 + 2 + 1
    assert fields["score-pad front"] == 2 + 4 * (1 + 6 * 15)
    assert fields["captains-sheet back"] > 250


def test_the_fields_of_the_file_lie_where_they_were_drawn() -> None:
    setup = setup_of(SOLO)
    found = widgets(printed(setup, "captains-sheet"))
    left, top = (210 - 196) / 2, None
    for fields in [side for name, side in fields_of(setup).items() if name.startswith("captains-sheet")]:
        for field in fields:
            if field.name.startswith("map.") and len(field.name) > 7:
                continue  # the signature lies in a group of its own
            rect = found[field.name].rect
            if field.name.startswith("ledger."):
                assert rect[0] * PT - left == pytest.approx(field.box.left, abs=0.01)
                top = top or 297 - rect[3] * PT - field.box.top
                assert 297 - rect[3] * PT - top == pytest.approx(field.box.top, abs=0.01)
            assert (rect[2] - rect[0]) * PT == pytest.approx(field.box.width, abs=0.01)
            assert (rect[3] - rect[1]) * PT == pytest.approx(field.box.height, abs=0.01)


def test_a_sheet_for_three_has_the_fields_three_times() -> None:
    found = widgets(printed(setup_of(TABLE), "captains-sheet", "log-sheet"))
    once = [name for name in found if not name.startswith(("copy-", "pnp."))]
    for copy in (2, 3):
        assert [f"copy-{copy}.{name}" for name in once] == [name for name in found if name.startswith(f"copy-{copy}.")]
    pages = [found[f"{prefix}map.A1"].page for prefix in ("", "copy-2.", "copy-3.")]
    assert len(set(pages)) == 3


def test_equal_codes_give_equal_forms_and_what_is_not_fillable_has_no_form() -> None:
    setup = setup_of(SOLO)
    assert printed(setup) == printed(setup_of(SOLO))
    plain = make_pdf(game.sheets(setup, DATA), PrintOptions())
    assert b"/AcroForm" not in plain
    assert b"/Annot" not in plain
    assert len(printed(setup)) < len(plain) + 350_000


# -- the command -----------------------------------------------------------------------------------


def test_the_command_writes_a_form_and_names_it_so(tmp_path: Path) -> None:
    answer = pnp("sheet", SOLO, "--fillable", "-o", f"{tmp_path}/")
    assert answer.code == 0
    (path,) = tmp_path.iterdir()
    assert path.name == "carmine-board-A1-KRAKEN-7-sheets-fillable-a4-full.pdf"
    assert "type into it" in answer.out
    assert path.read_bytes() == printed(setup_of(SOLO))


@pytest.mark.parametrize("form", ["svg", "png"])
def test_only_a_pdf_can_be_filled_in(form: str, tmp_path: Path) -> None:
    answer = pnp("sheet", SOLO, "--fillable", "--format", form, "-o", f"{tmp_path}/")
    assert answer.refusal() == f"{form.upper()} cannot be filled in: a form is a PDF"
    assert not list(tmp_path.iterdir())


def test_a_kit_is_for_paper() -> None:
    assert "--fillable" in pnp("sheet", "--help").out
    assert "--fillable" not in pnp("kit", "--help").out


# -- from a record through a file to the verdict ---------------------------------------------------


@pytest.mark.parametrize("filler", FILLERS)
@pytest.mark.parametrize(
    ("name", "code"), [("carmine-solo", SOLO), ("carmine-ambush", TABLE), ("carmine-from-paper", PAPER)]
)
def test_a_record_in_a_form_is_judged_like_the_record(name: str, code: str, filler: str, tmp_path: Path) -> None:
    blank, document = printed(setup_of(code), "log-sheet"), record(name)
    values = fill_form(document, widgets(blank).keys())
    values = {key: value for key, value in values.items() if key.startswith("log.")}
    file = tmp_path / "filled.pdf"
    file.write_bytes(FILLERS[filler](blank, values))
    answer = pnp("validate", file, "--json")
    told = json.loads(answer.out)
    told.pop("missing", None)
    typed = pnp("validate", ROOT / "tests" / "records" / f"{name}.txt", "--json")
    assert told == json.loads(typed.out)
    assert answer.code == typed.code


@pytest.mark.parametrize("first", FILLERS)
@pytest.mark.parametrize("then", FILLERS)
def test_fields_survive_one_program_after_another(first: str, then: str) -> None:
    blank = printed(setup_of(SOLO), "log-sheet")
    values = fill_form(record("carmine-solo"), widgets(blank).keys())
    values = {key: value for key, value in values.items() if key.startswith("log.")}
    early = {key: value for key, value in values.items() if not key.startswith("log.2")}
    late = {key: value for key, value in values.items() if key.startswith("log.2")}
    (form,) = read_forms(FILLERS[then](FILLERS[first](blank, early), late))
    assert {name: form.fields[name] for name in values} == values
    assert judged(form).verdict == game.judge(record("carmine-solo"), DATA)


def test_the_whole_sheet_is_filled_with_letters_ticks_and_numbers() -> None:
    document, setup = record("carmine-solo"), setup_of(SOLO)
    blank = printed(setup, "captains-sheet", "log-sheet", backs=Backs.DUPLEX_SHORT, paper=Paper.LETTER)
    names = widgets(blank).keys()
    marks = marks_of(replay(document, DATA))
    values = {name: value for name, value in (marks | fill_form(document, names)).items() if name in names}
    assert sum(name.startswith("map.") for name in values) > 40
    assert sum(value == "yes" for value in values.values()) > 100
    for filler in (fill_with_pypdf, fill_with_pikepdf):
        (form,) = read_forms(filler(blank, values))
        assert {name: form.fields[name] for name in values} == values
        finding = judged(form)
        assert finding.verdict == game.judge(document, DATA)
        assert (finding.missing, finding.notes) == ((), ())


@pytest.mark.parametrize(
    "code",
    ["carmine#REEF", "carmine:deck=short#REEF", "carmine:deck=challenging,mirror=yes#GALE", "carmine:board=GROWN#TIDE"],
)
def test_a_voyage_of_a_bot_is_judged_alike_in_a_form_and_without(code: str) -> None:
    document = sailed(code)
    blank = printed(setup_of(code), "log-sheet")
    (form,) = read_forms(fill_with_pikepdf(blank, _log(fill_form(document, widgets(blank).keys()))))
    expected = game.judge({**document, "claimed": {"total": document["claimed"]["total"]}}, DATA)
    assert expected.valid
    finding = judged(form)
    assert finding.verdict == expected
    assert not finding.missing
    text = pnp(
        "validate", "-", stdin=fill_with_pikepdf(blank, {**_log(fill_form(document, form.names)), "log.total": "1"})
    )
    assert text.code == 1
    assert "not 1 as claimed (CA-F6)" in text.out


def _log(values: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in values.items() if name.startswith("log.")}


KEPT = [slip for slip in SLIPS if slip.__name__ not in ("turn_lost", "turn_twice", "other_rules")]
"""Slips that a form can hold: it has its number of turns, its rules and its first cards in print."""


@pytest.mark.parametrize("seed", range(12))
def test_a_voyage_with_real_cards_is_judged_alike_with_all_its_mistakes(seed: int) -> None:
    rng = Random(seed)
    document = {**some_voyage(rng, named_chart("A1", DATA).board.rows)}
    setup = _setup_for(document)
    for _ in range(4):
        wrong = slipped(rng, document, rng.choice(KEPT))
        wrong["start"] = {**wrong["start"], "cards": document["start"]["cards"]}
        form = form_of(setup, fill_form(wrong, form_of(setup, {}).names))
        finding = judged(form)
        assert finding.verdict == game.judge(wrong, DATA)
        assert finding.missing == ()


def _setup_for(document: Mapping[str, Any]) -> CarmineSetup:
    """Give the setup of a voyage that no seed has dealt: at a table it has no dice, alone it was changed by hand."""
    options = document["options"]
    said = f"players={options['players']},deck={options['deck']},mirror={'yes' if options['mirror'] else 'no'}"
    setup = setup_of(f"carmine:{said},board=A1#X")
    if setup.dice is None:
        return setup
    spelled = deepcopy(dict(setup.data()))
    spelled["first"], spelled["cards"] = document["start"]["cards"], [turn["card"] for turn in document["turns"]]
    spelled["dice"] = [{"wind": turn["wind"], "die": turn["die"]} for turn in document["turns"]]
    changed = read_setup(spelled, DATA)
    assert changed.changed
    return changed


def test_the_sheets_of_a_table_are_judged_one_by_one(tmp_path: Path) -> None:
    blank = printed(setup_of(TABLE), "log-sheet")
    values = _log(fill_form(record("carmine-ambush"), widgets(blank).keys()))
    other = {f"copy-3.{name}": value for name, value in values.items()} | {"copy-3.log.total": "7"}
    file = tmp_path / "table.pdf"
    file.write_bytes(fill_with_pikepdf(blank, {**values, **other}))
    answer = pnp("validate", file, "--json")
    one, three = map(json.loads, answer.out.splitlines())
    assert (one["valid"], three["valid"]) == (True, False)
    assert [violation["rule"] for violation in three["violations"]] == ["CA-F6"]
    assert f"{file}, copy 3: not valid, 1 mistake" in pnp("validate", file).out


def test_what_was_filled_in_is_seen_in_its_place_and_nowhere_else() -> None:
    document, setup = record("carmine-solo"), setup_of(SOLO)
    blank = printed(setup, "captains-sheet", "log-sheet", "voyage-sheet")
    places = widgets(blank)
    values = {**marks_of(replay(document, DATA)), **fill_form(document, places.keys()), "voyage.turn-3": "yes"}
    values = {name: value for name, value in values.items() if name in places}
    scale = 2.0
    pages = zip(_seen(blank, scale), _seen(fill_with_pypdf(blank, values), scale), strict=True)
    for number, (before, after) in enumerate(pages):
        changed = ImageChops.difference(before, after).convert("L").point(lambda value: 255 if value > 40 else 0)
        for name, place in places.items():
            left, bottom, right, top = (value * scale for value in place.rect)
            if place.page == number and right > left:
                box = (round(left), round(before.height - top), round(right), round(before.height - bottom))
                assert (changed.crop(box).getbbox() is not None) == (name in values), name
                changed.paste(0, (box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1))
        assert changed.getbbox() is None


def _seen(pdf: bytes, scale: float) -> list[Image.Image]:
    """Render all pages as a viewer shows them, with their fields."""
    document = pypdfium2.PdfDocument(pdf)
    document.init_forms()
    return [page.render(scale=scale, may_draw_forms=True).to_pil().convert("RGB") for page in document]


@pytest.mark.parametrize("backs", Backs)
def test_fields_lie_on_the_paper_whichever_way_backs_are_made(backs: Backs) -> None:
    for paper in Paper:
        found = widgets(printed(setup_of(SOLO), "captains-sheet", backs=backs, paper=paper, back_offset=(3, -2)))
        assert len(found) > 490
        for left, bottom, right, top in (widget.rect for widget in found.values()):
            assert 0 <= left <= right <= paper.width / PT + 0.01
            assert 0 <= bottom <= top <= paper.height / PT + 0.01


def test_a_form_can_be_drawn_as_it_was_judged(tmp_path: Path) -> None:
    blank = printed(setup_of(SOLO), "log-sheet")
    file, drawn = tmp_path / "filled.pdf", tmp_path / "drawn.svg"
    file.write_bytes(fill_with_pikepdf(blank, _log(fill_form(record("carmine-solo"), widgets(blank).keys()))))
    assert pnp("validate", file, "--overlay", drawn).code == 0
    typed = tmp_path / "typed.svg"
    pnp("validate", ROOT / "tests" / "records" / "carmine-solo.txt", "--overlay", typed)
    assert drawn.read_bytes() == typed.read_bytes()


# -- what is missing, and what cannot be read ------------------------------------------------------


def filled(change: Mapping[str, str | None], code: str = SOLO, name: str = "carmine-solo") -> Form:
    """Give a form that is filled in, but for some changes; None: left empty."""
    setup = setup_of(code)
    values = {**fill_form(record(name), form_of(setup, {}).names), **change}
    return form_of(setup, {name: value for name, value in values.items() if value})


def without(turns: Iterable[int]) -> dict[str, str | None]:
    columns = ("card", "cells", "dice", "before", "action", "after")
    return {f"log.{turn}.{column}": None for turn in turns for column in columns}


def test_a_form_without_gaps_lacks_nothing() -> None:
    finding = judged(filled({}))
    assert finding.code == 0
    assert "missing" not in finding.data()
    assert "Missing" not in finding.text()


@pytest.mark.rule("CA-F1")
def test_empty_turns_at_the_end_are_a_voyage_that_was_broken_off() -> None:
    finding = judged(filled({**without(range(20, 26)), "log.total": None, "ledger.renown-4": None}))
    assert finding.code == 0
    assert finding.missing == (
        "the log, turns 20 to 25: judged as a voyage that was broken off after turn 19",
        "the total",
    )
    assert finding.data()["missing"] == list(finding.missing)
    assert "Missing:\n  -  the log, turns 20 to 25: judged" in finding.text()
    document = {**record("carmine-solo"), "finished": False}
    document["turns"] = document["turns"][:19]
    del document["claimed"]
    assert finding.verdict is not None
    assert finding.verdict.score == game.judge(document, DATA).score


@pytest.mark.rule("CA-F1")
def test_a_turn_that_is_missing_among_others_makes_the_voyage_too_short() -> None:
    finding = judged(filled(without([7])))
    assert finding.verdict is not None
    assert [violation.rule for violation in finding.verdict.violations] == ["CA-F1"]
    assert finding.missing == ("the log, turn 7: only what comes before it can be judged",)


def test_a_turn_without_an_action_is_left_out() -> None:
    finding = judged(filled({**without(range(21, 26)), "log.20.action": None, "log.total": "1"}))
    assert finding.missing == (
        "the log, turn 20, action: the turn is left out",
        "the log, turns 21 to 25: judged as a voyage that was broken off after turn 19",
    )
    assert finding.code == 1


def test_cells_that_are_missing_at_the_start_are_said() -> None:
    finding = judged(filled({"log.start.1.cells": None}))
    assert finding.missing == ("the log, start, card 1: the cells of the-anvil, which is judged as skipped",)
    assert finding.code == 1
    at_the_table = judged(filled({"log.start.2.cells": None}, TABLE, "carmine-ambush"))
    assert at_the_table.missing[0] == "the log, start, card 2: a card with its cells"


def test_without_home_and_ship_nothing_can_be_judged() -> None:
    assert refused(filled({"log.home": None})) == (
        "the log, start: the home port is missing, without which no turn can be judged"
    )
    both = refused(filled({"log.home": None, "log.ship": None}))
    assert both.startswith("the log, start: the home port and the cell of the ship are missing")
    begun = judged(filled({**without(range(1, 26)), "log.home": None, "log.ship": None, "log.total": None}))
    assert begun.missing[0] == "the log, start: the home port and the cell of the ship"
    assert begun.verdict is not None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"log.7.action": "sial NW I13"}, "the log, turn 7, action: expected"),
        ({"log.7.action": "sail NW I13 | rewrd 3"}, "the log, turn 7, action: expected"),
        ({"log.7.action": 'sail "NW'}, 'the log, turn 7, action: “"NW” cannot be read: a quote is left open'),
        ({"log.8.cells": "L1 M1 L2 M2 sirens"}, "the log, turn 8, card and cells drawn: expected"),
        ({"log.9.dice": "SE W W three"}, "the log, turn 9, winds and die: expected"),
        ({"log.6.before": "wnd J14"}, "the log, turn 6, winds before: expected"),
        ({"log.2.after": "wind H15 7"}, "the log, turn 2, winds after: expected no more words here, not “7”"),
        ({"log.home": "port"}, "the log, start, home: expected the cell of the home, like H7, not “port”"),
        ({"log.start.2.cells": "M7 M8 x"}, "the log, start, card 2: expected"),
        ({"log.total": "lots"}, "the log, total: Claimed is a number, not “lots”"),
        ({"log.total": "9" * 400}, "claimed.total: expected"),
        ({"ledger.renown-2": "3x"}, "the ledger, renown column: Renown is a number, not"),
    ],
)
def test_what_cannot_be_read_is_told_with_the_name_of_its_field(change: dict[str, str | None], sentence: str) -> None:
    assert refused(filled(change)).startswith(sentence)


def test_a_form_that_is_empty_or_has_no_log_says_so() -> None:
    for values in ({}, {"log.captain": "Anne", "map.C3": "K", "ledger.story-1": "yes", "log.total": "12"}):
        empty = "the log is empty: neither the start nor a turn is filled in"
        assert refused(form_of(setup_of(SOLO), values)) == empty
    (form,) = read_forms(printed(setup_of(SOLO), "captains-sheet"))
    assert "it has no log" in refused(form)


def test_small_liberties_of_those_who_type_are_understood() -> None:
    finding = judged(
        filled({"log.2.after": "h15", "log.6.before": "J14", "log.total": " 211 ", "log.home": "home L14"})
    )
    assert finding.verdict == game.judge(record("carmine-solo"), DATA)
    below = filled({"log.total": "−22"}, TABLE, "carmine-ambush")
    assert judged(below).code == 0


def test_a_total_in_the_ledger_is_a_claim_and_a_gap_in_the_column_is_said() -> None:
    finding = judged(filled({"log.total": None, "ledger.total": "210", "ledger.renown-2": None}))
    assert finding.missing == ("the ledger, renown column: slot 2, so the column is not judged",)
    assert finding.verdict is not None
    assert [violation.message for violation in finding.verdict.violations] == ["the total is 211, not 210 as claimed"]


def test_marks_that_differ_from_the_log_are_pointed_out() -> None:
    names = form_of(setup_of(SOLO), {}).names
    marks = {name: mark for name, mark in marks_of(replay(record("carmine-solo"), DATA)).items() if name in names}
    assert judged(filled(marks)).notes == ()
    wrong: dict[str, str | None] = {**marks, "ledger.story-50": None, "ledger.gold-3-spent": None}
    wrong |= {"ledger.total": "210", "map.A1": "M", "map.O15": "Z"}
    finding = judged(filled(wrong))
    assert finding.code == 0
    assert finding.notes == (
        "the totals differ: 211 in the log, 210 in the ledger",
        "the ledger has boxes 1 to 49 of story marked, by the log it is boxes 1 to 50 of story",
        "the ledger has 16 boxes of gold up to 17 crossed off, by the log it is boxes 1 to 17 of gold",
        "the map differs from the log at A1 (M, by the log –)",
    )
    assert finding.data()["notes"] == list(finding.notes)
    assert "To be looked at:\n  -  the totals differ" in finding.text()


def test_a_form_of_a_game_that_is_not_there_is_refused() -> None:
    head = read_headers('[Format "pnp-voyage/1"] [Game "krill"]')
    assert "krill" in refused(Form(head, {}, frozenset({"log.home"})))
    assert "no referee" in refused(Form((), {}, frozenset()))
