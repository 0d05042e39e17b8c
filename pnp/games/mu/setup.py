"""The setup of Mu: where the tiles lie, where the Boats do, and who begins, spelled out (MU-801 to 816).

The standard setup leaves only the First Player to the seed; the Advanced Setup everything. Nothing is face down, so
that what is spelled out and what people read are the same.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from pnp.errors import SetupError
from pnp.games.mu import game
from pnp.games.mu.chart import chart, landfalls
from pnp.games.mu.charter import Charter
from pnp.games.mu.components import Components, components
from pnp.games.mu.deal import deal_boats, deal_continent, deal_first
from pnp.games.mu.entries import LandEntry, OptionEntry, charter_of, check_land, completed
from pnp.headers import NUMBER, TEXT, Field
from pnp.seeds import SetupCode
from pnp.spelled import Document, Spelled, agree, read_document, strictly
from pnp.templates import Templates

__all__ = ["OPTIONS", "MuSetup", "land_of", "make_setup", "options_of", "read_setup"]

OPTIONS = {
    "Players": Field(("options", "players"), NUMBER),
    "Continent": Field(("options", "setup"), TEXT),
    "Fissure-Mode": Field(("options", "fissure_mode"), TEXT),
    "Sink-Mode": Field(("options", "sink_mode"), TEXT),
    "Stagnation-Rounds": Field(("options", "stagnation_rounds"), NUMBER),
    "Max-Attempts": Field(("options", "max_attempts"), NUMBER),
}
"""The options as headers of a record, and where they stand in JSON."""

_Document = Document[Literal["mu"], OptionEntry, LandEntry]


@dataclass(frozen=True, slots=True)
class MuSetup(Spelled[OptionEntry, LandEntry, Components]):
    """The continent and the Boats, and the code that gives them."""

    @property
    def land(self) -> LandEntry:
        return self.laid

    @property
    def charter(self) -> Charter:
        """The terms under which it is played."""
        return charter_of(self.options, self.land, self.box)

    def text(self) -> str:
        charter = self.charter
        picture = chart(charter.continent, charter.bays)
        boats = landfalls(charter.continent, charter.bays)
        lines = [f"{game.title} · {self.code}", *self._terms(), "", *picture, "", *boats, *self._pieces()]
        return "\n".join(lines)

    def _terms(self) -> Iterator[str]:
        options = self.options
        continent = "the standard continent" if options.setup == "standard" else "a continent of the Advanced Setup"
        yield f"For {options.players} players, on {continent}"
        closes = "the border of two Areas" if options.fissure_mode == "border" else "one edge of two spaces"
        sinks = "sink at once" if options.sink_mode == "auto" else "sink when announced or claimed"
        yield f"A Fissure closes {closes}; parts {sinks}"
        rounds = options.stagnation_rounds
        idle = "a round" if rounds == 1 else f"{rounds} rounds in a row"
        volcanoes = self.box.numbers.last_volcanoes
        end = f"the one that leaves {volcanoes} Volcanoes or fewer"
        yield f"The last round is {end}; {idle} without a raised Moai end{'s' * (rounds == 1)} the game too"

    def _pieces(self) -> Iterator[str]:
        numbers = self.box.numbers
        yield f"Seat {self.land.first_player} begins"
        yield (
            f"Each player: {numbers.settlers} Settlers, one of them aboard, {numbers.villages} Villages, "
            f"{numbers.moai} Moai; in the supply: {numbers.prayers} Prayer tokens"
        )
        yield "Lava: in the inner slot of every space of Areas 1 to 8, and in every slot of Areas 9 to 22"


def options_of(code: SetupCode) -> OptionEntry:
    """Give all options of a settled code, the defaults too."""
    every = [(OPTIONS[option.header], code.options.get(option.name, option.default)) for option in game.options]
    return msgspec.convert({field.path[-1]: field.kind.read(value) for field, value in every}, OptionEntry)


def land_of(options: OptionEntry, seed: str, version: int, box: Components) -> LandEntry:
    """Lay out what the seed says."""
    players = options.players
    drawn = LandEntry(first_player=deal_first(seed, version, players))
    if options.setup == "advanced":
        continent = deal_continent(seed, version, options.max_attempts, box)
        boats = deal_boats(seed, version, continent, players)
        drawn = msgspec.structs.replace(drawn, areas=continent.placements, boats=boats)
    return completed(drawn, options, box)


def make_setup(code: SetupCode, data: Templates) -> MuSetup:
    """Make the setup of a settled code."""
    if code.seed is None:
        raise SetupError(f"the code {code} has no seed")
    options, box = options_of(code), components(data)
    return MuSetup(code, options, land_of(options, code.seed, code.version or game.version, box), box)


def read_setup(document: Mapping[str, Any], data: Templates) -> MuSetup:
    """Take a setup that was spelled out, strictly."""
    with strictly():
        read, code = read_document(document, _Document, game)
        box = components(data)
        agree(read.options, options_of(code), code)
        check_land(read.setup, read.options, box)
        setup = MuSetup(code, read.options, _spelled_out(read.setup), box)
        return replace(setup, changed=setup != make_setup(code, data))


def _spelled_out(land: LandEntry) -> LandEntry:
    """Take a setup in which nothing is left out."""
    for name in land.__struct_fields__:
        if getattr(land, name) is msgspec.UNSET:
            raise SetupError(f"setup.{name} is missing")
    return land
