"""The steps of a turn, in their order (NA-T01, T02): what the frame does next when nothing is due.

After a collision the turn ends by steps of its own: the groups, then whatever is left to do (NA-X2-14, X2-18).
"""

__all__ = ["CURRENTS", "DARKHOUSE", "END", "GROUPS", "MACHINATIONS", "NAUTILION", "PHANTOM", "REEF", "WRECKAGE"]

MACHINATIONS, REEF, CURRENTS, DARKHOUSE, PHANTOM, NAUTILION, END, GROUPS, WRECKAGE = range(9)
