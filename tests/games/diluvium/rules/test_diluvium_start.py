"""The setup: layouts, pieces, streams of the seed, scenarios and gifts."""

from collections import Counter

import pytest
from archipelago import BOX, Sea, charter_of, sea, seat

from pnp.games.diluvium.campaign import carries, next_scenario, rank
from pnp.games.diluvium.deal import (
    draw_civilisations,
    draw_first,
    draw_rival,
    draw_ruins,
    draw_tiles,
    reshuffled,
    ruins_deck,
)
from pnp.games.diluvium.layout import rings
from pnp.games.diluvium.rules import Fate, chance_move, legal_moves, new_game, play
from pnp.seeds import Stream

SEEDS = [f"START-{number}" for number in range(40)]


@pytest.mark.rule("DI-SET-01", "DI-MAP-01")
@pytest.mark.parametrize(
    ("players", "name", "neighbours"),
    [
        (1, "A", ("A04 A08 A11", "A07 A10 A14")),
        (2, "A", ("A04 A08 A11", "A07 A10 A14")),
        (3, "B", ("B02 B06 B07", "B09 B13 B18", "B15 B16 B19")),
        (4, "C", ("C01 C06", "C05 C11", "C24 C29", "C19 C25")),
    ],
)
def test_each_number_of_players_has_its_layout(players: int, name: str, neighbours: tuple[str, ...]) -> None:
    state = new_game(charter_of("LAYOUT", players=players))
    layout = state.charter.layout
    assert layout.name == name
    assert len(neighbours) == layout.cities == state.charter.seats
    for home, beside in zip(state.charter.homes, neighbours, strict=True):
        found = [state.name(slot) for slot in range(len(layout)) if layout.beside[home] >> slot & 1]
        assert " ".join(found) == beside


@pytest.mark.rule("DI-MAP-01")
@pytest.mark.parametrize(("players", "distances"), [(2, {4: 1}), (3, {4: 3}), (4, {4: 2, 6: 2, 8: 2})])
def test_cities_lie_as_far_apart_as_the_layouts_say(players: int, distances: dict[int, int]) -> None:
    charter = charter_of("FAR", players=players)
    everything = (1 << len(charter.layout)) - 1
    found: Counter[int] = Counter()
    for one in charter.homes:
        around = rings(charter.layout, everything, one)
        found.update(
            steps for steps, ring in enumerate(around) for other in charter.homes if other > one and ring >> other & 1
        )
    assert found == distances


@pytest.mark.rule("DI-SET-02", "DI-MAP-02")
@pytest.mark.parametrize(("players", "costs", "up"), [(2, (6, 8, 3), 4), (3, (9, 9, 4), 6), (4, (10, 12, 7), 8)])
def test_tiles_are_dealt_by_class_and_some_are_turned_up(players: int, costs: tuple[int, ...], up: int) -> None:
    for seed in SEEDS[:8]:
        state = new_game(charter_of(seed, players=players))
        tiles = [BOX.tiles[tile] for tile in state.charter.tiles]
        assert tuple(tile.cost for tile in tiles) == state.charter.layout.costs
        assert tuple(sorted(Counter(tile.cost for tile in tiles).items())) == tuple(enumerate(costs))
        assert len(set(state.charter.tiles)) == len(tiles)
        assert (state.up & ~state.charter.layout.city_mask).bit_count() == up


@pytest.mark.rule("DI-SET-03")
def test_undealt_tiles_are_in_no_slot() -> None:
    dealt = set(draw_tiles("REST", 1, 2, "Z1", BOX))
    assert len(dealt) == 17
    assert len(set(BOX.tiles) - dealt) == 12
    assert set(draw_tiles("REST", 1, 4, "Z1", BOX)) == set(BOX.tiles)


@pytest.mark.rule("DI-SET-04", "DI-SET-06", "DI-SET-07", "DI-SET-10", "DI-SET-12", "DI-TRN-08")
def test_everybody_starts_at_home_with_nothing() -> None:
    position = Sea(new_game(charter_of("HOME", players=4)))
    for number in range(1, 5):
        player = position.player(number)
        assert (position.board(number), player.settlers, player.markers) == ("ssspppggg", (), 6)
        assert position.scout(number) == position.warship(number) == f"ck{number}"
        assert (player.rack, player.hand, player.gold, player.strength, player.wheel) == ((0, 0, 0), (), 0, 1, "")
    assert position.state.spent == (0, 0, 0)
    assert position.moves() == {"explore", "settle", "produce", "engage"}


@pytest.mark.rule("DI-SET-05", "DI-VAR-01", "DI-VAR-07")
def test_one_side_holds_for_all_players() -> None:
    names = ("aztec", "chinese", "egyptian", "greek")
    common = charter_of("SIDE", players=4, civilisations=names)
    assert {board.name for board in common.boards} == {"Common"}
    roles = charter_of("SIDE", players=4, side="B", civilisations=names)
    assert [board.name for board in roles.boards] == ["Warmonger", "Artisan", "Settler", "Explorer"]
    state = new_game(roles)
    assert [player.strength for player in state.players] == [4, 1, 1, 1]
    assert [player.board for player in state.players] == [(0, 3, 3, 3), (0, 3, 3, 3), (3, 2, 2, 2), (0, 3, 3, 3)]


@pytest.mark.rule("DI-SET-08")
def test_the_ruins_deck_has_two_of_each_card() -> None:
    for seed in SEEDS[:8]:
        assert sorted(draw_ruins(seed, 1, BOX)) == sorted(ruins_deck(BOX))
    assert set(Counter(ruins_deck(BOX)).values()) == {2}
    assert len({draw_ruins(seed, 1, BOX) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("DI-SET-09")
def test_trays_are_filled_by_the_number_of_players() -> None:
    sizes = [new_game(charter_of("TRAY", players=players)).trays for players in (1, 2, 3, 4)]
    assert sizes == [(16,) * 3, (16,) * 3, (23,) * 3, (28,) * 3]


@pytest.mark.rule("DI-SET-11", "DI-TRN-01")
def test_any_seat_may_be_first_and_turns_go_round() -> None:
    assert {draw_first(seed, 1, 3) for seed in SEEDS} == {1, 2, 3}
    position = Sea(new_game(charter_of("ROUND", players=3, first=2)))
    seats = []
    for moves in (("engage", "stay"),) * 3 + (("produce", "harvest none"),) * 3:
        seats.append((position.active, position.result["rounds"], position.result["turns"]))
        position = position.play(*moves)
    assert seats == [(2, 1, 1), (3, 1, 2), (1, 1, 3), (2, 2, 4), (3, 2, 5), (1, 2, 6)]


def test_every_draw_has_a_stream_of_its_own() -> None:
    def stream(*key: str | int) -> Stream:
        return Stream("diluvium", 1, "KEY", *key)

    names = ("aztec", "chinese", "egyptian", "greek")
    assert draw_civilisations("KEY", 1, 3, BOX) == tuple(stream("civilisations").shuffled(names))[:3]
    assert draw_civilisations("KEY", 1, 1, BOX) == tuple(stream("civilisations").shuffled(names))[:2]
    assert draw_ruins("KEY", 1, BOX) == tuple(stream("ruins").shuffled(ruins_deck(BOX)))
    assert draw_first("KEY", 1, 4) == 1 + stream("first").below(4)
    assert draw_rival("KEY", 1, 1, BOX) == tuple(stream("rival").shuffled([card.id for card in BOX.rival]))
    assert draw_rival("KEY", 1, 2, BOX) == ()
    assert reshuffled("KEY", 1, "ruins", 2, (3, 1, 2)) == tuple(stream("ruins", 2).shuffled((3, 1, 2)))
    cost_two = [tile for tile in draw_tiles("KEY", 1, 4, "Z1", BOX) if BOX.tiles[tile].cost == 2]
    assert cost_two == stream("tiles", 2).shuffled([f"T{number}" for number in range(23, 30)])


# -- solo ------------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SOL-01")
def test_the_rival_has_a_reserve_and_no_board() -> None:
    state = new_game(charter_of("SOLO", players=1, side="B", civilisations=("aztec", "egyptian")))
    assert (state.charter.first, state.charter.layout.name, state.trays) == (1, "A", (16, 16, 16))
    you, rival = state.players
    assert (you.strength, rival.strength) == (4, 1)
    assert rival.board == (9, 0, 0, 0)
    assert state.charter.boards[1] is BOX.common
    assert Sea(state).result["settlers"] == [9, 9]


@pytest.mark.rule("DI-SOL-14")
def test_forced_tiles_are_always_dealt() -> None:
    for seed in SEEDS:
        gates = draw_tiles(seed, 1, 1, "Z2", BOX)
        assert {"T17", "T18", "T19"} <= set(gates)
        monsters = draw_tiles(seed, 1, 1, "Z3", BOX)
        assert {"T20", "T21", "T22"} <= set(monsters)
        assert not {"T23", "T24"} & set(monsters)
        assert len(set(gates)) == len(set(monsters)) == 17
    plain = draw_tiles("SAME", 1, 1, "Z1", BOX)
    assert plain == draw_tiles("SAME", 1, 1, "Z4", BOX) == draw_tiles("SAME", 1, 2, "Z1", BOX)
    stream = Stream("diluvium", 1, "SAME", "tiles", 1)
    others = stream.shuffled([f"T{number}" for number in (*range(11, 17), *range(20, 23))])[:5]
    expected = stream.shuffled([*others, "T17", "T18", "T19"])
    assert [tile for tile in draw_tiles("SAME", 1, 1, "Z2", BOX) if BOX.tiles[tile].cost == 1] == expected


@pytest.mark.rule("DI-SOL-15", "DI-SOL-16")
def test_gifts_and_losses_change_the_next_scenario() -> None:
    def begun(scenario: str, carry: str) -> Sea:
        return Sea(new_game(charter_of("GIFT", players=1, scenario=scenario, carry=carry)))

    rivals = [begun(scenario, "none").player(2) for scenario in ("Z1", "Z2", "Z3", "Z4")]
    assert [(rival.strength, rival.gold) for rival in rivals] == [(1, 0), (2, 0), (2, 0), (3, 12)]
    tokens = begun("Z2", "resources")
    assert (tokens.player(1).rack, tokens.state.trays) == ((1, 1, 1), (15, 15, 15))
    assert begun("Z3", "strength").strength() == 2
    assert (begun("Z2", "loss").gold(2), begun("Z4", "loss").gold(2)) == (4, 16)
    card = begun("Z2", "card")
    assert (card.due, card.state.turn, card.state.is_chance) == ("draw", 0, True)
    assert (card.result["turns"], card.result["rounds"]) == (0, 0)
    drawn = card.play(f"draw {card.state.charter.ruins[0]}")
    assert (drawn.state.turn, drawn.result["rounds"], drawn.hand()) == (1, 1, card.state.charter.ruins[0])
    assert drawn.result["goal"] == 0


@pytest.mark.rule("DI-SOL-15", "DI-SOL-16")
def test_the_campaign_goes_on_by_the_first_result() -> None:
    def path(*won: bool) -> list[str]:
        played: list[tuple[str, bool]] = []
        for result in won:
            name = next_scenario(played, BOX)
            assert name is not None
            played.append((name, result))
        assert next_scenario(played, BOX) is None
        return [name for name, _ in played]

    assert path(True, True, False, True) == ["Z1", "Z2", "Z3", "Z4"]
    assert path(False, True, True, True) == ["Z1", "Z3", "Z2", "Z4"]
    assert carries(True) == ("resources", "strength", "card")
    assert carries(False) == ("loss",)
    ranks = [rank([("Z1", True)] * wins + [("Z2", False)] * (4 - wins), BOX) for wins in range(5)]
    assert ranks == ["Drowned", "Castaway", "Islander", "Restorer", "Golden Age"]


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.rule("DI-RUI-04", "DI-SOL-03")
def test_a_seed_answers_all_chances_and_a_known_deck_agrees_with_it() -> None:
    for number in range(6):
        known = charter_of(f"FATE-{number}", players=1, scenario="Z2")
        unknown = charter_of(f"FATE-{number}", players=1, scenario="Z2", known=False)
        fate = Fate.of(known, f"FATE-{number}", 1)
        one, other = new_game(known), new_game(unknown)
        stream = Stream("start", number)
        shuffles = 0
        while not one.is_over:
            if one.is_chance:
                move = chance_move(one, fate)
                assert move == chance_move(other, fate)
                assert move in legal_moves(one)
                deck = one.ruins if move.verb == "draw" else one.rival
                assert not deck.known or legal_moves(one) == (move,)
                shuffles = max(shuffles, one.rival.shuffles)
            else:
                move = stream.choice(legal_moves(one))
            one, other = play(one, move), play(other, move)
        assert other.is_over
        assert one.players == other.players
        assert shuffles


def test_a_reshuffled_deck_follows_its_own_stream() -> None:
    pile = "treasure cannon cannon gate map"
    position = sea(seat(marks="a05"), tiles={"a05": "T11"}, deck="", pile=pile).play("settle", "settler s-a05r")
    order = reshuffled("X", 1, "ruins", 1, position.state.ruins.shuffled)
    fate = Fate.of(position.state.charter, "X", 1)
    assert chance_move(position.state, fate).arguments == order[:1]
    assert position.state.ruins.shuffled == (4, 5, 5, 6, 7)
