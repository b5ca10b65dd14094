"""Which functions of the package are called: for `tools.trace_click`, and in the workers of its server."""

import importlib.util
import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

_spec = importlib.util.find_spec("claycrown")
assert _spec is not None and _spec.origin is not None
PACKAGE = Path(_spec.origin).parent
NO_FUNCTIONS = {"<module>", "<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>"}
"""What Python runs as a function and is none."""


class Made(NamedTuple):
    """What a function has made of numbers and texts that it was given."""

    called: str
    callers: list[str]
    """The nearest two."""
    given: frozenset[int | str]
    value: int | str


class Calls:
    """The functions that have been called in the threads that started after this was made."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.forget()
        threading.setprofile(self.hear)

    def forget(self) -> None:
        self.functions: set[str] = set()
        self.deepest: list[str] = []
        """The longest chain of functions of the package that called each other."""
        self.made: list[Made] = []
        """By those that made it; not by those that only passed it on."""
        self._passed: set[tuple[FrameType, int | str]] = set()
        """What functions were given back by those that they called."""

    @contextmanager
    def noted(self) -> Iterator[None]:
        self.forget()
        self.on = True
        try:
            yield
        finally:
            self.on = False

    @property
    def modules(self) -> set[str]:
        return {name.partition(":")[0] for name in self.functions}

    def hear(self, frame: FrameType, event: str, value: Any) -> None:
        """What Python tells of each call."""
        if not self.on or event not in ("call", "return") or not _name(frame.f_code):
            return
        if event == "call":
            self.functions.add(_name(frame.f_code))
            chain = [_name(one.f_code) for one in _chain(frame)]
            if len(chain) > len(self.deepest):
                self.deepest = chain[::-1]
        elif type(value) in (int, str):
            callers = list(islice(_chain(frame.f_back), 2))
            if (frame, value) not in self._passed:
                arguments = (frame.f_locals.get(name) for name in frame.f_code.co_varnames[: frame.f_code.co_argcount])
                given = frozenset(one for one in arguments if isinstance(one, int | str))
                self.made.append(Made(_name(frame.f_code), [_name(caller.f_code) for caller in callers], given, value))
            self._passed.update((caller, value) for caller in callers[:1])


def note_worker(folder: Path) -> None:
    """Note the calls of this process, a worker, from one answer to the next, in a file just before it gives the answer."""
    calls = Calls(on=True)

    def hear(frame: FrameType, event: str, value: Any) -> None:
        if event == "c_call" and value.__name__ == "write":
            text = json.dumps({"functions": sorted(calls.functions), "deepest": calls.deepest})
            (folder / f"{os.getpid()}.json").write_text(text)
            calls.forget()
        elif event == "call":
            calls.hear(frame, event, value)

    sys.setprofile(hear)


def _chain(frame: FrameType | None) -> Iterator[FrameType]:
    """The functions of the package that are being called, the innermost first."""
    while frame is not None:
        if _name(frame.f_code):
            yield frame
        frame = frame.f_back


@cache
def _name(code: CodeType) -> str:
    """Of a function of the package; nothing for all others."""
    file = Path(code.co_filename)
    if code.co_name in NO_FUNCTIONS or not file.is_relative_to(PACKAGE):
        return ""
    return f"{file.relative_to(PACKAGE).with_suffix('').as_posix().replace('/', '.')}:{code.co_qualname}"
