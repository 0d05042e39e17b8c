"""Moves: every decision and every outcome of chance in a voyage, as a short text that needs no context.

    card kraken         a card is revealed           sail NE             Navigate by this wind
    choose pirates      whose power rises            to J5               a step under sail
    draw J1 J2 K1       an adventure, a current      stop                the end of sailing
                        from tail to head            explore K5 2 0      cell, reward, cannons built
    skip                it cannot be drawn           visit G7            put in at a port
    home G7 H7          home port and ship           buy cannon          or hold, or ship
    dice NE W SE 4      winds and Exploration Die    leave               the end of the visit
    wind I6             a step by wind               done                the end of the turn
    reward 3            of beaten pirates

A move is a verb and its arguments: cells and directions as numbers, which makes them sort as they lie.
"""

from typing import NamedTuple

from pnp.errors import PnpError, RecordError
from pnp.games.carmine.board import cell_name, parse_cell
from pnp.games.carmine.winds import DIRECTIONS, WINDS

__all__ = ["Move", "parse_move"]

_FORMS: dict[str, tuple[str, ...]] = {
    "buy": ("word",),
    "card": ("word",),
    "choose": ("word",),
    "dice": ("direction", "direction", "direction", "number"),
    "done": (),
    "draw": ("cells",),
    "explore": ("cell", "number", "number"),
    "home": ("cell", "cell"),
    "leave": (),
    "reward": ("number",),
    "sail": ("direction",),
    "skip": (),
    "stop": (),
    "to": ("cell",),
    "visit": ("cell",),
    "wind": ("cell",),
}
_LONGEST = 9
"""Cells of a drawing: a current's are counted with one figure each."""


class Move(NamedTuple):
    """One decision or one outcome of chance. Its text is read back to an equal move."""

    verb: str
    arguments: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        kinds = _FORMS[self.verb]
        if kinds == ("cells",):
            kinds = ("cell",) * len(self.arguments)
        words = (_write(kind, value) for kind, value in zip(kinds, self.arguments, strict=True))
        return " ".join((self.verb, *words))


def parse_move(text: str) -> Move:
    """Read a move, whatever the position; raises RecordError."""
    verb, *words = text.split(" ")
    kinds = _FORMS.get(verb)
    if kinds is None:
        raise RecordError(f"“{text[:40]}” is not a move: it begins with one of {', '.join(_FORMS)}")
    if kinds == ("cells",) and 1 <= len(words) <= _LONGEST:
        kinds = ("cell",) * len(words)
    if len(words) != len(kinds):
        raise RecordError(f"“{text[:40]}” is not a move: {verb} is followed by {' '.join(kinds) or 'nothing'}")
    try:
        return Move(verb, tuple(_read(kind, word) for kind, word in zip(kinds, words, strict=True)))
    except PnpError as error:
        raise RecordError(f"“{text[:40]}” is not a move: {error}") from None


def _write(kind: str, value: int | str) -> str:
    if isinstance(value, str):
        return value
    return cell_name(value) if kind == "cell" else DIRECTIONS[value] if kind == "direction" else str(value)


def _read(kind: str, word: str) -> int | str:
    if kind == "cell":
        return parse_cell(word)
    if kind == "direction":
        if word not in WINDS:
            raise RecordError(f"“{word[:20]}” is not a direction")
        return WINDS[word]
    if kind == "number":
        if not (word.isascii() and word.isdigit() and len(word) <= 4 and str(int(word)) == word):
            raise RecordError(f"“{word[:20]}” is not a number")
        return int(word)
    if not word:
        raise RecordError("a word is missing")
    return word
