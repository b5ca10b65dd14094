"""Clay & Crown: board games, complete and fast."""

import os

__version__ = "0.1.0"

if os.environ.get("CLAYCROWN_PURE", "0") not in ("", "0"):
    from . import pure

    pure.prefer_sources()


def compiled() -> bool:
    """Whether the rules run as compiled C, not as plain Python."""
    from .games import chance

    return not chance.__file__.endswith(".py")
