"""Notices by webhook, and where they may go."""

import asyncio
import random
from collections.abc import Callable

import pytest

from claycrown.client import ServerRefused
from claycrown.games.message import Message
from claycrown.server.config import NoticeSettings
from claycrown.server.notices.endpoints import BadEndpoint, Endpoints
from tests.server.server import RunningServer
from tests.server.sinks import HttpSink, wait_for
from tests.server.telling import AT_ONCE, body, channel_of, let_the_delay_pass, to_move, wait_until_all_is_sent
from tests.server.vocabulary import play, seated

# Webhooks


def answered(status: str) -> Message:
    return Message("app-trouble-answered", {"status": status})


def test_discord_is_told_once_that_it_is_ones_turn(telling: RunningServer, web: HttpSink) -> None:
    anna, ben = telling.guest("Anna"), telling.guest("Ben")
    for client in (anna, ben):
        client.add_channel("discord", f"{web.url}/discord/once")
    table = anna.make_table(game="terracotta", players=2, name="@everyone")
    ben.join(table.id)
    anna.start(table.id)
    wait_until_all_is_sent(telling)
    told = [body(request) for request in web.at("/discord/once")]
    assert sorted(str(note["content"]).splitlines()[0] for note in told) == [
        "It is your turn: @everyone (Terracotta Army).",  # for one of them
        "The game has started: @everyone (Terracotta Army).",  # for Ben
    ]
    assert all(note["allowed_mentions"] == {"parse": []} for note in told)
    assert all(f"http://games.example.org/tables/{table.id}" in str(note["content"]) for note in told)


def test_ntfy_gets_its_topic_title_and_link(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("ntfy", f"{web.url}/ntfy/my-topic")
    assert (channel.shown, channel.confirmed, channel.worked_at) == ("127.0.0.1", True, None)
    anna.try_channel(channel.id)
    (request,) = wait_for(lambda: web.at("/ntfy/"))
    assert request.headers["content-type"] == "application/json"
    note = body(request)
    assert (note["topic"], note["title"]) == ("my-topic", "Clay & Crown")
    assert note["message"] == "This is what a notice looks like."
    assert wait_for(lambda: anna.channels()[0].worked_at)
    assert anna.channels()[0].trouble is None


def test_what_fails_is_tried_again_with_growing_waits(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/flaky")
    web.answers = [500, 503]
    anna.try_channel(channel.id)
    wait_for(lambda: channel_of(anna, channel.id).trouble == answered("500"))
    wait_for(lambda: channel_of(anna, channel.id).worked_at)
    assert len(web.at("/flaky")) == 3
    assert channel_of(anna, channel.id).trouble is None


def test_what_fails_for_good_is_given_up(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/broken")
    web.answers = [500] * 3
    anna.try_channel(channel.id)
    wait_until_all_is_sent(telling)
    assert len(web.at("/broken")) == 3
    web.answers = [403]
    anna.try_channel(channel.id)
    wait_until_all_is_sent(telling)
    assert channel_of(anna, channel.id).trouble == answered("403")
    assert len(web.at("/broken")) == 4


def test_redirects_are_not_followed(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/moved")
    web.answers = [307]
    anna.try_channel(channel.id)
    wait_for(lambda: channel_of(anna, channel.id).trouble == answered("307"))
    assert web.at("/elsewhere") == []


def test_a_turn_that_has_passed_is_not_told_any_more(new_server: Callable[..., RunningServer], web: HttpSink) -> None:
    waiting = new_server("sqlite", **{**AT_ONCE, "notices_delay_live": "3600"})
    clients, table = seated(waiting, "Anna", "Ben")
    for client in clients:
        client.add_channel("discord", f"{web.url}/patient")
    play(clients, table.id, 30, random.Random(1))
    seat, _ = to_move(clients, table.id)
    let_the_delay_pass(waiting)
    wait_until_all_is_sent(waiting)
    assert len(web.at("/patient")) == 1
    assert clients[seat].channels()[0].worked_at and not clients[1 - seat].channels()[0].worked_at


def test_several_processes_send_each_notice_once(
    new_laid_out_database: Callable[[str], str], new_server: Callable[..., RunningServer], web: HttpSink
) -> None:
    database = new_laid_out_database("postgresql")
    servers = [new_server(database=database, **AT_ONCE) for _ in range(2)]
    anna = servers[0].guest("Anna")
    several, slow, last = (anna.add_channel("discord", f"{web.url}/{path}") for path in ("several", "slow", "last"))
    for _ in range(12):
        anna.try_channel(several.id)
    wait_for(lambda: len(web.at("/several")) >= 12)
    with web.holding("/slow"):
        # A process goes on when all that it took on together is sent: one is kept by a service that does not answer, so that it
        # is the other one that sends what comes after, and either has done what it had to do before.
        anna.try_channel(slow.id)
        wait_for(lambda: web.at("/slow"))
        anna.try_channel(last.id)
        wait_for(lambda: web.at("/last"))
        assert [len(web.at(path)) for path in ("/several", "/slow", "/last")] == [12, 1, 1]


def test_what_a_killed_server_had_still_to_send_is_sent_after_its_return(
    new_server: Callable[..., RunningServer], web: HttpSink
) -> None:
    server = new_server("sqlite", **{**AT_ONCE, "notices_poll": "600"})
    anna = server.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/killed")
    anna.try_channel(channel.id)
    server.kill()
    assert web.at("/killed") == []
    server.settings["CLAYCROWN_NOTICES_POLL"] = "0.05"
    server.start()
    wait_for(lambda: len(web.at("/killed")) == 1)


# Where notices may go


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/x", "https://192.168.1.1/x",
        "https://[::1]/x", "https://[::ffff:127.0.0.1]/x", "https://169.254.169.254/latest", "https://[fe80::1]/x",
        "https://[64:ff9b::7f00:1]/x", "https://[64:ff9b:1::7f00:1]/x", "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/x",
        "https://[fec0::1]/x", "https://[feff::1]/x", "https://[::127.0.0.1]/x", "https://[::10.0.0.1]/x", "https://[::1.2.3.4]/x",
        "https://[::ffff:10.0.0.1]/x", "https://[::ffff:0:10.0.0.1]/x", "https://[fc00::1]/x",
        "https://[2002:7f00:1::]/x", "https://0.0.0.0/x", "https://224.0.0.1/x", "https://100.64.0.1/x",
        "http://example.org/x", "ftp://example.org/x", "file:///etc/passwd", "https://user:pw@example.org/x", "https://", "x",
        "https://intranet/x", "https://example.org/ x", "https://exa\nmple.org/x", "https://example..org/x", "https://.example.org/x",
    ],
)  # fmt: skip
def test_addresses_of_the_hosts_own_network_are_refused(target: str) -> None:
    with pytest.raises(BadEndpoint):
        Endpoints(NoticeSettings()).check(target)


@pytest.mark.parametrize("target", ["https://1.1.1.1/x", "https://[2606:4700:4700::1111]/x", "https://[::ffff:1.1.1.1]/x"])
def test_addresses_of_the_internet_are_not(target: str) -> None:
    Endpoints(NoticeSettings()).check(target)


@pytest.mark.parametrize(
    ("kind", "target", "code"),
    [
        ("discord", "https://127.0.0.1/x", "bad_target"),
        ("discord", "http://example.org/x", "not_https"),
        ("discord", "example.org", "bad_address"),
        ("ntfy", "https://localhost/x", "bad_target"),
        ("ntfy", "https://ntfy.sh/", "bad_ntfy"),  # no topic
        ("ntfy", "https://ntfy.sh/topic?auth=x", "bad_ntfy"),
    ],
)
def test_a_channel_to_where_nothing_may_be_sent_is_refused(server: RunningServer, kind: str, target: str, code: str) -> None:
    anna = server.guest("Anna")
    with pytest.raises(ServerRefused) as refused:
        anna.add_channel(kind, target)
    assert (refused.value.status, refused.value.code) == (400, code)
    assert anna.channels() == []


@pytest.mark.parametrize("port", ["-1", "0", "65536", "+1", "80a", "\u0661"])
def test_a_port_that_cannot_be_is_refused_with_its_own_sentence(server: RunningServer, port: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        server.guest("Anna").add_channel("discord", f"https://hooks.example.org:{port}/x")
    assert (refused.value.status, refused.value.code) == (400, "bad_port")


def test_a_host_allows_and_denies_targets() -> None:
    targets = Endpoints(
        NoticeSettings(allow=("ntfy.home", "192.168.1.0/24"), deny=("example.org", "203.0.113.0/24", "192.168.1.9"))
    )
    for good in ("http://ntfy.home/t", "https://192.168.1.7/t", "https://discord.com/api", "http://192.168.1.7:8080/t"):
        targets.check(good)
    for bad in ("https://example.org/t", "https://hooks.example.org/t", "https://203.0.113.7/t", "https://192.168.1.9/t"):
        with pytest.raises(BadEndpoint):
            targets.check(bad)


def test_what_is_denied_is_so_under_whatever_name() -> None:
    targets = Endpoints(NoticeSettings(allow=("127.0.0.0/8",), deny=("127.0.0.1",)))
    targets.check("https://127.1/x")  # a name, as far as can be told; every machine looks it up as 127.0.0.1
    with pytest.raises(BadEndpoint):
        asyncio.run(targets.post("https://127.1/x", b"", {}))


def test_a_name_that_leads_into_the_hosts_own_network_is_found_out_when_it_is_looked_up(
    new_server: Callable[..., RunningServer],
) -> None:
    strict = new_server("sqlite", notices_poll="0.05")
    anna = strict.guest("Anna")
    channel = anna.add_channel("discord", "https://127.1/x")  # every machine looks this up as 127.0.0.1
    anna.try_channel(channel.id)
    assert wait_for(lambda: channel_of(anna, channel.id).trouble) == Message("app-trouble-not-allowed")
