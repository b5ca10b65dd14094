"""Whose turn it is to have a worker process: by order and by counting, with no clock but the one that is given."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from claycrown.server.http.errors import Refusal
from claycrown.server.workers.queue import QUEUED_EACH, QUICK, FairQueue, QueuedTask, TaskTerms, Urgency

AT = 1_000_000


def quick(owner: str, urgency: Urgency = Urgency.PEOPLE) -> TaskTerms:
    return TaskTerms(owner, urgency, QUICK)


def long(owner: str, urgency: Urgency = Urgency.PEOPLE) -> TaskTerms:
    return TaskTerms(owner, urgency, QUICK + 1)


def bot(owner: str, seconds: float) -> TaskTerms:
    return TaskTerms(owner, Urgency.PEOPLE, seconds, scheduled=True)


class Office:
    """A queue whose work is begun by itself and ended by the test."""

    def __init__(self, processes: int) -> None:
        self.queue = FairQueue(processes, lambda: AT)
        self.begun: list[TaskTerms] = []
        self._ends: dict[int, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, *asked: TaskTerms) -> None:
        """In this order."""
        for terms in asked:
            self._tasks.append(asyncio.create_task(self._work(terms)))
            await asyncio.sleep(0)

    async def _work(self, terms: TaskTerms) -> None:
        async with self.queue.turn(terms):
            self.begun.append(terms)
            end = self._ends[id(terms)] = asyncio.Event()
            await end.wait()

    async def end(self, terms: TaskTerms) -> None:
        self._ends[id(terms)].set()
        for _ in range(4):
            await asyncio.sleep(0)

    async def owners(self) -> list[str]:
        """All in the order in which they are served, each ended before the next begins."""
        for number in range(len(self._tasks)):
            await self.end(self.begun[number])
        return [terms.owner for terms in self.begun]


def served(processes: int, asked: Sequence[TaskTerms]) -> list[str]:
    async def serve() -> list[str]:
        office = Office(processes)
        await office.ask(*asked)
        return await office.owners()

    return asyncio.run(serve())


def begun(processes: int, asked: Sequence[TaskTerms]) -> list[TaskTerms]:
    """What is begun while nothing ends."""

    async def serve() -> list[TaskTerms]:
        office = Office(processes)
        await office.ask(*asked)
        found = list(office.begun)
        for task in office._tasks:
            task.cancel()
        await asyncio.gather(*office._tasks, return_exceptions=True)
        return found

    return asyncio.run(serve())


def test_somebody_else_is_next_however_much_one_person_has_asked_for() -> None:
    greedy = [quick("ben") for _ in range(15)]
    assert served(1, [*greedy, quick("anna")]).index("anna") == 1


def test_every_owner_has_the_same_share() -> None:
    asked = [quick("ben") for _ in range(15)] + [quick("anna") for _ in range(5)]
    assert Counter(served(1, asked)[:10]) == {"anna": 5, "ben": 5}


def test_people_come_before_tables_of_bots_and_those_before_the_background() -> None:
    order = [Urgency.BACKGROUND, Urgency.BOTS, Urgency.PEOPLE]
    asked = [quick("first"), *(quick(urgency.name, urgency) for urgency in order)]
    assert served(1, asked) == ["first", "PEOPLE", "BOTS", "BACKGROUND"]


@pytest.mark.parametrize("processes", [2, 3, 8])
def test_nobody_has_all_processes(processes: int) -> None:
    greedy = [quick("ben") for _ in range(15)]
    other = quick("anna")
    assert begun(processes, [*greedy, other]) == [*greedy[: processes - 1], other]


@pytest.mark.parametrize("processes", [2, 3, 8])
def test_a_process_is_kept_for_quick_work(processes: int) -> None:
    slow = [long(f"{number}") for number in range(15)]
    other = quick("anna")
    assert begun(processes, [*slow, other]) == [*slow[: processes - 1], other]


def test_bots_that_their_own_queue_has_chosen_are_limited_by_it_only() -> None:
    bots = [bot("anna", 1.0), bot("anna", 1.0)]
    assert begun(2, bots) == bots


def test_what_bots_of_a_table_think_is_no_hindrance_for_its_owner_to_ask() -> None:
    asked = [bot("anna", 10.0), quick("anna")]
    assert begun(2, asked) == asked


def test_too_much_of_one_owner_is_refused_and_changes_nothing() -> None:
    async def ask() -> None:
        office = Office(1)
        await office.ask(*(quick("ben") for _ in range(1 + QUEUED_EACH)))
        with pytest.raises(Refusal) as refused:
            async with office.queue.turn(quick("ben")):
                raise AssertionError
        assert refused.value.code == "too_many_waiting"
        await office.ask(quick("anna"))
        assert Counter(await office.owners()) == {"ben": 1 + QUEUED_EACH, "anna": 1}

    asyncio.run(ask())


def test_a_visitor_who_goes_away_leaves_the_queue() -> None:
    async def ask() -> None:
        queue = FairQueue(1, lambda: AT)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(queue.turn(quick("anna")))
            waiting = asyncio.create_task(_enter(queue, quick("ben")))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), queue.turn(quick("cleo")):
            pass

    asyncio.run(ask())


async def _enter(queue: FairQueue, terms: TaskTerms) -> None:
    async with queue.turn(terms):
        raise AssertionError


@pytest.mark.parametrize(
    ("background", "asked", "interrupted"),
    [
        (long("ben", Urgency.BACKGROUND), long("anna"), True),  # the one process for long work
        (long("ben", Urgency.BACKGROUND), quick("anna"), False),  # has a process of its own
        (long("ben", Urgency.BACKGROUND), long("anna", Urgency.BACKGROUND), False),
        (quick("ben", Urgency.BACKGROUND), long("anna"), False),
    ],
)
def test_long_work_in_the_background_makes_room(background: TaskTerms, asked: TaskTerms, interrupted: bool) -> None:
    async def ask() -> QueuedTask:
        queue = FairQueue(2, lambda: AT)
        async with queue.turn(background) as turn:
            other = asyncio.create_task(_pass(queue, asked))
            await asyncio.sleep(0)
        await other
        return turn

    assert asyncio.run(ask()).interrupted is interrupted


async def _pass(queue: FairQueue, terms: TaskTerms) -> None:
    async with queue.turn(terms):
        pass
