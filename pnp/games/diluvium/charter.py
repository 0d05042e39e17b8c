"""The charter: what holds for a whole game: the options, the setup, and what is in the box.

What the rules ask of it at every move is worked out once, when it is made: the map with its tiles, the board of each
seat, where everybody is at home. A solo game has two seats, the second is the Rival's (DI-SOL-01).
"""

from dataclasses import dataclass, field
from typing import NoReturn

from pnp.errors import IllegalMove
from pnp.games.diluvium.components import ActionBoard, Components, Monster, Scenario
from pnp.games.diluvium.layout import Layout
from pnp.games.diluvium.moves import CARD_NUMBERS, RIVAL_CARDS, SPACES
from pnp.games.diluvium.places import KINDS

__all__ = ["Charter", "refuse"]


def refuse(rule: str, message: str) -> NoReturn:
    """A rule is broken, which is the end of the move."""
    raise IllegalMove(rule, message)


@dataclass(frozen=True)
class Charter:
    """The terms of one game."""

    box: Components = field(compare=False, repr=False)
    civilisations: tuple[str, ...]
    """By seat; in a solo game two, the second is the Rival’s."""
    tiles: tuple[str, ...]
    """The tile of every Ocean slot, in the order of the slots."""
    ruins: tuple[str, ...] = ()
    """The Ruins Cards from the top; empty where nobody knows their order."""
    first: int = 1
    players: int = 2
    side: str = "A"
    """The side of the Action Boards in play; the Rival always has side A."""
    rival: tuple[str, ...] = ()
    """Solo: the Rival cards from the top; empty where nobody knows their order."""
    scenario: str = "Z1"
    """Solo."""
    carry: str = "none"
    """Solo: what the scenario before brings: none, resources, strength, card or loss (DI-SOL-15)."""

    solo: bool = field(init=False, compare=False, repr=False)
    seats: int = field(init=False, compare=False, repr=False)
    """How many seats there are, the Rival’s too."""
    layout: Layout = field(init=False, compare=False, repr=False)
    boards: tuple[ActionBoard, ...] = field(init=False, compare=False, repr=False)
    """The board of each seat; seat 1 has index 0."""
    homes: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The City slot of each seat."""
    monsters: tuple[Monster | None, ...] = field(init=False, compare=False, repr=False)
    """By slot, Cities too."""
    islands: bytes = field(init=False, compare=False, repr=False)
    """The Settler spaces of each slot: two bits for each kind say how many."""
    spaces: bytes = field(init=False, compare=False, repr=False)
    """The Exploration Spaces of each slot: two bits each for G1, G2, G3 and S say how many."""
    cards: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The Ruins deck: in its order where that is known, else in the order of the file."""
    rival_cards: tuple[int, ...] = field(init=False, compare=False, repr=False)
    scenario_terms: Scenario = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        box, solo = self.box, self.players == 1
        layout = box.layouts[self.players]
        tiles = [box.tiles[tile] for tile in self.tiles]
        boards = [box.common if self.side == "A" else box.civilisations[name] for name in self.civilisations]
        if solo:
            boards[1:] = [box.common]
        city = sum(1 << 2 * KINDS.index(kind.lower()) for kind in box.city)
        islands = [
            sum(int(island[1]) << 2 * KINDS.index(island[0].lower()) for island in tile.islands) for tile in tiles
        ]
        spaces = [sum(1 << 2 * (SPACES.index(space.lower()) - 1) for space in tile.spaces) for tile in tiles]
        in_order = [number for number, card in enumerate(box.ruins) for _ in range(card.copies)]
        worked_out = {
            "solo": solo,
            "seats": len(boards),
            "layout": layout,
            "boards": tuple(boards),
            "homes": tuple(layout.ocean + seat for seat in range(len(boards))),
            "monsters": (*(tile.monster for tile in tiles), *(None,) * layout.cities),
            "islands": bytes([*islands, *(city,) * layout.cities]),
            "spaces": bytes([*spaces, *(0,) * layout.cities]),
            "cards": tuple(CARD_NUMBERS[card] for card in self.ruins) or tuple(in_order),
            "rival_cards": tuple(map(RIVAL_CARDS.index, self.rival)) or tuple(range(len(box.rival))),
            "scenario_terms": box.scenarios[self.scenario],
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        """Maps differ enough."""
        return hash((self.tiles, self.civilisations, self.first))
