"""Games with new figures, played in a worker process that is ended afterwards: what would break a server breaks only that one.

The game's checks say whether figures can be; here they are tried, by players who decide at random, with every number of players
and every variant on its own.
"""

import contextlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR
from claycrown.games.edition import Edition, from_figures
from claycrown.games.options import Option, Value, defaults
from claycrown.guide import guide
from claycrown.record.notation import BadPosition, notation
from claycrown.server.http import errors
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

GAMES = 2
"""Of each number of players and variant."""
SECONDS = 3.0
"""That a trial takes, about."""
DEADLINE = 20.0
"""Seconds until the process is ended."""
LONGEST = 20_000
"""Decisions of a game that is still taken to end."""
LOOKED_AT = 40
"""Every so many decisions everything that people are shown is worked out, too."""

PASSED = b"passed"


async def refuse_if_failing(workers: WorkerPool, owner: str, name: str, edition: Edition) -> None:
    """Games with it have to come to an end."""
    work = Work(play_all, (name, edition.name, edition.figures), DEADLINE, is_trusted=False)
    with contextlib.suppress(WorkFailed):
        if await workers.ask(TaskTerms(owner, Urgency.PEOPLE, SECONDS), work) == PASSED:
            return
    raise errors.bad("edition_fails")


def play_all(name: str, called: str, figures: dict[str, Any]) -> bytes:
    """What the worker process does."""
    edition = from_figures(called, figures)
    guide(name).printed(edition)
    for seed in range(GAMES):
        for players, options in variants(name):
            play(name, edition, players, options, seed)
    return PASSED


def variants(name: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players with the usual options, and with each other value of each option."""
    rules = game(name)
    usual = defaults(rules.options)
    for players in rules.player_counts:
        for changed in ({}, *({key: value} for key, option in rules.options.items() for value in _ends(option))):
            options = {**usual, **changed}
            with contextlib.suppress(contract.Illegal, BadPosition):  # some variants are for some numbers only
                contract.set_up(rules, players, 0, options)
                yield players, options


def _ends(option: Option) -> Sequence[Value]:
    """Of a number the lowest and the highest."""
    return (option.values[0], option.values[-1]) if option.kind == "number" else option.values


def play(name: str, edition: Edition, players: int, options: dict[str, Value], seed: int) -> None:
    """A whole game at random."""
    rules, chance = game(name), Random(seed)
    state = contract.set_up(rules, players, seed, options, edition)
    for number in range(LONGEST):
        if rules.over(state):
            notation(name).write(rules.view(state, SPECTATOR))
            return
        seat = chance.choice(list(rules.deciders(state)))
        if number % LOOKED_AT == 0:
            show(name, state, seat)
        rules.apply(state, seat, chance.choice(rules.legal(state, seat)))
    raise RuntimeError("the game does not end")


def show(name: str, state: Any, seat: int) -> None:
    """What a page would ask for."""
    view = game(name).view(state, seat)
    notation(name).write(view)
    guide(name).question(view, seat)
