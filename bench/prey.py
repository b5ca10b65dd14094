"""`python -m bench.prey`: is Terracotta's `marshal` easy prey for anybody who sticks to something simple?

Every scripted strategy below, every style and the simpler bots hunt (`hunting.py`); the marshals have a tenth of their second.
"""

from collections.abc import Callable
from functools import partial

from bench.hunting import Hunter, hunt
from claycrown import bots
from claycrown.bots.contract import Bot
from claycrown.games.terracotta.bots import turns
from claycrown.games.terracotta.bots.styles import tilted
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.bots.units import MAX_DECISIONS, VP_UNIT
from claycrown.games.terracotta.bots.whole_turns import WholeTurns
from claycrown.games.terracotta.rules import decisions
from claycrown.games.terracotta.rules.pieces import BUILD_STATUE, BUY, MAX_PLAYERS, TYPES
from claycrown.games.terracotta.rules.state import State

MASTERS = ("builder", "administrator", "inspector", "claymaker", "overseer", "smith")
WEAPONS = ("sword", "halberd", "crossbow", "spear")
DOMINATED = ("one ahead", "far ahead")
Bonus = Callable[[State, TurnGenerator, int], float]
"""The additional value of a drafted turn for a hunter, in VP."""


def nothing(state: State, drafted: TurnGenerator, found: int) -> float:
    return 0.0


def built(drafted: TurnGenerator, found: int) -> list[int]:
    """The types of the warriors built in a turn."""
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


Preferences = tuple[tuple[str, float], ...]
STRATEGIES: dict[str, tuple[Preferences, Bonus]] = {
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
    """Takes the drafted turn with the highest value, without any search."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._preferences, self._bonus = STRATEGIES[name]

    def plan(self, view: State) -> list[int]:
        drafted = TurnGenerator(view.printed, tilted(view.players, self._preferences))
        drafted.start = view.clone()
        turns.generate(drafted, 0)
        listed = drafted.order[: drafted.listed]
        liked = max(listed, key=lambda found: drafted.score[found] / VP_UNIT + self._bonus(view, drafted, found))
        return turns.decisions_of(drafted, liked)


def _scripted(name: str, seed: int) -> Bot:
    """Nothing is left to chance."""
    return Scripted(name)


HUNTERS: dict[str, Hunter] = {
    **{name: partial(_scripted, name) for name in STRATEGIES},
    **{name: partial(bots.make, name, "terracotta") for name in BOTS},
}
main = hunt("terracotta", HUNTERS, 390, contestants=int)


if __name__ == "__main__":
    main()
