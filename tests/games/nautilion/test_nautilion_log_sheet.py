"""The log and the score sheet: what they show can be typed, and what they add up is what the referee adds up."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from papers import DATA, logged, setup

from pnp.draw.log import LogCanvas
from pnp.errors import RecordError
from pnp.games.nautilion import game
from pnp.games.nautilion.moves import parse_move
from pnp.games.nautilion.pieces import NUMBERS
from pnp.games.nautilion.setup import read_setup
from pnp.games.nautilion.sheets.log_sheet import (
    TURNS,
    example_lines,
    headers,
    key_lines,
    log_sheet_part,
)
from pnp.games.nautilion.sheets.score_sheet import LINE, score_sheet_part, terms_of
from pnp.games.nautilion.sheets.words import sheet_text
from pnp.record import read_transcript

EVERYTHING = "players=2,expansions=1+2+3+4+5"
WORDS = sheet_text(DATA).log
SAMPLE = """\
[Format "pnp-game/1"]
[Game "nautilion"]
[Seed -]
[Reserve "5"]
[Expansions "3"]
[Side "A1"]
[Path "c7 c2 c6 c2 c6 c2 c5 c3 c4 c3 c7 c1 c3 c5 c5 c6 c1 c8 c9 c1 c9 c8 c4 c5 c8 c2 c9 c6 c1 c4 c9 c7 c7 c4 c3 c8"]
[Reefs "f3 f6 f9 f6 f9 f3 f9 f9 f6 f6 f6 f3"]
[Finished "no"]

"""
"""The sea of the example."""


def judged(text: str) -> Mapping[str, Any]:
    """Type a record in that is right, and give how it stands."""
    verdict = game.judge(game.read_text(read_transcript(text)), DATA)
    assert verdict.valid, verdict.violations
    assert verdict.result is not None
    return verdict.result


@cache
def log(options: str) -> LogCanvas:
    return logged(log_sheet_part(setup(options), DATA).front)


def seen(canvas: LogCanvas) -> str:
    return " ".join(text.text for text in canvas.texts)


def test_the_example_is_legal_as_it_is_typed() -> None:
    stands = judged(SAMPLE + "\n".join(example_lines(WORDS)))
    assert (stands["turns"], stands["crew"]) == (3, 2)


def test_the_example_is_filled_in_and_its_first_line_is_typed_out() -> None:
    shown = seen(log(""))
    assert example_lines(WORDS)[0] in shown
    for text in ("1 4 4", "whirlwind | pay r | roll 1 2 4", "p4", "c9 board"):
        assert text in shown


@pytest.mark.parametrize("options", ["", "board=B2,expansions=3", EVERYTHING])
def test_the_headers_of_a_code_are_enough(options: str) -> None:
    made = setup(options)
    text = "\n".join([*headers(made), '[Finished "no"]', ""])
    assert judged(text)["turns"] == 1


def test_a_changed_sea_is_spelled_out_in_its_headers() -> None:
    document = json.loads(json.dumps(setup("").data()))
    path = document["setup"]["path"]
    first = next(i for i in range(1, len(path)) if path[i] != path[0])
    path[0], path[first] = path[first], path[0]
    made = read_setup(document, DATA)
    assert made.changed
    read = game.read_text(read_transcript("\n".join([*headers(made), '[Finished "no"]', ""])))
    assert read["seed"] is None
    assert read["setup"]["path"] == path
    canvas = logged(log_sheet_part(made, DATA).front)
    assert path[0] in seen(canvas)
    assert "the seed knows them" not in seen(canvas)


def test_everything_in_the_key_can_be_typed() -> None:
    """What stands between stars is a move, the beginning of one, a token, a place or a figure."""
    typed = [piece for line in key_lines(setup(EVERYTHING), WORDS) for piece in re.findall(r"\*([^*]+)\*", line)]
    assert len(typed) > 30
    moves = 0
    for piece in typed:
        for part in piece.split(" | "):
            try:
                parse_move(part)
                moves += 1
            except RecordError:
                words = part.split()
                known = {*NUMBERS, "d", "p", "n", "board", "reserve", "cabin"}
                assert all(word in known for word in words), part
    assert moves >= 20


def test_the_key_has_only_what_the_setup_can_have() -> None:
    bare, whole = " ".join(key_lines(setup(""), WORDS)), " ".join(key_lines(setup(EVERYTHING), WORDS))
    for verb in ("partner", "keep", "choose", "heroic", "start", "return", "cabin", "f3"):
        assert verb not in bare
        assert verb in whole


def test_the_log_has_a_line_for_each_turn_and_a_die_behind_each_figure() -> None:
    shown = [text.text for text in log(EVERYTHING).texts]
    assert all(str(turn) in shown for turn in range(1, TURNS + 1))
    slants = [text.text for text in log(EVERYTHING).texts if text.font.italic]
    assert slants.count("d") == slants.count("p") == slants.count("n") == TURNS
    assert "before the dice" in shown
    assert "before the dice" not in [text.text for text in log("").texts]


@pytest.mark.rule("NA-E10")
def test_the_score_sheet_says_what_the_setup_adds_to_the_record() -> None:
    assert terms_of(setup("")) == 0
    assert terms_of(setup("board=C1,reserve=2,expansions=1+3")) == 2 * 2 + 5 + 2
    assert terms_of(setup("board=B1,reserve=6")) == 2 - 2


def test_the_score_sheet_has_two_games_with_twenty_turns() -> None:
    assert LINE >= 5
    canvas = logged(score_sheet_part(setup(EVERYTHING), DATA).front)
    shown = [text.text for text in canvas.texts]
    assert shown.count("RECORD") == 2
    assert sum(text == "20" for text in shown) == 2
    row = [str(card) for card in setup(EVERYTHING).charter.darkhouse]
    middles = sorted((text.box.top, text.text) for text in canvas.texts if text.text in row)
    assert len(middles) >= 40
    for mark in canvas.notes.marks:
        assert mark.box.bottom <= 262.01


def test_the_score_sheet_asks_only_for_what_is_played() -> None:
    bare = seen(logged(score_sheet_part(setup(""), DATA).front))
    whole = seen(logged(score_sheet_part(setup(EVERYTHING), DATA).front))
    for word in ("Harpoons", "Stuck", "Heroic", "Mages missing", "collision"):
        assert word not in bare
        assert word in whole
