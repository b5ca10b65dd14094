"""Several people at one screen: seats that somebody at the table plays besides their own."""

import random
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.server.lobby.schemas import NewSeat, TableDetail
from claycrown.server.play.schemas import Update
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, play_until_all_decide, record_of
from tests.server.waiting import until


def hotseat(
    server: RunningServer, *names: str, game: str = "terracotta", bots: int = 0, **settings: Any
) -> tuple[Client, TableDetail]:
    """Anna at a table that she has just started, with friends of these names at her screen, and bots."""
    anna = server.guest("Anna")
    seats = [NewSeat(), *(NewSeat(name=name) for name in names), *(NewSeat(bot="random") for _ in range(bots))]
    table = anna.make_table(game, len(seats), seats=seats, bot_seconds=0, **settings)
    return anna, anna.start(table.id)


def with_a_stranger(server: RunningServer, **settings: Any) -> tuple[Client, Client, TableDetail]:
    """Anna, who plays for Ben too, and Dora, who has come by herself."""
    anna, dora = server.guest("Anna"), server.guest("Dora")
    table = anna.make_table("xidit", 3, seats=[NewSeat(), NewSeat(name="Ben"), NewSeat()], **settings)
    dora.join(table.id)
    return anna, dora, anna.start(table.id)


def play_on(anna: Client, table_id: str, decisions: int, chance: random.Random) -> Update:
    """So many random decisions at all of Anna's seats, or until the game is over."""
    update = anna.game(table_id)
    for _ in range(decisions):
        if not update.deciders:
            break
        seat = chance.choice(update.deciders)
        update = anna.game(table_id, seat=seat)
        anna.decide(table_id, update.number, choose(update, chance), seat)
        update = anna.game(table_id)
    return update


def refusal(server_call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(ServerRefused) as refused:
        server_call(*arguments, **named)
    return refused.value.code


def test_a_table_with_friends_at_one_screen(both_servers: RunningServer) -> None:
    anna, table = hotseat(both_servers, "Ben", "Cleo")
    assert (table.your_seat, table.your_seats) == (0, [0, 1, 2])
    assert [(seat.person and seat.person.name, seat.keeper and seat.keeper.name, seat.player) for seat in table.seats] == [
        ("Anna", None, None),
        (None, "Anna", "Ben"),
        (None, "Anna", "Cleo"),
    ]
    assert [found.id for found in anna.tables(mine=True, status="running").tables].count(table.id) == 1
    stranger = both_servers.guest("Dora").table(table.id)
    assert (stranger.your_seat, stranger.your_seats) == (None, [])


@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_a_whole_game_at_one_screen(server: RunningServer, game: str) -> None:
    options = {"short": True} if game == "xidit" else {}
    anna, table = hotseat(server, "Ben", "Cleo", game=game, options=options)
    end = play_on(anna, table.id, 4000, random.Random(7))
    assert end.result is not None
    assert [seat["player"] for seat in anna.record(table.id)["seats"]] == ["Anna", "Ben", "Cleo"]


def test_such_a_game_is_not_rated_but_counted(postgres_server: RunningServer) -> None:
    anna, table = hotseat(postgres_server, "Ben", game="xidit", bots=1, options={"short": True})
    chance = random.Random(2)
    with anna.live(table.id) as live:
        update = live.update()
        while update.result is None:
            for seat in set(update.deciders) & {0, 1}:
                mine = anna.game(table.id, seat=seat)
                if seat in mine.deciders:
                    anna.decide(table.id, mine.number, choose(mine, chance), seat)
                    break
            update = live.update(update.number + 1, timeout=60)
    me = anna.me().id
    assert all(rated.person is None or rated.person.id != me for rated in anna.ratings("xidit").rated)
    (played,) = anna.player_games(me, "xidit").played
    assert (played.table, played.seat, played.rating, played.gain) == (table.id, 0, None, None)


def test_a_socket_shows_the_seat_that_it_asks_for(both_servers: RunningServer) -> None:
    anna, table = hotseat(both_servers, "Ben", "Cleo", game="xidit")
    play_until_all_kept_decide(anna, table.id)
    with anna.live(table.id, seat=1) as ben, anna.live(table.id, seat=2) as cleo:
        first, other = ben.update(), cleo.update()
        assert (first.seat, other.seat) == (1, 2)
        ben.decide(first.number, "plan RRRRRR", seat=1)
        told, hidden = ben.update(first.number + 1), cleo.update(first.number + 1)
        assert told.entries[-1].text == "plan RRRRRR"
        assert hidden.entries[-1].text is None
    assert refusal(_first_message, anna, table.id, 7) == "not_your_seat"


def _first_message(client: Client, table_id: str, seat: int) -> None:
    with client.live(table_id, seat=seat) as live:
        told = live.receive()
        raise ServerRefused(0, told.error)  # type: ignore[union-attr]  # anything else is a mistake that the test shows


def play_until_all_kept_decide(anna: Client, table_id: str) -> Update:
    chance = random.Random(4)
    while True:
        update = anna.game(table_id)
        if len(update.deciders) == len(anna.table(table_id).your_seats):
            return update
        play_on(anna, table_id, 1, chance)


def test_decisions_and_undo_name_their_seat(both_servers: RunningServer) -> None:
    anna, table = hotseat(both_servers, "Ben")
    update = anna.game(table.id)
    first = update.deciders[0]
    text = choose(anna.game(table.id, seat=first), random.Random(1))
    other = 1 - first
    assert refusal(anna.decide, table.id, 0, text, other) == "illegal"
    assert anna.why_not(table.id, text, first).legal
    assert not anna.why_not(table.id, text, other).legal
    anna.decide(table.id, 0, text, first)
    mine = anna.game(table.id, seat=first)
    assert mine.undo == 0
    assert refusal(anna.undo, table.id, 1, seat=other) == "not_yours"
    anna.undo(table.id, 1, seat=first)
    assert anna.game(table.id).number == 2


def test_nobody_else_plays_or_sees_a_kept_seat(both_servers: RunningServer) -> None:
    """Ben's plan: Anna's for Ben's seat, not Dora's, nor a spectator's, by any way there is."""
    anna, dora, table = with_a_stranger(both_servers)
    update = play_until_all_decide([_Played(anna, 0), _Played(anna, 1), _Played(dora, 2)], table.id, random.Random(3))  # type: ignore[list-item]
    anna.decide(table.id, update.number, "plan KKKKKK", 1)
    number = update.number + 1
    assert anna.game(table.id, update.number, seat=1).entries[-1].text == "plan KKKKKK"
    assert anna.game(table.id, update.number, seat=0).entries[-1].text is None
    assert anna.log(table.id, after=update.number, viewer=1).entries[-1].text == "plan KKKKKK"
    assert anna.moment(table.id, number, seat=1).seat == 1
    assert refusal(anna.moment, table.id, number, seat=2) == "views_too_early"
    for stranger in (dora, both_servers.guest("Emil"), both_servers.client()):
        assert stranger.game(table.id, update.number).entries[-1].text is None
        other = "not_your_seat" if stranger is dora else "not_seated"
        assert refusal(stranger.game, table.id, seat=1) == other
        assert refusal(stranger.log, table.id, viewer=1) == other
        assert refusal(stranger.moment, table.id, number, seat=1) == "views_too_early"
        assert refusal(_first_message, stranger, table.id, 1) == other
    assert refusal(dora.decide, table.id, number, "plan RRRRRR", 1) == "not_your_seat"
    assert refusal(dora.undo, table.id, number, seat=1) == "not_your_seat"
    assert refusal(dora.why_not, table.id, "plan RRRRRR", 1) == "not_your_seat"
    assert refusal(anna.decide, table.id, number, "plan RRRRRR", 2) == "not_your_seat"


class _Played:
    """One of the seats that a client plays, as if it were its own."""

    def __init__(self, client: Client, seat: int) -> None:
        self._client = client
        self._seat = seat

    def game(self, table_id: str) -> Update:
        return self._client.game(table_id, seat=self._seat)

    def decide(self, table_id: str, answers: int, decision: str) -> None:
        self._client.decide(table_id, answers, decision, self._seat)


def test_the_owner_takes_in_friends_before_the_start(both_servers: RunningServer) -> None:
    anna, dora = both_servers.guest("Anna"), both_servers.guest("Dora")
    table = anna.make_table("terracotta", 3)
    assert anna.keep_seat(table.id, 1, "  Ben   B. ").seats[1].player == "Ben B."
    assert refusal(dora.keep_seat, table.id, 2, "Emil") == "not_owner"
    assert refusal(dora.join, table.id, 1) == "seat_taken"
    dora.join(table.id)
    assert dora.table(table.id).your_seat == 2
    freed = anna.set_bot(table.id, 1, None).seats[1]
    assert (freed.keeper, freed.player) == (None, None)
    assert refusal(anna.start, table.id) == "seats_free"
    anna.keep_seat(table.id, 1, "Cleo")
    anna.leave(table.id)  # the table is Dora's now, and nobody plays for Cleo
    left = dora.table(table.id)
    assert [seat.keeper for seat in left.seats] == [None, None, None]
    assert [seat.player for seat in left.seats] == [None, None, None]


@pytest.mark.parametrize(
    "seats",
    [[{"name": "Ben", "bot": "random"}, {}], [{"name": "Ben"}, {"name": "Cleo"}], [{"name": "\u200b"}, {}], [{"name": ""}, {}]],
)
def test_seats_that_cannot_be(server: RunningServer, seats: list[dict[str, str]]) -> None:
    anna = server.guest("Anna")
    with pytest.raises(ServerRefused) as refused:
        anna.post("/tables", TableDetail, {"game": "terracotta", "players": 2, "seats": seats})
    assert refused.value.status == 400


def test_one_who_does_not_play_keeps_no_seats(server: RunningServer) -> None:
    anna = server.guest("Anna")
    body = {"game": "terracotta", "players": 2, "seats": [{"name": "Ben"}], "play": False}
    assert refusal(anna.post, "/tables", TableDetail, body) == "keeper_not_playing"
    table = anna.make_table("terracotta", 2, play=False)
    assert refusal(anna.keep_seat, table.id, 0, "Ben") == "keeper_not_playing"


def test_kept_seats_have_clocks(both_servers: RunningServer) -> None:
    """A bot plays on for Ben, whose time is up at once, until Anna returns for him."""
    clock = {"bank": 0.0, "increment": 0.0, "at_zero": "bot", "stand_in": "random"}
    anna, table = hotseat(both_servers, "Ben", clock=clock)
    assert [clock.seat for clock in table.clocks] == [0, 1]
    until(anna, table.id, lambda table: all(clock.absence == "away" for clock in table.clocks))
    assert anna.return_to(table.id, seat=1).your_seats == [0, 1]
    assert refusal(both_servers.guest("Dora").return_to, table.id, seat=1) == "not_seated"


def test_the_same_again_with_the_same_friends(both_servers: RunningServer) -> None:
    anna, table = hotseat(both_servers, "Ben")
    play_on(anna, table.id, 3, random.Random(1))
    anna.propose(table.id, "abandon")
    again = anna.rematch(table.id)
    assert [(seat.person and seat.person.name, seat.player) for seat in again.seats] == [(None, "Ben"), ("Anna", None)]
    assert anna.start(again.id).status == "running"


def test_a_rematch_waits_for_the_one_who_plays_for_others(both_servers: RunningServer) -> None:
    anna, dora, table = with_a_stranger(both_servers)
    proposal = anna.propose(table.id, "abandon").proposals[0]
    dora.vote(table.id, proposal.id, True)
    again = dora.rematch(table.id)
    assert refusal(dora.start, again.id) == "seats_free"
    anna.join(again.id)
    assert dora.start(again.id).status == "running"


def test_a_record_keeps_its_names(server: RunningServer) -> None:
    """The names of an imported record are no kept seats."""
    anna = server.guest("Anna")
    table = anna.import_record(record_of("terracotta", 2, 1, 4), [{"me": True}])
    assert [(seat.keeper, seat.player) for seat in table.seats] == [(None, "?"), (None, "?")]
    assert anna.set_bot(table.id, 1, "random").seats[1].player == "?"
