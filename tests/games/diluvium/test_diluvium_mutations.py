"""Mutated records of Diluvium: whatever is done to one, there is a verdict or one sentence, and never a long wait.

They are bred as those of the other games are (`tests/test_mutations.py`).
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from mutants import Herd, check_json, check_texts, check_trees

from pnp.bots import RandomPlayer, Seats, play_game
from pnp.game import settle
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.referee import begin
from pnp.games.diluvium.rules import result
from pnp.games.diluvium.setup import make_setup
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

TRIES = 200_000 if os.environ.get("PNP_SOAK") else 1_200
SLICES = 4
DATA = Templates(house_templates())

MOVES = [
    *("explore", "settle", "produce", "engage", "stay", "sail a05", "sail ak1", "sail b07 compass", "sail c29", "end"),
    *("mark g1", "mark s", "mark s p-a07f", "mark s s-bk1c", "settler none", "settler s-ak1c", "settler a07f-ak1w"),
    *("take f", "harvest a07", "harvest none sell 1", "harvest ak1 sell 1 raise 1", "commit 0", "commit 9", "slay"),
    *("flee s", "flee s p ak1f", "spare", "play treasure", "play gate g-ak1w", "play map a05 g2", "discard f c w"),
    *("draw gate", "draw compass", "reveal q01", "reveal q12", "", "sail", "SAIL a05", "sail  a05", "commit 99", "Ж"),
]  # fmt: skip


def recorded(text: str, *, has_seed: bool, written: bool) -> dict[str, Any]:
    """A game of random players, with or without its seed, and with or without what chance has brought."""
    code = settle(game, SetupCode.parse(text))
    setup = make_setup(code, DATA)
    assert code.seed is not None
    bots = {seat: RandomPlayer(rules, Stream(text, seat)) for seat in range(1, setup.charter.players + 1)}
    played = play_game(begin(code, DATA), Seats(bots))
    spelled = json.loads(json.dumps(setup.data()))
    ended = result(played.end)
    return {
        "format": "pnp-game/1",
        "game": "diluvium",
        "seed": code.seed if has_seed else None,
        "options": spelled["options"],
        **({} if has_seed and not written else {"setup": spelled["setup"]}),
        "moves": [str(move) for move in played.moves if written or move.verb not in ("draw", "reveal")],
        "claimed": {"gold": ended["gold"], "winners": ended["winners"]},
    }


HERD = Herd(
    [
        recorded("diluvium#X", has_seed=False, written=True),
        recorded("diluvium:players=4,side=B#Y", has_seed=True, written=False),
        recorded("diluvium:players=3,civilisations=greek+aztec+egyptian#Z", has_seed=True, written=True),
        recorded("diluvium:players=1,scenario=Z2,carry=card#Y", has_seed=False, written=True),
    ],
    [
        *(None, True, False, 0, 1, -1, 2, 3, 4, 5, 10**9, 10**30, 0.5, 1e300, "", " ", "x" * 300, "X", "A", "B", "Z2"),
        *("random", "none", "card", "loss", "greek", "inca", "T01", "T30", "Q01", "gate", "yes", "pnp-game/2", "mu"),
        *([], {}, [[]], [None], [1, 2], [2, 1], [1], ["greek", "aztec"], ["T01"], ["T01"] * 17, ["gate"] * 16),
        *(["explore"] * 5001, [[1]], *MOVES),
    ],
    ["moves", "seed", "options", "setup", "tiles", "ruins", "rival", "first", "nonsense", "gold", "players", "carry"],
    [rb"\b[abc][0-9]{2}\b", rb"\b[1-4]\b", rb"\b[a-z]{4,}\b", rb"\b[espg]-[a-z0-9]+\b", rb"\bT[0-9]{2}\b"],
    game.write_text,
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record"


def seeds(part: int) -> range:
    return range(part, TRIES // 3, SLICES)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_trees_of_diluvium(part: int, file: Path) -> None:
    check_trees(HERD, game, seeds(part), file)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_json_of_diluvium(part: int, file: Path) -> None:
    check_json(HERD, seeds(part), file)


@pytest.mark.parametrize("part", range(SLICES))
def test_mutated_texts_of_diluvium(part: int, file: Path) -> None:
    check_texts(HERD, seeds(part), file)


def test_what_is_not_mutated_is_valid_of_diluvium() -> None:
    for document in HERD.originals:
        verdict = game.judge(document, DATA)
        assert verdict.valid, verdict.violations
