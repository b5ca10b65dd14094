"""Checking passwords: how many may be tried, and how many are hashed at a time.

Nobody can lock the owner of an account out by guessing: wrong passwords are counted by account and address together. There is a
higher limit for an account from all addresses together; devices on which the owner has signed in before are exempt from it.

argon2 takes a core and 64 MB each time. Known people have two threads. All others share one of them, and take turns by address.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from claycrown.server.config import Limits
from claycrown.server.http import errors
from claycrown.server.http.limits import Rate
from claycrown.server.people import accounts

AT_ONCE = 2
"""Passwords that are hashed at a time."""
STRANGERS = 64
"""Addresses that may wait at a time; the last of them waits for about ten seconds."""
EACH = 16
"""Passwords that may wait at a time, of one address."""

T = TypeVar("T")


class Passwords:
    """Of one process."""

    def __init__(self, limits: Limits) -> None:
        self._from_address = Rate(limits.passwords)
        self._of_account = Rate(limits.passwords_account)
        self._all = asyncio.Semaphore(AT_ONCE)
        self._strangers = asyncio.Semaphore(1)
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def check(self, password: str, hashed: str | None, account: str, address: str, is_known: bool) -> bool:
        """Whether it is the password of the account. A try is counted before it is checked, and not if it turns out right."""
        tried = f"{account} {'known' if is_known else 'unknown'}"
        here = f"{tried} {address}"
        if not self._from_address.allows(here) or not self._of_account.allows(tried):
            raise errors.too_fast()
        is_right = await self.run(address, is_known, accounts.matches, password, hashed)
        if is_right:
            self._from_address.give_back(here)
            self._of_account.give_back(tried)
        return is_right

    async def hash(self, password: str, address: str, is_known: bool) -> str:
        return await self.run(address, is_known, accounts.hash_password, password)

    async def run(self, address: str, is_known: bool, work: Callable[..., T], *arguments: object) -> T:
        """Do it in a thread, when it is this visitor's turn."""
        if is_known:
            async with self._all:
                return await asyncio.to_thread(work, *arguments)
        waiting = self._waiting[address]
        if waiting >= EACH or (not waiting and len(+self._waiting) >= STRANGERS):
            raise errors.too_fast()
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()), self._strangers, self._all:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]
