"""The rules booklet: twelve pages in our own words, with figures drawn by the code that draws the game."""

from dataclasses import replace

from pnp.draw.canvas import Draw
from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.games.diluvium.booklet.cover import draw_cover
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.booklet.figures import book_figures
from pnp.games.diluvium.booklet.words import FILE, booklet_text
from pnp.games.diluvium.look import look
from pnp.games.diluvium.words import words
from pnp.press.part import Part
from pnp.press.rulebook import HEIGHT, WIDTH, hand_of, pages_of, rules_parts, small_hand_of
from pnp.press.ruletext import rules_theme
from pnp.templates import Templates

__all__ = ["HEIGHT", "WIDTH", "booklet_pages", "booklet_parts"]


def booklet_parts(data: Templates) -> list[Part]:
    """Give the sheets of the booklet."""
    return rules_parts(booklet_pages(data))


def booklet_pages(data: Templates) -> list[Draw]:
    """Give the booklet's pages in the order of reading."""
    return pages_of(booklet_text(data).pages, _desk(data), draw_cover)


def _desk(data: Templates) -> Desk:
    theme = rules_theme(FILE, data.read("diluvium/theme.toml", Theme), data)
    icons = Icons.of(data)
    inks = {"wheat": "food-ink", "anvil": "craft-ink", "spear": "weapons-ink", "gold": "gold-ink", "ruins": "ruins-ink"}
    hand = hand_of(theme, icons, {icon: theme.ink(ink) for icon, ink in inks.items()})
    desk = Desk(
        data=data,
        file=FILE,
        theme=theme,
        icons=icons,
        labels=booklet_text(data).labels,
        hand=hand,
        small=small_hand_of(hand, theme),
        accent="book-accent",
        good="book-good",
        known=look(data)._replace(theme=theme),
        said=words(data),
    )
    return replace(desk, figures=book_figures(desk))
