"""The generator is quick: so many boards in the time of a yardstick, and fifty a second at the least."""

from collections.abc import Callable
from time import process_time

from pnp.games.carmine.generator import generate_board
from pnp.games.carmine.plan import read_plan
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

BOARDS = 100
WORDS = 20_000
RATIO = 1.5
"""A board takes at most so many times as long as the yardstick; about 0.8 is usual."""


def seconds(work: Callable[[], None]) -> float:
    """The better of two runs, so that a busy machine does not tell on us."""
    best = float("inf")
    for _ in range(2):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def test_a_board_costs_about_as_much_as_drawing_twenty_thousand_words() -> None:
    plan = read_plan(Templates(house_templates()))

    def boards() -> None:
        for number in range(BOARDS):
            generate_board(f"BENCH-{number}", 1, plan)

    def yardstick() -> None:
        stream = Stream("yardstick")
        for _ in range(WORDS):
            stream.word()

    board, measure = seconds(boards) / BOARDS, seconds(yardstick)
    print(f"\ngenerator: {1 / board:.0f} boards/s, {board / measure:.2f} of the yardstick")
    assert board / measure <= RATIO
    assert 1 / board >= 50
