"""Learn the weights of the evaluation from games that the evaluation plays against itself.

    python -m tools.training.terracotta --games 1500 --passes 3 --seed 1

plays, learns and writes `evaluation.json` anew; the same figures give the same file.

Each pass plays games in which all seats take the best turn by the weights so far, with some randomness so that the games
differ, and fits weights round by round from the last one backward: in round 5 to the final scores, in an earlier round to the
VP gained until its end and the expectation of the next round's weights. That has far less variance than the end
of the game. A weight with little evidence in the games stays near its old value.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claycrown.games.terracotta.bots import evaluation, turns, weights
from claycrown.games.terracotta.bots.features import FEATURES
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.rules import wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_TURN, ROUNDS, WORKERS
from claycrown.games.terracotta.rules.state import State
from tools.training import initial_weights

Numbers = NDArray[np.float64]

SCORE_NOISE = 2.0
"""The standard deviation, in VP, of the noise on the scores by which turns are chosen: enough that the games differ."""
RANDOM_TURNS = 0.04
"""How often any of the listed turns is taken instead (epsilon)."""
RIDGE_PENALTY = 400.0
"""Of ridge regression towards the weights before: the larger, the closer a weight stays to what it was."""


class Sample(NamedTuple):
    """What was on the table before a turn, or at the end, seat by seat."""

    game: int
    round: int
    progress: float
    """How much of the round is over, from 0 to 1."""
    features: Numbers
    vp: Numbers


class RoundWeights(NamedTuple):
    """One round's weights in VP: at its beginning and at its end."""

    early: Numbers
    late: Numbers

    def expects(self, sample: Sample) -> Numbers:
        """The final VP that each seat may expect."""
        weight = self.early * (1 - sample.progress) + self.late * sample.progress
        return sample.vp + sample.features @ weight


def play(players: int, games: int, seed: int, table: dict[str, Any]) -> tuple[list[Sample], dict[int, Numbers]]:
    """Games of the evaluation against itself: the samples before each turn, and the final VP of each game."""
    ready = weights.ready(players, table)
    samples: list[Sample] = []
    ends: dict[int, Numbers] = {}
    for number in range(games):
        rng = Random(f"{seed} {players} {number}")
        state = GAME.new(players, rng.getrandbits(64))
        generator = TurnGenerator(state.printed, ready)
        generator.width = 2
        while not GAME.over(state):
            samples.append(sample_of(number, state, generator.evaluation))
            take_turn(state, generator, rng)
        ends[number] = np.array(state.vp[:players], dtype=float)
    return samples, ends


def take_turn(state: State, generator: TurnGenerator, rng: Random) -> None:
    generator.start = state.clone()
    turns.generate(generator, rng.getrandbits(32))
    order, scores = generator.order[: generator.listed], generator.score[: generator.found]
    if rng.random() < RANDOM_TURNS:
        chosen = rng.choice(order)
    else:
        chosen = max(order, key=lambda turn: scores[turn] + rng.gauss(0, 1000 * SCORE_NOISE))
    for action in turns.decisions_of(generator, chosen):
        GAME.apply(state, state.actor, action)
    assert state.step == AT_TURN or GAME.over(state)


def sample_of(game: int, state: State, room: evaluation.Evaluation) -> Sample:
    evaluation.evaluate(room, state)
    players = state.players
    placed = sum(wheel.placed(state, seat) for seat in range(players))
    features = np.array(room.feature[: players * FEATURES], dtype=float).reshape(players, FEATURES)
    return Sample(game, state.round, placed / (players * WORKERS[players]), features, np.array(state.vp[:players], dtype=float))


def fit_all_rounds(
    samples: list[Sample], ends: dict[int, Numbers], before: list[RoundWeights]
) -> tuple[list[RoundWeights], list[list[int]]]:
    """The weights of each round, the last first, and the errors of the expected leads."""
    rounds = list(before)
    goals = dict(ends)
    for number in range(ROUNDS, 0, -1):
        own = [sample for sample in samples if sample.round == number]
        rounds[number - 1] = fit(own, goals, before[number - 1])
        goals = {sample.game: rounds[number - 1].expects(sample) for sample in own if sample.progress == 0}
    errors = [spread([m for m in samples if m.round == number], ends, rounds[number - 1]) for number in range(1, ROUNDS + 1)]
    return rounds, errors


def fit(samples: list[Sample], goals: dict[int, Numbers], before: RoundWeights) -> RoundWeights:
    """Least squares on leads over the average seat, drawn towards the weights before."""
    rows, wanted = [], []
    for sample in samples:
        both = np.hstack([sample.features * (1 - sample.progress), sample.features * sample.progress])
        rows.append(both - both.mean(axis=0))
        missing = goals[sample.game] - sample.vp
        wanted.append(missing - missing.mean())
    x, y = np.vstack(rows), np.concatenate(wanted)
    start = np.concatenate([before.early, before.late])
    moved = np.linalg.solve(x.T @ x + RIDGE_PENALTY * np.eye(x.shape[1]), x.T @ (y - x @ start))
    return RoundWeights(*np.split(start + moved, 2))


def spread(samples: list[Sample], ends: dict[int, Numbers], weights_of_round: RoundWeights) -> list[int]:
    """By how many thousandths of a VP the final lead over the best rival misses what is expected, early and late in the round."""
    errors: list[list[float]] = [[], []]
    for sample in samples:
        if sample.progress < 0.3 or sample.progress > 0.7:
            errors[int(sample.progress > 0.7)].extend(leads(ends[sample.game]) - leads(weights_of_round.expects(sample)))
    return [round(1000 * float(np.sqrt(np.mean(np.square(part))))) for part in errors]


def leads(vp: Numbers) -> Numbers:
    return np.array([own - max(np.delete(vp, seat)) for seat, own in enumerate(vp)])


def rounds_of(table: dict[str, Any], players: int) -> list[RoundWeights]:
    rounds = table["players"][str(players)]
    return [RoundWeights(np.array(one["early"]) / 1000, np.array(one["late"]) / 1000) for one in rounds]


def run_pass(table: dict[str, Any], games: int, seed: int) -> dict[str, Any]:
    """One pass for every number of players."""
    learned: dict[str, Any] = {"features": table["features"], "players": {}}
    for players in GAME.player_counts:
        samples, ends = play(players, games, seed, table)
        rounds, errors = fit_all_rounds(samples, ends, rounds_of(table, players))
        learned["players"][str(players)] = [
            {"early": thousandths(weights_of_round.early), "late": thousandths(weights_of_round.late), "spread": error}
            for weights_of_round, error in zip(rounds, errors, strict=True)
        ]
        average = np.mean([vp.mean() for vp in ends.values()])
        print(f"{players} players: {len(samples)} samples, {average:.1f} VP on average, errors {errors}", flush=True)
    return learned


def thousandths(values: Numbers) -> list[int]:
    return [round(1000 * float(value)) for value in values]


def write(table: dict[str, Any], path: Path) -> None:
    """A line for each list, so that a change of weights can be read."""
    path.write_text(compact(json.dumps(table, indent=1)) + "\n")


def compact(text: str) -> str:
    """Numbers of a list on one line."""
    lines: list[str] = []
    for line in text.splitlines():
        bare = line.strip()
        if lines and bare.rstrip(",").lstrip("-").isdigit():
            lines[-1] += bare if lines[-1].endswith("[") else f" {bare}"
        elif lines and bare.startswith("]") and lines[-1][-1].isdigit():
            lines[-1] += bare
        else:
            lines.append(line)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the evaluation for Terracotta Army.")
    parser.add_argument("--games", type=int, default=1500, help="games of each number of players in a pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=weights.FILE)
    chosen = parser.parse_args()
    table = initial_weights.table()
    for number in range(chosen.passes):
        print(f"pass {number + 1} of {chosen.passes}", flush=True)
        table = run_pass(table, chosen.games, chosen.seed + number)
        write(table, chosen.out)


if __name__ == "__main__":
    main()
