"""Analyses cached in the user's cache folder: the command and the terminal compute each once.

The key is the moves and the search, not the players: versions of the package, rules and calibration, depth and seed. A cache file
that cannot be read or written is ignored and the analysis computed again.
"""

import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from claycrown import __version__
from claycrown.analysis import analyse_in_passes
from claycrown.analysis.scale import version
from claycrown.analysis.types import DEFAULT, Analysis, Depth
from claycrown.data import cache_folder
from claycrown.games import game
from claycrown.record.records import Record

MOST = 500
"""Files of some 30 kB; the least recently used go first."""

_decoder = msgspec.json.Decoder(Analysis)


def in_passes(record: Record, depth: Depth = DEFAULT, seed: int = 0, threads: int | None = None) -> Iterator[Analysis]:
    """As `analyse_in_passes`; all at once if it is cached."""
    digest = digest_of(without_names(record.with_figures()))
    path = folder() / f"{cache_key(record.game, digest, depth, seed)}.zlib"
    found = _read(path)
    if found is not None:
        found.players = list(record.players)
        yield found
        return
    for found in analyse_in_passes(record, depth, seed, threads):
        yield found
    if found is not None:
        _keep(path, found)


def whole(record: Record, depth: Depth = DEFAULT) -> Analysis:
    *_, last = in_passes(record, depth)
    return last


def folder() -> Path:
    return cache_folder() / "analyses"


def without_names(record: dict[str, Any]) -> dict[str, Any]:
    """The same game, whoever played it."""
    return {**record, "seats": [{**seat, "player": seat["colour"]} for seat in record["seats"]]}


def digest_of(record: dict[str, Any]) -> str:
    """A record without names, just the moves."""
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


def cache_key(name: str, digest: str, depth: Depth, seed: int) -> str:
    versions = (__version__, game(name).rules_version, version(name), depth, seed)
    return hashlib.sha256(f"{digest} {versions}".encode()).hexdigest()


def pack(analysis: Analysis) -> bytes:
    return zlib.compress(msgspec.json.encode(analysis), 3)


def unpack(packed: bytes) -> Analysis:
    return _decoder.decode(zlib.decompress(packed))


def _read(path: Path) -> Analysis | None:
    try:
        found = unpack(path.read_bytes())
        path.touch()
    except (OSError, zlib.error, msgspec.DecodeError):
        return None
    return found


def _keep(path: Path, analysis: Analysis) -> None:
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(pack(analysis))
        os.replace(file.name, path)
        files = sorted(path.parent.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in files[MOST:]:
            old.unlink()
