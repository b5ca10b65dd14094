"""Sleeping for a time, or until another thread says that there is something to do."""

import asyncio
import contextlib


class Wakeup:
    """Wakes one task of the event loop."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._called = asyncio.Event()

    def wake(self) -> None:
        """From any thread; where nobody waits any more nothing happens."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._called.set)

    async def wait(self, seconds: float) -> None:
        """Sleep for so many seconds, or until `wake`."""
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._called.wait()
        self._called.clear()
