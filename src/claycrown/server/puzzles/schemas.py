"""What goes over the wire: puzzles without their solutions, answers, and what they are worth."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.server.http.schemas import Request, Text

Difficulty = Annotated[
    int,
    Meta(
        ge=1,
        le=3,
        description="1: bots that do not think ahead find it; 2: one that tries a few hundred continuations does; 3: neither.",
    ),
]


class PuzzleEntry(Struct):
    """A puzzle in the list."""

    id: str
    kind: Annotated[str, Meta(description="What it is about, as the game's words call it: `{game}-puzzle-kind-{kind}`.")]
    difficulty: Difficulty
    players: int
    round: Annotated[int, Meta(description="The round or year of the position.")]


class Streak(Struct):
    """The days on which somebody solved the puzzle of the day."""

    days: Annotated[int, Meta(description="In a row, up to today or yesterday.")]
    longest: int
    today: Annotated[Literal["open", "solved", "given up"], Meta(description="How it stands with today's.")]


class PuzzleList(Struct):
    """All puzzles of a game."""

    game: str
    day: Annotated[str, Meta(description="The date, by UTC, wherever one is.")]
    daily: Annotated[str, Meta(description="Today's puzzle, the same for everybody; empty in a game without puzzles.")]
    puzzles: list[PuzzleEntry]
    streak: Annotated[Streak | None, Meta(description="Of an account; a guest's are for the browser to remember.")]


class GivenDecision(Struct):
    """What somebody else has decided, told beforehand."""

    seat: int
    decision: str
    label: Annotated[list[Message], Meta(description="The decision as its choices tell it.")]


class PuzzleMoment(Struct):
    """A moment of a table."""

    table: str
    number: Annotated[int, Meta(description="Of entries, as in its replay.")]


class PuzzleDetail(Struct):
    """A puzzle as it is asked. Its position is the start of a practice (`from: puzzle`)."""

    id: str
    game: str
    kind: str
    difficulty: Annotated[Difficulty | None, Meta(description="Null for a mistake in a game that was played.")]
    daily: bool
    seat: Annotated[int, Meta(description="Who decides.")]
    seats: Annotated[list[str], Meta(description="The colours, in seat order.")]
    decisions: Annotated[int, Meta(description="How many are to be found, one after the other.")]
    given: list[GivenDecision]
    moment: Annotated[
        PuzzleMoment | None,
        Meta(description="Of a mistake in a game that was played: where its practice begins (`from: table`)."),
    ] = None


class PuzzleAnswer(Request):
    """What somebody tries, or that they want to see the solution."""

    decisions: Annotated[list[Text], Meta(max_length=20, description="From the puzzle's position on, those of its seat.")]
    give_up: bool = False


class Comparison(Struct):
    """What two lines of decisions gain, each from the position of the puzzle."""

    best: list[Message]
    other: Annotated[list[Message], Meta(description="What was tried, the second best, or what was played in the game.")]
    why: Annotated[
        Message | None, Meta(description="Of a mistake in a game: why the best is better, where the gains do not tell it.")
    ] = None


class Solution(Struct):
    """The best line, told only to who has found it or given up."""

    decisions: Annotated[
        list[tuple[str, str]], Meta(description="Colour and text, with what follows: to be shown as a practice.")
    ]
    asked: Annotated[int, Meta(description="So many of them are the solution.")]
    labels: Annotated[list[list[Message]], Meta(description="The decisions of the solution, each as its choices tell it.")]
    second: Annotated[list[list[Message]], Meta(description="The same of the second best.")]
    measure: Annotated[Literal["chance", "vp"], Meta(description="What the values are: chances to win in %, or VP of lead.")]
    value: int
    second_value: int
    compared: Comparison


class PuzzleResult(Struct):
    """What an answer is worth."""

    verdict: Annotated[Literal["so far", "solved", "wrong", "given up"], Meta(description="`so far`: right, and not all yet.")]
    tried: Annotated[Comparison | None, Meta(description="Of a wrong answer: what it gains, and what the best gains.")]
    solution: Solution | None
    streak: Streak | None
