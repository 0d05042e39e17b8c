"""Moves: every decision and every outcome of chance, as a short text that needs no context.

    explore settle produce engage       the wheel         take c                      the Settle bonus
    sail a05 compass                    a ship’s way      harvest a05 sell 2 raise 1  the tile, sales, raises
    stay                                it does not move  commit 2                    Weapons in a fight
    mark g2 / mark s p-a05f / mark s    a marker          flee s p ak1f               where Settlers flee to
    settler p-a05f / settler none       a Settler         slay / spare                a Monster
    play map a05 s a04f-a05c            a Ruins Card      end                         no further card
    discard f f w                       surplus tokens    draw gate / reveal q07      chance

A move is a verb and its arguments, and these are numbers, which makes them sort as they lie: slots and places as in
`places`, kinds from 0 (f c w r), cards from 0 in the order of the deck. `sail` has always two, the second counts
Compasses; `harvest` always three: the slot (`NOWHERE` for none), sales, raises. An Exploration Space is its Gold, or
`SETTLING`, which a pair may follow. `settler none` has no arguments. There is one spelling for each move, and no other
is read.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from pnp.errors import RecordError
from pnp.games.diluvium.places import KINDS, NUMBERS, PLACE_NUMBERS, PLACES, SLOT_NUMBERS, SLOTS, SPACE_SHIFT
from pnp.moves import Form, Numbers, Words, move_reader

__all__ = [
    "CANNON",
    "CARDS",
    "CARD_NUMBERS",
    "COMPASS",
    "CORNUCOPIA",
    "GATE",
    "LEGENDARY",
    "MACHINES",
    "MAP",
    "NOWHERE",
    "RIVAL_CARDS",
    "SETTLING",
    "SPACES",
    "TREASURE",
    "Move",
    "parse_move",
]

CARDS = ("cornucopia", "machines", "weapons", "compass", "treasure", "cannon", "gate", "map")
CORNUCOPIA, MACHINES, LEGENDARY, COMPASS, TREASURE, CANNON, GATE, MAP = range(8)
CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
RIVAL_CARDS = tuple(f"Q{number:02}" for number in range(1, 13))
SPACES = ("", "g1", "g2", "g3", "s")
"""Exploration Spaces: the Gold that they pay is their number."""
SETTLING = 4
NOWHERE = -1
_SPACE_NUMBERS = {space: number for number, space in enumerate(SPACES) if space}
_COMPASSES = 2
"""How often the language says `compass`: there are no more."""
_RIVAL_NUMBERS = {card.lower(): number for number, card in enumerate(RIVAL_CARDS)}


class Move(NamedTuple):
    """One decision or one outcome of chance. Its text is read back to an equal move."""

    verb: str
    arguments: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *_FORMS[self.verb][1](self.arguments)))


# -- reading: a KeyError or a ValueError says that a word does not fit --------------------------------


def _number(word: str, least: int) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]*", word, re.ASCII) or (word == "0" and least):
        raise ValueError(word)
    return int(word)


def _one(words: Sequence[str]) -> str:
    (word,) = words
    return word


def _nothing(words: Words) -> Numbers:
    if words:
        raise ValueError(words)
    return ()


def _way(words: Words) -> Numbers:
    slot, *compasses = words or ("",)
    if len(compasses) > _COMPASSES or any(word != "compass" for word in compasses):
        raise ValueError(words)
    return SLOT_NUMBERS[slot], len(compasses)


def _pair(word: str) -> Numbers:
    source, target = word.split("-")
    place = PLACE_NUMBERS[target]
    if place < SPACE_SHIFT:
        raise RecordError("a Settler moves to a space, not to a section")
    return PLACE_NUMBERS[source], place


def _marker(words: Words) -> Numbers:
    space = _SPACE_NUMBERS[words[0] if words else ""]
    if len(words) == 1:
        return (space,)
    if space != SETTLING:
        raise ValueError(words)
    return (space, *_pair(_one(words[1:])))


def _settler(words: Words) -> Numbers:
    word = _one(words)
    return () if word == "none" else _pair(word)


def _harvest(words: Words) -> Numbers:
    slot, *rest = words or ("",)
    numbers = [NOWHERE if slot == "none" else SLOT_NUMBERS[slot]]
    for verb in ("sell", "raise"):
        if rest[:1] == [verb]:
            numbers.append(_number(_one(rest[1:2]), 1))
            rest = rest[2:]
        else:
            numbers.append(0)
    return *numbers, *_nothing(rest)


def _places(words: Words) -> Numbers:
    places = tuple(PLACE_NUMBERS[word] for word in words)
    # a City is not named by the order: it is e s p g, then f c w r
    order = [place if place < SPACE_SHIFT else SPACE_SHIFT + place % SPACE_SHIFT for place in places]
    return _in_order(places, order, "places stand in the order e s p g f c w")


def _tokens(words: Words) -> Numbers:
    kinds = tuple(_kind(word) for word in words)
    return _in_order(kinds, list(kinds), "tokens stand in the order f c w")


def _in_order(values: Numbers, order: list[int], message: str) -> Numbers:
    if not values:
        raise ValueError("nothing")
    if order != sorted(order):
        raise RecordError(message)
    return values


def _kind(word: str) -> int:
    if word == "r":
        raise ValueError(word)
    return NUMBERS[word]


def _card(words: Words) -> Numbers:
    card = CARD_NUMBERS[words[0] if words else ""]
    rest = words[1:]
    if card == COMPASS:
        raise RecordError("a Compass is played with sail")
    if card == GATE:
        return (card, *_pair(_one(rest)))
    if card == MAP:
        return (card, SLOT_NUMBERS[rest[0] if rest else ""], *_marker(rest[1:]))
    return (card, *_nothing(rest))


# -- writing ------------------------------------------------------------------------------------------


def _no_words(_: Numbers) -> Words:
    return []


def _way_words(values: Numbers) -> Words:
    return [SLOTS[values[0]], *("compass",) * values[1]]


def _pair_words(values: Numbers) -> Words:
    return [f"{PLACES[values[0]]}-{PLACES[values[1]]}"] if values else []


def _marker_words(values: Numbers) -> Words:
    return [SPACES[values[0]], *_pair_words(values[1:])]


def _harvest_words(values: Numbers) -> Words:
    words = ["none" if values[0] == NOWHERE else SLOTS[values[0]]]
    for verb, number in zip(("sell", "raise"), values[1:], strict=True):
        words += [verb, str(number)] if number else []
    return words


def _card_words(values: Numbers) -> Words:
    card, *rest = values
    if card == MAP:
        return [CARDS[card], SLOTS[rest[0]], *_marker_words(values[2:])]
    return [CARDS[card], *_pair_words(values[1:])]


_ONE_OF = f"a Ruins Card: {', '.join(CARDS)}"

_FORMS: dict[str, Form] = {
    "commit": (lambda words: (_number(_one(words), 0),), lambda values: [str(values[0])], "a number of Weapons"),
    "discard": (_tokens, lambda values: [KINDS[value] for value in values], "tokens f, c, w"),
    "draw": (lambda words: (CARD_NUMBERS[_one(words)],), lambda values: [CARDS[values[0]]], _ONE_OF),
    "end": (_nothing, _no_words, "nothing"),
    "engage": (_nothing, _no_words, "nothing"),
    "explore": (_nothing, _no_words, "nothing"),
    "flee": (_places, lambda values: [PLACES[value] for value in values], "sections or spaces"),
    "harvest": (_harvest, _harvest_words, "a slot or none, then sell N, then raise N"),
    "mark": (_marker, _marker_words, "g1, g2, g3, or s and the Settler’s move, like s p-a05f"),
    "play": (_card, _card_words, f"{_ONE_OF}, and what it needs"),
    "produce": (_nothing, _no_words, "nothing"),
    "reveal": (
        lambda words: (_RIVAL_NUMBERS[_one(words)],),
        lambda values: [RIVAL_CARDS[values[0]].lower()],
        "a Rival card, q01 to q12",
    ),
    "sail": (_way, _way_words, "a slot and up to two words compass"),
    "settle": (_nothing, _no_words, "nothing"),
    "settler": (_settler, lambda values: _pair_words(values) or ["none"], "a move like p-a05f, or none"),
    "slay": (_nothing, _no_words, "nothing"),
    "spare": (_nothing, _no_words, "nothing"),
    "stay": (_nothing, _no_words, "nothing"),
    "take": (lambda words: (_kind(_one(words)),), lambda values: [KINDS[values[0]]], "f, c or w"),
}

parse_move = move_reader(Move, _FORMS)
