"""`python -m bench.prey`: is Terracotta's `marshal` easy prey for anybody who sticks to something simple?

Every scripted strategy below, every style and the simpler bots take one seat against `marshal`s (a tenth of their second) on the
others. All play some games first, moving on by a seat from one to the next; those that win more than their share go on until
they have played all. None should win more than its share and ten points.
"""

import time
from collections.abc import Callable
from functools import partial

import click

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.contract import Bot
from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots import turns
from claycrown.games.terracotta.bots.styles import tilted
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.bots.units import MAX_DECISIONS, VP_UNIT
from claycrown.games.terracotta.bots.whole_turns import WholeTurns
from claycrown.games.terracotta.rules import decisions
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import BUILD_STATUE, BUY, MAX_PLAYERS, TYPES
from claycrown.games.terracotta.rules.state import State

MASTERS = ("builder", "administrator", "inspector", "claymaker", "overseer", "smith")
WEAPONS = ("sword", "halberd", "crossbow", "spear")
DOMINATED = ("one ahead", "far ahead")
Wish = Callable[[State, TurnGenerator, int], float]
"""What a drafted turn is worth to somebody beyond what it is, in VP."""


def nothing(state: State, drafted: TurnGenerator, found: int) -> float:
    return 0.0


def built(drafted: TurnGenerator, found: int) -> list[int]:
    """The types of the warriors that a turn sets up."""
    first = found * MAX_DECISIONS
    taken = drafted.turns[first : first + drafted.length[found]]
    return [decisions.built_warrior(action) for action in taken if BUILD_STATUE <= action < BUY]


def only_type(warrior: int, state: State, drafted: TurnGenerator, found: int) -> float:
    return sum(8.0 if one == warrior else -8.0 for one in built(drafted, found))


def late(state: State, drafted: TurnGenerator, found: int) -> float:
    """Hoard for three rounds, then build."""
    return len(built(drafted, found)) * (-20.0 if state.round < 4 else 10.0)


def mirror(state: State, drafted: TurnGenerator, found: int) -> float:
    """Build what the next rival has most of."""
    rival = (drafted.seat + 1) % state.players
    theirs = [state.statue[space] - 1 for space in range(state.printed.spaces) if state.owner[space] == rival]
    return sum(theirs.count(one) for one in built(drafted, found))


def spite(state: State, drafted: TurnGenerator, found: int) -> float:
    """Whatever hurts the best rival."""
    values = drafted.value[found * MAX_PLAYERS : found * MAX_PLAYERS + state.players]
    return -3.0 * max(value for seat, value in enumerate(values) if seat != drafted.seat) / VP_UNIT


Taste = tuple[tuple[str, float], ...]
STRATEGIES: dict[str, tuple[Taste, Wish]] = {
    "the best turn at a glance": ((), nothing),
    "only masters": (tuple((master, 20.0) for master in MASTERS), nothing),
    "only coins": ((("coins", 6.0),), nothing),
    "only clay": ((("wet clay", 6.0), ("dry clay", 6.0)), nothing),
    "only weapons": (tuple((weapon, 15.0) for weapon in WEAPONS), nothing),
    "only artisans": ((("artisans", 20.0),), nothing),
    "always first": ((("first next", 20.0), ("early now", 5.0)), nothing),
    "only musicians": ((("heard", 4.0),), nothing),
    "only archers": ((("served", 15.0),), nothing),
    "only groups": ((("fellows", 4.0),), nothing),
    "only loners": ((("loners", 10.0),), nothing),
    "as many warriors as possible": ((("warriors", 20.0),), nothing),
    "footmen": (tuple((f"footman, {how}", 10.0) for how in DOMINATED), nothing),
    "what is scored now": (
        tuple((f"{what} now, {how}", 6.0) for what in ("row", "column", "tile") for how in DOMINATED),
        nothing,
    ),
    "what is scored later": (
        tuple((f"{what} later, {how}", 6.0) for what in ("row", "column", "tile") for how in DOMINATED),
        nothing,
    ),
    **{f"only warriors of type {warrior}": ((), partial(only_type, warrior)) for warrior in range(TYPES)},
    "hoard, and build late": ((), late),
    "mirror": ((), mirror),
    "spite": ((), spite),
}
BOTS = (
    "random",
    "novice",
    "potter",
    "miser",
    "drummer",
    "mason",
    "sergeant",
    "greedy",
    "captain",
    "courtier",
    "herald",
    "chancellor",
)


class Scripted(WholeTurns):
    """Takes the drafted turn that it likes best, without any search."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._taste, self._wish = STRATEGIES[name]

    def plan(self, view: State) -> list[int]:
        drafted = TurnGenerator(view.printed, tilted(view.players, self._taste))
        drafted.start = view.clone()
        turns.generate(drafted, 0)
        listed = drafted.order[: drafted.listed]
        liked = max(listed, key=lambda found: drafted.score[found] / VP_UNIT + self._wish(view, drafted, found))
        return turns.decisions_of(drafted, liked)


def prey_wins(hunter: str, players: int, number: int, simulations: int) -> bool:
    """Whether the hunter wins a game against `marshal`s; the seat moves on from game to game."""
    seat, seed = number % players, number // players
    budget = Budget(simulations=simulations)
    at_table: list[Bot] = [bots.make("marshal", "terracotta", 100 * number + one, budget) for one in range(players)]
    at_table[seat] = Scripted(hunter) if hunter in STRATEGIES else bots.make(hunter, "terracotta", number)
    state = GAME.new(players, seed)
    while not GAME.over(state):
        actor = state.actor
        GAME.apply(state, actor, at_table[actor].decide(GAME.view(state, actor), actor))
    return bool(GAME.result(state).winner == GAME.seats(state)[seat])


@click.command()
@click.option("--players", type=click.IntRange(2, 4), multiple=True, default=(2, 3, 4), show_default=True)
@click.option("--first", type=click.IntRange(1), default=6, show_default=True, help="Games that all play.")
@click.option(
    "--games", type=click.IntRange(1), default=60, show_default=True, help="Games of those that win more than their share."
)
@click.option("--simulations", type=click.IntRange(1), default=390, show_default=True, help="Of each marshal.")
def main(players: tuple[int, ...], first: int, games: int, simulations: int) -> None:
    for many in players:
        for hunter in [*STRATEGIES, *BOTS]:
            begun = time.process_time()
            played = won = 0
            while played < first or (played < games and won / played > 1 / many):
                won += prey_wins(hunter, many, played, simulations)
                played += 1
            low, high = wilson(won, played)
            took = f"{time.process_time() - begun:.0f} s"
            click.echo(f"{many} players, {hunter}: {won} of {played} ({100 * low:.0f} to {100 * high:.0f} %), {took}")


if __name__ == "__main__":
    main()
