"""What a worker process does for a hint. It knows what one seat sees, and nothing else."""

from typing import Any

import msgspec

from claycrown import bots
from claycrown.analysis import reasons
from claycrown.bots.ladder import Budget


def find(game: str, view: Any, seat: int, budget: Budget, seed: int) -> bytes:
    """The best few decisions, the best first, as JSON."""
    found = sorted(bots.hints(game, view, seat, budget, seed), key=lambda hint: -hint.value)
    reasons(game, seat, found)
    return msgspec.json.encode(found)
