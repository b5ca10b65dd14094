"""Games that are over, judged: for programs from outside, from a table, a record or a file."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from claycrown import analysis
from claycrown.analysis.types import DEFAULT, Analysis, Depth
from claycrown.games.refused import BadPosition
from claycrown.library import load
from claycrown.record.records import Record
from claycrown.table import File, Table


def analyse(
    game: Table | Mapping[str, Any] | File,
    *editions: File,
    depth: Depth = DEFAULT,
    seed: int = 0,
    threads: int | None = None,
) -> Analysis:
    """A game that is over, judged: chances after every decision, each turn beside the best that was found.

    Args:
        game: its table, its record as `Table.record` gives it, or the file it was saved in.
        editions: files of printed figures, one of which it may name.
        depth: how much is thought about each turn: `glance` (the chances only), `quick`, `standard` or `deep`.
        seed: of the search: the same seed and depth give the same numbers.
        threads: how many work on it; as many as there are cores if not said.
    """
    *_, last = analyse_in_passes(game, *editions, depth=depth, seed=seed, threads=threads)
    return last


def analyse_in_passes(
    game: Table | Mapping[str, Any] | File,
    *editions: File,
    depth: Depth = DEFAULT,
    seed: int = 0,
    threads: int | None = None,
) -> Iterator[Analysis]:
    """The same from time to time while it goes on: the curve of chances at first, then ever more turns, each pass finer than the
    one before; the last is the whole. Who stops asking stops it."""
    return analysis.analyse_in_passes(record_of(game, *editions), depth, seed, threads)


def record_of(game: Table | Mapping[str, Any] | File, *editions: File) -> Record:
    """Of a game that is over; what still goes on, or began in its middle, is refused."""
    if isinstance(game, Table):
        table = game
    elif isinstance(game, Mapping):
        table = Table.from_record(game, *editions)
    else:
        table = load(game, *editions)
    if not table.over():
        raise BadPosition("record", "analysis-not-over")
    table.record()  # refuses one without a set-up
    return replace(table._match.record)
