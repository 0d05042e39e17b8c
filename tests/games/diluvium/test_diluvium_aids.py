"""The turn aid: one for each player, its numbers from the data, its signs the ones that the pieces show."""

import shutil
from pathlib import Path

from pnp.draw.canvas import Draw, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.games.diluvium.aids import HIGH, WIDE, aid_parts
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.preflight import preflight
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())


def words(draw: Draw | None) -> str:
    canvas = LogCanvas(Mode.FULL)
    assert draw is not None
    with canvas.page(Page(WIDE, HIGH)):
        draw(canvas)
    return " ".join(text.text for text in canvas.texts)


def test_there_is_an_aid_for_each_of_four_players_on_one_sheet() -> None:
    (aid,) = aid_parts(DATA)
    assert aid.count == 4
    kit = Kit("Diluvium", "diluvium#1", (aid,), cover=False)
    assert len(make_plan(kit, PrintOptions()).sheets) == 1


def test_the_aids_pass_the_preflight_in_every_ink() -> None:
    kit = Kit("Diluvium", "diluvium#1", tuple(aid_parts(DATA)), cover=False)
    assert preflight(kit, [PrintOptions(ink=mode) for mode in Mode]) == []


def test_the_front_names_all_actions_and_the_back_all_resources() -> None:
    (aid,) = aid_parts(DATA)
    front, back = words(aid.front), words(aid.back)
    assert all(name in front for name in ("Explore:", "Settle:", "Produce:", "Engage:", "Limit:", "End:"))
    assert all(back.count(name) >= 2 for name in ("Food", "Craft", "Weapons", "Ruins"))


def test_a_number_that_is_corrected_is_right_on_the_aid_too(tmp_path: Path) -> None:
    copy = tmp_path / "diluvium" / "rules.toml"
    copy.parent.mkdir()
    shutil.copy(house_templates() / "diluvium" / "rules.toml", copy)
    copy.write_text(copy.read_text(encoding="utf-8").replace("limit = 6", "limit = 8"), encoding="utf-8")
    (before,), (after,) = aid_parts(DATA), aid_parts(Templates(tmp_path, house_templates()))
    assert "most 6 tokens" in " ".join(words(before.front).split())
    assert "most 8 tokens" in " ".join(words(after.front).split())
