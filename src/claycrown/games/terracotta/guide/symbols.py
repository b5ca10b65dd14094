"""What each symbol on the table is and does: for the legend, and for descriptions of things that bear it."""

import re

from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.guide.figures import numbers
from claycrown.games.terracotta.rules import pieces
from claycrown.games.terracotta.rules.game import EDITIONS
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.guide.types import Description, Legend, LegendSymbol


def action(kind: int, value: int) -> Description:
    """A symbol on the wheel."""
    name: Value = ""
    does: Value = ""
    rules = [rule_ids.RING_ACTIONS[kind]]
    if kind == pieces.MASTER:
        name, does = naming.master(value), Message("terracotta-master-does", {"name": pieces.MASTER_NAMES[value]})
        rules.append(rule_ids.MASTERS[value])
    if kind == pieces.READY:
        name = naming.weapon(value)
    if kind == pieces.BUILD:
        rules += ["T5.1", "T5.2"]
    amount = value if kind in (pieces.COINS, pieces.CLAY, pieces.BUILD) else 0
    values: dict[str, Value] = {"kind": pieces.RING_ACTION_NAMES[kind], "value": amount, "name": name, "does": does}
    return Description([Message("terracotta-means-action", values)], rules)


def warrior(kind: int) -> Description:
    values: dict[str, Value] = {"type": pieces.WARRIOR_NAMES[kind], "weapon": naming.weapon(kind)}
    return Description([Message("terracotta-means-warrior", values)], ["T1.4", "T5.2", "T5.3"])


def weapon(printed: Printed, kind: int) -> Description:
    vp = (pieces.SWORD_VP, pieces.HALBERD_VP, 1, pieces.SPEAR_VP)[kind]
    needing = [name for name, needs in zip(pieces.SPECIALIST_NAMES, printed.specialist_weapon, strict=True) if needs == kind]
    specialists = [Message("terracotta-specialist", {"type": name}) for name in needing]
    does = Message("terracotta-means-weapon", {"name": pieces.WEAPON_NAMES[kind], "vp": vp, "coins": pieces.SPEAR_COINS})
    needed = [Message("terracotta-means-weapon-buys", {"specialists": specialists})] if specialists else []
    return Description([does, *needed], [rule_ids.WEAPONS[kind], "T1.7"])


def specialist(name: str) -> Description:
    values: dict[str, Value] = {
        "type": name,
        "domination": pieces.FOOTMAN_DOMINATION,
        "presence": pieces.FOOTMAN_PRESENCE,
        "vp": pieces.ARCHER_VP,
    }
    rules = {"horse": ["T6.2"], "footman": ["T6.3", "T10.1"], "archer": ["T6.4", "T6.5", "T10.4"], "musician": ["T6.6", "T8.3"]}
    return Description([Message("terracotta-means-specialist", values)], rules[name])


def worker(kind: str) -> Description:
    return Description(
        [Message("terracotta-means-worker", {"kind": kind})], ["T1.2", "T3.3", *(["T4.5"] if kind == "artisan" else [])]
    )


def goods(what: str) -> Description:
    """Coins, wet and dry clay, victory points."""
    rules = {"coin": ["T1.3", "T10.5"], "wet": ["T1.3", "T9.2"], "dry": ["T1.3", "T4.4"], "vp": ["T1.1"]}
    return Description([Message("terracotta-means-goods", {"what": what, "cost": pieces.RING_TURN_COST})], rules[what])


def tile(number: int) -> Description:
    """What a scoring tile counts."""
    name = pieces.TILE_NAMES[number]
    kind = (
        "goods"
        if number >= pieces.COINS_TILE
        else "quadrant"
        if number >= pieces.QUADRANT_TILE
        else "type"
        if number >= pieces.TYPE_TILE
        else "line"
    )
    return Description([Message("terracotta-means-tile", {"kind": kind, "tile": naming.tile(name)})], ["T8.4", "T8.5", "T1.8"])


def inspector(line: str) -> Description:
    values: dict[str, Value] = {"line": line, "domination": pieces.LINE_DOMINATION, "presence": pieces.LINE_PRESENCE}
    return Description([Message("terracotta-means-inspector", values)], ["T1.10", "T8.1" if line == "row" else "T8.2"])


def legend(edition: Edition) -> list[Legend]:
    """Every symbol, as the edition has them, in the order in which one meets them."""
    printed = EDITIONS.printed(edition)
    weapons = [LegendSymbol(f"weapon {name}", weapon(printed, kind)) for kind, name in enumerate(pieces.WEAPON_NAMES)]
    return [
        Legend(Message("terracotta-legend-wheel"), _actions(printed)),
        Legend(
            Message("terracotta-legend-players"),
            [
                *(LegendSymbol(f"worker {kind}", worker(kind)) for kind in pieces.WORKER_NAMES),
                *(LegendSymbol(f"goods {what}", goods(what)) for what in ("coin", "wet", "dry")),
                *weapons,
                LegendSymbol("token", Description([_tokens(printed)], ["T4.6"])),
                LegendSymbol("priority", Description([Message("terracotta-means-priority")], ["T4.7", "T9.1"])),
            ],
        ),
        Legend(
            Message("terracotta-legend-mausoleum"),
            [
                *(LegendSymbol(f"warrior {name}", warrior(kind)) for kind, name in enumerate(pieces.WARRIOR_NAMES)),
                *(LegendSymbol(f"specialist {name}", specialist(name)) for name in pieces.SPECIALIST_NAMES),
                *(LegendSymbol(f"inspector {line}", inspector(line)) for line in ("row", "column")),
            ],
        ),
        Legend(
            Message("terracotta-tiles"),
            [LegendSymbol(f"tile {pieces.TILE_NAMES[number]}", tile(number)) for number in printed.tiles],
        ),
    ]


def _tokens(printed: Printed) -> Message:
    return Message("terracotta-means-token", {"costs": numbers(printed.token_cost)})


def _actions(printed: Printed) -> list[LegendSymbol]:
    """Each once, ring by ring."""
    found: dict[str, LegendSymbol] = {}
    for place in (
        ring * pieces.MAX_SEGMENTS + segment for ring in range(len(pieces.RING_NAMES)) for segment in range(printed.segments)
    ):
        kind, value = printed.action_kind[place], printed.action_value[place]
        named = {pieces.MASTER: pieces.MASTER_NAMES, pieces.READY: pieces.WEAPON_NAMES}
        shown = named[kind][value] if kind in named else str(value) if kind in (pieces.COINS, pieces.CLAY, pieces.BUILD) else ""
        symbol = f"action {pieces.RING_ACTION_NAMES[kind]} {shown}".rstrip()
        found.setdefault(symbol, LegendSymbol(symbol, action(kind, value)))
    order = list(pieces.RING_ACTION_NAMES)
    return sorted(found.values(), key=lambda sign: (order.index(sign.symbol.split()[1]), re.sub(r"\D", "", sign.symbol)))
