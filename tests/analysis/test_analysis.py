"""What an analysis says of games of bots. Most look at a part of a game: a whole one takes a minute."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from claycrown import bots
from claycrown.analysis import Analysing, Analysis, analyse_in_passes, evaluate, work
from claycrown.analysis.contract import Candidate
from claycrown.analysis.general import GeneralAnalysis
from claycrown.analysis.judging import Judging, replay_record
from claycrown.analysis.types import Depth
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.refused import BadPosition, Refused
from claycrown.games.terracotta.analysis import ANALYSIS
from claycrown.games.xidit.analysis import XiditAnalysis
from claycrown.learning.puzzles import Gain
from claycrown.match import Match
from claycrown.record.records import Record
from claycrown.words import format_message, languages

TABLES = (("terracotta", 2), ("terracotta", 3), ("xidit", 3), ("xidit", 4))


@cache
def played(name: str, players: int) -> Record:
    """A whole game of a bot that decides at once."""
    match = Match.start(name, ["greedy"] * players, seed=5)
    seated = [bots.make("greedy", name, seat) for seat in range(players)]
    while not match.over():
        seat = match.deciders()[0]
        match.carry_out(seat, seated[seat].decide(match.view(seat), seat))
    return match.record


def begun(name: str, players: int, decisions: int) -> Record:
    record = played(name, players)
    return replace(record, decisions=record.decisions[:decisions], result=None)


def analysed(record: Record, depth: Depth = "standard", seed: int = 0, threads: int = 1) -> Analysis:
    *_, last = analyse_in_passes(record, depth, seed, threads)
    return last


@cache
def looked_at(name: str, players: int) -> Analysis:
    """The beginning of a game, up to the first plans of the third year or so."""
    return analysed(begun(name, players, 40), "quick", seed=3, threads=1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_curve_has_a_point_for_every_position_and_ends_with_the_winner(name: str, players: int) -> None:
    record = played(name, players)
    found = analysed(record, "glance")
    assert [moment.number for moment in found.moments] == list(range(len(record.decisions) + 1))
    for moment in found.moments:
        assert len(moment.chances) == players
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert sum(moment.chances) <= 1.001
        if name != "xidit" or players > 3:  # where no virtual player stands
            assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    assert record.result is not None
    assert found.seats[found.winner or 0] == record.result["winner"]
    assert found.moments[-1].chances[found.winner or 0] == 1
    assert found.complete


def test_what_is_expected_at_the_end_is_what_was_scored() -> None:
    record = played("terracotta", 2)
    assert record.result is not None
    assert analysed(record, "glance").moments[-1].expected == [[record.result["vp"][colour] for colour in ("yellow", "green")]]


def test_nobody_is_still_in_after_the_assessment_that_put_them_out() -> None:  # X8.3
    record = played("xidit", 4)
    found = analysed(record, "glance")
    assert record.result is not None
    by_measure = dict(zip((measure.name for measure in found.measures), found.moments[-1].expected, strict=True))
    out: set[str] = set()
    for held in record.result["assessments"]:
        out |= set(held["out"])
        assert by_measure[held["of"]] == [float(colour not in out) for colour in found.seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_decision_is_judged_once_and_no_loss_is_below_zero(name: str, players: int) -> None:
    found = looked_at(name, players)
    judged = [number for one in found.judgements for number in one.numbers]
    assert sorted(judged) == list(range(1, 41))
    for one in found.judgements:
        assert one.loss >= 0
        assert one.best == pytest.approx(one.chance + one.loss, abs=0.001)
        assert all(variation.chances[one.seat] > one.chance for variation in one.better)
        assert one.chance > 0 or one.best == 0
        assert one.forced or [decided.seat for decided in one.played.decisions] == [one.seat] * len(one.numbers)
    assert sum(summary.turns for summary in found.summaries) == sum(not one.forced for one in found.judgements)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_better_can_be_played(name: str, players: int) -> None:
    record, found = begun(name, players, 40), looked_at(name, players)
    assert any(one.better for one in found.judgements)
    for one in found.judgements:
        for variation in [*one.better, *(one.hindsight.better if one.hindsight else [])]:
            match = Match(replace(record, decisions=record.decisions[: one.at]))
            for decided in (*variation.given, *variation.decisions, *variation.continuation):
                match.decide(decided.seat, decided.decision)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_turning_point_and_a_mistake_are_explained(name: str, players: int) -> None:
    found = looked_at(name, players)
    for point in found.turning_points:
        judged = found.judgements[point.judgement]
        assert (judged.seat, judged.round) == (point.seat, point.round) and point.since <= judged.at < point.number
        assert abs(point.after[point.seat] - point.before[point.seat]) > 0.02
    for one in found.judgements:
        if one.verdict in ("mistake", "blunder"):
            assert one.told is not None
            assert one.kind not in ("turn", "plan") or one.better[0].decisions[0].targets


def test_sums_that_point_the_other_way_are_outweighed() -> None:
    game = replay_record(json.dumps(begun("terracotta", 2, 12).with_figures()))
    judging = Judging(game, game.asked[0], "quick")
    better, worse = (
        Candidate(game.asked[0].actions, [chance if seat == game.asked[0].seat else 1 - chance for seat in range(2)])
        for chance in (0.6, 0.5)
    )
    more, less = Gain("rows", 6, "round"), Gain("coins", -2)
    assert judging.why([more], better, worse) == Message(
        "analysis-why", {"kind": "ahead", "ahead": [ANALYSIS.describe_gain(more)], "behind": []}
    )
    assert judging.why([more, less], better, worse).values["kind"] == "both"
    told = judging.why([less], better, worse)
    assert (told.id, told.values["kind"]) == ("analysis-why-later", "despite")
    later = told.values["later"]
    assert isinstance(later, Message)
    better_later, worse_later = (later.values[name] for name in ("better", "played"))
    assert isinstance(better_later, int) and isinstance(worse_later, int) and better_later > worse_later


def test_a_turn_of_terracotta_army_is_judged_as_one() -> None:
    record, found = begun("terracotta", 2, 40), looked_at("terracotta", 2)
    for one in found.judgements:
        assert one.numbers == list(range(one.at + 1, one.numbers[-1] + 1))
        assert {record.decisions[number - 1][0] for number in one.numbers} == {found.seats[one.seat]}


def test_a_plan_is_judged_by_what_was_known_and_by_what_the_others_did() -> None:
    record, found = begun("xidit", 4, 40), looked_at("xidit", 4)
    plans = [one for one in found.judgements if one.kind == "plan"]
    assert len(plans) >= 8
    for one in plans:
        assert one.hindsight is not None
        assert one.hindsight.luck == pytest.approx(one.hindsight.chance - one.chance, abs=0.001)
        told = {decided.seat: decided.decision for better in one.hindsight.better for decided in better.given}
        real = dict(record.decisions[one.at : one.at + 4])
        assert all(real[found.seats[seat]] == decision for seat, decision in told.items())
    assert all(one.hindsight is None for one in found.judgements if one.kind != "plan")


def test_while_others_still_plan_nothing_has_changed() -> None:
    found = looked_at("xidit", 4)
    first = next(one for one in found.judgements if one.kind == "plan").at
    moments = found.moments[first : first + 5]
    assert all(moment.chances == moments[0].chances for moment in moments[:4])


def test_the_same_seed_and_depth_give_the_same_on_however_many_threads() -> None:
    record = begun("xidit", 3, 16)
    assert analysed(record, "quick", seed=3, threads=2) == analysed(record, "quick", seed=3, threads=1)


def test_it_becomes_finer_from_pass_to_pass_and_may_be_stopped() -> None:
    passes = analyse_in_passes(begun("terracotta", 2, 12), "quick", threads=1)
    first, second = next(passes), next(passes)
    assert not first.judgements
    assert not first.complete
    assert len(first.moments) == 13
    assert len(second.judgements) == 1
    assert first.done < second.done < 1
    passes.close()  # type: ignore[attr-defined]


def test_tasks_may_be_done_in_any_order() -> None:
    record = begun("terracotta", 2, 12)
    forward, backward = Analysing(record, "quick", 1), Analysing(record, "quick", 1)
    found = [work(task) for task in forward.tasks()]
    for one in found:
        forward.take(one)
    for one in (found[0], *found[:0:-1]):
        backward.take(one)
    assert forward.analysis() == backward.analysis()


def test_a_position_looked_at_tells_the_best() -> None:
    state = begun("terracotta", 2, 0).set_up()
    found = evaluate("terracotta", state, "quick")
    assert sum(found.chances) == pytest.approx(1, abs=0.001)
    assert found.best[0].decisions[0].decision.startswith(("place", "turn"))


def messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from messages(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from messages(item)


@pytest.mark.parametrize(("name", "players"), [("terracotta", 2), ("xidit", 4)])
def test_all_that_is_told_has_words_in_every_language(name: str, players: int) -> None:
    told = {msgspec.json.encode(message): message for message in messages(looked_at(name, players))}
    for language in languages():
        unworded = format_message(Message("unworded"), language)
        for message in told.values():
            assert unworded not in format_message(message, language), message


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="nothing has been decided"):
        analysed(begun("terracotta", 2, 0))
    with pytest.raises(BadPosition, match="depth: must be one of glance, quick, standard, deep"):
        analysed(begun("terracotta", 2, 5), "bottomless")  # type: ignore[arg-type]
    broken = begun("terracotta", 2, 5)
    broken.decisions[2] = (broken.decisions[2][0], "place craftsman 99")
    with pytest.raises(Refused, match="decisions 3"):
        analysed(broken)


def test_what_a_ledger_counts_is_told_by_what_it_is() -> None:
    def entry(what: str, amount: int, source: str = "", seat: int = 0) -> LedgerEntry:
        return LedgerEntry("R1", seat, what, amount, source, "")

    general = GeneralAnalysis("terracotta")
    gains = general.counted([entry("vp", 3, "row"), entry("vp", 2), entry("coins", 9), entry("vp", 7, "row", seat=1)], 0)
    assert gains == [Gain("row", 3), Gain("vp", 2)]
    assert [format_message(general.describe_gain(gain)) for gain in gains]
    xidit = XiditAnalysis()
    entries = [
        entry("gold", 4),
        entry("gold", -1),
        entry("threat eliminated", 17),
        entry("threat eliminated", 3),
        entry("step", 1),
    ]
    assert xidit.counted([*entries, entry("gold", 8, seat=1)], 0) == [Gain("wealth", 3), Gain("threats", 2)]
