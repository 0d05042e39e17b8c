"""Mu on the shelf: commands find it by its entry point, which a checkout that was installed before may lack."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import install_game

from pnp import registry

__all__ = ["shelve"]


def shelve(folder: Path) -> Iterator[None]:
    """Let the registry find the game while a test runs."""
    with pytest.MonkeyPatch.context() as patch:
        if "mu" not in registry.names():
            install_game(folder, "mu", "pnp.games.mu:game", {})
            patch.syspath_prepend(folder)
        yield
