"""The decisions of Lords of Xidit as texts, and back: one decision has one text."""

from collections.abc import Callable

from claycrown.games.message import Message
from claycrown.games.refused import codes
from claycrown.games.xidit.rules import decisions, names
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENT_NAMES,
    BARDS,
    CITIES,
    FLOOR,
    MAX_SHOW,
    MAX_SYMBOLS,
    MOST_BARDS,
    ORDER_LETTERS,
    ORDERS,
    PASS,
    PLAN,
    PLANS,
    RAISE,
    REWARD,
    REWARD_NAMES,
    SHOW,
    START,
    TITAN,
    TYPES,
    UNIT_LETTERS,
)
from claycrown.games.xidit.rules.printed import Printed
from claycrown.games.xidit.rules.state import State
from claycrown.record.notation import NotADecision


def text(state: State, action: int) -> str:
    if action >= BARDS:
        return _bards_text(state.printed, action)
    if action >= TITAN:
        units = names.units([decisions.units_given(action, kind) for kind in range(TYPES)])
        return f"titan {decisions.fought_symbols(action)} {units}"
    if PLAN <= action < PLAN + PLANS:
        return f"plan {names.plan(action - PLAN)}"
    if action == PASS:
        return "pass"
    if action >= REWARD:
        return f"reward {names.rewards(action - REWARD)}"
    if action >= RAISE:
        return f"raise {ASSESSMENT_NAMES[action - RAISE]}"
    if action >= SHOW:
        return f"show {action - SHOW}"
    return f"floor {action - FLOOR}" if action >= FLOOR else f"start {action - START}"


def _bards_text(printed: Printed, action: int) -> str:
    parts = ["bards"]
    for region, name in enumerate(printed.region_names):
        amount = decisions.bards_sent(action, region)
        if amount:
            parts += [name, str(amount)]
    return " ".join(parts)


def action(state: State, text: str) -> int:
    """The number of a decision, or `NotADecision` with the rule that the text breaks."""
    verb, *words = text.split() or [""]
    if verb not in READERS:
        raise NotADecision("xidit-no-decision", text=repr(text))
    return READERS[verb](state.printed, words)


def _start(printed: Printed, words: list[str]) -> int:
    return START + _city("X2.5", words)


def _floor(printed: Printed, words: list[str]) -> int:
    return FLOOR + _city("X6.2", words)


def _city(rule: str, words: list[str]) -> int:
    city = _number(words[0], CITIES) if len(words) == 1 else None
    if not city:
        raise NotADecision("xidit-decision-city", rule=rule, cities=CITIES, given=_said(words))
    return city


def _plan(printed: Printed, words: list[str]) -> int:
    orders = words[0] if len(words) == 1 else ""
    if len(words) != 1 or len(orders) != ORDERS:
        raise NotADecision("xidit-decision-plan", orders=ORDERS, given=_said(words))
    number = 0
    for letter in orders:
        if letter not in ORDER_LETTERS:
            raise NotADecision("xidit-decision-order", known=codes(ORDER_LETTERS), given=repr(letter))
        number = decisions.plan_with(number, ORDER_LETTERS.index(letter))
    return PLAN + number


def _reward(printed: Printed, words: list[str]) -> int:
    bits = 0
    for word in words:
        if word not in REWARD_NAMES:
            raise NotADecision("xidit-decision-reward", known=codes(REWARD_NAMES), given=repr(word))
        bits |= 1 << REWARD_NAMES.index(word)
    if not 1 <= len(words) <= 2 or names.rewards(bits).split() != words:
        raise NotADecision("xidit-decision-rewards", known=codes(REWARD_NAMES), given=_said(words))
    return REWARD + bits


def _bards(printed: Printed, words: list[str]) -> int:
    regions = list(printed.region_names)
    packed = 0
    last = -1
    if not words or len(words) % 2:
        raise NotADecision("xidit-decision-bards", given=_said(words))
    for name, amount in zip(words[::2], words[1::2], strict=True):
        if name not in regions:
            raise NotADecision("xidit-decision-region", given=repr(name), known=codes(regions))
        region = regions.index(name)
        number = _number(amount, MOST_BARDS)
        if not number:
            raise NotADecision("xidit-decision-bard-count", given=repr(amount))
        if region <= last:
            raise NotADecision("xidit-decision-region-order", known=codes(regions))
        last = region
        packed += decisions.sending(region, number)
    return BARDS + packed


def _titan(printed: Printed, words: list[str]) -> int:
    symbols = _number(words[0], MAX_SYMBOLS) if len(words) == 2 else None
    if not symbols:
        raise NotADecision("xidit-decision-titan", given=_said(words))
    letters = words[1]
    counts = [letters.count(letter) for letter in UNIT_LETTERS]
    if names.units(counts) != letters:
        raise NotADecision("xidit-decision-units", letters=UNIT_LETTERS, given=repr(letters))
    if max(counts) > MAX_SYMBOLS:
        raise NotADecision("xidit-decision-too-many-units", given=letters)
    return decisions.fighting(symbols) + sum(decisions.giving(kind, count) for kind, count in enumerate(counts))


def _pass(printed: Printed, words: list[str]) -> int:
    if words:
        raise NotADecision("xidit-decision-pass", given=_said(words))
    return PASS


def _raise(printed: Printed, words: list[str]) -> int:
    if len(words) != 1 or words[0] not in ASSESSMENT_NAMES:
        raise NotADecision("xidit-decision-raise", known=codes(ASSESSMENT_NAMES), given=_said(words))
    return RAISE + ASSESSMENT_NAMES.index(words[0])


def _show(printed: Printed, words: list[str]) -> int:
    amount = _number(words[0], MAX_SHOW) if len(words) == 1 else None
    if amount is None:
        raise NotADecision("xidit-decision-show", given=_said(words))
    return SHOW + amount


def _number(word: str, highest: int) -> int | None:
    """A number up to the highest, written without leading zeros; else None."""
    if not word.isascii() or not word.isdigit() or str(int(word[:9])) != word:
        return None
    return int(word) if int(word) <= highest else None


def _said(words: list[str]) -> str | Message:
    return repr(" ".join(words)) if words else Message("xidit-decision-nothing")


READERS: dict[str, Callable[[Printed, list[str]], int]] = {
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
