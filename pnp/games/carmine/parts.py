"""What is printed for Carmine Archipelago."""

from functools import partial
from itertools import zip_longest

from pnp.draw.canvas import Draw
from pnp.games.carmine.board import Chart
from pnp.games.carmine.charts import face_names, named_chart
from pnp.games.carmine.page.board_page import HEIGHT, WIDTH, draw_board_page
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["board_part", "boards"]


def board_part(chart: Chart, label: str, code: str, data: Templates) -> Part:
    """The Adventure Board of a setup. `label` is the face's name or the board's seed."""
    front = partial(draw_board_page, chart=chart, label=label, code=code, data=data)
    return sheet("board", WIDTH, HEIGHT, front, group="board", title="Adventure Board")


def boards(data: Templates) -> list[Part]:
    """All named faces, two to a sheet: A1 with A2 on its back, and so on. Their codes name the face and no seed."""
    faces = face_names(data)
    return [
        sheet(
            "-".join(["board", front.lower(), *([back.lower()] if back else [])]),
            WIDTH,
            HEIGHT,
            _face(front, data),
            _face(back, data) if back else None,
            group="boards",
            title="All Adventure Boards",
        )
        for front, back in zip_longest(faces[::2], faces[1::2])
    ]


def _face(face: str, data: Templates) -> Draw:
    chart = named_chart(face, data)
    return partial(draw_board_page, chart=chart, label=face, code=f"carmine:board={face}", data=data)
