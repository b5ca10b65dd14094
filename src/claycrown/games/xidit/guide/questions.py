"""The question for a seat, with everything that may follow, and what a click on a target would mean where it is not allowed."""

from collections.abc import Callable, Sequence

from claycrown.games.arguments import Values
from claycrown.games.choices import Choices
from claycrown.games.decisions import Decision, Kind, WrittenDecision
from claycrown.games.message import Message
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import bards, census, pieces, play, rewards, titans
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import Choice, Question, partial_choice, split_target, whole_choice

RULES: dict[int, Sequence[str]] = {
    pieces.AT_START: ("X2.5",),
    pieces.AT_PLAN: ("X3.1", "X3.2", "X4.1", "X4.2", "X4.3", "X4.4", "X4.5", "X4.11"),
    pieces.AT_REWARD: ("X4.6", "X4.7", "X4.8", "X4.9", "X4.10"),
    pieces.AT_BARDS: ("X4.8", "X8.2", "X1.8"),
    pieces.AT_TITAN: ("X4.11", "X4.12", "X5.6"),
    pieces.AT_RAISE: ("X9.2", "X9.3"),
    pieces.AT_SHOW: ("X6.1", "X6.2", "X6.3", "X6.4"),
    pieces.AT_CENSUS_BARDS: ("X6.2", "X6.3", "X8.2"),
    pieces.AT_CENSUS_FLOOR: ("X6.2", "X4.9"),
}
"""The rules behind each step."""


def question(view: State, seat: int) -> Question | None:
    """The question for the seat; X3.1, X6.1: also for one that has planned or shown and may still change it."""
    together = view.step in (pieces.AT_PLAN, pieces.AT_SHOW)
    if view.step not in STEPS or not 0 <= seat < view.players or not (together or seat == view.actor):
        return None
    return STEPS[view.step](view, seat)


def _asked(view: State, prompt: Message, choices: Sequence[Choice]) -> Question:
    return Question(prompt, choices, RULES[view.step])


def _offered(view: State, seat: int) -> list[WrittenDecision]:
    """What the seat may decide; also where it has decided and may change it."""
    choices = Choices()
    play.offer(view, seat, choices)
    return NOTATION.decisions(view).written(choices.action[: choices.count])


def _start(view: State, seat: int) -> Question:
    choices = []
    for start in _offered(view, seat):
        city = int(start.decision.args[0])
        choices.append(whole_choice(start, lies=things.lying_in(view, city)))
    return _asked(view, Message("xidit-ask-start"), choices)


def _plan(view: State, seat: int) -> Question:
    """There are too many plans to list: a control sets the orders, and gets the effect of each from `foretell`."""
    prompt = (
        Message("xidit-ask-plan", {"of": pieces.ORDERS}) if view.plan[seat] == pieces.NOT_IN else Message("xidit-ask-plan-sent")
    )
    return Question(prompt, (), RULES[pieces.AT_PLAN], control="only")


def _reward(view: State, seat: int) -> Question:
    due = dict(zip(pieces.REWARD_NAMES, (rewards.gold(view), rewards.bards_shown(view), rewards.floors(view)), strict=True))
    offered = _offered(view, seat)
    choices = []
    for reward in offered:
        taken = [str(name) for name in reward.decision.args]
        gives = [things.reward(name, due[name]) for name in taken]
        missing = [things.reward(name, due[name]) for name in pieces.REWARD_NAMES if name not in taken]
        choices.append(whole_choice(reward, "only" if len(offered) == 1 else "", rewards=gives, missing=missing))
    prompt = "xidit-ask-reward" if view.prize == pieces.THREAT_PRIZE else "xidit-ask-reward-titan"
    return _asked(view, Message(prompt, {"city": view.city[seat]}), choices)


def _bards(view: State, seat: int) -> Question:
    """Bard by bard, in any order: the decision only says how many go where."""
    names = view.printed.region_names
    touching = [names[region] for region in range(pieces.REGIONS) if bards.touches(view, view.city[seat], region)]
    due = _bards_due(view)
    known: dict[Values, Question] = {}
    kind = NOTATION.decisions(view).kind("bards")

    def ask(sent: Sequence[str]) -> Question:
        left = due - len(sent)
        prompt = Message("xidit-ask-bards", {"due": due, "city": view.city[seat]})
        if sent:
            placed = [
                Message("xidit-bards-placed", {"region": things.region(name), "count": sent.count(name)})
                for name in touching
                if name in sent
            ]
            prompt = Message("xidit-ask-bards-more", {"left": left, "due": due, "placed": placed})
        return _asked(view, prompt, [choice([*sent, name], name) for name in touching])

    def choice(sent: Sequence[str], name: str) -> Choice:
        amounts = tuple(value for each in touching if each in sent for value in (each, sent.count(each)))
        if len(sent) < due and amounts not in known:
            known[amounts] = ask(sent)
        then = known[amounts] if len(sent) < due else None
        return partial_choice(kind, amounts, then=then, region=things.region(name), name=name, number=touching.index(name) + 1)

    return ask([])


def _bards_due(view: State) -> int:
    return (
        rewards.bards_due(view)
        if view.step == pieces.AT_BARDS
        else census.bards_due(view)
        if view.step == pieces.AT_CENSUS_BARDS
        else 1
    )


def _titan(view: State, seat: int) -> Question:
    """Which one, then the units for it, weakest first."""
    printed = view.printed
    have = view.units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]
    declared = NOTATION.decisions(view)
    kind = declared.kind("titan")
    choices = []
    for stack in range(pieces.TITAN_STACKS):
        if titans.is_raging(view, stack) and titans.can_pay(view, seat, stack):
            symbols, titan = titans.symbols(view, stack), titans.top(view, stack)
            gives = things.rewards((printed.titan_gold[titan], printed.titan_bards[titan], printed.titan_floors[titan]))
            then = _units(view, kind, symbols, have, "")
            choices.append(partial_choice(kind, (symbols,), then=then, rewards=gives))
    choices.append(partial_choice(declared.kind("pass"), (), then=None))
    return _asked(view, Message("xidit-ask-titan", {"city": view.city[seat]}), choices)


def _units(view: State, titan: Kind, symbols: int, have: Sequence[int], given: str) -> Question:
    """The next unit to give, no weaker than the last; there must be enough after it."""
    choices = []
    missing = symbols - len(given)
    weakest = pieces.UNIT_LETTERS.index(given[-1]) if given else 0
    for kind in range(weakest, pieces.TYPES):
        letter = pieces.UNIT_LETTERS[kind]
        left = have[kind] - given.count(letter)
        if left > 0 and left + sum(have[kind + 1 :]) >= missing:
            then = _units(view, titan, symbols, have, given + letter) if missing > 1 else None
            choices.append(partial_choice(titan, (symbols, *given, letter), letter, then=then))
    prompt = Message("xidit-ask-titan-units", {"symbols": symbols})
    if given:
        number = len(given) + 1
        prompt = Message("xidit-ask-titan-more", {"number": number, "symbols": symbols, "given": things.lettered_units(given)})
    return _asked(view, prompt, choices)


def _raise(view: State, seat: int) -> Question:
    """In the order in which they will be assessed."""
    order = [pieces.ASSESSMENT_NAMES[kind] for kind in view.assessments]
    choices = []
    for up in sorted(_offered(view, seat), key=lambda up: order.index(str(up.decision.args[0]))):
        name = str(up.decision.args[0])
        kind = pieces.ASSESSMENT_NAMES.index(name)
        values = {
            "of": pieces.ASSESSMENTS,
            "from": view.virtual[kind],
            "to": view.virtual[kind] + 1,
            "place": order.index(name) + 1,
        }
        choices.append(whole_choice(up, assessment=things.assessment(name), **values))
    return _asked(view, Message("xidit-ask-raise"), choices)


def _show(view: State, seat: int) -> Question:
    """None to all, all first."""
    choices = []
    offered = _offered(view, seat)
    for show in reversed(offered):
        count = int(show.decision.args[0])
        pick = "none" if count == 0 < len(offered) - 1 else "all" if count > 1 and show == offered[-1] else ""
        choices.append(whole_choice(show, pick))
    kind = things.UNIT_IDS[view.census]
    if view.shown[seat] == pieces.NOT_IN:
        units = Message(f"xidit-units-{kind}", {"count": len(offered) - 1})
        prompt = Message("xidit-ask-show", {"units": units, "reward": Message(f"xidit-census-reward-{kind}")})
    else:
        prompt = Message("xidit-ask-show-again", {"count": view.shown[seat]})
    return Question(prompt, choices, RULES[pieces.AT_SHOW], hidden=True)


def _floor(view: State, seat: int) -> Question:
    choices = []
    for floor in _offered(view, seat):
        city = int(floor.decision.args[0])
        choices.append(whole_choice(floor, floors=view.guild_floors[city], most=pieces.HIGHEST_GUILD))
    return _asked(view, Message("xidit-ask-floor"), choices)


STEPS: dict[int, Callable[[State, int], Question]] = {
    pieces.AT_START: _start,
    pieces.AT_PLAN: _plan,
    pieces.AT_REWARD: _reward,
    pieces.AT_BARDS: _bards,
    pieces.AT_TITAN: _titan,
    pieces.AT_RAISE: _raise,
    pieces.AT_SHOW: _show,
    pieces.AT_CENSUS_BARDS: _bards,
    pieces.AT_CENSUS_FLOOR: _floor,
}


def attempt(view: State, seat: int, words: str, target: str) -> str | None:
    """A decision about the target. If it is of another kind than the question, the rules explain the question instead.

    Where plans are made, the board itself knows where the roads lead.
    """
    meant = None if view.step == pieces.AT_PLAN else _meant(view, seat, *split_target(target))
    return None if meant is None else NOTATION.decisions(view).words(meant)


def _meant(view: State, seat: int, kind: str, name: str) -> Decision | None:
    match kind:
        case "city":
            return Decision("floor" if view.step == pieces.AT_CENSUS_FLOOR else "start", (name,))
        case "region":
            return Decision("bards", (name, _bards_due(view) if seat == view.actor else 1))
        case "assessment":
            return Decision("raise", (name,))
        case "titan" if name in map(str, view.printed.titan_symbols):
            have = view.units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]
            own = "".join(letter * count for letter, count in zip(pieces.UNIT_LETTERS, have, strict=True))
            return Decision("titan", (int(name), *(own[: int(name)] or pieces.UNIT_LETTERS[0])))
    return None
