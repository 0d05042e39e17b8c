"""The setup plan of Continent of Mu: the whole continent on a page."""

import math
from collections import Counter
from functools import cache

import pytest
from house_mu import DATA

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Box, Point
from pnp.game import settle
from pnp.games.mu import game
from pnp.games.mu.hexes import centre
from pnp.games.mu.places import AREAS, SHAPE_OF, SPACES
from pnp.games.mu.setup import MuSetup, make_setup
from pnp.games.mu.sheets.plan import plan_part
from pnp.games.mu.tiles import tile_parts
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.press.printing import make_pdf
from pnp.seeds import SetupCode

CODES = ("mu#ATOLL", "mu:players=4#ATOLL", "mu:players=3,setup=advanced#ATOLL", "mu:players=4,setup=advanced#7")


@cache
def setup_of(code: str) -> MuSetup:
    return make_setup(settle(game, SetupCode.parse(code)), DATA)


@cache
def logged(code: str) -> LogCanvas:
    part = plan_part(setup_of(code), DATA)
    canvas = LogCanvas(Mode.FULL, whole=True)
    with canvas.page(Page(part.box.width, part.box.height)):
        part.front(canvas)
    return canvas


def numbers(code: str) -> dict[int, Point]:
    """Where the numbers of the Areas stand."""
    found = {}
    for line in logged(code).notes.lettering:
        if line.text.isdigit():
            box = Box.around([corner for quad in line.letters for corner in quad])
            found[int(line.text)] = box.centre
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_area_is_there_once_and_lies_as_the_setup_says(code: str) -> None:
    places = numbers(code)
    assert sorted(places) == list(AREAS)
    continent = setup_of(code).charter.continent
    # the triangles' numbers stand where their spaces meet: all of them follow from two
    spots = {}
    for area in AREAS:
        if SHAPE_OF[area] == "T":
            cells = [
                centre(place) for place, name in zip(continent.hexes, SPACES, strict=True) if name[:-1] == str(area)
            ]
            spots[area] = sum(x for x, _ in cells) / 3, sum(y for _, y in cells) / 3
    one, other = min(spots, key=lambda a: spots[a][0]), max(spots, key=lambda a: spots[a][0])
    scale = (places[other][0] - places[one][0]) / (spots[other][0] - spots[one][0])
    assert 12 < scale < 22
    for area, (x, y) in spots.items():
        there = (
            places[one][0] + (x - spots[one][0]) * scale,
            places[one][1] + (y - spots[one][1]) * scale,
        )
        assert math.dist(there, places[area]) < 0.5


@pytest.mark.parametrize("code", CODES)
def test_every_space_has_its_letter_and_every_seat_its_boat(code: str) -> None:
    canvas, charter = logged(code), setup_of(code).charter
    words = Counter(text.text for text in canvas.texts)
    assert all(words[letter] == sum(name.endswith(letter) for name in SPACES) for letter in "abc")
    assert Counter(icon.name for icon in canvas.notes.icons)["boat"] == charter.players
    for seat in range(charter.players):
        assert words[str(seat)] >= 2, "on its Boat, and in the table"
    assert all(words[letter] == 1 for letter in "ABCD"[: len(set(charter.bays))])


def test_the_first_player_is_marked_in_the_table() -> None:
    for code in CODES:
        (star,) = [icon for icon in logged(code).notes.icons if icon.name == "renown"]
        (seat,) = [
            text
            for text in logged(code).texts
            if text.text == str(setup_of(code).charter.first) and text.box.left < 20 and text.box.top > 200
        ]
        assert abs(star.centre[1] - seat.box.centre[1]) < 1.5


def test_standard_boats_share_one_bay_beside_the_three_spaces_of_landfall() -> None:
    said = [text.text for text in logged("mu:players=4#ATOLL").texts]
    assert said.count("16a, 19a, 20a") == 4


def test_the_code_stands_on_the_page() -> None:
    for code in CODES:
        assert any(setup_of(code).code in text.text for text in logged(code).texts)


def test_plans_of_two_seeds_differ() -> None:
    one, other = (logged(f"mu:setup=advanced#{seed}").finish() for seed in ("ONE", "TWO"))
    assert one != other


@pytest.mark.parametrize("code", CODES[1:3])
def test_preflight_finds_nothing(code: str) -> None:
    setup = setup_of(code)
    kit = Kit("Continent of Mu", setup.code, (plan_part(setup, DATA),), cover=False)
    jobs = [PrintOptions(), PrintOptions(paper=Paper.LETTER, ink=Mode.MONO)]
    assert preflight(kit, jobs) == []


def test_the_plan_shares_its_land_with_the_tiles() -> None:
    setup = setup_of(CODES[2])
    tiles = tuple(tile_parts(DATA))
    alone = len(make_pdf(Kit("Mu", setup.code, tiles, cover=False), PrintOptions()))
    both = len(make_pdf(Kit("Mu", setup.code, (plan_part(setup, DATA), *tiles), cover=False), PrintOptions()))
    assert both - alone < 120_000
