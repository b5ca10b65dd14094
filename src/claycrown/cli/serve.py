"""The command `serve`: the game server."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from claycrown.server.config import Config
    from claycrown.server.http.middleware import Asgi


@click.command()
@click.option("--config", "path", metavar="FILE", help="A TOML file with the settings; all of them are optional.")
@click.option("--host", help="The address to listen on; this machine only if not said.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000 if not said.")
@click.option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://...; claycrown.db if not said.")
@click.option(
    "--open",
    "at_home",
    is_flag=True,
    help="Open a browser on it. If not said otherwise: games are kept in your data folder, the log tells only of trouble, and "
    "a server that already runs on this machine is used.",
)
def serve(path: str | None, host: str | None, port: int | None, database: str | None, at_home: bool) -> None:
    """Serve tables where people and bots play: pages for browsers, and the API that it documents.

    Settings: a file, CLAYCROWN_* variables, or the options here, which win.
    """
    from claycrown.server import config as configs

    options = {"host": host, "port": port, "database": database}
    said = {name: value for name, value in options.items() if value is not None}
    try:
        if at_home:
            _serve_at_home(configs.settings(path) | said)
        else:
            _serve(configs.settings(path) | said)
    except configs.BadConfig as error:
        raise click.ClickException(str(error)) from None


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
        at_home.show(at_home.address(host, port))
        return
    if listener == "stranger":
        raise click.ClickException(f"another program listens on port {port}")
    config = configs.convert(usual | settings | {"port": port})

    def ready(port: int) -> None:
        at_home.show(at_home.address(host, port))
        click.echo("Ctrl-C ends it; games that are not over are there next time.")

    try:
        run(config, _prepared(config), ready)
    except KeyboardInterrupt:
        click.echo()


def _prepared(config: "Config") -> "Asgi":
    """The server, ready to listen. What keeps it from starting is told in a line."""
    from sqlalchemy.exc import SQLAlchemyError

    from claycrown.server.run import prepare
    from claycrown.server.storage.upgrade import Unusable

    try:
        return prepare(config)
    except Unusable as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise click.ClickException(f"the database cannot be opened: {reason}") from None
