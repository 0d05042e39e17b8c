"""Boards, compasses, Player Aids, dice and the spinner: what players must be able to trust on them."""

import itertools
import math
import re
from collections import Counter
from functools import cache
from pathlib import Path as FilePath

import pypdfium2
import pytest
from PIL import Image

from pnp.draw.canvas import Document, Draw, Page, moving
from pnp.draw.icons import LEAST_ICON
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.nets import Net
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box, Point, Rect
from pnp.draw.theme import Theme
from pnp.draw.type import PT, face
from pnp.errors import TemplateError
from pnp.games.carmine.aids import aid_parts
from pnp.games.carmine.aids.central_compass import PLACE, places
from pnp.games.carmine.aids.dice import FACES, PIPS, cube, octahedron
from pnp.games.carmine.aids.exploration_board import panel
from pnp.games.carmine.aids.look import SMALLEST_TYPE, look
from pnp.games.carmine.aids.personal_compass import DISC, ROSE, TIP
from pnp.games.carmine.aids.wind_marks import PATTERNS, wind_ink
from pnp.games.carmine.components import components
from pnp.games.carmine.winds import DIRECTIONS, WINDS
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
LEDGER = components(DATA).ledger
PARTS = {part.name: part for part in aid_parts(DATA, 2)}
SIDES = [(name, back) for name, part in PARTS.items() for back in (False, True) if not back or part.back]
NETS = {"wind-die": octahedron(), "exploration-die": cube()}
WINDY = ["central-compass", "compass-rose", "wind-die", "spinner-disc"]


def side(part: Part, back: bool) -> Draw:
    draw = part.back if back else part.front
    assert draw is not None
    return draw


def drawn(part: Part, *, back: bool = False, mode: Mode = Mode.FULL) -> LogCanvas:
    canvas = LogCanvas(mode, whole=True)
    with canvas.page(Page(part.box.width, part.box.height)):
        side(part, back)(canvas)
    return canvas


@cache
def rendered(name: str, mode: Mode, *, back: bool = False, dpi: int = 120) -> Image.Image:
    part = PARTS[name]
    canvas = PdfCanvas(Document(name), mode)
    with canvas.page(Page(part.box.width, part.box.height)), canvas.group(moving(0, 0), part.outline):
        side(part, back)(canvas)
    document = pypdfium2.PdfDocument(canvas.finish())
    try:
        picture: Image.Image = document[0].render(scale=dpi / 72).to_pil()
        return picture.convert("RGB")
    finally:
        document.close()


def copy_with(folder: FilePath, name: str, *changes: tuple[str, str]) -> Templates:
    """A player's copy of the templates in which one file is corrected."""
    text = DATA.text(f"carmine/{name}")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "carmine").mkdir(exist_ok=True)
    (folder / "carmine" / name).write_text(text, encoding="utf-8")
    return Templates(folder, house_templates())


def part_of(data: Templates, name: str) -> Part:
    return next(part for part in aid_parts(data) if part.name == name)


def lightness(colour: str) -> float:
    """The L* of a colour, 0 to 100."""
    return 116 * math.cbrt(luminance(colour)) - 16


def luminance(colour: str) -> float:
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def seen(text: PlacedText) -> Box:
    """What a level line of type covers with its letters."""
    known, em = face(text.font), text.size * PT
    base = text.corners[0][1] + known.ascent * em
    boxes = [known.outline(letter).box() for letter in text.text if letter != " "]
    top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    return Box(text.box.left, base + top * em, text.box.right, base + bottom * em)


def meet(one: Box, other: Box) -> bool:
    one, other = one.grown(-0.1), other.grown(-0.1)
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def icons(canvas: LogCanvas) -> list[tuple[str, float, float, float]]:
    """Name, centre and size of each icon that lies straight and ungrouped."""
    found = []
    for line in canvas.finish().splitlines():
        if match := re.match(r"\s*stamp “icon (\S+) .*” at (\S+) (\S+) scaled (\S+)$", line):
            size = 24 * float(match[4])
            found.append((match[1], float(match[2]) + size / 2, float(match[3]) + size / 2, size))
    return found


# -- the parts -------------------------------------------------------------------------------------


def test_every_player_has_a_compass_and_an_aid_and_the_rest_is_there_once() -> None:
    for players in (1, 4, 6):
        counts = {part.name: part.count for part in aid_parts(DATA, players)}
        assert counts == {
            "exploration-board": 1,
            "central-compass": 1,
            "compass-rose": players,
            "compass-disc": players,
            "player-aid": players,
            "wind-die": 3,
            "exploration-die": 1,
            "spinner-disc": 1,
            "spinner-arrow": 1,
        }


def test_groups_and_titles_are_what_a_player_asks_for() -> None:
    titles = {part.group: part.title for part in PARTS.values()}
    assert list(titles) == [
        "exploration-board",
        "central-compass",
        "personal-compass",
        "player-aid",
        "dice",
        "spinner",
    ]
    assert len(set(titles.values())) == 6
    assert {(part.group, part.title) for part in PARTS.values()} == set(titles.items())


@pytest.mark.parametrize("paper", Paper)
def test_everything_fits_on_both_papers(paper: Paper) -> None:
    kit = Kit("Carmine", "carmine#AIDS", tuple(aid_parts(DATA, 6)), cover=False)
    plan = make_plan(kit, PrintOptions(paper=paper))
    prints = Counter(
        item.part.name for page in plan.pages for block in page.blocks for item in block.prints if not item.back
    )
    assert prints == {part.name: part.count for part in kit.parts}
    for page in plan.pages:
        for block in page.blocks:
            box, room = block.box, paper.printable
            assert room.left <= box.left < box.right <= room.right
            assert room.top <= box.top < box.bottom <= room.bottom
    pdf = make_pdf(kit, PrintOptions(paper=paper))
    document = pypdfium2.PdfDocument(pdf)
    try:
        assert len(document) == len(plan.pages)
    finally:
        document.close()
    assert len(pdf) < 300_000


def test_all_that_one_player_needs_takes_two_sheets_of_paper() -> None:
    kit = Kit("Carmine", "carmine#AIDS", tuple(aid_parts(DATA, 1)), cover=False)
    for paper in Paper:
        assert len(make_plan(kit, PrintOptions(paper=paper)).sheets) == 2


def test_four_player_aids_share_a_sheet() -> None:
    kit = Kit("Carmine", "carmine#AIDS", (replace_count(PARTS["player-aid"], 4),), cover=False)
    for paper in Paper:
        assert len(make_plan(kit, PrintOptions(paper=paper)).sheets) == 1


def replace_count(part: Part, count: int) -> Part:
    return Part(part.name, part.outline, part.front, part.back, count, part.group, part.title)


# -- what is written -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "back"), SIDES)
def test_text_is_large_enough_inside_and_apart(name: str, back: bool) -> None:
    part = PARTS[name]
    texts = [text for text in drawn(part, back=back).texts if text.colour]
    room = part.box.grown(0.0 if name in NETS else -2.0)  # the letter of a seam belongs beside it
    for text in drawn(part, back=back).texts:
        assert text.size >= SMALLEST_TYPE - 1e-6, text.text
    for text in texts:
        assert text.box.left >= room.left, text.text
        assert text.box.right <= room.right, text.text
        assert text.box.top >= room.top, text.text
        assert text.box.bottom <= room.bottom, text.text
    level = [text for text in texts if abs(text.corners[0][1] - text.corners[1][1]) < 1e-6]
    level = [text for text in level if text.corners[0][0] < text.corners[1][0]]
    for one, other in itertools.combinations(level, 2):
        assert not meet(seen(one), seen(other)), (one.text, other.text)


@pytest.mark.parametrize(("name", "back"), [("exploration-board", False), ("player-aid", False), ("player-aid", True)])
def test_no_icon_lies_on_words(name: str, back: bool) -> None:
    canvas = drawn(PARTS[name], back=back)
    words = [seen(text).grown(-0.3) for text in canvas.texts if text.colour and text.size < 12]
    for icon, x, y, size in icons(canvas):
        # an icon's drawing fills about three quarters of its grid
        box = Box(x, y, x, y).grown(size * 0.36)
        assert not any(meet(box, word) for word in words), icon


@pytest.mark.parametrize(("name", "back"), SIDES)
def test_icons_are_large_enough_and_on_the_part(name: str, back: bool) -> None:
    part = PARTS[name]
    for icon, x, y, size in icons(drawn(part, back=back)):
        assert size >= LEAST_ICON - 0.01, icon
        if part.name in ("exploration-board", "player-aid"):
            assert part.box.left + 4 < x < part.box.right - 4, icon
            assert part.box.top + 4 < y < part.box.bottom - 4, icon


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(("name", "back"), SIDES)
def test_text_stands_out_from_paper(name: str, back: bool, mode: Mode) -> None:
    for text in drawn(PARTS[name], back=back, mode=mode).texts:
        if text.colour and text.colour != "#FFFFFF":
            assert contrast(text.colour, "#FFFDF6") >= 7, text.text


def test_white_text_is_only_the_cheapest_step_on_its_dark_sector() -> None:
    for name, back in SIDES:
        white = [text.text for text in drawn(PARTS[name], back=back).texts if text.colour == "#FFFFFF"]
        assert set(white) <= {"1"}, name


@pytest.mark.parametrize(("name", "back"), SIDES)
def test_mono_is_black_and_white(name: str, back: bool) -> None:
    for line in drawn(PARTS[name], back=back, mode=Mode.MONO).finish().splitlines():
        if not line.lstrip().startswith(("symbol", "stamp", "ghost")):
            assert set(re.findall(r"#[0-9A-F]{6}", line)) <= {"#000000", "#FFFFFF"}, line


@pytest.mark.parametrize(("name", "back"), SIDES)
def test_saver_uses_less_ink_and_still_shows_something(name: str, back: bool) -> None:
    def ink(mode: Mode) -> float:
        histogram = rendered(name, mode, back=back).convert("L").histogram()
        return sum((255 - value) * count for value, count in enumerate(histogram)) / sum(histogram)

    assert 1 < ink(Mode.SAVER) < ink(Mode.FULL)


def test_a_name_that_the_ledger_does_not_have_is_refused_in_a_sentence(tmp_path: FilePath) -> None:
    data = copy_with(tmp_path, "aid-text.toml", ("{peril-gains}", "{peril-pains}"))
    with pytest.raises(TemplateError, match=r"aid-text.toml says “\{peril-pains\}”"):
        drawn(part_of(data, "player-aid"), back=True)


def test_a_corrected_ledger_corrects_the_player_aid(tmp_path: FilePath) -> None:
    data = copy_with(tmp_path, "ledger.toml", ("home = 10", "home = 17"), ("movement = 4", "movement = 9"))
    aid = part_of(data, "player-aid")
    front = " ".join(text.text for text in drawn(aid).texts)
    back = " ".join(text.text for text in drawn(aid, back=True).texts)
    assert "3, 9 or 5" in front
    assert "+17" in back
    assert "+10" not in back


def test_the_player_aid_names_every_number_that_a_turn_needs() -> None:
    """Each number of section by section, as the ledger has it, stands on one of the two sides."""
    aid = PARTS["player-aid"]
    said = " ".join(text.text for back in (False, True) for text in drawn(aid, back=back).texts)
    for numbers, word in (
        ([ship.movement for ship in LEDGER.ships], "or"),
        ([ship.hold for ship in LEDGER.ships], "or"),
        ([ship.price for ship in LEDGER.ships[1:]], "and"),
        (LEDGER.exploring.monoliths, "then"),
        (LEDGER.exploring.treasures, "or"),
    ):
        *most, last = map(str, numbers)
        assert f"{', '.join(most)} {word} {last}" in said
    assert f"−{abs(LEDGER.scoring.pirates)}" in said
    assert f"+{LEDGER.scoring.home}" in said
    assert f"+{LEDGER.scoring.port}" in said
    stamped = {icon for back in (False, True) for icon, *_ in icons(drawn(aid, back=back))}
    assert {"sea-monster", "peril", "current", "pirates", "rocks", "ambush", "monolith", "port", "explore"} <= stamped


# -- the Exploration Board -------------------------------------------------------------------------


def rewards_on(part: Part) -> dict[int, list[tuple[str, int]]]:
    """Read the board: which numbers and icons lie in the panel of each face of the die."""
    canvas = drawn(part)
    found = {}
    for number in range(1, 7):
        box = panel(number)
        inside = [(icon, y) for icon, x, y, _ in icons(canvas) if box.left < x < box.right and box.top < y < box.bottom]
        assert [icon for icon, _ in inside if icon.startswith("die-")] == [f"die-{number}"]
        amounts = [
            (text.text, text.box.centre[1])
            for text in canvas.texts
            if box.left < text.box.centre[0] < box.right and box.top < text.box.centre[1] < box.bottom
        ]
        gains = []
        for icon, y in inside:
            if not icon.startswith("die-"):
                (amount,) = [int(text) for text, level in amounts if abs(level - y) < 2.5]
                gains.append((icon, amount))
        found[number] = gains
    return found


def test_the_board_shows_the_rewards_of_the_ledger() -> None:
    shown = rewards_on(PARTS["exploration-board"])
    assert shown == {
        number: [(gain.resource, gain.amount) for gain in gains]
        for number, gains in enumerate(LEDGER.exploring.rewards, 1)
    }


def test_a_corrected_reward_is_on_the_board(tmp_path: FilePath) -> None:
    data = copy_with(
        tmp_path, "ledger.toml", ('[["gold", 2], ["provisions", 4]]', '[["wind", 2], ["story", 7], ["gold", 12]]')
    )
    assert rewards_on(part_of(data, "exploration-board"))[5] == [("wind", 2), ("story", 7), ("gold", 12)]


def test_neighbours_of_the_die_lie_beside_each_other_and_one_beside_six() -> None:
    for number in range(1, 7):
        one, other = panel(number), panel(number % 6 + 1)
        across = max(one.left, other.left) - min(one.right, other.right)
        down = max(one.top, other.top) - min(one.bottom, other.bottom)
        assert 0 < max(across, down) < 7
        assert min(across, down) < 0
    for pair in itertools.combinations(map(panel, range(1, 7)), 2):
        assert not meet(*pair)


def test_the_price_of_a_cannon_is_at_the_foot(tmp_path: FilePath) -> None:
    assert str(LEDGER.exploring.cannon) in [text.text for text in drawn(PARTS["exploration-board"]).texts]
    data = copy_with(tmp_path, "ledger.toml", ("cannon = 5 ", "cannon = 8 "))
    assert "8" in [text.text for text in drawn(part_of(data, "exploration-board")).texts]


# -- the winds -------------------------------------------------------------------------------------


def test_the_eight_winds_differ_in_lightness_and_neighbours_most() -> None:
    theme = DATA.read("carmine/theme.toml", Theme)
    light = [lightness(theme.ink(wind_ink(wind)).full) for wind in range(8)]
    for one, other in itertools.combinations(light, 2):
        assert abs(one - other) >= 7
    for wind in range(8):
        assert abs(light[wind] - light[(wind + 1) % 8]) >= 15


def test_every_wind_has_a_pattern_of_its_own_that_is_lighter_for_lighter_colours() -> None:
    box = Box(-6, -6, 6, 6)
    drawings = {PATTERNS[wind](box)[0].d() for wind in range(8)}
    assert len(drawings) == 8
    # the lightest colours have the thinnest patterns, the darkest the densest
    theme = DATA.read("carmine/theme.toml", Theme)
    dark = {wind: coverage(wind) for wind in range(8)}
    order = sorted(range(8), key=lambda wind: lightness(theme.ink(wind_ink(wind)).full))
    assert min(dark[wind] for wind in order[:3]) > max(dark[wind] for wind in order[-3:])


def coverage(wind: int) -> float:
    """The share of a square that a wind's pattern blackens in mono."""
    from pnp.games.carmine.aids.wind_marks import draw_wind

    canvas = PdfCanvas(Document("pattern"), Mode.MONO)
    with canvas.page(Page(12, 12)), canvas.group(moving(6, 6)):
        draw_wind(canvas, wind, Rect(-6, -6, 12, 12), DATA.read("carmine/theme.toml", Theme))
    document = pypdfium2.PdfDocument(canvas.finish())
    try:
        picture = document[0].render(scale=600 / 72).to_pil().convert("L")
    finally:
        document.close()
    histogram: list[int] = picture.histogram()
    return 1 - sum(value * count for value, count in enumerate(histogram)) / 255 / sum(histogram)


@pytest.mark.parametrize("name", WINDY)
def test_all_eight_winds_are_named_once_in_their_colours(name: str) -> None:
    canvas = drawn(PARTS[name])
    named = [text.text for text in canvas.texts if text.text in DIRECTIONS]
    assert sorted(named) == sorted(DIRECTIONS)
    theme, log = DATA.read("carmine/theme.toml", Theme), canvas.finish()
    for wind in range(8):
        assert f"fill {theme.ink(wind_ink(wind)).full}" in log


@pytest.mark.parametrize("name", ["central-compass", "compass-rose", "spinner-disc"])
def test_each_wind_stands_in_its_direction(name: str) -> None:
    part = PARTS[name]
    x, y = part.box.centre
    for text in drawn(part).texts:
        if text.text in WINDS:
            box = seen(text)
            turn = math.degrees(math.atan2(box.centre[0] - x, y - box.centre[1])) % 360
            assert (turn - 45 * WINDS[text.text] + 180) % 360 - 180 == pytest.approx(0, abs=2)


@pytest.mark.parametrize("name", ["central-compass", "compass-rose", "spinner-disc"])
def test_a_winds_colour_lies_in_its_direction(name: str) -> None:
    picture, part = rendered(name, Mode.FULL), PARTS[name]
    theme = DATA.read("carmine/theme.toml", Theme)
    radius = {"central-compass": 40.7, "compass-rose": 33.5, "spinner-disc": 34.4}[name]
    inks = [(theme.ink(wind_ink(wind)).full, theme.ink(f"{wind_ink(wind)}-pattern").full) for wind in range(8)]
    for wind in range(8):
        colours: Counter[int] = Counter()
        for off in range(-20, 21):  # along the arc, beside the plate
            if abs(off) < 12:
                continue
            a = math.radians(45 * wind + off)
            place = part.box.centre[0] + radius * math.sin(a), part.box.centre[1] - radius * math.cos(a)
            pixel = picture.getpixel((round(place[0] * 120 / 25.4), round(place[1] * 120 / 25.4)))
            assert isinstance(pixel, tuple)
            nearest = min(range(8), key=lambda k: min(apart(ink, pixel) for ink in inks[k]))
            colours[nearest] += 1
        assert colours.most_common(1)[0][0] == wind


def apart(colour: str, pixel: tuple[int, ...]) -> float:
    return math.dist([int(colour[i : i + 2], 16) for i in (1, 3, 5)], pixel[:3])


def test_three_dice_find_room_on_the_central_compass() -> None:
    middles = places()
    assert len(middles) == 3
    for one, other in itertools.combinations(middles, 2):
        assert math.dist(one, other) > 2 * PLACE
    edge = math.dist(*octahedron().faces[0].points[:2])
    assert edge / math.sqrt(3) <= PLACE + 0.15  # a face lies inside its place
    log = drawn(PARTS["central-compass"]).finish()
    assert len(re.findall(rf"circle \S+ \S+ {PLACE:g} fill", log)) == 3


# -- the Personal Compass --------------------------------------------------------------------------


def test_the_disc_has_the_costs_of_a_step_all_around() -> None:
    costs = {}
    for text in drawn(PARTS["compass-disc"]).texts:
        if text.text.isdigit() and text.colour:
            x, y = seen(text).centre
            costs[round(math.degrees(math.atan2(x - DISC, TIP - y)) / 45) % 8] = int(text.text)
    # CA-N2, and example 3 of the rules: wind SE: SE 1; S, E 2; SW, NE 3; W, N 4; NW 5
    assert [costs[eighth] for eighth in range(8)] == [1, 2, 3, 4, 5, 4, 3, 2]


def test_the_pointer_reaches_over_the_disc_to_the_names_but_not_over_them() -> None:
    outline = PARTS["compass-disc"].box
    assert (outline.width, outline.height) == pytest.approx((2 * DISC, DISC + TIP), abs=0.05)
    assert (outline.left, outline.top) == pytest.approx((0, 0), abs=0.05)
    nearest = min(
        math.hypot(x - ROSE, y - ROSE)
        for text in drawn(PARTS["compass-rose"]).texts
        if text.text in DIRECTIONS
        for x in (seen(text).left, seen(text).right)
        for y in (seen(text).top, seen(text).bottom)
    )
    assert DISC < TIP < nearest


# -- the nets --------------------------------------------------------------------------------------


def edges(net: Net) -> dict[frozenset[str], list[tuple[Point, Point]]]:
    found: dict[frozenset[str], list[tuple[Point, Point]]] = {}
    for each in net.faces:
        for names, ends in each.sides():
            found.setdefault(names, []).append(ends)
    return found


@pytest.mark.parametrize(("name", "corners", "sides", "faces"), [("wind-die", 6, 12, 8), ("exploration-die", 8, 12, 6)])
def test_a_net_folds_to_a_closed_solid(name: str, corners: int, sides: int, faces: int) -> None:
    net = NETS[name]
    names = {name for each in net.faces for name in each.names}
    pairs = edges(net)
    assert (len(names), len(pairs), len(net.faces)) == (corners, sides, faces)
    assert len(names) - len(pairs) + len(net.faces) == 2
    for meeting in pairs.values():
        assert len(meeting) == 2  # every side meets exactly one other
    # at each corner of the solid as many faces meet as at each other, and they leave it pointed
    around = Counter(name for each in net.faces for name in each.names)
    assert set(around.values()) == {4 if faces == 8 else 3}
    # opposite winds and numbers that add up to seven share no corner
    for one, other in itertools.combinations(range(faces), 2):
        opposite = not set(net.faces[one].names) & set(net.faces[other].names)
        if faces == 8:
            assert opposite == ((FACES[one] - FACES[other]) % 8 == 4)
        else:
            assert opposite == (PIPS[one] + PIPS[other] == 7)


@pytest.mark.parametrize("name", NETS)
def test_all_sides_of_a_net_are_equal(name: str) -> None:
    net = NETS[name]
    lengths = [math.dist(*ends) for meeting in edges(net).values() for ends in meeting]
    assert max(lengths) - min(lengths) < 0.01
    spans = {
        round(math.dist(one, other), 2) for each in net.faces for one, other in itertools.combinations(each.points, 2)
    }
    assert len(spans) == (
        1 if name == "wind-die" else 2
    )  # congruent: a triangle's sides; a square's sides and diagonal


@pytest.mark.parametrize("name", NETS)
def test_every_glued_pair_of_sides_has_one_tab_and_all_else_is_folded(name: str) -> None:
    net, part = NETS[name], PARTS[name]
    assert part.folds == net.folds
    folds = {key(ends) for ends in net.folds}
    assert len(folds) == len(net.folds)
    tabs = {key((tab[0], tab[-1])) for tab in net.tabs}
    assert len(tabs) == len(net.tabs)
    for one, other in edges(net).values():
        if key(one) == key(other):
            assert key(one) in folds
            assert key(one) not in tabs
        else:
            assert (key(one) in tabs) + (key(other) in tabs) == 1
            assert (key(one) in folds) + (key(other) in folds) == 1
    assert len(folds) == len(edges(net))


def key(ends: tuple[Point, Point]) -> frozenset[Point]:
    return frozenset((round(x, 2), round(y, 2)) for x, y in ends)


@pytest.mark.parametrize("name", NETS)
def test_tabs_lie_outside_the_faces_and_apart(name: str) -> None:
    net = NETS[name]
    pieces = [each.points for each in net.faces] + list(net.tabs)
    whole = sum(area(points) for points in pieces)
    # the outline encloses exactly the faces and the tabs: nothing overlaps, nothing is left out
    assert area(net.outline.points) == pytest.approx(whole, abs=1e-6)
    for tab in net.tabs:
        middle = sum(x for x, _ in tab) / len(tab), sum(y for _, y in tab) / len(tab)
        for points in [each.points for each in net.faces] + [other for other in net.tabs if other is not tab]:
            assert not within(middle, points)
            assert not any(within(shrunk(corner, middle), points) for corner in tab)


def shrunk(corner: Point, middle: Point) -> Point:
    return corner[0] + (middle[0] - corner[0]) * 0.02, corner[1] + (middle[1] - corner[1]) * 0.02


def area(points: tuple[Point, ...]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2


def within(place: Point, points: tuple[Point, ...]) -> bool:
    """Whether a place lies inside a convex figure."""
    turns = [
        (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])
        for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    return all(turn > 1e-6 for turn in turns) or all(turn < -1e-6 for turn in turns)


def test_letters_and_pips_lie_on_their_faces() -> None:
    for text in drawn(PARTS["wind-die"]).texts:
        if text.text.islower():  # a seam
            continue
        each = octahedron().faces[FACES.index(WINDS[text.text])]
        assert all(within(corner, each.points) for corner in text.corners[:1] + text.corners[2:3])
    for icon, x, y, size in icons(drawn(PARTS["exploration-die"])):
        each = cube().faces[PIPS.index(int(icon.removeprefix("die-")))]
        assert math.dist((x, y), each.centre) < 0.01
        assert size < math.dist(*each.points[:2])


# -- the spinner -----------------------------------------------------------------------------------


def test_the_spinner_gives_a_number_of_the_die_too() -> None:
    log = drawn(PARTS["spinner-disc"]).finish()
    for number in range(1, 7):
        assert len(re.findall(rf"stamp “icon die-{number} ", log)) == 1


def test_the_arrow_reaches_into_the_ring_of_winds_and_balances_near_its_pin() -> None:
    arrow, spinner = PARTS["spinner-arrow"], PARTS["spinner-disc"]
    marks = re.findall(r"circle (\S+) (\S+) 2\.2 ", drawn(arrow).finish())
    (pin,) = [(float(x), float(y)) for x, y in marks]
    assert pin[0] == pytest.approx(arrow.box.width / 2, abs=0.01)
    assert 25.6 + 8 < pin[1] < spinner.box.width / 2 - 4
    assert arrow.box.height - pin[1] < pin[1]


def test_the_aids_are_drawn_the_same_every_time() -> None:
    for part in aid_parts(DATA, 2):
        assert drawn(part).finish() == drawn(PARTS[part.name]).finish()


def test_the_words_say_nothing_that_is_a_number_of_the_ledger() -> None:
    """A number in the words would stay wrong when a player corrects the ledger."""
    words = look(DATA).words.player
    for section in (words.turn, words.action, words.met, words.score):
        for entry in section.entries:
            numbers = set(re.findall(r"\d+", entry.text))
            assert numbers <= {"1", "6"}, entry.name  # of the die, and one point for a provision
