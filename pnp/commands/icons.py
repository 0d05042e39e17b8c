"""`pnp icons`: the specimen of all icons, on which they are judged."""

from pathlib import Path

import click

from pnp.commands._printing import print_and_report, printing_options
from pnp.commands._setup import templates_option
from pnp.errors import TemplateError
from pnp.press.options import PrintOptions
from pnp.templates import Templates, house_templates

__all__ = ["command"]

_WIDTH, _HEIGHT = 190.0, 258.0


@click.command("icons")
@printing_options("paper", "ink", "format", "dpi", "output")
@templates_option
def command(options: PrintOptions, templates: Path | None, as_json: bool) -> None:
    """Print the icons, in several sizes."""
    from pnp.draw.icons import Icons
    from pnp.draw.specimen import specimen_pages
    from pnp.press.part import Kit, sheet

    if templates is not None and not templates.is_dir():
        raise TemplateError(f"{templates} is not a folder of templates: make one with “pnp templates {templates}”")
    icons = Icons(Templates(*(() if templates is None else (templates,)), house_templates()))
    pages = [
        sheet(f"icons-{number}", _WIDTH, _HEIGHT, draw, group="icons", title="Icons")
        for number, draw in enumerate(specimen_pages(icons, _WIDTH, _HEIGHT), 1)
    ]
    print_and_report(Kit("Icons", "icons", tuple(pages), cover=False), options, as_json=as_json)
