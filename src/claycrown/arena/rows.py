"""The games as a table, a row for each seat of each game, and as a Parquet file: for your own statistics."""

import csv
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from claycrown.arena.series import PlayedGame, Series
from claycrown.record.figures import figures_by_contestant

TYPES = {int: "BIGINT", str: "VARCHAR", bool: "BOOLEAN", float: "DOUBLE"}


def rows(series: Series, played: PlayedGame) -> list[dict[str, Any]]:
    """A row for each seat. The line-up and the number of the game identify the game."""
    figures = figures_by_contestant(played.result.figures)
    return [
        {
            "game": series.game,
            "players": len(played.players),
            "line_up": ",".join(series.line_up),
            "number": played.number,
            # Parquet has no unsigned numbers that all readers support.
            "seed": str(series.seed_of(played.number)),
            "seat": seat,
            "colour": colour,
            "bot": played.players[seat],
            "place": played.result.place(colour),
            "won": colour == played.result.winner,
            "decisions": played.decisions,
            **{name: values[colour] for name, values in figures.items()},
        }
        for seat, colour in enumerate(played.seats)
    ]


def write_parquet(path: Path, found: Iterable[dict[str, Any]]) -> None:
    """A Parquet file, written whole or not at all."""
    import duckdb  # the lightest maintained writer: 68 MB, where pyarrow or polars take 170

    listed = list(found)
    columns = {name: TYPES[type(value)] for name, value in listed[0].items()}
    beside = path.with_name(path.name + ".part")
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "rows.csv"
        with text.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(columns))
            writer.writeheader()
            writer.writerows(listed)
        with duckdb.connect() as connection:
            read = connection.read_csv(str(text), header=True, dtype=columns)
            read.write_parquet(str(beside))
    beside.replace(path)
