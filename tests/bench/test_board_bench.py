"""A board's page is quick to print, measured after imports and with the fonts open."""

from time import process_time

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.pdf import PdfCanvas
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.page.board_page import draw_board_page
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
WORDS = 100_000
RATIO = 2.5
"""A page takes at most so many times as long as the yardstick: 60 ms where the yardstick takes 24, as it did first."""


def print_board(face: str) -> bytes:
    canvas = PdfCanvas(Document("board"))
    with canvas.page(Page(210, 297)), canvas.group(moving(7, 10)):
        draw_board_page(canvas, named_chart(face, DATA), face, f"carmine:board={face}", DATA)
    return canvas.finish()


def test_a_page_takes_no_longer_than_drawing_a_quarter_of_a_million_words() -> None:
    print_board("A1")  # opens the fonts
    page = yardstick = float("inf")
    for face in ("A2", "D1", "G2", "K1", "L2") * 3:
        start = process_time()
        print_board(face)
        page = min(page, process_time() - start)
        start = process_time()
        stream = Stream("yardstick")
        for _ in range(WORDS):
            stream.word()
        yardstick = min(yardstick, process_time() - start)
    print(f"\nboard page: {page * 1000:.1f} ms, {page / yardstick:.2f} of the yardstick")
    assert page / yardstick <= RATIO
