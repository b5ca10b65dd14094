"""The end of a round and of the game (T8 to T10), scoring by scoring."""

from collections.abc import Callable, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.guide.spaces import players, targets_of
from claycrown.games.terracotta.rules.scoring_steps import (
    ARCHERS,
    CLEAN_UP,
    COLUMN,
    FOOTMEN,
    GROUPS,
    MUSICIANS,
    RESOURCES,
    ROW,
    TILE,
    Phase,
)
from claycrown.guide.question import LogLine, player


def lines(phase: Phase) -> list[LogLine]:
    """What happened, in a sentence or a few; nothing if it changed nothing."""
    if phase.kind == CLEAN_UP:
        return _clean_up(phase.entries)
    what = _TITLES[phase.kind](phase.where)
    text = Message("terracotta-phase", {"what": what, "outcome": outcome(phase.entries)})
    return [LogLine(text, None, [rule_ids.PHASES[phase.kind]], marked(phase))]


_TITLES: dict[str, Callable[[str], Message]] = {
    ROW: lambda where: Message("terracotta-phase-inspector", {"line": "row", "place": int(where)}),
    COLUMN: lambda where: Message("terracotta-phase-inspector", {"line": "column", "place": where}),
    MUSICIANS: lambda where: Message("terracotta-phase-musician", {"space": where}),
    TILE: lambda where: Message("terracotta-phase-tile", {"tile": naming.tile(where)}),
    FOOTMEN: lambda where: Message("terracotta-phase-footman", {"space": where}),
    GROUPS: lambda where: Message("terracotta-phase-group", {"space": where}),
    ARCHERS: lambda where: Message("terracotta-phase-archers"),
    RESOURCES: lambda where: Message("terracotta-phase-resources"),
}


def outcome(entries: Sequence[LedgerEntry]) -> Value:
    """Who scores how much: each of them once."""
    sums: dict[int, int] = {}
    for entry in entries:
        if entry.what == "vp":
            sums[entry.seat] = sums.get(entry.seat, 0) + entry.amount
    scored = [Message("terracotta-who-vp", {"who": player(seat), "vp": vp}) for seat, vp in sorted(sums.items())]
    return scored or Message("terracotta-nobody-scores")


def _clean_up(entries: Sequence[LedgerEntry]) -> list[LogLine]:
    """T9: the new order, the clay that dries, the coins of the masters; then the next round."""
    order = [player(entry.seat) for entry in entries if entry.what == "order"]
    drying = [entry for entry in entries if entry.rule == "T9.2" and entry.what == "dry clay"]
    coins = [entry for entry in entries if entry.rule == "T9.3"]
    found = []
    if order:
        found.append(LogLine(Message("terracotta-phase-order", {"order": order}), rules=["T9.1"]))
    if drying:
        found.append(LogLine(Message("terracotta-phase-drying", {"amounts": _amounts(drying)}), rules=["T9.2"]))
    if coins:
        found.append(LogLine(Message("terracotta-phase-coins", {"amounts": _amounts(coins)}), rules=["T9.3"]))
    for entry in entries:
        if entry.what == "round":
            found.append(LogLine(Message("terracotta-phase-round", {"round": entry.amount}), rules=["T9.4"]))
    return found


def _amounts(entries: Sequence[LedgerEntry]) -> list[Message]:
    return [Message("terracotta-who-amount", {"who": player(entry.seat), "amount": entry.amount}) for entry in entries]


def marked(phase: Phase) -> list[str]:
    """The subject of a phase, and the players it concerns where that is nothing on the board."""
    if phase.kind in (CLEAN_UP, RESOURCES):
        return players(phase.state, {entry.seat for entry in phase.entries if entry.seat >= 0})
    return targets_of(phase.state, phase.kind, phase.where)
