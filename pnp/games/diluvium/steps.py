"""The steps of a turn, in their order (DI-TRN-02): what the frame does next when nothing is due.

Each action goes through steps of its own and then to `AFTER`, where cards may be played once more; the Rival’s go to
`LIMIT`, since it has no cards.
"""

__all__ = [
    "AFTER",
    "BEGIN",
    "BONUS",
    "FIGHT",
    "LIMIT",
    "MONSTER",
    "NEXT",
    "RIVAL_SETTLE",
    "SCARE",
    "SECOND",
]

BEGIN, SECOND, BONUS, FIGHT, SCARE, MONSTER, RIVAL_SETTLE, AFTER, LIMIT, NEXT = range(10)
