"""The table of turns: the cards of a voyage and, where the seed rolls them, its dice, as text for people.

Cards are named by their ids, as they are typed in records; beside them stands what they are about.
"""

from collections.abc import Iterator, Sequence

from pnp.games.carmine.board import cell_name
from pnp.games.carmine.components import Components, Gain
from pnp.games.carmine.deck import Deal, Dice
from pnp.games.carmine.shapes import lines
from pnp.games.carmine.winds import DIRECTIONS

__all__ = ["card_effect", "turn_table"]

_KINDS = {"monster": "Sea Monster", "peril": "Peril", "current": "Current", "rocks": "Rocks"}
_POWER = {
    "monsters": "the Sea Monsters grow stronger",
    "pirates": "the Pirates grow stronger",
    "any": "the Sea Monsters or the Pirates grow stronger",
}


def turn_table(cards: Deal, dice: Sequence[Dice] | None, box: Components) -> Iterator[str]:
    """Give the lines of the table: the two first cards, then a line for each turn."""
    width = max(len(card) for card in (*cards.first, *cards.cards, "Card"))
    yield "First cards, drawn before the ship is placed"
    for card in cards.first:
        yield f"      {card:{width}}  {card_effect(card, box)}"
    yield ""
    rolls = f"  {'Winds':8}  Die" if dice else ""
    yield f"Turn  {'Card':{width}}{rolls}".rstrip()
    for turn, card in enumerate(cards.cards, 1):
        roll = ""
        if dice:
            winds = " ".join(f"{DIRECTIONS[wind]:2}" for wind in dice[turn - 1].wind)
            roll = f"  {winds:8}  {dice[turn - 1].die:3}"
        yield f"{turn:4}  {card:{width}}{roll}  {card_effect(card, box)}"


def card_effect(card: str, box: Components) -> str:
    """Say what a card is about: `Sea Monster, row 14 or column C`, or `1 gold, 1 wind`."""
    if card in box.smooth:
        smooth = box.smooth[card]
        return ", ".join([*map(_gain, smooth.gains), *([_POWER[smooth.power]] if smooth.power else [])])
    adventure = box.adventures[card]
    if adventure.kind == "ambush":
        return f"Ambush, to the {adventure.arrow}"
    crossing = cell_name(lines(adventure).crossing)
    rocks = f" to the {adventure.arrow}, solo by {adventure.solo}" if adventure.kind == "rocks" else ""
    return f"{_KINDS[adventure.kind]}, row {crossing[1:]} or column {crossing[0]}{rocks}"


def _gain(gain: Gain) -> str:
    if gain.resource == "fill":
        return "the hold is filled"
    word = "provision" if gain.resource == "provisions" and gain.amount == 1 else gain.resource
    return f"{gain.amount} {word}"
