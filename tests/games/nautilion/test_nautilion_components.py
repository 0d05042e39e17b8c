"""The box of Nautilion: what is in it, and what happens to data that make no sense."""

from pathlib import Path

import pytest

from pnp.errors import TemplateError
from pnp.games.nautilion.components import components
from pnp.games.nautilion.pieces import KINDS, multisets, pool_of, size, tokens
from pnp.templates import Templates, house_templates

HOUSE = house_templates()
BOX = components(Templates(HOUSE))


def test_the_box_has_82_tokens_and_28_cards() -> None:
    box = BOX.tokens
    counts = (9 * box.crew.copies, box.reserve, 2, 3 * box.mages.copies, box.mercenaries.count, 3 * box.reefs.copies)
    assert counts == (36, 8, 2, 9, 9, 18)
    assert sum(counts) == 82
    assert (len(BOX.darkhouse), len(BOX.heroic), len(BOX.cards.admirals)) == (12, 12, 2)
    assert [card.number for card in BOX.cards.darkhouse if card.colour == "blue"] == [10, 11, 12]
    assert {card.number: card.expansion for card in BOX.cards.heroic if card.expansion} == {10: 1, 11: 2, 12: 3}


def test_the_numbers_are_those_of_the_rules() -> None:
    numbers = BOX.numbers
    assert numbers.dice.faces == (1, 1, 2, 2, 3, 4)
    assert (numbers.spells.whirlwind, numbers.spells.tide, numbers.spells.swap) == (1, 2, 3)
    assert [(star.stars, star.points, star.wins) for star in numbers.stars][:4] == [
        (1, -1, 60),
        (2, 2, 45),
        (3, 5, 30),
        (4, 9, 15),
    ]
    assert [side.points for side in BOX.sides.values()] == [0, 1, 1, 3, 5, 6]


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("boards", "bonus = 0", "bonnus = 0", "unknown field `bonnus`"),
        ("boards", 'id = "A2"', 'id = "A1"', "two sides have one id"),
        ("boards", "[[1, 2], [1, 8]", "[[1, 2], [2, 1]", "A1: a duct joins two spaces"),
        ("boards", "[[1, 2], [1, 8]", "[[1, 1], [1, 8]", "A1: a duct joins two spaces"),
        ("tokens", "a = 1, b = 4, c = 7", "a = 1, b = 4, d = 7", "each Mage"),
        ("tokens", "copies = 4", "copies = 12", "<= 9"),
        ("cards", "number = 2, colour", "number = 1, colour", "two cards have one number"),
        ("cards", "red = 3, blue = 2", "red = 3, blue = 3", "levels.intro"),
        ("cards", '"twice"', '"thrice"', "thrice"),
        ("rules", "most = 6", "most = 7", "do not suffice"),
        ("rules", "faces = [1, 1", "faces = [5, 1", "<= 4"),
    ],
)
def test_data_that_make_no_sense_are_told_with_file_and_key(
    name: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    text = (HOUSE / "nautilion" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "nautilion" / f"{name}.toml"
    copy.parent.mkdir()
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TemplateError, match=message) as caught:
        components(Templates(tmp_path, HOUSE))
    assert f"{name}.toml" in str(caught.value)


def test_a_pool_counts_its_tokens() -> None:
    heap = (1, 1, 1, 1, 9, 13, 13, 17)
    pool = pool_of(heap)
    assert tuple(tokens(pool)) == heap
    assert size(pool) == 8
    assert size(pool_of(kind for kind in KINDS for _ in range(9))) == 9 * len(KINDS)
    assert multisets(pool, 2) == (
        (1, 1),
        (1, 9),
        (1, 13),
        (1, 17),
        (9, 13),
        (9, 17),
        (13, 13),
        (13, 17),
    )
