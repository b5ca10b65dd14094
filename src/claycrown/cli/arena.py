"""The command `arena`: many games between bots."""

import re
import secrets
from time import perf_counter
from typing import Any

import click

from claycrown import bots
from claycrown.arena.entrants import CommonBudget
from claycrown.arena.processes import delay_interrupts
from claycrown.arena.ratings import Ratings
from claycrown.arena.rows import rows, write_parquet
from claycrown.arena.sequential import SequentialTest
from claycrown.arena.series import PlayedGame, Series
from claycrown.arena.standings import SeriesStandings
from claycrown.arena.tournament import FORMS, all_series, games_in_turn
from claycrown.cli.arena_running import INTERRUPTED, file_to_write, folder_to_write, progress_bar, run_games
from claycrown.cli.extras import require
from claycrown.cli.options import (
    echo_json,
    edition_to_play,
    editions_option,
    game_argument,
    json_option,
    option_option,
    seed_type,
    table_options,
)
from claycrown.cli.wording import command, option, worded
from claycrown.games import contract, game
from claycrown.games.refused import BadPosition, trouble
from claycrown.record.files import write_whole
from claycrown.words import format_message

GAMES = 100
MOST_GAMES = 20_000
"""The limit of a sequential test, by default."""
PICTURES = (".svg", ".png")


@command(help="arena-about")
@game_argument
@option("--players", type=int, help="arena-players")
@option("--bots", "names", metavar="command-metavar-names", help="arena-bots")
@option("--format", "form", type=click.Choice(FORMS), default="match", show_default=True, help="arena-format")
@option("--games", "count", type=click.IntRange(1), help="arena-games", values=lambda: {"games": GAMES})
@option("--seed", type=seed_type, help="arena-seed")
@option("--seconds", type=click.FloatRange(0, min_open=True), help="arena-seconds")
@option("--simulations", type=click.IntRange(1), help="arena-simulations")
@option("--divide", type=click.FloatRange(0, min_open=True), default=1.0, help="command-option-divide")
@option("--better-by", type=click.FloatRange(0, min_open=True), metavar="command-metavar-points", help="arena-better-by")
@option_option
@editions_option
@option("--records", metavar="command-metavar-folder", help="arena-records")
@option("--parquet", metavar="command-metavar-file", help="arena-parquet")
@option("--plots", metavar="command-metavar-file", help="arena-plots")
@option("--processes", type=click.IntRange(1), help="command-option-processes")
@option("--cluster", metavar="command-metavar-address", help="command-option-cluster")
@json_option
def arena(
    name: str,
    players: int | None,
    names: str | None,
    form: str,
    count: int | None,
    seed: int | None,
    seconds: float | None,
    simulations: int | None,
    divide: float,
    better_by: float | None,
    options: tuple[str, ...],
    editions: tuple[str, ...],
    records: str | None,
    parquet: str | None,
    plots: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    """Let bots play many games against each other.

    After each game everybody moves on by a seat; each seed is played in every seating before the next one.
    """
    if names is None and form != "ladder":
        raise click.MissingParameter(param_hint="'--bots'", param_type="option")
    seats = game(name).player_counts[0] if players is None else players
    field = list(bots.offered(name)) if names is None else [bot.strip() for bot in names.split(",")]
    table = Series(
        game=name,
        options=table_options(name, options, seats),
        edition=edition_to_play(name, editions),
        line_up=("random",) * seats,
        games=count or (GAMES if better_by is None else MOST_GAMES),
        seed=secrets.randbits(32) if seed is None else seed,
        common_budget=CommonBudget(seconds, simulations, divide),
    )
    played = all_series(table, form, field)
    # Refuses an impossible set-up before any game is played.
    contract.set_up(game(name), seats, table.seed, table.options, table.edition)
    files = Files(records, parquet, plots)
    results = Results(played, better_by)
    jobs = list(games_in_turn(played))
    begun = perf_counter()
    try:
        with progress_bar() as progress:
            task = progress.add_task(f"{name}, {form}: {', '.join(field)}", total=len(jobs))
            for (series, _), one in zip(jobs, run_games(jobs, played, processes, cluster), strict=False):
                results.add(series, one)
                files.add(series, one)
                progress.update(task, completed=results.standings.games)
                if results.test is not None and results.test.verdict is not None:
                    break
    except KeyboardInterrupt:
        click.echo(worded("command-stopped", done=results.standings.games, all=len(jobs)), err=True)
        return INTERRUPTED
    files.write(results, name)
    if as_json:
        echo_json(results.to_dict(form))
    else:
        results.print_results(form, perf_counter() - begun)
    return 0


class Results:
    """The results so far."""

    def __init__(self, played: list[Series], better_by: float | None) -> None:
        self._all_series = played
        if better_by is not None and len(played) > 1:
            raise BadPosition("--better-by", "arena-one-line-up")
        self.standings = SeriesStandings(*played)
        self.ratings = Ratings(self.standings.bots_by_seat, len(played[0].line_up))
        self.test = None if better_by is None else SequentialTest(played[0], better_by)
        self.rows: list[dict[str, Any]] = []

    def add(self, series: Series, one: PlayedGame) -> None:
        self.standings.add(one)
        self.ratings.add(one)
        self.rows += rows(series, one)
        if self.test is not None:
            self.test.add(one)

    def to_dict(self, form: str) -> dict[str, Any]:
        return {
            "format": form,
            **self.standings.to_dict(),
            "ratings": {name: rating.to_dict() for name, rating in self.ratings.table().items()},
            **({} if self.test is None else {"test": self.test.to_dict()}),
        }

    def print_results(self, form: str, seconds: float) -> None:
        from claycrown.cli.arena_tables import print_results

        print_results(self._all_series, self.standings, None if form == "match" else self.ratings.table(), seconds)
        if self.test is not None:
            click.echo(format_message(self.test.sentence()))


class Files:
    """The files written for a tournament. Every check that is possible happens before the first game is played."""

    def __init__(self, records: str | None, parquet: str | None, plots: str | None) -> None:
        self._records = None if records is None else folder_to_write("--records", records)
        self._parquet = None if parquet is None else file_to_write("--parquet", parquet)
        self._plots = None if plots is None else file_to_write("--plots", plots)
        if self._parquet is not None:
            require("duckdb")
        if self._plots is not None:
            require("matplotlib")
            if self._plots.suffix not in PICTURES:
                raise BadPosition("--plots", "arena-picture", file=str(plots))

    def add(self, series: Series, played: PlayedGame) -> None:
        """Write a record. The file's name contains the series and the game's number: several series can share the folder."""
        if self._records is None:
            return
        number = str(played.number + 1).zfill(len(str(series.games)))
        names = re.sub(r"[:=]+", "_", "-".join(series.line_up))
        path = self._records / f"{series.game}-{names}-{series.seed}-{number}.json"
        try:
            with delay_interrupts():
                write_whole(path, played.record.to_json())
        except OSError as error:
            raise BadPosition("--records", "refused-at", where=str(path), reason=trouble(error)) from None

    def write(self, results: Results, game: str) -> None:
        if self._parquet is not None:
            write_parquet(self._parquet, results.rows)
        if self._plots is not None:
            from claycrown.arena.plots import tournament

            drawn = tournament(game, results.ratings.table(), results.standings, results.rows, self._plots.suffix[1:])
            self._plots.write_bytes(drawn)
