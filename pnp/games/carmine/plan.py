"""The plan of a generated board: every number that the generator goes by, read from `carmine/board.toml`.

What a board must have (`conditions`) stands apart from how it comes about (`coast`, `islands`, `landmarks`)
and from what is thought beautiful (`beauty`): the first is a promise to the player, the rest is taste. A
player who wants more land or fewer pirates changes them in a copy. Each number is explained in the file,
where it stands.
"""

from pnp.templates import Data, Templates

__all__ = ["Beauty", "Coast", "Conditions", "Islands", "Landmarks", "Plan", "read_plan"]


class Conditions(Data, frozen=True):
    """What every generated board satisfies. Distances are the greater of column and row distance."""

    pirates: int
    bonuses_of_a_kind: int
    land_percent_least: int
    land_percent_most: int
    landing_cells: int
    ports_apart: int
    monoliths_apart: int
    pirates_apart: int
    rock_cuts_off: int
    islands_least: int
    islands_most: int
    coves: int
    mainland_piece: int


class Coast(Data, frozen=True):
    """A mainland: stretches of rows of equal depth, broken by bays, and capes grown on."""

    depths: tuple[int, ...]
    stretch: tuple[int, int]
    bays: tuple[int, int]
    bay_rows: tuple[int, int]
    capes: tuple[int, int]
    slender: int
    reach: int


class Islands(Data, frozen=True):
    """The islands, grown one after the other until there is as much land as wished for."""

    land: tuple[int, int]
    sizes: tuple[tuple[int, int], ...]
    rings: tuple[int, ...]
    edge: int
    strait: int
    slender: tuple[int, ...]


class Landmarks(Data, frozen=True):
    """Where ports, monoliths, bonuses and pirates go, beyond what they must."""

    tries: int
    looks: int
    enough: int
    port_for_cells: int
    mainland_ports: tuple[int, int]
    mainland_bonuses: int
    monolith_from_port: int
    bonuses_apart: int


class Beauty(Data, frozen=True):
    """What speaks for a land and what against it, in points."""

    lands: int
    size: int
    large: int
    large_wanted: int
    corner: int
    coast_corner: int
    straight: int
    straight_length: int
    islet: int
    islets_free: int
    quarter: int
    quarter_wanted: int
    edge: int
    edge_free: int
    empty: int
    wall: int
    wall_free: int
    land: int
    land_wanted: int


class Plan(Data, frozen=True):
    """All of `carmine/board.toml`."""

    attempts: int
    spare: str
    conditions: Conditions
    coast: Coast
    islands: Islands
    landmarks: Landmarks
    beauty: Beauty


def read_plan(data: Templates) -> Plan:
    """Read the plan from the templates."""
    return data.read("carmine/board.toml", Plan)
