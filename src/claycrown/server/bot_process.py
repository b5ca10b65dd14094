"""A process in which bots think. It is asked by its standard input and answers on its standard output; it knows the views of
the seats that bots play and nothing else, and may be killed at any moment.

A player's bot is kept for a while, so that what it planned for a turn is not thought through again at every decision. One that
is not there any more is made anew, and thinks again.

Before the clock of a decision is up whoever asked kills it. Should that one be gone, an alarm of the kernel does.
"""

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO

from claycrown import bots

HEAD = struct.Struct("!Id")
"""Of a question: its length, and the seconds until the alarm."""
ANSWER = struct.Struct("!?q")
"""Whether there is a decision, and which."""
READY = b"!"
REMEMBERED = 64
"""Players whose bots are kept."""


def main() -> None:
    asked = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    for number in (signal.SIGINT, signal.SIGTERM):
        # They reach every process of a terminal or a service. The server ends this one, which must not seem to break down before.
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    answers.write(READY)
    while True:
        head = asked.read(HEAD.size)
        if len(head) < HEAD.size:
            return
        length, seconds = HEAD.unpack(head)
        answers.write(_answer(asked, length, seconds))


_kept: dict[tuple[str, int], bots.Bot] = {}
"""By table and seat, the one who was asked last at the end."""


def _answer(asked: BinaryIO, length: int, seconds: float) -> bytes:
    player, bot, game, view, seat, seed, budget = pickle.loads(asked.read(length))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, also one that is lost in compiled code
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        kept = _kept.pop(player, None)
        if kept is None or kept.name != bot:
            kept = bots.make(bot, game, seed, budget)
        elif isinstance(kept, bots.ThinksAhead):
            kept.budget = budget  # on a busy server it is less than before
        decision = int(kept.decide(view, seat))
        _kept[player] = kept
        if len(_kept) > REMEMBERED:
            del _kept[next(iter(_kept))]
        return ANSWER.pack(True, decision)
    except Exception:
        return ANSWER.pack(False, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


if __name__ == "__main__":
    main()
