"""The Ship Board: a page of the ship's ledger, on which everything but the route is kept."""

from pnp.games.carmine.ledger_page.page import HEIGHT, WIDTH, draw_ledger_page, ship_board_part, writing_boxes

__all__ = ["HEIGHT", "WIDTH", "draw_ledger_page", "ship_board_part", "writing_boxes"]
