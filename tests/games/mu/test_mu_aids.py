"""The player aid: one for each player on one sheet, its numbers from the data, every action and every step on it."""

import shutil
from pathlib import Path

import pytest
from mu_papers import DATA, logged

from pnp.draw.canvas import Draw
from pnp.draw.ink import Mode
from pnp.games.mu.aids import HIGH, PLAYERS, WIDE, aid_parts
from pnp.games.mu.components import components
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.preflight import preflight
from pnp.templates import Templates, house_templates

KIT = Kit("Mu", "mu#1", tuple(aid_parts(DATA)), cover=False)


def words(draw: Draw | None) -> str:
    return " ".join(text.text for text in logged(draw, width=WIDE, height=HIGH).texts)


@pytest.mark.parametrize("paper", Paper)
def test_there_is_an_aid_for_each_of_four_players_on_one_sheet(paper: Paper) -> None:
    (aid,) = aid_parts(DATA)
    assert aid.count == PLAYERS == 4
    assert len(make_plan(KIT, PrintOptions(paper=paper)).sheets) == 1


def test_the_aids_pass_the_preflight_in_every_ink() -> None:
    assert preflight(KIT, [PrintOptions(ink=mode) for mode in Mode]) == []


def test_the_front_names_all_actions_and_the_back_what_the_land_does() -> None:
    (aid,) = aid_parts(DATA)
    front, back = words(aid.front), words(aid.back)
    assert all(name in front for name in ("Move or land.", "Build.", "Create.", "Sculpt.", "Raise.", "Pray.", "carry"))
    assert all(name in back for name in ("SINKING", "ERUPTION", "THE END", "FINAL SCORE", "rim", "Ties:"))
    for line in ("VP on the track", "Villages", "Settlers on land", "Prayer tokens", "Moai, standing or lying"):
        assert line in back


@pytest.mark.rule("MU-326", "MU-327")
def test_the_table_says_what_a_raised_moai_is_worth() -> None:
    (aid,) = aid_parts(DATA)
    cells = logged(aid.front, width=WIDE, height=HIGH).texts
    head = [text for text in cells if text.text == "VP of the Moai"]
    assert len(head) == 1
    table = [text.text for text in cells[cells.index(head[0]) + 1 :] if text.text.isdigit()]
    standing = components(DATA).numbers.points.standing
    rows = [[str(villages), *(str(villages * moai or standing) for moai in range(1, 5))] for villages in range(4)]
    assert table == [*"1234", *(cell for row in rows for cell in row)]


def test_a_number_that_is_corrected_is_right_on_the_aid_too(tmp_path: Path) -> None:
    copy = tmp_path / "mu" / "rules.toml"
    copy.parent.mkdir()
    shutil.copy(house_templates() / "mu" / "rules.toml", copy)
    text = copy.read_text(encoding="utf-8").replace("actions = 4 ", "actions = 5 ").replace("build = 1", "build = 6")
    copy.write_text(text, encoding="utf-8")
    (before,), (after,) = aid_parts(DATA), aid_parts(Templates(tmp_path, house_templates()))
    assert "4 AP." in words(before.front)
    assert "5 AP." in words(after.front)
    assert "6 VP" in words(after.front)
