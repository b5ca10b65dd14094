"""E-mail as a mail server receives it, byte for byte: what people call their tables adds no header and no line to it."""

import base64
import re
import sqlite3
from contextlib import closing
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claycrown.client import Client, ServerRefused
from claycrown.server.notices.emails import envelope_sender, letter
from claycrown.server.people import names
from tests.server.server import RunningServer
from tests.server.sinks import HttpSink, Letter, SmtpSink, wait_for
from tests.server.telling import body

HEADERS = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Auto-Submitted",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
]
BCC = base64.b64encode(b"x\r\nBcc: v@example.org").decode()

HOSTILE = {
    "base64 header": f"=?utf-8?b?{BCC}?=",
    "quoted header": "=?utf-8?q?x=0D=0ABcc:_v@example.org?=",
    "quoted body": "=?utf-8?q?x=0D=0A=0D=0ABuy_my_vases!?=",
    "two words": "=?utf-8?q?x=0D?= =?utf-8?q?=0ABcc:_v@example.org?=",
    "latin": "=?iso-8859-1?Q?=0D=0AX-Injected:_1?=",
    "with a language": "=?utf-8*en?q?x=0D=0ABcc:_v@example.org?=",
    "among letters": "Ünïcode =?utf-8?q?x=0D=0ABcc:_v@example.org?= ✓",
    "bare line ends": "x\r\nBcc: v@example.org\r\n\r\nBuy my vases!",
    "other line ends": "x\x0bBcc: v@a\x0cBcc: v@b\x1cBcc: v@c\x85Bcc: v@d\u2028To: e",
    "lone returns": "x\rBcc: v@example.org\n.\r\nQUIT",
    "bidirectional": "\u202egpj.evil\u202c \u2066x\u2069 \u200f\u061c",
    "long": "=?utf-8?q?" + "a=0D=0A" * 6 + "?=",
    "quotes": '"<a@b>", \\ (comment) =?',
    "many letters": "ß" * 60,
    "emoji": "🀄" * 60,
}
"""Names of tables of at most 60 characters, as one may stand in a database since long ago."""
assert all(len(name) <= 60 for name in HOSTILE.values())


def confirmed(server: RunningServer, mail: SmtpSink, name: str, address: str) -> Client:
    client = server.guest(name)
    channel = client.add_channel("email", address)
    (message,) = mail.to(address)
    code = re.search(r"confirms it: (\S+)", message.get_content())
    assert code is not None
    client.confirm_channel(channel.id, code[1])
    return client


def head_of(received: Letter) -> list[tuple[str, str]]:
    """The headers, unfolded, as RFC 5322 says and with no help of a library; every line has been looked at."""
    head, blank, _ = received.raw.partition(b"\r\n\r\n")
    assert blank and b"\t" not in head
    for line in received.raw.split(b"\r\n"):
        assert b"\r" not in line and b"\n" not in line, line
        assert len(line) <= 78 and all(32 <= byte < 127 or byte == 9 for byte in line), line
    lines = head.decode("ascii").replace("\r\n ", " ").split("\r\n")
    return [(name, value) for name, _, value in (line.partition(": ") for line in lines)]


def decoded(subject: str) -> str:
    """The words of a subject as RFC 2047 says: those that are encoded, and only once."""
    if not subject.startswith("=?"):
        return subject
    words = [re.fullmatch(r"=\?utf-8\?b\?([A-Za-z0-9+/=]+)\?=", word) for word in subject.split(" ")]
    return b"".join(base64.b64decode(word[1]) for word in words if word is not None).decode()


def of_the_start(mail: SmtpSink, address: str) -> Letter | None:
    for received in mail.letters_to(address):
        if "has started" in message_from_bytes(received.raw, policy=policy.default)["Subject"]:
            return received
    return None


def rename(server: RunningServer, table_id: str, name: str) -> None:
    """As a table was called before names were cleaned."""
    with closing(sqlite3.connect(server.database, timeout=10)) as database, database:
        database.execute("UPDATE tables SET name = ? WHERE id = ?", (name, table_id))


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("stored", [False, True], ids=["given now", "stored before"])
def test_a_name_of_a_table_stays_in_the_subject(telling: RunningServer, mail: SmtpSink, kind: str, stored: bool) -> None:
    address = f"reader-{kind.replace(' ', '-')}-{stored}@example.org"
    reader = confirmed(telling, mail, "Rita", address)
    owner = telling.guest("Olaf")
    name = HOSTILE[kind]
    table = owner.make_table(game="terracotta", players=2, name="" if stored else name)
    reader.join(table.id)
    if stored:
        rename(telling, table.id, name)
    owner.start(table.id)
    received = wait_for(lambda: of_the_start(mail, address))
    assert received is not None and (received.sender, received.recipients) == ("club@example.org", (address,))
    head = head_of(received)
    assert [header for header, _ in head] == HEADERS
    told = dict(head)
    assert (told["From"], told["To"]) == ("club@example.org", address)
    subject = decoded(told["Subject"])
    assert subject.startswith("Clay & Crown: The game has started: ")
    assert subject.endswith(" (Terracotta Army)")
    assert subject.isprintable() and "=?" not in subject and not set(subject) & set("\u200e\u200f\u202e\u2066\u061c")
    # What a reader's program makes of it, whatever its age, is the same.
    shown = message_from_bytes(received.raw, policy=policy.default)
    assert isinstance(shown, EmailMessage)
    lines = shown.get_content().splitlines()
    assert lines == [f"{subject.removeprefix('Clay & Crown: ')}.", "", f"http://games.example.org/tables/{table.id}"]


# The letter itself, whatever comes


ANY = st.text(st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("=?\r\n\t .:@_qb")), max_size=120)


@given(subject=ANY, text=ANY)
def test_nothing_that_is_said_adds_to_the_head(subject: str, text: str) -> None:
    raw = letter("club@example.org", "anna@example.org", f"Clay & Crown: {subject}", text, "1-x")
    head = head_of(Letter("", (), raw))
    assert [name for name, _ in head] == HEADERS
    assert decoded(dict(head)["Subject"]) == names.clean(f"Clay & Crown: {subject}")
    shown = message_from_bytes(raw, policy=policy.default)
    assert isinstance(shown, EmailMessage)
    assert list(shown.keys()) == HEADERS
    assert shown.get_content().splitlines() == text.splitlines()


@pytest.mark.parametrize("name", ["Clay Club", "Tonkrieger-Klüngel", "=?utf-8?q?x=0D=0ABcc?=", "x" * 200, '"A, B"'])
def test_the_host_may_have_a_name(name: str) -> None:
    sender = f"{name} <club@example.org>"
    assert envelope_sender(sender) == "club@example.org"
    raw = letter(sender, "anna@example.org", "x", "y", "1-x")
    head = head_of(Letter("", (), raw))
    assert [name for name, _ in head] == HEADERS
    words, _, address = dict(head)["From"].rpartition(" ")
    assert (decoded(words), address) == (names.clean(name.strip('"')), "<club@example.org>")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "a@b\r\nBcc: x@example.org",
        "a b@c",
        "=?utf-8?q?a=0D=0ABcc=3Ax?=@example.org",
        "änna@example.org",
        "a@b\n",
        "a@b@c",
    ],
)
def test_what_is_no_address_gets_no_letter(address: str) -> None:
    with pytest.raises(ValueError, match="no e-mail address"):
        letter("club@example.org", address, "x", "y", "1-x")


@pytest.mark.parametrize("sender", ["", "club", "=?utf-8?q?a=0D=0ABcc=3Ax?=@example.org", "clüb@example.org"])
def test_a_host_without_an_address_sends_no_letter(sender: str) -> None:
    with pytest.raises(ValueError, match="no e-mail address"):
        letter(sender, "anna@example.org", "x", "y", "1-x")


def test_an_address_with_an_encoded_word_is_refused(telling: RunningServer) -> None:
    anna = telling.guest("Anna")
    hidden = "=?utf-8?q?a=0D=0ABcc=3Ax=40y?=@example.org"
    for call in (lambda: anna.add_channel("email", hidden), lambda: anna.change_me(email=hidden)):
        with pytest.raises(ServerRefused) as refused:
            call()
        assert (refused.value.status, refused.value.code) == (400, "bad_email")


# Elsewhere


MARKDOWN = "[here](http://evil.example) **_~~`||<@1>||`~~_** \\"


@pytest.mark.parametrize("kind", ["discord", "ntfy"])
def test_a_name_is_a_name_in_other_ways_to_be_told(telling: RunningServer, web: HttpSink, kind: str) -> None:
    reader, owner = telling.guest("Rita"), telling.guest("Olaf")
    path = f"/{kind}/names"
    reader.add_channel(kind, f"{web.url}{path}")
    told = {}
    for name in (*HOSTILE.values(), MARKDOWN):
        table = owner.make_table(game="terracotta", players=2)
        reader.join(table.id)
        rename(telling, table.id, name)
        owner.start(table.id)
        told[table.id] = name

    key = "content" if kind == "discord" else "message"
    place = path if kind == "discord" else "/ntfy/"

    def of_the_starts() -> list[dict[str, object]] | None:
        sent = [body(request) for request in web.at(place)]
        found = [one for one in sent if "has started" in str(one[key])]
        return found if len(found) == len(told) else None

    started = wait_for(of_the_starts)
    assert started is not None
    for one in started:
        text = str(one[key])
        link = str(one["click"]) if kind == "ntfy" else text.split("\n")[1]
        first = text.split("\n")[0]
        name = names.clean(told[link.rpartition("/")[2]])
        if kind == "discord":
            assert one["allowed_mentions"] == {"parse": []}
            assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<>\[\]]", first)
            first = re.sub(r"\\(.)", r"\1", first)
        assert first == f"The game has started: {name} (Terracotta Army)."
        assert text.count("\n") == (1 if kind == "discord" else 0)
