"""The back of the sea sheet: the dice that the seed rolls, a line for each turn, to be covered and crossed off.

A line is the beginning of the turn's stream of dice, from which the referee takes them too: however a turn is played,
its dice are the next ones of its line. The one card that may be revealed stands upside down at the foot.
"""

from pnp.draw.canvas import Canvas, turning
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box
from pnp.games.nautilion import game
from pnp.games.nautilion.cards.words import words as card_words
from pnp.games.nautilion.deal import dice_of_turn, draw_heroic
from pnp.games.nautilion.look import look
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, draw_head, sheet_hand
from pnp.games.nautilion.sheets.words import fill, sheet_text
from pnp.templates import Templates

__all__ = ["DICE", "TURNS", "draw_dice_page", "next_deed"]

TURNS, DICE = 30, 15
"""Lines, and dice on each: the longest games of bots that dawdle and roll whatever they can have 28 and 10."""

_FIRST = 11.0
_TOP = BELOW + 17.5
_LINE = 6.7


def next_deed(setup: NautilionSetup) -> tuple[int, int] | None:
    """Give the card that reveals another and the one it would reveal; there is one such card in the box."""
    origin, box = setup.origin, setup.box
    if 5 not in setup.options.expansions or origin.seed is None:
        return None
    revealing = next((card.number for card in box.cards.heroic if card.key == "replace_card"), None)
    version = origin.version or game.version
    deck = draw_heroic(origin.seed, version, setup.options.expansions, box)[box.cards.heroic_open :]
    return (revealing, deck[0]) if revealing is not None and deck else None


def draw_dice_page(canvas: Canvas, setup: NautilionSetup, data: Templates) -> None:
    """Draw the page of a setup with a seed."""
    known, text = look(data), sheet_text(data)
    words, theme, origin = text.dice, known.theme, setup.origin
    assert origin.seed is not None
    draw_head(
        canvas,
        words.title,
        words.subtitle,
        setup.code,
        words.sheet,
        text.signature,
        known,
        ship=setup.sea.board,
        players=setup.options.players,
    )
    set_text(canvas, words.how, Box(LEFT, BELOW + 1.2, RIGHT, BELOW + 16), sheet_hand(known, 8.4))
    wide = (RIGHT - LEFT - _FIRST) / DICE
    number, die = theme.type("sheet-number"), theme.type("sheet-die")
    version = origin.version or game.version
    for turn in range(1, TURNS + 1):
        y = _TOP + (turn - 1) * _LINE
        middle = y + _LINE / 2
        if turn % 2:
            canvas.rect(LEFT, y, RIGHT - LEFT, _LINE, fill=theme.ink("sheet-wash"))
        canvas.line(LEFT, y, RIGHT, y, theme.pen("sheet-rule", 0.2))
        canvas.text(LEFT + _FIRST - 4.0, middle + number.cap_height / 2, str(turn), number, anchor="end")
        dice = dice_of_turn(origin.seed, version, turn, setup.box)
        for i in range(DICE):
            x = LEFT + _FIRST + (i + 0.5) * wide
            canvas.text(x, middle + die.cap_height / 2, str(next(dice)), die, anchor="middle")
    bottom = _TOP + TURNS * _LINE
    canvas.rect(LEFT, _TOP, RIGHT - LEFT, TURNS * _LINE, r=1.2, stroke=theme.pen("sheet-edge", 0.4))
    canvas.line(LEFT + _FIRST - 1.5, _TOP, LEFT + _FIRST - 1.5, bottom, theme.pen("sheet-brass", 0.35))
    deed = next_deed(setup)
    if deed is not None:
        said = card_words(data)
        key = setup.box.heroic[deed[1]].key
        short = fill(text.sea.heroic_cards[key], {"gather": setup.box.numbers.heroic.gather})
        words_of = f"{fill(words.deck, {'card': deed[0]})} **{deed[1]} {said.action('heroic', key).title}.** {short}"
        with canvas.group(turning(RIGHT - 4, HEIGHT - 1.5, 180)):
            set_text(canvas, words_of, Box(0, 0, RIGHT - LEFT - 8, 8), sheet_hand(known, 7.6))
