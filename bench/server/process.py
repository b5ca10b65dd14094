"""Servers as separate processes."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
GENEROUS = {
    "CLAYCROWN_LIMITS_REQUESTS": "100000000",
    "CLAYCROWN_LIMITS_DECISIONS": "100000000",
    "CLAYCROWN_LIMITS_MESSAGES": "100000000",
    "CLAYCROWN_LIMITS_SIGN_INS": "100000000",
    "CLAYCROWN_LIMITS_SOCKETS_EACH": "1000000",
    "CLAYCROWN_LIMITS_SOCKETS_ADDRESS": "1000000",
    "CLAYCROWN_LIMITS_TABLES_EACH": "1000000",
    "CLAYCROWN_LOG_LEVEL": "warning",
}


USUAL = {"CLAYCROWN_LOG_LEVEL": "warning"}
"""The default limits of a server."""


class Process:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, start: float) -> None:
        self._process = process
        self.port = port
        self.start = start
        """Seconds from the call until it answered."""

    @property
    def cpu(self) -> float:
        """Processor time so far, in seconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Private memory in bytes."""
        for line in Path(f"/proc/{self._process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the kernel tells no Private_Dirty")


@contextmanager
def our_server(folder: Path, limits: Mapping[str, str] = GENEROUS) -> Iterator[Process]:
    """`claycrown serve` on a SQLite file."""
    code = "from claycrown.cli import main; main()"
    port = _free_port()
    settings = {**os.environ, **limits, "CLAYCROWN_DATABASE": str(folder / "bench.db"), "CLAYCROWN_PORT": str(port)}
    with _running([sys.executable, "-c", code, "serve"], port, settings) as process:
        yield process


@contextmanager
def echo_server() -> Iterator[Process]:
    port = _free_port()
    with _running([sys.executable, "-m", "bench.server.echo", str(port)], port, dict(os.environ)) as process:
        yield process


@contextmanager
def _running(command: list[str], port: int, settings: dict[str, str]) -> Iterator[Process]:
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=settings)
    try:
        with httpx.Client() as client:
            while not _is_well(client, port):
                if process.poll() is not None or time.perf_counter() - begun > 60:
                    raise RuntimeError("the server does not start")
                time.sleep(0.01)
        yield Process(process, port, time.perf_counter() - begun)
    finally:
        process.terminate()
        process.wait(30)


def _is_well(client: httpx.Client, port: int) -> bool:
    try:
        return client.get(f"http://127.0.0.1:{port}/health").is_success
    except httpx.TransportError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
