"""Finished games put together: by seat and rival, by source beside the winners', losses by round, and how they change."""

from collections.abc import Sequence

from claycrown.analysis.judging import is_whole
from claycrown.analysis.player_statistics import FinishedGame, Knockout, Loss, Mistake, Opponent, Points, SeatAnalysis, figures
from claycrown.analysis.types import LabelledGain, Verdict
from claycrown.games import game as rules_of
from claycrown.games.message import Message

WORD = Message("terracotta-analysis-turn")
VERDICT: Verdict = "mistake"


def judged(loss: float, round_: int = 1, verdict: Verdict = VERDICT) -> SeatAnalysis:
    missed = [LabelledGain("terraces", 3, "now", False, WORD)]
    return SeatAnalysis("quick", 10, 2 * loss, [Loss(round_, "turn", WORD, verdict, 1, loss)], missed, [mistake(loss)])


def mistake(loss: float) -> Mistake:
    return Mistake("t", 0, 1, WORD, "mistake", loss, 0)


def game(
    number: int,
    place: int = 1,
    seat: int = 0,
    rivals: Sequence[Opponent] = (),
    points: Sequence[Points] = (Points("rows", WORD, 10, 20),),
    judged: SeatAnalysis | None = None,
    out: Knockout | None = None,
) -> FinishedGame:
    met = list(rivals) or [Opponent("Ben", None, place == 1)]
    return FinishedGame(f"t{number}", number, 2, seat, place, place == 1, met, list(points), judged, out)


def test_results_are_counted_by_seat_and_rival() -> None:
    bot = [Opponent(None, "greedy", False), Opponent("Ben", None, False)]
    told = figures("terracotta", 2, [game(1), game(2, place=2), game(3, place=2, seat=1, rivals=bot)])
    assert (told.games, told.wins) == (3, 1)
    assert [(one.colour, one.games, one.wins, one.place) for one in told.seats] == [("yellow", 2, 1, 1.5), ("green", 1, 0, 2)]
    assert [(one.name, one.bot, one.games, one.ahead) for one in told.rivals] == [("Ben", None, 3, 1), (None, "greedy", 1, 0)]


def test_games_with_another_number_of_players_are_left_out() -> None:
    assert figures("terracotta", 3, [game(1)]).games == 0


def test_points_stand_beside_the_winners_where_a_player_won() -> None:
    others = [Points("rows", WORD, 4, None), Points("coins", WORD, 0, 0)]
    told = figures("terracotta", 2, [game(1), game(2, points=others)])
    assert [(one.source, one.own, one.winners) for one in told.sources] == [("rows", 7, 20), ("coins", 0, 0)]


def test_it_is_told_in_which_assessment_one_went_out() -> None:
    values = [Points(source, WORD, 1, 2) for source in ("wealth", "influence", "reputation")]
    ends = [Knockout(1, "wealth"), Knockout(1, "reputation"), Knockout(1, "wealth"), Knockout(0, ""), Knockout(3, "influence")]
    told = figures("xidit", 2, [game(number, points=values, out=out) for number, out in enumerate(ends)])
    assert [(one.place, one.games, one.of) for one in told.outs] == [
        (1, 3, {"wealth": 2, "reputation": 1}),
        (2, 0, {}),
        (3, 1, {"influence": 1}),
        (0, 1, {}),
    ]
    assert figures("terracotta", 2, [game(1)]).outs == []


def test_losses_are_told_by_round_and_name_on_average_of_the_analysed_games() -> None:
    games = [game(1, judged=judged(0.2, 2)), game(2, judged=judged(0.4, 2, "blunder")), game(3)]
    told = figures("terracotta", 2, games)
    assert told.analysed == 2
    assert [(one.round, one.turns, one.losses) for one in told.rounds] == [
        (1, 0, {"inaccuracy": 0, "mistake": 0, "blunder": 0}),
        (2, 2, {"inaccuracy": 0, "mistake": 0.1, "blunder": 0.2}),
    ]
    assert [(one.kind, one.turns) for one in told.kinds] == [("turn", 2)]
    assert [one.loss for one in told.mistakes] == [0.4, 0.2]
    assert [(one.what, one.amount) for one in told.missed] == [("terraces", 6)]


def test_the_course_goes_from_the_oldest_game_on() -> None:
    games = [game(number, place=1 if number > 10 else 2) for number in range(20, 0, -1)]
    told = figures("terracotta", 2, [*games, game(21, judged=judged(0.3))])
    assert [one.at for one in told.course] == list(range(1, 22))
    assert [one.recent for one in told.course][8:13] == [0, 0, 0.1, 0.2, 0.3]
    assert [one.loss for one in told.course][-2:] == [None, 0.06]


def test_a_turn_is_judged_when_it_is_whole_and_a_plan_at_once() -> None:
    terracotta = rules_of("terracotta").new(2, 7)
    turn = ["place craftsman 5", "take clay", "take coin"]
    assert [is_whole("terracotta", terracotta, terracotta.actor, turn[:many]) for many in range(4)] == [False, False, False, True]
    assert is_whole("xidit", rules_of("xidit").new(3, 7), 0, ["show 1"])
