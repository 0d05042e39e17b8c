"""Black figures: silhouettes of glaze and the eyes in them, as on an old vase."""

from pnp.draw.engrave import Plate
from pnp.draw.shapes import Circle, Path

__all__ = ["eye", "glaze"]

_EDGE = 0.22


def glaze(plate: Plate, shape: Path) -> None:
    """Lay a silhouette."""
    plate.area(shape, "glaze", _EDGE, "glaze-edge")


def eye(plate: Plate, x: float, y: float, r: float = 0.75) -> None:
    """Draw an eye as on an old vase: a white round with a dark one in it."""
    plate.area(Circle(x, y, r), "slip", 0.12, "glaze-edge")
    plate.area(Circle(x, y, r * 0.48), "glaze-edge")
