"""Nautilion: a co-operative dice game for one or two players."""
