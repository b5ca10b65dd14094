"""What picking a place would mean where it cannot be picked, so that the rules can say why."""

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import names, wheel
from claycrown.games.terracotta.rules.pieces import (
    ARTISAN,
    AT_OUTER,
    AT_PLACE,
    AT_WEAPON,
    CRAFTSMAN,
    EMPTY,
    HALBERD,
    SPECIALIST_NAMES,
    WARRIOR_NAMES,
    WORKER_NAMES,
)
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import weapon_of_built
from claycrown.record.notation import NotADecision


def attempt(view: State, seat: int, words: str, spot: str) -> str | None:
    """The decision that picking a spot would mean when so much has been said; None where it would mean nothing."""
    kind, _, name = spot.partition(" ")
    said = _space(view, words, name) if kind == "space" else _elsewhere(view, words, kind, name)
    try:
        return said and NOTATION.text(view, NOTATION.action(view, said))
    except NotADecision:
        return None


def _space(view: State, words: str, space: str) -> str:
    """A space of the mausoleum: for what is being placed or moved; else for what is placed at this step, or at another."""
    if words.startswith("use "):
        return f"{words}-{space}"
    if len(words.split()) == 3:
        return f"{words} {_way(words.split()[2], space)}"
    if words.startswith(("build ", "buy ")):
        return f"{words} {space}{_direction(words)}"
    if view.step == AT_WEAPON and weapon_of_built(view) == HALBERD:
        return f"use halberd {space}-{_beside(space)}"
    if view.step == AT_OUTER:
        bought = f"buy {_bought(view)}"
        return f"{bought} {space}{_direction(bought)}"
    return f"build {_built(view)} {space}"


def _direction(words: str) -> str:
    """A horse and an archer need one, whichever: the space comes first."""
    return " up" if words in ("buy horse", "buy archer") else ""


def _way(start: str, end: str) -> str:
    """Which way a space lies from another in the same row or column; nothing for others."""
    if start[0] == end[0]:
        return "up" if int(end[1:]) < int(start[1:]) else "down"
    return ("left" if end[0] < start[0] else "right") if start[1:] == end[1:] else ""


def _beside(space: str) -> str:
    """A space next to it, to move there."""
    row = int(space[1:])
    return f"{space[0]}{row - 1 if row > 1 else 2}"


def _built(view: State) -> str:
    """A type of which figures are left: those with the most, as the Master Builder needs it (T7.1)."""
    left = list(view.rack_left)
    return WARRIOR_NAMES[left.index(max(left))]


def _bought(view: State) -> str:
    """The specialist that is cheapest now."""
    left = list(view.specialists_left)
    return SPECIALIST_NAMES[left.index(max(left))]


def _elsewhere(view: State, words: str, kind: str, name: str) -> str | None:
    """A place beside the mausoleum."""
    if kind == "segment":
        return f"place {_worker(view)} {name}"
    if kind == "warehouse":
        return _collected(words, name)
    if kind in ("row", "column"):
        return f"inspect {kind}+1"
    decisions = {
        "ring": f"turn {name}",
        "rack": f"build {name} {_empty(view)}",
        "specialist": f"buy {name} {_empty(view)}{_direction(f'buy {name}')}",
        "token": f"hire {name}",
        "action": "do",
        "take": f"take {name}",
        "skip": "skip",
    }
    return decisions.get(kind)


def _worker(view: State) -> str:
    """The kind that the player has left; a craftsman, if both."""
    return WORKER_NAMES[CRAFTSMAN if view.step > AT_PLACE or wheel.has_worker(view, view.actor, CRAFTSMAN) else ARTISAN]


def _collected(words: str, name: str) -> str:
    """With the one that was picked before, or another."""
    other = words.partition("collect ")[2] or ("1" if name != "1" else "2")
    return "collect " + " ".join(sorted((name, other)))


def _empty(view: State) -> str:
    """The first space that is, if any."""
    spaces = range(view.printed.spaces)
    return names.space(view.printed, next((space for space in spaces if view.statue[space] == EMPTY), 0))
