"""The log lines of a decision: its effect, steps that were skipped and why, and its automatic consequences."""

from claycrown.games.decisions import Decision
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import log_lines
from claycrown.games.terracotta.guide.rest_of_turn import impossible
from claycrown.games.terracotta.rules import pieces, wheel
from claycrown.games.terracotta.rules.scoring_steps import decided
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import is_active
from claycrown.guide.question import LogLine
from claycrown.guide.types import DecisionView


def lines(moved: DecisionView) -> list[LogLine]:
    deed, *rest = log_lines.lines(moved)
    return [deed, *_passed_over(moved), *rest]


def _passed_over(moved: DecisionView) -> list[LogLine]:
    """T3.7: impossible steps are skipped. The log says so, since the player may have waited for one."""
    if moved.action is None:
        return []
    before, table = moved.before, decided(moved.before, moved.action)
    lines = []
    match moved.decision:
        case Decision("build", ("crossbowman", space)) if table.step != pieces.AT_WEAPON and _would_shoot(before):
            lines.append(LogLine(Message("terracotta-log-no-shot", {"space": space}), moved.seat, ["T5.7"]))
        case Decision("hire") if table.step != pieces.AT_ABILITY:
            lines.append(_line("ability", _at(before, table, pieces.AT_ABILITY), pieces.MIDDLE_RING, moved.seat))
    leads_on = before.step in (pieces.AT_MIDDLE, pieces.AT_ABILITY) or (
        before.step == pieces.AT_WEAPON and before.after_weapon == pieces.AT_OUTER
    )
    if leads_on and table.step not in (pieces.AT_WEAPON, pieces.AT_ABILITY, pieces.AT_OUTER):
        lines.append(_line("outer", _at(before, table, pieces.AT_OUTER), pieces.OUTER_RING, moved.seat))
    return lines


def _would_shoot(before: State) -> bool:
    """T5.3: the crossbow is active; and it is not the Master Builder's warrior (T7.1)."""
    builder = before.step != pieces.AT_INNER and wheel.action_value(before, pieces.MIDDLE_RING) == pieces.BUILDER
    return is_active(before, before.actor, pieces.CROSSBOW) and not builder


def _at(before: State, table: State, step: int) -> State:
    """The table as it was when the step should have been asked."""
    asked = table.clone()
    asked.step, asked.actor, asked.segment, asked.worker = step, before.actor, before.segment, before.worker
    return asked


def _line(step: str, table: State, ring: int, seat: int) -> LogLine:
    return LogLine(Message("terracotta-log-passed-over", {"step": step, "what": impossible(table, ring)}), seat, ["T3.7"])
