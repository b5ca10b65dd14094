"""What the table of Terracotta Army says, in English. The words of the board stand here, those of the log in `telling.py`."""

from collections.abc import Sequence

from claycrown.games.contract import Entry
from claycrown.games.terracotta.rules.pieces import (
    BUILD,
    CLAY,
    COINS,
    EMPTY,
    FOOTMAN,
    HORSE,
    MASTER,
    MUSICIAN,
    PRIORITY,
    READY,
    SOAK,
    SOLDIER,
    SPECIALIST,
    TRAIN,
    WEAPON_NAMES,
)
from claycrown.terminal.session import PERSON

TITLE = "Terracotta Army"
WHEEL = "wheel"
MAUSOLEUM = "mausoleum"
PLAYERS = "players"
WAREHOUSE_SHORT = "wareh."
INNER_TURNS = "inner ↻"
MIDDLE_TURNS = "mid. ↺"
INNER_TURNS_SHORT = "in ↻"
MIDDLE_TURNS_SHORT = "mid ↺"
RACK = "rack"
NEXT_VP = "VP"
BUY = "buy"
COST = "cost"
LEFT = "left"
NO_MASTER = "no master"
NOW = "now"
COIN_SIGN = "¤"
WET_SIGN = "●"
DRY_SIGN = "○"

MASTERS = (
    "Master Builder",
    "Master Administrator",
    "Master Inspector",
    "Master Clay Maker",
    "Master Overseer",
    "Master Blacksmith",
)
MASTER_SIGNS = ("Build", "Admin", "Insp", "Clay", "Over", "Smith")
WEAPON_SIGNS = ("sword", "halb", "xbow", "spear")
WARRIOR_SIGNS = ("off", "gua", "cro", "sol")
SPECIALIST_SIGNS = ("hor", "foo", "arc", "mus")
SPECIALISTS = {"horse": "horse", "footman": "footman", "archer": "kneeling archer", "musician": "musician"}
RINGS = ("inner", "middle", "outer")
DIRECTION_SIGNS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}


def ring_sign(kind: int, value: int) -> str:
    """A ring action as the wheel shows it: 2 signs on the narrow inner ring, at most 5 on the others."""
    if kind == MASTER:
        return MASTER_SIGNS[value]
    if kind == READY:
        return WEAPON_SIGNS[value]
    signs = {
        BUILD: f"B{value}",
        COINS: f"{COIN_SIGN}{value}",
        CLAY: f"{WET_SIGN}{value}",
        SOAK: "So",
        TRAIN: "Tr",
        PRIORITY: "Prio",
        SPECIALIST: "Spec",
    }
    return signs[kind]


def ring_action(kind: int, value: int) -> str:
    """A ring action in words."""
    if kind == MASTER:
        return MASTERS[value]
    if kind == READY:
        return f"ready the {WEAPON_NAMES[value]}"
    words = {
        BUILD: f"build for {value} clay",
        COINS: f"{value} coins",
        CLAY: f"{value} wet clay",
        SOAK: "soak the clay",
        TRAIN: "train the craftsman",
        PRIORITY: "priority token",
        SPECIALIST: "buy a specialist",
    }
    return words[kind]


def priority_left(tokens: Sequence[int], short: bool) -> str:
    return ("p " if short else "prio ") + ("".join(str(token) for token in tokens) or "-")


def who(player: str, is_viewer: bool) -> str:
    """Who sits at a seat, shortly."""
    return "you" if player == PERSON and is_viewer else player


def a(noun: str) -> str:
    """With its article."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def signed(amount: int) -> str:
    """+3, or a true minus."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


GOODS = {"vp": "VP", "coins": "coins", "wet clay": "wet clay", "dry clay": "dry clay"}
"""What is counted, VP first."""


def gains(entries: Sequence[Entry], seat: int) -> str:
    """What a seat gains and pays by these entries, added up; empty if nothing."""
    sums = dict.fromkeys(GOODS, 0)
    for entry in entries:
        if entry.seat == seat and entry.what in sums:
            sums[entry.what] += entry.amount
    return ", ".join(f"{signed(amount)} {_one(GOODS[what], amount)}" for what, amount in sums.items() if amount)


def effects(entries: Sequence[Entry], seat: int) -> str:
    """The gains, and what else a decision changes for the seat."""
    parts = [gains(entries, seat)]
    for entry in entries:
        if entry.what == "weapon ready":
            parts.append(f"{WEAPON_NAMES[entry.amount]} active")
        elif entry.what == "trained":
            parts.append("an artisan from now on")
        elif entry.what == "priority":
            parts.append(f"token {entry.amount}")
    return ", ".join(part for part in parts if part)


def _one(noun: str, amount: int) -> str:
    return "coin" if noun == "coins" and abs(amount) == 1 else noun


def statue_topic(statue: int) -> str:
    """The topic of the rules that tells of a statue."""
    if statue == EMPTY:
        return "mausoleum"
    if statue <= SOLDIER:
        return "warriors"
    return {FOOTMAN: "footman", MUSICIAN: "musician", HORSE: "horse"}.get(statue, "archer")
