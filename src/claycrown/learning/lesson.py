"""Lessons: prepared positions in which a newcomer is told a little, and asked for a decision or a few.

A lesson is data, `lesson.toml` in the package that the game declares as its `learning`: a position to begin with, and steps, each
with what it changes in that position, whose seat it is, what others answer, and what is asked. The words lie in the game's
`lesson.ftl`, under ids that follow from the step's: `GAME-lesson-STEP` is its title, `-told` what it tells first, `-ASK` what
is asked, `-ASK-done` what came of it. Every figure in them is a value that the lesson names and the rules give: the steps are
played here, by the first of the accepted decisions.
"""

import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
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
from claycrown.record.notation import NotADecision, notation

FILE = "lesson.toml"
DECLINING = ("skip", "pass", "keep")
"""What somebody decides who does nothing."""


class TaskSource(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked, as the file has it."""

    id: str
    accept: list[str]
    """Decisions; the first in full, others may have `?` and `*` for anything."""
    light: list[str] = []
    """Targets to look at."""
    rules: list[str] = []
    values: dict[str, str] = {}
    """What its messages speak of, by name: see `_Figures`."""


class StepSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file has it."""

    id: str
    seat: str
    asks: list[TaskSource]
    position: dict[str, Any] = {}
    """What differs from the lesson's position."""
    made: list[tuple[str, str]] = []
    """What has been decided since that position when the step begins."""
    replies: list[tuple[str, str]] = []
    """What others decide when it is their turn: the first of theirs that is legal; without one, nothing."""
    explains: list[str] = []
    """The kinds of decisions that its words explain: how their texts begin."""
    values: dict[str, str] = {}


class LessonSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as the file has it."""

    minutes: int
    """That it takes, about."""
    players: int
    """At the first game after it."""
    position: dict[str, Any]
    steps: list[StepSource]


class LessonTask(Struct, frozen=True):
    """What is asked for: one decision."""

    asked: Message
    done: Annotated[Message, Meta(description="What came of it.")]
    accept: Annotated[
        list[str],
        Meta(description="The decisions that are meant; `?` stands for a sign, `*` for any signs. The first has none."),
    ]
    light: Annotated[list[str], Meta(description="Targets to look at.")]
    rules: list[str]


class LessonStep(Struct, frozen=True):
    """A position, what is told of it, and what is asked."""

    id: str
    title: Message
    told: Message
    asks: list[LessonTask]


class Lesson(Struct, frozen=True):
    """An interactive lesson: each step is a practice that begins `from` it."""

    game: str
    minutes: Annotated[int, Meta(description="That it takes, about.")]
    players: Annotated[int, Meta(description="At the first game after it, which asks for nothing that it has not explained.")]
    steps: list[LessonStep]


def written(name: str) -> LessonSource | None:
    """The lesson of a game as its file has it; None where the game brings none."""
    package = plugin(name).learning
    return _read(package) if package else None


@cache
def _read(package: str) -> LessonSource:
    text = (files(package) / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), LessonSource)


class LoadedLesson(NamedTuple):
    lesson: Lesson | None = None
    fault: str = ""
    """Why a lesson that the game brings cannot be played; empty if it can."""


@cache
def load(name: str) -> LoadedLesson:
    """The lesson of a game, its figures worked out; nothing where the game brings none."""
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
    except Exception as error:  # whatever is wrong with it, the game itself is played
        return LoadedLesson(fault=f"{where}: {reason_of(error)}")


def lesson(name: str) -> Lesson | None:
    """The lesson of a game; None where the game brings none that can be played."""
    return load(name).lesson


def broken_lessons() -> dict[str, str]:
    """The games whose lesson cannot be played, each with the reason. Lessons of this package are not played for it: it takes time
    at every start of a server, and they are tested."""
    others = (name for name, declared in installed().games.items() if not declared.is_own)
    return {name: fault for name in others if (fault := load(name).fault)}


class StepStart(NamedTuple):
    """Where a step begins."""

    game: str
    state: Any
    seat: int
    step: StepSource

    def reply(self, state: Any, seat: int) -> str:
        """What somebody else decides at a state of the step: what it says, or as little as they can."""
        rules, texts = game(self.game), notation(self.game)
        colour = rules.seats(state)[seat]
        meant = [text for of, text in self.step.replies if of == colour]
        for text in (*meant, *DECLINING):
            with suppress(NotADecision):
                if rules.why_not(state, seat, texts.action(state, text)) is None:
                    return text
        return texts.text(state, rules.legal(state, seat)[0])


def beginning(name: str, step: str) -> StepStart:
    """`LookupError` for a step, or a lesson, that there is none of."""
    found = written(name) if lesson(name) is not None else None
    for one in found.steps if found is not None else ():
        if found is not None and one.id == step:
            return _begun(name, found, one)
    raise LookupError(step)


def _begun(name: str, lesson: LessonSource, step: StepSource) -> StepStart:
    position = _with_nulls(_merged(lesson.position, step.position))
    match = Match.at(name, notation(name).read(position, game(name).edition(), 0), game(name).edition())
    for colour, text in step.made:
        match.decide(match.seats.index(colour), text)
    return StepStart(name, match.state, match.seats.index(step.seat), step)


def _merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged, all else is replaced."""
    both = dict(base)
    for key, value in changes.items():
        before = both.get(key)
        both[key] = _merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return both


def _with_nulls(value: Any) -> Any:
    """TOML has no word for nothing: the text `null` stands for it."""
    if isinstance(value, dict):
        return {key: _with_nulls(inside) for key, inside in value.items()}
    return None if value == "null" else value


def _known(match: Match, move: matches.Step, seat: int) -> Sequence[LedgerEntry]:
    """What a decision did, as far as a seat may know."""
    moved = match.entry_for(move, seat).moved
    return moved.entries if moved is not None else ()


def accepted(patterns: Sequence[str], decision: str) -> bool:
    """Whether a decision is one of those that are meant."""
    return any(fnmatchcase(decision, pattern) for pattern in patterns)


# The figures


class TaskOutcome(NamedTuple):
    """A decision that was asked for, and what others answered: what there is to be told of."""

    before: dict[str, Any]
    """The positions, as the notation writes them."""
    after: dict[str, Any]
    ledger: Sequence[LedgerEntry]
    seat: int
    seats: Sequence[str]


class LessonRun:
    """A step as it is played: the learner decides, the others answer."""

    def __init__(self, begun: StepStart) -> None:
        self.begun = begun
        self.match = Match.at(begun.game, begun.state, game(begun.game).edition())

    def legal(self) -> list[str]:
        """What the learner may decide."""
        return self.match.legal(self.begun.seat, brief=False)

    def decide(self, text: str) -> TaskOutcome:
        """`Illegal` or `NotADecision` where it cannot be."""
        match, seat, texts = self.match, self.begun.seat, notation(self.begun.game)
        before = texts.write(match.state)
        entries = list(_known(match, match.decide(seat, text), seat))
        while (others := match.deciders()) and seat not in others:
            answer = self.begun.reply(match.state, others[0])
            entries += _known(match, match.decide(others[0], answer), seat)
        return TaskOutcome(before, texts.write(match.state), entries, seat, match.seats)


def figure(name: str, asked: str, said: str, done: TaskOutcome) -> Value:
    """A value that a lesson's words speak of, by what it is:

    - `edition rack.vp.10`: what is printed;
    - `before players.yellow.tricks`, `after ...`, `gained ...`: in the position before the decision, after it, the difference;
    - `ledger vp` or `ledger vp: row`, perhaps with a colour, `ledger vp: group @green`: what the ledger adds up to, for
      the learner or for that player, of all or of one source;
    - `paid cards`: the same of what is spent, as a number above 0;
    - `said 2`: a word of the decision, counted from 0;
    - `count tiles`: how many there are in the position before;
    - anything else is a name, for a text to choose by.
    """
    kind, _, rest = asked.partition(" ")
    match kind:
        case "edition":
            return _found(game(name).edition().figures, rest)
        case "before":
            return _found(done.before, rest)
        case "after":
            return _found(done.after, rest)
        case "gained":
            return int(_found(done.after, rest)) - int(_found(done.before, rest))
        case "said":
            decision = from_words(said)
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


def _found(figures: Any, path: str) -> int | str:
    found = _at(figures, path)
    if not isinstance(found, int | str):
        raise LookupError(path)
    return found


def _step(name: str, lesson: LessonSource, step: StepSource) -> LessonStep:
    prefix = f"{name}-lesson-{step.id}"
    played = LessonRun(_begun(name, lesson, step))
    course = [played.decide(ask.accept[0]) for ask in step.asks]

    def message(id: str, values: Mapping[str, str], said: str, done: TaskOutcome) -> Message:
        return Message(id, {key: figure(name, value, said, done) for key, value in values.items()})

    asks = [
        LessonTask(
            message(f"{prefix}-{ask.id}", ask.values, ask.accept[0], done),
            message(f"{prefix}-{ask.id}-done", ask.values, ask.accept[0], done),
            ask.accept,
            ask.light,
            ask.rules,
        )
        for ask, done in zip(step.asks, course, strict=True)
    ]
    return LessonStep(step.id, Message(prefix), message(f"{prefix}-told", step.values, step.asks[0].accept[0], course[0]), asks)
