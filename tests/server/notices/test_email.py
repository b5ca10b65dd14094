"""Notices by e-mail."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable

import pytest

from claycrown.client import ServerRefused
from claycrown.server.config import convert
from claycrown.server.notices.endpoints import Unreachable
from claycrown.server.notices.senders import Senders
from tests.server.server import RunningServer
from tests.server.sinks import SmtpSink, wait_for
from tests.server.telling import wait_until_all_is_sent


def test_an_address_is_used_once_it_is_confirmed(telling: RunningServer, mail: SmtpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("email", "anna@example.org")
    assert not channel.confirmed
    with pytest.raises(ServerRefused) as refused:
        anna.try_channel(channel.id)
    assert refused.value.code == "not_confirmed"
    anna.try_notice()
    wait_until_all_is_sent(telling)
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
def test_what_is_no_address_is_refused(telling: RunningServer, address: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        telling.guest("Anna").add_channel("email", address)
    assert refused.value.status == 400


def test_an_address_with_two_at_signs_is_refused_with_its_own_sentence(telling: RunningServer) -> None:
    anna = telling.guest("Anna")
    for way in (lambda: anna.add_channel("email", "a@b@c"), lambda: anna.make_account("Anna of the mail", "a password", "a@b@c")):
        with pytest.raises(ServerRefused) as refused:
            way()
        assert (refused.value.status, refused.value.code) == (400, "too_many_ats")


def test_nobody_is_sent_many_codes(new_server: Callable[..., RunningServer], mail: SmtpSink) -> None:
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": str(mail.port), "smtp_security": "none"}
    strict = new_server("sqlite", limits_letters="4", **smtp)
    strict.guest("Anna").add_channel("email", "victim@example.org")
    with pytest.raises(ServerRefused) as refused:
        strict.guest("Ben").add_channel("email", "victim@example.org")
    assert refused.value.status == 429
    assert len(mail.to("victim@example.org")) == 1


def test_where_no_smtp_is_configured_there_is_no_email(server: RunningServer) -> None:
    anna = server.guest("Anna")
    assert not anna.notice_offers().email
    with pytest.raises(ServerRefused) as refused:
        anna.add_channel("email", "anna@example.org")
    assert refused.value.code == "no_email"


class Post:
    """A mail server that only notes what it is told, in turn."""

    def __init__(self, encrypted: bool) -> None:
        self.told = ["connect by TLS"] if encrypted else ["connect"]

    def __enter__(self) -> "Post":
        return self

    def __exit__(self, *_: object) -> None:
        self.told.append("bye")

    def starttls(self, context: ssl.SSLContext) -> None:
        assert context.verify_mode is ssl.CERT_REQUIRED
        self.told.append("starttls")

    def login(self, user: str, password: str) -> None:
        self.told.append(f"login {user} {password}")

    def sendmail(self, sender: str, recipient: str, message: bytes) -> None:
        self.told.append(f"mail {sender} {recipient}")


@pytest.mark.parametrize(
    ("security", "before"), [("tls", ["connect by TLS"]), ("starttls", ["connect", "starttls"]), ("none", ["connect"])]
)
def test_nothing_is_said_before_the_connection_is_as_safe_as_the_host_wants_it(
    monkeypatch: pytest.MonkeyPatch, security: str, before: list[str]
) -> None:
    posts: list[Post] = []

    def connect(encrypted: bool) -> Callable[..., Post]:
        def connected(*_: object, **__: object) -> Post:
            posts.append(Post(encrypted))
            return posts[-1]

        return connected

    monkeypatch.setattr(smtplib, "SMTP", connect(False))
    monkeypatch.setattr(smtplib, "SMTP_SSL", connect(True))
    smtp = {"host": "mail.example.org", "security": security, "user": "club", "password": "pw", "sender": "club@example.org"}
    senders = Senders(convert({"smtp": smtp}), "")
    assert asyncio.run(senders.email("anna@example.org", "Hello", "Your turn", "1")).status == 200
    assert [post.told for post in posts] == [[*before, "login club pw", "mail club@example.org anna@example.org", "bye"]]


def test_a_mail_server_that_is_not_there_is_asked_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(*_: object, **__: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(smtplib, "SMTP", connect)
    senders = Senders(convert({"smtp": {"host": "mail.example.org", "security": "none"}}), "")
    with pytest.raises(Unreachable):
        asyncio.run(senders.email("anna@example.org", "Hello", "Your turn", "1"))
