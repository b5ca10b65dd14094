"""A process in which bots think. It is asked by its standard input and answers on its standard output; it knows a seat's view
and nothing else, and may be killed at any moment.

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


def main() -> None:
    asked = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server ends this one
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    answers.write(READY)
    while True:
        head = asked.read(HEAD.size)
        if len(head) < HEAD.size:
            return
        length, seconds = HEAD.unpack(head)
        answers.write(_answer(asked, length, seconds))


def _answer(asked: BinaryIO, length: int, seconds: float) -> bytes:
    bot, game, view, seat, seed = pickle.loads(asked.read(length))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, also one that is lost in compiled code
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        decision = int(bots.make(bot, game, seed).decide(view, seat))
        return ANSWER.pack(True, decision)
    except Exception:
        return ANSWER.pack(False, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


if __name__ == "__main__":
    main()
