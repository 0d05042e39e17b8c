"""The Advanced Setup: the rules' reference vector, a slow twin, and what holds of every continent."""

import os
import random
from collections.abc import MutableSequence

import pytest
from reference import mu_continent as twin

from pnp.games.mu.components import Components, components
from pnp.games.mu.continent import Continent, Placement, cells_of
from pnp.games.mu.generator import draw_bays, draw_boats, draw_continent
from pnp.games.mu.hexes import turned
from pnp.games.mu.survey import bays_of, flaw
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

SEEDS = 20_000 if os.environ.get("PNP_SOAK") else 1_000
TWINS = 400 if os.environ.get("PNP_SOAK") else 8

VECTOR = """
1 1 -1 1   2 1 1 0    3 1 0 2    4 1 -2 0   5 1 0 -1   6 0 2 1   7 0 -3 -1   8 0 3 -2   9 1 -1 -2   10 0 -5 -1
11 2 2 -4  12 3 1 3   13 2 -4 1  14 2 -1 4  15 0 3 0   16 2 -2 2 17 1 2 -3   18 0 3 -5  19 0 -1 2   20 0 -3 1
21 0 0 4   22 0 2 -2
"""


class Twister:
    """Python's own generator as a source."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.below = self._random.randrange
        self.shuffle = self._random.shuffle


@pytest.fixture(scope="module")
def box() -> Components:
    return components(Templates(house_templates()))


@pytest.mark.rule("MU-801", "MU-802", "MU-803", "MU-805", "MU-807", "MU-813", "MU-814", "MU-815")
def test_the_reference_vector_of_the_rules_comes_out(box: Components) -> None:
    source = Twister(0)
    continent = draw_continent(source, box.continent, 1)  # MU-X37: the first attempt succeeds
    numbers = [int(word) for word in VECTOR.split()]
    assert [list(placement) for placement in continent.placements] == [
        numbers[4 * row + 1 : 4 * row + 4] for row in range(22)
    ]
    bays = draw_bays(source, continent, 3)
    assert bays == ((4, -1), (1, -4), (-3, 2))
    assert draw_boats(source, bays) == (bays[1], bays[0], bays[2])  # the seats are 1, 0, 2
    assert source.below(3) == 2


@pytest.mark.rule("MU-813")
def test_of_two_hexes_in_the_middle_the_upper_one_counts(box: Components) -> None:
    """By the row first, and in a row by the column: the one further west."""
    for seed, other in ((275, (-1, 1)), (5, (1, 0))):
        hexes = draw_continent(Twister(seed), box.continent, 100).hexes
        sum_q, sum_r = (sum(place[i] for place in hexes) for i in (0, 1))
        away = {}
        for q, r in hexes:
            a, b = 52 * q - sum_q, 52 * r - sum_r
            away[q, r] = a * a + a * b + b * b
        nearest = {place for place, far in away.items() if far == min(away.values())}
        assert nearest == {(0, 0), other}


@pytest.mark.rule("MU-804", "MU-806", "MU-811")
def test_a_slow_twin_grows_the_same_continents(box: Components) -> None:
    for seed in range(TWINS):
        ours, slow = Stream("twin", seed), Stream("twin", seed)
        continent = draw_continent(ours, box.continent, 100)
        laid = None
        while laid is None:
            laid = twin.attempt(slow)
        laid = twin.recentred(laid)
        assert continent.placements == tuple((laid[a][0], *laid[a][1]) for a in range(1, 23)), seed
        assert ours.word() == slow.word(), "as much was drawn"
        for players in (2, 3, 4):
            bays = draw_bays(Stream("bays", seed), continent, players)
            assert list(bays) == twin.bays(Stream("bays", seed), laid, players)


@pytest.mark.rule("MU-818")
def test_every_continent_keeps_the_invariants(box: Components) -> None:
    continents = set()
    for seed in range(SEEDS):
        continent = draw_continent(Stream("sound", seed), box.continent, 100)
        continents.add(continent)
        assert flaw(continent.placements) is None, seed
        assert len(continent.borders) <= 46
        if seed % 20 == 0:
            assert not twin.invariants(continent.placements), seed
        assert (0, 0) in continent.at
        players = 2 + seed % 3
        bays = draw_bays(Stream("bays", seed), continent, players)
        assert len(set(bays)) == players
        assert set(bays) <= bays_of(continent).keys()
    assert len(continents) == SEEDS, "no two are alike"


@pytest.mark.rule("MU-812")
def test_without_attempts_the_standard_continent_comes_in_disguise(box: Components) -> None:
    seen = set()
    for seed in range(60):
        continent = draw_continent(Stream("fallback", seed), box.continent, 0)
        assert not twin.invariants(continent.placements)
        assert flaw(continent.placements) is None
        assert len(continent.edges) == len(box.continent.edges) == 89
        assert len(continent.borders) == 46
        seen.add(continent)
    assert len(seen) == 60


@pytest.mark.rule("MU-812")
def test_the_disguise_turns_the_map_first_and_then_shuffles_group_by_group(box: Components) -> None:
    class Idle:
        def below(self, n: int) -> int:
            return 0

        def shuffle(self, items: object) -> None:
            pass

    again = draw_continent(Idle(), box.continent, 0)
    # nothing turned and nothing shuffled: the same hexes, whatever hex is the middle
    q, r = (again.placements[0][i] - box.continent.placements[0][i] for i in (1, 2))
    assert again.placements == tuple(Placement(k, a + q, b + r) for k, a, b in box.continent.placements)


@pytest.mark.rule("MU-812")
@pytest.mark.parametrize("times", range(6))
def test_the_disguise_has_six_turns_and_six_groups(box: Components, times: int) -> None:
    """One way to turn is drawn of six; then the numbers of each group change places, here from end to end."""
    drawn: list[object] = []

    class Mirror:
        def below(self, n: int) -> int:
            drawn.append(n)
            return times

        def shuffle(self, items: MutableSequence[int]) -> None:
            drawn.append(list(items))
            items.reverse()

    again = draw_continent(Mirror(), box.continent, 0)
    groups = [[1, 2, 3, 4, 5], [6, 7, 8], [9, 10], [11, 12], [13, 14, 15, 16, 17, 18], [19, 20, 21, 22]]
    assert drawn == [6, *groups]
    told = {area: cells_of(area, placement) for area, placement in enumerate(again.placements, 1)}
    at = {area: cells_of(area, placement) for area, placement in enumerate(box.continent.placements, 1)}
    # a single has one cell, so that it shows how far the map was moved after it was turned
    (q, r), (from_q, from_r) = told[22][0], turned(at[19][0], times)
    for group in groups:
        for area, place in zip(reversed(group), group, strict=True):
            cells = [turned(cell, times) for cell in at[place]]
            assert set(told[area]) == {(a + q - from_q, b + r - from_r) for a, b in cells}


def shifted(continent: Continent, area: int, placement: Placement) -> list[Placement]:
    changed = list(continent.placements)
    changed[area - 1] = placement
    return changed


@pytest.mark.rule("MU-818")
@pytest.mark.parametrize(
    ("area", "placement", "said"),
    [
        (19, Placement(1, 2, 2), "Area 19 is turned 1 times, and its shape has the turns 0 to 0"),
        (19, Placement(0, 1, 2), "Areas 16 and 19 overlap"),
        (19, Placement(0, 12, 2), "Area 19 is not joined to Area 1"),
        (20, Placement(0, 5, 0), "the coast of Area 11 is broken in two or more stretches"),
        (22, Placement(0, -1, 5), "Area 1 touches the sea, and Areas 1 to 5 lie inland"),
        (6, Placement(0, 4, -4), "the continent has a hole beside 1b"),
        (9, Placement(0, -5, 4), "Area 7 has no coast"),
    ],
)
def test_a_survey_says_what_is_wrong(box: Components, area: int, placement: Placement, said: str) -> None:
    assert flaw(shifted(box.continent, area, placement)) == said


@pytest.mark.rule("MU-818")
def test_survey_and_twin_agree_on_tiles_that_were_moved(box: Components) -> None:
    stream = Stream("moved")
    sound = 0
    for _ in range(600):
        area = stream.between(9, 22)
        k, q, r = box.continent.placements[area - 1]
        placements = shifted(box.continent, area, Placement(k, q + stream.between(-4, 4), r + stream.between(-4, 4)))
        message = flaw(placements)
        sound += message is None
        assert (message is None) == (not twin.invariants(placements)), (placements, message)
    assert 0 < sound < 600
