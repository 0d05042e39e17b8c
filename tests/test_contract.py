"""The contract: every registered game keeps it, and a game that breaks it is found out, whichever way it does."""

import itertools
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from command_line import ROOT

from pnp import registry
from pnp.contract import ContractError, check_game
from pnp.draw.canvas import Canvas, turning
from pnp.draw.field import Field
from pnp.draw.ink import BLACK, Mode
from pnp.draw.shapes import Box, Circle, Rect
from pnp.draw.type import Font, Type
from pnp.errors import IllegalMove, PressError, RecordError, SetupError
from pnp.game import Fault, Option, Referee, ScoreKeeper, Verdict
from pnp.headers import NUMBER
from pnp.headers import Field as HeaderField
from pnp.replay import Played
from pnp.scoresheet import Column, Final, Row, ScoreBook, ScoreGrid, Tie

FIFTH = str(ROOT / "tests" / "fifth_game")


@pytest.mark.parametrize("slug", registry.names())
def test_every_registered_game_keeps_the_contract(slug: str) -> None:
    check_game(registry.game(slug))


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game that keeps the contract, to be broken in one place."""
    monkeypatch.syspath_prepend(FIFTH)
    game = import_module("tinysea").TinySea()
    sys.modules.pop("tinysea")
    return game


def test_the_fifth_game_keeps_the_contract(tiny: Any) -> None:
    check_game(tiny)


Breach = Callable[[Any], None]
"""Spoils a game."""


def said(**members: Any) -> Breach:
    return lambda game: game.__dict__.update(members)


def option(**changes: Any) -> Breach:
    return lambda game: setattr(game, "options", (replace(game.options[0], **changes),))


def setups(change: Callable[[Any], Any]) -> Breach:
    """The game's setups are others than they should be."""

    def spoil(game: Any) -> None:
        make = game.setup
        game.setup = lambda code, data: change(make(code, data))

    return spoil


def spelled(change: Callable[[dict[str, Any]], Any]) -> Breach:
    def spoil(setup: Any) -> Any:
        return SimpleNamespace(code=setup.code, data=lambda: change(setup.data()), text=setup.text)

    return setups(spoil)


def kits(change: Callable[[Any], Any]) -> Breach:
    def spoil(game: Any) -> None:
        make = game.kit
        game.kit = lambda setup, data: change(make(setup, data))

    return spoil


def first_part(**changes: Any) -> Breach:
    return kits(lambda kit: replace(kit, parts=(replace(kit.parts[0], **changes), *kit.parts[1:])))


def scores(*rows: Row, value: int | None = 3, **changes: Any) -> Breach:
    """Give it a score sheet; every game ends with the same value."""
    column = Column("Sailor", rows or (Row("way", "Way", "TS-4"), Row("total", "Total", "TS-4", sums=("way",))))
    grid = replace(ScoreGrid((column,), "total", "TS-4"), **changes)
    final = None if value is None else Final(({"way": 3, "total": value},), (1,))
    options = {"Ships": HeaderField(("options", "ships"), NUMBER)}
    return said(score_book=lambda: ScoreBook(options, lambda *_: grid, lambda *_: final, "TS-4"))


def _says(size: float, canvas: Any) -> None:
    canvas.text(10, 10, "psst", Type(Font("sans"), size, BLACK))


def _refuse(*_: Any) -> Any:
    raise SetupError("no")


def _fails_in_mono(canvas: Any) -> None:
    if canvas.mode is Mode.MONO:
        raise PressError("out of black ink")


def referee(**members: Any) -> Breach:
    """The game has a referee, and it is not as it should be."""
    strict = {"formats": ("pnp-game/1",), "judge": _no_record, "read_text": _no_record, "write_text": str}
    return said(**{**strict, **members})


def field(*fields: str | Box, label: str = "Name", slant: float = 0) -> Breach:
    """The first part asks for fields of these names, and of a box if one is given."""
    names = [name for name in fields if isinstance(name, str)]
    box = next((box for box in fields if isinstance(box, Box)), Box(20, 1, 25, 5))

    def draw(canvas: Canvas) -> None:
        with canvas.group(turning(0, 0, slant)):
            for name in names:
                canvas.field(Field(name, box, label))

    return first_part(front=draw)


def forms(head: str, **members: Any) -> Breach:
    """The game reads forms, and the sheets have this head."""

    def spoil(game: Any) -> None:
        said(**{"read_form": _no_record, "compare_form": lambda *_: (), **members})(game)
        make = game.sheets
        game.sheets = lambda setup, data: replace(make(setup, data), head=head)

    return spoil


def _no_record(*_: Any) -> Any:
    raise RecordError("no")


def _fall_over(*_: Any) -> Any:
    raise KeyError("turns")


def engine(**members: Any) -> Breach:
    """The game has an engine, and it is not as it should be: each member is given what the right one answers."""

    def spoil(game: Any) -> None:
        make = game.table

        def table(code: Any, data: Any) -> Any:
            right = make(code, data)
            spoilt = {
                name: (lambda *given, change=change, name=name: change(getattr(right.engine, name)(*given), *given))
                for name, change in members.items()
            }
            names = ("parse_move", "legal_moves", "play", "chance_move")
            return replace(right, engine=SimpleNamespace(**{n: getattr(right.engine, n) for n in names} | spoilt))

        game.table = table

    return spoil


def _illegal(*_: Any) -> Any:
    raise IllegalMove("TS-1", "no")


_counter = itertools.count()


def _judge(document: Any) -> Any:
    if "moves" not in document or "no such field" in document:
        raise RecordError("no")
    return Verdict((Fault("TS-1", None, (), "not so"),), result={})


BREACHES: dict[str, tuple[Breach, str]] = {
    "slug": (said(slug="Tiny Sea"), "slug “Tiny Sea”"),
    "title": (said(title=" "), "the title is not one line"),
    "tagline": (said(tagline="two\nlines"), "the tagline is not one line"),
    "version": (said(version=0), "the version is not a number from 1 on"),
    "templates": (said(templates=Path("/nowhere")), "there is no folder of templates /nowhere/tinysea"),
    "twins": (lambda game: setattr(game, "options", game.options * 2), "two options have the same name"),
    "option name": (option(name="How Many"), "a name that no code can hold"),
    "option like a flag": (option(name="paper"), "called like a flag of the command line"),
    "option without help": (option(help=""), "has no help"),
    "default": (option(default="7"), "refuses its own default"),
    "default in capitals": (
        said(options=(Option("tune", "A tune.", "low", (), str.upper),)),
        "has the default “low”, but would write “LOW”",
    ),
    "code": (setups(lambda setup: replace(setup, code="tinysea#OTHER")), "the setup gives its code as"),
    "chance": (spelled(lambda data: {**data, "waves": [str(next(_counter))]}), "two setups of one code differ"),
    "no JSON": (spelled(lambda data: {**data, "waves": {1, 2}}), "cannot be spelled out as JSON"),
    "NaN": (spelled(lambda data: {**data, "waves": float("nan")}), "cannot be spelled out as JSON"),
    "no game in it": (spelled(lambda data: {**data, "game": "other"}), "does not say game = tinysea"),
    "not read back": (said(read_setup=_refuse), "is not read back: no"),
    "silent": (setups(lambda s: SimpleNamespace(code=s.code, data=s.data, text=lambda: " ")), "says nothing to people"),
    "no code": (setups(lambda s: SimpleNamespace(code=s.code, data=s.data, text=lambda: "x")), "lacks the code"),
    "no parts": (kits(lambda kit: replace(kit, parts=())), "there is nothing to print"),
    "other code": (kits(lambda kit: replace(kit, code="tinysea#OTHER")), "the code is tinysea#OTHER"),
    "twin parts": (kits(lambda kit: replace(kit, parts=kit.parts * 2)), "two parts are called breaker"),
    "part name": (first_part(name="The Part"), "cannot be named with --parts"),
    "group": (first_part(group=""), "the group “” of .* is not a name"),
    "part title": (first_part(title=" "), "has no title"),
    "no size": (first_part(outline=Rect(0, 0, 0, 88)), "has no size"),
    "elsewhere": (first_part(outline=Circle(0, 0, 10)), "does not begin at the origin"),
    "count": (first_part(count=0), "there are 0 of the part"),
    "too large": (first_part(outline=Rect(0, 0, 300, 300)), "in full: .* does not fit on A4"),
    "no formats": (referee(formats=()), "the referee names no format"),
    "format without version": (referee(formats=("pnp-game",)), "the format “pnp-game” is not a name and a version"),
    "judges anything": (referee(judge=lambda *_: None), "the referee does not refuse {}"),
    "judge that falls over": (referee(judge=_fall_over), "does not refuse {}, but fails: KeyError"),
    "reads anything": (referee(read_text=lambda *_: {}), "does not refuse a text of pnp-game/1 without a move"),
    "field name": (field("the name"), "the field the name is not called by words with dots"),
    "field without words": (field("log.name", label=" "), "the field log.name does not say what it is for"),
    "field beyond the part": (field("log.name", Box(0, 0, 500, 5)), "the field log.name lies beyond its part"),
    "field in a field": (field("log", "log.name"), "the field log.name lies within the field log"),
    "field on a field": (field("log.name", "log.date"), "the field log.date lies on the field log.name"),
    "slanted field": (field("log.name", slant=30), "the field log.name is slanted"),
    "no head": (forms(""), "the head of the sheets names no format"),
    "broken head": (forms("[Format"), "the head of the sheets cannot be read: a header is written like"),
    "head of nobody": (forms('[Format "pnp-game/1"]'), "names neither the game nor a code"),
    "reads any form": (
        forms('[Format "pnp-game/1"] [Game "tinysea"]', read_form=lambda *_: None),
        "a form without fields is not refused",
    ),
    "no legal move": (engine(legal_moves=lambda moves, _: ()), "move 1: the game is not over, but there is no legal"),
    "unsorted moves": (engine(legal_moves=lambda moves, _: moves[::-1]), "move 1: the legal moves are not sorted"),
    "a move twice": (engine(legal_moves=lambda moves, _: moves * 2), "move 1: the legal moves are not sorted"),
    "a move misread": (engine(parse_move=lambda move, _: move._replace(number=3)), "“wave 1” is not read back"),
    "a seed that cheats": (engine(chance_move=lambda move, *_: move._replace(number=7)), "the seed’s “wave 7” is not"),
    "a move refused": (engine(play=_illegal), "move 1: “wave .” is one of the legal moves, but refused: no"),
    "time that runs back": (engine(play=lambda after, *_: replace(after, turn=0)), "turn 1 is followed by turn 0"),
    "a move too many": (engine(legal_moves=lambda moves, state: moves or (1,)), "is over, but there are legal moves"),
    "judged wrongly": (
        said(judge=lambda document, _: _judge(document)),
        "the referee refuses legal moves: .'Not so .TS-1.'",
    ),
    "written wrongly": (said(write_text=lambda _: '[Seed "X"]\n[Format "pnp-game/1"]'), "is read back as another"),
    "no columns": (scores(columns=()), "the score sheet has no columns"),
    "a tie of nothing": (scores(ties=(Tie("waves", "TS-4"),)), "the score sheet lacks the rows .'waves'., which part"),
    "no total": (scores(Row("way", "Way", "TS-4")), "the score sheet of Sailor has no row total, by which"),
    "a row twice": (scores(*[Row("total", "Total", "TS-4")] * 2), "Sailor has two rows of one name"),
    "a row of two words": (
        scores(Row("total", "T", "TS-4"), Row("a b", "A", "TS-4")),
        "the row “a b”, which is no word",
    ),
    "a sum of nothing": (scores(Row("total", "T", "TS-4", sums=("way",))), "total speaks of rows that are not there"),
    "a row without values": (scores(Row("total", "T", "TS-4", values=())), "total has no values, rule or title"),
    "no final scores": (scores(value=None), "a game that is over has no final scores"),
    "scores that do not add up": (scores(value=4), "is refused: .'Sailor, Total: the rows add up to 3, not 4"),
    "too small to read": (first_part(front=partial(_says, 5)), ", front, in full at .*: “psst” is set in 5.0 pt"),
    "twin fronts": (
        kits(lambda kit: replace(kit, parts=tuple(replace(part, front=partial(_says, 9)) for part in kit.parts))),
        "its front is the same as that of",
    ),
    "not in mono": (first_part(front=_fails_in_mono), "in mono: out of black ink"),
}


def test_a_game_needs_neither_referee_nor_engine(tiny: Any) -> None:
    """What a class lacks, its object lacks as well."""
    for name in ("formats", "judge", "read_text", "write_text", "table"):
        delattr(type(tiny), name)
    assert not isinstance(tiny, Referee | Played)
    check_game(tiny)


def test_a_strict_referee_keeps_the_contract(tiny: Any) -> None:
    referee(formats=("pnp-voyage/1",))(tiny)
    check_game(tiny)


def test_a_keeper_of_scores_keeps_the_contract(tiny: Any) -> None:
    scores()(tiny)
    assert isinstance(tiny, ScoreKeeper)
    check_game(tiny)


def test_a_strict_reader_of_forms_keeps_the_contract(tiny: Any) -> None:
    forms('[Format "pnp-game/1"] [Game "tinysea"]')(tiny)
    check_game(tiny)


@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_is_found(name: str, tiny: Any) -> None:
    spoil, complaint = BREACHES[name]
    spoil(tiny)
    with pytest.raises(ContractError, match=complaint):
        check_game(tiny)


def test_a_reader_that_lets_everything_pass_is_found(tiny: Any) -> None:
    strict = tiny.read_setup
    known = ("format", "game", "code", "waves")
    tiny.read_setup = lambda document, data: strict({key: document[key] for key in known}, data)
    with pytest.raises(ContractError, match="a setup with an unknown field is read all the same"):
        check_game(tiny)


def test_a_reader_that_reads_something_else_is_found(tiny: Any) -> None:
    strict = tiny.read_setup
    tiny.read_setup = lambda document, data: replace(strict(document, data), waves=("ripple",))
    with pytest.raises(ContractError, match="is read back as another"):
        check_game(tiny)
