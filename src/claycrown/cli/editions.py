"""The command `edition`: the printed figures of the games."""

import click

from claycrown.cli.options import game_argument
from claycrown.cli.wording import Group, argument, worded
from claycrown.games import game
from claycrown.words import sources_of


@click.group(cls=Group, help="command-edition-about")
def edition() -> None:
    """The printed figures: check a file, tell their sources, copy them to correct them."""


@edition.command(help="command-edition-check-about")
@game_argument
@argument("file", metavar="command-metavar-file")
def check(name: str, file: str) -> None:
    """Check an edition file; a wrong one is refused with the table, the key and the reason."""
    found = game(name).edition(file)
    click.echo(worded("command-edition-checked", file=file, game=name, name=repr(found.name), hash=found.hash[:12]))


@edition.command(help="command-edition-sources-about")
@game_argument
@argument("file", metavar="command-metavar-file-if-wished", required=False)
def sources(name: str, file: str | None) -> None:
    """Tell where the figures come from: printed, deduced, or reconstructed."""
    for table, source, note in sources_of(name, game(name).edition(file)):
        click.echo(f"{table:<20} {worded(f'app-edition-{source}'):<14} {note}".rstrip())


@edition.command(help="command-edition-show-about")
@game_argument
def show(name: str) -> None:
    """The package's own edition file, to be copied and corrected."""
    found = game(name).edition().path
    click.echo(found.read_text(encoding="utf-8"), nl=False)
