"""Running `pnp` in tests: in this process where that is enough, and as a process of its own where it is not."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from pnp.cli import main

__all__ = ["ROOT", "Answer", "install_game", "pnp", "process"]

ROOT = Path(__file__).parent.parent


class Answer(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    def refusal(self) -> str:
        """Give the one line of a command that refused its input, having made sure that it is one."""
        assert self.code == 2, self
        assert self.out == "", self
        assert self.err.startswith("Error: "), self
        assert self.err.endswith("\n"), self
        assert self.err.count("\n") == 1, self
        assert not self.err.endswith(".\n"), self
        return self.err.removeprefix("Error: ").removesuffix("\n")


def pnp(*words: object, stdin: bytes | None = None) -> Answer:
    """Run a command in this process; what is a defect of ours is raised."""
    result = CliRunner().invoke(main, [str(word) for word in words], input=stdin)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def process(*words: object, cwd: Path | None = None, environment: Mapping[str, str] | None = None) -> Answer:
    """Run a command as a process of its own, with further environment variables."""
    done = subprocess.run(
        [sys.executable, "-m", "pnp", *map(str, words)],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        timeout=120,
    )
    return Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def install_game(folder: Path, name: str, target: str, files: Mapping[str, str]) -> None:
    """Lay a package with a game into a folder, as an installer would; the folder has to be on the path."""
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    notes = folder / f"{name}_package-1.0.dist-info"
    notes.mkdir(parents=True, exist_ok=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1.0\n", encoding="utf-8")
    (notes / "entry_points.txt").write_text(f"[pnp.games]\n{name} = {target}\n", encoding="utf-8")
