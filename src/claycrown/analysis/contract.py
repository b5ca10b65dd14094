"""What the analysis needs from a game. A game may declare its own `GameAnalysis`; any other is judged by the general search
(`analysis/general.py`), which uses only the contract of a game.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from claycrown.analysis.types import Depth, Measure
from claycrown.bots.ladder import Budget
from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.message import Message
from claycrown.games.plugin import plugin
from claycrown.learning.puzzles import Gain
from claycrown.match import Match

SeatAction = tuple[int, int]
"""A seat and its decision."""


class JudgedTurn(NamedTuple):
    """A unit of judgement: a turn, a secret decision, or another decision."""

    kind: str
    start: Any
    """The whole state before it, and before simultaneous decisions of others."""
    seat: int
    actions: tuple[int, ...]
    given: tuple[SeatAction, ...]
    """The simultaneous decisions of others."""
    at: int
    """The number of the position `start`."""
    numbers: tuple[int, ...]
    """The numbers of its decisions, the game's first being 1."""
    settled: bool
    """Its last decision completes a set of simultaneous decisions."""
    after: Any
    """The whole state after its last decision."""


class Candidate(NamedTuple):
    """An alternative that was searched, or the decision itself."""

    actions: tuple[int, ...]
    chances: list[float]
    """The chances of winning after it, by seat, as the search returns them: they are calibrated elsewhere."""
    mover: int = SPECTATOR
    """The seat that alone decides next, if there is one."""
    given: tuple[SeatAction, ...] = ()
    """The assumed simultaneous decisions of the others."""


class SearchResult(NamedTuple):
    """The result of a search for a decision and its alternatives."""

    played: Candidate
    others: Sequence[Candidate]
    """The alternatives; any of them may be better."""
    spread: float | None = None
    """The standard error of the difference between two of them; None where a single search cannot estimate it."""
    hindsight: "SearchResult | None" = None
    """The same, with the others' decisions known."""


class GameAnalysis(Protocol):
    """A game's analysis. `depth` says how much to search; the same seed gives the same result."""

    main_kind: str
    """The kind of decision whose losses define the limits of mistakes."""
    by_turn: bool
    """What a seat decides in a row is judged as one; otherwise each decision separately."""
    cheap: tuple[str, Budget | None]
    """A bot that plays well for its cost, and its budget: calibration needs many games of it."""

    def measures(self) -> list[Measure]:
        """What is estimated in addition to the chances."""

    def expected(self, state: Any) -> list[list[float]]:
        """By measure, then by seat; a quick estimate."""

    def stage(self, state: Any) -> int | None:
        """How far the game has progressed, from 0; None when it is over. The average points still to come are stored by stage."""

    def kind(self, state: Any) -> str:
        """The kind of decision to make, by the game's own name."""

    def turns(self, match: Match) -> Iterator[JudgedTurn]:
        """The units to judge in a game, in order: all its decisions, each once."""

    def chances(self, state: Any, depth: Depth, seed: int) -> list[float]:
        """The chances of winning, by seat."""

    def judge(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult | None:
        """None where there was no choice."""

    def best(self, state: Any, seat: int, depth: Depth, seed: int) -> list[Candidate]:
        """The best few for a seat that has to decide, the best first."""

    def line(self, asked: JudgedTurn, tried: Candidate, further: bool) -> list[SeatAction]:
        """An alternative with its context, from `asked.start` on: the assumed decisions of others and, where gains are counted,
        the continuation. `further`: also the likely continuation.
        """

    def gains(self, asked: JudgedTurn, line: Sequence[SeatAction]) -> list[Gain]:
        """What a line gains for the seat and its rivals, by source."""

    def counted(self, entries: Sequence[LedgerEntry], seat: int) -> list[Gain]:
        """The seat's gains in ledger lines, summed."""

    def describe_gain(self, gain: Gain) -> Message:
        """A gain in a few words."""

    def label(self, kind: str) -> Message:
        """The name of what is judged."""


def game_analysis(name: str) -> GameAnalysis:
    """The game's own, or the general one."""
    own: GameAnalysis | None = plugin(name).part("analysis")
    if own is not None:
        return own
    from claycrown.analysis.general import GeneralAnalysis

    return GeneralAnalysis(name)


def decision_by_decision(match: Match, kind_of: Callable[[Any], str]) -> Iterator[JudgedTurn]:
    """Each decision is judged separately; simultaneous ones from the position before the first of them."""
    for number, move in enumerate(match.moves, 1):
        sealed = move.entry.hidden
        at = move.before.pending.since if sealed else number - 1
        together = [other for other in match.moves if other.before.pending.since == at] if sealed else [move]
        others = {other.seat: other.made.action for other in together if other.seat != move.seat}
        yield JudgedTurn(
            kind=kind_of(move.before.state),
            start=match.moves[at].before.state,
            seat=move.seat,
            actions=(move.made.action,),
            given=tuple(others.items()),
            at=at,
            numbers=(number,),
            settled=not sealed or together[-1] is move,
            after=move.after.state,
        )


def turn_by_turn(match: Match, kind_of: Callable[[Any], str]) -> Iterator[JudgedTurn]:
    """What a seat decides in a row is judged as one, in a game without simultaneous decisions."""
    starts = [move.before.pending.turn_of(move.seat) for move in match.moves]
    for at in dict.fromkeys(starts):
        numbers = tuple(number for number, start in enumerate(starts, 1) if start == at)
        moves = [match.moves[number - 1] for number in numbers]
        start = moves[0].before.state
        yield JudgedTurn(
            kind_of(start),
            start,
            moves[0].seat,
            tuple(move.made.action for move in moves),
            (),
            at,
            numbers,
            True,
            moves[-1].after.state,
        )
