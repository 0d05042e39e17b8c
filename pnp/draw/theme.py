"""A theme: a game's inks, type and line weights by the part they play, read from its `theme.toml`.

Drawings ask for `theme.ink("land")` or `theme.type("port")`, never for a colour or a size, so that a look is changed in
one file.
"""

from pnp.draw.ink import Ink, Pen
from pnp.draw.type import Font, Type
from pnp.errors import TemplateError
from pnp.templates import Data

__all__ = ["Theme", "TypeSpec"]


class TypeSpec(Data, frozen=True):
    """A way of setting text, as it stands in the template."""

    ink: str
    size: float
    family: str = "sans"
    weight: str = "Regular"
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
        try:
            return self.inks[name]
        except KeyError:
            raise TemplateError(f"the theme has no ink named {name}") from None

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
        try:
            spec = self.types[name]
        except KeyError:
            raise TemplateError(f"the theme has no type named {name}") from None
        return Type(Font(spec.family, spec.weight, spec.italic), spec.size, self.ink(spec.ink), spec.spacing)
