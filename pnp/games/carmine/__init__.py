"""Carmine Archipelago: a flip-roll-and-draw sailing game for 1 to 6 players."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.errors import OptionError, PnpError
from pnp.game import Option, Setup, Verdict
from pnp.games.house import HouseGame, WithBots, WithForms
from pnp.seeds import clean_seed
from pnp.templates import Templates

if TYPE_CHECKING:
    from pnp.form import Form
    from pnp.press.part import Kit, Part
    from pnp.record import Transcript

__all__ = ["Carmine", "game"]

_VOYAGE, _DRAWING = "pnp-voyage/1", "pnp-drawing/1"


def _board(text: str) -> str:
    """A board by the name of its face, or by a seed of its own: both are written in capitals."""
    try:
        return clean_seed(text)
    except PnpError as error:
        raise OptionError(f"board cannot be “{text}”: {error}") from None


class Carmine(HouseGame, WithForms, WithBots):
    """A voyage is drawn, not moved: it has a referee of its own kind, who can show a map with the mistakes."""

    slug = "carmine"
    title = "Carmine Archipelago"
    tagline = "Sail, draw what you meet, and tell the tale: a flip-roll-and-draw game for 1 to 6 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play.", "1", ("1", "2", "3", "4", "5", "6")),
        Option("deck", "How long and how hard the voyage is.", "standard", ("standard", "challenging", "short")),
        Option("mirror", "Whether adventures may be drawn as mirror images.", "no", ("no", "yes")),
        Option("first-game", "Whether it is somebody’s first: then nobody lies in ambush.", "no", ("no", "yes")),
        Option(
            "voyage", "Whether the seed rolls the dice as well, to compare voyages sailed apart.", "no", ("no", "yes")
        ),
        Option(
            "board",
            "The face A1 to L2, or any text as the seed of another; left out, the seed gives one.",
            "",
            (),
            _board,
        ),
    )
    steps = (
        "Give every captain an Adventure Board, a Ship Board, a Personal Compass, an aid and a pencil.",
        "Shuffle the two decks apart; all sail the same waters, each on a board of their own.",
        "Keep this page: its setup code brings the same archipelago back.",
    )
    accent = "carmine"
    formats: tuple[str, ...] = (_VOYAGE, _DRAWING)
    bots: tuple[str, ...] = ("random", "planner")

    def written(self, setup: Setup, data: Templates) -> "tuple[list[Part], str]":
        from pnp.games.carmine.parts import captain_parts
        from pnp.games.carmine.setup import CarmineSetup
        from pnp.games.carmine.sheets.log_sheet import record_head

        assert isinstance(setup, CarmineSetup)
        return captain_parts(setup, data), record_head(setup, data)

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        if document.get("format") == _DRAWING:
            from pnp.games.carmine.drawing import judge_drawing_document

            return judge_drawing_document(document, data)
        from pnp.games.carmine.voyage import judge

        return judge(document, data)

    def read_text(self, transcript: "Transcript") -> dict[str, Any]:
        from pnp.games.carmine.notation import read_text

        return read_text(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        from pnp.games.carmine.notation import write_text

        return write_text(document)

    def compare_form(self, form: "Form", document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
        from pnp.games.carmine.marks import compare_form

        return compare_form(form, document, data)

    def overlay(self, document: Mapping[str, Any], data: Templates) -> "Kit":
        from pnp.games.carmine.page.overlay import overlay

        return overlay(document, data)


game = Carmine()
