"""The table of Continent of Mu: what lies where, in dictionaries by the names of spaces, and what can be counted."""

from collections import Counter
from typing import Any

from reference.mu_map import DIRECTIONS, SLOTS, SPACES, STANDARD, STANDARD_BAY, Hex, cover, near

__all__ = ["Json", "Table", "area"]

Json = dict[str, Any]
Piece = tuple[str, int] | None
"""Lava (of nobody, -1), a Village or a Moai of a player."""

LAVA: Piece = ("lava", -1)


def area(space: str) -> int:
    return int(space.rstrip("abc"))


def distance(one: Hex, other: Hex) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class Table:
    """Everything on the table before the first turn."""

    def __init__(self, options: Json, setup: Json) -> None:
        self.players: int = options["players"]
        self.edges: bool = options.get("fissure_mode", "border") == "edge"
        self.claims: bool = options.get("sink_mode", "auto") == "claim"
        self.patience: int = options.get("stagnation_rounds", 3)
        self.first: int = setup["first_player"]
        self.where = cover(setup.get("areas", STANDARD))
        self.bays: list[Hex] = [(q, r) for q, r in setup.get("boats", [STANDARD_BAY] * self.players)]
        self.map = {place: space for space, place in self.where.items()}
        self.around = {
            space: {self.map[other] for other in near(place) if other in self.map}
            for space, place in self.where.items()
        }
        self.land = set(SPACES)
        self.slots: dict[str, Piece] = {slot: None if slot.endswith(".out") else LAVA for slot in SLOTS}
        self.loose: Counter[tuple[str, int]] = Counter()
        self.raised: dict[tuple[str, str], int] = {}
        self.settlers: Counter[tuple[str, int]] = Counter()
        self.aboard = [True] * self.players
        self.fissures: set[frozenset[Any]] = set()
        """Pairs of Areas, or in edge mode pairs of spaces."""
        self.volcanoes = set(range(1, 9))
        self.reserve = [{"settler": 6, "village": 8, "moai": 15} for _ in range(self.players)]
        self.prayers = [0] * self.players
        self.supply = 20
        self.track = [0] * self.players
        self.round = self.turn = 1
        self.active = self.first
        self.points = 4
        self.prayed = False
        self.created: Counter[int] = Counter()
        self.old_split = False
        """Claim mode: there was more than one part when the turn began, and nothing has sunk since."""
        self.triggered = False
        self.quiet = 0
        self.busy = False
        """A Moai was raised in this round."""
        self.reason: str | None = None

    # -- the land --------------------------------------------------------------------------------------

    def at(self, place: Hex) -> str | None:
        """Give the space at a hex, if it is not the sea."""
        space = self.map.get(place)
        return space if space in self.land else None

    def beyond(self, space: str, way: str) -> str | None:
        (q, r), (dq, dr) = self.where[space], DIRECTIONS[way]
        return self.at((q + dq, r + dr))

    def beside(self, space: str) -> set[str]:
        return self.around[space] & self.land

    def coastal(self, space: str) -> bool:
        return space in self.land and len(self.beside(space)) < 6

    def closed(self, one: str, other: str) -> bool:
        """Say whether a Fissure lies between two adjacent spaces, of one Area or of two."""
        return area(one) != area(other) and self.site(one, other) in self.fissures

    def site(self, one: str, other: str) -> frozenset[Any]:
        return frozenset((one, other)) if self.edges else frozenset((area(one), area(other)))

    def parts(self) -> list[set[str]]:
        """Give the parts as sets of spaces, that with the lowest Area first."""
        left = set(self.land)
        found = []
        while left:
            part: set[str] = set()
            front = [min(left, key=SPACES.index)]
            while front:
                space = front.pop()
                if space not in part:
                    part.add(space)
                    front += [other for other in self.beside(space) if not self.closed(space, other)]
            left -= part
            found.append(part)
        return found

    def volcanoes_in(self, part: set[str]) -> set[int]:
        return self.volcanoes & {area(space) for space in part}

    def landings(self, seat: int) -> set[str]:
        """Give where a Settler may go ashore."""
        bay = self.bays[seat]
        return {space for place in near(bay) if (space := self.at(place))} or self.far_landings(bay)

    def far_landings(self, bay: Hex) -> set[str]:
        coast = {space: distance(self.where[space], bay) for space in self.land if self.coastal(space)}
        return {space for space, steps in coast.items() if steps == min(coast.values())}

    # -- pieces ----------------------------------------------------------------------------------------

    def has_settler(self, seat: int, space: str) -> bool:
        return self.settlers[space, seat] > 0

    def lies(self, seat: int, place: str) -> bool:
        """Say whether a lying Moai of a player is at a slot or loose in a space."""
        space, _, slot = place.partition(".")
        if slot == "loose":
            return self.loose[space, seat] > 0
        return self.slots[place] == ("moai", seat)

    def take(self, seat: int, place: str) -> None:
        space, _, slot = place.partition(".")
        if slot == "loose":
            self.loose[space, seat] -= 1
        else:
            self.slots[place] = None

    def villages(self, seat: int, place: int | None = None) -> int:
        """Count the Villages of a player, all or those in an Area."""
        return sum(
            piece == ("village", seat) and place in (None, area(slot.partition(".")[0]))
            for slot, piece in self.slots.items()
        )

    def standing(self, seat: int) -> list[str]:
        return [space for (space, _), owner in self.raised.items() if owner == seat]

    def settlers_of(self, seat: int) -> int:
        return sum(number for (_, owner), number in self.settlers.items() if owner == seat)

    def moai(self, seat: int) -> int:
        lying = sum(piece == ("moai", seat) for piece in self.slots.values())
        loose = sum(number for (_, owner), number in self.loose.items() if owner == seat)
        return len(self.standing(seat)) + lying + loose

    def lava(self) -> int:
        return sum(piece == LAVA for piece in self.slots.values())

    # -- the score -------------------------------------------------------------------------------------

    def score(self, seat: int) -> dict[str, int]:
        standing = self.standing(seat)
        paired = 0
        for number, space in enumerate(standing):
            others = standing[:number] + standing[number + 1 :]
            paired += any(other == space or other in self.beside(space) for other in others)
        lines = {
            "track": self.track[seat],
            "villages": 3 * self.villages(seat),
            "settlers": 4 * self.settlers_of(seat),
            "prayers": 2 * self.prayers[seat],
            "moai": 2 * self.moai(seat),
            "bonus": 2 * paired,
        }
        return {**lines, "total": sum(lines.values())}

    def winners(self) -> list[int]:
        ranks = [
            (self.score(seat)["total"], self.settlers_of(seat), self.villages(seat), self.moai(seat))
            for seat in range(self.players)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def check(self) -> None:
        """What is always so."""
        for seat in range(self.players):
            left = self.reserve[seat]
            assert min(left.values()) >= 0
            assert self.settlers_of(seat) + self.aboard[seat] + left["settler"] == 7
            assert self.villages(seat) + left["village"] == 8
            assert self.moai(seat) + left["moai"] == 15
            assert 0 <= self.prayers[seat] <= 4
        for slot, piece in self.slots.items():
            assert piece is None or slot.partition(".")[0] in self.land
        assert all(space in self.land for space, _ in self.raised)
        assert all(space in self.land for (space, _), number in (self.settlers + self.loose).items() if number)
        assert self.volcanoes == {area(space) for space in self.land} & set(range(1, 9))
        assert 0 <= self.points <= 4
        if not self.claims:
            assert len(self.parts()) <= 2
            assert self.edges or len(self.fissures) <= 26
