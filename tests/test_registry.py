"""Games by registry: ours, a stranger's from a folder of its own, and those that cannot be loaded."""

import subprocess
import sys
from pathlib import Path

import pytest
from command_line import ROOT, install_game, pnp, process
from fillers import widgets

from pnp import registry
from pnp.errors import CodeError, GameError, OptionError, TemplateError
from pnp.game import FormReader, Game, Illustrator, Option, Referee, ScoreKeeper, settle
from pnp.games.house import HouseGame
from pnp.rating import Rated
from pnp.replay import Played
from pnp.seeds import SetupCode
from pnp.simulate import Simulated
from pnp.templates import house_templates

FIFTH = ROOT / "tests" / "fifth_game"


def test_carmine_is_found_like_any_other_game() -> None:
    assert [game.slug for game in registry.games()] == list(registry.names())
    assert registry.game("carmine").title == "Carmine Archipelago"


ABLE: dict[str, set[type]] = {
    "carmine": {Referee, FormReader, Illustrator, Simulated},
    "diluvium": {Referee, FormReader, ScoreKeeper, Played, Simulated},
    "mu": {Referee, FormReader, ScoreKeeper, Played, Simulated},
    "nautilion": {Referee, FormReader, Played, Simulated, Rated},
}
KINDS = (Referee, FormReader, ScoreKeeper, Illustrator, Played, Simulated, Rated)


@pytest.mark.parametrize("slug", ABLE)
def test_a_game_of_the_house_can_do_what_it_has_methods_for_and_no_more(slug: str) -> None:
    game = registry.game(slug)
    assert isinstance(game, HouseGame)
    assert {kind for kind in KINDS if isinstance(game, kind)} == ABLE[slug]


def test_the_house_alone_makes_no_referee_and_no_bots() -> None:
    assert not [kind for kind in KINDS if isinstance(HouseGame(), kind)]


def test_loading_every_game_loads_nothing_that_draws_or_plays() -> None:
    program = "import sys; from pnp.registry import games; games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.startswith("pnp.")}
    assert {name for name in loaded if name.startswith("pnp.games.")} == {
        "pnp.games.house",
        *(f"pnp.games.{slug}" for slug in ABLE),
    }
    assert not {name for name in loaded if name.startswith(("pnp.draw", "pnp.press"))}


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(GameError, match=r"there is no game “carmina”, did you mean carmine\?"):
        registry.game("carmina")
    with pytest.raises(GameError, match=r"the games are .*carmine"):
        registry.game("zzz")


def test_a_fifth_game_is_installed_from_its_own_folder_and_printed(tmp_path: Path) -> None:
    place = tmp_path / "site"
    installer = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run(
        [*installer, "--no-build-isolation", "--no-compile", "--target", place, FIFTH], check=True, capture_output=True
    )
    assert "Tiny Sea             Three waves and a ship" in process("games", environment={"PYTHONPATH": str(place)}).out
    printed = process(
        "kit", "tinysea:ships=2#X", "-o", "tiny.pdf", cwd=tmp_path, environment={"PYTHONPATH": str(place)}
    )
    assert printed.code == 0, printed
    words = _text(tmp_path / "tiny.pdf")
    for word in ("Ripple", "Roller", "Breaker", "tinysea:ships=2#X"):
        assert word in words
    sheet = ("sheet", "tinysea#X", "--fillable", "-o", "log.pdf")
    form = process(*sheet, cwd=tmp_path, environment={"PYTHONPATH": str(place)})
    assert form.code == 0, form.err
    assert "log.notes" in widgets((tmp_path / "log.pdf").read_bytes())
    judged = process("validate", "log.pdf", cwd=tmp_path, environment={"PYTHONPATH": str(place)})
    assert judged.refusal() == "log.pdf: there is no referee for this form"
    copy = process("templates", "mine", "tinysea", cwd=tmp_path, environment={"PYTHONPATH": str(place)})
    assert copy.code == 0, copy
    assert (tmp_path / "mine" / "tinysea" / "cards.toml").is_file()


def _text(file: Path) -> str:
    from pypdf import PdfReader

    return "\n".join(page.extract_text() for page in PdfReader(file).pages)


BROKEN = {
    "explodes": ("raise RuntimeError('no wind today')", "RuntimeError: no wind today"),
    "missing": ("", "AttributeError"),
    "hollow": ("game = object()", "is not a game: it lacks slug, title"),
    "liar": ("from pnp.games.carmine import game", "calls itself carmine"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_reported_and_hides_no_other(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, complaint = BROKEN[name]
    install_game(tmp_path, name, f"{name}_module:game", {f"{name}_module.py": source})
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(GameError) as caught:
        registry.game(name)
    assert f"the game {name} of {name}-package" in str(caught.value)
    assert complaint in str(caught.value)
    answer = pnp("games")
    assert answer.code == 0
    assert "Carmine Archipelago" in answer.out
    assert complaint in answer.err
    assert answer.err.count("\n") == 1


def test_two_games_of_one_name_are_not_chosen_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("one", "two"):
        install_game(tmp_path / folder, "twin", f"{folder}:game", {})
        notes = tmp_path / folder / "twin_package-1.0.dist-info"
        metadata = f"Metadata-Version: 2.1\nName: {folder}\nVersion: 1.0\n"
        (notes / "METADATA").write_text(metadata, encoding="utf-8")
        notes.rename(tmp_path / folder / f"{folder}-1.0.dist-info")
        monkeypatch.syspath_prepend(tmp_path / folder)
    with pytest.raises(GameError, match="the game twin is brought by one and two"):
        registry.game("twin")


# -- templates -------------------------------------------------------------------------------------


def test_a_copy_of_the_templates_goes_before_the_game_s_own_and_the_house_s(tmp_path: Path) -> None:
    (tmp_path / "carmine").mkdir()
    carmine = registry.game("carmine")
    assert registry.templates_for(carmine).folders == (house_templates(),)
    assert registry.templates_for(carmine, tmp_path).folders == (tmp_path, house_templates())


def test_a_copy_must_be_there_and_hold_the_game(tmp_path: Path) -> None:
    carmine = registry.game("carmine")
    with pytest.raises(TemplateError, match="nowhere is not a folder"):
        registry.templates_for(carmine, tmp_path / "nowhere")
    with pytest.raises(TemplateError, match="has no templates of carmine"):
        registry.templates_for(carmine, tmp_path)


# -- settled codes ---------------------------------------------------------------------------------


class Ferry:
    slug = "ferry"
    version = 3
    options = (
        Option("crew", "", "2", ("1", "2", "3")),
        Option("pace", "", "slow", ("slow", "fast")),
        Option("song", "", "", (), str.upper),
        Option("free", "", ""),
    )


def settled(text: str) -> str:
    game: Game = Ferry()  # type: ignore[assignment]  # a game as far as codes go
    return str(settle(game, SetupCode.parse(text)))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("ferry", "ferry"),
        ("ferry#x", "ferry#X"),
        ("ferry:crew=2#x", "ferry#X"),
        ("ferry:pace=FAST,crew=1#x", "ferry:crew=1,pace=fast#X"),
        ("ferry:song=yo ho#x", "ferry:song=YO HO#X"),
        ("ferry@3#x", "ferry#X"),
        ("ferry@2:crew=2#x", "ferry@2#X"),
    ],
)
def test_equal_setups_have_equal_codes(written: str, kept: str) -> None:
    assert settled(written) == kept
    assert settled(kept) == kept


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(OptionError, match=r"ferry has no option “crwe” .*options are crew, pace.*did you mean crew"):
        settled("ferry:crwe=2")
    with pytest.raises(OptionError, match="crew cannot be “9”: it is one of 1, 2, 3"):
        settled("ferry:crew=9")
    with pytest.raises(CodeError, match="no generator of version 4: there are versions 1 to 3"):
        settled("ferry@4")


def test_a_value_that_no_code_can_hold_is_refused() -> None:
    game: Game = Ferry()  # type: ignore[assignment]
    for value in ("a,b", "a=b", "a#b", "a:b", "two\nlines", "\x1b", "  "):
        with pytest.raises(OptionError, match="free cannot be"):
            settle(game, SetupCode("ferry", "X", {"free": value}))
