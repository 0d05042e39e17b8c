"""The map of Diluvium for the slow referee: tiles in their slots, what lies and stands on them, and ways over them."""

from typing import Any

from reference.diluvium_tables import LAYOUT_OF, TILES, TOKENS, layout

Tile = dict[str, Any]
"""q, r, cost, up, city (seat or None), name, spaces ([kind, seat or None] each), islands, settlers, monster, slain."""


class Sea:
    """All tiles by slot."""

    def __init__(self, players: int, tiles: list[str]) -> None:
        self.tiles: dict[str, Tile] = {}
        left = list(tiles)
        for slot, (q, r, cost, up) in layout(LAYOUT_OF[players]).items():
            tile: Tile = {"q": q, "r": r, "cost": cost, "up": up, "slain": False, "settlers": []}
            if cost is None:
                islands = dict.fromkeys(TOKENS, 1)
                tile |= {"city": int(slot[2]), "name": "", "spaces": [], "islands": islands, "monster": None}
            else:
                name = left.pop(0)
                _, spaces, islands, monster = TILES[name]
                free = [[kind, None] for kind in spaces]
                tile |= {"city": None, "name": name, "spaces": free, "islands": dict(islands), "monster": monster}
            self.tiles[slot] = tile
        self.neighbours = {slot: self.find_neighbours(slot) for slot in self.tiles}

    def find_neighbours(self, slot: str) -> list[str]:
        here = self.tiles[slot]
        near = []
        for other, tile in sorted(self.tiles.items()):
            step = (tile["q"] - here["q"], tile["r"] - here["r"])
            if step in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]:
                near.append(other)
        return near

    def distances(self, start: str) -> dict[str, int]:
        """Give the steps to every tile that can be reached: only the last of a way may lie face down."""
        steps = {start: 0}
        row = [start]
        while row:
            slot = row.pop(0)
            if self.tiles[slot]["up"]:
                for near in self.neighbours[slot]:
                    if near not in steps:
                        steps[near] = steps[slot] + 1
                        row.append(near)
        return steps

    def way(self, start: str, goal: str) -> list[str]:
        """Give the tiles of a shortest way behind the start; of equal ones the lowest slots come first."""
        way: list[str] = []
        here = start
        while here != goal:
            left = {}
            for near in self.neighbours[here]:
                if near == goal or self.tiles[near]["up"]:
                    steps = self.distances(near)
                    if goal in steps:
                        left[near] = steps[goal]
            shortest = min(left.values())
            here = min(slot for slot, steps in left.items() if steps == shortest)
            way.append(here)
        return way

    def city(self, seat: int) -> str:
        return next(slot for slot, tile in self.tiles.items() if tile["city"] == seat)

    # -- Exploration Spaces

    def marked(self, slot: str, seat: int) -> bool:
        """Say whether a player has a marker on this tile."""
        return any(owner == seat for _, owner in self.tiles[slot]["spaces"])

    def free_marks(self, slot: str) -> list[str]:
        """Give the kinds of the free Exploration Spaces."""
        return [kind for kind, owner in self.tiles[slot]["spaces"] if owner is None]

    def put_marker(self, slot: str, kind: str, seat: int) -> None:
        space = next(space for space in self.tiles[slot]["spaces"] if space == [kind, None])
        space[1] = seat

    # -- Settlers, each [seat, kind of its space]

    def spaces(self) -> list[str]:
        """Give every space that is printed, face down too: `a05f`."""
        return [slot + kind for slot, tile in self.tiles.items() for kind in tile["islands"]]

    def settlers(self, seat: int, space: str) -> int:
        """Count a player's Settlers on a space."""
        slot, kind = space[:-1], space[-1]
        return self.tiles[slot]["settlers"].count([seat, kind]) if slot in self.tiles else 0

    def all_settlers(self, seat: int, slot: str) -> int:
        """Count a player's Settlers on a tile."""
        return sum(owner == seat for owner, _ in self.tiles[slot]["settlers"])

    def has_free(self, space: str) -> bool:
        slot, kind = space[:-1], space[-1]
        if slot not in self.tiles:
            return False
        taken = sum(kind == stood for _, stood in self.tiles[slot]["settlers"])
        return bool(self.tiles[slot]["islands"].get(kind, 0) > taken)

    def island(self, space: str) -> str:
        """Name the island: a City has one, another tile one for each kind."""
        return space[:-1] if self.tiles[space[:-1]]["city"] else space
