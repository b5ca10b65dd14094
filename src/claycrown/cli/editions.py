"""The command `edition`: the printed figures of the games."""

import click

from claycrown.cli.options import game_argument
from claycrown.games import game


@click.group()
def edition() -> None:
    """The printed figures: check a file, tell their sources, copy them to correct them."""


@edition.command()
@game_argument
@click.argument("file", metavar="FILE")
def check(name: str, file: str) -> None:
    """Check an edition file; a wrong one is refused with the table, the key and the reason."""
    found = game(name).edition(file)
    click.echo(f"{file}: an edition of {name}, called {found.name!r}, hash {found.hash[:12]}")


@edition.command()
@game_argument
@click.argument("file", metavar="[FILE]", required=False)
def sources(name: str, file: str | None) -> None:
    """Tell where the figures come from: printed, deduced, or reconstructed."""
    for table, source, note in game(name).edition(file).sources():
        click.echo(f"{table:<20} {source:<14} {note}".rstrip())


@edition.command()
@game_argument
def show(name: str) -> None:
    """The package's own edition file, to be copied and corrected."""
    found = game(name).edition().path
    click.echo(found.read_text(encoding="utf-8"), nl=False)
