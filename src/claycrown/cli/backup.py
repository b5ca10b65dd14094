"""The commands `backup`, `restore`, `check` and `appoint`, for hosts on the server's machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from claycrown.cli.wording import argument, command, failure, option, worded
from claycrown.games.message import Message
from claycrown.games.refused import trouble

if TYPE_CHECKING:
    from claycrown.server.storage.backup import Contents
    from claycrown.server.storage.database import Database


def _on_database(function: Any) -> Any:
    """Add the options that name the database."""
    function = option("--database", metavar="command-metavar-file-or-url", help="command-option-database")(function)
    return option("--config", "config", metavar="command-metavar-file", help="command-option-config")(function)


@contextmanager
def _open_database(config: str | None, database: str | None, may_be_new: bool = False) -> Iterator["Database"]:
    """The configured database. If it `may_be_new`, it is made and upgraded. Errors are reported in one line."""
    from sqlalchemy.exc import DBAPIError

    from claycrown.server import config as configs
    from claycrown.server.storage.database import Database
    from claycrown.server.storage.upgrade import refuse_empty, upgrade

    named = database or configs.load(config).database
    is_file = not named.startswith(("postgresql://", "postgres://"))
    if is_file and not may_be_new and not Path(named).is_file():
        raise failure("command-no-database", file=named)
    opened = Database(named)
    try:
        if may_be_new:
            upgrade(opened)
        else:
            refuse_empty(opened)
        yield opened
    except DBAPIError as error:
        raise failure("command-database", reason=str(error.orig)) from None
    except OSError as error:
        raise failure("command-file-trouble", file=str(error.filename), reason=trouble(error)) from None
    finally:
        opened.close()


def _contents_messages(contents: "Contents") -> list[Message]:
    names = ("people", "tables", "decisions")
    return [
        Message(f"command-backup-{name}", {"count": contents.tables[name].count}) for name in names if name in contents.tables
    ]


@command(help="command-backup-about")
@argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="command-metavar-file")
@_on_database
def backup(file: Path, config: str | None, database: str | None) -> None:
    """Write the whole database to FILE, even while the server runs. FILE contains secrets: only its owner may read it."""
    from claycrown.server.storage import backup as backups

    with _open_database(config, database) as opened:
        contents = backups.make(opened, file)
    click.echo(worded("command-backup-made", file=str(file), contents=_contents_messages(contents)))


@command(help="command-restore-about")
@argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True), metavar="command-metavar-file")
@option("--yes", is_flag=True, help="command-restore-yes")
@_on_database
def restore(file: Path, yes: bool, config: str | None, database: str | None) -> None:
    """Restore a backup, even while the server runs. The current contents of the database are lost."""
    from claycrown.server.storage import backup as backups

    with _open_database(config, database, may_be_new=True) as opened:
        if not yes:
            _make_sure()
        contents = backups.put_back(opened, file)
    click.echo(worded("command-backup-put-back", contents=_contents_messages(contents)))


def _make_sure() -> None:
    """Anything but yes, in the user's language or in English, aborts."""
    answer = click.prompt(worded("command-restore-sure"), default="", show_default=False, prompt_suffix=" ", err=True)
    if answer.strip().casefold() not in (*worded("command-yes").split(), "y", "yes"):
        raise click.Abort


@command(help="command-check-about")
@option("--repair", is_flag=True, help="command-check-repair")
@_on_database
@click.pass_context
def check(context: click.Context, repair: bool, config: str | None, database: str | None) -> None:
    """Replay every stored game and report those that differ from their stored position, with exit status 1."""
    from claycrown.server.operations import check as checks

    differ = number = 0
    with _open_database(config, database) as opened:
        for table_id, wrong in checks.check(opened, repair):
            number += 1
            if wrong is not None:
                differ += 1
                click.echo(worded("command-check-of-table", table=table_id, wrong=wrong))
    click.echo(worded("command-checked", games=number, differ=differ))
    context.exit(1 if differ else 0)


@command(help="command-appoint-about")
@argument("name", metavar="command-metavar-name")
@_on_database
def appoint(name: str, config: str | None, database: str | None) -> None:
    """Make the account NAME an administrator, who sees reports and can reset passwords."""
    from claycrown.server.http.errors import Refusal
    from claycrown.server.people import accounts

    with _open_database(config, database) as opened:
        found = opened.read_now(accounts.account_of, name)
        if found is None:
            raise failure("command-no-account", name=name)
        try:
            opened.write_now(accounts.appoint, found.id)
        except Refusal as refusal:
            raise failure(refusal.reason.id, **refusal.reason.values) from None
    click.echo(worded("command-appointed", name=found.name))
