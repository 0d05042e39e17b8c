"""Names: what the archipelago, its ports and its seas are called.

A name is a pattern ("The {lore} Isles") whose lists are filled with words by chance. On one chart no word is
used twice, not even as part of a longer name, so that nobody sails to Saltmere and means Saltquay. Names have
a stream of their own: new words change the names on a chart, never its coasts.
"""

import re
from collections.abc import Mapping

from pnp.errors import TemplateError
from pnp.seeds import Stream
from pnp.templates import Data, Templates

__all__ = ["Names", "Naming", "chart_names", "read_names"]

_FILE = "carmine/names.toml"
_LIST = re.compile(r"\{(\w+)\}")
_DRAWS = 2000
_SMALL = {"the", "of"}


class Naming(Data, frozen=True):
    """How one kind of name is made: its patterns, and how long it may be."""

    most: int
    patterns: tuple[str, ...]


class Names(Data, frozen=True):
    """All of `carmine/names.toml`."""

    never: tuple[str, ...]
    archipelago: Naming
    port: Naming
    sea: Naming
    words: Mapping[str, tuple[str, ...]]


def read_names(data: Templates) -> Names:
    """Read patterns and words from the templates, and see to it that every pattern can be filled."""
    names = data.read(_FILE, Names)
    for naming in (names.archipelago, names.port, names.sea):
        for pattern in naming.patterns:
            for word in _LIST.findall(pattern):
                if not names.words.get(word):
                    raise TemplateError(f"{data.find(_FILE)}: “{pattern}” needs a list of words named {word}")
    return names


def chart_names(stream: Stream, names: Names, ports: int, seas: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Give the name of an archipelago, of so many ports and of so many seas."""
    used: set[str] = set()
    name = _drawn(stream, names, names.archipelago, used)
    return (
        name,
        tuple(_drawn(stream, names, names.port, used) for _ in range(ports)),
        tuple(_drawn(stream, names, names.sea, used) for _ in range(seas)),
    )


def _drawn(stream: Stream, names: Names, naming: Naming, used: set[str]) -> str:
    """Draw a name whose words are not yet used, and note them."""
    for _ in range(_DRAWS):
        pattern = stream.choice(naming.patterns)
        words = [stream.choice(names.words[word]) for word in _LIST.findall(pattern)]
        name = pattern
        for word in words:
            name = _LIST.sub(word, name, count=1)
        stems = {_stem(word) for word in [*words, *_LIST.sub("", pattern).split()]} - _SMALL
        if len(name) <= naming.most and not stems & used and name not in names.never and not _stumbles(name):
            used |= stems
            return name
    raise TemplateError(f"{_FILE} has too few words for the names of one chart")


def _stem(word: str) -> str:
    """Give the word without case, ’s and plural, so that Widow’s and Widows’ count as one."""
    return re.sub(r"(’s|s’|s)$", "", word.lower())


def _stumbles(name: str) -> bool:
    """Tell whether a name is hard to say: three like letters in a row, or the like of "Tarnness" and "Rookkeep"."""
    return bool(re.search(r"(\w)\1\1|nness|kk|hh|ww|tth|rr(?=each|idge|est|oost)|yy", name))
