"""Carmine Archipelago: a flip-roll-and-draw sailing game for 1 to 6 players."""
