"""What every drawing of a card needs: theme, icons, words, and the inks of the card's type.

A type has one colour. Its border is that colour with a pattern in a lighter one; where ink is scarce or black the
ground is left white, and the pattern, now dark, says the type alone.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from pnp.draw.icons import Icons
from pnp.draw.ink import Ink, Paint
from pnp.draw.theme import Theme
from pnp.games.carmine.components import Components, components
from pnp.templates import Data, Templates, like

__all__ = ["HIGH", "WIDE", "CardText", "KindInks", "KindText", "Look", "look", "paler", "pictures"]

WIDE, HIGH = 63.0, 88.0
"""The card."""


class KindText(Data, frozen=True):
    """What is said on all cards of a type."""

    title: str
    icon: str
    rule: str


class AmbushText(Data, frozen=True):
    lines: tuple[str, ...]


class SoloText(Data, frozen=True):
    mark: str


class SmoothText(Data, frozen=True):
    title: str
    everyone: str
    power: str
    either: str = msgspec.field(name="or")


class BackText(Data, frozen=True):
    adventure: str
    smooth: str


class Kinds(Data, frozen=True):
    monster: KindText
    peril: KindText
    current: KindText
    rocks: KindText
    ambush: KindText

    def of(self, kind: str) -> KindText:
        text: KindText = getattr(self, kind)
        return text


class CardText(Data, frozen=True):
    """The whole of card-text.toml."""

    kinds: Kinds
    ambush: AmbushText
    solo: SoloText
    smooth: SmoothText
    backs: BackText


class KindInks(NamedTuple):
    """The inks of a type of card."""

    ground: Ink
    """Of the border: nothing but paper where ink is saved."""
    pattern: Ink
    accent: Ink
    text: Ink
    """The accent, dark enough for small type."""


class Look(NamedTuple):
    """All that a card is drawn with."""

    theme: Theme
    pictures: Theme
    """The theme for engravings, whose lines are paler where ink is saved."""
    icons: Icons
    words: CardText
    box: Components

    def inks(self, kind: str) -> KindInks:
        accent = self.theme.ink(f"card-{kind}")
        white = Paint("#FFFFFF")
        return KindInks(
            Ink(accent.full, white, white),
            self.theme.ink(f"card-{kind}-pattern"),
            accent,
            self.theme.ink(f"card-{kind}-text"),
        )


@lru_cache(maxsize=8)
def look(data: Templates) -> Look:
    """Read what the cards are drawn with, once for each `Templates`."""
    theme = data.read("carmine/theme.toml", Theme)
    words = data.read("carmine/card-text.toml", CardText)
    return Look(theme, pictures(theme), Icons.of(data), words, components(data))


def paler(colour: str, share: float) -> str:
    """Mix a colour with a share of white."""
    values = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(value + (255 - value) * share):02X}" for value in values)


def pictures(theme: Theme) -> Theme:
    """Give the theme in which pictures are engraved: as it is, but its lines are paler where ink is saved.

    On a card the picture is what costs most and says least, so that is where a saver saves.
    """
    inks = {
        name: Ink(ink.full, Paint(paler(ink.full, _SAVED)), ink.mono) if ink.saver is None else ink
        for name, ink in theme.inks.items()
    }
    return msgspec.structs.replace(theme, inks=like(theme.inks, inks))


_SAVED = 0.72
