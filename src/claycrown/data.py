"""The folders of a player's own files."""

from pathlib import Path

from platformdirs import user_cache_path, user_data_path


def data_folder() -> Path:
    """Saved games and databases: below XDG_DATA_HOME or ~/.local/share on Linux."""
    return user_data_path("claycrown", appauthor=False)


def cache_folder() -> Path:
    """Files that can be made again: below XDG_CACHE_HOME or ~/.cache on Linux."""
    return user_cache_path("claycrown", appauthor=False)
