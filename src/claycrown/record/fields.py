"""Reading a JSON object field by field: a field that is missing, unknown or of the wrong type is refused by name."""

from collections.abc import Sequence
from typing import Any

from claycrown.games.message import Message, Value
from claycrown.games.refused import BadPosition, codes, show

HIGHEST = 999_999
"""No count on the table comes near it; a larger one is a typing error."""


class Fields:
    def __init__(self, node: Any, path: str = "") -> None:
        self._path = path
        if not isinstance(node, dict):
            raise BadPosition(path, "field-not-an-object")
        self._left: dict[str, Any] = dict(node)

    def refuse(self, key: str, reason: str | Message, /, **values: Value) -> BadPosition:
        """The reason is a message, or its id and values."""
        return BadPosition(f"{self._path}.{key}" if self._path else key, reason, **values)

    def take(self, key: str) -> Any:
        if key not in self._left:
            raise self.refuse(key, "fault-missing")
        return self._left.pop(key)

    def has(self, key: str) -> bool:
        return key in self._left

    def number(self, key: str, lowest: int = 0, highest: int = HIGHEST) -> int:
        return self.check_number(key, self.take(key), lowest, highest)

    def check_number(self, key: str, value: Any, lowest: int = 0, highest: int = HIGHEST) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.refuse(key, "fault-number", lowest=lowest, highest=highest, given=show(value))
        return value

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.refuse(key, "fault-flag", given=show(value))
        return value

    def word(self, key: str, among: Sequence[str]) -> str:
        return self.check_word(key, self.take(key), among)

    def check_word(self, key: str, value: Any, among: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in among:
            raise self.refuse(key, "fault-word", known=codes(among), given=show(value))
        return value

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.refuse(key, "field-no-text", given=show(value))
        return value

    def listed(self, key: str, lengths: range | None = None) -> list[Any]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.refuse(key, "field-no-list", given=show(value))
        if lengths is not None and len(value) not in lengths:
            if len(lengths) == 1:
                raise self.refuse(key, "field-entries", count=lengths[0], given=len(value))
            raise self.refuse(key, "field-entries-between", fewest=lengths[0], most=lengths[-1], given=len(value))
        return value

    def inside(self, key: str) -> "Fields":
        return Fields(self.take(key), f"{self._path}.{key}" if self._path else key)

    def names(self) -> list[str]:
        """The keys not read yet."""
        return list(self._left)

    def done(self) -> None:
        for key in self._left:
            raise self.refuse(key, "field-unknown")
