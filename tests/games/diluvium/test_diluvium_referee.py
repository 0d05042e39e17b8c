"""Diluvium as a referee sees it: the printed things, a record turn by turn, and records that cannot be used.

The other files of this name play the rules through, move by move; every refusal and result is judged by all referees.
"""

from collections import Counter
from typing import Any

import pytest
from house_diluvium import Log
from reference.diluvium_tables import CARDS, LAYOUTS, RIVAL, SIDE_A, TILES, layout

SAMPLE: dict[str, Any] = {
    "format": "pnp-game/1",
    "game": "diluvium",
    "seed": None,
    "options": {"players": 2},
    "setup": {
        "civilisations": ["greek", "aztec"],
        "first": 2,
        "tiles": [
            "T12",
            "T23",
            "T14",
            "T03",
            "T17",
            "T20",
            "T01",
            "T08",
            "T26",
            "T05",
            "T07",
            "T15",
            "T11",
            "T02",
            "T18",
            "T29",
            "T22",
        ],
        "ruins": [
            "gate",
            "treasure",
            "map",
            "cornucopia",
            "compass",
            "machines",
            "weapons",
            "cannon",
            "gate",
            "map",
            "treasure",
            "cornucopia",
            "compass",
            "cannon",
            "weapons",
            "machines",
        ],
    },
    "moves": [
        *("explore", "sail a07", "mark s p-a07f"),
        *("settle", "settler s-ak1c", "settler s-ak1f"),
        *("settle", "settler p-a07c", "settler p-ak2w"),
        *("explore", "sail a05", "mark g2"),
        *("engage", "sail a10"),
        *("settle", "settler s-a05r", "draw gate", "settler p-a05f", "play gate g-ak1w"),
    ],
    "finished": False,
    "claimed": {"gold": [3, 1]},
}


# -- what is printed


def test_the_tiles_have_the_sums_of_the_table() -> None:
    sums = {0: (10, 10, 10, 10, 0, 0, 24), 1: (12, 11, 11, 11, 9, 3, 27), 2: (7, 5, 5, 5, 8, 5, 16)}
    for cost, expected in sums.items():
        tiles = [tile for tile in TILES.values() if tile[0] == cost]
        islands = [sum(tile[2].get(kind, 0) for tile in tiles) for kind in "fcwr"]
        monsters = sum(tile[3] is not None for tile in tiles)
        assert (len(tiles), *islands, monsters, sum(len(tile[1]) for tile in tiles)) == expected
    spaces = Counter(space for tile in TILES.values() for space in tile[1])
    assert spaces == {"s": 24, "g1": 20, "g2": 15, "g3": 8}


@pytest.mark.rule("DI-SET-01", "DI-MAP-01")
@pytest.mark.parametrize(
    ("name", "classes", "up", "near", "far"),
    [
        ("a", (6, 8, 3), 4, {"ak1": "a04 a08 a11", "ak2": "a07 a10 a14"}, [4]),
        ("b", (9, 9, 4), 6, {"bk1": "b02 b06 b07", "bk2": "b09 b13 b18", "bk3": "b15 b16 b19"}, [4, 4, 4]),
        (
            "c",
            (10, 12, 7),
            8,
            {"ck1": "c01 c06", "ck2": "c05 c11", "ck3": "c24 c29", "ck4": "c19 c25"},
            [4, 4, 6, 6, 8, 8],
        ),
    ],
)
def test_the_layouts_are_as_described(
    name: str, classes: tuple[int, ...], up: int, near: dict[str, str], far: list[int]
) -> None:
    slots = layout(name)
    costs = Counter(cost for _, _, cost, _ in slots.values())
    assert tuple(costs[cost] for cost in (0, 1, 2)) == classes
    assert sum(face and cost is not None for _, _, cost, face in slots.values()) == up
    oceans = [(r, q) for q, r, cost, _ in slots.values() if cost is not None]
    assert oceans == sorted(oceans)
    sea = Log(players={"a": 2, "b": 3, "c": 4}[name]).table.sea
    assert {city: " ".join(sea.neighbours[city]) for city in near} == near
    for tile in sea.tiles.values():
        tile["up"] = True
    cities = sorted(near)
    assert sorted(sea.distances(a)[b] for a in cities for b in cities if a < b) == far


def test_the_pictures_of_the_layouts_agree_with_the_coordinates() -> None:
    rows = {
        "a": "A01 A02 A03/A04 A05 A06 A07/AK1 A08 A09 A10 AK2/A11 A12 A13 A14/A15 A16 A17",
        "b": "B01/BK1 B02 B03 B04/B05 B06 B07 B08 B09/B10 B11 B12 B13 BK2/B14 B15 B16 B17 B18/BK3 B19 B20 B21/B22",
        "c": "CK1 C01 C02 C03 C04 C05 CK2/C06 C07 C08 C09 C10 C11/C12 C13 C14 C15 C16 C17 C18/"
        "C19 C20 C21 C22 C23 C24/CK4 C25 C26 C27 C28 C29 CK3",
    }
    for name in LAYOUTS:
        by_row: dict[int, list[tuple[int, str]]] = {}
        for slot, (q, r, _, _) in layout(name).items():
            by_row.setdefault(r, []).append((q, slot.upper()))
        drawn = "/".join(" ".join(slot for _, slot in sorted(by_row[r])) for r in sorted(by_row))
        assert drawn == rows[name]


def test_cards_and_boards_are_complete() -> None:
    assert len(CARDS) == 8
    assert Counter(action for action, _ in RIVAL.values()) == dict.fromkeys(
        ("explore", "settle", "produce", "engage"), 3
    )
    assert sum(SIDE_A["track"]) == 10


# -- the sample


def judged(document: dict[str, Any]) -> dict[str, Any]:
    """Give the verdict of all referees."""
    first, *others = [referee(document) for referee in Log.judges]
    assert all(other == first for other in others)
    return first


@pytest.mark.rule("DI-TRN-01", "DI-TRN-02", "DI-SET-06", "DI-SET-09", "DI-SET-10")
def test_the_sample_record_is_valid_turn_by_turn() -> None:
    turns = [  # moves, turns begun, rounds begun, Gold, Settlers on the boards
        (0, 1, 1, [0, 0], [9, 9]),
        (2, 1, 1, [0, 0], [9, 9]),
        (3, 2, 1, [0, 1], [9, 8]),
        (6, 3, 2, [0, 1], [7, 8]),
        (9, 4, 2, [0, 1], [7, 6]),
        (12, 5, 3, [3, 1], [7, 6]),
        (14, 6, 3, [3, 1], [7, 6]),
        (16, 6, 3, [3, 1], [6, 6]),
        (17, 6, 3, [3, 1], [6, 6]),
        (18, 6, 3, [3, 1], [5, 6]),
        (19, 7, 4, [3, 1], [4, 6]),
    ]
    for count, begun, rounds, gold, settlers in turns:
        verdict = judged({**SAMPLE, "moves": SAMPLE["moves"][:count], "claimed": {}})
        assert verdict["valid"]
        assert verdict["result"] == {
            "over": False,
            "rounds": rounds,
            "turns": begun,
            "gold": gold,
            "settlers": settlers,
            "winners": [],
            "why": None,
        }
    assert judged(SAMPLE)["valid"]


@pytest.mark.rule("DI-END-02", "DI-END-04")
def test_a_record_says_whether_it_is_finished_and_claims_the_truth() -> None:
    whole = {"move": None, "turn": None}
    assert judged({**SAMPLE, "finished": True})["violations"] == [{"rule": "DI-END-02", **whole}]
    for claimed in ({"gold": [3, 2]}, {"gold": [3]}, {"winners": [1]}, {"gold": [3, 1], "winners": [1]}):
        assert judged({**SAMPLE, "claimed": claimed})["violations"] == [{"rule": "DI-END-04", **whole}]
    assert judged({**SAMPLE, "claimed": {"winners": []}})["valid"]
    both = judged({**SAMPLE, "finished": True, "claimed": {"gold": [9, 9]}})
    assert both["violations"] == [{"rule": "DI-END-02", **whole}]


# -- what cannot be used


def spoiled(**changes: Any) -> dict[str, Any]:
    return {**SAMPLE, **changes}


def with_setup(**changes: Any) -> dict[str, Any]:
    return spoiled(setup={name: value for name, value in {**SAMPLE["setup"], **changes}.items() if value != "gone"})


def swapped(first: int, second: int) -> list[str]:
    tiles = list(SAMPLE["setup"]["tiles"])
    tiles[first], tiles[second] = tiles[second], tiles[first]
    return tiles


TILES_OF_SAMPLE: list[str] = SAMPLE["setup"]["tiles"]

UNUSABLE: list[Any] = [
    None,
    [],
    spoiled(format="pnp-game/2"),
    spoiled(game="nautilion"),
    spoiled(extra=1),
    {name: value for name, value in SAMPLE.items() if name != "moves"},
    {name: value for name, value in SAMPLE.items() if name != "setup"},
    spoiled(finished="yes"),
    spoiled(finished=1),
    spoiled(moves="explore"),
    spoiled(claimed={"gold": 3}),
    spoiled(claimed={"gold": [True, 1]}),
    spoiled(claimed={"silver": [3, 1]}),
    *(spoiled(options=options) for options in ({"players": 0}, {"players": 5}, {"players": "2"}, {"players": True})),
    *(spoiled(options=options) for options in ({"side": "a"}, {"side": "C"}, {"sides": "A"}, {"players": 3}, "A")),
    spoiled(options={"civilisations": ["aztec", "greek"]}),
    spoiled(options={"civilisations": ["greek"]}),
    spoiled(options={"civilisations": "greek+aztec"}),
    *(spoiled(options={"players": 2, name: value}) for name, value in (("scenario", "Z1"), ("carry", "none"))),
    *(
        with_setup(civilisations=value)
        for value in (["greek"], ["greek", "greek"], ["Greek", "aztec"], ["greek", "inca"])
    ),
    with_setup(civilisations=["greek", "aztec", "chinese"]),
    *(with_setup(first=value) for value in (0, 3, "2", True, "gone")),
    *(with_setup(tiles=value) for value in (TILES_OF_SAMPLE[:-1], [*TILES_OF_SAMPLE, "T04"], swapped(0, 1), "gone")),
    with_setup(tiles=["T14" if tile == "T12" else tile for tile in TILES_OF_SAMPLE]),
    with_setup(tiles=[tile.lower() for tile in TILES_OF_SAMPLE]),
    with_setup(ruins=SAMPLE["setup"]["ruins"][:-1]),
    with_setup(ruins=["gate", *SAMPLE["setup"]["ruins"][1:-1], "gate"]),
    with_setup(rival=[f"Q{number:02}" for number in range(1, 13)]),
    with_setup(board="A"),
]


@pytest.mark.rule("DI-SET-02", "DI-SET-04", "DI-SET-08")
@pytest.mark.parametrize("number", range(len(UNUSABLE)))
def test_what_cannot_be_used_is_refused(number: int) -> None:
    for referee in Log.judges:
        with pytest.raises(ValueError, match=r"."):
            referee(UNUSABLE[number])


NO_MOVES = """
Explore|EXPLORE|explore |explorer|sail|sail a18|sail a00|sail ak3|sail A05|sail a5|sail  a05|
sail a05 compass compass compass|sail a05 gate|sail none|stay a04|mark|mark g0|mark g4|mark s s|mark s s-a05|
mark s s-a05x|mark s a05-a05f|mark g1 s-a05f|mark s s-a05f s-a05f|settler|settler s|settler s-e|settler a05f-s|
settler s-a05f p-a05c|settler none none|take|take r|take f c|take g|harvest|harvest a05 sell|harvest a05 sell 0|
harvest a05 sell 01|harvest a05 raise 1 sell 1|harvest sell 1|harvest a05f|harvest a05 sell 1 sell 1|
harvest none raise 0|commit|commit 00|commit 01|commit -1|commit +1|commit 1.0|commit w|commit 1 1|flee|
flee s e|flee ak1f s|flee ak1c ak1f|flee w|flee ak1|flee ak3f|flee x|slay a05|spare 1|play|play compass|
play gate|play gate s|play map|play map a05|play map a05 g4|play map g1|play map a18 g1|play cornucopia f|
play machine|play Map a05 g1|end turn|discard|discard c f|discard w c|discard r|discard f, f|discard ff|
discard 1|draw|draw joker|draw gate gate|draw Gate|reveal|reveal q00|reveal q13|reveal q1|reveal Q01|
reveal q001|pass
"""
WORSE: list[Any] = [" explore", "explore\tnow", "commit ١", "commit 1\n", "", None, 3, ["end"]]


@pytest.mark.rule("DI-TRN-02")
@pytest.mark.parametrize("text", [*(text.strip("\n") for text in NO_MOVES.split("|")), *WORSE])
def test_a_text_that_is_no_move_makes_a_record_unusable(text: Any) -> None:
    for referee in Log.judges:
        with pytest.raises(ValueError, match=r"."):
            referee({**SAMPLE, "moves": [*SAMPLE["moves"], text]})


def test_a_move_that_cannot_be_read_counts_behind_a_mistake_too() -> None:
    for referee in Log.judges:
        with pytest.raises(ValueError, match=r"."):
            referee({**SAMPLE, "moves": ["engage", "engage", "sail A05"]})
