"""E-mail, written out byte by byte.

The standard library reads a header that it is given: it decodes encoded words (RFC 2047), and until Python 3.11.10 it wrote the
line ends in them out as real ones. Here text is only ever encoded, never read, so that no version of Python makes a difference.
"""

import base64
import quopri
import re
from email.utils import formatdate, parseaddr

from claycrown.server.people import names

WORD = 39
"""Bytes in an encoded word: with its frame and the name of the header they fit on a line."""
LINE = 60
"""Letters of a header that need no encoding if they are plain ones."""


def letter(sender: str, recipient: str, subject: str, text: str, key: str) -> bytes:
    """A whole message; `ValueError` if an address is none."""
    head = {
        "From": _sender(sender),
        "To": _address(recipient),
        "Subject": _words(names.clean(subject)),
        "Date": formatdate(),
        "Message-ID": f"<{key}@claycrown>",
        "Auto-Submitted": "auto-generated",
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "quoted-printable",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return lines.encode("ascii") + b"\r\n" + _body(text)


def envelope_sender(sender: str) -> str:
    """The address alone, of a sender who may have a name too."""
    return _address(parseaddr(sender)[1])


def _sender(sender: str) -> str:
    name = names.clean(parseaddr(sender)[0])
    return f"{_encoded(name)} <{envelope_sender(sender)}>" if name else envelope_sender(sender)


def _address(address: str) -> str:
    if not re.fullmatch(r"[!-?A-~]+@[!-?A-~]+", address) or "=?" in address:
        raise ValueError("this is no e-mail address")
    return address


def _words(text: str) -> str:
    """Text as a header has it."""
    is_plain = len(text) <= LINE and text.isascii() and text.isprintable() and "=?" not in text
    return text if is_plain else _encoded(text)


def _encoded(text: str) -> str:
    """In encoded words, each on a line of its own and of whole characters."""
    words = [b""]
    for sign in text:
        part = sign.encode()
        if len(words[-1]) + len(part) > WORD:
            words.append(b"")
        words[-1] += part
    return "\r\n ".join(f"=?utf-8?b?{base64.b64encode(word).decode()}?=" for word in words)


def _body(text: str) -> bytes:
    lines = "".join(f"{line}\n" for line in text.splitlines())
    return quopri.encodestring(lines.encode()).replace(b"\n", b"\r\n")
