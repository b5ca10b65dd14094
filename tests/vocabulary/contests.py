"""Games of the arena that nobody had to play: only how they ended."""

from random import Random

from claycrown.arena.series import PlayedGame
from claycrown.games import game
from claycrown.games.contract import Result
from claycrown.record.records import Record

COLOURS = ("yellow", "green", "blue", "purple")


def a_game(order: list[str]) -> PlayedGame:
    """A game that ended in this order, the winner first."""
    seats = list(COLOURS[: len(order)])
    record = Record("terracotta", game("terracotta").edition(), {}, order, 0)
    return PlayedGame(0, tuple(order), seats, 100, Result(seats[0], tuple(seats), {}), record)


def an_order(points: dict[str, float], names: list[str], chance: Random) -> list[str]:
    """How a game among these ends, if they are so strong."""
    left, order = list(names), []
    while left:
        weights = [10 ** (points[name] / 400) for name in left]
        order.append(left.pop(chance.choices(range(len(left)), weights)[0]))
    return order
