"""Verdicts on recorded games of Mu: the sample of four turns, every way of ending, and what cannot be judged."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from command_line import pnp
from msgspec import UNSET
from mu_papers import setup

from pnp.annals import Annal, convert
from pnp.errors import RecordError
from pnp.game import Verdict, settle
from pnp.games.mu import game, rules
from pnp.games.mu.components import components
from pnp.games.mu.entries import ClaimEntry, LandEntry, OptionEntry, charter_of, completed
from pnp.games.mu.sheets import headers
from pnp.record import Records, read_transcript
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates
from pnp.validate import Court

DATA = Templates(house_templates())
BOX = components(DATA)
RECORDS = Path(__file__).parents[2] / "records"
CHANCE = ("roll", "draw")


def document_of(name: str) -> dict[str, Any]:
    """Read a record that is kept as text."""
    text = (RECORDS / f"mu-{name}.txt").read_text(encoding="utf-8")
    return game.read_text(read_transcript(text))


SAMPLE = document_of("broken-off")


def verdict(document: dict[str, Any]) -> Verdict:
    return game.judge(document, DATA)


def stands(document: dict[str, Any]) -> dict[str, Any]:
    found = verdict(document).result
    assert found is not None
    return dict(found)


def fault(document: dict[str, Any]) -> Any:
    """Give the one mistake that is named, as rule, move and turn."""
    data = verdict(document).data()
    assert set(data) == {"valid", "violations", "result"}
    assert set(data["result"]) == {"over", "reason", "rounds", "turns", "winners", "scores"}
    if data["valid"]:
        return None
    (said,) = data["violations"]
    assert set(said) == {"rule", "move", "turn", "message"}
    assert said["message"]
    assert not said["message"].endswith(".")
    return said["rule"], said["move"], said["turn"]


def sample(moves: list[str] | None = None, **changes: Any) -> dict[str, Any]:
    document = deepcopy(SAMPLE) | changes
    return document if moves is None else document | {"moves": moves}


def seeded(moves: list[str], **changes: Any) -> dict[str, Any]:
    frame = {"format": "pnp-game/1", "game": "mu", "seed": "KRAKEN-7", "moves": moves, "finished": False}
    return frame | {"options": {"players": 2}} | changes


def spelled(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(game.setup(settle(game, SetupCode.parse(text)), DATA).data()))
    return document


# -- the sample of four turns ----------------------------------------------------------------------


def test_the_sample_is_valid() -> None:
    assert SAMPLE["options"] == {"players": 2}
    assert verdict(SAMPLE).data() == {
        "valid": True,
        "violations": [],
        "result": {
            "over": False,
            "reason": None,
            "rounds": 3,
            "turns": 5,
            "winners": [],
            "scores": [
                {"track": 2, "villages": 0, "settlers": 4, "prayers": 2, "moai": 4, "bonus": 0, "total": 12},
                {"track": 2, "villages": 3, "settlers": 8, "prayers": 0, "moai": 2, "bonus": 0, "total": 15},
            ],
        },
    }


def test_the_sample_is_told_to_people() -> None:
    assert verdict(SAMPLE).told == (
        "Not over: round 3, turn 5 is under way",
        "Seat 0: 12 VP = track 2 + Villages 0 + Settlers 4 + Prayers 2 + Moai 4 + neighbours 0",
        "Seat 1: 15 VP = track 2 + Villages 3 + Settlers 8 + Prayers 0 + Moai 2 + neighbours 0",
    )


def test_the_sample_is_the_one_of_the_rules() -> None:
    assert {
        "format": "pnp-game/1",
        "game": "mu",
        "seed": None,
        "finished": False,
        "options": {"players": 2},
        "setup": {"first_player": 0},
        "moves": [
            *("land 16a", "sculpt 16a.mid", "raise 16a.mid w", "roll white", "pray", "end"),
            *("land 20a", "build 20a.mid", "create 20a", "end"),
            *("move 16a 16b", "sculpt 16b.mid", "carry 16b.mid 2a", "raise 2a.loose nw", "roll volcano", "draw 2"),
            *("end", "move 20a 12c", "sculpt 12c.mid", "raise 12c.mid e", "roll white", "end"),
        ],
        "claimed": {"scores": [{"track": 2, "total": 12}, {"total": 15}], "winners": []},
    } == SAMPLE  # fmt: skip
    assert game.read_text(read_transcript(game.write_text(SAMPLE))) == SAMPLE


# -- which mistake is named ------------------------------------------------------------------------


@pytest.mark.rule("MU-201")
def test_a_finished_game_that_is_not_over() -> None:
    assert fault(sample(finished=True, claimed={"winners": [1]})) == ("MU-201", None, None)
    without = {key: value for key, value in SAMPLE.items() if key != "finished"}
    assert fault(without) == ("MU-201", None, None)


@pytest.mark.rule("MU-602", "MU-604")
@pytest.mark.parametrize(("name", "rule"), [("volcanoes", "MU-602"), ("stagnation", "MU-604")])
def test_a_move_after_the_end(name: str, rule: str) -> None:
    over = document_of(name)
    turns = stands(over)["turns"]
    more = over | {"moves": [*over["moves"], "end"], "claimed": {"winners": []}}
    assert fault(more) == (rule, len(over["moves"]) + 1, turns)
    assert fault(more | {"finished": False}) == (rule, len(over["moves"]) + 1, turns)
    assert stands(more) == stands(over)


@pytest.mark.rule("MU-617", "MU-618")
def test_scores_come_before_winners() -> None:
    over = document_of("volcanoes")
    result = stands(over)
    right = {"scores": result["scores"], "winners": result["winners"]}
    assert fault(over | {"claimed": right}) is None
    assert fault(over | {"claimed": {}}) is None
    others = [seat for seat in range(len(result["scores"])) if seat not in result["winners"]]
    assert fault(over | {"claimed": right | {"winners": others}}) == ("MU-618", None, None)
    for line in result["scores"][1]:
        wrong = deepcopy(result["scores"])
        wrong[1][line] += 1
        assert fault(over | {"claimed": {"scores": wrong, "winners": others}}) == ("MU-617", None, None)
    said = verdict(over | {"claimed": {"scores": [{}, {"track": -1}, *[{}] * (len(wrong) - 2)]}}).violations[0]
    assert said.sentence().startswith("Seat 1: track is claimed to be -1, but it is ")
    said = verdict(over | {"claimed": {"winners": []}}).violations[0]
    assert said.message == f"the winners are claimed to be nobody, but they are {result['winners'][0]}"


@pytest.mark.rule("MU-001")
def test_the_setup_is_the_seeds() -> None:
    code = "mu:players=3,setup=advanced#KRAKEN-7"
    setup, options = spelled(code)["setup"], {"players": 3, "setup": "advanced"}
    assert fault(seeded([], options=options, setup=setup)) is None
    for name in setup:
        assert fault(seeded([], options=options, setup={name: setup[name]})) is None
    other = spelled("mu:players=3,setup=advanced#LEVIATHAN")["setup"]
    wrong = {
        "areas": other | {"first_player": setup["first_player"]},
        "boats": setup | {"boats": setup["boats"][::-1]},
        "first_player": setup | {"first_player": (setup["first_player"] + 1) % 3},
    }
    for said in wrong.values():
        assert fault(seeded(["roll white"], options=options, setup=said)) == ("MU-001", None, None)
    begins = spelled("mu#KRAKEN-7")["setup"]["first_player"]
    assert fault(seeded([], setup={"first_player": begins})) is None
    assert fault(seeded([], setup={"first_player": 1 - begins})) == ("MU-001", None, None)


def test_boats_that_stand_alone_lie_in_bays_of_the_seeds_continent() -> None:
    """Bays that are not the seed's are a mistake; what is no bay there cannot be."""
    options = {"players": 2, "setup": "advanced"}
    boats = spelled("mu:setup=advanced#KRAKEN-7")["setup"]["boats"]
    assert fault(seeded([], options=options, setup={"boats": boats})) is None
    assert fault(seeded([], options=options, setup={"boats": boats[::-1]})) == ("MU-001", None, None)
    with pytest.raises(RecordError, match="a bay is a sea hex with two land neighbours or more"):
        verdict(seeded([], options=options, setup={"boats": [boats[0], [50, 50]]}))


def test_what_cannot_be_read_comes_before_any_mistake() -> None:
    """The setup is not the seed's, or the first move is illegal; the record cannot be used all the same."""
    begins = spelled("mu#KRAKEN-7")["setup"]["first_player"]
    against = seeded(["land 3a"], setup={"first_player": 1 - begins})
    claims: list[dict[str, Any]] = [{"scores": [{}]}, {"winners": [1, 0]}, {"winners": [2]}]
    for document in (against, sample(["land 3a"])):
        assert fault(document) is not None
        for claimed in claims:
            with pytest.raises(RecordError, match=r"^claimed"):
                verdict(document | {"claimed": claimed})
        with pytest.raises(RecordError, match=r"^move 2"):
            verdict(document | {"moves": ["land 3a", "land 19b"]})


@pytest.mark.rule("MU-001")
def test_dice_and_tokens_are_the_seeds() -> None:
    kept = document_of("seeded")
    made = _all_moves(kept)
    rolled = [number for number, move in enumerate(made) if move.startswith("roll")]
    drawn = [number for number, move in enumerate(made) if move.startswith("draw")]
    assert rolled
    assert drawn
    for at in (rolled[0], rolled[-1]):
        other = "roll volcano" if made[at] == "roll white" else "roll white"
        assert fault(kept | {"moves": [*made[:at], other]})[:2] == ("MU-001", at + 1)
    at = drawn[0]
    tokens = [f"draw {token}" for token in range(1, 9) if f"draw {token}" != made[at]]
    assert any(fault(kept | {"moves": [*made[:at], token]})[:2] == ("MU-001", at + 1) for token in tokens)


def _all_moves(document: dict[str, Any]) -> list[str]:
    """Give the moves of a seeded record with all that the seed adds."""
    given = document["options"]
    options = {name.replace("_", "-"): str(value) for name, value in given.items()}
    code = SetupCode("mu", document["seed"], options)
    table = game.table(settle(game, code), DATA)
    state, made = table.start, []
    for move in [*map(table.engine.parse_move, document["moves"]), None]:
        while state.is_chance and (move is None or move.verb not in CHANCE):
            chance = table.engine.chance_move(state, table.fate)
            state = table.engine.play(state, chance)
            made.append(str(chance))
        if move is not None:
            state = table.engine.play(state, move)
            made.append(str(move))
    return made


def test_chance_may_be_left_out_with_a_seed() -> None:
    kept = document_of("seeded")
    assert not any(move.startswith(CHANCE) for move in kept["moves"])
    made = _all_moves(kept)
    some = [move for at, move in enumerate(made) if not move.startswith(CHANCE) or at % 3]
    assert len(kept["moves"]) < len(some) < len(made)
    for moves in (made, some):
        assert verdict(kept | {"moves": moves}) == verdict(kept)


@pytest.mark.rule("MU-001", "MU-401")
def test_the_seed_answers_behind_the_last_move_too() -> None:
    """The die of this seed shows a Volcano, and the second one takes the Village beside the Moai."""
    moves = ["land 16a", "sculpt 16a.mid", "carry 16a.mid 16b", "carry 16b.loose 2a", "end", "end"]
    moves += ["build 2a.in", "raise 2a.loose nw"]
    document = seeded(moves, seed="T15")
    seat = spelled("mu#T15")["setup"]["first_player"]
    assert stands(document)["scores"][seat]["villages"] == 0
    assert stands(document) == stands(document | {"moves": [*moves, "roll volcano", "draw 2"]})
    by_hand = {"seed": None, "setup": {"first_player": seat}}
    assert stands(document | by_hand)["scores"][seat]["villages"] == 3


@pytest.mark.rule("MU-401")
def test_without_a_seed_chance_may_not_be_left_out() -> None:
    decided = [move for move in SAMPLE["moves"] if not move.startswith(CHANCE)]
    assert fault(sample(decided)) == ("MU-401", 4, 1)


# -- every way of ending ---------------------------------------------------------------------------


def _kept() -> list[Path]:
    return sorted(RECORDS.glob("mu-*.txt"))


@pytest.mark.rule("MU-602", "MU-604", "MU-618")
def test_no_way_of_ending_is_missing() -> None:
    documents = {path.stem.removeprefix("mu-"): document_of(path.stem.removeprefix("mu-")) for path in _kept()}
    ends = {name: stands(document) for name, document in documents.items()}
    assert {end["reason"] for end in ends.values()} == {None, "volcanoes", "stagnation"}
    assert {len(end["scores"]) for end in ends.values()} == {2, 3, 4}
    assert len(ends["shared"]["winners"]) > 1
    options = [document["options"] for document in documents.values()]
    assert {given.get("sink_mode", "auto") for given in options} == {"auto", "claim"}
    assert {given.get("fissure_mode", "border") for given in options} == {"border", "edge"}
    assert {given.get("setup", "standard") for given in options} == {"standard", "advanced"}
    assert ends["claim"]["reason"] == "volcanoes"
    assert documents["advanced"]["seed"] is None


def _trigger(document: dict[str, Any]) -> tuple[int, int]:
    """Give the place in the round of whoever triggers the end, and how many turns come after that."""
    record = convert(document, Annal[OptionEntry, LandEntry, ClaimEntry])
    assert record.options is not UNSET
    assert record.setup is not UNSET
    state = rules.new_game(charter_of(record.options, completed(record.setup, record.options, BOX), BOX))
    turn = 0
    for move in record.moves:
        state = rules.play(state, rules.parse_move(move))
        if state.frame.last and not turn:
            turn = state.turn
    return (turn - 1) % record.options.players, state.turn - turn


@pytest.mark.rule("MU-601", "MU-602")
@pytest.mark.parametrize(("name", "place", "turns"), [("volcanoes", 0, 2), ("last-turn", 3, 0), ("claim", 2, 0)])
def test_the_round_of_the_trigger_is_the_last(name: str, place: int, turns: int) -> None:
    assert _trigger(document_of(name)) == (place, turns)


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_judged_as_ever(path: Path, golden: Callable[[str, str], None]) -> None:
    answer = pnp("validate", path)
    assert answer.code == 0, answer.out
    golden(f"mu/{path.stem}-verdict.txt", answer.out.replace(str(path), path.name))


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    lines = [line for line in kept.splitlines() if not line.startswith(";")]
    assert game.write_text(document_of(path.stem.removeprefix("mu-"))).splitlines() == lines


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_json_and_text_are_judged_alike(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document_of(path.stem.removeprefix("mu-"))), encoding="utf-8")
    (of_json,) = Court().findings(Records(file))
    (of_text,) = Court().findings(Records(path))
    assert of_json.verdict == of_text.verdict


# -- a game from the printed pages -----------------------------------------------------------------


@pytest.mark.rule("MU-611", "MU-617")
def test_what_was_counted_on_paper_is_what_the_record_comes_to() -> None:
    document = document_of("from-paper")
    assert document["claimed"]["scores"] == stands(document)["scores"]
    assert [seat["total"] for seat in document["claimed"]["scores"]] == [47, 40, 43]
    assert fault(document) is None
    assert not document["finished"]


@pytest.mark.rule("MU-001")
def test_the_game_on_paper_begins_as_its_turn_log_says() -> None:
    made = setup("mu:players=3,setup=advanced#EVENING-3")
    lines = (RECORDS / "mu-from-paper.txt").read_text(encoding="utf-8").splitlines()
    assert set(headers(made, dice=True)) <= set(lines)


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


def by_hand(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """A continent that was built by hand, with something changed."""
    areas = [list(row) for row in BOX.continent.placements]
    setup = {"areas": areas, "boats": [[1, 3], [0, -3]], "first_player": 0} | changes
    return lambda document: document.update(
        options={"players": 2, "setup": "advanced"},
        setup={name: value for name, value in setup.items() if value is not None},
    )


AREAS = [list(row) for row in BOX.continent.placements]
UNUSABLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "unknown word": (moved("wait"), "move 3: “wait” is not a move"),
    "an empty move": (moved(""), "move 3: “” is not a move"),
    "capitals": (moved("Land 16a"), "move 3: “Land 16a” is not a move"),
    "double blank": (moved("land  16a"), "move 3: “land 16a” is not a move: land is followed by"),
    "no such space": (moved("land 19b"), "move 3: “land 19b” is not a move"),
    "no such slot": (moved("build 16a.in"), "move 3: “build 16a.in” is not a move"),
    "no slot of a Volcano": (moved("sculpt 5a.mid"), "move 3: “sculpt 5a.mid” is not a move"),
    "a loose slot": (moved("build 16a.loose"), "move 3: “build 16a.loose” is not a move"),
    "no such direction": (moved("raise 16a.mid n"), "move 3: “raise 16a.mid n” is not a move"),
    "something told": (moved("raise 16a.mid w told"), "move 3: “raise 16a.mid w told” is not a move"),
    "tokens out of order": (moved("draw 6 3"), "move 3: “draw 6 3” is not a move"),
    "a token twice": (moved("draw 3 3"), "move 3: “draw 3 3” is not a move"),
    "no such token": (moved("draw 9"), "move 3: “draw 9” is not a move"),
    "no such part": (moved("draw part 23"), "move 3: “draw part 23” is not a move"),
    "a red die": (moved("roll red"), "move 3: “roll red” is not a move"),
    "no such seat": (moved("claim 4"), "move 3: “claim 4” is not a move"),
    "a word too many": (moved("end now"), "move 3: “end now” is not a move"),
    "a number as a move": (moved(7), "move 3: expected `str`, got `int`"),
    "no move of the game, after a wrong one": (said(moves=["end", "end", "land 16a", "hoist"]), "move 4: “hoist”"),
    "moves as text": (said(moves="end"), "moves: expected `array`, got `str`"),
    "unknown field": (said(weather="fair"), "object contains unknown field `weather`"),
    "no moves": (without("moves"), "object missing required field `moves`"),
    "no seed": (without("seed"), "object missing required field `seed`"),
    "no setup and no seed": (without("setup"), "neither a setup nor a seed"),
    "nobody begins": (without("setup", "first_player"), "setup.first_player is missing"),
    "number as seed": (said(seed=42), "seed: expected `str | null`, got `int`"),
    "empty seed": (said(seed=" "), "the seed is empty"),
    "finished as a number": (said(finished=1), "finished: expected `bool`, got `int`"),
    "no options": (without("options"), "options: players is missing, how many play"),
    "no players": (said(options={}), "options: object missing required field `players`"),
    "unknown option": (within("options", colour="red"), "options: object contains unknown field `colour`"),
    "the option of a code": (within("options", continent="advanced"), "options: object contains unknown field"),
    "one player": (within("options", players=1), "options.players: invalid enum value 1"),
    "five players": (within("options", players=5), "options.players: invalid enum value 5"),
    "players as text": (within("options", players="2"), "options.players: expected `int`"),
    "no such setup": (within("options", setup="random"), "options.setup: invalid enum value 'random'"),
    "no such Fissures": (within("options", fissure_mode="hex"), "options.fissure_mode: invalid enum value 'hex'"),
    "no such sinking": (within("options", sink_mode="never"), "options.sink_mode: invalid enum value 'never'"),
    "no stagnation": (within("options", stagnation_rounds=0), "options.stagnation_rounds: expected `int` >= 1"),
    "long stagnation": (within("options", stagnation_rounds=100), "options.stagnation_rounds: expected `int` <= 99"),
    "too many attempts": (within("options", max_attempts=1000), "options.max_attempts: expected `int` <= 999"),
    "seat 2 of 2 begins": (within("setup", first_player=2), "setup.first_player is 2: it is a seat from 0 to 1"),
    "first as truth": (within("setup", first_player=True), "setup.first_player: expected `int`, got `bool`"),
    "null for Areas": (within("setup", areas=None), "setup.areas: expected `array`, got `null`"),
    "another standard continent": (
        within("setup", areas=[[1, 1, -3], *AREAS[1:]]),
        "setup.areas are not those of the standard setup",
    ),
    "another bay": (within("setup", boats=[[1, 3], [0, -3]]), "setup.boats are not all in the bay [1, 3]"),
    "a Boat too many": (within("setup", boats=[[1, 3]] * 3), "setup.boats has 3 bays, and there is one for each of 2"),
    "by hand, no Areas": (by_hand(areas=None), "setup.areas is missing"),
    "by hand, no Boats": (by_hand(boats=None), "setup.boats is missing"),
    "by hand, Areas on top of each other": (by_hand(areas=[AREAS[1], *AREAS[1:]]), "Areas 1 and 2 overlap"),
    "by hand, 21 Areas": (by_hand(areas=AREAS[:-1]), "setup.areas: expected `array` of length >= 22"),
    "by hand, off the grid": (
        by_hand(areas=[[k, q + 99, r] for k, q, r in AREAS]),
        "setup.areas has Area 1 at [100, -2]: coordinates go from -99 to 99",
    ),
    "by hand, a Boat in the open sea": (by_hand(boats=[[1, 3], [4, 4]]), "setup.boats has [4, 4]: a bay is a sea hex"),
    "by hand, a Boat before one space": (
        by_hand(boats=[[1, 3], [4, -5]]),
        "setup.boats has [4, -5]: a bay is a sea hex with two land neighbours or more",
    ),
    "by hand, two Boats in a bay": (by_hand(boats=[[1, 3], [1, 3]]), "setup.boats has the bay [1, 3] twice"),
    "unknown part of the setup": (within("setup", dice=[1]), "setup: object contains unknown field `dice`"),
    "a claim that is unknown": (within("claimed", rounds=3), "claimed: object contains unknown field `rounds`"),
    "a line that is unknown": (within("claimed", scores=[{"lava": 1}, {}]), "object contains unknown field `lava`"),
    "a score as a number": (within("claimed", scores=[12, 15]), "claimed.scores[0]: expected `object`, got `int`"),
    "one score for two": (within("claimed", scores=[{}]), "claimed.scores has 1 objects, and there are 2 seats"),
    "winners in another order": (within("claimed", winners=[1, 0]), "claimed.winners has its seats not in ascending"),
    "a winner twice": (within("claimed", winners=[0, 0]), "claimed.winners has its seats not in ascending"),
    "a winner who is not there": (within("claimed", winners=[2]), "claimed.winners has seat 2: they are 0 to 1"),
    "a claim of null": (within("claimed", winners=None), "claimed.winners: expected `array`, got `null`"),
}


@pytest.mark.rule("MU-923")
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


@pytest.mark.rule("MU-818")
def test_a_continent_that_was_built_by_hand_is_played_anywhere() -> None:
    far = {
        "areas": [[k, q - 60, r + 70] for k, q, r in AREAS],
        "boats": [[-59, 73], [-60, 67]],
        "first_player": 1,
    }
    document = sample(["land 22a", "end", "land 16a"], options={"players": 2, "setup": "advanced"}, setup=far)
    document.pop("claimed")
    assert fault(document) is None
    assert fault(document | {"moves": ["land 16a"]}) == ("MU-304", 1, 1)


def test_a_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = game.write_text(SAMPLE).replace("build 20a.mid", "build 20a.in")
    file.write_text(text, encoding="utf-8")
    line = next(number for number, words in enumerate(text.splitlines(), 1) if words.startswith("2 "))
    assert pnp("validate", file).refusal().startswith(f"{file}, line {line}: “build 20a.in” is not a move")


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ('[Areas "1,1"]', "setup.areas"),
        ('[Areas "1;1;2"]', "Areas is numbers with commas between them, like 1,1,-2 0,-3,2, not “1;1;2”"),
        ('[Boats "1,x"]', "Boats is numbers with commas"),
        ('[Claimed-Score "track"]', "Claimed-Score is lines of a score, like track 2 total 12, not “track”"),
        ('[Claimed-Score "track 1 track 2"]', "Claimed-Score is lines of a score"),
        ('[Claimed-Score "track x"]', "Claimed-Score is lines of a score"),
        ('[Continent "lost"]', "options.setup: invalid enum value 'lost'"),
    ],
)
def test_a_header_that_cannot_be_read_is_refused(header: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ['[Format "pnp-game/1"]', '[Game "mu"]', "[Seed -]", '[Players "2"]', '[First-Player "0"]', header, "end"]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert sentence in pnp("validate", file).refusal()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "setup": "standard", "max_attempts": 7},
        {"players": 4, "setup": "advanced", "max_attempts": 0, "sink_mode": "claim"},
        {"players": 2, "fissure_mode": "edge", "stagnation_rounds": 99},
    ],
)
def test_options_are_written_as_they_were_read(options: dict[str, Any]) -> None:
    document = seeded([], options=options)
    assert game.read_text(read_transcript(game.write_text(document))) == document


def test_a_code_names_the_players_of_a_record() -> None:
    text = '[Format "pnp-game/1"]\n[Code "mu#42"]\n[Finished "no"]\n\nend'
    document = game.read_text(read_transcript(text))
    assert document["options"] == {"players": 2}
    assert '[Code "mu#42"]' in game.write_text(document)


def test_the_largest_record_takes_no_longer(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    options = {"players": 2, "stagnation_rounds": 99, "setup": "advanced", "max_attempts": 999}
    file.write_text(json.dumps(seeded(["end"] * 5000, options=options)), encoding="utf-8")
    start = time.process_time()
    (finding,) = Court().findings(Records(file))
    assert time.process_time() - start < 1
    assert finding.code == 1
