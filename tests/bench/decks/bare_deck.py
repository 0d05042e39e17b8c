"""A deck of 54 cards drawn with reportlab alone, as one would write it by hand: the measure for ours."""

import sys

from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

TEXT = "When the storm comes, every captain in open water turns into the wind or loses a sail and two barrels of rum."


def main(path: str, serif: str, sans: str) -> None:
    pdfmetrics.registerFont(TTFont("Serif", serif))
    pdfmetrics.registerFont(TTFont("Sans", sans))
    width, height = 210 * mm, 297 * mm
    canvas = Canvas(path, pagesize=(width, height), invariant=1, pageCompression=1)
    for number in range(54):
        row, column = divmod(number % 9, 3)
        if number and number % 9 == 0:
            canvas.showPage()
        x, y = (10.5 + 63 * column) * mm, height - (16.5 + 88 * (row + 1)) * mm
        canvas.setStrokeColorRGB(0.11, 0.16, 0.22)
        canvas.setLineWidth(0.6 * mm)
        canvas.roundRect(x + 4 * mm, y + 4 * mm, 55 * mm, 80 * mm, 1.5 * mm)
        canvas.setFillColorRGB(0.11, 0.16, 0.22)
        canvas.setFont("Serif", 14)
        canvas.drawCentredString(x + 31.5 * mm, y + 72 * mm, f"Adventure {number + 1}")
        star = canvas.beginPath()
        star.moveTo(x + 31.5 * mm, y + 64 * mm)
        star.curveTo(x + 32.5 * mm, y + 55 * mm, x + 34 * mm, y + 54 * mm, x + 42 * mm, y + 53 * mm)
        star.curveTo(x + 34 * mm, y + 52 * mm, x + 32.5 * mm, y + 51 * mm, x + 31.5 * mm, y + 42 * mm)
        star.curveTo(x + 30.5 * mm, y + 51 * mm, x + 29 * mm, y + 52 * mm, x + 21 * mm, y + 53 * mm)
        star.curveTo(x + 29 * mm, y + 54 * mm, x + 30.5 * mm, y + 55 * mm, x + 31.5 * mm, y + 64 * mm)
        star.close()
        canvas.setFillColorRGB(0.64, 0.1, 0.18)
        canvas.drawPath(star, stroke=0, fill=1)
        canvas.setFillColorRGB(0.11, 0.16, 0.22)
        canvas.setFont("Sans", 9)
        for i, line in enumerate(simpleSplit(TEXT, "Sans", 9, 49 * mm)):
            canvas.drawString(x + 7 * mm, y + (30 - 4 * i) * mm, line)
    canvas.save()


if __name__ == "__main__":
    main(*sys.argv[1:])
