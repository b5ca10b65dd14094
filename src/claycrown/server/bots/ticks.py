"""When a bot's answer is given that depends on what only its seat may see.

Who has one way to answer a secret question answers sooner than who weighs five, so the moment of an answer could
be read like a screen. Such an answer waits for the next tick since the bot was asked; any of them is found within the first.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

TICK = 0.5
"""Seconds. The strongest bot takes a tenth of it for five secret decisions on one core."""


async def on_next_tick(
    thought: Awaitable[T],
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> T:
    """What was thought, at a moment that does not tell how long it took."""
    asked = clock()
    answer = await thought
    await sleep(-(clock() - asked) % TICK)
    return answer
