"""The command `edition`: the printed figures of the games."""

import click

from claycrown.cli.options import game_argument
from claycrown.cli.wording import Group, argument, worded
from claycrown.games import game
from claycrown.words import sources_of


@click.group(cls=Group, help="command-edition-about")
def edition() -> None:
    """Printed figures: check a file, list their sources, copy them for corrections."""


@edition.command(help="command-edition-check-about")
@game_argument
@argument("file", metavar="command-metavar-file")
def check(name: str, file: str) -> None:
    """Check an edition file; a faulty one is refused with the table, the key and the reason."""
    found = game(name).edition(file)
    click.echo(worded("command-edition-checked", file=file, game=name, name=repr(found.name), hash=found.hash[:12]))


@edition.command(help="command-edition-sources-about")
@game_argument
@argument("file", metavar="command-metavar-file-if-wished", required=False)
def sources(name: str, file: str | None) -> None:
    """List the source of each figure: printed, deduced, or reconstructed."""
    for table, source, note in sources_of(name, game(name).edition(file)):
        click.echo(f"{table:<20} {worded(f'app-edition-{source}'):<14} {note}".rstrip())


@edition.command(help="command-edition-show-about")
@game_argument
def show(name: str) -> None:
    """Print the package's own edition file, to copy and correct."""
    found = game(name).edition().path
    click.echo(found.read_text(encoding="utf-8"), nl=False)
