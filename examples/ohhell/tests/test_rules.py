"""The rules, by their numbers in README.md."""

from random import Random

import pytest
from ohhell.rules.cards import CARDS
from ohhell.rules.dealing import size
from ohhell.rules.game import GAME
from ohhell.rules.printed import EDITIONS
from ohhell.rules.state import State
from table import legal, play, table, why_not

from claycrown.games.contract import Illegal


def played(players: int, seed: int, **options: bool | int | str) -> list[State]:
    """A game by chance, as it stood after each decision."""
    chance = Random(seed)
    state = GAME.new(players, seed, options)
    states = [state.clone()]
    while not GAME.over(state):
        GAME.apply(state, state.actor, chance.choice(GAME.legal(state, state.actor)))
        states.append(state.clone())
    return states


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_card_is_in_one_place(players: int) -> None:  # O1.2, O2.3
    for state in played(players, players):
        cards = [state.turn_up, *state.trick, *state.gone, *(card for hand in state.hands for card in hand)]
        assert len(cards) == len(set(cards)) == 1 + players * size(state)
        assert all(0 <= card < CARDS for card in cards)


def test_the_deal_passes_to_the_left() -> None:  # O2.1
    dealers = list(dict.fromkeys((state.deal, state.dealer) for state in played(4, 2, deals=6)))
    first = dealers[0][1]
    assert dealers == [(deal, (first + deal - 1) % 4) for deal in range(1, 7)]
    assert {GAME.new(4, seed).dealer for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("order", "sizes"), [("growing", [1, 2, 3]), ("shrinking", [3, 2, 1])])
def test_deals_grow_or_shrink(order: str, sizes: list[int]) -> None:  # O2.2
    assert list(dict.fromkeys(size(state) for state in played(3, 1, deals=3, order=order))) == sizes


def test_the_largest_deal_leaves_a_card_to_turn_up() -> None:  # O2.2, O2.4
    assert size(GAME.new(6, 1, {"deals": 8, "order": "shrinking"})) == 8
    with pytest.raises(Illegal, match=r"O2\.2"):
        GAME.new(6, 1, {"deals": 9})


def test_bids_go_round_from_the_dealers_left() -> None:  # O3.1
    state = table(red="2c 3c", blue="4c 5c", green="6c 7c", dealer="blue")
    assert state.actor == 2
    play(state, "bid 1", "bid 0")
    assert state.actor == state.dealer == 1
    assert why_not(state, "play 4c") == "O3.1"
    play(state, "bid 0")
    assert state.actor == 2, "the dealer's left leads"  # O4.1


def test_a_bid_is_from_none_to_all() -> None:  # O3.2
    state = table(red="2c 3c", blue="4c 5c", green="6c 7c")
    assert legal(state) == ["bid 0", "bid 1", "bid 2"]
    assert why_not(state, "bid 3") == "O3.2"


def test_with_the_hook_somebody_has_to_fail() -> None:  # O3.3
    state = play(table(red="2c 3c", blue="4c 5c", green="6c 7c"), "bid 1", "bid 0")
    assert legal(state) == ["bid 0", "bid 2"]
    assert why_not(state, "bid 1") == "O3.3"
    easy = play(table(red="2c 3c", blue="4c 5c", green="6c 7c", hook=False), "bid 1", "bid 0")
    assert legal(easy) == ["bid 0", "bid 1", "bid 2"]


def test_the_hook_binds_the_dealer_only() -> None:  # O3.3
    state = play(table(red="2c 3c", blue="4c 5c", green="6c 7c"), "bid 1")
    assert why_not(state, "bid 1") == ""


def test_one_plays_from_the_own_hand_in_turn() -> None:  # O4.1
    state = table(red="2c", blue="4c", green="6c", bids=(0, 0, 0))
    assert legal(state) == ["play 4c"]
    assert why_not(state, "play 6c") == "O4.1"
    assert why_not(state, "bid 0") == "O4.1"
    other = GAME.why_not(state, 0, 100)
    assert other is not None and other.rule == "O4.1"


def test_suit_is_followed_by_who_can() -> None:  # O4.2
    state = play(table(red="2c 3h", blue="4h 5c", green="6c 7c", bids=(0, 0, 0)), "play 4h")
    assert legal(state) == ["play 6c", "play 7c"], "green has no heart"
    play(state, "play 6c")
    assert legal(state) == ["play 3h"]
    assert why_not(state, "play 2c") == "O4.2"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("4h 9h Kh", "red"),  # the highest of the suit that was led
        ("4h Ac Kd", "blue"),  # others do not count
        ("Ah 2s Kh", "green"),  # any trump is higher
        ("Ah 3s 9s", "red"),  # the highest trump
    ],
)
def test_who_takes_a_trick(cards: str, winner: str) -> None:  # O4.3, O4.4
    blue, green, red = cards.split()
    state = table(red=f"{red} 3d", blue=f"{blue} 4d", green=f"{green} 5d", turn_up="Ts", bids=(0, 0, 0))
    play(state, f"play {blue}", f"play {green}", f"play {red}")
    assert state.tricks == [int(colour == winner) for colour in ("red", "blue", "green")]
    assert GAME.colours[state.actor] == winner


def test_tricks_and_exact_bids_score() -> None:  # O5.1, O5.2, O6.1
    state = table(red="Ac Ad", blue="Kc 2d", green="Qc Kd", bids=(2, 1, 0))
    play(state, "play Kc", "play Qc", "play Ac", "play Ad", "play 2d", "play Kd")
    assert state.points == [2 + 10, 0, 10]
    assert [(entry.rule, entry.seat, entry.amount) for entry in state.book if entry.what == "points"] == [
        ("O5.1", 0, 2),
        ("O5.2", 0, 10),
        ("O5.2", 2, 10),
    ]
    assert GAME.over(state) and GAME.deciders(state) == []
    assert GAME.result(state).winner == "red"
    assert GAME.result(state).figures == {
        "points": {"red": 12, "blue": 0, "green": 10},
        "exact": {"red": 1, "blue": 0, "green": 1},
    }
    refused = GAME.why_not(state, 0, 0)
    assert refused is not None and refused.rule == "O6.1"


def test_ties_are_broken_by_exact_bids_then_by_seat() -> None:  # O6.2
    state = played(4, 3, deals=1)[-1]
    state.points, state.exact = [10, 20, 20, 20], [1, 1, 2, 1]
    assert GAME.result(state).ranking == ("green", "blue", "yellow", "red")


def test_figures_come_from_the_edition() -> None:  # O5.1, O5.2
    assert (EDITIONS.printed().trick, EDITIONS.printed().exact, EDITIONS.printed().smallest) == (1, 10, 1)
