"""The decisions of Lords of Xidit, declared: what each kind names, where its numbers begin, and how it is picked."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from claycrown.games.arguments import Amounts, InvalidArgument, Letters, Multiset, Names, Numbers, Subset, Values
from claycrown.games.decisions import Decision, DecisionTable, Kind, Pick, UnknownDecision
from claycrown.games.edition import REMEMBERED
from claycrown.games.message import Message
from claycrown.games.refused import codes
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENT_NAMES,
    BARD_BITS,
    BARDS,
    CITIES,
    FLOOR,
    MAX_SHOW,
    MAX_SYMBOLS,
    ORDER_LETTERS,
    ORDERS,
    PASS,
    PLAN,
    RAISE,
    REWARD,
    REWARD_NAMES,
    SHOW,
    START,
    TITAN,
    UNIT_BITS,
    UNIT_LETTERS,
)
from claycrown.games.xidit.rules.printed import Printed
from claycrown.games.xidit.rules.state import State
from claycrown.record.notation import NotADecision

UNIT_IDS = ("militia", "archer", "infantry", "cleric", "mage")
"""How the catalogue calls the types of units, weakest first."""


def text(state: State, action: int) -> str:
    return of(state).text(action)


def action(state: State, text: str) -> int:
    """The number of a decision, or `NotADecision` with the rule that the text breaks."""
    try:
        return of(state).action(text)
    except UnknownDecision as unknown:
        raise _refusal(unknown, text, state.printed.region_names) from None


def decision(state: State, action: int) -> Decision:
    return of(state).decision(action)


def of(state: State) -> DecisionTable:
    """The decisions of the edition that is played: it names the regions."""
    return _declared(state.printed)


@lru_cache(maxsize=REMEMBERED)
def _declared(printed: Printed) -> DecisionTable:
    city = Numbers(1, CITIES, zero=0)
    symbols, units = Numbers(1, MAX_SYMBOLS, zero=0), Multiset(UNIT_LETTERS, UNIT_BITS)
    payments: list[Values] = []
    for count in range(1, MAX_SYMBOLS + 1):
        payments += [(count, *given) for given in combinations_with_replacement(UNIT_LETTERS, count)]
    picked_units = {
        letter: Pick(f"xidit-unit-{name}", target=f"unit {letter}", key=letter.lower())
        for letter, name in zip(UNIT_LETTERS, UNIT_IDS, strict=True)
    }
    return DecisionTable([
        Kind("start", {"city": city}, START, Pick("xidit-city", "city", "lies", target="city {city}")),
        Kind("floor", {"city": city}, FLOOR, Pick("xidit-choose-floor", "city", "floors", "most", target="city {city}")),
        Kind("show", {"count": Numbers(0, MAX_SHOW)}, SHOW, Pick("xidit-choose-show", "count", key="{count}"),
             {"all": Pick("xidit-choose-show-all", "count", key="{count}"),
              "none": Pick("xidit-choose-show", "count", key="{count}", gives_up=True)}),
        Kind("raise", {"name": Names(ASSESSMENT_NAMES)}, RAISE,
             Pick("xidit-choose-raise", "assessment", "of", "from", "to", "place", target="assessment {name}")),
        Kind("reward", {"names": Subset(REWARD_NAMES, 2)}, REWARD, Pick("xidit-choose-reward", "rewards"),
             {"only": Pick("xidit-choose-reward-only", "rewards", "missing")}),
        Kind("pass", {}, PASS, Pick("xidit-choose-pass", key="x", gives_up=True)),
        Kind("plan", {"orders": Letters(ORDER_LETTERS, ORDERS)}, PLAN),
        Kind("titan", {"symbols": symbols, "units": units}, TITAN,
             Pick("xidit-choose-titan", "symbols", "rewards", target="titan {symbols}"), picked_units, payments),
        Kind("bards", {"amounts": Amounts(printed.region_names, BARD_BITS)}, BARDS,
             Pick("xidit-choose-bard", "region", target="region {name}", key="{number}")),
    ])  # fmt: skip


def _refusal(unknown: UnknownDecision, text: str, regions: Sequence[str]) -> NotADecision:
    """What is wrong with a text, by its kind: the rule, and what may stand there."""
    fault = unknown.fault
    if fault is None:
        return NotADecision("xidit-no-decision", text=repr(text))
    given = repr(" ".join(unknown.words)) if unknown.words else Message("xidit-decision-nothing")
    return REFUSALS[unknown.kind](fault, given, regions)


def _start(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    return NotADecision("xidit-decision-city", rule="X2.5", cities=CITIES, given=given)


def _floor(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    return NotADecision("xidit-decision-city", rule="X6.2", cities=CITIES, given=given)


def _plan(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    if fault.why == "form":
        return NotADecision("xidit-decision-plan", orders=ORDERS, given=given)
    return NotADecision("xidit-decision-order", known=codes(ORDER_LETTERS), given=repr(fault.given))


def _reward(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    if fault.why == "form":
        return NotADecision("xidit-decision-rewards", known=codes(REWARD_NAMES), given=given)
    return NotADecision("xidit-decision-reward", known=codes(REWARD_NAMES), given=repr(fault.given))


def _bards(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    if fault.why == "form":
        return NotADecision("xidit-decision-bards", given=given)
    if fault.why == "word":
        return NotADecision("xidit-decision-region", given=repr(fault.given), known=codes(regions))
    if fault.why == "number":
        return NotADecision("xidit-decision-bard-count", given=repr(fault.given))
    return NotADecision("xidit-decision-region-order", known=codes(regions))


def _titan(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    if fault.why == "order":
        return NotADecision("xidit-decision-units", letters=UNIT_LETTERS, given=repr(fault.given))
    if fault.why == "many":
        return NotADecision("xidit-decision-too-many-units", given=fault.given)
    return NotADecision("xidit-decision-titan", given=given)


def _pass(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    return NotADecision("xidit-decision-pass", given=given)


def _raise(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    return NotADecision("xidit-decision-raise", known=codes(ASSESSMENT_NAMES), given=given)


def _show(fault: InvalidArgument, given: str | Message, regions: Sequence[str]) -> NotADecision:
    return NotADecision("xidit-decision-show", given=given)


REFUSALS: dict[str, Callable[[InvalidArgument, str | Message, Sequence[str]], NotADecision]] = {
    "start": _start,
    "plan": _plan,
    "reward": _reward,
    "bards": _bards,
    "titan": _titan,
    "pass": _pass,
    "raise": _raise,
    "show": _show,
    "floor": _floor,
}
