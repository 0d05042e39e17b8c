"""Records: JSON, JSON lines and text are told apart, read strictly, and refused with the place."""

import json
import time
import tracemalloc
from pathlib import Path

import pytest

from pnp.errors import RecordError
from pnp.record import LARGEST, LONGEST, PATIENCE, Record, Records, Word, quoted, read_transcript

TEXT = '[Format "pnp-voyage/1"]\n[Game "carmine"]\n1 sirens C14 | sail NE ; a comment\n'


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def records(content: bytes | str, name: str = "record") -> list[Record]:
    Path(name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return list(Records(Path(name)))


def refusal(content: bytes | str, name: str = "record") -> str:
    (record,) = records(content, name)
    assert record.document is None
    assert record.transcript is None
    return str(record.error)


# -- telling them apart ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ['{"a": 1}', '{"a": 1}\n', '\n\n{"a": 1}\n\n', '{\n "a":\n 1\n}', '\ufeff{"a": 1}\n'])
def test_one_object_is_one_document(text: str) -> None:
    source = Records(Path("record"))
    Path("record").write_text(text, encoding="utf-8")
    assert list(source) == [Record("record", {"a": 1})]
    assert not source.many


def test_several_objects_are_one_a_line_by_name_or_by_nature() -> None:
    text = '{"a": 1}\n\n{"a": 2}\r\n{"a": 3}'
    for name in ("record", "record.jsonl", "record.ndjson"):
        Path(name).write_text(text, encoding="utf-8", newline="")
        source = Records(Path(name))
        assert list(source) == [Record(f"{name}, line {line}", {"a": i}) for i, line in ((1, 1), (2, 3), (3, 4))]
        assert source.many
    assert records('{"a": 1}\n', "one.jsonl") == [Record("one.jsonl, line 1", {"a": 1})]


def test_a_line_that_cannot_be_read_does_not_hide_the_next() -> None:
    good, bad, last = records('{"a": 1}\n{"a": \n{"a": 2}\n', "x.jsonl")
    assert (good.document, last.document) == ({"a": 1}, {"a": 2})
    assert str(bad.error) == "x.jsonl, line 2 is not JSON: Expecting value in column 6"


def test_all_else_is_text() -> None:
    (record,) = records("\ufeff" + TEXT.replace("\n", "\r\n"))
    assert record.transcript == read_transcript(TEXT)
    assert record.document is None


# -- the text form ---------------------------------------------------------------------------------


def test_a_transcript_has_headers_lines_segments_and_words() -> None:
    transcript = read_transcript(TEXT + '; nothing\n\n 2 "a | \\"b\\" ; c"|- ')
    assert [(header.line, header.key, header.value) for header in transcript.headers] == [
        (1, "Format", "pnp-voyage/1"),
        (2, "Game", "carmine"),
    ]
    assert transcript.header("game") == "carmine"
    assert transcript.header("Seed") is None
    first, second = transcript.lines
    assert (first.number, second.number) == (3, 6)
    assert first.segments == ((Word("1"), Word("sirens"), Word("C14")), (Word("sail"), Word("NE")))
    assert second.segments == ((Word("2"), Word('a | "b" ; c', quoted=True)), (Word("-"),))


def test_a_quoted_word_is_only_itself() -> None:
    for text in ("", "-", "a b", "|", ";", '"', "\\", "\n", "\u2028", "Ж", "\x00"):
        header, line = f"[Key {quoted(text)}]", f"word {quoted(text)}"
        assert read_transcript(header).headers[0].value == text
        assert read_transcript(line).lines[0].segments[0][1] == Word(text, quoted=True)
    assert read_transcript("[Seed -]").headers[0].value is None


@pytest.mark.parametrize(
    "line", ['a "b', 'a"b"', '"a"b', 'a "\\q"', "[Key]", '[Key "a" "b"]', "[Key value]", '[1 "a"]']
)
def test_what_is_no_text_form(line: str) -> None:
    with pytest.raises(RecordError, match=r"^line 2: "):
        read_transcript(f"\n{line}")


# -- what cannot be read ---------------------------------------------------------------------------

WRONG: dict[str, tuple[bytes | str, str]] = {
    "nothing": ("", "record is empty"),
    "nothing but space": (" \n\n ", "record is empty"),
    "truncated": ('{"a": [1,', "record is not JSON: Expecting value in column 10"),
    "a place": ('{"a": 1,\n "b": 2,,\n}', "record is not JSON: Expecting property name"),
    "list": ("[1, 2]", "record is not a JSON object"),
    "list of objects": ('[\n{"a": 1}\n]', "record is not a JSON object"),
    "a key twice": ('{"a": 1, "b": {"c": 1, "c": 2}}', "record has the key “c” twice"),
    "NaN": ('{"a": NaN}', "record has NaN where a number should be"),
    "infinity": ('{"a": -1e999}', "record has the number -1e999, which is too large"),
    "long number": ('{"a": ' + "9" * 5000 + "}", "record has a number that is too long"),
    "surrogate": ('{"a": "\\ud800"}', "record has half a character: a lone surrogate"),
    "deep": ('{"a":' * 40 + "1" + "}" * 40, "record is nested more than 32 deep"),
    "very deep": ("[" * 1_900_000, "record is nested more than 32 deep"),
    "bytes in JSON": (b'{"a": "\xff"}', "record is not UTF-8 text: byte 7 is wrong"),
    "bytes in text": (b'[Format "\xff"]', "record is not UTF-8 text: byte 9 is wrong"),
    "utf-16": (TEXT.encode("utf-16"), "record is not UTF-8 text: byte 0 is wrong"),
    "a wrong header": ("\n[Format]\n", 'record, line 2: a header is written like [Seed "KRAKEN-7"]'),
    "a large text": ("a " * (LONGEST // 2 + 1), "record is larger than 1 MB: no record in the text form is"),
    "a large document": (b" " * (LARGEST + 1), "record is larger than 2 MB: no record is"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_read_is_said_in_a_sentence(name: str) -> None:
    content, sentence = WRONG[name]
    assert refusal(content).startswith(sentence)


def test_a_json_file_is_never_taken_for_text() -> None:
    assert refusal(TEXT, "x.json").startswith("x.json is not JSON")


def test_a_file_that_is_not_there_or_no_file() -> None:
    (missing,), (folder,) = list(Records(Path("nowhere"))), list(Records(Path()))
    assert str(missing.error) == "nowhere cannot be read: No such file or directory"
    assert str(folder.error) == ". cannot be read: Is a directory"
    (strange,) = Records(Path("a\0b"))
    assert "cannot be read" in str(strange.error)


NONSENSE = {
    "zeros": (b"\0" * 1000, "is larger than 2 MB"),
    "newlines": (b"\n" * 1000, "is larger than 2 MB"),
    "brackets": (b"[{" * 500, "is larger than 2 MB"),
    "quotes": (b'"\\' * 500, "is larger than 2 MB"),
}


@pytest.mark.parametrize("name", NONSENSE)
@pytest.mark.parametrize("ending", ["txt", "json", "jsonl"])
def test_a_hundred_megabytes_of_nonsense_are_refused_at_once(name: str, ending: str) -> None:
    piece, sentence = NONSENSE[name]
    path = Path(f"nonsense.{ending}")
    with path.open("wb") as file:
        for _ in range(100):
            file.write(piece * 1000)
    tracemalloc.start()
    try:
        start = time.process_time()
        found = list(Records(path))
        assert time.process_time() - start < 1
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()
    assert len(found) == 1
    assert "nonsense" in str(found[0].error)
    if ending != "jsonl":
        assert sentence in str(found[0].error)


def test_a_file_that_goes_on_being_no_json_is_given_up() -> None:
    (nonsense,) = records("nonsense\n" * 10_000, "x.jsonl")
    assert str(nonsense.error).startswith(f"x.jsonl, line {PATIENCE}: these are {PATIENCE} lines without a JSON object")
    assert len(records('{"a": 1}\n' + "nonsense\n" * 10_000, "x.jsonl")) == 1 + PATIENCE + 1
    mixed = ("nonsense\n" * (PATIENCE - 1) + '{"a": 1}\n') * 3
    assert len(records(mixed, "x.jsonl")) == 3 * PATIENCE
    assert len(records("nonsense\n" * 3, "x.jsonl")) == 3


def test_a_line_is_held_to_a_length() -> None:
    long = json.dumps({"a": "x" * LONGEST})
    first, second = records('{"a": 1}\n' + long + "\n", "x.jsonl")
    assert first.document == {"a": 1}
    assert str(second.error) == "x.jsonl, line 2 is longer than 1 MB: no record is"


def test_lines_are_read_one_at_a_time() -> None:
    """The file may be larger than the memory: nothing behind the line that is asked for is read in."""
    line = json.dumps({"a": "x" * 1000}) + "\n"
    Path("x.jsonl").write_text(line * 8_000, encoding="utf-8")
    tracemalloc.start()
    try:
        assert sum(1 for _ in Records(Path("x.jsonl"))) == 8_000
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
