"""Files that are written whole or not at all, and JSON that is read strictly."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from claycrown.games.message import Message, Value
from claycrown.games.refused import BadPosition, trouble


def read_json(path: Path) -> Any:
    """The one JSON value of a file, or `BadPosition` with its name."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise unreadable(str(path), error) from None
    return parse_json(text, str(path))


def unreadable(name: str | Message, error: Exception) -> BadPosition:
    """The refusal for a file that cannot be read as text."""
    if isinstance(error, UnicodeDecodeError):
        return BadPosition(name, "file-not-text")
    return BadPosition(name, trouble(error if isinstance(error, OSError) else OSError(0, str(error))))


class _NotWritten(ValueError):
    """JSON that no game writes; the reason is a message."""

    def __init__(self, reason: str, /, **values: Value) -> None:
        super().__init__(reason)
        self.reason = Message(reason, values)


def parse_json(text: str, name: str | Message) -> Any:
    """JSON as games write it: no duplicate keys, no NaN; otherwise `BadPosition` with the name of the source."""
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as error:
        raise BadPosition(name, "file-not-json", line=error.lineno, column=error.colno) from None
    except _NotWritten as error:
        raise BadPosition(name, error.reason) from None
    except (ValueError, RecursionError):  # a number of too many digits, or too deeply nested lists
        raise BadPosition(name, "file-too-deep") from None


def _no_constant(name: str) -> Any:
    raise _NotWritten("file-not-a-number", what=name)


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _NotWritten("file-key-twice", key=repr(next(key for key in keys if keys.count(key) > 1)))
    return found


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    if os.name != "posix":
        return  # elsewhere a folder cannot be opened and synced
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
