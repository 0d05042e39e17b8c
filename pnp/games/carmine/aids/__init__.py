"""The aids: boards, compasses, dice and the spinner, which lie on the table beside charts, ledgers and cards.

| part                | what is cut out of it         | size in mm         | for             |
|---------------------|-------------------------------|--------------------|-----------------|
| `exploration-board` | a board                       | 125 x 88           | all             |
| `central-compass`   | a board                       | 120 x 120          | all             |
| `personal-compass`  | rose and disc                 | 80 and 50.4 across | every player    |
| `player-aid`        | a card with two sides         | 97 x 129           | every player    |
| `dice`              | three octahedra and a cube    | edges of 22 and 19 | all             |
| `spinner`           | disc and arrow                | 96 across          | instead of dice |

Each is a group of its own; what is cut out of it are the parts of the group.
"""

from pnp.games.carmine.aids.central_compass import central_compass_parts
from pnp.games.carmine.aids.dice import dice_parts
from pnp.games.carmine.aids.exploration_board import exploration_board_parts
from pnp.games.carmine.aids.personal_compass import personal_compass_parts
from pnp.games.carmine.aids.player_aid import player_aid_parts
from pnp.games.carmine.aids.spinner import spinner_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = [
    "aid_parts",
    "central_compass_parts",
    "dice_parts",
    "exploration_board_parts",
    "personal_compass_parts",
    "player_aid_parts",
    "spinner_parts",
]


def aid_parts(data: Templates, players: int = 1) -> list[Part]:
    """Give all aids of a game for so many players."""
    return [
        *exploration_board_parts(data),
        *central_compass_parts(data),
        *personal_compass_parts(data, players),
        *player_aid_parts(data, players),
        *dice_parts(data),
        *spinner_parts(data),
    ]
