"""Reading a JSON object field by field: what is missing, of the wrong kind or unknown is refused with its name."""

from collections.abc import Sequence
from typing import Any

from claycrown.games.refused import BadPosition, show

HIGHEST = 999_999
"""No count on the table comes near it; a larger one is a slip of the pen."""


class Fields:
    def __init__(self, node: Any, path: str = "") -> None:
        self._path = path
        if not isinstance(node, dict):
            raise BadPosition(path or "position", "must be a JSON object")
        self._left: dict[str, Any] = dict(node)

    def refuse(self, key: str, reason: str) -> BadPosition:
        return BadPosition(f"{self._path}.{key}" if self._path else key, reason)

    def take(self, key: str) -> Any:
        if key not in self._left:
            raise self.refuse(key, "is missing")
        return self._left.pop(key)

    def has(self, key: str) -> bool:
        return key in self._left

    def number(self, key: str, lowest: int = 0, highest: int = HIGHEST) -> int:
        return self.check_number(key, self.take(key), lowest, highest)

    def check_number(self, key: str, value: Any, lowest: int = 0, highest: int = HIGHEST) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.refuse(key, f"must be a number from {lowest} to {highest}, not {show(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.refuse(key, f"must be true or false, not {show(value)}")
        return value

    def word(self, key: str, among: Sequence[str]) -> str:
        return self.check_word(key, self.take(key), among)

    def check_word(self, key: str, value: Any, among: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in among:
            raise self.refuse(key, f"must be one of {', '.join(among)}, not {show(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.refuse(key, f"must be a text, not {show(value)}")
        return value

    def listed(self, key: str, lengths: range | None = None) -> list[Any]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.refuse(key, f"must be a list, not {show(value)}")
        if lengths is not None and len(value) not in lengths:
            many = str(lengths[0]) if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
            raise self.refuse(key, f"must have {many} entries, not {len(value)}")
        return value

    def inside(self, key: str) -> "Fields":
        return Fields(self.take(key), f"{self._path}.{key}" if self._path else key)

    def names(self) -> list[str]:
        """The keys not taken yet."""
        return list(self._left)

    def done(self) -> None:
        for key in self._left:
            raise self.refuse(key, "nobody knows this field")
