"""Memory and open files of the servers, looked at every few seconds, and whether they grow."""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression, median
from typing import NamedTuple

EVERY = 3.0
"""Seconds between looks."""
SETTLED = 0.4
"""The part of a life after which caches are full."""
LONG_ENOUGH = 480.0
"""Seconds that a server must have lived to be judged."""
MEMORY = 0.5
"""Megabytes a minute that it may grow by at most; an hour's garbage of this size would still be found in a day."""
FILES = 0.5
"""Open files a minute, likewise."""


class Sample(NamedTuple):
    at: float
    memory: float
    """Megabytes of its own, those that it was born with as a copy included: otherwise each that it touches would count as new."""
    files: int
    threads: int


@dataclass
class Life:
    """One process of a server, from its start to its end."""

    name: str
    pid: int
    samples: list[Sample] = field(default_factory=list)

    def look(self) -> None:
        folder = Path(f"/proc/{self.pid}")
        try:
            told = (folder / "status").read_text().splitlines()
            used = next(int(line.split()[1]) for line in told if line.startswith("RssAnon:"))
            self.samples.append(
                Sample(time.monotonic(), used / 1024, len(os.listdir(folder / "fd")), len(os.listdir(folder / "task")))
            )
        except (OSError, StopIteration):
            return  # it has just been killed

    @property
    def seconds(self) -> float:
        return self.samples[-1].at - self.samples[0].at if self.samples else 0.0

    def settled(self) -> list[Sample]:
        return self.samples[int(len(self.samples) * SETTLED) :]

    def growth(self) -> tuple[float, float]:
        """Megabytes and open files a minute, by the line that fits best."""
        samples = self.settled()
        if len(samples) < 3:
            return 0.0, 0.0
        minutes = [sample.at / 60 for sample in samples]
        memory = linear_regression(minutes, [sample.memory for sample in samples]).slope
        return memory, linear_regression(minutes, [float(sample.files) for sample in samples]).slope

    @property
    def is_judged(self) -> bool:
        return self.seconds >= LONG_ENOUGH

    @property
    def is_flat(self) -> bool:
        memory, files = self.growth()
        return memory <= MEMORY and files <= FILES

    def told(self) -> str:
        memory, files = self.growth()
        samples = self.settled() or self.samples
        threads = max(sample.threads for sample in samples)
        words = "too short a life to judge" if not self.is_judged else "flat" if self.is_flat else "GROWS"
        used = median(sample.memory for sample in samples)
        return (
            f"{self.name}, {self.seconds / 60:.1f} min: {used:.0f} MB ({memory:+.2f} a minute), "
            f"{median(sample.files for sample in samples):.0f} files ({files:+.2f}), {threads} threads: {words}"
        )
