"""The foot of an Adventure Card: its rule, in icons and a few words.

A rule is written in `card-text.toml` as a line of words and icons with names of numbers in it (see `pnp.draw.wording`),
and is set in the middle of the foot. The arrow and the dot are drawn as they are on the chart, not as type.
"""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import cut
from pnp.draw.ink import Ink
from pnp.draw.shapes import Path, Rect
from pnp.draw.theme import Theme
from pnp.draw.wording import Hand, Sign, named, set_line
from pnp.games.carmine.cards.look import Look
from pnp.games.carmine.cards.title import SMALLEST_TYPE
from pnp.games.carmine.components import Adventure, Gain

__all__ = ["FOOT", "draw_foot", "draw_foot_ground", "draw_row", "gain_words", "row_hand", "rule_of"]

FOOT = Rect(4.0, 74.0, 55.0, 10.0)

_ROOM = 52.6
_ICON = 5.6
_GAP = 1.35
_ICONS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""
_CARMINE = ("story", "cross")
"""Icons in the accent of the game."""
_FILE = "card-text.toml"


def rule_of(card: Adventure, look: Look) -> str:
    """Give the rule of a card's type, with the numbers of the ledger and the card's own arrow."""
    ledger = look.box.ledger
    names: dict[str, object] = {"dot": "[dot]"}
    if card.kind == "monster" or card.kind == "peril":
        meeting = ledger.monster if card.kind == "monster" else ledger.peril
        names |= {"price": gain_words(meeting.price, "−"), "gains": gain_words(meeting.gains, "+")}
    elif card.kind == "current":
        names |= {"cells": ledger.current.cells, "gains": gain_words(ledger.current.gains, "+")}
    if card.arrow is not None:
        names["arrow"] = f"[arrow-{card.arrow}]"
    return named(look.words.kinds.of(card.kind).rule, names, _FILE)


def gain_words(gains: Sequence[Gain], sign: str = "") -> str:
    """Write gains with their icons; a filled hold has no number."""
    out = []
    for gain in gains:
        icon = f"[{_ICONS.get(gain.resource, gain.resource)}]"
        out.append(icon if gain.resource == "fill" else f"**{sign}{gain.amount}** {icon}")
    return " ".join(out)


def row_hand(accent: Ink, look: Look, *, story: str = "carmine") -> Hand:
    """Give the hand in which rules are set; arrows to a neighbour have the accent of the card's type."""
    theme = look.theme
    inks = {name: theme.ink("carmine") for name in _CARMINE} | {f"arrow-{way}": accent for way in ("left", "right")}
    inks["story"] = theme.ink(story)
    return Hand.of(
        theme.type("card-rule"),
        theme.type("card-number"),
        look.icons,
        inks=inks,
        ink=theme.ink("line"),
        signs={
            "to": Sign(3.6 / _ICON, lambda canvas, x, y, size: _draw_arrow(canvas, x, y, size, theme)),
            "dot": Sign(2.2 / _ICON, lambda canvas, x, y, size: _draw_dot(canvas, x, y, size, theme)),
        },
        icon=_ICON,
        between=_GAP,
        centred=True,
        least=SMALLEST_TYPE,
    )


def _draw_arrow(canvas: Canvas, x: float, y: float, size: float, theme: Theme) -> None:
    tip = x + 3.6 / _ICON * size
    canvas.line(x, y, tip - 1.2, y, theme.pen("line", 0.55))
    canvas.polygon([(tip, y), (tip - 1.9, y - 1.15), (tip - 1.4, y), (tip - 1.9, y + 1.15)], fill=theme.ink("line"))


def _draw_dot(canvas: Canvas, x: float, y: float, size: float, theme: Theme) -> None:
    r = 1.1 / _ICON * size
    canvas.circle(x + r, y, r, fill=theme.ink("carmine"))


def draw_row(canvas: Canvas, text: str, x: float, y: float, room: float, hand: Hand) -> None:
    """Set a line about (x, y), at most `room` wide if that can be read."""
    set_line(canvas, x, y, text.replace("→", "[to]"), hand, anchor="middle", fit=room)


def draw_foot(canvas: Canvas, card: Adventure, look: Look) -> None:
    """Draw the foot with the card's rule."""
    draw_foot_ground(canvas, card.kind, look)
    middle = FOOT.x + FOOT.width / 2, FOOT.y + FOOT.height / 2 + 0.15
    draw_row(canvas, rule_of(card, look), *middle, _ROOM, row_hand(look.inks(card.kind).accent, look))


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
