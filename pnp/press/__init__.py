"""The press: parts are laid out on paper, with backs, marks and a cover. It knows no game."""
