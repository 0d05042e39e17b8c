"""Seeds: the same code gives the same setup to everybody for ever."""

import hashlib
import random
import re
from collections import Counter
from datetime import UTC, datetime, timedelta, timezone
from enum import Enum, IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import CodeError
from pnp.seeds import SEED_LENGTH, SetupCode, Stream, clean_seed, daily_seed, made_up_seed

# -- streams -----------------------------------------------------------------------------------------


class SlowStream:
    """The stream's twin, written out step by step: it shares no code with it."""

    def __init__(self, *key: str | int) -> None:
        message = b"pnp-stream/1"
        for part in key:
            if isinstance(part, str):
                data = part.encode("utf-8")
                message += b"s"
            else:
                data = b"%d" % part
                message += b"i"
            message += b"%d" % len(data) + b":" + data
        self.message = message
        self.drawn = 0

    def word(self) -> int:
        block, place = divmod(self.drawn, 4)
        self.drawn += 1
        counter = bytes([block >> shift & 255 for shift in (56, 48, 40, 32, 24, 16, 8, 0)])
        digest = hashlib.sha256(self.message + counter).digest()
        value = 0
        for byte in digest[8 * place : 8 * place + 8]:
            value = value * 256 + byte
        return value

    def below(self, n: int) -> int:
        whole = 2**64 // n * n
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % n

    def shuffled(self, items: list[str]) -> list[str]:
        left, result = list(items), list[str]()
        while len(left) > 1:
            place = self.below(len(left))
            result.append(left[place])
            left[place] = left[-1]
            left.pop()
        return left + result[::-1]

    def sample(self, items: list[str], count: int) -> list[str]:
        pool, result = list(items), list[str]()
        for _ in range(count):
            place = self.below(len(pool))
            result.append(pool[place])
            pool[place] = pool[0]
            pool.pop(0)
        return result


KEYS: list[tuple[str | int, ...]] = [
    (),
    ("carmine", 1, "KRAKEN-7", "board", 0),
    ("turn", 7, "wind"),
    ("ÆRØ – 漢", -12, "", 0),
    (2**80,),
]
parts = st.one_of(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), st.integers(-(10**30), 10**30))
keys = st.lists(parts, max_size=5).map(tuple)

DECK = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK"]


@pytest.mark.parametrize("key", KEYS)
def test_words_are_those_of_the_slow_twin(key: tuple[str | int, ...]) -> None:
    fast, slow = Stream(*key), SlowStream(*key)
    assert [fast.word() for _ in range(50)] == [slow.word() for _ in range(50)]


@given(keys, st.integers(1, 2**64))
def test_any_draw_is_that_of_the_slow_twin(key: tuple[str | int, ...], n: int) -> None:
    fast, slow = Stream(*key), SlowStream(*key)
    assert [fast.below(n) for _ in range(6)] == [slow.below(n) for _ in range(6)]


@given(keys, st.integers(0, 52))
def test_shuffles_samples_and_choices_are_those_of_the_slow_twin(key: tuple[str | int, ...], count: int) -> None:
    fast, slow = Stream(*key), SlowStream(*key)
    assert fast.shuffled(DECK) == slow.shuffled(DECK)
    assert fast.sample(DECK, count) == slow.sample(DECK, count)
    assert fast.choice(DECK) == DECK[slow.below(52)]
    assert fast.between(-3, 8) == slow.below(12) - 3
    assert fast.word() == slow.word()  # both stand at the same place


def test_the_first_draws_are_pinned_for_ever() -> None:
    """These must never change: every setup code that was ever printed hangs on them."""
    assert Stream().word() == 4476317813527055132
    stream = Stream("carmine", 1, "KRAKEN-7", "board", 0)
    assert [stream.word() for _ in range(5)] == [
        *(3779151626610149581, 11218613325304104378, 10054828629040592777, 10827400389263347958),
        11172071731686791872,  # the first of the second block
    ]
    stream = Stream("turn", 7, "wind")
    assert [stream.below(8) for _ in range(16)] == [0, 6, 7, 1, 3, 3, 4, 5, 5, 6, 7, 2, 1, 7, 1, 6]
    assert "".join(Stream("deck").shuffled("ABCDEFGHIJ")) == "EGBHCIAJFD"
    assert "".join(Stream("hand").sample("ABCDEFGHIJ", 4)) == "GHEF"
    stream = Stream("die")
    assert "".join(stream.choice("123456") for _ in range(12)) == "424421641262"
    assert Stream("art").real() == 0.17841535942117703


def test_a_draw_is_rejected_exactly_where_a_remainder_would_be_biased(monkeypatch: pytest.MonkeyPatch) -> None:
    def draws(n: int, *words: int) -> tuple[int, list[int]]:
        left = list(words)
        monkeypatch.setattr(Stream, "word", lambda self: left.pop(0))
        return Stream().below(n), left

    # 2**64 = 3 k + 1: the last word alone has no partners.
    assert draws(3, 2**64 - 2, 7) == (2, [7])
    assert draws(3, 2**64 - 1, 7) == (1, [])
    # 2**64 = 10 k + 6: the last six words.
    assert draws(10, 2**64 - 7, 7) == (9, [7])
    assert draws(10, *(2**64 - i for i in range(6, 0, -1)), 7) == (7, [])
    # A power of two wastes none, and one leaves no choice.
    assert draws(2**64, 2**64 - 1, 7) == (2**64 - 1, [7])
    assert draws(8, 2**64 - 1, 7) == (7, [7])
    assert draws(1, 2**64 - 1, 7) == (0, [7])
    # Just over the half, nearly every second word is thrown away.
    assert draws(2**63 + 1, 2**63 + 1, 2**64 - 1, 2**63, 7) == (2**63, [7])


def test_every_outcome_is_as_likely_as_every_other() -> None:
    stream = Stream("dice")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # one in a thousand is worse
    orders = Counter("".join(stream.shuffled("ABC")) for _ in range(6_000))
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5


def test_drawing_from_one_stream_shifts_no_other() -> None:
    alone = [Stream("SEED", "deck").word() for _ in range(1)]
    deck, dice, wind = Stream("SEED", "deck"), Stream("SEED", "dice"), Stream("SEED", "wind")
    mixed = []
    for i in range(20):
        dice.word()
        if i % 3 == 0:
            wind.below(10)
        mixed.append(deck.word())
    fresh = Stream("SEED", "deck")
    assert mixed == [fresh.word() for _ in range(20)]
    assert mixed[:1] == alone


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("ab", "c"), ("a", "bc")),
        ((1,), ("1",)),
        ((1, 2), (12,)),
        (("a",), ("a", "")),
        (("a", ""), ("", "a")),
        ((), ("",)),
        (("s1:a",), ("s1", "a")),
        ((-1,), (1,)),
        (("a",), ("A",)),
        (("é",), ("e",)),
    ],
)
def test_keys_that_look_alike_are_different_streams(one: tuple[str | int, ...], other: tuple[str | int, ...]) -> None:
    assert Stream(*one).word() != Stream(*other).word()


@given(keys, keys)
def test_different_keys_are_different_streams(one: tuple[str | int, ...], other: tuple[str | int, ...]) -> None:
    assert (Stream(*one).word() == Stream(*other).word()) == (one == other)


def test_a_key_is_the_number_and_not_what_it_is_called() -> None:
    class Phase(IntEnum):
        SAIL = 3

    class Old(int, Enum):
        SAIL = 3

    assert Stream(Phase.SAIL).word() == Stream(Old.SAIL).word() == Stream(3).word()
    assert Stream(True).word() == Stream(1).word()


def test_impossible_draws_are_refused() -> None:
    stream = Stream("x")
    for draw in (
        *(lambda: stream.below(0), lambda: stream.below(-1), lambda: stream.below(2**64 + 1)),
        *(lambda: stream.between(3, 2), lambda: stream.choice([]), lambda: stream.sample("abc", 4)),
        lambda: stream.sample("abc", -1),
    ):
        with pytest.raises(ValueError, match=r"bound lies between|cannot take"):
            draw()
    assert stream.word() == Stream("x").word()  # and cost nothing


def test_the_items_themselves_are_left_alone_unless_shuffled_in_place() -> None:
    items = list("ABCDE")
    Stream("a").shuffled(items)
    Stream("a").sample(items, 3)
    assert items == list("ABCDE")
    Stream("a").shuffle(items)
    assert items == Stream("a").shuffled("ABCDE") != list("ABCDE")
    assert Stream("a").shuffled([]) == Stream("a").sample([], 0) == []


def test_real_numbers_stay_inside_their_range() -> None:
    stream = Stream("art")
    values = [stream.real(2, 3) for _ in range(1000)]
    assert 2 <= min(values) < 2.02
    assert 2.98 < max(values) < 3


# -- setup codes -------------------------------------------------------------------------------------

names = st.from_regex(r"[a-z][a-z0-9-]{0,12}", fullmatch=True)
values = st.from_regex(r"[A-Za-z0-9+.é@-]{1,8}( [A-Za-z0-9]{1,4})?", fullmatch=True)


def seeds_of(text: str) -> bool:
    try:
        clean_seed(text)
    except CodeError:
        return False
    return True


codes = st.builds(
    SetupCode,
    names,
    st.one_of(st.none(), st.text(min_size=1, max_size=30).filter(seeds_of).map(clean_seed)),
    st.dictionaries(names, values, max_size=4),
    st.one_of(st.none(), st.integers(1, 9999)),
)


@given(codes)
def test_a_code_that_is_printed_is_read_back(code: SetupCode) -> None:
    again = SetupCode.parse(str(code))
    assert again == code
    assert hash(again) == hash(code)
    assert str(again) == str(code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("carmine", SetupCode("carmine")),
        ("carmine#KRAKEN-7", SetupCode("carmine", "KRAKEN-7")),
        ("carmine@1#kraken-7", SetupCode("carmine", "KRAKEN-7", {}, 1)),
        ("nautilion:board=C1,expansions=1+3#42", SetupCode("nautilion", "42", {"board": "C1", "expansions": "1+3"})),
        (" mu@12: players = 3 ,map=The Deep # a  b\t", SetupCode("mu", "A B", {"players": "3", "map": "The Deep"}, 12)),
        ("mu#a#b:c=d,e@f", SetupCode("mu", "A#B:C=D,E@F")),
    ],
)
def test_codes_are_taken_apart(text: str, code: SetupCode) -> None:
    assert SetupCode.parse(text) == code


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7"),
        ("#KRAKEN", "“#KRAKEN” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7"),
        ("7seas", "“7seas” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7"),
        ("../mu", "“../mu” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7"),
        ("mu@0", "“mu@0”: the generator’s version after @ is a number from 1 on, not “0”"),
        ("mu@", "“mu@”: the generator’s version after @ is a number from 1 on, not “”"),
        ("mu@01", "“mu@01”: the generator’s version after @ is a number from 1 on, not “01”"),
        ("mu@１", "“mu@１”: the generator’s version after @ is a number from 1 on, not “１”"),
        ("mu@99999", "“mu@99999”: the generator’s version after @ is a number from 1 on, not “99999”"),
        ("mu:", "“mu:”: “” is not an option, which looks like players=3"),
        ("mu:players", "“mu:players”: “players” is not an option, which looks like players=3"),
        ("mu:players=", "“mu:players=”: “players=” is not an option, which looks like players=3"),
        ("mu:=3", "“mu:=3”: “=3” is not an option, which looks like players=3"),
        ("mu:a=1,", "“mu:a=1,”: “” is not an option, which looks like players=3"),
        ("mu:a=1:2", "“mu:a=1:2”: “a=1:2” is not an option, which looks like players=3"),
        ("mu:a=\x00", "“mu:a=\ufffd”: “a=\ufffd” is not an option, which looks like players=3"),
        ("mu:a=1,a=2", "“mu:a=1,a=2” gives the option a twice"),
        ("mu#", "the seed is empty: give any text, or leave it out and one is made up"),
        ("mu# \t ", "the seed is empty: give any text, or leave it out and one is made up"),
        ("mu#a\x07b", "the seed has characters that cannot be printed"),
        ("a\nb!", "“a b!” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7"),
    ],
)
def test_a_malformed_code_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(CodeError) as refused:
        SetupCode.parse(text)
    assert str(refused.value) == message


@given(st.text(max_size=300))
def test_any_text_is_a_code_or_refused_on_one_printable_line(text: str) -> None:
    message = ""
    try:
        SetupCode.parse(text)
    except CodeError as error:
        message = str(error)
    assert message.isprintable()
    assert len(message) < 300


def test_equal_codes_have_equal_hashes_whatever_the_order_of_their_options() -> None:
    one, other = SetupCode.parse("mu:a=1,b=2#X"), SetupCode.parse("mu:b=2,a=1#x")
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) != str(other)  # the game settles the order


def test_another_seed_leaves_the_rest() -> None:
    code = SetupCode.parse("mu@2:players=3")
    assert str(code.with_seed(" kraken ")) == "mu@2:players=3#KRAKEN"
    assert code.seed is None


# -- seeds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("kraken", "KRAKEN"),
        ("  kra  ken\t7\n", "KRA KEN 7"),
        ("straße", "STRASSE"),
        ("cafe\u0301", "CAFÉ"),
        ("café", "CAFÉ"),
        ("a\u00a0b\u3000c", "A B C"),
        ("漢字 42", "漢字 42"),
        ("x" * SEED_LENGTH, "X" * SEED_LENGTH),
        (" " * 1000 + "x", "X"),
    ],
)
def test_seeds_are_trimmed_and_upper_cased(text: str, seed: str) -> None:
    assert clean_seed(text) == seed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the seed is empty"),
        (" \n\t", "the seed is empty"),
        ("x" * 65, "the seed is 65 characters long: 64 is the most that fits on a page"),
        ("ß" * 33, "the seed is 66 characters long"),
        ("a\x00b", "cannot be printed"),
        ("a\u200bb", "cannot be printed"),
        ("\u202eabc", "cannot be printed"),
        ("\ud800", "cannot be printed"),
        ("\x1b[31mred", "cannot be printed"),
    ],
)
def test_seeds_that_cannot_stand_in_a_footer_are_refused(text: str, message: str) -> None:
    with pytest.raises(CodeError, match=re.escape(message)):
        clean_seed(text)


@given(st.text(max_size=70))
def test_cleaning_a_seed_twice_changes_nothing_more(text: str) -> None:
    try:
        seed = clean_seed(text)
    except CodeError:
        return
    assert clean_seed(seed) == seed
    assert clean_seed(seed.lower()) == clean_seed(seed.lower().upper())
    assert 1 <= len(seed) <= SEED_LENGTH
    assert seed == seed.strip()
    Stream(seed).word()  # it can be a key


@pytest.mark.parametrize(
    ("hours", "moment", "seed"),
    [
        (0, (2026, 3, 1, 0, 0), "2026-03-01"),
        (0, (2026, 2, 28, 23, 59), "2026-02-28"),
        (14, (2026, 3, 1, 13, 59), "2026-02-28"),  # Kiritimati is a day ahead until its afternoon
        (14, (2026, 3, 1, 14, 0), "2026-03-01"),
        (-12, (2026, 2, 28, 12, 0), "2026-03-01"),  # Baker Island is a day behind from noon on
        (-12, (2026, 2, 28, 11, 59), "2026-02-28"),
    ],
)
def test_the_seed_of_the_day_is_the_date_in_greenwich(hours: int, moment: tuple[int, ...], seed: str) -> None:
    year, month, day, hour, minute = moment
    now = datetime(year, month, day, hour, minute, tzinfo=timezone(timedelta(hours=hours)))
    assert daily_seed(now) == seed


def test_todays_seed_is_todays_date() -> None:
    before, seed, after = datetime.now(UTC), daily_seed(), datetime.now(UTC)
    assert seed in {before.date().isoformat(), after.date().isoformat()}
    assert clean_seed(seed) == seed


def test_made_up_seeds_can_be_said_and_are_not_repeated() -> None:
    made = [made_up_seed() for _ in range(500)]
    for seed in made:
        assert re.fullmatch(r"(?:[BDFGKLMNPRSTVZ][AEIOU]){3}-[1-9][0-9]", seed)
        assert clean_seed(seed) == seed
        assert SetupCode.parse(f"mu#{seed}").seed == seed
    assert len(set(made)) > 480


def test_made_up_seeds_and_the_random_module_leave_each_other_alone() -> None:
    state = random.getstate()
    one = [made_up_seed() for _ in range(5)]
    assert random.getstate() == state
    random.setstate(state)
    assert [made_up_seed() for _ in range(5)] != one


def test_a_code_may_be_typed_in_capitals() -> None:
    assert SetupCode.parse("CARMINE:Players=3#kraken-7") == SetupCode.parse("carmine:players=3#KRAKEN-7")
