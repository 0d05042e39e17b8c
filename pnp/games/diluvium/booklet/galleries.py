"""The galleries of the booklet: all Monsters, the pictures of cards, and the four peoples."""

from pnp.draw.canvas import Canvas, moving
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.decks.frame import PANEL, draw_picture
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.monsters import draw_monster
from pnp.games.diluvium.tiles.sockets import draw_coin, draw_shield

__all__ = ["draw_cards", "draw_monsters", "draw_pictures", "draw_roles"]


def draw_monsters(canvas: Canvas, width: float, desk: Desk) -> None:
    """All Monsters with strength and Gold."""
    theme, known = desk.theme, desk.known
    tiles = [tile for tile in known.box.tiles.values() if tile.monster]
    each, style = width / 4, theme.type("caption-strong")
    for number, tile in enumerate(tiles[:8]):
        assert tile.monster
        row, column = divmod(number, 4)
        x, y = (column + 0.5) * each, 11.4 + row * 28.6
        canvas.rect(x - each / 2 + 1.0, y - 11.2, each - 2.0, 22.4, r=1.4, fill=theme.ink("clay"))
        canvas.rect(x - each / 2 + 1.0, y - 11.2, each - 2.0, 22.4, r=1.4, stroke=theme.pen("panel-line", 0.5))
        draw_monster(canvas, number, x, y - 1.6, known, 0.72)
        with canvas.group(moving(x, y + 7.4, 0.8)):
            draw_shield(canvas, str(tile.monster.strength), -12.0, 0, known)
            draw_coin(canvas, str(tile.monster.gold), 12.0, 0.4, known, 4.4, "monster")
        canvas.text(x, y + 14.9, tile.monster.name, style, anchor="middle", fit=each - 1.0)


def draw_cards(canvas: Canvas, width: float, desk: Desk) -> None:
    """The pictures of all Ruins Cards."""
    keys = [card.key for card in desk.known.box.ruins]
    draw_pictures(canvas, width, tuple(keys[:4]), desk)
    with canvas.group(moving(0, 24.4)):
        draw_pictures(canvas, width, tuple(keys[4:]), desk)


def draw_pictures(canvas: Canvas, width: float, keys: tuple[str, ...], desk: Desk) -> None:
    """Pictures of cards in a row, with their names."""
    names = {card.key: card.name for card in desk.known.box.ruins}
    gap = 2.4
    wide = (width - gap * (len(keys) - 1)) / len(keys)
    scale = wide / PANEL.width
    style = desk.theme.type("caption-strong")
    for number, key in enumerate(keys):
        x = number * (wide + gap)
        with canvas.group(moving(x - PANEL.left * scale, 0.3 - PANEL.top * scale, scale)):
            draw_picture(canvas, key, desk.known)
        if key in names:
            y = 0.3 + PANEL.height * scale + 3.6
            canvas.text(x + wide / 2, y, names[key], style, anchor="middle", fit=wide + gap - 0.4)


def draw_roles(canvas: Canvas, width: float, desk: Desk) -> None:
    """The four peoples with the names of their roles."""
    theme, known = desk.theme, desk.known
    each = width / len(known.box.civilisations)
    for number, (people, board) in enumerate(known.box.civilisations.items()):
        x, y = (number + 0.5) * each, 11.0
        canvas.circle(x, y, 10.4, fill=theme.ink(people), stroke=theme.pen("line", 0.4))
        canvas.circle(x, y, 9.3, fill=theme.ink("paper"), stroke=theme.pen(f"{people}-line", 0.4))
        draw_city(canvas, people, x, y + 0.4, known, 0.56)
        canvas.text(x, 25.6, board.name, theme.type("phase"), anchor="middle", fit=each - 1)
        canvas.text(x, 29.6, desk.said.civilisations[people], theme.type("caption"), anchor="middle")
