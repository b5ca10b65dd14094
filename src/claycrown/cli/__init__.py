"""The command `claycrown`. Each command is loaded only when it is called."""

import errno
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from claycrown import __version__, compiled
from claycrown.cli.extras import lacking
from claycrown.games.plugin import installed
from claycrown.games.refused import Refused

COMMANDS = {
    "play": ("play", "play at this terminal, against bots or with others at one keyboard"),
    "new": ("positions", "set up a game: a position, JSON to standard output"),
    "legal": ("positions", "what may be decided in a position, one decision a line"),
    "apply": ("positions", "the position after some decisions"),
    "score": ("positions", "the scoring of a position, item by item"),
    "replay": ("positions", "the position after N decisions of a record"),
    "arena": ("arena", "many games between bots"),
    "study": ("study", "what is worth what in a game: many games of bots, and a page about them"),
    "serve": ("serve", "a game server for a household or a club, with tables for people and bots; --open: play in the browser"),
    "backup": ("backup", "everything that the server keeps, as one file, while it runs"),
    "restore": ("backup", "put a backup back, while the server runs"),
    "check": ("backup", "replay every game that the server keeps, and tell of any that differs"),
    "appoint": ("backup", "make an account an administrator of the server"),
    "games": (
        "games",
        "the games that are installed, their versions and variants, and what is wrong with one that fails",
    ),
    "rules": ("rules", "the rules of a game in plain sentences: all, one by its id, or those with some words"),
    "edition": ("editions", "the printed figures: check a file, tell their sources, copy them to correct them"),
}


UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""How a full disk, or a broken one, answers to whoever writes."""


class Commands(click.Group):
    """The commands by name, each from a module of its own, imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _ = COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"claycrown.cli.{module}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        rules = "rules compiled" if compiled() else "rules not compiled: the same games, played more slowly"
        click.echo(f"claycrown {__version__} ({rules})")
        for name, reason in installed().broken.items():
            click.echo(f"{name}: could not be loaded ({reason})")
        ctx.exit()


@click.group(cls=Commands, invoke_without_command=False)
@click.option("--version", is_flag=True, callback=_version, expose_value=False, is_eager=True, help="Tell the version.")
def cli() -> None:
    """Board games, complete and fast: play them, replay them, let bots play them. `claycrown games` lists them."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Whatever is wrong with what it was given is told in one line, with exit status 2."""
    try:
        status: Any = cli.main(args=None if arguments is None else list(arguments), standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        _fail(error.format_message())
    except BrokenPipeError:
        # Whoever read the output has enough. Python must not complain of it again when it closes the stream.
        sys.stdout = None
        sys.exit(0)
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        sys.stdout = None  # what could not be written of it Python would try once more at the end
        _fail(f"the output cannot be written: {error.strerror}")
    except ModuleNotFoundError as error:
        advice = lacking(error.name or "")
        if advice is None:
            raise
        _fail(advice)
    except Refused as error:
        _fail(str(error))
    sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str) -> None:
    sys.stderr.write(f"claycrown: {' '.join(message.split())}\n")
    sys.exit(2)
