"""The flags of every command that prints, as one decorator, and what is said when it is done."""

import functools
import json
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import click

from pnp import console
from pnp.draw.ink import Mode
from pnp.press.options import Backs, Format, Order, PrintOptions
from pnp.press.paper import Paper

if TYPE_CHECKING:
    from pnp.press.part import Kit

__all__ = ["print_and_report", "printing_options"]


def _lengths(_: click.Context, __: click.Parameter, value: str) -> tuple[float, float]:
    try:
        dx, dy = map(float, value.split(","))
    except ValueError:
        raise click.BadParameter(f"“{value}” is not two lengths in mm, like 0.5,-1") from None
    return dx, dy


def _names(_: click.Context, __: click.Parameter, value: str | None) -> tuple[str, ...]:
    names = () if value is None else tuple(name.strip() for name in value.split(","))
    if not all(names):
        raise click.BadParameter(f"“{value}” is not a list of parts, like board,cards")
    return names


def _one_of(kind: type[StrEnum]) -> Any:
    return click.Choice([member.value for member in kind], case_sensitive=False)


_DEFAULT = PrintOptions()
_KINDS: dict[str, type[StrEnum]] = {"paper": Paper, "ink": Mode, "backs": Backs, "format": Format, "order": Order}
_FLAGS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "paper": (("--paper",), {"help": "The paper in the printer."}),
    "ink": (("--ink",), {"help": "All colours, little ink, or black alone."}),
    "backs": (
        ("--backs",),
        {
            "help": "How backs get behind their fronts: the printer turns the paper over its long edge or its short "
            "edge, you fold it, or there are none."
        },
    ),
    "parts": (
        ("--parts",),
        {
            "default": None,
            "callback": _names,
            "metavar": "LIST",
            "help": "Print these alone, with commas between them; a wrong name lists them all.",
        },
    ),
    "copies": (("--copies",), {"type": int, "metavar": "N", "help": "So many of everything."}),
    "format": (("--format",), {"help": "SVG and PNG have a file for each page."}),
    "bleed": (("--bleed",), {"type": float, "metavar": "MM", "help": "Paint so far beyond the cut."}),
    "order": (("--order",), {"help": "Front, back, front, back, or all fronts before all backs."}),
    "back_offset": (
        ("--back-offset",),
        {
            "default": "0,0",
            "callback": _lengths,
            "metavar": "DX,DY",
            "help": "Move all backs so many mm to the right and down: see “pnp calibrate”.",
        },
    ),
    "dpi": (("--dpi",), {"type": int, "metavar": "N", "help": "Dots per inch of a PNG."}),
    "fillable": (("--fillable",), {"is_flag": True, "help": "As a PDF form, to be filled in on a screen."}),
    "output": (
        ("-o", "--output"),
        {"metavar": "PATH", "help": "A folder, or a file named like the format."},
    ),
}
"""The flags by the field of `PrintOptions` that they set, whose default is theirs."""


def printing_options(
    *names: str, without: tuple[str, ...] = ()
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the flags of printing, those named or all but some; it takes `options` and `as_json`."""
    names = names or tuple(name for name in _FLAGS if name not in without)

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def with_options(**given: Any) -> None:
            chosen = {name: given.pop(name) for name in names}
            for name, kind in _KINDS.items():
                if name in chosen:
                    chosen[name] = kind(chosen[name])
            command(options=PrintOptions(**chosen), **given)

        flagged: Callable[..., None] = click.option("--json", "as_json", is_flag=True, help="Report as JSON.")(
            with_options
        )
        for name in reversed(names):
            flagged = _flag(name)(flagged)
        return flagged

    return decorate


def _flag(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    words, settings = _FLAGS[name]
    default = getattr(_DEFAULT, name)
    if name in _KINDS:
        settings = {"type": _one_of(_KINDS[name]), **settings}
        default = default.value
    return click.option(*words, **{"default": default, "show_default": not settings.get("is_flag"), **settings})


def print_and_report(kit: "Kit", options: PrintOptions, *, as_json: bool) -> None:
    """Print a kit, and say what was written, what it takes and what comes next."""
    from pnp.press.printing import print_kit

    with console.Progress("Printing") as progress:
        report = print_kit(kit, options, progress)
    if as_json:
        answer = {
            "code": kit.code,
            "files": [{"path": str(file.path), "written": file.written} for file in report.files],
            "pages": report.pages,
            "sheets": report.sheets,
            "cuts": report.cuts,
            "paper": options.paper.value,
        }
        console.say(json.dumps(answer, ensure_ascii=False, indent=1))
    else:
        console.say(f"{kit.game}, {kit.code}\n{report.text()}")
