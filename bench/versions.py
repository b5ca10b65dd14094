"""`python -m bench.versions OTHER/src --game xidit --players 4`: a bot here against that of another checkout, compiled there.

Each plays in a process of its own with its own copy of the package; both are told every decision. One seat plays the bot of
here, the others the other one; after each game everybody moves on by a seat. With the games won comes the processor time that a
year or turn took either of them: budgets that make it equal compare two versions fairly, however busy the machine is.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import click

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.ladder import Budget
from claycrown.games import game as rules_of

HERE = Path(__file__).resolve().parents[1] / "src"


class Player:
    """A process that plays with the package in a folder. It reads lines, and answers `decide` with its time and decision."""

    def __init__(self, source: Path, game: str, bot: str, simulations: int) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{HERE.parent}"}
        command = [sys.executable, "-m", "bench.versions", "--game", game, "--bot", bot, "--serve", str(simulations)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.seconds = 0.0
        self.games = 0

    def tell(self, *words: object) -> None:
        assert self._process.stdin is not None
        print(*words, file=self._process.stdin, flush=True)

    def decide(self, seat: int) -> int:
        assert self._process.stdout is not None
        self.tell("decide", seat)
        seconds, decision = self._process.stdout.readline().split()
        self.seconds += float(seconds)
        return int(decision)


def serve(game: str, bot: str, simulations: int) -> None:
    """Play as the lines on standard input say, until they end."""
    rules = rules_of(game)
    state, seated = rules.new(rules.player_counts[0], 0), [bots.make(bot, game, 0)]
    for line in sys.stdin:
        word, *numbers = line.split()
        told = [int(number) for number in numbers]
        if word == "new":
            players, seed = told
            state = rules.new(players, seed)
            budget = Budget(simulations=simulations)
            seated = [bots.make(bot, game, bots.own_seed(seed, seat), budget) for seat in range(players)]
        elif word == "played":
            rules.apply(state, *told)
        else:
            begun = time.process_time()
            decision = seated[told[0]].decide(rules.view(state, told[0]), told[0])
            print(time.process_time() - begun, decision, flush=True)


@click.command()
@click.argument("other", required=False, type=click.Path(exists=True, path_type=Path))
@click.option("--game", default="xidit", show_default=True)
@click.option("--bot", default="marshal", show_default=True)
@click.option("--players", type=click.IntRange(2), default=4, show_default=True)
@click.option("--games", type=click.IntRange(1), default=40, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="Of the first game; each seed is played in all seatings.")
@click.option("--simulations", type=int, default=20_000, show_default=True, help="Of the bot here.")
@click.option("--others", type=int, default=20_000, show_default=True, help="Of the other one.")
@click.option("--serve", "served", type=int, hidden=True)
def main(
    other: Path, game: str, bot: str, players: int, games: int, seed: int, simulations: int, others: int, served: int | None
) -> None:
    """The bot of this checkout in one seat, the bot of OTHER (a folder `src`) in the others."""
    if served is not None:
        return serve(game, bot, served)
    rules = rules_of(game)
    here, there = Player(HERE, game, bot, simulations), Player(other, game, bot, others)
    won = 0
    for number in range(games):
        own = number % players
        state = rules.new(players, seed + number // players)
        for player in (here, there):
            player.tell("new", players, seed + number // players)
        while deciders := rules.deciders(state):
            seat = deciders[0]
            decision = (here if seat == own else there).decide(seat)
            rules.apply(state, seat, decision)
            for player in (here, there):
                player.tell("played", seat, decision)
        won += rules.result(state).winner == rules.seats(state)[own]
        low, high = wilson(won, number + 1)
        click.echo(
            f"{won} of {number + 1} ({100 * low:.0f} to {100 * high:.0f} %), processor time of a seat in a game: "
            f"{here.seconds / (number + 1):.2f} against {there.seconds / (number + 1) / (players - 1):.2f} s"
        )


if __name__ == "__main__":
    main()
