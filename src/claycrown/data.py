"""Where things lie that a player wants to find again, and what need not be made twice."""

from pathlib import Path

from platformdirs import user_cache_path, user_data_path


def data_folder() -> Path:
    """The user's data folder, where each system keeps it: XDG_DATA_HOME or ~/.local/share on Linux."""
    return user_data_path("claycrown", appauthor=False)


def cache_folder() -> Path:
    """What may be lost: XDG_CACHE_HOME or ~/.cache on Linux."""
    return user_cache_path("claycrown", appauthor=False)
