"""Charts: the named faces A1 to L2 that come with the game, and those that a seed gives.

A face is a small file of its own, so that a player can copy one, change it and print it under a new name.
"""

from pnp.errors import BoardError
from pnp.games.carmine.board import PORTS, Board, Chart
from pnp.games.carmine.generator import generate_board
from pnp.games.carmine.names import chart_names, read_names
from pnp.games.carmine.plan import read_plan
from pnp.seeds import Stream
from pnp.templates import Data, Templates

__all__ = ["SEAS", "face_names", "named_chart", "seeded_chart"]

SEAS = 3
_FOLDER = "carmine/boards"


class _Face(Data, frozen=True):
    name: str
    ports: tuple[str, ...]
    seas: tuple[str, ...]
    rows: str


def face_names(data: Templates) -> tuple[str, ...]:
    """Give the names of all faces: A1, A2, B1, …"""
    return tuple(data.names(_FOLDER, ".toml"))


def named_chart(face: str, data: Templates) -> Chart:
    """Give the chart of a named face."""
    if face not in face_names(data):
        raise BoardError(f"there is no board {face}: the named boards are {', '.join(face_names(data))}")
    content = data.read(f"{_FOLDER}/{face}.toml", _Face)
    try:
        board = Board.parse(content.rows.split())
        if len(content.ports) != PORTS or len(content.seas) != SEAS:
            raise BoardError(
                f"it names {len(content.ports)} ports and {len(content.seas)} seas, not {PORTS} and {SEAS}"
            )
    except BoardError as error:
        raise BoardError(f"board {face}: {error}") from None
    return Chart(board, content.name, content.ports, content.seas)


def seeded_chart(seed: str, version: int, data: Templates) -> Chart:
    """Give the chart of a seed: the generator's board, with names from a stream of their own."""
    board = generate_board(seed, version, read_plan(data))
    name, ports, seas = chart_names(Stream("carmine", version, seed, "names"), read_names(data), PORTS, SEAS)
    return Chart(board, name, ports, seas)
