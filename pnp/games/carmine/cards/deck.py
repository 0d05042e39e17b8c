"""The deck as parts: what is printed, how many, with which back."""

from functools import partial

from pnp.games.carmine.cards.adventure import draw_adventure
from pnp.games.carmine.cards.backs import draw_adventure_back, draw_smooth_back
from pnp.games.carmine.cards.smooth import draw_smooth
from pnp.games.carmine.components import components
from pnp.press.part import Part, card
from pnp.templates import Templates

__all__ = ["card_parts"]


def card_parts(data: Templates) -> list[Part]:
    """Give all cards: Adventures in the order of their file, then every copy of the Smooth Sailing Cards.

    Copies are parts of their own (`gold-2`, `gold-2-copy-2`), since no two of their pictures are the same.
    """
    box = components(data)
    back = partial(draw_adventure_back, data=data)
    parts = [
        card(
            adventure.id,
            partial(draw_adventure, card=adventure, data=data),
            back,
            group="adventure-cards",
            title="Adventure Cards",
        )
        for adventure in box.adventures.values()
    ]
    back = partial(draw_smooth_back, data=data)
    parts += [
        card(
            smooth.id if copy == 0 else f"{smooth.id}-copy-{copy + 1}",
            partial(draw_smooth, card=smooth, copy=copy, data=data),
            back,
            group="smooth-sailing-cards",
            title="Smooth Sailing Cards",
        )
        for smooth in box.smooth.values()
        for copy in range(smooth.count)
    ]
    return parts
