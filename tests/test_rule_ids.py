"""Every rule of every game is held up by a test, and no test speaks of a rule that is not there.

The rules of a game are listed in `tests/games/<slug>/rules/ids.txt`, one a line with a few words. Tests name the rules
they hold up by `@pytest.mark.rule("CA-D6")`; the marks are read from the source, so that a test that is skipped or
chosen by parameters counts like any other.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LISTS = sorted(TESTS.glob("games/*/rules/ids.txt"))


def listed(path: Path) -> list[str]:
    return [line.split()[0] for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def marks(source: str) -> Iterator[str]:
    """Give the rules named by marks: the texts in every call of `….mark.rule(…)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                rule = ast.literal_eval(argument)
                assert isinstance(rule, str), ast.unparse(node)
                yield rule


@cache
def marked() -> dict[str, set[str]]:
    """Give the files in which each rule is marked."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in TESTS.rglob("test_*.py"):
        for rule in marks(path.read_text(encoding="utf-8")):
            found[rule].add(path.name)
    return found


def test_marks_are_found_in_source() -> None:
    source = '@pytest.mark.rule("CA-D1", "CA-D2")\n@pytest.mark.slow("no")\ndef test_it() -> None: rule("CA-D3")'
    assert list(marks(source)) == ["CA-D1", "CA-D2"]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.parent.name)
def test_rules_are_listed_once_with_a_few_words(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert all(2 <= len(line.split()) <= 9 for line in lines)
    assert len(set(listed(path))) == len(lines)


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.parent.name)
def test_every_rule_is_held_up_by_a_test(path: Path) -> None:
    assert [rule for rule in listed(path) if rule not in marked()] == []


def test_no_test_marks_a_rule_that_is_not_there() -> None:
    assert LISTS
    known = {rule for path in LISTS for rule in listed(path)}
    assert {rule: files for rule, files in marked().items() if rule not in known} == {}
