"""One player's Ship Board, box by box: CA-H1 to H5."""

from dataclasses import dataclass, field, replace

from reference.voyage_cards import CANNONS, SHIPS

PROVISIONS = 45
GOLD = 30
WINDS = 12
STORY = 50
POWER = 6

PROVISION_BONUS: dict[int, tuple[str, int]] = {
    10: ("wind", 1),
    15: ("story", 1),
    20: ("gold", 1),
    25: ("renown", 2),
    30: ("story", 1),
    35: ("renown", 3),
    40: ("wind", 1),
    45: ("renown", 5),
}
GOLD_BONUS: dict[int, tuple[str, int]] = {
    5: ("story", 1),
    10: ("fill", 1),
    15: ("renown", 2),
    20: ("story", 1),
    25: ("renown", 3),
    30: ("renown", 5),
}
STORY_BONUS: dict[int, tuple[str, int]] = {
    5: ("wind", 1),
    10: ("gold", 1),
    15: ("renown", 2),
    20: ("fill", 1),
    25: ("renown", 3),
    30: ("wind", 1),
    35: ("renown", 4),
    40: ("renown", 5),
    45: ("wind", 1),
    50: ("renown", 6),
}
CANNON_BONUS: dict[int, tuple[str, int]] = {3: ("story", 1), 5: ("wind", 1), 7: ("renown", 8)}
_SIZE = {"provisions": PROVISIONS, "gold": GOLD, "wind": WINDS, "story": STORY}
_BONUS = {"provisions": PROVISION_BONUS, "gold": GOLD_BONUS, "wind": {}, "story": STORY_BONUS}


@dataclass
class Ledger:
    """How many boxes are circled and how many of them crossed off, of every track."""

    circled: dict[str, int] = field(default_factory=lambda: {"provisions": 5, "gold": 0, "wind": 0, "story": 0})
    crossed: dict[str, int] = field(default_factory=lambda: {"provisions": 0, "gold": 0, "wind": 0})
    ship: int = 1
    cannons: int = 0
    monsters: int = 1
    pirates: int = 1
    bonus: int = 0
    """Renown that counts at the end."""

    def copy(self) -> "Ledger":
        return replace(self, circled=dict(self.circled), crossed=dict(self.crossed))

    def have(self, what: str) -> int:
        return self.circled[what] - self.crossed[what]

    @property
    def story(self) -> int:
        return self.circled["story"]

    @property
    def hold(self) -> int:
        return SHIPS[self.ship][2]

    def gain(self, what: str, amount: int) -> None:
        """Circle boxes one after the other; the bonus of a box comes before the next box."""
        if what == "renown":
            self.bonus += amount
        elif what == "fill":
            self.fill()
        else:
            for _ in range(amount):
                if self.circled[what] < _SIZE[what]:
                    self.circled[what] += 1
                    box = self.circled[what]
                    if box in _BONUS[what]:
                        self.gain(*_BONUS[what][box])

    def gain_all(self, gains: list[tuple[str, int]]) -> None:
        for what, amount in gains:
            self.gain(what, amount)

    def fill(self) -> None:
        while self.have("provisions") < self.hold and self.circled["provisions"] < PROVISIONS:
            self.gain("provisions", 1)

    def pay(self, what: str, amount: int) -> bool:
        """Cross off what is there; tell whether it was enough."""
        enough = self.have(what) >= amount
        self.crossed[what] += min(amount, self.have(what))
        return enough

    def arm(self) -> None:
        self.cannons += 1
        if self.cannons in CANNON_BONUS:
            self.gain(*CANNON_BONUS[self.cannons])

    def cannon_price(self) -> int | None:
        return CANNONS[self.cannons] if self.cannons < len(CANNONS) else None

    def stow(self) -> None:
        """CA-H3."""
        self.crossed["provisions"] += max(0, self.have("provisions") - self.hold)

    def ship_renown(self) -> int:
        return sum(SHIPS[ship][3] for ship in range(1, self.ship + 1))
