"""The places in the mausoleum that a decision names: for a warrior, a specialist, or one that the halberd moves."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

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
from claycrown.guide.question import Choice, Question


def grouped(texts: Iterable[str], word: int) -> dict[str, list[str]]:
    """Decisions by one of their words."""
    found: dict[str, list[str]] = {}
    for text in texts:
        found.setdefault(text.split(" ")[word], []).append(text)
    return found


def buildings(view: State, texts: Sequence[str]) -> list[Choice]:
    """One choice for each type that may be built; where there is only one, its spaces at once."""
    types = grouped(texts, 1)
    if len(types) == 1:
        return [_built(type, text) for type, of_type in types.items() for text in of_type]
    return [_type(view, type, of_type) for type, of_type in types.items()]


def _built(type: str, text: str) -> Choice:
    space = text.split(" ")[2]
    return Choice(text, Message("terracotta-pick-build-on", {"type": type, "space": space}), f"space {space}")


def _type(view: State, type: str, texts: Sequence[str]) -> Choice:
    warrior = naming.warrior(type)
    prompt = Message("terracotta-ask-build", {"warrior": warrior})
    if _weapon_follows(view, type):
        weapon = naming.weapon(WARRIOR_NAMES.index(type))
        prompt = Message("terracotta-ask-build-weapon", {"warrior": warrior, "weapon": weapon})
    rules = ("T7.1", "T5.2") if by_builder(view) else ("T5.1", "T5.2")
    then = Question(prompt, [_space(text) for text in texts], rules)
    return Choice(f"build {type}", Message("terracotta-pick-build", {"warrior": warrior}), f"rack {type}", then=then)


def _weapon_follows(view: State, type: str) -> bool:
    """T5.3, T7.1: an active weapon, but for the Master Builder's warriors."""
    return not by_builder(view) and is_active(view, view.actor, WARRIOR_NAMES.index(type))


def by_builder(view: State) -> bool:
    """T7.1: what is built now is the Master Builder's, without VP and weapon."""
    if view.step not in (AT_MIDDLE, AT_ABILITY) or wheel.action_kind(view, MIDDLE_RING) != MASTER:
        return False
    return wheel.action_value(view, MIDDLE_RING) == BUILDER and has_token_at(view, view.actor, BUILDER)


@lru_cache(maxsize=4096)
def _space(text: str) -> Choice:
    space = text.split(" ")[2]
    return Choice(text, Message("terracotta-pick-space", {"space": space}), f"space {space}")


def purchases(view: State, texts: Sequence[str]) -> list[Choice]:
    """T6: one choice for each specialist that may be bought."""
    return [_specialist(view, type, of_type) for type, of_type in grouped(texts, 1).items()]


def _specialist(view: State, type: str, texts: Sequence[str]) -> Choice:
    """A horse and an archer are asked next which way they lie or look."""
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    turned = type in ("horse", "archer")
    spaces = [_turned(view, type, *at) for at in grouped(texts, 2).items()] if turned else [_space(text) for text in texts]
    then = Question(Message("terracotta-ask-buy", {"type": type}), spaces, rules)
    label = Message("terracotta-pick-buy", {"specialist": naming.specialist(type)})
    return Choice(f"buy {type}", label, f"specialist {type}", then=then)


def _turned(view: State, type: str, space: str, texts: Sequence[str]) -> Choice:
    label = Message("terracotta-pick-space", {"space": space})
    if type == "horse":
        rider = naming.statue(view, naming.space_number(view, space))
        label = Message("terracotta-pick-rider", {"space": space, "statue": rider})
    ways = [_way(view, space, text) for text in texts]
    rules = ("T6.1", rule_ids.SPECIALISTS[type])
    then = Question(Message("terracotta-ask-way", {"type": type}), ways, rules, chosen=f"space {space}")
    return Choice(f"buy {type} {space}", label, f"space {space}", then=then)


def _way(view: State, space: str, text: str) -> Choice:
    """Picked on the next space, or in the list where that is the edge."""
    way = text.split(" ")[3]
    beside = mausoleum.next_space(view, naming.space_number(view, space), DIRECTION_NAMES.index(way))
    spot = f"way {way}" if beside == NOBODY else f"space {names.space(view.printed, beside)}"
    return Choice(text, Message("terracotta-pick-way", {"way": way}), spot, way)


def moves(view: State, texts: Sequence[str]) -> list[Choice]:
    """T5.5: `use halberd b1-e1`: which warrior, then where to."""
    starts: dict[str, list[str]] = {}
    for text in texts:
        starts.setdefault(text.split(" ")[2].split("-")[0], []).append(text)
    return [_mover(view, start, of_start) for start, of_start in starts.items()]


def _mover(view: State, start: str, texts: Sequence[str]) -> Choice:
    spot = f"space {start}"
    ends = [(text, text.split("-")[1]) for text in texts]
    there = [Choice(text, Message("terracotta-pick-move", {"from": start, "to": end}), f"space {end}") for text, end in ends]
    then = Question(Message("terracotta-ask-move", {"from": start}), there, ("T5.5", "T5.6"), chosen=spot)
    statue = naming.statue(view, naming.space_number(view, start))
    return Choice(f"use halberd {start}", Message("terracotta-pick-halberd", {"space": start, "statue": statue}), spot, then=then)
