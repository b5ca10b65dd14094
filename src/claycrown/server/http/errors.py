"""Refusals: everything that the server answers with other than yes.

A refusal is a code and a message of the catalogue with its values. Where one is raised there are no words: browsers word the
message in their user's language, and `Refusal.message` is the same in English, for programs.
"""

from collections.abc import Collection
from typing import Any

import msgspec

from claycrown.games.message import Message, Value
from claycrown.games.refused import Refused, codes
from claycrown.server.http.schemas import Error
from claycrown.words import FALLBACK, format_message

MISSING = {
    "account": "refusal-no-such-account",
    "channel": "refusal-no-such-channel",
    "edition": "refusal-unknown-edition",
    "entry": "refusal-no-such-entry",
    "friend": "refusal-no-such-friend",
    "game": "refusal-no-such-game",
    "invitation": "refusal-no-such-invitation",
    "lesson": "refusal-no-such-lesson",
    "moment": "refusal-no-such-entry",
    "page": "refusal-no-such-page",
    "person": "refusal-no-such-person",
    "proposal": "refusal-no-such-proposal",
    "puzzle": "refusal-no-such-puzzle",
    "report": "refusal-no-such-report",
    "seat": "refusal-no-such-seat",
    "step": "refusal-no-such-step",
    "table": "refusal-no-such-table",
}
"""The message for each kind of thing that is not there: all of them have the code `not_found`."""
LONGEST = 300
"""Characters of `message`, which may repeat what was sent."""


def message_id(code: str) -> str:
    """The message for a code, unless there is more to say than the code does."""
    return f"refusal-{code.replace('_', '-')}"


class Refusal(Exception):
    """Something asked for that cannot be. It has changed nothing.

    `code` is for programs and never changes; `reason` is the message of the catalogue; `rule` is the game's rule that forbids it,
    if one does.
    """

    def __init__(
        self, status: int, code: str, reason: Message | None = None, *, rule: str | None = None, number: int | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.reason = reason or Message(message_id(code))
        self.rule = rule
        self.number = number
        """Where the game stands, when what was sent answers something older."""

    @property
    def message(self) -> str:
        """In English. Worded when it is asked for: few refusals are read."""
        return format_message(self.reason, FALLBACK)[:LONGEST]

    def error(self) -> Error:
        """As it goes out, in an answer or on a socket."""
        values = msgspec.to_builtins(self.reason.values)
        return Error(self.code, self.message, self.rule, self.number, self.reason.id, values)

    def body(self) -> dict[str, Any]:
        """`{"error": {"code": ..., "message": ..., "rule"?: ..., ...}}`."""
        return {"error": msgspec.to_builtins(self.error())}


def bad(code: str, /, **values: Value) -> Refusal:
    """What was sent makes no sense."""
    return Refusal(400, code, Message(message_id(code), values))


def unknown_bot(bots: Collection[str]) -> Refusal:
    return bad("unknown_bot", count=len(bots), bots=codes(bots))


def unknown_game(games: Collection[str]) -> Refusal:
    return bad("unknown_game", games=codes(games))


def because(code: str, wrong: Refused, status: int = 400) -> Refusal:
    """What was sent cannot be used, for the reason that a part of the package gives."""
    return Refusal(status, code, wrong.message)


def unreadable(details: str) -> Refusal:
    """What was sent has the wrong form. The details are those of a library, in English: for programmers."""
    return Refusal(400, "bad_request", Message("refusal-bad-request-details", {"details": details[:LONGEST]}))


def too_deep() -> Refusal:
    return bad("too_deep")


def not_signed_in() -> Refusal:
    return Refusal(401, "not_signed_in")


def forbidden(code: str, /, **values: Value) -> Refusal:
    return Refusal(403, code, Message(message_id(code), values))


def no_token(cookie: str, header: str) -> Refusal:
    """The token against forged requests is missing or wrong. Pages of earlier releases know the message of the code."""
    return Refusal(403, "csrf", Message("refusal-csrf-token", {"cookie": cookie, "header": header}))


def not_found(what: str) -> Refusal:
    """Also for what the asker may not know to exist."""
    return Refusal(404, "not_found", Message(MISSING[what]))


def conflict(code: str, /, **values: Value) -> Refusal:
    """It could have been, but not as things stand now."""
    return Refusal(409, code, Message(message_id(code), values))


def stale(head: int) -> Refusal:
    """The game is at a later entry than the one that was answered."""
    return Refusal(409, "stale", number=head)


def too_many(code: str, /, **values: Value) -> Refusal:
    return Refusal(429, code, Message(message_id(code), values))


def too_fast() -> Refusal:
    return too_many("too_fast")


def unavailable() -> Refusal:
    """The database cannot be reached."""
    return Refusal(503, "unavailable")


def overloaded() -> Refusal:
    """The process is out of file descriptors."""
    return Refusal(503, "overloaded")


def not_in_time() -> Refusal:
    """Of what other processes work out."""
    return Refusal(503, "not_in_time")


def page_outdated() -> Refusal:
    """For open pages of an earlier release. They do not know this code, but their catalogue has the message of `reason`."""
    return Refusal(405, "page_outdated", Message("refusal-csrf"))


def game_missing(name: str) -> Refusal:
    """Its package was removed, or does not load. The log and `claycrown games` say why."""
    return Refusal(503, "game_missing", Message("refusal-game-missing", {"game": name}))
