"""Refusals: everything that the server answers with other than yes."""

from typing import Any

import msgspec

from claycrown.games.message import Message
from claycrown.games.refused import Refused
from claycrown.server.http.wire import Error

MISSING = {
    "account": "refusal-no-such-account",
    "channel": "refusal-no-such-channel",
    "edition": "refusal-unknown-edition",
    "entry": "refusal-bad-number",
    "friend": "refusal-no-such-friend",
    "game": "refusal-unknown-game",
    "invitation": "refusal-no-such-invitation",
    "lesson": "refusal-no-such-lesson",
    "moment": "refusal-bad-number",
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
"""Characters of a message that repeats what was sent."""


class Refusal(Exception):
    """Something asked for that cannot be. It has changed nothing.

    `code` is for programs and never changes; `message` is for people; `rule` is the game's rule that forbids it, if one does,
    and `reason` the message of the catalogue that says more than the code does: `message` is the same in English.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        number: int | None = None,
        reason: Message | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.number = number
        """Where the game stands, when what was sent answers something older."""
        self.reason = reason

    def error(self) -> Error:
        """As it goes out, in an answer or on a socket."""
        return Error(
            self.code,
            self.message,
            self.rule,
            self.number,
            self.reason.id if self.reason else None,
            msgspec.to_builtins(self.reason.values) if self.reason else None,
        )

    def body(self) -> dict[str, Any]:
        """`{"error": {"code": ..., "message": ..., "rule"?: ..., ...}}`."""
        return {"error": msgspec.to_builtins(self.error())}


def bad(code: str, message: str) -> Refusal:
    """What was sent makes no sense."""
    return Refusal(400, code, message)


def because(code: str, wrong: Refused, status: int = 400) -> Refusal:
    """What was sent cannot be used, for the reason that a part of the package gives."""
    return Refusal(status, code, str(wrong)[:LONGEST], reason=wrong.message)


def too_deep() -> Refusal:
    return bad("too_deep", "What was sent is nested too deeply.")


def not_signed_in() -> Refusal:
    return Refusal(401, "not_signed_in", "Sign in, or play as a guest, first.")


def forbidden(code: str, message: str) -> Refusal:
    return Refusal(403, code, message)


def not_found(what: str) -> Refusal:
    """Also for what the asker may not know to exist."""
    return Refusal(404, "not_found", f"There is no such {what}.", reason=Message(MISSING[what]))


def conflict(code: str, message: str, number: int | None = None) -> Refusal:
    """It could have been, but not as things stand now."""
    return Refusal(409, code, message, number=number)


def too_fast() -> Refusal:
    return Refusal(429, "too_fast", "Too many requests. Wait a moment.")


def unavailable() -> Refusal:
    return Refusal(503, "unavailable", "The database cannot be reached. Try again.")


def overloaded() -> Refusal:
    """The process is out of file descriptors."""
    return Refusal(503, "overloaded", "Too many people are connected to the server. Try again in a moment.")


def not_in_time() -> Refusal:
    """Of what other processes work out."""
    return Refusal(503, "not_in_time", "There was no answer in time. Try again.")


def page_outdated() -> Refusal:
    """For open pages of an earlier release. They do not know this code, but their catalogue has the message of `reason`."""
    return Refusal(405, "page_outdated", "This page is out of date. Reload it.", reason=Message("refusal-csrf"))


def game_missing(name: str) -> Refusal:
    """Its package was removed, or does not load. The log and `claycrown games` say why."""
    return Refusal(503, "game_missing", f"The game {name} cannot be played here at the moment. The table waits until it is back.")
