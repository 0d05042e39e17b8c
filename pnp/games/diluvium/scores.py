"""The score sheet as rows: what Gold can come from, who wins by it, and what a record comes to (DI-END-04 to END-07).

The rows of the sheet are the sources of Gold; together they are the Gold, which alone decides. What a row can be, the
box says: no marker is taken twice, so of the exploration track there are few sums, and each Monster is slain once. Of
the Rival nobody knows more than its Gold and its reserve, and it may begin with some (DI-SOL-14).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

from msgspec import UNSET

from pnp.annals import convert
from pnp.games.diluvium.components import ActionBoard, Components, components
from pnp.games.diluvium.entries import OptionEntry, check_options
from pnp.games.diluvium.income import SOURCES, gains
from pnp.games.diluvium.moves import TREASURE
from pnp.games.diluvium.referee import replayed
from pnp.games.diluvium.rules import parse_move, play, result
from pnp.games.diluvium.setup import OPTIONS
from pnp.scoresheet import MOST, Column, Final, Place, Row, ScoreBook, ScoreGrid, Tie, Values
from pnp.templates import Templates

__all__ = ["BOOK", "GOAL", "ROWS"]

GOAL = "goal"
"""Alone: whether the goal of the scenario was reached, 1 or 0; it means nothing where the scenario has none."""
ROWS = (*SOURCES, "gold", "settlers", "rank")
"""As they are printed, from top to bottom."""

_RULES = {
    "track": "DI-EXP-05",
    "spaces": "DI-EXP-07",
    "craft": "DI-PRO-06",
    "bonuses": "DI-PRO-09",
    "fights": "DI-ENG-08",
    "gauge": "DI-ENG-09",
    "scaring": "DI-SCR-06",
    "monsters": "DI-MON-05",
    "cards": "DI-RUI-10",
    "role": "DI-VAR-06",
}


def _grid(given: Mapping[str, Any], data: Templates) -> ScoreGrid:
    """Give the sheet of a game with these options."""
    from pnp.games.diluvium.sheets.words import sheet_words

    options, box, text = convert(dict(given), OptionEntry), components(data), sheet_words(data)
    check_options(options)
    words = text.score
    titles = {
        **dict(zip(SOURCES, words.lines, strict=True)),
        **{"gold": words.total, "settlers": words.settlers, "rank": words.rank, GOAL: words.solo[1]},
    }
    seats = [
        Column(f"Seat {seat + 1}", tuple(_own_rows(_boards(options, seat, box), box, titles)))
        for seat in range(options.players)
    ]
    if options.players > 1:
        ties = (Tie("settlers", "DI-END-05", fewest=True),)
        return ScoreGrid(tuple(seats), "gold", "DI-END-04", ties, "DI-END-06", "rank")
    scenario = box.scenarios["Z1" if options.scenario is UNSET else options.scenario]
    goal = Row(GOAL, titles[GOAL], "DI-SOL-13", each=0, values=range(2))
    seats = [Column(seats[0].name, (*seats[0].rows, goal))]
    rival = Column(text.plan.rival, tuple(_rows_of_rival(box, titles)))
    return ScoreGrid(
        (*seats, rival),
        "gold",
        "DI-SOL-13",
        rank="rank",
        places=lambda columns: _alone(columns, has_goal=scenario.goal is not None),
    )


def _boards(options: OptionEntry, seat: int, box: Components) -> list[ActionBoard]:
    """Give the boards that a seat may have: on side B the options need not say which."""
    if options.side == "A":
        return [box.common]
    named = options.civilisations
    return [box.civilisations[named[seat]]] if named != "random" else list(box.civilisations.values())


def _own_rows(boards: Sequence[ActionBoard], box: Components, titles: Mapping[str, str]) -> Iterator[Row]:
    """DI-EXP-05, EXP-07, PRO-06, MON-05, RUI-10, VAR-06: what a player's rows can be."""
    tracks = {total for board in boards for total in accumulate(board.track, initial=0)}
    markers = max(len(board.track) for board in boards)
    best = max(int(space[1]) for tile in box.tiles.values() for space in tile.spaces if space != "S")
    prey = [tile.monster.gold for tile in box.tiles.values() if tile.monster]
    sales = {board.sale for board in boards}
    values: dict[str, Sequence[int]] = {
        "track": sorted(tracks),
        "spaces": range(markers * best + 1),
        "monsters": _sums(prey),
        "role": range(MOST + 1 if any(board.leaving for board in boards) else 1),
    }
    each = {"craft": min(sales) if len(sales) == 1 else 1, "cards": box.ruins[TREASURE].amount}
    for name in SOURCES:
        yield Row(
            name,
            titles[name],
            _RULES[name],
            max(each.get(name, 1), 1),
            values.get(name, range(MOST + 1)),
            together=sum(prey) if name == "monsters" else None,
        )
    yield Row("gold", titles["gold"], "DI-END-04", sums=SOURCES)
    yield from _last_rows(box, titles)


def _rows_of_rival(box: Components, titles: Mapping[str, str]) -> Iterator[Row]:
    """DI-SOL-01: nothing is known of where its Gold comes from."""
    yield from (Row(name, titles[name], "DI-SOL-13") for name in (*SOURCES, "gold"))
    yield from _last_rows(box, titles)


def _last_rows(box: Components, titles: Mapping[str, str]) -> Iterator[Row]:
    settlers = range(box.numbers.pieces.settlers + 1)
    yield Row("settlers", titles["settlers"], "DI-END-05", 0, settlers, "DI-SET-04")
    yield Row("rank", titles["rank"], "DI-END-04", 0)


def _sums(parts: Iterable[int]) -> list[int]:
    """Give all sums of some of these."""
    found = {0}
    for part in parts:
        found |= {total + part for total in found}
    return sorted(found)


def _alone(columns: Sequence[Values], *, has_goal: bool) -> tuple[Place, ...] | None:
    """DI-SOL-13: more Gold than the Rival, and the goal of the scenario; a tie is lost."""
    own, rival = columns
    if "gold" not in own or "gold" not in rival:
        return None
    if own["gold"] <= rival["gold"]:
        order = (2, 1)
    elif has_goal and GOAL not in own:
        return (Place((1, 2), "DI-SOL-13", open=True),)
    else:
        order = (1, 2) if not has_goal or own[GOAL] else (2, 1)
    return tuple(Place((seat,), "DI-SOL-13") for seat in order)


def _final(document: Mapping[str, Any], data: Templates) -> Final | None:
    """Play a record once more, and put every gain into its row."""
    state, played = replayed(document, data)
    if not played.state.is_over:
        return None
    columns: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) for _ in state.players]
    for text in played.moves:
        move = parse_move(text)
        after = play(state, move)
        for seat, source, gold in gains(state, move, after):
            columns[seat - 1][source] += gold
        state = after
    stands, charter = result(state), state.charter
    for column, gold, settlers in zip(columns, stands["gold"], stands["settlers"], strict=True):
        column |= {"gold": gold, "settlers": settlers}
    if charter.solo:
        columns[1] = {name: columns[1][name] for name in ("gold", "settlers")}
        if (reached := stands["goal"]) is not None:
            columns[0][GOAL] = int(reached >= charter.scenario_terms.times)
    return Final(tuple(columns), tuple(stands["winners"]))


BOOK = ScoreBook(OPTIONS, _grid, _final, "DI-END-02")
