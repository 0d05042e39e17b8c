"""Nautilion's setup: the sea and the cards before the first turn, spelled out (NA-S01 to S14).

The seed lays the path, the Reefs beside it, the Darkhouse row, the first Heroic Actions and the Admirals; each from a
stream of its own (`deal`). The order of the Heroic Action deck is not part of the setup: nobody knows it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from pnp.errors import SetupError
from pnp.games.nautilion import game
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.components import Components, components
from pnp.games.nautilion.deal import draw_admirals, draw_board, draw_darkhouse, draw_heroic, draw_path, draw_reefs
from pnp.games.nautilion.entries import OptionEntry, SeaEntry, charter_of, check_sea
from pnp.games.nautilion.strip import spiral, strip
from pnp.headers import NUMBER, TEXT, Field, Kind
from pnp.rating import Rating, RatingEntry
from pnp.seeds import SetupCode
from pnp.spelled import Document, Spelled, agree, read_document, strictly
from pnp.templates import Templates

__all__ = ["OPTIONS", "NautilionSetup", "make_setup", "options_of", "read_setup", "sea_of"]

_EXPANSIONS = ("Mages", "Mercenaries", "Reefs", "Darkhouse", "Heroic Actions")


def _read_expansions(text: str) -> list[int]:
    words = text.replace("+", " ").split()
    if words == ["none"]:
        return []
    if not all(word.isascii() and word.isdigit() and len(word) == 1 for word in words):
        raise ValueError("none, or numbers like 1+3")
    return [int(word) for word in words]


_SOME = Kind(_read_expansions, lambda numbers: "+".join(map(str, numbers)) or "none")
OPTIONS = {
    "Players": Field(("options", "players"), NUMBER),
    "Board": Field(("options", "board"), TEXT),
    "Reserve": Field(("options", "reserve"), NUMBER),
    "Expansions": Field(("options", "expansions"), _SOME),
    "Phantom-Side": Field(("options", "phantom_side"), NUMBER),
    "Darkhouse-Level": Field(("options", "darkhouse_level"), TEXT),
}
"""The options of a code as headers of a record, and where they stand in JSON."""


class _Document(Document[Literal["nautilion"], OptionEntry, SeaEntry], frozen=True):
    """The setup as it stands in a file, with what its rating was."""

    rating: RatingEntry | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class NautilionSetup(Spelled[OptionEntry, SeaEntry, Components]):
    """The sea and the cards, and the code that gives them."""

    rating: Rating | None = None
    """How often a bot wins it, where somebody has asked; a sea that was changed by hand has none."""

    @property
    def sea(self) -> SeaEntry:
        return self.laid

    @property
    def charter(self) -> Charter:
        """The terms under which it is played."""
        return charter_of(self.options, self.sea, self.box)

    def data(self) -> Mapping[str, Any]:
        said = Spelled.data(self)  # no super(): a class with slots is made twice
        return said if self.rating is None else {**said, "rating": msgspec.to_builtins(RatingEntry.of(self.rating))}

    def text(self) -> str:
        return "\n".join([f"{game.title} · {self.code}", *self._terms(), "", *self._sea(), *self._cards()])

    def _terms(self) -> Iterator[str]:
        options = self.options
        players = "1 player" if options.players == 1 else f"{options.players} players"
        reserve = options.reserve + (self.box.numbers.reserve.two_players if options.players == 2 else 0)
        side = self.box.sides[self.sea.board]
        tokens = "1 Reserve token" if reserve == 1 else f"{reserve} Reserve tokens"
        yield f"For {players}, with the {side.name} ({side.id}) and {tokens}"
        used = [_EXPANSIONS[number - 1] for number in options.expansions]
        if 2 in options.expansions:
            used[used.index("Mercenaries")] += f" ({options.phantom_side} harpoons on the Phantom board)"
        if 4 in options.expansions:
            used[used.index("Darkhouse")] += f" ({options.darkhouse_level})"
        if used:
            yield f"Expansions: {', '.join(used)}"
        if self.rating is not None:
            yield f"Rated {self.rating.sentence()}"

    def _sea(self) -> Iterator[str]:
        reefs = "; ~3 is a Reef of 3" if self.sea.reefs is not UNSET else ""
        charter = self.charter
        yield f"The path from the Happy Isles (HI) to the Abyss (AB){reefs}"
        yield from strip(charter)
        yield ""
        yield from spiral(charter)

    def _cards(self) -> Iterator[str]:
        sea = self.sea
        if sea.darkhouse is not UNSET or sea.heroic is not UNSET or sea.admirals is not UNSET:
            yield ""
        if sea.darkhouse is not UNSET:
            cards = (f"{card} {self.box.darkhouse[card].colour}" for card in sea.darkhouse)
            yield f"Darkhouse row: {', '.join(cards)}"
        if sea.heroic is not UNSET:
            yield f"Heroic Actions: {', '.join(map(str, sea.heroic))}"
        if sea.admirals is not UNSET:
            for player, card in enumerate(sea.admirals, 1):
                numbers = " ".join(map(str, self.box.cards.admirals[card - 1]))
                yield f"Player {player}: Admiral {'I' * card} ({numbers})"


def options_of(code: SetupCode) -> OptionEntry:
    """Give all options of a settled code, the defaults too."""
    said = {
        OPTIONS[name.title()].path[-1]: OPTIONS[name.title()].kind.read(value) for name, value in code.options.items()
    }
    return msgspec.convert(said, OptionEntry)


def sea_of(options: OptionEntry, seed: str, version: int, box: Components) -> SeaEntry:
    """Lay out what the seed says, in the order of the setup."""
    expansions = options.expansions
    board = draw_board(seed, version, box) if options.board == "random" else options.board
    heroic = draw_heroic(seed, version, expansions, box)[: box.cards.heroic_open]
    drawn = {
        "reefs": draw_reefs(seed, version, expansions, box),
        "darkhouse": draw_darkhouse(seed, version, expansions, options.darkhouse_level, box),
        "heroic": heroic,
        "admirals": draw_admirals(seed, version, options.players, box),
    }
    there = {name: value for name, value in drawn.items() if value}
    return msgspec.convert({"board": board, "path": draw_path(seed, version, expansions, box), **there}, SeaEntry)


def make_setup(code: SetupCode, data: Templates) -> NautilionSetup:
    """Make the setup of a settled code."""
    if code.seed is None:
        raise SetupError(f"the code {code} has no seed")
    options, box = options_of(code), components(data)
    return NautilionSetup(code, options, sea_of(options, code.seed, code.version or game.version, box), box)


def read_setup(document: Mapping[str, Any], data: Templates) -> NautilionSetup:
    """Take a setup that was spelled out, strictly."""
    with strictly():
        read, code = read_document(document, _Document, game)
        box = components(data)
        agree(read.options, options_of(code), code)
        check_sea(read.setup, read.options, box)
        setup = NautilionSetup(code, read.options, read.setup, box)
        if setup != make_setup(code, data):
            return replace(setup, changed=True)
        if read.rating is UNSET:
            return setup
        return replace(setup, rating=read.rating.rating(game, code, data))
