"""Mutated records: whatever is done to a record, there is a verdict or one sentence, and never a long wait.

`make test` tries a few thousand of each game, `make soak` 200,000.
"""

import json
import os
import time
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mutants import Herd, check_texts, check_trees, findings, json_of
from reference.voyage_player import some_voyage

from pnp.bots import RandomPlayer, play_game
from pnp.draw.canvas import Page
from pnp.draw.log import LogCanvas
from pnp.errors import RecordError
from pnp.game import Referee, Verdict
from pnp.games import nautilion
from pnp.games.carmine import game
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.notation import read_text, write_text
from pnp.games.nautilion import rules
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.setup import make_setup
from pnp.games.nautilion.state import Fate
from pnp.record import Records, read_transcript
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates
from pnp.validate import Court

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

CARMINE = Herd(
    ORIGINALS,
    VALUES,
    ["card", "wind", "action", "nonsense", "choice", "drawing"],
    [rb"\b[A-O][0-9]+\b", rb"\b[NESW]{1,2}\b", rb"\b[1-6]\b", rb"\b[a-z][a-z-]+\b"],
    write_text,
)

# -- Nautilion -------------------------------------------------------------------------------------

MOVES = [
    *("roll 1 1 4", "roll 2", "roll 5", "reveal 8", "return c5 14", "return ma n", "take c5 board", "take x reserve"),
    *("darkhouse 12", "pass", "choose p", "start 2", "start 3", "whirlwind", "tide 1 4", "swap 3 27", "swap 27 3"),
    *("pay r", "pay c2 f3 r", "partner a 2", "heroic 7 c2", "set 1 3 4", "remove 4", "lift 23", "gather none"),
    *("give d1 p4 n2", "give p1", "discard x board 5", "discard r reserve", "place c9 board", "place ma cabin"),
    *("gather c1 r", "keep 1 2 9", "", "roll", "ROLL 1", "roll  1", "place c5 board 5", "swap 0 1", "swap 1 999", "Ж"),
]  # fmt: skip


def recorded(text: str, *, seeded: bool, written: bool) -> dict[str, Any]:
    """A game of a random player, with or without its seed, and with or without what chance has brought."""
    code = SetupCode.parse(text)
    setup = make_setup(code, DATA)
    assert code.seed is not None
    played = play_game(
        Table(rules, new_game(setup.charter), Fate.of(setup.charter, code.seed, 1)), RandomPlayer(rules, Stream(text))
    )
    spelled = json.loads(json.dumps(setup.data()))
    moves = [str(move) for move in played.moves if written or move.verb not in ("roll", "reveal")]
    frame = {"format": "pnp-game/1", "game": "nautilion", "seed": code.seed if seeded else None}
    return {
        **frame,
        "options": spelled["options"],
        **({} if seeded and not written else {"setup": spelled["setup"]}),
        "moves": moves,
        "claimed": {"won": played.end.cause == "victory", "cause": played.end.cause, "turns": played.end.turn},
    }


NAUTILION = Herd(
    [
        recorded("nautilion#X", seeded=False, written=True),
        recorded("nautilion:board=random,expansions=4+5#X", seeded=True, written=False),
        recorded("nautilion:players=2,board=C2,expansions=1+2+3+4+5#Y", seeded=True, written=True),
        recorded("nautilion:players=2,reserve=6,expansions=1+3+4+5#Z", seeded=False, written=True),
    ],
    [
        *(None, True, False, 0, 1, -1, 2, 3, 6, 7, 55, 10**9, 10**30, 0.5, 1e300, "", " ", "x" * 300, "X", "A1", "D1"),
        *("random", "intro", "c1", "c10", "ma", "f3", "r", "crew", "victory", "yes", "pnp-game/2", "mu", [], {}, [[]]),
        *([None], [1, 2], [2, 1], [1, 1], [3, 1], [1, 2, 3, 4, 5], ["c1"], ["f3"] * 12, ["roll 1 1 1"] * 5001, [[1]]),
        *MOVES,
    ],
    ["moves", "seed", "options", "setup", "path", "reefs", "heroic", "darkhouse", "nonsense", "won", "players"],
    [rb"\bc[1-9]\b", rb"\b[1-4]\b", rb"\b[a-z]{3,}\b", rb"\b(?:board|cabin|reserve)\b", rb"\b(?:f[369]|m[abc]|x|r)\b"],
    nautilion.game.write_text,
)  # fmt: skip

HERDS: dict[str, tuple[Herd, Referee]] = {"carmine": (CARMINE, game), "nautilion": (NAUTILION, nautilion.game)}


# -- what has to hold ------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record"


def seeds(part: int) -> range:
    return range(part, TRIES // 3, SLICES)


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("slug", HERDS)
def test_mutated_trees(slug: str, part: int, file: Path) -> None:
    check_trees(*HERDS[slug], seeds(part), file)


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("slug", HERDS)
def test_mutated_json(slug: str, part: int, file: Path) -> None:
    findings(seeds(part), HERDS[slug][0].json, file)


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("slug", HERDS)
def test_mutated_text(slug: str, part: int, file: Path) -> None:
    check_texts(HERDS[slug][0], seeds(part), file)


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
        document = CARMINE.tree(rng)
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
    for referee, documents in ((game, ORIGINALS[:5]), (nautilion.game, NAUTILION.originals)):
        for document in documents:
            verdict: Verdict = referee.judge(document, DATA)
            assert verdict.valid, verdict.violations
        with pytest.raises(RecordError):
            referee.judge({}, DATA)
