"""A question of the guide as the terminal asks it: in words, with what each choice costs and gains beside it."""

from collections.abc import Callable, Iterable, Sequence

from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.question import Choice, Question, player
from claycrown.guide.types import Preview
from claycrown.terminal.drawing.types import Option, Stage
from claycrown.terminal.naming import points
from claycrown.terminal.session import PERSON, Session
from claycrown.words import format_message, format_signed, t

PanelOf = Callable[[str], str]
"""The name of the panel on which a target lies; empty for one that is only in the list."""


def stage(session: Session, seat: int, words: str, panel_of: PanelOf) -> Stage:
    """What to ask that seat when so much of the decision has been said."""
    question = guide(session.record.game).question(session.view(seat), seat)  # the screen may show less, to all at it
    asked = question and _reached(question, words)
    if asked is None:
        raise LookupError(f"{words!r} leads to no question")
    foreseen = _foreseen(session, seat, [words for choice in asked.choices for words in _ends(choice)])
    options = [_option(session, choice, foreseen, panel_of) for choice in asked.choices]
    panel = next((panel_of(option.target) for option in options if option.target), "")
    return Stage(prompt(session, seat, asked), options, words, panel, asked.rules, asked.chosen)


def prompt(session: Session, seat: int, asked: Question) -> str:
    """What to do; with whom it is for, where several people sit at one keyboard."""
    several = list(session.players).count(PERSON) > 1
    whom = Message("terminal-asked", {"who": player(seat), "prompt": asked.prompt})
    return format_message(whom if several else asked.prompt, names=session.names)


def _reached(question: Question, words: str) -> Question | None:
    """The question after the choice with these words."""
    if not words:
        return question
    for choice in question.choices:
        if choice.then is None:
            continue
        found = choice.then if choice.words == words else _reached(choice.then, words)
        if found is not None:
            return found
    return None


def _foreseen(session: Session, seat: int, decisions: Iterable[str]) -> dict[str, Preview]:
    view = session.view(seat)
    texts = {session.rules.notation.action(view, text): text for text in decisions}
    found = guide(session.record.game).previews(view, seat, texts)
    return {preview.decision: preview for preview in found}


def _ends(choice: Choice) -> list[str]:
    """The whole decisions that a choice is, or leads to by one more."""
    if choice.then is None:
        return [choice.words]
    return [after.words for after in choice.then.choices if after.then is None] if choice.target else []


def _option(session: Session, choice: Choice, foreseen: dict[str, Preview], panel_of: PanelOf) -> Option:
    """A target that lies on no panel is only in the list. On the board it shows its value, with the best of what follows."""
    target = choice.target if choice.target and panel_of(choice.target) else ""
    preview = foreseen.get(choice.words)
    return Option(
        words=choice.words,
        label=format_message(choice.label, names=session.names),
        note=_effects(session, preview) if preview else "",
        target=target,
        key=choice.key,
        done=choice.then is None,
        mark=_mark([foreseen[words] for words in _ends(choice)]) if target else "",
    )


def _mark(previews: Sequence[Preview]) -> str:
    worth = max((preview.gain or 0 for preview in previews), default=0)
    return format_signed(worth) if worth else ""


def _effects(session: Session, preview: Preview) -> str:
    """Side by side: some are sentences, some a few words."""
    told = [guide(session.record.game).effect(entry) for entry in preview.ledger]
    return " · ".join(format_message(message, names=session.names) for message in told if message is not None)


def preview(session: Session, seat: int, option: Option) -> Sequence[str]:
    """What an option would do, in a few lines; one that leads to more only what all that it leads to have in common."""
    label = [option.label] if option.target else []  # the list may have cut it short
    if not option.done:
        return [*label, *_common(session, seat, option.words)]
    (found,) = _foreseen(session, seat, [option.words]).values()
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
    asked = question and _reached(question, words)
    ends = [choice.words for choice in asked.choices if choice.then is None] if asked else []
    first, *others = [_follows(session, each) for each in _foreseen(session, seat, ends).values()] or [[]]
    return [line for line in first if all(line in follows for follows in others)]
