"""Verdicts on recorded games of Nautilion: the sample of four turns, every way of ending, and what cannot be judged."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import pnp

from pnp.contract import check_game
from pnp.errors import RecordError
from pnp.game import Verdict, settle
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.components import components
from pnp.games.nautilion.entries import OptionEntry, SeaEntry, charter_of
from pnp.games.nautilion.pieces import WORDS
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.state import State
from pnp.record import Records, read_transcript
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates
from pnp.validate import Court

DATA = Templates(house_templates())
RECORDS = Path(__file__).parents[2] / "records"
CAUSES = ("victory", "phantom", "crew", "mages", "heroic", "collision")


def document_of(name: str) -> dict[str, Any]:
    """Read a record that is kept as text."""
    text = (RECORDS / f"nautilion-{name}.txt").read_text(encoding="utf-8")
    return game.read_text(read_transcript(text))


SAMPLE = document_of("broken-off")


def verdict(document: dict[str, Any]) -> Verdict:
    return game.judge(document, DATA)


def fault(document: dict[str, Any]) -> Any:
    """Give the one mistake that is named, as rule, move and turn."""
    data = verdict(document).data()
    assert set(data) == {"valid", "violations", "result"}
    assert set(data["result"]) == {"over", "won", "cause", "turns", "crew", "record"}
    if data["valid"]:
        return None
    (said,) = data["violations"]
    assert set(said) == {"rule", "move", "turn", "message"}
    return said["rule"], said["move"], said["turn"]


def sample(moves: list[str] | None = None, **changes: Any) -> dict[str, Any]:
    document = deepcopy(SAMPLE) | changes
    return document if moves is None else document | {"moves": moves}


def seeded(moves: list[str], **changes: Any) -> dict[str, Any]:
    frame = {"format": "pnp-game/1", "game": "nautilion", "seed": "KRAKEN-7", "moves": moves, "finished": False}
    return frame | changes


# -- the sample of four turns ----------------------------------------------------------------------


def test_the_sample_is_valid() -> None:
    assert verdict(SAMPLE).data() == {
        "valid": True,
        "violations": [],
        "result": {"over": False, "won": None, "cause": None, "turns": 5, "crew": 4, "record": None},
    }


def test_the_sample_goes_as_it_is_told() -> None:
    options = msgspec.convert(SAMPLE["options"], OptionEntry)
    sea = msgspec.convert(SAMPLE["setup"], SeaEntry)
    state: State = new_game(charter_of(options, sea, components(DATA)))
    ends: dict[int, State] = {}
    for text in SAMPLE["moves"]:
        turn = state.turn
        state = rules.play(state, rules.parse_move(text))
        ends[turn] = state

    def gone(turn: int) -> set[int]:
        """The places that have left the path in a turn."""
        before = set(ends[turn - 1].path.places) if turn > 1 else set(range(1, 37))
        return before - set(ends[turn].path.places)

    def aboard(turn: int) -> list[int]:
        return [number for number in range(1, 10) if ends[turn].crew >> number & 1]

    assert [gone(turn) for turn in (1, 2, 3, 4)] == [{33, 2}, {31, 3}, {30, 7}, {26, 8}]
    assert [aboard(turn) for turn in (1, 2, 3, 4)] == [[2], [2, 9], [2, 5, 9], [2, 3, 5, 9]]
    assert [ends[turn].path.reef for turn in (1, 2, 3, 4)] == [0, 0, WORDS.index("f9"), 0]
    assert ends[2].path.tokens[ends[2].path.place_at(27)] == 6  # the 6 of place 3 lies there since the Translation
    assert rules.legal_moves(ends[4])[0].verb == "roll"


def test_the_sample_as_text_has_a_line_for_each_turn() -> None:
    text = game.write_text(SAMPLE)
    assert text.splitlines()[-4:] == [
        "1 roll 1 4 4 | whirlwind | pay r | roll 1 2 4 | give d1 p4 n2 | place c2 board",
        "2 roll 1 1 2 | swap 3 27 | pay r r r | give d1 p2 n1 | place c9 board",
        "3 roll 1 1 4 | give d1 p1 n4 | place c5 board",
        "4 roll 4 | roll 1 2 4 | give d2 p4 n1 | place c3 board",
    ]
    assert game.read_text(read_transcript(text)) == SAMPLE


# -- which mistake is named ------------------------------------------------------------------------


@pytest.mark.rule("NA-R01")
def test_a_move_that_is_not_asked_for() -> None:
    assert fault(sample(["give d1 p4 n2"])) == ("NA-R01", 1, 1)
    assert fault(sample(["roll 1 4 4", "roll 1 4 4"])) == ("NA-R01", 2, 1)
    assert fault(sample(["roll 1 4 4", "place c9 cabin"])) == ("NA-R01", 2, 1)
    assert fault(sample([*SAMPLE["moves"][:6], "give d1 p4 n2"])) == ("NA-R01", 7, 2)


@pytest.mark.rule("NA-C01", "NA-C03", "NA-A02", "NA-M04")
def test_a_move_that_is_asked_for_and_illegal() -> None:
    assert fault(sample(["roll 1 4"])) == ("NA-C01", 1, 1)
    assert fault(sample(["roll 1 4 4", "whirlwind", "pay c2"])) == ("NA-C03", 3, 1)
    assert fault(sample([*SAMPLE["moves"][:5], "place c7 board"])) == ("NA-M04", 6, 1)
    stopped = verdict(sample([*SAMPLE["moves"][:5], "place c7 board", *SAMPLE["moves"][6:]]))
    assert stopped.result == {"over": False, "won": None, "cause": None, "turns": 1, "crew": 0, "record": None}


@pytest.mark.rule("NA-R02")
def test_a_move_after_the_end() -> None:
    won = document_of("victory")
    more = won | {"moves": [*won["moves"], "roll 1 1 1"], "claimed": {"crew": 1}}
    assert fault(more) == ("NA-R02", len(won["moves"]) + 1, 13)
    assert fault(more | {"finished": False}) == ("NA-R02", len(won["moves"]) + 1, 13)
    assert verdict(more).result == verdict(won).result


@pytest.mark.rule("NA-R03")
def test_a_finished_game_that_is_not_over() -> None:
    assert fault(sample(finished=True, claimed={"crew": 9})) == ("NA-R03", None, None)
    without = {key: value for key, value in SAMPLE.items() if key != "finished"}
    assert fault(without) == ("NA-R03", None, None)


@pytest.mark.rule("NA-R04", "NA-E10")
def test_claims_are_compared_with_the_result() -> None:
    assert fault(sample(claimed={"crew": 5})) == ("NA-R04", None, None)
    assert fault(sample(claimed={"won": None, "cause": None, "turns": 5, "crew": 4, "record": None})) is None
    assert fault(sample(claimed={"won": False})) == ("NA-R04", None, None)
    won = document_of("victory")
    for name, value in (("won", False), ("won", None), ("cause", "crew"), ("turns", 12), ("crew", 8), ("record", 16)):
        assert fault(won | {"claimed": {name: value}}) == ("NA-R04", None, None)
    assert (
        "record is claimed to be 16, but it is 17" in verdict(won | {"claimed": {"record": 16}}).violations[0].message
    )


@pytest.mark.rule("NA-R05")
def test_the_setup_and_the_dice_are_the_seeds() -> None:
    won = document_of("victory")
    spelled = json.loads(json.dumps(game.setup(_code("nautilion:reserve=6#SEA-2"), DATA).data()))["setup"]
    assert fault(won | {"setup": spelled}) is None
    turned = spelled | {"path": spelled["path"][::-1]}
    assert fault(won | {"setup": turned, "moves": ["pass"]}) == ("NA-R05", None, None)
    assert fault(seeded(["roll 1 2 3"])) is None
    assert fault(seeded(["roll 1 2 4"])) == ("NA-R05", 1, 1)
    assert fault(seeded(["roll 1 2"])) == ("NA-C01", 1, 1)


@pytest.mark.rule("NA-R05")
def test_revealed_heroic_actions_stand_in_any_order() -> None:
    setup = json.loads(json.dumps(game.setup(_code("nautilion:expansions=5#KRAKEN-7"), DATA).data()))["setup"]
    options = {"expansions": [5]}
    assert fault(seeded([], options=options, setup=setup | {"heroic": setup["heroic"][::-1]})) is None
    others = [card for card in range(1, 10) if card not in setup["heroic"]]
    assert fault(seeded([], options=options, setup=setup | {"heroic": others[:3]})) == ("NA-R05", None, None)


def test_a_board_may_be_the_seeds() -> None:
    options = {"board": "random"}
    chosen = game.setup(_code("nautilion:board=random#KRAKEN-7"), DATA).data()["setup"]
    assert fault(seeded([], options=options, setup=chosen)) is None
    other = "A1" if chosen["board"] != "A1" else "A2"
    assert fault(seeded([], options=options, setup={**chosen, "board": other})) == ("NA-R05", None, None)


def _code(text: str) -> Any:
    return settle(game, SetupCode.parse(text))


def test_chance_may_be_left_out_with_a_seed() -> None:
    won = document_of("victory")
    decided = [move for move in won["moves"] if not move.startswith("roll")]
    some = [move for place, move in enumerate(won["moves"]) if not move.startswith("roll") or place % 2]
    assert len(decided) < len(some) < len(won["moves"])
    for moves in (decided, some):
        assert verdict(won | {"moves": moves}) == verdict(won)
    heroes = document_of("heroes")
    assert not any(move.startswith("roll") for move in heroes["moves"])


def test_without_a_seed_chance_may_not_be_left_out() -> None:
    crew = document_of("crew")
    assert crew["seed"] is None
    decided = [move for move in crew["moves"] if not move.startswith("roll")]
    rule, *_ = fault(crew | {"moves": decided})
    assert rule == "NA-R01"


def test_options_without_their_expansion_have_no_effect() -> None:
    plain = document_of("victory")
    idle = plain | {"options": plain["options"] | {"phantom_side": 3, "darkhouse_level": "difficult"}}
    assert verdict(idle) == verdict(plain)
    assert game.read_text(read_transcript(game.write_text(idle))) == idle


# -- every way of ending ---------------------------------------------------------------------------


def test_no_way_of_ending_is_missing() -> None:
    kept = {verdict(document_of(path.stem.removeprefix("nautilion-"))).data()["result"]["cause"] for path in _kept()}
    assert kept == {None, *CAUSES}


def _kept() -> list[Path]:
    return sorted(RECORDS.glob("nautilion-*.txt"))


@pytest.mark.rule("NA-E01", "NA-E02", "NA-E03", "NA-E04", "NA-E05", "NA-E06", "NA-E09")
@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_judged_as_ever(path: Path, golden: Callable[[str, str], None]) -> None:
    answer = pnp("validate", path)
    assert answer.code == 0, answer.out
    golden(f"nautilion/{path.stem}-verdict.txt", answer.out.replace(str(path), path.name))


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    lines = [line for line in kept.splitlines() if not line.startswith(";")]
    assert game.write_text(document_of(path.stem.removeprefix("nautilion-"))).splitlines() == lines


@pytest.mark.parametrize("cause", CAUSES)
def test_people_are_told_how_it_ended(cause: str) -> None:
    told = verdict(document_of(cause)).told
    assert told[0].startswith("Won in turn " if cause == "victory" else "Lost in turn ")
    assert told[-1].startswith("Record: ")


# -- what cannot be judged -------------------------------------------------------------------------


def moved(move: Any) -> Callable[[dict[str, Any]], Any]:
    """A move in the third place."""
    return lambda document: document["moves"].__setitem__(2, move)


def within(part: str, **changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document.setdefault(part, {}).update(changes)


def said(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document.update(changes)


def without(*names: str) -> Callable[[dict[str, Any]], Any]:
    def drop(document: dict[str, Any]) -> None:
        *outer, last = names
        for name in outer:
            document = document[name]
        del document[last]

    return drop


UNUSABLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "unknown word": (moved("wait"), "move 3: “wait” is not a move"),
    "wrong order": (moved("roll 4 1"), "move 3: “roll 4 1” is not a move: dice are listed in ascending order"),
    "tokens in wrong order": (moved("pay r c2"), "move 3: “pay r c2” is not a move: tokens stand in the order"),
    "places in wrong order": (moved("swap 27 3"), "move 3: “swap 27 3” is not a move"),
    "figures in wrong order": (moved("give n1 p2 d3"), "move 3: “give n1 p2 d3” is not a move"),
    "die of 5": (moved("roll 1 5"), "move 3: “roll 1 5” is not a move"),
    "die of 0": (moved("tide 0 1"), "move 3: “tide 0 1” is not a move"),
    "leading zero": (moved("swap 03 27"), "move 3: “swap 03 27” is not a move"),
    "double blank": (moved("roll  1"), "move 3: “roll 1” is not a move: roll is followed by"),
    "capitals": (moved("Roll 1"), "move 3: “Roll 1” is not a move"),
    "a space for Crew": (moved("place c5 board 5"), "move 3: “place c5 board 5” is not a move"),
    "no space for a Mercenary": (moved("place x board"), "move 3: “place x board” is not a move"),
    "no such token": (moved("pay c10"), "move 3: “pay c10” is not a move"),
    "card 13": (moved("reveal 13"), "move 3: “reveal 13” is not a move"),
    "an empty move": (moved(""), "move 3: “” is not a move"),
    "a number as a move": (moved(7), "move 3: expected `str`, got `int`"),
    "no move of the game, after a wrong one": (said(moves=["pass", "hoist"]), "move 2: “hoist” is not a move"),
    "moves as text": (said(moves="roll 1 1 1"), "moves: expected `array`, got `str`"),
    "unknown field": (said(weather="fair"), "object contains unknown field `weather`"),
    "no moves": (without("moves"), "object missing required field `moves`"),
    "no seed": (without("seed"), "object missing required field `seed`"),
    "no setup and no seed": (without("setup"), "neither a setup nor a seed"),
    "number as seed": (said(seed=42), "seed: expected `str | null`, got `int`"),
    "empty seed": (said(seed=" "), "the seed is empty"),
    "finished as a number": (said(finished=1), "finished: expected `bool`, got `int`"),
    "unknown option": (within("options", colour="red"), "options: object contains unknown field `colour`"),
    "three players": (within("options", players=3), "options.players: invalid enum value 3"),
    "players as text": (within("options", players="1"), "options.players: expected `int`"),
    "board D1": (within("options", board="D1"), "options.board: invalid enum value 'D1'"),
    "reserve 7": (within("options", reserve=7), "options.reserve: expected `int` <= 6"),
    "reserve as true": (within("options", reserve=True), "options.reserve: expected `int`, got `bool`"),
    "expansion 6": (within("options", expansions=[6]), "options.expansions"),
    "expansions in disorder": (within("options", expansions=[3, 1]), "the expansions are numbers in ascending order"),
    "expansions as text": (within("options", expansions="3"), "options.expansions: expected `array`, got `str`"),
    "phantom side 4": (within("options", phantom_side=4), "options.phantom_side: invalid enum value 4"),
    "level": (within("options", darkhouse_level="hard"), "options.darkhouse_level: invalid enum value 'hard'"),
    "wrong set of tokens": (within("setup", path=["c1"] * 36), "setup.path has 36 of c1, and there are 4"),
    "seven Reefs of a number": (within("setup", reefs=["f3"] * 12), "setup.reefs has 12 of f3, and there are 6"),
    "a row without its expansion": (within("setup", darkhouse=[1]), "setup.darkhouse must not stand there"),
    "another board": (within("setup", board="B1"), "setup.board is B1, but options.board is A1"),
    "a claim that is unknown": (within("claimed", points=3), "claimed: object contains unknown field `points`"),
    "a claim as text": (within("claimed", turns="5"), "claimed.turns: expected `int`, got `str`"),
    "turns null": (within("claimed", turns=None), "claimed.turns: expected `int`, got `null`"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNUSABLE)
def test_what_cannot_be_judged_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    change, sentence = UNUSABLE[name]
    document = deepcopy(SAMPLE)
    change(document)
    with pytest.raises(RecordError):
        game.judge(document, DATA)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    refusal = pnp("validate", file).refusal()
    assert refusal.startswith(f"{file}: ")
    assert sentence in refusal


ROW = {"expansions": [4, 5]}


@pytest.mark.parametrize(
    ("part", "cards", "sentence"),
    [
        ("darkhouse", [1, 2, 3, 4, 10], "setup.darkhouse has 4 red cards, and the intro row has 3"),
        ("darkhouse", [1, 1, 2, 10, 11], "setup.darkhouse has a card twice"),
        ("heroic", [1, 2, 12], "setup.heroic has card 12, which needs expansion 3"),
        ("heroic", [1, 2, 2], "setup.heroic has a card twice"),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(part: str, cards: list[int], sentence: str) -> None:
    setup = json.loads(json.dumps(game.setup(_code("nautilion:expansions=4+5#X"), DATA).data()))["setup"]
    document = seeded([], options=ROW, seed=None, setup=setup | {part: cards})
    with pytest.raises(RecordError, match=sentence):
        game.judge(document, DATA)


def test_a_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = game.write_text(SAMPLE).replace("give d1 p1 n4", "give d1 p1 n5")
    file.write_text(text, encoding="utf-8")
    line = next(number for number, said in enumerate(text.splitlines(), 1) if said.startswith("3 "))
    assert pnp("validate", file).refusal().startswith(f"{file}, line {line}: “give d1 p1 n5” is not a move")


def test_the_largest_record_takes_no_longer(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    document = seeded(["roll 1 2 3", *["tide 1 4"] * 4999])
    file.write_text(json.dumps(document), encoding="utf-8")
    start = time.process_time()
    (finding,) = Court().findings(Records(file))
    assert time.process_time() - start < 1
    assert finding.code == 1


def test_the_contract_holds_with_every_expansion() -> None:
    codes = ["expansions=1+2+3", "players=2,board=C2,expansions=1+2+3+4+5,darkhouse-level=difficult", "expansions=4+5"]
    check_game(game, *(f"nautilion:{options}#A" for options in codes))
