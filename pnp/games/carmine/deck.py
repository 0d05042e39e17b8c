"""The deck and the dice of a seed (CA-S2 to S7, CA-R1, R2).

Each pile, the deck, each turn's dice and each battle's have a stream of their own, so that none of them shifts when
another is drawn from once more: a longer deck changes no die, and an ambush fought in turn 3 leaves turn 4 as it was.
Streams are keyed by the generator's version and the seed, like the board's. The piles are shuffled from the order of
the cards' file; a card that stands there three times is in the pile three times.
"""

from collections import Counter
from typing import NamedTuple

from pnp.errors import SetupError
from pnp.games.carmine.components import Components
from pnp.games.carmine.winds import DIRECTIONS
from pnp.hints import nearest
from pnp.seeds import Stream

__all__ = ["Deal", "Dice", "battle_rolls", "check_deal", "deal", "winds_and_die"]

_DIE = 6
_WIND_DICE = 3
_FIRST = 2


class Deal(NamedTuple):
    """The cards of a voyage: the two that are drawn before the ship is placed, and one for each turn."""

    first: tuple[str, str]
    cards: tuple[str, ...]


class Dice(NamedTuple):
    """What is rolled in a turn: three directions (0 to 7, clockwise from north) and the Exploration Die."""

    wind: tuple[int, int, int]
    die: int


def deal(seed: str, version: int, deck: str, ambush: bool, box: Components) -> Deal:
    """Deal the cards of a seed. `ambush`: whether the Ambush Cards are in the game (CA-S6)."""
    counts = box.ledger.decks[deck]
    # CA-S2, S6
    adventures = [card.id for card in box.adventures.values() if ambush or card.kind != "ambush"]
    smooth = [card.id for card in box.smooth.values() for _ in range(card.count)]
    Stream("carmine", version, seed, "adventures").shuffle(adventures)
    Stream("carmine", version, seed, "smooth").shuffle(smooth)
    # CA-S7: an ambush on top goes under the pile, as often as one is there
    first: list[str] = []
    while len(first) < _FIRST:
        card = adventures.pop(0)
        if box.adventures[card].kind == "ambush":
            adventures.append(card)
        else:
            first.append(card)
    # CA-S3, S4, S5
    cards = adventures[: counts.adventures] + smooth[: counts.smooth]
    Stream("carmine", version, seed, "deck").shuffle(cards)
    return Deal((first[0], first[1]), tuple(cards[counts.removed :]))


def check_deal(cards: Deal, deck: str, ambush: bool, box: Components) -> None:
    """Hold cards that were dealt by hand to what a box and a deck can give (CA-S2 to S7): raises SetupError."""
    counts = box.ledger.decks[deck]
    left = Counter({card.id: card.count for card in box.smooth.values()})
    left.update(card.id for card in box.adventures.values() if ambush or card.kind != "ambush")
    for card in (*cards.first, *cards.cards):
        if card not in box.adventures and card not in box.smooth:
            raise SetupError(f"there is no card “{card[:40]}”{nearest(card[:40], [*box.adventures, *box.smooth])}")
        left[card] -= 1
        if left[card] < 0:
            raise SetupError(f"the card {card} is dealt more often than it is in the game")
    for card in cards.first:
        if card in box.smooth or box.adventures[card].kind == "ambush":
            raise SetupError(f"the card {card} cannot be one of the two first: they are adventures to draw")
    adventures = sum(card in box.adventures for card in cards.cards)
    if adventures > counts.adventures or len(cards.cards) - adventures > counts.smooth:
        raise SetupError(f"the {deck} deck has at most {counts.adventures} adventures and {counts.smooth} others")
    if len(cards.cards) != counts.turns:
        raise SetupError(f"the {deck} deck has {counts.turns} cards, not {len(cards.cards)}")


def winds_and_die(seed: str, version: int, turn: int) -> Dice:
    """CA-R1: roll the three Wind Dice and the Exploration Die of a turn (from 1 on); CA-R2: never three alike."""
    stream = Stream("carmine", version, seed, "turn", turn, "dice")
    while True:
        first, second, third = (stream.below(len(DIRECTIONS)) for _ in range(_WIND_DICE))
        if not first == second == third:
            return Dice((first, second, third), stream.between(1, _DIE))


def battle_rolls(seed: str, version: int, turn: int, by: str) -> tuple[int, int]:
    """CA-A4: the ambusher's roll and the defender's, in the battle of a turn with the ambusher of a seat."""
    stream = Stream("carmine", version, seed, "turn", turn, "battle", by)
    return stream.between(1, _DIE), stream.between(1, _DIE)
