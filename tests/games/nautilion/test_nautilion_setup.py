"""Nautilion's setups: the draws of a seed, which never change, the codes, and setups that were spelled out."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from command_line import pnp

from pnp.bots import RandomPlayer, play_game
from pnp.errors import OptionError, SetupError
from pnp.game import settle
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.components import components
from pnp.games.nautilion.deal import draw_heroic, rolled
from pnp.games.nautilion.pieces import RESERVE_TOKEN, tokens
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.setup import NautilionSetup, make_setup, read_setup
from pnp.games.nautilion.state import Fate, State
from pnp.games.nautilion.strip import words
from pnp.record import read_transcript
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
SUBSETS = [numbers for count in range(6) for numbers in combinations(range(1, 6), count)]


def code(text: str) -> SetupCode:
    return settle(game, SetupCode.parse(text))


def setup(text: str) -> NautilionSetup:
    return make_setup(code(text), DATA)


def spelled(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(setup(text).data()))
    return document


ALL = "nautilion:players=2,board=random,expansions=1+2+3+4+5,darkhouse-level=normal#KRAKEN-7"


# -- draws that hold for ever ----------------------------------------------------------------------


@pytest.mark.rule("NA-S02")
def test_the_first_draws_never_change() -> None:
    path = "c6 c9 c7 c9 c4 c7 c6 c4 c9 c2 c1 c2 c5 c8 c1 c8 c3 c3 c8 c6 c8 c6 c3 c5 c5 c7 c9 c2 c2 c5 c4 c3 c1 c1 c4 c7"
    assert spelled("nautilion#KRAKEN-7")["setup"] == {
        "board": "A1",
        "path": path.split(),
    }


@pytest.mark.rule("NA-S04", "NA-S05", "NA-S12", "NA-S13", "NA-S14")
def test_the_first_draws_with_all_expansions_never_change() -> None:
    path = (
        "c4 ma x x c5 x c8 c4 x c4 mb ma mc x c6 c1 mc c5 c1 c5 c8 ma mb x x c2 mc c1 c7 c5 x c3 c7 c2 c6 c7 c3 c8 c9 "
        "c3 c9 c9 c1 c4 c7 c9 c2 c2 c8 c6 mb c6 x c3"
    )
    reefs = "f3 f6 f9 f3 f3 f9 f6 f6 f9 f6 f9 f6 f3 f3 f6 f9 f3 f9"
    assert spelled(ALL)["setup"] == {
        "board": "B1",
        "path": path.split(),
        "reefs": reefs.split(),
        "darkhouse": [1, 10, 8, 6, 3],
        "heroic": [4, 12, 11],
        "admirals": [1, 2],
    }


def test_the_deck_and_the_dice_of_a_seed_never_change() -> None:
    assert draw_heroic("KRAKEN-7", 1, (5,), BOX) == (4, 2, 6, 9, 5, 3, 1, 8, 7)
    assert [rolled("KRAKEN-7", 1, turn, 0, 3, BOX) for turn in range(1, 7)] == [
        (1, 2, 3),
        (1, 2, 4),
        (1, 2, 4),
        (1, 3, 4),
        (1, 1, 3),
        (1, 2, 2),
    ]
    assert rolled("KRAKEN-7", 1, 1, 3, 3, BOX) == (1, 2, 3)


def test_what_is_added_shifts_no_other_draw() -> None:
    base, full = setup("nautilion#STORM").sea, setup("nautilion:players=2,expansions=3+4+5,reserve=1#STORM").sea
    assert base.path == full.path
    assert setup("nautilion:board=random,expansions=3#STORM").sea.reefs == full.reefs
    assert setup("nautilion:expansions=4#STORM").sea.darkhouse == full.darkhouse


@pytest.mark.rule("NA-S01", "NA-S03", "NA-S04")
@pytest.mark.parametrize("expansions", SUBSETS)
def test_every_sea_has_its_pieces(expansions: tuple[int, ...]) -> None:
    written = "+".join(map(str, expansions)) or "none"
    sea = setup(f"nautilion:expansions={written}#X").sea
    length = 36 + 9 * (1 in expansions) + 9 * (2 in expansions)
    assert len(sea.path) == length
    counts: Counter[str] = Counter(sea.path)
    assert [counts[f"c{number}"] for number in range(1, 10)] == [4] * 9
    assert [counts[mage] for mage in ("ma", "mb", "mc")] == [3 * (1 in expansions)] * 3
    assert counts["x"] == 9 * (2 in expansions)
    if 3 in expansions:
        assert isinstance(sea.reefs, tuple)
        assert len(sea.reefs) == {36: 12, 45: 15, 54: 18}[length]
    if 5 in expansions:
        assert isinstance(sea.heroic, tuple)
        assert len(set(sea.heroic)) == 3
        assert not [card for card in sea.heroic if card > 9 and card - 9 not in expansions]


@pytest.mark.rule("NA-S12")
@pytest.mark.parametrize(("level", "red"), [("intro", 3), ("normal", 4), ("difficult", 5)])
def test_the_darkhouse_row_fits_its_level(level: str, red: int) -> None:
    for seed in range(20):
        row = setup(f"nautilion:expansions=4,darkhouse-level={level}#{seed}").sea.darkhouse
        assert isinstance(row, tuple)
        assert len(set(row)) == 5
        assert sum(card <= 9 for card in row) == red


# -- codes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "settled"),
    [
        ("nautilion:expansions=3+1#42", "nautilion:expansions=1+3#42"),
        ("nautilion:expansions=NONE,board=a1,reserve=4#42", "nautilion#42"),
        ("nautilion:expansions=5 2 5,board=RANDOM#42", "nautilion:board=random,expansions=2+5#42"),
        ("nautilion:phantom-side=3,darkhouse-level=normal#42", "nautilion#42"),
        (
            "nautilion:darkhouse-level=normal,phantom-side=3,expansions=4#X",
            "nautilion:expansions=4,darkhouse-level=normal#X",
        ),
        ("nautilion:expansions=2,phantom-side=3#42", "nautilion:expansions=2,phantom-side=3#42"),
        ("nautilion:reserve=6,players=2#a", "nautilion:players=2,reserve=6#A"),
    ],
)
def test_one_setup_has_one_code(written: str, settled: str) -> None:
    assert str(code(written)) == settled


@pytest.mark.parametrize("wrong", ["6", "1+6", "one", "1-3", "12", "0", "+"])
def test_expansions_that_do_not_exist_are_refused(wrong: str) -> None:
    with pytest.raises(OptionError, match="expansions cannot be"):
        code(f"nautilion:expansions={wrong}#X")


def test_flags_say_the_same_as_a_code() -> None:
    answer = pnp("setup", "nautilion", "--seed", "42", "--expansions", "3+1", "--board", "c1", "--json")
    assert json.loads(answer.out) == spelled("nautilion:board=C1,expansions=1+3#42")


# -- spelled out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["nautilion#X", ALL, "nautilion:expansions=2+3,phantom-side=3#X"])
def test_a_setup_is_read_back(text: str) -> None:
    again = read_setup(spelled(text), DATA)
    assert again == setup(text)
    assert again.code == text


def test_a_setup_that_was_changed_says_so() -> None:
    document = spelled("nautilion:expansions=3#X")
    document["setup"]["path"].reverse()
    changed = read_setup(document, DATA)
    assert changed.code == "changed from nautilion:expansions=3#X"
    assert changed.text().startswith("Nautilion · changed from nautilion:expansions=3#X\n")
    assert changed.data()["code"] == "nautilion:expansions=3#X"


def _set(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"].__setitem__(name, value)


def _drop(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["setup"].pop(name)


IMPOSSIBLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "a token more": (lambda d: d["setup"]["path"].append("c1"), "setup.path has 55 tokens, and there are 54"),
    "a fifth c4": (lambda d: d["setup"]["path"].__setitem__(1, "c4"), "setup.path has 5 of c4, and there are 4"),
    "no such token": (lambda d: d["setup"]["path"].__setitem__(3, "c10"), r"setup.path.*: invalid enum value 'c10'"),
    "a Reef on the path": (lambda d: d["setup"]["path"].__setitem__(3, "f3"), "invalid enum value 'f3'"),
    "seven Reefs of 3": (_set("reefs", ["f3"] * 18), "setup.reefs has 18 of f3, and there are 6"),
    "too few Reefs": (lambda d: d["setup"]["reefs"].pop(), "setup.reefs has 17 Reefs, and 18 lie beside a path of 54"),
    "no Reefs": (_drop("reefs"), "setup.reefs is missing: it goes with expansion 3"),
    "null Reefs": (_set("reefs", None), "setup.reefs: expected `array`, got `null`"),
    "no row": (_drop("darkhouse"), "setup.darkhouse is missing"),
    "a red card too many": (_set("darkhouse", [1, 2, 3, 4, 5]), "has 5 red cards, and the normal row has 4"),
    "a card twice": (_set("darkhouse", [1, 1, 2, 3, 10]), "setup.darkhouse has a card twice"),
    "four cards": (_set("darkhouse", [1, 2, 3, 10]), "setup.darkhouse has 4 cards, and 5 lie there"),
    "card 13": (_set("darkhouse", [1, 2, 3, 4, 13]), "setup.darkhouse.*<= 12"),
    "a Heroic Action twice": (_set("heroic", [4, 4, 5]), "setup.heroic has a card twice"),
    "no Heroic Actions": (_drop("heroic"), "setup.heroic is missing: it goes with expansion 5"),
    "no Admirals": (_drop("admirals"), "setup.admirals is missing: it goes with two players"),
    "one Admiral": (_set("admirals", [1]), r"setup.admirals is \[1, 2\] or \[2, 1\]"),
    "the same Admiral": (_set("admirals", [2, 2]), r"setup.admirals is \[1, 2\] or \[2, 1\]"),
    "a third Admiral": (_set("admirals", [1, 3]), "setup.admirals.*invalid enum value 3"),
    "no board": (_drop("board"), "missing required field `board`"),
    "board D1": (_set("board", "D1"), "setup.board: invalid enum value 'D1'"),
    "unknown field": (_set("deck", [1]), "setup: object contains unknown field `deck`"),
    "other options": (lambda d: d["options"].update(reserve=5), "but the code"),
    "other game": (lambda d: d.update(code="carmine#X"), "has no option|not one of nautilion"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_setup_that_cannot_be_is_refused(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    document = spelled(ALL)
    change(document)
    with pytest.raises(SetupError, match=sentence):
        read_setup(document, DATA)


def test_what_belongs_to_an_expansion_stands_there_only_with_it() -> None:
    for name, value in (
        ("reefs", ["f3"]),
        ("darkhouse", [1, 2, 3, 10, 11]),
        ("heroic", [1, 2, 3]),
        ("admirals", [1, 2]),
    ):
        document = spelled("nautilion#X")
        document["setup"][name] = value
        with pytest.raises(SetupError, match=f"setup.{name} must not stand there"):
            read_setup(document, DATA)
    document = spelled("nautilion:expansions=5#X")
    document["setup"]["heroic"] = [1, 2, 10]
    with pytest.raises(SetupError, match="card 10, which needs expansion 1"):
        read_setup(document, DATA)
    document = spelled("nautilion#X")
    document["setup"]["board"] = "B1"
    with pytest.raises(SetupError, match=r"setup.board is B1, but options.board is A1"):
        read_setup(document, DATA)


# -- for people ------------------------------------------------------------------------------------


def test_the_text_shows_the_path_twice_and_the_cards() -> None:
    made = setup(ALL)
    lines = made.text().splitlines()
    assert lines[0] == f"Nautilion · {ALL}"
    assert lines[1] == "For 2 players, with the Lattice (B1) and 6 Reserve tokens"
    start = lines.index("The path from the Happy Isles (HI) to the Abyss (AB); ~3 is a Reef of 3") + 1
    end = lines.index("", start)
    row = " ".join(line[4:] for line in lines[start:end]).split()
    assert row == ["HI", *words(made.charter), "AB"]
    assert row[1:6] == ["4~3", "ma", "x", "x~6", "5"]
    grid = [line.split() for line in lines[end + 1 : lines.index("", end + 1)]]
    assert sorted(word for cells in grid for word in cells) == sorted(row)
    assert grid[0] == row[: len(grid[0])]
    assert [cells[-1] for cells in grid] == row[len(grid[0]) - 1 :][: len(grid)]
    assert lines[-4:] == [
        "Darkhouse row: 1 red, 10 blue, 8 red, 6 red, 3 red",
        "Heroic Actions: 4, 12, 11",
        "Player 1: Admiral I (1 2 3 4 5)",
        "Player 2: Admiral II (5 6 7 8 9)",
    ]


def test_the_spiral_of_every_length_ends_inside() -> None:
    for expansions in ("none", "1", "1+2"):
        made = setup(f"nautilion:expansions={expansions}#X")
        rows = made.text().rsplit("\n\n", 1)[1].splitlines()
        assert len(" ".join(rows).split()) == len(made.sea.path) + 2
        assert any("AB" in row for row in rows[2:-2])


def test_no_reefs_are_explained_where_there_are_none() -> None:
    assert "~" not in setup("nautilion#X").text()


# -- the table before the first turn ---------------------------------------------------------------


def first(text: str) -> State:
    return new_game(setup(text).charter)


@pytest.mark.rule("NA-S05", "NA-S06", "NA-S07", "NA-S10", "NA-S11")
def test_the_figures_stand_on_the_ends_and_everything_else_is_empty() -> None:
    state = first("nautilion:expansions=1+2+3#X")
    assert str(state).split()[:2] == ["HI", "N"]
    assert str(state).split()[-2:] == ["P", "AB"]
    assert (state.crew, state.hired, state.cabin, state.pile, state.hosted, state.path.reef) == (0, 0, 0, 0, 0, 0)
    assert len(state.path.tokens) == 54


@pytest.mark.rule("NA-S08", "NA-V01", "NA-2P01")
@pytest.mark.parametrize("level", range(1, 7))
def test_reserve_tokens_of_the_start(level: int) -> None:
    for players, more in ((1, 0), (2, 2)):
        state = first(f"nautilion:players={players},reserve={level}#X")
        assert list(tokens(state.reserve)) == [RESERVE_TOKEN] * (level + more)


@pytest.mark.rule("NA-S09", "NA-S12", "NA-X4-01")
def test_the_row_of_cards_takes_the_place_of_the_base_darkhouse() -> None:
    assert first("nautilion#X").charter.actions == ()
    made = setup("nautilion:expansions=4#X")
    assert len(new_game(made.charter).charter.actions) == 5
    assert isinstance(made.sea.darkhouse, tuple)
    assert first("nautilion:expansions=4#X").frame.action == BOX.darkhouse[made.sea.darkhouse[0]].key


@pytest.mark.rule("NA-V02")
def test_a_harder_class_of_boards_has_fewer_ducts_and_more_bonus() -> None:
    ducts = {name: len(side.ducts) for name, side in BOX.sides.items()}
    assert ducts == {"A1": 16, "A2": 14, "B1": 12, "B2": 11, "C1": 9, "C2": 8}
    assert [BOX.sides[name].bonus for name in ("A1", "A2", "B1", "B2", "C1", "C2")] == [0, 0, 2, 2, 5, 5]


@pytest.mark.rule("NA-V03")
def test_the_phantom_board_has_a_harder_side() -> None:
    plain, hard = (setup(f"nautilion:expansions=2,phantom-side={side}#X") for side in (2, 3))
    assert (plain.charter.phantom_side, hard.charter.phantom_side) == (2, 3)
    assert plain.sea == hard.sea
    assert "3 harpoons on the Phantom board" in hard.text()


@pytest.mark.rule("NA-V04")
@pytest.mark.parametrize("expansions", SUBSETS)
def test_expansions_can_be_combined_in_any_way(expansions: tuple[int, ...]) -> None:
    """Each combination is played to its end by chance, and the referee agrees with every move."""
    written = "+".join(map(str, expansions)) or "none"
    settled = code(f"nautilion:players=2,expansions={written}#ANY")
    made = make_setup(settled, DATA)
    played = play_game(
        Table(rules, new_game(made.charter), Fate.of(made.charter, "ANY", 1)), RandomPlayer(rules, Stream("any"))
    )
    document = {
        "format": "pnp-game/1",
        "game": "nautilion",
        "seed": "ANY",
        "options": {"players": 2, "expansions": list(expansions)},
        "moves": [str(move) for move in played.moves],
    }
    verdict = game.judge(document, DATA)
    assert verdict.valid, verdict.violations
    assert verdict.result is not None
    assert verdict.result["cause"] == played.end.cause
    text = game.write_text(document)
    assert f'[Code "{settled}"]' in text or not expansions
    assert game.read_text(read_transcript(text)) == document
