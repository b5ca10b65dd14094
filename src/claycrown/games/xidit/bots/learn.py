"""Learn the weights of `prospects` anew, and write `prospects.csv`.

    python -m claycrown.games.xidit.bots.learn --games 2000 --passes 8 --quick 3000 --seed 1

First from games of a bot among its like, then in passes from games that the weights so far play themselves, by quick plans
(`errands`): a game takes milliseconds, and the positions are those that a search comes to. The same numbers give the same
weights; with `--players 3` only those for three are made anew. A tenth of the games is not learned from; how surprising their
ends are tells what the weights are worth (of four contestants by chance alone: ln 24, 3.18).
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from claycrown import bots
from claycrown.games.xidit.bots import errands, imagined, lessons, prospects, weights
from claycrown.games.xidit.bots.imagined import Mind
from claycrown.games.xidit.bots.prospects import Prospects
from claycrown.games.xidit.bots.signs import MOST_YEARS
from claycrown.games.xidit.rules import play, state
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, OVER, PLAN
from claycrown.games.xidit.rules.state import State

Weights = list[float]

FIRST_LAPS, FIRST_RATE = 30, 0.05
"""How often the bot's games are gone through, and how far a position moves the weights at first."""
LAPS, RATE = 8, 0.02
"""The same for the games of a pass, which start from weights that are good already."""
SETTLING = 0.4
"""How soon a position moves them less."""
REMEMBERED = 4
"""A pass learns from the games of the last passes, too: fewer would make the weights sway."""
WHIMS, WHIM = 0.3, 0.7
"""How often a quick plan is made in another mood, and how far that changes each weight: so the games differ."""


class Lived(NamedTuple):
    """A game: the positions at the start of its years, and the end."""

    years: list[State]
    end: State


def games(players: int, many: int, bot: str, seed: int) -> Iterator[Lived]:
    """Played by bots."""
    for number in range(many):
        rng = Random(f"{seed} {players} {number}")
        now = GAME.new(players, rng.getrandbits(64))
        at_table = [bots.make(bot, "xidit", rng.getrandbits(64)) for _ in range(players)]
        years: list[State] = []
        while deciders := GAME.deciders(now):
            if now.step == AT_PLAN and len(years) < now.year:
                years.append(now.clone())
            GAME.apply(now, deciders[0], at_table[deciders[0]].decide(GAME.view(now, deciders[0]), deciders[0]))
        yield Lived(years, now)


def quick_games(players: int, many: int, of: Weights, seed: int) -> Iterator[Lived]:
    """Played by quick plans that these weights find best."""
    for number in range(many):
        rng = Random(f"{seed} {players} {number}")
        now = started(players, rng)
        mind = Mind(now, ready(now, of))
        years: list[State] = []
        while now.step != OVER:
            years.append(now.clone())
            imagined.prepare(mind, now)
            plan_the_year(mind, now, of, rng)
            imagined.finish_year(mind, now)
        yield Lived(years, now)


def started(players: int, rng: Random) -> State:
    """X2.5: anywhere."""
    now = GAME.new(players, rng.getrandbits(64)).clone()
    while now.step != AT_PLAN:
        seat = GAME.deciders(now)[0]
        GAME.apply(now, seat, rng.choice(GAME.legal(now, seat)))
    return now.clone()


def plan_the_year(mind: Mind, now: State, of: Weights, rng: Random) -> None:
    """One after another in any order, since whoever plans later knows more than at the table."""
    for seat in rng.sample(range(now.players), now.players):
        state.overwrite(mind.sheet.state, now)
        if rng.random() < WHIMS:
            mind.prospects.weight = [weight * (1 + WHIM * (2 * rng.random() - 1)) for weight in of]
        plan = errands.quick_plan(mind, mind.sheet, seat)
        mind.prospects.weight = of
        play.carry_out(now, seat, PLAN + plan)


def ready(now: State, of: Weights) -> Prospects:
    p = Prospects(now.players)
    p.weight = of
    prospects.measure_ways(p, now)
    return p


def surprise(p: Prospects, lived: list[Lived]) -> float:
    """The mean over all positions of what their game's end was worth as news."""
    found = [lessons.learn(p, position, end, 0.0) for years, end in lived for position in years]
    return sum(found) / len(found)


def fit(lived: list[Lived], before: Weights, laps: int, rate: float, rng: Random) -> Weights:
    """Weights that the ends of the games surprise less."""
    kept_back, learned_from = lived[: len(lived) // 10 + 1], lived[len(lived) // 10 + 1 :]
    positions = [
        (position, end) for years, end in learned_from for position in years if prospects.years_to_go(position) <= MOST_YEARS
    ]
    p = ready(lived[0].end, before)
    for lap in range(laps):
        rng.shuffle(positions)
        for position, end in positions:
            lessons.learn(p, position, end, rate / (1 + SETTLING * lap))
    print(f"{p.players} players: surprise {surprise(p, kept_back):.4f} over {len(lived)} games", flush=True)
    return list(p.weight)


def learn(players: int, many: int, bot: str, passes: int, quick: int, seed: int) -> Weights:
    """The weights for a number of players."""
    rng = Random(seed)
    learned = fit(list(games(players, many, bot, seed)), list(Prospects(players).weight), FIRST_LAPS, FIRST_RATE, rng)
    remembered: list[list[Lived]] = []
    for number in range(passes):
        remembered = [*remembered, list(quick_games(players, quick, learned, seed + number))][-REMEMBERED:]
        learned = fit([lived for of_all in zip(*remembered, strict=True) for lived in of_all], learned, LAPS, RATE, rng)
    return learned


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m claycrown.games.xidit.bots.learn", description="Learn the weights anew.")
    parser.add_argument("--games", type=int, default=2000, help="of a bot, for each number of players")
    parser.add_argument("--bot", default="greedy", help="who plays them")
    parser.add_argument("--passes", type=int, default=8, help="how often to learn from games of the weights themselves")
    parser.add_argument("--quick", type=int, default=3000, help="games of a pass")
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.player_counts), choices=GAME.player_counts)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    learned = {
        players: learn(players, asked.games, asked.bot, asked.passes, asked.quick, asked.seed) for players in asked.players
    }
    weights.write({**(weights.table() if weights.PATH.exists() else {}), **learned})


if __name__ == "__main__":
    main()
