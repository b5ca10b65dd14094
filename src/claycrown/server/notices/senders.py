"""The ways in which a notice is sent: Web Push, ntfy, Discord, e-mail."""

import asyncio
import base64
import re
import smtplib
import ssl
import time
from typing import Any

import msgspec

from claycrown.server.config import Config
from claycrown.server.notices.emails import envelope_sender, letter
from claycrown.server.notices.endpoints import EndpointResponse, Endpoints, Unreachable
from claycrown.server.notices.schemas import ChannelKind, PushKeys
from claycrown.server.notices.words import Words

GONE = (404, 410)
DAY = 24 * 3600


class Subscription(msgspec.Struct):
    """What a browser gives for Web Push."""

    endpoint: str
    keys: PushKeys


class Senders:
    """Sends a notice by Web Push, ntfy, Discord or e-mail, as its channel says."""

    def __init__(self, config: Config, vapid: str) -> None:
        self.targets = Endpoints(config.notices)
        self._config = config
        self._vapid = vapid
        """The key that push services know the server by."""

    async def send(self, kind: ChannelKind, target: str, words: Words) -> EndpointResponse:
        """Send a notice; `Unreachable` if it could not be, `BadEndpoint` if it may not be."""
        match kind:
            case ChannelKind.PUSH:
                return await self._push(target, words)
            case ChannelKind.NTFY:
                return await self.targets.post(*_ntfy(target, words))
            case ChannelKind.DISCORD:
                return await self.targets.post(target, _discord(words), JSON)
            case ChannelKind.EMAIL:
                return await self._email(target, words)

    async def _push(self, target: str, words: Words) -> EndpointResponse:
        subscription = msgspec.json.decode(target, type=Subscription)
        note = {"title": words.title, "body": words.text, "tag": words.topic, "url": words.link}
        contact = self._config.notices.contact or "mailto:claycrown@localhost"
        content = await asyncio.to_thread(encrypt, subscription, msgspec.json.encode(note))
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": words.topic,
            "Urgency": "normal",
            **await asyncio.to_thread(vapid_headers, self._vapid, subscription.endpoint, contact),
        }
        return await self.targets.post(subscription.endpoint, content, headers)

    async def _email(self, target: str, words: Words) -> EndpointResponse:
        text = f"{words.text}\n\n{words.link}\n" if words.link else f"{words.text}\n"
        return await self.email(target, words.subject, text, words.key)

    async def email(self, target: str, subject: str, text: str, key: str) -> EndpointResponse:
        smtp = self._config.smtp
        sender = smtp.sender or f"claycrown@{smtp.host}"
        message = letter(sender, target, subject, text, key)
        return await asyncio.to_thread(self._hand_over, envelope_sender(sender), target, message)

    def _hand_over(self, sender: str, recipient: str, message: bytes) -> EndpointResponse:
        smtp, timeout = self._config.smtp, self._config.notices.timeout
        try:
            server: smtplib.SMTP
            if smtp.security == "tls":
                server = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=timeout, context=ssl.create_default_context())
            else:
                server = smtplib.SMTP(smtp.host, smtp.port, timeout=timeout)
            with server:
                if smtp.security == "starttls":
                    server.starttls(context=ssl.create_default_context())
                if smtp.user:
                    server.login(smtp.user, smtp.password)
                server.sendmail(sender, recipient, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return EndpointResponse(410 if all(500 <= code < 600 for code in codes) else 503, None)
        except (smtplib.SMTPException, OSError) as error:
            raise Unreachable(type(error).__name__) from None
        return EndpointResponse(200, None)


JSON = {"Content-Type": "application/json"}


def _ntfy(target: str, words: Words) -> tuple[str, bytes, dict[str, str]]:
    """ntfy takes JSON at the root of its server, with the topic inside: titles then may have any letters."""
    root, _, topic = target.rstrip("/").rpartition("/")
    note: dict[str, Any] = {"topic": topic, "title": words.title, "message": words.text, "tags": ["game_die"]}
    if words.link:
        note["click"] = words.link
    return f"{root}/", msgspec.json.encode(note), JSON


def _discord(words: Words) -> bytes:
    """A table may be called @everyone: nobody is to be called by it. Nor is its name to be read as Markdown."""
    plain = re.sub(r"([\\*_~`|<>\[\]])", r"\\\1", words.text)
    text = f"{plain}\n{words.link}" if words.link else plain
    return msgspec.json.encode({"username": words.title, "content": text, "allowed_mentions": {"parse": []}})


def encrypt(subscription: Subscription, content: bytes) -> bytes:
    """As RFC 8291 says: only the browser that subscribed can read it, not the service between."""
    from pywebpush import WebPusher

    pusher = WebPusher(msgspec.to_builtins(subscription))
    body: bytes = pusher.encode(content, content_encoding="aes128gcm")["body"]
    return body


def vapid_headers(key: str, endpoint: str, contact: str) -> dict[str, str]:
    """RFC 8292: the push service can tell which server it is that sends."""
    import httpx
    from py_vapid import Vapid02

    url = httpx.URL(endpoint)
    claims = {"sub": contact, "aud": f"{url.scheme}://{url.netloc.decode('ascii')}", "exp": int(time.time()) + DAY // 2}
    signed: dict[str, str] = Vapid02.from_pem(key.encode()).sign(claims)
    return signed


def new_vapid_key() -> str:
    from py_vapid import Vapid02

    keys = Vapid02()
    keys.generate_keys()
    text: str = keys.private_pem().decode()
    return text


def public_vapid_key(key: str) -> str:
    """As browsers want it when they subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def can_push() -> bool:
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True
