"""Somebody's finished games together: how they came out by seat and rival, what their points were for beside the winners', what
was lost in which round and by which mistakes, and how all that changes from game to game.

Whoever has the games (a server, the command) makes an `FinishedGame` of each, from its score sheet and, where there is one, its
analysis; `figures` puts them together.
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
"""Games over which results are averaged on their way through time."""
MOST_MISTAKES = 12
MOST_MISSED = 6
MOST_RIVALS = 12


class Opponent(Struct, frozen=True):
    """A rival in one game."""

    name: Annotated[str | None, Meta(description="A person's; null for a bot.")]
    bot: str | None
    ahead: Annotated[bool, Meta(description="The rival came behind oneself.")]


class Points(Struct, frozen=True):
    """What one source brought, or what one came to in what decides the game."""

    source: str
    label: Message
    own: int
    winner: Annotated[int | None, Meta(description="The winner's; null where that is no player.")]


class Knockout(Struct, frozen=True):
    """The elimination after which one was out of the game."""

    place: Annotated[int, Meta(ge=0, description="The first being 1; 0 for whoever was left at the end.")]
    of: Annotated[str, Meta(description="What was compared; empty for whoever was left.")]


class Loss(Struct, frozen=True):
    """What was lost in a round by decisions of one kind and name."""

    round: int
    kind: str
    label: Message
    verdict: Verdict
    turns: int
    loss: float


class Mistake(Struct, frozen=True):
    """A mistake or blunder of one's own: a puzzle that one has set oneself."""

    table: Annotated[str, Meta(description="The game: its table on a server, its file elsewhere.")]
    place: Annotated[int, Meta(ge=0, description="In `judgements` of its analysis.")]
    round: int
    label: Message
    verdict: Verdict
    loss: float
    at: Annotated[int, Meta(description="When the game ended, in milliseconds.")]


class SeatAnalysis(Struct, frozen=True):
    """One's own part of an analysis."""

    depth: Depth
    turns: Annotated[int, Meta(description="Where there was something to choose.")]
    loss: float
    losses: list[Loss]
    missed: list[LabelledGain]
    mistakes: list[Mistake]


class FinishedGame(Struct, frozen=True):
    """A finished game, as one of its players looks back on it."""

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
    ahead: Annotated[int, Meta(description="In how many one came before the rival.")]


class SourceFigures(Struct):
    """What a source brought on average, or what one came to in what decides the game."""

    source: str
    label: Message
    own: float
    winners: Annotated[float | None, Meta(description="Those who won the same games, oneself among them; null where nobody did.")]


class KnockoutFigures(Struct):
    """Games in which one went out after the same elimination."""

    place: Annotated[int, Meta(ge=0, description="The first being 1; 0 for games in which one was left at the end.")]
    games: int
    of: Annotated[dict[str, int], Meta(description="Of these, by what was compared.")]


class RoundFigures(Struct):
    """What was lost in a round, in chances to win."""

    round: int
    turns: int
    losses: Annotated[dict[Verdict, float], Meta(description="By the name of the mistake, on average a game.")]


class KindFigures(Struct):
    """What was lost by decisions of one kind."""

    kind: str
    label: Message
    turns: int
    losses: Annotated[dict[Verdict, float], Meta(description="By the name of the mistake, on average a game.")]


class TrendGame(Struct):
    """A game in the course of all."""

    table: str
    at: int
    place: int
    recent: Annotated[float, Meta(ge=0, le=1, description="Of the last ten games up to this one, the part that was won.")]
    loss: Annotated[float | None, Meta(description="A turn's on average, in chances to win; null where it was not analysed.")]


class PlayerStatistics(Struct):
    """Somebody's finished games of one title with one number of players."""

    game: str
    players: int
    games: int
    wins: int
    analysed: Annotated[int, Meta(description="Of so many of them an analysis is kept: losses are theirs.")]
    seats: list[SeatFigures]
    rivals: Annotated[list[RivalFigures], Meta(description="Most games first.")]
    sources: list[SourceFigures]
    outs: Annotated[
        list[KnockoutFigures],
        Meta(description="By elimination in their order, at last those to the end; empty in a game without eliminations."),
    ]
    rounds: list[RoundFigures]
    kinds: list[KindFigures]
    missed: Annotated[
        list[LabelledGain],
        Meta(description="What the best in place of one's losses would have brought, added up over all games."),
    ]
    course: Annotated[list[TrendGame], Meta(description="The oldest game first.")]
    mistakes: Annotated[list[Mistake], Meta(description="The worst first.")]


def from_record(record: Record, player: str, analysis: Analysis | None, table: str, at: int) -> Iterator[FinishedGame]:
    """A finished game for each seat that the record gives to a player; refuses a record that is broken or not over."""
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
            judged=None if analysis is None else judged_of(analysis, seat, table, at),
            out=out_of(sheet, seat),
        )


def points_of(sheet: ScoreSheet, seat: int, winner: int | None) -> list[Points]:
    """By the score sheet of a game that is over."""
    found = []
    for source in sheet.sources:
        own = source.points[seat]
        if own is not None:
            found.append(Points(source.source, source.label, own, None if winner is None else source.points[winner]))
    return found


def out_of(sheet: ScoreSheet, seat: int) -> Knockout | None:
    """By the score sheet of a game that is over; None where it has no eliminations, or where a bot came to the end of it for a
    player who had left."""
    if not sheet.eliminations:
        return None
    gone = [Knockout(place, one.of) for place, one in enumerate(sheet.eliminations, 1) if seat in one.out]
    if not gone and sheet.total[seat] == 1:
        return Knockout(0, "")
    return gone[0] if gone else None


def judged_of(analysis: Analysis, seat: int, table: str, at: int) -> SeatAnalysis:
    """What an analysis says of one seat."""
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
    """All games of one title with one number of players, put together."""
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
    """Every elimination that anything is known of, and the end; nothing of games that have none."""
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
    """The sources that would have brought most, and those that the best gave up."""
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
