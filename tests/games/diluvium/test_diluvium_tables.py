"""What is printed in Diluvium, typed in twice: the files of the house and the slow referee say the same."""

from house_diluvium import BOX
from reference.diluvium_tables import (
    CARDS,
    CIVILISATIONS,
    GAUGE,
    GOALS,
    LAYOUT_OF,
    RIVAL,
    SCENARIOS,
    SECTIONS,
    SIDE_A,
    SIDE_B,
    TILES,
    TRAY,
    layout,
)

from pnp.games.diluvium.components import ActionBoard


def test_the_tiles_are_the_same() -> None:
    said = {}
    for name, tile in BOX.tiles.items():
        monster = tile.monster and (tile.monster.strength, tile.monster.gold)
        islands = {island[0].lower(): int(island[1]) for island in tile.islands}
        said[name] = (tile.cost, [space.lower() for space in tile.spaces], islands, monster)
    assert said == TILES
    assert list(said) == list(TILES)


def test_the_layouts_are_the_same() -> None:
    for players, name in LAYOUT_OF.items():
        found, slots = BOX.layouts[players], layout(name)
        ocean = {slot: entry for slot, entry in slots.items() if entry[2] is not None}
        cities = {slot: slots[slot] for slot in sorted(slots) if slots[slot][2] is None}
        assert found.places == tuple((q, r) for q, r, _, _ in [*ocean.values(), *cities.values()])
        assert found.costs == tuple(cost for _, _, cost, _ in ocean.values())
        up = [up for _, _, _, up in [*ocean.values(), *cities.values()]]
        assert found.up == sum(1 << at for at, turned in enumerate(up) if turned)
        assert BOX.numbers.trays[players - 1] == TRAY[players]


def test_the_boards_are_the_same() -> None:
    def said(board: ActionBoard) -> dict[str, object]:
        assert board.scout_per_food == board.produce_gold == 1
        return {
            "slots": dict(zip(SECTIONS, board.slots, strict=True)),
            "strength": board.strength,
            "explorer_steps": board.scout_steps,
            "warship_steps": board.warship_steps,
            "warship_steps_per_food": board.warship_per_food,
            "sale": board.sale,
            "settle_bonus": "gold" if board.settle_gold == 1 else "resource",
            "track": list(board.track),
            "leaving": board.leaving,
        }

    assert said(BOX.common) == SIDE_A
    assert {name: said(board) for name, board in BOX.civilisations.items()} == SIDE_B
    assert list(BOX.civilisations) == CIVILISATIONS


def test_cards_scenarios_and_the_gauge_are_the_same() -> None:
    assert [(card.key, card.copies) for card in BOX.ruins] == [(card, 2) for card in CARDS]
    assert {card.id.lower(): (card.action, card.bonus) for card in BOX.rival} == RIVAL
    assert dict(enumerate(BOX.numbers.gauge, 1)) == GAUGE
    for name, (strength, gold, forced, barred) in SCENARIOS.items():
        terms = BOX.scenarios[name]
        assert (terms.strength, terms.gold, list(terms.forced)) == (strength, gold, forced)
        assert (terms.goal, terms.times) == ({"Z2": "draw", "Z3": "slay"}.get(name), GOALS[name])
        costly = [tile for tile in TILES if TILES[tile][0] == 2]
        assert list(terms.only) == ([tile for tile in costly if tile not in barred] if barred else [])
    assert (BOX.carry.resources, BOX.carry.strength, BOX.carry.loss) == (1, 1, 4)
