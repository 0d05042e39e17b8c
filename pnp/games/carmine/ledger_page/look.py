"""The ledger's look: theme, icons, numbers and words, read once and handed to every section of the page.

Words stand in `templates/carmine/ledger-text.toml` and numbers in `ledger.toml`; a note may name numbers in braces and
icons in brackets, so that a corrected price is right in every sentence.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import LEAST_ICON, Icons
from pnp.draw.theme import Theme
from pnp.draw.type import Type
from pnp.draw.wording import Hand, Sign, named, set_line
from pnp.games.carmine.components import Gain, Ledger, components
from pnp.templates import Data, Templates

__all__ = ["LEAST_BOX", "Look", "ScoreLine", "Section", "Words", "renown_in"]

LEAST_BOX = 5.0
"""In mm: a smaller box cannot be crossed with a blunt pencil."""

_WORDS = "carmine/ledger-text.toml"
_BESIDE = 0.8
"""Room on both sides of an icon in a line, in mm."""


class Section(Data, frozen=True):
    """What stands above a part of the page."""

    icon: str
    title: str
    note: str


class TrackWords(Data, frozen=True):
    """The word under the boxes of the start, and the icons of the two power tracks."""

    start: str
    wind: str
    monsters: str
    pirates: str


class TreasureWords(Data, frozen=True):
    """Until when a solo voyage finds which treasure."""

    solo: str
    turn: str
    later: str


class ShipWords(Data, frozen=True):
    """What stands above the columns of the ships."""

    yours: str
    movement: str
    hold: str
    price: str
    renown: str


class RenownWords(Data, frozen=True):
    """Around the renown column."""

    sum: str
    direction: str


class ScoreLine(Data, frozen=True):
    """One line of the final score; `minus` prints the sign into its box."""

    icon: str
    title: str
    note: str
    minus: bool = False


class ScoreWords(Data, frozen=True):
    """The final score."""

    total: str
    titles: str
    lines: tuple[ScoreLine, ...]


class LegendWords(Data, frozen=True):
    """The marks that are printed, and those that a player makes."""

    now: str
    end: str
    gained: str
    spent: str


class Words(Data, frozen=True):
    """The whole of ledger-text.toml."""

    title: str
    subtitle: str
    game: str
    lines: tuple[str, ...]
    sections: dict[str, Section]
    tracks: TrackWords
    treasure: TreasureWords
    ships: ShipWords
    renown: RenownWords
    score: ScoreWords
    legend: LegendWords


class Look(NamedTuple):
    """All that a drawing of the page needs to know."""

    theme: Theme
    icons: Icons
    ledger: Ledger
    words: Words

    @classmethod
    def of(cls, data: Templates) -> "Look":
        return _look(data)

    def section(self, name: str) -> Section:
        return self.words.sections[name]

    def say(self, text: str, **more: object) -> str:
        """Put numbers for the names in braces."""
        return named(text, {**_numbers(self.ledger), **more}, _WORDS)

    def line(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        text: str,
        style: Type,
        *,
        anchor: str = "start",
        fit: float | None = None,
    ) -> float:
        """Set a line of words and icons, numbers put in for names. Gives its width in mm.

        The seal that is counted at the end may be named too: [end].
        """
        from pnp.games.carmine.ledger_page.seal import SMALL_SEAL, draw_small_seal

        def seal(canvas: Canvas, x: float, y: float, _: float) -> None:
            draw_small_seal(canvas, self.theme, x + SMALL_SEAL, y)

        signs = {"end": Sign(2 * SMALL_SEAL / LEAST_ICON, seal)}
        hand = Hand.of(style, style, self.icons, signs=signs, between=_BESIDE)
        return set_line(canvas, x, y, self.say(text), hand, anchor=anchor, fit=fit)


@lru_cache(maxsize=8)
def _look(data: Templates) -> Look:
    theme, words = data.read("carmine/theme.toml", Theme), data.read(_WORDS, Words)
    return Look(theme, Icons.of(data), components(data).ledger, words)


def renown_in(gains: tuple[Gain, ...]) -> int:
    """Add up the renown of some gains."""
    return sum(gain.amount for gain in gains if gain.resource == "renown")


def _numbers(ledger: Ledger) -> Mapping[str, object]:
    holds = [str(ship.hold) for ship in ledger.ships]
    treasures = [str(amount) for amount in ledger.exploring.treasures]
    return {
        "holds": _listed(holds),
        "fill": ledger.port.hold,
        "ashore": ledger.exploring.cannon,
        "pirates": f"{ledger.scoring.pirates}".replace("-", "−"),
        "home": ledger.scoring.home,
        "port": ledger.scoring.port,
        "ships": " + ".join(str(ship.renown) for ship in ledger.ships[1:]) or "0",
        "treasures": _listed(treasures),
        "slots": ledger.renown.boxes,
        "told": sum(renown_in(gains) for gains in ledger.renown.bonuses.values()),
    }


def _listed(items: list[str]) -> str:
    return ", ".join(items[:-1]) + " or " + items[-1] if len(items) > 1 else "".join(items)
