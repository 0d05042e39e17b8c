"""The plan of a print: which parts were chosen, on which sheets they lie, and which pages the file has."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace

from pnp.draw.canvas import Document
from pnp.errors import PressError
from pnp.press.options import Order, PrintOptions
from pnp.press.part import Kit, Part
from pnp.press.sheet import Sheet, Side, What, cover_sheet, impose, sides

__all__ = ["Plan", "make_plan"]

COVER, CALIBRATION = "cover", "calibration"


@dataclass(frozen=True, slots=True)
class Plan:
    """A kit laid out: its sheets of paper, and their sides in the order of the file."""

    kit: Kit
    """With the chosen parts alone."""
    options: PrintOptions
    sheets: tuple[Sheet, ...]
    pages: tuple[Side, ...]

    @property
    def cuts(self) -> int:
        return sum(sheet.cuts for sheet in self.sheets)

    @property
    def two_sided(self) -> bool:
        return any(sheet.back for sheet in self.sheets)

    @property
    def has_cover(self) -> bool:
        return any(side.what is What.COVER for side in self.pages)

    @property
    def document(self) -> Document:
        """What the file says about itself.

        With all fronts first the paper is turned by hand: a printer that turned it as well would spoil the job.
        """
        by_printer = self.two_sided and self.options.order is Order.ALTERNATE
        flip = self.options.backs.flip if by_printer else ""
        title = f"{self.kit.game} ({self.kit.code})"
        return Document(title, self.kit.code, flip, fillable=self.options.fillable)


def make_plan(kit: Kit, options: PrintOptions) -> Plan:
    """Choose the parts and lay them out. Raises PressError for a part that is not there or does not fit."""
    with_cover, parts, calibration = _chosen(kit, options)
    sheets = [cover_sheet(options.paper)] if with_cover else []
    sheets += impose(parts, options)
    sheets += impose(calibration, replace(options, copies=1))
    if not sheets:
        raise PressError(f"there is nothing to print for {kit.code}")
    chosen = replace(kit, parts=(*parts, *calibration))
    return Plan(chosen, options, tuple(sheets), tuple(sides(sheets, options)))


def _chosen(kit: Kit, options: PrintOptions) -> tuple[bool, Sequence[Part], Sequence[Part]]:
    """Give whether there is a cover, the chosen parts, and the calibration page if it is wanted."""
    calibration: list[Part] = []
    if kit.cover and options.backs.duplex:
        from pnp.press.calibrate import calibration_part

        calibration.append(calibration_part(options.backs, options.back_offset))
    if not options.parts:
        # A kit without backs, in its extras as well, has nothing that could be off.
        parts = [part for part in kit.parts if not part.extra]
        return kit.cover, parts, calibration if any(part.back for part in kit.parts) else []
    extras = ([COVER] if kit.cover else []) + [part.name for part in calibration]
    groups = dict.fromkeys(part.group for part in kit.parts if part.group)
    known = [*groups, *(part.name for part in kit.parts if part.name not in groups), *extras]
    wanted = {_known(name, known, list(groups) or known, extras) for name in options.parts}
    parts = [part for part in kit.parts if part.name in wanted or part.group in wanted]
    return COVER in wanted, parts, calibration if CALIBRATION in wanted else []


def _known(name: str, known: list[str], shown: list[str], extras: list[str]) -> str:
    folded = {other.casefold(): other for other in reversed(known)}
    if name.casefold() in folded:
        return folded[name.casefold()]
    near = difflib.get_close_matches(name.casefold(), folded, 1)
    hint = f", did you mean {folded[near[0]]}?" if near else ""
    there = ", ".join([*shown, *(extra for extra in extras if extra not in shown)])
    raise PressError(f"there is no part “{name}”{hint} (there are {there})")
