"""What all tests share."""

import pytest
from hypothesis import settings

import claycrown

# A busy machine must not fail a test: no example has a time limit.
settings.register_profile("claycrown", deadline=None, print_blob=True)
settings.load_profile("claycrown")


FIRST = ("tests/web/", "tests/server/test_whole_games", "tests/cli/table/", "tests/server/")
"""The dearest tests begin, so that at the end all workers have something small to do."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by folder, and leave the order in each as it is."""
    items.sort(key=lambda item: next((place for place, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST)))


def pytest_report_header() -> str:
    """Say which rules are tested: compiled or plain, and from where (build/sanitize has bounds checks)."""
    return f"claycrown: rules {'compiled' if claycrown.compiled() else 'in plain Python'}, from {claycrown.__path__[0]}"
