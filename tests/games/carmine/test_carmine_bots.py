"""The bots sail by the rules, and one of their voyages is kept as a story."""

from collections.abc import Callable

import pytest
from narrator import tell

from pnp.bots import Finished, play_game
from pnp.games.carmine import rules
from pnp.games.carmine.bots import BOTS
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import named_chart, seeded_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import components
from pnp.games.carmine.moves import Move
from pnp.games.carmine.rules import Fate, State, final_score, legal_moves, new_game, play
from pnp.games.carmine.voyage import judge
from pnp.replay import Table
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())


def sail(
    bot: str, seed: str, *, board: str | None = None, deck: str = "standard"
) -> tuple[Charter, Finished[State, Move]]:
    chart = named_chart(board, DATA) if board else seeded_chart(seed, 1, DATA)
    charter = Charter(chart.board, components(DATA), deck=deck)
    return charter, play_game(
        Table(rules, new_game(charter), Fate.of(charter, seed)), BOTS[bot](charter, Stream("test", bot, seed))
    )


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("deck", ["standard", "challenging", "short"])
def test_what_a_bot_sails_is_valid_and_scores_what_the_engine_says(bot: str, deck: str) -> None:
    for number in range(3):
        seed = f"{bot}-{deck}-{number}".upper()
        charter, sailed = sail(bot, seed, deck=deck)
        verdict = judge(record_of(charter, sailed.moves, seed=seed), DATA)
        assert verdict.valid, verdict.violations
        assert verdict.total == final_score(sailed.end).total


def test_a_bot_does_the_same_every_time() -> None:
    for bot in BOTS:
        assert sail(bot, "AGAIN")[1].moves == sail(bot, "AGAIN")[1].moves


def test_every_move_of_a_bot_is_one_of_the_legal_ones() -> None:
    charter, sailed = sail("planner", "LEGAL")
    state = new_game(charter)
    for move in sailed.moves:
        assert move in legal_moves(state), move
        state = play(state, move)
    assert state == sailed.end


def test_a_whole_voyage_reads_as_a_story(golden: Callable[[str, str], None]) -> None:
    _, sailed = sail("planner", "KRAKEN-7", board="A1")
    golden("carmine/playthrough.txt", tell(sailed))
