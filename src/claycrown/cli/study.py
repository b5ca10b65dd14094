"""The command `study`: the value of everything in a game, estimated from many games of bots."""

import json
import secrets

import click

from claycrown.arena.entrants import CommonBudget, entrant
from claycrown.arena.series import Series
from claycrown.arena.tournament import games_in_turn
from claycrown.cli.arena_running import INTERRUPTED, file_to_write, progress_bar, run_games
from claycrown.cli.extras import require
from claycrown.cli.options import edition_to_play, editions_option, game_argument, option_option, seed_type, table_options
from claycrown.cli.wording import command, option, worded
from claycrown.games import contract, game
from claycrown.games.options import written
from claycrown.record.files import write_whole


@command(help="study-about")
@game_argument
@option("--bot", default="steward", show_default=True, metavar="command-metavar-name", help="study-bot")
@option("--players", "counts", type=int, multiple=True, help="study-players")
@option("--games", "count", type=click.IntRange(2), default=200, show_default=True, help="study-games")
@option("--seed", type=seed_type, help="study-seed")
@option("--seconds", type=click.FloatRange(0, min_open=True), help="study-seconds")
@option("--simulations", type=click.IntRange(1), help="study-simulations")
@option("--divide", type=click.FloatRange(0, min_open=True), default=1.0, help="command-option-divide")
@option_option
@editions_option
@option("--out", metavar="command-metavar-file", help="study-out")
@option("--json", "data", metavar="command-metavar-file", help="study-json")
@option("--processes", type=click.IntRange(1), help="command-option-processes")
@option("--cluster", metavar="command-metavar-address", help="command-option-cluster")
def study(
    name: str,
    bot: str,
    counts: tuple[int, ...],
    count: int,
    seed: int | None,
    seconds: float | None,
    simulations: int | None,
    divide: float,
    options: tuple[str, ...],
    editions: tuple[str, ...],
    out: str | None,
    data: str | None,
    processes: int | None,
    cluster: str | None,
) -> int:
    """Play many games of one bot against itself and write a page about the balance of the game.

    The page shows the value of each seat and of everything that the game counts, by player count, with intervals.
    """
    require("matplotlib")
    page_file = file_to_write("--out", out or f"study-{name}.html")
    data_file = None if data is None else file_to_write("--json", data)
    entrant(bot)
    from claycrown.arena.study.digest import Digest, counting, digest

    counting(name)  # refuses a game without a study before any game is played
    chosen = seed if seed is not None else secrets.randbits(32)
    all_series = [
        Series(
            game=name,
            edition=edition_to_play(name, editions),
            options=table_options(name, options, players),
            line_up=(bot,) * players,
            games=count,
            seed=chosen,
            common_budget=CommonBudget(seconds, simulations, divide),
        )
        for players in (counts or game(name).player_counts)
    ]
    for series in all_series:
        contract.set_up(game(name), len(series.line_up), series.seed, series.options, series.edition)
    from claycrown.arena.study.page import page, parts, to_dict

    found: dict[int, list[Digest]] = {len(series.line_up): [] for series in all_series}
    jobs = list(games_in_turn(all_series))
    done = 0
    try:
        with progress_bar() as progress:
            task = progress.add_task(f"{name}, {bot}", total=len(jobs))
            for played in run_games(jobs, all_series, processes, cluster):
                found[len(played.players)].append(digest(played))
                done += 1
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        click.echo(worded("command-stopped", done=done, all=len(jobs)), err=True)
        return INTERRUPTED
    listed = list(parts(name, found))
    write_whole(page_file, page(all_series[0], bot, found, listed, _command(all_series, bot, counts)))
    if data_file is not None:
        write_whole(data_file, json.dumps(to_dict(all_series[0], bot, found, listed), indent=1) + "\n")
    click.echo(worded("study-done", file=str(page_file), games=done, game=name, seed=str(chosen)))
    return 0


def _command(all_series: list[Series], bot: str, counts: tuple[int, ...]) -> str:
    """The command that gives the same games."""
    series, options = all_series[0], game(all_series[0].game).options
    parts = [f"claycrown study {series.game} --bot {bot} --games {series.games} --seed {series.seed}"]
    parts += [f"--players {players}" for players in counts]
    parts += [f"--{key} {value:g}" for key, value in series.common_budget._asdict().items() if value is not None and value != 1.0]
    parts += [f"--option {key}={written(value)}" for key, value in series.options.items() if value != options[key].default]
    return " ".join(parts)
