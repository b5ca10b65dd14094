"""The commands `backup`, `restore`, `check` and `appoint`: what a host does on the machine itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from claycrown.server.storage.backup import Contents
    from claycrown.server.storage.database import Database


def _on_database(command: Any) -> Any:
    """The options that say which database."""
    command = click.option("--database", metavar="FILE|URL", help="As of `claycrown serve`.")(command)
    return click.option("--config", "config", metavar="FILE", help="As of `claycrown serve`.")(command)


@contextmanager
def _opened(config: str | None, database: str | None, may_be_new: bool = False) -> Iterator["Database"]:
    """The database that the configuration names, up to date if it is to be made. Trouble with it is told in one line."""
    from sqlalchemy.exc import DBAPIError

    from claycrown.server import config as configs
    from claycrown.server.storage.backup import BadBackup
    from claycrown.server.storage.database import Database
    from claycrown.server.storage.upgrade import Unusable, refuse_empty, upgrade

    try:
        named = database or configs.load(config).database
    except configs.BadConfig as error:
        raise click.ClickException(str(error)) from None
    is_file = not named.startswith(("postgresql://", "postgres://"))
    if is_file and not may_be_new and not Path(named).is_file():
        raise click.ClickException(f"there is no database {named}")
    opened = Database(named)
    try:
        if may_be_new:
            upgrade(opened)
        else:
            refuse_empty(opened)
        yield opened
    except (BadBackup, Unusable) as error:
        raise click.ClickException(str(error)) from None
    except DBAPIError as error:
        raise click.ClickException(f"the database: {error.orig}") from None
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}") from None
    finally:
        opened.close()


def _told(contents: "Contents") -> str:
    told = ("people", "tables", "decisions")
    return ", ".join(f"{contents.tables[name].count} {name}" for name in told if name in contents.tables)


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@_on_database
def backup(file: Path, config: str | None, database: str | None) -> None:
    """Write everything that the server keeps to FILE, while it runs or not. FILE holds secrets: only its owner may read it."""
    from claycrown.server.storage import backup as backups

    with _opened(config, database) as opened:
        contents = backups.make(opened, file)
    click.echo(f"{file}: {_told(contents)}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--yes", is_flag=True, help="Do not ask.")
@_on_database
def restore(file: Path, yes: bool, config: str | None, database: str | None) -> None:
    """Put a backup back, while the server runs or not. What is in the database now goes away."""
    from claycrown.server.storage import backup as backups

    with _opened(config, database, may_be_new=True) as opened:
        if not yes:
            click.confirm("Replace everything in the database by this backup?", abort=True, err=True)
        contents = backups.put_back(opened, file)
    click.echo(f"{_told(contents)} put back")


@click.command()
@click.option("--repair", is_flag=True, help="Make damaged snapshots anew, from the set-up and the decisions.")
@_on_database
@click.pass_context
def check(context: click.Context, repair: bool, config: str | None, database: str | None) -> None:
    """Replay every game that is kept and tell of any that differs from what was stored; then the exit status is 1."""
    from claycrown.server.operations import check as checks

    differ = number = 0
    with _opened(config, database) as opened:
        for table_id, wrong in checks.check(opened, repair):
            number += 1
            if wrong is not None:
                differ += 1
                click.echo(f"{table_id}: {wrong}")
    click.echo(f"{number} games replayed, {differ} differ")
    context.exit(1 if differ else 0)


@click.command()
@click.argument("name")
@_on_database
def appoint(name: str, config: str | None, database: str | None) -> None:
    """Make the account NAME an administrator: they see what people report, and may help with passwords."""
    from claycrown.server.http.errors import Refusal
    from claycrown.server.people import accounts

    with _opened(config, database) as opened:
        found = opened.read_now(accounts.account_of, name)
        if found is None:
            raise click.ClickException(f"there is no account of the name {name}")
        try:
            opened.write_now(accounts.appoint, found.id)
        except Refusal as refusal:
            raise click.ClickException(refusal.message) from None
    click.echo(f"{found.name} administers this server.")
