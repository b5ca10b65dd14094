"""Learn the weights of `prospects` anew from games of bots among themselves, and write `prospects.csv`.

    python -m claycrown.bots.xidit.learn --games 2000 --seed 1

The same numbers give the same weights; with `--players 3` only those for three are made anew. A fifth of the games is not
learned from; how surprising their ends are tells what the weights are worth (of four contestants by chance alone: ln 24, 3.18).
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from claycrown import bots
from claycrown.bots.xidit import lessons, prospects, weights
from claycrown.bots.xidit.prospects import Prospects
from claycrown.bots.xidit.signs import MOST_YEARS
from claycrown.games.xidit.game import GAME
from claycrown.games.xidit.pieces import AT_PLAN
from claycrown.games.xidit.state import State

LAPS = 30
"""How often the games are gone through."""
RATE, SETTLING = 0.05, 0.3
"""How far a position moves the weights at first, and how soon less."""


class Lived(NamedTuple):
    """A game: the positions at the start of its years, and the end."""

    years: list[State]
    end: State


def games(players: int, many: int, bot: str, seed: int) -> Iterator[Lived]:
    for number in range(many):
        rng = Random(f"{seed} {players} {number}")
        state = GAME.new(players, rng.getrandbits(64))
        at_table = [bots.make(bot, "xidit", rng.getrandbits(64)) for _ in range(players)]
        years: list[State] = []
        while deciders := GAME.deciders(state):
            if state.step == AT_PLAN and len(years) < state.year:
                years.append(state.clone())
            GAME.apply(state, deciders[0], at_table[deciders[0]].decide(GAME.view(state, deciders[0]), deciders[0]))
        yield Lived(years, state)


def surprise(p: Prospects, lived: list[Lived]) -> float:
    """The mean over all positions of what their game's end was worth as news."""
    found = [lessons.learn(p, position, end, 0.0) for years, end in lived for position in years]
    return sum(found) / len(found)


def learn(players: int, many: int, bot: str, seed: int) -> list[float]:
    """The weights for a number of players."""
    lived = list(games(players, many, bot, seed))
    kept_back = lived[: many // 5]
    lessons_ = [(position, end) for years, end in lived[many // 5 :] for position in years]
    p = Prospects(players)
    prospects.measure_ways(p, lived[0].end)
    rng = Random(seed)
    for lap in range(LAPS):
        rng.shuffle(lessons_)
        for position, end in lessons_:
            if prospects.years_to_go(position) <= MOST_YEARS:
                lessons.learn(p, position, end, RATE / (1 + SETTLING * lap))
        if lap % 10 == 9:
            print(f"{players} players, lap {lap + 1}: surprise {surprise(p, kept_back):.4f}", flush=True)
    return list(p.weight)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m claycrown.bots.xidit.learn", description="Learn the weights anew.")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.player_counts), choices=GAME.player_counts)
    parser.add_argument("--bot", default="greedy", help="who plays them")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    learned = {players: learn(players, asked.games, asked.bot, asked.seed) for players in asked.players}
    weights.write({**(weights.table() if weights.PATH.exists() else {}), **learned})


if __name__ == "__main__":
    main()
