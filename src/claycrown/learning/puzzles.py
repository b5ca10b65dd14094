"""Puzzles: positions with one clearly best decision. Their types, their files, the puzzle of the day, and the checking of
answers.

They are found by `tools/puzzles` of the repository and stored with their game, one JSON a line after a line about how they were
made. A game adds a `GamePuzzles`, which its plug-in declares.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta, Struct

from claycrown.games import game
from claycrown.games.message import Message
from claycrown.games.plugin import installed, plugin
from claycrown.record.notation import AvailableEditions, notation, read_position

FILE = "puzzles.jsonl"
EPOCH = date(2026, 1, 1)
"""The days are counted from here."""


When = Literal["now", "round", "end"]
Measure = Literal["chance", "vp"]


class Gain(Struct, frozen=True):
    """Something that a line of decisions changes, compared with its start."""

    what: Annotated[str, Meta(description="By the game's own name: a source of the score sheet, or goods.")]
    amount: int
    when: Annotated[
        When,
        Meta(description="At once; in the next scoring as things stand; in that of the end of the game."),
    ] = "now"
    rivals: Annotated[bool, Meta(description="It changes for all the others together, not for the seat that decides.")] = False


class SearchedLine(Struct, frozen=True):
    """A line of decisions, and the result of its search."""

    decisions: list[str]
    value: Annotated[float, Meta(description="In the puzzle's measure, by the longest search.")]
    gains: list[Gain]


class Puzzle(Struct, frozen=True):
    """A position, and the decision that is clearly best in it."""

    id: str
    kind: Annotated[str, Meta(description="Its subject: one of its game's kinds.")]
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    """Found by bots that do not search; only by one that tries a few hundred continuations; by none of these."""
    position: dict[str, Any]
    seat: Annotated[str, Meta(description="The colour that decides.")]
    given: Annotated[list[tuple[str, str]], Meta(description="Known decisions of others: colour and text.")]
    solution: Annotated[
        list[list[str]],
        Meta(description="Decision by decision: the right one, then equivalent ones."),
    ]
    measure: Annotated[Measure, Meta(description="The unit of values: a chance of winning, or the exact lead at the end.")]
    best: SearchedLine
    second: SearchedLine
    gap: Annotated[
        float, Meta(description="The smallest lead of the solution over anything else, of all its steps and searches.")
    ]
    spread: Annotated[float, Meta(description="The deviation of that lead between searches with different seeds.")]
    found_in: Annotated[str, Meta(description="Its source game: who played, the seed, the previous decisions.")]


class MakingReport(Struct, frozen=True):
    """How a file of puzzles was made, with the numbers of each stage."""

    game: str
    rules_version: int
    edition: str
    """The edition's hash."""
    count: int
    """The requested number of puzzles."""
    seed: int
    efforts: dict[str, int]
    """How much each stage searched, in the game's own units."""
    games: int
    looked_at: int
    promising: int
    """Positions that a quick estimate found promising."""
    checked: int
    """Positions that a search confirmed: the longest search decided about these."""
    stood: int


class Collection(NamedTuple):
    making: MakingReport
    puzzles: dict[str, Puzzle]


class PuzzleVerdict(Struct, frozen=True):
    """How a line of decisions does as an answer."""

    right: bool
    """So far."""
    solved: bool


class GamePuzzles(Protocol):
    """A game's part of its puzzles."""

    kinds: Sequence[str]
    """In the order in which they are listed."""

    def finish(self, before: Any, state: Any, seat: int) -> list[tuple[int, int]]:
        """The continuation of the solver's line, as far as its gains are counted: seats and decisions. `before` is the position
        of the puzzle.
        """

    def gains(self, state: Any, seat: int, line: Sequence[tuple[int, int]]) -> list[Gain]:
        """The changes by a whole line of decisions, including the given ones."""

    def describe_gain(self, gain: Gain) -> Message:
        """A gain in a few words."""


def game_puzzles(name: str) -> GamePuzzles:
    found: GamePuzzles = plugin(name).part("puzzles")
    return found


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name, declared in installed().games.items() if declared.puzzles]


@cache
def collection(name: str) -> Collection:
    """All puzzles of a game, in the order of their file; empty if it has none. Read once per process."""
    declared = plugin(name)
    if not declared.puzzles:
        return Collection(MakingReport(name, 0, "", 0, 0, {}, 0, 0, 0, 0, 0), {})
    package = declared.puzzles.partition(":")[0].rpartition(".")[0]
    making, puzzles = read((files(package) / FILE).read_bytes())
    return Collection(making, {puzzle.id: puzzle for puzzle in puzzles})


def read(text: bytes) -> tuple[MakingReport, list[Puzzle]]:
    """The content of a file."""
    first, *lines = text.splitlines()
    return msgspec.json.decode(first, type=MakingReport), [msgspec.json.decode(line, type=Puzzle) for line in lines]


def written(making: MakingReport, puzzles: Iterable[Puzzle]) -> str:
    """The stored puzzles of a file."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (making, *puzzles))


def find(identifier: str) -> tuple[str, Puzzle] | None:
    """The game and the puzzle with that id."""
    for name in with_puzzles():
        puzzle = collection(name).puzzles.get(identifier)
        if puzzle is not None:
            return name, puzzle
    return None


def today() -> date:
    """In UTC, everywhere."""
    return datetime.now(UTC).date()


def daily(identifiers: Sequence[str], day: date, salt: str = "") -> str:
    """The puzzle of a day: the same for everybody, without repeats until all have been used."""
    number = (day - EPOCH).days
    cycle, place = divmod(number, len(identifiers))
    order = sorted(identifiers)
    Random(f"{salt} {cycle}").shuffle(order)
    return order[place]


def daily_of(name: str, day: date) -> Puzzle:
    puzzles = collection(name).puzzles
    return puzzles[daily(list(puzzles), day, name)]


class PosedPuzzle(NamedTuple):
    """A puzzle being solved."""

    state: Any
    """With the given decisions made."""
    seat: int
    start: Any
    """Before them."""
    given: list[tuple[int, int]]


def pose(name: str, puzzle: Puzzle) -> PosedPuzzle:
    rules, language = game(name), notation(name)
    _, start = read_position(puzzle.position, AvailableEditions())
    seats = rules.seats(start)
    state = start.clone()
    given = []
    for colour, text in puzzle.given:
        seat, action = seats.index(colour), language.action(state, text)
        rules.apply(state, seat, action)
        given.append((seat, action))
    return PosedPuzzle(state, seats.index(puzzle.seat), start, given)


def judge(puzzle: Puzzle, decisions: Sequence[str]) -> PuzzleVerdict:
    """Decisions after the solution's last one do not matter."""
    right = all(text in allowed for text, allowed in zip(decisions, puzzle.solution, strict=False))
    return PuzzleVerdict(right, right and len(decisions) >= len(puzzle.solution))


def line_of(name: str, posed: PosedPuzzle, decisions: Sequence[str]) -> list[tuple[int, int]]:
    """The given decisions, those tried, and the continuation: what the table shows and gains are counted from."""
    rules, language = game(name), notation(name)
    state = posed.state.clone()
    line = [*posed.given]
    for text in decisions:
        action = language.action(state, text)
        rules.apply(state, posed.seat, action)
        line.append((posed.seat, action))
    return line + game_puzzles(name).finish(posed.state, state, posed.seat)


def texts_of(name: str, posed: PosedPuzzle, line: Sequence[tuple[int, int]]) -> list[tuple[str, str]]:
    """A line with colours and texts."""
    rules, language = game(name), notation(name)
    state, seats = posed.start.clone(), rules.seats(posed.start)
    found = []
    for seat, action in line:
        found.append((seats[seat], language.text(state, action)))
        rules.apply(state, seat, action)
    return found


def gains_of(name: str, posed: PosedPuzzle, decisions: Sequence[str]) -> list[Gain]:
    """The gains of the solver's decisions, with a quickly estimated continuation."""
    return game_puzzles(name).gains(posed.start, posed.seat, line_of(name, posed, decisions))


def missed(best: Iterable[Gain], other: Iterable[Gain]) -> list[Gain]:
    """What the best line gains over another, and what it gives up for that, which is below zero."""
    found = {(gain.what, gain.when, gain.rivals): gain for gain in best}
    for gain in other:
        key = gain.what, gain.when, gain.rivals
        had = found[key].amount if key in found else 0
        found[key] = msgspec.structs.replace(gain, amount=had - gain.amount)
    return [gain for gain in found.values() if gain.amount]
