"""`pnp icons`: the specimen of all icons, on which they are judged."""

from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource

from pnp.commands._printing import print_and_report, printing_options
from pnp.commands._setup import templates_option
from pnp.draw.ink import Mode
from pnp.errors import TemplateError
from pnp.press.options import PrintOptions
from pnp.templates import Templates, house_templates

__all__ = ["command"]

_WIDTH, _HEIGHT = 190.0, 258.0


@click.command("icons")
@printing_options("paper", "ink", "format", "dpi", "output")
@templates_option
def command(options: PrintOptions, templates: Path | None, as_json: bool) -> None:
    """Print the icons, in several sizes and all three inks."""
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
    kit = Kit("Icons", "icons", tuple(pages), cover=False)
    context = click.get_current_context()
    chosen = context.get_parameter_source("ink") is not ParameterSource.DEFAULT or Path(options.output).suffix
    for mode in (options.ink,) if chosen else Mode:
        print_and_report(kit, replace(options, ink=mode), as_json=as_json)
