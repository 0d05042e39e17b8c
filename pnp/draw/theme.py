"""A theme: a game's inks, type and line weights by the part they play, read from its `theme.toml`.

Drawings ask for `theme.ink("land")` or `theme.type("port")`, never for a colour or a size, so that a look is changed in
one file.
"""

from typing import Annotated, Literal

from msgspec import Meta

from pnp.draw.ink import Ink, Pen
from pnp.draw.type import Font, Type
from pnp.templates import Data

__all__ = ["Theme", "TypeSpec"]


class TypeSpec(Data, frozen=True):
    """A way of setting text, as it stands in the template."""

    ink: str
    size: Annotated[float, Meta(gt=0, le=200)]
    family: Literal["sans", "serif"] = "sans"
    weight: Literal["ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black"] = "Regular"
    italic: bool = False
    spacing: float = 0.0


class Theme(Data, frozen=True):
    """The look of a game."""

    inks: dict[str, Ink]
    types: dict[str, TypeSpec]
    fine: float = 0.25
    """The thin line weight, in mm."""
    bold: float = 0.6
    """The thick one."""
    radius: float = 3.0
    """The one corner radius."""

    def ink(self, name: str) -> Ink:
        return self.inks[name]

    def pen(
        self,
        name: str,
        width: float | None = None,
        *,
        dash: tuple[float, ...] = (),
        cap: str = "butt",
        join: str = "round",
    ) -> Pen:
        """Give a pen in one of the inks, `fine` unless told."""
        return Pen(self.ink(name), self.fine if width is None else width, dash, cap, join)

    def type(self, name: str) -> Type:
        spec = self.types[name]
        return Type(Font(spec.family, spec.weight, spec.italic), spec.size, self.ink(spec.ink), spec.spacing)
