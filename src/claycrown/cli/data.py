"""Where things lie that a player wants to find again."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, as the XDG Base Directory Specification places it."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "claycrown"
