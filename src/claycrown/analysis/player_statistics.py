"""A player's finished games together: results by seat and rival, sources of points compared with the winners', losses by round
and kind of mistake, and how all that changes from game to game.

The caller that has the games (a server, the command) makes a `FinishedGame` of each, from its score sheet and its
analysis, if there is one; `figures` combines them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Annotated

from msgspec import Meta, Struct

from claycrown.analysis.analysing import MISTAKES
from claycrown.analysis.contract import game_analysis
from claycrown.analysis.types import VERDICTS, Analysis, Depth, LabelledGain, Verdict
from claycrown.bots import offered
from claycrown.games import game as rules_of
from claycrown.games.contract import SPECTATOR
from claycrown.games.message import Message
from claycrown.games.refused import BadPosition
from claycrown.guide.score import score
from claycrown.guide.types import ScoreSheet
from claycrown.learning.puzzles import Gain
from claycrown.match import Match
from claycrown.record.records import Record, places_of

LOSSES: tuple[Verdict, ...] = VERDICTS[2:]
RECENT = 10
"""The number of games in a moving average."""
MOST_MISTAKES = 12
MOST_MISSED = 6
MOST_RIVALS = 12


class Opponent(Struct, frozen=True):
    """A rival in one game."""

    name: Annotated[str | None, Meta(description="A person's id; null for a bot.")]
    bot: str | None
    ahead: Annotated[bool, Meta(description="The player finished ahead of this rival.")]


class Points(Struct, frozen=True):
    """What one source scored, or the value in something that decides the game."""

    source: str
    label: Message
    own: int
    winner: Annotated[int | None, Meta(description="The winner's; null where no player has won.")]


class Knockout(Struct, frozen=True):
    """The elimination after which the player was out of the game."""

    place: Annotated[int, Meta(ge=0, description="The first being 1; 0 for a player who was left at the end.")]
    of: Annotated[str, Meta(description="What was compared; empty for a player who was left.")]


class Loss(Struct, frozen=True):
    """What was lost in a round by decisions of one kind and class."""

    round: int
    kind: str
    label: Message
    verdict: Verdict
    turns: int
    loss: float


class Mistake(Struct, frozen=True):
    """The player's mistake or blunder: a puzzle from their own game."""

    table: Annotated[str, Meta(description="The game: its table on a server, its file elsewhere.")]
    place: Annotated[int, Meta(ge=0, description="Its place in `judgements` of the analysis.")]
    round: int
    label: Message
    verdict: Verdict
    loss: float
    at: Annotated[int, Meta(description="When the game ended, in milliseconds.")]


class SeatAnalysis(Struct, frozen=True):
    """The player's part of an analysis."""

    depth: Depth
    turns: Annotated[int, Meta(description="Turns with a choice.")]
    loss: float
    losses: list[Loss]
    missed: list[LabelledGain]
    mistakes: list[Mistake]


class FinishedGame(Struct, frozen=True):
    """A finished game, from the point of view of one of its players."""

    table: str
    at: int
    players: int
    seat: int
    place: int
    won: bool
    rivals: list[Opponent]
    points: list[Points]
    judged: SeatAnalysis | None
    out: Knockout | None = None
    """None in a game without eliminations."""


class SeatFigures(Struct):
    """Games played from one seat."""

    colour: str
    games: int
    wins: int
    place: Annotated[float, Meta(description="On average, 1 being the first.")]


class RivalFigures(Struct):
    """Games against one rival."""

    name: str | None
    bot: str | None
    games: int
    ahead: Annotated[int, Meta(description="The number of games in which the player finished ahead of the rival.")]


class SourceFigures(Struct):
    """What a source scored on average, or the average value in something that decides the game."""

    source: str
    label: Message
    own: float
    winners: Annotated[
        float | None,
        Meta(description="The average of the winners of the same games, the player included; null where nobody won."),
    ]


class KnockoutFigures(Struct):
    """Games in which the player was eliminated at the same elimination."""

    place: Annotated[int, Meta(ge=0, description="The first being 1; 0 for games in which the player was left at the end.")]
    games: int
    of: Annotated[dict[str, int], Meta(description="How many of these, by what was compared.")]


class RoundFigures(Struct):
    """What was lost in a round, in chances of winning."""

    round: int
    turns: int
    losses: Annotated[dict[Verdict, float], Meta(description="By class of mistake, on average per game.")]


class KindFigures(Struct):
    """What was lost by decisions of one kind."""

    kind: str
    label: Message
    turns: int
    losses: Annotated[dict[Verdict, float], Meta(description="By class of mistake, on average per game.")]


class TrendGame(Struct):
    """One game in the series of all."""

    table: str
    at: int
    place: int
    recent: Annotated[float, Meta(ge=0, le=1, description="The share of wins in the last ten games up to this one.")]
    loss: Annotated[
        float | None, Meta(description="Average loss per turn, in chances of winning; null where there is no analysis.")
    ]


class PlayerStatistics(Struct):
    """A player's finished games of one title with one number of players."""

    game: str
    players: int
    games: int
    wins: int
    analysed: Annotated[int, Meta(description="How many of them have an analysis: losses are computed from these.")]
    seats: list[SeatFigures]
    rivals: Annotated[list[RivalFigures], Meta(description="Most games first.")]
    sources: list[SourceFigures]
    outs: Annotated[
        list[KnockoutFigures],
        Meta(description="By elimination in order, finally those to the end; empty in a game without eliminations."),
    ]
    rounds: list[RoundFigures]
    kinds: list[KindFigures]
    missed: Annotated[
        list[LabelledGain],
        Meta(description="What the best alternatives to the player's losses would have scored, summed over all games."),
    ]
    course: Annotated[list[TrendGame], Meta(description="The oldest game first.")]
    mistakes: Annotated[list[Mistake], Meta(description="The worst first.")]


def from_record(record: Record, player: str, analysis: Analysis | None, table: str, at: int) -> Iterator[FinishedGame]:
    """A finished game for each seat that the record assigns to a player; refuses a record that is broken or not over."""
    match = Match(record)
    seats = match.seats
    result = match.result()
    if result is None:
        raise BadPosition("record", "analysis-not-over")
    places = [places_of(result)[colour] for colour in seats]
    steps = ((move.before.state, move.played()) for move in match.moves)
    sheet = score(record.game, match.state, steps, SPECTATOR, True, left=match.left)
    winner = seats.index(result["winner"]) if result["winner"] in seats else None
    machines = offered(record.game)
    for seat in (seat for seat, name in enumerate(record.players) if name == player):
        place = 1 + sum(other < places[seat] for other in places)
        rivals = []
        for other, name in enumerate(record.players):
            if other != seat:
                is_bot = name in machines
                rivals.append(Opponent(None if is_bot else name, name if is_bot else None, places[seat] < places[other]))
        yield FinishedGame(
            table=table,
            at=at,
            players=len(seats),
            seat=seat,
            place=place,
            won=seat == winner,
            rivals=rivals,
            points=points_of(sheet, seat, winner),
            judged=None if analysis is None else seat_analysis(analysis, seat, table, at),
            out=out_of(sheet, seat),
        )


def points_of(sheet: ScoreSheet, seat: int, winner: int | None) -> list[Points]:
    """From the score sheet of a finished game."""
    found = []
    for source in sheet.sources:
        own = source.points[seat]
        if own is not None:
            found.append(Points(source.source, source.label, own, None if winner is None else source.points[winner]))
    return found


def out_of(sheet: ScoreSheet, seat: int) -> Knockout | None:
    """From the score sheet of a finished game; None where it has no eliminations, or where a bot finished it for a player who had
    left.
    """
    if not sheet.eliminations:
        return None
    gone = [Knockout(place, one.of) for place, one in enumerate(sheet.eliminations, 1) if seat in one.out]
    if not gone and sheet.total[seat] == 1:
        return Knockout(0, "")
    return gone[0] if gone else None


def seat_analysis(analysis: Analysis, seat: int, table: str, at: int) -> SeatAnalysis:
    """One seat's figures from an analysis."""
    own = [(place, one) for place, one in enumerate(analysis.judgements) if one.seat == seat and not one.forced]
    lost = [one for _, one in own if one.verdict in LOSSES]
    cells = dict.fromkeys((one.round, one.kind, one.verdict) for one in lost)
    losses = []
    for round_, kind, verdict in cells:
        alike = [one for one in lost if (one.round, one.kind, one.verdict) == (round_, kind, verdict)]
        losses.append(Loss(round_, kind, alike[0].label, verdict, len(alike), sum(one.loss for one in alike)))
    return SeatAnalysis(
        depth=analysis.depth,
        turns=len(own),
        loss=sum(one.loss for _, one in own),
        losses=losses,
        missed=[gained for one in lost for gained in one.missed if not gained.rivals],
        mistakes=[
            Mistake(table, place, one.round, one.label, one.verdict, one.loss, at)
            for place, one in own
            if one.verdict in MISTAKES and one.better
        ],
    )


def figures(name: str, players: int, games: Iterable[FinishedGame]) -> PlayerStatistics:
    """All games of one title with one number of players, combined."""
    played = sorted((one for one in games if one.players == players), key=lambda one: (one.at, one.table, one.seat))
    judged = [one.judged for one in played if one.judged is not None]
    mistakes = sorted((mistake for one in judged for mistake in one.mistakes), key=lambda mistake: -mistake.loss)
    return PlayerStatistics(
        game=name,
        players=players,
        games=len(played),
        wins=sum(one.won for one in played),
        analysed=len(judged),
        seats=_by_seat(rules_of(name).colours[:players], played),
        rivals=_by_rival(played),
        sources=_by_source(played),
        outs=_by_elimination(played),
        rounds=_by_round(judged),
        kinds=_by_kind(judged),
        missed=_missed(name, judged),
        course=_course(played),
        mistakes=mistakes[:MOST_MISTAKES],
    )


def _by_seat(colours: Sequence[str], played: Sequence[FinishedGame]) -> list[SeatFigures]:
    found = []
    for seat, colour in enumerate(colours):
        games = [one for one in played if one.seat == seat]
        if games:
            place = round(fmean(one.place for one in games), 2)
            found.append(SeatFigures(colour, len(games), sum(one.won for one in games), place))
    return found


def _by_rival(played: Sequence[FinishedGame]) -> list[RivalFigures]:
    games, ahead = Counter[tuple[str | None, str | None]](), Counter[tuple[str | None, str | None]]()
    for one in played:
        for met in one.rivals:
            games[met.name, met.bot] += 1
            ahead[met.name, met.bot] += met.ahead
    return [RivalFigures(*who, many, ahead[who]) for who, many in games.most_common(MOST_RIVALS)]


def _by_source(played: Sequence[FinishedGame]) -> list[SourceFigures]:
    labels = {points.source: points.label for one in played for points in one.points}
    found = []
    for source, label in labels.items():
        alike = [points for one in played for points in one.points if points.source == source]
        winners = [points.winner for points in alike if points.winner is not None]
        own = round(fmean(points.own for points in alike), 2)
        found.append(SourceFigures(source, label, own, round(fmean(winners), 2) if winners else None))
    return found


def _by_elimination(played: Sequence[FinishedGame]) -> list[KnockoutFigures]:
    """Every elimination with data, and the end; empty for games without eliminations."""
    outs = [one.out for one in played if one.out is not None]
    if not outs:
        return []
    kinds = {points.source for one in played if one.out is not None for points in one.points}
    found = []
    for place in (*range(1, len(kinds) + 1), 0):
        here = [out for out in outs if out.place == place]
        found.append(KnockoutFigures(place, len(here), {of: many for of, many in Counter(out.of for out in here).items() if of}))
    return found


def _by_round(judged: Sequence[SeatAnalysis]) -> list[RoundFigures]:
    losses = [loss for one in judged for loss in one.losses]
    last = max((loss.round for loss in losses), default=0)
    rounds = [[loss for loss in losses if loss.round == number] for number in range(1, last + 1)]
    return [
        RoundFigures(number, sum(loss.turns for loss in here), _by_verdict(here, len(judged)))
        for number, here in enumerate(rounds, 1)
    ]


def _by_kind(judged: Sequence[SeatAnalysis]) -> list[KindFigures]:
    losses = [loss for one in judged for loss in one.losses]
    found = []
    for kind in dict.fromkeys(loss.kind for loss in losses):
        alike = [loss for loss in losses if loss.kind == kind]
        found.append(KindFigures(kind, alike[0].label, sum(loss.turns for loss in alike), _by_verdict(alike, len(judged))))
    return sorted(found, key=lambda one: -sum(one.losses.values()))


def _by_verdict(losses: Sequence[Loss], games: int) -> dict[Verdict, float]:
    return {
        verdict: round(sum(loss.loss for loss in losses if loss.verdict == verdict) / games, 4) for verdict in LOSSES
    }  # fmt: skip


def _missed(name: str, judged: Sequence[SeatAnalysis]) -> list[LabelledGain]:
    """The sources in which the best alternatives gain most, and those in which they give something up."""
    part, sums = game_analysis(name), Counter[Gain]()
    for one in judged:
        for gained in one.missed:
            sums[Gain(gained.what, 0, gained.when)] += gained.amount
    largest = sorted(sums.items(), key=lambda one: -abs(one[1]))[:MOST_MISSED]
    found = [Gain(gain.what, amount, gain.when) for gain, amount in largest if amount]
    return [LabelledGain(gain.what, gain.amount, gain.when, False, part.describe_gain(gain)) for gain in found]


def _course(played: Sequence[FinishedGame]) -> list[TrendGame]:
    found = []
    for number, one in enumerate(played, 1):
        recent = played[max(0, number - RECENT) : number]
        loss = round(one.judged.loss / one.judged.turns, 4) if one.judged is not None and one.judged.turns else None
        found.append(TrendGame(one.table, one.at, one.place, round(fmean(game.won for game in recent), 4), loss))
    return found
