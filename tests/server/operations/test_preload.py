"""A server that is out of file descriptors has nothing left to import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import claycrown.server
from claycrown.server.operations import preload

SERVER = Path(claycrown.server.__path__[0])
AT_THE_START = {"storage/upgrade.py", "live/pubsub.py"}
"""Where something is imported later than at the top, but before the server listens."""


def late_imports() -> Iterator[tuple[str, str]]:
    """What the server's functions import when they are called: the file, and the module."""
    for file in sorted(SERVER.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Import):
                        yield from ((file.relative_to(SERVER).as_posix(), name.name) for name in node.names)
                    elif isinstance(node, ast.ImportFrom):
                        yield file.relative_to(SERVER).as_posix(), node.module or ""


def test_what_requests_import_is_imported_soon_after_the_start() -> None:
    late = {module for file, module in late_imports() if file not in AT_THE_START}
    assert late  # or this test is for nothing
    assert late <= {*preload.MODULES, *preload.OPTIONAL}
