"""The command `arena`: many games between bots."""

import re
import secrets
from time import perf_counter
from typing import Any

import click

from claycrown import bots
from claycrown.arena.entrants import CommonBudget
from claycrown.arena.match import Match, PlayedGame
from claycrown.arena.processes import interrupts_held_back
from claycrown.arena.ratings import Ratings
from claycrown.arena.rows import rows, write_parquet
from claycrown.arena.sequential import SequentialTest
from claycrown.arena.standings import Standings
from claycrown.arena.tournament import FORMS, games_in_turn, matches
from claycrown.cli.arena_running import INTERRUPTED, file_to_write, folder_to_write, progress_bar, run_games
from claycrown.cli.extras import need
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
from claycrown.games import contract, game
from claycrown.record.files import write_whole
from claycrown.record.notation import BadPosition

GAMES = 100
MOST_GAMES = 20_000
"""Of a sequential test that is not told when to give up."""
PICTURES = (".svg", ".png")


@click.command()
@game_argument
@click.option("--players", type=int, help="How many sit at a table; the game's fewest if not said.")
@click.option(
    "--bots",
    "names",
    metavar="A,B,...",
    help="Who plays, each perhaps with a budget: marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. In a match one "
    "name takes all seats, fewer names than seats are repeated in their order (A,B,A,B).",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    default="match",
    show_default=True,
    help="Who meets: one table; every choice of bots; the first against each other; neighbours of a ladder (all, if not said).",
)
@click.option("--games", "count", type=click.IntRange(1), help=f"How many games of each line-up; {GAMES} if not said.")
@click.option("--seed", type=seed_type, help="The same seed gives the same match; drawn at random if not said.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Time for a turn, the same for all who think.")
@click.option("--simulations", type=click.IntRange(1), help="Simulations for a turn, the same for all who think.")
@click.option(
    "--divide", type=click.FloatRange(0, min_open=True), default=1.0, help="Think so many times less than the ladder says."
)
@click.option(
    "--better-by",
    type=click.FloatRange(0, min_open=True),
    metavar="POINTS",
    help="Stop as soon as it is clear whether the first bot is better than the second by so many rating points.",
)
@option_option
@editions_option
@click.option("--records", metavar="DIR", help="Write a record of each game into this folder.")
@click.option("--parquet", metavar="FILE", help="Write a row for each seat of each game.")
@click.option("--plots", metavar="FILE", help="Draw ratings, scores and seats: an .svg or .png file.")
@click.option("--processes", type=click.IntRange(1), help="How many games at once; one for each core if not said.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, as in tcp://10.0.0.5:8786.")
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

    After each game everybody moves on by a seat; a seed is played in every seating before the next one comes.
    """
    if names is None and form != "ladder":
        raise click.UsageError("Missing option '--bots'.")
    seats = game(name).player_counts[0] if players is None else players
    field = list(bots.offered(name)) if names is None else [bot.strip() for bot in names.split(",")]
    table = Match(
        game=name,
        options=table_options(name, options, seats),
        edition=edition_to_play(name, editions),
        line_up=("random",) * seats,
        games=count or (GAMES if better_by is None else MOST_GAMES),
        seed=secrets.randbits(32) if seed is None else seed,
        common_budget=CommonBudget(seconds, simulations, divide),
    )
    played = matches(table, form, field)
    # What the rules refuse is told before anything starts.
    contract.set_up(game(name), seats, table.seed, table.options, table.edition)
    files = Files(records, parquet, plots)
    book = Book(played, better_by)
    jobs = list(games_in_turn(played))
    begun = perf_counter()
    try:
        with progress_bar() as progress:
            task = progress.add_task(f"{name}, {form}: {', '.join(field)}", total=len(jobs))
            for (match, _), one in zip(jobs, run_games(jobs, played, processes, cluster), strict=False):
                book.add(match, one)
                files.add(match, one)
                progress.update(task, completed=book.standings.games)
                if book.test is not None and book.test.verdict is not None:
                    break
    except KeyboardInterrupt:
        click.echo(f"claycrown: stopped after {book.standings.games} of {len(jobs)} games", err=True)
        return INTERRUPTED
    files.write(book, f"{name}, {seats} players")
    if as_json:
        echo_json(book.to_dict(form))
    else:
        book.tell(form, perf_counter() - begun)
    return 0


class Book:
    """What is kept of the games while they are played."""

    def __init__(self, played: list[Match], better_by: float | None) -> None:
        self._matches = played
        if better_by is not None and len(played) > 1:
            raise BadPosition("--better-by", "is asked of one line-up")
        self.standings = Standings(*played)
        self.ratings = Ratings(self.standings.bots_by_seat, len(played[0].line_up))
        self.test = None if better_by is None else SequentialTest(played[0], better_by)
        self.rows: list[dict[str, Any]] = []

    def add(self, match: Match, one: PlayedGame) -> None:
        self.standings.add(one)
        self.ratings.add(one)
        self.rows += rows(match, one)
        if self.test is not None:
            self.test.add(one)

    def to_dict(self, form: str) -> dict[str, Any]:
        return {
            "format": form,
            **self.standings.to_dict(),
            "ratings": {name: rating.to_dict() for name, rating in self.ratings.table().items()},
            **({} if self.test is None else {"test": self.test.to_dict()}),
        }

    def tell(self, form: str, seconds: float) -> None:
        from claycrown.cli.arena_tables import tell

        tell(self._matches, self.standings, None if form == "match" else self.ratings.table(), seconds)
        if self.test is not None:
            click.echo(self.test.sentence())


class Files:
    """What is written of a tournament. Everything that can be refused is, before the first game is played."""

    def __init__(self, records: str | None, parquet: str | None, plots: str | None) -> None:
        self._records = None if records is None else folder_to_write("--records", records)
        self._parquet = None if parquet is None else file_to_write("--parquet", parquet)
        self._plots = None if plots is None else file_to_write("--plots", plots)
        if self._parquet is not None:
            need("duckdb")
        if self._plots is not None:
            need("matplotlib")
            if self._plots.suffix not in PICTURES:
                raise BadPosition("--plots", f"{plots}: must end in {' or '.join(PICTURES)}")

    def add(self, match: Match, played: PlayedGame) -> None:
        """A record, named after the match and the game in it, so that other matches can share the folder."""
        if self._records is None:
            return
        number = str(played.number + 1).zfill(len(str(match.games)))
        names = re.sub(r"[:=]+", "_", "-".join(match.line_up))
        path = self._records / f"{match.game}-{names}-{match.seed}-{number}.json"
        try:
            with interrupts_held_back():
                write_whole(path, played.record.to_json())
        except OSError as error:
            raise BadPosition("--records", f"{path}: {error.strerror}") from None

    def write(self, book: Book, title: str) -> None:
        if self._parquet is not None:
            write_parquet(self._parquet, book.rows)
        if self._plots is not None:
            from claycrown.arena.plots import tournament

            drawn = tournament(title, book.ratings.table(), book.standings, book.rows, self._plots.suffix[1:])
            self._plots.write_bytes(drawn)
