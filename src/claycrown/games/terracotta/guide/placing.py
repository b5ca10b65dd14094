"""The places in the mausoleum that a decision names: for a warrior, a specialist, or one that the halberd moves."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from claycrown.games.decisions import Decision, WrittenDecision
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.rules import mausoleum, names, wheel
from claycrown.games.terracotta.rules.masters import has_token_at
from claycrown.games.terracotta.rules.pieces import (
    AT_ABILITY,
    AT_MIDDLE,
    BUILDER,
    DIRECTION_NAMES,
    MASTER,
    MIDDLE_RING,
    NOBODY,
    WARRIOR_NAMES,
)
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import is_active
from claycrown.guide.question import Choice, Question, partial_choice, whole_choice


def by_kind(decisions: Iterable[WrittenDecision]) -> dict[str, list[WrittenDecision]]:
    found: dict[str, list[WrittenDecision]] = {}
    for one in decisions:
        found.setdefault(one.decision.kind, []).append(one)
    return found


def grouped(decisions: Iterable[WrittenDecision], argument: int) -> dict[str, list[WrittenDecision]]:
    """Decisions by one of their arguments."""
    found: dict[str, list[WrittenDecision]] = {}
    for one in decisions:
        found.setdefault(str(one.decision.args[argument]), []).append(one)
    return found


def buildings(view: State, decisions: Sequence[WrittenDecision]) -> list[Choice]:
    """One choice for each type that may be built; where there is only one, its spaces at once."""
    types = grouped(decisions, 0)
    if len(types) == 1:
        return [_built(type, build) for type, of_type in types.items() for build in of_type]
    return [_type(view, type, of_type) for type, of_type in types.items()]


def _built(type: str, build: WrittenDecision) -> Choice:
    space = build.decision.args[1]
    return whole_choice(build, Message("terracotta-pick-build-on", {"type": type, "space": space}), f"space {space}")


def _type(view: State, type: str, decisions: Sequence[WrittenDecision]) -> Choice:
    warrior = naming.warrior(type)
    prompt = Message("terracotta-ask-build", {"warrior": warrior})
    if _weapon_follows(view, type):
        weapon = naming.weapon(WARRIOR_NAMES.index(type))
        prompt = Message("terracotta-ask-build-weapon", {"warrior": warrior, "weapon": weapon})
    rules = ("T7.1", "T5.2") if by_builder(view) else ("T5.1", "T5.2")
    then = Question(prompt, list(map(_space, decisions)), rules)
    label = Message("terracotta-pick-build", {"warrior": warrior})
    return partial_choice(Decision("build", (type,)), label, f"rack {type}", then=then)


def _weapon_follows(view: State, type: str) -> bool:
    """T5.3, T7.1: an active weapon, but for the Master Builder's warriors."""
    return not by_builder(view) and is_active(view, view.actor, WARRIOR_NAMES.index(type))


def by_builder(view: State) -> bool:
    """T7.1: what is built now is the Master Builder's, without VP and weapon."""
    if view.step not in (AT_MIDDLE, AT_ABILITY) or wheel.action_kind(view, MIDDLE_RING) != MASTER:
        return False
    return wheel.action_value(view, MIDDLE_RING) == BUILDER and has_token_at(view, view.actor, BUILDER)


@lru_cache(maxsize=4096)
def _space(one: WrittenDecision) -> Choice:
    space = one.decision.args[1]
    return whole_choice(one, Message("terracotta-pick-space", {"space": space}), f"space {space}")


def purchases(view: State, decisions: Sequence[WrittenDecision]) -> list[Choice]:
    """T6: one choice for each specialist that may be bought."""
    return [_specialist(view, type, of_type) for type, of_type in grouped(decisions, 0).items()]


def _specialist(view: State, type: str, decisions: Sequence[WrittenDecision]) -> Choice:
    """The next question for a horse or an archer: its direction."""
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    if type in ("horse", "archer"):
        spaces = [_turned(view, type, *at) for at in grouped(decisions, 1).items()]
    else:
        spaces = list(map(_space, decisions))
    then = Question(Message("terracotta-ask-buy", {"type": type}), spaces, rules)
    label = Message("terracotta-pick-buy", {"specialist": naming.specialist(type)})
    return partial_choice(Decision("buy", (type,)), label, f"specialist {type}", then=then)


def _turned(view: State, type: str, space: str, decisions: Sequence[WrittenDecision]) -> Choice:
    label = Message("terracotta-pick-space", {"space": space})
    if type == "horse":
        rider = naming.statue(view, naming.space_number(view, space))
        label = Message("terracotta-pick-rider", {"space": space, "statue": rider})
    ways = [_way(view, space, buy) for buy in decisions]
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    then = Question(Message("terracotta-ask-way", {"type": type}), ways, rules, chosen=f"space {space}")
    return partial_choice(Decision("buy", (type, space)), label, f"space {space}", then=then)


def _way(view: State, space: str, buy: WrittenDecision) -> Choice:
    """Picked on the next space, or in the list where that is the edge."""
    way = str(buy.decision.args[2])
    beside = mausoleum.next_space(view, naming.space_number(view, space), DIRECTION_NAMES.index(way))
    target = f"way {way}" if beside == NOBODY else f"space {names.space(view.printed, beside)}"
    return whole_choice(buy, Message("terracotta-pick-way", {"way": way}), target, way)


def moves(view: State, decisions: Sequence[WrittenDecision]) -> list[Choice]:
    """T5.5: `use halberd b1-e1`: which warrior, then where to."""
    return [_mover(view, start, of_start) for start, of_start in grouped(decisions, 1).items()]


def _mover(view: State, start: str, decisions: Sequence[WrittenDecision]) -> Choice:
    target = f"space {start}"
    there = []
    for move in decisions:
        end = move.decision.args[2]
        there.append(whole_choice(move, Message("terracotta-pick-move", {"from": start, "to": end}), f"space {end}"))
    then = Question(Message("terracotta-ask-move", {"from": start}), there, ("T5.5", "T5.6"), chosen=target)
    statue = naming.statue(view, naming.space_number(view, start))
    label = Message("terracotta-pick-halberd", {"space": start, "statue": statue})
    return partial_choice(Decision("use", ("halberd", start)), label, target, then=then)
