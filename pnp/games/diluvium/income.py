"""Income: where Gold comes from, told from a move and the states before and after it.

The engine keeps totals, as players do; for figures about the game each gain is put under one of the lines of the score
sheet. Of the Rival's turns only the whole is known.
"""

from collections.abc import Iterator

from pnp.games.diluvium.moves import MAP, SETTLING, TREASURE, Move
from pnp.games.diluvium.places import ENGAGE
from pnp.games.diluvium.state import State

__all__ = ["SOURCES", "gains"]

SOURCES = ("track", "spaces", "craft", "bonuses", "fights", "gauge", "scaring", "monsters", "cards", "role")
"""The lines of the score sheet, in their order."""


def gains(before: State, move: Move, after: State) -> Iterator[tuple[int, str, int]]:
    """Give what each seat has gained by a move: the seat, the source and the Gold."""
    active = before.frame.seat
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True), 1):
        gold = new.gold - old.gold
        if not gold:
            continue
        if move.verb == "flee":  # whoever scares is paid when all have fled
            yield seat, "scaring", gold
        elif before.charter.solo and active == 2:
            yield seat, "fights" if seat == 1 else "bonuses", gold
        elif seat != active:
            yield from _parted(seat, gold, "scaring", fights=_gauge(before, active))
        else:
            yield from _own(before, move, after, seat, gold)


def _own(before: State, move: Move, after: State, seat: int, gold: int) -> Iterator[tuple[int, str, int]]:
    """Give what the active player has gained."""
    board, player, verb, words = before.charter.boards[seat - 1], before.player, move.verb, move.arguments
    if verb == "mark" or (verb == "play" and words[0] == MAP):
        space = words[0] if verb == "mark" else words[2]
        track = board.track[len(board.track) - player.markers]
        yield from _parted(seat, gold, "role", track=track, spaces=0 if space == SETTLING else space)
    elif verb == "play":
        yield seat, "cards" if words[0] == TREASURE else "role", gold
    elif verb == "harvest":
        yield from _parted(seat, gold, "bonuses", craft=words[1] * board.sale)
    elif verb == "slay":
        monster = before.charter.monsters[player.warship]
        yield from _parted(seat, gold, "gauge", monsters=monster.gold if monster else 0)
    elif verb in ("commit", "reveal"):
        loser = _beaten(before, after)
        bonus = _gauge(before, seat) if before.frame.empty >> ENGAGE & 1 else 0
        yield from _parted(seat, gold, "scaring", fights=_gauge(before, loser), gauge=bonus)
    elif verb in ("sail", "stay"):
        yield seat, "scaring", gold
    else:
        yield from _parted(seat, gold, "bonuses", role=board.leaving if verb == "settler" else 0)


def _parted(seat: int, gold: int, rest: str, **known: int) -> Iterator[tuple[int, str, int]]:
    """Put what is known under its source, and what is left under another."""
    for source, part in known.items():
        part = min(part, gold)
        gold -= part
        if part:
            yield seat, source, part
    if gold:
        yield seat, rest, gold


def _gauge(state: State, seat: int) -> int:
    return state.charter.box.numbers.gauge[state.players[seat - 1].strength - 1] if seat else 0


def _beaten(before: State, after: State) -> int:
    """Give the seat whose Warship went home; 0 is none."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True), 1):
        if old.warship != new.warship:
            return seat
    return 0
