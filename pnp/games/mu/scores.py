"""The score sheet as rows: what counts at the end, who wins by it, and what a record comes to (MU-611 to 618).

What a row can be, the box says: nobody has more Settlers, Villages or Moai on the board than pieces (MU-205), nor more
Prayer tokens than a turn can pay for (MU-331). A neighbour has a neighbour, so that the bonus is never for one Moai
alone (MU-616), and it is for Moai on the board.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pnp.annals import convert
from pnp.games.mu.components import Numbers, Points, components
from pnp.games.mu.entries import OptionEntry
from pnp.games.mu.setup import OPTIONS
from pnp.scoresheet import Column, Final, Row, ScoreBook, ScoreGrid, Tie
from pnp.templates import Templates

__all__ = ["BOOK", "LINES", "ROWS", "worth_of"]

LINES = ("track", "villages", "settlers", "prayers", "moai", "bonus")
"""What is added up, as it is printed, from top to bottom."""
ROWS = (*LINES, "total", "place")

_RULES = {"track": "MU-617", "villages": "MU-611", "settlers": "MU-612", "prayers": "MU-613", "moai": "MU-614"}
_RULES["bonus"] = "MU-615"
_PIECES = "MU-205"


def worth_of(line: str, points: Points) -> int:
    """Give the points for each piece of a line; the track is points already."""
    own = {
        "villages": points.village,
        "settlers": points.settler,
        "prayers": points.prayer,
        "moai": points.moai,
        "bonus": points.neighbour,
    }
    return own.get(line, 1)


def _grid(given: Mapping[str, Any], data: Templates) -> ScoreGrid:
    """Give the sheet of a game with these options; two play where nothing is said, as in a code."""
    from pnp.games.mu.sheets.words import fill, sheet_look

    options = convert({"players": 2, **given}, OptionEntry)
    numbers, text = components(data).numbers, sheet_look(data).text
    titles = {name: getattr(text.score.lines, name) for name in LINES}
    titles |= {"total": text.score.total, "place": text.score.place}
    rows = tuple(_rows(numbers, titles))
    columns = tuple(Column(fill(text.terms.seat, seat=seat), rows) for seat in range(options.players))
    ties = tuple(Tie(row, "MU-618") for row in ("settlers", "villages", "moai"))
    return ScoreGrid(columns, "total", "MU-617", ties, "MU-618", "place", first=0)


def _rows(numbers: Numbers, titles: Mapping[str, str]) -> Iterator[Row]:
    """MU-205, 331, 616: what the rows of a player can be."""
    values: dict[str, tuple[Sequence[int], str]] = {
        "villages": (range(numbers.villages + 1), _PIECES),
        "settlers": (range(numbers.settlers + 1), _PIECES),
        "prayers": (range(min(numbers.actions, numbers.prayers) + 1), "MU-331"),
        "moai": (range(numbers.moai + 1), _PIECES),
        "bonus": ([0, *range(2, numbers.moai + 1)], "MU-616"),
    }
    for name in LINES:
        each = worth_of(name, numbers.points)
        if name == "track":
            yield Row(name, titles[name], _RULES[name])
            continue
        allowed, limit = values[name]
        together = numbers.prayers if name == "prayers" else None
        within = "moai" if name == "bonus" else ""
        yield Row(name, titles[name], _RULES[name], each, allowed, limit, within, together=together)
    yield Row("total", titles["total"], "MU-617", sums=LINES)
    yield Row("place", titles["place"], "MU-618", 0)


def _final(document: Mapping[str, Any], data: Templates) -> Final | None:
    """Give the lines of a record that is over."""
    from pnp.games.mu.referee import judge

    stands = judge(document, data).result
    if stands is None or not stands["over"]:
        return None
    columns = tuple({name: score[name] for name in (*LINES, "total")} for score in stands["scores"])
    return Final(columns, tuple(stands["winners"]))


BOOK = ScoreBook(OPTIONS, _grid, _final, "MU-201")
