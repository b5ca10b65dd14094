"""Commands whose help and errors are messages of the catalogue.

They take the id of a message where Click takes a text: `option("--to", help="command-replay-to")`. It is only looked up for help
and errors: the catalogue takes longer to load than most commands to run.
"""

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any

import click
from click.types import FloatParamType, IntParamType

from claycrown.games.message import Value


def worded(id: str, /, **values: Value) -> str:
    """A message of the catalogue in the user's language."""
    from claycrown.words import t

    return t(id, **values)


def failure(id: str, /, **values: Value) -> click.ClickException:
    """An error to raise."""
    return click.ClickException(worded(id, **values))


def misuse(id: str, /, **values: Value) -> click.UsageError:
    """An error in the command line, to raise."""
    return click.UsageError(worded(id, **values))


class _Worded(click.Parameter):
    """The metavar is a message as well, by default one for numbers or texts."""

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar is not None:
            return worded(self.metavar)
        if isinstance(self.type, IntParamType | FloatParamType):
            return worded("command-metavar-number")
        if self.type is click.STRING:
            return worded("command-metavar-text")
        return super().make_metavar(ctx)


class Option(_Worded, click.Option):
    def __init__(self, *arguments: Any, values: Callable[[], Mapping[str, Value]] = dict, **settings: Any) -> None:
        """`values` returns the values of the help message."""
        super().__init__(*arguments, **settings)
        self._values = values

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        translated = copy(self)
        translated.help = self.help and worded(self.help, **self._values())
        return click.Option.get_help_record(translated, ctx)


class Argument(_Worded, click.Argument):
    """A positional argument."""


class Command(click.Command):
    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **{**settings, "add_help_option": False})
        click.help_option("--help", cls=Option, help="command-option-help")(self)  # Click's own is translated at every start

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        translated = copy(self)
        translated.help = self.help and worded(self.help)
        click.Command.format_help_text(translated, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return worded(self.help).splitlines()[0] if self.help else ""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = worded("command-metavar-options")
        return super().collect_usage_pieces(ctx)


class Group(Command, click.Group):
    command_class = Command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = worded("command-metavar-command")
        return super().collect_usage_pieces(ctx)


command = partial(click.command, cls=Command)
group = partial(click.group, cls=Group)
option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)
