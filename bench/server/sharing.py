"""`python -m bench.server.sharing`: the time of hints and evaluations behind one greedy visitor, compared with alone."""

import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import click
import httpx

from bench.server.process import GENEROUS, our_server
from claycrown.client import Client
from claycrown.games import game
from claycrown.record.notation import notation

HINTS = 15
EVALUATIONS = 60
TIMES = 5
HEAD_START = 0.3
"""Seconds before the other person's request."""
MANY = {**GENEROUS, "CLAYCROWN_LIMITS_TRIES": "1000000"}


@click.command()
def main() -> None:
    """Each figure is the median and the maximum of a few times."""
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder), MANY) as server:
        url = f"http://127.0.0.1:{server.port}"
        compare("a hint", f"{HINTS} hints of one person", lambda: asking_for_hints(url, "Anna"), lambda: greedy_for_hints(url))
        crowd = f"{EVALUATIONS} evaluations of one address"
        compare("an evaluation", crowd, lambda: asking_for_evaluations(url, "10.9.9.2"), lambda: greedy_for_evaluations(url))
        compare("a hint", crowd, lambda: asking_for_hints(url, "Cleo"), lambda: greedy_for_evaluations(url))


def compare(what: str, crowd: str, asking: Callable[[], Callable[[], None]], greedy: Callable[[], Iterator[None]]) -> None:
    ask = asking()
    ask()  # everything is started
    alone = [timed(ask) for _ in range(TIMES)]
    behind = []
    for _ in range(TIMES):
        with contextmanager(greedy)():
            time.sleep(HEAD_START)
            behind.append(timed(ask))
    click.echo(
        f"{what} alone {median(alone):.2f} s (worst {max(alone):.2f}); "
        f"behind {crowd} {median(behind):.2f} s (worst {max(behind):.2f}): {median(behind) / median(alone):.1f} times"
    )


def timed(ask: Callable[[], None]) -> float:
    began = time.perf_counter()
    ask()
    return time.perf_counter() - began


def asking_for_hints(url: str, name: str) -> Callable[[], None]:
    client = Client(url, 600)
    client.become_guest(name)
    table = client.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=600)
    client.start(table.id)
    while client.game(table.id).deciders != [0]:
        client.propose(table.id, "abandon")
        table = client.make_table("terracotta", 2, bots=[None, "random"], bot_seconds=600)
        client.start(table.id)

    def ask() -> None:
        assert client.hints(table.id).hints

    return ask


def greedy_for_hints(url: str) -> Iterator[None]:
    ask = asking_for_hints(url, "Ben")
    with ThreadPoolExecutor(HINTS) as threads:
        asked = [threads.submit(ask) for _ in range(HINTS)]
        yield
        for one in asked:
            one.result()


def asking_for_evaluations(url: str, address: str) -> Callable[[], None]:
    rules = game("terracotta")
    position = notation("terracotta").write(rules.new(4, 1))
    body = {"game": "terracotta", "start": {"from": "position", "position": position}, "depth": "deep"}
    client = httpx.Client(base_url=url, headers={"x-forwarded-for": address}, timeout=600)
    client.get("/api/games")
    client.headers["x-csrf-token"] = client.cookies["claycrown_csrf"]

    def ask() -> None:
        answer = client.post("/api/practice/evaluation", json=body)
        assert answer.status_code in (200, 429, 503), answer.text  # so many may wait, and so long

    return ask


def greedy_for_evaluations(url: str) -> Iterator[None]:
    with ThreadPoolExecutor(EVALUATIONS) as threads:
        asked = [threads.submit(asking_for_evaluations(url, "10.9.9.1")) for _ in range(EVALUATIONS)]
        yield
        for one in asked:
            one.result()


if __name__ == "__main__":
    main()
