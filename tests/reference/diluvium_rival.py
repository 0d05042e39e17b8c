"""The Rival of the solo game of Diluvium, and the whole game as a conversation."""

from reference.diluvium_seat import Seat
from reference.diluvium_table import Talk
from reference.diluvium_tables import GAUGE, RIVAL
from reference.diluvium_turn import Turns


class Game(Turns):
    """All rounds, the Rival's turns among them."""

    def play(self) -> Talk:
        if self.carry == "card":
            yield from self.draw(self.seats[1], counts=False)
        while not self.last_round:
            self.rounds += 1
            self.last_round = not all(self.trays.values())
            first = self.seats[self.first]
            for seat in [first, *self.others(first)]:
                self.turns += 1
                self.active = seat
                yield from self.rival_turn(seat) if seat.rival else self.turn(seat)
                yield from self.limit(seat)

    def rival_turn(self, rival: Seat) -> Talk:
        rival.new_turn()
        card = yield from self.reveal()
        action = RIVAL[card][0]
        if action == "explore":
            yield from self.rival_explore(rival)
        elif action == "settle":
            yield from self.rival_settle(rival)
        elif action == "produce":
            self.rival_produce(rival)
        else:
            yield from self.rival_engage(rival)
        self.rival_pile.append(card)

    # -- ways (SOL-04, SOL-05)

    def forbidden(self, ship: str, slot: str) -> bool:
        """Say whether the Rival's ship may not end here."""
        you = self.seats[1]
        return slot == you.city or (ship == "explorer" and slot == you.warship)

    def two_steps(self, ship: str, start: str, goal: str) -> str:
        """Give the tile where a ship ends that goes up to two steps towards the goal."""
        end = start
        for slot in self.sea.way(start, goal)[:2]:
            if not self.forbidden(ship, slot):
                end = slot
        return end

    # -- actions

    def rival_explore(self, rival: Seat) -> Talk:
        if not rival.markers:
            return
        targets = []
        for slot, steps in self.sea.distances(rival.explorer).items():
            tile = self.sea.tiles[slot]
            if tile["city"] or slot == rival.explorer or slot == self.seats[1].warship:
                continue
            if self.sea.marked(slot, rival.number) or (tile["up"] and not self.sea.free_marks(slot)):
                continue
            targets.append((steps, slot))
        if targets:
            rival.explorer = self.two_steps("explorer", rival.explorer, min(targets)[1])
            self.sea.tiles[rival.explorer]["up"] = True
        slot = rival.explorer
        if self.can_explore(rival, slot):
            rival.gold += rival.leftmost()
            kind = max(self.sea.free_marks(slot), key=lambda kind: 0 if kind == "s" else int(kind[1]))
            self.sea.put_marker(slot, kind, rival.number)
            if kind == "s":
                yield from self.rival_place(rival, slot)
            else:
                rival.gold += int(kind[1])

    def rival_settle(self, rival: Seat) -> Talk:
        if not rival.reserve:
            rival.gold += 1
            return
        for _ in range(2):
            yield from self.rival_place(rival, None)

    def rival_place(self, rival: Seat, only: str | None) -> Talk:
        """Put a Settler of the reserve on the best free space."""
        choices = []
        for space in self.sea.spaces():
            slot, kind = space[:-1], space[-1]
            if only is not None and slot != only:
                continue
            allowed = slot == rival.city or (self.sea.tiles[slot]["up"] and self.sea.marked(slot, rival.number))
            if allowed and self.sea.has_free(space) and slot != self.seats[1].warship:
                dry = kind != "r" and self.trays[kind] == 0
                choices.append((dry, "cwrf".index(kind), -self.sea.all_settlers(rival.number, slot), slot, space))
        if choices and rival.reserve:
            rival.reserve -= 1
            yield from self.arrive(rival, min(choices)[-1])

    def rival_produce(self, rival: Seat) -> None:
        harvests = [(-sum(self.crop(rival, slot).values()), slot) for slot in self.sea.tiles]
        for token, count in self.crop(rival, min(harvests)[1]).items():
            self.gain(rival, token, count)
        while rival.tokens["c"] >= 2:
            self.spend(rival, "c", 2)
            rival.gold += 3
        while rival.tokens["w"] >= 2 and rival.strength < 6:
            self.spend(rival, "w", 2)
            rival.strength += 1

    def value(self, rival: Seat, slot: str) -> int:
        """Say what a tile is worth to the Rival's Warship (SOL-10)."""
        you, tile = self.seats[1], self.sea.tiles[slot]
        value = self.sea.all_settlers(you.number, slot)
        value += you.explorer == slot
        if you.warship == slot:
            value += GAUGE[you.strength]
        if tile["monster"] and not tile["slain"] and tile["monster"][0] <= rival.strength:
            value += tile["monster"][1]
        return value

    def rival_engage(self, rival: Seat) -> Talk:
        you = self.seats[1]
        distances = {
            slot: steps
            for slot, steps in self.sea.distances(rival.warship).items()
            if self.sea.tiles[slot]["up"] and not self.sea.tiles[slot]["city"]
        }
        worth = [(-self.value(rival, slot), steps, slot) for slot, steps in distances.items() if steps <= 3]
        worth = [entry for entry in worth if entry[0] < 0]
        if not worth:
            pieces = [
                (steps, slot)
                for slot, steps in distances.items()
                if self.sea.all_settlers(you.number, slot) or slot in (you.explorer, you.warship)
            ]
            if pieces:
                rival.warship = self.two_steps("warship", rival.warship, min(pieces)[1])
            return
        slot = rival.warship = min(worth)[2]
        if you.warship == slot:
            won = yield from self.fight(rival, you, slot)
            if not won:
                return
        yield from self.scare(rival, slot, [you])
        tile = self.sea.tiles[slot]
        if tile["monster"] and not tile["slain"] and tile["monster"][0] <= rival.strength:
            tile["slain"] = True
            rival.gold += tile["monster"][1]
