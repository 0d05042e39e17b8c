"""Games that are recorded move by move, on the smallest of them: what the seed answers, and which mistake is named."""

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from command_line import ROOT, install_game, pnp

from pnp.annals import MOST_MOVES, Almanac
from pnp.contract import check_game
from pnp.errors import RecordError
from pnp.headers import TEXT, Field
from pnp.record import read_transcript
from pnp.registry import templates_for
from pnp.replay import read_moves, replay
from pnp.seeds import Stream

WON = ["wave 1", "row 3", "wave 1", "row 3"]
"""From the shore: 0, 3, 2, 5."""


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "fifth_game"))
    yield import_module("tinysea").TinySea()
    for name in [name for name in sys.modules if name.startswith("tinysea")]:
        del sys.modules[name]


def record(moves: list[str], **changes: Any) -> dict[str, Any]:
    frame = {"format": "pnp-game/1", "game": "tinysea", "seed": None, "setup": {"waves": ["ripple"]}}
    return {**frame, "moves": moves, **changes}


def fault(tiny: Any, document: dict[str, Any]) -> Any:
    """Give the one mistake that is named as rule, move, turn."""
    verdict = tiny.judge(document, _data(tiny))
    data = verdict.data()
    assert set(data) == {"valid", "violations", "result"}
    if verdict.valid:
        return None
    (said,) = data["violations"]
    assert set(said) == {"rule", "move", "turn", "message"}
    return said["rule"], said["move"], said["turn"]


def _data(tiny: Any) -> Any:
    return templates_for(tiny)


def seeded(tiny: Any, moves: list[str], seed: str = "STORM", **changes: Any) -> dict[str, Any]:
    document = record(moves, seed=seed, **changes)
    if "setup" not in changes:
        del document["setup"]
    return document


def waves_of(tiny: Any, seed: str = "STORM") -> list[int]:
    return [Stream("tinysea", 1, seed, "turn", turn).between(1, 3) for turn in range(1, 7)]


def rowed(waves: list[int]) -> list[str]:
    return ["rest" if wave == 3 else "row 1" for wave in waves]


# -- the order of mistakes -------------------------------------------------------------------------


def test_a_game_without_a_mistake_has_its_result(tiny: Any) -> None:
    verdict = tiny.judge(record(WON, claimed={"won": True, "turns": 2}), _data(tiny))
    assert verdict.data() == {"valid": True, "violations": [], "result": {"over": True, "won": True, "turns": 2}}


def test_the_replay_stops_at_the_first_illegal_move_and_tells_how_it_stood(tiny: Any) -> None:
    document = record(["wave 2", "row 3", "wave 3", "row 1"], claimed={"turns": 9})
    assert fault(tiny, document) == ("TS-2", 2, 1)
    assert tiny.judge(document, _data(tiny)).result == {"over": False, "won": None, "turns": 1}


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (record(["row 1"]), ("TS-1", 1, 1)),
        (record([*WON, "wave 1"]), ("TS-4", 5, 2)),
        (record([*WON, "wave 1"], finished=False), ("TS-4", 5, 2)),
        (record(["wave 3", "rest"] * 6 + ["wave 1"]), ("TS-5", 13, 6)),
        (record(WON[:3]), ("TS-6", None, None)),
        (record(WON[:3], finished=False), None),
        (record(WON[:2], claimed={"turns": 9}), ("TS-6", None, None)),
        (record(WON, claimed={"turns": 9}), ("TS-8", None, None)),
        (record(WON, claimed={"won": None}), ("TS-8", None, None)),
        (record(WON, claimed={}), None),
        (record(WON[:1], finished=False, claimed={"won": None}), None),
        (record([], finished=False), None),
    ],
)
def test_the_first_mistake_is_named(tiny: Any, document: dict[str, Any], expected: Any) -> None:
    assert fault(tiny, document) == expected


def test_moves_are_read_before_anything_is_judged(tiny: Any) -> None:
    with pytest.raises(RecordError, match=r"^move 3: “wave 4” is not a move"):
        tiny.judge(record(["rest", "rest", "wave 4"]), _data(tiny))
    document = seeded(tiny, ["hoist"], setup={"waves": ["ripple"]})
    with pytest.raises(RecordError, match=r"^move 1: “hoist” is not a move"):
        tiny.judge(document, _data(tiny))


# -- the seed --------------------------------------------------------------------------------------


def test_a_chance_that_is_left_out_is_the_seeds(tiny: Any) -> None:
    waves = waves_of(tiny)
    strokes = rowed(waves)
    all_written = [move for pair in zip((f"wave {wave}" for wave in waves), strokes, strict=True) for move in pair]
    some_written = [move for place, move in enumerate(all_written) if place % 2 or place % 4]
    results = [tiny.judge(seeded(tiny, moves), _data(tiny)).data() for moves in (all_written, strokes, some_written)]
    assert results[0]["valid"]
    assert results[0]["result"] == {"over": True, "won": False, "turns": 6}
    assert results[0] == results[1] == results[2]


def test_the_seed_answers_behind_the_last_move_as_well(tiny: Any) -> None:
    crossing = import_module("tinysea.crossing")
    waves = waves_of(tiny)
    played = replay(crossing.table("storm"), read_moves(crossing.ENGINE, rowed(waves)[:2]), crossing.BENCH)
    assert played.state.wave == waves[2]
    assert played.turns == (1, 2)
    strokes = rowed(waves)
    assert played.moves == (f"wave {waves[0]}", strokes[0], f"wave {waves[1]}", strokes[1], f"wave {waves[2]}")
    assert replay(crossing.table(None), [], crossing.BENCH).state.wave is None


def test_a_chance_against_the_seed_is_named_after_it_was_found_legal(tiny: Any) -> None:
    other = waves_of(tiny)[0] % 3 + 1
    assert fault(tiny, seeded(tiny, [f"wave {other}"])) == ("TS-7", 1, 1)
    assert fault(tiny, seeded(tiny, ["wave 1", "wave 1"])) in (("TS-7", 1, 1), ("TS-1", 2, 1))
    agreed = f"wave {waves_of(tiny)[0]}"
    assert fault(tiny, seeded(tiny, [agreed, agreed])) == ("TS-1", 2, 1)


def test_a_setup_against_the_seed_comes_before_the_moves(tiny: Any) -> None:
    assert fault(tiny, seeded(tiny, ["rest", "rest"], setup={"waves": ["ripple"]})) == ("TS-9", None, None)


def test_a_seed_may_be_written_in_small_letters(tiny: Any) -> None:
    moves = rowed(waves_of(tiny))
    assert fault(tiny, seeded(tiny, moves, " storm ")) is None


# -- what cannot be read ---------------------------------------------------------------------------


UNUSABLE: dict[str, tuple[dict[str, Any], str]] = {
    "no seed": ({"seed": ...}, "missing required field `seed`"),
    "no moves": ({"moves": ...}, "missing required field `moves`"),
    "no setup": ({"setup": ...}, "the record has neither a setup nor a seed"),
    "other game": ({"game": "mu"}, "game: expected “tinysea”, not “mu”"),
    "other version": ({"format": "pnp-game/2"}, "format: invalid enum value 'pnp-game/2'"),
    "number as seed": ({"seed": 42}, "seed: expected `str | null`, got `int`"),
    "endless seed": ({"seed": "x" * 300}, "seed: expected `str` of length <= 200"),
    "moves as text": ({"moves": "wave 1"}, "moves: expected `array`, got `str`"),
    "a number as a move": ({"moves": ["wave 1", 7]}, "move 2: expected `str`, got `int`"),
    "an endless move": ({"moves": ["x" * 300]}, "move 1: expected `str` of length <= 200"),
    "endless moves": ({"moves": ["rest"] * (MOST_MOVES + 1)}, "moves: expected `array` of length <= 5000"),
    "finished as text": ({"finished": "no"}, "finished: expected `bool`, got `str`"),
    "options": ({"options": {"sails": 1}}, "options: object contains unknown field `sails`"),
    "null options": ({"options": None}, "options: expected `object`, got `null`"),
    "claims": ({"claimed": {"points": 1}}, "claimed: object contains unknown field `points`"),
    "setup": ({"setup": {}}, "setup: object missing required field `waves`"),
    "unknown": ({"remark": "windy"}, "object contains unknown field `remark`"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNUSABLE)
def test_what_has_the_wrong_form_is_refused_with_its_place(tiny: Any, name: str) -> None:
    changes, sentence = UNUSABLE[name]
    document = {key: value for key, value in {**record(WON), **changes}.items() if value is not ...}
    with pytest.raises(RecordError) as refusal:
        tiny.judge(document, _data(tiny))
    assert sentence in str(refusal.value)


# -- the text form ---------------------------------------------------------------------------------


def read(tiny: Any, text: str) -> dict[str, Any]:
    document: dict[str, Any] = tiny.read_text(read_transcript(text))
    return document


DOCUMENTS = [
    record(WON),
    record(WON, claimed={"won": True, "turns": 2}, finished=True, options={"ships": 2}),
    record(WON, claimed={}, options={}),
    record(["wave 1"], claimed={"won": None}, finished=False, setup={"waves": []}),
    record([], finished=False),
    record(["wave 3", "row 1", "rest", "wave 1"]),
    record([*WON, "wave 1", "rest"]),
    {**record(["row 1"], seed="STORM", options={"ships": 2})},
    {**record(["row 1"], seed="storm", options={})},
    {**record(["row 1"], seed="STORM", options={"ships": 1})},
    {**record(["row 1"], seed='A "B" \\C', options={"ships": 2})},
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_text_and_document_are_equal(tiny: Any, document: dict[str, Any]) -> None:
    before = deepcopy(document)
    text = tiny.write_text(document)
    assert read(tiny, text) == document == before


def test_a_line_is_a_turn(tiny: Any) -> None:
    assert tiny.write_text(record(WON, claimed={"turns": 2})).splitlines() == [
        '[Format "pnp-game/1"]',
        '[Game "tinysea"]',
        "[Seed -]",
        '[Waves "ripple"]',
        '[Claimed-Turns "2"]',
        "",
        "1 wave 1 | row 3",
        "2 wave 1 | row 3",
    ]


def test_moves_that_cannot_be_played_stand_by_themselves(tiny: Any) -> None:
    text = tiny.write_text(record(["wave 1", "row 3", "rest", "wave 1", "rest"]))
    assert text.splitlines()[-4:] == ["1 wave 1 | row 3", "2 rest", "wave 1", "rest"]


def test_a_code_says_game_seed_and_options_where_it_can(tiny: Any) -> None:
    document = seeded(tiny, rowed(waves_of(tiny)), options={"ships": 2})
    text = tiny.write_text(document)
    assert text.splitlines()[1] == '[Code "tinysea:ships=2#STORM"]'
    assert "[Ships" not in text
    assert read(tiny, text) == document
    assert '[Seed "storm"]' in tiny.write_text({**document, "seed": "storm"})


def test_lines_are_cut_as_people_like(tiny: Any) -> None:
    head = '[Format "pnp-game/1"]\n[Game "tinysea"]\n[Seed -]\n[Waves "ripple"]\n'
    for body in (
        "1 wave 1 | row 3\n2 wave 1 | row 3",
        "wave 1\nrow 3\nwave 1\nrow 3",
        "1. WAVE 1   |row 3 ; threes\n\n; calm\n2. wave 1\n   row 3",
        "wave 1 | row 3 | wave 1 | row 3",
        "3 wave 1 | row 3\n7 wave 1 | row 3",
    ):
        assert read(tiny, head + body) == record(WON)


def test_a_game_may_have_an_option_that_is_called_like_a_part_of_the_frame(tiny: Any) -> None:
    crossing = import_module("tinysea.crossing")
    fields = {**crossing.FIELDS, "Setup": Field(("options", "setup"), TEXT)}
    almanac = Almanac(tiny, fields, crossing.ENGINE.parse_move, crossing.turns)
    document = record(WON, options={"setup": "advanced"})
    assert '[Setup "advanced"]' in almanac.write(document)
    assert almanac.read(read_transcript(almanac.write(document))) == document


HEAD = '[Format "pnp-game/1"]\n[Game "tinysea"]\n'
ILL_TEXTS = {
    HEAD + "wave 1": "line 1: there is no header [Code …], nor [Seed …]",
    HEAD + "[Seed -]\n1 wave 1 | row 3\n1 wave 1": "line 5: turn 1 cannot come after turn 1",
    HEAD + "[Seed -]\n1 wave 1 |": "line 4: a move is missing",
    HEAD + "[Seed -]\n1": "line 4: a move is missing",
    HEAD + "[Seed -]\n1 | rest": "line 4: a move is missing",
    HEAD + "[Seed -]\n1 wave 1\n  hoist": "line 5: “hoist” is not a move",
    HEAD + '[Seed -]\n1 wave "1"': "line 4: “1” is in quotes",
    HEAD + '[Seed -]\n[Claimed-Won "perhaps"]': "line 4: Claimed-Won is yes or no, not “perhaps”",
    HEAD + '[Code "tinysea:ships=9#X"]': "line 3: ships cannot be “9”",
    HEAD + '[Code "carmine#X"]': "line 3: carmine has no|line 3: the code is not one of tinysea",
    HEAD + '[Code "tinysea#X"]\n[Seed -]': "line 4: Seed is -, but a header before it says otherwise",
}


@pytest.mark.parametrize("text", ILL_TEXTS)
def test_what_is_wrong_in_a_text_has_its_line(tiny: Any, text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read(tiny, text)
    assert any(sentence in str(refusal.value) for sentence in ILL_TEXTS[text].split("|"))


# -- on the command line ---------------------------------------------------------------------------


@pytest.mark.usefixtures("tiny")
def test_people_are_told_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_game(tmp_path, "tinysea", "tinysea:game", {})
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    Path("won.json").write_text(json.dumps(record(WON)), encoding="utf-8")
    Path("wrong.json").write_text(json.dumps(record([*WON[:2], "wave 3", "row 1"])), encoding="utf-8")
    Path("ill.txt").write_text(HEAD + "[Seed -]\n1 wave 1\n  hoist\n", encoding="utf-8")
    assert pnp("validate", "won.json").out == "won.json: valid\n\nResult\n  crossed\n  turn 2\n"
    answer = pnp("validate", "wrong.json")
    assert answer.code == 1
    assert answer.out.splitlines() == [
        "wrong.json: not valid, 1 mistake",
        "  1  Turn 2, move 4: nobody can row 1 against a wave of 3 (TS-3)",
        "",
        "Result, up to the mistake",
        "  not crossed",
        "  turn 2",
    ]
    assert pnp("validate", "ill.txt").refusal().startswith("ill.txt, line 5: “hoist” is not a move")
    data = json.loads(pnp("validate", "wrong.json", "--json").out)
    assert data["violations"][0]["move"] == 4


def test_tiny_sea_keeps_the_contract(tiny: Any) -> None:
    check_game(tiny)
