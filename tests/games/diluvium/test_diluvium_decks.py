"""The printed cards of Diluvium."""

from collections import Counter

import pytest
from diluvium_pieces import BOX, DATA, colours, logged, rendered

from pnp.draw.ink import Mode
from pnp.draw.shapes import Rect
from pnp.games.diluvium.decks import card_parts
from pnp.games.diluvium.decks.pictures import PICTURES

CARDS = {part.name: part for part in card_parts(DATA)}


def test_there_are_16_ruins_cards_and_12_rival_cards() -> None:
    groups: Counter[str] = Counter()
    for part in CARDS.values():
        groups[part.group] += part.count
        assert part.outline == Rect(0, 0, 63, 88, 3)
    assert groups == {"ruins-cards": 16, "rival-cards": 12}


def test_each_kind_has_a_picture_of_its_own() -> None:
    keys = {card.key for card in BOX.ruins} | {card.action for card in BOX.rival}
    assert set(PICTURES) == keys
    assert len(set(PICTURES.values())) == 12


@pytest.mark.rule("DI-SOL-11")
def test_a_rival_card_says_its_action_and_its_bonus() -> None:
    for card in BOX.rival:
        notes = logged(f"rival-{card.id.lower()}").notes
        words = [line.text for line in notes.lettering]
        assert words == [card.action.upper(), f"+{card.bonus}"]
        assert any(line.text.startswith(f"{card.id} · +{card.bonus}") for line in notes.texts)


@pytest.mark.rule("DI-RUI-09")
def test_only_the_compass_is_played_while_a_ship_sails() -> None:
    feet = {}
    for card in BOX.ruins:
        notes = logged(f"ruins-{card.key}").notes
        assert [line.text for line in notes.lettering] == [card.name.upper()]
        feet[card.key] = [line.text for line in notes.texts][-1]
    assert [key for key, foot in feet.items() if "SAILS" in foot] == ["compass"]
    assert len(set(feet.values())) == 2


def test_a_ruins_card_says_its_number() -> None:
    for card in BOX.ruins:
        said = " ".join(line.text for line in logged(f"ruins-{card.key}").notes.texts)
        if card.key not in ("gate", "map"):
            assert f"+{card.amount}" in said
    large = {card.key: logged(f"ruins-{card.key}").notes.icons[0].name for card in BOX.ruins}
    assert [large[key] for key in ("cornucopia", "machines", "weapons")] == ["wheat", "anvil", "spear"]


@pytest.mark.parametrize("mode", Mode)
def test_fronts_differ_and_backs_say_the_deck_alone(mode: Mode) -> None:
    assert len({rendered(name, mode).tobytes() for name in CARDS}) == len(CARDS) == 20
    backs: dict[str, set[bytes]] = {}
    for name, part in CARDS.items():
        backs.setdefault(part.group, set()).add(rendered(name, mode, back=True).tobytes())
    assert all(len(found) == 1 for found in backs.values())
    assert len(set.union(*backs.values())) == 2


def test_mono_is_black_alone_and_words_can_be_read() -> None:
    for name in CARDS:
        for back in (False, True):
            assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}
        notes = logged(name).notes
        assert all(line.size >= 7.5 for line in notes.texts)
        assert all(icon.size >= 4.0 for icon in notes.icons)
