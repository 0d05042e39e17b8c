"""The text form: short enough to type, strict enough to trust, and equal to the JSON form in both directions."""

from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from reference.voyage_player import some_voyage

from pnp.errors import RecordError
from pnp.games.carmine.charts import named_chart, seeded_chart
from pnp.games.carmine.notation import read_text, write_text
from pnp.record import read_transcript
from pnp.templates import Templates, house_templates

VOYAGE = """
[Format "pnp-voyage/1"]  ; what the file is
[Game "carmine"]
[Seed "KRAKEN-7"]
[Board "A1"]
[Players "1"]
[Deck "standard"]
[Mirror "no"]
[Finished "yes"]
[Claimed "61"]
[Renown "0 7"]

; the morning
start kraken J1 J2 K1 | maelstrom C11 D11 C12 D12 | home G7 ship H7
1 sirens C14 D14 | NE W SE 4 | wind I6 | sail NE I6 J5 | reward 3 | wind J4
2 gold-2 | N N S 2 | explore K5 take 2 build 1
3 power-any pirates | E S S 6 | port G7 ship hold cannon cannon
4 squall skipped | E S S 6 | sail E
5 ambush-port by right C4 dots C5 cannons 1 | E S S 6 | wind A1 | reward 2 | sail E | battle left 4 3 cannons 1 2
"""

DOCUMENT = {
    "format": "pnp-voyage/1",
    "game": "carmine",
    "seed": "KRAKEN-7",
    "board": "A1",
    "options": {"players": 1, "deck": "standard", "mirror": False},
    "finished": True,
    "claimed": {"total": 61, "renown": [0, 7]},
    "start": {
        "cards": ["kraken", "maelstrom"],
        "drawings": [["J1", "J2", "K1"], ["C11", "D11", "C12", "D12"]],
        "home": "G7",
        "ship": "H7",
    },
    "turns": [
        {
            "card": "sirens",
            "drawing": ["C14", "D14"],
            "wind": ["NE", "W", "SE"],
            "die": 4,
            "winds_before": ["I6"],
            "action": {"do": "navigate", "wind": "NE", "route": ["I6", "J5"], "pirates_reward": 3},
            "winds_after": ["J4"],
        },
        {
            "card": "gold-2",
            "wind": ["N", "N", "S"],
            "die": 2,
            "action": {"do": "explore", "cell": "K5", "reward": 2, "cannons": 1},
        },
        {
            "card": "power-any",
            "choice": "pirates",
            "wind": ["E", "S", "S"],
            "die": 6,
            "action": {"do": "port", "cell": "G7", "buy": ["ship", "hold", "cannon", "cannon"]},
        },
        {
            "card": "squall",
            "drawing": None,
            "wind": ["E", "S", "S"],
            "die": 6,
            "action": {"do": "navigate", "wind": "E"},
        },
        {
            "card": "ambush-port",
            "drawing": {"by": "right", "centre": "C4", "dots": ["C5"], "cannons": 1},
            "wind": ["E", "S", "S"],
            "die": 6,
            "winds_before": ["A1"],
            "pirates_reward": 2,
            "action": {"do": "navigate", "wind": "E"},
            "battles": [{"ambush": "left", "rolls": [4, 3], "cannons": [1, 2]}],
        },
    ],
}


def read(text: str) -> dict[str, Any]:
    return read_text(read_transcript(text))


def test_a_typed_voyage_is_the_json_document() -> None:
    assert read(VOYAGE) == DOCUMENT


def test_what_is_written_is_as_short_as_what_is_typed() -> None:
    typed = [line for line in VOYAGE.splitlines() if line and line[0] not in ";["]
    assert [line for line in write_text(DOCUMENT).splitlines() if line and line[0] != "["] == typed


def test_small_and_capital_letters_are_alike_where_nothing_hangs_on_them() -> None:
    text = VOYAGE.replace("C14 D14", "c14 d14").replace("NE W SE", "ne w se").replace("sirens", "Sirens")
    assert read(text.replace("sail", "Sail").replace("start", "START").replace("[Seed", "[SEED")) == DOCUMENT
    assert read(text.replace("\n", "\r\n").replace("\n1 ", "\n1. ").replace(" | ", "|")) == DOCUMENT


def test_where_the_seed_gives_cards_and_dice_they_may_be_left_out() -> None:
    head = '[Format "pnp-voyage/1"]\n[Code "carmine#storm"]\n'
    document = read(head + "start J1 J2 | skipped | home G7 ship H7\n1 C14 | sail E\n2 | port G7")
    assert document["start"] == {"drawings": [["J1", "J2"], None], "home": "G7", "ship": "H7"}
    assert document["turns"] == [
        {"drawing": ["C14"], "action": {"do": "navigate", "wind": "E"}},
        {"action": {"do": "port", "cell": "G7"}},
    ]


def test_the_code_of_a_sheet_says_all_that_headers_say() -> None:
    code = '[Code "carmine:players=3,deck=short,mirror=yes,first-game=yes,voyage=no,board=B2#storm"]'
    rest = "\nstart skipped | skipped | home G7 ship H7"
    document = read(f'[Format "pnp-voyage/1"]\n{code}{rest}')
    assert (document["game"], document["seed"], document["board"]) == ("carmine", "STORM", "B2")
    assert document["options"] == {
        "players": 3,
        "deck": "short",
        "mirror": True,
        "first_game": True,
        "voyage": False,
    }
    read(f'[Format "pnp-voyage/1"]\n{code}\n[Players "3"]{rest}')
    with pytest.raises(RecordError, match=r"^line 3: Players is “2”, but a header before it says otherwise$"):
        read(f'[Format "pnp-voyage/1"]\n{code}\n[Players "2"]{rest}')


def test_a_board_that_grew_from_a_seed_of_its_own_is_spelled_out() -> None:
    head = '[Format "pnp-voyage/1"]\n[Code "carmine:board=storm#X"]\nstart skipped | skipped | home G7 ship H7'
    assert read(head)["board"] == list(seeded_chart("STORM", 1, Templates(house_templates())).board.rows)


POSITION = """
[Format "pnp-drawing/1"]
[Game "carmine"]
[Board "A1"]
[Ship -]
[Solo "yes"]
monster B2 B3
current D4 E4 F4
current G4
ambush -
draw the-anvil skipped
"""


def test_a_single_drawing() -> None:
    assert read(POSITION) == {
        "format": "pnp-drawing/1",
        "game": "carmine",
        "board": "A1",
        "ship": None,
        "solo": True,
        "marks": {"monster": ["B2", "B3"], "current": [["D4", "E4", "F4"], ["G4"]], "ambush": []},
        "card": "the-anvil",
        "drawing": None,
    }


# -- what cannot be read ---------------------------------------------------------------------------

HEAD = '[Format "pnp-voyage/1"]\n[Game "carmine"]\n'
START = "start kraken J1 | squall K1 | home G7 ship H7\n"
WRONG = {
    HEAD: "line 1: there is no line that begins with the word start",
    HEAD + "1 sirens C14 | sail E": "line 3: expected the word start, not “1”",
    HEAD + "start kraken J1 |": "line 3: expected a card with its drawing, or home and ship, but the segment ends",
    HEAD + "start kraken | squall K1 | home G7": "line 3: the card before has no drawing",
    HEAD + "start J1 | squall K1 | home G7": "line 3: either every one of the first cards is named or none",
    HEAD + "start J1 | home G7 H7": "line 3: expected no more words here, not “H7”",
    HEAD + START + "2 sirens | sail E": "line 4: expected turn 1, which begins with its number, not “2”",
    HEAD + START + "1 sirens C14": "line 4: turn 1 has no action: sail, explore or port",
    HEAD + START + "1 sirens C14 sail | sail E": "line 4: expected a cell like C14, or | and what comes next, not “sa",
    HEAD + START + "1 sirens CC14 | sail E": "line 4: expected a cell like C14, or | and what comes next, not “CC14”",
    HEAD + START + "1 | NE W SX 4 | sail E": "line 4: expected winds and a die like NE W SE 4",
    HEAD + START + "1 | sali E": "line 4: expected winds and a die like NE W SE 4, or sail, explore or port, not “sa",
    HEAD + START + "1 | sail Z9 west": "line 4: expected no more words here, not “west”",
    HEAD + START + "1 | sail up": "line 4: expected the wind to sail with: N NE E SE S SW W or NW, not “up”",
    HEAD + START + "1 | sail E | sail E": "line 4: the turn has an action twice",
    HEAD + START + "1 | wind A1 | wind A2 | sail E": "line 4: the turn has winds before the action twice",
    HEAD + START + "1 | explore": "line 4: expected the cell to explore, like K5, but the segment ends",
    HEAD + START + "1 | explore K5 take": "line 4: expected a number behind take, but the segment ends",
    HEAD + START + "1 | explore K5 build 1 take 1": "line 4: expected take, build or treasure with a number",
    HEAD + START + "1 | port G7 rum": "line 4: expected ship, hold or cannon, not “rum”",
    HEAD + START + "1 | sail E | battle nobody": "line 4: expected left, right or mine, not “nobody”",
    HEAD + START + '1 "open | sail E': "line 4: “\"open | sail E” cannot be read: a quote is left open",
    HEAD + START + '[Deck "short"]': "line 4: headers stand before the first move",
    HEAD + "[Seed]\n" + START: "line 3: a header is written like",
    HEAD + "[Seed KRAKEN]\n" + START: "line 3: a header is written like",
    HEAD + '[Sead "X"]\n' + START: "line 3: there is no header “Sead”, did you mean Seed?",
    HEAD + '[Game "carmine"]\n' + START: "line 3: the header Game stands twice",
    HEAD + '[Players "two"]\n' + START: "line 3: Players is a number, not “two”",
    HEAD + '[Mirror "perhaps"]\n' + START: "line 3: Mirror is yes or no, not “perhaps”",
    HEAD + '[Options "x"]\n' + START: "line 3: Options is empty: its parts have headers of their own",
    HEAD + '[Board "A1"]\n[Row "..."]\n' + START: "line 4: the board is named already",
    HEAD + '[Options -]\n[Players "2"]\n' + START: "line 4: Players is one of the options, but a header before it says",
    HEAD + '[Seed "\\x"]\n' + START: "line 3: \"\\x\" has a backslash too many",
    HEAD + '[Seed "\\ud800"]\n' + START: "line 3: ",
    HEAD + '[Code "mu#X"]\n' + START: "line 3: Code is “mu#X”, but a header before it says otherwise",
    HEAD + '[Code "carmine:players=9#X"]\n' + START: "line 3: players cannot be “9”",
    POSITION.replace("draw the-anvil", "draw"): "line 11: expected the card that was drawn, like kraken, not “skipped”",
    POSITION + "peril C3": "line 12: expected nothing behind the line that begins with draw",
    POSITION.replace("ambush", "ambsh"): "line 10: expected draw or one of monster, peril",
    POSITION.replace("ambush -", "ambush C1 | C2"): "line 10: there is no | in the lines of a drawing",
    POSITION.replace("draw the-anvil skipped", ""): "line 1: there is no line that begins with draw",
}  # fmt: skip


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_read_names_the_line_and_what_was_expected(text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read(text)
    assert str(refusal.value).startswith(WRONG[text])
    assert "\n" not in str(refusal.value)


# -- nothing is lost -------------------------------------------------------------------------------

CELLS = st.from_regex(r"\A[A-Z](0|[1-9][0-9]?)\Z")
TEXTS = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    st.sampled_from(
        ["sirens", "gold-2", "pirates", "none", "-", "C14", "c14", "sail", "Kraken", "NE", "ne", "4", "a|b;c"]
    ),
)
NUMBERS = st.integers(-(10**9), 10**9)
WINDS = st.sampled_from(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]) | TEXTS


def some(fields: dict[str, SearchStrategy[Any]], **optional: SearchStrategy[Any]) -> SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(fields, optional=optional)


def cells(most: int = 4) -> SearchStrategy[list[str]]:
    return st.lists(CELLS, max_size=most)


AMBUSH = some({"by": st.sampled_from(["left", "right"]), "centre": CELLS}, dots=cells(), cannons=NUMBERS)
DRAWINGS = st.one_of(cells(), st.none(), AMBUSH)
ACTIONS = st.one_of(
    some({"do": st.just("navigate")}, wind=st.none() | WINDS, route=cells(), pirates_reward=st.none() | NUMBERS),
    some(
        {"do": st.just("explore"), "cell": CELLS},
        reward=st.none() | NUMBERS,
        cannons=NUMBERS,
        treasure=st.none() | NUMBERS,
    ),
    some({"do": st.just("port"), "cell": CELLS}, buy=st.lists(st.sampled_from(["ship", "hold", "cannon"]), max_size=4)),
)
BATTLES = some(
    {"ambush": st.sampled_from(["left", "right", "mine"]), "rolls": st.lists(NUMBERS, max_size=3)},
    cannons=st.lists(NUMBERS, max_size=3),
    choice=st.sampled_from(["gold", "provisions", None]),
)
TURNS = some(
    {"action": ACTIONS},
    card=st.none() | TEXTS,
    choice=st.sampled_from(["monsters", "pirates", None]) | TEXTS,
    wind=st.none() | st.lists(WINDS, max_size=4),
    die=st.none() | NUMBERS,
    drawing=DRAWINGS,
    winds_before=cells(),
    winds_after=cells(),
    pirates_reward=st.none() | NUMBERS,
    battles=st.lists(BATTLES, max_size=2),
)
VOYAGES = some(
    {
        "format": st.just("pnp-voyage/1"),
        "game": st.just("carmine"),
        "start": some(
            {
                "drawings": st.lists(DRAWINGS, max_size=3),
                "home": st.none() | CELLS,
                "ship": st.none() | CELLS,
            },
            cards=st.none() | st.lists(TEXTS, max_size=3),
        ),
        "turns": st.lists(TURNS, max_size=4),
    },
    seed=st.none() | TEXTS,
    board=st.none() | TEXTS | st.lists(TEXTS, min_size=1, max_size=3),
    options=some(
        {},
        players=NUMBERS,
        deck=st.sampled_from(["standard", "challenging", "short"]),
        mirror=st.booleans(),
        voyage=st.booleans(),
        first_game=st.booleans(),
    ),
    finished=st.booleans(),
    claimed=st.none() | some({}, renown=st.none() | st.lists(NUMBERS, max_size=3), total=st.none() | NUMBERS),
)
POSITIONS = some(
    {
        "format": st.just("pnp-drawing/1"),
        "game": st.just("carmine"),
        "board": TEXTS | st.lists(TEXTS, min_size=1, max_size=3),
        "ship": st.none() | CELLS,
        "card": TEXTS,
        "drawing": st.none() | cells(),
    },
    marks=some(
        {},
        current=st.lists(cells(), max_size=3),
        **{kind: cells() for kind in ("monster", "peril", "rock", "ambush", "line", "spent")},
    ),
    solo=st.booleans(),
    mirror=st.booleans(),
)


@given(st.one_of(VOYAGES, POSITIONS))
@example(DOCUMENT)
def test_nothing_is_lost_from_json_to_text_and_back(document: dict[str, Any]) -> None:
    text = write_text(document)
    again = read(text)
    assert again == document
    assert write_text(again) == text


@pytest.mark.parametrize("seed", range(10))
def test_a_sailed_voyage_comes_back_and_takes_half_the_room(seed: int) -> None:
    data = Templates(house_templates())
    voyage = some_voyage(Random(seed), named_chart("A1", data).board.rows)
    assert read(write_text(voyage)) == voyage
