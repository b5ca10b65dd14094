"""How search results map to calibrated chances, and which loss counts as which mistake: read from a file of each game.

`analysis.json` next to a game's analysis is written by `tools/calibration` of the repository, from games of bots. A game
without it uses uncalibrated chances and default limits.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import exp
from typing import Any

import msgspec
from msgspec import Struct

from claycrown.analysis.types import VERDICTS, Depth, Verdict
from claycrown.games.contract import SPECTATOR
from claycrown.games.plugin import plugin

FILE = "analysis.json"
NEVER = 1e-4
"""The lowest chance: nothing is impossible while the game goes on."""
ROUNDED = 1e-3
"""A remainder to 1 up to this comes from rounding, and is no contestant's chance."""
ALIKE = 0.005
"""A loss up to this counts as playing the best that was found."""


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


class LossLimits(Struct, frozen=True):
    """The limits of loss for each class of mistake."""

    inaccuracy: float = 0.05
    mistake: float = 0.10
    blunder: float = 0.20

    def verdict(self, loss: float) -> Verdict:
        if loss <= ALIKE:
            return "best"
        names: tuple[Verdict, ...] = VERDICTS[2:]
        reached = [name for name in names if loss >= getattr(self, name)]
        return reached[-1] if reached else "good"


class Scale(Struct, frozen=True):
    """The scale of a game for one number of players."""

    maps: dict[Depth, Map] = {}
    limits: dict[Depth, LossLimits] = {}
    """By depth: a shorter search sees losses where there are none."""
    spread: dict[Depth, float] = {}
    """The standard deviation of a turn's loss between searches with different seeds."""
    levels: list[float] = []
    """By stage of the game: the average points still missing in a position's estimate."""
    measured: bool = False

    def verdict(self, loss: float, depth: Depth) -> Verdict:
        return self.limits_at(depth).verdict(loss)

    def limits_at(self, depth: Depth) -> LossLimits:
        return self.limits.get(depth, LossLimits())

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
    return sha256(msgspec.json.encode(calibration(name).players)).hexdigest()


def scale(name: str, players: int) -> Scale:
    return calibration(name).players.get(players, Scale())
