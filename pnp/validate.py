"""Validation: records go to the referees of their games, and what those say is told to people.

A record names its format and its game. The game's referee reads it strictly and judges it; here nothing is known of any
rule. A mistake has the same number in the report and on the overlay. Score sheets have one referee for all games, the
`Clerk`; the record that such a sheet is compared with may come from a file of its own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pnp import registry
from pnp.documents import document_name
from pnp.errors import PnpError, RecordError, TemplateError
from pnp.form import Form, Reading
from pnp.game import Fault, FormReader, Game, Illustrator, Referee, ScoreKeeper, Verdict
from pnp.hints import nearest
from pnp.record import Record, Records, Transcript
from pnp.scoresheet import FORMAT as SCORE
from pnp.scoresheet import Clerk
from pnp.seeds import SetupCode
from pnp.templates import Templates

if TYPE_CHECKING:
    from pnp.press.part import Kit

__all__ = ["Court", "Finding"]

_WIDEST = 56
"""Characters of a score line's words; a longer one pushes its points to the right."""


@dataclass(frozen=True)
class Finding:
    """What came of a record: a verdict, or the reason why there can be none."""

    place: str
    verdict: Verdict | None = None
    document: Mapping[str, Any] | None = None
    error: RecordError | None = None
    missing: tuple[str, ...] = ()
    """What is not filled in, of a form."""
    notes: tuple[str, ...] = ()
    """Where a form does not agree with itself."""

    @property
    def code(self) -> int:
        """The exit code: 0 valid, 1 not valid, 2 unusable."""
        if self.verdict is None:
            return 2
        return 0 if self.verdict.valid else 1

    def data(self) -> dict[str, Any]:
        """Spell it out for `--json`; what cannot be judged is neither valid nor not."""
        if self.verdict is None:
            return {"valid": None, "error": str(self.error)}
        more = {"missing": list(self.missing), "notes": list(self.notes)}
        return self.verdict.data() | {name: said for name, said in more.items() if said}

    def text(self) -> str:
        """Tell it to a player: the mistakes, the score sheet with the claim against it, or the result."""
        assert self.verdict is not None
        said = [*self._mistakes(self.verdict), *self._gaps()]
        return "\n".join([*said, *self._score_sheet(self.verdict), *self._result(self.verdict)])

    def _gaps(self) -> Iterator[str]:
        for what, said in (("Missing", self.missing), ("To be looked at", self.notes)):
            yield from (f"{what}:", *(f"  -  {sentence}" for sentence in said)) if said else ()

    def _mistakes(self, verdict: Verdict) -> Iterator[str]:
        count = len(verdict.violations)
        found = "1 mistake" if count == 1 else f"{count} mistakes"
        yield f"{self.place}: {f'not valid, {found}' if count else 'valid'}"
        width = len(str(count))
        for number, violation in enumerate(verdict.violations, 1):
            yield f"  {number:{width}}  {violation.sentence()}"

    def _score_sheet(self, verdict: Verdict) -> Iterator[str]:
        if verdict.score is None:
            return
        yield ""
        yield "Score" if verdict.valid else "Score, binding only for a sheet without mistakes"
        for line in verdict.score.lines:
            yield f"  {line.what:{self._width}}  {line.points:5}  {line.rule}"
        yield f"  {'Total':{self._width}}  {verdict.score.total:5}"
        if (claimed := self._claimed) is not None:
            yield f"  {'Claimed':{self._width}}  {claimed:5}  {_difference(claimed, verdict.score.total)}"
        if verdict.title is not None:
            yield f"  {'Title':{self._width}}  {verdict.title}"

    def _result(self, verdict: Verdict) -> Iterator[str]:
        if not verdict.told:
            return
        yield ""
        stopped = any(isinstance(mistake, Fault) and mistake.move is not None for mistake in verdict.violations)
        yield "Result, up to the mistake" if stopped else "Result"
        yield from (f"  {line}" for line in verdict.told)

    @cached_property
    def _width(self) -> int:
        assert self.verdict is not None
        lines = self.verdict.score.lines if self.verdict.score else ()
        return min(_WIDEST, max([len("Claimed"), *(len(line.what) for line in lines)]))

    @property
    def _claimed(self) -> int | None:
        claimed = (self.document or {}).get("claimed")
        total = claimed.get("total") if isinstance(claimed, Mapping) else None
        return total if isinstance(total, int) else None


def _difference(claimed: int, total: int) -> str:
    if claimed == total:
        return "as it should be"
    return f"{abs(claimed - total)} too {'many' if claimed > total else 'few'}"


class _Case(NamedTuple):
    """One thing to be judged: a document or a text, with the record of a score sheet's game if that is known."""

    document: Mapping[str, Any] | None
    transcript: Transcript | None
    record: Transcript | None = None
    missing: tuple[str, ...] = ()
    name: str = ""


class Court:
    """All referees, each fetched once however many records there are."""

    def __init__(self, templates: Path | None = None, record: Path | None = None) -> None:
        self._templates = templates
        self._seats: dict[str, tuple[Game, Templates]] = {}
        self._clerks: dict[str, Clerk] = {}
        self._given: Mapping[str, Any] | None = None
        if record is not None:
            self._given = self._read_given(record)

    def findings(self, records: Records) -> Iterator[Finding]:
        """Judge what is in a file, in order."""
        for record in records:
            yield from self.judge_all(record)

    def judge(self, record: Record) -> Finding:
        """Judge one record, and of a form with several sheets the first."""
        return self.judge_all(record)[0]

    def judge_all(self, record: Record) -> list[Finding]:
        """Judge all that a record holds; what is wrong with the templates is not its fault, and raised."""
        try:
            cases = self._cases(record)
        except TemplateError:
            raise
        except PnpError as error:
            return [self._refused(record, record.place, error)]
        return [self._judge(record, case) for case in cases]

    def _judge(self, record: Record, case: "_Case") -> Finding:
        place = f"{record.place}, {case.name}" if case.name else record.place
        try:
            document = self._document(case)
            referee, data = self._referee(document)
            verdict = referee.judge(document, data)
            game = self._seat(document["game"])[0]
            notes: tuple[str, ...] = ()
            if record.form is not None and isinstance(game, FormReader) and not case.name:
                notes = game.compare_form(record.form, document, data)
            return Finding(place, verdict, document, missing=case.missing, notes=notes)
        except TemplateError:
            raise
        except PnpError as error:
            return self._refused(record, place, error)

    def _refused(self, record: Record, place: str, error: PnpError) -> Finding:
        if record.error is not None:
            return Finding(place, error=record.error)
        comma = ", " if record.transcript is not None and str(error).startswith("line ") else ": "
        return Finding(place, error=RecordError(f"{place}{comma}{error}"))

    def overlay(self, finding: Finding) -> "Kit":
        """Give the page that shows what a record says and what is wrong with it."""
        assert finding.document is not None
        game, data = self._seat(finding.document["game"])
        if not isinstance(game, Illustrator) or finding.document["format"] == SCORE:
            raise RecordError(f"{finding.place}: {game.title} cannot draw its records")
        return game.overlay(finding.document, data)

    def _cases(self, record: Record) -> list["_Case"]:
        """Give what is to be judged, and what is missing where it was read from a form."""
        if record.error is not None:
            raise record.error
        if record.form is None:
            return [_Case(record.document, record.transcript)]
        reading = self._read_form(record.form)
        return [
            _Case(None, each.transcript, each.record, each.missing, each.name) for each in (reading, *reading.others)
        ]

    def _document(self, case: "_Case") -> Mapping[str, Any]:
        """Spell out what is to be judged; a score sheet gets the record that was given for it."""
        document = case.document
        if document is None:
            assert case.transcript is not None
            document = self._reader(case.transcript).read_text(case.transcript)
        if case.record is not None:
            document = {**document, "record": self._reader(case.record).read_text(case.record)}
        if self._given is not None:
            if document.get("format") != SCORE:
                raise RecordError("--record goes with a score sheet, and this is none")
            if "record" in document:
                raise RecordError("it has a record already, so that of --record is one too many")
            document = {**document, "record": self._given}
        return document

    def _read_given(self, path: Path) -> Mapping[str, Any]:
        """Read the record that sheets are to be compared with."""
        found = list(islice(Records(path), 2))
        if len(found) > 1:
            raise RecordError(f"{document_name(path)} has several records: a sheet is compared with one")
        (record,) = found
        try:
            return self._document(self._cases(record)[0])
        except PnpError as error:
            raise record.error or RecordError(f"{record.place}: {error}") from None

    def _read_form(self, form: Form) -> Reading:
        if not form.head:
            raise RecordError("there is no referee for this form")
        referee = self._reader(Transcript(form.head, ()))
        if not isinstance(referee, FormReader):
            raise RecordError("its game cannot read forms")
        return referee.read_form(form)

    def _reader(self, transcript: Transcript) -> Referee:
        """Find the referee of a text by its headers."""
        form, slug, code = (transcript.header(key) for key in ("Format", "Game", "Code"))
        if slug is None and code is not None:
            slug = SetupCode.parse(code).game
        if form is None or slug is None:
            missing = "Format" if form is None else "Game"
            raise RecordError(f'it has no header [{missing} "…"], so it is neither JSON nor a record as text')
        referee, _ = self._referee({"format": form, "game": slug})
        return referee

    def _referee(self, document: Mapping[str, Any]) -> tuple[Referee, Templates]:
        form, slug = document.get("format"), document.get("game")
        if not isinstance(form, str) or not isinstance(slug, str):
            raise RecordError("it is not a record: it does not say “format” and “game” as texts")
        game, data = self._seat(slug)
        if form == SCORE:
            if not isinstance(game, ScoreKeeper):
                raise RecordError(f"{game.title} has no score sheets that can be checked")
            if slug not in self._clerks:
                self._clerks[slug] = Clerk(game)
            return self._clerks[slug], data
        if not isinstance(game, Referee):
            raise RecordError(f"{game.title} has no referee yet: its records cannot be judged")
        if form not in game.formats:
            raise RecordError(
                f"the format “{form[:40]}” is not known{nearest(form[:40], game.formats)} "
                f"({slug} has {' and '.join(game.formats)})"
            )
        return game, data

    def _seat(self, slug: str) -> tuple[Game, Templates]:
        if slug not in self._seats:
            game = registry.game(slug[:80])  # which is then quoted
            self._seats[slug] = game, registry.templates_for(game, self._templates)
        return self._seats[slug]
