"""Private notes."""

from collections.abc import Callable

import pytest

from claycrown.client import ServerRefused
from tests.server.server import RunningServer
from tests.server.vocabulary import seated


def test_notes_are_kept_for_their_writer_alone(both_servers: RunningServer) -> None:
    (anna, ben), table = seated(both_servers, "Anna", "Ben")
    assert (anna.note(table.id).text, anna.note(table.id).at) == ("", None)
    anna.write_note(table.id, "Ben collects archers.")
    written = anna.write_note(table.id, "Ben collects archers.\nAnd axes \U0001f3ba.")
    assert written.text == "Ben collects archers.\nAnd axes \U0001f3ba."
    assert anna.note(table.id) == written
    assert ben.note(table.id).text == ""
    ben.write_note(table.id, "mine")
    assert anna.note(table.id) == written


def test_notes_of_a_table_that_one_may_not_know_are_refused(server: RunningServer) -> None:
    _, table = seated(server, "Anna", "Ben", access="link")
    stranger = server.guest("Stranger")
    attempts: list[Callable[[], object]] = [lambda: stranger.note(table.id), lambda: stranger.write_note(table.id, "x")]
    for attempt in attempts:
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == 404


def test_notes_are_in_ones_data_and_in_nobody_elses(server: RunningServer) -> None:
    (anna, ben), table = seated(server, "Anna", "Ben")
    anna.write_note(table.id, "a secret plan")
    assert [note["text"] for note in anna.my_data()["notes"]] == ["a secret plan"]
    assert "a secret plan" not in str(ben.my_data())


def test_a_note_that_is_too_long_is_refused(server: RunningServer) -> None:
    (anna, _), table = seated(server, "Anna", "Ben")
    with pytest.raises(ServerRefused) as refused:
        anna.write_note(table.id, "x" * 10001)
    assert refused.value.status == 400
