"""The language of moves: one spelling for each, whatever the position; and the record of the rules, move by move."""

import pytest
from mu_positions import start

from pnp.errors import RecordError
from pnp.games.mu.moves import Move, parse_move

GOOD = {
    "move 16a 16b": ("move", (42, 43)),
    "carry 16a.mid 16b": ("carry", (66, 43)),
    "carry 16b.loose 2a": ("carry", (119, 3)),
    "land 1a": ("land", (0,)),
    "build 5a.out": ("build", (25,)),
    "create 22a": ("create", (51,)),
    "sculpt 22a.mid": ("sculpt", (75,)),
    "raise 16a.mid w": ("raise", (66, 3)),
    "raise 1a.loose se announce": ("raise", (76, 5, 1)),
    "pray": ("pray", ()),
    "claim 3": ("claim", (3,)),
    "end": ("end", ()),
    "settle 9c": ("settle", (26,)),
    "roll white": ("roll", (0,)),
    "roll volcano": ("roll", (1,)),
    "draw 8": ("draw", (8,)),
    "draw 3 6": ("draw", (3, 6)),
    "draw part 22": ("draw", (0, 22)),
    "save 2a": ("save", (3,)),
    "protect 5b.in": ("protect", (26,)),
    "lose 5a.loose": ("lose", (88,)),
}


@pytest.mark.rule("MU-112", "MU-122")
@pytest.mark.parametrize("text", GOOD)
def test_a_move_is_read_and_written_alike(text: str) -> None:
    assert parse_move(text) == Move(*GOOD[text])
    assert str(parse_move(text)) == text


BAD = [
    "",
    "move",
    "move 16a",
    "move 16a 16b 16c",
    "move 16a  16b",
    " move 16a 16b",
    "move 16a 16b ",
    "Move 16a 16b",
    "move 16A 16b",
    "move 19b 19a",
    "move 23a 1a",
    "move 0a 1a",
    "move 01a 1b",
    "move 16a.mid 16b",
    "carry 16a 16b",
    "carry 16a.in 16b",
    "carry 16a.mid",
    "carry 1a.mid 1b",
    "land",
    "land 16",
    "land 16a 16b",
    "land 19b",
    "build 16a",
    "build 16a.in",
    "build 5a.mid",
    "build 5a.loose",
    "build",
    "create 5a.in",
    "sculpt 16a.loose",
    "sculpt 16a.out",
    "raise 16a.mid",
    "raise 16a.mid n",
    "raise 16a.mid W",
    "raise 16a w",
    "raise 16a.mid w announced",
    "raise 16a.mid w announce announce",
    "raise announce",
    "pray 1",
    "claim",
    "claim 4",
    "claim -1",
    "claim 00",
    "claim red",
    "end turn",
    "end 0",
    "settle",
    "settle 9d",
    "roll",
    "roll 1",
    "roll red",
    "roll white white",
    "draw",
    "draw 0",
    "draw 9",
    "draw 6 3",
    "draw 3 3",
    "draw 1 2 3",
    "draw part",
    "draw part 0",
    "draw part 23",
    "draw part 1 2",
    "draw 05",
    "save",
    "save 16a.mid",
    "protect",
    "protect 5a",
    "lose",
    "lose 5a.in 5b.in",
    "pass",
    "draw 1\t2",
    "end\n",
    "draw ٣",
    "x" * 500,
]


@pytest.mark.parametrize("text", BAD)
def test_no_other_spelling_is_read(text: str) -> None:
    with pytest.raises(RecordError, match="is not a move") as refused:
        parse_move(text)
    assert len(str(refused.value)) < 250


RECORD = """
land 16a; sculpt 16a.mid; raise 16a.mid w; roll white; pray; end
land 20a; build 20a.mid; create 20a; end
move 16a 16b; sculpt 16b.mid; carry 16b.mid 2a; raise 2a.loose nw; roll volcano; draw 2; end
move 20a 12c; sculpt 12c.mid; raise 12c.mid e; roll white; end
"""


@pytest.mark.rule("MU-201", "MU-202", "MU-328", "MU-329", "MU-405")
def test_the_record_of_the_rules_is_played_as_it_is_told() -> None:
    table = start()
    turns = [line.split("; ") for line in RECORD.strip().splitlines()]
    table = table.play(*turns[0])
    assert (table.points(0), table.fissures, table.player(0).prayers) == (1, "12-16", 1)
    table = table.play(*turns[1])
    assert (table.points(1), table.settlers(1), table.villages(1)) == (1, "20a 20a", "20a.mid")
    table = table.play(*turns[2])
    assert (table.points(0), table.fissures, table.raised(0)) == (2, "2-5 12-16", "2a-nw 16a-w")
    assert all(table.has_lava(f"2{letter}.out") for letter in "abc")
    table = table.play(*turns[3])
    assert (table.points(1), table.fissures) == (2, "2-5 12-16")
    stands = table.result
    assert (stands["over"], stands["reason"], stands["winners"]) == (False, None, [])
    assert (stands["rounds"], stands["turns"]) == (3, 5)
    assert [(score["track"], score["total"]) for score in stands["scores"]] == [(2, 12), (2, 15)]
