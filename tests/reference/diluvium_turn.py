"""A turn of a player of Diluvium, as a conversation: wheel, cards, action, cards, limit of tokens."""

from collections.abc import Generator

from reference.diluvium_seat import Seat
from reference.diluvium_table import Ask, Check, Table, Talk, Words, fine
from reference.diluvium_tables import ACTIONS, BOUNTY, GAUGE, RIVAL


class Turns(Table):
    """The turns of players."""

    def turn(self, me: Seat) -> Talk:
        me.new_turn()
        words = yield {action: self.wheel_check(me, action) for action in ACTIONS}
        me.wheel = words[0]
        while True:
            words = yield {**self.action(me), "play": lambda words: self.play_fault(me, words)}
            if words[0] != "play":
                break
            yield from self.play_card(me, words[1:])
        if me.wheel == "explore":
            yield from self.explore(me, words)
        elif me.wheel == "settle":
            yield from self.settle(me, words)
        elif me.wheel == "produce":
            self.produce(me, words)
        else:
            yield from self.engage(me, words)
        while me.hand:
            words = yield {"play": lambda words: self.play_fault(me, words), "end": fine}
            if words[0] == "end":
                break
            yield from self.play_card(me, words[1:])

    def wheel_check(self, me: Seat, action: str) -> Check:
        return lambda words: "DI-TRN-04" if me.wheel == action else None

    def action(self, me: Seat) -> Ask:
        """Give the moves that do the action."""
        if me.wheel in ("explore", "engage"):
            return {"sail": lambda words: self.sail_fault(me, words), "stay": lambda words: self.stay_fault(me)}
        if me.wheel == "settle":
            return {"settler": lambda words: self.settler_fault(me, words[0], None)}
        return {"harvest": lambda words: self.harvest_fault(me, words)}

    def limit(self, active: Seat) -> Talk:
        """Nobody keeps more than six tokens (RES-03)."""
        for seat in [active, *self.others(active)]:
            surplus = seat.held() - 6
            if surplus <= 0:
                continue
            if seat.rival:
                for _ in range(surplus):
                    self.spend(seat, "w" if seat.tokens["w"] else "c", 1)
                continue
            words = yield {"discard": self.discard_check(seat, surplus)}
            for token in words[1:]:
                self.spend(seat, token, 1)

    def discard_check(self, seat: Seat, surplus: int) -> Check:
        def check(tokens: Words) -> str | None:
            enough = all(tokens.count(token) <= seat.tokens[token] for token in tokens)
            return None if enough and len(tokens) == surplus else "DI-RES-03"

        return check

    # -- ships: 3.4

    def ship(self, me: Seat) -> str:
        """Give the tile of the ship that the action moves."""
        return me.explorer if me.wheel == "explore" else me.warship

    def food_for_steps(self, me: Seat, steps: int, compasses: int) -> int:
        explores = me.wheel == "explore"
        further = steps - me.board["explorer_steps" if explores else "warship_steps"] - 2 * compasses
        if further <= 0:
            return 0
        if explores or me.board["warship_steps_per_food"] == 1:
            return int(further)
        return int(further + 1) // 2

    def sail_fault(self, me: Seat, words: Words) -> str | None:
        slot, compasses = words[0], len(words) - 1
        explores = me.wheel == "explore"
        if slot not in self.sea.tiles:
            return "DI-MOV-01"
        start = self.ship(me)
        if slot == start:
            return "DI-EXP-01" if explores else "DI-ENG-01"
        tile = self.sea.tiles[slot]
        if tile["city"] not in (None, me.number):
            return "DI-MOV-07"
        if explores and self.enemy_warship(me, slot):
            return "DI-MOV-09"
        distances = self.sea.distances(start)
        if slot not in distances:
            return "DI-MOV-04"
        if compasses > me.hand.count("compass"):
            return "DI-RUI-09"
        food = self.food_for_steps(me, distances[slot], compasses)
        if compasses and food == self.food_for_steps(me, distances[slot], compasses - 1):
            return "DI-RUI-05"
        if food > me.tokens["f"]:
            return "DI-MOV-03"
        if food + (0 if tile["up"] else tile["cost"]) > me.tokens["f"]:
            return "DI-MOV-06"
        return None

    def stay_fault(self, me: Seat) -> str | None:
        if me.wheel == "explore" and any(self.sail_fault(me, [slot]) is None for slot in self.sea.tiles):
            return "DI-EXP-01"
        return None

    def sail(self, me: Seat, words: Words) -> None:
        slot, compasses = words[1], len(words) - 2
        tile = self.sea.tiles[slot]
        food = self.food_for_steps(me, self.sea.distances(self.ship(me))[slot], compasses)
        self.spend(me, "f", food + (0 if tile["up"] else tile["cost"]))
        tile["up"] = True
        for _ in range(compasses):
            me.hand.remove("compass")
            self.pile.append("compass")
        if me.wheel == "explore":
            me.explorer = slot
        else:
            me.warship = slot

    # -- the four actions

    def explore(self, me: Seat, words: Words) -> Talk:
        if words[0] == "stay":
            return
        self.sail(me, words)
        slot = me.explorer
        if self.can_explore(me, slot):
            words = yield {"mark": lambda words: self.mark_fault(me, slot, words)}
            yield from self.put_mark(me, slot, words[1:])

    def settler_fault(self, me: Seat, word: str, moved: str | None) -> str | None:
        if word == "none":
            return "DI-STL-02" if self.can_move(me, moved) else None
        return self.pair_fault(me, word, moved)

    def settle(self, me: Seat, words: Words) -> Talk:
        if words[1] != "none":
            yield from self.move_settler(me, words[1])
            moved = words[1].split("-")[1]
            if self.can_move(me, moved):
                words = yield {"settler": lambda words: self.settler_fault(me, words[0], moved)}
                yield from self.move_settler(me, words[1])
        if "s" not in me.empty:
            return
        if me.board["settle_bonus"] == "gold":
            me.gold += 1
        elif any(self.trays.values()):
            words = yield {"take": lambda words: None if self.trays[words[0]] else "DI-STL-04"}
            self.gain(me, words[1])

    def harvest_fault(self, me: Seat, words: Words) -> str | None:
        slot = words[0]
        sales, raises = self.bargains(words)
        if slot == "none":
            if any(self.sea.all_settlers(me.number, other) for other in self.sea.tiles):
                return "DI-PRO-01"
        elif slot not in self.sea.tiles or not self.sea.all_settlers(me.number, slot):
            return "DI-PRO-01"
        crop = self.crop(me, slot)
        if 2 * sales > me.tokens["c"] + crop["c"]:
            return "DI-PRO-06"
        if raises and me.strength + raises > 6:
            return "DI-PRO-08"
        if 2 * raises > me.tokens["w"] + crop["w"]:
            return "DI-PRO-07"
        return None

    def bargains(self, words: Words) -> tuple[int, int]:
        """Give the number of Craft sales and of raises."""
        sales = int(words[words.index("sell") + 1]) if "sell" in words else 0
        raises = int(words[words.index("raise") + 1]) if "raise" in words else 0
        return sales, raises

    def crop(self, seat: Seat, slot: str) -> dict[str, int]:
        """Give the tokens that a player's Settlers yield on a tile."""
        crop = {"f": 0, "c": 0, "w": 0}
        if slot != "none":
            for owner, kind in self.sea.tiles[slot]["settlers"]:
                if owner == seat.number and kind in crop and crop[kind] < self.trays[kind]:
                    crop[kind] += 1
        return crop

    def produce(self, me: Seat, words: Words) -> None:
        for token, count in self.crop(me, words[1]).items():
            self.gain(me, token, count)
        sales, raises = self.bargains(words)
        self.spend(me, "c", 2 * sales)
        me.gold += me.board["sale"] * sales
        self.spend(me, "w", 2 * raises)
        me.strength += raises
        if "p" in me.empty:
            me.gold += 1

    def engage(self, me: Seat, words: Words) -> Talk:
        if words[0] == "sail":
            self.sail(me, words)
        slot = me.warship
        if self.sea.tiles[slot]["city"]:
            return
        for enemy in self.others(me):
            if enemy.warship == slot:
                won = yield from self.fight(me, enemy, slot)
                if not won:
                    return
        yield from self.scare(me, slot, self.others(me))
        tile = self.sea.tiles[slot]
        if tile["monster"] and not tile["slain"]:
            strength, gold = tile["monster"]
            missing = max(0, strength - me.strength)
            words = yield {
                "slay": lambda words: "DI-MON-03" if missing > me.tokens["w"] else None,
                "spare": fine,
            }
            if words[0] == "slay":
                self.spend(me, "w", missing)
                tile["slain"] = True
                me.slain += 1
                me.gold += gold
                if "g" in me.empty:
                    me.gold += GAUGE[me.strength]

    def fight(self, attacker: Seat, defender: Seat, slot: str) -> Generator[Ask, Words, bool]:
        """Fight over a tile and say whether the attacker has won (3.9, SOL-11)."""
        committed = {attacker.number: 0, defender.number: 0}
        for seat in (attacker, defender):
            if not seat.rival:
                words = yield {"commit": self.commit_check(seat)}
                committed[seat.number] = int(words[1])
        # all is shown before anything is discarded
        bonus = {attacker.number: 0, defender.number: 0}
        for seat in (attacker, defender):
            if seat.rival:
                card = yield from self.reveal()
                self.rival_pile.append(card)
                bonus[seat.number] = RIVAL[card][1]
        value = {}
        for seat in (attacker, defender):
            self.spend(seat, "w", committed[seat.number])
            value[seat.number] = seat.strength + committed[seat.number] + bonus[seat.number]
        won = value[attacker.number] >= value[defender.number]
        winner, loser = (attacker, defender) if won else (defender, attacker)
        loser.warship = loser.city
        winner.gold += GAUGE[loser.strength]
        if won and "g" in attacker.empty and not attacker.rival:
            attacker.gold += GAUGE[attacker.strength]
        if not won:
            yield from self.scare(defender, slot, [attacker])
        return won

    def commit_check(self, seat: Seat) -> Check:
        return lambda words: "DI-ENG-04" if int(words[0]) > seat.tokens["w"] else None

    # -- Ruins Cards: 3.13

    def play_fault(self, me: Seat, words: Words) -> str | None:
        card = words[0]
        if card not in me.hand:
            return "DI-RUI-02"
        if card in BOUNTY and not self.trays[BOUNTY[card]]:
            return "DI-RUI-05"
        if card == "cannon" and me.strength == 6:
            return "DI-RUI-11"
        if card == "gate":
            return self.pair_fault(me, words[1])
        if card == "map":
            slot = words[1]
            if not me.markers or slot not in self.sea.tiles:
                return "DI-RUI-13"
            tile = self.sea.tiles[slot]
            if not tile["up"] or tile["city"] or self.sea.marked(slot, me.number):
                return "DI-RUI-13"
            return self.mark_fault(me, slot, words[2:])
        return None

    def play_card(self, me: Seat, words: Words) -> Talk:
        card = words[0]
        me.hand.remove(card)
        self.in_play = [card]
        if card in BOUNTY:
            self.gain(me, BOUNTY[card], 3)
        elif card == "treasure":
            me.gold += 2
        elif card == "cannon":
            me.strength += 1
        elif card == "gate":
            yield from self.move_settler(me, words[1])
        else:
            yield from self.put_mark(me, words[1], words[2:])
        self.in_play = []
        self.pile.append(card)
