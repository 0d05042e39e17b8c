"""The figures and dice of Nautilion."""

from collections import Counter

import pytest
from nautilion_pieces import DATA, logged, of_pdf, rendered
from PIL import Image, ImageChops, ImageOps, ImageStat

from pnp.draw.canvas import Document, Page
from pnp.draw.ink import Mode
from pnp.draw.pdf import PdfCanvas
from pnp.games.nautilion.components import components
from pnp.games.nautilion.figures import dice_parts, draw_figure, figure_parts
from pnp.games.nautilion.figures.standup import HIGH, WIDE
from pnp.games.nautilion.look import look

FIGURES = {part.name: part for part in figure_parts(DATA)}


def test_there_is_a_figure_for_each_side_the_phantom_and_the_darkhouse() -> None:
    names = [f"figure-{side.id.lower()}" for side in components(DATA).boards.sides]
    assert list(FIGURES) == [*names, "figure-phantom", "figure-darkhouse"]
    assert all(part.box.width == 25 for part in FIGURES.values())


@pytest.mark.parametrize("mode", Mode)
def test_no_two_figures_look_the_same(mode: Mode) -> None:
    assert len({rendered(name, mode).tobytes() for name in FIGURES}) == 8


def plate(name: str, *, mirrored: bool) -> Image.Image:
    """A figure's plate above its name, ten pixels to the millimetre."""
    canvas = PdfCanvas(Document(name))
    with canvas.page(Page(WIDE, HIGH)):
        draw_figure(canvas, name, look(DATA), mirrored=mirrored)
    picture = of_pdf(canvas.finish(), 254)
    return picture.crop((0, 0, picture.width, 330))


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_folded_at_its_head_and_its_back_is_its_mirror_image(name: str) -> None:
    part = FIGURES[name]
    fold = part.box.height / 2
    assert ((0.0, fold), (WIDE, fold)) in part.folds
    word = name.removeprefix("figure-")
    word = word.upper() if len(word) == 2 else word
    front, back = plate(word, mirrored=False), plate(word, mirrored=True)

    def apart(one: Image.Image, other: Image.Image) -> float:
        return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]

    assert apart(front, ImageOps.mirror(back)) < 0.25 * apart(front, back)


def test_a_figure_says_its_name_on_both_sides() -> None:
    for name in FIGURES:
        word = name.removeprefix("figure-").upper()
        assert [line.text for line in logged(name).notes.lettering] == [word, word]


@pytest.mark.rule("NA-C01")
def test_three_dice_have_the_faces_of_the_rules() -> None:
    (die,) = dice_parts(DATA)
    assert die.count == 3
    faces = Counter(line.text for line in logged("die").notes.lettering)
    assert faces == {"1": 2, "2": 2, "3": 1, "4": 1}
    pips = 2 * 1 + 2 * 2 + 3 + 4
    log = logged("die").finish()
    assert sum(line.count("M") for line in log.splitlines() if "line #F0CF86 1.2 round caps" in line) == pips


def test_a_face_is_16_mm_and_equal_faces_lie_opposite() -> None:
    (die,) = dice_parts(DATA)
    texts = [line.text for line in logged("die").notes.lettering]
    # faces 0 and 5 of a net are opposite, and so are those of its strip that are two apart
    assert texts[0] == texts[5] == "1"
    assert texts[1] == texts[3] == "2"
    canvas = PdfCanvas(Document("die"))
    with canvas.page(Page(die.box.width, die.box.height)):
        die.front(canvas)
    assert canvas.finish()[:4] == b"%PDF"
