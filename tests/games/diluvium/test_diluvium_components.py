"""The box of Diluvium: what is in it, and what happens to data that make no sense."""

from collections import Counter
from pathlib import Path

import pytest

from pnp.errors import TemplateError
from pnp.games.diluvium.components import components
from pnp.templates import Templates, house_templates

HOUSE = house_templates()
BOX = components(Templates(HOUSE))


@pytest.mark.rule("DI-MAP-03")
@pytest.mark.parametrize(
    ("cost", "tiles", "spaces", "monsters", "explorations"),
    [(0, 10, "F10 C10 W10 R0", 0, 24), (1, 12, "F11 C11 W11 R9", 3, 27), (2, 7, "F5 C5 W5 R8", 5, 16)],
)
def test_the_tiles_of_each_class_add_up(cost: int, tiles: int, spaces: str, monsters: int, explorations: int) -> None:
    found = [tile for tile in BOX.tiles.values() if tile.cost == cost]
    assert len(found) == tiles
    counts: Counter[str] = Counter()
    for tile in found:
        counts.update({island[0]: int(island[1]) for island in tile.islands})
    assert " ".join(f"{kind}{counts[kind]}" for kind in "FCWR") == spaces
    assert sum(tile.monster is not None for tile in found) == monsters
    assert sum(len(tile.spaces) for tile in found) == explorations


def test_the_spaces_and_monsters_are_those_of_the_rules() -> None:
    spaces = Counter(space for tile in BOX.tiles.values() for space in tile.spaces)
    assert spaces == {"S": 24, "G1": 20, "G2": 15, "G3": 8}
    monsters = {name: tile.monster for name, tile in BOX.tiles.items() if tile.monster}
    assert [(name, monster.strength, monster.gold) for name, monster in monsters.items()] == [
        *(("T20", 3, 4), ("T21", 3, 4), ("T22", 4, 5), ("T25", 4, 5)),
        *(("T26", 5, 6), ("T27", 5, 6), ("T28", 6, 8), ("T29", 7, 10)),
    ]
    assert BOX.city == ("F", "C", "W")


@pytest.mark.rule("DI-VAR-01", "DI-VAR-02", "DI-VAR-03", "DI-VAR-04", "DI-VAR-05", "DI-VAR-06", "DI-VAR-07")
def test_side_b_changes_only_what_it_lists() -> None:
    changes = {
        name: {
            field: getattr(board, field)
            for field in board.__struct_fields__
            if field != "name" and getattr(board, field) != getattr(BOX.common, field)
        }
        for name, board in BOX.civilisations.items()
    }
    assert changes == {
        "aztec": {"strength": 4, "warship_per_food": 2},
        "chinese": {"sale": 4, "settle_gold": 1},
        "egyptian": {"slots": (3, 2, 2, 2), "leaving": 1},
        "greek": {"scout_steps": 3, "track": (2, 2, 2, 3, 3, 4)},
    }
    assert (BOX.common.slots, BOX.common.track) == ((0, 3, 3, 3), (1, 1, 1, 2, 2, 3))


def test_cards_and_numbers_are_those_of_the_rules() -> None:
    assert sum(card.copies for card in BOX.ruins) == 16
    assert [card.amount for card in BOX.ruins] == [3, 3, 3, 2, 2, 1, 1, 1]
    assert [card.bonus for card in BOX.rival] == [0, 1, 2, 0, 1, 2, 0, 1, 1, 1, 2, 3]
    assert Counter(card.action for card in BOX.rival) == {"explore": 3, "settle": 3, "produce": 3, "engage": 3}
    assert BOX.numbers.trays == (16, 16, 23, 28)
    assert [(heap.value, heap.pieces) for heap in BOX.numbers.gold] == [(1, 30), (3, 20), (10, 10)]
    pieces = BOX.numbers.pieces
    assert (pieces.settlers, pieces.spare, pieces.markers, pieces.tokens, pieces.slain) == (9, 1, 6, 28, 8)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("tiles", 'name = "Quiet', 'nane = "Quiet', "unknown field `nane`"),
        ("tiles", 'id = "T02"', 'id = "T01"', "two tiles have one id"),
        ("tiles", '["F2", "C1"]', '["F2", "F1"]', "T01: two islands are of one kind"),
        ("tiles", '["F2", "C1"]', '["F4", "C1"]', "islands"),
        ("tiles", '["G1", "S"]', '["G4", "S"]', "G4"),
        ("tiles", "cost = 0\n", "cost = 1\n", "A: there are not enough tiles|C: there are not enough tiles"),
        ("layouts", 'slot = "A02"', 'slot = "A20"', "A: the slots are A01 to AK2"),
        ("layouts", "place = [0, -2], cost = 1", "place = [1, -2], cost = 1", "A: two slots are in one place"),
        ("layouts", "players = [1, 2]", "players = [2]", "each number of players"),
        ("boards", "slots = [0, 3, 3, 3]", "slots = [0, 3, 3, 4]", "Common: its slots are for 9 Settlers in all"),
        ("boards", "strength = 4", "strength = 7", "Warmonger: the gauge ends at 6"),
        ("boards", "[2, 2, 2, 3, 3, 4]", "[2, 2, 2, 3, 3]", "Explorer: its track has a number for each of 6 markers"),
        ("boards", "[civilisations.greek]", "[civilisations.inca]", "inca"),
        ("cards", 'key = "gate"', 'key = "door"', "the Ruins Cards are cornucopia"),
        ("cards", 'id = "Q02"', 'id = "Q13"', "the Rival cards are Q01 to Q12"),
        ("cards", 'action = "explore"', 'action = "flee"', "flee"),
        ("rules", "trays = [16, 16", "trays = [16, 36", "trays: there are not so many tokens"),
        ("rules", '["C", "W", "R", "F"]', '["C", "W", "R", "R"]', "each kind once"),
        ("scenarios", '"T17", "T18", "T19"', '"T17", "T18", "T99"', "Z2: a tile is not there"),
        ("scenarios", '"T25", "T26", "T27", "T28", "T29"', '"T25", "T26"', "Z3: its tiles do not fit"),
        ("scenarios", 'won = "Z2"', 'won = "Z9"', "Z1: the next scenario is not there"),
        ("scenarios", '"Drowned", ', "", "a rank for each number"),
    ],
)
def test_data_that_make_no_sense_are_told_with_file_and_key(
    name: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    text = (HOUSE / "diluvium" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "diluvium" / f"{name}.toml"
    copy.parent.mkdir()
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TemplateError, match=message):
        components(Templates(tmp_path, HOUSE))
