"""Every value of the templates against a table that was typed a second time, and what a corrected copy changes."""

from pathlib import Path

import pytest
from reference.drawing import CARDS, shape_of

from pnp.errors import TemplateError
from pnp.games.carmine.board import Board
from pnp.games.carmine.components import Components, Gain, components
from pnp.games.carmine.drawing import Waters, judge_drawing_document, legal_drawings
from pnp.games.carmine.shapes import placements
from pnp.registry import templates_for
from pnp.templates import Templates, house_templates

HOUSE = house_templates()
BOX = components(Templates(HOUSE))
LEDGER = BOX.ledger
OPEN_SEA = ("P.P.P.P.P.P.P.P", "M.M.M..........", *["..............."] * 13)
"""Nothing but water south of row 2."""


def gains(text: str) -> tuple[Gain, ...]:
    """`2 gold, 1 wind` as gains."""
    found = []
    for item in text.split(", "):
        amount, _, word = item.partition(" ")
        found.append(Gain({"provision": "provisions"}.get(word, word), int(amount)))  # type: ignore[arg-type]
    return tuple(found)


def written(track: dict[int, str]) -> dict[int, tuple[Gain, ...]]:
    return {box: gains(text) for box, text in track.items()}


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_a_card_with_a_shape_is_as_the_rules_have_it(name: str) -> None:
    card, expected = BOX.adventures[name], CARDS[name]
    assert card.id == name
    assert (card.kind, card.name) == (expected.kind, expected.name)
    assert list(card.cells) == shape_of(expected)
    assert (card.row, card.column) == (expected.row - 1, "ABCDEFGHIJKLMNO".index(expected.column))
    assert (card.arrow, card.solo) == (expected.arrow or None, expected.solo or None)


@pytest.mark.rule("CA-D14")
def test_an_ambush_has_an_arrow_and_no_shape() -> None:
    for name, arrow in (("ambush-port", "left"), ("ambush-starboard", "right")):
        card = BOX.adventures[name]
        assert (card.kind, card.name, card.arrow) == ("ambush", "Ambush", arrow)
        assert (card.cells, card.row, card.column, card.solo) == ((), None, None, None)
        assert placements(card, mirror=False) == ()


def test_there_are_26_adventure_cards_and_18_smooth_sailing_cards() -> None:
    kinds = [card.kind for card in BOX.adventures.values()]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {"monster": 8, "peril": 7, "current": 5, "rocks": 4, "ambush": 2}
    assert list(BOX.adventures) == [*CARDS, "ambush-port", "ambush-starboard"]
    assert sum(card.count for card in BOX.smooth.values()) == 18


@pytest.mark.rule("CA-C1")
def test_smooth_sailing_cards_are_as_the_rules_have_them() -> None:
    table = [(card.id, card.count, card.gains, card.power) for card in BOX.smooth.values()]
    assert table == [
        ("gold-2", 2, gains("2 gold"), None),
        ("gold-provision", 2, gains("1 gold, 1 provision"), None),
        ("provisions-2", 3, gains("2 provisions"), None),
        ("wind-1", 2, gains("1 wind"), None),
        ("gold-wind", 1, gains("1 gold, 1 wind"), None),
        ("power-monsters", 3, (), "monsters"),
        ("power-pirates", 3, (), "pirates"),
        ("power-any", 2, (), "any"),
    ]


def test_every_card_says_something() -> None:
    texts = [card.text for card in BOX.adventures.values()] + [card.text for card in BOX.smooth.values()]
    assert all(text.isprintable() and text[0].isupper() and text[-1] in ".?" for text in texts)
    assert len(set(texts)) == len(texts)


# -- the ledger ------------------------------------------------------------------------------------


@pytest.mark.rule("CA-S9")
def test_a_ship_starts_with_five_provisions_and_nothing_else() -> None:
    start = LEDGER.start
    assert (start.provisions, start.gold, start.wind, start.story, start.cannons, start.ship) == (5, 0, 0, 0, 0, 1)
    assert (start.monsters, start.pirates) == (1, 1)


@pytest.mark.rule("CA-E2")
def test_rewards() -> None:
    assert [*LEDGER.exploring.rewards] == [
        gains("3 provisions"),
        gains("1 gold, 2 provisions"),
        gains("2 gold, 1 wind"),
        gains("1 story, 3 provisions"),
        gains("2 gold, 4 provisions"),
        gains("3 gold, 1 wind, 1 story"),
    ]


@pytest.mark.rule("CA-N3", "CA-H3", "CA-P3")
def test_ships() -> None:
    assert [(ship.price, ship.movement, ship.hold, ship.renown) for ship in LEDGER.ships] == [
        (0, 3, 5, 0),
        (4, 4, 7, 3),
        (5, 5, 10, 6),
    ]


@pytest.mark.rule("CA-H2")
def test_tracks_and_their_bonuses() -> None:
    assert LEDGER.cannons.prices == (2, 2, 3, 3, 4, 4, 5)
    assert LEDGER.cannons.bonuses == written({3: "1 story", 5: "1 wind", 7: "8 renown"})
    assert (LEDGER.power.monsters, LEDGER.power.pirates) == (6, 6)
    assert LEDGER.provisions.boxes == 5 + 8 * 5
    assert LEDGER.provisions.bonuses == written(
        {
            10: "1 wind",
            15: "1 story",
            20: "1 gold",
            25: "2 renown",
            30: "1 story",
            35: "3 renown",
            40: "1 wind",
            45: "5 renown",
        }
    )
    assert LEDGER.gold.boxes == 6 * 5
    assert LEDGER.gold.bonuses == written(
        {5: "1 story", 10: "1 fill", 15: "2 renown", 20: "1 story", 25: "3 renown", 30: "5 renown"}
    )
    assert (LEDGER.wind.boxes, LEDGER.wind.bonuses) == (12, {})
    assert LEDGER.story.boxes == 50
    assert LEDGER.story.bonuses == written(
        {
            5: "1 wind",
            10: "1 gold",
            15: "2 renown",
            20: "1 fill",
            25: "3 renown",
            30: "1 wind",
            35: "4 renown",
            40: "5 renown",
            45: "1 wind",
            50: "6 renown",
        }
    )
    assert (LEDGER.renown.boxes, LEDGER.renown.bonuses) == (8, written({8: "10 renown"}))


@pytest.mark.rule("CA-E3", "CA-E4", "CA-E5", "CA-P2")
def test_what_land_and_ports_give_and_cost() -> None:
    exploring = LEDGER.exploring
    assert (exploring.cannon, exploring.monoliths, exploring.treasures) == (5, (1, 2), (10, 6, 3))
    assert exploring.gold == gains("1 gold")
    assert exploring.provisions == gains("1 provision")
    assert exploring.wind == gains("1 wind")
    assert (LEDGER.port.hold, LEDGER.port.told) == (1, 1)


@pytest.mark.rule("CA-M1", "CA-M2", "CA-M3", "CA-M4")
def test_what_is_met_at_sea() -> None:
    assert (LEDGER.monster.price, LEDGER.monster.gains) == (gains("1 provision"), gains("2 story"))
    assert (LEDGER.peril.price, LEDGER.peril.gains) == ((), gains("1 story"))
    assert (LEDGER.current.cells, LEDGER.current.gains) == (2, gains("1 story"))
    assert (LEDGER.pirates.price, LEDGER.pirates.gains) == (gains("3 provisions"), gains("3 gold, 2 story"))


@pytest.mark.rule("CA-A2", "CA-A5")
def test_the_terms_of_an_ambush() -> None:
    ambush = LEDGER.ambush
    assert ambush.sight == 4
    assert (ambush.winner, ambush.loser, ambush.tie) == (gains("3 story"), gains("1 story"), gains("2 story"))
    assert (ambush.winner_choice.gold, ambush.winner_choice.provisions) == (2, 3)
    assert (ambush.loser_choice.gold, ambush.loser_choice.provisions) == (1, 2)


@pytest.mark.rule("CA-F3", "CA-F4")
def test_what_is_scored_at_the_end() -> None:
    assert (LEDGER.scoring.pirates, LEDGER.scoring.home, LEDGER.scoring.port) == (-5, 10, 5)


@pytest.mark.rule("CA-S3", "CA-S4", "CA-S5")
def test_decks() -> None:
    decks = {name: (deck.adventures, deck.smooth, deck.removed, deck.turns) for name, deck in LEDGER.decks.items()}
    assert decks == {"standard": (15, 15, 5, 25), "challenging": (18, 12, 5, 25), "short": (12, 8, 2, 18)}


@pytest.mark.rule("CA-V1")
@pytest.mark.parametrize(
    ("least", "most", "title"),
    [
        (-500, 75, "Small-Time Braggart"),
        (76, 125, "Boring Storyteller"),
        (126, 150, "Rent-a-Bard"),
        (151, 175, "Wandering Minstrel"),
        (176, 200, "Renowned Poet"),
        (201, 225, "Storyteller Extraordinaire"),
        (226, 250, "Master of Stories"),
        (251, 900, "Legendary Bard"),
    ],
)
def test_titles(least: int, most: int, title: str) -> None:
    assert LEDGER.title(least) == LEDGER.title(most) == title


@pytest.mark.rule("CA-V3")
@pytest.mark.parametrize(
    ("deck", "turns"),
    [("standard", (15, 16, 20, 21)), ("challenging", (15, 16, 20, 21)), ("short", (11, 12, 14, 15))],
)
def test_a_solo_treasure_hangs_on_the_turn(deck: str, turns: tuple[int, ...]) -> None:
    assert [LEDGER.treasure(deck, turn) for turn in (1, *turns, 25)] == [1, 1, 2, 2, 3, 3]


# -- a copy that was corrected ---------------------------------------------------------------------


def corrected(folder: Path, file: str, before: str, after: str) -> Templates:
    """A copy as `--templates` takes it, in which one thing was changed."""
    text = (HOUSE / "carmine" / file).read_text(encoding="utf-8")
    assert text.count(before) >= 1
    (folder / "carmine").mkdir(parents=True, exist_ok=True)
    (folder / "carmine" / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    from pnp.games.carmine import game

    return templates_for(game, folder)


def read(folder: Path, file: str, before: str, after: str) -> Components:
    return components(corrected(folder, file, before, after))


def test_a_price_corrected_in_a_copy_is_the_price(tmp_path: Path) -> None:
    box = read(tmp_path, "ledger.toml", "prices = [2, 2, 3,", "prices = [1, 2, 3,")
    assert box.ledger.cannons.prices == (1, 2, 3, 3, 4, 4, 5)
    assert box.ledger.cannons.bonuses == LEDGER.cannons.bonuses
    assert components(Templates(HOUSE)).ledger.cannons.prices[0] == 2, "the house's own is as it was"


def test_a_shape_corrected_in_a_copy_is_the_shape(tmp_path: Path) -> None:
    data = corrected(tmp_path, "cards.toml", 'shape = ["XX", "X."]', 'shape = ["XXX", "X.."]')
    kraken = components(data).adventures["kraken"]
    assert kraken.cells == ((0, 0), (1, 0), (2, 0), (0, 1))
    waters = Waters(Board.parse(OPEN_SEA))
    assert {len(placement.cells) for placement in legal_drawings(waters, kraken, solo=True)} == {4}

    def verdict(data: Templates, *cells: str) -> list[str]:
        document = {
            "format": "pnp-drawing/1",
            "game": "carmine",
            "board": OPEN_SEA,
            "ship": None,
            "card": "kraken",
            "drawing": cells,
        }
        return [violation.rule for violation in judge_drawing_document(document, data).violations]

    assert verdict(Templates(HOUSE), "J4", "K4", "J5") == []
    assert verdict(data, "J4", "K4", "J5") == ["CA-D1"]
    assert verdict(data, "J4", "K4", "L4", "J5") == []


@pytest.mark.parametrize(
    ("file", "before", "after", "complaint"),
    [
        ("cards.toml", 'shape = ["XX", "X."]', 'shape = ["XY", "X."]', "kraken: the shape is made of dots and X"),
        ("cards.toml", 'shape = ["XX", "X."]', 'shape = ["..", ".."]', "kraken: the shape"),
        ("cards.toml", 'shape = ["1234"]', 'shape = ["1243"]', "carmine-drift: each cell of a current touches"),
        ("cards.toml", 'shape = ["1234"]', 'shape = ["1233"]', "carmine-drift: the shape is made of dots and the num"),
        ("cards.toml", 'shape = ["1234"]', 'shape = ["12345678.......9"]', "larger than the board"),
        ("cards.toml", 'id = "leviathan"', 'id = "kraken"', "two cards have one id"),
        ("cards.toml", 'id = "gold-2"', 'id = "kraken"', "two cards have one id"),
        ("cards.toml", "row = 2\n", "", "kraken: the row or the column is missing"),
        ("cards.toml", "row = 2\n", "row = 16\n", "<= 15"),
        ("cards.toml", 'column = "J"\n', 'column = "P"\n', "regex"),
        ("cards.toml", 'arrow = "left"\nsolo = "row"\n', 'arrow = "left"\n', "the-teeth: rocks have an arrow and"),
        ("cards.toml", 'row = 2\ncolumn = "J"\n', 'row = 2\ncolumn = "J"\nsolo = "row"\n', "other shapes have neither"),
        ("cards.toml", 'column = "J"\n', 'column = "J"\ncolour = "red"\n', "unknown field `colour`"),
        ("cards.toml", '[["gold", 2]]', '[["silver", 2]]', "silver"),
        ("ledger.toml", "adventures = 15", "adventures = 23", "decks.standard: there are only 22 adventures"),
        ("ledger.toml", "removed = 5", "removed = 30", "decks.standard: no card is left"),
        ("ledger.toml", "treasures = [15, 20]", "treasures = [20, 15]", "decks.standard.treasures"),
        ("ledger.toml", "[decks.short]", "[decks.brief]", "the short deck is missing"),
        ("ledger.toml", "bonuses = { 3 =", "bonuses = { 8 =", "cannons.bonuses: “8” is not a box from 1 to 7"),
        ("ledger.toml", "ship = 1", "ship = 4", "start.ship: there are 3 ships"),
        ("ledger.toml", "least = 76", "least = 0", "titles: they stand in order"),
        ("ledger.toml", "price = 4", 'price = "four"', "Expected `int`"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_file_and_the_place(
    tmp_path: Path, file: str, before: str, after: str, complaint: str
) -> None:
    with pytest.raises(TemplateError) as refusal:
        read(tmp_path, file, before, after)
    assert str(tmp_path / "carmine" / file) in str(refusal.value)
    assert complaint in str(refusal.value)
