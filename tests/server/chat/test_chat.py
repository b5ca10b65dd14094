"""Chat at the table."""

import random

import pytest

from claycrown.client import Live, ServerRefused
from claycrown.server.chat.schemas import Chat
from claycrown.server.play.schemas import Update
from tests.server.server import RunningServer
from tests.server.vocabulary import play, seated


def heard(live: Live) -> Chat:
    """The next chat on a socket."""
    while True:
        message = live.receive(10)
        if isinstance(message, Chat):
            return message


def test_what_is_said_reaches_all_at_the_table(both_servers: RunningServer) -> None:
    (anna, ben), table = seated(both_servers, "Anna", "Ben")
    with ben.live(table.id) as live:
        live.update()
        anna.say(table.id, "  Good luck\u202e, \x07Ben!  ")
        chat = heard(live)
        assert [(message.person.name, message.text) for message in chat.messages] == [("Anna", "Good luck, Ben!")]
        ben.say(table.id, "And to you.\nLet us begin.")
        assert [message.number for message in heard(live).messages] == [1, 2]
    assert ben.chat(table.id).messages[-1].text == "And to you.\nLet us begin."


def test_chat_comes_in_pages(server: RunningServer) -> None:
    (anna, _), table = seated(server, "Anna", "Ben")
    for number in range(7):
        anna.say(table.id, f"message {number}")
    latest = anna.chat(table.id, limit=3)
    assert [message.number for message in latest.messages] == [5, 6, 7]
    older = anna.chat(table.id, before=latest.next, limit=3)
    assert [message.number for message in older.messages] == [2, 3, 4]
    oldest = anna.chat(table.id, before=older.next, limit=3)
    assert ([message.number for message in oldest.messages], oldest.next) == ([1], None)


def test_there_is_no_chat_for_those_who_switch_it_off(server: RunningServer) -> None:
    (anna, ben), table = seated(server, "Anna", "Ben")
    assert not ben.switch_chat(False).on
    with ben.live(table.id) as live:
        live.update()
        anna.say(table.id, "Are you there?")
        for number in (1, 2):  # of what happens at once, play is told before chat: so the second decision comes after it
            play([anna, ben], table.id, 1, random.Random(1))
            told = live.receive()
            assert isinstance(told, Update) and told.number == number
    for attempt in (lambda: ben.chat(table.id), lambda: ben.say(table.id, "no")):
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.code == "chat_off"
    ben.switch_chat(True)
    assert len(ben.chat(table.id).messages) == 1


def test_only_those_at_the_table_speak_and_only_those_who_may_enter_listen(server: RunningServer) -> None:
    (anna, _), table = seated(server, "Anna", "Ben", access="link")
    anna.say(table.id, "Only for us.")
    stranger = server.guest("Stranger")
    with pytest.raises(ServerRefused) as refused:
        stranger.chat(table.id)
    assert refused.value.status == 404
    with pytest.raises(ServerRefused) as refused:
        stranger.say(table.id, "Hello")
    assert refused.value.status == 404
    assert table.invitation is not None
    stranger.accept_invitation(table.invitation)
    assert stranger.chat(table.id).messages[0].text == "Only for us."
    with pytest.raises(ServerRefused) as refused:
        stranger.say(table.id, "Hello")
    assert refused.value.code == "not_seated"
    with pytest.raises(ServerRefused) as refused:
        server.client().chat(table.id)
    assert refused.value.status == 401


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 501, "\x07"])
def test_what_is_no_message_is_refused(server: RunningServer, text: str) -> None:
    (anna, _), table = seated(server, "Anna", "Ben")
    with pytest.raises(ServerRefused) as refused:
        anna.say(table.id, text)
    assert refused.value.status == 400


def test_what_one_said_is_in_ones_data_and_goes_with_oneself(server: RunningServer) -> None:
    (anna, ben), table = seated(server, "Anna", "Ben")
    anna.say(table.id, "Remember me")
    assert [said["text"] for said in anna.my_data()["chat"]] == ["Remember me"]
    anna.delete_me()
    assert ben.chat(table.id).messages == []
