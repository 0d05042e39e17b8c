"""The rules booklet: twelve pages in our own words, with figures drawn by the code that draws the game."""

from dataclasses import replace

from pnp.draw.canvas import Draw
from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.games.carmine.booklet.cover import draw_cover
from pnp.games.carmine.booklet.desk import Desk
from pnp.games.carmine.booklet.sea_figures import sea_figures
from pnp.games.carmine.booklet.table_figures import table_figures
from pnp.games.carmine.booklet.words import FILE, booklet_text
from pnp.games.carmine.components import components
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
    theme = rules_theme(FILE, data.read("carmine/theme.toml", Theme), data)
    icons = Icons.of(data)
    inks = dict.fromkeys(("story", "cross", "port", "sea-monster"), theme.ink("carmine"))
    hand = hand_of(theme, icons, inks)
    desk = Desk(
        data=data,
        file=FILE,
        theme=theme,
        icons=icons,
        labels=booklet_text(data).labels,
        hand=hand,
        small=small_hand_of(hand, theme),
        accent="carmine",
        good="teal",
        box=components(data),
    )
    return replace(desk, figures={**sea_figures(desk), **table_figures(desk)})
