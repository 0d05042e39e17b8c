"""A battle at sea: CA-A4 and A5."""

from collections.abc import Mapping
from typing import Any

from reference.voyage_ledger import Ledger

_PRICE = {"gold": 1, "provisions": 2}
_PRIZE = {"gold": 2, "provisions": 3}


def lead(rolls: list[int], cannons: list[int]) -> int | None:
    """How far the ambusher is ahead; None if a roll is missing or one too many."""
    decided = bool(rolls) and rolls[0] in (1, 6)
    if len(rolls) != (1 if decided else 2):
        return None
    if decided:
        return 1 if rolls[0] == 6 else -1
    if rolls[1] in (1, 6):
        return 1 if rolls[1] == 1 else -1
    return rolls[0] + cannons[0] - rolls[1] - cannons[1]


def settle(battle: Mapping[str, Any], ledger: Ledger) -> set[str]:
    """Write a battle into the ledger; give the rules that it breaks. An own ambush elsewhere is taken as stated."""
    rolls, cannons, choice = battle["rolls"], battle["cannons"], battle.get("choice")
    mine = battle["ambush"] == "mine"
    broken = set()
    if (not mine and cannons[1] != ledger.cannons) or any(not 1 <= roll <= 6 for roll in rolls):
        broken.add("CA-A4")
    ahead = lead(rolls, cannons)
    if ahead is None:
        return broken | {"CA-A4"}
    if ahead == 0:
        ledger.gain("story", 2)
        return broken
    won = (ahead > 0) == mine
    ledger.gain("story", 3 if won else 1)
    if choice not in _PRICE:
        broken.add("CA-A5")
    elif won:
        ledger.gain(choice, _PRIZE[choice])
    else:
        other = "gold" if choice == "provisions" else "provisions"
        if ledger.have(choice) < _PRICE[choice] and ledger.have(other) >= _PRICE[other]:
            broken.add("CA-A5")
        ledger.pay(choice, _PRICE[choice])
    return broken
