"""Worker processes: they answer, remember, are killed at the deadline, and know no secrets."""

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency
from tests.server.waiting import LONG
from tests.vocabulary.work import environment, fail, leave, pid, pid_later, print_something, sleep, sleep_at_first

T = TypeVar("T")
SOON = TaskTerms("anna", Urgency.PEOPLE, 0.1, scheduled=True)


def at_work(work: Callable[[WorkerPool], Awaitable[T]], processes: int = 2) -> T:
    async def done() -> T:
        pool = WorkerPool(processes)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(done())


def test_the_same_player_is_asked_where_it_thought_before() -> None:
    async def asked(pool: WorkerPool) -> list[bytes]:
        homes = [("one", 0), ("two", 0)]
        first = await asyncio.gather(*(pool.ask(SOON, Work(pid_later, (), LONG, home)) for home in homes))
        again = [await pool.ask(SOON, Work(pid, (), LONG, home)) for home in (*homes, homes[0])]
        return [*first, *again]

    one, two, *again = at_work(asked)
    assert one != two
    assert again == [one, two, one]


def test_a_stop_of_the_whole_service_is_no_failure_of_its_workers() -> None:
    """Ctrl-C and systemd reach workers and server alike: a worker that ended first would be taken for one that failed."""

    async def asked(pool: WorkerPool) -> int:
        await pool.ask(SOON, Work(pid, (), LONG))
        (process,) = pool.processes
        for number in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(number)
        assert int(await pool.ask(SOON, Work(pid, (), LONG))) == process.pid
        return process.pid

    with pytest.raises(ProcessLookupError):
        os.kill(at_work(asked), 0)  # and yet the server ends it


@pytest.mark.parametrize(
    ("function", "seconds", "reason"), [(sleep, 0.2, "late"), (leave, LONG, "failed"), (fail, LONG, "failed")]
)
def test_where_there_is_no_answer_the_reason_is_known_and_the_next_is_answered(
    function: Callable[[], bytes], seconds: float, reason: str
) -> None:
    async def asked(pool: WorkerPool) -> bytes:
        with pytest.raises(WorkFailed) as failed:
            await pool.ask(SOON, Work(function, (), seconds))
        assert failed.value.reason == reason
        return await pool.ask(SOON, Work(print_something, (), LONG))

    assert at_work(asked) == b"an answer"


def test_a_process_that_died_while_it_was_idle_is_not_asked() -> None:
    async def asked(pool: WorkerPool) -> bytes:
        await pool.ask(SOON, Work(pid, (), LONG))
        (process,) = pool.processes
        process.kill()
        await process.wait()
        return await pool.ask(SOON, Work(print_something, (), LONG))

    assert at_work(asked) == b"an answer"


def test_where_there_are_no_file_descriptors_for_a_process_it_is_started_a_little_later() -> None:
    async def asked(pool: WorkerPool) -> bytes:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        lowest = os.dup(0)
        os.close(lowest)
        resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, hard))
        try:
            answer = asyncio.create_task(pool.ask(SOON, Work(print_something, (), LONG)))
            await asyncio.sleep(0.1)
            assert not answer.done()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return await answer

    assert at_work(asked) == b"an answer"


def test_what_cannot_be_trusted_has_a_process_to_itself() -> None:
    async def asked(pool: WorkerPool) -> list[bytes]:
        return [await pool.ask(SOON, Work(pid, (), LONG, is_trusted=trusted)) for trusted in (True, False, True)]

    first, second, third = at_work(asked)
    assert first == second, "an idle one will do"
    assert second != third, "but nobody has it afterwards"


def test_workers_know_nothing_of_the_environment_that_could_be_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAYCROWN_SMTP_PASSWORD", "secret")
    told = at_work(lambda pool: pool.ask(SOON, Work(environment, (), LONG)))
    assert "PATH" in told.decode()
    assert "SMTP" not in told.decode()


def test_long_work_in_the_background_makes_room_and_begins_again(tmp_path: Path) -> None:
    background = TaskTerms("ben", Urgency.BACKGROUND, 5.0)
    urgent = TaskTerms("anna", Urgency.PEOPLE, 5.0)

    async def asked(pool: WorkerPool) -> list[str]:
        order: list[str] = []

        async def ask(name: str, terms: TaskTerms, work: Work) -> None:
            await pool.ask(terms, work)
            order.append(name)

        slow = asyncio.create_task(ask("background", background, Work(sleep_at_first, (tmp_path / "called",), LONG)))
        while not (tmp_path / "called").exists():
            await asyncio.sleep(0.01)
        await ask("urgent", urgent, Work(pid, (), LONG))
        await slow
        return order

    assert at_work(asked, processes=1) == ["urgent", "background"]
