"""`claycrown serve --open`: the server on one's own machine, as `make play` starts it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from claycrown.cli import at_home
from tests.server.server import RunningServer

SERVE = [sys.executable, "-c", "from claycrown.cli import main; main()", "serve", "--open"]


@pytest.fixture
def stranger() -> Iterator[int]:
    """The port of a program that is no game server."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


@pytest.fixture
def free() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody whose browser writes down what it is opened on."""
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho \"$1\" >> '{tmp_path / 'opened'}'\n")
    browser.chmod(0o755)
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": f"{browser} %s"}


def test_a_free_port_is_taken(monkeypatch: pytest.MonkeyPatch, stranger: int, free: int) -> None:
    monkeypatch.setattr(at_home, "PORTS", (stranger, free))
    assert at_home.find_port("127.0.0.1") == (free, "nobody")
    monkeypatch.setattr(at_home, "PORTS", (stranger,))
    assert at_home.find_port("127.0.0.1") == (0, "nobody")


def test_a_server_that_runs_is_used(monkeypatch: pytest.MonkeyPatch, stranger: int, server: RunningServer) -> None:
    monkeypatch.setattr(at_home, "PORTS", (stranger, server.port))
    assert at_home.find_port("127.0.0.1") == (server.port, "claycrown")


def test_it_opens_a_browser_and_ends_quietly(home: dict[str, str], tmp_path: Path) -> None:
    """A line with the address; the games in the data folder; nothing but an empty line after Ctrl-C."""
    process = subprocess.Popen(
        [*SERVE, "--port", "0"], env=home, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1]
    assert httpx.get(f"{url}/health").json() == {"status": "ok"}
    assert "Ctrl-C" in process.stdout.readline()
    assert (tmp_path / "opened").read_text() == f"{url}\n"
    process.send_signal(signal.SIGINT)
    rest, trouble = process.communicate(timeout=20)
    assert (process.returncode, rest.strip(), trouble) == (0, "", "")
    assert (tmp_path / "data" / "claycrown" / "claycrown.db").exists()
    assert not list(tmp_path.glob("*.db"))


def test_it_opens_the_server_that_is_there(home: dict[str, str], tmp_path: Path, server: RunningServer) -> None:
    ran = subprocess.run([*SERVE, "--port", str(server.port)], env=home, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert server.url in ran.stdout
    assert (tmp_path / "opened").read_text() == f"{server.url}\n"


def test_a_port_that_was_asked_for_is_not_changed(home: dict[str, str], tmp_path: Path, stranger: int) -> None:
    ran = subprocess.run([*SERVE, "--port", str(stranger)], env=home, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, f"claycrown: another program listens on port {stranger}\n")


def test_without_a_screen_the_address_is_told(home: dict[str, str], tmp_path: Path, server: RunningServer) -> None:
    """Python would look for a browser that shows text, in the terminal."""
    blind = {name: value for name, value in home.items() if name not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
    ran = subprocess.run(
        [*SERVE, "--port", str(server.port)], env=blind, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert server.url in ran.stdout and "claycrown play" in ran.stdout
