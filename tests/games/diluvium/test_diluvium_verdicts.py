"""Verdicts on recorded games of Diluvium: the sample of six turns, every way of ending, and what cannot be judged."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from command_line import pnp

from pnp.errors import RecordError
from pnp.game import Verdict, settle
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.components import components
from pnp.games.diluvium.entries import OceanEntry, OptionEntry, charter_of
from pnp.games.diluvium.places import PLACE_NUMBERS, SLOT_NUMBERS
from pnp.games.diluvium.rules import new_game
from pnp.games.diluvium.setup import make_setup
from pnp.games.diluvium.sheets import headers
from pnp.games.diluvium.state import State
from pnp.record import Records, read_transcript
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates
from pnp.validate import Court

DATA = Templates(house_templates())
BOX = components(DATA)
RECORDS = Path(__file__).parents[2] / "records"


def document_of(name: str) -> dict[str, Any]:
    """Read a record that is kept as text."""
    text = (RECORDS / f"diluvium-{name}.txt").read_text(encoding="utf-8")
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
    fields = {"over", "rounds", "turns", "gold", "settlers", "winners", "why"}
    assert set(data["result"]) - {"goal"} == fields
    if data["valid"]:
        return None
    (said,) = data["violations"]
    assert set(said) == {"rule", "move", "turn", "message"}
    return said["rule"], said["move"], said["turn"]


def sample(moves: list[str] | None = None, **changes: Any) -> dict[str, Any]:
    document = deepcopy(SAMPLE) | changes
    return document if moves is None else document | {"moves": moves}


def seeded(moves: list[str], **changes: Any) -> dict[str, Any]:
    frame = {"format": "pnp-game/1", "game": "diluvium", "seed": "KRAKEN-7", "moves": moves, "finished": False}
    return frame | changes


def spelled(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(game.setup(settle(game, SetupCode.parse(text)), DATA).data()))
    return document


# -- the sample of six turns -----------------------------------------------------------------------


def test_the_sample_is_valid() -> None:
    assert SAMPLE["options"] == {"players": 2}
    assert verdict(SAMPLE).data() == {
        "valid": True,
        "violations": [],
        "result": {
            "over": False,
            "rounds": 4,
            "turns": 7,
            "gold": [3, 1],
            "settlers": [4, 6],
            "winners": [],
            "why": None,
        },
    }


def test_the_sample_goes_as_it_is_told() -> None:
    options = msgspec.convert(SAMPLE["options"], OptionEntry)
    ocean = msgspec.convert(SAMPLE["setup"], OceanEntry)
    state: State = new_game(charter_of(options, ocean, BOX))
    ends: dict[int, State] = {}
    for text in SAMPLE["moves"]:
        turn = state.turn
        state = rules.play(state, rules.parse_move(text))
        ends[turn] = state
    slot, place = SLOT_NUMBERS.__getitem__, PLACE_NUMBERS.__getitem__

    def seat(turn: int, number: int) -> Any:
        return ends[turn].players[number - 1]

    # 1: T01 lies at A07; the track gives 1 Gold, the Settler from Produce 1 Food
    assert (seat(1, 2).scout, seat(1, 2).gold, seat(1, 2).rack) == (slot("a07"), 1, (1, 0, 0))
    assert (seat(1, 2).board, seat(1, 2).settlers) == ((0, 3, 2, 3), (place("a07f"),))
    # 2: two Settlers in the own City
    assert (seat(2, 1).rack, seat(2, 1).board) == ((1, 1, 0), (0, 1, 3, 3))
    # 3: A07 and the City
    assert seat(3, 2).settlers == tuple(sorted(map(place, ("a07f", "a07c", "ak2w"))))
    assert seat(3, 2).rack == (1, 1, 1)
    # 4: two steps to A05, which costs the Food; 1 Gold of the track and 2 of the space
    assert not ends[3].up >> slot("a05") & 1
    assert ends[4].up >> slot("a05") & 1
    assert (seat(4, 1).gold, seat(4, 1).rack, ends[4].spent) == (3, (0, 1, 0), (1, 0, 0))
    # 5: A10 costs nothing, and nobody is there
    assert (seat(5, 2).warship, seat(5, 2).gold, seat(5, 2).rack) == (slot("a10"), 1, (1, 1, 1))
    # 6: the Gate is drawn, and played after the action; the hand is empty, so the turn is over
    assert (seat(6, 1).hand, ends[6].ruins.pile) == ((), (6,))
    assert seat(6, 1).settlers == tuple(sorted(map(place, ("ak1f", "ak1c", "ak1w", "a05r", "a05f"))))
    assert (ends[6].turn, ends[6].active) == (7, 2)


def test_the_sample_as_text_has_a_line_for_each_turn() -> None:
    text = game.write_text(SAMPLE)
    assert text.splitlines()[-6:] == [
        "1 explore | sail a07 | mark s p-a07f",
        "2 settle | settler s-ak1c | settler s-ak1f",
        "3 settle | settler p-a07c | settler p-ak2w",
        "4 explore | sail a05 | mark g2",
        "5 engage | sail a10",
        "6 settle | settler s-a05r | draw gate | settler p-a05f | play gate g-ak1w",
    ]
    assert game.read_text(read_transcript(text)) == SAMPLE


# -- which mistake is named ------------------------------------------------------------------------


@pytest.mark.rule("DI-TRN-02", "DI-EXP-03", "DI-RUI-02", "DI-RES-03", "DI-RUI-01", "DI-SOL-02", "DI-STL-04")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("sail a07", "DI-TRN-02"),
        ("stay", "DI-TRN-02"),
        ("settler none", "DI-TRN-02"),
        ("harvest none", "DI-TRN-02"),
        ("end", "DI-TRN-02"),
        ("mark g1", "DI-EXP-03"),
        ("take f", "DI-STL-04"),
        ("commit 0", "DI-ENG-03"),
        ("flee s", "DI-SCR-02"),
        ("slay", "DI-MON-01"),
        ("spare", "DI-MON-01"),
        ("play treasure", "DI-RUI-02"),
        ("discard f", "DI-RES-03"),
        ("draw gate", "DI-RUI-01"),
        ("reveal q01", "DI-SOL-02"),
    ],
)
def test_a_move_that_is_not_due_has_the_rule_of_its_line(move: str, rule: str) -> None:
    assert fault(sample([move])) == (rule, 1, 1)
    if move != "draw gate":
        assert fault(sample([*SAMPLE["moves"][:16], move])) == (rule, 17, 6)  # where a card is drawn


@pytest.mark.rule("DI-TRN-04", "DI-MOV-01", "DI-SMV-01")
def test_a_move_that_is_due_and_illegal() -> None:
    moves = SAMPLE["moves"]
    assert fault(sample(["explore", "sail b01"])) == ("DI-MOV-01", 2, 1)
    assert fault(sample([*moves[:2], "mark g2"])) == ("DI-EXP-06", 3, 1)
    assert fault(sample([*moves[:4], "settler e-ak1c"])) == ("DI-SMV-01", 5, 2)
    assert fault(sample([*moves[:6], "explore"])) == ("DI-TRN-04", 7, 3)
    stopped = verdict(sample([*moves[:6], "explore", *moves[7:]]))
    assert stopped.result is not None
    assert (stopped.result["turns"], stopped.result["gold"]) == (3, [0, 1])


@pytest.mark.rule("DI-END-02")
def test_a_move_after_the_end() -> None:
    won = document_of("gold")
    turns = stands(won)["turns"]
    more = won | {"moves": [*won["moves"], "explore"], "claimed": {"gold": [0, 0]}}
    assert fault(more) == ("DI-END-02", len(won["moves"]) + 1, turns)
    assert fault(more | {"finished": False}) == ("DI-END-02", len(won["moves"]) + 1, turns)
    assert stands(more) == stands(won)


@pytest.mark.rule("DI-END-02")
def test_a_finished_game_that_is_not_over() -> None:
    assert fault(sample(finished=True, claimed={"gold": [9, 9]})) == ("DI-END-02", None, None)
    without = {key: value for key, value in SAMPLE.items() if key != "finished"}
    assert fault(without) == ("DI-END-02", None, None)


@pytest.mark.rule("DI-END-04")
def test_claims_are_compared_with_the_result() -> None:
    assert fault(sample(claimed={"gold": [3, 2]})) == ("DI-END-04", None, None)
    assert fault(sample(claimed={"gold": [3, 1], "winners": []})) is None
    assert fault(sample(claimed={"winners": [1]})) == ("DI-END-04", None, None)
    assert fault(sample(claimed={"gold": [3]})) == ("DI-END-04", None, None)
    assert fault(sample(claimed={})) is None
    shared = document_of("shared")
    winners = stands(shared)["winners"]
    assert fault(shared | {"claimed": {"winners": winners[::-1]}}) == ("DI-END-04", None, None)
    wrong = verdict(shared | {"claimed": {"winners": winners[:1]}})
    assert f"winners is claimed to be [{winners[0]}], but it is" in wrong.violations[0].message


@pytest.mark.rule("DI-SET-04", "DI-SET-02", "DI-SET-08", "DI-SET-11", "DI-SOL-01")
def test_the_setup_is_the_seeds() -> None:
    setup = spelled("diluvium#KRAKEN-7")["setup"]
    assert fault(seeded([], setup=setup)) is None
    tiles = setup["tiles"]
    swapped = [tiles[2], tiles[1], tiles[0], *tiles[3:]]
    wrong = {
        "civilisations": (setup["civilisations"][::-1], "DI-SET-04"),
        "tiles": (swapped, "DI-SET-02"),
        "ruins": (sorted(setup["ruins"]), "DI-SET-08"),
        "first": (3 - setup["first"], "DI-SET-11"),
    }
    for name, (value, rule) in wrong.items():
        assert fault(seeded(["reveal q01"], setup=setup | {name: value})) == (rule, None, None)
    everything = setup | {name: value for name, (value, _) in wrong.items()}
    for name, (_, rule) in wrong.items():
        assert fault(seeded([], setup=everything)) == (rule, None, None)
        everything[name] = setup[name]
    alone = spelled("diluvium:players=1#KRAKEN-7")["setup"]
    turned = alone | {"rival": sorted(alone["rival"])}
    assert fault(seeded([], options={"players": 1}, setup=turned)) == ("DI-SOL-01", None, None)


def test_a_deck_that_is_left_out_is_the_seeds() -> None:
    won = document_of("solo-won")
    setup = spelled("diluvium:players=1,scenario=Z2,carry=card#" + won["seed"])["setup"]
    bare = {name: value for name, value in setup.items() if name not in ("ruins", "rival")}
    assert verdict(won | {"setup": bare}) == verdict(won)
    first = won["moves"][0]
    assert first.startswith("draw ")
    other = "draw gate" if first != "draw gate" else "draw map"
    assert fault(won | {"setup": bare, "moves": [other]}) == ("DI-RUI-01", 1, 0)


@pytest.mark.rule("DI-RUI-01", "DI-SOL-02")
def test_cards_against_the_setup_or_the_seed() -> None:
    for document in (document_of("solo-won"), document_of("solo-goal")):
        moves = document["moves"]
        for verb, rule in (("draw", "DI-RUI-01"), ("reveal", "DI-SOL-02")):
            at = next((number for number, move in enumerate(moves) if move.startswith(verb)), None)
            if at is None:
                continue
            cards = ("gate", "map") if verb == "draw" else ("q01", "q02")
            other = next(f"{verb} {card}" for card in cards if f"{verb} {card}" != moves[at])
            assert fault(document | {"moves": [*moves[:at], other]})[:2] == (rule, at + 1)


def test_without_the_order_of_a_deck_any_card_may_come() -> None:
    bare = {name: value for name, value in SAMPLE["setup"].items() if name != "ruins"}
    for card in ("map", "compass", "weapons"):
        assert fault(sample([*SAMPLE["moves"][:16], f"draw {card}"], setup=bare, claimed={})) is None
    assert fault(sample([*SAMPLE["moves"][:16], "draw map"])) == ("DI-RUI-01", 17, 6)


def test_chance_may_be_left_out_with_a_seed() -> None:
    won = document_of("solo-won")
    decided = [move for move in won["moves"] if not move.startswith(("draw", "reveal"))]
    some = [move for at, move in enumerate(won["moves"]) if not move.startswith(("draw", "reveal")) or at % 3]
    assert len(decided) < len(some) < len(won["moves"])
    for moves in (decided, some):
        assert verdict(won | {"moves": moves}) == verdict(won)
    shared = document_of("shared")
    assert not any(move.startswith("draw") for move in shared["moves"])


def test_without_a_seed_chance_may_not_be_left_out() -> None:
    goal = document_of("solo-goal")
    assert goal["seed"] is None
    decided = [move for move in goal["moves"] if not move.startswith("reveal")]
    rule, *_ = fault(goal | {"moves": decided})
    assert rule == "DI-TRN-02"


@pytest.mark.rule("DI-SOL-15")
def test_the_gift_card_is_drawn_in_the_setup() -> None:
    document = document_of("solo-won")
    assert document["options"]["carry"] == "card"
    assert fault(document | {"moves": ["settle", "draw map"], "finished": False, "claimed": {}})[1:] == (2, 1)
    lines = game.write_text(document).splitlines()
    assert any(line.strip().startswith("0 draw ") for line in lines)


# -- every way of ending ---------------------------------------------------------------------------


def _kept() -> list[Path]:
    return sorted(RECORDS.glob("diluvium-*.txt"))


def _trigger(document: dict[str, Any]) -> set[str]:
    """Give the trays that are empty at the end of a record."""
    given = document.get("options", {})
    if document["seed"] is None:
        options, ocean = msgspec.convert(given, OptionEntry), msgspec.convert(document["setup"], OceanEntry)
        state, fate = new_game(charter_of(options, ocean, BOX)), None
    else:
        said = ",".join(f"{name}={value}" for name, value in given.items())
        code = SetupCode.parse(f"diluvium{':' * bool(said)}{said}#{document['seed']}")
        table = game.table(settle(game, code), DATA)
        state, fate = table.start, table.fate
    for text in document["moves"]:
        move = rules.parse_move(text)
        while fate is not None and state.is_chance and move.verb not in ("draw", "reveal"):
            state = rules.play(state, rules.chance_move(state, fate))
        state = rules.play(state, move)
    while fate is not None and state.is_chance:
        state = rules.play(state, rules.chance_move(state, fate))
    assert state.is_over
    return {kind for kind, left in zip("FCW", state.trays, strict=True) if not left}


@pytest.mark.rule("DI-END-01", "DI-END-04", "DI-END-05", "DI-END-06", "DI-SOL-13")
def test_no_way_of_ending_is_missing() -> None:
    ended = [stands(document_of(path.stem.removeprefix("diluvium-"))) for path in _kept()]
    ways = {(len(end["gold"]) if "goal" not in end else 1, end["why"], "goal" in end) for end in ended}
    assert {why for _, why, solo in ways if not solo} == {None, "gold", "settlers", "shared"}
    assert {players for players, *_ in ways} == {1, 2, 3, 4}
    solo = {(tuple(end["winners"]), end["why"]) for end in ended if "goal" in end}
    assert solo == {((1,), "gold"), ((2,), "gold"), ((2,), "goal")}
    triggers = [_trigger(document_of(name)) for name in ("gold", "food", "weapons")]
    assert triggers == [{"C"}, {"F"}, {"W"}]


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_judged_as_ever(path: Path, golden: Callable[[str, str], None]) -> None:
    answer = pnp("validate", path)
    assert answer.code == 0, answer.out
    golden(f"diluvium/{path.stem}-verdict.txt", answer.out.replace(str(path), path.name))


@pytest.mark.parametrize("path", _kept(), ids=[path.stem for path in _kept()])
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    lines = [line for line in kept.splitlines() if not line.startswith(";")]
    assert game.write_text(document_of(path.stem.removeprefix("diluvium-"))).splitlines() == lines


def test_people_are_told_how_it_ended() -> None:
    told = {name: verdict(document_of(name)).told for name in ("gold", "settlers", "shared", "solo-goal", "solo-won")}
    assert told["gold"][0].endswith(": most Gold")
    assert told["settlers"][0].endswith(": fewest Settlers on the board")
    assert told["shared"][0].startswith("Seats 2 and 3 won in round ")
    assert told["solo-goal"][0].endswith(": the goal was missed")
    assert told["solo-won"][0].startswith("Won in round ")
    assert told["solo-won"][-1].startswith("Rival: ")


# -- games from the printed pages ------------------------------------------------------------------


@pytest.mark.rule("DI-END-04", "DI-SOL-13")
@pytest.mark.parametrize(("name", "gold"), [("from-paper", [60, 57]), ("solo-from-paper", [41, 19])])
def test_what_was_counted_on_paper_is_what_the_record_comes_to(name: str, gold: list[int]) -> None:
    document = document_of(name)
    assert document["claimed"] == {"gold": gold, "winners": [1]}
    assert stands(document)["gold"] == gold
    assert fault(document) is None


@pytest.mark.parametrize(
    ("name", "code", "is_spelled"),
    [
        ("from-paper", "diluvium:side=B#PAPER-1", False),
        ("solo-from-paper", "diluvium:players=1,scenario=Z2#PAPER-2", True),
    ],
)
def test_the_games_on_paper_begin_as_their_sheets_say(name: str, code: str, is_spelled: bool) -> None:
    setup = make_setup(settle(game, SetupCode.parse(code)), DATA)
    lines = (RECORDS / f"diluvium-{name}.txt").read_text(encoding="utf-8").splitlines()
    assert set(headers(setup, spelled=is_spelled)) <= set(lines)


@pytest.mark.rule("DI-RUI-04", "DI-SOL-03")
def test_cards_that_were_mixed_at_the_table_need_a_record_without_a_seed() -> None:
    document = document_of("solo-from-paper")
    assert fault(document) is None
    del document["setup"]
    (said,) = verdict(document | {"seed": "PAPER-2"}).data()["violations"]
    assert (said["rule"], said["turn"]) == ("DI-SOL-02", 26)
    assert said["message"].endswith("with real dice and cards a record has no seed")


@pytest.mark.rule("DI-TRN-02")
def test_who_forgets_the_end_of_a_turn_with_cards_in_the_hand_is_told_the_word() -> None:
    document = document_of("from-paper")
    document["moves"].remove("end")
    (said,) = verdict(document).data()["violations"]
    assert said["turn"] == 12
    assert "“end” ends the turn" in said["message"]


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


def tile(slot: int, name: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document["setup"]["tiles"].__setitem__(slot - 1, name)


ALONE = {"players": 1}
UNUSABLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "unknown word": (moved("wait"), "move 3: “wait” is not a move"),
    "an empty move": (moved(""), "move 3: “” is not a move"),
    "capitals": (moved("Explore"), "move 3: “Explore” is not a move"),
    "capitals in a slot": (moved("sail A05"), "move 3: “sail A05” is not a move"),
    "double blank": (moved("sail  a05"), "is not a move: sail is followed by"),
    "no such slot": (moved("sail a18"), "move 3: “sail a18” is not a move"),
    "no such City": (moved("sail ak3"), "move 3: “sail ak3” is not a move"),
    "three Compasses": (moved("sail a05 compass compass compass"), "is not a move: sail is followed by"),
    "a Compass that is played": (moved("play compass"), "is not a move: a Compass is played with sail"),
    "a Settler to a section": (moved("settler a05f-s"), "is not a move: a Settler moves to a space, not to a section"),
    "no such section": (moved("settler x-a05f"), "move 3: “settler x-a05f” is not a move"),
    "a pair without its end": (moved("settler s"), "move 3: “settler s” is not a move"),
    "a Settler on gold": (moved("mark g1 s-a05f"), "move 3: “mark g1 s-a05f” is not a move"),
    "no such space": (moved("mark g4"), "move 3: “mark g4” is not a move"),
    "raise before sell": (moved("harvest a05 raise 1 sell 1"), "is not a move: harvest is followed by"),
    "sell nothing": (moved("harvest a05 sell 0"), "move 3: “harvest a05 sell 0” is not a move"),
    "leading zero": (moved("commit 01"), "move 3: “commit 01” is not a move"),
    "less than nothing": (moved("commit -1"), "move 3: “commit -1” is not a move"),
    "flight in wrong order": (moved("flee p s"), "is not a move: places stand in the order"),
    "a flight to the City first": (moved("flee ak1f s"), "is not a move: places stand in the order"),
    "discards in wrong order": (moved("discard w f"), "is not a move: tokens stand in the order"),
    "discard of nothing": (moved("discard"), "move 3: “discard” is not a move"),
    "take of Ruins": (moved("take r"), "move 3: “take r” is not a move"),
    "no such card": (moved("draw trident"), "move 3: “draw trident” is not a move"),
    "Rival card 13": (moved("reveal q13"), "move 3: “reveal q13” is not a move"),
    "a Map without a tile": (moved("play map g1"), "move 3: “play map g1” is not a move"),
    "a Gate without a pair": (moved("play gate"), "move 3: “play gate” is not a move"),
    "a word too many": (moved("end now"), "move 3: “end now” is not a move"),
    "a number as a move": (moved(7), "move 3: expected `str`, got `int`"),
    "no move of the game, after a wrong one": (said(moves=["end", "hoist"]), "move 2: “hoist” is not a move"),
    "moves as text": (said(moves="explore"), "moves: expected `array`, got `str`"),
    "unknown field": (said(weather="fair"), "object contains unknown field `weather`"),
    "no moves": (without("moves"), "object missing required field `moves`"),
    "no seed": (without("seed"), "object missing required field `seed`"),
    "no setup and no seed": (without("setup"), "neither a setup nor a seed"),
    "number as seed": (said(seed=42), "seed: expected `str | null`, got `int`"),
    "empty seed": (said(seed=" "), "the seed is empty"),
    "finished as a number": (said(finished=1), "finished: expected `bool`, got `int`"),
    "unknown option": (within("options", colour="red"), "options: object contains unknown field `colour`"),
    "five players": (within("options", players=5), "options.players: invalid enum value 5"),
    "players as text": (within("options", players="2"), "options.players: expected `int`"),
    "side C": (within("options", side="C"), "options.side: invalid enum value 'C'"),
    "chosen civilisations as text": (within("options", civilisations="greek+aztec"), "options.civilisations"),
    "one civilisation chosen": (within("options", civilisations=["greek"]), "options.civilisations has 1"),
    "a civilisation chosen twice": (within("options", civilisations=["greek"] * 2), "one of them twice"),
    "other civilisations chosen": (
        within("options", civilisations=["aztec", "greek"]),
        "setup.civilisations are not those of options.civilisations",
    ),
    "a scenario for two": (within("options", scenario="Z1"), "options.scenario must not stand there"),
    "a gift for two": (within("options", carry="none"), "options.carry must not stand there"),
    "a gift before Z1": (said(options=ALONE | {"carry": "card"}), "options.carry is card, but nothing comes before Z1"),
    "a gift before Z1, named": (
        said(options=ALONE | {"scenario": "Z1", "carry": "loss"}),
        "options.carry is loss, but nothing comes before Z1",
    ),
    "no such scenario": (said(options=ALONE | {"scenario": "Z5"}), "options.scenario: invalid enum value 'Z5'"),
    "no such gift": (said(options=ALONE | {"carry": "gold"}), "options.carry: invalid enum value 'gold'"),
    "a Rival for two": (within("setup", rival=[f"Q{n:02}" for n in range(1, 13)]), "setup.rival must not stand there"),
    "a scenario without its tiles": (
        lambda d: d.update(options=ALONE | {"scenario": "Z2"}, setup=d["setup"] | {"first": 1}),
        "setup.tiles lacks T19, which belongs to Z2",
    ),
    "a tile that a scenario puts away": (
        lambda d: d.update(
            options=ALONE | {"scenario": "Z3"},
            setup=d["setup"] | {"first": 1, "tiles": ["T21", *d["setup"]["tiles"][1:]]},
        ),
        "setup.tiles has T23, which does not belong to Z3",
    ),
    "the Rival begins": (said(options=ALONE), "setup.first is 2: it is 1, since you begin"),
    "seat 3 of 2 begins": (within("setup", first=3), "setup.first is 3: it is a seat from 1 to 2"),
    "first as truth": (within("setup", first=True), "setup.first: expected `int`, got `bool`"),
    "a tile twice": (tile(3, "T12"), "setup.tiles has T12 twice"),
    "a tile of another cost": (tile(3, "T04"), "setup.tiles has T04 in A03: it costs 0, the slot 1"),
    "no such tile": (tile(3, "T99"), "setup.tiles has “T99” in A03, and there is no such tile"),
    "too few tiles": (lambda d: d["setup"]["tiles"].pop(), "setup.tiles has 16 tiles, and layout A has 17 slots"),
    "not the 16 cards": (lambda d: d["setup"]["ruins"].pop(), "setup.ruins has 1 of machines, and there are 2"),
    "null for cards": (within("setup", ruins=None), "setup.ruins: expected `array`, got `null`"),
    "unknown part of the setup": (within("setup", dice=[1]), "setup: object contains unknown field `dice`"),
    "a claim that is unknown": (within("claimed", rounds=3), "claimed: object contains unknown field `rounds`"),
    "a claim as a number": (within("claimed", gold=3), "claimed.gold: expected `array`, got `int`"),
    "a claim of null": (within("claimed", winners=None), "claimed.winners: expected `array`, got `null`"),
    "gold as text": (within("claimed", gold=["3", "1"]), "claimed.gold"),
}


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


@pytest.mark.parametrize(
    ("rival", "sentence"),
    [
        (["Q01"] * 12, "setup.rival has 12 of Q01, and there is 1"),
        ([f"q{number:02}" for number in range(1, 13)], "setup.rival has 0 of Q01, and there is 1"),
    ],
)
def test_a_rival_deck_that_cannot_be_is_refused(rival: list[str], sentence: str) -> None:
    setup = SAMPLE["setup"] | {"first": 1, "rival": rival}
    with pytest.raises(RecordError, match=sentence):
        game.judge(sample([], options=ALONE, setup=setup), DATA)


def test_a_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = game.write_text(SAMPLE).replace("settler p-a07c", "settler p-a07x")
    file.write_text(text, encoding="utf-8")
    line = next(number for number, words in enumerate(text.splitlines(), 1) if words.startswith("3 "))
    assert pnp("validate", file).refusal().startswith(f"{file}, line {line}: “settler p-a07x” is not a move")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 2},
        {"players": 1, "scenario": "Z1", "carry": "none"},
        {"players": 3, "civilisations": ["greek", "aztec", "chinese"]},
        {"civilisations": "random", "side": "B"},
    ],
)
def test_options_are_written_as_they_were_read(options: dict[str, Any]) -> None:
    document = seeded([], options=options)
    assert game.read_text(read_transcript(game.write_text(document))) == document


def test_the_largest_record_takes_no_longer(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    file.write_text(json.dumps(seeded(["settle", *["settler s-ak1c"] * 4999])), encoding="utf-8")
    start = time.process_time()
    (finding,) = Court().findings(Records(file))
    assert time.process_time() - start < 1
    assert finding.code == 1
