"""Positions as they are stored: they only save replaying, and one that is damaged is noticed."""

import zlib
from hashlib import blake2b
from typing import Any

import msgspec

from claycrown.guide.turns import PendingDecisions
from claycrown.match import Position
from claycrown.rules import Rules

WITH_DIGEST = b"\x01"
"""How a snapshot begins that says whose it is; those of earlier versions begin as zlib has it."""
DIGEST = 8


class DamagedSnapshot(Exception):
    """What is stored is not what was stored."""


class _Snapshot(msgspec.Struct, array_like=True):
    state: dict[str, Any]
    since: int
    sealed: list[int]
    last: int
    last_seat: int
    turn: int = 0


def pack(rules: Rules, table_id: str, position: Position) -> bytes:
    """A position as it is stored, with a digest by which it is known again."""
    pending = position.pending
    state = rules.notation.snapshot(position.state)
    written = _Snapshot(state, pending.since, list(pending.sealed), position.last, position.last_seat, pending.turn)
    packed = zlib.compress(msgspec.json.encode(written), 1)
    return WITH_DIGEST + _digest(table_id, position.number, packed) + packed


def unpack(rules: Rules, table_id: str, number: int, data: bytes) -> Position:
    """The position that was stored, or `DamagedSnapshot`."""
    if data.startswith(WITH_DIGEST):
        digest, data = data[len(WITH_DIGEST) : len(WITH_DIGEST) + DIGEST], data[len(WITH_DIGEST) + DIGEST :]
        if digest != _digest(table_id, number, data):
            raise DamagedSnapshot(number)
    try:
        read = msgspec.json.decode(zlib.decompress(data), type=_Snapshot)
        state = rules.notation.restore(read.state, rules.edition)
        pending = PendingDecisions(tuple(rules.game.deciders(state)), tuple(read.sealed), read.since, read.turn)
    except Exception as error:  # whatever garbage leads to
        raise DamagedSnapshot(number) from error
    return Position(number, state, pending, read.last, read.last_seat)


def _digest(table_id: str, number: int, packed: bytes) -> bytes:
    return blake2b(b"%s %d %s" % (table_id.encode(), number, packed), digest_size=DIGEST).digest()
