"""What an analysis tells of a game that was played: the same for a program, the command, the terminal and over the wire.

Positions are counted as everywhere: 0 is the set-up, N the position after N decisions. Chances are from 0 to 1, by seat; where a
contestant is nobody's the rest to 1 is that one's.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.learning.puzzles import When

Depth = Literal["glance", "quick", "standard", "deep"]
"""How much is thought about each turn; each takes several times as long as the one before, and begins with it."""
DEPTHS: tuple[Depth, ...] = ("glance", "quick", "standard", "deep")
DEFAULT: Depth = "standard"

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
VERDICTS: tuple[Verdict, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")

Cause = Literal["mistake", "luck", "course"]

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[list[float], Meta(description="To win, by seat.")]
Number = Annotated[int, Meta(ge=0, description="The position after so many decisions; 0 is the set-up.")]


class Measure(Struct, frozen=True):
    """Something that is expected beside the chance to win."""

    name: Annotated[str, Meta(description="In the game's own words: `vp`, or what its eliminations compare.")]
    unit: Annotated[
        Literal["points", "chance"],
        Meta(description="Points at the end of the game, or the chance to be still in after that elimination."),
    ]
    label: Message


class CurvePoint(Struct):
    """A position of the game, and what it promises."""

    number: Number
    round: int
    chances: Chances
    expected: Annotated[list[list[float]], Meta(description="By the measures of the analysis, then by seat.")]
    depth: Annotated[Depth, Meta(description="How much was thought about this one so far.")]


class LabelledGain(Struct, frozen=True):
    """What a line of decisions brings, or is ahead by, from one source."""

    what: Annotated[str, Meta(description="In the game's own words: a source of the score sheet, or goods.")]
    amount: int
    when: Annotated[
        When, Meta(description="At once, in the scoring of the round or year as things stand, or in that of the end.")
    ]
    rivals: Annotated[bool, Meta(description="All the others together get it: for whoever decides it is a loss.")]
    told: Annotated[Message, Meta(description="The same in a few words.")]


class LineDecision(Struct, frozen=True):
    """A decision of a line."""

    seat: int
    decision: Annotated[str, Meta(description="In the notation.")]
    label: Annotated[list[Message], Meta(description="As the choices that lead to it tell it, one after the other.")]


class Variation(Struct):
    """A turn, or a secret decision, with what is likely to follow it."""

    decisions: Annotated[list[LineDecision], Meta(description="Those that it consists of, in their order.")]
    given: Annotated[
        list[LineDecision],
        Meta(description="What the others are taken to decide at the same time: what was expected of them, or what they did."),
    ]
    continuation: Annotated[list[LineDecision], Meta(description="What is likely to follow; told of mistakes only.")]
    chances: Annotated[list[float], Meta(description="To win, after it, by seat.")]
    gains: Annotated[list[LabelledGain], Meta(description="What it brings, by source; told of mistakes only.")]


class Hindsight(Struct):
    """A decision made without knowing the others', judged by what they really did."""

    chance: Annotated[Chance, Meta(description="What the decision came to, the others' known.")]
    best: Annotated[Chance, Meta(description="With the best answer to what they did.")]
    loss: Chance
    verdict: Verdict
    luck: Annotated[float, Meta(description="What others' decisions brought, beside what could be expected of them: -1 to 1.")]
    better: Annotated[list[Variation], Meta(description="The best answer to what they did; empty where the decision was it.")]
    told: Annotated[Message, Meta(description="Whether the decision or its luck was bad, in a sentence.")]


class Judgement(Struct):
    """A turn or another decision of one seat, beside the best that was found."""

    seat: int
    round: int
    kind: Annotated[str, Meta(description="What was decided, in the game's own words: `turn`, ...")]
    label: Annotated[Message, Meta(description="The kind in words.")]
    at: Annotated[Number, Meta(description="The position in which it was decided.")]
    numbers: Annotated[list[int], Meta(description="Its decisions, the game's first being 1.")]
    depth: Annotated[Depth, Meta(description="How much was thought about it so far.")]
    forced: Annotated[bool, Meta(description="There was nothing to choose: it counts in no summary.")]
    verdict: Verdict
    chance: Annotated[Chance, Meta(description="To win after it, by what could be known then.")]
    best: Annotated[Chance, Meta(description="The same with the best that was found.")]
    loss: Annotated[Chance, Meta(description="The difference, never below zero.")]
    spread: Annotated[float, Meta(description="The standard error of the loss, as far as it can be told.")]
    played: Variation
    better: Annotated[list[Variation], Meta(description="What would have been better, the best first, up to three.")]
    missed: Annotated[
        list[LabelledGain], Meta(description="By what the best is ahead, by source, and what it gives up, which is below zero.")
    ]
    told: Annotated[
        Message | None, Meta(description="What sets the best apart, in a sentence; null where there is nothing to say.")
    ]
    hindsight: Annotated[Hindsight | None, Meta(description="Of decisions made at the same time as others'.")]


class TurningPoint(Struct):
    """Where the game took another course."""

    number: Annotated[Number, Meta(description="The position after it.")]
    since: Annotated[Number, Meta(description="The position before it.")]
    before: Chances
    after: Chances
    cause: Annotated[
        Cause,
        Meta(description="Somebody's mistake; others' secret decisions; neither: what the bots had not foreseen, or chance."),
    ]
    seat: Annotated[int | None, Meta(description="Whose mistake or luck it was.")]
    told: Message


class KindLoss(Struct):
    """What a seat lost in decisions of one kind."""

    kind: str
    label: Message
    turns: int
    loss: float


class Summary(Struct):
    """A player's game in figures."""

    seat: int
    turns: Annotated[int, Meta(description="Where there was something to choose.")]
    counts: Annotated[dict[Verdict, int], Meta(description="How many of them were what.")]
    loss: Annotated[float, Meta(description="Added up over the game, in chances to win: it may be above 1.")]
    mean: Annotated[float, Meta(description="A turn's, on average.")]
    luck: Annotated[float | None, Meta(description="Added up; null in a game where everybody decides in turn.")]
    kinds: list[KindLoss]
    rounds: Annotated[list[float], Meta(description="The loss round by round.")]
    worst: Annotated[
        list[int], Meta(description="Places in `judgements`, the worst first, up to three, mistakes and blunders only.")
    ]
    told: list[Message]


class Analysis(Struct):
    """All that was found so far. A finer one has the same moments and judgements, at the same places."""

    game: str
    rules_version: int
    edition: Annotated[str, Meta(description="Its hash.")]
    seats: Annotated[list[str], Meta(description="The colours, in seat order.")]
    players: Annotated[list[str], Meta(description="Who sat there, as the record names them.")]
    winner: Annotated[int | None, Meta(description="A seat; null where nobody at the table won, or the game is not over.")]
    depth: Annotated[Depth, Meta(description="The one that was asked for.")]
    seed: int
    done: Annotated[float, Meta(ge=0, le=1, description="How far it is.")]
    complete: bool
    measures: list[Measure]
    moments: Annotated[list[CurvePoint], Meta(description="One more than there are decisions.")]
    judgements: Annotated[list[Judgement], Meta(description="In the order of the game; the first pass has none.")]
    turning_points: list[TurningPoint]
    summaries: Annotated[list[Summary], Meta(description="By seat; none in the first pass.")]
    caveats: Annotated[list[Message], Meta(description="What it cannot know: depth, spread, and that bots err.")]


class Evaluation(Struct):
    """A single position looked at, for who tries something out."""

    chances: Chances
    expected: Annotated[list[list[float]], Meta(description="By measure, then by seat.")]
    measures: list[Measure]
    depth: Depth
    best: Annotated[
        list[Variation], Meta(description="The best that whoever is to decide may do, up to three; none where it is over.")
    ]
    caveats: list[Message]
