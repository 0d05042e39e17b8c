"""Themes: inks and type by the part they play."""

from pathlib import Path as FilePath

import pytest

from pnp.draw.ink import Mode, Pen
from pnp.draw.theme import Theme
from pnp.draw.type import Font, Type
from pnp.errors import TemplateError
from pnp.templates import Templates

TOML = """
bold = 0.7

[inks]
sea = { full = "#8FB9C9", mono = { colour = "#000000", dots = 0.3, gap = 0.9 } }
ink = { full = "#222222" }

[types.port]
ink = "ink"
size = 9
family = "serif"
weight = "Semibold"
italic = true
spacing = 0.2

[types.lost]
ink = "missing"
size = 9
"""


@pytest.fixture
def theme(tmp_path: FilePath) -> Theme:
    return read(tmp_path, TOML)


def read(folder: FilePath, text: str) -> Theme:
    (folder / "theme.toml").write_text(text, encoding="utf-8")
    return Templates(folder).read("theme.toml", Theme)


def test_inks_and_type_are_found_by_name(theme: Theme) -> None:
    assert theme.ink("sea").paint(Mode.MONO).dots == 0.3
    assert theme.type("port") == Type(Font("serif", "Semibold", italic=True), 9, theme.ink("ink"), 0.2)
    assert (theme.fine, theme.bold, theme.radius) == (0.25, 0.7, 3.0)


def test_a_pen_is_fine_unless_told(theme: Theme) -> None:
    assert theme.pen("ink") == Pen(theme.ink("ink"), 0.25, join="round")
    assert theme.pen("ink", 0.4, dash=(1, 2), cap="round", join="bevel") == Pen(
        theme.ink("ink"), 0.4, (1, 2), "round", "bevel"
    )
    assert theme.pen("ink", 0).width == 0  # nought was said, and is not the same as nothing


def test_what_is_not_there_is_named(theme: Theme) -> None:
    with pytest.raises(TemplateError, match=r"theme.toml is wrong: inks\.land is missing"):
        theme.ink("land")
    with pytest.raises(TemplateError, match=r"theme.toml is wrong: inks\.land is missing"):
        theme.pen("land")
    with pytest.raises(TemplateError, match=r"types\.title is missing"):
        theme.type("title")
    with pytest.raises(TemplateError, match=r"inks\.missing is missing"):
        theme.type("lost")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('family = "serif"', 'family = "sand"', r"'sand'.*\$\.types\[\.\.\.\]"),
        ('weight = "Semibold"', 'wieght = "Semibold"', r"wieght.*\$\.types\[\.\.\.\]"),
        ("size = 9\nfamily", 'size = "nine"\nfamily', r"\$\.types\[\.\.\.\]\.size"),
        ('full = "#222222"', 'full = "black"', r"\$\.inks\[\.\.\.\]\.full"),
        ("bold = 0.7", "blod = 0.7", "blod"),
    ],
)
def test_a_wrong_theme_is_refused_with_file_and_place(tmp_path: FilePath, old: str, new: str, place: str) -> None:
    assert old in TOML
    with pytest.raises(TemplateError, match=rf"theme\.toml is wrong: .*{place}"):
        read(tmp_path, TOML.replace(old, new))
