"""A narrator: tells a voyage that the engine has played, so that a reader learns the game from it."""

from collections.abc import Iterator

from pnp.bots import Finished
from pnp.games.carmine.board import cell_name
from pnp.games.carmine.moves import Move
from pnp.games.carmine.rules import State, new_game, play
from pnp.games.carmine.scoring import score, title
from pnp.games.carmine.winds import DIRECTIONS

INTRODUCTION = """\
A solo voyage in Carmine Archipelago
====================================

You sail a small ship through an archipelago, draw what you meet onto your own map, and come home with stories. A story
is told in a port and is worth as many points as you have crossed story boxes by then: so meet much, then tell it often.

Each turn a card is turned. An adventure is drawn on the map by yourself, touching the card's row or column; a fair day
gives something to everybody. Then three Wind Dice and the Exploration Die are rolled, and you do one thing: sail by one
of the three winds (a step with the wind costs 1 movement point, against it 5; provisions buy more), explore the land
beside you, or visit a port. Winds in your sails move you one cell any way, before or after that.
"""


def tell(sailed: Finished[State, Move]) -> str:
    """Tell the whole voyage."""
    return "\n".join([INTRODUCTION, *_lines(sailed)]) + "\n"


def _lines(sailed: Finished[State, Move]) -> Iterator[str]:
    charter = sailed.end.charter
    yield "The map: P port, M monolith, x pirates, # and = land, g p w land that gives gold, provisions, wind"
    yield ""
    yield "    A B C D E F G H I J K L M N O"
    for number, row in enumerate(charter.board.rows, 1):
        yield f"{number:2}  {' '.join(row)}"
    yield ""
    state = new_game(charter)
    for move in sailed.moves:
        before, state = state, play(state, move)
        sentence = _sentence(before, move, state)
        if sentence:
            yield sentence
        if move.verb == "done":
            yield f"          {_hold(state)}"
    yield ""
    yield "The score"
    yield "---------"
    result = score(state.sheet, charter)
    for line in result.lines:
        yield f"{line.what:24}{line.points:5}   {line.rule}"
    yield f"{'Total':24}{result.total:5}   {title(result.total, charter)}"


def _hold(state: State) -> str:
    sheet = state.sheet
    told = f", told {' + '.join(map(str, sheet.renown))}" if sheet.renown else ""
    return (
        f"ship {sheet.ship} at {_cell(sheet.at)}; provisions {sheet.provisions}, gold {sheet.gold}, wind {sheet.wind}, "
        f"cannons {sheet.cannons}; story {sheet.story}{told}"
    )


def _cell(cell: int | None) -> str:
    return "sea" if cell is None else cell_name(cell)


def _sentence(before: State, move: Move, after: State) -> str:
    """One line for what is worth one."""
    cells = [cell_name(int(value)) for value in move.arguments if isinstance(value, int)]
    gained = _gained(before, after)
    if move.verb == "card":
        return _card(before, str(move.arguments[0]), after)
    if move.verb == "home":
        return f"  Home is the port at {cells[0]}, and the ship lies at {cells[1]}."
    if move.verb == "draw":
        return f"  Drawn at {', '.join(cells)}."
    if move.verb == "dice":
        winds = ", ".join(DIRECTIONS[int(wind)] for wind in move.arguments[:3])
        return f"  Winds {winds}; Exploration Die {move.arguments[3]}.{gained}"
    if move.verb == "explore":
        cell, reward, cannons = move.arguments
        built = f", building {cannons} cannons" if cannons else ""
        return f"  Explores {cell_name(int(cell))} and takes reward {reward}{built}.{gained}"
    others = {
        "skip": "  There is no room for it.",
        "choose": f"  The {move.arguments[0] if move.arguments else ''} grow stronger.",
        "wind": f"  A wind in the sails: to {''.join(cells)}.{gained}",
        "sail": f"  Sails with the wind to the {DIRECTIONS[int(move.arguments[0])] if move.verb == 'sail' else ''}.",
        "to": f"    to {''.join(cells)}{'' if after.sheet.at == move.arguments[:1][0] else ' and on'}.{gained}"
        if move.verb == "to"
        else "",
        "visit": f"  Visits the port at {''.join(cells)}.{gained}",
        "buy": f"    buys: {''.join(map(str, move.arguments))}.{gained}",
        "reward": f"    and takes reward {''.join(map(str, move.arguments))} from the pirates.{gained}",
    }
    return others.get(move.verb, "")


def _card(before: State, card: str, after: State) -> str:
    box = before.charter.box
    head = f"\nTurn {after.turn}: " if after.turn else "\nFirst cards: "
    if card in box.smooth:
        return f"{head}{box.smooth[card].name}.{_gained(before, after)}"
    adventure = box.adventures[card]
    lines = ""
    if adventure.row is not None and adventure.column is not None:
        lines = f", row {adventure.row + 1} or column {'ABCDEFGHIJKLMNO'[adventure.column]}"
    return f"{head}{adventure.name} ({adventure.kind}{lines})."


def _gained(before: State, after: State) -> str:
    """What the move changed on the Ship Board."""
    changes = []
    for name in ("provisions", "gold", "wind", "story", "cannons", "monoliths"):
        change = getattr(after.sheet, name) - getattr(before.sheet, name)
        if change:
            changes.append(f"{change:+d} {name}")
    told = after.sheet.renown[len(before.sheet.renown) :]
    if told:
        changes.insert(0, f"a story told for {told[0]}")
    return f" ({', '.join(changes)})" if changes else ""
