"""`python -m bench.regret simulations=390 simulations=3900`: the loss of Terracotta's search with different settings.

Much cheaper than matches, but it only sees how well the search finds what it would find with more time. In positions from games
of a quick search every setting chooses a turn, and a longer search from there says what that turn is worth. Settings are numbers
of `tree.Tree`; `batch` and `ramp` are those of `search.py`:

    python -m bench.regret --players 4 simulations=390 simulations=390,exploration=15,exploration_growth=4
"""

from random import Random
from statistics import fmean, stdev
from time import process_time
from unittest.mock import patch

import click

from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots import search
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.tree import Tree
from claycrown.games.terracotta.bots.units import CERTAIN_WIN
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State

Setting = dict[str, int]
FROM_A_GAME = 10
"""Positions from each game."""
QUICK = 60
"""Simulations of the search that plays those games."""
SECOND_BEST = 0.15
"""The probability of taking the second best turn, so that games differ."""


def sampled(players: int, many: int) -> list[State]:
    found: list[State] = []
    while len(found) < many:
        rng = Random(f"{players} {len(found)}")
        state, before = GAME.new(players, rng.getrandbits(64)), []
        while not GAME.over(state):
            before.append(state.clone())
            looked = Search(state, rng.getrandbits(32))
            looked.run(Budget(simulations=QUICK))
            best = looked.ranking()
            for action in looked.decisions(best[1 if len(best) > 1 and rng.random() < SECOND_BEST else 0]):
                GAME.apply(state, state.actor, action)
        found += rng.sample(before, FROM_A_GAME)
    return found[:many]


def chosen(position: State, setting: Setting) -> list[int]:
    """The turn that the search takes with a setting."""
    of_tree = {name: value for name, value in setting.items() if name not in ("simulations", "batch", "ramp")}

    def grown(root: State, weights: Weights, room: int) -> Tree:
        tree = Tree(root, weights, room)
        for name, value in of_tree.items():
            setattr(tree, name, value)
        return tree

    batch, ramp = setting.get("batch", search.BATCH), setting.get("ramp", search.BATCH_RAMP)
    with patch.multiple(search, Tree=grown, BATCH=batch, BATCH_RAMP=ramp):
        looked = Search(position, 1)
        looked.run(Budget(simulations=setting["simulations"]))
        return looked.decisions(looked.ranking()[0])


def worth(position: State, turn: list[int], simulations: int) -> float:
    """The chance to win, in per cent, that a longer search sees after the turn."""
    after, seat = position.clone(), position.actor
    for action in turn:
        GAME.apply(after, after.actor, action)
    if GAME.over(after):
        return 100.0 * (GAME.result(after).winner == GAME.seats(after)[seat])
    looked = Search(after, 2)
    looked.run(Budget(simulations=simulations))
    return float(100 * looked.tree.total_value[seat] / looked.tree.visits[0] / CERTAIN_WIN)


def parsed(text: str) -> Setting:
    return {name: int(value) for name, _, value in (part.partition("=") for part in text.split(","))}


@click.command()
@click.argument("settings", nargs=-1, required=True)
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True)
@click.option("--positions", type=click.IntRange(2), default=60, show_default=True)
@click.option("--judge", type=click.IntRange(1), default=5000, show_default=True, help="Simulations of the search that judges.")
def main(settings: tuple[str, ...], players: int, positions: int, judge: int) -> None:
    values: dict[str, list[float]] = {setting: [] for setting in settings}
    seconds = dict.fromkeys(settings, 0.0)
    for position in sampled(players, positions):
        known: dict[tuple[int, ...], float] = {}
        for setting in settings:
            begun = process_time()
            turn = chosen(position, parsed(setting))
            seconds[setting] += process_time() - begun
            if tuple(turn) not in known:
                known[tuple(turn)] = worth(position, turn, judge)
            values[setting].append(known[tuple(turn)])
    best = [max(of_position) for of_position in zip(*values.values(), strict=True)]
    for setting in settings:
        more = [own - first for own, first in zip(values[setting], values[settings[0]], strict=True)]
        lost = fmean(most - own for most, own in zip(best, values[setting], strict=True))
        click.echo(
            f"{setting}: loses {lost:.2f} % a turn to the best of all, {fmean(more):+.2f} (standard error "
            f"{stdev(more) / len(more) ** 0.5:.2f}) next to the first, {1000 * seconds[setting] / len(more):.0f} ms"
        )


if __name__ == "__main__":
    main()
