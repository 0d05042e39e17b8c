"""The Action Boards with their wheels: side A is the same for all, side B is each civilisation's own."""

from functools import partial

from pnp.draw.shapes import Circle, Rect
from pnp.games.diluvium.boards.action_board import HIGH, WIDE, draw_action_board
from pnp.games.diluvium.boards.wheel import WHEEL, draw_wheel, draw_wheel_back
from pnp.games.diluvium.look import look
from pnp.games.diluvium.words import words
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["board_parts"]


def board_parts(data: Templates) -> list[Part]:
    """Give a board and a wheel for each civilisation."""
    known, said = look(data), words(data)
    box = known.box
    outline = Rect(0, 0, WIDE, HIGH, known.theme.radius)
    boards, wheels = [], []
    for people, own in box.civilisations.items():
        front, back = (
            partial(draw_action_board, people=people, board=board, side=side, said=said, known=known)
            for side, board in (("A", box.common), ("B", own))
        )
        boards.append(Part(f"board-{people}", outline, front, back, 1, "action-boards", "Action Boards"))
        wheels.append(
            Part(
                f"wheel-{people}",
                Circle(WHEEL, WHEEL, WHEEL),
                partial(draw_wheel, people=people, known=known),
                partial(draw_wheel_back, people=people, known=known),
                1,
                "wheels",
                "Ship’s Wheels",
            )
        )
    return boards + wheels
