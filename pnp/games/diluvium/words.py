"""What the pieces say, from `card-text.toml`."""

from pnp.templates import Data, Templates

__all__ = ["Words", "words"]


class Sections(Data, frozen=True):
    explore: str
    settle: str
    produce: str
    engage: str


class Words(Data, frozen=True):
    """The whole of card-text.toml."""

    civilisations: dict[str, str]
    sections: Sections


def words(data: Templates) -> Words:
    """Read the words."""
    return data.read("diluvium/card-text.toml", Words)
