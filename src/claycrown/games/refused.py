"""The exceptions for bad input. Nothing has changed when one is raised.

A refusal is a message of the catalogue, like all texts for people: the caller puts it into words, by `words.say` or, for logs and
programs, as the text of the exception.
"""

import errno
from collections.abc import Iterable
from typing import Any

from claycrown.games.message import Message, Value


class Refused(ValueError):
    """Bad input from outside; nothing has changed. All refusals of this package are of this type."""

    def __init__(self, reason: str | Message, /, **values: Value) -> None:
        """A message, or its id and values."""
        self.reason = Message(reason, values) if isinstance(reason, str) else reason
        super().__init__(self.reason)

    @property
    def message(self) -> Message:
        """The complete refusal, in one sentence."""
        return self.reason

    def __str__(self) -> str:
        """In the current language, by default English."""
        from claycrown.words import format_message  # which knows the games, and so this module

        return format_message(self.message)


class NotADecision(Refused):
    """A text that is no decision of the game in any position."""


class BadPosition(Refused):
    """An impossible set-up, position or record: the field and the reason in one line."""

    def __init__(self, field: str | Message, reason: str | Message, /, **values: Value) -> None:
        super().__init__(reason, **values)
        self.field = field
        """As it is written, `seats 1.colour`; a file, an option; empty for the whole."""

    @property
    def message(self) -> Message:
        return Message("refused-at", {"where": self.field, "reason": self.reason}) if self.field else self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.field, self.reason)


def show(value: Any) -> str:
    """A value as a refusal shows it: short, on one line."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def codes(words: Iterable[str]) -> str:
    """Words of the notation, or names as typed: a list that is the same in every language."""
    return ", ".join(words)


def trouble(error: OSError) -> Message:
    """The system's error about a file; rare ones in the system's own words."""
    reason = error.strerror or type(error).__name__
    return Message("file-system", {"error": errno.errorcode.get(error.errno or 0, ""), "reason": reason})
