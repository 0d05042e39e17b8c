"""Moves: every decision and every outcome of chance, as a short text that needs no context.

    move 16a 16b                  a Settler goes          claim 1                   seat 1 claims a sinking
    carry 16a.mid 16b             it takes a Moai along   end                       of the turn
    land 16a                      it leaves the Boat      settle 16a                a new one for who has none
    build 5a.in                   a Village               save 12a                  where Settlers are saved to
    create 16a                    a Settler               protect 5b.in             a Prayer token is spent
    sculpt 5a.in                  a Moai                  lose 5a.loose             or not
    raise 16a.mid w               a Moai stands up        roll white / roll volcano the die
    raise 16a.mid w announce      and a sinking is told   draw 5 / draw 3 6         tokens
    pray                          a Prayer token          draw part 9               a lot

A move is a verb and its arguments, and these are numbers, which makes them sort as they lie: spaces, slots and places
of lying Moai as in `places`, directions as in `hexes`, seats and tokens as they are. The die has `WHITE` and `VOLCANO`;
`raise` has a third argument where it is announced; a lot is `PART` and an Area. There is one spelling for each move,
and no other is read.
"""

from collections.abc import Callable
from typing import NamedTuple

from pnp.errors import RecordError
from pnp.games.mu.places import AREAS, COMPASS, LOOSE, SLOT_NUMBERS, SLOTS, SPACE_NUMBERS, SPACES, VOLCANOES
from pnp.moves import Form, Numbers, Words, move_reader

__all__ = ["ANNOUNCED", "PART", "SEATS", "VOLCANO", "WHITE", "Move", "parse_move"]

SEATS = 4
"""How many seats the language knows."""
WHITE, VOLCANO = 0, 1
PART = 0
"""Stands before the Area of a lot, where else a token does."""
ANNOUNCED = 1


class Move(NamedTuple):
    """One decision or one outcome of chance. Its text is read back to an equal move."""

    verb: str
    arguments: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *_FORMS[self.verb][1](self.arguments)))


# -- reading: a KeyError or a ValueError says that a word does not fit --------------------------------

_PLACE_NUMBERS = SLOT_NUMBERS | {f"{name}.loose": LOOSE + space for space, name in enumerate(SPACES)}
_PLACES = tuple(_PLACE_NUMBERS)
_DIRECTIONS = {name: direction for direction, name in enumerate(COMPASS)}
_AREA_NUMBERS = {str(area): area for area in AREAS}
_TOKENS = {str(token): token for token in VOLCANOES}
_SEAT_NUMBERS = {str(seat): seat for seat in range(SEATS)}
_FACES = ("white", "volcano")
_FACE_NUMBERS = {face: number for number, face in enumerate(_FACES)}


def _nothing(words: Words) -> Numbers:
    if words:
        raise ValueError(words)
    return ()


def _one(names: dict[str, int]) -> Callable[[Words], Numbers]:
    """Give what reads a single name."""

    def read(words: Words) -> Numbers:
        (word,) = words
        return (names[word],)

    return read


def _way(words: Words) -> Numbers:
    source, target = words
    return SPACE_NUMBERS[source], SPACE_NUMBERS[target]


def _load(words: Words) -> Numbers:
    moai, target = words
    return _PLACE_NUMBERS[moai], SPACE_NUMBERS[target]


def _geyser(words: Words) -> Numbers:
    if words[2:] == ["announce"]:
        return *_geyser(words[:2]), ANNOUNCED
    moai, direction = words
    return _PLACE_NUMBERS[moai], _DIRECTIONS[direction]


def _tokens(words: Words) -> Numbers:
    if words[:1] == ["part"]:
        (area,) = words[1:]
        return PART, _AREA_NUMBERS[area]
    tokens = tuple(_TOKENS[word] for word in words)
    if len(tokens) not in (1, 2):
        raise ValueError(words)
    if len(tokens) == 2 and tokens[0] >= tokens[1]:
        raise RecordError("the lower of two tokens stands first")
    return tokens


# -- writing ------------------------------------------------------------------------------------------


def _token_words(values: Numbers) -> Words:
    return ["part", str(values[1])] if values[0] == PART else [str(value) for value in values]


def _geyser_words(values: Numbers) -> Words:
    return [_PLACES[values[0]], COMPASS[values[1]], *("announce",) * (len(values) - 2)]


_SPACE: Form = (_one(SPACE_NUMBERS), lambda values: [SPACES[values[0]]], "a space, like 16a")
_SLOT: Form = (_one(SLOT_NUMBERS), lambda values: [SLOTS[values[0]]], "a slot, like 5a.in or 16a.mid")
_PIECE: Form = (_one(_PLACE_NUMBERS), lambda values: [_PLACES[values[0]]], "a piece, like 5b.in or 5a.loose")
_ALONE: Form = (_nothing, lambda _: [], "nothing")

_FORMS: dict[str, Form] = {
    "build": _SLOT,
    "carry": (
        _load,
        lambda values: [_PLACES[values[0]], SPACES[values[1]]],
        "a lying Moai and a space, like 16a.mid 16b",
    ),
    "claim": (_one(_SEAT_NUMBERS), lambda values: [str(values[0])], "a seat from 0 to 3"),
    "create": _SPACE,
    "draw": (_tokens, _token_words, "one or two tokens from 1 to 8, or part and an Area"),
    "end": _ALONE,
    "land": _SPACE,
    "lose": _PIECE,
    "move": (_way, lambda values: [SPACES[value] for value in values], "two spaces, like 16a 16b"),
    "pray": _ALONE,
    "protect": _PIECE,
    "raise": (_geyser, _geyser_words, "a lying Moai and a direction, like 16a.mid w, and perhaps announce"),
    "roll": (_one(_FACE_NUMBERS), lambda values: [_FACES[values[0]]], "white or volcano"),
    "save": _SPACE,
    "sculpt": _SLOT,
    "settle": _SPACE,
}

parse_move = move_reader(Move, _FORMS)
