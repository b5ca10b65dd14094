"""What each symbol on the table is and does: for the legend, and for descriptions of things that bear it."""

import re

from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.guide.figures import numbers
from claycrown.games.terracotta.rules.game import EDITIONS
from claycrown.games.terracotta.rules.pieces import (
    ARCHER_VP,
    BUILD,
    CLAY,
    COINS,
    COINS_TILE,
    FOOTMAN_DOMINATION,
    FOOTMAN_PRESENCE,
    HALBERD_VP,
    LINE_DOMINATION,
    LINE_PRESENCE,
    MASTER,
    MASTER_NAMES,
    MAX_SEGMENTS,
    QUADRANT_TILE,
    READY,
    RING_ACTION_NAMES,
    RING_NAMES,
    RING_TURN_COST,
    SPEAR_COINS,
    SPEAR_VP,
    SPECIALIST_NAMES,
    SWORD_VP,
    TILE_NAMES,
    TYPE_TILE,
    WARRIOR_NAMES,
    WEAPON_NAMES,
    WORKER_NAMES,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.guide.types import Description, Legend, LegendSymbol


def action(kind: int, value: int) -> Description:
    """A symbol on the wheel."""
    name: Value = ""
    does: Value = ""
    rules = [rule_ids.RING_ACTIONS[kind]]
    if kind == MASTER:
        name, does = naming.master(value), Message("terracotta-master-does", {"name": MASTER_NAMES[value]})
        rules.append(rule_ids.MASTERS[value])
    if kind == READY:
        name = naming.weapon(value)
    if kind == BUILD:
        rules += ["T5.1", "T5.2"]
    amount = value if kind in (COINS, CLAY, BUILD) else 0
    said: dict[str, Value] = {"kind": RING_ACTION_NAMES[kind], "value": amount, "name": name, "does": does}
    return Description([Message("terracotta-means-action", said)], rules)


def warrior(kind: int) -> Description:
    said: dict[str, Value] = {"type": WARRIOR_NAMES[kind], "weapon": naming.weapon(kind)}
    return Description([Message("terracotta-means-warrior", said)], ["T1.4", "T5.2", "T5.3"])


def weapon(printed: Printed, kind: int) -> Description:
    vp = (SWORD_VP, HALBERD_VP, 1, SPEAR_VP)[kind]
    needing = [name for name, needs in zip(SPECIALIST_NAMES, printed.specialist_weapon, strict=True) if needs == kind]
    specialists = [Message("terracotta-specialist", {"type": name}) for name in needing]
    does = Message("terracotta-means-weapon", {"name": WEAPON_NAMES[kind], "vp": vp, "coins": SPEAR_COINS})
    needed = [Message("terracotta-means-weapon-buys", {"specialists": specialists})] if specialists else []
    return Description([does, *needed], [rule_ids.WEAPONS[kind], "T1.7"])


def specialist(name: str) -> Description:
    said: dict[str, Value] = {
        "type": name,
        "domination": FOOTMAN_DOMINATION,
        "presence": FOOTMAN_PRESENCE,
        "vp": ARCHER_VP,
    }
    rules = {"horse": ["T6.2"], "footman": ["T6.3", "T10.1"], "archer": ["T6.4", "T6.5", "T10.4"], "musician": ["T6.6", "T8.3"]}
    return Description([Message("terracotta-means-specialist", said)], rules[name])


def worker(kind: str) -> Description:
    return Description(
        [Message("terracotta-means-worker", {"kind": kind})], ["T1.2", "T3.3", *(["T4.5"] if kind == "artisan" else [])]
    )


def goods(what: str) -> Description:
    """Coins, wet and dry clay, victory points."""
    rules = {"coin": ["T1.3", "T10.5"], "wet": ["T1.3", "T9.2"], "dry": ["T1.3", "T4.4"], "vp": ["T1.1"]}
    return Description([Message("terracotta-means-goods", {"what": what, "cost": RING_TURN_COST})], rules[what])


def tile(number: int) -> Description:
    """What a scoring tile counts."""
    name = TILE_NAMES[number]
    kind = (
        "goods" if number >= COINS_TILE else "quadrant" if number >= QUADRANT_TILE else "type" if number >= TYPE_TILE else "line"
    )
    return Description([Message("terracotta-means-tile", {"kind": kind, "tile": naming.tile(name)})], ["T8.4", "T8.5", "T1.8"])


def inspector(line: str) -> Description:
    said: dict[str, Value] = {"line": line, "domination": LINE_DOMINATION, "presence": LINE_PRESENCE}
    return Description([Message("terracotta-means-inspector", said)], ["T1.10", "T8.1" if line == "row" else "T8.2"])


def legend(edition: Edition) -> list[Legend]:
    """Every symbol, as the edition has them, in the order in which one meets them."""
    printed = EDITIONS.printed(edition)
    weapons = [LegendSymbol(f"weapon {name}", weapon(printed, kind)) for kind, name in enumerate(WEAPON_NAMES)]
    return [
        Legend(Message("terracotta-legend-wheel"), _actions(printed)),
        Legend(
            Message("terracotta-legend-players"),
            [
                *(LegendSymbol(f"worker {kind}", worker(kind)) for kind in WORKER_NAMES),
                *(LegendSymbol(f"goods {what}", goods(what)) for what in ("coin", "wet", "dry")),
                *weapons,
                LegendSymbol("token", Description([_tokens(printed)], ["T4.6"])),
                LegendSymbol("priority", Description([Message("terracotta-means-priority")], ["T4.7", "T9.1"])),
            ],
        ),
        Legend(
            Message("terracotta-legend-mausoleum"),
            [
                *(LegendSymbol(f"warrior {name}", warrior(kind)) for kind, name in enumerate(WARRIOR_NAMES)),
                *(LegendSymbol(f"specialist {name}", specialist(name)) for name in SPECIALIST_NAMES),
                *(LegendSymbol(f"inspector {line}", inspector(line)) for line in ("row", "column")),
            ],
        ),
        Legend(
            Message("terracotta-tiles"), [LegendSymbol(f"tile {TILE_NAMES[number]}", tile(number)) for number in printed.tiles]
        ),
    ]


def _tokens(printed: Printed) -> Message:
    return Message("terracotta-means-token", {"costs": numbers(printed.token_cost)})


def _actions(printed: Printed) -> list[LegendSymbol]:
    """Each once, ring by ring."""
    found: dict[str, LegendSymbol] = {}
    for place in (ring * MAX_SEGMENTS + segment for ring in range(len(RING_NAMES)) for segment in range(printed.segments)):
        kind, value = printed.action_kind[place], printed.action_value[place]
        named = {MASTER: MASTER_NAMES, READY: WEAPON_NAMES}
        shown = named[kind][value] if kind in named else str(value) if kind in (COINS, CLAY, BUILD) else ""
        symbol = f"action {RING_ACTION_NAMES[kind]} {shown}".rstrip()
        found.setdefault(symbol, LegendSymbol(symbol, action(kind, value)))
    order = list(RING_ACTION_NAMES)
    return sorted(found.values(), key=lambda sign: (order.index(sign.symbol.split()[1]), re.sub(r"\D", "", sign.symbol)))
