"""The QR codes of Carmine's sheets: each says the setup code and which sheet it is."""

import pytest

from pnp.draw import qr
from pnp.draw.canvas import Page
from pnp.draw.log import LogCanvas
from pnp.game import settle
from pnp.registry import game, templates_for
from pnp.seeds import SetupCode


def test_every_board_and_sheet_says_its_code_and_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    carmine = game("carmine")
    data = templates_for(carmine, None)
    setup = carmine.setup(settle(carmine, SetupCode("carmine", "KRAKEN-7")), data)
    said: list[str] = []
    monkeypatch.setattr(qr, "qr", lambda canvas, x, y, size, text, ink: said.append(text))
    heard: dict[str, list[str]] = {}
    for part in (*carmine.kit(setup, data).parts, *carmine.sheets(setup, data).parts):
        if part.whole and part.group not in ("rules", "boards"):
            said.clear()
            for draw in filter(None, (part.front, part.back)):
                canvas = LogCanvas()
                with canvas.page(Page(part.box.width, part.box.height)):
                    draw(canvas)
            heard[part.group] = list(said)
    code = "carmine#KRAKEN-7"
    assert heard == {
        "board": [f"{code} board"],
        "ship-board": [f"{code} ship-board"],
        "voyage-sheet": [f"{code} voyage-sheet"],
        "score-pad": [f"{code} score-pad"],
        "log-sheet": [f"{code} log-sheet"],
        "captains-sheet": [f"{code} board", f"{code} ship-board"],
    }
