"""A tournament on a real cluster of this machine: a scheduler and two workers, one of which is lost in the middle."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from claycrown.arena import cluster as cluster_room
from claycrown.arena.cluster import run_on
from claycrown.arena.processes import run
from claycrown.arena.series import Series
from claycrown.arena.tournament import games_in_turn
from claycrown.games import game
from claycrown.record.notation import BadPosition

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0


class Cluster:
    """Processes that listen on the loopback address only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self.all: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--port", "0", "--scheduler-file", str(self._file))
        self._until(self._file.exists)
        self.address: str = json.loads(self._file.read_text())["address"]
        self.workers = [
            self._start("worker", self.address, "--no-nanny", "--nthreads", "1", "--name", str(number)) for number in range(2)
        ]

    def _start(self, what: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", what, *arguments, "--host", LOOPBACK, "--dashboard-address", f"{LOOPBACK}:0"]
        log = (self._folder / f"{what}-{len(self.all)}.log").open("wb")
        started = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, env=dict(os.environ))
        log.close()
        self.all.append(started)
        return started

    def _until(self, ready: object) -> None:
        assert callable(ready)
        end = time.monotonic() + PATIENCE
        while not ready():
            if time.monotonic() > end or any(one.poll() is not None for one in self.all):
                raise AssertionError("\n".join(log.read_text() for log in sorted(self._folder.glob("*.log"))))
            time.sleep(0.02)

    def wait_for_workers(self) -> None:
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=PATIENCE)

    def listening(self) -> set[str]:
        """The addresses that any of the processes listens on."""
        return {
            connection.laddr.ip
            for one in self.all
            for connection in psutil.Process(one.pid).net_connections()
            if connection.status == psutil.CONN_LISTEN
        }

    def stop(self) -> None:
        for one in reversed(self.all):
            one.kill()
            one.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    started = Cluster(tmp_path)
    try:
        yield started
    finally:
        started.stop()


def test_the_loss_of_a_worker_changes_nothing(cluster: Cluster) -> None:
    series = Series("terracotta", game("terracotta").edition(), {}, ("novice", "random"), 24, 5)
    jobs = list(games_in_turn([series]))
    cluster.wait_for_workers()
    assert cluster.listening() == {LOOPBACK}
    found = []
    for played in run_on(cluster.address, jobs):
        found.append(played.record.to_dict())
        if len(found) == 3:
            cluster.workers[0].kill()
    assert cluster.workers[0].wait() != 0
    assert found == [played.record.to_dict() for played in run(jobs, 1)]


class Told:
    """A scheduler that says this of its workers."""

    def __init__(self, **versions: tuple[str, bool]) -> None:
        self._versions = versions

    def scheduler_info(self, n_workers: int) -> dict[str, dict[str, dict[str, int]]]:
        return {"workers": {worker: {"nthreads": 2} for worker in self._versions}}

    def run(self, work: object) -> dict[str, tuple[str, bool]]:
        return self._versions


def test_workers_must_be_there_and_play_the_same_games() -> None:
    here = cluster_room._version()
    assert cluster_room._threads(Told(one=here, two=here), "loopback") == 4
    with pytest.raises(BadPosition, match="loopback has no workers"):
        cluster_room._threads(Told(), "loopback")
    with pytest.raises(BadPosition, match=r"two has another version: 0\.0\.1, not compiled"):
        cluster_room._threads(Told(one=here, two=("0.0.1", False)), "loopback")
