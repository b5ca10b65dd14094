"""The command `claycrown`. Each subcommand is loaded when it is called."""

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from claycrown import __version__, compiled
from claycrown.cli import click_words
from claycrown.cli.extras import lacking
from claycrown.cli.wording import Group, group, option, worded
from claycrown.games.plugin import installed
from claycrown.games.refused import Refused, trouble
from claycrown.words import languages, set_language

COMMANDS = {
    "play": "play",
    "new": "positions",
    "legal": "positions",
    "apply": "positions",
    "score": "positions",
    "replay": "positions",
    "analyse": "analyse",
    "stats": "stats",
    "arena": "arena",
    "study": "study",
    "puzzle": "puzzle",
    "serve": "serve",
    "backup": "backup",
    "restore": "backup",
    "check": "backup",
    "appoint": "backup",
    "games": "games",
    "rules": "rules",
    "edition": "editions",
}
"""The module of each subcommand; its line in the list is the message `command-list-NAME`."""

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""The errors of a full or broken disk."""


class Commands(Group):
    """The subcommands by name, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"claycrown.cli.{COMMANDS[cmd_name]}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(worded("command-commands")):
            formatter.write_dl([(name, worded(f"command-list-{name}")) for name in COMMANDS])


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(worded("command-version", version=__version__, compiled=int(compiled())))
        for name, reason in installed().broken.items():
            click.echo(worded("command-broken", game=name, reason=reason))
        ctx.exit()


def _language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        set_language(value, *preferred_languages(os.environ))


@group(cls=Commands, invoke_without_command=False, help="command-about")
@option(
    "--language",
    metavar="command-metavar-language",
    callback=_language,
    expose_value=False,
    is_eager=True,
    help="command-option-language",
    values=lambda: {"languages": ", ".join(sorted(languages()))},
)
@option("--version", is_flag=True, callback=_version, expose_value=False, is_eager=True, help="command-option-version")
def cli() -> None:
    """The options of every subcommand."""


def preferred_languages(environment: Mapping[str, str]) -> list[str]:
    """The user's languages in order of preference: CLAYCROWN_LANGUAGE, then what gettext would use."""
    own = environment.get("CLAYCROWN_LANGUAGE", "")
    system = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    if system.partition(".")[0] in ("C", "POSIX"):
        return [own]
    return [own, *environment.get("LANGUAGE", "").split(":"), system]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Faulty input is reported in one line, with exit status 2."""
    set_language(*preferred_languages(os.environ))
    click_words.replace()
    try:
        status: Any = cli.main(args=None if arguments is None else list(arguments), standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        _fail(error.format_message())
    except BrokenPipeError:
        # The reader of the output has closed it. Python would complain again when it closes the stream.
        sys.stdout = None
        sys.exit(0)
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        sys.stdout = None  # Python would try to write the rest once more at the end
        _fail(worded("command-unwritable", reason=trouble(error)))
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
