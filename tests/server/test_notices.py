"""Notices: in the page, by Web Push, by webhook, by e-mail."""

import base64
import json
import random
import re
import time
from collections.abc import Callable, Iterator

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from claycrown.server.api.wire_notices import Channel
from claycrown.server.client import Client, ServerRefused
from claycrown.server.config import NoticeSettings
from claycrown.server.notices.targets import BadTarget, Targets
from tests.server.house import House
from tests.server.sinks import HttpSink, Received, SmtpSink, wait_for
from tests.server.vocabulary import choose, nearly_over, play, play_until_all_decide, seated

LOOPBACK = "127.0.0.0/8"
AT_ONCE = {"notices_allow": LOOPBACK, "notices_poll": "0.05", "notices_retry": "0.2", "notices_delay_live": "0"}


@pytest.fixture(scope="module")
def web() -> Iterator[HttpSink]:
    sink = HttpSink()
    yield sink
    sink.close()


@pytest.fixture(scope="module")
def mail() -> Iterator[SmtpSink]:
    sink = SmtpSink()
    yield sink
    sink.close()


@pytest.fixture(scope="module")
def telling(new_house: Callable[..., House], mail: SmtpSink) -> House:
    """A server that sends at once, to loopback too."""
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": str(mail.port), "smtp_security": "none", "smtp_sender": "club@example.org"}
    return new_house("sqlite", public_url="http://games.example.org", notices_tries="3", **AT_ONCE, **smtp)


def body(request: Received) -> dict[str, object]:
    told: dict[str, object] = json.loads(request.body)
    return told


def kinds(client: Client) -> list[str]:
    return [notice.kind for notice in client.notices().notices]


def to_move(clients: list[Client], table_id: str) -> tuple[int, Client]:
    seat = clients[0].game(table_id).deciders[0]
    return seat, clients[seat]


# In the page


def test_one_is_told_in_the_page_that_it_is_ones_turn_for_as_long_as_it_is(both_houses: House) -> None:
    clients, table = seated(both_houses, "Anna", "Ben", name="Tuesday")
    seat, actor = to_move(clients, table.id)
    other = clients[1 - seat]
    (notice,) = [notice for notice in actor.notices().notices if notice.kind == "turn"]
    assert (notice.table, notice.name, notice.game, notice.number, notice.read) == (table.id, "Tuesday", "terracotta", 0, False)
    assert "turn" not in kinds(other)
    chance = random.Random(4)
    with other.live_notices() as live:
        live.receive()
        while clients[0].game(table.id).deciders == [seat]:
            mine = actor.game(table.id)
            actor.decide(table.id, mine.number, choose(mine, chance))
        told = live.receive()
        while told.notices[:1] and told.notices[0].kind != "turn":  # of the start one may hear late
            told = live.receive()
        assert told.notices[0].number == clients[0].game(table.id).number
    assert "turn" not in kinds(actor)


def test_notices_are_marked_as_read(house: House) -> None:
    anna = house.guest("Anna")
    for _ in range(5):
        anna.try_notice()
    first = anna.notices(limit=3)
    assert (first.unread, [notice.kind for notice in first.notices]) == (5, ["test"] * 3)
    second = anna.notices(before=first.next, limit=3)
    assert (len(second.notices), second.next) == (2, None)
    with anna.live_notices() as live:
        while live.receive().unread != 5:
            pass
        anna.read_notices(first.notices[1].id)
        while live.receive().unread != 1:
            pass


def test_one_is_told_of_the_start_the_end_invitations_and_questions(house: House) -> None:
    anna, ben = house.guest("Anna"), house.client()
    ben.make_account("Ben of the notices", "a long password")
    table = anna.make_table(game="terracotta", players=2, access="name", invited=["Ben of the notices"])
    assert kinds(ben) == ["invited"]
    ben.join(table.id)
    anna.start(table.id)
    assert "started" in kinds(ben) and "started" not in kinds(anna)
    anna.propose(table.id, "abandon")
    assert kinds(ben)[0] == "asked"
    proposal = ben.table(table.id).proposals[0]
    ben.vote(table.id, proposal.id, True)
    assert kinds(ben)[0] == "abandoned" and kinds(anna)[0] == "abandoned"
    assert "turn" not in kinds(anna) + kinds(ben)
    anna.rematch(table.id)
    assert kinds(ben)[0] == "invited"


def test_one_who_is_sent_away_or_taken_back_is_told(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.make_table(game="terracotta", players=2)
    ben.join(table.id)
    anna.kick(table.id, 1)
    assert kinds(ben) == ["sent_away"]
    clients, table = seated(house, "Cleo", "Dora", access="link")
    play(clients, table.id, 6, random.Random(1))
    clients[0].propose(table.id, "take_back", 2)
    clients[1].vote(table.id, clients[1].table(table.id).proposals[0].id, True)
    assert "taken_back" in kinds(clients[0])


def test_the_end_of_a_game_is_told_to_all(house: House) -> None:
    clients, table = nearly_over(house, "Anna", "Ben")
    play(clients, table.id, 20, random.Random(1))
    for client in clients:
        assert kinds(client).count("over") == 1
        assert "turn" not in kinds(client)


def test_a_muted_table_is_not_heard_of(telling: House, web: HttpSink) -> None:
    clients, table = seated(telling, "Anna", "Ben")
    seat, _ = to_move(clients, table.id)
    other = clients[1 - seat]
    other.add_channel("discord", f"{web.url}/muted")
    assert other.mute(table.id).muted
    play(clients, table.id, 40, random.Random(2))
    assert kinds(other) == []
    assert web.at("/muted") == []
    other.mute(table.id, False)
    chance = random.Random(2)
    play(clients, table.id, 40, chance)
    while clients[0].game(table.id).deciders != [1 - seat]:
        play(clients, table.id, 1, chance)
    wait_for(lambda: web.at("/muted"))


# Webhooks


def test_discord_is_told_once_that_it_is_ones_turn(telling: House, web: HttpSink) -> None:
    anna, ben = telling.guest("Anna"), telling.guest("Ben")
    for client in (anna, ben):
        client.add_channel("discord", f"{web.url}/discord/once")
    table = anna.make_table(game="terracotta", players=2, name="@everyone")
    ben.join(table.id)
    anna.start(table.id)
    wait_for(lambda: len(web.at("/discord/once")) == 2)  # the start for Ben, the turn for one of them
    time.sleep(0.3)
    told = [body(request) for request in web.at("/discord/once")]
    assert {str(note["content"]).splitlines()[0] for note in told} == {
        "It is your turn: @everyone (Terracotta Army).",
        "The game has started: @everyone (Terracotta Army).",
    }
    assert all(note["allowed_mentions"] == {"parse": []} for note in told)
    assert all(f"http://games.example.org/tables/{table.id}" in str(note["content"]) for note in told)


def test_ntfy_gets_its_topic_title_and_link(telling: House, web: HttpSink) -> None:
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


def channel_of(client: Client, channel_id: str) -> Channel:
    return next(channel for channel in client.channels() if channel.id == channel_id)


def test_what_fails_is_tried_again_with_growing_waits(telling: House, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/flaky")
    web.answers = [500, 503]
    anna.try_channel(channel.id)
    wait_for(lambda: channel_of(anna, channel.id).trouble == "answered 500")
    wait_for(lambda: channel_of(anna, channel.id).worked_at)
    assert len(web.at("/flaky")) == 3
    assert channel_of(anna, channel.id).trouble is None


def test_what_fails_for_good_is_given_up(telling: House, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/broken")
    web.answers = [500] * 3
    anna.try_channel(channel.id)
    wait_for(lambda: len(web.at("/broken")) == 3, 15)
    web.answers = [403]
    anna.try_channel(channel.id)
    wait_for(lambda: channel_of(anna, channel.id).trouble == "answered 403")
    time.sleep(0.4)
    assert len(web.at("/broken")) == 4


def test_redirects_are_not_followed(telling: House, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/moved")
    web.answers = [307]
    anna.try_channel(channel.id)
    wait_for(lambda: channel_of(anna, channel.id).trouble == "answered 307")
    assert web.at("/elsewhere") == []


def test_a_turn_that_has_passed_is_not_told_any_more(new_house: Callable[..., House], web: HttpSink) -> None:
    waiting = new_house("sqlite", **{**AT_ONCE, "notices_delay_live": "4"})
    clients, table = seated(waiting, "Anna", "Ben")
    for client in clients:
        client.add_channel("discord", f"{web.url}/patient")
    play(clients, table.id, 30, random.Random(1))
    seat, _ = to_move(clients, table.id)
    wait_for(lambda: web.at("/patient"))
    time.sleep(0.5)
    assert len(web.at("/patient")) == 1
    assert clients[seat].channels()[0].worked_at and not clients[1 - seat].channels()[0].worked_at


def test_several_processes_send_each_notice_once(
    new_database: Callable[[str], str], new_house: Callable[..., House], web: HttpSink
) -> None:
    database = new_database("postgresql")
    houses = [new_house(database=database, **AT_ONCE) for _ in range(2)]
    anna = houses[0].guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/several")
    for _ in range(12):
        anna.try_channel(channel.id)
    wait_for(lambda: len(web.at("/several")) >= 12)
    time.sleep(0.5)
    assert len(web.at("/several")) == 12


def test_what_a_killed_server_had_still_to_send_is_sent_after_its_return(new_house: Callable[..., House], web: HttpSink) -> None:
    house = new_house("sqlite", **{**AT_ONCE, "notices_poll": "600"})
    anna = house.guest("Anna")
    channel = anna.add_channel("discord", f"{web.url}/killed")
    anna.try_channel(channel.id)
    house.kill()
    assert web.at("/killed") == []
    house.settings["CLAYCROWN_NOTICES_POLL"] = "0.05"
    house.start()
    wait_for(lambda: len(web.at("/killed")) == 1)


# Where notices may go


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/x", "https://192.168.1.1/x",
        "https://[::1]/x", "https://[::ffff:127.0.0.1]/x", "https://169.254.169.254/latest", "https://[fe80::1]/x",
        "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://0.0.0.0/x", "https://224.0.0.1/x", "https://100.64.0.1/x",
        "http://example.org/x", "ftp://example.org/x", "file:///etc/passwd", "https://user:pw@example.org/x", "https://", "x",
        "https://intranet/x", "https://example.org/ x", "https://exa\nmple.org/x",
    ],
)  # fmt: skip
def test_addresses_of_the_hosts_own_network_are_refused(house: House, target: str) -> None:
    anna = house.guest("Anna")
    for kind in ("discord", "ntfy"):
        with pytest.raises(ServerRefused) as refused:
            anna.add_channel(kind, target)
        assert (refused.value.status, refused.value.code) == (400, "bad_target")


def test_a_host_allows_and_denies_targets() -> None:
    targets = Targets(
        NoticeSettings(allow=("ntfy.home", "192.168.1.0/24"), deny=("example.org", "203.0.113.0/24", "192.168.1.9"))
    )
    for good in ("http://ntfy.home/t", "https://192.168.1.7/t", "https://discord.com/api", "http://192.168.1.7:8080/t"):
        targets.check(good)
    for bad in ("https://example.org/t", "https://hooks.example.org/t", "https://203.0.113.7/t", "https://192.168.1.9/t"):
        with pytest.raises(BadTarget):
            targets.check(bad)


def test_a_name_that_leads_into_the_hosts_own_network_is_found_out_when_it_is_looked_up(
    new_house: Callable[..., House],
) -> None:
    strict = new_house("sqlite", notices_poll="0.05")
    anna = strict.guest("Anna")
    channel = anna.add_channel("discord", "https://localhost.localdomain/x")
    anna.try_channel(channel.id)
    trouble = wait_for(lambda: channel_of(anna, channel.id).trouble or "")
    assert trouble == "not allowed" or trouble.startswith("unreachable")


# Web Push


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """The part of a browser that subscribes to push and reads what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, content: bytes) -> dict[str, str]:
        told: dict[str, str] = json.loads(
            http_ece.decrypt(content, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return told


def test_push_is_encrypted_for_the_browser_and_signed_by_the_server(telling: House, web: HttpSink) -> None:
    browser = Browser()
    anna, ben = telling.guest("Anna"), telling.guest("Ben")
    offers = anna.notice_offers()
    assert offers.push is not None and len(decoded(offers.push)) == 65 and offers.email
    for client in (anna, ben):
        client.add_channel("push", f"{web.url}/push/subscription", browser.keys())
    table = anna.make_table(game="terracotta", players=2, name="Push")
    ben.join(table.id)
    anna.start(table.id)
    wait_for(lambda: len(web.at("/push/subscription")) == 2)
    request = web.at("/push/subscription")[-1]
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    assert request.headers["topic"] == table.id
    assert b"Push" not in request.body
    note = browser.read(request.body)
    assert note["url"] == f"http://games.example.org/tables/{table.id}" and "Push (Terracotta Army)" in note["body"]
    scheme, _, values = request.headers["authorization"].partition(" ")
    fields = dict(re.findall(r"([tk])=([^,\s]+)", values))
    assert (scheme, fields["k"]) == ("vapid", offers.push)
    assert Vapid02.verify(request.headers["authorization"])
    claims = json.loads(decoded(fields["t"].split(".")[1]))
    assert claims["aud"] == web.url and claims["exp"] > time.time() and claims["sub"].startswith("mailto:")


def test_the_key_of_the_server_stays_the_same(telling: House) -> None:
    before = telling.client().notice_offers().push
    telling.stop()
    telling.start()
    assert telling.client().notice_offers().push == before


def test_a_browser_that_has_unsubscribed_is_forgotten(telling: House, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("push", f"{web.url}/push/gone", Browser().keys())
    web.answers = [410]
    anna.try_channel(channel.id)
    wait_for(lambda: not anna.channels())


def test_wrong_keys_are_refused(telling: House, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    for keys in (None, {"p256dh": "x", "auth": "y"}, {**Browser().keys(), "auth": ""}):
        with pytest.raises(ServerRefused) as refused:
            anna.add_channel("push", f"{web.url}/push/x", keys)
        assert refused.value.status == 400


# E-mail


def test_an_address_is_used_once_it_is_confirmed(telling: House, mail: SmtpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("email", "anna@example.org")
    assert not channel.confirmed
    with pytest.raises(ServerRefused) as refused:
        anna.try_channel(channel.id)
    assert refused.value.code == "not_confirmed"
    anna.try_notice()
    (message,) = mail.to("anna@example.org")
    found = re.search(r"confirms it: (\S+)", message.get_content())
    assert found is not None
    with pytest.raises(ServerRefused) as refused:
        anna.confirm_channel(channel.id, "wrong")
    assert refused.value.code == "wrong_code"
    anna.confirm_channel(channel.id, found[1])
    mail.refuse = ["451 later"]
    anna.try_channel(channel.id)
    wait_for(lambda: len(mail.to("anna@example.org")) == 2)
    message = mail.to("anna@example.org")[-1]
    assert message["From"] == "club@example.org"
    assert message["Subject"] == "Clay & Crown: This is what a notice looks like"
    assert message["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize("address", ["", "anna", "a@b\r\nBcc: x@example.org", "a@b, c@d", "<a@b>", "a b@c"])
def test_what_is_no_address_is_refused(telling: House, address: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        telling.guest("Anna").add_channel("email", address)
    assert refused.value.status == 400


def test_nobody_is_sent_many_codes(new_house: Callable[..., House], mail: SmtpSink) -> None:
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": str(mail.port), "smtp_security": "none"}
    strict = new_house("sqlite", limits_letters="4", **smtp)
    strict.guest("Anna").add_channel("email", "victim@example.org")
    with pytest.raises(ServerRefused) as refused:
        strict.guest("Ben").add_channel("email", "victim@example.org")
    assert refused.value.status == 429
    assert len(mail.to("victim@example.org")) == 1


def test_where_no_smtp_is_configured_there_is_no_email(house: House) -> None:
    anna = house.guest("Anna")
    assert not anna.notice_offers().email
    with pytest.raises(ServerRefused) as refused:
        anna.add_channel("email", "anna@example.org")
    assert refused.value.code == "not_offered"


# What is one's own


def test_channels_are_ones_own(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    channel = anna.add_channel("discord", "https://discord.com/api/webhooks/1/secret-token")
    assert "secret-token" not in str(anna.channels())
    assert anna.add_channel("discord", "https://discord.com/api/webhooks/1/secret-token").id == channel.id
    attempts: list[Callable[[], None]] = [lambda: ben.try_channel(channel.id), lambda: ben.remove_channel(channel.id)]
    for attempt in attempts:
        with pytest.raises(ServerRefused) as refused:
            attempt()
        assert refused.value.status == 404
    assert "secret-token" in str(anna.my_data())
    anna.remove_channel(channel.id)
    assert anna.channels() == []


def test_what_is_kept_for_notices_goes_with_oneself(both_houses: House) -> None:
    clients, table = seated(both_houses, "Anna", "Ben")
    for client in clients:
        channel = client.add_channel("discord", "https://discord.com/api/webhooks/2/token")
        client.try_channel(channel.id)
    clients[0].mute(table.id)
    data = clients[0].my_data()["notices"]
    assert (len(data["channels"]), data["muted"]) == (1, [table.id])
    clients[0].delete_me()
    assert len(clients[1].channels()) == 1


def test_nobody_has_endless_channels(house: House) -> None:
    anna = house.guest("Anna")
    for number in range(10):
        anna.add_channel("discord", f"https://discord.com/api/{number}")
    with pytest.raises(ServerRefused) as refused:
        anna.add_channel("discord", "https://discord.com/api/more")
    assert refused.value.code == "too_many"


def test_nothing_secret_is_in_a_notice(telling: House, web: HttpSink) -> None:
    """Whatever is planned in secret, all that leaves is whose turn it is at which table."""
    names = ("Anna", "Ben", "Cleo")
    guests = [telling.guest(name) for name in names]
    for guest in guests:
        guest.add_channel("discord", f"{web.url}/secrets")
    table = guests[0].make_table(game="xidit", players=3, name="Xidit")
    for guest in guests[1:]:
        guest.join(table.id)
    guests[0].start(table.id)
    play_until_all_decide(guests, table.id, random.Random(1))
    for seat, plan in ((1, "RKBAWR"), (2, "WWAKBR")):
        guests[seat].decide(table.id, guests[seat].game(table.id).number, f"plan {plan}")
    guests[1].decide(table.id, guests[1].game(table.id).number, "plan AAAAAA")
    wait_for(lambda: web.at("/secrets"))
    time.sleep(0.3)
    sentences = {str(body(request)["content"]).splitlines()[0] for request in web.at("/secrets")}
    assert sentences <= {"It is your turn: Xidit (Lords of Xidit).", "The game has started: Xidit (Lords of Xidit)."}
    for guest in guests:
        told = guest.notices().notices
        assert {notice.kind for notice in told} <= {"turn", "started"}
    log = "\n".join(telling.log)
    assert "RKBAWR" not in log and "/secrets" not in log
