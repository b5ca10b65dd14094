"""The types of an analysis: the same for a program, the command, the terminal and the API.

Positions are counted as everywhere: 0 is the set-up, N the position after N decisions. Chances are from 0 to 1, by seat; if a
contestant has no player, the remainder to 1 is that contestant's.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.learning.puzzles import When

Depth = Literal["glance", "quick", "standard", "deep"]
"""How much each turn is searched; each depth takes several times as long as the one before, and starts with it."""
DEPTHS: tuple[Depth, ...] = ("glance", "quick", "standard", "deep")
DEFAULT: Depth = "standard"

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
VERDICTS: tuple[Verdict, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")

Cause = Literal["mistake", "luck"]

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[list[float], Meta(description="Chances of winning, by seat.")]
Number = Annotated[int, Meta(ge=0, description="The position after this number of decisions; 0 is the set-up.")]


class Measure(Struct, frozen=True):
    """Something that is estimated in addition to the chance of winning."""

    name: Annotated[str, Meta(description="By the game's own name: `vp`, or what its eliminations compare.")]
    unit: Annotated[
        Literal["points", "chance"],
        Meta(description="Points at the end of the game, or the chance to survive that elimination."),
    ]
    label: Message


class CurvePoint(Struct):
    """A position of the game, with its estimates."""

    number: Number
    round: int
    chances: Chances
    expected: Annotated[list[list[float]], Meta(description="By the measures of the analysis, then by seat.")]
    depth: Annotated[Depth, Meta(description="How deeply this one has been searched so far.")]


class LabelledGain(Struct, frozen=True):
    """What a line of decisions gains, or leads by, from one source."""

    what: Annotated[str, Meta(description="By the game's own name: a source of the score sheet, or goods.")]
    amount: int
    when: Annotated[When, Meta(description="At once, in the next scoring as things stand, or in that of the end of the game.")]
    rivals: Annotated[bool, Meta(description="All the others together gain it: for the seat that decides it is a loss.")]
    told: Annotated[Message, Meta(description="The same in a few words.")]


class LineDecision(Struct, frozen=True):
    """A decision of a line."""

    seat: int
    decision: Annotated[str, Meta(description="In the notation.")]
    label: Annotated[list[Message], Meta(description="The labels of the choices that lead to it, in order.")]
    targets: Annotated[list[str], Meta(description="Where on the table it is carried out, in order: of a plan, each order.")]


class Variation(Struct):
    """A turn, or a secret decision, with the likely continuation."""

    decisions: Annotated[list[LineDecision], Meta(description="Its decisions in order.")]
    given: Annotated[
        list[LineDecision],
        Meta(description="The simultaneous decisions of the others: assumed, or actual."),
    ]
    continuation: Annotated[list[LineDecision], Meta(description="The likely continuation; for mistakes only.")]
    chances: Annotated[list[float], Meta(description="Chances of winning after it, by seat.")]
    gains: Annotated[list[LabelledGain], Meta(description="What it gains, by source; for mistakes only.")]


class Hindsight(Struct):
    """A decision made without knowing the others', judged by what they really did."""

    chance: Annotated[Chance, Meta(description="The result of the decision, with the others' known.")]
    best: Annotated[Chance, Meta(description="The result of the best answer to what they did.")]
    loss: Chance
    luck: Annotated[
        float, Meta(description="The effect of the others' decisions, compared with what could be expected of them: -1 to 1.")
    ]
    better: Annotated[list[Variation], Meta(description="The best answer to what they did; empty where that was the decision.")]
    told: Annotated[Message, Meta(description="Whether the decision was bad, or unlucky, in a sentence.")]


class Judgement(Struct):
    """A turn or another decision of one seat, compared with the best that was found."""

    seat: int
    round: int
    kind: Annotated[str, Meta(description="The kind, by the game's own name: `turn`, ...")]
    label: Annotated[Message, Meta(description="The kind in words.")]
    at: Annotated[Number, Meta(description="The position before it.")]
    numbers: Annotated[list[int], Meta(description="The numbers of its decisions, the game's first being 1.")]
    depth: Annotated[Depth, Meta(description="How deeply it has been searched so far.")]
    forced: Annotated[bool, Meta(description="There was no choice: it counts in no summary.")]
    verdict: Verdict
    chance: Annotated[Chance, Meta(description="The chance of winning after it, by what could be known then.")]
    best: Annotated[Chance, Meta(description="The same with the best that was found.")]
    loss: Annotated[Chance, Meta(description="The difference, never below zero.")]
    spread: Annotated[float, Meta(description="The standard error of the loss, as far as it can be estimated.")]
    played: Variation
    better: Annotated[list[Variation], Meta(description="Better alternatives, the best first, up to three.")]
    missed: Annotated[
        list[LabelledGain],
        Meta(description="What the best alternative gains by source, and what it gives up, which is below zero."),
    ]
    told: Annotated[Message | None, Meta(description="Why the best is better, in a sentence; null where it hardly is.")]
    hindsight: Annotated[Hindsight | None, Meta(description="Only for simultaneous decisions.")]


class TurningPoint(Struct):
    """A turning point of the game that a decision explains."""

    number: Annotated[Number, Meta(description="The position after it.")]
    since: Annotated[Number, Meta(description="The position before it.")]
    before: Chances
    after: Chances
    round: int
    cause: Annotated[Cause, Meta(description="A player's mistake, or what others decided in secret.")]
    seat: Annotated[int, Meta(description="The seat that made the mistake or had the luck.")]
    judgement: Annotated[int, Meta(description="The place in `judgements` of the decision that explains it.")]
    told: Message


class KindLoss(Struct):
    """What a seat lost by decisions of one kind."""

    kind: str
    label: Message
    turns: int
    loss: float


class Summary(Struct):
    """A player's game in figures."""

    seat: int
    turns: Annotated[int, Meta(description="Turns with a choice.")]
    counts: Annotated[dict[Verdict, int], Meta(description="How many there are of each class.")]
    loss: Annotated[float, Meta(description="Summed over the game, in chances of winning: it may exceed 1.")]
    mean: Annotated[float, Meta(description="Average per turn.")]
    luck: Annotated[float | None, Meta(description="Summed; null in a game without simultaneous decisions.")]
    kinds: list[KindLoss]
    rounds: Annotated[list[float], Meta(description="The loss round by round.")]
    worst: Annotated[
        list[int], Meta(description="Places in `judgements`, the worst first, up to three, mistakes and blunders only.")
    ]
    told: list[Message]


class Analysis(Struct):
    """The analysis so far. A finer one has the same positions and judgements, in the same places."""

    game: str
    rules_version: int
    edition: Annotated[str, Meta(description="The edition's hash.")]
    seats: Annotated[list[str], Meta(description="The colours, in seat order.")]
    players: Annotated[list[str], Meta(description="The players' names in the record.")]
    winner: Annotated[int | None, Meta(description="A seat; null where no player has won, or the game is not over.")]
    depth: Annotated[Depth, Meta(description="The requested depth.")]
    seed: int
    done: Annotated[float, Meta(ge=0, le=1, description="The progress of the analysis.")]
    complete: bool
    measures: list[Measure]
    moments: Annotated[list[CurvePoint], Meta(description="One more than there are decisions.")]
    judgements: Annotated[list[Judgement], Meta(description="In the order of the game; the first pass has none.")]
    turning_points: list[TurningPoint]
    summaries: Annotated[list[Summary], Meta(description="By seat; none in the first pass.")]
    caveats: Annotated[list[Message], Meta(description="The limits of the analysis: depth, spread, and that bots err.")]


class Evaluation(Struct):
    """The evaluation of a single position, for trying things out."""

    chances: Chances
    expected: Annotated[list[list[float]], Meta(description="By measure, then by seat.")]
    measures: list[Measure]
    depth: Depth
    best: Annotated[
        list[Variation], Meta(description="The best decisions of the seat to decide, up to three; none where the game is over.")
    ]
    caveats: list[Message]
