"""The command line: which commands there are, and how it ends when something is wrong.

`pnp --help` has to feel instant, so the commands stand here by name and one line of help, and a command's module is
imported when it is used. Whatever goes wrong ends the same way: one line on standard error and exit code 2. What is no
error of the user's keeps its traceback, because it is a defect of ours.
"""

import os
import sys
from collections.abc import MutableMapping, Sequence
from importlib import import_module
from typing import Any

import click

from pnp import __version__, console
from pnp.errors import PnpError
from pnp.hints import nearest

__all__ = ["COMMANDS", "main"]

COMMANDS = {
    "games": "List the games.",
    "setup": "Set up a game: show it, or spell it out for other programs.",
    "kit": "Print everything that a game needs.",
    "sheet": "Print the sheets to write on, for one more game.",
    "validate": "Check a marked sheet, a recorded game or its score sheet.",
    "simulate": "Let a bot play many games, and show what came of them.",
    "rate": "Say how hard a setup is: how often a bot wins it.",
    "templates": "Copy the games’ data to a folder, to be corrected there.",
    "icons": "Print the icons, in several sizes and all three inks.",
    "calibrate": "Print a page that shows how far the backs are off.",
}
"""The commands in the order of a first visit: `pnp.commands.<name>` has each as `command`."""

_COMPLETE = "_PNP_COMPLETE"
_UNUSABLE = 2
_INTERRUPTED = 130


class Commands(click.Group):
    """The group of all commands, imported on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click’s signatures
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"pnp.commands.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command “{args[0]}”{nearest(args[0], COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; unless standalone, errors are the caller's matter."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        console.prepare()
        arguments = sys.argv[1:] if args is None else list(args)
        self._complete(prog_name or "pnp", extra)
        try:
            with self.make_context(prog_name or "pnp", arguments, **extra) as context:
                self.invoke(context)
            code = 0
        except click.exceptions.Exit as stop:
            code = stop.exit_code
        except (KeyboardInterrupt, EOFError, click.Abort):
            code = _INTERRUPTED
        except click.ClickException as error:
            code = _refuse(error.format_message())
        except PnpError as error:
            code = _refuse(str(error))
        except BrokenPipeError:
            code = _refuse("standard output was closed before everything was written")
        except OSError as error:
            code = _refuse(f"{error.filename or 'standard output'} cannot be used: {error.strerror}")
        console.finish()
        sys.exit(code)

    def _complete(self, prog_name: str, extra: MutableMapping[str, Any]) -> None:
        """Answer a shell that asks how a word may go on."""
        if instruction := os.environ.get(_COMPLETE):
            from click.shell_completion import shell_complete

            sys.exit(shell_complete(self, extra, prog_name, _COMPLETE, instruction))


def _refuse(sentence: str) -> int:
    console.complain(sentence)
    return _UNUSABLE


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        console.say(f"pnp {__version__}")
        ctx.exit()


main = Commands(
    "pnp",
    help="Print, set up and referee sea-faring board games.",
    epilog="CODE is the name of a game or a setup code, like carmine#KRAKEN-7: the same code gives the same setup to "
    "everybody. Each game has options of its own: see “pnp kit carmine --help”.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    params=[
        click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=_show_version,
            help="Show the version and exit.",
        )
    ],
)
