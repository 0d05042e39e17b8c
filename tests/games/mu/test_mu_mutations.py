"""Mutated records of Mu: whatever is done to one, there is a verdict or one sentence, and never a long wait.

They are bred as those of the other games are (`tests/test_mutations.py`).
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from mutants import Herd, check_json, check_texts, check_trees

from pnp.bots import RandomPlayer, play_game
from pnp.game import settle
from pnp.games.mu import game, rules
from pnp.games.mu.referee import begin
from pnp.games.mu.rules import result
from pnp.games.mu.setup import make_setup
from pnp.record import read_transcript
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

TRIES = 200_000 if os.environ.get("PNP_SOAK") else 1_200
SLICES = 4
DATA = Templates(house_templates())
RECORDS = Path(__file__).parents[2] / "records"

MOVES = [
    *("end", "pray", "land 16a", "land 1a", "move 16a 16b", "move 16a 12c", "carry 16a.mid 16b", "carry 2a.loose 2b"),
    *("build 16a.mid", "build 5a.in", "create 16a", "create 22a", "sculpt 16a.mid", "sculpt 5b.out", "settle 10a"),
    *("raise 16a.mid w", "raise 16a.mid e", "raise 2a.loose nw announce", "claim 0", "claim 3", "save 12a", "save 5a"),
    *("roll white", "roll volcano", "draw 1", "draw 8", "draw 2 5", "draw part 9", "protect 5b.in", "lose 5a.loose"),
    *("", "raise", "LAND 16a", "land  16a", "draw 5 2", "land 19b", "claim 9", "draw part 0", "Ж"),
]  # fmt: skip


def recorded(text: str, *, has_seed: bool, written: bool) -> dict[str, Any]:
    """A game of random players, with or without its seed, and with or without what chance has brought."""
    code = settle(game, SetupCode.parse(text))
    setup = make_setup(code, DATA)
    played = play_game(begin(code, DATA), RandomPlayer(rules, Stream(text)))
    spelled = json.loads(json.dumps(setup.data()))
    ended = result(played.end)
    return {
        "format": "pnp-game/1",
        "game": "mu",
        "seed": code.seed if has_seed else None,
        "options": spelled["options"],
        **({} if has_seed and not written else {"setup": spelled["setup"]}),
        "moves": [str(move) for move in played.moves if written or move.verb not in ("roll", "draw")],
        "claimed": {"scores": [dict(lines) for lines in ended["scores"]], "winners": ended["winners"]},
    }


def kept(name: str) -> dict[str, Any]:
    """A whole game of players who know what they do."""
    return game.read_text(read_transcript((RECORDS / f"mu-{name}.txt").read_text(encoding="utf-8")))


HERD = Herd(
    [
        recorded("mu:stagnation-rounds=9#X", has_seed=False, written=True),
        recorded("mu:players=4,setup=advanced,stagnation-rounds=12#Y", has_seed=True, written=False),
        recorded("mu:players=3,fissure-mode=edge,sink-mode=claim,stagnation-rounds=12#Z", has_seed=True, written=True),
        kept("volcanoes"),
        kept("claim"),
        kept("advanced"),
        kept("seeded"),
    ],
    [
        *(None, True, False, 0, 1, -1, 2, 3, 4, 5, 99, 100, -99, 10**9, 10**30, 0.5, 1e300, "", " ", "x" * 300, "X"),
        *("standard", "advanced", "border", "edge", "auto", "claim", "yes", "pnp-game/2", "carmine"),
        *([], {}, [[]], [None], [1, 2], [2, 1], [0], [0, 1], [1, 3], [1, 1, -2], [[1, 3]] * 2, [[1, 1, -2]] * 22),
        *(["end"] * 5001, [[1]], {"track": 1}, {"total": -1}, *MOVES),
    ],
    ["moves", "seed", "options", "setup", "areas", "boats", "first_player", "nonsense", "scores", "track", "players"],
    [rb"\b[0-9]+[abc]\b", rb"\b[0-9]+[abc]\.[a-z]+\b", rb"\b[0-9]\b", rb"\b[a-z]{2,}\b", rb"-?[0-9]+,-?[0-9]+"],
    game.write_text,
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record"


def seeds(part: int) -> range:
    return range(part, TRIES // 3, SLICES)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_trees_of_mu(part: int, file: Path) -> None:
    check_trees(HERD, game, seeds(part), file)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_json_of_mu(part: int, file: Path) -> None:
    check_json(HERD, seeds(part), file)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_texts_of_mu(part: int, file: Path) -> None:
    check_texts(HERD, seeds(part), file)


def test_what_is_not_mutated_is_valid_of_mu() -> None:
    for document in HERD.originals:
        verdict = game.judge(document, DATA)
        assert verdict.valid, verdict.violations
