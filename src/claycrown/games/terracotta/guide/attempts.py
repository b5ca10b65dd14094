"""Which decision a click on a target would mean where it cannot be picked, so that the rules can say why."""

from claycrown.games.arguments import Value
from claycrown.games.contract import Illegal
from claycrown.games.decisions import Decision
from claycrown.games.terracotta.guide.questions import RING_OF_STEP
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import names, pieces, refusals, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.masters import has_token_at
from claycrown.games.terracotta.rules.specialists import can_buy
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import weapon_of_built
from claycrown.guide.question import split_target

DO = Decision("do")


def attempt(view: State, seat: int, words: str, target: str) -> str | None:
    """The decision that picking a target would mean after these words; None where it would mean nothing."""
    kind, name = split_target(target)
    declared = NOTATION.decisions(view)
    begun = declared.read(words)
    try:
        meant = _space(view, begun, name) if kind == "space" else _elsewhere(view, begun, kind, name)
        return declared.text(declared.number(meant)) if meant is not None else None
    except ValueError:  # it would be no decision
        return None


def why_not(view: State, seat: int, words: str, target: str) -> Illegal | None:
    """Why a target cannot be picked, also where it would mean something that is legal at another place."""
    kind, name = split_target(target)
    if kind == "master" and view.step > pieces.AT_PLACE:
        ring = RING_OF_STEP.get(view.step)
        if ring != pieces.MIDDLE_RING or pieces.MASTER_NAMES[wheel.action_value(view, ring)] != name:
            return refusals.other_master()
    if kind == "action" and view.step in RING_OF_STEP and name != pieces.RING_NAMES[RING_OF_STEP[view.step]]:
        return refusals.ring_in_turn(view)
    if kind in ("space", "action") and not words and _buys(view):
        return refusals.at_lit_places("T6.1")
    meant = attempt(view, seat, words, target)
    if meant is None:
        return None
    action = NOTATION.action(view, meant)
    return GAME.why_not(view, seat, action) or _elsewhere_asked(view, kind, NOTATION.decision(view, action))


def _buys(view: State) -> bool:
    """T6.1: a specialist is to be chosen, and one can be."""
    if view.step != pieces.AT_OUTER or wheel.action_kind(view, pieces.OUTER_RING) != pieces.SPECIALIST:
        return False
    return any(can_buy(view, specialist) for specialist in range(pieces.SPECIALISTS))


def _elsewhere_asked(view: State, kind: str, meant: Decision) -> Illegal | None:
    """Where else, or how, what was meant is chosen."""
    match meant:
        case Decision("build"):
            return refusals.type_first()
        case Decision("hire"):
            return refusals.token_first(view)
        case Decision("inspect"):
            return refusals.inspector_steps() if kind in ("row", "column") else refusals.at_lit_places("T7.3")
        case Decision("collect"):
            return refusals.at_lit_places("T7.5")
        case Decision("buy"):
            return refusals.at_lit_places("T6.1")
        case Decision("use", ("sword", *_)):
            return refusals.sword_steps()
        case Decision("do"):
            return refusals.at_lit_places("T3.5")
    return None


def _space(view: State, begun: Decision, space: str) -> Decision | None:
    """A space of the mausoleum: for what is being placed or moved; else for what is placed at this step, or at another."""
    match begun:
        case Decision("use", args):
            return Decision("use", (*args, space))
        case Decision("buy", (_, start)):
            return Decision("buy", (*begun.args, _way(str(start), space)))
        case Decision("buy", (type,)):
            return _buying(type, space)
        case Decision("build", (type,)):
            return Decision("build", (type, space))
    if view.step == pieces.AT_WEAPON and weapon_of_built(view) == pieces.HALBERD:
        return Decision("use", ("halberd", space, _beside(space)))
    return _buying(_bought(view), space) if view.step == pieces.AT_OUTER else Decision("build", (_built(view), space))


def _buying(specialist: Value, space: str) -> Decision:
    """A horse and an archer need a direction, whichever: the space comes first."""
    return Decision("buy", (specialist, space, "up") if specialist in ("horse", "archer") else (specialist, space))


def _way(start: str, end: str) -> str:
    """Which way a space lies from another in the same row or column; nothing for others."""
    if start[:1] == end[:1]:
        return "up" if int(end[1:]) < int(start[1:]) else "down"
    return ("left" if end < start else "right") if start[1:] == end[1:] else ""


def _beside(space: str) -> str:
    """A space next to it, to move there."""
    row = int(space[1:])
    return f"{space[0]}{row - 1 if row > 1 else 2}"


def _built(view: State) -> str:
    """A type of which figures are left: those with the most, as the Master Builder needs it (T7.1)."""
    left = list(view.rack_left)
    return pieces.WARRIOR_NAMES[left.index(max(left))]


def _bought(view: State) -> str:
    """The specialist that is cheapest now."""
    left = list(view.specialists_left)
    return pieces.SPECIALIST_NAMES[left.index(max(left))]


def _elsewhere(view: State, begun: Decision, kind: str, name: str) -> Decision | None:
    """A target outside the mausoleum."""
    match kind:
        case "segment":
            return Decision("place", (_worker(view), int(name)))
        case "warehouse":
            return _collected(begun, int(name))
        case "row" | "column":
            sword = view.step == pieces.AT_WEAPON and weapon_of_built(view) == pieces.SWORD
            return Decision("use", ("sword", kind, 1)) if sword else Decision("inspect", (kind, 1))
        case "action" | "master":
            return _done(view, RING_OF_STEP.get(view.step))
        case "ring":
            return Decision("turn", (name,))
        case "rack":
            return Decision("build", (name, _empty(view)))
        case "specialist":
            return _buying(name, _empty(view))
        case "token":
            return Decision("hire", (int(name),))
        case "take":
            return Decision("take", (name,))
        case "skip":
            return Decision("skip")
    return None


def _done(view: State, ring: int | None) -> Decision:
    """How the action of a ring is done, or the ability of its master used: a space, a token or a warehouse whichever."""
    if ring is None:
        return DO
    kind, value = wheel.action_kind(view, ring), wheel.action_value(view, ring)
    if kind == pieces.BUILD:
        return Decision("build", (_built(view), _empty(view)))
    if kind == pieces.SPECIALIST:
        return _buying(_bought(view), _empty(view))
    if kind != pieces.MASTER:
        return DO
    if not has_token_at(view, view.actor, value):
        return Decision("hire", (_token(view),))
    if value == pieces.ADMINISTRATOR:
        return _done(view, pieces.INNER_RING)
    ways = {
        pieces.BUILDER: Decision("build", (_built(view), _empty(view))),
        pieces.INSPECTOR: Decision("inspect", ("row", 1)),
        pieces.OVERSEER: Decision("collect", (1, 2)),
    }
    return ways.get(value, DO)


def _token(view: State) -> int:
    """The cheapest that is left, or any."""
    used = view.masters[view.actor * pieces.MASTERS : (view.actor + 1) * pieces.MASTERS]
    left = [cost for token, cost in enumerate(view.printed.token_cost, 1) if token not in used]
    return min(left or view.printed.token_cost)


def _worker(view: State) -> str:
    """The kind that the player has left; a craftsman, if both."""
    return pieces.WORKER_NAMES[
        pieces.CRAFTSMAN
        if view.step > pieces.AT_PLACE or wheel.has_worker(view, view.actor, pieces.CRAFTSMAN)
        else pieces.ARTISAN
    ]


def _collected(begun: Decision, one: int) -> Decision:
    """With the one that was picked before, or another."""
    picked = begun.args if begun.kind == "collect" else ()
    other = int(picked[0]) if picked else 1 if one != 1 else 2
    return Decision("collect", (min(one, other), max(one, other)))


def _empty(view: State) -> str:
    """The first space that is, if any."""
    spaces = range(view.printed.spaces)
    return names.space(view.printed, next((space for space in spaces if view.statue[space] == pieces.EMPTY), 0))
