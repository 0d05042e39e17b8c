"""The foot of an Adventure Card: its rule, in icons and a few words.

A rule is written in `card-text.toml` as text with icons and names of numbers in it, and becomes a row of items here.
The row is set in the middle of the foot; one that is too long first closes up, then grows smaller, down to what can
still be read.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import cut
from pnp.draw.icons import GRID, Icon, stamp_icon
from pnp.draw.ink import Ink
from pnp.draw.shapes import Box, Path, Rect
from pnp.draw.type import Type
from pnp.errors import TemplateError
from pnp.games.carmine.cards.look import Look
from pnp.games.carmine.cards.title import SMALLEST_TYPE
from pnp.games.carmine.components import Adventure, Gain

__all__ = ["FOOT", "LEAST_ICON", "Item", "draw_foot", "draw_foot_ground", "draw_row", "rule_items", "text_items"]

FOOT = Rect(4.0, 74.0, 55.0, 10.0)
LEAST_ICON = 4.0
"""In mm: no icon on a card is smaller."""

_ROOM = 52.6
_TOKEN = re.compile(
    r"\[(?P<icon>[a-z0-9-]+)\]|\{(?P<name>[a-z]+)\}(?P<more>[+×]?)|(?P<sign>[→≥×=+])|(?P<words>[^\s\[\]{}→≥×=+][^\[\]{}→≥×=+]*)|(?P<wrong>\S)"
)
_ICONS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""


class Picture(NamedTuple):
    """An icon."""

    name: str
    ink: str = "line"
    """Of the theme; empty for the type's own."""


class Words(NamedTuple):
    text: str


class Figure(NamedTuple):
    """A number or a sign."""

    text: str


class Sign(NamedTuple):
    """An arrow or a dot, drawn as a line."""

    what: str


Item: TypeAlias = Picture | Words | Figure | Sign


# -- what is said ----------------------------------------------------------------------------------


def rule_items(card: Adventure, look: Look) -> list[Item]:
    """Read the rule of a card's type, with the numbers of the ledger and the card's own arrow."""
    ledger = look.box.ledger
    names: dict[str, list[Item]] = {"dot": [Sign("dot")]}
    if card.kind == "monster" or card.kind == "peril":
        meeting = ledger.monster if card.kind == "monster" else ledger.peril
        names |= {"price": _gains(meeting.price, "−"), "gains": _gains(meeting.gains, "+")}
    elif card.kind == "current":
        names |= {"cells": [Figure(str(ledger.current.cells))], "gains": _gains(ledger.current.gains, "+")}
    if card.arrow is not None:
        names["arrow"] = [Picture(f"arrow-{card.arrow}", "")]
    return list(_items(look.words.kinds.of(card.kind).rule, names))


def text_items(text: str, numbers: Mapping[str, int]) -> list[Item]:
    """Read another line of icons and words, in which some numbers have names."""
    return list(_items(text, {name: [Figure(str(number))] for name, number in numbers.items()}))


def _gains(gains: Sequence[Gain], sign: str) -> list[Item]:
    out: list[Item] = []
    for gain in gains:
        picture = Picture(_ICONS.get(gain.resource, gain.resource), "carmine" if gain.resource == "story" else "line")
        out += [picture] if gain.resource == "fill" else [Figure(f"{sign}{gain.amount}"), picture]
    return out


def _items(rule: str, names: Mapping[str, Sequence[Item]]) -> Iterator[Item]:
    for match in _TOKEN.finditer(rule):
        if match["words"]:
            yield Words(match["words"].rstrip())
        elif match["icon"]:
            yield Picture(match["icon"], "carmine" if match["icon"] in ("cross", "story") else "line")
        elif match["name"] in names:
            *most, last = names[match["name"]]
            yield from most
            yield Figure(last.text + match["more"]) if isinstance(last, Figure) else last
        elif match["sign"]:
            yield Sign("arrow") if match["sign"] == "→" else Figure(match["sign"])
        else:
            raise TemplateError(f"a rule in card-text.toml says “{match[0]}”, which these cards do not have")


# -- how it is set ---------------------------------------------------------------------------------


class _Setting(NamedTuple):
    """How large a row is set."""

    icon: float
    """The side of the icons' grid in mm."""
    words: Type
    figures: Type
    gap: float


def draw_foot(canvas: Canvas, card: Adventure, look: Look) -> None:
    """Draw the foot with the card's rule."""
    draw_foot_ground(canvas, card.kind, look)
    middle = FOOT.x + FOOT.width / 2, FOOT.y + FOOT.height / 2 + 0.15
    draw_row(canvas, rule_items(card, look), *middle, _ROOM, look.inks(card.kind).accent, look)


def draw_foot_ground(canvas: Canvas, kind: str, look: Look) -> None:
    """Draw the paper of the foot, and the swelling line at its top."""
    accent, y = look.inks(kind).accent, FOOT.y + 0.05
    canvas.draw(FOOT, fill=look.theme.ink("card-plate"))
    canvas.line(FOOT.x, y - 0.05, FOOT.x + FOOT.width, y - 0.05, look.theme.pen("line", 0.2))
    rule = cut((8, y + 0.75), (22, y + 0.75), (41, y + 0.75), (55, y + 0.75), 0.42)
    lozenge = Path(winding=True).polyline([(30.1, y + 0.75), (31.5, y), (32.9, y + 0.75), (31.5, y + 1.5)], close=True)
    canvas.draw(lozenge, fill=look.theme.ink("card-plate"), stroke=look.theme.pen("card-plate", 0.7))
    canvas.draw(rule, fill=accent)
    canvas.draw(lozenge, fill=accent)


def draw_row(canvas: Canvas, items: Sequence[Item], x: float, y: float, room: float, accent: Ink, look: Look) -> None:
    """Set items in a row about (x, y), at most `room` wide if that can be read."""
    setting = _fitting(items, room, look)
    widths = [_width(item, setting, look) for item in items]
    at = x - (sum(widths) + setting.gap * (len(items) - 1)) / 2
    for item, width in zip(items, widths, strict=True):
        _draw_item(canvas, item, at, y, width, setting, accent, look)
        at += width + setting.gap


def _fitting(items: Sequence[Item], room: float, look: Look) -> _Setting:
    words, figures = look.theme.type("card-rule"), look.theme.type("card-number")
    for scale, gap in ((1.0, 1.35), (1.0, 1.05), (0.94, 0.95), (0.9, 0.85), (0.86, 0.8), (0.8, 0.7), (0.74, 0.55)):
        setting = _Setting(
            max(5.6 * scale, LEAST_ICON),
            words.resized(max(words.size * scale, SMALLEST_TYPE)),
            figures.resized(max(figures.size * scale, SMALLEST_TYPE)),
            gap,
        )
        if sum(_width(item, setting, look) for item in items) + gap * (len(items) - 1) <= room:
            break
    return setting


def _width(item: Item, setting: _Setting, look: Look) -> float:
    match item:
        case Picture():
            return _reach(look.icons[item.name]).width * setting.icon / GRID
        case Words():
            return setting.words.width(item.text)
        case Figure():
            return setting.figures.width(item.text)
        case Sign():
            return {"arrow": 3.6, "dot": 2.2}[item.what] * setting.icon / 5.6


def _reach(icon: Icon) -> Box:
    """Measure how far an icon's drawing reaches on its grid: rows are set by what is seen."""
    boxes = [icon.fill.box()] if icon.fill.steps else []
    if icon.stroke.steps:
        boxes.append(icon.stroke.box().grown(icon.width / 2))
    return Box.around([corner for box in boxes for corner in ((box.left, box.top), (box.right, box.bottom))])


def _draw_item(
    canvas: Canvas, item: Item, x: float, y: float, width: float, setting: _Setting, accent: Ink, look: Look
) -> None:
    match item:
        case Picture():
            ink = look.theme.ink(item.ink) if item.ink else accent
            reach = _reach(look.icons[item.name])
            centre = x + width / 2 + (GRID / 2 - reach.centre[0]) * setting.icon / GRID
            stamp_icon(canvas, look.icons, item.name, centre, y, setting.icon, ink)
        case Words():
            # words stand with the middle of their small letters where icons have theirs
            canvas.text(x, y + setting.words.x_height / 2 + 0.15, item.text, setting.words)
        case Figure():
            canvas.text(x, y + setting.figures.cap_height / 2, item.text, setting.figures)
        case Sign(what="dot"):
            canvas.circle(x + width / 2, y, width / 2, fill=look.theme.ink("carmine"))
        case Sign():
            canvas.line(x, y, x + width - 1.2, y, look.theme.pen("line", 0.55))
            head = [(x + width, y), (x + width - 1.9, y - 1.15), (x + width - 1.4, y), (x + width - 1.9, y + 1.15)]
            canvas.polygon(head, fill=look.theme.ink("line"))
