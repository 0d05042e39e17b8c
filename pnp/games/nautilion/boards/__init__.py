"""The boards: three with a Nautilion on each side, the Mage's cabin, and the Phantom board."""

from functools import partial

from pnp.draw.shapes import Rect
from pnp.games.nautilion.boards.ship_board import draw_ship_board
from pnp.games.nautilion.boards.side_boards import HIGH, WIDE, draw_cabin, draw_phantom_board, draw_plain
from pnp.games.nautilion.components import components
from pnp.games.nautilion.look import look
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["board_parts", "draw_ship_board"]


def board_parts(data: Templates) -> list[Part]:
    """Give all boards: A1 with A2 on its back and so on, the cabin, and the Phantom's 2 harpoons behind its 3."""
    known, box = look(data), components(data)
    boards = box.boards
    wide, high = boards.size
    draws = [partial(draw_ship_board, side=side, boards=boards, known=known) for side in boards.sides]
    parts = [
        Part(
            "-".join(side.id.lower() for side in boards.sides[i : i + 2]),
            Rect(0, 0, wide, high, known.theme.radius),
            draws[i],
            draws[i + 1] if i + 1 < len(draws) else None,
            1,
            "boards",
            "Nautilion Boards",
        )
        for i in range(0, len(draws), 2)
    ]
    small = Rect(0, 0, WIDE, HIGH, known.theme.radius)
    sides = [
        partial(draw_phantom_board, harpoons=count, spaces=boards.phantom.spaces, known=known)
        for count in boards.phantom.harpoons[:2]
    ]
    cabin = partial(draw_cabin, tokens=box.tokens, known=known)
    parts.append(
        Part("cabin", small, cabin, partial(draw_plain, known=known), 1, "side-boards", "Cabin and Phantom Board")
    )
    parts.append(Part("phantom-board", small, sides[0], sides[-1], 1, "side-boards", "Cabin and Phantom Board"))
    return parts
