"""Greedy: the reference player, after whose wins the stars of a setup are named.

It looks at the turn under way and no further. For the dice at hand it tries every assignment, discard and placing; it
buys the spell that gains most as long as one gains. What it likes is a sum of a few plain features, whose weights stand
in `bots.toml`: Crew aboard, the reserve, copies of what is missing that lie ahead, time. With expansions Mages count as
Crew does, an open Heroic Action as a missing token, and harpoons until the collision.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.collision import harpoons
from pnp.games.nautilion.ducts import SPACES
from pnp.games.nautilion.lookout import FOLLOWING, Hand, Lookout, sensible, ways
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.pieces import CREW, MAGES, REEF_NUMBERS, size
from pnp.games.nautilion.rules import legal_moves, play
from pnp.games.nautilion.state import State
from pnp.games.nautilion.weights import GreedyWeights
from pnp.masks import cells
from pnp.seeds import Stream

__all__ = ["GreedyPlayer", "swaps"]


class GreedyPlayer:
    """Looks at the turn under way only."""

    def __init__(self, charter: Charter, weights: GreedyWeights, stream: Stream) -> None:
        self._charter = charter
        self._weights = weights
        self._stream = stream
        self._lookout = Lookout(self.value, narrow=bool(charter.expansions))

    def choose(self, state: State) -> Move:
        kind = state.due[-1].kind
        if kind == "currents":
            return self._currents(state)
        moves = sensible(state)
        if len(moves) == 1:
            return moves[0]
        if kind == "plan":
            return Hand(self._lookout, state).give(state.frame.dice)[1]
        if kind in ("discard", "place", "recover", "keep"):
            return self._lookout.best(state, moves)
        return max(moves, key=lambda move: self._afterwards(play(state, move)))

    # -- phase 1 -------------------------------------------------------------------------------------

    def _currents(self, state: State) -> Move:
        """Buy what gains most, or give the dice."""
        hand = Hand(self._lookout, state)
        best, chosen = hand.give(state.frame.dice)
        for move in legal_moves(state):
            if move.verb == "whirlwind":
                worth = self._whirlwind(state, move)
            elif move.verb == "partner":
                worth = self._partner(state, hand, move)
            elif move.verb in ("tide", "heroic", "darkhouse"):
                worth = self._afterwards(play(state, move))
            else:
                continue
            if worth > best:
                best, chosen = worth, move
        if size(state.reserve) >= self._charter.box.numbers.spells.swap:
            for _, move in swaps(state):
                worth = self._afterwards(play(state, move))
                if worth > best:
                    best, chosen = worth, move
        return chosen

    def _afterwards(self, state: State) -> float:
        """Value what follows from a move at once, and the dice at hand; before the roll what is there."""
        kind = state.due[-1].kind
        if kind == "currents":
            return Hand(self._lookout, state).worth(state.frame.dice)
        moves = sensible(state)
        if kind == "set":
            hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
            return max(hand.worth(move.arguments) for move in moves)
        if kind == "roll" and state.frame.chosen >= 0 and not any(state.frame.given):
            hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
            return hand.mean(ways(self._charter.box.numbers.dice.faces, state.due[-1].about[0]))
        if kind not in FOLLOWING:
            return self.value(state)
        if len(moves) > 1:
            moves = [max(moves, key=lambda move: self.value(play(state, move)))]
        return self._afterwards(play(state, moves[0]))

    def _whirlwind(self, state: State, move: Move) -> float:
        state = play(state, move)
        state = play(state, sensible(state)[0])
        hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
        faces = self._charter.box.numbers.dice.faces
        number, samples = state.due[-1].about[0], self._weights.samples
        total = 0.0
        for _ in range(samples):
            total += hand.worth(tuple(sorted(self._stream.choice(faces) for _ in range(number))))
        return total / samples - self._weights.doubt

    def _partner(self, state: State, hand: Hand, move: Move) -> float:
        dice = list(state.frame.dice)
        dice.remove(move.arguments[1])
        faces = self._charter.box.numbers.dice.faces
        total = 0.0
        for face in faces:
            total += hand.worth(tuple(sorted((*dice, face))))
        return total / len(faces)

    # -- what it likes -------------------------------------------------------------------------------

    def value(self, state: State) -> float:
        """Give what a position is worth."""
        w = self._weights
        if state.cause:
            return w.won if state.cause == "victory" else w.lost
        path, crew = state.path, state.crew
        row = path.tokens[path.nautilion :]
        missing = [number for number in CREW if not crew >> number & 1]
        found = w.crew * (9 - len(missing)) + w.reserve * min(size(state.reserve), w.most_reserve)
        if self._charter.mages:
            absent = [mage for mage in MAGES if not state.cabin >> mage & 1]
            found += w.crew * (3 - len(absent)) + w.partnership * self._partners(state)
            missing += absent
        scarce = w.scarce
        for token in missing:
            copies = row.count(token)
            if copies < len(scarce):
                found -= scarce[copies]
        if crew:
            found += w.placeable * (self._charter.ducts.open[crew | state.hired] & ~crew & SPACES).bit_count()
        if self._charter.mercenaries and not state.collided:
            ours, theirs = harpoons(state)
            found += w.harpoon * min(ours - theirs, w.most_harpoons)
        if path.reef:
            found -= w.reef if crew >> REEF_NUMBERS[path.reef] & 1 else w.reef_alone
        found -= w.heroic * state.revealed.bit_count()
        return found - self._time(len(missing) + state.revealed.bit_count(), path.phantom, len(row))

    def _partners(self, state: State) -> int:
        cabin = state.cabin
        return sum(cabin >> mage & cabin >> crew & 1 for mage, crew in self._charter.partners.items())

    def _time(self, missing: int, phantom: int, ahead: int) -> float:
        """How far time presses: the Phantom's way home, and the Nautilion's own, against what is missing."""
        w = self._weights
        if missing:
            turns = w.turns * missing
            return w.haste * max(0.0, turns - phantom / w.phantom) + w.haste * max(0.0, turns - ahead / w.nautilion)
        return w.race * max(0.0, ahead / w.racing - phantom / w.fleeing + 1) + w.way * ahead


def swaps(state: State, most: int = 12) -> Iterator[tuple[int, Move]]:
    """Give the exchanges that bring what is missing and can be placed to where a die takes the Nautilion (NA-C07).

    For each die there are so many at most, for what is scarcest ahead.
    """
    path, charter = state.path, state.charter
    wanted = charter.ducts.open[state.crew | state.hired] & ~state.crew & charter.commands[state.frame.seat]
    if charter.mages:
        wanted |= charter.cabin & ~state.cabin & ~SPACES
    tokens, places = path.tokens, path.places
    for die in sorted(set(state.frame.dice)):
        at = path.nautilion + die - 1
        if at >= len(tokens):
            break
        found = list(cells(wanted & ~(1 << tokens[at])))
        if len(found) > most:
            found = sorted(sorted(found, key=lambda token: tokens.count(token, path.nautilion))[:most])
        for token in found:
            # one that is passed already is lost otherwise; else the one that the Nautilion would come to last
            source = tokens.find(token, 0, path.nautilion)
            if source < 0:
                source = tokens.rfind(token, at + 1)
            if source >= 0:
                one, other = places[at], places[source]
                yield die, Move("swap", (min(one, other), max(one, other)))
