"""All cards as parts: one for the Darkhouse, the Grimoire, the Admirals, and twelve of each kind of Action."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box
from pnp.errors import TemplateError
from pnp.games.nautilion.cards.backs import draw_back
from pnp.games.nautilion.cards.deeds import DEEDS
from pnp.games.nautilion.cards.frame import (
    PAGE,
    TITLE,
    draw_frame,
    draw_mark,
    draw_title,
    draw_window,
    draw_words,
    hand,
)
from pnp.games.nautilion.cards.plots import PLOTS
from pnp.games.nautilion.cards.portraits import draw_admiral, draw_emblem, draw_toll
from pnp.games.nautilion.cards.words import AdmiralText, Words, words
from pnp.games.nautilion.components import DarkhouseCard, HeroicCard
from pnp.games.nautilion.look import Look, look
from pnp.games.nautilion.tokens import draw_token
from pnp.press.part import Part, card
from pnp.templates import Templates

__all__ = ["card_parts"]

_EXPANSIONS = {1: "mage", 2: "mercenary", 3: "reef"}


def card_parts(data: Templates) -> list[Part]:
    """Give all 28 cards."""
    known, said = look(data), words(data)
    backs = said.said.backs
    back = {
        name: partial(draw_back, deck=name, title=getattr(backs, name), known=known)
        for name in ("darkhouse", "heroic", "admiral", "toll")
    }
    table = partial(card, group="table-cards", title="Darkhouse, Grimoire, Admirals")
    parts = [
        table("darkhouse", partial(_draw_toll, said=said, known=known), back["toll"]),
        table(
            "grimoire",
            partial(_draw_grimoire, said=said, known=known),
            partial(_draw_turn, said=said, known=known),
        ),
    ]
    for number, (text, numbers) in enumerate(zip(said.said.admirals, said.box.cards.admirals, strict=True), 1):
        front = partial(_draw_admiral, text=text, numbers=numbers, known=known)
        parts.append(table(f"admiral-{number}", front, back["admiral"]))
    for action in said.box.darkhouse.values():
        front = partial(_draw_darkhouse, action=action, said=said, known=known)
        parts.append(
            card(
                f"darkhouse-{action.number}",
                front,
                back["darkhouse"],
                group="darkhouse-actions",
                title="Darkhouse Actions",
            )
        )
    for deed in said.box.heroic.values():
        front = partial(_draw_heroic, action=deed, said=said, known=known)
        parts.append(
            card(f"heroic-{deed.number}", front, back["heroic"], group="heroic-actions", title="Heroic Actions")
        )
    return parts


def _draw_darkhouse(canvas: Canvas, action: DarkhouseCard, said: Words, known: Look) -> None:
    text = said.action("darkhouse", action.key)
    draw_frame(canvas, action.colour, known)
    draw_title(canvas, text.title, action.colour, known, action.number)
    draw_window(canvas, known, PLOTS[action.key], action.key)
    draw_words(canvas, said.filled(text.text), said.said.kinds.darkhouse, action.colour, known)


def _draw_heroic(canvas: Canvas, action: HeroicCard, said: Words, known: Look) -> None:
    text = said.action("heroic", action.key)
    draw_frame(canvas, "gold", known)
    draw_title(canvas, text.title, "gold", known, action.number)
    draw_window(canvas, known, DEEDS[action.key], action.key)
    if action.expansion:
        draw_mark(canvas, _EXPANSIONS[action.expansion], known)
    kinds = said.said.kinds
    draw_words(canvas, said.filled(text.text), f"{kinds.heroic} · {kinds.pay}", "gold", known)


def _draw_toll(canvas: Canvas, said: Words, known: Look) -> None:
    text = said.said.toll
    draw_frame(canvas, "dark", known)
    draw_title(canvas, text.title, "dark", known)
    draw_window(canvas, known, draw_toll, "toll")
    draw_words(canvas, said.filled(text.text), text.kind, "dark", known)


def _draw_admiral(canvas: Canvas, text: AdmiralText, numbers: tuple[int, ...], known: Look) -> None:
    draw_frame(canvas, "dark", known)
    draw_title(canvas, text.title, "dark", known)
    draw_window(canvas, known, partial(draw_admiral, creature=text.creature), f"admiral {text.creature}")
    theme = known.theme
    middle = (PAGE.left + PAGE.right) / 2
    canvas.text(middle, PAGE.top + 4.4, text.text, theme.type("card-text"), anchor="middle", fit=PAGE.width - 3)
    if not numbers:
        raise TemplateError("cards.toml: an Admiral has no numbers")
    # two heights, so that they can be larger than a fifth of the card
    size, step = 12.2, min(10.0, (PAGE.width - 13.0) / max(len(numbers) - 1, 1))
    for i, number in enumerate(numbers):
        place = middle + (i - (len(numbers) - 1) / 2) * step
        y = PAGE.top + (19.6 if i % 2 else 13.0)
        draw_token(canvas, f"c{number}", known, place, y, size)
        style = theme.type("admiral")
        canvas.ghost(place - style.width(str(number)) / 2, y + 3.7, str(number), style)


def _draw_grimoire(canvas: Canvas, said: Words, known: Look) -> None:
    theme, text = known.theme, said.said.grimoire
    draw_frame(canvas, "blue", known)
    draw_title(canvas, text.title, "blue", known)
    y, high = TITLE.bottom + 1.6, 20.6
    for spell in text.spells:
        cost: int = getattr(said.box.numbers.spells, spell.key)
        with canvas.group(moving(14.2, y + high / 2)):
            draw_emblem(canvas, known, spell.key)
        left = 24.0
        room = Box(left, y + 2.2, PAGE.right - 1.0, y + high)
        style = theme.type("spell")
        for i, line in enumerate(spell.name.split(" ", 1)):
            canvas.text(left, y + 4.8 + 3.9 * i, line, style, fit=room.width)
        low = set_text(canvas, spell.text, Box(left, y + 10.0, room.right, y + 24), hand(known)._replace(leading=3.7))
        if low > y + high + 0.3:
            raise TemplateError(f"card-text.toml: the words of {spell.name} are too long")
        for i in range(cost):  # what it costs, as shells to be paid
            stamp_icon(
                canvas, known.icons, "reserve", PAGE.right - 3.0 - 4.6 * i, y + 3.8, 4.4, theme.ink("card-blue-text")
            )
        y += high
        if spell is not text.spells[-1]:
            canvas.line(PAGE.left + 2.5, y, PAGE.right - 2.5, y, theme.pen("brass-rule", 0.35))
    style = theme.type("card-kind").inked(theme.ink("card-blue-text"))
    canvas.text((PAGE.left + PAGE.right) / 2, PAGE.bottom - 1.4, text.kind.upper(), style, anchor="middle")


def _draw_turn(canvas: Canvas, said: Words, known: Look) -> None:
    text = said.said.grimoire
    draw_frame(canvas, "blue", known)
    draw_title(canvas, text.back, "blue", known)
    page = Box(PAGE.left + 1.4, TITLE.bottom + 1.2, PAGE.right - 1.0, PAGE.bottom + 0.4)
    set_text(canvas, said.filled(text.turn), page, hand(known)._replace(leading=4.1, gap=1.5))
