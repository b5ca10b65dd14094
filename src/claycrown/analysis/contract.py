"""What an analysis asks of a game. A game brings a `GameAnalysis` of its own by its declaration; any other is judged by the
general search (`analysis/general.py`), which knows nothing but the contract of a game."""

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
"""Who decided, and what."""


class JudgedTurn(NamedTuple):
    """Something that was decided and is judged as one: a turn, a secret decision, another one."""

    kind: str
    start: Any
    """The whole state before it, and before what others decided at the same time."""
    seat: int
    actions: tuple[int, ...]
    given: tuple[SeatAction, ...]
    """What others decided at the same time."""
    at: int
    """The number of the position `start`."""
    numbers: tuple[int, ...]
    """Of its decisions, the game's first being 1."""
    settled: bool
    """With its last decision everybody has decided what was to be decided at that time."""
    after: Any
    """The whole state after its last decision."""


class Candidate(NamedTuple):
    """Something that was looked at in its place, or what was decided."""

    actions: tuple[int, ...]
    chances: list[float]
    """To win after it, by seat, as the search tells them: they are calibrated elsewhere."""
    mover: int = SPECTATOR
    """The seat that alone decides next, if there is one."""
    given: tuple[SeatAction, ...] = ()
    """What the others are taken to decide at the same time."""


class SearchResult(NamedTuple):
    """What a search says of something that was decided."""

    played: Candidate
    others: Sequence[Candidate]
    """Looked at beside it; any of them may be better."""
    spread: float | None = None
    """The standard error of the difference between two of them; None where only many searches tell."""
    hindsight: "SearchResult | None" = None
    """The same, the others' decisions known."""


class GameAnalysis(Protocol):
    """What a game's analysis consists of. `depth` says how much to think; the same seed gives the same answer."""

    main_kind: str
    """The kind of decision whose losses give the names of losses."""
    by_turn: bool
    """What a seat decides in a row is judged as one; else every decision for itself."""
    cheap: tuple[str, Budget | None]
    """A bot that plays well for what it costs, and with how much to think: calibration needs many games of it."""

    def measures(self) -> list[Measure]:
        """What is expected beside the chances."""

    def expected(self, state: Any) -> list[list[float]]:
        """By measure, then by seat; at a glance."""

    def stage(self, state: Any) -> int | None:
        """How far the game is, from 0; None when it is over. Points still to come are known on average by it."""

    def kind(self, state: Any) -> str:
        """What is to be decided now, in the game's own words."""

    def turns(self, match: Match) -> Iterator[JudgedTurn]:
        """What is judged in a game, in its order: all its decisions, each once."""

    def chances(self, state: Any, depth: Depth, seed: int) -> list[float]:
        """To win, by seat."""

    def judge(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult | None:
        """None where there was nothing to choose."""

    def best(self, state: Any, seat: int, depth: Depth, seed: int) -> list[Candidate]:
        """The best few for a seat that is to decide, the best first."""

    def line(self, asked: JudgedTurn, tried: Candidate, further: bool) -> list[SeatAction]:
        """Something tried with all that belongs to it, from `asked.start` on: what others are taken to decide, and, as far as
        gains are counted, what follows. `further`: and what is likely then."""

    def gains(self, asked: JudgedTurn, line: Sequence[SeatAction]) -> list[Gain]:
        """What a line brings the seat and its rivals, by source."""

    def counted(self, entries: Sequence[LedgerEntry], seat: int) -> list[Gain]:
        """The gains of a seat that lines of the ledger tell of, added up."""

    def describe_gain(self, gain: Gain) -> Message:
        """A gain in a few words."""

    def label(self, kind: str) -> Message:
        """What is judged, in words."""


def game_analysis(name: str) -> GameAnalysis:
    """The game's own, or the general one."""
    own: GameAnalysis | None = plugin(name).part("analysis")
    if own is not None:
        return own
    from claycrown.analysis.general import GeneralAnalysis

    return GeneralAnalysis(name)


def decision_by_decision(match: Match, kind_of: Callable[[Any], str]) -> Iterator[JudgedTurn]:
    """Every decision is judged for itself; what several decide at once from the position before the first of them."""
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
    """What a seat decides in a row is judged as one, in a game where nobody decides at the same time as others."""
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
