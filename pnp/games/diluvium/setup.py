"""Diluvium's setup: the ocean and the decks before the first turn, spelled out (DI-SET-01 to SET-12, SOL-01).

The seed deals the tiles, shuffles the Ruins Cards (alone also the Rival cards), chooses who begins and, where nobody
has, the civilisations; each from a stream of its own (`deal`). Spelled out stands what is face down as well: a record
needs it. The text for people keeps it secret.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from pnp.errors import SetupError
from pnp.games.diluvium import game
from pnp.games.diluvium.chart import chart, legend
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import ActionBoard, Components, components
from pnp.games.diluvium.deal import draw_civilisations, draw_first, draw_rival, draw_ruins, draw_tiles
from pnp.games.diluvium.entries import OceanEntry, OptionEntry, charter_of, check_ocean, check_options
from pnp.headers import NUMBER, TEXT, Field, Kind
from pnp.seeds import SetupCode
from pnp.spelled import Document, Spelled, agree, read_document, strictly
from pnp.templates import Templates

__all__ = ["OPTIONS", "DiluviumSetup", "make_setup", "ocean_of", "options_of", "read_setup"]


def _read_civilisations(text: str) -> str | list[str]:
    words = text.replace("+", " ").split()
    return "random" if words == ["random"] else words


_SEATS = Kind(_read_civilisations, lambda names: names if isinstance(names, str) else "+".join(names))
OPTIONS = {
    "Players": Field(("options", "players"), NUMBER),
    "Side": Field(("options", "side"), TEXT),
    "Civilisations": Field(("options", "civilisations"), _SEATS),
    "Scenario": Field(("options", "scenario"), TEXT),
    "Carry": Field(("options", "carry"), TEXT),
}
"""The options of a code as headers of a record, and where they stand in JSON."""

_Document = Document[Literal["diluvium"], OptionEntry, OceanEntry]


@dataclass(frozen=True, slots=True)
class DiluviumSetup(Spelled[OptionEntry, OceanEntry, Components]):
    """The ocean and the decks, and the code that gives them."""

    @property
    def ocean(self) -> OceanEntry:
        return self.laid

    @property
    def charter(self) -> Charter:
        """The terms under which it is played."""
        return charter_of(self.options, self.ocean, self.box)

    def text(self) -> str:
        charter = self.charter
        parts = [f"{game.title} · {self.code}", *self._terms(), "", *self._seats(), ""]
        return "\n".join([*parts, *chart(charter), "", "Open at the start", *(f"  {line}" for line in legend(charter))])

    def _terms(self) -> Iterator[str]:
        options, box = self.options, self.box
        tray = box.numbers.trays[options.players - 1]
        players = "1 player and the Rival" if options.players == 1 else f"{options.players} players"
        yield f"For {players}: layout {box.layouts[options.players].name}, side {options.side}, {tray} in each tray"
        if options.scenario is not UNSET:
            terms = box.scenarios[options.scenario]
            goals = {"draw": "draw {} Ruins Cards or more", "slay": "slay {} Monsters or more", None: ""}
            goal = goals[terms.goal].format(terms.times)
            yield f"Scenario {terms.id}, {terms.name}: more Gold than the Rival{goal and f'; {goal}'}"
        carried = {
            "resources": f"You start with {box.carry.resources} Food, Craft and Weapons each",
            "strength": f"You start with {box.carry.strength} more strength",
            "card": "You start with a Ruins Card",
            "loss": f"The Rival starts with {box.carry.loss} more Gold",
        }
        if options.carry in carried:
            yield carried[str(options.carry)]

    def _seats(self) -> Iterator[str]:
        charter = self.charter
        for seat, (civilisation, board) in enumerate(zip(charter.civilisations, charter.boards, strict=True), 1):
            alone = charter.solo and seat == 2
            slot = f"{charter.layout.name}K{seat}"
            begins = ", begins" if seat == charter.first else ""
            name = civilisation.title()
            if alone:
                terms = charter.scenario_terms
                gold = terms.gold + (self.box.carry.loss if charter.carry == "loss" else 0)
                yield f"Rival   {slot}  {name}: strength {terms.strength}, {gold} Gold, track {_track(board)}"
                continue
            role = f", {board.name}" if charter.side == "B" else ""
            more = self.box.carry.strength if charter.carry == "strength" else 0
            slots = "/".join(map(str, board.slots))
            yield (
                f"Seat {seat}  {slot}  {name}{role}{begins}: Settlers E/S/P/G {slots}, strength "
                f"{board.strength + more}, track {_track(board)}"
            )


def _track(board: ActionBoard) -> str:
    return " ".join(map(str, board.track))


def options_of(code: SetupCode) -> OptionEntry:
    """Give all options of a settled code, the defaults too; those of a solo game only where one plays."""
    said = {
        OPTIONS[name.title()].path[-1]: OPTIONS[name.title()].kind.read(value) for name, value in code.options.items()
    }
    if said.get("players") == 1:
        said = {"scenario": "Z1", "carry": "none", **said}
    options = msgspec.convert(said, OptionEntry)
    check_options(options)
    return options


def ocean_of(options: OptionEntry, seed: str, version: int, box: Components) -> OceanEntry:
    """Lay out what the seed says, in the order of the setup."""
    players = options.players
    chosen = options.civilisations
    scenario = "Z1" if options.scenario is UNSET else options.scenario
    drawn: dict[str, Any] = {
        "civilisations": draw_civilisations(seed, version, players, box) if chosen == "random" else chosen,
        "first": draw_first(seed, version, players),
        "tiles": draw_tiles(seed, version, players, scenario, box),
        "ruins": draw_ruins(seed, version, box),
    }
    if players == 1:
        drawn["rival"] = draw_rival(seed, version, players, box)
    return msgspec.convert(drawn, OceanEntry)


def make_setup(code: SetupCode, data: Templates) -> DiluviumSetup:
    """Make the setup of a settled code."""
    if code.seed is None:
        raise SetupError(f"the code {code} has no seed")
    options, box = options_of(code), components(data)
    return DiluviumSetup(code, options, ocean_of(options, code.seed, code.version or game.version, box), box)


def read_setup(document: Mapping[str, Any], data: Templates) -> DiluviumSetup:
    """Take a setup that was spelled out, strictly."""
    with strictly():
        read, code = read_document(document, _Document, game)
        box = components(data)
        agree(read.options, options_of(code), code)
        check_ocean(read.setup, read.options, box)
        setup = DiluviumSetup(code, read.options, read.setup, box)
        return replace(setup, changed=setup != make_setup(code, data))
