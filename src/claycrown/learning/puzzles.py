"""Puzzles: positions with one clearly best decision. Their types, where they lie, which one is today's, who is right.

They are found by `claycrown puzzles make` (`learning/making.py`) and lie with their game, one JSON a line after a line about
their making. What a game adds of its own is a `GamePuzzles`, which its plug-in declares.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta, Struct

from claycrown.games import game
from claycrown.games.message import Message
from claycrown.games.plugin import installed, plugin
from claycrown.record.notation import Editions, notation, read_position

if TYPE_CHECKING:
    from claycrown.learning.making import Maker

FILE = "puzzles.jsonl"
EPOCH = date(2026, 1, 1)
"""The days are counted from here."""
DIFFICULTIES = (1, 2, 3)
"""Found by bots that do not think ahead; only by one that tries a few hundred continuations; by none of these."""


When = Literal["now", "round", "end"]
Measure = Literal["chance", "vp"]


class Gain(Struct, frozen=True):
    """Something that a line of decisions changes, beside where it began."""

    what: Annotated[str, Meta(description="In the game's own words: a source of the score sheet, or goods.")]
    amount: int
    when: Annotated[
        When,
        Meta(description="At once; in the scoring of the round or the year as things stand; in that of the end."),
    ] = "now"
    rivals: Annotated[bool, Meta(description="It changes for all the others together, and not for whoever decides.")] = False


class SearchedLine(Struct, frozen=True):
    """A line of decisions, and what came of it when it was searched."""

    decisions: list[str]
    value: Annotated[float, Meta(description="By the puzzle's measure, in the longest search.")]
    gains: list[Gain]


class Puzzle(Struct, frozen=True):
    """A position, and the decision that is clearly best in it."""

    id: str
    kind: Annotated[str, Meta(description="What it is about: one of its game's kinds.")]
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    position: dict[str, Any]
    seat: Annotated[str, Meta(description="The colour that decides.")]
    given: Annotated[list[tuple[str, str]], Meta(description="What others have decided, told beforehand: colour and text.")]
    solution: Annotated[
        list[list[str]],
        Meta(description="Decision after decision: the right one, and after it those that come to the same."),
    ]
    measure: Annotated[Measure, Meta(description="What values are: a chance to win, or the exact lead at the end.")]
    best: SearchedLine
    second: SearchedLine
    gap: Annotated[
        float, Meta(description="The smallest lead of the solution over anything else, of all its steps and searches.")
    ]
    spread: Annotated[float, Meta(description="By how much that lead differed between searches with other seeds.")]
    found_in: Annotated[str, Meta(description="The game that it was found in: who played, the seed, the decisions made before.")]


class MakingReport(Struct, frozen=True):
    """How a file of puzzles was made, and what came of it."""

    game: str
    rules_version: int
    edition: str
    """Its hash."""
    count: int
    """How many were wanted."""
    seed: int
    efforts: dict[str, int]
    """How much was thought at each stage, in the game's own units."""
    games: int
    looked_at: int
    promising: int
    """What a glance found promising."""
    checked: int
    """What a search found, too: the longest search was left to say."""
    stood: int


class Collection(NamedTuple):
    making: MakingReport
    puzzles: dict[str, Puzzle]


class PuzzleVerdict(Struct, frozen=True):
    """What a line of decisions is as an answer."""

    right: bool
    """So far."""
    solved: bool


class GamePuzzles(Protocol):
    """What a game says of its puzzles."""

    kinds: Sequence[str]
    """In the order in which they are listed."""

    def finish(self, before: Any, state: Any, seat: int) -> list[tuple[int, int]]:
        """How a line goes on that the solver has begun, as far as its gains are counted: seats and decisions. `before` is the
        position that was asked about."""

    def gains(self, state: Any, seat: int, line: Sequence[tuple[int, int]]) -> list[Gain]:
        """What a whole line of decisions, the given ones included, changes."""

    def describe_gain(self, gain: Gain) -> Message:
        """A gain in a few words."""

    def maker(self) -> "Maker":
        """How they are found."""


def game_puzzles(name: str) -> GamePuzzles:
    found: GamePuzzles = plugin(name).part("puzzles")
    return found


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name, declared in installed().games.items() if declared.puzzles]


@cache
def collection(name: str) -> Collection:
    """All puzzles of a game, in the order of their file; none where it has none. Read once a process."""
    declared = plugin(name)
    if not declared.puzzles:
        return Collection(MakingReport(name, 0, "", 0, 0, {}, 0, 0, 0, 0, 0), {})
    package = declared.puzzles.partition(":")[0].rpartition(".")[0]
    making, puzzles = read((files(package) / FILE).read_bytes())
    return Collection(making, {puzzle.id: puzzle for puzzle in puzzles})


def read(text: bytes) -> tuple[MakingReport, list[Puzzle]]:
    """What a file holds."""
    first, *lines = text.splitlines()
    return msgspec.json.decode(first, type=MakingReport), [msgspec.json.decode(line, type=Puzzle) for line in lines]


def written(making: MakingReport, puzzles: Iterable[Puzzle]) -> str:
    """As they lie in a file."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (making, *puzzles))


def find(identifier: str) -> tuple[str, Puzzle] | None:
    """The game and the puzzle of an id."""
    for name in with_puzzles():
        puzzle = collection(name).puzzles.get(identifier)
        if puzzle is not None:
            return name, puzzle
    return None


def today() -> date:
    """By UTC, wherever one is."""
    return datetime.now(UTC).date()


def daily(identifiers: Sequence[str], day: date, salt: str = "") -> str:
    """The one of a day: the same for everybody, and none again before all have had theirs."""
    number = (day - EPOCH).days
    cycle, place = divmod(number, len(identifiers))
    order = sorted(identifiers)
    Random(f"{salt} {cycle}").shuffle(order)
    return order[place]


def daily_of(name: str, day: date) -> Puzzle:
    puzzles = collection(name).puzzles
    return puzzles[daily(list(puzzles), day, name)]


class PosedPuzzle(NamedTuple):
    """A puzzle on the table."""

    state: Any
    """With the given decisions made."""
    seat: int
    start: Any
    """Before them."""
    given: list[tuple[int, int]]


def pose(name: str, puzzle: Puzzle) -> PosedPuzzle:
    rules, language = game(name), notation(name)
    _, start = read_position(puzzle.position, Editions())
    seats = rules.seats(start)
    state = start.clone()
    given = []
    for colour, text in puzzle.given:
        seat, action = seats.index(colour), language.action(state, text)
        rules.apply(state, seat, action)
        given.append((seat, action))
    return PosedPuzzle(state, seats.index(puzzle.seat), start, given)


def judge(puzzle: Puzzle, decisions: Sequence[str]) -> PuzzleVerdict:
    """Decisions beyond the solution's last do not matter any more."""
    right = all(text in allowed for text, allowed in zip(decisions, puzzle.solution, strict=False))
    return PuzzleVerdict(right, right and len(decisions) >= len(puzzle.solution))


def line_of(name: str, posed: PosedPuzzle, decisions: Sequence[str]) -> list[tuple[int, int]]:
    """The given decisions, those tried, and how it goes on: what is shown on the table, and what gains are counted of."""
    rules, language = game(name), notation(name)
    state = posed.state.clone()
    line = [*posed.given]
    for text in decisions:
        action = language.action(state, text)
        rules.apply(state, posed.seat, action)
        line.append((posed.seat, action))
    return line + game_puzzles(name).finish(posed.state, state, posed.seat)


def texts_of(name: str, posed: PosedPuzzle, line: Sequence[tuple[int, int]]) -> list[tuple[str, str]]:
    """A line by colours and in the notation."""
    rules, language = game(name), notation(name)
    state, seats = posed.start.clone(), rules.seats(posed.start)
    found = []
    for seat, action in line:
        found.append((seats[seat], language.text(state, action)))
        rules.apply(state, seat, action)
    return found


def gains_of(name: str, posed: PosedPuzzle, decisions: Sequence[str]) -> list[Gain]:
    """What decisions of the solver bring, finished as well as a glance can."""
    return game_puzzles(name).gains(posed.start, posed.seat, line_of(name, posed, decisions))


def missed(best: Iterable[Gain], other: Iterable[Gain]) -> list[Gain]:
    """By what the best line is ahead of another, and what it gives up for that, which is below zero."""
    found = {(gain.what, gain.when, gain.rivals): gain for gain in best}
    for gain in other:
        key = gain.what, gain.when, gain.rivals
        had = found[key].amount if key in found else 0
        found[key] = msgspec.structs.replace(gain, amount=had - gain.amount)
    return [gain for gain in found.values() if gain.amount]
