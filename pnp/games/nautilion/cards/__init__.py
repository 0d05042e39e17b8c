"""The cards: the Darkhouse, the Grimoire, two Admirals, and twelve each of Darkhouse and Heroic Actions."""

from pnp.games.nautilion.cards.deck import card_parts

__all__ = ["card_parts"]
