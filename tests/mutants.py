"""Mutants: records with something done to them, whatever game they are of.

Trees are mutated (values replaced, moved, doubled, removed, fields renamed) as well as bytes, of JSON and of text. A
`Herd` says for a game what to begin with, and what may be put in the place of something else.
"""

import json
import re
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from pnp.game import Referee
from pnp.record import Records, read_transcript
from pnp.validate import Court, Finding

__all__ = ["Herd", "check_answer", "check_json", "check_texts", "check_trees", "findings", "json_of"]


@dataclass(frozen=True)
class Herd:
    """The records of a game from which mutants are bred."""

    originals: list[dict[str, Any]]
    values: list[Any]
    """To be put anywhere in a tree."""
    fields: list[str]
    """New names for fields."""
    words: list[bytes]
    """Patterns of words that tired people take for each other."""
    write_text: Callable[[dict[str, Any]], str]

    def tree(self, rng: Random) -> dict[str, Any]:
        tree = deepcopy(rng.choice(self.originals))
        for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
            places = _spots(tree)
            holder, key = rng.choice(places)
            other, its_key = rng.choice(places)
            match rng.randrange(7):
                case 0 | 1:
                    holder[key] = deepcopy(rng.choice(self.values))
                case 2:
                    holder[key] = deepcopy(other[its_key])
                case 3:
                    del holder[key]
                case 4 if isinstance(holder, list):
                    holder.insert(key, deepcopy(other[its_key]))
                case 5 if isinstance(holder, dict):
                    holder[rng.choice(self.fields)] = holder.pop(key)
                case 6 if isinstance(holder[key], list):
                    rng.shuffle(holder[key])
            if not isinstance(tree, dict) or not tree:
                break
        return tree

    def json(self, rng: Random) -> bytes:
        return _bytes(rng, json_of(rng.choice(self.originals)))

    def text(self, rng: Random) -> bytes:
        text = rng.choice(self._texts)
        return rng.choice([_bytes, self._swapped])(rng, text)

    @cached_property
    def _texts(self) -> list[bytes]:
        return [self.write_text(document).encode() for document in self.originals]

    def _swapped(self, rng: Random, data: bytes) -> bytes:
        """Put cells in the place of other cells, winds of winds and so on, as tired people do."""
        for kind in rng.sample(self.words, 2):
            found = list(re.finditer(kind, data))
            if found:
                old, new = rng.choice(found), rng.choice(found)
                data = data[: old.start()] + new[0] + data[old.end() :]
        return data


def _spots(tree: Any) -> list[tuple[Any, Any]]:
    """Give every place in a tree as its holder and the key in it."""
    found: list[tuple[Any, Any]] = []
    holders = [tree]
    while holders:
        holder = holders.pop()
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                holders.append(holder[key])
    return found


def _bytes(rng: Random, data: bytes) -> bytes:
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        start = rng.randrange(len(data) + 1)
        end = min(len(data), start + rng.choice([0, 1, 1, 2, 10, 200]))
        pieces = [b"", bytes([rng.randrange(256)]), data[start:end] * 2, b'"', b"|", b"[", b"{", b"-", b"\n", b"\xff"]
        data = data[:start] + rng.choice([*pieces, b"none"]) + data[end:]
    return data


def json_of(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode()


# -- what has to hold ------------------------------------------------------------------------------


def check_answer(finding: Finding) -> None:
    """A verdict, or one sentence."""
    if finding.verdict is None:
        sentence = str(finding.error)
        assert sentence
        assert not sentence.endswith(".")
        return
    verdict = finding.verdict
    assert verdict.valid == (not verdict.violations)
    assert json.loads(json.dumps(verdict.data())) == verdict.data()
    assert finding.text().count("\n") >= len(verdict.violations)
    for violation in verdict.violations:
        assert violation.message
        assert "\n" not in violation.sentence()


def findings(seeds: range, breed: Callable[[Random], bytes], file: Path) -> list[Finding]:
    """Judge the mutants of some seeds, each within a second."""
    court, judged = Court(), []
    for seed in seeds:
        file.write_bytes(breed(Random(seed)))
        found, spent = _timed(court, file)
        if spent >= 1:  # the machine may have faltered: once more
            found, spent = _timed(court, file)
        assert spent < 1, seed
        for finding in found:
            check_answer(finding)
        judged += found
    return judged


def _timed(court: Court, file: Path) -> tuple[list[Finding], float]:
    start = time.process_time()
    found = list(court.findings(Records(file)))
    return found, time.process_time() - start


def check_trees(herd: Herd, referee: Referee, seeds: range, file: Path) -> None:
    """Documents of which some parts were changed: many can be judged, and are wrong; what can be, can be written."""
    judged = findings(seeds, lambda rng: json_of(herd.tree(rng)), file)
    codes = [finding.code for finding in judged]
    assert codes.count(1) > len(codes) // 20
    assert codes.count(2) > len(codes) // 20
    for finding in judged:
        if finding.document is not None:
            text = referee.write_text(finding.document)
            assert referee.read_text(read_transcript(text)) == finding.document


def check_json(herd: Herd, seeds: range, file: Path) -> None:
    """Files of JSON of which some bytes were changed."""
    codes = [finding.code for finding in findings(seeds, herd.json, file)]
    assert codes.count(2) > len(codes) // 20


def check_texts(herd: Herd, seeds: range, file: Path) -> None:
    """Texts of which some words and bytes were changed."""
    codes = [finding.code for finding in findings(seeds, herd.text, file)]
    assert codes.count(1) > len(codes) // 20
    assert codes.count(2) > len(codes) // 4
