"""Notices by e-mail."""

import re
from collections.abc import Callable

import pytest

from claycrown.client import ServerRefused
from tests.server.house import House
from tests.server.sinks import SmtpSink, wait_for
from tests.server.telling import wait_until_all_is_sent


def test_an_address_is_used_once_it_is_confirmed(telling: House, mail: SmtpSink) -> None:
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
