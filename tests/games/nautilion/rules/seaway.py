"""Positions of Nautilion from a strip like `HI N 4 2~6 9 P AB`, and games that are played in words.

Digits are Crew, `mA mB mC` Mages, `x` a Mercenary, `~3` a Reef beside the token or beside N. Places are numbered from
the Happy Isles on. A position stands at the beginning of a turn; what is not told is as in a solo base game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.errors import IllegalMove
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.components import components
from pnp.games.nautilion.deal import (
    draw_admirals,
    draw_darkhouse,
    draw_heroic,
    draw_path,
    draw_reefs,
)
from pnp.games.nautilion.moves import parse_move
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import NUMBERS, ONE, RESERVE_TOKEN, WORDS, pool_of, tokens
from pnp.games.nautilion.rules import State, go_on, legal_moves, play, result
from pnp.games.nautilion.state import Frame
from pnp.masks import cells, mask_of
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
FULL = "1 2 3 4 5 6 7 8 9"


def charter_of(
    seed: str,
    *,
    players: int = 1,
    board: str = "A1",
    reserve: int = 4,
    expansions: tuple[int, ...] = (),
    phantom_side: int = 2,
    level: str = "intro",
) -> Charter:
    """Set up a game by a seed."""
    return Charter(
        box=BOX,
        path=draw_path(seed, 1, expansions, BOX),
        players=players,
        board=board,
        reserve=reserve,
        expansions=expansions,
        phantom_side=phantom_side,
        darkhouse_level=level,
        reefs=draw_reefs(seed, 1, expansions, BOX),
        darkhouse=draw_darkhouse(seed, 1, expansions, level, BOX),
        heroic=draw_heroic(seed, 1, expansions, BOX)[: BOX.cards.heroic_open],
        admirals=draw_admirals(seed, 1, players, BOX),
    )


def _kind(word: str) -> int:
    return NUMBERS[f"c{word}" if word.isdigit() else word.lower()]


def _reef(word: str) -> int:
    return NUMBERS[f"f{word}"] if word else 0


def read_strip(strip: str, moored: bool) -> Path:
    """Read a path with both figures."""
    row: list[tuple[int, int]] = []
    figures: dict[str, int] = {}
    own_reef = 0
    first, *words, last = strip.split()
    assert (first, last) == ("HI", "AB"), strip
    for word in words:
        name, _, reef = word.partition("~")
        if name in ("N", "P"):
            figures[name] = len(row)
            if name == "N":
                own_reef = _reef(reef)
        else:
            row.append((_kind(name), _reef(reef)))
    order = list(figures)
    return Path(
        bytes(range(1, len(row) + 1)),
        bytes(token for token, _ in row),
        bytes(reef for _, reef in row),
        figures["N"],
        figures["P"],
        order == ["P", "N"],
        moored,
        own_reef,
        len(row) + 1,
    )


def _pool(words: str) -> int:
    return pool_of(_kind(word) for word in words.split())


def _words(pool: int) -> str:
    return " ".join(WORDS[token] for token in tokens(pool))


@dataclass(frozen=True)
class Sea:
    """A position, with what a test asks of it in words."""

    state: State

    def play(self, *moves: str) -> "Sea":
        state = self.state
        for move in moves:
            parsed = parse_move(move)
            assert parsed in legal_moves(state), f"{move}: {[str(legal) for legal in legal_moves(state)][:40]}"
            state = play(state, parsed)
        return Sea(state)

    def refused(self, move: str) -> str:
        """Give the rule that forbids a move."""
        parsed = parse_move(move)
        assert parsed not in legal_moves(self.state), move
        try:
            play(self.state, parsed)
        except IllegalMove as refusal:
            return refusal.rule
        raise AssertionError(f"{move} is played")

    def moves(self, *verbs: str) -> set[str]:
        """Give the legal moves, of some verbs only."""
        return {str(move) for move in legal_moves(self.state) if not verbs or move.verb in verbs}

    @property
    def asked(self) -> str:
        return self.state.due[-1].kind if self.state.due else "nothing"

    @property
    def strip(self) -> str:
        return str(self.state)

    @property
    def crew(self) -> str:
        return " ".join(map(str, cells(self.state.crew)))

    @property
    def hired(self) -> str:
        return " ".join(map(str, cells(self.state.hired)))

    @property
    def cabin(self) -> str:
        return " ".join(WORDS[token] for token in cells(self.state.cabin))

    @property
    def reserve(self) -> str:
        return _words(self.state.reserve)

    @property
    def pile(self) -> str:
        return _words(self.state.pile)

    @property
    def hosted(self) -> str:
        return _words(self.state.hosted)

    @property
    def heroic(self) -> list[int]:
        return list(cells(self.state.revealed))

    @property
    def cause(self) -> str | None:
        return result(self.state)["cause"]

    @property
    def dice(self) -> tuple[int, ...]:
        return self.state.frame.dice

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def seat(self) -> int:
        return self.state.seat


def sea(
    strip: str,
    *,
    side: str = "A1",
    crew: str = "",
    hired: str = "",
    cabin: str = "",
    reserve: int | str = 4,
    pile: str = "",
    hosted: str = "",
    expansions: Sequence[int] = (),
    card: int = 0,
    row: tuple[int, ...] = (),
    heroic: Sequence[int] = (),
    deck: Sequence[int] = (),
    turn: int = 1,
    seat: int = 1,
    admirals: tuple[int, ...] = (),
    harpoons: int = 2,
    collided: bool = False,
    moored: bool = False,
    level: int = 4,
) -> Sea:
    """Put a position together. `card`: the Darkhouse card of the turn; `row` names all five instead."""
    path = read_strip(strip, moored)
    used = set(expansions) | ({4} if card or row else set()) | ({5} if heroic else set())
    if card:
        row = tuple(card if slot == (turn - 1) % 5 else 10 for slot in range(5))
    charter = Charter(
        box=BOX,
        path=tuple(WORDS[token] for token in path.tokens),
        players=2 if admirals else 1,
        board=side,
        reserve=level,
        expansions=tuple(sorted(used)),
        phantom_side=harpoons,
        darkhouse=row,
        heroic=tuple(heroic),
        admirals=admirals,
    )
    frame = Frame(turn, seat, charter.actions[(turn - 1) % 5] if row else "")
    state = State(
        charter,
        path,
        reserve * ONE[RESERVE_TOKEN] if isinstance(reserve, int) else _pool(reserve),
        frame,
        crew=mask_of(map(int, crew.split())),
        hired=mask_of(map(int, hired.split())),
        cabin=mask_of(_kind(word) for word in cabin.split()),
        pile=_pool(pile),
        hosted=_pool(hosted),
        collided=collided,
        revealed=mask_of(heroic),
        deck=mask_of(deck),
    )
    return Sea(go_on(state))
