"""The printed tokens of Nautilion."""

import math
from collections import Counter
from pathlib import Path

import pytest
from nautilion_pieces import ALL, DATA, logged, rendered

from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle
from pnp.games.nautilion.look import look
from pnp.games.nautilion.tokens import CREATURES, token_parts
from pnp.games.nautilion.tokens.stock import trade
from pnp.templates import Templates, house_templates

TOKENS = {part.name: part for part in token_parts(DATA)}
STOCKS = {"crew": "blue", "mages": "blue", "mercenaries": "blue", "reefs": "grey", "reserve": "green", "ends": "end"}


def test_all_82_tokens_are_always_in_the_kit() -> None:
    groups: Counter[str] = Counter()
    for part in TOKENS.values():
        groups[part.group] += part.count
    assert groups == {"crew": 36, "mages": 9, "mercenaries": 9, "reefs": 18, "reserve": 8, "ends": 2}
    assert groups.total() == 82


def test_counts_and_trades_are_those_of_the_file(tmp_path: Path) -> None:
    text = DATA.text("nautilion/tokens.toml")
    for old, new in (
        ("copies = 4", "copies = 5"),
        ("fighters = [2, 5, 8]", "fighters = [1, 5, 8]"),
        ("reserve = 8", "reserve = 9"),
    ):
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "nautilion").mkdir()
    (tmp_path / "nautilion" / "tokens.toml").write_text(text, encoding="utf-8")
    data = Templates(tmp_path, house_templates())
    parts = {part.name: part for part in token_parts(data)}
    assert parts["crew-3"].count == 5
    assert parts["reserve"].count == 9
    assert [trade(number, look(data)) for number in (1, 2, 3)] == ["fighter", "partner", "pilot"]


@pytest.mark.parametrize("name", TOKENS)
def test_a_token_is_round_and_reads_upright_inside_its_outline(name: str) -> None:
    part = TOKENS[name]
    r = 15.0 if part.group == "ends" else 12.5
    assert part.outline == Circle(r, r, r)
    lettering = logged(name).notes.lettering
    expected = {"crew": name[-1], "reefs": name[-1], "mages": name[-1].upper()}.get(part.group)
    assert [line.text for line in lettering] == ([expected] if expected else [])
    for line in lettering:
        for quad in line.letters:
            assert all(math.dist(corner, (r, r)) < r - 3.0 for corner in quad)
            assert quad[0][1] == pytest.approx(quad[1][1])  # no letter leans


def test_numbers_can_be_read_at_arms_length() -> None:
    for name, part in TOKENS.items():
        if part.group in ("crew", "reefs", "mages"):
            (line,) = logged(name).notes.lettering
            corners = [corner for quad in line.letters for corner in quad]
            assert max(y for _, y in corners) - min(y for _, y in corners) >= 7.0


@pytest.mark.parametrize("name", ["crew-6", "crew-9", "reef-6", "reef-9"])
def test_6_and_9_are_underlined(name: str) -> None:
    (line,) = logged(name).notes.lettering
    (plain,) = logged("crew-8").notes.lettering
    lowest = max(line.letters, key=lambda quad: quad[2][1])
    assert lowest[1][0] - lowest[0][0] > 2.0  # a bar
    assert lowest[2][1] - lowest[0][1] < 1.0
    assert lowest[2][1] > max(quad[2][1] for quad in plain.letters)


@pytest.mark.parametrize("mode", Mode)
def test_no_two_faces_are_the_same(mode: Mode) -> None:
    looks = {rendered(name, mode).tobytes() for name in TOKENS}
    assert len(looks) == len(TOKENS) == 19


def test_each_number_has_a_creature_of_its_own() -> None:
    assert sorted(CREATURES) == list(range(1, 10))
    assert len(set(CREATURES.values())) == 9


def test_the_mark_of_a_trade_is_at_the_top() -> None:
    marks = {"partner": "mage", "fighter": "harpoon", "pilot": "movement"}
    for number in CREATURES:
        (icon,) = logged(f"crew-{number}").notes.icons
        assert icon.name == marks[trade(number, look(DATA))]
        assert icon.size >= 4.0
        assert icon.centre == pytest.approx((12.5, 2.75))
    (icon,) = logged("mercenary").notes.icons
    assert icon.name == "mercenary"


@pytest.mark.parametrize("mode", Mode)
def test_backs_say_the_stock_and_nothing_else(mode: Mode) -> None:
    looks: dict[str, set[bytes]] = {}
    for name, part in TOKENS.items():
        looks.setdefault(STOCKS[part.group], set()).add(rendered(name, mode, back=True).tobytes())
    assert all(len(found) == 1 for found in looks.values())
    assert len({found for (found,) in looks.values()}) == 4


def test_backs_are_blue_grey_and_green() -> None:
    for name, strongest in (("crew-1", 2), ("reserve", 1)):
        mean = [sum(channel.tobytes()) for channel in rendered(name, back=True).split()]
        assert mean.index(max(mean)) == strongest
    red, green, blue = rendered("reef-3", back=True).getpixel((30, 52))  # type: ignore[misc]
    assert max(red, green, blue) - min(red, green, blue) < 40


def test_a_token_is_stored_once_however_often_it_is_printed() -> None:
    assert logged("crew-1").finish().count("stamp “nautilion token c1”") == 1
    assert ALL["crew-1"].count == 4
