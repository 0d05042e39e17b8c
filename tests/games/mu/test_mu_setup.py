"""Setups of Mu: what a seed draws for ever, codes, setups spelled out, and what people are told."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnp.errors import OptionError, SetupError, TemplateError
from pnp.game import settle
from pnp.games.mu import game
from pnp.games.mu.components import components
from pnp.games.mu.setup import MuSetup, make_setup, read_setup
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
GROWN = "mu:players=3,setup=advanced#KRAKEN-7"


def code(text: str) -> SetupCode:
    return settle(game, SetupCode.parse(text))


def setup(text: str) -> MuSetup:
    return make_setup(code(text), DATA)


def spelled(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(setup(text).data()))
    return document


# -- draws that hold for ever ----------------------------------------------------------------------


def test_the_standard_setup_leaves_the_first_player_to_the_seed() -> None:
    document = spelled("mu:players=4#KRAKEN-7")
    assert list(document["setup"]) == ["areas", "boats", "first_player"]
    assert document["setup"]["boats"] == [[1, 3]] * 4
    assert document["setup"]["areas"][11] == [5, -1, 3]
    assert document["options"] == {
        "players": 4,
        "setup": "standard",
        "fissure_mode": "border",
        "sink_mode": "auto",
        "stagnation_rounds": 3,
        "max_attempts": 100,
    }
    firsts = [spelled(f"mu:players=4#{seed}")["setup"]["first_player"] for seed in range(12)]
    assert firsts == [3, 2, 1, 2, 3, 3, 0, 0, 0, 1, 3, 1]


@pytest.mark.rule("MU-816")
def test_the_draws_of_the_advanced_setup_never_change() -> None:
    drawn = spelled(GROWN)["setup"]
    assert " ".join(",".join(map(str, row)) for row in drawn["areas"]) == (
        "1,-1,0 0,-1,-2 0,1,-2 1,1,0 0,-1,1 1,-3,-1 1,-3,2 0,1,1 1,-2,4 0,3,-3 5,0,-4 "
        "0,-2,-3 2,2,-3 0,3,-1 0,-3,0 1,4,0 2,3,1 2,0,3 0,1,-3 0,1,3 0,-3,3 0,-2,3"
    )
    assert drawn["boats"] == [[4, -2], [-2, 5], [-3, -3]]
    assert drawn["first_player"] == 2


def test_what_is_agreed_on_shifts_no_draw() -> None:
    plain = setup("mu:players=3,setup=advanced#STORM").land
    other = setup(
        "mu:players=3,setup=advanced,fissure-mode=edge,sink-mode=claim,stagnation-rounds=9,max-attempts=999#STORM"
    ).land
    assert plain == other
    four = setup("mu:players=4,setup=advanced#STORM").land
    assert four.areas == plain.areas
    assert setup("mu:players=3#STORM").land.first_player == plain.first_player
    assert setup("mu:players=3,setup=advanced,max-attempts=0#STORM").land.areas != plain.areas


def test_a_setup_is_the_same_in_another_process() -> None:
    script = (
        "from pnp.games.mu import game; from pnp.seeds import SetupCode; from pnp.templates import *;"
        f"print(game.setup(SetupCode.parse({GROWN!r}), Templates(house_templates())).text())"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, encoding="utf-8",
        env={"PYTHONHASHSEED": "5", "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(__file__).parents[3])},
    ).stdout  # fmt: skip
    assert said.strip() == setup(GROWN).text()


# -- codes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "settled"),
    [
        ("mu:players=2,setup=Standard,fissure-mode=border,sink-mode=AUTO,stagnation-rounds=03#42", "mu#42"),
        (
            "mu:sink_mode=claim,fissure_mode=edge,stagnation_rounds=5#42",
            "mu:fissure-mode=edge,sink-mode=claim,stagnation-rounds=5#42",
        ),
        ("mu:max-attempts=7,stagnation-rounds=5#42", "mu:stagnation-rounds=5#42"),
        ("mu:max-attempts=0100,setup=advanced#42", "mu:setup=advanced#42"),
        ("mu:max-attempts=0,setup=advanced,players=4#42", "mu:players=4,setup=advanced,max-attempts=0#42"),
    ],
)
def test_one_setup_has_one_code(written: str, settled: str) -> None:
    assert str(code(written)) == settled


@pytest.mark.rule("MU-923")
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("players=1", "players cannot be “1”: it is one of 2, 3, 4"),
        ("players=5", "players cannot be “5”"),
        ("setup=lost", "setup cannot be “lost”: it is one of standard, advanced"),
        ("stagnation-rounds=0", "stagnation-rounds cannot be “0”: it is a number from 1 to 99"),
        ("stagnation-rounds=100", "stagnation-rounds cannot be “100”"),
        ("stagnation-rounds=³", "stagnation-rounds cannot be “³”"),
        ("max-attempts=1000", "max-attempts cannot be “1000”: it is a number from 0 to 999"),
        ("max-attempts=-1", "max-attempts cannot be “-1”"),
    ],
)
def test_options_that_cannot_be_are_refused(wrong: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        code(f"mu:{wrong}#X")


# -- spelled out -----------------------------------------------------------------------------------

ALL = [
    "mu#X",
    GROWN,
    "mu:players=4,fissure-mode=edge,sink-mode=claim,stagnation-rounds=99#X",
    "mu:players=4,setup=advanced,max-attempts=0#X",
]


@pytest.mark.parametrize("text", ALL)
def test_a_setup_is_read_back(text: str) -> None:
    again = read_setup(spelled(text), DATA)
    assert again == setup(text)
    assert again.code == text


def test_a_setup_that_was_changed_says_so() -> None:
    document = spelled(GROWN)
    document["setup"]["boats"].reverse()
    changed = read_setup(document, DATA)
    assert changed.code == f"changed from {GROWN}"
    assert changed.text().startswith(f"Continent of Mu · changed from {GROWN}\n")
    assert changed.data()["code"] == GROWN


def test_a_continent_may_be_built_by_hand_anywhere() -> None:
    document = spelled(GROWN)
    document["setup"]["areas"] = [[k, q + 40, r - 30] for k, q, r in BOX.continent.placements]
    document["setup"]["boats"] = [[41, -27], [36, -26], [40, -33]]
    changed = read_setup(document, DATA)
    assert changed.changed
    assert changed.charter.continent.borders == BOX.continent.borders


def _set(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"].__setitem__(name, value)


def _area(area: int, row: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"]["areas"].__setitem__(area - 1, row)


def _boat(seat: int, bay: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"]["boats"].__setitem__(seat, bay)


IMPOSSIBLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "a tile too few": (lambda d: d["setup"]["areas"].pop(), "setup.areas: expected `array` of length >= 22"),
    "a tile turned too far": (_area(1, [2, 0, 0]), "setup.areas cannot lie so: Area 1 is turned 2 times"),
    "a tile at the end of the world": (_area(1, [0, 100, 0]), r"setup.areas has Area 1 at \[100, 0\]: coordinates go"),
    "a tile in pieces": (_area(1, [0, 1]), "setup.areas.*length 3"),
    "a tile that floats": (_area(22, [0, 50, 0]), "setup.areas cannot lie so: Area 22 is not joined to Area 1"),
    "two tiles in one place": (lambda d: _area(2, d["setup"]["areas"][0])(d), "Areas 1 and 2 overlap"),
    "a Boat too few": (lambda d: d["setup"]["boats"].pop(), "setup.boats has 2 bays, and there is one for each of 3"),
    "a Boat on land": (_boat(0, [0, 0]), r"setup.boats has \[0, 0\]: a bay is a sea hex"),
    "a Boat at sea": (_boat(0, [50, 0]), r"setup.boats has \[50, 0\]: a bay is a sea hex"),
    "a Boat beyond the world": (_boat(0, [100, 0]), "setup.boats.*<= 99"),
    "two Boats in a bay": (lambda d: _boat(1, d["setup"]["boats"][0])(d), "setup.boats has the bay .* twice"),
    "nobody begins": (_set("first_player", 3), "setup.first_player is 3: it is a seat from 0 to 2"),
    "a seat that is none": (_set("first_player", "0"), "setup.first_player: expected `int`"),
    "nothing of the Boats": (lambda d: d["setup"].pop("boats"), "setup.boats is missing"),
    "nothing of who begins": (lambda d: d["setup"].pop("first_player"), "setup.first_player is missing"),
    "unknown field": (_set("bays", [1]), "setup: object contains unknown field `bays`"),
    "other options": (lambda d: d["options"].update(sink_mode="claim"), "but the code"),
    "other game": (lambda d: d.update(code="carmine#X"), "not one of mu"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_setup_that_cannot_be_is_refused(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    document = spelled(GROWN)
    change(document)
    with pytest.raises(SetupError, match=sentence):
        read_setup(document, DATA)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_area(1, [1, 1, -3]), "setup.areas are not those of the standard setup"),
        (_boat(1, [0, -3]), r"setup.boats are not all in the bay \[1, 3\] of the standard setup"),
    ],
)
def test_the_standard_setup_cannot_be_changed(change: Callable[[dict[str, Any]], Any], sentence: str) -> None:
    document = spelled("mu#X")
    change(document)
    with pytest.raises(SetupError, match=sentence):
        read_setup(document, DATA)


# -- the box ---------------------------------------------------------------------------------------


def changed_box(folder: Path, old: str, new: str, name: str = "continent") -> Templates:
    text = (house_templates() / "mu" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "mu").mkdir()
    (folder / "mu" / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return Templates(folder, house_templates())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("bay = [1, 3]", "bay = [0, 0]", "the bay is not a sea hex"),
        ("[1, 1, -2],", "[0, 1, -2],", "Areas .* overlap|hole"),
        ("[0, 2, 2], ", "[0, 9, 2], ", "Area 19 is not joined"),
        ("[0, 2, 2],   # 19", "", "length 22|length >= 22"),
    ],
)
def test_a_standard_continent_that_cannot_be_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(TemplateError, match=sentence):
        components(changed_box(tmp_path, old, new))


def test_numbers_out_of_sense_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match="volcano_faces"):
        components(changed_box(tmp_path, "volcano_faces = 3", "volcano_faces = 7", "rules"))


# -- for people ------------------------------------------------------------------------------------


def test_the_text_shows_the_standard_continent_as_it_lies() -> None:
    lines = setup("mu:players=2#KRAKEN-7").text().splitlines()
    assert lines[:2] == ["Continent of Mu · mu#KRAKEN-7", "For 2 players, on the standard continent"]
    assert lines[5:15] == [
        "                        13a   13b",
        "                     22a    1b    6a    6b",
        "             8b   21a    1a    1c    6c   14b",
        "          8a    8c    5a    5b    2b   14a   15b",
        "      10b    4a    4b    5c    2a    2c   15a   11b",
        "   10a   10c    4c    3a    3b   16b   11c   11a",
        "      18b    7a    7b    3c   12c   16a   19a",
        "         18a    7c   17b   12a   20a   [A]",
        "                  17a    9b   12b",
        "                      9a    9c",
    ]
    assert lines[16] == "Seat 0: the Boat lies in bay [A], next to 16a, 19a, 20a"
    assert "Seat 1 begins" in lines


def test_the_text_shows_every_bay_and_the_terms() -> None:
    lines = (
        setup("mu:players=4,setup=advanced,fissure-mode=edge,sink-mode=claim,stagnation-rounds=1#X").text().splitlines()
    )
    assert lines[1:4] == [
        "For 4 players, on a continent of the Advanced Setup",
        "A Fissure closes one edge of two spaces; parts sink when announced or claimed",
        "The last round is the one that leaves 2 Volcanoes or fewer; a round without a raised Moai ends the game too",
    ]
    chart = "\n".join(lines[5:])
    assert all(chart.count(f"[{letter}]") == 2 for letter in "ABCD")
