"""How long the table of Mu takes: continents of the Advanced Setup, and planned games."""

from time import process_time

from pnp.game import settle
from pnp.games.mu import game
from pnp.games.mu.components import components
from pnp.games.mu.generator import draw_continent
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
CONTINENTS = 100
"""At least so many a second."""
GAME = 2.0
"""Seconds of a planned game, on average."""


def test_continents_grow_quickly() -> None:
    standard = components(DATA).continent
    draw_continent(Stream("warm"), standard, 100)
    best = 0.0
    for batch in range(3):
        begin = process_time()
        for number in range(50):
            draw_continent(Stream("bench", batch, number), standard, 100)
        best = max(best, 50 / (process_time() - begin))
    print(f"\nMu: {best:.0f} continents/s")
    assert best >= CONTINENTS


def test_planned_games_are_short() -> None:
    begin = process_time()
    codes = [f"mu:players={players}#BENCH" for players in (2, 3, 4)]
    for code in codes:
        game.simulate(settle(game, SetupCode.parse(code)), "planner", DATA)
    each = (process_time() - begin) / len(codes)
    print(f"\nMu: {each:.2f} s for a planned game")
    assert each < GAME
