"""Carmine's setup: what is on the table before the first turn, spelled out (CA-S1).

All players use the same Adventure Board. The code names a face (`board=A1`), or gives the board a seed of its own
(`board=STORM`), or leaves it to the seed of the game; a board that is a seed's is that seed's in either way.

A setup that was spelled out may be changed by hand and printed. Its code would then bring back another board than the
one on the page, so the page says what it was changed from, in words that no code begins with.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from pnp.errors import PnpError, SetupError
from pnp.game import settle
from pnp.games.carmine import game
from pnp.games.carmine.board import PORTS, SIDE, Board, Chart, cell_name
from pnp.games.carmine.charts import SEAS, face_names, named_chart, seeded_chart
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["CarmineSetup", "make_setup", "read_setup"]

_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
_COLUMNS = "ABCDEFGHIJKLMNO"
_LEGEND = (
    ("P", "port"),
    ("M", "monolith"),
    ("x", "pirates"),
    (".", "sea"),
    ("#", "land"),
    ("=", "mainland"),
    ("g", "gold"),
    ("p", "provisions"),
    ("w", "wind"),
)


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup as it stands in a file. Ports are named in reading order, seas from the widest."""

    format: Literal["pnp-setup/1"]
    game: Literal["carmine"]
    code: str
    archipelago: _Name
    board: Annotated[tuple[str, ...], msgspec.Meta(min_length=SIDE, max_length=SIDE)]
    ports: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=PORTS, max_length=PORTS)]
    seas: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=SEAS, max_length=SEAS)]


@dataclass(frozen=True, slots=True)
class CarmineSetup:
    """A board with its names, and the code that gives them."""

    origin: SetupCode
    chart: Chart
    changed: bool = False
    """Whether it is another setup than its code gives."""

    @property
    def code(self) -> str:
        return f"changed from {self.origin}" if self.changed else str(self.origin)

    @property
    def players(self) -> int:
        return int(self.origin.options.get("players", "1"))

    @property
    def label(self) -> str:
        """What the board is called: its face, or the seed that it grew from."""
        return self.origin.options.get("board") or self.origin.seed or ""

    def data(self) -> Mapping[str, Any]:
        chart = self.chart
        document = _Document(
            "pnp-setup/1", "carmine", str(self.origin), chart.name, chart.board.rows, chart.ports, chart.seas
        )
        data: dict[str, Any] = msgspec.to_builtins(document)
        return data

    def text(self) -> str:
        chart = self.chart
        options = {option.name: option.default for option in game.options} | dict(self.origin.options)
        players = "1 player" if self.players == 1 else f"{self.players} players"
        mirror = ", mirror images allowed" if options["mirror"] == "yes" else ""
        columns = "    " + " ".join(_COLUMNS)
        rows = [f"{n:2}  {' '.join(row)}  {n}" for n, row in enumerate(chart.board.rows, 1)]
        legend = ", ".join(f"{character} {meaning}" for character, meaning in _LEGEND)
        ports = [f"  {cell_name(cell):3}  {name}" for cell, name in chart.port_names().items()]
        return "\n".join(
            [
                f"{game.title} · {self.code}",
                f"{chart.name}, for {players}, {options['deck']} deck{mirror}",
                "",
                *(columns, *rows, columns),
                "",
                legend,
                "",
                "Ports",
                *ports,
                f"Seas: {', '.join(chart.seas)}",
            ]
        )


def make_setup(code: SetupCode, data: Templates) -> CarmineSetup:
    """CA-S1: the board is named, or generated from a seed."""
    if code.seed is None:
        raise SetupError(f"the code {code} has no seed")
    board = code.options.get("board", "")
    if board in face_names(data):
        return CarmineSetup(code, named_chart(board, data))
    return CarmineSetup(code, seeded_chart(board or code.seed, code.version or game.version, data))


def read_setup(document: Mapping[str, Any], data: Templates) -> CarmineSetup:
    """Take a setup that was spelled out; a board is held to what `Board.parse` asks, not to the generator's wishes."""
    try:
        read = msgspec.convert(document, _Document)
        code = settle(game, SetupCode.parse(read.code))
        if code.game != game.slug:
            raise SetupError(f"the code {code} is not one of {game.slug}")
        if not all(name.isprintable() for name in (read.archipelago, *read.ports, *read.seas)):
            raise SetupError("a name has characters that cannot be printed")
        setup = CarmineSetup(code, Chart(Board.parse(read.board), read.archipelago, read.ports, read.seas))
        return CarmineSetup(code, setup.chart, changed=setup != make_setup(code, data))
    except msgspec.ValidationError as error:
        raise SetupError(str(error)) from None
    except SetupError:
        raise
    except PnpError as error:
        raise SetupError(str(error)) from None
