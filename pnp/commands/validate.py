"""`pnp validate`: what is wrong with a marked sheet or a recorded game, and what it scores."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pnp import console
from pnp.commands._setup import templates_option
from pnp.errors import OutputError, RecordError

if TYPE_CHECKING:
    from pnp.validate import Court, Finding

__all__ = ["command"]

_ENDINGS = ("pdf", "svg", "png")


@click.command("validate")
@click.argument("files", metavar="FILE…", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="Give the verdict as JSON, of several records one a line.")
@click.option(
    "--overlay",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Draw what the record says, with its mistakes, into a .pdf, .svg or .png.",
)
@click.option(
    "--record",
    "record",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Compare a score sheet with the record of its game.",
)
@templates_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[Path, ...],
    as_json: bool,
    overlay: Path | None,
    record: Path | None,
    templates: Path | None,
) -> None:
    """Check a marked sheet, a recorded game or its score sheet.

    A FILE is a record in JSON, JSON lines or the text form, or a fillable sheet that was filled in and saved; - is
    standard input. Ends with 0 if all are valid, 1 if one is not, 2 if one cannot be read.
    """
    from pnp.record import Records
    from pnp.validate import Court

    if overlay is not None:
        _check_overlay(overlay, files)
    court = Court(templates, record)
    code, said = 0, False
    for path in files:
        records = Records(path)
        for entry in records:
            findings = court.judge_all(entry)
            alone = len(files) == 1 and not records.many and len(findings) == 1
            for finding in findings:
                code = max(code, finding.code)
                if finding.error is not None:
                    console.complain(str(finding.error))
                if as_json and not (alone and finding.error):
                    console.say(json.dumps(finding.data(), ensure_ascii=False, indent=1 if alone else None))
                elif not as_json and finding.error is None:
                    console.say(f"\n{finding.text()}" if said else finding.text())
                    said = True
                if overlay is not None and finding.error is None:
                    if not alone:
                        raise RecordError(f"{records.name} has several records: an overlay shows one")
                    _draw(court, finding, overlay, silent=as_json)
    ctx.exit(code)


def _check_overlay(overlay: Path, files: tuple[Path, ...]) -> None:
    if overlay.suffix.lower().removeprefix(".") not in _ENDINGS:
        raise OutputError(f"{overlay} is not the name of an overlay: it ends in .{', .'.join(_ENDINGS)}")
    if len(files) > 1:
        raise click.UsageError("--overlay shows one record, and there are several files")


def _draw(court: "Court", finding: "Finding", overlay: Path, *, silent: bool) -> None:
    from pnp.press.options import Backs, Format, PrintOptions
    from pnp.press.printing import print_kit

    form = Format(overlay.suffix.lower().removeprefix("."))
    report = print_kit(court.overlay(finding), PrintOptions(backs=Backs.NONE, format=form, output=overlay))
    if not silent:
        for file in report.files:
            console.say(f"\n{file.path}: {'written' if file.written else 'already there'}, the sheet as it was judged")
