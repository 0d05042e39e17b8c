"""Hints: what somebody may have meant who has misspelt a name."""

from collections.abc import Iterable

__all__ = ["nearest"]


def nearest(word: str, words: Iterable[str]) -> str:
    """Give a hint to be put behind a complaint about a word: empty if no known word comes near."""
    from difflib import get_close_matches  # not needed until something is wrong

    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.5)
    return f", did you mean {found[0]}?" if found else ""
