"""The cards of Carmine Archipelago, 63 x 88 mm: 26 Adventures, 18 of Smooth Sailing, and their two backs.

Measures are millimetres from the top left of a card. What a card says comes from the components and from
`templates/carmine/card-text.toml`; how it looks, from the theme.
"""

from pnp.games.carmine.cards.deck import card_parts

__all__ = ["card_parts"]
