"""A view: what one seat may know of a state, as a value of its own (DI-GEN-04).

Nobody knows the fronts of face-down tiles and the order of the decks. The kinds of tokens on a rack, the cards in a
hand, the Gold, and Weapons that are committed while the fight is not decided are known to their owner alone; all others
see how many tokens and cards there are. In a solo game the Rival's things lie open. At the end everybody shows their
Gold.
"""

import msgspec

from pnp.agenda import Due
from pnp.games.diluvium.state import Player, State, Tokens

__all__ = ["PlayerView", "View", "view"]


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as another sees it; None is what they do not know."""

    civilisation: str
    board: tuple[int, int, int, int]
    scout: int
    warship: int
    strength: int
    markers: int
    settlers: tuple[int, ...]
    marked: int
    wheel: str
    tokens: int
    """How many there are on the rack."""
    cards: int
    """How many there are in the hand."""
    rack: Tokens | None
    hand: tuple[int, ...] | None
    gold: int | None


class View(msgspec.Struct, frozen=True):
    """A state as one seat sees it. Slots and places count from the first slot of the layout."""

    seat: int
    """Who looks; 0 is somebody who does not play."""
    active: int
    """Whose turn it is."""
    turn: int
    round: int
    action: str
    empty: int
    """The sections of the active player that count as empty in this turn."""
    last: bool
    """Whether this round is the last."""
    is_over: bool
    due: tuple[Due, ...]
    players: tuple[PlayerView, ...]
    tiles: tuple[str | None, ...]
    """The tile of every Ocean slot; None where it lies face down and shows only its cost."""
    costs: tuple[int, ...]
    up: int
    room: bytes
    """Free Settler spaces by slot; 0 where the tile lies face down."""
    free: bytes
    """Free Exploration Spaces by slot; 0 where the tile lies face down."""
    slain: int
    trays: Tokens
    spent: Tokens
    """The Discard Tray."""
    ruins: int
    """Cards in the Ruins deck."""
    ruins_pile: tuple[int, ...]
    rival: int
    """Cards in the Rival deck."""
    rival_pile: tuple[int, ...]
    rival_card: int
    """The Rival card whose action is under way; -1 is none."""
    playing: int
    """The Ruins Card that takes effect just now; -1 is none."""
    committed: int | None
    """The Weapons that the looking seat has committed to a fight that is not decided."""
    goal: tuple[int, int]
    """Solo: Ruins Cards drawn and Monsters slain by you."""


def view(state: State, seat: int) -> View:
    """Give what a seat may know; seat 0 is somebody who looks on."""
    charter, frame = state.charter, state.frame
    if not 0 <= seat <= charter.players:
        raise ValueError(f"there is no player {seat}")
    open_to_all = {2} if charter.solo else set()
    players = tuple(
        _seen(state, number, player, number == seat or number in open_to_all)
        for number, player in enumerate(state.players, 1)
    )
    up = state.up
    return View(
        seat=seat,
        active=frame.seat,
        turn=frame.number,
        round=frame.round,
        action=frame.action,
        empty=frame.empty,
        last=frame.last,
        is_over=state.is_over,
        due=state.due,
        players=players,
        tiles=tuple(tile if up >> slot & 1 else None for slot, tile in enumerate(charter.tiles)),
        costs=charter.layout.costs,
        up=up,
        room=bytes(byte if up >> slot & 1 else 0 for slot, byte in enumerate(state.room)),
        free=bytes(byte if up >> slot & 1 else 0 for slot, byte in enumerate(state.free)),
        slain=state.slain,
        trays=state.trays,
        spent=state.spent,
        ruins=len(state.ruins.cards),
        ruins_pile=state.ruins.pile,
        rival=len(state.rival.cards),
        rival_pile=state.rival.pile,
        rival_card=frame.card,
        playing=frame.playing,
        committed=frame.committed if frame.committed >= 0 and seat == _committer(state) else None,
        goal=(state.drawn, state.slew),
    )


def _committer(state: State) -> int:
    """DI-ENG-04, SOL-11: whose number waits: the attacker's, solo yours."""
    return 1 if state.charter.solo else state.frame.seat


def _seen(state: State, seat: int, player: Player, own: bool) -> PlayerView:
    return PlayerView(
        civilisation=state.charter.civilisations[seat - 1],
        board=player.board,
        scout=player.scout,
        warship=player.warship,
        strength=player.strength,
        markers=player.markers,
        settlers=player.settlers,
        marked=player.marked,
        wheel=player.wheel,
        tokens=sum(player.rack),
        cards=len(player.hand),
        rack=player.rack if own else None,
        hand=player.hand if own else None,
        gold=player.gold if own or state.is_over else None,
    )
