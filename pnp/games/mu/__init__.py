"""Continent of Mu: Settlers raise Moai on a continent that breaks apart and sinks, for two to four players."""
