"""`python -m bench.prey_xidit`: is Xidit's `marshal` easy prey for anybody who sticks to something simple?

Every scripted strategy below, every style and the simpler bots take one seat against `marshal`s (a tenth of their second) on the
others. All play some games first, moving on by a seat from one to the next; those that win more than their share go on until
they have played all. None should win more than its share and ten points.
"""

import time
from random import Random

import click

from claycrown import bots
from claycrown.arena.standings import wilson
from claycrown.bots.contract import Bot
from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots.styles import STYLES, UNITS, Style, Stylist
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ACTION, AT_PLAN, KINDS_OF_ORDER, ORDERS, PLAN, PLANS, ROADS, WAIT
from claycrown.games.xidit.rules.state import State

MUCH = 100.0
THREATS = ("threats ready, near", "threats ready", "threats ready, far", "threats nearly ready")
TASTES = {
    "quick plans": Style(0.0, ()),
    "only gold": Style(0.0, (("gold", MUCH),)),
    "only floors": Style(0.0, (("floors", MUCH),)),
    "only bards": Style(0.0, (("reputation", MUCH),)),
    "floors and bards, no gold": Style(0.0, (("gold", 0.0),)),
    "gold and bards, no floors": Style(0.0, (("floors", 0.0),)),
    "gold and floors, no bards": Style(0.0, (("reputation", 0.0), ("held regions", 0.0), ("close regions", 0.0))),
    "only recruiting": Style(0.0, (), tuple((unit, 5.0) for unit in UNITS)),
    "spend at once": Style(0.0, tuple((unit, 0.0) for unit in UNITS), tuple((unit, 0.0) for unit in UNITS)),
    "be ready for threats": Style(0.0, (), tuple((threat, 4.0) for threat in THREATS)),
    "only regions to hold": Style(0.0, (("held regions", MUCH), ("close regions", MUCH))),
}
"""Quick plans with a taste carried too far."""
LOOPS = {
    "only waiting": (WAIT,) * ORDERS,
    "only acting where it stands": (ACTION,) * ORDERS,
    **{f"the same loop by road {road}": (ACTION, road) * (ORDERS // 2) for road in range(ROADS)},
}
"""The same six orders every year; between the years quick choices."""
BOTS = ("novice", *STYLES, "greedy", "steward")


class Scripted(Stylist):
    """A taste, or the same orders every year."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.style = TASTES.get(name, Style(0.0, ()))
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        if view.step == AT_PLAN and self.name in LOOPS:
            plan = 0
            for order in LOOPS[self.name]:
                plan = plan * KINDS_OF_ORDER + order
            assert plan < PLANS
            return PLAN + plan
        return super().decide(view, seat)


def hunter_wins(hunter: str, players: int, number: int, simulations: int) -> bool:
    """Whether the hunter wins a game against `marshal`s; the seat moves on from game to game."""
    own = number % players
    budget = Budget(simulations=simulations)
    at_table: list[Bot] = [bots.make("marshal", "xidit", 100 * number + seat, budget) for seat in range(players)]
    at_table[own] = bots.make(hunter, "xidit", number) if hunter in BOTS else Scripted(hunter, number)
    state = GAME.new(players, number // players)
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        GAME.apply(state, seat, at_table[seat].decide(GAME.view(state, seat), seat))
    return bool(GAME.result(state).winner == GAME.seats(state)[own])


@click.command()
@click.option("--players", type=click.IntRange(3, 5), multiple=True, default=(3, 4, 5), show_default=True)
@click.option("--first", type=click.IntRange(1), default=6, show_default=True, help="Games that all play.")
@click.option(
    "--games", type=click.IntRange(1), default=60, show_default=True, help="Games of those that win more than their share."
)
@click.option("--simulations", type=click.IntRange(1), default=20_000, show_default=True, help="Of each marshal.")
def main(players: tuple[int, ...], first: int, games: int, simulations: int) -> None:
    for many in players:
        for hunter in [*TASTES, *LOOPS, *BOTS]:
            begun = time.process_time()
            played = won = 0
            share = 1 / max(many, 4)  # with three a virtual player is a contestant, too
            while played < first or (played < games and won / played > share):
                won += hunter_wins(hunter, many, played, simulations)
                played += 1
            low, high = wilson(won, played)
            took = f"{time.process_time() - begun:.0f} s"
            click.echo(f"{many} players, {hunter}: {won} of {played} ({100 * low:.0f} to {100 * high:.0f} %), {took}")


if __name__ == "__main__":
    main()
