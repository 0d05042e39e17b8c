"""The score sheet and the turn log: what they show can be typed in, and every line of the score is on them."""

import re

import pytest
from mu_papers import CODE, DATA, logged, setup

from pnp.draw.ink import Mode
from pnp.game import settle
from pnp.games.mu import game, rules
from pnp.games.mu.components import components
from pnp.games.mu.moves import parse_move
from pnp.games.mu.scores import LINES, ROWS, worth_of
from pnp.games.mu.setup import read_setup
from pnp.games.mu.sheets import headers, log_parts, score_sheet_part, written_parts
from pnp.games.mu.sheets.log_sheet import FIRST, FURTHER, turns_of
from pnp.games.mu.sheets.score_sheet import GAMES
from pnp.games.mu.sheets.words import sheet_look
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.record import read_transcript
from pnp.seeds import SetupCode

WORDS = sheet_look(DATA).text
ODD = "mu:players=4,setup=advanced,fissure-mode=edge,sink-mode=claim,stagnation-rounds=12#A-SEED-OF-SOME-LENGTH"


def seen(code: str, part: int = 0) -> str:
    return " ".join(text.text for text in logged(written_parts(setup(code), DATA)[part].front).texts)


@pytest.mark.parametrize("code", [CODE, "mu:players=3#1", ODD])
def test_the_sheets_pass_the_preflight_in_every_ink(code: str) -> None:
    kit = Kit("Mu", setup(code).code, tuple(written_parts(setup(code), DATA)), cover=False)
    assert preflight(kit, [PrintOptions(ink=mode) for mode in Mode]) == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("MU-611", "MU-612", "MU-613", "MU-614", "MU-615", "MU-617", "MU-618")
def test_each_player_has_a_field_for_every_line_in_both_games(players: int) -> None:
    canvas = logged(score_sheet_part(setup(f"mu:players={players}#1"), DATA).front)
    names = {field.field.name for _, field in canvas.fields}
    for number in range(1, GAMES + 1):
        for seat in range(players):
            column = f"score.{number}.seat-{seat}"
            assert {f"{column}.{row}" for row in ROWS} <= names
            assert {f"{column}.{line}-count" for line in LINES[1:]} <= names
        assert f"score.{number}.seat-{players}.total" not in names
        assert {f"score.{number}.{name}" for name in ("date", "seed", "first", "rounds")} <= names
    shown = " ".join(text.text for text in canvas.texts)
    for line in LINES:
        assert shown.count(getattr(WORDS.score.lines, line)) == GAMES
    points = components(DATA).numbers.points
    for line in LINES[1:]:
        assert f"× {worth_of(line, points)} =" in shown


def test_boxes_to_write_in_are_five_millimetres_or_more() -> None:
    for part in written_parts(setup("mu:players=4#1"), DATA):
        for _, placed in logged(part.front).fields:
            assert min(placed.box.width, placed.box.height) >= 4.3


def test_the_head_says_the_terms_and_who_begins() -> None:
    shown = seen(ODD)
    for said in (WORDS.terms.advanced, WORDS.terms.edge, WORDS.terms.claim):
        assert said in shown
    assert f"seat {setup(ODD).charter.first} begins" in shown
    assert "parts sink at once" in seen(CODE)


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheets"), [(2, 2), (3, 3), (4, 3)])
def test_the_log_has_room_for_a_game_and_names_whose_turn_it_is(players: int, sheets: int) -> None:
    made = setup(f"mu:players={players}#1")
    parts = log_parts(made, DATA)
    assert len(parts) == sheets
    turns = [turn for page in range(1, sheets + 1) for turn in turns_of(page)]
    assert turns == list(range(1, FIRST + (sheets - 1) * FURTHER + 1))
    labels = {field.field.name: field.field.label for part in parts for _, field in logged(part.front).fields}
    for turn in turns:
        seat = (made.charter.first + turn - 1) % players
        assert labels[f"log.{turn}.moves"] == f"Turn {turn}, seat {seat}: moves"
        assert f"log.{turn}.end" in labels


def test_every_move_of_the_key_can_be_read_and_every_verb_is_in_it() -> None:
    examples = [move for example, _ in (*WORDS.log.words, *WORDS.log.claim_words) for move in re.split(", ", example)]
    verbs = {parse_move(example).verb for example in examples}
    assert verbs | {"end"} == {
        "move", "carry", "land", "build", "create", "sculpt", "raise", "pray", "claim", "end", "settle", "roll", "draw",
        "save", "protect", "lose",
    }  # fmt: skip


def test_claims_are_in_the_key_only_where_they_can_be_made() -> None:
    assert "announce" in seen(ODD, 1)
    assert "announce" not in seen(CODE, 1)


def test_the_example_of_the_log_is_a_legal_first_turn() -> None:
    state = game.table(settle(game, SetupCode.parse("mu#1")), DATA).start
    for move in (*WORDS.log.example_moves.split(" | "), "end"):
        state = rules.play(state, parse_move(move))
    assert state.turn == 2
    assert WORDS.log.example_moves in seen(CODE, 1)


@pytest.mark.parametrize("code", [CODE, ODD])
def test_what_the_log_says_to_type_is_the_head_of_a_record(code: str) -> None:
    made = setup(code)
    text = "\n".join([*headers(made), "", ""])
    document = game.read_text(read_transcript(text))
    assert document["seed"] == made.origin.seed
    assert document["options"]["players"] == made.options.players
    shown = seen(code, 1)
    for header in headers(made):
        assert header in shown


@pytest.mark.rule("MU-001")
@pytest.mark.parametrize("code", [CODE, ODD])
def test_what_is_typed_after_a_game_with_a_real_die_brings_the_same_setup(code: str) -> None:
    made = setup(code)
    broken_off = '[Finished "no"]'
    document = game.read_text(read_transcript("\n".join([*headers(made, dice=True), broken_off, "", ""])))
    assert document["seed"] is None
    verdict = game.judge(document, DATA)
    assert verdict.valid, verdict.violations
    assert document["setup"]["first_player"] == made.charter.first
    shown = re.sub(r"\s+", "", seen(code, 1))
    for header in (*headers(made, dice=True), broken_off):
        assert re.sub(r"\s+", "", header) in shown


def test_a_changed_setup_is_spelled_out_on_the_log() -> None:
    data = dict(setup(CODE).data())
    begins = data["setup"]["first_player"]
    changed = read_setup({**data, "setup": {**data["setup"], "first_player": 1 - begins}}, DATA)
    assert changed.changed
    document = game.read_text(read_transcript("\n".join([*headers(changed), '[Finished "no"]', "", ""])))
    assert document["seed"] is None
    assert document["setup"]["first_player"] == 1 - begins
    for part in written_parts(changed, DATA):
        assert logged(part.front, Mode.MONO).texts
    kit = Kit("Mu", changed.code, tuple(written_parts(changed, DATA)), cover=False)
    assert preflight(kit, [PrintOptions()]) == []
