"""Waiting for a time, or until somebody in another thread rings."""

import asyncio
import contextlib


class Alarm:
    """Wakes one task of the event loop."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """From any thread; where nobody waits any more nothing happens."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._rung.set)

    async def wait(self, seconds: float) -> None:
        """At most so long."""
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._rung.wait()
        self._rung.clear()
