"""The rules booklet: twelve pages in our own words, with figures that are small pictures of the table."""

from dataclasses import replace

from pnp.draw.canvas import Draw
from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.games.mu.booklet.cover import draw_cover
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.figures import book_figures
from pnp.games.mu.booklet.words import FILE, booklet_text
from pnp.games.mu.components import components
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
    theme = rules_theme(FILE, data.read("mu/theme.toml", Theme), data)
    icons = Icons.of(data)
    hand = hand_of(theme, icons, {"lava": theme.ink("book-accent"), "volcano": theme.ink("book-accent")})
    box = components(data)
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
        box=box,
    )
    return replace(desk, figures=book_figures(desk))
