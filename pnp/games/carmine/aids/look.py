"""What every aid is drawn with: theme, icons, words, and the numbers of the ledger.

The words stand in `aid-text.toml`. A number is never written there: a name in braces, like `{monster-price}`, stands
for what the ledger says, and is set with its icon. So a player who corrects the ledger has corrected the aids.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from pnp.draw.icons import LEAST_ICON, Icons
from pnp.draw.theme import Theme
from pnp.draw.wording import Hand, Lines, named, wrapped
from pnp.games.carmine.components import Gain, Ledger, components
from pnp.templates import Data, Templates, like

__all__ = ["SMALLEST_TYPE", "AidText", "Entry", "Look", "Section", "gain_text", "look"]

SMALLEST_TYPE = 7.5
"""In points: an aid lies on the table, and is read from there."""

_LIGHTER = {"line": "line", "silhouette": "icon", "carmine": "accent"}
"""Inks of the chart that the aids have versions of."""

_CARMINE = ("story", "cross", "renown")
"""Icons in the accent, as on cards."""

_WORDS = "carmine/aid-text.toml"

_ICONS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""


class ExplorationText(Data, frozen=True):
    """The board's name, and the two lines at its foot."""

    title: str
    monolith: str
    cannon: str


class CentralText(Data, frozen=True):
    """What is lettered inside the ring."""

    above: str
    below: str


class PersonalText(Data, frozen=True):
    """What is lettered on the disc."""

    ahead: str
    astern: str


class SpinnerText(Data, frozen=True):
    """What is lettered on the rim: of the outer ring, and of the inner one."""

    winds: str
    die: str


class Entry(Data, frozen=True):
    """One thing to know: its icon, its name and what is said of it."""

    icon: str
    name: str
    text: str


class Section(Data, frozen=True):
    """Things to know under a heading."""

    title: str
    entries: tuple[Entry, ...]


class PlayerAidText(Data, frozen=True):
    """The titles of both sides, and what stands on them."""

    front: str
    back: str
    turn: Section
    action: Section
    wind: str
    met: Section
    score: Section
    foot: str


class AidText(Data, frozen=True):
    """The whole of aid-text.toml."""

    exploration: ExplorationText
    central: CentralText
    personal: PersonalText
    spinner: SpinnerText
    player: PlayerAidText


class Look(NamedTuple):
    """All that an aid is drawn with."""

    theme: Theme
    """Of the aids: lines, icons and the accent are lighter than the chart's where ink is saved."""
    chart: Theme
    """The game's own, for engravings that the chart has too and that a file stores once for both."""
    icons: Icons
    words: AidText
    ledger: Ledger
    names: Mapping[str, str]
    """What the names in braces stand for."""
    hand: Hand
    """In which entries are set."""

    def lines(self, text: str, width: float) -> Lines:
        """Break a text of `aid-text.toml` into lines of at most `width` mm."""
        return wrapped(named(text, self.names, _WORDS), self.hand, width)


@lru_cache(maxsize=8)
def look(data: Templates) -> Look:
    """Read what the aids are drawn with, once for each `Templates`."""
    ledger = components(data).ledger
    chart = data.read("carmine/theme.toml", Theme)
    theme, icons = _lighter(chart), Icons.of(data)
    return Look(theme, chart, icons, data.read(_WORDS, AidText), ledger, _names(ledger), _hand(theme, icons))


def _hand(theme: Theme, icons: Icons) -> Hand:
    body = theme.type("aid-text")
    return Hand.of(
        body,
        theme.type("aid-strong").resized(body.size + 0.5),
        icons,
        inks={name: theme.ink("carmine") for name in _CARMINE},
        ink=theme.ink("silhouette"),
        leading=max(body.leading, LEAST_ICON * 0.95),
        behind=0.3,
    )


def _lighter(theme: Theme) -> Theme:
    lighter = {name: theme.ink(f"aid-{role}") for name, role in _LIGHTER.items()}
    return msgspec.structs.replace(theme, inks=like(theme.inks, theme.inks | lighter))


def gain_text(gains: Sequence[Gain]) -> str:
    """Write gains as numbers with icons: “2 [gold] 1 [wind]”; a filled hold has no number."""
    out = []
    for gain in gains:
        icon = f"[{_ICONS.get(gain.resource, gain.resource)}]"
        out.append(icon if gain.resource == "fill" else f"**{gain.amount}**~{icon}")
    return " ".join(out)


def _names(ledger: Ledger) -> dict[str, str]:
    ambush, ships, exploring = ledger.ambush, ledger.ships, ledger.exploring
    return {
        "monster-price": gain_text(ledger.monster.price),
        "monster-gains": gain_text(ledger.monster.gains),
        "peril-gains": gain_text(ledger.peril.gains),
        "current-cells": str(ledger.current.cells),
        "current-gains": gain_text(ledger.current.gains),
        "pirates-price": gain_text(ledger.pirates.price),
        "pirates-gains": gain_text(ledger.pirates.gains),
        "winner-gains": gain_text(ambush.winner),
        "winner-gold": f"**{ambush.winner_choice.gold}**~[gold]",
        "winner-provisions": f"**{ambush.winner_choice.provisions}**~[provisions]",
        "loser-gains": gain_text(ambush.loser),
        "loser-gold": f"**−{ambush.loser_choice.gold}**~[gold]",
        "loser-provisions": f"**−{ambush.loser_choice.provisions}**~[provisions]",
        "tie-gains": gain_text(ambush.tie),
        "cannon-ashore": f"**{exploring.cannon}**~[provisions]",
        "monoliths": _listed(exploring.monoliths, "then", "story"),
        "treasures": _listed(exploring.treasures, "or", "renown"),
        "movement": _listed([ship.movement for ship in ships], "or"),
        "hold": _listed([ship.hold for ship in ships], "or"),
        "ship-prices": _listed([ship.price for ship in ships[1:]], "and", "gold"),
        "ship-renown": _listed([f"+{ship.renown}" for ship in ships[1:]], "and"),
        "hold-price": f"**{ledger.port.hold}**~[gold]",
        "told": f"**{ledger.port.told}**~[story]",
        "cannon-prices": f"**{min(ledger.cannons.prices, default=0)}–{max(ledger.cannons.prices, default=0)}**~[gold]",
        "pirates-left": f"−{abs(ledger.scoring.pirates)}",
        "home": f"+{ledger.scoring.home}",
        "port": f"+{ledger.scoring.port}",
    }


def _listed(values: Sequence[int | str], word: str, icon: str = "") -> str:
    """Write numbers as one says them: “3, 4 or 5”, in bold, with the icon of what they count."""
    *most, last = map(str, values or ("–",))
    text = f"{', '.join(most)} {word} {last}" if most else last
    return f"**{text}**~[{icon}]" if icon else f"**{text}**"
