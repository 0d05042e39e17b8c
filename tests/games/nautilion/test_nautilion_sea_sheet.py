"""The sea sheet: the whole path in order, large enough to write on, whatever is played; and the seed's own dice."""

import math
import re
from dataclasses import replace
from functools import cache, partial
from itertools import combinations, pairwise

import pytest
from papers import ALL, DATA, logged, setup

from pnp.bots import RandomPlayer
from pnp.draw.canvas import Page
from pnp.draw.curve import flattened
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.placed import PlacedLettering
from pnp.draw.shapes import Box, Point
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.boards.hulls import hull
from pnp.games.nautilion.cards.words import words as card_words
from pnp.games.nautilion.deal import reef_places
from pnp.games.nautilion.look import look
from pnp.games.nautilion.rules import new_game, play
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets import sheet_parts
from pnp.games.nautilion.sheets.dice_page import DICE, TURNS, next_deed
from pnp.games.nautilion.sheets.head import BOTTOM, LEFT, RIGHT
from pnp.games.nautilion.sheets.holds import BOX, pile_kinds
from pnp.games.nautilion.sheets.sea_sheet import sea_area, sea_sheet_part, spiral_of
from pnp.games.nautilion.sheets.sea_view import draw_ship, ship_size
from pnp.games.nautilion.sheets.spiral import BUBBLE
from pnp.games.nautilion.sheets.strips import CARD_ROW, DEED_ROW, LOG_LINE, draw_cards, log_turns
from pnp.games.nautilion.sheets.words import fill, numbers_of, sheet_text
from pnp.games.nautilion.state import Fate, chance_move
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.rating import Rating
from pnp.seeds import Stream

EVERYTHING = "players=2,board=C1,expansions=1+2+3+4+5,darkhouse-level=difficult"
SOME = ("", "board=B2,expansions=3", "players=2,expansions=1+2", "expansions=4+5", EVERYTHING)


@cache
def front(options: str) -> LogCanvas:
    return logged(sea_sheet_part(setup(options), DATA).front)


@cache
def back(options: str) -> LogCanvas:
    draw = sea_sheet_part(setup(options), DATA).back
    assert draw is not None
    return logged(draw)


def seen(canvas: LogCanvas) -> str:
    return " ".join(text.text for text in canvas.texts)


def middle(note: PlacedLettering) -> Point:
    return Box.around([corner for letter in note.letters for corner in letter]).centre


# -- the path ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SOME)
def test_every_token_of_the_path_lies_at_its_place_in_order(options: str) -> None:
    made = setup(options)
    spiral, canvas = spiral_of(made, DATA), front(options)
    assert [place.number for place in spiral.places] == list(range(1, len(made.sea.path) + 1))
    signs = [(note.text, middle(note)) for note in canvas.notes.lettering]
    icons = [(icon.name, icon.centre) for icon in canvas.notes.icons]
    numbers = [(text.text, text.box.centre) for text in canvas.texts if text.colour]
    for place, token in zip(spiral.places, made.sea.path, strict=True):
        within = spiral.width / 2
        near = [name for name, centre in icons if math.dist(centre, place.centre) < within]
        if token == "x":
            assert "mercenary" in near
        else:
            shown = [text for text, centre in signs if math.dist(centre, place.centre) < within]
            assert shown == [token[1:].upper()]
        assert str(place.number) in [text for text, centre in numbers if math.dist(centre, place.centre) < within]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("expansions", ALL)
def test_places_are_large_and_apart_in_every_combination(expansions: str, players: int) -> None:
    made = setup(f"players={players},expansions={expansions}")
    spiral, area = spiral_of(made, DATA), sea_area(made, DATA)
    places = spiral.places
    assert spiral.width >= 10
    rounds = [(place.centre, spiral.width / 2) for place in places]
    rounds += [(spiral.start, spiral.ends / 2), (spiral.end, spiral.ends / 2)]
    bubbles = [(place.bubble, BUBBLE / 2) for place in places]
    for (one, r), (other, q) in combinations(rounds + bubbles, 2):
        assert math.dist(one, other) >= r + q - 0.05
    for (x, y), r in rounds:
        assert area.left - 0.01 <= x - r
        assert x + r <= area.right + 0.01
        assert area.top - 0.01 <= y - r
        assert y + r <= area.bottom + 0.01
    # the path can be followed: the next place is nearer than any that does not lie beside it in the row
    for i, (here, there) in enumerate(pairwise(places)):
        step = math.dist(here.centre, there.centre)
        strangers = [far.centre for far in places if abs(far.number - i - 1) > 2]
        assert min(math.dist(here.centre, stranger) for stranger in strangers) > step - 0.01


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("expansions", ALL)
def test_cabins_can_be_ticked_and_the_hull_keeps_clear_of_the_path(expansions: str, players: int) -> None:
    made = setup(f"players={players},expansions={expansions}")
    spiral = spiral_of(made, DATA)
    wide, high = made.box.boards.size
    scale = ship_size(spiral.inner, (wide, high))
    assert made.box.boards.space * scale >= 11
    left, top = spiral.inner.centre[0] - wide * scale / 2, spiral.inner.centre[1] - high * scale / 2
    for kind in "ABC":
        outline = [(left + x * scale, top + y * scale) for x, y in flattened(hull(kind, wide, high), 8)[0]]
        near = min(math.dist(point, place.bubble) for point in outline for place in spiral.places)
        assert near > BUBBLE / 2 + 2.0
        assert min(math.dist(point, spiral.end) for point in outline) > spiral.ends / 2 + 2.0


@pytest.mark.parametrize("side", ["A1", "A2", "B1", "B2", "C1", "C2"])
def test_the_cabins_are_those_of_the_side_in_play(side: str) -> None:
    made = setup(f"board={side}")
    room = spiral_of(made, DATA).inner
    canvas = LogCanvas()
    with canvas.page(Page(196, 262)):
        cabins = draw_ship(canvas, made.box.sides[side], room, look(DATA))
    for number, (x, y, r) in enumerate(cabins, 1):
        assert room.left - 0.5 <= x - r <= x + r <= room.right + 0.5
        label = next(text for text in canvas.texts if text.text == str(number))
        assert math.dist(label.box.centre, (x, y)) < r


@pytest.mark.rule("NA-S04")
def test_reefs_stand_beside_their_places() -> None:
    options = "board=B2,expansions=3"
    made, canvas = setup(options), front(options)
    spiral = spiral_of(made, DATA)
    charter = made.charter
    numbers = [(text.text, text.box.centre) for text in canvas.texts]
    for place, reef in zip(reef_places(len(charter.path), made.box), charter.reefs, strict=True):
        at = spiral.places[place - 1]
        beside = [text for text, centre in numbers if math.dist(centre, at.reef) < 0.25 * spiral.width]
        assert reef[1:] in beside
        assert math.dist(at.reef, at.centre) == pytest.approx(spiral.width / 2)


# -- boxes and words ---------------------------------------------------------------------------------


def test_boxes_are_five_millimetres_or_more() -> None:
    assert BOX >= 5
    assert LOG_LINE >= 5
    # what is written on is white, and no ducts or couplings of the ship are
    rects = re.findall(r"rect [\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)[^\n]*fill #FFFFFF", front(EVERYTHING).finish())
    boxes = [(float(width), float(height)) for width, height in rects]
    assert len(boxes) >= 40
    assert min(min(size) for size in boxes) >= 5


@pytest.mark.parametrize("kind", ["darkhouse", "heroic"])
def test_the_words_of_every_card_fit_their_place(kind: str) -> None:
    """A row is drawn for each card, with the card in all places."""
    made, words = setup(EVERYTHING), sheet_text(DATA).sea
    cards = made.box.darkhouse if kind == "darkhouse" else made.box.heroic
    short = words.darkhouse_cards if kind == "darkhouse" else words.heroic_cards
    assert {card.key for card in cards.values()} == set(short)
    many, high = (5, CARD_ROW) if kind == "darkhouse" else (3, DEED_ROW)
    values = {**numbers_of(made.box), "next": 55}
    for card in cards.values():
        title = card_words(DATA).action(kind, card.key).title
        row = [(card.number, "ink", title, fill(short[card.key], values))] * many
        canvas = logged(partial(draw_cards, box=Box(LEFT, 100, RIGHT, 100 + high), cards=row, known=look(DATA)))
        assert all(100 < text.box.centre[1] < 100 + high for text in canvas.texts)
        assert min(text.size for text in canvas.texts) >= 6.5


@pytest.mark.rule("NA-S08")
@pytest.mark.parametrize(("options", "shells"), [("reserve=1", 1), ("", 4), ("players=2,reserve=6", 8)])
def test_the_reserve_of_the_start_is_filled_in(options: str, shells: int) -> None:
    head = 1  # the sign of the heading
    assert sum(icon.name == "reserve" for icon in front(options).notes.icons) == shells + head


def test_what_an_expansion_needs_is_there_only_with_it() -> None:
    bare, whole = seen(front("")), seen(front(EVERYTHING))
    for word in ("CABIN", "PHANTOM", "Darkhouse card", "harpoons", "Admirals", "Reef:", "a Crew aboard"):
        assert word not in bare
        assert word in whole
    made = setup(EVERYTHING)
    for number in made.charter.darkhouse:
        assert made.box.darkhouse[number].colour == "red"
    assert log_turns(setup("").charter) == 24
    assert log_turns(made.charter) == 20
    assert pile_kinds(made.charter)[-5:] == ["x", "f3", "f6", "f9", "r"]


def test_the_sheet_says_how_hard_the_sea_is() -> None:
    assert "fair" in seen(front(""))
    made = replace(setup(""), rating=Rating("nautilion#42", "greedy", 400, 232, "fair"))
    rated = logged(sea_sheet_part(made, DATA).front)
    assert "greedy wins 58 % of 400 games" in seen(rated)


def test_nothing_is_drawn_beside_the_sheet() -> None:
    for mark in front(EVERYTHING).notes.marks:
        assert min(mark.box.left, mark.box.top) >= -0.01
        assert mark.box.right <= 196.01
        assert mark.box.bottom <= 262.01
    log = [text for text in front(EVERYTHING).texts if text.text == "20"]
    assert any(LEFT < text.box.left < RIGHT and text.box.bottom < BOTTOM for text in log)


@pytest.mark.parametrize("expansions", ["none", "1", "2+3", "4", "1+4+5", "1+2+3+4", "1+2+3+4+5"])
@pytest.mark.parametrize("players", [1, 2])
def test_the_sheets_of_every_kind_of_setup_pass_the_preflight(expansions: str, players: int) -> None:
    made = setup(f"players={players},expansions={expansions},board=random", "7")
    kit = Kit("Nautilion", made.code, tuple(sheet_parts(made, DATA)), cover=False)
    modes = Mode if expansions in ("none", "1+2+3+4+5") else [Mode.FULL]
    assert preflight(kit, [PrintOptions(ink=mode) for mode in modes]) == []


# -- the dice ----------------------------------------------------------------------------------------


def printed_dice(options: str) -> dict[int, list[int]]:
    """Read the lines of the back from left to right."""
    texts = [text for text in back(options).texts if re.fullmatch(r"\d+", text.text)]
    lines: dict[float, list[tuple[float, int]]] = {}
    for text in texts:
        lines.setdefault(round(text.box.centre[1]), []).append((text.box.left, int(text.text)))
    rows = [[number for _, number in sorted(line)] for line in lines.values() if len(line) == DICE + 1]
    return {row[0]: row[1:] for row in rows}


def crossed_off(made: NautilionSetup, player: str) -> dict[int, list[tuple[int, ...]]]:
    """Play a game at random and give all rolls of each turn."""
    charter, origin = made.charter, made.origin
    assert origin.seed is not None
    fate = Fate.of(charter, origin.seed, origin.version or game.version)
    bot = RandomPlayer(rules, Stream("paper", player))
    state = new_game(charter)
    rolls: dict[int, list[tuple[int, ...]]] = {}
    while not state.is_over:
        if state.is_chance:
            move = chance_move(state, fate)
            if move.verb == "roll":
                rolls.setdefault(state.turn, []).append(tuple(map(int, str(move).split()[1:])))
            else:
                deed = next_deed(made)
                assert deed is not None
                assert str(move) == f"reveal {deed[1]}"
        else:
            move = bot.choose(state)
        state = play(state, move)
    return rolls


@pytest.mark.parametrize("options", ["", "expansions=3", "expansions=4,darkhouse-level=difficult", EVERYTHING])
def test_the_dice_of_the_back_are_those_that_the_referee_rolls(options: str) -> None:
    lines = printed_dice(options)
    assert list(lines) == list(range(1, TURNS + 1))
    for attempt in range(6):
        for turn, rolls in crossed_off(setup(options), str(attempt)).items():
            line = lines[turn]
            for roll in rolls:
                assert sorted(line[: len(roll)]) == sorted(roll)
                line = line[len(roll) :]


def test_lines_and_dice_suffice_for_long_games() -> None:
    for number in range(40):
        made = setup("players=2,reserve=6,expansions=1+2+3+4+5", str(number))
        rolls = crossed_off(made, "long")
        assert max(rolls) <= TURNS
        assert max(sum(map(len, turn)) for turn in rolls.values()) <= DICE


def test_the_next_heroic_action_stands_upside_down_on_the_back() -> None:
    deed = next_deed(setup(EVERYTHING))
    assert deed is not None
    assert setup(EVERYTHING).box.heroic[deed[0]].key == "replace_card"
    (said,) = [text for text in back(EVERYTHING).texts if text.text.startswith(f"{deed[1]} ")]
    assert said.corners[0][0] > said.corners[1][0]
    assert next_deed(setup("expansions=4")) is None


def test_a_changed_sea_has_no_dice_of_its_code() -> None:
    made = replace(setup(""), changed=True)
    assert sea_sheet_part(made, DATA).back is None
