"""The command `serve`: the game server."""

import click


@click.command()
@click.option("--config", "path", metavar="FILE", help="A TOML file with the settings; all of them are optional.")
@click.option("--host", help="The address to listen on; this machine only if not said.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000 if not said.")
@click.option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://...; claycrown.db if not said.")
def serve(path: str | None, host: str | None, port: int | None, database: str | None) -> None:
    """Serve tables where people and bots play, by the API that it documents.

    Settings: a file, CLAYCROWN_* variables, or the options here, which win.
    """
    import msgspec

    from claycrown.server import config as configs

    try:
        config = configs.load(path)
    except configs.BadConfig as error:
        raise click.ClickException(str(error)) from None
    said = {"host": host, "port": port, "database": database}
    config = msgspec.structs.replace(config, **{name: value for name, value in said.items() if value is not None})

    from sqlalchemy.exc import SQLAlchemyError

    from claycrown.server.run import prepare, run
    from claycrown.server.storage.upgrade import TooNew

    try:
        app = prepare(config)
    except TooNew as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise click.ClickException(f"the database cannot be opened: {reason}") from None
    run(config, app)
