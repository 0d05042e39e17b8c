"""Tiny Sea: three cards and a ship. The smallest game that can be set up and printed, in a package of its own.

The seed shuffles the three waves; with `ships=2` there is a second ship. `crossing` plays and judges it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.shapes import Box, Circle
from pnp.draw.theme import Theme
from pnp.errors import SetupError
from pnp.game import Option
from pnp.press.banner import Banner
from pnp.press.part import BLEED, Kit, Part, card, sheet
from pnp.seeds import SetupCode, Stream
from pnp.templates import Data, Templates


class Card(Data, frozen=True):
    """A wave."""

    name: str
    title: str
    number: int


class Cards(Data, frozen=True):
    """All of `cards.toml`."""

    back: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TinySetup:
    """The waves in the order in which they come."""

    code: str
    waves: tuple[str, ...]
    ships: int = 1

    def data(self) -> dict[str, Any]:
        return {"format": "pnp-setup/1", "game": "tinysea", "code": self.code, "waves": list(self.waves)}

    def text(self) -> str:
        return f"Tiny Sea · {self.code}\n{', '.join(self.waves)}\n"


class TinySea:
    """The game as the registry knows it."""

    slug = "tinysea"
    title = "Tiny Sea"
    tagline = "Three waves and a ship"
    version = 1
    options: tuple[Option, ...] = (Option("ships", "How many ships.", "1", ("1", "2")),)
    templates = Path(__file__).parent / "templates"
    formats = ("pnp-game/1",)

    def setup(self, code: SetupCode, data: Templates) -> TinySetup:
        names = [wave.name for wave in _cards(data).cards]
        order = Stream("tinysea", code.version or self.version, code.seed or "", "waves").shuffled(names)
        return TinySetup(str(code), tuple(order), int(code.options.get("ships", "1")))

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> TinySetup:
        if set(document) != {"format", "game", "code", "waves"} or document["format"] != "pnp-setup/1":
            raise SetupError("it is not a setup of Tiny Sea")
        waves, names = document["waves"], [wave.name for wave in _cards(data).cards]
        if not isinstance(waves, list) or not all(isinstance(wave, str) for wave in waves) or set(waves) != set(names):
            raise SetupError(f"the waves are not {', '.join(names)}")
        code = SetupCode.parse(document["code"])
        return TinySetup(str(code), tuple(waves), int(code.options.get("ships", "1")))

    def kit(self, setup: TinySetup, data: Templates) -> Kit:
        waves = {wave.name: wave for wave in _cards(data).cards}
        back = partial(_draw_back, data=data)
        cards = [
            card(name, partial(_draw_wave, wave=waves[name], data=data), back, group="waves", title="Waves")
            for name in setup.waves
        ]
        ship = Part(
            "ship", Circle(10, 10, 10), partial(_draw_ship, data=data), count=setup.ships, group="ships", title="Ships"
        )
        banner = Banner(partial(_draw_banner, data=data))
        return Kit(self.title, setup.code, (*cards, ship), self.tagline, ("Turn a wave.",), banner=banner)

    def sheets(self, setup: TinySetup, data: Templates) -> Kit:
        log = sheet("log", 190, 260, partial(_draw_log, data=data), group="log", title="Ship’s Log")
        return Kit(self.title, setup.code, (log,), self.tagline, cover=False)

    def table(self, code: SetupCode, data: Templates) -> Any:
        from tinysea.crossing import table

        return table(code.seed)

    def judge(self, document: Mapping[str, Any], data: Templates) -> Any:
        from tinysea.crossing import judge_document

        return judge_document(document, lambda seed: self.setup(SetupCode(self.slug, None).with_seed(seed), data).waves)

    def read_text(self, transcript: Any) -> dict[str, Any]:
        from tinysea.crossing import almanac

        return almanac(self).read(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        from tinysea.crossing import almanac

        return almanac(self).write(document)


def _cards(data: Templates) -> Cards:
    return data.read("tinysea/cards.toml", Cards)


def _theme(data: Templates) -> Theme:
    return data.read("tinysea/theme.toml", Theme)


def _draw_wave(canvas: Canvas, wave: Card, data: Templates) -> None:
    theme = _theme(data)
    canvas.text(31.5, 15, wave.title, theme.type("title"), anchor="middle", fit=55)
    canvas.text(31.5, 55, str(wave.number), theme.type("number"), anchor="middle")


def _draw_back(canvas: Canvas, data: Templates) -> None:
    theme = _theme(data)
    canvas.rect(-BLEED, -BLEED, 63 + 2 * BLEED, 88 + 2 * BLEED, fill=theme.ink("sea"))
    canvas.text(31.5, 46, _cards(data).back, theme.type("title"), anchor="middle")


def _draw_ship(canvas: Canvas, data: Templates) -> None:
    canvas.polygon([(4, 12), (16, 12), (13, 16), (7, 16)], fill=_theme(data).ink("line"))
    canvas.line(10, 12, 10, 4, _theme(data).pen("line"))


def _draw_banner(canvas: Canvas, box: Box, data: Templates) -> None:
    theme, x, y = _theme(data), *box.centre
    canvas.rect(box.left, y, box.width, box.bottom - y, fill=theme.ink("sea"))
    canvas.polygon([(x - 18, y - 6), (x + 18, y - 6), (x + 12, y + 6), (x - 12, y + 6)], fill=theme.ink("line"))


def _draw_log(canvas: Canvas, data: Templates) -> None:
    canvas.rect(0.5, 0.5, 189, 259, stroke=_theme(data).pen("line"))
    canvas.text(95, 15, "Ship’s Log", _theme(data).type("title"), anchor="middle")
    canvas.field(Field("log.notes", Box(5, 25, 185, 255), "What happened"))


game = TinySea()
