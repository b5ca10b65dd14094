"""An edition file of one's own: the package's, with some text in it replaced."""

from pathlib import Path

import claycrown.games


def standard_text(game: str) -> str:
    return (Path(claycrown.games.__file__).parent / game / "edition.toml").read_text(encoding="utf-8")


def changed(path: Path, game: str, *changes: tuple[str, str]) -> Path:
    """Write the package's edition there with each first text replaced by the second; it must be there once."""
    text = standard_text(game)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the edition of {game}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path
