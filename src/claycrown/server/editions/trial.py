"""Games with new figures, played in a process of their own: what would break a server breaks this one.

The game's checks say whether figures can be; here they are tried, by players who decide at random, with every number of players
and every variant on its own. The question comes on the standard input, the answer goes out on the standard output.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR
from claycrown.games.edition import Edition, from_figures
from claycrown.games.options import Option, Value, defaults
from claycrown.guide import guide
from claycrown.record.notation import BadPosition, notation
from claycrown.server.bots.own_process import ask

GAMES = 2
"""Of each number of players and variant."""
DEADLINE = 20.0
"""Seconds until the process is ended, which may have to wait for others."""
LONGEST = 20_000
"""Decisions of a game that is still taken to end."""
LOOKED_AT = 40
"""Every so many decisions everything that people are shown is worked out, too."""

PASSED = b"passed"

_one_at_a_time = asyncio.Semaphore(1)


async def passes(name: str, edition: Edition) -> bool:
    """Whether games with it come to an end."""
    async with _one_at_a_time:
        question = msgspec.json.encode([name, edition.name, edition.figures])
        return await ask("claycrown.server.editions.trial", question, DEADLINE) == PASSED


def main() -> None:
    answer = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    name, called, figures = msgspec.json.decode(sys.stdin.buffer.read())
    edition = from_figures(called, figures)
    guide(name).printed(edition)
    for seed in range(GAMES):
        for players, options in variants(name):
            play(name, edition, players, options, seed)
    with answer:
        answer.write(PASSED)


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


if __name__ == "__main__":
    main()
