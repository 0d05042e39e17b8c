"""Moves as short texts: a verb and its arguments, which need no context to be read.

A game has a table of forms, by verb. A form reads the words behind the verb to numbers, writes the numbers as the same
words, and says for people what the words are. There is one spelling for each move, and no other is read. What a move
is, and so its text, is the game's: a plain tuple of a verb and numbers, since engines make millions of them.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from pnp.errors import RecordError

__all__ = ["Form", "Numbers", "Words", "move_reader"]

M = TypeVar("M")
Words = list[str]
Numbers = tuple[int, ...]
Form = tuple[Callable[[Words], Numbers], Callable[[Numbers], Words], str]
"""How arguments are read and written, and what they are for people. A reader that raises a KeyError or a ValueError
says that a word does not fit; with a RecordError it says why."""


def move_reader(move: Callable[[str, Numbers], M], forms: Mapping[str, Form]) -> Callable[[str], M]:
    """Give what reads the moves of a game."""

    def parse_move(text: str) -> M:
        """Read a move, whatever the position; raises RecordError."""
        verb, *words = text.split(" ")
        form = forms.get(verb)
        if form is None:
            raise RecordError(f"“{text[:40]}” is not a move: it begins with one of {', '.join(forms)}")
        try:
            return move(verb, form[0](words))
        except RecordError as error:
            raise RecordError(f"“{text[:40]}” is not a move: {error}") from None
        except (KeyError, ValueError):
            raise RecordError(f"“{text[:40]}” is not a move: {verb} is followed by {form[2]}") from None

    return parse_move
