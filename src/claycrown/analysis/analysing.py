"""An analysis in progress: its tasks, their results so far, and the analysis that follows from them.

The caller decides where the tasks run. `tasks()` yields them in a good order: the whole curve first, then all turns, pass after
pass, each finer than the one before. `take()` accepts results in any order; `analysis()` returns all that is known.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

from claycrown.analysis.judging import CURVE, Task, TaskResult, percent, replay_record
from claycrown.analysis.types import (
    DEPTHS,
    VERDICTS,
    Analysis,
    Cause,
    CurvePoint,
    Depth,
    Judgement,
    KindLoss,
    Summary,
    TurningPoint,
    Verdict,
)
from claycrown.games.message import Message, Value
from claycrown.games.refused import BadPosition
from claycrown.record.records import Record

COST: dict[Depth, float] = {"glance": 1.0, "quick": 6.0, "standard": 40.0, "deep": 200.0}
"""The weight of a pass compared with the others: for the progress bar."""
SWING = 0.08
"""The smallest change of a chance at a turning point."""
MOST_TURNING_POINTS = 5
MISTAKES = ("mistake", "blunder")
WORST = 3


class Analysing:
    def __init__(self, record: Record, depth: Depth, seed: int) -> None:
        """Refuses a record that is no game, or has no decision."""
        if not record.decisions:
            raise BadPosition("decisions", "analysis-nothing-played")
        self.depth: Depth = depth
        self.seed = seed
        self._record = record
        self._text = _json(record)
        self._played = replay_record(self._text)
        self._moments: list[CurvePoint] = []
        self._judgements: dict[int, Judgement] = {}
        self._done = 0.0

    def passes(self) -> tuple[Depth, ...]:
        return DEPTHS[: DEPTHS.index(self.depth) + 1]

    def tasks(self) -> Iterator[Task]:
        """In their order of execution; later passes may begin before earlier ones are done."""
        for depth in self.passes():
            places = [CURVE] if depth == "glance" else range(len(self._played.asked))
            for place in places:
                yield Task(self._text, place, depth, self.seed)

    def take(self, found: TaskResult) -> None:
        """Add the result of a task; more precise results that are already there stay."""
        if found.place == CURVE and not self._moments:
            self._moments = list(found.moments)
        elif found.place != CURVE:
            self._judge(found)
        turns = 1 if found.place == CURVE else len(self._played.asked)
        self._done += COST[found.depth] / turns

    def _judge(self, found: TaskResult) -> None:
        known = self._judgements.get(found.place)
        if found.judgement is not None and (known is None or _finer(found.depth, known.depth)):
            self._judgements[found.place] = found.judgement
        for moment in found.moments:
            self._refine(moment)

    def _refine(self, moment: CurvePoint) -> None:
        """Update the position, and those after it in which simultaneous decisions were still pending."""
        if not self._moments or not _finer(moment.depth, self._moments[moment.number].depth):
            return
        self._moments[moment.number] = moment
        unsettled = {asked.numbers[-1] for asked in self._played.asked if not asked.settled}
        number = moment.number + 1
        while number in unsettled:
            own = self._moments[number]
            self._moments[number] = CurvePoint(number, own.round, moment.chances, moment.expected, moment.depth)
            number += 1

    def analysis(self) -> Analysis:
        """A copy: later results do not change it."""
        match, part = self._played.match, self._played.part
        done = min(self._done / sum(COST[depth] for depth in self.passes()), 1.0)
        judgements = [judgement for _, judgement in sorted(self._judgements.items())]
        result = match.result()
        winner = result["winner"] if result is not None else None
        return Analysis(
            game=self._record.game,
            rules_version=match.game.rules_version,
            edition=self._played.edition,
            seats=list(match.seats),
            players=list(self._record.players),
            winner=match.seats.index(winner) if winner in match.seats else None,
            depth=self.depth,
            seed=self.seed,
            done=round(done, 4),
            complete=done > 1 - 1e-6,
            measures=part.measures(),
            moments=list(self._moments),
            judgements=judgements,
            turning_points=self._turning_points(judgements),
            summaries=[self._summary(seat, judgements) for seat in range(len(match.seats))] if judgements else [],
            caveats=caveats(self.depth, judgements, self._played.scale.measured),
        )

    def _turning_points(self, judgements: list[Judgement]) -> list[TurningPoint]:
        """The largest changes from one settled position to the next that something explains, in the order of the game."""
        if not self._moments or not judgements:
            return []
        settled = sorted({0, *(asked.numbers[-1] for asked in self._played.asked if asked.settled)})
        swings = []
        for since, number in pairwise(settled):
            before, after = self._moments[since].chances, self._moments[number].chances
            swing = max(abs(now - then) for now, then in zip(after, before, strict=True))
            if swing >= SWING:
                swings.append((swing, since, number))
        explained = (self._turning_point(*one, judgements) for one in sorted(swings, reverse=True))
        largest = islice((point for point in explained if point is not None), MOST_TURNING_POINTS)
        return sorted(largest, key=lambda point: point.number)

    def _turning_point(self, swing: float, since: int, number: int, judgements: list[Judgement]) -> TurningPoint | None:
        """A mistake or luck of about the same size as the change counts as its cause; None where neither is found."""
        here = [one for one in judgements if since < one.numbers[-1] <= number]
        before, after = self._moments[since].chances, self._moments[number].chances
        change = [now - then for now, then in zip(after, before, strict=True)]
        wrong = [one for one in here if one.verdict in MISTAKES and min(one.loss, -change[one.seat]) >= swing / 2]
        lucky = [one for one in here if _luck(one) * change[one.seat] > 0]
        lucky = [one for one in lucky if min(abs(_luck(one)), abs(change[one.seat])) >= swing / 2]
        if not wrong and not lucky:
            return None
        cause: Cause = "mistake" if wrong else "luck"
        judged = max(wrong, key=lambda one: one.loss) if wrong else max(lucky, key=lambda one: abs(_luck(one)))
        seat = judged.seat
        sentence = Message(
            "analysis-turning-point",
            {
                "cause": cause if cause == "mistake" else "good" if change[seat] > 0 else "bad",
                "who": Message("player", {"seat": seat}),
                "before": percent(before[seat]),
                "after": percent(after[seat]),
                "why": judged.told if judged.told is not None else "",
            },
        )
        return TurningPoint(number, since, before, after, judged.round, cause, seat, judgements.index(judged), sentence)

    def _summary(self, seat: int, judgements: list[Judgement]) -> Summary:
        own = [one for one in judgements if one.seat == seat and not one.forced]
        counts = Counter(one.verdict for one in own)
        loss = sum(one.loss for one in own)
        lucky = [_luck(one) for one in own if one.hindsight is not None]
        kinds = []
        for kind in dict.fromkeys(one.kind for one in own):
            alike = [one for one in own if one.kind == kind]
            kinds.append(KindLoss(kind, alike[0].label, len(alike), round(sum(one.loss for one in alike), 4)))
        rounds = max((one.round for one in judgements), default=0)
        worst = sorted((one for one in own if one.verdict in MISTAKES), key=lambda one: -one.loss)[:WORST]
        return Summary(
            seat=seat,
            turns=len(own),
            counts={verdict: counts[verdict] for verdict in VERDICTS},
            loss=round(loss, 4),
            mean=round(loss / len(own), 4) if own else 0.0,
            luck=round(sum(lucky), 4) if lucky else None,
            kinds=kinds,
            rounds=[round(sum(one.loss for one in own if one.round == number), 4) for number in range(1, rounds + 1)],
            worst=[judgements.index(one) for one in worst],
            told=_summary_messages(seat, own, counts, sum(lucky) if lucky else None),
        )


def _summary_messages(seat: int, own: list[Judgement], counts: "Counter[Verdict]", luck: float | None) -> list[Message]:
    if not own:
        return []
    values: dict[str, Value] = {verdict: counts[verdict] for verdict in VERDICTS}
    mean = round(100 * sum(one.loss for one in own) / len(own), 1)
    messages = [
        Message("analysis-summary", {"who": Message("player", {"seat": seat}), "turns": len(own), "mean": mean, **values})
    ]
    if luck is not None:
        messages.append(Message("analysis-summary-luck", {"luck": "good" if luck >= 0 else "bad", "amount": percent(abs(luck))}))
    return messages


def _luck(judgement: Judgement) -> float:
    return judgement.hindsight.luck if judgement.hindsight is not None else 0.0


def _finer(depth: Depth, than: Depth) -> bool:
    return DEPTHS.index(depth) > DEPTHS.index(than)


def _json(record: Record) -> str:
    return json.dumps(record.with_figures(), ensure_ascii=False)


def caveats(depth: Depth, judgements: list[Judgement], measured: bool) -> list[Message]:
    """The limits of the figures."""
    spreads = sorted(one.spread for one in judgements if one.spread > 0)
    messages = [Message("analysis-caveat-depth", {"depth": depth})]
    if spreads:
        messages.append(Message("analysis-caveat-spread", {"spread": round(100 * spreads[len(spreads) // 2], 1)}))
    messages.append(Message("analysis-caveat-bots"))
    if not measured:
        messages.append(Message("analysis-caveat-uncalibrated"))
    return messages
