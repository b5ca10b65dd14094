"""`python -m bench.threads terracotta`: simulations a second by the wall clock, on one thread, two threads, and in two processes.

What two independent processes give together is as much as two cores can; threads are good where they come near it. All three are
measured in turn, so that a machine that slows down does so for all; the best of each counts. Only for a quiet machine.
"""

from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import click

from bench.search import PLAYERS, SEED, TIMED, middle
from claycrown import bots
from claycrown.bots.ladder import Budget

LONGER = 6
"""A multiple of the simulations of `bench.search`: batches grow with the tree."""


def speed(name: str, threads: int) -> float:
    view, seat = middle(name)
    simulations = LONGER * TIMED[name]
    bot = bots.make("marshal", name, SEED, Budget(simulations=simulations, threads=threads))
    begun = perf_counter()
    bot.decide(view, seat)
    return simulations / (perf_counter() - begun)


@click.command()
@click.argument("name", type=click.Choice(list(PLAYERS)))
@click.option("--tries", type=click.IntRange(1), default=5, show_default=True)
def main(name: str, tries: int) -> None:
    one, threads, processes = [], [], []
    with ProcessPoolExecutor(2) as pool:
        for _ in range(tries):
            one.append(speed(name, 1))
            threads.append(speed(name, 2))
            processes.append(sum(pool.map(speed, (name, name), (1, 1))))
    alone, both, apart = max(one), max(threads), max(processes)
    click.echo(f"simulations a second: {alone:.0f} on one thread, {both:.0f} on two, {apart:.0f} in two processes")
    click.echo(f"two threads: {both / alone:.2f} times one, {both / apart:.2f} of two processes")


if __name__ == "__main__":
    main()
