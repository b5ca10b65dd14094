"""A question of the guide as a stage of the terminal, with the costs and gains of each choice."""

from collections.abc import Callable, Iterable, Sequence

from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.question import Choice, Question, player
from claycrown.guide.types import Preview
from claycrown.terminal.drawing.types import Stage, StageOption
from claycrown.terminal.naming import points
from claycrown.terminal.session import PERSON, Session
from claycrown.words import format_message, format_signed, t

PanelOf = Callable[[str], str]
"""Returns the name of the panel with a target; empty if the target is only in the list."""


def stage(session: Session, seat: int, words: str, panel_of: PanelOf) -> Stage:
    """What to ask a seat after these words of its decision."""
    question = guide(session.record.game).question(session.view(seat), seat)  # what the screen shows may be hidden from some
    asked = question and _question_after(question, words)
    if asked is None:
        raise LookupError(f"{words!r} leads to no question")
    previews = _previews(session, seat, [words for choice in asked.choices for words in _ends(choice)])
    options = [_option(session, choice, previews, panel_of) for choice in asked.choices]
    panel = next((panel_of(option.target) for option in options if option.target), "")
    return Stage(prompt(session, seat, asked), options, words, panel, asked.rules, asked.chosen)


def prompt(session: Session, seat: int, asked: Question) -> str:
    """What to do; if several people share the keyboard, also who."""
    several = list(session.players).count(PERSON) > 1
    whom = Message("terminal-asked", {"who": player(seat), "prompt": asked.prompt})
    return format_message(whom if several else asked.prompt, names=session.names)


def _question_after(question: Question, words: str) -> Question | None:
    """The question that follows the choice with these words."""
    if not words:
        return question
    for choice in question.choices:
        if choice.then is None:
            continue
        found = choice.then if choice.words == words else _question_after(choice.then, words)
        if found is not None:
            return found
    return None


def _previews(session: Session, seat: int, decisions: Iterable[str]) -> dict[str, Preview]:
    view = session.view(seat)
    texts = {session.rules.notation.action(view, text): text for text in decisions}
    found = guide(session.record.game).previews(view, seat, texts)
    return {preview.decision: preview for preview in found}


def _ends(choice: Choice) -> list[str]:
    """The whole decisions that a choice is, or leads to in one more step."""
    if choice.then is None:
        return [choice.words]
    return [after.words for after in choice.then.choices if after.then is None] if choice.target else []


def _option(session: Session, choice: Choice, previews: dict[str, Preview], panel_of: PanelOf) -> StageOption:
    """A target on the board also shows the value of the best decision it leads to."""
    target = choice.target if choice.target and panel_of(choice.target) else ""
    preview = previews.get(choice.words)
    return StageOption(
        words=choice.words,
        label=format_message(choice.label, names=session.names),
        note=_effects(session, preview) if preview else "",
        target=target,
        key=choice.key,
        done=choice.then is None,
        ends_turn=choice.gives_up and (preview is None or preview.ends_turn),
        mark=_mark([previews[words] for words in _ends(choice)]) if target else "",
    )


def _mark(previews: Sequence[Preview]) -> str:
    worth = max((preview.gain or 0 for preview in previews), default=0)
    return format_signed(worth) if worth else ""


def _effects(session: Session, preview: Preview) -> str:
    """The effects of a decision on one line."""
    effects = [guide(session.record.game).effect(entry) for entry in preview.ledger]
    return " · ".join(format_message(message, names=session.names) for message in effects if message is not None)


def preview(session: Session, seat: int, option: StageOption) -> Sequence[str]:
    """What an option would do, in a few lines; if it leads to further options, only what they have in common."""
    label = [option.label] if option.target else []  # the list may have truncated it
    if not option.done:
        return [*label, *_common(session, seat, option.words)]
    (found,) = _previews(session, seat, [option.words]).values()
    lines = [" · ".join(filter(None, (*label, _effects(session, found))))]
    if found.round_gain:
        lines.append(t("table-round-gain", points=points(session.record.game, found.round_gain)))
    if found.final_gain:
        lines.append(t("table-final-gain", points=points(session.record.game, found.final_gain)))
    lines += _follows(session, found)
    if found.reveals:
        lines.append(t("table-cannot-be-undone"))
    return [line for line in lines if line]


def _follows(session: Session, preview: Preview) -> list[str]:
    return [format_message(message, names=session.names) for message in preview.follows]


def _common(session: Session, seat: int, words: str) -> list[str]:
    question = guide(session.record.game).question(session.view(seat), seat)
    asked = question and _question_after(question, words)
    ends = [choice.words for choice in asked.choices if choice.then is None] if asked else []
    first, *others = [_follows(session, each) for each in _previews(session, seat, ends).values()] or [[]]
    return [line for line in first if all(line in follows for follows in others)]
