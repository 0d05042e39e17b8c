"""Printing: a kit and the player's choices go in, files come out.

Everything up to the bytes is pure; only `print_kit` touches the disk.
"""

import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from pnp.errors import OutputError, PressError
from pnp.files import write_file
from pnp.press.options import Format, PrintOptions
from pnp.press.pages import Progress, draw_pages
from pnp.press.part import Kit
from pnp.press.plan import Plan, make_plan
from pnp.press.report import Output, Report

__all__ = ["Progress", "make_pdf", "make_pngs", "make_svgs", "print_kit"]

_LONGEST = 80
"""Characters of a file's name that come from the code."""


def make_pdf(kit: Kit, options: PrintOptions) -> bytes:
    """Give the PDF of a kit."""
    return _pdf(make_plan(kit, options), None)


def make_svgs(kit: Kit, options: PrintOptions) -> list[bytes]:
    """Give the pages of a kit as SVG files."""
    return _svgs(make_plan(kit, options), None)


def make_pngs(kit: Kit, options: PrintOptions) -> Iterator[bytes]:
    """Give the pages of a kit as PNG files, one at a time."""
    from pnp.draw.png import render

    return render(make_pdf(kit, options), options.dpi)


def print_kit(kit: Kit, options: PrintOptions, progress: Progress | None = None) -> Report:
    """Print a kit into files. Raises PressError for what cannot be printed, OutputError for what cannot be written."""
    plan = make_plan(kit, options)
    paths = _paths(plan)
    for path in paths:  # known before the first is written
        if path.is_dir():
            raise OutputError(f"{path} cannot be written: there is a folder of that name")
    files = tuple(
        Output(path, write_file(path, data)) for path, data in zip(paths, _files(plan, progress), strict=True)
    )
    return Report(files, len(plan.pages), len(plan.sheets), plan.cuts, plan.two_sided, plan.has_cover, options)


def _files(plan: Plan, progress: Progress | None) -> Iterator[bytes]:
    if plan.options.format is Format.PDF:
        yield _pdf(plan, progress)
    elif plan.options.format is Format.SVG:
        yield from _svgs(plan, progress)
    else:
        from pnp.draw.png import render

        pages = len(plan.pages)
        pdf = _pdf(plan, None if progress is None else lambda done, _: progress(done, 2 * pages))
        for number, data in enumerate(render(pdf, plan.options.dpi), 1):
            yield data
            if progress is not None:
                progress(pages + number, 2 * pages)


def _pdf(plan: Plan, progress: Progress | None) -> bytes:
    from pnp.draw.pdf import PdfCanvas

    canvas = PdfCanvas(plan.document, plan.options.ink)
    draw_pages(plan, canvas, progress)
    return canvas.finish()


def _svgs(plan: Plan, progress: Progress | None) -> list[bytes]:
    from pnp.draw.svg import SvgCanvas

    canvas = SvgCanvas(plan.document, plan.options.ink)
    draw_pages(plan, canvas, progress)
    return canvas.finish()


def _paths(plan: Plan) -> list[Path]:
    """Give the files to write: one, or one for each page."""
    options = plan.options
    path = _file(plan)
    pages = len(plan.pages)
    if options.format is Format.PDF or (pages == 1 and path.suffix):
        return [path]
    digits = max(2, len(str(pages)))
    return [path.with_name(f"{path.stem}-{number:0{digits}d}{path.suffix}") for number in range(1, pages + 1)]


def _file(plan: Plan) -> Path:
    """Give the file that was asked for, or the name that the code makes in the folder that was asked for."""
    options = plan.options
    text, path = os.fspath(options.output), Path(options.output)
    ending = f".{options.format}"
    if text.endswith(("/", os.sep)) or not path.suffix or path.is_dir():
        kind = f"-{plan.kit.kind}" if plan.kit.kind else ""
        fillable = "-fillable" if options.fillable else ""
        name = f"{_slug(plan.kit.code)}{kind}{fillable}-{options.paper}-{options.ink}"
        if options.parts:
            name += "-" + _slug("+".join(options.parts))
        return path / f"{name}{ending}"
    if path.suffix.lower() != ending:
        raise PressError(f"{path} does not end in {ending}: name a folder, or a file with that ending")
    return path


def _slug(code: str) -> str:
    """Make a code into a file's name. If that loses a letter, a few digits of its hash keep different codes apart."""
    name = re.sub(r"[^A-Za-z0-9.+_-]+", "-", code).strip("-.") or "kit"
    if len(name) > _LONGEST or not re.fullmatch(r"[A-Za-z0-9.+_#:=,@-]*", code):
        name = f"{name[:_LONGEST].rstrip('-.')}-{sha256(code.encode()).hexdigest()[:6]}"
    return name
