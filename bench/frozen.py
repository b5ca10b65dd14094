"""`python -m bench.frozen OTHER/src`: Terracotta's search here against that of another checkout, compiled there beforehand.

Each plays in a process of its own with its own copy of the package; both are told every decision. One seat plays the search of
here, the others the other one; after each game everybody moves on by a seat. With the games won comes the processor time that a
turn took either of them: budgets that make it equal compare two versions fairly, however busy the machine is.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import click

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.contract import Bot
from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_TURN, OVER
from claycrown.games.terracotta.rules.state import State

HERE = Path(__file__).resolve().parents[1] / "src"


class Player:
    """A process that plays by the package in some folder: it gets a line, and answers `go` with its time and its turn."""

    def __init__(self, source: Path, simulations: int) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{HERE.parent}"}
        command = [sys.executable, "-m", "bench.frozen", "--serve", str(simulations)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.seconds = 0.0
        self.turns = 0

    def tell(self, *words: object) -> None:
        assert self._process.stdin is not None
        print(*words, file=self._process.stdin, flush=True)

    def turn(self) -> list[int]:
        assert self._process.stdout is not None
        self.tell("go")
        seconds, *decisions = self._process.stdout.readline().split()
        self.seconds += float(seconds)
        self.turns += 1
        return [int(decision) for decision in decisions]

    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(1, self.turns)


def serve(simulations: int) -> None:
    """A bot for each seat, which remembers what it thought of: as at a table."""
    state = GAME.new(2, 0)
    at_table: list[Bot] = []
    for line in sys.stdin:
        word, *numbers = line.split()
        if word == "new":
            players, seed = (int(number) for number in numbers)
            state = GAME.new(players, seed)
            at_table = [
                bots.make("marshal", "terracotta", seed + seat, Budget(simulations=simulations)) for seat in range(players)
            ]
        elif word == "played":
            for action in numbers:
                GAME.apply(state, state.actor, int(action))
        else:
            begun = time.process_time()
            turn = whole_turn(state, at_table[state.actor])
            print(time.process_time() - begun, *turn, flush=True)


def whole_turn(state: State, bot: Bot) -> list[int]:
    """All decisions of the turn that begins here."""
    now, seat = state.clone(), state.actor
    decided: list[int] = []
    while not decided or (now.actor == seat and now.step not in (AT_TURN, OVER)):
        decided.append(bot.decide(GAME.view(now, seat), seat))
        GAME.apply(now, seat, decided[-1])
    return decided


@click.command()
@click.argument("other", required=False, type=click.Path(exists=True, path_type=Path))
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=40, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="Of the first game; each seed is played in all seatings.")
@click.option("--simulations", type=int, default=200, show_default=True, help="Of the search here.")
@click.option("--others", type=int, default=100, show_default=True, help="Of the other search.")
@click.option("--serve", "served", type=int, hidden=True)
def main(other: Path, players: int, games: int, seed: int, simulations: int, others: int, served: int | None) -> None:
    """The search of this checkout on one seat, that of OTHER (a folder `src`) on the others."""
    if served is not None:
        return serve(served)
    here, there = Player(HERE, simulations), Player(other, others)
    won = ahead = 0
    for number in range(games):
        seat = number % players
        state = GAME.new(players, seed + number // players)
        for player in (here, there):
            player.tell("new", players, seed + number // players)
        while not GAME.over(state):
            turn = (here if state.actor == seat else there).turn()
            for player in (here, there):
                player.tell("played", *turn)
            for action in turn:
                GAME.apply(state, state.actor, action)
        won += GAME.result(state).winner == GAME.seats(state)[seat]
        ahead += players * state.vp[seat] - sum(state.vp[:players])
        low, high = wilson(won, number + 1)
        click.echo(
            f"{won} of {number + 1} ({100 * low:.0f} to {100 * high:.0f} %), "
            f"{ahead / (players - 1) / (number + 1):+.1f} VP over the average rival, "
            f"{here.milliseconds():.1f} against {there.milliseconds():.1f} ms of processor time a turn"
        )


if __name__ == "__main__":
    main()
