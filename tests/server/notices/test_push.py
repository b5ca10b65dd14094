"""Notices by Web Push."""

import base64
import json
import re
import time

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from claycrown.client import ServerRefused
from tests.server.server import RunningServer
from tests.server.sinks import HttpSink, wait_for


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


def test_push_is_encrypted_for_the_browser_and_signed_by_the_server(telling: RunningServer, web: HttpSink) -> None:
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


def test_the_key_of_the_server_stays_the_same(telling: RunningServer) -> None:
    before = telling.client().notice_offers().push
    telling.stop()
    telling.start()
    assert telling.client().notice_offers().push == before


def test_a_browser_that_has_unsubscribed_is_forgotten(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    channel = anna.add_channel("push", f"{web.url}/push/gone", Browser().keys())
    web.answers = [410]
    anna.try_channel(channel.id)
    wait_for(lambda: not anna.channels())


def test_wrong_keys_are_refused(telling: RunningServer, web: HttpSink) -> None:
    anna = telling.guest("Anna")
    for keys in (None, {"p256dh": "x", "auth": "y"}, {**Browser().keys(), "auth": ""}):
        with pytest.raises(ServerRefused) as refused:
            anna.add_channel("push", f"{web.url}/push/x", keys)
        assert refused.value.status == 400
