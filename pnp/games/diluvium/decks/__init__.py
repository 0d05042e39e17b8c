"""The cards: sixteen Ruins Cards, and twelve of the Rival for one player."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Circle, Rect
from pnp.errors import TemplateError
from pnp.games.diluvium.boards.wheel import ring_of_stones
from pnp.games.diluvium.components import RivalCard, RuinsCard
from pnp.games.diluvium.decks.frame import (
    HIGH,
    WIDE,
    draw_border,
    draw_foot,
    draw_frame,
    draw_large,
    draw_name,
    draw_picture,
    draw_words,
)
from pnp.games.diluvium.decks.pictures import BACKS
from pnp.games.diluvium.look import Look, draw_label, look
from pnp.games.diluvium.tiles.backs import draw_waves
from pnp.games.diluvium.tiles.sockets import draw_shield
from pnp.games.diluvium.words import Words, filled, rival_numbers, words
from pnp.press.part import Part, card
from pnp.templates import Templates

__all__ = ["card_parts"]


def card_parts(data: Templates) -> list[Part]:
    """Give all cards; the copies of a Ruins Card are alike."""
    known, said = look(data), words(data)
    backs = {
        deck: partial(_draw_back, deck=deck, title=getattr(said, deck).back, known=known) for deck in ("ruins", "rival")
    }
    parts = [
        card(
            f"ruins-{ruins.key}",
            partial(_draw_ruins, ruins=ruins, said=said, known=known),
            backs["ruins"],
            group="ruins-cards",
            title="Ruins Cards",
            count=ruins.copies,
        )
        for ruins in known.box.ruins
    ]
    parts += [
        card(
            f"rival-{rival.id.lower()}",
            partial(_draw_rival, rival=rival, said=said, known=known),
            backs["rival"],
            group="rival-cards",
            title="Rival Cards",
        )
        for rival in known.box.rival
    ]
    return parts


def _draw_ruins(canvas: Canvas, ruins: RuinsCard, said: Words, known: Look) -> None:
    text = said.ruins.cards.get(ruins.key)
    if text is None:
        raise TemplateError(f"card-text.toml has no words for the Ruins Card {ruins.key}")
    numbers = {"n": ruins.amount}
    draw_frame(canvas, "ruins", known)
    draw_name(canvas, ruins.name, "ruins", known)
    draw_picture(canvas, ruins.key, known)
    draw_large(canvas, filled(text.large, numbers), known)
    draw_words(canvas, filled(text.text, numbers), known)
    draw_foot(canvas, said.ruins.around if text.when == "around" else said.ruins.during, "ruins", known)


def _draw_rival(canvas: Canvas, rival: RivalCard, said: Words, known: Look) -> None:
    text, numbers = said.rival.cards[rival.action], rival_numbers(known.box)
    draw_frame(canvas, "rival", known)
    draw_name(canvas, getattr(said.sections, rival.action), "rival", known, aside=12.4)
    draw_picture(canvas, rival.action, known)
    draw_shield(canvas, f"+{rival.bonus}", 11.8, 10.5, known)
    draw_large(canvas, filled(text.large, numbers), known)
    draw_words(canvas, filled(text.text, numbers), known)
    draw_foot(canvas, f"{rival.id} · +{rival.bonus} {said.rival.combat}", "rival", known)


def _draw_back(canvas: Canvas, deck: str, title: str, known: Look) -> None:
    """Draw waves about a round with the deck's picture, and the deck's name for both who hold it."""
    theme = known.theme
    draw_border(canvas, deck, known)
    inner = Rect(4.6, 4.6, WIDE - 9.2, HIGH - 9.2)
    with canvas.group(clip=inner):
        draw_waves(canvas, inner.box(), known)
    canvas.draw(inner, stroke=theme.pen("line", 0.7, join="miter"))
    x, y = WIDE / 2, HIGH / 2
    canvas.circle(x, y, 21.0, fill=theme.ink("bed"), stroke=theme.pen("line", 0.5))
    with canvas.group(moving(x, y)):
        for which, ink in enumerate(("madder", "sand-light")):
            stones = ring_of_stones(19.5, 20.7, 64, share=2, which=which)
            canvas.draw(stones, fill=theme.ink(ink), stroke=theme.pen("joint", 0.2))
    canvas.circle(x, y, 19.2, fill=theme.ink("clay"), stroke=theme.pen("panel-line", 0.4))
    plate = Plate()
    BACKS[deck](plate)
    with canvas.group(clip=Circle(x, y, 19.0)), canvas.group(moving(x, y)):
        plate.draw(canvas, theme)
    canvas.circle(x, y, 19.1, stroke=theme.pen("line", 0.4))
    for turn in (1, -1):
        with canvas.group((turn, 0, 0, turn, x, y)):
            canvas.rect(-19.0, -37.4, 38.0, 9.6, r=1.2, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5))
            canvas.rect(-18.2, -36.6, 36.4, 8.0, r=0.8, stroke=theme.pen("frame-line", 0.3))
            draw_label(canvas, title.upper(), 0, -32.6, "card-back", known, ink=f"card-{deck}-text")
