"""The work of an analysis, task by task: any task can run in any process, in any order, with the same result.

A task names a record and a place in it. A process that runs several tasks of the same game replays it once.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from claycrown.analysis.contract import Candidate, GameAnalysis, JudgedTurn, SearchResult, SeatAction, game_analysis
from claycrown.analysis.scale import ALIKE, Scale, scale, verdict
from claycrown.analysis.types import CurvePoint, Depth, Hindsight, Judgement, LabelledGain, LineDecision, Variation
from claycrown.bots.contract import Hint
from claycrown.games import game
from claycrown.games.contract import SPECTATOR
from claycrown.games.contract import Game as Rules
from claycrown.games.message import Message, Value
from claycrown.guide import guide
from claycrown.guide.turns import pending_after, pending_at_start
from claycrown.learning.puzzles import Gain, missed
from claycrown.match import Match
from claycrown.record.files import parse_json
from claycrown.record.notation import AvailableEditions, notation
from claycrown.record.records import read_record

CURVE = -1
"""The place of the first task: the whole curve, quickly estimated."""
SHOWN = 3
"""How many better alternatives are listed."""
TELLING = 0.02
"""The loss from which alternatives are listed in full: no inaccuracy is less."""
MOST_REASONS = 2
"""For an alternative, and against it; the largest come first."""
LATER = "analysis-why-later"
"""The sentence for an alternative that is better for what follows, not for what it brings at once."""
CLEARLY = 2
"""How many times what a line brings exceeds what it costs where that alone explains why it is better."""
LUCK = 0.05
"""The luck that is worth mentioning."""


class Task(NamedTuple):
    """A piece of work for a process. Cheap to send: it needs nothing else."""

    record: str
    """As JSON, with the figures of its edition."""
    place: int
    """The number of the judged unit, in the order of the game; or `CURVE`."""
    depth: Depth
    seed: int


class TaskResult(Struct):
    """The result of a task."""

    place: int
    depth: Depth
    moments: list[CurvePoint]
    """The positions that are known more precisely."""
    judgement: Judgement | None = None


class ReplayedGame(NamedTuple):
    """A record, replayed."""

    match: Match
    part: GameAnalysis
    asked: list[JudgedTurn]
    scale: Scale
    edition: str


@lru_cache(maxsize=2)
def replay_record(record: str) -> ReplayedGame:
    """Refuses impossible input: a broken record, a missing game, figures of another edition."""
    read = read_record(parse_json(record, "record"), AvailableEditions())
    match = Match(read)
    part = game_analysis(read.game)
    return ReplayedGame(match, part, list(part.turns(match)), scale(read.game, len(read.players)), read.edition.hash)


def work(task: Task) -> TaskResult:
    """Run a task. The same task always has the same result."""
    played = replay_record(task.record)
    if task.place == CURVE:
        return TaskResult(CURVE, task.depth, curve(played, task.seed))
    asked = played.asked[task.place]
    seed = _seed(task)
    judged = played.part.judge(asked, task.depth, seed)
    forced = judged is None
    if judged is None:
        chances = played.part.chances(asked.start, task.depth, seed)
        judged = SearchResult(Candidate(asked.actions, chances, mover_of(played.match.game, asked.start)), ())
    moments = [moment(played, number, task.depth, seed) for number in asked.numbers] if asked.settled else []
    return TaskResult(task.place, task.depth, moments, Judging(played, asked, task.depth).judgement(judged, forced))


def judge_answer(task: Task, decisions: Sequence[str]) -> Judgement:
    """Alternatives to the decisions that were made, judged in the same way. They must be legal, and a whole turn."""
    played = replay_record(task.record)
    asked, language = played.asked[task.place], played.match.rules.notation
    state, actions = asked.start.clone(), []
    for text in decisions if played.part.by_turn else decisions[:1]:
        actions.append(language.action(state, text))
        played.match.game.apply(state, asked.seat, actions[-1])
    instead = asked._replace(actions=tuple(actions), after=state)
    judged = played.part.judge(instead, task.depth, _seed(task))
    assert judged is not None  # there was a choice: a mistake was made
    return Judging(played, instead, task.depth).judgement(judged, False, in_full=True)


def is_whole(name: str, start: Any, seat: int, decisions: Sequence[str]) -> bool:
    """Whether these decisions from a position on are exactly one unit of judgement."""
    rules, language, state = game(name), notation(name), start.clone()
    if not game_analysis(name).by_turn:
        return bool(decisions)
    pending = pending_at_start(rules, state)
    for number, text in enumerate(decisions, 1):
        before = state.clone()
        rules.apply(state, seat, language.action(state, text))
        pending = pending_after(rules, pending, before, seat, number, state)
    return pending.turn > 0


def _seed(task: Task) -> int:
    return Random(f"{task.seed} {task.place}").getrandbits(32)


def curve(played: ReplayedGame, seed: int) -> list[CurvePoint]:
    """A quick estimate of every position. While simultaneous decisions are pending, nothing has changed."""
    settled = {asked.numbers[-1]: asked.settled for asked in played.asked}
    found: list[CurvePoint] = []
    for number in range(len(played.match.moves) + 1):
        if settled.get(number, True):
            found.append(moment(played, number, "glance", seed))
        else:
            before = found[-1]
            found.append(CurvePoint(number, before.round, before.chances, before.expected, before.depth))
    return found


def moment(played: ReplayedGame, number: int, depth: Depth, seed: int) -> CurvePoint:
    rules, moves = played.match.game, played.match.moves
    position = moves[number - 1].after if number else moves[0].before if moves else played.match.position
    state = position.state
    raw = played.part.chances(state, depth, seed)
    mover = mover_of(rules, state)
    return CurvePoint(
        number, rules.round(state), played.scale.chances(raw, depth, mover), expected(played.part, played.scale, state), depth
    )


def mover_of(rules: Rules[Any], state: Any) -> int:
    """The seat that alone has to decide."""
    deciders = rules.deciders(state)
    return deciders[0] if len(deciders) == 1 else SPECTATOR


def expected(part: GameAnalysis, of: Scale, state: Any) -> list[list[float]]:
    """By measure, then by seat; points are raised by the average still to come at that stage."""
    level = of.level(part.stage(state))
    return [
        [round(value + level if measure.unit == "points" else value, 3) for value in row]
        for measure, row in zip(part.measures(), part.expected(state), strict=True)
    ]


class Judging:
    """One decision compared with the best."""

    def __init__(self, played: ReplayedGame, asked: JudgedTurn, depth: Depth) -> None:
        self._played = played
        self._part = played.part
        self._asked = asked
        self._depth: Depth = depth

    def judgement(self, judged: SearchResult, forced: bool, in_full: bool = False) -> Judgement:
        asked = self._asked
        chance, best, better = self._beside(judged)
        loss = round(best - chance, 4)
        telling = loss >= TELLING
        variations = [self._variation(tried, telling and number == 0) for number, tried in enumerate(better[:SHOWN])]
        differing = self._differing(better[0], judged.played) if telling else []
        spread = self._spread(judged)
        return Judgement(
            seat=asked.seat,
            round=self._played.match.game.round(asked.start),
            kind=asked.kind,
            label=self._part.label(asked.kind),
            at=asked.at,
            numbers=list(asked.numbers),
            depth=self._depth,
            forced=forced,
            verdict="best" if forced else verdict(loss, best, len(judged.played.chances), spread),
            chance=chance,
            best=best,
            loss=loss,
            spread=round(spread, 4),
            played=self._variation(judged.played, telling or in_full),
            better=variations,
            missed=self._label_gains(differing),
            told=self.why(differing, better[0], judged.played) if telling else None,
            hindsight=self._hindsight(judged, chance, loss) if judged.hindsight is not None else None,
        )

    def _chances(self, tried: Candidate) -> list[float]:
        return self._played.scale.chances(tried.chances, self._depth, tried.mover)

    def _own(self, tried: Candidate) -> float:
        return self._chances(tried)[self._asked.seat]

    def _beside(self, judged: SearchResult) -> tuple[float, float, list[Candidate]]:
        """The chance with the decision, with the best, and the better alternatives, the best first."""
        chance = self._own(judged.played)
        better = sorted((one for one in judged.others if self._own(one) > chance + ALIKE), key=lambda one: -self._own(one))
        return chance, max(chance, self._own(better[0]) if better else 0.0), better

    def _spread(self, judged: SearchResult) -> float:
        return judged.spread if judged.spread is not None else self._played.scale.spread.get(self._depth, 0.0)

    def _is_mistake(self, judged: SearchResult, loss: float, best: float) -> bool:
        return verdict(loss, best, len(judged.played.chances), self._spread(judged)) not in ("best", "good")

    def _hindsight(self, foreseen: SearchResult, expected: float, loss: float) -> Hindsight:
        judged = foreseen.hindsight
        assert judged is not None
        chance, best, better = self._beside(judged)
        missed_now, luck = round(best - chance, 4), round(chance - expected, 4)
        is_bad_choice = self._is_mistake(foreseen, loss, expected + loss)
        is_missed = self._is_mistake(judged, missed_now, best)
        fortune = "good" if luck >= LUCK else "bad" if luck <= -LUCK else "none"
        sentence = Message(
            "analysis-hindsight",
            {
                "plan": "bad" if is_bad_choice else "missed" if is_missed else "good",
                "luck": fortune,
                "amount": percent(abs(luck)),
            },
        )
        variations = [self._variation(tried, is_missed and number == 0) for number, tried in enumerate(better[:1])]
        return Hindsight(chance, best, missed_now, luck, variations, sentence)

    def variation(self, tried: Candidate) -> Variation:
        """An alternative with everything to show about it."""
        return self._variation(tried, True)

    def _variation(self, tried: Candidate, in_full: bool) -> Variation:
        asked = self._asked
        short = self._part.line(asked, tried, False) if in_full else [*tried.given, *((asked.seat, one) for one in tried.actions)]
        line = self._part.line(asked, tried, True) if in_full else short
        named = self._label(line)
        given, own = len(tried.given), len(tried.given) + len(tried.actions)
        gains = self._part.gains(asked, short) if in_full else []
        return Variation(named[given:own], named[:given], named[own:], self._chances(tried), self._label_gains(gains))

    def _label(self, line: Sequence[SeatAction]) -> list[LineDecision]:
        """Decisions with their texts and the labels of their choices."""
        name = self._played.match.record.game
        rules, language, words = game(name), notation(name), guide(name)
        state, found = self._asked.start.clone(), []
        for seat, action in line:
            text = language.text(state, action)
            view = rules.view(state, seat)
            found.append(LineDecision(seat, text, words.label(view, seat, text), words.targets(view, seat, text)))
            rules.apply(state, seat, action)
        return found

    def _differing(self, best: Candidate, played: Candidate) -> list[Gain]:
        part, asked = self._part, self._asked
        return missed(*(part.gains(asked, part.line(asked, tried, False)) for tried in (best, played)))

    def why(self, differing: Sequence[Gain], best: Candidate, played: Candidate) -> Message:
        """What the better line brings and costs; where its sums are not clearly better, also what outweighs them."""
        largest = sorted(differing, key=lambda gain: -abs(gain.amount))
        ahead, behind = apart(self._part, largest)
        values: dict[str, Value] = {"ahead": ahead[:MOST_REASONS], "behind": behind[:MOST_REASONS]}
        signed = [-gain.amount if gain.rivals else gain.amount for gain in differing]
        if sum(max(amount, 0) for amount in signed) > CLEARLY * -sum(min(amount, 0) for amount in signed):
            return Message("analysis-why", {"kind": "both" if behind else "ahead", **values})
        kind = "mixed" if ahead and behind else "despite" if behind else "later"
        return Message(LATER, {"kind": kind, **values, "later": self._later(best, played)})

    def _later(self, best: Candidate, played: Candidate) -> Message:
        """What promises more in the rest of the game: the estimate that improves most, else the chance itself."""
        most = 0
        found = Message(
            "analysis-later",
            {"kind": "win", "label": "", "better": percent(self._own(best)), "played": percent(self._own(played))},
        )
        for measure, better, other in zip(self._part.measures(), self._promised(best), self._promised(played), strict=True):
            points = measure.unit == "points"
            now, then = (round(self._lead(row)) if points else percent(row[self._asked.seat]) for row in (better, other))
            if now - then > most:
                most = now - then
                found = Message("analysis-later", {"kind": measure.unit, "label": measure.label, "better": now, "played": then})
        return found

    def _lead(self, points: Sequence[float]) -> float:
        """Over the best rival."""
        return points[self._asked.seat] - max(value for seat, value in enumerate(points) if seat != self._asked.seat)

    def _promised(self, tried: Candidate) -> list[list[float]]:
        """The estimates after an alternative, by measure and seat."""
        state = self._asked.start.clone()
        for seat, action in self._part.line(self._asked, tried, False):
            self._played.match.game.apply(state, seat, action)
        return self._part.expected(state)

    def _label_gains(self, gains: Sequence[Gain]) -> list[LabelledGain]:
        return [LabelledGain(gain.what, gain.amount, gain.when, gain.rivals, self._part.describe_gain(gain)) for gain in gains]


def apart(part: GameAnalysis, differing: Sequence[Gain]) -> tuple[list[Message], list[Message]]:
    """What speaks for a line, and against it."""
    ahead = [part.describe_gain(gain) for gain in differing if (gain.amount > 0) != gain.rivals]
    return ahead, [part.describe_gain(gain) for gain in differing if (gain.amount > 0) == gain.rivals]


def why(part: GameAnalysis, differing: Sequence[Gain], id: str) -> Message | None:
    """How a hint differs from another one: what it gains, and what it gives up for that."""
    ahead, behind = apart(part, differing)
    if not ahead and not behind:
        return None
    kind = "both" if ahead and behind else "ahead" if ahead else "behind"
    return Message(id, {"kind": kind, "ahead": ahead, "behind": behind})


def reasons(name: str, seat: int, hints: Sequence[Hint]) -> None:
    """Fill in what each hint gains, and how it differs: the first from the second, the others from the first."""
    part = game_analysis(name)
    counted = [part.counted(hint.ledger, seat) for hint in hints]
    for place, hint in enumerate(hints):
        hint.gains = [part.describe_gain(gain) for gain in counted[place]]
        other = 0 if place else 1
        if other < len(hints):
            hint.apart = why(part, missed(counted[place], counted[other]), "analysis-apart" if place else "analysis-apart-first")
    if len(hints) > 1 and hints[0].apart is None:
        first, second = (percent(hint.value) for hint in hints[:2])
        kind = "chance" if first > second else "nothing"
        hints[0].apart = Message("analysis-apart-uncounted", {"kind": kind, "first": first, "second": second})


def percent(chance: float) -> int:
    return round(100 * chance)
