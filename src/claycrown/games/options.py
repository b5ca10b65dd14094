"""The variants that a table may choose: declared once by each game, offered and checked everywhere in the same way.

The texts of an option are in the game's words, under ids derived from its name: `ohhell-option-deals` is the label,
`ohhell-option-deals-about` explains it, and `ohhell-option-order-growing` is one value of a choice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from claycrown.games.message import Message
from claycrown.games.refused import codes

Value = bool | int | str
"""What can be chosen; each kind of option has its own type."""
Kind = Literal["switch", "number", "choice"]


@dataclass(frozen=True)
class Option:
    """A variant. Made by `switch`, `number` or `choice`."""

    default: Value
    values: Sequence[Value]
    """All allowed values: false and true, a range, or a few words."""

    @property
    def kind(self) -> Kind:
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    @property
    def limits(self) -> Message:
        """The allowed values."""
        if self.kind == "switch":
            return Message("option-switch")
        if self.kind == "number":
            return Message("option-number", {"lowest": int(self.values[0]), "highest": int(self.values[-1])})
        return Message("option-choice", {"known": codes(map(str, self.values))})

    def allows(self, value: object) -> bool:
        """In Python 1 == True: here they are distinguished."""
        return type(value) is type(self.default) and value in self.values

    def read(self, text: str) -> Value | None:
        """The value of a text, as on the command line; None if it is none of them."""
        return next((value for value in self.values if text == written(value)), None)


def switch(default: bool = False) -> Option:
    """On or off."""
    return Option(default, (False, True))


def number(lowest: int, highest: int, default: int) -> Option:
    """A number in a range, limits included."""
    return Option(default, range(lowest, highest + 1))


def choice(*values: str) -> Option:
    """One of a few words, by default the first."""
    return Option(values[0], values)


def written(value: Value) -> str:
    """A value as `--option NAME=VALUE` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def defaults(options: Mapping[str, Option]) -> dict[str, Value]:
    """The default."""
    return {name: option.default for name, option in options.items()}


def label_id(game: str, option: str, value: str = "") -> str:
    """The id of the message that names an option, or a value of a choice."""
    return "-".join(part.replace("_", "-") for part in (game, "option", option, value) if part)
