"""What the learned evaluation sees in a position."""

import json

import pytest

from claycrown.games.terracotta.bots import evaluation, features, move_ordering, weights
from claycrown.games.terracotta.bots.evaluation import Evaluation, Weights
from claycrown.games.terracotta.bots.units import VP_UNIT, WHOLE_SHARE
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS, ROUNDS
from tests.vocabulary.terracotta import Table, random_play
from tools.training import initial_weights


def seen(table: Table) -> dict[str, dict[str, int]]:
    """The features that are not 0, by colour and name."""
    room = Evaluation(weights.of(len(table.seats)))
    evaluation.evaluate(room, table.state)
    found = list(room.feature)
    return {
        colour: {
            name: found[seat * features.FEATURES + number]
            for number, name in enumerate(features.NAMES)
            if found[seat * features.FEATURES + number] != 0
        }
        for seat, colour in enumerate(table.seats)
    }


def test_there_is_room_for_every_feature_and_area() -> None:
    room = Evaluation(Weights())
    assert len(features.NAMES) == len(set(features.NAMES)) == features.FEATURES
    assert len(room.feature) == features.FEATURES * MAX_PLAYERS
    assert len(room.count) == features.AREAS * MAX_PLAYERS
    assert len(room.weights.spread) == features.SECTIONS == ROUNDS * features.MOMENTS
    assert len(room.weights.weight) == features.SECTIONS * features.FEATURES
    rated = move_ordering.SpaceValues()
    assert len(rated.gain) == len(rated.loss) == features.AREAS


def test_the_weights_file_fits_the_features_and_is_small() -> None:
    table = json.loads(weights.FILE.read_text())
    assert weights.FILE.stat().st_size < 5_000_000
    for players in range(2, 5):
        assert min(weights.ready(players, table).spread) > 0


def test_a_file_for_other_features_is_refused() -> None:
    with pytest.raises(ValueError, match="train again"):
        weights.ready(2, {**initial_weights.table(), "features": ["the weather"]})


def test_weights_move_evenly_through_a_round() -> None:
    table = initial_weights.table()
    table["players"]["2"][0] |= {"early": [0] * features.FEATURES, "late": [1000] * features.FEATURES}
    ready = list(weights.ready(2, table).weight)
    assert [ready[placed * features.FEATURES] for placed in range(11)] == [100 * placed for placed in range(11)]


def test_sees_standings_in_what_is_due() -> None:
    table = Table().with_figures("Oy a1", "Gy b1", "Og c1").put(tiles=["officers", "coins", "guards", "central row", "clay"])
    yellow, green = seen(table).values()
    assert yellow["row now, one ahead"] == green["row now, one behind"] == 1
    assert yellow["column now, one ahead"] == yellow["column next, one ahead"] == green["column later, one ahead"] == 1
    assert yellow["tile now, tied"] == green["tile now, tied"] == 1
    assert yellow["goods later, tied"] == 1  # 3 coins each; nobody has clay


def test_a_mounted_warrior_counts_once_in_each_area() -> None:
    table = Table().with_figures("Oy a1 right", "Og a2 down")  # T6.2
    yellow, green = seen(table).values()
    assert yellow["warriors"] == green["warriors"] == 1
    assert yellow["row now, one ahead"] == 1
    assert yellow["column now, tied"] == green["column now, tied"] == 1
    assert yellow["column next, one ahead"] == 1
    assert green["row next, one ahead"] == 1


def test_sees_groups_and_those_who_serve_them() -> None:
    table = Table().with_figures("Oy a1", "Og b1", "Oy a2", "Gy i7", "a^ b2", "m. i1", "f. h6")
    yellow, green = seen(table).values()
    assert yellow["fellows"] == 4 and green["fellows"] == 2
    assert yellow["group, one ahead"] == green["group, one behind"] == 1
    assert yellow["loners"] == 1 and "loners" not in green
    assert green["served"] == 1 and "served" not in yellow
    assert yellow["footman, one ahead"] == 1
    assert yellow["heard"] == 5 * 2 and green["heard"] == 5


def test_sees_what_players_have() -> None:
    table = Table().has("yellow", wet=40, dry=2, coins=8, weapons=["halberd"], masters={"smith": 1}).with_priority(green=1)
    yellow, green = seen(table).values()
    assert (yellow["wet clay"], yellow["wet clay in time"], yellow["dry clay"]) == (40, 15, 2)
    assert (yellow["coins"], yellow["coins to spare"], yellow["halberd"], yellow["smith"]) == (8, 3, 1, 1)
    assert yellow["turns left"] == 5 and yellow["early now"] == 1
    assert green["first next"] == 1


def test_at_the_end_only_vp_count_and_of_equals_the_earlier() -> None:  # T10.6
    for state in random_play(3, seed=4):
        last = state
    room = Evaluation(weights.of(3))
    evaluation.evaluate(room, last)
    assert [room.value[seat] + evaluation.place_in_order(last, seat) for seat in range(3)] == [VP_UNIT * vp for vp in last.vp[:3]]


def test_chances_follow_from_all_that_is_expected() -> None:
    room = Evaluation(weights.of(3))
    table = Table(3)
    evaluation.evaluate(room, table.has(table.seats[0], vp=90).has(table.seats[1], vp=10).state)
    evaluation.weigh(room, 3)
    first, second, third = room.chance[:3]
    assert 10_000 == first > second > third > 0
    assert evaluation.likelihood(room.weights, 1000 * VP_UNIT, 0) == 1  # never nothing: rivals are compared by it


def worth_of_groups(room: Evaluation, seat: int) -> int:
    numbers = [*range(features.GROUP_DUE * features.STANDINGS, features.HEARD), features.FELLOWS, features.LONERS]
    found = room.feature[seat * features.FEATURES : (seat + 1) * features.FEATURES]
    return sum(found[number] * move_ordering.weight(room, number) for number in numbers)


def test_a_warrior_is_rated_by_the_groups_that_it_joins() -> None:
    table = Table().with_figures("Oy a1", "Og c1", "Oy c2", "Gy b2")
    room = Evaluation(weights.of(2))
    evaluation.evaluate(room, table.state)
    before = worth_of_groups(room, 0) - worth_of_groups(room, 1)
    rated = move_ordering.SpaceValues()
    rated.player, rated.share = 0, [WHOLE_SHARE, -WHOLE_SHARE, 0, 0]
    change = move_ordering.group_change(rated, room, table.state, kind=0, space=1)  # an officer on b1, between the others
    evaluation.evaluate(room, table.with_figures("Oy b1").state)
    assert change == worth_of_groups(room, 0) - worth_of_groups(room, 1) - before != 0
