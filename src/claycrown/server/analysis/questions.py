"""What the process of analyses is asked, and how long each message is: it and who asks it know the same."""

import struct
from typing import Any

import msgspec

from claycrown.analysis.judging import Task
from claycrown.analysis.types import Depth
from claycrown.record.records import Record

LENGTH = struct.Struct("!I")


class Evaluate(msgspec.Struct, frozen=True):
    """What is a position worth?"""

    game: str
    state: Any
    depth: Depth
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """What are other decisions worth in the place of those that were made?"""

    task: Task
    decisions: list[str]


class Analyse(msgspec.Struct, frozen=True):
    """How was a game played?"""

    record: Record
    depth: Depth
    seed: int
