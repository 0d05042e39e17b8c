"""The engravings of the sea chart: what the copper plate carries besides the map itself.

Each drawing has its own box in millimetres, says its size here, and is the same every time. A symbol's origin is the
point by which it is placed: ship and serpent stand on the middle of their waterline (waves lie a little below it),
roses and stars turn about their centre.

| drawing             | box in mm (left, top, right, bottom) |
|---------------------|--------------------------------------|
| `ship`              | -16, -28, 16, 2.6                    |
| `serpent`           | -16, -17.5, 16, 2.6                  |
| `rose` of radius r  | -1.06 r, -1.36 r, 1.06 r, 1.06 r     |
| `cost_rose`         | -19, -20, 19, 20                     |
| `corner_star`, size | -size / 2 to size / 2                |
| `draw_ribbon_title` | width by `RIBBON_HEIGHT`, y is its top |
| `draw_game_line`    | y is the baseline of its capitals    |
"""

from pnp.games.carmine.engravings.corner import corner_star
from pnp.games.carmine.engravings.flourish import draw_game_line
from pnp.games.carmine.engravings.ribbon import RIBBON_HEIGHT, draw_ribbon_title
from pnp.games.carmine.engravings.rose import cost_rose, rose
from pnp.games.carmine.engravings.serpent import serpent
from pnp.games.carmine.engravings.ship import ship

__all__ = [
    "RIBBON_HEIGHT",
    "corner_star",
    "cost_rose",
    "draw_game_line",
    "draw_ribbon_title",
    "rose",
    "serpent",
    "ship",
]
