"""`python -m bench.siblings --positions 400`: what Terracotta's evaluation does not see between turns of the same position.

In positions from games of a quick search some turns, good and bad, are each played out many times by quick turns with some
chance. What they lead to on the average is the measure: how much of the difference between them the evaluation misses, how much
it would miss with weights fitted to it (cross-validated), and how much with a further input. The evaluation's own error is
made of what no input tells, and of the chance of so few games, which is told as well.
"""

import json
from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from bench.regret import sampled
from claycrown.games.terracotta.bots import turns, weights
from claycrown.games.terracotta.bots.evaluation import Evaluation
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.rules import state as states
from claycrown.games.terracotta.rules import turn, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import BUILD, MAX_PLAYERS, NOBODY, ROUNDS
from claycrown.games.terracotta.rules.state import State
from tools.training import terracotta as training

Numbers = NDArray[np.float64]
BEST, GOOD, OTHERS = 4, 2, 1
"""Turns sampled from a position: the best by the evaluation, some of the next ten, some of the rest."""
SCORE_NOISE = 1500
"""The standard deviation, in thousandths of a VP, of the noise by which quick turns are chosen."""
FOLDS = 5
RIDGE_PENALTY = 100.0


class Sibling(NamedTuple):
    """A turn: its position by seat, and the mean result."""

    sample: training.Sample
    mover: int
    final_vp: Numbers
    chance: float
    """The squared standard error of the mover's lead."""
    inputs: dict[str, Numbers]


def quick_generator(state: State) -> TurnGenerator:
    """A draft as for a leaf of the search."""
    generator = TurnGenerator(state.printed, weights.of(state.players))
    generator.placements_followed, generator.is_rough = 8, True
    generator.width, generator.options, generator.most = 1, 1, 2
    return generator


def after(state: State, decisions: list[int]) -> State:
    position = state.clone()
    for decision in decisions:
        turn.apply(position, decision)
    return position


def play_out(state: State, generator: TurnGenerator, rng: Random) -> list[int]:
    """The final VP of a game continued with quick turns."""
    position = state.clone()
    while not GAME.over(position):
        states.overwrite(generator.start, position)
        turns.generate(generator, rng.getrandbits(32))
        scores = generator.score
        chosen = max(list(generator.order[: min(8, generator.listed)]), key=lambda one: scores[one] + rng.gauss(0, SCORE_NOISE))
        for decision in turns.decisions_of(generator, chosen):
            turn.apply(position, decision)
    return list(position.vp[: position.players])


def next_turn(state: State, _: Evaluation) -> Numbers:
    """What the best quick turn would bring each player who has a worker left, if it were their turn now."""
    generator, gains = quick_generator(state), np.zeros(state.players)
    for player in range(state.players):
        if wheel.placed(state, player) < wheel.workers(state, player):
            states.overwrite(generator.start, state)
            generator.start.actor = player
            turns.generate(generator, 7)
            value = max(generator.value[found * MAX_PLAYERS + player] for found in generator.order[: generator.listed])
            gains[player] = (value - generator.start_evaluation.value[player]) / 1000
    return gains


def builds_left(state: State, _: Evaluation) -> Numbers:
    """The free segments where one builds, times the own turns that are left."""
    free = [one for one in range(state.printed.segments) if state.craftsman_at[one] == state.artisan_at[one] == NOBODY]
    builds = sum(state.printed.action_kind[wheel.action_place(state, ring, one)] == BUILD for one in free for ring in range(3))
    left = [wheel.workers(state, player) - wheel.placed(state, player) for player in range(state.players)]
    return np.array(left, dtype=float) * builds


def threats(state: State, e: Evaluation) -> Numbers:
    """In all dues that a player leads: the rivals who lack at most one to draw level."""
    found = np.zeros(state.players)
    for due in range(e.dues):
        first = e.due_area[due] * MAX_PLAYERS
        counts = list(e.count[first : first + state.players])
        most = max(counts)
        if counts.count(most) == 1:
            found[counts.index(most)] += counts.count(most - 1) if most > 1 else 0
    return found


def warriors_in_dues(state: State, e: Evaluation) -> Numbers:
    """The own warriors in all rows, columns and tiles that are still scored."""
    return np.array(
        [sum(e.count[e.due_area[due] * MAX_PLAYERS + player] for due in range(e.dues)) for player in range(state.players)],
        dtype=float,
    )


def rack(state: State, _: Evaluation) -> Numbers:
    """The warriors that wet clay pays for in time, times the most VP that the rack shows."""
    size, vp = state.printed.rack_size, state.printed.rack_vp
    most = max((vp[size - left] for left in state.rack_left if left), default=0)
    left = [wheel.workers(state, player) - wheel.placed(state, player) for player in range(state.players)]
    return np.array([most * min(left[player], state.wet[player] / 3) for player in range(state.players)])


INPUTS: dict[str, Callable[[State, Evaluation], Numbers]] = {
    "next turn": next_turn,
    "builds left": builds_left,
    "threats": threats,
    "warriors in dues": warriors_in_dues,
    "rack": rack,
}


def siblings_of(number: int, position: State, games: int) -> list[Sibling]:
    """Some turns of a position that do not end the round."""
    rng, found = Random(number), []
    generator = TurnGenerator(position.printed, weights.of(position.players))
    generator.start = position.clone()
    turns.generate(generator, rng.getrandbits(32))
    order = list(generator.order[: generator.listed])
    good, rest = order[BEST : BEST + 10], order[BEST + 10 :]
    chosen = order[:BEST] + rng.sample(good, min(GOOD, len(good))) + rng.sample(rest, min(OTHERS, len(rest)))
    quick, room = quick_generator(position), Evaluation(weights.of(position.players))
    seeds = [rng.getrandbits(32) for _ in range(games)]
    for one in chosen:
        table = after(position, turns.decisions_of(generator, one))
        if table.round != position.round or GAME.over(table):
            return []
        sample = training.sample_of(number, table, room)
        inputs = {name: counted(table, room) for name, counted in INPUTS.items()}
        ends = np.array([play_out(table, quick, Random(seed)) for seed in seeds], dtype=float)
        chance = (ends[:, position.actor] - ends.mean(axis=1)).var(ddof=1) / games
        found.append(Sibling(sample, position.actor, ends.mean(axis=0), chance, inputs))
    return found


def differences(siblings: list[Sibling], values: list[Numbers]) -> Numbers:
    """Each seat's lead over the average seat, next to the average of all turns of the same position."""
    leads = np.array([of_seats - of_seats.mean(axis=0) for of_seats in values])
    numbers = np.array([one.sample.game for one in siblings])
    for number in set(numbers):
        leads[numbers == number] -= leads[numbers == number].mean(axis=0)
    return leads


def missed(siblings: list[Sibling], inputs: list[str], *, fitted: bool) -> float:
    """The share of the differences between turns that the evaluation misses, cross-validated."""
    known = training.rounds_of(json.loads(weights.FILE.read_text()), siblings[0].sample.features.shape[0])
    looked_at = [np.column_stack([one.sample.features, *(one.inputs[name] for name in inputs)]) for one in siblings]
    early = differences(siblings, [x * (1 - one.sample.progress) for x, one in zip(looked_at, siblings, strict=True)])
    late = differences(siblings, [x * one.sample.progress for x, one in zip(looked_at, siblings, strict=True)])
    rows = np.concatenate([early, late], axis=2)
    led_to = differences(siblings, [one.final_vp for one in siblings])
    error = differences(siblings, [one.final_vp - known[one.sample.round - 1].expects(one.sample) for one in siblings])
    rounds = np.array([one.sample.round for one in siblings])
    folds = np.array([one.sample.game % FOLDS for one in siblings])
    for number in range(1, ROUNDS + 1) if fitted else ():
        before = error.copy()
        for fold in range(FOLDS):
            train, test = (rounds == number) & (folds != fold), (rounds == number) & (folds == fold)
            x, y = rows[train].reshape(-1, rows.shape[2]), before[train].reshape(-1)
            change = np.linalg.solve(x.T @ x + RIDGE_PENALTY * np.eye(rows.shape[2]), x.T @ y)
            error[test] = before[test] - rows[test] @ change
    movers = np.arange(len(siblings)), [one.mover for one in siblings]
    return float(np.square(error[movers]).mean() / np.square(led_to[movers]).mean())


@click.command()
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@click.option("--positions", type=click.IntRange(FOLDS), default=400, show_default=True)
@click.option("--games", type=click.IntRange(2), default=32, show_default=True, help="Games that each turn is played out.")
def main(players: int, positions: int, games: int) -> None:
    siblings = [
        one for number, position in enumerate(sampled(players, positions)) for one in siblings_of(number, position, games)
    ]
    movers = np.arange(len(siblings)), [one.mover for one in siblings]
    whole = np.square(differences(siblings, [one.final_vp for one in siblings])[movers]).mean()
    click.echo(f"{len(siblings)} turns; of the squared differences between turns of a position")
    click.echo(f"chance makes up {fmean(one.chance for one in siblings) / whole:.3f}")
    click.echo(f"the evaluation misses {missed(siblings, [], fitted=False):.3f}, fitted {missed(siblings, [], fitted=True):.3f}")
    for name in INPUTS:
        click.echo(f"fitted with {name}: {missed(siblings, [name], fitted=True):.3f}")
    click.echo(f"fitted with all these: {missed(siblings, list(INPUTS), fitted=True):.3f}")


if __name__ == "__main__":
    main()
