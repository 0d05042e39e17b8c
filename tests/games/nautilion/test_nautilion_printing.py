"""All printed pieces of Nautilion together: inks, and what a kit weighs."""

import pytest
from nautilion_pieces import ALL, colours, ink_of, logged, rendered

from pnp.draw.ink import Mode
from pnp.press.options import PrintOptions
from pnp.press.part import Kit
from pnp.press.printing import make_pdf

GROUPS = sorted({part.group for part in ALL.values()})
KIT = Kit("Nautilion", "nautilion#KRAKEN-7", tuple(ALL.values()))


def faces(group: str) -> list[tuple[str, bool]]:
    names = [name for name, part in ALL.items() if part.group == group]
    return [(name, back) for name in names for back in (False, True) if not back or ALL[name].back]


@pytest.mark.parametrize("group", GROUPS)
def test_mono_is_black_alone(group: str) -> None:
    for name, back in faces(group):
        assert colours(logged(name, Mode.MONO, back=back)) <= {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("group", GROUPS)
def test_saver_takes_little_more_than_a_third_of_the_ink(group: str) -> None:
    full, saver = (
        ink_of(rendered(name, mode, back=back) for name, back in faces(group)) for mode in (Mode.FULL, Mode.SAVER)
    )
    assert saver < 0.36 * full


def test_a_kit_is_light() -> None:
    assert len(make_pdf(KIT, PrintOptions())) < 1_500_000


def test_the_same_piece_is_drawn_the_same_every_time() -> None:
    for name in ("crew-3", "a1-a2", "heroic-9", "figure-c1"):
        again = logged.__wrapped__(name)
        assert again.finish() == logged(name).finish()
