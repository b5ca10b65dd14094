"""Learn new weights of `evaluation`, and write `evaluation.csv`.

    python -m tools.training.xidit --games 2000 --passes 8 --quick 8000 --seed 1

First from games of equal bots, then in passes from games played with the weights so far, by quick plans
(`quick_plans`): a game takes milliseconds, and its positions resemble those of a search. The same arguments give the same
weights; with `--players 3` only those for three are replaced. A tenth of the games is held out; the log loss on
them measures the weights (four contestants at random: ln 24, 3.18).
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from claycrown import bots
from claycrown.games.xidit.bots import evaluation, quick_plans, rollout, weights
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import FEATURES, MOST_YEARS, NAMES
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.rules import play, state
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, AT_PLAN, OVER, PLAN
from claycrown.games.xidit.rules.state import State
from tools.training import gradient

Weights = list[float]

HEAD = ("players", "years to go", "assessment", *NAMES)
"""Of `evaluation.csv`."""
FIRST_EPOCHS, FIRST_LEARNING_RATE = 30, 0.05
"""For the bot's games."""
EPOCHS, LEARNING_RATE = 8, 0.02
"""For the games of a pass, which start from weights that are good already."""
LEARNING_RATE_DECAY = 0.4
"""How soon the learning rate falls from epoch to epoch."""
AVERAGED_EPOCHS, AVERAGED_EVERY = 0.5, 1000
"""The weights are the mean over this last part of the epochs, sampled every few steps: the weights of a single step reflect the
last few games as much as all.
"""
REPLAYED_PASSES = 4
"""A pass learns from the games of the last passes, too: fewer would make the weights sway."""
PERTURBED_PLANS, PERTURBATION = 0.3, 0.7
"""The share of quick plans made with perturbed weights, and by how much of itself each may change: so the games differ."""


class PlayedGame(NamedTuple):
    """A game: the positions at the start of its years, and the end."""

    years: list[State]
    end: State


def games(players: int, many: int, bot: str, seed: int) -> Iterator[PlayedGame]:
    """Whole games of one bot against itself, each with its own seed."""
    for number in range(many):
        rng = Random(f"{seed} {players} {number}")
        now = GAME.new(players, rng.getrandbits(64))
        at_table = [bots.make(bot, "xidit", rng.getrandbits(64)) for _ in range(players)]
        years: list[State] = []
        while deciders := GAME.deciders(now):
            if now.step == AT_PLAN and len(years) < now.year:
                years.append(now.clone())
            GAME.apply(now, deciders[0], at_table[deciders[0]].decide(GAME.view(now, deciders[0]), deciders[0]))
        yield PlayedGame(years, now)


def quick_games(players: int, many: int, of: Weights, seed: int) -> Iterator[PlayedGame]:
    """Played by quick plans that these weights find best."""
    for number in range(many):
        rng = Random(f"{seed} {players} {number}")
        now = started(players, rng)
        simulator = Simulator(now, ready(now, of))
        years: list[State] = []
        while now.step != OVER:
            years.append(now.clone())
            rollout.compute_marginal_values(simulator, now)
            plan_the_year(simulator, now, of, rng)
            rollout.play_year(simulator, now)
        yield PlayedGame(years, now)


def started(players: int, rng: Random) -> State:
    """A game at its first planning, each Idrakys in a random city (X2.5)."""
    now = GAME.new(players, rng.getrandbits(64)).clone()
    while now.step != AT_PLAN:
        seat = GAME.deciders(now)[0]
        GAME.apply(now, seat, rng.choice(GAME.legal(now, seat)))
    return now.clone()


def plan_the_year(simulator: Simulator, now: State, of: Weights, rng: Random) -> None:
    """One after another in random order, since those who plan later know more than at the table."""
    for seat in rng.sample(range(now.players), now.players):
        state.overwrite(simulator.scratch.state, now)
        if rng.random() < PERTURBED_PLANS:
            simulator.evaluation.weight = [weight * (1 + PERTURBATION * (2 * rng.random() - 1)) for weight in of]
        plan = quick_plans.quick_plan(simulator, simulator.scratch, seat)
        simulator.evaluation.weight = of
        play.carry_out(now, seat, PLAN + plan)


def ready(now: State, of: Weights) -> Evaluation:
    e = Evaluation(now.players)
    e.weight = of
    evaluation.measure_distances(e, now)
    return e


def log_loss(e: Evaluation, games_played: list[PlayedGame]) -> float:
    """The mean over all positions: minus the logarithm of the probability that they gave to their game's end."""
    found = [gradient.step(e, position, end, 0.0) for years, end in games_played for position in years]
    return sum(found) / len(found)


def fit(games_played: list[PlayedGame], before: Weights, epochs: int, rate: float, rng: Random) -> Weights:
    """Weights with a smaller log loss on the games."""
    kept_back, learned_from = games_played[: len(games_played) // 10 + 1], games_played[len(games_played) // 10 + 1 :]
    positions = [
        (position, end) for years, end in learned_from for position in years if evaluation.years_to_go(position) <= MOST_YEARS
    ]
    e = ready(games_played[0].end, before)
    total, descriptions = [0.0] * len(before), 0
    for epoch in range(epochs):
        rng.shuffle(positions)
        for number, (position, end) in enumerate(positions):
            gradient.step(e, position, end, rate / (1 + LEARNING_RATE_DECAY * epoch))
            if number % AVERAGED_EVERY == 0 and epoch >= epochs * (1 - AVERAGED_EPOCHS):
                total, descriptions = [old + new for old, new in zip(total, e.weight, strict=True)], descriptions + 1
    e.weight = [weight / descriptions for weight in total]
    print(f"{e.players} players: log loss {log_loss(e, kept_back):.4f} over {len(games_played)} games", flush=True)
    return list(e.weight)


def learn(players: int, many: int, bot: str, passes: int, quick: int, seed: int) -> Weights:
    """The weights for a number of players."""
    rng = Random(seed)
    learned = fit(list(games(players, many, bot, seed)), list(Evaluation(players).weight), FIRST_EPOCHS, FIRST_LEARNING_RATE, rng)
    remembered: list[list[PlayedGame]] = []
    for number in range(passes):
        remembered = [*remembered, list(quick_games(players, quick, learned, seed + number))][-REPLAYED_PASSES:]
        learned = fit(
            [games_played for of_all in zip(*remembered, strict=True) for games_played in of_all],
            learned,
            EPOCHS,
            LEARNING_RATE,
            rng,
        )
    return learned


def write(learned: dict[int, Weights], path: Path) -> None:
    """Three decimals: more would be noise."""
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(HEAD)
        for players, of in sorted(learned.items()):
            for years in range(1, MOST_YEARS + 1):
                for kind, name in enumerate(ASSESSMENT_NAMES):
                    start = evaluation.row_of_weights(years, kind)
                    lines.writerow([players, years, name, *(f"{weight:.3f}" for weight in of[start : start + FEATURES])])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.xidit", description="Learn the weights anew.")
    parser.add_argument("--games", type=int, default=2000, help="of a bot, for each number of players")
    parser.add_argument("--bot", default="greedy", help="who plays them")
    parser.add_argument("--passes", type=int, default=8, help="how often to learn from games of the weights themselves")
    parser.add_argument("--quick", type=int, default=8000, help="games of a pass")
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.player_counts), choices=GAME.player_counts)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=weights.PATH)
    asked = parser.parse_args()
    learned = {
        players: learn(players, asked.games, asked.bot, asked.passes, asked.quick, asked.seed) for players in asked.players
    }
    write({**(weights.table(asked.out) if asked.out.exists() else {}), **learned}, asked.out)


if __name__ == "__main__":
    main()
