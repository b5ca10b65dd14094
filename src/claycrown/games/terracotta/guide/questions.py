"""How a decision is built: the question at each step of a turn, and the choices."""

from collections.abc import Iterable, Sequence

from claycrown.games.decisions import Decision, WrittenDecision
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming, rule_ids
from claycrown.games.terracotta.guide.placing import buildings, by_kind, grouped, moves, purchases
from claycrown.games.terracotta.guide.rest_of_turn import impossible
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import names, pieces, ring_actions, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import weapon_of_built
from claycrown.guide.question import Choice, Question, partial_choice, whole_choice

RINGS = (pieces.INNER_RING, pieces.MIDDLE_RING, pieces.OUTER_RING)
RING_OF_STEP = {
    pieces.AT_INNER: pieces.INNER_RING,
    pieces.AT_MIDDLE: pieces.MIDDLE_RING,
    pieces.AT_ABILITY: pieces.MIDDLE_RING,
    pieces.AT_OUTER: pieces.OUTER_RING,
}
INSTEAD = ("take", "skip")
"""Decisions not to do an action (T3.6)."""


def question(view: State, seat: int) -> Question | None:
    legal = NOTATION.decisions(view).written(GAME.legal(view, seat))
    if not legal:
        return None
    if view.step <= pieces.AT_PLACE:
        return _turn(view, legal)
    return _weapon(view, legal) if view.step == pieces.AT_WEAPON else _ring(view, legal)


def _turn(view: State, legal: Sequence[WrittenDecision]) -> Question:
    """T3.2, T3.3: turn a ring, or place a worker."""
    decisions = by_kind(legal)
    turns = list(map(whole_choice, decisions.get("turn", ())))
    workers = grouped(decisions["place"], "kind")
    segments = grouped(decisions["place"], "segment")
    places = [_segment(view, int(segment), segments[segment]) for segment in sorted(segments, key=int)]
    worker = naming.worker(next(iter(workers)) if len(workers) == 1 else "either")
    prompt = Message("terracotta-ask-turn", {"turns": "yes" if turns else "no", "worker": worker})
    return Question(prompt, [*turns, *places], ("T3.3", "T3.2", "T3.4", "T3.1"))


def _segment(view: State, segment: int, placings: Sequence[WrittenDecision]) -> Choice:
    """A segment that takes both kinds of worker asks for the kind next."""
    kinds = [str(placing.decision.args[0]) for placing in placings]
    actions = [naming.ring_action(view, ring, segment - 1) for ring in RINGS]
    if not _can_begin(view, segment - 1, pieces.WORKER_NAMES.index(kinds[0])):
        actions[0] = Message("terracotta-action-impossible", {"action": actions[0]})
    if len(kinds) == 1:
        return whole_choice(placings[0], "segment", actions=actions)
    workers = [whole_choice(placing) for placing in placings]
    target = f"segment {segment}"
    then = Question(Message("terracotta-ask-worker", {"segment": segment}), workers, ("T3.3", "T4.5"), chosen=target)
    return partial_choice(placings[0].kind, (segment,), "segment", then=then, kind="either", segment=segment, actions=actions)


def _can_begin(view: State, segment: int, worker: int) -> bool:
    """Whether the inner action could be done by a worker placed there; what it brings may make the others possible."""
    placed = view.clone()
    placed.worker = worker
    place = wheel.action_place(view, pieces.INNER_RING, segment)
    return ring_actions.is_offered(placed, view.printed.action_kind[place], view.printed.action_value[place])


def _ring(view: State, legal: Sequence[WrittenDecision]) -> Question:
    """T3.5, T3.6: the action of a ring, or what may be taken instead."""
    ring = RING_OF_STEP[view.step]
    kind, value = wheel.action_kind(view, ring), wheel.action_value(view, ring)
    decisions = by_kind(legal)
    kinds = tuple(decisions)
    choices = [
        *buildings(view, decisions.pop("build", ())),
        *purchases(view, decisions.pop("buy", ())),
        *_warehouses(view, decisions.pop("collect", ())),
        *(_action(view, ring, one) for of_kind in decisions.values() for one in of_kind),
    ]
    rules = [*([rule_ids.MASTERS[value]] if kind == pieces.MASTER else []), rule_ids.RING_ACTIONS[kind], "T3.6", "T3.5", "T3.7"]
    if view.step == pieces.AT_ABILITY:
        return Question(Message("terracotta-ask-ability", {"master": naming.master(value)}), choices, rules)
    segment, action = view.segment + 1, naming.ring_action(view, ring, view.segment)
    if "hire" in kinds:
        return Question(Message("terracotta-ask-hire", {"segment": segment, "action": action}), choices, rules)
    possible = any(kind not in INSTEAD for kind in kinds)
    values = {"ring": pieces.RING_NAMES[ring], "segment": segment, "action": action if possible else impossible(view, ring)}
    return Question(Message("terracotta-ask-ring", {**values, "possible": "yes" if possible else "no"}), choices, rules)


def _action(view: State, ring: int, one: WrittenDecision) -> Choice:
    """A whole decision about a ring's action."""
    match one.decision:
        case Decision("take"):
            return whole_choice(one)
        case Decision("skip"):
            return whole_choice(one, hired="yes" if view.step == pieces.AT_ABILITY else "no")
        case Decision("hire"):
            return whole_choice(one, master=naming.master(wheel.action_value(view, pieces.MIDDLE_RING)))
        case Decision("inspect", (line, steps)):
            return whole_choice(one, place=naming.inspected(view, line, steps))
    return whole_choice(one, action=_done(view, ring), ring=pieces.RING_NAMES[ring])


def _done(view: State, ring: int) -> Message:
    """The effect of a plain `do`; for the Master Administrator it is the inner action once more (T7.2)."""
    kind, value = wheel.action_kind(view, ring), wheel.action_value(view, ring)
    if kind != pieces.MASTER:
        return naming.ring_action(view, ring, view.segment)
    if value == pieces.ADMINISTRATOR:
        return naming.ring_action(view, pieces.INNER_RING, view.segment)
    return Message("terracotta-ability", {"name": pieces.MASTER_NAMES[value]})


def _warehouses(view: State, pairs: Sequence[WrittenDecision]) -> Iterable[Choice]:
    """T7.5: two are named, the lower one first; they are picked one after the other, either of them first."""
    for one in range(1, len(view.warehouse) + 1):
        with_it = [pair for pair in pairs if one in pair.decision.args]
        if not with_it:
            continue
        clay = view.warehouse[one - 1]
        others = []
        for pair in with_it:
            other = next(int(number) for number in pair.decision.args if number != one)
            others.append(whole_choice(pair, one=one, other=other, clay=clay + view.warehouse[other - 1]))
        then = Question(Message("terracotta-ask-warehouse", {"one": one}), others, ("T7.5",), chosen=f"warehouse {one}")
        yield partial_choice(pairs[0].kind, (one,), "one", then=then, number=one, clay=clay)


def _weapon(view: State, legal: Sequence[WrittenDecision]) -> Question:
    """T5.3: after building, the weapon of that type, or not."""
    weapon = weapon_of_built(view)
    decisions = by_kind(legal)
    uses = grouped(decisions["use"], "from")
    choices = [
        *(_use(view, use) for use in uses.pop("", ())),
        *moves(view, uses),
        *(whole_choice(keep, weapon=naming.weapon(weapon)) for keep in decisions["keep"]),
    ]
    prompt = Message("terracotta-ask-weapon", {"type": pieces.WARRIOR_NAMES[weapon]})
    return Question(prompt, choices, (rule_ids.WEAPONS[weapon], "T5.3", "T1.7"))


def _use(view: State, use: WrittenDecision) -> Choice:
    """On the warrior just built; with the sword also on the place to which an inspector moves (T5.4)."""
    match use.decision.args:
        case (_, line, steps):
            return whole_choice(use, place=naming.inspected(view, line, steps))
    return whole_choice(use, built=names.space(view.printed, view.built))
