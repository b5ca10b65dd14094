"""`python -m bench.prey_xidit`: is Xidit's `marshal` easy prey for anybody who sticks to something simple?

Every scripted strategy below, every style and the simpler bots hunt (`hunting.py`).
"""

from functools import partial
from random import Random

from bench.hunting import Hunter, hunt
from claycrown import bots
from claycrown.games.xidit.bots.styles import STYLES, UNITS, Style, Stylist
from claycrown.games.xidit.rules.pieces import ACTION, AT_PLAN, KINDS_OF_ORDER, ORDERS, PLAN, PLANS, ROADS, WAIT
from claycrown.games.xidit.rules.state import State

MUCH = 100.0
THREATS = ("threats ready, near", "threats ready", "threats ready, far", "threats nearly ready")
SIMPLE = {
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
"""Quick plans with exaggerated preferences."""
LOOPS = {
    "only waiting": (WAIT,) * ORDERS,
    "only acting where it stands": (ACTION,) * ORDERS,
    **{f"the same loop by road {road}": (ACTION, road) * (ORDERS // 2) for road in range(ROADS)},
}
"""The same six orders every year, and quick choices for all else."""
BOTS = ("novice", *STYLES, "greedy", "steward")


class Scripted(Stylist):
    """Simple preferences, or the same orders every year."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.style = SIMPLE.get(name, Style(0.0, ()))
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        if view.step == AT_PLAN and self.name in LOOPS:
            plan = 0
            for order in LOOPS[self.name]:
                plan = plan * KINDS_OF_ORDER + order
            assert plan < PLANS
            return PLAN + plan
        return super().decide(view, seat)


HUNTERS: dict[str, Hunter] = {
    **{name: partial(Scripted, name) for name in (*SIMPLE, *LOOPS)},
    **{name: partial(bots.make, name, "xidit") for name in BOTS},
}
main = hunt("xidit", HUNTERS, 20_000, contestants=partial(max, 4))  # with three a virtual player is a contestant, too


if __name__ == "__main__":
    main()
