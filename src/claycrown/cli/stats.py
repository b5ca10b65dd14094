"""The command `stats`: your own finished games, combined."""

import csv
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import click
import msgspec

from claycrown.analysis import cached
from claycrown.analysis.player_statistics import FinishedGame, figures, from_record
from claycrown.analysis.types import DEPTHS, Depth
from claycrown.cli.arena_running import INTERRUPTED, progress_bar
from claycrown.cli.options import editions_option, json_option
from claycrown.cli.wording import argument, command, misuse, option, worded
from claycrown.games import game
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import Record
from claycrown.terminal import player_statistics, saves
from claycrown.terminal.session import PERSON, read_save

Played = tuple[str, FinishedGame]
"""A title, and a game of it."""


@command(help="command-stats-about")
@argument("records", metavar="command-metavar-records-if-wished", type=click.Path(path_type=Path), nargs=-1)
@option("--player", metavar="command-metavar-name", default=PERSON, show_default=True, help="command-stats-player")
@option("--analyse", "depth", type=click.Choice(DEPTHS[1:]), help="command-stats-analyse")
@option("--csv", "as_csv", is_flag=True, help="command-stats-csv")
@json_option
@editions_option
def stats(
    records: tuple[Path, ...], player: str, depth: Depth | None, as_csv: bool, as_json: bool, editions: tuple[str, ...]
) -> int:
    """Ctrl-C stops it without output: part of the games would give other figures."""
    files = records or tuple(sorted(saves.folder().glob("*.json")))
    known = AvailableEditions(*editions)
    games = [(path, record) for path in files if (record := read_save(path, known)).result is not None]
    try:
        found = list(_finished_games(games, player, depth))
    except KeyboardInterrupt:
        return INTERRUPTED
    if not found:
        raise misuse("command-stats-none", player=player)
    if as_csv:
        _write_csv(found)
        return 0
    kinds = dict.fromkeys((name, one.players) for name, one in found)
    statistics = [figures(name, players, [one for title, one in found if title == name]) for name, players in sorted(kinds)]
    if as_json:
        click.echo(msgspec.json.encode(statistics).decode())
        return 0
    for number, one in enumerate(statistics):
        if number:
            click.echo()
        for line in player_statistics.lines(one):
            click.echo(line)
    return 0


def _finished_games(games: Sequence[tuple[Path, Record]], player: str, depth: Depth | None) -> Iterator[Played]:
    with progress_bar() as progress:
        task = progress.add_task(worded("command-analyse-working"), total=len(games), visible=depth is not None)
        for path, record in games:
            if player in record.players:
                judged = cached.whole(record, depth) if depth is not None else None
                for one in from_record(record, player, judged, path.name, round(path.stat().st_mtime * 1000)):
                    yield record.game, one
            progress.advance(task)


def _write_csv(found: Sequence[Played]) -> None:
    """CSV with a line for each game; columns of points are named after their source in the notation."""
    sources = list(dict.fromkeys(points.source for _, one in found for points in one.points))
    writer = csv.writer(sys.stdout)
    columns = [name for source in sources for name in (source, f"{source} (winner)")]
    writer.writerow(["game", "record", "date", "players", "seat", "place", "won", "out", "assessment", "turns", "loss", *columns])
    for name, one in found:
        points = {points.source: points for points in one.points}
        scored = [points.get(source) for source in sources]
        amounts = [amount for one in scored for amount in ([None, None] if one is None else [one.own, one.winner])]
        judged = ["", ""] if one.judged is None else [one.judged.turns, round(one.judged.loss, 4)]
        out = ["", ""] if one.out is None else [one.out.place, one.out.of]
        seat = game(name).colours[one.seat]
        day = datetime.fromtimestamp(one.at / 1000, UTC).date().isoformat()
        writer.writerow([name, one.table, day, one.players, seat, one.place, int(one.won), *out, *judged, *amounts])
