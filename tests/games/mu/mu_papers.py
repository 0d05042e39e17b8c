"""Papers of Mu as players fill them in: a whole game, and what stands in the fields of the sheets after it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from pnp.draw.canvas import Draw, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.game import settle
from pnp.games.mu import game, rules
from pnp.games.mu.components import components
from pnp.games.mu.scores import BOOK, worth_of
from pnp.games.mu.setup import MuSetup
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates, house_templates

__all__ = ["CODE", "DATA", "blank", "log_fields", "logged", "played", "score_fields", "setup"]

CODE = "mu#TIKI"
DATA = Templates(house_templates())
_EAGER = (("raise",), ("sculpt", "land", "build", "create"))


@cache
def setup(code: str = CODE) -> MuSetup:
    made = game.setup(settle(game, SetupCode.parse(code)), DATA)
    assert isinstance(made, MuSetup)
    return made


@cache
def played(code: str = CODE, *, dice: bool = False) -> Mapping[str, Any]:
    """A record of a whole game of a code, with every chance written down: everybody builds and raises as they can.

    With real `dice` the chance is not the seed's, and the record is without it.
    """
    settled = settle(game, SetupCode.parse(code))
    table = game.table(settled, DATA)
    assert table.fate is not None
    state, stream, moves = table.start, Stream("tests", "mu papers"), []
    while not state.is_over:
        if state.is_chance and not dice:
            move = rules.chance_move(state, table.fate)
        else:
            legal = rules.legal_moves(state)
            liked = next((some for verbs in _EAGER if (some := [m for m in legal if m.verb in verbs])), legal)
            move = liked[stream.below(len(liked))]
        moves.append(str(move))
        state = rules.play(state, move)
    made = setup(code)
    options = {"players": made.options.players, "setup": made.options.setup}
    chance = {"seed": None, "setup": made.data()["setup"]} if dice else {"seed": settled.seed}
    return {"format": "pnp-game/1", "game": "mu", **chance, "options": options, "moves": moves}


@cache
def blank(code: str = CODE) -> bytes:
    """The sheets of a code as a form."""
    return make_pdf(game.sheets(setup(code), DATA), PrintOptions(ink=Mode.SAVER, fillable=True))


def logged(draw: Draw | None, mode: Mode = Mode.FULL, width: float = 196.0, height: float = 262.0) -> LogCanvas:
    canvas = LogCanvas(mode)
    assert draw is not None
    with canvas.page(Page(width, height)):
        draw(canvas)
    return canvas


def log_fields(document: Mapping[str, Any]) -> dict[str, str]:
    """Its moves as they stand in the turn log, `end` as a tick."""
    fields: dict[str, str] = {}
    for line in game.write_text(document).partition("\n\n")[2].splitlines():
        turn, _, moves = line.strip().partition(" ")
        moves, _, last = moves.rpartition(" | ")
        assert last == "end"
        fields |= {f"log.{turn}.moves": moves, f"log.{turn}.end": "yes"}
    return fields


def score_fields(document: Mapping[str, Any], number: int = 1) -> dict[str, str]:
    """What it comes to, as it stands in a table of the score sheet: counts and points."""
    final, points = BOOK.final(document, DATA), components(DATA).numbers.points
    assert final is not None
    fields = {}
    for seat, column in enumerate(final.columns):
        for row, value in column.items():
            fields[f"score.{number}.seat-{seat}.{row}"] = str(value)
            if row not in ("track", "total"):
                fields[f"score.{number}.seat-{seat}.{row}-count"] = str(value // worth_of(row, points))
        if seat in final.winners:
            fields[f"score.{number}.seat-{seat}.place"] = "1"
    return fields
