"""Bots that no table should have, for servers that are started with this folder in PYTHONPATH."""

import os
import time
from typing import Any

from claycrown import bots, games
from claycrown.bots.ladder import Budget


class _Bad:
    """Does what its name says instead of deciding."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: Any, seat: int) -> int:
        print("a bot that talks", flush=True)
        match self.name:
            case "sleeper":
                time.sleep(10_000)
            case "spinner":
                while True:
                    pass
            case "crasher":
                os._exit(3)
            case "spy" if not any("DATABASE" in name or "PASSWORD" in name for name in os.environ):
                legal: list[int] = games.game("terracotta").legal(view, seat)
                return legal[0]
            case "raiser":
                raise RuntimeError(repr(view))
        return 10**12  # the cheat


BAD = ("cheat", "raiser", "crasher", "spinner", "sleeper", "spy")
_make = bots.make


def make(bot: str, game: str, seed: int, budget: Budget | None = None) -> Any:
    return _Bad(bot) if bot in BAD else _make(bot, game, seed, budget)


_offered = bots.offered


def offered(game: str) -> tuple[str, ...]:
    return (*_offered(game), *BAD)


bots.offered = offered
bots.make = make
