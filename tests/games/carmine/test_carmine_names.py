"""Names: varied, short enough for their ribbons, and never twice on one chart."""

import re
from collections import Counter
from pathlib import Path

import pytest

from pnp.errors import TemplateError
from pnp.games.carmine.names import chart_names, read_names
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

NAMES = read_names(Templates(house_templates()))
CHARTS = [chart_names(Stream("carmine", 1, f"ISLE-{number}", "names"), NAMES, 8, 3) for number in range(1500)]


def words(name: str) -> set[str]:
    return {re.sub(r"(’s|s’|s)$", "", word) for word in name.lower().split()} - {"the", "of"}


def test_names_fit_where_they_are_written() -> None:
    for name, ports, seas in CHARTS:
        assert len(name) <= 24
        assert len(ports) == 8
        assert len(seas) == 3
        assert max(map(len, ports)) <= 13
        assert max(map(len, seas)) <= 20


def test_no_word_stands_twice_on_a_chart() -> None:
    for name, ports, seas in CHARTS:
        found = Counter(word for text in (name, *ports, *seas) for word in words(text))
        # A whole name, like Tarry Gate, may share a word with a name that is made of parts.
        assert max(found.values()) <= 2
        assert len({*ports, *seas, name}) == 12


def test_names_are_many() -> None:
    assert len({name for name, _, _ in CHARTS}) > 1000
    assert len({port for _, ports, _ in CHARTS for port in ports}) > 4000
    assert len({sea for _, _, seas in CHARTS for sea in seas}) > 2000


def test_names_look_like_names() -> None:
    for name, ports, seas in CHARTS:
        for text in (name, *ports, *seas):
            assert re.fullmatch(r"[A-Z][a-z]+(’s|s’)?( (of|[A-Z][a-z]+)(’s|s’|’)?)*", text), text
            assert text not in NAMES.never


def test_word_lists_are_long_and_without_doubles() -> None:
    for kind, entries in NAMES.words.items():
        assert len(entries) == len(set(entries)), kind
        assert len(entries) >= 60 or kind == "number"
    assert max(map(len, NAMES.words["whole"])) <= 13


def test_the_names_of_a_seed_stay_as_they_are() -> None:
    name, ports, seas = chart_names(Stream("carmine", 1, "KRAKEN-7", "names"), NAMES, 8, 3)
    assert (name, ports[0], seas[0]) == ("The Whisper Isles", "Silver Penny", "The Shroud Depths")


def changed(folder: Path, old: str, new: str) -> Templates:
    text = (house_templates() / "carmine/names.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "carmine").mkdir()
    (folder / "carmine/names.toml").write_text(text.replace(old, new), encoding="utf-8")
    return Templates(folder, house_templates())


def test_a_pattern_without_its_words_is_refused(tmp_path: Path) -> None:
    data = changed(tmp_path, "Port {virtue}", "Port {vice}")
    with pytest.raises(TemplateError, match=r"“Port \{vice\}” needs a list of words named vice"):
        read_names(data)


def test_too_few_words_are_refused(tmp_path: Path) -> None:
    data = changed(tmp_path, "most = 13", "most = 3")
    with pytest.raises(TemplateError, match="too few words"):
        chart_names(Stream("any"), read_names(data), 8, 3)
