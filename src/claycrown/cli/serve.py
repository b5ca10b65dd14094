"""The command `serve`: the game server."""

from typing import TYPE_CHECKING

import click

from claycrown.cli.wording import command, failure, option
from claycrown.games.message import Message
from claycrown.words import current_language, format_message

if TYPE_CHECKING:
    from claycrown.server.config import Config
    from claycrown.server.http.middleware import Asgi


@command(help="command-serve-about")
@option("--config", "path", metavar="command-metavar-file", help="command-option-config")
@option("--host", metavar="command-metavar-address", help="command-serve-host")
@option("--port", type=click.IntRange(0, 65535), help="command-serve-port")
@option("--database", metavar="command-metavar-file-or-url", help="command-option-database")
@option("--open", "at_home", is_flag=True, help="command-serve-open")
def serve(path: str | None, host: str | None, port: int | None, database: str | None, at_home: bool) -> None:
    """Serve tables where people and bots play: pages for browsers, and the API that it documents.

    Settings: a file, CLAYCROWN_* variables, or the options here, which win.
    """
    from claycrown.server import config as configs

    options = {"host": host, "port": port, "database": database}
    said = {name: value for name, value in options.items() if value is not None}
    if at_home:
        _serve_at_home(configs.settings(path) | said)
    else:
        _serve(configs.settings(path) | said)


def _serve(settings: dict[str, object]) -> None:
    from claycrown.server import config as configs
    from claycrown.server.run import run

    config = configs.convert(settings)
    run(config, _prepared(config))


def _serve_at_home(settings: dict[str, object]) -> None:
    """Serve whoever sits at this machine, until Ctrl-C."""
    from claycrown.cli import at_home
    from claycrown.data import data_folder
    from claycrown.server import config as configs
    from claycrown.server.run import run

    if "database" not in settings:
        data_folder().mkdir(parents=True, exist_ok=True)
    usual = {"database": str(data_folder() / "claycrown.db"), "log": "text", "log_level": "warning"}
    config = configs.convert(usual | settings)
    host = config.host if config.host not in ("0.0.0.0", "::") else "127.0.0.1"
    if "port" in settings:
        port, listener = config.port, at_home.who_listens(host, config.port) if config.port else "nobody"
    else:
        port, listener = at_home.find_port(host)
    if listener == "claycrown":
        at_home.show(at_home.address(host, port), current_language())
        return
    if listener == "stranger":
        raise failure("command-serve-port-taken", port=str(port))
    config = configs.convert(usual | settings | {"port": port})

    language = current_language()  # of whoever sits here; the server itself has guests of its own

    def ready(port: int) -> None:
        at_home.show(at_home.address(host, port), language)
        click.echo(format_message(Message("command-serve-ends"), language))

    try:
        run(config, _prepared(config), ready)
    except KeyboardInterrupt:
        click.echo()


def _prepared(config: "Config") -> "Asgi":
    """The server, ready to listen. What keeps it from starting is told in a line."""
    from sqlalchemy.exc import SQLAlchemyError

    from claycrown.server.run import prepare

    try:
        return prepare(config)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise failure("command-serve-no-database", reason=reason) from None
