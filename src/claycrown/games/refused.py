"""What is said to whoever gives something that cannot be taken. Nothing has changed then.

A refusal is a message of the catalogue, as everything that people read: who shows it puts it into words, by `words.say` or, for
logs and programs, as the text of the exception.
"""

import errno
from collections.abc import Iterable
from typing import Any

from claycrown.games.message import Message, Value


class Refused(ValueError):
    """Something from outside was wrong, and nothing has changed. All that this package refuses is one of these."""

    def __init__(self, reason: str | Message, /, **values: Value) -> None:
        """A message, or its id and what it speaks of."""
        self.reason = Message(reason, values) if isinstance(reason, str) else reason
        super().__init__(self.reason)

    @property
    def message(self) -> Message:
        """All of it, in one sentence."""
        return self.reason

    def __str__(self) -> str:
        """In the language that is spoken, English if nobody has said otherwise."""
        from claycrown.words import format_message  # which knows the games, and so this module

        return format_message(self.message)


class NotADecision(Refused):
    """A text that is no decision of the game at all, whatever the position."""


class BadPosition(Refused):
    """A set-up, a position or a record that cannot be: the field and the reason in one line."""

    def __init__(self, field: str | Message, reason: str | Message, /, **values: Value) -> None:
        super().__init__(reason, **values)
        self.field = field
        """As it is written, `seats 1.colour`; a file, an option; empty where the whole is meant."""

    @property
    def message(self) -> Message:
        return Message("refused-at", {"where": self.field, "reason": self.reason}) if self.field else self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.field, self.reason)


def show(value: Any) -> str:
    """A value as a refusal shows it: short, on one line."""
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def codes(words: Iterable[str]) -> str:
    """Words of the notation, or names as they are typed: a list that no language changes."""
    return ", ".join(words)


def trouble(error: OSError) -> Message:
    """What the system says of a file; of what it says seldom, in its own words."""
    reason = error.strerror or type(error).__name__
    return Message("file-system", {"error": errno.errorcode.get(error.errno or 0, ""), "reason": reason})
