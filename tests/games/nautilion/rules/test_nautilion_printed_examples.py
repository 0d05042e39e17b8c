"""What the booklet shows is what the referee does: every walk, ending, boarding, check and collision in its figures."""

import pytest
from seaway import BOX, FULL, Sea, sea

from pnp.games.nautilion.booklet.examples import (
    BOARDINGS,
    CHECKS,
    COLLISION,
    ENDINGS,
    LEAVINGS,
    TURNS,
    Turn,
)
from pnp.games.nautilion.booklet.strips import hops, without
from pnp.games.nautilion.rules import result


def closed(strip: str) -> str:
    """Give a strip without its holes, as positions are written."""
    return " ".join(word for word in strip.split() if word != ".")


def played(turn: Turn, **more: object) -> Sea:
    """Play a turn of the booklet; the Darkhouse gets a 1."""
    position = sea(closed(turn.before), crew=turn.crew, reserve=4, **more)  # type: ignore[arg-type]
    dice = " ".join(map(str, sorted((1, turn.phantom, turn.nautilion))))
    return position.play(f"roll {dice}", f"give d1 p{turn.phantom} n{turn.nautilion}")


@pytest.mark.rule("NA-M02")
@pytest.mark.rule("NA-M05")
@pytest.mark.parametrize("name", TURNS)
def test_the_walks_end_as_they_are_drawn(name: str) -> None:
    turn = TURNS[name]
    after = played(turn)
    assert after.asked == "place"
    token = turn.before.split()[hops(_after_phantom(turn), "N", turn.nautilion)[-1]]
    assert f"place c{token} reserve" in after.moves()
    assert after.strip == closed(turn.after)


def _after_phantom(turn: Turn) -> str:
    return without(turn.before, hops(turn.before, "P", turn.phantom)[-1], "P")


@pytest.mark.parametrize("turn", [*TURNS.values(), ENDINGS["victory"], ENDINGS["crew"]])
def test_hops_count_what_the_engine_counts(turn: Turn) -> None:
    """Each hop but the last lies on a token that stays; the number of hops is the die, unless an end is reached."""
    counted = hops(turn.before, "P", turn.phantom)
    assert len(counted) == turn.phantom
    words = turn.before.split()
    assert all(words[at].isdigit() for at in counted)
    own = hops(_after_phantom(turn), "N", turn.nautilion)
    assert len(own) == turn.nautilion or words[own[-1]] == "AB"


@pytest.mark.rule("NA-E01")
@pytest.mark.rule("NA-E03")
@pytest.mark.rule("NA-E07")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_games_end_as_is_said(name: str) -> None:
    turn = ENDINGS[name]
    assert played(turn).cause == turn.cause == name


@pytest.mark.rule("NA-A01")
@pytest.mark.rule("NA-A02")
@pytest.mark.parametrize("name", BOARDINGS)
def test_who_is_said_to_come_aboard_may(name: str) -> None:
    example = BOARDINGS[name]
    for number in range(1, 10):
        position = sea(f"HI N {number} 8 8 P AB", side=example.side, crew=example.aboard)
        landed = position.play("roll 1 1 1", "give d1 p1 n1")
        move = f"place c{number} board"
        if number not in example.numbers:
            continue
        if example.rule:
            assert landed.refused(move) == example.rule
        else:
            assert move in landed.moves()
    if name == "joined":
        open_ones = {
            number
            for number in range(1, 10)
            if f"place c{number} board"
            in sea(f"HI N {number} 8 8 P AB", side="A1", crew="4").play("roll 1 1 1", "give d1 p1 n1").moves()
        }
        assert open_ones == set(example.numbers)


@pytest.mark.rule("NA-A05")
@pytest.mark.parametrize("name", LEAVINGS)
def test_who_is_said_to_leave_may(name: str) -> None:
    example = LEAVINGS[name]
    position = sea("HI N 4 4 8 8 P AB", side=example.side, crew=example.aboard, reserve=0)
    owing = position.play("roll 1 1 3", "give d3 p1 n1")
    for number in example.numbers:
        move = f"discard c{number} board"
        if example.rule:
            assert owing.refused(move) == example.rule
        else:
            assert move in owing.moves()


@pytest.mark.rule("NA-X3-03")
@pytest.mark.parametrize("name", CHECKS)
def test_the_reefs_let_go_as_is_said(name: str) -> None:
    check = CHECKS[name]
    position = sea(f"HI 4 N~{check.reef} 7 7 P AB", crew=check.aboard, reserve=0, expansions=[3])
    rolled = position.play(f"roll {check.die}")
    assert (rolled.reserve == f"f{check.reef}") is check.free


@pytest.mark.rule("NA-X2-08")
@pytest.mark.rule("NA-X2-16")
def test_the_collision_stops_the_phantom_where_it_is_drawn_and_is_won() -> None:
    position = sea(closed(COLLISION.before), crew="1 2 8 9", hired="5", hosted="5", pile="3", expansions=[2], reserve=0)
    met = position.play("roll 1 1 4", "give d1 p4 n1")
    assert met.asked == "recover"
    assert met.strip == closed(COLLISION.after)
    # 1 + 1 + 2 against 2 + 1: more, so that Crew may come aboard
    assert "take c3 board" in met.moves()


@pytest.mark.rule("NA-E10")
def test_the_sum_of_the_score_sheet_is_the_referees_record() -> None:
    """What is left between the Phantom and the Isles, the reserve, and the terms: here 0, 4 and 0."""
    won = sea("HI 8 P 4 N 2 AB", crew=FULL, reserve=4).play("roll 1 1 4", "give d1 p1 n4")
    assert result(won.state)["record"] == BOX.numbers.record.won + 0 + 4 + 0
