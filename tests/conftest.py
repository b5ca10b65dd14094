"""What all tests share."""

from hypothesis import settings

import claycrown

# A busy machine must not fail a test: no example has a time limit.
settings.register_profile("claycrown", deadline=None, print_blob=True)
settings.load_profile("claycrown")


def pytest_report_header() -> str:
    """Say which rules are tested: compiled or plain, and from where (build/sanitize has bounds checks)."""
    return f"claycrown: rules {'compiled' if claycrown.compiled() else 'in plain Python'}, from {claycrown.__path__[0]}"
