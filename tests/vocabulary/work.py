"""Functions for worker processes, in a module that is imported quickly: each process of a test does so."""

import os
import time
from pathlib import Path


def pid() -> bytes:
    return b"%d" % os.getpid()


def pid_later() -> bytes:
    time.sleep(0.3)
    return pid()


def sleep() -> bytes:
    time.sleep(1000)
    return b""


def leave() -> bytes:
    os._exit(1)


def fail() -> bytes:
    raise ValueError


def print_something() -> bytes:
    print("not an answer", flush=True)
    return b"an answer"


def environment() -> bytes:
    return " ".join(os.environ).encode()


def sleep_at_first(called: Path) -> bytes:
    """The first time it is called, in any process, it does not come to an end."""
    if called.exists():
        return b""
    called.touch()
    return sleep()
