"""The cards: sixteen Ruins Cards, and twelve of the Rival for one player."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Rect
from pnp.errors import TemplateError
from pnp.games.diluvium.components import RivalCard, RuinsCard
from pnp.games.diluvium.decks.frame import (
    HIGH,
    PAGE,
    WIDE,
    draw_border,
    draw_foot,
    draw_frame,
    draw_large,
    draw_name,
    draw_picture,
    draw_words,
)
from pnp.games.diluvium.look import Look, draw_label, look
from pnp.games.diluvium.tiles.backs import draw_waves
from pnp.games.diluvium.tiles.deep_monsters import colossus
from pnp.games.diluvium.tiles.sockets import draw_shield, gate
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
    draw_words(
        canvas,
        filled(text.text, numbers),
        Box(PAGE.left + 1, PAGE.top + 10.4, PAGE.right - 1, PAGE.bottom - 4.0),
        known,
    )
    draw_foot(canvas, said.ruins.around if text.when == "around" else said.ruins.during, "ruins", known)


def _draw_rival(canvas: Canvas, rival: RivalCard, said: Words, known: Look) -> None:
    text = said.rival.cards[rival.action].text
    draw_frame(canvas, "rival", known)
    draw_name(canvas, getattr(said.sections, rival.action), "rival", known, 9.0)
    draw_picture(canvas, rival.action, known)
    draw_shield(canvas, f"+{rival.bonus}", 12.0, 12.2, known)
    draw_words(
        canvas,
        filled(text, rival_numbers(known.box)),
        Box(PAGE.left + 1, PAGE.top + 0.6, PAGE.right - 1, PAGE.bottom - 4.4),
        known,
    )
    draw_foot(canvas, f"{rival.id} · +{rival.bonus} {said.rival.combat}", "rival", known)


def _draw_back(canvas: Canvas, deck: str, title: str, known: Look) -> None:
    """Draw waves with a stepped gate, or with a helmet for the Rival, and the deck's name."""
    theme = known.theme
    draw_border(canvas, deck, known)
    inner = Rect(4.6, 4.6, WIDE - 9.2, HIGH - 9.2)
    with canvas.group(clip=inner):
        draw_waves(canvas, inner.box(), known)
    canvas.draw(inner, stroke=theme.pen("line", 0.7, join="miter"))
    x, y = WIDE / 2, HIGH / 2
    canvas.circle(x, y, 20.2, fill=theme.ink("paper"), stroke=theme.pen("line", 0.6))
    canvas.circle(x, y, 19.2, fill=theme.ink("clay"), stroke=theme.pen("panel-line", 0.4))
    if deck == "ruins":
        with canvas.group(moving(x, y + 10.6)):
            canvas.draw(gate(25.0, 22.0), fill=theme.ink("glaze"), stroke=theme.pen("glaze-edge", 0.4))
            canvas.rect(-5.4, -13.0, 10.8, 13.0, fill=theme.ink("paper"), stroke=theme.pen("glaze-edge", 0.3))
            canvas.draw(gate(9.0, 9.0), fill=theme.ink("ruins"), stroke=theme.pen("glaze-edge", 0.25))
    else:
        plate = Plate()
        colossus(plate)
        with canvas.group(clip=Rect(x - 19, y - 19, 38, 38)), canvas.group(moving(x, y + 1.6, 1.35)):
            plate.draw(canvas, theme)
    for turn in (1, -1):
        with canvas.group((turn, 0, 0, turn, x, y)):
            canvas.rect(-19.0, -37.4, 38.0, 9.6, r=1.2, fill=theme.ink("paper"), stroke=theme.pen("line", 0.5))
            canvas.rect(-18.2, -36.6, 36.4, 8.0, r=0.8, stroke=theme.pen("frame-line", 0.3))
            draw_label(canvas, title.upper(), 0, -32.6, "card-back", known, ink=f"card-{deck}-text")
