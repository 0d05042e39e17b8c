"""The sheets of Diluvium: the plan tells what is open and no more, the log and the score sheet fit the seats."""

import json
import re
from collections import Counter
from functools import cache

import pytest

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.moves import parse_move
from pnp.games.diluvium.setup import DiluviumSetup, read_setup
from pnp.games.diluvium.sheets import headers, setup_sheets
from pnp.games.diluvium.sheets.layouts import layout_parts
from pnp.games.diluvium.sheets.turn_log import TURNS, log_part
from pnp.games.diluvium.sheets.words import fill, sheet_look
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.preflight import preflight
from pnp.record import read_transcript
from pnp.registry import templates_for
from pnp.seeds import SetupCode

DATA = templates_for(game)
CODES = [
    "diluvium#KRAKEN-7",
    "diluvium:players=3#KRAKEN-7",
    "diluvium:players=4,side=B#KRAKEN-7",
    "diluvium:players=1,scenario=Z3,carry=loss#KRAKEN-7",
]


def setup(text: str) -> DiluviumSetup:
    made = game.setup(settle(game, SetupCode.parse(text)), DATA)
    assert isinstance(made, DiluviumSetup)
    return made


@cache
def drawn(text: str, name: str) -> list[str]:
    """The words on a sheet, in the order in which they are set."""
    part = next(part for part in setup_sheets(setup(text), DATA) if part.name == name)
    return [note.text for note in logged(part).texts]


def logged(part: Part) -> LogCanvas:
    canvas = LogCanvas(Mode.FULL)
    with canvas.page(Page(part.box.width, part.box.height)):
        part.front(canvas)
    return canvas


@pytest.mark.parametrize("text", CODES)
def test_sheets_pass_preflight_on_every_paper_and_in_every_ink(text: str) -> None:
    kit = game.sheets(setup(text), DATA)
    groups = tuple(dict.fromkeys(part.group for part in kit.parts))
    jobs = [PrintOptions(paper=paper, ink=mode, parts=groups) for paper in Paper for mode in Mode]
    assert preflight(kit, jobs) == []


@pytest.mark.rule("DI-SET-01", "DI-SET-02", "DI-MAP-02")
@pytest.mark.parametrize("text", CODES)
def test_the_plan_shows_every_slot_and_hides_what_is_face_down(text: str) -> None:
    made = setup(text)
    charter = made.charter
    words = " ".join(drawn(text, "setup-plan"))
    slots = [f"{charter.layout.name}{number:02}" for number in range(1, charter.layout.ocean + 1)]
    assert [slot for slot in slots if slot not in words] == []
    for slot, name in enumerate(charter.tiles):
        is_open = bool(charter.layout.up >> slot & 1)
        assert (name in words) == is_open
        assert (made.box.tiles[name].name in words) == is_open
    for civilisation in charter.civilisations:
        assert civilisation.title() in words
    assert words.count("begins") == 1


@pytest.mark.rule("DI-SET-02", "DI-MAP-02")
@pytest.mark.parametrize("text", CODES)
def test_the_plan_draws_open_tiles_with_their_spaces_and_the_backs_of_the_others(text: str) -> None:
    made = setup(text)
    charter, layout = made.charter, made.charter.layout
    canvas = logged(next(part for part in setup_sheets(made, DATA) if part.name == "setup-plan"))
    wanted = Counter({"settler": 0})
    kinds = {"F": "wheat", "C": "anvil", "W": "spear", "R": "ruins"}
    for slot, name in enumerate(charter.tiles):
        tile = made.box.tiles[name]
        if layout.up >> slot & 1:
            wanted["settler"] += tile.spaces.count("S")
            wanted.update({kinds[island[0]]: int(island[1]) for island in tile.islands})
        elif tile.cost:
            wanted["wheat"] += 1
    wanted.update(kinds[kind] for kind in made.box.city * layout.cities)
    icons = Counter(icon.name for icon in canvas.notes.icons)
    assert {name: icons[name] for name in wanted} == dict(wanted)


@pytest.mark.rule("DI-SET-01", "DI-SET-02", "DI-SET-09")
def test_each_layout_has_a_sheet_with_its_slots_classes_and_faces() -> None:
    box = setup(CODES[0]).box
    parts = {part.name: part for part in layout_parts(DATA)}
    assert list(parts) == ["layout-a", "layout-b", "layout-c"]
    for players in (2, 3, 4):
        layout = box.layouts[players]
        canvas = logged(parts[f"layout-{layout.name.lower()}"])
        said = [note.text for note in canvas.texts]
        for slot in range(layout.ocean):
            name = f"{layout.name}{slot + 1:02}"
            assert (f"{name} · face up" if layout.up >> slot & 1 else name) in said
        for seat in range(1, layout.cities + 1):
            assert f"{layout.name}K{seat} · Seat {seat}" in said
        costs = Counter(text for text in said if text in ("0", "1", "2"))
        told = f"{Counter(layout.costs)[2]} of cost 2" in said
        assert told == (layout.name != "B")  # whose map fills the page
        steps = {"0": told, "1": 1 + told, "2": 1 + told}  # the numbers of the steps, and backs below the map
        assert {cost: costs[cost] - steps.get(cost, 0) for cost in "012"} == Counter(map(str, layout.costs))
        assert any(f"Put {box.numbers.trays[players - 1]} tokens" in text for text in said)
    assert preflight(
        Kit("Diluvium", "diluvium#KRAKEN-7", tuple(parts.values())),
        [PrintOptions(paper=paper, ink=mode) for paper in Paper for mode in Mode],
    ) == []  # fmt: skip


@pytest.mark.parametrize("text", CODES)
def test_the_dealers_list_shows_everything_and_is_printed_only_when_asked_for(text: str) -> None:
    made = setup(text)
    said = drawn(text, "dealer-list")
    for name in made.ocean.tiles:
        assert any(line.startswith(f"{name} {made.box.tiles[name].name}") for line in said)
    cards = {card.key: card.name for card in made.box.ruins}
    assert isinstance(made.ocean.ruins, tuple)
    start = said.index("1.") + 1
    assert said[start : start + 32 : 2] == [cards[card] for card in made.ocean.ruins]
    parts = {part.name: part for part in setup_sheets(made, DATA)}
    assert [name for name, part in parts.items() if part.extra] == ["dealer-list"]


@pytest.mark.rule("DI-TRN-01")
@pytest.mark.parametrize("text", CODES)
def test_the_log_has_a_line_for_each_turn_with_the_seat_whose_it_is(text: str) -> None:
    charter = setup(text).charter
    said = drawn(text, "turn-log")
    start = said.index("1")
    rows = TURNS // 2
    numbers = said[start : start + 2 * rows : 2]
    assert numbers == [str(number) for number in range(1, rows + 1)]
    seats = said[start + 1 : start + 2 * rows : 2]
    wanted = [(charter.first - 1 + turn) % charter.seats + 1 for turn in range(rows)]
    assert seats == [("R" if charter.solo and seat == 2 else str(seat)) for seat in wanted]


def test_every_example_of_the_log_is_a_move_and_no_verb_is_missing() -> None:
    verbs = set()
    for examples, _ in sheet_look(DATA).log.words:
        for example in re.split(r" · |  ", examples):
            assert str(parse_move(example)) == example
            verbs.add(example.split()[0])
    actions = {"explore", "settle", "produce", "engage"}
    others = {"sail", "stay", "mark", "settler", "take", "harvest", "commit", "flee", "slay", "spare", "play", "end"}
    assert verbs == actions | others | {"discard", "draw", "reveal"}


@pytest.mark.parametrize("text", CODES)
def test_the_log_and_the_dealers_list_say_how_a_record_begins(text: str) -> None:
    made = setup(text)
    assert "  ".join(headers(made)) in drawn(text, "turn-log")
    wrapped = " ".join(drawn(text, "dealer-list"))
    for header in headers(made, spelled=True):
        assert header in wrapped
    begun = game.read_text(read_transcript("\n".join(headers(made, spelled=True)) + "\n\nexplore\n"))
    assert begun["setup"] == json.loads(json.dumps(made.data()["setup"]))
    assert begun["seed"] is None


def test_the_log_of_a_setup_that_was_changed_betrays_nothing() -> None:
    text = "diluvium#KRAKEN-7"
    document = json.loads(json.dumps(setup(text).data()))
    tiles = document["setup"]["tiles"]
    tiles[0], tiles[2] = tiles[2], tiles[0]
    made = read_setup(document, DATA)
    assert made.changed
    said = " ".join(note.text for note in logged(log_part(made, DATA)).texts)
    assert tiles[0] not in said
    assert "as the dealer’s list says" in said


@pytest.mark.rule("DI-END-04", "DI-END-05")
@pytest.mark.parametrize("text", CODES)
def test_the_score_sheet_has_a_column_for_each_seat(text: str) -> None:
    charter = setup(text).charter
    said = drawn(text, "score-sheet")
    for seat, civilisation in enumerate(charter.civilisations, 1):
        rival = charter.solo and seat == 2
        role = f", {charter.boards[seat - 1].name}" if charter.side == "B" and not rival else ""
        assert said.count(f"{'Rival' if rival else seat} · {civilisation.title()}{role}") == 2
    for line in (*sheet_look(DATA).score.lines, sheet_look(DATA).score.settlers):
        assert said.count(line) == 2


def test_a_template_that_names_something_unknown_is_refused() -> None:
    with pytest.raises(Exception, match="may name only seat in braces"):
        fill("Seat {seet}", seat=1)


def test_the_sheets_alone_have_no_cover() -> None:
    kit: Kit = game.sheets(setup(CODES[0]), DATA)
    assert not kit.cover
    assert kit.kind == "sheets"
