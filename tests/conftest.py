"""What all tests share."""

import gc
import os

import pytest
from hypothesis import settings

import claycrown

os.environ["CLAYCROWN_LANGUAGE"] = "en"  # whatever the terminal of whoever runs the tests speaks

# A busy machine must not fail a test: no example has a time limit.
settings.register_profile("claycrown", deadline=None, print_blob=True)
settings.load_profile("claycrown")


def pytest_report_header() -> str:
    """Say which rules are tested: compiled or plain, and from where (build/sanitize has bounds checks)."""
    return f"claycrown: rules {'compiled' if claycrown.compiled() else 'in plain Python'}, from {claycrown.__path__[0]}"


# The dearest first, so that no worker ends alone with one; those with a browser together, so that fewer browsers run at once.
FIRST = [
    "tests/web/",
    "tests/server/bots/test_whole_games",
    "tests/terminal/",
    "tests/games/terracotta/terminal/",
    "tests/games/xidit/terminal/",
    "tests/test_example",
    "tests/server/",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the dearest tests first; within a part they keep their order."""
    items.sort(key=lambda item: next((at for at, part in enumerate(FIRST) if item.nodeid.startswith(part)), len(FIRST)))


def pytest_collection_finish() -> None:
    """Some thousand tests stay to the end: looking again and again whether they are needed takes a twentieth of the time."""
    gc.freeze()


def pytest_sessionfinish() -> None:
    gc.unfreeze()
