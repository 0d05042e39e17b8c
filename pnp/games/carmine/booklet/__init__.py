"""The rules booklet: twelve pages in our own words, with figures drawn by the code that draws the game."""

from functools import partial

from pnp.draw.canvas import Draw
from pnp.draw.icons import Icons
from pnp.draw.setting import Hand
from pnp.games.carmine.booklet.desk import Desk
from pnp.games.carmine.booklet.page import HEIGHT, WIDTH, draw_cover, draw_page
from pnp.games.carmine.booklet.sea_figures import sea_figures
from pnp.games.carmine.booklet.table_figures import table_figures
from pnp.games.carmine.booklet.words import booklet_text, booklet_theme
from pnp.games.carmine.components import components
from pnp.press.booklet import booklet
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["HEIGHT", "WIDTH", "booklet_pages", "booklet_parts"]


def booklet_parts(data: Templates) -> list[Part]:
    """Give the sheets of the booklet, to be folded and stapled."""
    return booklet(booklet_pages(data), WIDTH, HEIGHT, group="rules", title="Rules")


def booklet_pages(data: Templates) -> list[Draw]:
    """Give the booklet's pages in the order of reading, each drawn from its top left corner on."""
    desk = _desk(data)
    pages = booklet_text(data).pages
    return [
        partial(draw_page, page=page, number=number, desk=desk)
        if page.name != "cover"
        else partial(draw_cover, page=page, desk=desk)
        for number, page in enumerate(pages, 1)
    ]


def _desk(data: Templates) -> Desk:
    theme, icons, words = booklet_theme(data), Icons.of(data), booklet_text(data)
    carmine = theme.ink("carmine")
    inks = dict.fromkeys(("story", "cross", "port", "sea-monster"), carmine)
    hand = Hand(
        theme.type("body"),
        theme.type("strong"),
        theme.type("slant"),
        theme.type("section"),
        theme.type("marker"),
        icons,
        inks=inks,
    )
    small = hand._replace(
        body=theme.type("caption"),
        strong=theme.type("caption-strong"),
        slant=theme.type("caption-slant"),
        leading=3.7,
        gap=0.8,
        icon=4.0,
    )
    desk = Desk(data, theme, icons, components(data), words.labels, hand, small)
    return desk._replace(hand=hand._replace(figures={**sea_figures(desk), **table_figures(desk)}))
