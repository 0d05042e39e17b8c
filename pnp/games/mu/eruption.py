"""Eruptions: the die, the tokens, where lava flows, and what owners protect from it (MU-334, 335, 401 to 414).

What happens does so in the order of MU-409, piece by piece: one whose owner holds no token at that moment is lost
before the next is asked about.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.mu.charter import refuse
from pnp.games.mu.moves import VOLCANO, WHITE, Move
from pnp.games.mu.places import LOOSE, SLOTS, SPACE_OF_SLOT, SPACES
from pnp.games.mu.state import Eruption, State, removed, with_player
from pnp.masks import cells

__all__ = [
    "check_lava",
    "check_tokens",
    "decision_moves",
    "draw_token",
    "draw_two",
    "lose",
    "protect",
    "roll",
    "roll_moves",
    "token_moves",
    "two_moves",
]

# -- the die ---------------------------------------------------------------------------------------

_ROLLS = (Move("roll", (WHITE,)), Move("roll", (VOLCANO,)))


def roll_moves(state: State) -> Sequence[Move]:
    """Give both outcomes."""
    del state
    return _ROLLS


def roll(state: State, face: int) -> State:
    """MU-401, 402: without a Volcano on the board nothing is drawn."""
    due = state.due[:-1]
    if face == VOLCANO and state.land.volcanoes:
        due = (*due, Due("token"))
    return replace(state, due=due, rolls=state.rolls + 1)


# -- tokens ----------------------------------------------------------------------------------------


def token_moves(state: State) -> Sequence[Move]:
    """Give every token in the game."""
    return [Move("draw", (token,)) for token in cells(state.land.volcanoes)]


def two_moves(state: State) -> Sequence[Move]:
    """MU-413: every pair of tokens, or the last one."""
    tokens = list(cells(state.land.volcanoes))
    if len(tokens) == 1:
        return token_moves(state)
    return [Move("draw", (low, high)) for at, low in enumerate(tokens) for high in tokens[at + 1 :]]


def draw_token(state: State, *tokens: int) -> State:
    """MU-402, 412"""
    return _erupts(state, "MU-402", tokens, 1)


def draw_two(state: State, *tokens: int) -> State:
    """MU-413: both erupt, the lower number first; with one Volcano left it alone."""
    return _erupts(state, "MU-413", tokens, min(2, state.land.volcanoes.bit_count()))


def _erupts(state: State, rule: str, tokens: tuple[int, ...], count: int) -> State:
    check_tokens(state, rule, tokens, count)
    return _erupt(replace(state, due=state.due[:-1], draws=state.draws + 1), tokens)


def check_tokens(state: State, rule: str, tokens: tuple[int, ...], count: int) -> None:
    """Refuse tokens that are not in the game, too many or too few of them, or one that is drawn twice."""
    if len(tokens) != count or not all(tokens):
        refuse(rule, f"{'one token is' if count == 1 else 'two tokens are'} drawn here")
    if tokens[0] > tokens[-1] or len(set(tokens)) < count:
        refuse(rule, "the tokens are different ones, the lower of them first")
    for token in tokens:
        if not state.land.volcanoes >> token & 1:
            refuse(rule, f"Volcano {token} has sunk, and its token has left the game")


def check_lava(state: State) -> State:
    """MU-413, 414: without a Lava tile on the board two tokens are drawn."""
    if state.lava or not state.land.volcanoes:
        return state
    return replace(state, due=(*state.due, Due("tokens")))


# -- lava ------------------------------------------------------------------------------------------


def _erupt(state: State, volcanoes: tuple[int, ...]) -> State:
    """MU-403 to 406: lava on bare slots at once; what stands in the way is threatened."""
    if not volcanoes:
        return replace(state, eruption=None)
    lava, flow, seat = state.lava, 0, state.frame.seat
    threats = []
    for inner in range(6 * volcanoes[0] - 6, 6 * volcanoes[0], 2):
        slot = inner + (lava >> inner & 1)
        if lava >> slot & 1:
            continue
        owner = _owner(state, slot)
        if owner < 0:
            lava |= 1 << slot
            flow |= 1 << SPACE_OF_SLOT[slot]
        else:
            threats.append(((owner - seat) % len(state.players), owner, slot))
    eruption = Eruption(volcanoes[1:], flow, tuple((owner, slot) for _, owner, slot in sorted(threats)))
    return _go_on(replace(state, lava=lava, eruption=eruption))


def _owner(state: State, slot: int) -> int:
    for seat, player in enumerate(state.players):
        if (player.villages | player.moai) >> slot & 1:
            return seat
    return -1


def _go_on(state: State) -> State:
    """Go through the threatened pieces up to one whose owner can be asked."""
    while eruption := state.eruption:
        if not eruption.threats:
            if eruption.loose:
                return _erupt(state, eruption.following)
            state = replace(state, eruption=replace(eruption, threats=_loose_threats(state, eruption.flow), loose=True))
            continue
        owner, place = eruption.threats[0]
        if state.players[owner].prayers:
            return replace(state, due=(*state.due, Due("loose" if eruption.loose else "slot", owner, (place,))))
        state = _destroyed(state, eruption, owner, place)
    return state


def _loose_threats(state: State, flow: int) -> tuple[tuple[int, int], ...]:
    """MU-408, 409: every loose Moai where lava was put."""
    return tuple(
        (seat, LOOSE + space)
        for seat in state.clockwise(state.frame.seat)
        for space in state.players[seat].loose
        if flow >> space & 1
    )


def _destroyed(state: State, eruption: Eruption, owner: int, place: int) -> State:
    """MU-406, 408: the piece goes back to the reserve; lava takes the place of one in a slot."""
    player, lava, flow = state.players[owner], state.lava, eruption.flow
    if place >= LOOSE:
        player = replace(player, loose=removed(player.loose, place - LOOSE))
    else:
        slot = 1 << place
        player = replace(player, villages=player.villages & ~slot, moai=player.moai & ~slot)
        lava, flow = lava | slot, flow | 1 << SPACE_OF_SLOT[place]
    return replace(
        state,
        players=with_player(state.players, owner, player),
        lava=lava,
        eruption=replace(eruption, flow=flow, threats=eruption.threats[1:]),
    )


# -- decisions -------------------------------------------------------------------------------------


def decision_moves(state: State) -> Sequence[Move]:
    """MU-334: the piece is lost or protected."""
    place = state.due[-1].about
    return Move("lose", place), Move("protect", place)


def lose(state: State, place: int) -> State:
    """MU-406, 408"""
    eruption, owner = _asked(state, place)
    return _go_on(_destroyed(replace(state, due=state.due[:-1]), eruption, owner, place))


def protect(state: State, place: int) -> State:
    """MU-334, 335, 407: the token leaves the game; before a slot the lava stops."""
    eruption, owner = _asked(state, place)
    player = state.players[owner]
    players = with_player(state.players, owner, replace(player, prayers=player.prayers - 1))
    eruption = replace(eruption, threats=eruption.threats[1:])
    return _go_on(replace(state, players=players, eruption=eruption, due=state.due[:-1]))


def _asked(state: State, place: int) -> tuple[Eruption, int]:
    """MU-409: one piece is due, and no other."""
    due = state.due[-1]
    if due.about != (place,):
        asked = due.about[0]
        name = SLOTS[asked] if asked < LOOSE else f"{SPACES[asked - LOOSE]}.loose"
        refuse("MU-409", f"seat {due.seat} decides about {name} now")
    assert state.eruption is not None
    return state.eruption, due.seat
