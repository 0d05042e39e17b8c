"""What is printed for Carmine Archipelago: a box full of things for a kit, and sheets for one more voyage."""

from dataclasses import replace
from functools import partial
from itertools import zip_longest

from pnp.draw.canvas import Draw
from pnp.games.carmine.aids import aid_parts
from pnp.games.carmine.board import Chart
from pnp.games.carmine.booklet import booklet_parts
from pnp.games.carmine.cards import card_parts
from pnp.games.carmine.charts import face_names, named_chart
from pnp.games.carmine.ledger_page import draw_ledger_page, ship_board_part
from pnp.games.carmine.page.board_page import HEIGHT, WIDTH, draw_board_page
from pnp.games.carmine.setup import CarmineSetup
from pnp.games.carmine.sheets import sheet_parts
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["board_part", "boards", "box_parts", "captain_parts"]


def box_parts(setup: CarmineSetup, data: Templates) -> list[Part]:
    """Everything to play a setup with; further boards and sheets are there for those who name them."""
    own = [board_part(setup.chart, setup.label, setup.code, data), ship_board_part(setup.code, data)]
    extras = [*sheet_parts(setup, data), *boards(data)]
    return [
        *booklet_parts(data),
        *[replace(part, count=setup.players) for part in own],
        *aid_parts(data, setup.players),
        *card_parts(data),
        *[replace(part, extra=True) for part in extras],
    ]


def captain_parts(setup: CarmineSetup, data: Templates) -> list[Part]:
    """The sheets of one more voyage: map and ledger on two sides of one sheet of paper, and what goes with them."""
    front = board_part(setup.chart, setup.label, setup.code, data).front
    back = partial(draw_ledger_page, code=setup.code, data=data)
    captain = sheet("captains-sheet", WIDTH, HEIGHT, front, back, group="captains-sheet", title="Captain’s Sheet")
    return [replace(captain, count=setup.players), *sheet_parts(setup, data)]


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
