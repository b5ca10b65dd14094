"""What is said to whoever gives something that cannot be taken. Nothing has changed then."""

from typing import Any


class Refused(ValueError):
    """Something from outside was wrong, and nothing has changed. All that this package refuses is one of these."""


class NotADecision(Refused):
    """A text that is no decision of the game at all, whatever the position."""


class BadPosition(Refused):
    """A set-up, a position or a record that cannot be: the field and the reason in one line."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.field, self.reason)


def show(value: Any) -> str:
    """A value as a refusal shows it: short, on one line."""
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."
