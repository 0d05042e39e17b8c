"""Diluvium's setups: what a seed draws for ever, codes, setups spelled out, and what people are told."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from pnp.errors import OptionError, SetupError
from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.components import components
from pnp.games.diluvium.deal import reshuffled
from pnp.games.diluvium.setup import DiluviumSetup, make_setup, read_setup
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
SOLO = "diluvium:players=1,scenario=Z3,carry=loss#KRAKEN-7"
FOUR = "diluvium:players=4,side=B,civilisations=greek+aztec+chinese+egyptian#KRAKEN-7"


def code(text: str) -> SetupCode:
    return settle(game, SetupCode.parse(text))


def setup(text: str) -> DiluviumSetup:
    return make_setup(code(text), DATA)


def spelled(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(setup(text).data()))
    return document


def said(document: dict[str, Any], name: str) -> str:
    return " ".join(document["setup"][name])


# -- draws that hold for ever ----------------------------------------------------------------------


@pytest.mark.rule("DI-SET-02", "DI-SET-04", "DI-SET-08", "DI-SET-11")
def test_the_first_draws_of_two_players_never_change() -> None:
    document = spelled("diluvium#KRAKEN-7")
    assert document["options"] == {"players": 2, "side": "A", "civilisations": "random"}
    assert list(document["setup"]) == ["civilisations", "first", "tiles", "ruins"]
    assert said(document, "civilisations") == "greek egyptian"
    assert document["setup"]["first"] == 2
    assert said(document, "tiles") == "T12 T26 T19 T01 T11 T16 T04 T06 T24 T05 T08 T22 T15 T09 T21 T25 T18"
    assert said(document, "ruins") == (
        "gate map weapons map weapons cornucopia treasure machines cannon gate "
        "cornucopia cannon compass treasure compass machines"
    )


@pytest.mark.rule("DI-SOL-01", "DI-SOL-14")
def test_the_first_draws_of_a_scenario_never_change() -> None:
    document = spelled(SOLO)
    options = {"players": 1, "side": "A", "civilisations": "random", "scenario": "Z3", "carry": "loss"}
    assert document["options"] == options
    assert said(document, "tiles") == "T20 T27 T12 T01 T19 T14 T04 T06 T25 T05 T08 T15 T13 T09 T21 T26 T22"
    assert said(document, "rival") == "Q02 Q11 Q12 Q03 Q07 Q05 Q04 Q06 Q08 Q09 Q10 Q01"
    assert document["setup"]["first"] == 1


def test_the_first_draws_of_three_and_four_players_never_change() -> None:
    three, four = spelled("diluvium:players=3#KRAKEN-7"), spelled(FOUR)
    assert said(three, "civilisations") == "greek egyptian aztec"
    assert (three["setup"]["first"], four["setup"]["first"]) == (3, 4)
    assert said(three, "tiles") == (
        "T12 T01 T19 T11 T16 T04 T06 T26 T05 T22 T24 T25 T08 T15 T09 T10 T23 T02 T03 T21 T18 T20"
    )
    assert said(four, "tiles") == (
        "T01 T12 T19 T11 T04 T06 T16 T26 T24 T22 T05 T08 T15 T25 T23 "
        "T27 T21 T09 T10 T18 T29 T28 T20 T02 T03 T13 T17 T14 T07"
    )


@pytest.mark.rule("DI-RUI-04", "DI-SOL-03")
def test_the_reshuffles_of_a_seed_never_change() -> None:
    assert reshuffled("KRAKEN-7", 1, "ruins", 1, range(8)) == (1, 3, 5, 7, 6, 0, 4, 2)
    assert reshuffled("KRAKEN-7", 1, "ruins", 2, range(8)) == (3, 2, 1, 0, 4, 7, 5, 6)
    assert reshuffled("KRAKEN-7", 1, "rival", 1, range(12)) == (6, 4, 2, 7, 1, 5, 8, 11, 3, 0, 10, 9)


def test_what_is_chosen_shifts_no_other_draw() -> None:
    plain = setup("diluvium#STORM").ocean
    chosen = setup("diluvium:side=B,civilisations=greek+aztec#STORM").ocean
    assert (plain.tiles, plain.ruins, plain.first) == (chosen.tiles, chosen.ruins, chosen.first)
    assert chosen.civilisations == ("greek", "aztec")
    alone = setup("diluvium:players=1#STORM").ocean
    assert (plain.tiles, plain.ruins, plain.civilisations) == (alone.tiles, alone.ruins, alone.civilisations)


@pytest.mark.rule("DI-SET-01", "DI-SET-02", "DI-SET-03")
@pytest.mark.parametrize(("players", "costs"), [(1, (6, 8, 3)), (2, (6, 8, 3)), (3, (9, 9, 4)), (4, (10, 12, 7))])
def test_every_ocean_has_its_tiles(players: int, costs: tuple[int, ...]) -> None:
    for seed in range(10):
        tiles = setup(f"diluvium:players={players}#{seed}").ocean.tiles
        assert len(set(tiles)) == len(tiles)
        counted = Counter(BOX.tiles[tile].cost for tile in tiles)
        assert (counted[0], counted[1], counted[2]) == costs
        assert [BOX.tiles[tile].cost for tile in tiles] == list(BOX.layouts[players].costs)


@pytest.mark.rule("DI-SOL-14")
@pytest.mark.parametrize(
    ("scenario", "forced"), [("Z2", {"T17", "T18", "T19"}), ("Z3", {"T20", "T21", "T22"}), ("Z4", set())]
)
def test_a_scenario_has_its_tiles(scenario: str, forced: set[str]) -> None:
    seen: set[str] = set()
    for seed in range(30):
        tiles = setup(f"diluvium:players=1,scenario={scenario}#{seed}").ocean.tiles
        assert forced <= set(tiles)
        seen |= set(tiles)
        if scenario == "Z3":
            assert not {"T23", "T24"} & set(tiles)
    assert len(seen) == (27 if scenario == "Z3" else 29)


# -- codes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "settled"),
    [
        ("diluvium:players=2,side=a,civilisations=RANDOM#42", "diluvium#42"),
        ("diluvium:side=b,players=3#42", "diluvium:players=3,side=B#42"),
        ("diluvium:civilisations=Greek aztec#42", "diluvium:civilisations=greek+aztec#42"),
        ("diluvium:scenario=Z3,carry=loss#42", "diluvium#42"),
        ("diluvium:players=1,carry=loss#42", "diluvium:players=1#42"),
        ("diluvium:carry=card,scenario=z4,players=1#42", "diluvium:players=1,scenario=Z4,carry=card#42"),
    ],
)
def test_one_setup_has_one_code(written: str, settled: str) -> None:
    assert str(code(written)) == settled


@pytest.mark.parametrize("wrong", ["inca", "greek+greek", "greek+", "+", "greek-aztec", "1"])
def test_civilisations_that_do_not_exist_are_refused(wrong: str) -> None:
    with pytest.raises(OptionError, match="civilisations cannot be"):
        code(f"diluvium:civilisations={wrong}#X")


@pytest.mark.rule("DI-SET-04")
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("civilisations=greek", "has 1, and it takes one for each of 2 seats"),
        ("players=1,civilisations=greek", "has 1, and it takes two, yours and the Rival’s"),
        ("players=3,civilisations=greek+aztec", "has 2, and it takes one for each of 3 seats"),
    ],
)
def test_each_seat_has_a_civilisation(wrong: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        setup(f"diluvium:{wrong}#X")


# -- spelled out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["diluvium#X", FOUR, SOLO, "diluvium:players=1#X", "diluvium:players=3#X"])
def test_a_setup_is_read_back(text: str) -> None:
    again = read_setup(spelled(text), DATA)
    assert again == setup(text)
    assert again.code == text


def test_a_setup_that_was_changed_says_so() -> None:
    document = spelled("diluvium:side=B#X")
    document["setup"]["ruins"].reverse()
    changed = read_setup(document, DATA)
    assert changed.code == "changed from diluvium:side=B#X"
    assert changed.text().startswith("Diluvium · changed from diluvium:side=B#X\n")
    assert changed.data()["code"] == "diluvium:side=B#X"


def _set(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"].__setitem__(name, value)


def _tile(slot: int, tile: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"]["tiles"].__setitem__(slot - 1, tile)


IMPOSSIBLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "a tile more": (lambda d: d["setup"]["tiles"].append("T01"), "setup.tiles has 18 tiles, and layout A has 17"),
    "a tile twice": (lambda d: _tile(3, d["setup"]["tiles"][0])(d), "setup.tiles has T.. twice"),
    "another class": (_tile(2, "T01"), "setup.tiles has T01 in A02: it costs 0, the slot 2"),
    "no such tile": (_tile(2, "T30"), "setup.tiles has “T30” in A02, and there is no such tile"),
    "a number as tile": (_tile(2, 30), "setup.tiles.*: expected `str`, got `int`"),
    "a tile of other scenarios": (_tile(2, "T23"), "setup.tiles has T23, which does not belong to Z3"),
    "no forced tile": (
        lambda d: _tile(d["setup"]["tiles"].index("T21") + 1, _absent(d, 1))(d),
        "setup.tiles lacks T21, which belongs to Z3",
    ),
    "a card too few": (lambda d: d["setup"]["ruins"].pop(), "setup.ruins has 1 of .*, and there are 2"),
    "a third Compass": (lambda d: d["setup"]["ruins"].append("compass"), "setup.ruins has 3 of compass"),
    "no such card": (_set("ruins", ["trident"]), "setup.ruins.*: invalid enum value 'trident'"),
    "a Rival card twice": (_set("rival", ["Q01"] * 12), "setup.rival has 12 of Q01, and there is 1"),
    "no such Rival card": (_set("rival", ["Q13"]), "setup.rival has 0 of Q01|setup.rival has 1 of Q13"),
    "one civilisation": (_set("civilisations", ["greek"]), "setup.civilisations has 1, and it takes two"),
    "a civilisation twice": (_set("civilisations", ["greek", "greek"]), "setup.civilisations has one of them twice"),
    "no such civilisation": (_set("civilisations", ["greek", "inca"]), "invalid enum value 'inca'"),
    "the Rival begins": (_set("first", 2), "setup.first is 2: it is 1, since you begin"),
    "nobody begins": (_set("first", 0), "setup.first is 0"),
    "no tiles": (lambda d: d["setup"].pop("tiles"), "missing required field `tiles`"),
    "unknown field": (_set("deck", [1]), "setup: object contains unknown field `deck`"),
    "other options": (lambda d: d["options"].update(side="B"), "but the code"),
    "other game": (lambda d: d.update(code="carmine#X"), "has no option|not one of diluvium"),
}


def _absent(document: dict[str, Any], cost: int) -> str:
    used = document["setup"]["tiles"]
    return next(name for name, tile in BOX.tiles.items() if tile.cost == cost and name not in used)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_setup_that_cannot_be_is_refused(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    document = spelled(SOLO)
    change(document)
    with pytest.raises(SetupError, match=sentence):
        read_setup(document, DATA)


def test_what_belongs_to_a_solo_game_stands_there_only_with_one_player() -> None:
    document = spelled("diluvium#X")
    assert set(document["options"]) == {"players", "side", "civilisations"}
    document["setup"]["rival"] = spelled(SOLO)["setup"]["rival"]
    with pytest.raises(SetupError, match=r"setup\.rival must not stand there: it goes with one player"):
        read_setup(document, DATA)


def test_chosen_civilisations_are_those_of_the_setup() -> None:
    document = spelled("diluvium:civilisations=greek+aztec#X")
    document["setup"]["civilisations"] = ["aztec", "greek"]
    with pytest.raises(SetupError, match=r"setup\.civilisations are not those of options\.civilisations"):
        read_setup(document, DATA)


# -- for people ------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SET-01", "DI-SET-09", "DI-SET-11")
def test_the_text_says_who_sits_where_and_who_begins() -> None:
    lines = setup(FOUR).text().splitlines()
    assert lines[0] == f"Diluvium · {FOUR}"
    assert lines[1] == "For 4 players: layout C, side B, 28 in each tray"
    seats = lines[3:7]
    assert [line.split()[3].rstrip(",") for line in seats] == ["Greek", "Aztec", "Chinese", "Egyptian"]
    assert sum("begins" in line for line in seats) == 1
    assert "Aztec, Warmonger" in seats[1]
    assert "strength 4" in seats[1]
    assert "Settlers E/S/P/G 3/2/2/2" in seats[3]
    assert "track 2 2 2 3 3 4" in seats[0]


@pytest.mark.rule("DI-MAP-02")
@pytest.mark.parametrize("text", ["diluvium#X", "diluvium:players=3#X", FOUR, SOLO])
def test_the_chart_shows_every_slot_and_hides_what_is_face_down(text: str) -> None:
    made = setup(text)
    charter = made.charter
    layout = charter.layout
    said = made.text()
    for number in range(1, layout.ocean + 1):
        assert f"{layout.name}{number:02}" in said
    for slot, tile in enumerate(charter.tiles):
        assert (tile in said) == bool(layout.up >> slot & 1)
        assert (BOX.tiles[tile].name in said) == bool(layout.up >> slot & 1)
    assert said.count(" Food ") + said.count(" Food\n") >= layout.ocean - (layout.up.bit_count() - layout.cities)


def test_the_chart_lies_as_on_the_table() -> None:
    lines = setup("diluvium#X").text().splitlines()
    start = next(number for number, line in enumerate(lines) if "A01" in line)
    rows = lines[start : start + 10 : 2]
    assert [row.split() for row in rows] == [
        ["A01", "A02", "A03"],
        ["A04", "A05", "A06", "A07"],
        ["AK1", "A08", "A09", "A10", "AK2"],
        ["A11", "A12", "A13", "A14"],
        ["A15", "A16", "A17"],
    ]
    assert [row.index(row.split()[0]) for row in rows] == [12, 7, 2, 7, 12]


@pytest.mark.rule("DI-SOL-01", "DI-SOL-15")
def test_the_text_of_a_scenario_names_goal_and_rival() -> None:
    lines = setup(SOLO).text().splitlines()
    assert lines[1:4] == [
        "For 1 player and the Rival: layout A, side A, 16 in each tray",
        "Scenario Z3, Season of Monsters: more Gold than the Rival; slay 2 Monsters or more",
        "The Rival starts with 4 more Gold",
    ]
    assert "strength 2, 4 Gold" in lines[6]
    stronger = setup("diluvium:players=1,scenario=Z4,carry=strength#X").text()
    assert "You start with 1 more strength" in stronger
    assert "begins: Settlers E/S/P/G 0/3/3/3, strength 2" in stronger
    assert "strength 3, 12 Gold" in stronger
