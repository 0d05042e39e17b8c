"""The contract: what the rest of the house takes for granted of a game, as a check that its author can run.

    from pnp.contract import check_game

    def test_my_game_keeps_the_contract():
        check_game(game)

Nothing here knows a particular game. A breach is a `ContractError` with one sentence that says what was expected.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from pnp.annals import FORMAT
from pnp.draw.ink import Mode
from pnp.errors import IllegalMove, PnpError, RecordError
from pnp.form import Form
from pnp.game import FormReader, Game, Referee, ScoreKeeper, Setup, settle
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.preflight import preflight
from pnp.record import quoted, read_headers, read_transcript
from pnp.registry import templates_for
from pnp.replay import Played
from pnp.scoresheet import FORMAT as SCORE
from pnp.scoresheet import Clerk
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates

__all__ = ["ContractError", "check_game"]

SEEDS = ("KRAKEN-7", "2026-11-18", "Ж 海 \N{SPOUTING WHALE}")
"""A plain one, a day's, and one that no font can show."""

_PLAYED = 400
"""Moves of a game that are tried."""
_PARSED = 20
"""Legal moves of a position that are written and read."""
_SLUG = re.compile(r"[a-z][a-z0-9-]*")
_ROW = re.compile(r"[a-z][a-z-]{0,39}")
_FORMAT = re.compile(r"[a-z][a-z0-9-]*/[1-9][0-9]*")
_TAKEN = {
    *("help", "version", "seed", "daily", "json", "setup", "templates", "difficulty", "games", "bot", "jobs"),
    *(name.replace("_", "-") for name in PrintOptions.__dataclass_fields__),
}
"""Flags of the command line that an option cannot have."""


class ContractError(AssertionError):
    """What a game does not keep."""


def check_game(game: Game, *codes: str) -> None:
    """Check a game: its card, its options, its setups, what it prints; its referee and its engine if it has them.

    Setups are those of a few seeds and of each choice of each option; an author may name further codes.
    """
    _check_card(game)
    data = templates_for(game)
    tried = [*_codes(game), *(settle(game, SetupCode.parse(code)) for code in codes)]
    for code in tried:
        setup = _check_setup(game, code, data)
        _check_text(game, setup, code)
    setup = game.setup(_code(game, {}), data)
    for name, kit in (("kit", game.kit(setup, data)), ("sheets", game.sheets(setup, data))):
        _check_kit(f"{game.slug}: {name}", kit, setup.code)
    if isinstance(game, Referee):
        _check_referee(game.slug, game, data)
    if isinstance(game, ScoreKeeper):
        for code in tried:
            _check_grid(game, code, data)
    if isinstance(game, Played):
        for code in tried:
            _check_play(game, game, code, data)
    if isinstance(game, FormReader):
        _check_form_reader(game.slug, game, game.sheets(setup, data))


def _expect(condition: object, sentence: str) -> None:
    if not condition:
        raise ContractError(sentence)


# -- what it says about itself ---------------------------------------------------------------------


def _check_card(game: Game) -> None:
    _expect(isinstance(game, Game), f"{game!r} is not a game: it lacks a member of pnp.game.Game")
    slug = game.slug
    _expect(_SLUG.fullmatch(slug), f"the slug “{slug}” is not of small letters, figures and dashes")
    for name, text in (("title", game.title), ("tagline", game.tagline)):
        _expect(text and text == text.strip() and text.isprintable(), f"{slug}: the {name} is not one line of text")
    _expect(isinstance(game.version, int) and game.version >= 1, f"{slug}: the version is not a number from 1 on")
    _expect((game.templates / slug).is_dir(), f"{slug}: there is no folder of templates {game.templates / slug}")
    names = [option.name for option in game.options]
    _expect(len(names) == len(set(names)), f"{slug}: two options have the same name")
    for option in game.options:
        place = f"{slug}: the option {option.name}"
        _expect(_SLUG.fullmatch(option.name), f"{place} has a name that no code can hold")
        _expect(option.flag not in _TAKEN, f"{place} is called like a flag of the command line")
        _expect(option.help, f"{place} has no help")
        try:
            # Nothing at all is a default that needs no cleaning: no code can hold it.
            checked = (option.clean if option.clean and option.default else option.check)(option.default)
        except PnpError as error:
            raise ContractError(f"{place} refuses its own default: {error}") from None
        _expect(checked == option.default, f"{place} has the default “{option.default}”, but would write “{checked}”")


def _codes(game: Game) -> Iterator[SetupCode]:
    """Give a code for each seed, and for each choice of each option."""
    for seed in SEEDS:
        yield _code(game, {}, seed)
    for option in game.options:
        for choice in option.choices:
            yield _code(game, {option.name: choice})
    for version in range(1, game.version):
        yield replace(_code(game, {}), version=version)


def _code(game: Game, options: Mapping[str, str], seed: str = SEEDS[0]) -> SetupCode:
    code = settle(game, SetupCode(game.slug, None, options).with_seed(seed))
    again = settle(game, SetupCode.parse(str(code)))
    _expect(again == code, f"{game.slug}: the code {code} is read back as {again}")
    return code


# -- setups ----------------------------------------------------------------------------------------


def _check_setup(game: Game, code: SetupCode, data: Templates) -> Setup:
    setup = game.setup(code, data)
    _expect(setup.code == str(code), f"{code}: the setup gives its code as {setup.code}")
    spelled = _json(setup, code)
    _expect(_json(game.setup(code, templates_for(game)), code) == spelled, f"{code}: two setups of one code differ")
    document = json.loads(spelled)
    for key, value in (("game", game.slug), ("code", str(code))):
        _expect(document.get(key) == value, f"{code}: the setup spelled out does not say {key} = {value}")
    try:
        read = game.read_setup(document, data)
    except PnpError as error:
        raise ContractError(f"{code}: the setup spelled out is not read back: {error}") from None
    _expect(_json(read, code) == spelled, f"{code}: the setup spelled out is read back as another")
    _expect(read.code == setup.code, f"{code}: the setup read back has the code {read.code}")
    try:
        game.read_setup({**document, "no such field": 1}, data)
    except PnpError:
        return setup
    raise ContractError(f"{code}: a setup with an unknown field is read all the same")


def _json(setup: Setup, code: SetupCode) -> str:
    try:
        return json.dumps(setup.data(), allow_nan=False)
    except (TypeError, ValueError) as error:
        raise ContractError(f"{code}: the setup cannot be spelled out as JSON: {error}") from None


def _check_text(game: Game, setup: Setup, code: SetupCode) -> None:
    text: Any = setup.text()
    _expect(isinstance(text, str) and text.strip(), f"{code}: the setup says nothing to people")
    _expect(str(code) in text, f"{code}: the description for people lacks the code")
    _expect(text == game.setup(code, templates_for(game)).text(), f"{code}: two descriptions of one setup differ")


# -- what it judges --------------------------------------------------------------------------------


def _check_referee(slug: str, referee: Referee, data: Templates) -> None:
    """A referee need not be there; one that is reads strictly, whatever it is handed."""
    _expect(referee.formats, f"{slug}: the referee names no format that it judges")
    for form in referee.formats:
        _expect(_FORMAT.fullmatch(form), f"{slug}: the format “{form}” is not a name and a version, like pnp-game/1")
        for document in ({}, {"format": form, "game": slug}, {"format": form, "game": slug, "no such field": 1}):
            _refuses(f"{slug}: the referee does not refuse {document}", referee.judge, document, data)
        empty = read_transcript(f'[Format "{form}"]\n[Game "{slug}"]')
        _refuses(f"{slug}: the referee does not refuse a text of {form} without a move", referee.read_text, empty)


def _check_form_reader(slug: str, reader: FormReader, sheets: Kit) -> None:
    """A form has to find its referee again, and one without an entry is refused."""
    try:
        head = read_headers(sheets.head)
    except RecordError as error:
        raise ContractError(f"{slug}: the head of the sheets cannot be read: {error}") from None
    keys = {header.key for header in head}
    _expect("Format" in keys, f"{slug}: the head of the sheets names no format")
    _expect({"Game", "Code"} & keys, f"{slug}: the head of the sheets names neither the game nor a code")
    empty = Form(head, {}, frozenset())
    _refuses(f"{slug}: a form without fields is not refused", reader.read_form, empty)


def _refuses(sentence: str, read: Callable[..., Any], *given: Any) -> None:
    try:
        read(*given)
    except RecordError:
        return
    except Exception as error:  # whatever it does instead
        raise ContractError(f"{sentence}, but fails: {type(error).__name__}: {error}") from error
    raise ContractError(sentence)


# -- how it is played ------------------------------------------------------------------------------


def _check_play(game: Game, played: Played, code: SetupCode, data: Templates) -> None:
    """Play a game at random; a referee of `pnp-game/1` finds nothing wrong with it, with the seed's moves and without.

    It may be long: after some hundred moves it is broken off.
    """
    table = played.table(code, data)
    again = played.table(code, data)
    engine, state = table.engine, table.start
    _expect(table.fate is not None, f"{code}: the table has a seed, but no fate")
    _expect(state == again.start, f"{code}: two tables of one code begin differently")
    stream = Stream("contract", str(code))
    written: list[str] = []
    decided: list[str] = []
    while not state.is_over and len(written) < _PLAYED:
        place = f"{code}, move {len(written) + 1}"
        moves = engine.legal_moves(state)
        _expect(moves, f"{place}: the game is not over, but there is no legal move")
        _expect(
            list(moves) == sorted(set(moves)), f"{place}: the legal moves are not sorted, or one stands there twice"
        )
        for move in moves[:_PARSED]:
            _expect(engine.parse_move(str(move)) == move, f"{place}: “{move}” is not read back to an equal move")
        chance = state.is_chance
        move = engine.chance_move(state, table.fate) if chance else stream.choice(moves)
        _expect(move in moves, f"{place}: the seed’s “{move}” is not a legal move")
        try:
            after = engine.play(state, move)
        except IllegalMove as error:
            raise ContractError(f"{place}: “{move}” is one of the legal moves, but refused: {error}") from None
        _expect(engine.legal_moves(state) == moves, f"{place}: a state has changed by the move “{move}”")
        _expect(after.turn >= state.turn, f"{place}: turn {state.turn} is followed by turn {after.turn}")
        state = after
        written.append(str(move))
        decided += [] if chance else [str(move)]
    if state.is_over:
        _expect(not engine.legal_moves(state), f"{code}: the game is over, but there are legal moves")
    if isinstance(game, Referee) and FORMAT in game.formats:
        for moves in (written, decided):
            _check_record(game, code, moves, state.is_over, data)


def _check_record(referee: Referee, code: SetupCode, moves: list[str], over: bool, data: Templates) -> None:
    head = [f'[Format "{FORMAT}"]', f"[Code {quoted(str(code))}]", f'[Finished "{"yes" if over else "no"}"]']
    document = referee.read_text(read_transcript("\n".join([*head, *moves])))
    _expect(document.get("moves") == moves, f"{code}: the moves in a text are read as others")
    verdict = referee.judge(document, data)
    _expect(verdict.valid, f"{code}: the referee refuses legal moves: {[v.sentence() for v in verdict.violations]}")
    _expect(verdict.result is not None, f"{code}: the verdict on a game has no result")
    again = referee.read_text(read_transcript(referee.write_text(document)))
    _expect(again == document, f"{code}: a record that is written as text is read back as another")
    if over and isinstance(referee, ScoreKeeper):
        _check_scores(referee, code, document, data)


# -- its score sheets ------------------------------------------------------------------------------


def _check_grid(game: ScoreKeeper, code: SetupCode, data: Templates) -> None:
    """Rows are called by words, and speak of rows that are there."""
    head = Clerk(game).read_text(read_transcript(f'[Format "{SCORE}"]\n[Code {quoted(str(code))}]'))
    grid = game.score_book().grid(head.get("options", {}), data)
    _expect(grid.columns, f"{code}: the score sheet has no columns")
    everywhere = {row.name for column in grid.columns for row in column.rows}
    ties = {tie.row for tie in grid.ties} | ({grid.rank} if grid.rank else set())
    _expect(ties <= everywhere, f"{code}: the score sheet lacks the rows {sorted(ties - everywhere)}, which part ties")
    for column in grid.columns:
        place = f"{code}: the score sheet of {column.name}"
        rows = {row.name: row for row in column.rows}
        _expect(len(rows) == len(column.rows), f"{place} has two rows of one name")
        _expect(grid.total in rows, f"{place} has no row {grid.total}, by which the game is won")
        for row in column.rows:
            named = {*row.sums, *([row.within] if row.within else [])}
            _expect(_ROW.fullmatch(row.name), f"{place} has the row “{row.name}”, which is no word of small letters")
            _expect(named <= rows.keys(), f"{place}: {row.name} speaks of rows that are not there")
            _expect(row.values and row.rule and row.title, f"{place}: {row.name} has no values, rule or title")


def _check_scores(game: ScoreKeeper, code: SetupCode, record: dict[str, Any], data: Templates) -> None:
    """A sheet on which stands what the record comes to has no mistakes, with the record or without."""
    clerk, final = Clerk(game), game.score_book().final(record, data)
    assert isinstance(game, Referee)
    if final is None:
        raise ContractError(f"{code}: a game that is over has no final scores")
    sheet: dict[str, Any] = {"format": SCORE, "game": game.slug, "columns": [dict(column) for column in final.columns]}
    sheet |= {"winners": list(final.winners)} | ({"options": record["options"]} if "options" in record else {})
    for document in (sheet, {**sheet, "record": record}):
        try:
            verdict = clerk.judge(document, data)
        except RecordError as error:
            raise ContractError(f"{code}: a sheet with the final scores cannot be judged: {error}") from None
        said = [violation.sentence() for violation in verdict.violations]
        _expect(verdict.valid, f"{code}: a sheet with the final scores is refused: {said}")
        again = clerk.read_text(read_transcript(clerk.write_text(document)))
        _expect(again == document, f"{code}: a score sheet that is written as text is read back as another")


# -- what it prints --------------------------------------------------------------------------------


def _check_kit(place: str, kit: Kit, code: str) -> None:
    _expect(kit.parts, f"{place}: there is nothing to print")
    _expect(kit.code == code, f"{place}: the code is {kit.code}, not {code}")
    names = [part.name for part in kit.parts]
    twice = sorted({name for name in names if names.count(name) > 1})
    _expect(not twice, f"{place}: two parts are called {', '.join(twice)}")
    for part in kit.parts:
        left, top, right, bottom = part.box
        _expect(_SLUG.fullmatch(part.name), f"{place}: the part “{part.name}” cannot be named with --parts")
        _expect(_SLUG.fullmatch(part.group), f"{place}: the group “{part.group}” of {part.name} is not a name")
        _expect(part.title.strip(), f"{place}: the part {part.name} has no title")
        _expect(right - left > 0 and bottom - top > 0, f"{place}: the part {part.name} has no size")
        _expect(max(abs(left), abs(top)) < 1e-6, f"{place}: the outline of {part.name} does not begin at the origin")
        _expect(part.count >= 1, f"{place}: there are {part.count} of the part {part.name}")
    extras = tuple(dict.fromkeys(part.group for part in kit.parts if part.extra))
    for mode in Mode:
        jobs = [PrintOptions(paper=paper, ink=mode) for paper in Paper]
        if extras and mode is Mode.MONO:
            jobs.append(PrintOptions(paper=Paper.LETTER, ink=mode, parts=extras))
        try:
            findings = preflight(kit, jobs)
        except PnpError as error:
            raise ContractError(f"{place} in {mode}: {error}") from None
        more = f" (and {len(findings) - 1} more)" if len(findings) > 1 else ""
        _expect(not findings, f"{place}: {findings[0] if findings else ''}{more}")
