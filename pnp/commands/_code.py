"""CODE on the command line: a setup code or a game's name, and the same choices as flags.

A game's options are flags of every command that takes a code (`pnp kit carmine --players 3`), so the game has to be
known before the flags can be read, and shown in `pnp kit carmine --help`. `GameCommand` therefore looks for CODE among
the words first, and only then lets click read them. The command is handed the game and a settled code with a seed.
"""

import re
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any

import click

from pnp import registry
from pnp.errors import CodeError, GameError, OptionError, PnpError
from pnp.game import Game, settle
from pnp.seeds import SetupCode, clean_seed, daily_seed, made_up_seed

__all__ = ["GameCommand", "with_flags", "with_seed"]

_GAME = "pnp.game"


class GameCommand(click.Command):
    """A command on a game: takes CODE, `--seed`, `--daily` and the game's own options; gives `game` and `code`.

    Both are None where CODE was left out, which only a command with `--setup` allows.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        from_file = any(param.name == "setup" for param in self.params)
        code = click.Argument(["code"], required=not from_file, shell_complete=_complete)
        seed = click.Option(["--seed"], metavar="TEXT", help="Any text: the same seed gives the same setup.")
        daily = click.Option(["--daily"], is_flag=True, help="Take today’s date as the seed (in Greenwich).")
        self.params = [code, seed, daily, *self.params]
        self.epilog = self.epilog or f"A game has options of its own: see “pnp {self.name} carmine --help”."

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        game: Game | None = ctx.meta.get(_GAME)
        if game is None:
            return params
        taken = {name for param in params for name in param.opts}
        return params + [
            click.Option(
                [f"--{option.flag}", _parameter(option.name)],
                metavar="|".join(option.choices) or "TEXT",
                help=f"{option.help}  [default: {option.default}]" if option.default else option.help,
            )
            for option in game.options
            if f"--{option.flag}" not in taken
        ]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Show the game's own options under its name."""
        game: Game | None = ctx.meta.get(_GAME)
        own: list[tuple[str, str]] = []
        common: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx)) is not None:
                (own if (param.name or "").startswith(_PREFIX) else common).append(record)
        if own and game is not None:
            with formatter.section(game.title):
                formatter.write_dl(own)
        with formatter.section("Options"):
            formatter.write_dl(common)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if _GAME not in ctx.meta:
            super().format_epilog(ctx, formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if (word := self._find_code(ctx, args)) is not None:
            with suppress(PnpError) if ctx.resilient_parsing else nullcontext():
                ctx.meta[_GAME] = registry.game(SetupCode.parse(word).game)
        rest = super().parse_args(ctx, args)
        if not ctx.resilient_parsing:
            self._settle(ctx)
        return rest

    def _find_code(self, ctx: click.Context, args: list[str]) -> str | None:
        """Give the word that is CODE: the first that names a game, or else the first that could be meant to."""
        with_value = {
            name for param in super().get_params(ctx) if isinstance(param, click.Option) for name in _valued(param)
        }
        words: list[str] = []
        before = ""
        for word in args:
            is_value = before in with_value
            if not is_value and (not word.startswith("-") or before == "--"):
                words.append(word)
            before = "" if is_value else word
        if not words:
            return None
        names = registry.names()
        return next((word for word in words if _head(word) in names), words[0])

    def _settle(self, ctx: click.Context) -> None:
        """Put the game and its settled code in the place of the words that were given."""
        game: Game | None = ctx.meta.get(_GAME)
        text, seed, daily = (ctx.params.pop(name) for name in ("code", "seed", "daily"))
        if game is None or text is None:
            if seed is not None or daily:
                raise click.UsageError("--seed and --daily go with a CODE", ctx)
            ctx.params.update(game=None, code=None)
            return
        code = SetupCode.parse(text)
        if code.game != game.slug:  # the word that names a game was meant as something else
            raise GameError(f"there is no game “{code.game}”")
        flags = {option.name: ctx.params.pop(_parameter(option.name), None) for option in game.options}
        code = with_seed(with_flags(game, code, flags), seed, daily=daily)
        if code.seed is None and ctx.params.get("setup") is None:
            code = code.with_seed(made_up_seed())
        ctx.params.update(game=game, code=code)


def with_flags(game: Game, code: SetupCode, flags: Mapping[str, str | None]) -> SetupCode:
    """Settle a code with the options that were given as flags; a flag and the code may not disagree."""
    options = dict(code.options)
    for option in game.options:
        if (value := flags.get(option.name)) is None:
            continue
        if option.name in options and option.check(options[option.name]) != option.check(value):
            raise OptionError(f"the code says {option.name}={options[option.name]}, but --{option.flag} says {value}")
        options[option.name] = value
    return settle(game, replace(code, options=options))


def with_seed(code: SetupCode, seed: str | None, *, daily: bool) -> SetupCode:
    """Give a code the seed that was asked for by flag."""
    if daily and seed is not None:
        raise click.UsageError("--daily and --seed cannot both be the seed")
    wanted = daily_seed() if daily else seed
    if wanted is None:
        return code
    if code.seed is not None and code.seed != clean_seed(wanted):
        raise CodeError(f"the code has the seed {code.seed}, but --{'daily' if daily else 'seed'} says {wanted}")
    return code.with_seed(wanted)


_PREFIX = "option_"


def _parameter(name: str) -> str:
    """Give the name under which click keeps a game's option: its own might be that of another parameter."""
    return _PREFIX + name.replace("-", "_")


def _valued(option: click.Option) -> list[str]:
    return [] if option.is_flag else [*option.opts, *option.secondary_opts]


def _head(word: str) -> str:
    return re.split("[@:#]", word, maxsplit=1)[0]


def _complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in registry.names() if name.startswith(incomplete)]
