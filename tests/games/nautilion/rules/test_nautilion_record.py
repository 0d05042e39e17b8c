"""A game in words: the spelling of moves, and four turns as they are written down at a table."""

import pytest
from seaway import BOX, Sea

from pnp.errors import RecordError
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.moves import parse_move
from pnp.games.nautilion.rules import new_game

MOVES = """
roll 1 1 4, roll 2, reveal 8, return c5 14, return ma n, return x p, take c5 board, take x board 5, take ma cabin,
take r reserve, darkhouse 12, pass, choose d, choose p, choose n, start 2, whirlwind, tide 1 4, tide 2 2, swap 3 27,
pay c2 f3 r, pay r, partner a 2, heroic 7 c2, set 1 3 4, remove 4, lift 23, gather none, gather c1 c1, give d1 p4 n2,
give d1 p3, give p3, give d1 n4, discard r reserve, discard x board 5, place c9 board, place ma cabin, place c2 reserve,
keep 1 2 9
"""
NO_MOVES = (
    "",
    " ",
    "sail",
    "Roll 1 1 4",
    "roll",
    "roll 5",
    "roll 0",
    "roll 2 1",
    "roll 1  2",
    "roll 1 2 ",
    " roll 1",
    "roll 1\n",
    "roll 01",
    "roll +1",
    "roll ١",
    "reveal 13",
    "reveal 0",
    "return c5",
    "return c5 0",
    "return c5 d",
    "take c5",
    "take c5 sea",
    "take c10 board",
    "place c5 board 3",
    "place ma board 3",
    "place x board",
    "place x board 0",
    "place x board 10",
    "place x reserve 3",
    "discard C5 board",
    "darkhouse",
    "darkhouse 11",
    "pass 1",
    "choose",
    "choose dp",
    "choose x",
    "start 0",
    "start 3",
    "whirlwind 1",
    "tide 1",
    "tide 1 5",
    "swap 3",
    "swap 3 3",
    "swap 4 3",
    "swap 03 4",
    "swap 1 2 3",
    "pay",
    "pay r c2",
    "pay x mc",
    "partner d 1",
    "partner A 1",
    "heroic 7",
    "heroic 7 8",
    "set",
    "set 4 1",
    "lift n",
    "gather",
    "gather none none",
    "gather none c1",
    "gather c2 c1",
    "give",
    "give d5 p1 n1",
    "give p4 d1 n2",
    "give d1 d2",
    "give d 1",
    "give x1",
    "keep",
    "keep 2 1",
    "keep 1 1",
    "keep 10",
)


def test_every_move_has_one_spelling() -> None:
    for text in (move.strip() for move in MOVES.replace("\n", " ").split(",")):
        assert str(parse_move(text)) == text


@pytest.mark.parametrize("text", NO_MOVES)
def test_another_spelling_is_no_move(text: str) -> None:
    with pytest.raises(RecordError, match="is not a move"):
        parse_move(text)


def test_four_turns_are_played_as_they_were_written() -> None:
    path = "c7 c2 c6 c2 c6 c2 c5 c3 c4 c3 c7 c1 c3 c5 c5 c6 c1 c8 c9 c1 c9 c8 c4 c5 c8 c2 c9 c6 c1 c4 c9 c7 c7 c4 c3 c8"
    reefs = ("f3", "f6", "f9", "f6", "f9", "f3", "f9", "f9", "f6", "f6", "f6", "f3")
    game = Sea(new_game(Charter(BOX, tuple(path.split()), reserve=5, expansions=(3,), reefs=reefs)))
    game = game.play("roll 1 4 4", "whirlwind", "pay r", "roll 1 2 4", "give d1 p4 n2", "place c2 board")
    assert game.pile == "c7 r"
    game = game.play("roll 1 1 2", "swap 3 27", "pay r r r", "give d1 p2 n1", "place c9 board")
    assert game.pile == "c7 c9 f6 r r r r"
    game = game.play("roll 1 1 4", "give d1 p1 n4", "place c5 board")
    assert game.asked == "check"
    game = game.play("roll 4", "roll 1 2 4", "give d2 p4 n1", "place c3 board")
    assert (game.crew, game.reserve, game.turn, game.asked) == ("2 3 5 9", "f9 r", 5, "roll")
    assert game.pile == "c2 c4 c7 c9 f6 r r r r"
    assert game.strip.startswith("HI 7~3 2~6 6 2 N 4 3~6 7 1 3~9 5")
