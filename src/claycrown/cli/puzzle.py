"""The command `puzzle`."""

import secrets

import click

from claycrown.cli.extras import require
from claycrown.cli.wording import argument, command, option
from claycrown.learning.puzzles import collection, daily_of, today, with_puzzles
from claycrown.record.notation import BadPosition


@command(help="command-puzzle-about")
@argument(
    "name", metavar="command-metavar-game-if-wished", default=next(iter(with_puzzles()), None), type=click.Choice(with_puzzles())
)
@option("--id", "identifier", metavar="command-metavar-id", help="command-puzzle-id")
@option("--any", "anyone", is_flag=True, help="command-puzzle-any")
def puzzle(name: str, identifier: str | None, anyone: bool) -> int:
    """Ask a puzzle; decisions are typed in the notation or by their number. The exit status is 1 if the player gives up."""
    require("textual")
    from rich.console import Console

    from claycrown.terminal.puzzle import solve

    found = collection(name).puzzles
    if identifier is not None and identifier not in found:
        raise BadPosition("--id", "command-puzzle-unknown", id=identifier)
    chosen = found[identifier] if identifier else secrets.choice(list(found.values())) if anyone else daily_of(name, today())
    try:
        return 0 if solve(name, chosen, Console(highlight=False)) else 1
    except EOFError:
        return 1
