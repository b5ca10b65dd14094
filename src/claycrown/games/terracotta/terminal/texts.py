"""The signs of Terracotta Army's boards, and names short enough for them; all sentences stand in the catalogue."""

from collections.abc import Sequence

from claycrown.games.terracotta.guide import naming
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
)
from claycrown.terminal.session import PERSON
from claycrown.words import say

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
COIN_SIGN = "¤"
WET_SIGN = "●"
DRY_SIGN = "○"

MASTER_SIGNS = ("Build", "Admin", "Insp", "Clay", "Over", "Smith")
WEAPON_SIGNS = ("sword", "halb", "xbow", "spear")
WARRIOR_SIGNS = ("off", "gua", "cro", "sol")
SPECIALIST_SIGNS = ("hor", "foo", "arc", "mus")


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


def priority_left(tokens: Sequence[int], short: bool) -> str:
    return ("p " if short else "prio ") + ("".join(str(token) for token in tokens) or "-")


def who(player: str, is_viewer: bool) -> str:
    """Who sits at a seat, shortly."""
    return "you" if player == PERSON and is_viewer else player


def tile(name: str) -> str:
    """A scoring tile, without the place at which the browser may break its name."""
    return say(naming.tile(name)).replace("\u00ad", "")


def statue_topic(statue: int) -> str:
    """The topic of the rules that tells of a statue."""
    if statue == EMPTY:
        return "mausoleum"
    if statue <= SOLDIER:
        return "warriors"
    return {FOOTMAN: "footman", MUSICIAN: "musician", HORSE: "horse"}.get(statue, "archer")
