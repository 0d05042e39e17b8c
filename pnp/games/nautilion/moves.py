"""Moves: every decision and every outcome of chance, as a short text that needs no context.

    roll 1 1 4          dice are rolled              pay c2 f3 r         tokens of the reserve
    reveal 8            the next Heroic card         partner a 2         a partnership re-rolls a die
    return c5 14        DA 3: token and gap          heroic 7 c2         a card, and the Crew that pays
    take c5 board       from the discard pile        set 1 3 4           HA 2: the open dice
    darkhouse 12        the card is used             remove 4            HA 5: the card removed
    pass                not now                      lift 23             HA 6: the place
    choose p            DA 8: the first figure       gather none         HA 8: or up to three tokens
    start 2             who begins                   give d1 p4 n2       dice for the figures
    whirlwind           re-roll what is open         discard x board 5   an own token
    tide 1 4            a die of 1 becomes 4         place c9 board      the token landed on
    swap 3 27           two places                   keep 1 2 9          the group that is kept

A move is a verb and its arguments, and these are numbers, which makes them sort as they lie: tokens as in `pieces`,
places, cards and dice as they are, figures from 0 (d, p, n). `give` has always three, 0 for a figure without a die. A
target is `RESERVE`, `BOARD`, `CABIN`, or the space for a Mercenary; a gap is a place, `AHEAD` of the Nautilion, or
`BEYOND` the Phantom. A partnership goes by its Mage. There is one spelling for each move, and no other is read.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from pnp.errors import RecordError
from pnp.games.nautilion.pieces import MAGES, MERCENARY, NUMBERS, WORDS
from pnp.moves import Form, Numbers, Words, move_reader

__all__ = ["AHEAD", "BEYOND", "BOARD", "CABIN", "FIGURES", "RESERVE", "Move", "parse_move"]

RESERVE, BOARD, CABIN = 0, 10, 11
AHEAD, BEYOND = 0, -1
FIGURES = "dpn"
_TARGETS = {"reserve": RESERVE, "board": BOARD, "cabin": CABIN}
_TARGET_WORDS = {number: word for word, number in _TARGETS.items()} | {s: f"board {s}" for s in range(1, 10)}
_GAPS = {"n": AHEAD, "p": BEYOND}
_GAP_WORDS = {number: word for word, number in _GAPS.items()}
_LETTERS = dict(zip("abc", MAGES, strict=True))
_LETTER_WORDS = {number: word for word, number in _LETTERS.items()}
_FIGURES = {figure: number for number, figure in enumerate(FIGURES)}


class Move(NamedTuple):
    """One decision or one outcome of chance. Its text is read back to an equal move."""

    verb: str
    arguments: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *_FORMS[self.verb][1](self.arguments)))


# -- reading: a KeyError or a ValueError says that a word does not fit --------------------------------


def _number(word: str, most: int = 999_999) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,5}", word, re.ASCII) or int(word) > most:
        raise ValueError(word)
    return int(word)


def _fixed(*readers: Callable[[str], int]) -> Callable[[Words], Numbers]:
    return lambda words: tuple(reader(word) for reader, word in zip(readers, words, strict=True))


def _die(word: str) -> int:
    return _number(word, 4)


def _card(word: str) -> int:
    return _number(word, 12)


def _ascending(words: Words, reader: Callable[[str], int], what: str) -> Numbers:
    values = tuple(map(reader, words))
    if not values:
        raise ValueError("nothing")
    if list(values) != sorted(values):
        raise RecordError(f"{what} are listed in ascending order")
    return values


def _dice(words: Words) -> Numbers:
    return _ascending(words, _die, "dice")


def _tokens(words: Words) -> Numbers:
    return _ascending(words, NUMBERS.__getitem__, f"tokens stand in the order {' '.join(WORDS[1:])} and")


def _gathered(words: Words) -> Numbers:
    return () if words == ["none"] else _tokens(words)


def _pair(words: Words) -> Numbers:
    one, other = (_number(word) for word in _two(words))
    if one >= other:
        raise RecordError("the lower place stands first")
    return one, other


def _two(words: Words) -> Words:
    if len(words) != 2:
        raise ValueError(words)
    return words


def _spaces(words: Words) -> Numbers:
    values = _ascending(words, lambda word: _number(word, 9), "spaces")
    if len(set(values)) < len(values):
        raise RecordError("a space stands there twice")
    return values


def _put(words: Words) -> Numbers:
    token = NUMBERS[words[0]] if words else 0
    target = _TARGETS[words[1]] if len(words) > 1 else RESERVE
    if token == MERCENARY and target == BOARD:
        if len(words) != 3:
            raise RecordError("a Mercenary on the board stands on a space, like x board 5")
        return token, _number(words[2], 9)
    _two(words)
    return token, target


def _gap(word: str) -> int:
    return _GAPS[word] if word in _GAPS else _number(word)


def _given(words: Words) -> Numbers:
    dice = [0, 0, 0]
    last = -1
    for word in words:
        figure = _FIGURES[word[:1]]
        if figure <= last:
            raise RecordError("dice are given in the order d, p, n, one each")
        dice[figure] = _die(word[1:])
        last = figure
    if last < 0:
        raise ValueError("nothing")
    return tuple(dice)


# -- writing ------------------------------------------------------------------------------------------


def _numbers(values: Numbers) -> Words:
    return [str(value) for value in values]


def _token_words(values: Numbers) -> Words:
    return [WORDS[value] for value in values]


def _put_words(values: Numbers) -> Words:
    return [WORDS[values[0]], _TARGET_WORDS[values[1]]]


_FORMS: dict[str, Form] = {
    "choose": (_fixed(_FIGURES.__getitem__), lambda values: [FIGURES[values[0]]], "d, p or n"),
    "darkhouse": (_fixed({"12": 12}.__getitem__), _numbers, "12"),
    "discard": (_put, _put_words, "a token and where it is"),
    "gather": (_gathered, lambda values: _token_words(values) or ["none"], "tokens, or none"),
    "give": (
        _given,
        lambda values: [f"{figure}{die}" for figure, die in zip(FIGURES, values, strict=True) if die],
        "figures with their dice, like d1 p4 n2",
    ),
    "heroic": (
        _fixed(_card, NUMBERS.__getitem__),
        lambda values: [str(values[0]), WORDS[values[1]]],
        "a card from 1 to 12 and a token",
    ),
    "keep": (_spaces, _numbers, "spaces from 1 to 9"),
    "lift": (_fixed(_number), _numbers, "a place"),
    "partner": (
        _fixed(_LETTERS.__getitem__, _die),
        lambda values: [_LETTER_WORDS[values[0]], str(values[1])],
        "a, b or c and a die from 1 to 4",
    ),
    "pass": (_fixed(), _numbers, "nothing"),
    "pay": (_tokens, _token_words, "tokens"),
    "place": (_put, _put_words, "a token and where it goes"),
    "remove": (_fixed(_card), _numbers, "a card from 1 to 12"),
    "return": (
        _fixed(NUMBERS.__getitem__, _gap),
        lambda values: [WORDS[values[0]], _GAP_WORDS.get(values[1]) or str(values[1])],
        "a token and a gap: n, p or a place",
    ),
    "reveal": (_fixed(_card), _numbers, "a card from 1 to 12"),
    "roll": (_dice, _numbers, "dice from 1 to 4"),
    "set": (_dice, _numbers, "dice from 1 to 4"),
    "start": (_fixed(lambda word: _number(word, 2)), _numbers, "1 or 2"),
    "swap": (_pair, _numbers, "two places"),
    "take": (_put, _put_words, "a token and where it goes"),
    "tide": (_fixed(_die, _die), _numbers, "two dice from 1 to 4"),
    "whirlwind": (_fixed(), _numbers, "nothing"),
}

parse_move = move_reader(Move, _FORMS)
