"""The ledger: one for each seat, its Gold under a flap as wide as the columns that it covers; and the whole kit."""

import pytest

from pnp.draw.canvas import Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.game import settle
from pnp.games.diluvium import game
from pnp.games.diluvium.setup import DiluviumSetup, make_setup
from pnp.games.diluvium.sheets.ledger import WIDE, ledger_parts, size_for
from pnp.press.options import PrintOptions
from pnp.press.plan import make_plan
from pnp.press.preflight import preflight
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())


def setup(players: int) -> DiluviumSetup:
    return make_setup(settle(game, SetupCode.parse(f"diluvium:players={players}#42")), DATA)


def logged(players: int, seat: int) -> LogCanvas:
    part = ledger_parts(setup(players), DATA)[seat]
    canvas = LogCanvas(Mode.FULL)
    with canvas.page(Page(WIDE, part.box.height)):
        part.front(canvas)
    return canvas


@pytest.mark.parametrize(("players", "seats"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_there_is_a_ledger_for_each_seat_and_one_for_the_rival(players: int, seats: int) -> None:
    assert [part.name for part in ledger_parts(setup(players), DATA)] == [f"ledger-{seat + 1}" for seat in range(seats)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ledgers_fill_a_sheet_and_have_boxes_that_can_be_crossed(players: int) -> None:
    size = size_for(max(players, 2))
    assert size.row >= 5.5
    plan = make_plan(game.sheets(setup(players), DATA), PrintOptions(parts=("ledgers",)))
    assert len(plan.sheets) == 1
    boxes = [placed.field for _, placed in logged(players, 0).fields]
    crossed = [field for field in boxes if field.name.endswith(".explore")]
    assert len(crossed) == size.turns
    assert all(field.box.width >= 5.0 and field.box.height >= 5.0 for field in crossed)


@pytest.mark.rule("DI-GEN-04")
@pytest.mark.parametrize("players", [2, 4])
def test_the_flap_covers_the_gold_columns(players: int) -> None:
    part, size = ledger_parts(setup(players), DATA)[0], size_for(players)
    (((fold, top), (_, bottom)),) = part.folds
    assert (top, bottom) == (0.0, size.high)
    texts = logged(players, 0).texts
    heads = {text.text: [x for x, _ in text.corners] for text in texts if text.text in ("Gold", "Total")}
    assert set(heads) == {"Gold", "Total"}
    assert all(fold - (WIDE - fold) < x < fold for corners in heads.values() for x in corners)
    assert {str(number) for number in range(1, size.turns + 1)} <= {text.text for text in texts}


def test_sheets_and_box_have_the_ledgers_the_box_has_booklet_and_aids_too() -> None:
    made = setup(3)
    assert "ledgers" in {part.group for part in game.sheets(made, DATA).parts}
    assert {"ledgers", "rules", "turn-aid"} <= {part.group for part in game.kit(made, DATA).parts}


def test_the_sheets_of_four_pass_the_preflight() -> None:
    kit = game.sheets(setup(4), DATA)
    assert make_plan(kit, PrintOptions()).sheets
    assert preflight(kit, [PrintOptions(), PrintOptions(ink=Mode.MONO)]) == []
