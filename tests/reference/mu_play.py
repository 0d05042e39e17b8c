"""How Continent of Mu is played, told from beginning to end: whoever is asked something is asked by a `yield`.

What is asked is a dictionary: for each kind of move that may be said now, a function that takes its words and gives the
rule that they break, or nothing. `""` holds the rule of any other kind.
"""

from collections.abc import Callable, Generator
from typing import Any

from reference.mu_map import SPACES
from reference.mu_table import LAVA, Table, area

__all__ = ["Ask", "Game"]

Ask = dict[str, Any]
Fault = str | None
Talk = Generator[Ask, list[str], Any]


class Game(Table):
    """A table with players at it."""

    def play(self) -> Talk:
        while not self.reason:
            yield from self.take_turn()

    # -- turns -----------------------------------------------------------------------------------------

    def take_turn(self) -> Talk:
        self.points = 4
        self.prayed = False
        self.created.clear()
        self.old_split = len(self.parts()) > 1
        yield from self.no_lava()
        if not self.settlers_of(self.active) and not self.aboard[self.active]:
            words = yield {"settle": lambda words: None if self.coastal(words[0]) else "MU-207", "": "MU-207"}
            self.settlers[words[1], self.active] += 1
            self.reserve[self.active]["settler"] -= 1
        while True:
            words = yield self.actions()
            if words[0] == "end":
                break
            yield from getattr(self, f"do_{words[0]}")(*words[1:])
        self.finish_turn()

    def finish_turn(self) -> None:
        after = (self.active + 1) % self.players
        if after == self.first:
            self.quiet = 0 if self.busy else self.quiet + 1
            self.busy = False
            if self.triggered:
                self.reason = "volcanoes"
            elif self.quiet == self.patience:
                self.reason = "stagnation"
            if self.reason:
                return
            self.round += 1
        self.active = after
        self.turn += 1

    def actions(self) -> Ask:
        def costs(points: int, check: Callable[..., Fault]) -> Callable[[list[str]], Fault]:
            return lambda words: "MU-202" if self.points < points else check(*words)

        return {
            "move": costs(1, self.may_move),
            "carry": costs(1, self.may_carry),
            "land": costs(1, self.may_land),
            "build": costs(2, self.may_build),
            "create": costs(1, self.may_create),
            "sculpt": costs(1, self.may_sculpt),
            "raise": costs(1, self.may_raise),
            "pray": lambda words: self.may_pray(),
            "claim": lambda words: self.may_claim(int(words[0])),
            "end": lambda words: None,
        }

    # -- moving ----------------------------------------------------------------------------------------

    def may_move(self, start: str, goal: str) -> Fault:
        if not self.has_settler(self.active, start):
            return "MU-301"
        if goal not in self.land:
            return "MU-303"
        if goal not in self.beside(start):
            return "MU-301"
        if self.closed(start, goal):
            return "MU-302"
        return None

    def do_move(self, start: str, goal: str) -> Talk:
        self.points -= 1
        self.settlers[start, self.active] -= 1
        self.settlers[goal, self.active] += 1
        yield from ()

    def may_carry(self, moai: str, goal: str) -> Fault:
        fault = self.may_move(moai.partition(".")[0], goal)
        return fault or (None if self.lies(self.active, moai) else "MU-306")

    def do_carry(self, moai: str, goal: str) -> Talk:
        self.take(self.active, moai)
        self.loose[goal, self.active] += 1
        yield from self.do_move(moai.partition(".")[0], goal)

    def may_land(self, goal: str) -> Fault:
        if not self.aboard[self.active]:
            return "MU-304"
        if goal not in self.land:
            return "MU-303"
        if goal in self.landings(self.active):
            return None
        adjacent = any(self.bays[self.active] in self._around(space) for space in self.land)
        return "MU-304" if adjacent else "MU-305"

    def _around(self, space: str) -> set[tuple[int, int]]:
        q, r = self.where[space]
        return {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}

    def do_land(self, goal: str) -> Talk:
        self.points -= 1
        self.aboard[self.active] = False
        self.settlers[goal, self.active] += 1
        yield from ()

    # -- building --------------------------------------------------------------------------------------

    def may_work(self, slot: str, rule: str, piece: str) -> Fault:
        if not self.has_settler(self.active, slot.partition(".")[0]) or self.slots[slot] != LAVA:
            return rule
        return None if self.reserve[self.active][piece] else "MU-205"

    def may_build(self, slot: str) -> Fault:
        return self.may_work(slot, "MU-311", "village")

    def do_build(self, slot: str) -> Talk:
        self.points -= 2
        self.slots[slot] = ("village", self.active)
        self.reserve[self.active]["village"] -= 1
        self.track[self.active] += 1
        yield from self.no_lava()

    def may_sculpt(self, slot: str) -> Fault:
        return self.may_work(slot, "MU-321", "moai")

    def do_sculpt(self, slot: str) -> Talk:
        self.points -= 1
        self.slots[slot] = ("moai", self.active)
        self.reserve[self.active]["moai"] -= 1
        yield from self.no_lava()

    def may_create(self, space: str) -> Fault:
        where = area(space)
        own = [other for other in SPACES if area(other) == where and self.has_settler(self.active, other)]
        villages = self.villages(self.active, where)
        if not own or not villages:
            return "MU-316"
        if self.created[where] >= villages:
            return "MU-317"
        return None if self.reserve[self.active]["settler"] else "MU-205"

    def do_create(self, space: str) -> Talk:
        self.points -= 1
        self.created[area(space)] += 1
        self.reserve[self.active]["settler"] -= 1
        self.settlers[space, self.active] += 1
        yield from ()

    def may_pray(self) -> Fault:
        if self.prayed or not self.supply:
            return "MU-332"
        return "MU-331" if self.points < 1 + self.prayers[self.active] else None

    def do_pray(self) -> Talk:
        self.points -= 1 + self.prayers[self.active]
        self.prayers[self.active] += 1
        self.supply -= 1
        self.prayed = True
        yield from ()

    # -- raising ---------------------------------------------------------------------------------------

    def may_raise(self, moai: str, way: str, announce: str = "") -> Fault:
        space = moai.partition(".")[0]
        if not self.has_settler(self.active, space) or not self.lies(self.active, moai):
            return "MU-323"
        faced = self.beyond(space, way)
        if faced and area(faced) == area(space):
            return "MU-115"
        if not faced or (space, way) in self.raised:
            return "MU-116"
        return "MU-911" if announce and not self.splits(space, faced) else None

    def splits(self, space: str, faced: str) -> bool:
        """Say whether a Fissure here would be new and leave more than one part, in claim mode."""
        site = self.site(space, faced)
        if not self.claims or site in self.fissures:
            return False
        self.fissures.add(site)
        parts = self.parts()
        self.fissures.remove(site)
        return len(parts) > 1

    def do_raise(self, moai: str, way: str, announce: str = "") -> Talk:
        seat = self.active
        space = moai.partition(".")[0]
        faced = self.beyond(space, way)
        assert faced
        self.points -= 1
        self.busy = True
        self.take(seat, moai)
        self.raised[space, way] = seat
        villages = self.villages(seat, area(space))
        standing = [other for other in self.standing(seat) if area(other) == area(space)]
        self.track[seat] += villages * len(standing) if villages else 1
        site = self.site(space, faced)
        if site not in self.fissures:
            self.fissures.add(site)
            if announce or not self.claims:
                yield from self.sink(seat)
        words = yield {"roll": lambda words: None, "": "MU-401"}
        if words[1] == "volcano" and self.volcanoes:
            words = yield self.tokens(1, "MU-402")
            yield from self.erupt(int(words[1]))

    # -- lava ------------------------------------------------------------------------------------------

    def tokens(self, number: int, rule: str) -> Ask:
        def check(words: list[str]) -> Fault:
            return None if len(words) == number and {*map(int, words)} <= self.volcanoes else rule

        return {"draw": check, "draw two": check, "": rule}

    def no_lava(self) -> Talk:
        """Let two Volcanoes erupt if there is no Lava tile on the board."""
        if self.lava() or not self.volcanoes:
            return
        words = yield self.tokens(min(2, len(self.volcanoes)), "MU-413")
        for token in sorted(map(int, words[1:])):
            yield from self.erupt(token)

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.players for step in range(self.players)]

    def erupt(self, volcano: int) -> Talk:
        targets = {}
        for letter in "abc":
            space = f"{volcano}{letter}"
            channel = [f"{space}.in", f"{space}.out"]
            slot = next((slot for slot in channel if self.slots[slot] != LAVA), None)
            if slot:
                targets[space] = slot
        flooded = [space for space, slot in targets.items() if self.slots[slot] is None]
        for space in flooded:
            self.slots[targets[space]] = LAVA
        for owner in self.clockwise(self.active):
            for space, slot in targets.items():
                piece = self.slots[slot]
                if piece and piece[1] == owner:
                    kept = yield from self.plead(owner, slot, "MU-406")
                    if not kept:
                        self.reserve[owner][piece[0]] += 1
                        self.slots[slot] = LAVA
                        flooded.append(space)
        for owner in self.clockwise(self.active):
            for space in sorted(flooded):
                for _ in range(self.loose[space, owner]):
                    kept = yield from self.plead(owner, f"{space}.loose", "MU-408")
                    if not kept:
                        self.loose[space, owner] -= 1
                        self.reserve[owner]["moai"] += 1

    def plead(self, owner: int, piece: str, rule: str) -> Talk:
        """Ask for a piece, if its owner holds a Prayer token; say whether it is protected."""
        if not self.prayers[owner]:
            return False

        def check(words: list[str]) -> Fault:
            return None if words[0] == piece else "MU-409"

        words = yield {"protect": check, "lose": check, "": rule}
        if words[0] == "lose":
            return False
        self.prayers[owner] -= 1
        return True

    # -- sinking ---------------------------------------------------------------------------------------

    def may_claim(self, seat: int) -> Fault:
        if not self.claims or seat >= self.players or len(self.parts()) < 2:
            return "MU-912"
        return "MU-912" if seat == self.active and not self.old_split else None

    def do_claim(self, seat: str) -> Talk:
        self.track[int(seat)] += 3
        yield from self.sink(int(seat))

    def sink(self, leader: int) -> Talk:
        """Let all parts but one go down, the smallest first."""
        sunk = False
        while len(parts := self.parts()) > 1:
            part = yield from self.smallest(parts)
            yield from self.rescue(leader, part)
            self.drown(part)
            sunk = True
        if sunk:
            self.old_split = False
            if len(self.volcanoes) <= 2:
                self.triggered = True
            yield from self.no_lava()

    def smallest(self, parts: list[set[str]]) -> Talk:
        sizes = [(len(part), len(self.volcanoes_in(part))) for part in parts]
        tied = [part for part, size in zip(parts, sizes, strict=True) if size == min(sizes)]
        if len(tied) < len(parts):
            return tied[0]
        if self.volcanoes:
            words = yield self.tokens(1, "MU-505")
            return next(part for part in tied if int(words[1]) in self.volcanoes_in(part))
        lowest = {min(map(area, part)): part for part in tied}
        words = yield {"draw part": lambda words: None if int(words[0]) in lowest else "MU-506", "": "MU-506"}
        return lowest[int(words[1])]

    def rescue(self, leader: int, part: set[str]) -> Talk:
        rim = {other for space in part for other in self.beside(space)} - part
        if not rim:
            return
        for seat in self.clockwise(leader):
            here = [space for space in SPACES if space in part and self.has_settler(seat, space)]
            if not here:
                continue
            rule = "MU-510" if seat == leader else "MU-511"
            words = yield {"save": lambda words: None if words[0] in rim else "MU-509", "": rule}
            if seat == leader:
                for space in here:
                    self.settlers[words[1], seat] += self.settlers.pop((space, seat))
            else:
                self.settlers[here[0], seat] -= 1
                self.settlers[words[1], seat] += 1

    def drown(self, part: set[str]) -> None:
        for space in part:
            for seat in range(self.players):
                self.reserve[seat]["settler"] += self.settlers.pop((space, seat), 0)
                self.reserve[seat]["moai"] += self.loose.pop((space, seat), 0)
            for slot, piece in self.slots.items():
                if slot.partition(".")[0] == space:
                    if piece and piece != LAVA:
                        self.reserve[piece[1]][piece[0]] += 1
                    self.slots[slot] = None
            for geyser in [geyser for geyser in self.raised if geyser[0] == space]:
                self.reserve[self.raised.pop(geyser)]["moai"] += 1
        self.land -= part
        self.volcanoes -= {area(space) for space in part}
        gone = set(part) if self.edges else {area(space) for space in part}
        self.fissures = {site for site in self.fissures if not site & gone}
