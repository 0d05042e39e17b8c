"""Templates: typed, strict, and a player's copy comes first."""

from pathlib import Path

import pytest

from pnp.errors import TemplateError
from pnp.templates import Data, Templates, house_templates


class Card(Data, frozen=True):
    name: str
    points: int = 0


class Deck(Data, frozen=True):
    title: str
    cards: tuple[Card, ...]


GOOD = """
title = "Adventure – “Ærø”"

[[cards]]
name = "Kraken"
points = 3

[[cards]]
name = "Storm"
"""


def written(folder: Path, name: str, text: str | bytes) -> Templates:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return Templates(folder)


def refused(folder: Path, text: str | bytes) -> str:
    with pytest.raises(TemplateError) as error:
        written(folder, "mu/deck.toml", text).read("mu/deck.toml", Deck)
    message = str(error.value)
    assert message.startswith(str(folder / "mu" / "deck.toml"))  # the file is always named
    assert "\n" not in message
    return message.removeprefix(str(folder / "mu" / "deck.toml")).strip()


def test_a_template_is_read_into_typed_frozen_values(tmp_path: Path) -> None:
    deck = written(tmp_path, "mu/deck.toml", GOOD).read("mu/deck.toml", Deck)
    assert deck == Deck("Adventure – “Ærø”", (Card("Kraken", 3), Card("Storm")))
    with pytest.raises(AttributeError):
        deck.title = "other"  # type: ignore[misc]


def test_a_key_that_nobody_knows_is_named_with_its_place(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD.replace("points", "ponits"))
    assert message == "is wrong: Object contains unknown field `ponits` - at `$.cards[0]`"
    assert "`colour`" in refused(tmp_path, GOOD.replace("title", 'colour = "red"\ntitle'))


def test_a_wrong_type_is_named_with_its_place(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD.replace("points = 3", 'points = "three"'))
    assert message == "is wrong: Expected `int`, got `str` - at `$.cards[0].points`"
    assert "$.cards[0].points" in refused(tmp_path, GOOD.replace("points = 3", "points = 3.5"))
    assert "$.cards[0].points" in refused(tmp_path, GOOD.replace("points = 3", "points = true"))
    assert "$.title" in refused(tmp_path, GOOD.replace("title = ", "title = 7 #"))


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD.replace('name = "Storm"', ""))
    assert message == "is wrong: Object missing required field `name` - at `$.cards[1]`"


def test_bad_toml_is_named_with_its_line(tmp_path: Path) -> None:
    message = refused(tmp_path, GOOD.replace("points = 3", "points = = 3"))
    assert message.startswith("is not TOML: ")
    assert "line 6" in message
    assert "is not TOML" in refused(tmp_path, "title = 'a'\ntitle = 'b'\n")


def test_text_that_is_not_utf_8_is_named_with_its_byte(tmp_path: Path) -> None:
    assert refused(tmp_path, b'title = "\xc6r\xf8"') == "is not UTF-8 text: byte 9 is wrong"


def test_a_missing_template_is_named_with_the_folders_that_were_searched(tmp_path: Path) -> None:
    one, two = tmp_path / "mine", tmp_path / "house"
    with pytest.raises(TemplateError) as error:
        Templates(one, two).read("mu/deck.toml", Deck)
    assert str(error.value) == f"the template mu/deck.toml is missing from {one} and {two}"


def test_a_folder_is_no_template(tmp_path: Path) -> None:
    (tmp_path / "mu" / "deck.toml").mkdir(parents=True)
    with pytest.raises(TemplateError, match=r"the template mu/deck\.toml is missing"):
        Templates(tmp_path).text("mu/deck.toml")


def test_a_players_copy_wins_over_the_house(tmp_path: Path) -> None:
    mine, house = tmp_path / "mine", tmp_path / "house"
    written(house, "mu/deck.toml", GOOD)
    written(house, "mu/other.toml", GOOD)
    written(mine, "mu/deck.toml", GOOD.replace("Kraken", "Hydra"))
    both = Templates(mine, house)
    assert both.read("mu/deck.toml", Deck).cards[0].name == "Hydra"
    assert both.read("mu/other.toml", Deck).cards[0].name == "Kraken"  # what is not copied is the house's
    assert both.find("mu/deck.toml") == mine / "mu" / "deck.toml"
    assert Templates(house, mine).read("mu/deck.toml", Deck).cards[0].name == "Kraken"


def test_a_mistake_in_the_players_copy_names_the_copy(tmp_path: Path) -> None:
    mine, house = tmp_path / "mine", tmp_path / "house"
    written(house, "mu/deck.toml", GOOD)
    written(mine, "mu/deck.toml", GOOD.replace("title", "titel"))
    with pytest.raises(TemplateError, match="titel") as error:
        Templates(mine, house).read("mu/deck.toml", Deck)
    assert str(mine) in str(error.value)
    assert str(house) not in str(error.value)


def test_names_are_sorted_each_once_from_all_folders(tmp_path: Path) -> None:
    mine, house = tmp_path / "mine", tmp_path / "house"
    for name in ("B1", "A2", "A10", "a1"):
        written(house, f"mu/boards/{name}.toml", "")
    written(mine, "mu/boards/A2.toml", "")
    written(mine, "mu/boards/Z9.toml", "")
    written(mine, "mu/boards/notes.txt", "")
    assert list(Templates(mine, house).names("mu/boards", ".toml")) == ["A10", "A2", "B1", "Z9", "a1"]
    assert list(Templates(mine, house).names("mu/nothing", ".toml")) == []


def test_a_template_is_read_once(tmp_path: Path) -> None:
    templates = written(tmp_path, "mu/deck.toml", GOOD)
    first = templates.read("mu/deck.toml", Deck)
    (tmp_path / "mu" / "deck.toml").unlink()
    assert templates.read("mu/deck.toml", Deck) is first


def test_the_house_has_its_own_templates() -> None:
    assert Templates(house_templates()).find("carmine/theme.toml").is_file()


def test_what_is_made_of_templates_is_made_once_for_each_of_them(tmp_path: Path) -> None:
    made: list[Templates] = []

    def count(data: Templates) -> int:
        made.append(data)
        return len(made)

    one, other = Templates(tmp_path), Templates(tmp_path)
    assert [one.once(count), one.once(count), other.once(count), one.once(count)] == [1, 1, 2, 1]
    assert made == [one, other]


def test_what_could_not_be_made_is_refused_again(tmp_path: Path) -> None:
    data = Templates(tmp_path)
    for _ in range(2):
        with pytest.raises(TemplateError, match=r"deck\.toml is missing"):
            data.once(deck_text)


def deck_text(data: Templates) -> str:
    return data.text("mu/deck.toml")
