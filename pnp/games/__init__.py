"""The games: a package each, found by entry point, so that none of them is special."""
