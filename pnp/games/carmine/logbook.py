"""The logbook: the lines of a voyage in the text form, the start and every turn, read and written.

The grammar stands at the head of `notation`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pnp.errors import RecordError
from pnp.games.carmine.winds import DIRECTIONS
from pnp.games.carmine.words import (
    EMPTY,
    NONE,
    Cursor,
    write_card,
    write_cells,
    write_list,
    write_number,
    write_numbers,
    write_word,
)
from pnp.record import Line

__all__ = ["ACTIONS", "COLUMNS", "read_drawing", "read_voyage", "turn_columns", "write_drawing", "write_voyage"]

COLUMNS = {
    "card": "card",
    "cells": "cells drawn",
    "dice": "winds and die",
    "before": "winds before",
    "action": "action",
    "after": "winds after",
}
"""The columns of a turn on the log sheet, as their fields are called and as players call them."""
ACTIONS = ("sail", "explore", "port")

_CHOICES = ("monsters", "pirates")
_SEATS = ("left", "right")
_BATTLES = (*_SEATS, "mine")
_SPOILS = ("gold", "provisions")
_GOODS = ("ship", "hold", "cannon")


# -- a drawing -------------------------------------------------------------------------------------


def read_drawing(cursor: Cursor) -> dict[str, Any]:
    """Read what was drawn, as `{"drawing": …}`; nothing where no drawing stands."""
    if cursor.skip("skipped"):
        return {"drawing": None}
    if cursor.skip("by"):
        return {"drawing": _read_ambush(cursor)}
    stands = cursor.skip("draw") or cursor.peek() is not None
    return {"drawing": cursor.cells()} if stands else {}


def _read_ambush(cursor: Cursor) -> dict[str, Any]:
    mark: dict[str, Any] = {"by": cursor.word("left or right", _SEATS)}
    mark["centre"] = cursor.cell("the cell of the ambush, like C4")
    if cursor.skip("dots"):
        mark["dots"] = cursor.cells()
    if cursor.skip("cannons"):
        mark["cannons"] = cursor.number("the number of the ambusher’s cannons")
    return mark


def write_drawing(drawing: Any) -> list[str]:
    """Write what was drawn, and where it can be read without a card before it."""
    if drawing is None:
        return ["skipped"]
    if isinstance(drawing, Mapping):
        words = ["by", write_word(drawing["by"], _SEATS), *write_cells([drawing["centre"]])]
        if "dots" in drawing:
            words += ["dots", *write_cells(drawing["dots"])]
        if "cannons" in drawing:
            words += ["cannons", write_number(drawing["cannons"])]
        return words
    words = write_cells(drawing)
    return ["draw", *words] if words[0].startswith('"') else words


# -- the whole voyage ------------------------------------------------------------------------------


def read_voyage(lines: Sequence[Line]) -> dict[str, Any]:
    """Read the start and the turns."""
    if not lines:
        raise RecordError("line 1: there is no line that begins with the word start, and no turn")
    start = _read_start(lines[0])
    return {"start": start, "turns": [_read_turn(line, number) for number, line in enumerate(lines[1:], 1)]}


def write_voyage(document: Mapping[str, Any]) -> Iterator[str]:
    """Write a line for the start, and one for each turn."""
    yield _line(["start", *words] if i == 0 else words for i, words in enumerate(_write_start(document["start"])))
    width = len(str(len(document["turns"])))
    for number, turn in enumerate(document["turns"], 1):
        yield f"{number:{width}} {_line(_write_turn(turn))}"


def _line(segments: Iterable[Sequence[str]]) -> str:
    return " | ".join(" ".join(words) for words in segments).strip()


# -- the start -------------------------------------------------------------------------------------


def _read_start(line: Line) -> dict[str, Any]:
    segments = [Cursor(place, words) for place, words in zip(line.places, line.segments, strict=True)]
    if not segments[0].skip("start"):
        raise segments[0].expected("the word start")
    start: dict[str, Any] = {}
    cards: list[str] = []
    drawings: list[Any] = []
    first = 0
    for cursor in segments:
        if cursor.is_next("home", "ship"):
            for key in ("home", "ship"):
                if cursor.skip(key):
                    start[key] = None if cursor.skip(NONE) else cursor.cell(f"the cell of the {key}, like H7")
        elif cursor.is_next("cards", "drawings"):
            key = "cards" if cursor.skip("cards") else "drawings"
            cursor.skip(key)
            start[key] = None if cursor.skip(NONE) else cursor.no_entries()
        else:
            card, drawing = cursor.card(), read_drawing(cursor)
            if card is None and not drawing:
                raise cursor.expected("a card with its drawing, or home and ship")
            if card is not None and len(cards) < first:
                raise cursor.wrong("either every one of the first cards is named or none")
            if drawing and len(drawings) < first:
                raise cursor.wrong("the card before has no drawing: name its cells, or write skipped")
            cards += [] if card is None else [card]
            drawings += drawing.values()
            first += 1
        cursor.end()
    if cards:
        start["cards"] = cards
    if drawings:
        start["drawings"] = drawings
    return start


def _write_start(start: Mapping[str, Any]) -> Iterator[list[str]]:
    cards, drawings = start.get("cards") or (), start.get("drawings") or ()
    for place in range(max(len(cards), len(drawings))):
        words = [write_card(cards[place])] if place < len(cards) else []
        yield words + (write_drawing(drawings[place]) if place < len(drawings) else [])
    for key in ("cards", "drawings"):
        if key in start and not start[key]:
            yield [key, *write_list(start[key], str)]
    yield [word for key in ("home", "ship") if key in start for word in (key, *write_cells([start[key]]))]


# -- a turn ----------------------------------------------------------------------------------------


def _read_turn(line: Line, number: int) -> dict[str, Any]:
    first, *rest = (Cursor(place, words) for place, words in zip(line.places, line.segments, strict=True))
    _read_turn_number(first, number)
    turn: dict[str, Any] = {}
    if first.skip(NONE):
        turn["card"] = None
    elif (card := first.card()) is not None:
        turn["card"] = card
    if first.skip("choice"):
        turn["choice"] = None if first.skip(NONE) else first.word("monsters or pirates", _CHOICES)
    elif first.is_next(*_CHOICES):
        turn["choice"] = first.word("monsters or pirates", _CHOICES)
    turn |= read_drawing(first)
    first.end("a cell like C14, or | and what comes next")
    before = ""
    for cursor in rest:
        before = _read_segment(cursor, turn, before)
        cursor.end()
    if "action" not in turn:
        raise first.wrong(f"turn {number} has no action: sail, explore or port")
    return turn


def _read_turn_number(cursor: Cursor, number: int) -> None:
    word = cursor.peek()
    if word is None or word.quoted or word.text.removesuffix(".") != str(number):
        raise cursor.expected(f"turn {number}, which begins with its number")
    cursor.take()


def _read_segment(cursor: Cursor, turn: dict[str, Any], before: str) -> str:
    """Read one segment behind the first into a turn, and say what it was, as it matters to a reward that follows."""
    keyword = next((word for word in _SEGMENTS if cursor.skip(word)), "dice")
    if keyword == "dice":
        if "action" in turn or before:
            raise cursor.expected("sail, explore, port, wind, reward or battle")
        _read_dice(cursor, turn)
    elif keyword == "wind":
        _put(cursor, turn, "winds_after" if "action" in turn else "winds_before", cursor.cells_or_none())
    elif keyword == "reward":
        holder = turn["action"] if before == "sail" else turn
        _put(cursor, holder, "pirates_reward", cursor.number_or_none("the number of the pirates’ reward"))
    elif keyword == "battle":
        _read_battle(cursor, turn)
    else:
        _put(cursor, turn, "action", _READERS[keyword](cursor))
    return keyword


def _put(cursor: Cursor, holder: dict[str, Any], key: str, value: Any) -> None:
    if key in holder:
        raise cursor.wrong(f"the turn has {_TWICE.get(key, key)} twice")
    holder[key] = value


def _read_dice(cursor: Cursor, turn: dict[str, Any]) -> None:
    what = "winds and a die like NE W SE 4, or sail, explore or port"
    if cursor.peek() is None:
        raise cursor.expected(what)
    if cursor.skip(NONE):
        turn["wind"] = None
    elif not cursor.is_number() and not cursor.is_next("die"):
        turn["wind"] = cursor.directions(what)
    if cursor.skip("die") or cursor.peek() is not None:
        turn["die"] = cursor.number_or_none(what)


def _read_sail(cursor: Cursor) -> dict[str, Any]:
    action: dict[str, Any] = {"do": "navigate"}
    if cursor.skip(NONE):
        action["wind"] = None
    elif cursor.peek() is not None and not cursor.is_cell() and not cursor.is_next(EMPTY):
        action["wind"] = cursor.word("the wind to sail with: N NE E SE S SW W or NW", DIRECTIONS)
    if cursor.peek() is not None:
        action["route"] = cursor.cells()
    return action


def _read_explore(cursor: Cursor) -> dict[str, Any]:
    action: dict[str, Any] = {"do": "explore", "cell": cursor.cell("the cell to explore, like K5")}
    for word, key in _FINDS.items():
        if cursor.skip(word):
            action[key] = cursor.number_or_none(f"a number behind {word}")
    cursor.end("take, build or treasure with a number, in this order")
    return action


def _read_port(cursor: Cursor) -> dict[str, Any]:
    action: dict[str, Any] = {"do": "port", "cell": cursor.cell("the cell of the port, like G7")}
    if cursor.skip(NONE):
        action["buy"] = None
    elif cursor.peek() is not None:
        action["buy"] = cursor.words("ship, hold or cannon", _GOODS)
    return action


def _read_battle(cursor: Cursor, turn: dict[str, Any]) -> None:
    if cursor.skip(NONE):
        return _put(cursor, turn, "battles", None)
    if cursor.is_next(EMPTY):
        return _put(cursor, turn, "battles", cursor.no_entries())
    battle: dict[str, Any] = {"ambush": cursor.word("left, right or mine", _BATTLES)}
    if cursor.is_number() or cursor.is_next(EMPTY):
        battle["rolls"] = cursor.numbers()
    if cursor.skip("cannons"):
        battle["cannons"] = cursor.numbers()
    if cursor.skip("choose"):
        battle["choice"] = None if cursor.skip(NONE) else cursor.word("gold or provisions", _SPOILS)
    turn.setdefault("battles", []).append(battle)
    return None


_READERS = {"sail": _read_sail, "explore": _read_explore, "port": _read_port}
_SEGMENTS = (*_READERS, "wind", "reward", "battle")
_FINDS = {"take": "reward", "build": "cannons", "treasure": "treasure"}
_TWICE = {
    "action": "an action",
    "winds_before": "winds before the action",
    "winds_after": "winds after the action",
    "pirates_reward": "a reward of pirates",
    "battles": "a battle",
}


def _write_turn(turn: Mapping[str, Any]) -> Iterator[list[str]]:
    card, cells, *columns = turn_columns(turn)
    yield [word for segment in (*card, *cells) for word in segment]
    yield from (segment for column in columns for segment in column)


def turn_columns(turn: Mapping[str, Any]) -> Iterator[list[list[str]]]:
    """Write a turn into the columns of the log (card, cells, dice, winds before, action, winds after), in segments.

    Card and cells are one segment of the line.
    """
    yield [[NONE if turn["card"] is None else write_card(turn["card"])]] if "card" in turn else []
    yield [_write_choice(turn) + (write_drawing(turn["drawing"]) if "drawing" in turn else [])]
    yield [dice] if (dice := _write_dice(turn)) else []
    reward = [["reward", write_number(turn["pirates_reward"])]] if "pirates_reward" in turn else []
    before = [["wind", *write_cells(turn["winds_before"])]] if "winds_before" in turn else []
    after = [["wind", *write_cells(turn["winds_after"])]] if "winds_after" in turn else []
    # The reward of winds stands where it cannot be taken for one of sailing: before the action, or behind a wind.
    yield before + ([] if after else reward)
    yield list(_write_action(turn["action"]))
    battles = map(_write_battle, turn["battles"] or [turn["battles"]]) if "battles" in turn else ()
    yield after + (reward if after else []) + list(battles)


def _write_choice(turn: Mapping[str, Any]) -> list[str]:
    if "choice" not in turn:
        return []
    choice = turn["choice"]
    return [choice] if choice in _CHOICES else ["choice", NONE if choice is None else write_word(choice)]


def _write_dice(turn: Mapping[str, Any]) -> list[str]:
    words: list[str] = []
    if "wind" in turn:
        words += write_list(turn["wind"], lambda wind: write_word(wind, DIRECTIONS))
    if "die" in turn:
        words += [write_number(turn["die"])] if words or turn["die"] is not None else ["die", NONE]
    return words


def _write_action(action: Mapping[str, Any]) -> Iterator[list[str]]:
    if action["do"] == "navigate":
        words = ["sail"]
        if "wind" in action:
            words.append(NONE if action["wind"] is None else write_word(action["wind"], DIRECTIONS))
        yield words + (write_cells(action["route"]) if "route" in action else [])
        if "pirates_reward" in action:
            yield ["reward", write_number(action["pirates_reward"])]
    elif action["do"] == "explore":
        finds = [word for name, key in _FINDS.items() if key in action for word in (name, write_number(action[key]))]
        yield ["explore", *write_cells([action["cell"]]), *finds]
    else:
        goods = write_list(action["buy"], lambda thing: write_word(thing, _GOODS)) if "buy" in action else []
        yield ["port", *write_cells([action["cell"]]), *goods]


def _write_battle(battle: Mapping[str, Any] | Sequence[Any] | None) -> list[str]:
    if not isinstance(battle, Mapping):
        return ["battle", *write_list(battle, str)]
    words = ["battle", write_word(battle["ambush"], _BATTLES)]
    if "rolls" in battle:
        words += write_numbers(battle["rolls"])
    if "cannons" in battle:
        words += ["cannons", *write_numbers(battle["cannons"])]
    if "choice" in battle:
        choice = battle["choice"]
        words += ["choose", NONE if choice is None else write_word(choice, _SPOILS)]
    return words
