"""`pnp calibrate`: a page from which a person reads how far the printer moves the backs."""

import click

from pnp.commands._printing import print_and_report, printing_options
from pnp.press.options import PrintOptions

__all__ = ["command"]


@click.command("calibrate")
@printing_options("paper", "ink", "backs", "order", "back_offset", "format", "dpi", "output")
def command(options: PrintOptions, as_json: bool) -> None:
    """Print a page that shows how far the backs are off."""
    from pnp.press.calibrate import calibration_kit

    print_and_report(calibration_kit(options.backs, options.back_offset), options, as_json=as_json)
