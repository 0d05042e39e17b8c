"""The chronicle: the moves of a voyage written as a record, `pnp-voyage/1`.

A record is a player's sheet turn by turn, so a turn that was broken off is not in it.
"""

from collections.abc import Iterable
from typing import Any

from pnp.games.carmine.board import cell_name
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.moves import Move
from pnp.games.carmine.stock import FIRST_CARDS
from pnp.games.carmine.winds import DIRECTIONS

__all__ = ["record_of"]


def record_of(
    charter: Charter, moves: Iterable[Move], *, seed: str | None = None, board: str | None = None
) -> dict[str, Any]:
    """Write the moves of a voyage from its beginning on; `board` is the face's name, or its rows are written."""
    start: dict[str, Any] = {"cards": [], "drawings": [], "home": None, "ship": None}
    turns: list[dict[str, Any]] = []
    turn: dict[str, Any] = {}
    for move in moves:
        if start["ship"] is None:
            _begin(start, move)
        elif move.verb == "done":
            turns.append(turn)
            turn = {}
        else:
            _note(turn, move)
    return {
        "format": "pnp-voyage/1",
        "game": "carmine",
        "seed": seed,
        "board": board or list(charter.board.rows),
        "finished": len(turns) == charter.terms.turns,
        "options": _options(charter),
        "start": start,
        "turns": turns,
    }


def _options(charter: Charter) -> dict[str, Any]:
    options: dict[str, Any] = {"players": charter.players, "deck": charter.deck, "mirror": charter.mirror}
    if charter.voyage:
        options["voyage"] = True
    if charter.first_game:
        options["first_game"] = True
    return options


def _names(move: Move) -> list[str]:
    return [cell_name(int(cell)) for cell in move.arguments]


def _begin(start: dict[str, Any], move: Move) -> None:
    """CA-S7, S8."""
    if move.verb == "card" and len(start["cards"]) < FIRST_CARDS:
        start["cards"].append(move.arguments[0])
    elif move.verb == "draw":
        start["drawings"].append(_names(move))
    elif move.verb == "skip":
        start["drawings"].append(None)
    else:
        start["home"], start["ship"] = _names(move)


def _note(turn: dict[str, Any], move: Move) -> None:
    """Write a move into its turn."""
    verb, arguments = move
    action = turn.get("action")
    if verb == "card":
        turn["card"] = arguments[0]
    elif verb == "choose":
        turn["choice"] = arguments[0]
    elif verb == "draw":
        turn["drawing"] = _names(move)
    elif verb == "skip":
        turn["drawing"] = None
    elif verb == "dice":
        *winds, turn["die"] = arguments
        turn["wind"] = [DIRECTIONS[int(wind)] for wind in winds]
    elif verb == "wind":
        turn.setdefault("winds_after" if action else "winds_before", []).extend(_names(move))
    elif verb == "reward":
        # Pirates that were sailed to belong to the action, those that were drifted to stand beside it.
        holder = turn if action is None or "winds_after" in turn else action
        holder["pirates_reward"] = arguments[0]
    elif verb == "sail":
        turn["action"] = {"do": "navigate", "wind": DIRECTIONS[int(arguments[0])], "route": []}
    elif verb == "explore":
        cell, reward, cannons = arguments
        turn["action"] = {"do": "explore", "cell": cell_name(int(cell)), "reward": reward, "cannons": cannons}
    elif verb == "visit":
        turn["action"] = {"do": "port", "cell": cell_name(int(arguments[0])), "buy": []}
    elif action is not None and verb == "to":
        action["route"] += _names(move)
    elif action is not None and verb == "buy":
        action["buy"].append(arguments[0])
