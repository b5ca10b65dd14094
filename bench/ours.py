"""Measures one of our games in a process of its own: `python -m bench.ours GAME PLAYERS` prints the figures as JSON.

Times are in seconds, memory in MB. Nothing of the package is imported before the clock runs for it.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.clock import best, by_the_wall, each, seconds

GAMES = 400
MIDDLE = 120
"""So many decisions into a game there is something on the board, and still some time to go."""
COPIES = 20_000
TIMES_OVER = 8
"""Long enough that the system has given each thread a core of its own."""
ENDLESS = 10**9


def main(name: str, players: int) -> None:
    figures = {"import": seconds(lambda: import_module("claycrown"))}
    figures[f"{name} import"] = seconds(lambda: import_module(f"claycrown.games.{name}.game"))
    play = RandomPlay(name, players)
    figures[f"{name} decision"] = best(play.decision)
    figures[f"{name} memory"] = memory()
    for threads in (1, 2):
        figures[f"{name} threads {threads}"] = best(partial(play.in_threads, threads))
    middle = play.middle()
    figures[f"{name} clone"] = each(middle.clone, COPIES)
    figures[f"{name} view"] = each(lambda: play.rules.view(middle, 0), COPIES // 10)
    print(json.dumps(figures))


class RandomPlay:
    """Whole games of random decisions."""

    def __init__(self, name: str, players: int) -> None:
        self.rules: Any = import_module(f"claycrown.games.{name}.game").GAME
        self._playout: Any = import_module(f"claycrown.games.{name}.playout")
        self._choices: Any = import_module("claycrown.games.choices").Choices
        self._set_up = [self.rules.new(players, seed) for seed in range(GAMES)]

    def decision(self) -> float:
        """Seconds for a decision on one core: what is legal, the choice, what it does; a plan is six of them."""
        made = 0

        def play() -> None:
            nonlocal made
            made = self._play(1)

        return seconds(play) / made

    def in_threads(self, threads: int) -> float:
        """Seconds by the wall for a decision when each of so many threads plays all the games a few times over."""
        made = 0

        def play() -> None:
            nonlocal made
            made = sum(pool.map(self._play, [TIMES_OVER] * threads))

        with ThreadPoolExecutor(threads) as pool:
            return by_the_wall(play) / made

    def middle(self) -> Any:
        """A position in the middle of a game."""
        state = self._set_up[0].clone()
        self._playout.play_out(state, self._choices(), 0, MIDDLE)
        return state

    def _play(self, times: int) -> int:
        """Play all games to their ends, without Python's lock; how many decisions were made."""
        choices = self._choices()
        made = 0
        for _ in range(times):
            for seed, state in enumerate(self._set_up):
                made += self._playout.play_out_unlocked(state.clone(), choices, seed, ENDLESS)
        return made


def memory() -> float:
    """The most that this process has held. (getrusage would tell of the process that started this one, too.)"""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not tell a process how much memory it holds")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
