"""The path: the tokens between the Happy Isles and the Abyss, the Reefs beside them, and the two figures.

A token that leaves is no space any more (NA-M02), so the path is simply the row of those that are left. A figure
stands between tokens; where it stands is how many tokens lie on the Happy Isles' side of it. Two figures side by side
have the same number, and `crossed` says which of them is nearer to the Happy Isles. Whether a figure stands on an end
or in the hole next to it makes no difference, but for the Phantom on the Abyss, beyond which DA 3 can lay nothing.

Places, tokens and Reefs are rows of small numbers of equal length, as bytes: they are cut and joined several times in
every turn, and nothing does that faster.
"""

import msgspec
from msgspec.structs import replace

__all__ = ["Path"]


class Path(msgspec.Struct, frozen=True):
    """The row at one moment, from the Happy Isles on."""

    places: bytes
    tokens: bytes
    reefs: bytes
    """The Reef beside each token, or 0."""
    nautilion: int = 0
    phantom: int = 0
    crossed: bool = False
    """Whether the Phantom is on the Happy Isles' side of the Nautilion."""
    moored: bool = True
    """Whether the Phantom stands on the Abyss."""
    reef: int = 0
    """The Reef beside the Nautilion, or 0 (NA-X3-02)."""
    unused: int = 1
    """The next number for a place."""

    @property
    def between(self) -> int:
        """NA-X2-07: the tokens between the figures before they have met."""
        return self.phantom - self.nautilion

    def place_at(self, place: int) -> int:
        """Give where in the row a place is, or -1 (NA-C07)."""
        return self.places.find(place) if place < 256 else -1

    # -- the figures: NA-M04 to M07 ---------------------------------------------------------------------

    def land_nautilion(self, at: int) -> "Path":
        """Put the Nautilion in the place of a token, which is taken off; its old Reef must have been dealt with."""
        phantom = self.phantom
        return Path(
            self.places[:at] + self.places[at + 1 :],
            self.tokens[:at] + self.tokens[at + 1 :],
            self.reefs[:at] + self.reefs[at + 1 :],
            at,
            phantom - (phantom > at),
            phantom <= at,
            self.moored,
            self.reefs[at],
            self.unused,
        )

    def land_phantom(self, at: int) -> "Path":
        """Put the Phantom in the place of a token, which is taken off with its Reef."""
        nautilion = self.nautilion
        return Path(
            self.places[:at] + self.places[at + 1 :],
            self.tokens[:at] + self.tokens[at + 1 :],
            self.reefs[:at] + self.reefs[at + 1 :],
            nautilion - (nautilion > at),
            at,
            nautilion > at,
            False,
            self.reef,
            self.unused,
        )

    def moor_phantom(self) -> "Path":
        """HA 4: the Phantom stops on the Abyss."""
        return replace(self, phantom=len(self.tokens), crossed=False, moored=True)

    # -- other changes ----------------------------------------------------------------------------------

    def without(self, at: int) -> "Path":
        """Take a token off, with its Reef, where no figure comes to stand."""
        return Path(
            self.places[:at] + self.places[at + 1 :],
            self.tokens[:at] + self.tokens[at + 1 :],
            self.reefs[:at] + self.reefs[at + 1 :],
            self.nautilion - (self.nautilion > at),
            self.phantom - (self.phantom > at),
            self.crossed,
            self.moored,
            self.reef,
            self.unused,
        )

    def swapped(self, one: int, other: int) -> "Path":
        """NA-C07: exchange two tokens; Reefs stay."""
        row = bytearray(self.tokens)
        row[one], row[other] = row[other], row[one]
        return replace(self, tokens=bytes(row))

    def laid(self, token: int, at: int, beyond_phantom: bool) -> "Path":
        """DA 3: lay a token ahead of the Nautilion, so that it is the one at this index."""
        ahead = not (self.crossed or beyond_phantom) and self.phantom >= at
        return replace(
            self,
            places=self.places[:at] + bytes((self.unused,)) + self.places[at:],
            tokens=self.tokens[:at] + bytes((token,)) + self.tokens[at:],
            reefs=self.reefs[:at] + b"\0" + self.reefs[at:],
            phantom=self.phantom + ahead,
            unused=self.unused + 1,
        )
