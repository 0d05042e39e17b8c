"""Records as documents: what may be left out, what is a mistake of the player, and what cannot be used at all."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from harbour import OPEN, Json, Voyage, chart, drawing_document, drawn, judge_document, templates

from pnp.errors import PnpError, RecordError
from pnp.games.carmine.drawing import judge_drawing_document

Change = Callable[[Json], Any]


def record() -> Json:
    """A record with everything in it: three turns, one of each action."""
    voyage = Voyage(chart(land="B4")).turn("lantern-eel", wind="N E S", die=4, drawing="G7 H7 I7")
    voyage.navigate("E", "C5 B5").turn("gold-2", die=2).explore("B4", reward=2, cannons=0)
    voyage.turn("power-any", wind="E S S", die=6, choice="pirates").visit("A5", "hold cannon")
    return voyage.claim(renown=[0], total=11).document


def changed(change: Change) -> Json:
    document = deepcopy(record())
    change(document)
    return document


def test_the_record_to_be_spoilt_is_sound() -> None:
    ruling = judge_document(record())
    assert ruling.valid
    assert set(ruling.data) == {"valid", "violations", "score", "total"}
    assert all(set(line) == {"what", "points", "rule"} for line in ruling.data["score"])


# --- unusable input


def path(*keys: str | int, value: Any) -> Change:
    """Put a value at a place of the document."""

    def change(document: Json) -> None:
        at: Any = document
        for key in keys[:-1]:
            at = at[key]
        at[keys[-1]] = value

    return change


def without(*keys: str | int) -> Change:
    def change(document: Json) -> None:
        at: Any = document
        for key in keys[:-1]:
            at = at[key]
        del at[keys[-1]]

    return change


NINE_PORTS = chart(port="A4")
SEVEN_PORTS = chart(land="A2")
TWO_MONOLITHS = chart(land="A8")
FOUR_MONOLITHS = chart(monolith="A9")

UNUSABLE: dict[str, Change] = {
    "no format": without("format"),
    "another format": path("format", value="pnp-voyage/2"),
    "a drawing's format": path("format", value="pnp-drawing/1"),
    "no game": without("game"),
    "another game": path("game", value="mu"),
    "no turns": without("turns"),
    "no start": without("start"),
    "no drawings": without("start", "drawings"),
    "no home": without("start", "home"),
    "no ship": without("start", "ship"),
    "no board and no seed": without("board"),
    "no first cards and no seed": without("start", "cards"),
    "no card and no seed": without("turns", 0, "card"),
    "no winds and no seed": without("turns", 1, "wind"),
    "no die and no seed": without("turns", 2, "die"),
    "no action": without("turns", 1, "action"),
    "an action without a deed": without("turns", 1, "action", "do"),
    "exploring nothing": without("turns", 1, "action", "cell"),
    "visiting nothing": without("turns", 2, "action", "cell"),
    "an unknown deed": path("turns", 0, "action", value={"do": "sleep"}),
    "an unknown purchase": path("turns", 2, "action", "buy", value=["parrot"]),
    "an unknown field": path("captain", value="Alma"),
    "an unknown field of a turn": path("turns", 0, "weather", value="fine"),
    "an unknown field of an action": path("turns", 0, "action", "speed", value=3),
    "a field of another action": path("turns", 1, "action", "route", value=[]),
    "an unknown field of the start": path("start", "second_ship", value="N5"),
    "an unknown option": path("options", "wind", value=True),
    "an unknown claim": path("claimed", "winner", value=True),
    "two ships": path("start", "ship", value=["B5", "N5"]),
    "turns that are no list": path("turns", value={}),
    "a turn that is no object": path("turns", 0, value="sirens"),
    "a die in words": path("turns", 0, "die", value="four"),
    "half a die": path("turns", 0, "die", value=2.5),
    "winds in one text": path("turns", 0, "wind", value="NE"),
    "a route in one text": path("turns", 0, "action", "route", value="C5 B5"),
    "a number for a cell": path("turns", 0, "action", "route", value=[5]),
    "a number for a card": path("turns", 0, "card", value=7),
    "a number for a seed": path("seed", value=7),
    "finished in words": path("finished", value="no"),
    "a claim in words": path("claimed", "total", value="11"),
    "no players": path("options", "players", value=0),
    "seven players": path("options", "players", value=7),
    "an unknown deck": path("options", "deck", value="endless"),
    "a mirror in words": path("options", "mirror", value="yes"),
    "no cell's name in a route": path("turns", 0, "action", "route", value=["north"]),
    "no cell's name in a drawing": path("turns", 0, "drawing", value=["G7", "H7", "77"]),
    "no cell's name at the start": path("start", "ship", value=""),
    "no cell's name to explore": path("turns", 1, "action", "cell", value="B"),
    "no cell's name for winds": path("turns", 1, "winds_before", value=["?"]),
    "a board of 14 rows": path("board", value=list(OPEN)[:14]),
    "a board of 16 rows": path("board", value=[*OPEN, OPEN[0]]),
    "a board with a short row": path("board", value=[OPEN[0][:14], *OPEN[1:]]),
    "a board with another character": path("board", value=["=....?........=", *OPEN[1:]]),
    "a board of 9 ports": path("board", value=NINE_PORTS),
    "a board of 7 ports": path("board", value=SEVEN_PORTS),
    "a board of 2 monoliths": path("board", value=TWO_MONOLITHS),
    "a board of 4 monoliths": path("board", value=FOUR_MONOLITHS),
    "a board that nobody knows": path("board", value="Z9"),
    "a board of numbers": path("board", value=[1] * 15),
    "a route of 10,000 steps": path("turns", 0, "action", "route", value=["C5", "B5"] * 5000),
    "10,000 turns": path("turns", value=[record()["turns"][0]] * 10_000),
}


@pytest.mark.parametrize("change", UNUSABLE.values(), ids=UNUSABLE.keys())
def test_a_document_that_cannot_be_used_is_refused_with_one_sentence(change: Change) -> None:
    with pytest.raises(RecordError) as refused:
        judge_document(changed(change))
    sentence = str(refused.value)
    assert sentence
    assert "\n" not in sentence
    assert not sentence.endswith(".")
    assert len(sentence) < 300


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (path("turns", 1, "action", "cell", value="B"), "turn 2"),
        (path("turns", 0, "die", value="four"), "turn 1"),
        (path("board", value=NINE_PORTS), "9 ports"),
        (path("options", "players", value=7), "players"),
        (path("captain", value="Alma"), "captain"),
    ],
)
def test_a_refusal_names_the_place(change: Change, place: str) -> None:
    with pytest.raises(PnpError, match=place):
        judge_document(changed(change))


# --- mistakes of the player


@pytest.mark.rule("CA-S2", "CA-N4", "CA-E1", "CA-P1", "CA-S8", "CA-D2")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        (path("turns", 1, "card", value="storm"), (2, "CA-S2")),
        (path("turns", 0, "action", "route", value=["C5", "P5"]), (1, "CA-N4")),
        (path("turns", 1, "action", "cell", value="Q20"), (2, "CA-E1")),
        (path("turns", 2, "action", "cell", value="A16"), (3, "CA-P1")),
        (path("start", "home", value="P5"), (0, "CA-S8")),
        (path("start", "ship", value="B16"), (0, "CA-S8")),
        (path("start", "drawings", 0, value=["C15", "C16"]), (0, "CA-D2")),
        (path("turns", 0, "drawing", value=["N7", "O7", "P7"]), (1, "CA-D2")),
        (path("turns", 0, "action", "wind", value="UP"), (1, "CA-N1")),
        (path("turns", 0, "wind", value=["N", "E", "UP"]), (1, "CA-R1")),
        (path("turns", 0, "die", value=9), (1, "CA-R1")),
        (path("turns", 2, "choice", value="krakens"), (3, "CA-C1")),
        (without("turns", 2, "choice"), (3, "CA-C1")),
        (without("turns", 0, "drawing"), (1, "CA-D10")),
        (path("turns", 0, "drawing", value=None), (1, "CA-D10")),
        (path("turns", 0, "drawing", value=[]), (1, "CA-D1")),
        (path("claimed", "total", value=10_000), (None, "CA-F6")),
        (path("finished", value=True), (None, "CA-F1")),
    ],
)
def test_what_a_player_got_wrong_is_a_violation(change: Change, place: tuple[int | None, str]) -> None:
    assert place in judge_document(changed(change)).places


def test_all_mistakes_of_a_sheet_are_seen_at_once() -> None:
    def spoil(document: Json) -> None:
        document["turns"][0]["wind"] = ["N", "N", "N"]
        document["turns"][1]["action"]["cell"] = "C4"
        document["turns"][2]["choice"] = "nobody"

    assert judge_document(changed(spoil)).places >= {(1, "CA-R2"), (1, "CA-N1"), (2, "CA-E1"), (3, "CA-C1")}


def test_mistakes_stand_in_the_order_of_play() -> None:
    def spoil(document: Json) -> None:
        document["turns"][0].update(drawing=["G7", "H7", "I8"], wind=["N", "N", "N"], winds_before=["C5"])
        document["turns"][0].update(winds_after=["O9"], action={"do": "navigate", "wind": "W", "route": ["C5", "E5"]})
        document["turns"][2]["choice"] = "nobody"
        document["claimed"]["total"] = 1

    found = judge_document(changed(spoil)).data["violations"]
    turns = [violation["turn"] for violation in found]
    assert turns == sorted(turns, key=lambda turn: 99 if turn is None else turn)
    assert {violation["turn"] for violation in found} >= {1, 3, None}


# --- what may be left out


@pytest.mark.parametrize(
    "change",
    [
        without("options"),
        without("options", "players"),
        without("claimed"),
        without("claimed", "total"),
        without("claimed", "renown"),
        path("turns", 0, "winds_before", value=[]),
        path("turns", 0, "winds_after", value=[]),
        without("turns", 1, "action", "reward"),
        without("turns", 1, "action", "cannons"),
    ],
)
def test_what_has_a_default_may_be_left_out(change: Change) -> None:
    assert judge_document(changed(change)).data == judge_document(record()).data


def test_a_voyage_without_turns_is_a_voyage() -> None:
    assert judge_document({**Voyage().document}).valid


def test_judging_leaves_the_document_as_it_was() -> None:
    from pnp.games.carmine.voyage import judge

    document = record()
    judge(document, templates())
    assert document == record()


# --- single drawings

SINGLE: dict[str, dict[str, Any]] = {
    "no format": {"format": None},
    "another format": {"format": "pnp-voyage/1"},
    "another game": {"game": "nautilion"},
    "an unknown field": {"wind": "N"},
    "two ships": {"ship": ["B5", "N5"]},
    "no cell's name for the ship": {"ship": "harbour"},
    "a ship on land": {"ship": "A4"},
    "no cell's name in the drawing": {"drawing": ["J1", "J2", "kraken"]},
    "a drawing in one text": {"drawing": "J1 J2 K1"},
    "an unknown mark": {"marks": {"treasure": ["B2"]}},
    "marks in a list": {"marks": ["B2"]},
    "a board of 9 ports": {"board": NINE_PORTS},
    "a board of 14 rows": {"board": list(OPEN)[:14]},
    "solo in words": {"solo": "yes"},
}


@pytest.mark.parametrize("change", SINGLE.values(), ids=SINGLE.keys())
def test_a_drawing_that_cannot_be_used_is_refused(change: dict[str, Any]) -> None:
    document = drawing_document("kraken", "J1 J2 K1")
    assert judge_drawing_document(document, templates()).data()["valid"]
    with pytest.raises(PnpError):
        judge_drawing_document({**document, **change}, templates())


@pytest.mark.parametrize("field", ["format", "game", "board", "card", "drawing"])
def test_a_drawing_needs_its_fields(field: str) -> None:
    document = drawing_document("kraken", "J1 J2 K1")
    del document[field]
    with pytest.raises(PnpError):
        judge_drawing_document(document, templates())


def test_a_verdict_on_a_drawing_has_no_turn_and_no_score() -> None:
    data = judge_drawing_document(drawing_document("kraken", "K4 K5 L4"), templates()).data()
    assert data["valid"] is False
    assert [violation["rule"] for violation in data["violations"]] == ["CA-D4"]
    assert data["violations"][0]["turn"] is None
    assert data["violations"][0]["message"]
    assert data.get("total") is None


@pytest.mark.rule("CA-D2")
def test_cells_off_the_board_are_no_sea() -> None:
    assert "CA-D2" in drawn("kraken", "P2 Q2 P3")
    assert "CA-D2" in drawn("kraken", "J0 J1 K1")
    assert "CA-D2" in drawn("sirens", "C15 C16")
