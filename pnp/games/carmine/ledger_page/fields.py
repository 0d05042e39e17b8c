"""The fields of the Ship Board, one for every mark that a player makes and every number that is written.

A box that is gained and later spent takes two marks: side by side, since both can be wanted and no field lies on
another. What is marked from the start is printed; if it can be spent, its whole box takes the cross.
"""

from collections.abc import Iterator, Mapping

from pnp.draw.field import Field, Mark
from pnp.draw.shapes import Box
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.sheets.words import FormText, fill

__all__ = ["ledger_fields"]

_INSET = 0.25
_MINUS = 3.4  # where a score's minus is printed
_SPENT = ("provisions", "gold", "wind")


def ledger_fields(boxes: Mapping[str, Box], look: Look, words: FormText) -> Iterator[Field]:
    """Give the fields for the boxes of `writing_boxes`, track by track."""
    marked = _marked(look)
    for name, box in boxes.items():
        track, _, number = name.rpartition("-")
        if track in marked:
            yield from _marks(track, int(number), box.grown(-_INSET), marked[track], words)
        else:
            yield _number(name, box, look, words)


def _marked(look: Look) -> dict[str, int]:
    """The tracks that take marks, with how many of their boxes are marked from the start."""
    start = look.ledger.start
    return {
        "story": start.story,
        "provisions": start.provisions,
        "gold": start.gold,
        "wind": start.wind,
        "monsters": start.monsters,
        "pirates": start.pirates,
        "cannon": start.cannons,
        "monolith": 0,
        "ship": start.ship,
    }


def _marks(track: str, number: int, box: Box, begun: int, words: FormText) -> Iterator[Field]:
    name, said = f"ledger.{track}-{number}", {"track": words.tracks.get(track, track), "number": number}
    gained, spent = fill(words.gained, **said), fill(words.spent, **said)
    if track not in _SPENT:
        if number > begun:
            yield Field(name, box, gained, Mark.CROSS if track == "story" else Mark.RING)
        return
    middle = (box.left + box.right) / 2
    if number > begun:
        yield Field(name, box._replace(right=middle), gained, Mark.RING)
        yield Field(f"{name}-spent", box._replace(left=middle), spent, Mark.CROSS)
    else:
        yield Field(f"{name}-spent", box, spent, Mark.CROSS)


def _number(name: str, box: Box, look: Look, words: FormText) -> Field:
    """A number that is typed: a slot of the renown column, a line of the score, a sum."""
    kind, _, number = name.rpartition("-")
    box = box.grown(-_INSET)
    size = 16.0 if box.height > 8 else 11.0
    if name == "total":
        box, label = box.grown(-0.8), look.words.score.total
    elif name == "renown-sum":
        label = words.renown_sum
    elif kind == "renown":
        label = fill(words.renown, number=number)
    else:
        line = look.words.score.lines[int(number) - 1]
        label = fill(words.score, line=line.title)
        box = box._replace(left=box.left + _MINUS) if line.minus else box
    return Field(f"ledger.{name}", box, label, longest=5, size=size, align="middle")
