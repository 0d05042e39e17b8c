"""The engine and the second referee judge the same things: voyages, slips of the pen in them, and single drawings.

Voyages come from both sides: the second referee's random player sails on the faces and on rough boards, alone and at a
table; the engine's bots sail alone. `PNP_SOAK=1` judges twenty times as many.
"""

import json
import os
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest
from harbour import Ruling, judge_document, templates
from reference import voyage
from reference.flood import Cell
from reference.voyage import Json, Referee, Rules
from reference.voyage_boards import rough_board
from reference.voyage_cards import ADVENTURES, placed
from reference.voyage_chart import name_of
from reference.voyage_drawings import Waters, broken_by, fits
from reference.voyage_player import some_voyage
from reference.voyage_slips import SLIPS, slipped

from pnp.bots import play_game
from pnp.games.carmine import rules
from pnp.games.carmine.board import Board
from pnp.games.carmine.bots import BOTS
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import components
from pnp.games.carmine.drawing import judge_drawing_document
from pnp.games.carmine.rules import Fate, final_score, new_game
from pnp.replay import Table
from pnp.seeds import Stream
from pnp.templates import house_templates

VOYAGES = 300
SLIPS_EACH = 4
ENGINE_VOYAGES = 40
POSITIONS = 300
SOAK = 20 if os.environ.get("PNP_SOAK") else 1
SLICES = 10

OWN_WAYS = {"CA-D1", "CA-D2", "CA-D3", "CA-N4", "CA-M4", "CA-W2", "CA-A4", "CA-R1"}
"""Mistakes after which each referee goes on as well as it can, so that more of the same turn may be seen or not."""


@cache
def faces() -> list[Sequence[str]]:
    paths = sorted((house_templates() / "carmine" / "boards").glob("*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8"))["rows"].split() for path in paths]


@cache
def legal_voyage(number: int) -> Json:
    """Every third voyage is sailed on a rough board."""
    rng = Random(number)
    return some_voyage(rng, rough_board(rng) if number % 3 == 2 else faces()[number % len(faces())])


def slips_in(document: Json, number: int) -> Iterator[tuple[str, Json]]:
    for count in range(SLIPS_EACH):
        slip = SLIPS[(number * SLIPS_EACH + count) % len(SLIPS)]
        yield slip.__name__, slipped(Random(number * 1000 + count), document, slip)


def slice_of(number: int, voyages: int = VOYAGES) -> range:
    """Voyages are shared out, so that a failure names few of them."""
    return range(number, voyages * SOAK, SLICES)


def first_mistakes(broken: Rules) -> tuple[int | None, set[str]]:
    """Give the first turn with mistakes and what they are; what concerns the whole record comes last."""
    turn = min((turn for turn, _ in broken), key=lambda turn: 1000 if turn is None else turn, default=-1)
    return turn, {rule for place, rule in broken if place == turn}


def agree(ours: Rules, theirs: Rules) -> bool:
    (turn, rules), (other_turn, other_rules) = first_mistakes(ours), first_mistakes(theirs)
    return turn == other_turn and (rules == other_rules or bool(rules & other_rules & OWN_WAYS))


def points(ruling: Ruling) -> dict[str, int]:
    found = {rule: ruling.points(rule) for rule in ("CA-F2", "CA-F3", "CA-F4", "CA-F5")}
    return {"CA-P2": ruling.told, **found}


@pytest.mark.rule("CA-F2", "CA-F3", "CA-F4", "CA-F5", "CA-F6", "CA-H2", "CA-N3")
@pytest.mark.parametrize("part", range(SLICES))
def test_legal_voyages_are_valid_and_have_the_same_score(part: int) -> None:
    for number in slice_of(part):
        document = legal_voyage(number)
        ruling = judge_document(document)
        assert ruling.valid, (number, ruling.data["violations"])
        assert points(ruling) == voyage.judge(document).score(), number


def compare(document: Json, what: object) -> None:
    ruling, twin = judge_document(document), voyage.judge(document)
    assert agree(twin.broken, ruling.places), (what, twin.broken, ruling.places)
    if ruling.valid:
        assert points(ruling) == twin.score(), what


@pytest.mark.rule("CA-D8", "CA-N4", "CA-V2", "CA-S3", "CA-A3")
@pytest.mark.parametrize("part", range(SLICES))
def test_slips_of_the_pen_are_seen_by_both(part: int) -> None:
    for number in slice_of(part):
        for slip, document in slips_in(legal_voyage(number), number):
            compare(document, (number, slip))


def engine_voyage(number: int) -> tuple[Json, int]:
    """Give a voyage of the engine's bots, random and planner in turn, and its score."""
    deck = ["standard", "challenging", "short"][number % 3]
    board = Board.parse(faces()[number % len(faces())])
    charter = Charter(board, components(templates()), deck=deck, mirror=number % 5 == 0)
    bot, seed = ["random", "planner"][number % 2], f"SOUNDING-{number}"
    player = BOTS[bot](charter, Stream("carmine", 1, seed, "bot", bot))
    sailed = play_game(Table(rules, new_game(charter), Fate.of(charter, seed, 1)), player)
    document = json.loads(json.dumps(record_of(charter, sailed.moves)))
    return document, final_score(sailed.end).total


@pytest.mark.rule("CA-N3", "CA-P3", "CA-E5", "CA-M4", "CA-F6")
@pytest.mark.parametrize("part", range(SLICES))
def test_voyages_of_the_engine_are_legal_for_the_second_referee(part: int) -> None:
    for number in slice_of(part, ENGINE_VOYAGES):
        document, total = engine_voyage(number)
        twin = voyage.judge(document)
        assert twin.broken == set(), number
        assert sum(twin.score().values()) == total, number
        claimed = {**document, "claimed": {"renown": twin.renown, "total": total}}
        for slip, changed in slips_in(claimed, number):
            compare(changed, (number, slip))


def some_waters(rng: Random) -> tuple[Referee, Waters, dict[str, list[str]]]:
    """Mark up a rough board at random, from empty to crowded; give it with the marks as a document has them."""
    sheet = Referee(rows=rough_board(rng))
    free = sorted(sheet.sea - set(sheet.kinds))
    rng.shuffle(free)
    sheet.ship = None if rng.random() < 0.2 else free.pop()
    marks: dict[str, list[Cell]] = {kind: [] for kind in ("monster", "peril", "rock", "ambush", "line", "spent")}
    for cell in free[: int(len(free) * rng.choice([0, 0.1, 0.3, 0.6, 0.9]))]:
        kind = rng.choice(["monster", "peril", "peril", "rock", "line", "line", "ambush"])
        marks[kind].append(cell)
        if kind in ("monster", "peril") and rng.random() < 0.3:
            marks["spent"].append(cell)
    waters = Waters(
        sea=sheet.sea,
        land=sheet.land,
        ports=sheet.ports,
        rocks=set(marks["rock"]),
        perils=set(marks["peril"]) - set(marks["spent"]),
        occupied=set(sheet.kinds).union(*marks.values(), {sheet.ship} if sheet.ship else set()),
        ship=sheet.ship,
    )
    return sheet, waters, {kind: [name_of(cell) for cell in cells] for kind, cells in marks.items()}


@pytest.mark.rule("CA-D4", "CA-D5", "CA-D6", "CA-D7", "CA-D8", "CA-D10", "CA-V2")
@pytest.mark.parametrize("part", range(SLICES))
def test_single_drawings_are_judged_alike(part: int) -> None:
    for number in slice_of(part, POSITIONS):
        rng = Random(number)
        sheet, waters, marks = some_waters(rng)
        for _ in range(5):
            card = rng.choice([name for name, card in ADVENTURES.items() if card.kind in ("rocks", "peril")])
            card = card if rng.random() < 0.7 else rng.choice(list(ADVENTURES))
            fitting = [cells for cells in placed(card, False) if fits(waters, cells)]
            cells = list(rng.choice(fitting)) if fitting and rng.random() < 0.9 else None
            solo = rng.random() < 0.6
            document = {
                "format": "pnp-drawing/1",
                "game": "carmine",
                "board": list(sheet.rows),
                "ship": None if sheet.ship is None else name_of(sheet.ship),
                "marks": marks,
                "solo": solo,
                "card": card,
                "drawing": None if cells is None else [name_of(cell) for cell in cells],
            }
            ruling = Ruling(judge_drawing_document(document, templates()).data())
            assert ruling.broken == broken_by(waters, card, cells, solo=solo, mirror=False), (number, document)


def test_voyages_and_slips_are_worth_comparing() -> None:
    """The random player must get about, and the slips must break many rules, or the comparison says little."""
    seen: Counter[str] = Counter()
    for number in range(40):
        sheet = voyage.judge(legal_voyage(number))
        seen.update(told=len(sheet.renown), stones=sheet.monoliths, cannons=sheet.ledger.cannons)
        seen.update(ship=sheet.ledger.ship - 1, battles=len(sheet.fought))
        seen.update(pirates=len([place for place in sheet.spent if sheet.kinds[place] == "pirates"]))
        for _, document in slips_in(legal_voyage(number), number):
            seen.update(rule for _, rule in voyage.judge(document).broken)
    assert all(seen[what] >= 5 for what in ("told", "stones", "cannons", "ship", "battles", "pirates")), seen
    assert len([what for what in seen if what.startswith("CA-")]) >= 20, seen
