"""Analysis of finished games, for programs: from a table, a record or a file."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from claycrown import analysis
from claycrown.analysis.types import DEFAULT, Analysis, Depth
from claycrown.games.refused import BadPosition
from claycrown.library import File, Table, load
from claycrown.record.records import Record


def analyse(
    game: Table | Mapping[str, Any] | File,
    *editions: File,
    depth: Depth = DEFAULT,
    seed: int = 0,
    threads: int | None = None,
) -> Analysis:
    """Analyse a finished game: chances after every decision, each turn compared with the best one found.

    Args:
        game: its table, its record as `Table.record` returns it, or the file it was saved in.
        editions: files of printed figures, one of which it may name.
        depth: how much each turn is searched: `glance` (the chances only), `quick`, `standard` or `deep`.
        seed: of the search: the same seed and depth give the same numbers.
        threads: by default one for each core.
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
    """The same with intermediate results: the curve of chances first, then more and more turns, each pass finer than the one
    before; the last one is complete. To stop it, stop iterating.
    """
    return analysis.analyse_in_passes(record_of(game, *editions), depth, seed, threads)


def record_of(game: Table | Mapping[str, Any] | File, *editions: File) -> Record:
    """Of a finished game; a game that goes on, or began in the middle, is refused."""
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
