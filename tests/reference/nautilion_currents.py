"""Phase 1 and phase 2: dice, spells, partnerships, Heroic Actions, and the dice given."""

from collections.abc import Callable
from contextlib import suppress

from reference.nautilion_tables import COSTS, CREW, PARTNERS
from reference.nautilion_turn import Ask, Table, Talk, TurnOver, Words, fine


class Turns(Table):
    """A table at which turns are played."""

    def play(self) -> Talk:
        while True:
            with suppress(TurnOver):
                yield from self.one_turn()
            self.new_turn()

    def one_turn(self) -> Talk:
        yield from self.machinations()
        yield from self.reef_check()
        yield from self.currents()
        yield from self.darkhouse()
        yield from self.phantom()
        yield from self.nautilion()
        if self.card == 1:
            # phases 2 to 5 once more, with the same dice; a stuck N has lost one phase 5 only
            self.open = list(self.dice)
            self.given = {}
            words = yield {"give": self.give_fault(["d", "p", "n"], 3)}
            self.give(words)
            yield from self.darkhouse()
            yield from self.phantom()
            yield from self.nautilion()

    def currents(self) -> Talk:
        figures = ["d", "p"] if self.stuck else ["d", "p", "n"]
        if self.card == 2:
            for count in range(len(figures)):
                self.open = yield from self.roll(1)
                if count == 0:
                    yield from self.choose_starter()
                left = [figure for figure in figures if figure not in self.given]
                yield from self.free_moves(self.give_fault(left, 1))
        elif self.card == 8 and not self.stuck:
            words = yield {"choose": fine}
            first = words[0]
            self.open = yield from self.roll(1)
            yield from self.choose_starter()
            yield from self.free_moves(self.give_fault([first], 1))
            self.open = yield from self.roll(2)
            yield from self.free_moves(self.give_fault([f for f in figures if f != first], 2))
        else:
            if self.card == 9:
                self.open = [2, 3, 4]
            else:
                self.open = yield from self.roll(2 if self.stuck and self.card != 1 else 3)
            yield from self.choose_starter()
            yield from self.free_moves(self.give_fault(figures, len(figures)))

    def choose_starter(self) -> Talk:
        if self.two_players and self.turn == 1:
            words = yield {"start": fine}
            self.starter = int(words[0])

    # -- phase 2

    def give_fault(self, figures: list[str], count: int) -> Callable[[Words], str | None]:
        def fault(words: Words) -> str | None:
            values = [int(word[1]) for word in words]
            right = len(words) == count and all(word[0] in figures for word in words)
            right = right and all(values.count(value) <= self.open.count(value) for value in values)
            return None if right else "NA-L01"

        return fault

    def give(self, words: Words) -> None:
        self.dice = list(self.open)
        for word in words:
            self.given[word[0]] = int(word[1])
            self.open.remove(int(word[1]))

    # -- phase 1

    def free_moves(self, give_fault: Callable[[Words], str | None]) -> Talk:
        """Let the player do as they like until dice are given. The kind of an answer is the first word."""
        ask: Ask = {
            "give": give_fault,
            "whirlwind": self.whirlwind_fault,
            "tide": self.tide_fault,
            "swap": self.swap_fault,
        }
        if 1 in self.expansions:
            ask["partner"] = self.partner_fault
        if 5 in self.expansions:
            ask["heroic"] = self.heroic_fault
        if self.card == 12:
            ask["darkhouse"] = self.darkhouse_fault
        while True:
            words = yield ask
            kind = self.kind
            if kind == "give":
                self.give(words)
                return
            if kind == "partner":
                letter, value = words
                self.partners_used.append(letter)
                self.open.remove(int(value))
                self.open += yield from self.roll(1)
            elif kind == "heroic":
                yield from self.heroic(int(words[0]), words[1])
            elif kind == "darkhouse":
                yield from self.use_darkhouse()
            else:
                yield from self.spell(kind, words)

    kind = ""
    """The kind of the last move made, written by the referee."""

    def poor(self, spell: str) -> str | None:
        return "NA-C03" if len(self.ship.reserve) < COSTS[spell] else None

    def whirlwind_fault(self, words: Words) -> str | None:
        return "NA-DA9" if self.card == 9 else self.poor("whirlwind")

    def tide_fault(self, words: Words) -> str | None:
        if self.card == 9:
            return "NA-DA9"
        if int(words[0]) not in self.open:
            return "NA-C06"
        return self.poor("tide")

    def swap_fault(self, words: Words) -> str | None:
        if any(self.sea.slot(int(word)) is None for word in words):
            return "NA-C07"
        return self.poor("swap")

    def spell(self, spell: str, words: Words) -> Talk:
        def pay_fault(tokens: Words) -> str | None:
            right = len(tokens) == COSTS[spell] and self.ship.owns_in_reserve(tokens)
            return None if right else "NA-C03"

        self.ship.pay((yield {"pay": pay_fault}))
        if spell == "whirlwind":
            self.open = yield from self.roll(len(self.open))
        elif spell == "tide":
            self.open.remove(int(words[0]))
            self.open.append(int(words[1]))
        else:
            one, other = (self.sea.slot(int(word)) for word in words)
            assert one
            assert other
            one["token"], other["token"] = other["token"], one["token"]

    def partner_fault(self, words: Words) -> str | None:
        if self.card == 9:
            return "NA-DA9"
        complete = all(token in self.ship.cabin for token in PARTNERS[words[0]])
        if not complete or words[0] in self.partners_used or int(words[1]) not in self.open:
            return "NA-X1-05"
        return None

    def darkhouse_fault(self, words: Words) -> str | None:
        if self.darkhouse_used or not self.ship.darkhouse_possible(self.admiral()):
            return "NA-DA12"
        return None

    # -- Heroic Actions

    def recoverable(self, card: int) -> list[str]:
        if card == 6:
            return [slot["token"] for slot in self.sea.slots()]
        return list(self.ship.pile)

    def heroic_fault(self, words: Words) -> str | None:
        card, token = int(words[0]), words[1]
        if card not in self.revealed:
            return "NA-X5-01"
        if token not in CREW or self.ship.board.get(int(token[1])) != token:
            return "NA-X5-02"
        paid = int(token[1])
        left = set(self.ship.board) - {paid}
        if not self.ship.splits(left):
            return None
        rejoined = card in (6, 7) and self.ship.rejoins(left, paid, self.recoverable(card))
        return None if rejoined else "NA-A05"

    def heroic(self, card: int, token: str) -> Talk:
        ship = self.ship
        paid = int(token[1])
        pile_before = list(ship.pile)
        self.revealed.remove(card)
        ship.discard(token, ["board"])
        if card == 1:
            self.shielded_until = self.turn + 1
        elif card == 2:
            count = len(self.open)
            values = yield {"set": lambda words: None if len(words) == count else "NA-HA2"}
            self.open = [int(value) for value in values]
        elif card == 3:
            self.phantom_stays = True
        elif card == 4:
            self.phantom_back = True
        elif card == 5 and self.revealed:
            words = yield {"remove": lambda words: None if int(words[0]) in self.revealed else "NA-HA5"}
            self.revealed.remove(int(words[0]))
            words = yield {"reveal": lambda words: None if int(words[0]) in self.deck else "NA-HA5"}
            self.deck.remove(int(words[0]))
            self.revealed.append(int(words[0]))
        elif card == 6 and ship.rejoins(set(ship.board), paid, self.recoverable(6)):
            words = yield {"lift": lambda words: self.lift_fault(paid, int(words[0]))}
            slot = self.sea.slot(int(words[0]))
            assert slot
            self.sea.take_out(slot)
            self.drop_reef(slot)
            ship.put(slot["token"], ["board"])
        elif card == 7 and ship.rejoins(set(ship.board), paid, self.recoverable(7)):
            words = yield {"take": lambda words: self.recover_fault(paid, words)}
            ship.pile.remove(words[0])
            ship.put(words[0], ["board"])
        elif card == 8 and pile_before:

            def gather_fault(words: Words) -> str | None:
                tokens = [] if words == ["none"] else words
                right = len(tokens) <= 3 and all(tokens.count(t) <= pile_before.count(t) for t in tokens)
                return None if right else "NA-HA8"

            words = yield {"gather": gather_fault}
            for taken in words:
                if taken != "none":
                    ship.pile.remove(taken)
                    ship.reserve.append(taken)
        elif card == 9:
            self.three_to_reserve = True
        elif card == 10 and paid in (1, 4, 7):
            for other in ("c1", "c4", "c7"):
                if other != token and other in ship.pile and other not in ship.cabin:
                    ship.pile.remove(other)
                    ship.cabin.append(other)
        elif card == 11 and paid in (2, 5, 8) and "x" in ship.phantom_board:
            ship.phantom_board.remove("x")
            ship.pile.append("x")
        elif card == 12 and paid in (3, 6, 9):
            reef = f"f{paid}"
            for slot in self.sea.slots():
                if slot["reef"] == reef:
                    slot["reef"] = None
            if self.sea.reef_of_n == reef:
                self.sea.reef_of_n = None

    def lift_fault(self, paid: int, place: int) -> str | None:
        slot = self.sea.slot(place)
        if slot is None or slot["token"] not in CREW:
            return "NA-HA6"
        return self.ship.rejoin_fault(set(self.ship.board), paid, int(slot["token"][1]))

    def recover_fault(self, paid: int, words: Words) -> str | None:
        token = words[0]
        if token not in self.ship.pile or words[1] != "board" or token not in CREW:
            return "NA-HA7"
        return self.ship.rejoin_fault(set(self.ship.board), paid, int(token[1]))
