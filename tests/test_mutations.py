"""Mutated records: whatever is done to a record, there is a verdict or one sentence, and never a long wait.

Trees are mutated (values replaced, moved, doubled, removed, fields renamed) as well as bytes, of JSON and of text.
`make test` tries a few thousand, `make soak` 200,000.
"""

import json
import os
import re
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from reference.voyage_player import some_voyage

from pnp.draw.canvas import Page
from pnp.draw.log import LogCanvas
from pnp.errors import RecordError
from pnp.game import Verdict
from pnp.games.carmine import game
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.notation import read_text, write_text
from pnp.record import Records, read_transcript
from pnp.templates import Templates, house_templates
from pnp.validate import Court, Finding

TRIES = 200_000 if os.environ.get("PNP_SOAK") else 2_400
SLICES = 8
DATA = Templates(house_templates())
ROWS = named_chart("A1", DATA).board.rows

VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 6, 7, 16, 61, 401, 10**9, 10**30, 0.5, 1e300),
    *("", " ", "A1", "O15", "P3", "A16", "Z99", "H7", "h7", "H07", "H7\n", "none", "skipped", "NE", "NNE", "Ж"),
    "x" * 300,
    *("kraken", "the-anvil", "ambush-port", "gold-2", "power-any", "long-pull", "monsters", "left", "mine", "gold"),
    *("navigate", "explore", "port", "ship", "hold", "cannon", "short", "yes", "pnp-voyage/2", "mu"),
    *([], {}, [[]], [{}], [None], ["A1"], ["A1"] * 401, ["C3", "C3"], {"do": "navigate"}),
    *({"by": "left", "centre": "C4"}, {"do": "port", "cell": "C2"}, {"do": "explore", "cell": "A1"}),
    *(["ship"] * 20, ["NE", "NE", "NE"]),
]  # fmt: skip


def originals() -> list[dict[str, Any]]:
    voyages = [some_voyage(Random(seed), ROWS) for seed in (0, 1, 4, 9)]
    named = {**deepcopy(voyages[1]), "board": "A1"}
    seeded = {**deepcopy(voyages[2]), "seed": "KRAKEN-7", "board": None, "finished": False}
    drawing = {
        "format": "pnp-drawing/1",
        "game": "carmine",
        "board": list(ROWS),
        "ship": "C4",
        "marks": {
            "monster": ["D3"],
            "peril": ["I5"],
            "current": [["D10", "E10"]],
            "rock": ["J6"],
            "ambush": [],
            "line": ["C4"],
            "spent": ["D3"],
        },
        "solo": True,
        "mirror": False,
        "card": "kraken",
        "drawing": ["J1", "J2", "K1"],
    }
    return [*voyages, named, seeded, drawing, {**drawing, "board": "A1", "card": "the-anvil", "ship": None}]


ORIGINALS = originals()


# -- mutations -------------------------------------------------------------------------------------


def spots(tree: Any) -> list[tuple[Any, Any]]:
    """Give every place in a tree as its holder and the key in it."""
    found: list[tuple[Any, Any]] = []
    holders = [tree]
    while holders:
        holder = holders.pop()
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                holders.append(holder[key])
    return found


def mutated_tree(rng: Random, document: dict[str, Any]) -> dict[str, Any]:
    tree = deepcopy(document)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
        places = spots(tree)
        holder, key = rng.choice(places)
        other, its_key = rng.choice(places)
        match rng.randrange(7):
            case 0 | 1:
                holder[key] = deepcopy(rng.choice(VALUES))
            case 2:
                holder[key] = deepcopy(other[its_key])
            case 3:
                del holder[key]
            case 4 if isinstance(holder, list):
                holder.insert(key, deepcopy(other[its_key]))
            case 5 if isinstance(holder, dict):
                holder[rng.choice(["card", "wind", "action", "nonsense", "choice", "drawing"])] = holder.pop(key)
            case 6 if isinstance(holder[key], list):
                rng.shuffle(holder[key])
        if not isinstance(tree, dict) or not tree:
            break
    return tree


def mutated_bytes(rng: Random, data: bytes) -> bytes:
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        start = rng.randrange(len(data) + 1)
        end = min(len(data), start + rng.choice([0, 1, 1, 2, 10, 200]))
        piece = rng.choice(
            [
                b"",
                bytes([rng.randrange(256)]),
                data[start:end] * 2,
                b'"',
                b"|",
                b"[",
                b"{",
                b"-",
                b"\n",
                b"\xff",
                b"none",
            ]
        )
        data = data[:start] + piece + data[end:]
    return data


def mutated_words(rng: Random, data: bytes) -> bytes:
    """Put cells in the place of other cells, winds of winds and so on, as tired people do."""
    for kind in rng.sample([rb"\b[A-O][0-9]+\b", rb"\b[NESW]{1,2}\b", rb"\b[1-6]\b", rb"\b[a-z][a-z-]+\b"], 2):
        found = list(re.finditer(kind, data))
        if found:
            old, new = rng.choice(found), rng.choice(found)
            data = data[: old.start()] + new[0] + data[old.end() :]
    return data


def text_of(document: dict[str, Any]) -> bytes:
    return write_text(document).encode()


def json_of(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode()


# -- what has to hold ------------------------------------------------------------------------------


def check_answer(finding: Finding) -> None:
    if finding.verdict is None:
        sentence = str(finding.error)
        assert sentence
        assert not sentence.endswith(".")
        return
    verdict = finding.verdict
    assert verdict.valid == (not verdict.violations)
    assert json.loads(json.dumps(verdict.data())) == verdict.data()
    assert finding.text().count("\n") >= len(verdict.violations)
    for violation in verdict.violations:
        assert violation.message
        assert "\n" not in violation.sentence()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record"


def each(part: int, kind: Callable[[Random], bytes], file: Path) -> list[Finding]:
    """Judge one slice of the mutations of a kind, each within a second."""
    court, findings = Court(), []
    for seed in range(part, TRIES // 3, SLICES):
        file.write_bytes(kind(Random(seed)))
        start = time.process_time()
        found = list(court.findings(Records(file)))
        assert time.process_time() - start < 1, seed
        for finding in found:
            check_answer(finding)
        findings += found
    return findings


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_trees(part: int, file: Path) -> None:
    findings = each(part, lambda rng: json_of(mutated_tree(rng, rng.choice(ORIGINALS))), file)
    codes = [finding.code for finding in findings]
    assert codes.count(1) > len(codes) // 20  # many of them can be judged, and are wrong
    assert codes.count(2) > len(codes) // 20
    for finding in findings:
        if finding.document is not None:
            assert read_text(read_transcript(write_text(finding.document))) == finding.document


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_json(part: int, file: Path) -> None:
    each(part, lambda rng: mutated_bytes(rng, json_of(rng.choice(ORIGINALS))), file)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_text(part: int, file: Path) -> None:
    def mutated(rng: Random) -> bytes:
        return rng.choice([mutated_bytes, mutated_words])(rng, text_of(rng.choice(ORIGINALS)))

    codes = [finding.code for finding in each(part, mutated, file)]
    assert codes.count(1) > len(codes) // 20
    assert codes.count(2) > len(codes) // 2


def test_the_largest_record_that_can_be_read_takes_no_longer(file: Path) -> None:
    """Sixty turns, each with as many cells as a record may have anywhere."""
    route = ["C3", "C4"] * 200
    turn = {
        "card": "squall",
        "wind": ["N", "E", "S"],
        "die": 1,
        "drawing": route,
        "winds_before": route,
        "winds_after": route,
        "action": {"do": "navigate", "wind": "N", "route": route},
    }
    document = {**deepcopy(ORIGINALS[1]), "turns": [turn] * 60}
    file.write_bytes(json_of(document))
    start = time.process_time()
    (finding,) = Court().findings(Records(file))
    assert time.process_time() - start < 1
    assert finding.code == 1
    again = read_text(read_transcript(write_text(document)))
    assert again == document


def test_what_can_be_judged_can_be_drawn() -> None:
    left = TRIES // 100
    for seed in range(TRIES):
        rng = Random(-1 - seed)
        document = mutated_tree(rng, rng.choice(ORIGINALS))
        try:
            game.judge(document, DATA)
        except RecordError:
            continue
        canvas = LogCanvas()
        with canvas.page(Page(200, 264)):
            game.overlay(document, DATA).parts[0].front(canvas)
        assert canvas.texts
        left -= 1
        if not left:
            return


def test_what_is_not_mutated_is_valid() -> None:
    for document in ORIGINALS[:5]:
        verdict: Verdict = game.judge(document, DATA)
        assert verdict.valid, verdict.violations
    with pytest.raises(RecordError):
        game.judge({}, DATA)
