"""Where things lie that a player wants to find again."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data folder, where each system keeps it: XDG_DATA_HOME or ~/.local/share on Linux."""
    return user_data_path("claycrown", appauthor=False)
