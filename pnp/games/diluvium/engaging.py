"""The Engage action on the tile of the Warship: the fight, scaring away, the Monster (DI-ENG, SCR-01, MON).

Attacker and defender commit Weapons in secret: the attacker's number waits in the frame, which nobody else sees, until
the defender's is there. In a solo game you commit alone, and a Rival card answers (DI-SOL-11).
"""

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.flight import scare_away
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import ENGAGE, WEAPONS
from pnp.games.diluvium.resources import pay
from pnp.games.diluvium.state import State, with_player
from pnp.games.diluvium.steps import AFTER, MONSTER, SCARE

__all__ = [
    "begin_fight",
    "commit",
    "commit_moves",
    "decide",
    "defend",
    "judge_commit",
    "meet_monster",
    "monster_moves",
    "others",
    "scare",
    "slay",
    "spare",
    "win_monster",
]

_COMMITS = tuple(Move("commit", (number,)) for number in range(100))
_SLAY, _SPARE = Move("slay"), Move("spare")


def others(state: State) -> list[int]:
    """Give the other seats, clockwise from the active player."""
    seats, seat = state.charter.seats, state.frame.seat
    return [(seat - 1 + number) % seats + 1 for number in range(1, seats)]


def _gold(state: State, seat: int, gold: int) -> State:
    player = state.players[seat - 1]
    return replace(state, players=with_player(state.players, seat, replace(player, gold=player.gold + gold)))


def _shown(state: State, seat: int) -> int:
    """DI-ENG-08: the Gold at the Strength Marker of a seat."""
    return state.charter.box.numbers.gauge[state.players[seat - 1].strength - 1]


# -- the fight -------------------------------------------------------------------------------------


def begin_fight(state: State) -> State:
    """DI-ENG-02, ENG-03: an enemy Warship has to be fought; on a City nothing happens."""
    frame, slot = state.frame, state.player.warship
    if slot >= state.charter.layout.ocean:
        return replace(state, frame=replace(frame, step=AFTER))
    state = replace(state, frame=replace(frame, step=SCARE))
    enemy = next((seat for seat in others(state) if state.players[seat - 1].warship == slot), 0)
    if not enemy:
        return state
    if state.charter.solo:
        return replace(state, due=(Due("challenge", 1),))
    return replace(state, due=(Due("defend", enemy), Due("commit", frame.seat)))


def commit_moves(state: State) -> tuple[Move, ...]:
    """DI-ENG-04: any number of the Weapons held."""
    return _COMMITS[: state.players[state.due[-1].seat - 1].rack[WEAPONS] + 1]


def judge_commit(state: State, number: int) -> None:
    """DI-ENG-04: nobody commits more than they have."""
    seat = state.due[-1].seat
    held = state.players[seat - 1].rack[WEAPONS]
    if not 0 <= number <= held:
        refuse("DI-ENG-04", f"player {seat} has {held} Weapons, not {number}")


def commit(state: State, number: int) -> State:
    """DI-ENG-04: the first number is kept secret."""
    judge_commit(state, number)
    return replace(state, due=state.due[:-1], frame=replace(state.frame, committed=number))


def defend(state: State, number: int) -> State:
    """DI-ENG-04, ENG-06: both are shown now, and discarded."""
    judge_commit(state, number)
    attacker, defender, weapons = state.frame.seat, state.due[-1].seat, state.frame.committed
    state = replace(state, due=state.due[:-1], frame=replace(state.frame, committed=-1))
    state = pay(pay(state, attacker, WEAPONS, weapons), defender, WEAPONS, number)
    return decide(state, defender, weapons, number)


def decide(state: State, defender: int, attack: int, defence: int) -> State:
    """DI-ENG-05, ENG-07 to ENG-13: who has won, by what each side adds to the marker."""
    attacker, players = state.frame.seat, state.players
    slot = state.player.warship
    won = players[attacker - 1].strength + attack >= players[defender - 1].strength + defence
    winner, loser = (attacker, defender) if won else (defender, attacker)
    beaten = replace(players[loser - 1], warship=state.charter.homes[loser - 1])
    state = _gold(replace(state, players=with_player(players, loser, beaten)), winner, _shown(state, loser))
    if won:
        return _gold(state, attacker, _bonus(state))
    # DI-ENG-11, ENG-12: the action is over; what the attacker has there flees from the defender
    state = replace(state, frame=replace(state.frame, step=AFTER))
    return scare_away(state, slot, defender, (attacker,))


def _bonus(state: State) -> int:
    """DI-ENG-09, MON-06: the Gold at the own marker for a won fight, if the section was empty."""
    return _shown(state, state.frame.seat) if state.frame.empty >> ENGAGE & 1 else 0


def scare(state: State) -> State:
    """DI-SCR-01: all others on the tile flee."""
    frame = state.frame
    state = replace(state, frame=replace(frame, step=MONSTER))
    return scare_away(state, state.player.warship, frame.seat, others(state))


# -- the Monster -----------------------------------------------------------------------------------


def meet_monster(state: State) -> State:
    """DI-MON-01: whether to fight is asked, also if it cannot be beaten; the Rival fights what it can beat."""
    frame, slot = state.frame, state.player.warship
    state = replace(state, frame=replace(frame, step=AFTER))
    monster = state.charter.monsters[slot]
    if monster is None or state.slain >> slot & 1:
        return state
    if state.charter.solo and frame.seat == 2:
        return win_monster(state) if state.player.strength >= monster.strength else state
    return replace(state, due=(Due("monster", frame.seat),))


def _missing(state: State) -> int:
    """DI-MON-02, MON-03: the Weapons that are missing to beat the Monster."""
    player = state.player
    monster = state.charter.monsters[player.warship]
    return max(0, monster.strength - player.strength) if monster else 0


def monster_moves(state: State) -> tuple[Move, ...]:
    """DI-MON-03: fight, if it is won; or not."""
    return (_SLAY, _SPARE) if _missing(state) <= state.player.rack[WEAPONS] else (_SPARE,)


def slay(state: State) -> State:
    """DI-MON-03, MON-05: exactly the missing Weapons are spent."""
    missing, seat = _missing(state), state.frame.seat
    held = state.player.rack[WEAPONS]
    if missing > held:
        refuse("DI-MON-03", f"{missing} Weapons are missing to beat the Monster, and player {seat} has {held}")
    state = pay(replace(state, due=()), seat, WEAPONS, missing)
    return win_monster(replace(state, slew=state.slew + 1) if state.charter.solo else state)


def win_monster(state: State) -> State:
    """DI-MON-05, MON-06: the Monster is out of the game and pays."""
    slot = state.player.warship
    monster = state.charter.monsters[slot]
    gold = monster.gold if monster else 0
    return _gold(replace(state, slain=state.slain | 1 << slot), state.frame.seat, gold + _bonus(state))


def spare(state: State) -> State:
    """DI-MON-01: not now."""
    return replace(state, due=())
