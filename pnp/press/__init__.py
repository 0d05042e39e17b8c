"""The press: parts are laid out on paper, with backs, marks and a cover. It knows no game."""

from pnp.press.options import Backs, Format, Order, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part, card, sheet
from pnp.press.printing import Output, Report, print_kit

__all__ = [
    "Backs",
    "Format",
    "Kit",
    "Order",
    "Output",
    "Paper",
    "Part",
    "PrintOptions",
    "Report",
    "card",
    "print_kit",
    "sheet",
]
