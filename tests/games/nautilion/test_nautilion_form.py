"""Sheets of Nautilion that are filled in on a screen: what is typed into the log is judged like a record."""

from functools import cache
from itertools import groupby

import pytest
from papers import DATA, setup

from pnp.bots import RandomPlayer
from pnp.draw.ink import Mode
from pnp.errors import RecordError
from pnp.form import Form, read_forms
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.rules import new_game, play
from pnp.games.nautilion.state import Fate, chance_move, result
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.seeds import Stream

OPTIONS = "expansions=1+3"


@cache
def empty() -> Form:
    """The form as it is printed."""
    pdf = make_pdf(game.sheets(setup(OPTIONS), DATA), PrintOptions(ink=Mode.SAVER, fillable=True))
    (form,) = read_forms(pdf)
    return form


@cache
def voyage() -> tuple[dict[str, str], dict[str, object]]:
    """A game played at random as one writes it into the log, and how it ends."""
    made = setup(OPTIONS)
    fate = Fate.of(made.charter, made.origin.seed or "", 1)
    bot = RandomPlayer(rules, Stream("form", 1))
    state = new_game(made.charter)
    moves: list[tuple[int, str, str]] = []
    while not state.is_over:
        move = chance_move(state, fate) if state.is_chance else bot.choose(state)
        moves.append((state.turn, state.due[-1].kind, str(move)))
        state = play(state, move)
    fields: dict[str, str] = {}

    def add(turn: int, name: str, text: str) -> None:
        key = f"log.{turn}.{name}"
        fields[key] = f"{fields[key]} | {text}" if key in fields else text

    for turn, group in groupby(moves, key=lambda move: move[0]):
        rolled = False
        for _, kind, text in group:
            verb, _, rest = text.partition(" ")
            if kind == "check":
                add(turn, "first", text)
            elif verb == "roll" and not rolled:
                rolled = True
                add(turn, "roll", rest)
            elif verb == "give":
                fields.update({f"log.{turn}.{die[0]}": die[1] for die in rest.split()})
            elif verb in ("discard", "place"):
                add(turn, verb, rest)
            else:
                add(turn, "spells", text)
    return fields, {**result(state)}


def filled(**changes: str) -> Form:
    fields = {**voyage()[0], **{name.replace("__", "."): value for name, value in changes.items()}}
    assert set(fields) <= empty().names
    return Form(empty().head, fields, empty().names)


def test_the_printed_form_has_a_field_for_everything_that_is_written() -> None:
    names = empty().names
    for name in ("sea.captain", "sea.place.45", "sea.swap.1", "sea.cabin.9", "sea.reserve.1", "sea.pile.f3"):
        assert name in names
    for name in ("sea.mages.a", "sea.turn.24.took", "log.24.d", "log.claimed.won", "score.2.turn.20.out"):
        assert name in names
    assert "sea.place.46" not in names
    assert not empty().fields.keys() - {name for name in names if name.startswith("pnp.")}


def test_a_game_that_was_typed_into_the_log_is_judged_right() -> None:
    stands = voyage()[1]
    form = filled(
        log__claimed__won="yes" if stands["won"] else "no",
        log__claimed__cause=str(stands["cause"]),
        log__claimed__turns=str(stands["turns"]),
    )
    reading = game.read_form(form)
    assert reading.missing == ()
    document = game.read_text(reading.transcript)
    verdict = game.judge(document, DATA)
    assert verdict.valid, verdict.violations
    assert document["claimed"]["turns"] == stands["turns"]


def test_a_log_without_a_result_was_broken_off() -> None:
    reading = game.read_form(filled())
    assert "broken off" in reading.missing[0]
    document = game.read_text(reading.transcript)
    assert document["finished"] is False
    assert game.judge(document, DATA).valid


def test_what_is_mistyped_is_told_with_its_field() -> None:
    with pytest.raises(RecordError, match="the log, turn 1, place: "):
        game.read_text(game.read_form(filled(log__1__place="c10 board")).transcript)


def test_a_verb_that_is_typed_all_the_same_does_no_harm() -> None:
    plain = game.read_text(game.read_form(filled()).transcript)
    first = voyage()[0]["log.1.roll"]
    assert game.read_text(game.read_form(filled(log__1__roll=f"roll {first}")).transcript) == plain


def test_forms_without_a_log_or_with_an_empty_one_are_refused() -> None:
    with pytest.raises(RecordError, match="no log"):
        game.read_form(Form(empty().head, {}, frozenset({"sea.captain"})))
    with pytest.raises(RecordError, match="empty"):
        game.read_form(Form(empty().head, {}, empty().names))


def test_cabins_that_are_ticked_are_compared_with_the_crew_aboard() -> None:
    document = game.read_text(game.read_form(filled()).transcript)
    crew = voyage()[1]["crew"]
    assert isinstance(crew, int)
    ticks = {f"sea.cabin.{number}": "yes" for number in range(1, crew + 1)}
    form = Form(empty().head, {**voyage()[0], **ticks}, empty().names)
    assert game.compare_form(form, document, DATA) == ()
    more = Form(empty().head, {**form.fields, f"sea.cabin.{crew + 1}": "yes"}, empty().names)
    (said,) = game.compare_form(more, document, DATA)
    assert f"{crew + 1} cabins are ticked" in said
