"""The configuration: one TOML file or environment variables, everything optional.

The variable of a setting is its name in capitals after `CLAYCROWN_`, with its section before it: `CLAYCROWN_PORT`,
`CLAYCROWN_LIMITS_SOCKETS`. A variable wins over the file.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec

from claycrown.games.edition import not_toml
from claycrown.games.refused import Refused, trouble

PREFIX = "CLAYCROWN_"
PORTS = {"http": 80, "https": 443}
"""Where an address names none."""
Origin = tuple[str, str, int]
"""Scheme, host and port: pages with the same are of one site."""


class BadConfig(Refused):
    """A configuration that cannot be: the setting and the reason in one line."""


class Limits(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How much one visitor may ask for. A rate is so many a minute, and a quarter of a minute's worth may come at once."""

    requests: int = 1200
    """A minute, from one address; of IPv6, here and below, from one network of 64 bits."""
    decisions: int = 600
    """A minute, from one person: decisions, questions and other messages of a game."""
    messages: int = 2400
    """A minute, on sockets from one address, whoever all those are that are there."""
    sign_ins: int = 60
    """A minute, from one address: tries to sign in, new guests and accounts."""
    passwords: int = 20
    """A minute, for one account from one address: wrong passwords. Devices on which its owner has signed in count separately."""
    passwords_account: int = 100
    """A minute, for one account from all addresses: wrong passwords. Devices on which its owner has signed in are not held up by
    this."""
    tries: int = 60
    """A minute, from one person: notices sent just to see, new ways to be told, records to import."""
    letters: int = 4
    """A minute, to one address and from one address: e-mail with a code for somebody who has not asked for it, perhaps."""
    body: int = 64 * 1024
    """Bytes of a request."""
    headers: float = 15.0
    """Seconds in which the headers of a request must have come; its body may take four times as long."""
    message: int = 16 * 1024
    """Bytes of a message on a socket."""
    sockets: int = 20000
    """Open at a time, in all."""
    sockets_each: int = 40
    """Open at a time, of one person; of one address for those who have not signed in."""
    sockets_address: int = 400
    """Open at a time, from one address, of all people there together."""
    tables_each: int = 200
    """Tables that one person may have open or running."""
    analyses: int = 30
    """A day, for one person: games that are analysed."""


class NoticeSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How notices leave the server."""

    allow: tuple[str, ...] = ()
    """Hosts and networks that push and webhooks may go to although they are private, as in `ntfy.home` or `192.168.1.0/24`."""
    deny: tuple[str, ...] = ()
    """Hosts (with all below them) and networks that they may never go to."""
    delay_live: float = 60.0
    """Seconds that it has been somebody's turn at a live table before they are told outside the page."""
    delay_slow: float = 0.0
    """The same at a slow table."""
    poll: float = 2.0
    """Seconds between looks for what is to be sent."""
    retry: float = 30.0
    """Seconds until a second try; each further one waits four times as long."""
    tries: int = 6
    timeout: float = 10.0
    """Seconds that a service has to answer."""
    contact: str = ""
    """An address such as `mailto:host@example.org` at which push services reach the host."""


class Smtp(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Who sends e-mail; nobody does without a host."""

    host: str = ""
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""
    """The address that e-mail comes from."""


class Bots(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How bots play."""

    processes: int = 2
    """Worker processes for bots, hints, evaluations, trials of editions and analyses; started when needed. Where there are
    two or more, one of them is kept for work of at most two seconds."""
    thinking: float = 10.0
    """Seconds that a bot thinks about a turn at most. Where several wait they share them, down to a tenth of what each may."""
    seconds: float = 15.0
    """For a decision; then the bot is stopped, and the next weaker one decides. Bots that think ahead use two thirds of it at
    most."""
    patience: float = 20.0
    """Seconds that people wait for a bot until it may think; then the next weaker one decides."""
    pace: float = 1.5
    """Seconds that a bot takes to answer, about, as a person would; a table may say otherwise."""


class Config(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a host may set."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    database: Annotated[str, msgspec.Meta(min_length=1, pattern="^(?!:memory:)")] = "claycrown.db"  # acknowledged means stored
    """The SQLite file, or the address of a PostgreSQL: `postgresql://user:password@host/name`."""
    public_url: str = ""
    """How people reach the server, as in `https://games.example.org`; needed behind a proxy. With https, cookies are secure."""
    trusted_proxies: str = "127.0.0.1"
    """From whom `X-Forwarded-For` is believed."""
    editions: tuple[str, ...] = ()
    """Edition files that tables may be played with, besides the standard editions: `GAME:FILE` each."""
    browser: str = ""
    """The folder with a browser client other than the one that comes with the program."""
    session_days: int = 90
    """How long a visitor is remembered after the last visit."""
    cached_positions: int = 2048
    """Positions kept in memory at a time."""
    cached_steps: int = 128
    """Latest decisions kept in memory, with what they did, at a time."""
    database_connections: int = 8
    """PostgreSQL only."""
    metrics_token: str = ""
    """Whoever sends `Authorization: Bearer` with it may read `/metrics`; nobody may if it is empty."""
    log: Literal["json", "text"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()
    bots: Bots = Bots()
    notices: NoticeSettings = NoticeSettings()
    smtp: Smtp = Smtp()

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def origin(address: str) -> Origin | None:
    """Of an address as a browser has it; None if it is not one of the web."""
    try:
        split = urlsplit(address)
        port = split.port or PORTS[split.scheme]
    except (ValueError, KeyError):
        return None
    return (split.scheme, split.hostname, port) if split.hostname else None


def load(path: str | None = None, environment: Mapping[str, str] | None = None) -> Config:
    """The configuration from a file, if one is named, and from the environment."""
    return convert(settings(path, environment))


def settings(path: str | None = None, environment: Mapping[str, str] | None = None) -> dict[str, Any]:
    """What is said in the file and in the environment, and nothing that is not."""
    settings = _read(Path(path)) if path else {}
    _add_environment(settings, Config, PREFIX, os.environ if environment is None else environment)
    return settings


def convert(settings: Mapping[str, Any]) -> Config:
    """The configuration with what is said, and all else as usual."""
    try:
        config = msgspec.convert(dict(settings), Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig("command-config-wrong", reason=str(error).replace("`$.", "`")) from None
    if config.public_url and origin(config.public_url) is None:
        raise BadConfig("command-config-public-url", url=config.public_url)
    return config


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfig("refused-at", where=str(path), reason=trouble(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadConfig("refused-at", where=str(path), reason=not_toml(error)) from None


def _add_environment(settings: dict[str, Any], kind: type, prefix: str, environment: Mapping[str, str]) -> None:
    for name, of in get_type_hints(kind).items():
        variable = prefix + name.upper()
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            section = settings.setdefault(name, {})
            if not isinstance(section, dict):
                raise BadConfig("command-config-section", name=name)
            _add_environment(section, of, f"{variable}_", environment)
        elif variable in environment:
            text = environment[variable]
            settings[name] = [part.strip() for part in text.split(",") if part.strip()] if of == tuple[str, ...] else text
