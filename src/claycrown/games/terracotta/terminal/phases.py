"""The end of a round and of the game in words, one scoring after the other."""

from collections.abc import Sequence

from claycrown.games.terracotta.guide.phases import (
    ARCHER,
    CLEAN_UP,
    COLUMN,
    FOOTMAN,
    GROUP,
    MUSICIAN,
    RESOURCES,
    ROW,
    TILE,
    Phase,
)

TITLES = {
    ROW: "The inspector at row {where}",
    COLUMN: "The inspector at column {where}",
    MUSICIAN: "The musician on {where}",
    TILE: "The tile of the round, {where}",
    CLEAN_UP: "Clean-up",
    FOOTMAN: "The footman on {where}",
    GROUP: "The group at {where}",
    ARCHER: "The kneeling archers",
    RESOURCES: "Half of clay and coins",
}


def sentence(phase: Phase, seats: Sequence[str]) -> str:
    outcome = _clean_up(phase, seats) if phase.kind == CLEAN_UP else _scored(phase, seats)
    return f"{TITLES[phase.kind].format(where=phase.where)}: {outcome}."


def _scored(phase: Phase, seats: Sequence[str]) -> str:
    sums = {seat: sum(entry.amount for entry in phase.entries if entry.seat == seat) for seat in range(len(seats))}
    return ", ".join(f"{seats[seat]} {vp} VP" for seat, vp in sums.items() if vp) or "nobody scores"


def _clean_up(phase: Phase, seats: Sequence[str]) -> str:
    """T9: the new order, the clay that dries, the coins of the masters."""
    parts = []
    order = [seats[entry.seat] for entry in phase.entries if entry.what == "order"]
    if order:
        parts.append("the new order is " + ", ".join(order))
    drying = [entry for entry in phase.entries if entry.rule == "T9.2" and entry.what == "dry clay"]
    if drying:
        parts.append("clay dries: " + ", ".join(f"{seats[entry.seat]} {entry.amount}" for entry in drying))
    coins = [entry for entry in phase.entries if entry.rule == "T9.3"]
    if coins:
        parts.append("masters give coins: " + ", ".join(f"{seats[entry.seat]} {entry.amount}" for entry in coins))
    if any(entry.what == "round" for entry in phase.entries):
        parts.append("the workers come back and both rings turn by one")
    return "; ".join(parts) or "nothing changes"
