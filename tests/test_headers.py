"""Headers: values of every kind go into a document and come back, also lists that have a header for each entry."""

from typing import Any

import pytest

from pnp.errors import RecordError
from pnp.headers import NOTHING, NUMBER, NUMBERS, TEXT, TRUTH, WORDS, Field, Kind, read_headers, write_headers
from pnp.record import read_transcript

SCORES = Kind(
    lambda text: [dict(zip(line.split()[::2], map(int, line.split()[1::2]), strict=True)) for line in text.split("/")],
    lambda scores: " / ".join(" ".join(f"{name} {points}" for name, points in score.items()) for score in scores),
)
KNOWN = {
    "Players": Field(("options", "players"), NUMBER),
    "First": Field(("setup", "first"), NUMBER),
    "Area": Field(("setup", "areas"), NUMBERS, each=True),
    "Tiles": Field(("setup", "tiles"), WORDS),
    "Ready": Field(("ready",), TRUTH),
    "Claimed": Field(("claimed",), NOTHING),
    "Claimed-Scores": Field(("claimed", "scores"), SCORES),
    "Claimed-Winners": Field(("claimed", "winners"), NUMBERS),
    "Island": Field(("island",), TEXT),
    "Shore": Field(("island",), TEXT, each=True),
}


def no_code(*_: Any) -> None:
    raise AssertionError("no code was given")


def read(text: str) -> dict[str, Any]:
    return read_headers(read_transcript(text).headers, KNOWN, no_code)


@pytest.mark.parametrize(
    "document",
    [
        {"options": {"players": 2}, "setup": {"first": 0, "areas": [[0, -3, 12], [5, 0, 0]]}},
        {"setup": {"tiles": ["T12", "T23"]}, "claimed": {"scores": [{"track": 2, "total": 12}, {"total": 15}]}},
        {"claimed": {"winners": []}, "ready": False},
        {"claimed": {}, "ready": None},
        {"claimed": {"winners": [0, 1]}, "island": "A “quoted” \\ name"},
        {"island": ["north", "", "south"]},
        {},
    ],
)
def test_a_document_goes_into_headers_and_comes_back(document: dict[str, Any]) -> None:
    assert read("\n".join(write_headers(document, KNOWN))) == document


def test_each_entry_has_a_header_of_its_own() -> None:
    document = {"setup": {"areas": [[0, 1, 2], [3, 4, 5]]}}
    assert list(write_headers(document, KNOWN)) == ['[Area "0 1 2"]', '[Area "3 4 5"]']


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[Players "two"]', "line 1: Players is a number, not “two”"),
        ('[Players "2"]\n[players "2"]', "line 2: the header Players stands twice"),
        ('[Playrs "2"]', "line 1: there is no header “Playrs”, did you mean Players?"),
        ('[Island "A"]\n[Shore "north"]', "line 2: the island is named already: it cannot have a Shore as well"),
        ('[Claimed-Winners "1"]\n[Claimed ""]', "line 2: Claimed is “”, but a header before it says otherwise"),
        ('[Claimed -]\n[Claimed-Winners "1"]', "line 2: Claimed-Winners is one of the claimed, but a header before it"),
        ('[Claimed "all"]', "line 1: Claimed is empty: its parts have headers of their own, not “all”"),
    ],
)
def test_what_is_wrong_has_its_line(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read(text)
    assert sentence in str(refusal.value)
