"""Terracotta Army for OpenSpiel's own MCTS bot, and a match of that bot against `marshal` at equal time.

    make bench's environment: .venv-bench/bin/python -m bench.open_spiel_adapter --games 40

The bot (`open_spiel.python.algorithms.mcts.MCTSBot`) is used as it is, on our rules. It is lent what helps it most: random games
played out by the compiled rules instead of its own in Python, and the final lead instead of only win or loss. A small sweep
against `novice` chooses its settings. Time is what the processor spent, so that a busy machine favours nobody: marshal gets
simulations, and the bot as many as give it at least as much time for a turn.
"""

import argparse
from itertools import product
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.ladder import Budget
from claycrown.games.choices import Choices
from claycrown.games.contract import decide
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import DECISIONS
from claycrown.games.terracotta.rules.state import State
from tools.playouts.terracotta import play_out

DECISIVE = 100
"""A final lead of this many VP has the maximum value."""
ENDLESS = 10**9
TURNS = 25
"""Turns of each player in a game of two."""


class Position:
    """A state of Terracotta Army with the methods that OpenSpiel's search calls."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> "Position":
        return Position(self.state.clone())

    def is_terminal(self) -> bool:
        return GAME.over(self.state)

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.state.actor

    def legal_actions(self, player: int | None = None) -> list[int]:
        return GAME.legal(self.state, self.state.actor)

    def apply_action(self, action: int) -> None:
        GAME.apply(self.state, self.state.actor, action)

    def returns(self) -> list[float]:
        """Each player's lead, from -1 to 1."""
        lead = max(-1.0, min(1.0, (self.state.vp[0] - self.state.vp[1]) / DECISIVE))
        return [lead, -lead]


class Rules:
    """What OpenSpiel asks about the game as a whole."""

    def get_type(self) -> Any:
        return pyspiel.load_game("tic_tac_toe").get_type()  # two players, one after the other, a reward at the end

    def max_utility(self) -> float:
        return 1.0

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return DECISIONS


class FastRollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's random rollouts, played by the compiled rules."""

    def __init__(self, rollouts: int, seed: int) -> None:
        self._rollouts = rollouts
        self._random = Random(seed)
        self._choices = Choices()

    def evaluate(self, position: Position) -> Any:
        total = np.zeros(2)
        for _ in range(self._rollouts):
            end = position.clone()
            play_out(end.state, self._choices, self._random.getrandbits(64), ENDLESS)
            total += end.returns()
        return total / self._rollouts

    def prior(self, position: Position) -> list[tuple[int, float]]:
        legal = position.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Settings(NamedTuple):
    uct_c: float
    rollouts: int
    simulations: int
    """Per decision."""


class OpenSpielBot:
    name = "open_spiel"

    def __init__(self, settings: Settings, seed: int) -> None:
        evaluator = FastRollouts(settings.rollouts, seed)
        random = np.random.RandomState(seed)
        self._bot = mcts.MCTSBot(Rules(), settings.uct_c, settings.simulations, evaluator, solve=False, random_state=random)

    def decide(self, view: State, seat: int) -> int:
        return int(self._bot.step(Position(view.clone())))


class Tally:
    """Games of one bot against another, with the processor time of both."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.lead = 0
        self.seconds = [0.0, 0.0]

    def play(self, bot: bots.Bot, rival: bots.Bot, seat: int, seed: int) -> None:
        state = GAME.new(2, seed)
        while not GAME.over(state):
            turn = int(state.actor != seat)
            began = process_time()
            action = (bot, rival)[turn].decide(GAME.view(state, state.actor), state.actor)
            self.seconds[turn] += process_time() - began
            decide(GAME, state, state.actor, action)
        self.games += 1
        self.wins += GAME.result(state).winner == GAME.seats(state)[seat]
        self.lead += state.vp[seat] - state.vp[1 - seat]

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        own, others = (1000 * spent / self.games / TURNS for spent in self.seconds)
        return (
            f"{self.wins} of {self.games} won ({low:.0%} to {high:.0%}), lead {self.lead / self.games:+.1f} VP, "
            f"{own:.1f} and {others:.1f} ms of processor time a turn"
        )


def in_time(uct_c: float, rollouts: int, seconds: float) -> Settings:
    """The number of simulations that take at least this many seconds per turn, measured in a game against `novice`."""
    tried = Settings(uct_c, rollouts, 8)
    tally = Tally()
    tally.play(OpenSpielBot(tried, 1), bots.make("novice", "terracotta", 1), 0, 1)
    return tried._replace(simulations=max(2, round(tried.simulations * seconds * TURNS / tally.seconds[0]) + 1))


def sweep(seconds: float, count: int) -> Settings:
    """The settings with the largest lead over `novice`."""
    found = {}
    for uct_c, rollouts in product((0.03, 0.1, 0.3, 1.0), (1, 4)):
        settings = in_time(uct_c, rollouts, seconds)
        tally = Tally()
        for number in range(count):
            novice = bots.make("novice", "terracotta", number)
            tally.play(OpenSpielBot(settings, number), novice, number % 2, 100 + number // 2)
        print(f"{settings} against novice: {tally}", flush=True)
        found[settings] = tally.lead
    return max(found, key=lambda settings: found[settings])


def main() -> None:
    parser = argparse.ArgumentParser(description="marshal against OpenSpiel's MCTS bot, two players, equal time.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sweep", type=int, default=4, help="games for each of the settings")
    parser.add_argument("--simulations", type=int, default=400, help="of marshal in a turn: 400 are about a tenth of a second")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    marshal = Budget(simulations=chosen.simulations)
    timed = Tally()
    timed.play(bots.make("marshal", "terracotta", 1, marshal), bots.make("greedy", "terracotta", 1), 0, 1)
    settings = sweep(timed.seconds[0] / TURNS, chosen.sweep)
    tally = Tally()
    for number in range(chosen.games):
        ours = bots.make("marshal", "terracotta", number, marshal)
        theirs = OpenSpielBot(settings, number)
        tally.play(ours, theirs, number % 2, 1000 * chosen.seed + number // 2)
        print(f"marshal against {settings}: {tally}", flush=True)


if __name__ == "__main__":
    main()
