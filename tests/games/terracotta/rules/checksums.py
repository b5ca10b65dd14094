"""Plays many random games and prints a checksum of each: run by test_compiled.py, compiled and in plain Python.

Every decision goes into a game's checksum with all that was legal, what the ledger told and the whole state after it.
"""

import hashlib
import sys
from random import Random

import claycrown
from claycrown.games.choices import Choices
from claycrown.games.contract import SPECTATOR
from claycrown.games.ledger import Ledger
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State
from tests.vocabulary.terracotta import fields, varied_choice
from tools.playouts import terracotta as playout


def game(players: int, seed: int) -> str:
    rng = Random(seed)
    state = GAME.new(players, seed)
    checksum = hashlib.sha256(repr(fields(state)).encode())
    while not GAME.over(state):
        legal = GAME.legal(state, state.actor)
        # Half of the games choose among all decisions alike, so that many statues are built.
        action = rng.choice(legal) if seed % 2 else varied_choice(state, rng)
        GAME.apply(state, state.actor, action)
        told = GAME.ledger(state, SPECTATOR)
        checksum.update(repr((legal, action, told, fields(state))).encode())
    checksum.update(repr((GAME.result(state), NOTATION.score_sheet(state, True))).encode())
    return checksum.hexdigest()


def played_out(players: int, seed: int) -> str:
    state = GAME.new(players, seed)
    decisions = playout.play_out_unlocked(state, Choices(), seed, 10_000)
    return hashlib.sha256(repr((decisions, fields(state))).encode()).hexdigest()


def lengths(thing: State | Ledger | Choices) -> str:
    names = sorted(name for name in dir(thing) if isinstance(getattr(thing, name), list))
    return " ".join(f"{name}={len(getattr(thing, name))}" for name in names)


def main(games: int) -> None:
    print("compiled" if claycrown.compiled() else "plain", file=sys.stderr)
    for thing in (GAME.new(2, 0), Ledger(), Choices()):
        print(lengths(thing))
    for players in (2, 3, 4):
        for seed in range(games):
            print(players, seed, game(players, seed), played_out(players, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
