"""The search of the strong bots: simulations per second, and the strength gained by more of them.

`marshal` is given budgets of simulations that grow from one to the next; neighbours play each other from rotated seats on the
same seeds, and the arena rates them. With simulations instead of seconds the result is the same on every machine; the
simulations a second tell how much time that is on this one.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.clock import TRIES
from claycrown import bots
from claycrown.arena.processes import at_once, run
from claycrown.arena.ratings import Rating, Ratings
from claycrown.arena.series import Series
from claycrown.arena.tournament import all_series, games_in_turn
from claycrown.bots.ladder import Budget, cores
from claycrown.games import game
from claycrown.games.options import defaults
from claycrown.games.terracotta.rules.pieces import AT_TURN
from claycrown.games.xidit.rules.pieces import AT_PLAN

PLAYERS = {"terracotta": 2, "xidit": 4}
"""The number of players for measuring strength."""
BUDGETS = {
    "terracotta": [25 * 2**doubled for doubled in range(6)],
    "xidit": [500 * 4**grown for grown in range(4)],
}
"""The budgets whose strength is compared."""
TIMED = {"terracotta": 1000, "xidit": 40_000}
"""Simulations for the decision that is timed."""
SEED = 1
BEGINS = {"terracotta": AT_TURN, "xidit": AT_PLAN}
"""The step at the beginning of a turn or year."""
DEEP = 60
"""Decisions of quick bots before the one that is timed."""


def measure(name: str, count: int) -> dict[str, Any]:
    """All figures of one game; `count` games for each pair of neighbours."""
    rated = strength(name, count)
    return {
        "players": PLAYERS[name],
        "simulations_a_second": {str(threads): round(speed(name, threads)) for threads in sorted({1, 2, cores()})},
        "games": count,
        "seed": SEED,
        "rating": {str(simulations): rating.to_dict() for simulations, rating in rated.items()},
    }


def speed(name: str, threads: int) -> float:
    """The best simulations per second on a number of threads: in processor time on one, in wall time on several."""
    view, seat = middle(name)
    clock = process_time if threads == 1 else perf_counter
    taken = []
    for _ in range(TRIES):
        bot = bots.make("marshal", name, SEED, Budget(simulations=TIMED[name], threads=threads))
        begun = clock()
        bot.decide(view, seat)
        taken.append(clock() - begun)
    return TIMED[name] / min(taken)


def middle(name: str) -> tuple[Any, int]:
    """A view in the middle of a game, at the beginning of a turn or year."""
    rules = game(name)
    state = rules.new(PLAYERS[name], SEED)
    quick = bots.make("novice", name, SEED)
    decided = 0
    while decided < DEEP or state.step != BEGINS[name]:
        seat = rules.deciders(state)[0]
        rules.apply(state, seat, quick.decide(rules.view(state, seat), seat))
        decided += 1
    seat = rules.deciders(state)[0]
    return rules.view(state, seat), seat


def strength(name: str, count: int) -> dict[int, Rating]:
    """The rating of each budget of simulations."""
    rules = game(name)
    field = [f"marshal:simulations={simulations}" for simulations in BUDGETS[name]]
    table = Series(name, rules.edition(), defaults(rules.options), ("random",) * PLAYERS[name], count, SEED)
    pairs = _pairs(table, field)
    ratings = Ratings(field, PLAYERS[name])
    for one in run(list(games_in_turn(pairs)), at_once(pairs)):
        ratings.add(one)
    found = ratings.table()
    return {simulations: found[entrant] for simulations, entrant in zip(BUDGETS[name], field, strict=True)}


def _pairs(table: Series, field: Sequence[str]) -> list[Series]:
    """A series for each pair of neighbours, in alternating seats."""
    return [series for neighbours in pairwise(field) for series in all_series(table, "match", list(neighbours))]


def tell(found: dict[str, dict[str, Any]]) -> None:
    """As tables for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    echo = Console().print
    for name, figures in found.items():
        speeds = ", ".join(f"{speed} on {threads}" for threads, speed in figures["simulations_a_second"].items())
        one = figures["simulations_a_second"]["1"]
        table = Table(
            "simulations a turn", "seconds", "rating", "95 %", box=box.SIMPLE_HEAD, title=f"{name}: strength against time"
        )
        for simulations, rating in figures["rating"].items():
            low, high = rating["interval"]
            table.add_row(simulations, f"{int(simulations) / one:.3f}", str(rating["points"]), f"{low} to {high}")
        echo(f"{name}, simulations a second by threads: {speeds}", highlight=False)
        echo(table)
        played = f"{figures['games']} games of each two neighbours, {figures['players']} players, seed {figures['seed']}"
        echo(f"{played}; seconds: on one thread here", highlight=False)


def plot(found: dict[str, dict[str, Any]], file: Path) -> None:
    """Rating against time, on a logarithmic scale; the suffix of the file gives its format."""
    from matplotlib.figure import Figure

    from claycrown.arena.drawing import ACCENT, JADE, plot_style, written

    with plot_style():
        drawn = Figure(figsize=(7, 3.5), layout="constrained")
        axes = drawn.subplots()
        for (name, figures), colour in zip(found.items(), (ACCENT, JADE), strict=False):
            one = figures["simulations_a_second"]["1"]
            at = [int(simulations) / one for simulations in figures["rating"]]
            ratings = list(figures["rating"].values())
            axes.vlines(at, [one["interval"][0] for one in ratings], [one["interval"][1] for one in ratings], colors=colour)
            axes.plot(at, [one["points"] for one in ratings], "o-", color=colour, markersize=4, label=name)
        axes.set_xscale("log", base=2)
        axes.set_xlabel("seconds a turn, one thread of this machine")
        axes.set_ylabel("rating points")
        axes.grid()
        axes.legend(frameon=False)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(written(drawn, file.suffix[1:]))
