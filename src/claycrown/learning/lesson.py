"""Lessons: prepared positions in which a newcomer learns a little and makes a few decisions.

A lesson is data, `lesson.toml` in the package that the game declares as its `learning`: a start position, and steps, each with
its changes to that position, the learner's seat, the others' answers, and the tasks. The words are in the game's `lesson.ftl`,
under ids derived from the step's: `GAME-lesson-STEP` is its title, `-told` its introduction, `-ASK` the task, `-ASK-done` the
result. Every figure in them is a value that the lesson names and the rules compute: the steps are played here, with the first
accepted decision of each task.
"""

import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from claycrown import match as matches
from claycrown.games import game
from claycrown.games.contract import LedgerEntry
from claycrown.games.decisions import from_words
from claycrown.games.message import Message, Value
from claycrown.games.plugin import installed, plugin, reason_of
from claycrown.match import Match
from claycrown.record.notation import NotADecision, notation, with_changes

FILE = "lesson.toml"
DECLINING = ("skip", "pass", "keep")
"""The decision of a player who does nothing."""


class Sign(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol as the table draws it, and what it means."""

    symbol: Annotated[str, Meta(description="As in the game's legend: `action master builder`.")]
    text: Message


class TaskSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A task as it is in the file."""

    id: str
    accept: list[str]
    """Accepted decisions; the first in full, others may have `?` and `*` as wildcards."""
    light: list[str] = []
    """Targets to highlight."""
    rules: list[str] = []
    values: dict[str, str] = {}
    """The values in its messages, by name: see `figure`."""
    signs: list[Sign] = []
    """Symbols that are explained once it is done."""


class StepSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is in the file."""

    id: str
    seat: str
    asks: list[TaskSource]
    position: dict[str, Any] = {}
    """The changes to the lesson's position."""
    continues: bool = False
    """It begins where the step before it ended, and has no position of its own."""
    made: list[tuple[str, str]] = []
    """The decisions made from that position before the step begins."""
    replies: list[tuple[str, str]] = []
    """What others decide on their turn: the first of theirs that is legal; without one, as little as possible."""
    explains: list[str] = []
    """The kinds of decisions that its words explain: the first words of their texts."""
    values: dict[str, str] = {}


class LessonSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is in the file."""

    minutes: int
    """Roughly how long it takes."""
    players: int
    """For the first game after it."""
    position: dict[str, Any]
    steps: list[StepSource]


class LessonTask(Struct, frozen=True):
    """A task: one decision."""

    asked: Message
    done: Annotated[Message, Meta(description="The result, once it is done.")]
    accept: Annotated[
        list[str],
        Meta(
            description="The accepted decisions; `?` stands for any character, `*` for any number of them. The first has neither."
        ),
    ]
    light: Annotated[list[str], Meta(description="Targets to highlight.")]
    rules: list[str]
    signs: Annotated[list[Sign], Meta(description="Symbols that are explained once it is done.")]


class LessonStep(Struct, frozen=True):
    """A position, its explanation, and its tasks."""

    id: str
    continues: Annotated[
        bool, Meta(description="It begins where the step before it ended, all others at a position of their own.")
    ]
    title: Message
    told: Message
    asks: list[LessonTask]


class Lesson(Struct, frozen=True):
    """An interactive lesson: each step is a practice that begins `from` it."""

    game: str
    minutes: Annotated[int, Meta(description="Roughly how long it takes.")]
    players: Annotated[int, Meta(description="For the first game after it, which uses nothing that it has not explained.")]
    steps: list[LessonStep]


def written(name: str) -> LessonSource | None:
    """The lesson of a game as its file has it; None if the game declares none."""
    package = plugin(name).learning
    return _read(package) if package else None


@cache
def _read(package: str) -> LessonSource:
    text = (files(package) / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), LessonSource)


class LoadedLesson(NamedTuple):
    lesson: Lesson | None = None
    fault: str = ""
    """Why a lesson of the game cannot be played; empty if it can."""


@cache
def load(name: str) -> LoadedLesson:
    """The lesson of a game with its figures computed; None if the game declares none."""
    where = FILE
    try:
        found = written(name)
        if found is None:
            return LoadedLesson()
        steps = []
        for step in found.steps:
            where = f"{FILE}, step {step.id}"
            steps.append(_step(name, found, step))
        return LoadedLesson(Lesson(name, found.minutes, found.players, steps))
    except Exception as error:  # a broken lesson must not stop the game itself
        return LoadedLesson(fault=f"{where}: {reason_of(error)}")


def lesson(name: str) -> Lesson | None:
    """The lesson of a game; None if there is none that can be played."""
    return load(name).lesson


def broken_lessons() -> dict[str, str]:
    """The games whose lesson cannot be played, each with the reason. Lessons of this package are skipped: playing them takes time
    at every server start, and the tests play them.
    """
    others = (name for name, declared in installed().games.items() if not declared.is_own)
    return {name: fault for name in others if (fault := load(name).fault)}


class StepStart(NamedTuple):
    """The start position of a step."""

    game: str
    state: Any
    seat: int
    replies: Sequence[tuple[str, str]]
    """What others decide on their turn, of this step and of those that go on from it."""

    def reply(self, state: Any, seat: int) -> str:
        """What another player decides at a state of the step: as the step says, or as little as possible."""
        rules, texts = game(self.game), notation(self.game)
        colour = rules.seats(state)[seat]
        meant = [text for of, text in self.replies if of == colour]
        for text in (*meant, *DECLINING):
            with suppress(NotADecision):
                if rules.why_not(state, seat, texts.action(state, text)) is None:
                    return text
        return texts.text(state, rules.legal(state, seat)[0])


def beginning(name: str, step: str) -> StepStart:
    """`LookupError` for a step or a lesson that does not exist."""
    found = written(name) if lesson(name) is not None else None
    for one in found.steps if found is not None else ():
        if found is not None and one.id == step:
            return _start_step(name, found, one)
    raise LookupError(step)


def _start_step(name: str, lesson: LessonSource, step: StepSource) -> StepStart:
    place = lesson.steps.index(step)
    after = takewhile(lambda later: later.continues, lesson.steps[place + 1 :])
    replies = [reply for one in (step, *after) for reply in one.replies]
    if step.continues:
        match = _ended(name, lesson, lesson.steps[place - 1])
    else:
        position = _with_nulls(with_changes(lesson.position, step.position))
        match = Match.at(name, notation(name).read(position, game(name).edition(), 0), game(name).edition())
    for colour, text in step.made:
        match.decide(match.seats.index(colour), text)
    return StepStart(name, match.state, match.seats.index(step.seat), replies)


def _ended(name: str, lesson: LessonSource, step: StepSource) -> Match:
    """A step after the first accepted decision of each task."""
    run = LessonRun(_start_step(name, lesson, step))
    for ask in step.asks:
        run.decide(ask.accept[0])
    return run.match


def _with_nulls(value: Any) -> Any:
    """TOML has no null: the text `null` stands for it."""
    if isinstance(value, dict):
        return {key: _with_nulls(inside) for key, inside in value.items()}
    return None if value == "null" else value


def _visible_effects(match: Match, move: matches.Step, seat: int) -> Sequence[LedgerEntry]:
    """The effect of a decision, as far as a seat may know."""
    moved = match.entry_for(move, seat).moved
    return moved.entries if moved is not None else ()


# Figures


class TaskOutcome(NamedTuple):
    """A decision of a task and the others' answers: the source of figures."""

    before: dict[str, Any]
    """The positions in notation."""
    after: dict[str, Any]
    ledger: Sequence[LedgerEntry]
    seat: int
    seats: Sequence[str]


class LessonRun:
    """Plays a step: the learner decides, the others answer."""

    def __init__(self, begun: StepStart) -> None:
        self.begun = begun
        self.match = Match.at(begun.game, begun.state, game(begun.game).edition())

    def legal(self) -> list[str]:
        """The learner's legal decisions."""
        return self.match.legal(self.begun.seat, brief=False)

    def decide(self, text: str) -> TaskOutcome:
        """`Illegal` or `NotADecision` if the decision is impossible."""
        match, seat, texts = self.match, self.begun.seat, notation(self.begun.game)
        before = texts.write(match.state)
        entries = list(_visible_effects(match, match.decide(seat, text), seat))
        while (others := match.deciders()) and seat not in others:
            answer = self.begun.reply(match.state, others[0])
            entries += _visible_effects(match, match.decide(others[0], answer), seat)
        return TaskOutcome(before, texts.write(match.state), entries, seat, match.seats)


def figure(name: str, asked: str, text: str, done: TaskOutcome) -> Value:
    """A value of a lesson's messages, by its kind; `text` is the decision:

    - `edition rack.vp.10`: a printed figure;
    - `before players.yellow.tricks`, `after ...`, `gained ...`: in the position before the decision, after it, the difference;
    - `ledger vp` or `ledger vp: row`, perhaps with a colour, `ledger vp: group @green`: the sum of ledger lines, for
      the learner or for that player, of all sources or of one;
    - `paid cards`: the same for payments, as a positive number;
    - `said 2`: a word of the decision, counted from 0;
    - `count tiles`: the number in the position before;
    - anything else is a name that selects a variant of the text.
    """
    kind, _, rest = asked.partition(" ")
    match kind:
        case "edition":
            return _figure_at(game(name).edition().figures, rest)
        case "before":
            return _figure_at(done.before, rest)
        case "after":
            return _figure_at(done.after, rest)
        case "gained":
            return int(_figure_at(done.after, rest)) - int(_figure_at(done.before, rest))
        case "said":
            decision = from_words(text)
            word = str((decision.kind, *decision.args)[int(rest)])
            return int(word) if word.isdecimal() else word
        case "count":
            return len(_at(done.before, rest))
        case "ledger" | "paid":
            rest, _, colour = (part.strip() for part in rest.partition("@"))
            what, _, source = (part.strip() for part in rest.partition(":"))
            seat = done.seats.index(colour) if colour else done.seat
            entries = [entry for entry in done.ledger if (entry.seat, entry.what) == (seat, what)]
            gained = sum(entry.amount for entry in entries if source in ("", entry.source))
            return -gained if kind == "paid" else gained
        case _:
            return asked


def _at(figures: Any, path: str) -> Any:
    for part in path.split("."):
        figures = figures[int(part)] if isinstance(figures, list) else figures[part]
    return figures


def _figure_at(figures: Any, path: str) -> int | str:
    found = _at(figures, path)
    if not isinstance(found, int | str):
        raise LookupError(path)
    return found


def _step(name: str, lesson: LessonSource, step: StepSource) -> LessonStep:
    prefix = f"{name}-lesson-{step.id}"
    played = LessonRun(_start_step(name, lesson, step))
    course = [played.decide(ask.accept[0]) for ask in step.asks]

    def message(id: str, values: Mapping[str, str], text: str, done: TaskOutcome) -> Message:
        return Message(id, {key: figure(name, value, text, done) for key, value in values.items()})

    asks = [
        LessonTask(
            message(f"{prefix}-{ask.id}", ask.values, ask.accept[0], done),
            message(f"{prefix}-{ask.id}-done", ask.values, ask.accept[0], done),
            ask.accept,
            ask.light,
            ask.rules,
            ask.signs,
        )
        for ask, done in zip(step.asks, course, strict=True)
    ]
    told = message(f"{prefix}-told", step.values, step.asks[0].accept[0], course[0])
    return LessonStep(step.id, step.continues, Message(prefix), told, asks)
