"""The table's screen for tests: sit down at it, and wait for what takes a moment."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from claycrown.terminal import pace
from claycrown.terminal.app import TableApp
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import Session

LONG = 90
"""Seconds that a slow machine may take; nothing is expected to."""
FAST, STEP = pace.PACES[3], pace.PACES[2]
Play = Callable[[Pilot[None], TableScreen], Awaitable[None]]


def at_table(game: Session, play: Play, speed: pace.PlayPace = FAST, size: tuple[int, int] = (120, 40)) -> None:
    """Sit at the table with this game and do something there."""

    async def run() -> None:
        app = TableApp(game, speed)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            screen = app.screen_stack[1]
            assert isinstance(screen, TableScreen)
            await play(pilot, screen)

    asyncio.run(run())


async def until(pilot: Pilot[None], happened: Callable[[], bool]) -> None:
    """Bots think in threads: wait for them, on a slow machine too."""
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await pilot.pause(0.01)
