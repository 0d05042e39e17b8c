"""A table of Diluvium in play: what the four actions and the cards share. Moving Settlers, exploring, drawing, fleeing.

A game is a conversation: a generator asks by yielding the kinds of move that are due, each with a check that gives the
rule a move breaks, or None. Only a move without a fault is ever sent back, as its words.
"""

from collections.abc import Callable, Generator, Iterator

from reference.diluvium_record import Sheet
from reference.diluvium_sea import Sea
from reference.diluvium_seat import Seat
from reference.diluvium_seed import stream_of
from reference.diluvium_tables import CARDS, RIVAL, SCENARIOS, SECTIONS, TOKENS, TRAY

Words = list[str]
Check = Callable[[Words], str | None]
Ask = dict[str, Check]
Talk = Generator[Ask, Words, None]
"""A part of the conversation."""


def fine(words: Words) -> str | None:
    return None


class Table:
    """Everything that lies on the table."""

    def __init__(self, sheet: Sheet) -> None:
        options, setup = sheet.options, sheet.setup
        self.players: int = options["players"]
        self.solo = self.players == 1
        self.scenario: str | None = options["scenario"] if self.solo else None
        self.carry: str = options["carry"]
        self.first: int = setup["first"]
        self.sea = Sea(self.players, setup["tiles"])
        self.seats: dict[int, Seat] = {}
        for number, civilisation in enumerate(setup["civilisations"], 1):
            rival = self.solo and number == 2
            side = "A" if rival else options["side"]
            self.seats[number] = Seat(number, civilisation, side, self.sea.city(number), rival)
        self.trays = dict.fromkeys(TOKENS, TRAY[self.players])
        self.discarded = dict.fromkeys(TOKENS, 0)
        self.deck: list[str] = list(setup.get("ruins", CARDS * 2))
        self.deck_order_known = "ruins" in setup
        self.pile: list[str] = []
        self.rival_deck: list[str] = [card.lower() for card in setup.get("rival", RIVAL)]
        self.rival_order_known = "rival" in setup
        self.rival_pile: list[str] = []
        self.seed = sheet.seed
        self.shuffles = {"ruins": 0, "rival": 0}
        self.in_play: list[str] = []
        """The card whose effect is not over."""
        self.rounds = 0
        self.turns = 0
        self.last_round = False
        self.active = self.seats[self.first]
        if self.scenario:
            strength, gold, _, _ = SCENARIOS[self.scenario]
            self.seats[2].strength = strength
            self.seats[2].gold = gold + (4 if self.carry == "loss" else 0)
            if self.carry == "strength":
                self.seats[1].strength += 1
            if self.carry == "resources":
                for token in TOKENS:
                    self.gain(self.seats[1], token)

    def others(self, seat: Seat) -> list[Seat]:
        """Give the other players, clockwise."""
        count = len(self.seats)
        return [self.seats[(seat.number - 1 + step) % count + 1] for step in range(1, count)]

    def enemy_warship(self, seat: Seat, slot: str) -> bool:
        return any(other.warship == slot for other in self.others(seat))

    # -- tokens

    def gain(self, seat: Seat, token: str, count: int = 1) -> None:
        """Take tokens from a tray, as many as there are."""
        taken = min(count, self.trays[token])
        self.trays[token] -= taken
        if seat.rival and token == "f":
            self.discarded["f"] += taken
        else:
            seat.tokens[token] += taken

    def spend(self, seat: Seat, token: str, count: int) -> None:
        assert 0 <= count <= seat.tokens[token]
        seat.tokens[token] -= count
        self.discarded[token] += count

    # -- cards

    def shuffled(self, name: str, pile: list[str]) -> list[str]:
        """Shuffle a pile that is not empty: with a seed its stream gives the order, else nobody knows it."""
        if self.seed is None or not pile:
            return pile
        self.shuffles[name] += 1
        return stream_of(self.seed, name, self.shuffles[name]).shuffled(pile)

    def draw(self, seat: Seat, counts: bool = True) -> Talk:
        """Draw a Ruins Card (RUI-01, RUI-04); the Rival's is worth 2 Gold (SOL-08)."""
        if not self.deck:
            self.deck, self.pile = self.shuffled("ruins", self.pile), []
            self.deck_order_known = self.seed is not None
        if not self.deck:
            return
        possible = self.deck[:1] if self.deck_order_known else self.deck
        words = yield {"draw": lambda words: None if words[0] in possible else "DI-RUI-01"}
        self.deck.remove(words[1])
        if seat.rival:
            self.pile.append(words[1])
            seat.gold += 2
        else:
            seat.hand.append(words[1])
            seat.drawn += counts

    def reveal(self) -> Generator[Ask, Words, str]:
        """Turn up a card of the Rival; where it is laid is the caller's affair."""
        if not self.rival_deck:
            self.rival_deck, self.rival_pile = self.shuffled("rival", self.rival_pile), []
            self.rival_order_known = self.seed is not None
        possible = self.rival_deck[:1] if self.rival_order_known else self.rival_deck
        words = yield {"reveal": lambda words: None if words[0] in possible else "DI-SOL-02"}
        self.rival_deck.remove(words[1])
        return words[1]

    # -- moving Settlers (3.6)

    def pair_fault(self, seat: Seat, pair: str, moved: str | None = None, explored: str | None = None) -> str | None:
        """Give the rule that this move of a Settler breaks; one has just moved to `moved`."""
        source, to = pair.split("-")
        from_board = source in SECTIONS
        count = seat.sections[source] if from_board else self.sea.settlers(seat.number, source)
        if count == 0:
            return "DI-SMV-01"
        if source == moved and count == 1:
            return "DI-STL-01"
        slot = to[:-1]
        if explored is not None and slot != explored:
            return "DI-EXP-08"
        if slot not in self.sea.tiles:
            return "DI-SMV-02"
        tile = self.sea.tiles[slot]
        own_marked = tile["up"] and (slot == explored or self.sea.marked(slot, seat.number))
        if not (slot == seat.city or own_marked) or not self.sea.has_free(to):
            return "DI-SMV-02"
        if self.enemy_warship(seat, slot):
            return "DI-SMV-03"
        if not from_board and self.sea.island(source) == self.sea.island(to):
            return "DI-SMV-04"
        return None

    def pairs(self, seat: Seat, moved: str | None = None, explored: str | None = None) -> Iterator[str]:
        """Give every legal pair."""
        spaces = self.sea.spaces()
        for source in [*SECTIONS, *spaces]:
            count = seat.sections[source] if source in SECTIONS else self.sea.settlers(seat.number, source)
            if count:
                for to in spaces:
                    pair = f"{source}-{to}"
                    if self.pair_fault(seat, pair, moved, explored) is None:
                        yield pair

    def can_move(self, seat: Seat, moved: str | None = None, explored: str | None = None) -> bool:
        return any(True for _ in self.pairs(seat, moved, explored))

    def move_settler(self, seat: Seat, pair: str) -> Talk:
        source, to = pair.split("-")
        if source in SECTIONS:
            seat.sections[source] -= 1
            if not seat.left_board:
                seat.gold += seat.board["leaving"]
                seat.left_board = True
        else:
            self.sea.tiles[source[:-1]]["settlers"].remove([seat.number, source[-1]])
        yield from self.arrive(seat, to)

    def arrive(self, seat: Seat, space: str) -> Talk:
        """Put a Settler on a space: it harvests (SMV-05) or draws (SMV-06)."""
        self.sea.tiles[space[:-1]]["settlers"].append([seat.number, space[-1]])
        if space[-1] == "r":
            yield from self.draw(seat)
        else:
            self.gain(seat, space[-1])

    # -- exploring

    def can_explore(self, seat: Seat, slot: str) -> bool:
        """EXP-03."""
        return (
            self.sea.tiles[slot]["city"] is None
            and not self.sea.marked(slot, seat.number)
            and bool(self.sea.free_marks(slot))
            and seat.markers > 0
        )

    def mark_fault(self, seat: Seat, slot: str, words: Words) -> str | None:
        if words[0] not in self.sea.free_marks(slot):
            return "DI-EXP-06"
        if words[0] == "s":
            if len(words) == 1:
                return "DI-EXP-08" if self.can_move(seat, explored=slot) else None
            return self.pair_fault(seat, words[1], explored=slot)
        return None

    def put_mark(self, seat: Seat, slot: str, words: Words) -> Talk:
        seat.gold += seat.leftmost()
        self.sea.put_marker(slot, words[0], seat.number)
        if words[0] != "s":
            seat.gold += int(words[0][1])
        elif len(words) == 2:
            yield from self.move_settler(seat, words[1])

    # -- scaring away (3.10)

    def scare(self, winner: Seat, slot: str, victims: list[Seat]) -> Talk:
        """All ships flee at once; then each owner says where the Settlers go."""
        for victim in victims:
            if victim.explorer == slot:
                victim.explorer = victim.city
                winner.gold += 1
        for victim in victims:
            count = self.sea.all_settlers(victim.number, slot)
            if count:
                yield from self.flee(victim, slot, count)
                winner.gold += count

    def flee(self, victim: Seat, slot: str, count: int) -> Talk:
        tile = self.sea.tiles[slot]
        staying = [settler for settler in tile["settlers"] if settler[0] != victim.number]
        if victim.rival:
            tile["settlers"] = staying
            victim.reserve += count
            return
        words = yield {"flee": lambda words: self.flee_fault(victim, count, words)}
        tile["settlers"] = staying
        for place in words[1:]:
            if place in SECTIONS:
                victim.sections[place] += 1
            else:
                yield from self.arrive(victim, place)

    def flee_fault(self, victim: Seat, count: int, places: Words) -> str | None:
        if len(places) != count:
            return "DI-SCR-02"
        for section in SECTIONS:
            if victim.sections[section] + places.count(section) > victim.board["slots"][section]:
                return "DI-SCR-04"
        for place in places:
            if place not in SECTIONS:
                own = place[:-1] == victim.city
                if not own or not self.sea.has_free(place) or places.count(place) > 1:
                    return "DI-SCR-04"
        return None
