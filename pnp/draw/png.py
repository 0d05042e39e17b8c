"""PNG: the pages of a PDF rendered to pixels, so that they look like the print and cannot drift from it."""

import io
from collections.abc import Iterator

__all__ = ["render"]


def render(pdf: bytes, dpi: int) -> Iterator[bytes]:
    """Give each page as a PNG file that knows its resolution, one at a time: at 300 dpi a page takes 26 MB."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            image = page.render(scale=dpi / 72).to_pil()
            file = io.BytesIO()
            image.save(file, "PNG", dpi=(dpi, dpi))
            page.close()
            yield file.getvalue()
    finally:
        document.close()
