"""The agenda, in a small game: questions inside questions, asked of anybody, and of all in secret."""

from dataclasses import dataclass, replace
from typing import NamedTuple, NoReturn

import pytest

from pnp.agenda import CHANCE, Agenda, Due, Point


class Play(NamedTuple):
    verb: str
    arguments: tuple[int, ...] = ()


@dataclass(frozen=True)
class Table:
    """Three players; a storm takes a card of each, then all bid in secret, then it is over."""

    due: tuple[Due, ...] = ()
    step: int = 0
    hands: tuple[int, int, int] = (3, 3, 3)
    bids: tuple[int, ...] = ()
    winner: int = 0

    @property
    def is_over(self) -> bool:
        return self.winner > 0


def _step(table: Table) -> Table:
    if table.step == 0:
        return replace(table, step=1, due=(Due("weather"),))
    return replace(table, step=2, due=tuple(Due("bid", seat) for seat in (3, 2, 1)))


def _storm(table: Table, lost: int) -> Table:
    asked = tuple(Due("lose", seat, (lost,)) for seat in (3, 2, 1)) if lost else ()
    return replace(table, due=table.due[:-1] + asked)


def _lose(table: Table, number: int) -> Table:
    due = table.due[-1]
    hands = list(table.hands)
    hands[due.seat - 1] -= number
    left = due.about[0] - number
    again = (due._replace(about=(left,)),) if left else ()
    return replace(table, hands=(hands[0], hands[1], hands[2]), due=table.due[:-1] + again)


def _bid(table: Table, number: int) -> Table:
    bids = (*table.bids, number)
    winner = bids.index(max(bids)) + 1 if len(bids) == 3 else 0
    return replace(table, bids=bids, winner=winner, due=table.due[:-1])


def _refuse(table: Table, move: Play, asked: str) -> NoReturn:
    raise ValueError(f"{move.verb}: {asked}")


AGENDA: Agenda[Table, Play] = Agenda(
    {
        "weather": Point("the weather comes", lambda _: [Play("storm", (n,)) for n in range(3)], {"storm": _storm}),
        "lose": Point(
            "cards are lost",
            lambda table: [Play("lose", (n,)) for n in range(1, table.due[-1].about[0] + 1)],
            {"lose": _lose},
        ),
        "bid": Point("a bid is made", lambda table: [Play("bid", (n,)) for n in range(4)], {"bid": _bid}),
    },
    _step,
    _refuse,
)


def play(table: Table, *moves: tuple[str, int]) -> Table:
    for verb, number in moves:
        assert Play(verb, (number,)) in AGENDA.legal_moves(table)
        table = AGENDA.play(table, Play(verb, (number,)))
    return table


def test_the_frame_goes_on_to_the_first_question() -> None:
    table = AGENDA.settle(Table())
    assert (table.due[-1].kind, table.due[-1].seat) == ("weather", CHANCE)


def test_one_answer_asks_the_others_in_turn_and_a_question_may_stay() -> None:
    table = play(AGENDA.settle(Table()), ("storm", 2))
    assert [due.seat for due in table.due] == [3, 2, 1]
    table = play(table, ("lose", 1))
    assert (table.due[-1], table.hands) == (("lose", 1, (1,)), (2, 3, 3))
    table = play(table, ("lose", 1), ("lose", 2), ("lose", 2))
    assert (table.hands, table.due[-1]) == ((1, 1, 1), ("bid", 1, ()))


def test_answers_in_secret_are_uncovered_by_the_last() -> None:
    table = play(AGENDA.settle(Table()), ("storm", 0), ("bid", 1), ("bid", 3))
    assert not table.is_over
    assert play(table, ("bid", 2)).winner == 2


def test_what_is_not_asked_for_is_refused_and_nothing_comes_after_the_end() -> None:
    table = AGENDA.settle(Table())
    with pytest.raises(ValueError, match="bid: the weather comes"):
        AGENDA.play(table, Play("bid", (1,)))
    over = play(table, ("storm", 0), ("bid", 1), ("bid", 3), ("bid", 2))
    assert AGENDA.legal_moves(over) == ()
    with pytest.raises(ValueError, match="bid: the game is over"):
        AGENDA.play(over, Play("bid", (1,)))
