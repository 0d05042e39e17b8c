"""A game as a conversation: a generator that asks for moves in the order of the rules and acts on the answers.

It asks by yielding the kinds of move that fit, each with a check that gives the rule a move breaks, or None. Only a
move without a fault is ever sent back. So the code below reads like a turn at the table.
"""

from collections.abc import Callable, Generator

from reference.nautilion_record import Sheet, usable
from reference.nautilion_sea import COLLISION, END, Sea, Slot
from reference.nautilion_ship import Ship, groups
from reference.nautilion_tables import CREW, FIGHTERS, MAGES, PHANTOM_SPACES

Words = list[str]
Check = Callable[[Words], str | None]
Ask = dict[str, Check]
Talk = Generator[Ask, list[str], None]


class TurnOver(Exception):  # noqa: N818 it is no error
    """The collision has ended the turn."""


class GameOver(Exception):  # noqa: N818 it is no error
    """The game has been won or lost."""


def fine(words: Words) -> str | None:
    return None


class Table:
    """Everything that lies on the table, and what holds in the turn under way."""

    def __init__(self, sheet: Sheet) -> None:
        options, setup = sheet.options, sheet.setup
        self.options = options
        self.expansions: list[int] = options["expansions"]
        self.two_players: bool = options["players"] == 2
        self.sea = Sea(setup["path"], setup.get("reefs", []))
        reserve = options["reserve"] + (2 if self.two_players else 0)
        self.ship = Ship(setup["board"], self.expansions, reserve, options["phantom_side"])
        self.row: list[int] = setup.get("darkhouse", [])
        self.revealed: list[int] = list(setup.get("heroic", []))
        self.deck = [card for card in range(1, 13) if usable(card, self.expansions) and card not in self.revealed]
        self.admirals: list[int] = setup.get("admirals", [])
        self.starter = 1
        self.turn = 0
        self.shielded_until = 0
        """The last turn that HA 1 covers."""
        self.cause: str | None = None
        self.new_turn()

    def new_turn(self) -> None:
        self.turn += 1
        self.card = self.row[(self.turn - 1) % 5] if self.row else 0
        self.stuck = False
        self.open: list[int] = []
        self.given: dict[str, int] = {}
        self.partners_used: list[str] = []
        self.darkhouse_used = False
        self.phantom_stays = False
        self.phantom_back = False
        self.three_to_reserve = False

    def admiral(self) -> int | None:
        if not self.two_players:
            return None
        active = self.starter if self.turn % 2 == 1 else 3 - self.starter
        return self.admirals[active - 1]

    def end(self, cause: str) -> None:
        self.cause = cause
        raise GameOver

    # -- rolling

    def roll(self, count: int, rule: str = "NA-C01") -> Generator[Ask, list[str], list[int]]:
        words = yield {"roll": lambda words: None if len(words) == count else rule}
        return [int(word) for word in words]

    # -- phase 0 and the Reef check

    def machinations(self) -> Talk:
        ship, sea = self.ship, self.sea
        if self.card == 3:
            kinds = (*CREW, *MAGES, "x")
            if any(token in kinds for token in ship.pile):

                def return_fault(words: Words) -> str | None:
                    right = words[0] in kinds and words[0] in ship.pile and words[1] in sea.gaps()
                    return None if right else "NA-DA3"

                token, gap = yield {"return": return_fault}
                ship.pile.remove(token)
                sea.lay(token, gap)
        if self.card == 11 and ship.pile:

            def take_fault(words: Words) -> str | None:
                return None if words[0] in ship.pile and words[1] == "reserve" else "NA-DA11"

            token, _ = yield {"take": take_fault}
            ship.pile.remove(token)
            ship.reserve.append(token)
        if self.card == 12 and ship.darkhouse_possible(self.admiral()):
            # an answer without words is `pass`
            words = yield {"darkhouse": fine, "pass": fine}
            if words:
                yield from self.use_darkhouse()

    def use_darkhouse(self) -> Talk:
        ship = self.ship
        self.darkhouse_used = True

        def pay_fault(words: Words) -> str | None:
            right = len(words) == 2 and ship.owns_in_reserve(words) and ship.helps(words, self.admiral())
            return None if right else "NA-DA12"

        ship.pay((yield {"pay": pay_fault}))

        def take_fault(words: Words) -> str | None:
            token, where = words[0], words[1:]
            if token not in ship.pile or where[0] == "reserve":
                return "NA-DA12"
            if where[0] == "board" and (token == "r" or token[0] == "f"):
                return "NA-DA12"
            return ship.place_fault(token, where, self.admiral(), "NA-2P06")

        words = yield {"take": take_fault}
        ship.pile.remove(words[0])
        ship.put(words[0], words[1:])

    def reef_check(self) -> Talk:
        reef = self.sea.reef_of_n
        if reef is None:
            return
        die = (yield from self.roll(1, "NA-X3-03"))[0]
        number = int(reef[1])
        if self.ship.board.get(number) == f"c{number}":
            die += 1
        if die >= 3:
            self.reef_to_reserve()
        else:
            self.stuck = True

    def reef_to_reserve(self) -> None:
        if self.sea.reef_of_n is not None:
            self.ship.reserve.append(self.sea.reef_of_n)
            self.sea.reef_of_n = None

    # -- phase 3

    def darkhouse(self) -> Talk:
        die = self.given["d"]
        if self.card == 5 and die == 2:
            die = (yield from self.roll(1, "NA-DA5"))[0]
        if self.turn <= self.shielded_until or die < 3:
            return
        if self.card == 10 and die == 3:
            return
        for _ in range(2 if self.card == 4 else 1):
            yield from self.discard_one()

    def discard_one(self) -> Talk:
        if self.ship.own_tokens() == 0:
            return
        words = yield {"discard": lambda words: self.ship.discard_fault(words[0], words[1:])}
        self.ship.discard(words[0], words[1:])

    # -- phases 4 and 5

    def exchanged(self) -> bool:
        """Say whether DA 6 holds."""
        return self.card == 6 and not self.stuck and not self.phantom_stays

    def may_collide(self) -> bool:
        return 2 in self.expansions and not self.ship.collided

    def phantom(self) -> Talk:
        if self.phantom_stays:
            return
        step = 1 if self.phantom_back else -1
        event, i = self.sea.walk("P", step, self.given["p"], self.may_collide())
        if event == COLLISION:
            yield from self.collision("P")
        if event == END and step == -1:
            self.end("phantom")
        if event == END:
            self.sea.stop_at_end("P")
            return
        slot = self.sea.land("P", i)
        self.drop_reef(slot)
        if self.exchanged():
            yield from self.place(slot["token"], "NA-2P06")
        else:
            yield from self.to_phantom(slot["token"])

    def drop_reef(self, slot: Slot) -> None:
        if slot["reef"] is not None:
            self.ship.pile.append(slot["reef"])

    def to_phantom(self, token: str) -> Talk:
        """Treat a token as in phase 4."""
        ship = self.ship
        hosted = 2 in self.expansions and not ship.collided and (token == "x" or token in FIGHTERS)
        if hosted and len(ship.phantom_board) < PHANTOM_SPACES:
            ship.phantom_board.append(token)
            return
        ship.pile.append(token)
        if token == "x" and ship.collided:
            yield from self.discard_one()

    def place(self, token: str, board_rule: str) -> Talk:
        def fault(words: Words) -> str | None:
            if words[0] != token:
                return "NA-M04"
            return self.ship.place_fault(token, words[1:], self.admiral(), board_rule)

        words = yield {"place": fault}
        self.ship.put(token, words[1:])

    def nautilion(self) -> Talk:
        if "n" not in self.given:
            self.reef_to_reserve()
            return
        step = -1 if self.card == 7 and self.turn > 1 else 1
        event, i = self.sea.walk("N", step, self.given["n"], self.may_collide())
        if event == COLLISION:
            yield from self.collision("N")
        self.leave_reef()
        if event == END and step == 1:
            self.arrive()
        if event == END:
            self.sea.stop_at_end("N")
            return
        slot = self.sea.land("N", i)
        self.sea.reef_of_n = slot["reef"]
        if self.three_to_reserve:
            for outer in self.sea.next_to_n():
                self.sea.take_out(outer)
                self.drop_reef(outer)
                self.ship.reserve.append(outer["token"])
        if self.exchanged():
            yield from self.to_phantom(slot["token"])
        elif self.three_to_reserve:
            self.ship.reserve.append(slot["token"])
        else:
            yield from self.place(slot["token"], "NA-2P05")

    def leave_reef(self) -> None:
        """Discard the Reef that N leaves without a check (NA-X3-08)."""
        if self.sea.reef_of_n is not None:
            self.ship.pile.append(self.sea.reef_of_n)
            self.sea.reef_of_n = None

    def arrive(self) -> None:
        """End the game at AB (section 4)."""
        if self.ship.crew() < 9:
            self.end("crew")
        if 1 in self.expansions and not all(mage in self.ship.cabin for mage in MAGES):
            self.end("mages")
        if self.revealed:
            self.end("heroic")
        self.end("victory")

    # -- the collision

    def collision(self, mover: str) -> Talk:
        ship = self.ship
        moved = self.sea.meet(mover)
        if moved and mover == "N":
            self.leave_reef()
        if ship.harpoons_of_p() > ship.harpoons():
            self.end("collision")
        won = ship.harpoons() > ship.harpoons_of_p()
        ship.collided = True
        ship.clear_mercenaries()
        if ship.pile:

            def take_fault(words: Words) -> str | None:
                token, where = words[0], words[1:]
                if token not in ship.pile:
                    return "NA-X2-14"
                if where[0] == "reserve":
                    return None
                if not won:
                    return "NA-X2-15"
                if where[0] == "cabin" or token not in CREW:
                    return "NA-X2-16"
                return ship.place_fault(token, where, self.admiral(), "NA-2P06")

            words = yield {"take": take_fault}
            ship.pile.remove(words[0])
            ship.put(words[0], words[1:])
        parts = groups(ship.side, set(ship.board))
        if len(parts) > 1:
            words = yield {"keep": lambda words: None if {int(word) for word in words} in parts else "NA-X2-17"}
            for space in sorted(ship.board):
                if str(space) not in words:
                    ship.pile.append(ship.board.pop(space))
        if self.stuck:
            self.reef_to_reserve()
        raise TurnOver
