"""The press: parts are laid out on paper, with backs, marks and a cover. It knows no game.

Nothing is imported here, so that the command line can read `options` without loading what draws.
"""
