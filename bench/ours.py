"""Measures one of our games in a process of its own: `python -m bench.ours GAME PLAYERS` prints the figures as JSON.

Times are in seconds, memory in MB. Nothing of the package is imported before the clock runs for it.
"""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from bench.clock import TRIES, best, by_the_wall, each, seconds

GAMES = 1000
MIDDLE = 120
"""The number of decisions before the middle of a game."""
COPIES = 20_000
ENDLESS = 10**9
CORES = os.cpu_count() or 1


def main(name: str, players: int) -> None:
    figures = {"import": seconds(lambda: import_module("claycrown"))}
    figures[f"{name} import"] = seconds(lambda: import_module(f"claycrown.games.{name}.rules.game"))
    play = RandomPlay(name, players)
    figures[f"{name} decision"] = best(play.decision)
    figures[f"{name} memory"] = memory()
    for threads in {1, 2, CORES}:
        figures[f"{name} threads {threads}"] = median(play.in_threads(threads) for _ in range(TRIES))
    middle = play.middle()
    figures[f"{name} clone"] = each(middle.clone, COPIES)
    figures[f"{name} view"] = each(lambda: play.rules.view(middle, 0), COPIES // 10)
    print(json.dumps(figures))


class RandomPlay:
    """Random games."""

    def __init__(self, name: str, players: int) -> None:
        self.rules: Any = import_module(f"claycrown.games.{name}.rules.game").GAME
        self._playout: Any = import_module(f"tools.playouts.{name}")
        self._choices: Any = import_module("claycrown.games.choices").Choices
        self._set_up = [(seed, self.rules.new(players, seed)) for seed in range(GAMES)]
        self.decisions = self.play()

    def decision(self) -> float:
        """Seconds per decision on one core: listing, choosing, applying. A plan counts as six."""
        return seconds(self.play) / self.decisions

    def in_threads(self, threads: int) -> float:
        """Seconds per decision with this many threads, each playing all games."""
        with ThreadPoolExecutor(threads) as pool:
            taken = pool.map(lambda _: by_the_wall(self.play), range(threads))
            return max(taken) / (threads * self.decisions)

    def play(self) -> int:
        """Play all games without the GIL and return the number of decisions."""
        choices = self._choices()
        return sum(self._playout.play_out_unlocked(state.clone(), choices, seed, ENDLESS) for seed, state in self._set_up)

    def middle(self) -> Any:
        """A position in the middle of a game."""
        state = self._set_up[0][1].clone()
        self._playout.play_out(state, self._choices(), 0, MIDDLE)
        return state


def memory() -> float:
    """The peak memory of this process. (getrusage would include the process that started it.)"""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not tell a process how much memory it holds")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
