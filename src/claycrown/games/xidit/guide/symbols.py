"""What each symbol on the table is and does: for the legend, and for descriptions of things that bear it."""

from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.rules import pieces
from claycrown.games.xidit.rules.game import EDITIONS
from claycrown.games.xidit.rules.printed import Printed
from claycrown.guide.types import Description, Legend, LegendSymbol


def unit(printed: Printed, kind: int) -> Description:
    reward = Message(f"xidit-census-reward-{things.UNIT_IDS[kind]}")
    values: dict[str, Value] = {"unit": things.unit(kind), "rank": kind + 1, "count": printed.units[kind], "reward": reward}
    return Description([Message("xidit-means-unit", values)], ["X1.3", "X6.2"])


def reward(name: str) -> Description:
    """Gold, bards and guild floors."""
    rules = {"gold": ["X1.5", "X4.7"], "bards": ["X4.8", "X8.2"], "floors": ["X4.9", "X8.1"]}
    values: dict[str, Value] = {
        "what": name,
        "bards": pieces.BARDS_EACH,
        "floors": pieces.FLOORS_EACH,
        "highest": pieces.HIGHEST_GUILD,
    }
    return Description([Message("xidit-means-reward", values)], rules[name])


def order(name: str) -> Description:
    """What a dial may be set to."""
    kind = "road" if name in pieces.ROAD_NAMES else name
    rules = {"road": ["X4.2"], "action": ["X4.4", "X4.5", "X4.11", "X4.13"], "wait": ["X4.3"]}
    return Description([Message("xidit-means-order", {"kind": kind, "order": things.order(name)})], rules[kind])


def assessment(name: str) -> Description:
    return Description(
        [Message("xidit-means-assessment", {"name": name, "assessment": things.assessment(name)})], ["X8.1", "X8.3"]
    )


def legend(edition: Edition) -> list[Legend]:
    printed = EDITIONS.printed(edition)
    places = ("camp", "threat", "bastion", "lyre", "guild", "idrakys")
    rules = {
        "camp": ["X1.6", "X4.4"],
        "threat": ["X1.6", "X4.5", "X4.6"],
        "bastion": ["X1.2", "X1.8"],
        "lyre": ["X1.2", "X8.2"],
        "guild": ["X4.9"],
        "idrakys": ["X1.4"],
    }
    on_map = [LegendSymbol(place, Description([Message("xidit-means-place", {"what": place})], rules[place])) for place in places]
    return [
        Legend(Message("xidit-legend-map"), on_map),
        Legend(
            Message("xidit-legend-units"),
            [LegendSymbol(f"unit {letter}", unit(printed, kind)) for kind, letter in enumerate(pieces.UNIT_LETTERS)],
        ),
        Legend(Message("xidit-legend-rewards"), [LegendSymbol(name, reward(name)) for name in pieces.REWARD_NAMES]),
        Legend(Message("xidit-legend-orders"), [LegendSymbol(f"order {name}", order(name)) for name in pieces.ORDER_NAMES]),
        Legend(
            Message("xidit-kingdom"),
            [
                *(
                    LegendSymbol(
                        f"titan {count}", Description([Message("xidit-means-titan", {"units": count})], ["X1.7", "X4.11"])
                    )
                    for count in printed.titan_symbols
                ),
                *(LegendSymbol(f"assessment {name}", assessment(name)) for name in pieces.ASSESSMENT_NAMES),
            ],
        ),
    ]
