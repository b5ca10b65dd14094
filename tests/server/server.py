"""A server for tests: started as people start it, killed as machines die."""

import os
import re
import runpy
import signal
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO

from claycrown.cli import main
from claycrown.client import Client
from claycrown.games.plugin import installed
from tests import warm

QUICK = {
    "CLAYCROWN_BOTS_PROCESSES": "1",
    "CLAYCROWN_LIMITS_REQUESTS": "1000000",
    "CLAYCROWN_LIMITS_DECISIONS": "1000000",
    "CLAYCROWN_LIMITS_MESSAGES": "1000000",
    "CLAYCROWN_LIMITS_SIGN_INS": "1000000",
    "CLAYCROWN_LIMITS_PASSWORDS": "1000000",
    "CLAYCROWN_LIMITS_PASSWORDS_ACCOUNT": "1000000",
    "CLAYCROWN_LIMITS_TRIES": "1000000",
    "CLAYCROWN_LIMITS_LETTERS": "1000000",
}
"""Tests are quicker than people, and one process thinks enough for them."""

READY = re.compile(r"running on http://127\.0\.0\.1:(\d+)")


def serve(path: str) -> None:
    """What the process does: a copy of another has to look once more for what is installed, as Python does when it starts."""
    folders = [folder for folder in path.split(os.pathsep) if folder and folder not in sys.path]
    sys.path += folders
    for custom in (Path(folder, "sitecustomize.py") for folder in folders):
        if custom.exists():
            runpy.run_path(str(custom))
    installed.cache_clear()
    main(["serve"])


def serve_by(clock: str, path: str) -> None:
    """The same on a machine whose clock differs from the real one by the seconds that a file says, at any moment."""
    real, file = time.time_ns, Path(clock)
    time.time_ns = lambda: real() + int(file.read_text()) * 10**9
    serve(path)


class RunningServer:
    """One process of `claycrown serve`."""

    patience = 60.0
    """Seconds that a start may take."""

    def __init__(self, database: str, folder: Path, path: str = "", **settings: str) -> None:
        self.database = database
        self.folder = folder
        self.settings = {f"CLAYCROWN_{name.upper()}": value for name, value in settings.items()}
        self.path = path
        """Where it finds further packages, from the next start on: a PYTHONPATH."""
        self.port = 0
        """Drawn at the first start and kept: after a kill the same clients find the server again."""
        self.process: BaseProcess | None = None
        self.log: list[str] = []
        self._reader = threading.Thread()
        self.clients: list[Client] = []
        self.shared = False
        """Whether it serves more than one module of tests."""
        self.clock: Path | None = None
        """Says by how much the machine's clock is wrong, from the next start on."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def set_clock(self, seconds: int) -> None:
        """Let the machine's clock be wrong by so much, at once if it has been set before the start."""
        self.clock = self.folder / "clock"
        new = self.folder / "clock.new"
        new.write_text(str(seconds))
        new.replace(self.clock)

    def start(self) -> "RunningServer":
        environment = {
            **os.environ,
            **QUICK,
            **self.settings,
            "CLAYCROWN_DATABASE": self.database,
            "CLAYCROWN_PORT": str(self.port),
        }
        if self.path:
            environment["PYTHONPATH"] = self.path
        serving = serve if self.clock is None else partial(serve_by, str(self.clock))
        self.process, output = warm.start(serving, self.path, environment=environment, folder=self.folder)
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(output, ready), daemon=True)
        self._reader.start()
        if not ready.wait(self.patience):
            raise RuntimeError("the server does not start:\n" + "\n".join(self.log[-20:]))
        return self

    def _read(self, stream: IO[str], ready: threading.Event) -> None:
        with stream:
            for line in stream:
                self.log.append(line.rstrip())
                found = READY.search(line)
                if found:
                    self.port = int(found[1])
                    ready.set()

    def stop(self) -> int:
        """As a host does; gives the exit status."""
        self.tell_to_stop()
        return 0 if self.process is None else self.wait()

    def tell_to_stop(self) -> None:
        for client in self.clients:
            client.close()
        self.clients.clear()
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut does."""
        self._send(signal.SIGKILL)
        if self.process is not None:
            self.wait()

    def _send(self, number: int) -> None:
        if self.process is not None and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)

    def wait(self) -> int:
        """Until it has ended by itself; gives the exit status."""
        assert self.process is not None
        process, self.process = self.process, None
        process.join(20)
        if process.exitcode is None:
            self.process = process
            self._send(signal.SIGABRT)  # has Python write down what each thread is doing
            process.join(20)
            time.sleep(0.2)
            raise AssertionError("the server does not end:\n" + "\n".join(self.log[-80:]))
        self._reader.join(5)  # what it wrote last is in the log, unless a bot that outlives it keeps the stream open
        return process.exitcode

    def client(self) -> Client:
        client = Client(self.url)
        self.clients.append(client)
        return client

    def guest(self, name: str) -> Client:
        client = self.client()
        client.become_guest(name)
        return client

    def wait_for_log(self, text: str, seconds: float = 5) -> str:
        """The first line of the log with that text."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in self.log:
                if text in line:
                    return line
            time.sleep(0.02)
        raise AssertionError(f"{text!r} is not in the log")
