"""A year's plan at the table: six dials, set in order or changed one by one. The guide says what each order would do."""

from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.plan_preview import MOVES, UNSET, WAITS, OrderPreview, foretell, foretell_plan, letters_of
from claycrown.games.xidit.guide.questions import RULES
from claycrown.games.xidit.rules.pieces import AT_PLAN, ORDERS
from claycrown.games.xidit.terminal import dials
from claycrown.terminal import questions
from claycrown.terminal.drawing.types import Moment, Stage, StageOption
from claycrown.terminal.session import Session
from claycrown.words import format_message, t

MAP = "map"
"""The panel for plans."""


def stage(session: Session, seat: int, words: str) -> Stage:
    """X3.1: a complete plan is shown first, and can be changed until the last player is ready."""
    view = session.view(seat)
    if not words and view.plan[seat] >= 0:
        words = f"plan {letters_of(view.plan[seat])}"
    plan, at = dials.parts(words or "plan ")
    words = f"plan {plan}"
    if at == ORDERS:
        ready = StageOption(words, t("xidit-choose-ready"), key="y")
        return Stage(t("xidit-ask-plan-ready"), [ready, *_anew(plan)], words, MAP, RULES[AT_PLAN])
    dial = (foretell_plan(view, seat, plan) or [])[at].dial
    options = [
        StageOption(_with(plan, at, choice.words), format_message(choice.label), "", choice.target, choice.key, False)
        for choice in dial.choices
    ]
    return Stage(questions.prompt(session, seat, dial), [*options, *_anew(plan)], f"{words}@{at + 1}", MAP, dial.rules)


def _with(plan: str, at: int, letter: str) -> str:
    """The words of a plan with one more order set."""
    return f"plan {plan[:at]}{letter}{plan[at + 1 :]}#{at + 1}"


def _anew(plan: str) -> list[StageOption]:
    """Any order that is set can be changed."""
    return [
        StageOption(f"plan {plan}@{number}", _anew_label(number, letter), "", f"{dials.DIAL} {number}", str(number), False)
        for number, letter in enumerate(plan, 1)
        if letter != UNSET
    ]


def _anew_label(number: int, letter: str) -> str:
    return t("xidit-change-order", number=number, order=things.lettered_order(letter))


def preview(moment: Moment, seat: int, option: StageOption) -> list[str]:
    """What the order pointed at would do if nothing else changed, or all six when they are set."""
    plan, at = dials.parts(option.words)
    way = foretell(moment.view, seat, plan)
    if option.done:
        return [_would(number, step) for number, step in enumerate(way, 1) if step.outcome not in (MOVES, WAITS)]
    number = dials.just_set(option.words) or at + 1
    return [_would(number, way[number - 1])]


def _would(number: int, step: OrderPreview) -> str:
    return t("xidit-order-would", number=number, what=step.told)
