"""`python -m bench.server.bots [--tables N] [--slow BOT] [--quick BOT] [--turns N] [--seated]`: the wait for a bot
while another guest's tables are full of slow ones."""

import random
import tempfile
import time
from pathlib import Path
from statistics import median

import click

from bench.server import process
from claycrown.client import Client
from claycrown.server.lobby.schemas import NewSeat, TableDetail
from claycrown.server.play.schemas import Update

GAME = "terracotta"
LOOK = 0.02
"""Seconds between checks for the bot's answer."""


@click.command()
@click.option("--tables", default=50, show_default=True)
@click.option("--slow", default="emperor", show_default=True, help="The bots at the tables of one guest.")
@click.option("--quick", default="steward", show_default=True, help="The bot that somebody else plays against.")
@click.option("--turns", default=20, show_default=True)
@click.option("--seated", is_flag=True, help="The guest sits at all tables, and has decided: people wait for every bot.")
def main(tables: int, slow: str, quick: str, turns: int, seated: bool) -> None:
    """Measure the wait for a bot on a server that is busy with others."""
    with tempfile.TemporaryDirectory() as folder, process.our_server(Path(folder)) as server:
        guest, person = (_guest(f"http://127.0.0.1:{server.port}", name) for name in ("Ben", "Anna"))
        crowd = [_table(guest, [None, slow] if seated else [slow, slow], play=seated) for _ in range(tables)]
        if seated:
            for one in crowd:
                _play_own(guest, one.id, random.Random(one.id))
        click.echo(f"{tables} tables of {slow}, {'the guest at each' if seated else 'bots alone'}; one of {quick} for a person")
        waits = _waits(person, _table(person, [None, quick], play=True).id, turns)
        click.echo(f"{quick} answers in {median(waits):.2f} s (median), {max(waits):.2f} s (the longest of {len(waits)})")


def _guest(url: str, name: str) -> Client:
    client = Client(url)
    client.become_guest(name)
    return client


def _table(owner: Client, bots: list[str | None], play: bool) -> TableDetail:
    seats = [NewSeat(bot=bot) for bot in bots]
    return owner.start(owner.make_table(GAME, len(bots), seats=seats, play=play, bot_seconds=0).id)


def _play_own(client: Client, table: str, chance: random.Random) -> Update | None:
    """Decide anything until it is the bot's turn; the number it has to answer, or None when the game is over."""
    while (update := client.game(table)).result is None:
        if 0 not in update.deciders:
            return update
        action = chance.choice(update.actions)
        client.decide(table, update.number, " ".join([action.name, *chance.choice(action.choices)]))
    return None


def _waits(client: Client, table: str, turns: int) -> list[float]:
    """Seconds from a person's last decision to the bot's first, turn by turn."""
    waits: list[float] = []
    chance = random.Random(1)
    while len(waits) < turns and (left := _play_own(client, table, chance)) is not None:
        begun = time.perf_counter()
        while client.table(table).number == left.number:
            time.sleep(LOOK)
        waits.append(time.perf_counter() - begun)
        while 0 not in client.table(table).deciders and client.table(table).status == "running":
            time.sleep(LOOK)
    return waits


if __name__ == "__main__":
    main()
