"""A view carried forward by the ledger is the view that the rules give after the decision."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide.following import follow
from claycrown.games.xidit.rules.game import GAME
from tests.vocabulary.xidit import busy_play

FIELDS = [
    "token",
    "standing",
    "guild",
    "guild_floors",
    "bards",
    "bards_left",
    "floors_left",
    "floors_waiting",
    "gold",
    "units",
    "barracks",
    "seen_units",
    "seen_gold",
    "seen_bastion",
    "seen_waiting",
    "next_recruitment",
    "next_threat",
    "recruitment_count",
    "threat_count",
    "recruitment_discards",
    "threat_discards",
    "titan",
    "raging",
    "virtual",
    "year",
    "first",
    "city",
]


@pytest.mark.parametrize(("players", "short", "seed"), [(3, True, 1), (4, False, 2), (5, True, 3)])
def test_every_piece_stands_where_the_rules_put_it(players: int, short: bool, seed: int) -> None:
    for state, seat, action in busy_play(players, {"short": short}, seed):
        if seat < 0:
            break
        after = state.clone()
        GAME.apply(after, seat, action)
        if GAME.over(after):  # the screens fall: that is not in the ledger
            break
        for viewer in (0, SPECTATOR):
            followed = GAME.view(state, viewer)
            follow(followed, GAME.ledger(after, viewer))
            expected = GAME.view(after, viewer)
            for name in FIELDS:
                assert getattr(followed, name) == getattr(expected, name), (name, state.year)
