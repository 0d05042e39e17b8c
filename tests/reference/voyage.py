"""A second referee for whole voyages of Carmine Archipelago, in plain sets and loops.

It knows records with `seed` null, so that every card and every roll stands in the record. It is written from the rules
alone and shares nothing with the engine. After a mistake it goes on in a way of its own: only the first turn with a
mistake, and the score of a voyage without any, are comparable.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from reference.flood import Cell, sides, sides_and_corners
from reference.voyage_battle import settle
from reference.voyage_cards import ADVENTURES, AMBUSHES, DECKS, GAINS, REWARDS, SHIPS, SMOOTH
from reference.voyage_chart import HEADINGS, cell, step_cost
from reference.voyage_drawings import Waters, ambush_broken_by, broken_by
from reference.voyage_ledger import POWER, Ledger

Json = dict[str, Any]
Rules = set[tuple[int | None, str]]

_BONUS = {"g": "gold", "p": "provisions", "w": "wind"}
_TREASURES = {1: 10, 2: 6, 3: 3}


@dataclass
class Referee:
    """One player's sheet, and the mistakes found on it so far."""

    rows: Sequence[str]
    players: int = 1
    deck: str = "standard"
    mirror: bool = False
    voyage: bool = False
    ledger: Ledger = field(default_factory=Ledger)
    turn: int = 0
    broken: Rules = field(default_factory=set)
    kinds: dict[Cell, str] = field(default_factory=dict)
    """What is drawn or printed where: monster, peril, current, rock, pirates, or the seat of an ambusher."""
    currents: list[tuple[Cell, ...]] = field(default_factory=list)
    spent: set[Cell] = field(default_factory=set)
    line: set[Cell] = field(default_factory=set)
    fought: set[str] = field(default_factory=set)
    """Ambushes whose battle is over."""
    ship: Cell | None = None
    home: Cell | None = None
    explored: set[Cell] = field(default_factory=set)
    monoliths: int = 0
    treasure: int = 0
    told: set[Cell] = field(default_factory=set)
    renown: list[int] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    adventures: int = 0
    smooth: int = 0
    perils_now: set[Cell] = field(default_factory=set)
    """Perils that became spent in this turn."""
    fights_now: set[str] = field(default_factory=set)
    halted: bool = False
    """Pirates were met in this turn."""

    def __post_init__(self) -> None:
        board = {(column, row): self.rows[row][column] for row in range(15) for column in range(15)}
        self.sea = {place for place, mark in board.items() if mark in ".x"}
        self.land = set(board) - self.sea
        self.board = board
        self.ports = {place for place, mark in board.items() if mark == "P"}
        if not self.kinds:
            self.kinds = {place: "pirates" for place, mark in board.items() if mark == "x"}

    def copy(self) -> "Referee":
        return replace(
            self,
            ledger=self.ledger.copy(),
            broken=set(self.broken),
            kinds=dict(self.kinds),
            currents=list(self.currents),
            spent=set(self.spent),
            line=set(self.line),
            fought=set(self.fought),
            explored=set(self.explored),
            told=set(self.told),
            renown=list(self.renown),
            cards=Counter(self.cards),
            perils_now=set(self.perils_now),
            fights_now=set(self.fights_now),
        )

    @property
    def solo(self) -> bool:
        return self.players == 1 or self.voyage

    def report(self, rule: str) -> None:
        self.broken.add((self.turn, rule))

    # --- cards and drawings

    def waters(self) -> Waters:
        marks = self.kinds.items()
        return Waters(
            sea=self.sea,
            land=self.land,
            ports=self.ports,
            rocks={place for place, kind in marks if kind == "rocks"},
            perils={place for place, kind in marks if kind == "peril"} - self.spent,
            occupied=set(self.kinds) | self.line,
            ship=self.ship,
        )

    def draw(self, card: str, drawing: Any) -> None:
        """CA-D, CA-V2, CA-A1 to A3."""
        waters = self.waters()
        if card in AMBUSHES:
            mark = None
            if drawing is not None:
                dots = [cell(dot) for dot in drawing.get("dots", [])]
                mark = (drawing["by"], cell(drawing["centre"]), dots, drawing.get("cannons", 0))
            for rule in ambush_broken_by(waters, card, mark):
                self.report(rule)
            if mark is not None:
                for place in [mark[1], *mark[2]]:
                    if place in self.sea and place not in waters.occupied:
                        self.kinds[place] = mark[0]
            return
        cells = None if drawing is None else [cell(name) for name in drawing]
        for rule in broken_by(waters, card, cells, solo=self.solo, mirror=self.mirror):
            self.report(rule)
        kept = [place for place in cells or [] if place in self.sea and place not in waters.occupied]
        self.kinds.update(dict.fromkeys(kept, ADVENTURES[card].kind))
        if ADVENTURES[card].kind == "current":
            self.currents.append(tuple(kept))

    def start(self, start: Mapping[str, Any]) -> None:
        """CA-S7 and S8."""
        cards = start["cards"]
        if len(cards) != 2 or len(set(cards)) != 2 or any(card not in ADVENTURES for card in cards):
            self.report("CA-S7")
        for card, drawing in zip(cards, start["drawings"], strict=False):
            self.cards[card] += 1
            if card in ADVENTURES:
                self.draw(card, drawing)
        self.home, ship = cell(start["home"]), cell(start["ship"])
        if self.home not in self.ports or ship not in sides(self.home) or ship not in self.sea or ship in self.kinds:
            self.report("CA-S8")
        self.ship = ship
        self.line.add(ship)

    def reveal(self, turn: Mapping[str, Any]) -> None:
        """CA-S2 to S6, CA-C."""
        card = turn["card"]
        self.cards[card] += 1
        _, adventures, smooth, rule = DECKS[self.deck]
        if card not in ADVENTURES and card not in SMOOTH and card not in AMBUSHES:
            self.report("CA-S2")
            return
        if self.cards[card] > SMOOTH.get(card, 1):
            self.report("CA-S2")
        if card in AMBUSHES and self.solo:
            self.report("CA-S6")
            return
        if card in SMOOTH:
            self.smooth += 1
            if self.smooth > smooth:
                self.report(rule)
            self.ledger.gain_all(GAINS.get(card, []))
            if card.startswith("power"):
                self.strengthen(card.removeprefix("power-"), turn.get("choice"))
        else:
            self.adventures += 1
            if self.adventures > adventures:
                self.report(rule)
            self.draw(card, turn.get("drawing"))

    def strengthen(self, whom: str, choice: str | None) -> None:
        if whom == "any":
            if choice not in ("monsters", "pirates"):
                self.report("CA-C1")
                return
            whom = choice
        if whom == "monsters":
            self.ledger.monsters = min(POWER, self.ledger.monsters + 1)
        else:
            self.ledger.pirates = min(POWER, self.ledger.pirates + 1)

    def roll(self, winds: Sequence[str], die: int) -> None:
        if len(winds) != 3 or any(wind not in HEADINGS for wind in winds) or not 1 <= die <= 6:
            self.report("CA-R1")
        elif len(set(winds)) == 1:
            self.report("CA-R2")

    # --- sailing

    def may_enter(self, place: Cell) -> bool:
        assert self.ship is not None
        return place in sides_and_corners(self.ship) and place in self.sea and self.kinds.get(place) != "rocks"

    def enter(self, place: Cell, reward: int | None) -> None:
        """CA-M: what the ship meets."""
        self.ship = place
        self.line.add(place)
        kind = self.kinds.get(place)
        if kind is None:
            return
        if kind in AMBUSHES.values():
            if kind not in self.fought:
                self.fights_now.add(kind)
            return
        if place in self.spent:
            return
        self.spent.add(place)
        if kind == "monster":
            if self.ledger.cannons < self.ledger.monsters and not self.ledger.pay("provisions", 1):
                self.report("CA-M1")
            self.ledger.gain("story", 2)
        elif kind == "peril":
            self.perils_now.add(place)
            self.ledger.gain("story", 1)
        elif kind == "current":
            self.ride(place)
        elif kind == "pirates":
            self.meet_pirates(reward)

    def ride(self, place: Cell) -> None:
        """CA-M3. The cell that was entered is already marked as spent."""
        path = next(path for path in self.currents if place in path)
        ahead = path[path.index(place) + 1 :]
        fresh = 1 + len([other for other in ahead if other not in self.spent])
        self.spent.update(ahead)
        self.line.update(ahead)
        self.ship = path[-1]
        self.ledger.gain("story", fresh // 2)

    def meet_pirates(self, reward: int | None) -> None:
        self.halted = True
        if self.ledger.cannons >= self.ledger.pirates:
            self.ledger.gain_all([("gold", 3), ("story", 2)])
            if reward is None or not 1 <= reward <= min(6, self.ledger.cannons):
                self.report("CA-M4")
            else:
                self.ledger.gain_all(REWARDS[reward])
        else:
            if not self.ledger.pay("provisions", 3):
                self.report("CA-M4")
            self.ledger.gain_all([("gold", 3), ("story", 2)])

    def blow(self, names: Sequence[str], reward: int | None) -> None:
        """CA-W1 and W2."""
        for name in names:
            if self.halted:
                self.report("CA-W2")
            if not self.ledger.pay("wind", 1):
                self.report("CA-W1")
            if self.halted:
                continue
            if self.may_enter(cell(name)):
                self.enter(cell(name), reward)
            else:
                self.report("CA-N4")

    def navigate(self, action: Mapping[str, Any], winds: Sequence[str]) -> None:
        wind = action["wind"]
        if wind not in winds:
            self.report("CA-N1")
        points = SHIPS[self.ledger.ship][1]
        for name in action["route"]:
            place = cell(name)
            if self.halted:
                self.report("CA-M4")
                continue
            if not self.may_enter(place):
                self.report("CA-N4")
                continue
            assert self.ship is not None
            cost = step_cost(wind, self.ship, place) if wind in HEADINGS else 0
            if not self.ledger.pay("provisions", max(0, cost - points)):
                self.report("CA-N3")
            points = max(0, points - cost)
            self.enter(place, action.get("pirates_reward"))

    # --- ashore

    def explore(self, action: Mapping[str, Any], die: int) -> None:
        place = cell(action["cell"])
        assert self.ship is not None
        if place not in sides(self.ship) or place not in self.land or place in self.ports or place in self.explored:
            self.report("CA-E1")
            return
        self.explored.add(place)
        monolith = self.board[place] == "M"
        reward = action.get("reward")
        if reward is None:
            reward = die
        near = [(die + change - 1) % 6 + 1 for change in (-1, 0, 1)] if monolith else [die]
        if reward not in near:
            self.report("CA-E4" if monolith else "CA-E2")
        self.ledger.gain_all(REWARDS.get(reward if reward in near else die, []))
        if self.board[place] in _BONUS:
            self.ledger.gain(_BONUS[self.board[place]], 1)
        if monolith:
            self.monoliths += 1
            if self.monoliths < 3:
                self.ledger.gain("story", self.monoliths)
            else:
                self.treasure = _TREASURES.get(self.third_monolith(action), 0)
        for _ in range(action.get("cannons", 0)):
            if self.ledger.cannon_price() is None or self.ledger.have("provisions") < 5:
                self.report("CA-E5")
                break
            self.ledger.pay("provisions", 5)
            self.ledger.arm()

    def third_monolith(self, action: Mapping[str, Any]) -> int:
        """CA-V3, or what the table had left."""
        if not self.solo:
            stated: int | None = action.get("treasure")
            return stated or 0
        first, second = (11, 14) if self.deck == "short" else (15, 20)
        return 1 if self.turn <= first else 2 if self.turn <= second else 3

    def visit(self, action: Mapping[str, Any]) -> None:
        port = cell(action["cell"])
        assert self.ship is not None
        if port not in self.ports or port not in sides(self.ship):
            self.report("CA-P1")
            return
        if port not in self.told:
            self.told.add(port)
            self.renown.append(self.ledger.story)
            self.ledger.gain("story", 1)
        for thing in action.get("buy", []):
            price = self.price(thing)
            if price is None or self.ledger.have("gold") < price:
                self.report("CA-P3")
                continue
            self.ledger.pay("gold", price)
            if thing == "ship":
                self.ledger.ship += 1
            elif thing == "hold":
                self.ledger.fill()
            else:
                self.ledger.arm()

    def price(self, thing: str) -> int | None:
        if thing == "ship":
            return SHIPS[self.ledger.ship + 1][0] if self.ledger.ship < 3 else None
        return 1 if thing == "hold" else self.ledger.cannon_price()

    # --- battles

    def fight(self, battles: Sequence[Mapping[str, Any]]) -> None:
        seen = set()
        for battle in battles:
            whose = battle["ambush"]
            if whose != "mine":
                if whose not in self.fights_now or whose in seen:
                    self.report("CA-M5")
                    continue
                seen.add(whose)
            for rule in settle(battle, self.ledger):
                self.report(rule)
        if self.fights_now - seen:
            self.report("CA-M5")
        self.fought |= self.fights_now

    # --- turns

    def take_turn(self, turn: Mapping[str, Any]) -> None:
        self.turn += 1
        self.perils_now, self.fights_now, self.halted = set(), set(), False
        self.reveal(turn)
        self.roll(turn["wind"], turn["die"])
        self.blow(turn.get("winds_before", []), turn.get("pirates_reward"))
        action = turn["action"]
        if action["do"] == "navigate":
            self.navigate(action, turn["wind"])
        elif action["do"] == "explore":
            self.explore(action, turn["die"])
        else:
            self.visit(action)
        self.blow(turn.get("winds_after", []), turn.get("pirates_reward"))
        assert self.ship is not None
        if self.ship in self.perils_now or (self.kinds.get(self.ship) == "peril" and self.ship not in self.spent):
            self.report("CA-N6")
        self.fight(turn.get("battles", []))
        self.ledger.stow()

    def score(self) -> dict[str, int]:
        """Points by rule; the renown column stands under CA-P2."""
        pirates = {place for place, kind in self.kinds.items() if kind == "pirates"}
        beside = self.ports & set(sides(self.ship)) if self.ship else set()
        bonus = self.ledger.bonus + self.ledger.ship_renown() + self.treasure
        return {
            "CA-P2": sum(self.renown),
            "CA-F2": self.ledger.story,
            "CA-F3": -5 * len(pirates - self.spent),
            "CA-F4": 10 if self.home in beside else 5 if beside else 0,
            "CA-F5": bonus + (10 if len(self.renown) == 8 else 0),
        }

    def finish(self, finished: bool, claimed: Mapping[str, Any]) -> None:
        cards = DECKS[self.deck][0]
        if self.turn > cards or (finished and self.turn < cards):
            self.broken.add((None, "CA-F1"))
        total = sum(self.score().values())
        if claimed.get("total", total) != total or claimed.get("renown", self.renown) != self.renown:
            self.broken.add((None, "CA-F6"))


def referee_for(document: Mapping[str, Any]) -> Referee:
    options = document.get("options", {})
    return Referee(
        rows=document["board"],
        players=options.get("players", 1),
        deck=options.get("deck", "standard"),
        mirror=options.get("mirror", False),
        voyage=options.get("voyage", False),
    )


def judge(document: Mapping[str, Any]) -> Referee:
    """Replay a record with `seed` null and the board spelled out."""
    referee = referee_for(document)
    referee.start(document["start"])
    for turn in document["turns"]:
        referee.take_turn(turn)
    referee.finish(document.get("finished", True), document.get("claimed", {}))
    return referee
