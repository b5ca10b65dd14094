"""Hunters against `marshal`, for `bench.prey` and `bench.prey_xidit`.

A hunter takes one seat, `marshal`s the others. All hunters play some games first, moving on by a seat from one to the next; those
that win more than their share go on until they have played all. None should win more than its share and ten points.
"""

import time
from collections.abc import Callable, Mapping

import click

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.contract import Bot
from claycrown.bots.ladder import Budget
from claycrown.games import game

Hunter = Callable[[int], Bot]
"""Makes a hunter from a seed."""


def wins(name: str, hunter: Hunter, players: int, number: int, simulations: int) -> bool:
    """Whether the hunter wins a game against `marshal`s; its seat changes from game to game."""
    rules, own, budget = game(name), number % players, Budget(simulations=simulations)
    at_table = [bots.make("marshal", name, 100 * number + seat, budget) for seat in range(players)]
    at_table[own] = hunter(number)
    state = rules.new(players, number // players)
    while deciders := rules.deciders(state):
        seat = deciders[0]
        rules.apply(state, seat, at_table[seat].decide(rules.view(state, seat), seat))
    return bool(rules.result(state).winner == rules.seats(state)[own])


def hunt(name: str, hunters: Mapping[str, Hunter], simulations: int, contestants: Callable[[int], int]) -> click.Command:
    """The command. `contestants` returns the number of contestants for a number of players."""
    counts = game(name).player_counts

    @click.command()
    @click.option(
        "--players", type=click.IntRange(counts[0], counts[-1]), multiple=True, default=tuple(counts), show_default=True
    )
    @click.option("--first", type=click.IntRange(1), default=6, show_default=True, help="Games that all play.")
    @click.option(
        "--games", type=click.IntRange(1), default=60, show_default=True, help="Games of those that win more than their share."
    )
    @click.option("--simulations", type=click.IntRange(1), default=simulations, show_default=True, help="Of each marshal.")
    def main(players: tuple[int, ...], first: int, games: int, simulations: int) -> None:
        for many in players:
            for called, hunter in hunters.items():
                begun = time.process_time()
                played = won = 0
                while played < first or (played < games and won / played > 1 / contestants(many)):
                    won += wins(name, hunter, many, played, simulations)
                    played += 1
                low, high = wilson(won, played)
                took = f"{time.process_time() - begun:.0f} s"
                click.echo(f"{many} players, {called}: {won} of {played} ({100 * low:.0f} to {100 * high:.0f} %), {took}")

    return main
