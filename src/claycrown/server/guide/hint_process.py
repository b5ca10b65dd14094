"""A process that thinks about one hint: a question on its standard input, the answer as JSON on its standard output.

It knows what one seat sees, and nothing else. Whoever asked ends it when its time is up.
"""

import os
import pickle
import sys

import msgspec

from claycrown import bots
from claycrown.analysis import reasons


def main() -> None:
    answer = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    if hasattr(os, "nice"):
        os.nice(5)  # people and bots at tables first
    game, view, seat, budget, seed = pickle.load(sys.stdin.buffer)
    found = sorted(bots.hints(game, view, seat, budget, seed), key=lambda hint: -hint.value)
    reasons(game, seat, found)
    with answer:
        answer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
