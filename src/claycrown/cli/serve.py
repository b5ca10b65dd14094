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
    """Serve tables for people and bots: pages for browsers, and a documented API.

    Settings come from a file, CLAYCROWN_* variables and these options, which take precedence.
    """
    from claycrown.server import config as configs

    options = {"host": host, "port": port, "database": database}
    given = {name: value for name, value in options.items() if value is not None}
    settings = configs.settings(path) | given
    if at_home:
        _serve_at_home(settings)
    else:
        from claycrown.server.run import run

        config = configs.convert(settings)
        run(config, _prepare(config))


def _serve_at_home(settings: dict[str, object]) -> None:
    """Serve the people at this machine until Ctrl-C."""
    from claycrown.cli import at_home
    from claycrown.data import data_folder
    from claycrown.server import config as configs
    from claycrown.server.run import run

    if "database" not in settings:
        data_folder().mkdir(parents=True, exist_ok=True)
    defaults = {"database": str(data_folder() / "claycrown.db"), "log": "text", "log_level": "warning"}
    config = configs.convert(defaults | settings)
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
    config = configs.convert(defaults | settings | {"port": port})

    language = current_language()  # the server words for other people

    def ready(port: int) -> None:
        at_home.show(at_home.address(host, port), language)
        click.echo(format_message(Message("command-serve-ends"), language))

    try:
        run(config, _prepare(config), ready)
    except KeyboardInterrupt:
        click.echo()


def _prepare(config: "Config") -> "Asgi":
    """The server, ready to listen. Trouble with its database is reported in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from claycrown.server.run import prepare

    try:
        return prepare(config)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise failure("command-serve-no-database", reason=reason) from None
