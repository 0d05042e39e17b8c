"""A deck and its discard pile: the Ruins Cards, and the Rival cards of a solo game (DI-RUI-01, RUI-04, SOL-02, SOL-03).

A deck whose order is known gives its top card and no other. Where nobody knows the order, because it was not written
down or because the pile was shuffled, any of its cards may be the next; a seed then says which.
"""

import msgspec

__all__ = ["Deck"]


class Deck(msgspec.Struct, frozen=True):
    """Cards that are still to come, and those that lie on the pile."""

    cards: tuple[int, ...]
    """From the top; where the order is unknown, those that are left, as they were before the shuffle."""
    known: bool
    """Whether the order is known."""
    pile: tuple[int, ...] = ()
    """The discards, the oldest first."""
    shuffles: int = 0
    """How often the pile was shuffled."""
    shuffled: tuple[int, ...] = ()
    """The cards of the last shuffle, before it, and of the first deck."""

    @classmethod
    def of(cls, cards: tuple[int, ...], known: bool) -> "Deck":
        return cls(cards, known, shuffled=cards)

    def ready(self) -> "Deck | None":
        """Shuffle the pile if the deck is empty; None if there is no card at all."""
        if self.cards:
            return self
        return Deck(self.pile, False, (), self.shuffles + 1, self.pile) if self.pile else None

    def choices(self) -> tuple[int, ...]:
        """Give the cards that may be next, ascending, each once."""
        return self.cards[:1] if self.known else tuple(sorted(set(self.cards)))

    def allows(self, card: int) -> bool:
        return card == self.cards[0] if self.known else card in self.cards

    def without(self, card: int) -> "Deck":
        """Take a card that may be next."""
        at = self.cards.index(card)
        return Deck(self.cards[:at] + self.cards[at + 1 :], self.known, self.pile, self.shuffles, self.shuffled)

    def discard(self, *cards: int) -> "Deck":
        return Deck(self.cards, self.known, self.pile + cards, self.shuffles, self.shuffled)

    def following(self, order: tuple[int, ...]) -> int:
        """Give the next card by an order in which the last shuffle brought the cards."""
        card = order[len(order) - len(self.cards)]
        # a record that left the order goes on with what is there
        return card if card in self.cards else self.cards[0]
