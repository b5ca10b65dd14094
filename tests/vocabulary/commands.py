"""The command line, called as a person calls it: in this process, or as a process of its own."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import claycrown
from claycrown.cli import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> Any:
        """The one JSON value on standard output."""
        self.succeeded()
        return json.loads(self.out)

    def succeeded(self) -> "Ran":
        assert (self.status, self.err) == (0, "")
        return self

    def refused(self) -> str:
        """Wrong input: exit status 2, one line on standard error, nothing on standard output. Gives the line."""
        assert self.status == 2, (self.status, self.out, self.err)
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert self.err.startswith("claycrown: ")
        return self.err.removeprefix("claycrown: ").rstrip("\n")


class Command:
    """Runs `claycrown` in this process; a test asks for one by the fixture `command`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self._folder = folder
        monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))  # what other tests have made is no answer here

    def __call__(self, *arguments: str, stdin: str | bytes | None = None) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin or b""
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        self._capsys.readouterr()
        try:
            main(list(arguments))
        except SystemExit as left:
            status = left.code
        else:
            raise AssertionError("a command leaves with an exit status")
        assert isinstance(status, int)
        return Ran(status, *self._capsys.readouterr())

    def file(self, content: Any, name: str = "position.json") -> str:
        """A file with this text, these bytes, or this value as JSON; its path."""
        path = self._folder / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)


def process(
    *arguments: str, stdin: str | bytes = b"", code: str = "from claycrown.cli import main; main()", **environment: str
) -> Ran:
    """Run the same command as a process of its own, or a program that calls it."""
    path = str(Path(claycrown.__path__[0]).parent)
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        timeout=60,
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())
