"""The tokens: 36 of the crew, mages, mercenaries, reefs, the reserve, and both ends of the path."""

from pnp.games.nautilion.tokens.stock import CREATURES, draw_token, token_parts

__all__ = ["CREATURES", "draw_token", "token_parts"]
