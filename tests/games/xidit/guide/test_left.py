"""The end of a game that its last one standing had left: another contestant wins, in log, scenes, sheet and record."""

from dataclasses import replace
from random import Random

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.refused import BadPosition
from claycrown.guide import guide
from claycrown.guide.outcome import ending
from claycrown.guide.question import player
from claycrown.guide.score import score
from claycrown.match import Match
from claycrown.record.records import Record, places_of, result_of
from tests.vocabulary.messages import check, within


def played(seed: int) -> Match:
    """A short game of four to its end, at random."""
    match, rng = Match.start("xidit", ["?"] * 4, seed, {"short": True}), Random(seed)
    while not match.over():
        seat = rng.choice(match.deciders())
        match.carry_out(seat, rng.choice(match.game.legal(match.state, seat)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """The last one standing left the game, after a player who went out in an assessment."""
    stayed = played(1)
    by_rules = stayed.result()
    assert by_rules is not None
    first, _, _, last = by_rules["ranking"]
    return Match(replace(stayed.record, result=result_of("xidit", stayed.state, [last, first])))


def test_who_stayed_wins(match: Match) -> None:
    by_rules, result = match.game.result(match.state), match.result()
    first, second, third, last = by_rules.ranking
    assert result is not None and result["assessments"] == by_rules.figures["assessments"]
    assert (result["winner"], result["ranking"], result["left"]) == (second, [second, third, first, last], [last, first])
    steps = [(move.before.state, move.played()) for move in match.moves]
    sheet = score("xidit", match.state, steps, SPECTATOR, True, left=match.left)
    assert sheet.total == [places_of(result)[colour] for colour in match.seats]


def test_log_and_scenes_tell_who_wins(match: Match) -> None:
    """X8.6"""
    first, second = (player(match.seats.index(colour)) for colour in match.game.result(match.state).ranking[:2])
    moved = match.course_for(match.moves[-1], SPECTATOR)
    assert moved is not None
    for lines in (guide("xidit").lines(moved), guide("xidit").scenes(moved)[-1].lines):
        told = lines[-1].text
        assert (told.id, told.values) == ("xidit-log-winner-left", {"who": first, "wins": second})
        check(told)
    text = guide("xidit").lines(moved._replace(left=()))[-1].text
    assert text.id == "xidit-log-winner"


def test_each_is_told_how_it_ended(match: Match) -> None:
    colours = match.seats
    second = colours[match.seats.index(match.game.result(match.state).ranking[1])]
    for seat, colour in [*enumerate(colours), (SPECTATOR, "")]:
        told = ending("xidit", match.view(seat), seat, match.left)
        assert told is not None
        check(told)
        assert told.id == ("general-ending-left" if colour in match.left else "general-ending-others-left")
        assert ("general-ending-won" in [each.id for each in within(told)]) == (colour == second)


def test_where_nothing_changes_the_game_tells_it_itself() -> None:
    match = played(1)
    last = match.game.result(match.state).ranking[-1]
    for seat in range(4):
        assert ending("xidit", match.view(seat), seat, [last]) == guide("xidit").ending(match.view(seat), seat)


@pytest.mark.parametrize("left", ["red", ["nobody"], ["red", "red"], [1], {}])
def test_a_record_says_who_left_or_is_refused(left: object) -> None:
    match = played(1)
    record: Record = replace(match.record, result={**(match.result() or {}), "left": left})
    with pytest.raises(BadPosition, match="result"):
        Match(record)
