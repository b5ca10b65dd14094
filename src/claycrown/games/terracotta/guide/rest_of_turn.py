"""What may follow a decision in the same turn, as things stand: a segment's three actions, the weapon of a warrior just built."""

from collections.abc import Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming
from claycrown.games.terracotta.guide.log_lines import GOODS, effect
from claycrown.games.terracotta.rules import decisions, masters, pieces, specialists, wheel
from claycrown.games.terracotta.rules.game import GAME, entries
from claycrown.games.terracotta.rules.refusals import refusal
from claycrown.games.terracotta.rules.scoring_steps import decided
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import is_active, weapon_of_built

RING_STEPS = ((pieces.AT_INNER, pieces.INNER_RING), (pieces.AT_MIDDLE, pieces.MIDDLE_RING), (pieces.AT_OUTER, pieces.OUTER_RING))
INSTEAD = (pieces.TAKE_CLAY, pieces.TAKE_COIN, pieces.SKIP)
PLAIN_USE = {
    pieces.SWORD: pieces.USE_SWORD,
    pieces.HALBERD: pieces.USE_HALBERD,
    pieces.CROSSBOW: pieces.USE_CROSSBOW,
    pieces.SPEAR: pieces.USE_SPEAR,
}
"""Each weapon without anything that may be moved with it."""


def weapon_used(after: State) -> Sequence[LedgerEntry]:
    """What the weapon of the warrior just built gives without a choice (T5.4, T5.5, T5.7, T5.8); empty where none can be used."""
    return entries(decided(after, PLAIN_USE[weapon_of_built(after)])) if after.step == pieces.AT_WEAPON else ()


def weapon(after: State, used: Sequence[LedgerEntry]) -> Message:
    gains = [naming.goods(entry.what, entry.amount) for entry in used if entry.what in GOODS]
    return Message("terracotta-follows-weapon", {"weapon": naming.weapon(weapon_of_built(after)), "gains": gains})


def segment_actions(placed: State) -> list[Message]:
    """What the three actions would come to for the worker just placed, each after what the plain ones before it give."""
    table, messages = placed.clone(), []
    for step, ring in RING_STEPS:
        table.step = step
        ways = [action for action in GAME.legal(table, table.actor) if action not in INSTEAD]
        comes = _comes_to(table, ring, ways)
        messages.append(Message("terracotta-follows-ring", {"ring": pieces.RING_NAMES[ring], "what": comes}))
        if ways == [pieces.DO]:
            segment, worker = table.segment, table.worker
            table = decided(table, pieces.DO)
            # The imagined turn may be over; its place stays.
            table.segment, table.worker, table.actor = segment, max(worker, table.worker), placed.actor
    return messages


def _comes_to(table: State, ring: int, ways: Sequence[int]) -> Message:
    if not ways:
        return impossible(table, ring)
    if ways == [pieces.DO]:
        return Message("terracotta-follows-gains", {"gains": _gains(table)})
    first = ways[0]
    if pieces.HIRE <= first < pieces.HIRE + pieces.MASTERS:
        cost = min(table.printed.token_cost[way - pieces.HIRE] for way in ways)
        return Message("terracotta-follows-hire", {"master": naming.master(wheel.action_value(table, ring)), "cost": cost})
    if first >= pieces.BUY:
        return Message("terracotta-follows-buy", {"specialists": _offers(table)})
    if first >= pieces.BUILD_STATUE:
        return _built(table, ring, ways)
    if first >= pieces.COLLECT:
        clay = max(
            table.warehouse[decisions.collected_lower(way)] + table.warehouse[decisions.collected_higher(way)] for way in ways
        )
        return Message("terracotta-follows-collect", {"clay": clay})
    return Message("terracotta-follows-inspect")


def _gains(table: State) -> list[Message]:
    """Of an action that leaves no choice."""
    return [messages for entry in entries(decided(table, pieces.DO)) if (messages := effect(entry)) is not None]


def _built(table: State, ring: int, ways: Sequence[int]) -> Message:
    """With the VP of the best row in the rack and of an active weapon; the Master Builder's warriors have none (T7.1)."""
    kind, value = _done_kind(table, ring)
    if kind == pieces.MASTER:
        return Message("terracotta-follows-builder", {"cost": table.round})
    best = max(_vp_with_weapon(table, way) for way in _unlike(table, ways))
    return Message("terracotta-follows-build", {"clay": value, "vp": best})


def _unlike(table: State, ways: Sequence[int]) -> list[int]:
    """Those that may give other VP than their like: one for each type, and every space where the crossbow counts (T5.7)."""
    first = {decisions.built_warrior(way): way for way in reversed(ways)}
    if not is_active(table, table.actor, pieces.CROSSBOW):
        return list(first.values())
    return [way for way in ways if decisions.built_warrior(way) == pieces.CROSSBOW or way in first.values()]


def _vp_with_weapon(table: State, way: int) -> int:
    after = decided(table, way)
    return sum(entry.amount for entry in (*entries(after), *weapon_used(after)) if entry.what == "vp")


def _done_kind(table: State, ring: int) -> tuple[int, int]:
    """The action of a ring, or the inner one that the Master Administrator repeats (T7.2)."""
    kind, value = wheel.action_kind(table, ring), wheel.action_value(table, ring)
    if kind == pieces.MASTER and value == pieces.ADMINISTRATOR:
        return wheel.action_kind(table, pieces.INNER_RING), wheel.action_value(table, pieces.INNER_RING)
    return kind, value


def _offers(table: State) -> list[Message]:
    """The specialists that can be bought now, with what they cost."""
    return [
        Message(
            "terracotta-follows-specialist",
            {"specialist": naming.specialist(pieces.SPECIALIST_NAMES[number]), "cost": specialists.cost(table, number)},
        )
        for number in range(pieces.SPECIALISTS)
        if specialists.can_buy(table, number) and specialists.can_be_placed(table, number)
    ]


def impossible(table: State, ring: int) -> Message:
    """With the rules' own reason: of several ways to do it, of the one that is nearest."""
    nearest = _nearest(table, ring)
    if nearest == pieces.DO:
        kind, _ = _done_kind(table, ring)
        return Message("terracotta-follows-idle", {"kind": pieces.RING_ACTION_NAMES[kind]})
    action, why = naming.ring_action(table, ring, table.segment), refusal(table, nearest)
    assert why is not None  # nothing is legal here that carries the action out
    return Message("terracotta-follows-not", {"action": action, "why": why.reason})


def _nearest(table: State, ring: int) -> int:
    kind, value = wheel.action_kind(table, ring), wheel.action_value(table, ring)
    if kind == pieces.MASTER and not masters.has_token_at(table, table.actor, value):
        unused = [token for token in range(pieces.MASTERS) if not masters.is_token_used(table, table.actor, token)]
        return pieces.HIRE + min(unused, key=lambda token: table.printed.token_cost[token])
    if kind == pieces.MASTER and value == pieces.OVERSEER:
        return decisions.collecting(0, 1)
    kind, value = _done_kind(table, ring)
    if kind == pieces.BUILD or (kind == pieces.MASTER and value == pieces.BUILDER):
        return decisions.building(max(range(pieces.TYPES), key=lambda warrior: table.rack_left[warrior]), _empty_space(table))
    if kind == pieces.SPECIALIST:
        left = [number for number in range(pieces.SPECIALISTS) if table.specialists_left[number]] or [0]
        return decisions.buying(min(left, key=lambda number: specialists.cost(table, number)), _empty_space(table), 0)
    return pieces.DO


def _empty_space(table: State) -> int:
    return next((space for space in range(table.printed.spaces) if table.statue[space] == pieces.EMPTY), 0)
