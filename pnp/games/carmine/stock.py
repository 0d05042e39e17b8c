"""The stock of cards: what can come at a table with real cards (CA-S2 to S7).

With a seed the deck is known. Without one a record is held to what any shuffle could have brought: no card more often
than it exists, no more of a pile than went into the deck, no Ambush where they were left out.
"""

from collections.abc import Sequence

from pnp.games.carmine.charter import Charter, Report

__all__ = ["FIRST_CARDS", "judge_card", "judge_first_card", "judge_first_cards"]

FIRST_CARDS = 2
"""CA-S2: set aside before the deck is made."""

_DECK_RULES = {"standard": "CA-S3", "challenging": "CA-S4", "short": "CA-S5"}


def judge_first_cards(charter: Charter, cards: Sequence[str], report: Report) -> None:
    """CA-S7: two Adventure Cards are drawn before the ship is placed."""
    if len(cards) != FIRST_CARDS:
        report("CA-S7", f"{len(cards)} cards are set aside and drawn at the start instead of {FIRST_CARDS}")
    for number, card in enumerate(cards):
        judge_first_card(charter, cards[:number], card, report)


def judge_first_card(charter: Charter, before: Sequence[str], card: str, report: Report) -> None:
    """CA-S7: an Ambush goes under the pile, and the next card takes its place."""
    adventure = charter.box.adventures.get(card)
    if adventure is None:
        report("CA-S7", f"“{card}”, among the first cards, is no Adventure Card")
    elif adventure.kind == "ambush":
        report("CA-S7", f"an {adventure.name} is among the first cards: it goes under the pile")
    elif card in before:
        report("CA-S7", f"{adventure.name} is among the first cards twice")


def judge_card(charter: Charter, first: Sequence[str], drawn: Sequence[str], card: str, report: Report) -> None:
    """CA-S2 to S6: the card of a turn, after the first cards and those of the turns before."""
    box = charter.box
    adventure, smooth = box.adventures.get(card), box.smooth.get(card)
    if adventure is None and smooth is None:
        report("CA-S2", f"there is no card “{card}”")
        return
    if adventure is not None and adventure.kind == "ambush" and not charter.ambushes:
        report("CA-S6", f"an {adventure.name} is drawn in a game without Ambush Cards")
    copies = 1 if smooth is None else smooth.count
    if drawn.count(card) + first.count(card) >= copies:
        report("CA-S2", f"{card} is drawn more often than it is there")
    if smooth is None:
        share, pile, known = charter.terms.adventures, "Adventure", box.adventures.keys()
    else:
        share, pile, known = charter.terms.smooth, "Smooth Sailing", box.smooth.keys()
    if sum(before in known for before in drawn) >= share:
        report(_DECK_RULES[charter.deck], f"{card} is one {pile} Card more than the {share} of the {charter.deck} deck")
