"""The games of a tournament on the machines of a Dask cluster.

Workers store nothing between games: if one fails, another plays its unfinished games again with the same seeds. So the results
are those of one machine, unless bots have budgets in seconds.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from claycrown import __version__, compiled
from claycrown.arena.processes import Job
from claycrown.arena.series import PlayedGame, play
from claycrown.record.notation import BadPosition

WAITING = 8
"""Seconds for the scheduler to answer."""
AHEAD = 4
"""Games submitted per thread of the cluster: no worker ever idles, and few are lost if the caller stops."""


def run_on(address: str, jobs: Sequence[Job]) -> Iterator[PlayedGame]:
    """Play all games; they are yielded in order. If the caller stops, games not yet started are cancelled."""
    from distributed import Client

    try:
        client = Client(address, timeout=WAITING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadPosition("--cluster", "refused-at", where=address, reason=str(error) or type(error).__name__) from None
    with client:
        threads = _threads(client, address)
        waiting: deque[Any] = deque()
        left = iter(jobs)
        try:
            while True:
                while len(waiting) < AHEAD * threads and (job := next(left, None)) is not None:
                    # Not pure: the cluster must not merge two games because their texts look alike.
                    waiting.append(client.submit(_play, job, pure=False))
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            client.cancel(list(waiting))


def _play(job: Job) -> PlayedGame:
    return play(*job)


def _version() -> tuple[str, bool]:
    return __version__, compiled()


def _threads(client: Any, address: str) -> int:
    """The threads of all workers, which must run this version: others would play differently."""
    workers = client.scheduler_info(n_workers=-1)["workers"]
    if not workers:
        raise BadPosition("--cluster", "arena-no-workers", address=address)
    for worker, version in client.run(_version).items():
        if version != _version():
            values = {"version": version[0], "compiled": int(version[1])}
            raise BadPosition("--cluster", "arena-other-version", worker=str(worker), **values)
    return sum(worker["nthreads"] for worker in workers.values())
