"""Installing: the wheel has everything in it, and works in an environment that has never seen the checkout."""

import json
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
from command_line import ROOT
from pypdf import PdfReader


def pip(*words: object, python: Path | None = None) -> None:
    target = ["--python", str(python)] if python else []
    command = [sys.executable, "-m", "pip", *target, *map(str, words), "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (file,) = folder.glob("pnp-*.whl")
    return file


def test_the_wheel_holds_the_templates_and_no_tests(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    templates = {path.relative_to(ROOT / "templates").as_posix() for path in (ROOT / "templates").rglob("*.toml")}
    assert templates
    assert {f"pnp/_templates/{name}" for name in templates} <= names
    assert "pnp/py.typed" in names
    assert not {name for name in names if name.startswith("tests/") or "fifth_game" in name}


def test_an_empty_environment_gets_a_working_pnp(wheel: Path, tmp_path: Path) -> None:
    place, elsewhere = tmp_path / "venv", tmp_path / "elsewhere"
    elsewhere.mkdir()
    venv.create(place, symlinks=True)
    programs = place / "bin"
    pip("install", "--no-compile", wheel, python=programs / "python")

    def run(*words: str) -> str:
        # Isolated from this process's environment as well: nothing of the checkout may help.
        clean = {"PATH": str(programs), "PYTHONNOUSERSITE": "1"}
        done = subprocess.run([programs / "pnp", *words], cwd=elsewhere, env=clean, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("kit", "carmine#KRAKEN-7")
    (kit,) = (elsewhere / "output").iterdir()
    assert any("carmine#KRAKEN-7" in page.extract_text() for page in PdfReader(kit).pages)
    here = subprocess.run(
        [sys.executable, "-m", "pnp", "setup", "carmine#KRAKEN-7", "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(run("setup", "carmine#KRAKEN-7", "--json")) == json.loads(here.stdout)
    run("templates", "mine")
    assert (elsewhere / "mine" / "carmine" / "boards" / "L2.toml").is_file()
