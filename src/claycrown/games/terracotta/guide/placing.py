"""The places in the mausoleum that a decision names: for a warrior, a specialist, or one that the halberd moves."""

from collections.abc import Iterable, Mapping, Sequence

from claycrown.games.decisions import WrittenDecision
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.rules import mausoleum, names, pieces, wheel
from claycrown.games.terracotta.rules.masters import has_token_at
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import is_active
from claycrown.guide.question import Choice, Question, partial_choice, whole_choice


def by_kind(decisions: Iterable[WrittenDecision]) -> dict[str, list[WrittenDecision]]:
    found: dict[str, list[WrittenDecision]] = {}
    for one in decisions:
        found.setdefault(one.decision.kind, []).append(one)
    return found


def grouped(decisions: Iterable[WrittenDecision], argument: str) -> dict[str, list[WrittenDecision]]:
    """Decisions by one of their arguments; `""` has those without it."""
    found: dict[str, list[WrittenDecision]] = {}
    for one in decisions:
        found.setdefault(str(one.named.get(argument, "")), []).append(one)
    return found


def buildings(view: State, decisions: Sequence[WrittenDecision]) -> list[Choice]:
    """One choice for each type that may be built; where there is only one, its spaces at once."""
    types = grouped(decisions, "type")
    if len(types) == 1:
        return list(map(whole_choice, decisions))
    return [_type(view, type, of_type) for type, of_type in types.items()]


def _type(view: State, type: str, decisions: Sequence[WrittenDecision]) -> Choice:
    warrior = naming.warrior(type)
    prompt = Message("terracotta-ask-build", {"warrior": warrior})
    if _weapon_follows(view, type):
        weapon = naming.weapon(pieces.WARRIOR_NAMES.index(type))
        prompt = Message("terracotta-ask-build-weapon", {"warrior": warrior, "weapon": weapon})
    rules = ("T7.1", "T5.2") if by_builder(view) else ("T5.1", "T5.2")
    then = Question(prompt, [whole_choice(build, "space") for build in decisions], rules, chosen=f"rack {type}")
    return partial_choice(decisions[0].kind, (type,), "type", then=then, warrior=warrior)


def _weapon_follows(view: State, type: str) -> bool:
    """T5.3, T7.1: an active weapon, but for the Master Builder's warriors."""
    return not by_builder(view) and is_active(view, view.actor, pieces.WARRIOR_NAMES.index(type))


def by_builder(view: State) -> bool:
    """T7.1: what is built now is the Master Builder's, without VP and weapon."""
    if view.step not in (pieces.AT_MIDDLE, pieces.AT_ABILITY) or wheel.action_kind(view, pieces.MIDDLE_RING) != pieces.MASTER:
        return False
    return wheel.action_value(view, pieces.MIDDLE_RING) == pieces.BUILDER and has_token_at(view, view.actor, pieces.BUILDER)


def purchases(view: State, decisions: Sequence[WrittenDecision]) -> list[Choice]:
    """T6: one choice for each specialist that may be bought."""
    return [_specialist(view, type, of_type) for type, of_type in grouped(decisions, "type").items()]


def _specialist(view: State, type: str, decisions: Sequence[WrittenDecision]) -> Choice:
    """The next question for a horse or an archer: its direction."""
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    if type in ("horse", "archer"):
        spaces = [_turned(view, type, *at) for at in grouped(decisions, "space").items()]
    else:
        spaces = list(map(whole_choice, decisions))
    then = Question(Message("terracotta-ask-buy", {"type": type}), spaces, rules, chosen=f"specialist {type}")
    return partial_choice(decisions[0].kind, (type,), "type", then=then, specialist=naming.specialist(type))


def _turned(view: State, type: str, space: str, decisions: Sequence[WrittenDecision]) -> Choice:
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    ways = [_way(view, space, buy) for buy in decisions]
    then = Question(Message("terracotta-ask-way", {"type": type}), ways, rules, chosen=f"space {space}")
    rider = naming.statue(view, naming.space_number(view, space))
    return partial_choice(decisions[0].kind, (type, space), "space", then=then, statue=rider)


def _way(view: State, space: str, buy: WrittenDecision) -> Choice:
    """Picked on the next space, or in the list where that is the edge."""
    way = str(buy.decision.args[2])
    next = mausoleum.next_space(view, naming.space_number(view, space), pieces.DIRECTION_NAMES.index(way))
    return whole_choice(buy, next=f"way {way}" if next == pieces.NOBODY else f"space {names.space(view.printed, next)}")


def moves(view: State, starts: Mapping[str, Sequence[WrittenDecision]]) -> list[Choice]:
    """T5.5: `use halberd b1-e1`: which warrior, then where to."""
    return [_mover(view, start, of_start) for start, of_start in starts.items()]


def _mover(view: State, start: str, decisions: Sequence[WrittenDecision]) -> Choice:
    there = list(map(whole_choice, decisions))
    then = Question(Message("terracotta-ask-move", {"from": start}), there, ("T5.5", "T5.6"), chosen=f"space {start}")
    statue = naming.statue(view, naming.space_number(view, start))
    return partial_choice(decisions[0].kind, ("halberd", start), "from", then=then, space=start, statue=statue)
