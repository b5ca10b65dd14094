"""Processes that are ready at once: they come from one that has imported what they need, and is copied for each.

A server or a run of pytest takes a second or two to import its parts, and tests need some hundred of them. Each is still a
process of its own, with its own environment and folder, that can be killed.
"""

import faulthandler
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import reduction
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any

_COPIED = multiprocessing.get_context("forkserver")
_COPIED.set_forkserver_preload(["tests.warmed"])


def start(run: Callable[..., Any], *arguments: Any, environment: Mapping[str, str], folder: Path) -> tuple[BaseProcess, IO[str]]:
    """A process that runs a function of a module, and what it writes to standard output and standard error."""
    reading, writing = os.pipe()
    process = _COPIED.Process(target=_run, args=(run, arguments, dict(environment), folder, reduction.DupFd(writing)))
    process.start()
    os.close(writing)
    return process, os.fdopen(reading, encoding="utf-8", errors="replace")


def _run(run: Callable[..., Any], arguments: tuple[Any, ...], environment: dict[str, str], folder: Path, output: Any) -> None:
    file = output.detach()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        os.dup2(file, stream.fileno())
    os.close(file)
    for inherited in range(3, 64):  # who waits for the end of this process must not wait for that of its bots
        with suppress(OSError):
            os.set_inheritable(inherited, False)
    faulthandler.enable()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    run(*arguments)
