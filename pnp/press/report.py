"""The report: what came of printing, and what the player does next."""

from dataclasses import dataclass
from pathlib import Path

from pnp.press.options import Backs, Order, PrintOptions

__all__ = ["Output", "Report"]


@dataclass(frozen=True, slots=True)
class Output:
    """A file, and whether it was written or had this content already."""

    path: Path
    written: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What came of printing."""

    files: tuple[Output, ...]
    pages: int
    sheets: int
    """Sheets of paper."""
    cuts: int
    two_sided: bool
    ruler: bool
    """Whether there is a cover with a ruler to check."""
    options: PrintOptions

    def text(self) -> str:
        """Say it to people, with what to do next."""
        lines = [
            f"{verb} {_listed([file.path for file in self.files if file.written == written])}"
            for verb, written in (("written:", True), ("unchanged:", False))
            if any(file.written == written for file in self.files)
        ]
        paper = f"{_count(self.sheets, 'sheet')} of {self.options.paper.label}"
        lines.append(f"{_count(self.pages, 'page')} on {paper}, {_count(self.cuts, 'cut')}")
        lines.append(f"next: {'; '.join(self._next())}")
        return "\n".join(lines)

    def _next(self) -> list[str]:
        backs = self.options.backs
        if self.options.fillable:
            return ["type into it with a viewer of PDF files, and save it", "or print at 100 % (“actual size”)"]
        steps = ["print at 100 % (“actual size”)"]
        if self.two_sided and self.options.order is Order.FRONTS_FIRST:
            steps.append(f"turn the stack over its {backs.flip} edge for the backs")
        elif self.two_sided:
            steps.append(f"on both sides, flipped on the {backs.flip} edge")
        if self.ruler:
            steps.append("check that the ruler on the cover is 100 mm long")
        if backs is Backs.FOLD:
            steps.append("fold and glue before you cut")
        if self.cuts:
            steps.append("cut from mark to mark")
        return steps


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _listed(paths: list[Path]) -> str:
    if len(paths) <= 2:
        return " and ".join(map(str, paths))
    return f"{paths[0]} to {paths[-1].name} ({len(paths)} files)"
