"""Figures of the table: the card and its parts, the phases of a turn, decks, rewards, tracks, ships and the score."""

from collections.abc import Iterator

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import Figure, set_text
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.carmine.booklet.desk import Desk, draw_seal
from pnp.games.carmine.booklet.words import say
from pnp.games.carmine.booklet.worked import spend
from pnp.games.carmine.cards.adventure import draw_adventure
from pnp.games.carmine.components import Gain
from pnp.games.carmine.engravings import cost_rose
from pnp.press.rulebook import draw_caption, draw_table

__all__ = ["table_figures"]

_CARD = 0.87
"""How large the card is shown: its smallest type is then still legible."""


def table_figures(desk: Desk) -> dict[str, Figure]:
    """Give the figures by name."""
    ledger = desk.box.ledger
    return {
        "phases": Figure(30.0, lambda canvas, width: _draw_phases(canvas, width, desk)),
        "card": Figure(77.5, lambda canvas, width: _draw_card(canvas, width, desk)),
        "decks": Figure(5.2 * (1 + len(ledger.decks)) + 1, lambda canvas, width: _draw_decks(canvas, width, desk)),
        "rewards": Figure(5.6 * 3 + 1, lambda canvas, width: _draw_rewards(canvas, width, desk)),
        "roses": Figure(40.0, lambda canvas, width: _draw_roses(canvas, width, desk)),
        "track": Figure(43.0, lambda canvas, width: _draw_track(canvas, width, desk)),
        "ships": Figure(5.2 * (1 + len(ledger.ships)) + 1, lambda canvas, width: _draw_ships(canvas, width, desk)),
        "reckoning": Figure(5.2 * 9 + 1, lambda canvas, width: _draw_reckoning(canvas, width, desk)),
        "titles": Figure(4.6 * len(ledger.titles) + 1, lambda canvas, width: _draw_titles(canvas, width, desk)),
    }


def _draw_phases(canvas: Canvas, width: float, desk: Desk) -> None:
    """The three phases in a row, with arrows between them."""
    theme, gap = desk.theme, 7.0
    wide = (width - 2 * gap) / 3
    phases = (
        ("card", ("card",)),
        ("dice", ("se", "w", "n", "exploration-die")),
        ("action", ("movement", "explore", "port")),
    )
    for number, (key, icons) in enumerate(phases):
        x = number * (wide + gap)
        canvas.rect(x, 0, wide, 29.5, r=theme.radius, fill=theme.ink("paper"), stroke=theme.pen("line", theme.fine))
        canvas.circle(x + 4.6, 4.6, 2.7, fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.3))
        style = theme.type("cost").inked(theme.ink("on-disc"))
        canvas.text(x + 4.6, 4.6 + style.cap_height / 2, str(number + 1), style, anchor="middle")
        style = theme.type("phase")
        canvas.text(x + 9, 4.6 + style.cap_height / 2, desk.label("phases", key), style, fit=wide - 11)
        side = 7.4
        left = x + wide / 2 - (len(icons) - 1) * side / 2
        for i, icon in enumerate(icons):
            stamp_icon(canvas, desk.icons, icon, left + i * side, 13.0, 6.4, theme.ink("line"))
        draw_caption(canvas, x + 2, 17.2, wide - 3, desk.label("phases", key + "-note"), desk, 11.6)
        if number < 2:
            at = x + wide + 1.2
            canvas.line(at, 13, at + 3.2, 13, theme.pen("carmine", 0.7))
            canvas.polygon([(at + 5, 13), (at + 2.4, 11.4), (at + 2.4, 14.6)], fill=theme.ink("carmine"))


def _draw_card(canvas: Canvas, width: float, desk: Desk) -> None:
    """A card at nearly its own size, with numbers that lead to words."""
    theme = desk.theme
    with canvas.group(moving(0, 0.6, _CARD)), canvas.group(clip=Rect(0, 0, 63, 88, 3)):
        cards = desk.box.adventures
        draw_adventure(canvas, cards.get("kraken") or next(iter(cards.values())), desk.data)
    x, y = 63 * _CARD + 8, 0.6
    places = ((4.0, 16.0), (59.0, 16.0), (50.0, 28.0), (45.5, 66.0), (31.5, 85.2))
    heights = (2.0, 15.0, 32.0, 46.0, 65.0)
    style = theme.type("cost").inked(theme.ink("on-disc"))
    for number, ((cx, cy), top) in enumerate(zip(places, heights, strict=True), 1):
        for at_x, at_y in ((cx * _CARD, cy * _CARD + 0.6), (x + 2.6, y + top + 2.4)):
            canvas.circle(at_x, at_y, 2.6, fill=theme.ink("disc"), stroke=theme.pen("white", 0.4))
            canvas.text(at_x, at_y + style.cap_height / 2, str(number), style, anchor="middle")
        draw_caption(canvas, x + 7, y + top, width - x - 7, desk.label("card", f"part-{number}"), desk, 18)


def _draw_decks(canvas: Canvas, width: float, desk: Desk) -> None:
    label = desk.labels["decks"]
    rows = [[label["deck"], label["adventures"], label["smooth"], label["removed"], label["turns"]]]
    for name, deck in desk.box.ledger.decks.items():
        rows.append([label[name], *map(str, (deck.adventures, deck.smooth, deck.removed, deck.turns))])
    share = width / 120
    draw_table(canvas, rows, [0, 34 * share, 58 * share, 88 * share, 106 * share], width, 5.2, desk)


def _draw_rewards(canvas: Canvas, width: float, desk: Desk) -> None:
    """The six rewards in two columns of three, each after its die."""
    half = width / 2
    for number, gains in enumerate(desk.box.ledger.exploring.rewards):
        x, y = number // 3 * half, number % 3 * 5.6
        stamp_icon(canvas, desk.icons, f"die-{number + 1}", x + 2.4, y + 2.8, 4.8, desk.theme.ink("line"))
        set_text(canvas, ", ".join(map(say, gains)), Box(x + 6.6, y + 0.8, x + half, y + 5.6), desk.small)
        canvas.line(x, y + 5.6, x + half - 3, y + 5.6, desk.theme.pen("line", 0.15))


def _draw_roses(canvas: Canvas, width: float, desk: Desk) -> None:
    """What is looked up most: the cost of a step, and the six rewards."""
    theme = desk.theme
    canvas.stamp(cost_rose(theme), moving(26, 20.4, 0.98))
    x = 58.0
    style = theme.type("section")
    canvas.text(x, 8.0, desk.label("roses", "rewards").upper(), style)
    canvas.line(x, 9.8, width, 9.8, theme.pen("carmine", 0.4))
    with canvas.group(moving(x, 11.5)):
        _draw_rewards(canvas, width - x, desk)
    draw_caption(canvas, x, 31.5, width - x, desk.label("roses", "rose"), desk, 8.5)


def _draw_track(canvas: Canvas, width: float, desk: Desk) -> None:
    """The beginning of the provisions track in the middle of a game."""
    theme, track = desk.theme, desk.box.ledger.provisions
    side, gap = 5.0, 1.0
    worked = spend(desk.box.ledger)
    ends = sorted(track.bonuses)[:4]
    columns, per = len(ends), ends[1] - ends[0]
    top = 1.0
    for column in range(columns + 1):
        first = 0 if column == 0 else ends[0] - per + per * (column - 1)
        count = ends[0] - per if column == 0 else per
        x = 1 + column * (side + 3.6)
        for row in range(count):
            box = first + row + 1
            y = top + row * (side + gap)
            canvas.rect(x, y, side, side, r=0.8, fill=theme.ink("white"), stroke=theme.pen("line", 0.3))
            if box <= worked.gained:
                canvas.circle(x + side / 2, y + side / 2, side / 2 - 0.7, stroke=theme.pen("wake", 0.55))
            if box <= worked.spent:
                cross = Path().move(x + 0.6, y + 0.6).line(x + side - 0.6, y + side - 0.6)
                cross.move(x + 0.6, y + side - 0.6).line(x + side - 0.6, y + 0.6)
                canvas.draw(cross, stroke=theme.pen("wake", 0.55, cap="round"))
        if column:
            y = top + count * (side + gap) + 3.2
            canvas.line(x + side / 2, y - 4.2, x + side / 2, y - 3, theme.pen("line", 0.3))
            draw_seal(canvas, x + side / 2, y, track.bonuses[ends[column - 1]][0], desk)
    x = 1 + (columns + 1) * (side + 3.6) + 1
    draw_caption(canvas, x, top, width - x, desk.label("track", "caption"), desk, 41)


def _draw_ships(canvas: Canvas, width: float, desk: Desk) -> None:
    label = desk.labels["ships"]
    rows = [[label["ship"], label["price"], label["movement"], label["hold"], label["renown"]]]
    for number, ship in enumerate(desk.box.ledger.ships, 1):
        price = str(ship.price) if ship.price else label["yours"]
        rows.append([str(number), price, str(ship.movement), str(ship.hold), str(ship.renown)])
    share = width / 57.5
    draw_table(canvas, rows, [0, 9 * share, 21 * share, 33 * share, 43 * share], width, 5.2, desk)


def _score() -> Iterator[tuple[str, int]]:
    """What the captain of the example has, where the ledger does not say it."""
    yield "told", 128
    yield "story", 34


def _draw_reckoning(canvas: Canvas, width: float, desk: Desk) -> None:
    """A captain's score, line by line."""
    ledger, label, had = desk.box.ledger, desk.labels["reckoning"], dict(_score())

    def renown(bonuses: Iterator[tuple[Gain, ...]]) -> int:
        return sum(gain.amount for gains in bonuses for gain in gains if gain.resource == "renown")

    holds = renown(gains for box, gains in ledger.provisions.bonuses.items() if box <= 27)
    story = renown(gains for box, gains in ledger.story.bonuses.items() if box <= had["story"])
    lines = [
        ("told", had["told"]),
        ("story", had["story"]),
        ("pirates", 2 * ledger.scoring.pirates),
        ("home", ledger.scoring.home),
        ("ships", ledger.ships[1].renown if len(ledger.ships) > 1 else 0),
        ("tracks", holds + story),
        ("treasure", sum(ledger.exploring.treasures[1:2])),
    ]
    total = sum(points for _, points in lines)
    rows = [[label["head"], label["points"]], *([label[key], say(points)] for key, points in lines)]
    rows.append([f"**{label['total']}**, {label['alone']} *{ledger.title(total)}*", f"**{total}**"])
    draw_table(canvas, rows, [0, width - 10], width, 5.2, desk)


def _draw_titles(canvas: Canvas, width: float, desk: Desk) -> None:
    titles = desk.box.ledger.titles
    for number, title in enumerate(titles):
        y = number * 4.6
        last = str(titles[number + 1].least - 1) if number + 1 < len(titles) else ""
        span = f"{title.least}–{last}" if last else f"{title.least}+"
        hand = desk.small
        set_text(canvas, f"**{span}**", Box(0, y, 16, y + 4.6), hand)
        set_text(canvas, f"*{title.name}*", Box(17, y, width, y + 4.6), hand)
