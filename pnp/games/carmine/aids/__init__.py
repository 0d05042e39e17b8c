"""The aids: boards, compasses, dice and the spinner, which lie on the table beside charts, ledgers and cards.

| group               | parts                         | size in mm     | for            |
|---------------------|-------------------------------|----------------|----------------|
| `exploration-board` | `exploration-board`           | 125 x 88       | all            |
| `central-compass`   | `central-compass`             | 120 x 120      | all            |
| `personal-compass`  | `compass-rose`                | 80 across      | every player   |
|                     | `compass-disc`                | 52 x 56.2      | every player   |
| `player-aid`        | `player-aid`, two sides       | 95 x 128       | every player   |
| `dice`              | `wind-die` (3)                | edges of 22    | all            |
|                     | `exploration-die`             | edges of 19    | all            |
| `spinner`           | `spinner`, `spinner-arrow`    | 96 across      | instead of dice |
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
