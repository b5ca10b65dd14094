"""Symbols and short names for the boards."""

from collections.abc import Sequence

from claycrown.games.terracotta.guide import naming
from claycrown.games.terracotta.rules.pieces import EMPTY, FOOTMAN, HORSE, MASTER_NAMES, MUSICIAN, SOLDIER
from claycrown.games.terracotta.rules.state import State
from claycrown.words import format_message, t

COIN, WET, DRY = "¤●○"


def ring_action(state: State, ring: int, segment: int) -> str:
    """The action as shown on the wheel: 2 characters on the inner ring, at most 5 on the others."""
    kind, value, name = naming.ring_action_parts(state, ring, segment)
    return t("terracotta-sign-action", kind=kind, value=value, name=name)


def master(number: int) -> str:
    """In two letters."""
    return t("terracotta-sign-master", name=MASTER_NAMES[number])


def priority_left(tokens: Sequence[int], short: bool) -> str:
    return t("terracotta-sign-priority-left", tokens="".join(map(str, tokens)) or "-", short="yes" if short else "no")


def tile(name: str) -> str:
    """The name of a scoring tile, without soft hyphens."""
    return format_message(naming.tile(name))


def statue_topic(statue: int) -> str:
    """The topic of the rules about a statue."""
    if statue == EMPTY:
        return "mausoleum"
    if statue <= SOLDIER:
        return "warriors"
    return {FOOTMAN: "footman", MUSICIAN: "musician", HORSE: "horse"}.get(statue, "archer")
