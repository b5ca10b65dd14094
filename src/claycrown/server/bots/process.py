"""A process in which bots think. It is asked by its standard input and answers on its standard output; it knows the views of
the seats that bots play and nothing else, and may be killed at any moment.

A player's bot is kept for a while, so that what it planned for a turn is not thought through again at every decision. One that
is not there any more is made anew, and thinks again.

Before the clock of a decision is up whoever asked kills it. Should that one be gone, a watchdog does.
"""

import faulthandler
import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO

from claycrown import bots

HEAD = struct.Struct("!Id")
"""Of a question: its length, and the seconds that the watchdog waits."""
ANSWER = struct.Struct("!?q")
"""Whether there is a decision, and which."""
READY = b"!"
REMEMBERED = 64
"""Players whose bots are kept."""
_NOWHERE = os.open(os.devnull, os.O_WRONLY)
"""For the traceback that the watchdog would leave: a bot's thoughts are no business of the log."""


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
    faulthandler.dump_traceback_later(seconds, exit=True, file=_NOWHERE)  # ends also a process that is lost in compiled code
    player, bot, game, view, seat, seed, budget = pickle.loads(asked.read(length))
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
        faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
