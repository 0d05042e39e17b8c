"""Slow twins of quick code: sets and loops, to be believed by reading them."""
