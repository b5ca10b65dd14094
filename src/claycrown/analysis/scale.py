"""How search results map to calibrated chances, and which loss counts as which mistake.

`analysis.json` next to a game's analysis is written by `tools/calibration` of the repository, from games of bots. A game
without it uses uncalibrated chances.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import exp
from typing import Any

import msgspec
from msgspec import Struct

from claycrown.analysis.types import Depth, Verdict
from claycrown.games.contract import SPECTATOR
from claycrown.games.plugin import plugin

FILE = "analysis.json"
NEVER = 1e-4
"""The lowest chance: nothing is impossible while the game goes on."""
ROUNDED = 1e-3
"""A remainder to 1 up to this comes from rounding, and is no contestant's chance."""
ALIKE = 0.005
"""A loss up to this counts as playing the best that was found."""
SHARES: dict[Verdict, float] = {"inaccuracy": 0.1, "mistake": 0.25, "blunder": 0.5}
"""The limits of each class of mistake, as a share of what was at stake: the chance with the best decision, or the fair share of
one player where that is more. In a game of four, falling from 31 % to 18 % loses 42 % of it.
"""
DOUBT = 2.0
"""Standard errors of a search: a smaller loss may be none, and is no mistake."""


def verdict(loss: float, best: float, players: int, spread: float = 0.0) -> Verdict:
    """The class of a loss from the best chance."""
    if loss <= ALIKE:
        return "best"
    if loss < DOUBT * spread:
        return "good"
    share = loss / max(best, 1 / players)
    reached: list[Verdict] = [name for name, limit in SHARES.items() if share >= limit]
    return reached[-1] if reached else "good"


class Map(Struct, frozen=True):
    """From search results to calibrated chances: log-odds stretched, and shifted for the seat that decides next."""

    stretch: float = 1.0
    mover: float = 0.0
    """Corrects searches that rate the side to decide too high or too low."""

    def chances(self, raw: list[float], mover: int) -> list[float]:
        """Of all seats, including the remainder for contestants without a player."""
        if max(raw) >= 1.0:
            return list(raw)
        parts = [max(chance, NEVER) for chance in (*raw, 1 - sum(raw))]
        if 1 - sum(raw) < ROUNDED:
            parts[-1] = 0.0
        weights = [
            part**self.stretch * (exp(self.mover) if seat == mover else 1.0) if part else 0.0 for seat, part in enumerate(parts)
        ]
        whole = sum(weights)
        return [weight / whole for weight in weights[:-1]]


class Scale(Struct, frozen=True):
    """The scale of a game for one number of players."""

    maps: dict[Depth, Map] = {}
    spread: dict[Depth, float] = {}
    """The standard deviation of a turn's loss between searches with different seeds."""
    levels: list[float] = []
    """By stage of the game: the average points still missing in a position's estimate."""
    measured: bool = False

    def level(self, stage: int | None) -> float:
        return self.levels[min(stage, len(self.levels) - 1)] if stage is not None and self.levels else 0.0

    def chances(self, raw: list[float], depth: Depth, mover: int = SPECTATOR) -> list[float]:
        return [round(chance, 4) for chance in self.maps.get(depth, Map()).chances(raw, mover)]


class Calibration(Struct, frozen=True):
    """A game's file: the scales by number of players, and how they were made."""

    players: dict[int, Scale]
    made: dict[str, Any] = {}


@cache
def calibration(name: str) -> Calibration:
    """Read once per process."""
    where = plugin(name).analysis.partition(":")[0].rpartition(".")[0]
    file = files(where) / FILE if where else None
    return msgspec.json.decode(file.read_bytes(), type=Calibration) if file and file.is_file() else Calibration({})


@cache
def version(name: str) -> str:
    """A different value means different chances or limits."""
    return sha256(msgspec.json.encode((calibration(name).players, SHARES, DOUBT))).hexdigest()


def scale(name: str, players: int) -> Scale:
    return calibration(name).players.get(players, Scale())
