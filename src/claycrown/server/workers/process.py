"""A worker process. It reads a function and its arguments from its standard input, calls it, and writes the bytes that it returns
to its standard output; then the next. It knows only what it is given and may be killed at any moment.

When the time for an answer is up, the server kills it. Should the server be gone, a watchdog ends it.
"""

import faulthandler
import os
import pickle
import signal
import struct
import sys

QUESTION = struct.Struct("!Id")
"""Before a question: its length, and the seconds after which the watchdog ends the process."""
ANSWER = struct.Struct("!?I")
"""Before an answer: whether there is one, and its length."""
READY = b"!"
_NOWHERE = os.open(os.devnull, os.O_WRONLY)
"""For the traceback that the watchdog would print: it may show what a seat sees."""


def main() -> None:
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a function prints is not its answer
    for number in (signal.SIGINT, signal.SIGTERM):
        # They reach every process of a terminal or a service. The server ends this one, which must not seem to crash before.
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # the server itself goes first
    answers.write(READY)
    while len(head := questions.read(QUESTION.size)) == QUESTION.size:
        length, seconds = QUESTION.unpack(head)
        answers.write(answer(questions.read(length), seconds))


def answer(question: bytes, seconds: float) -> bytes:
    faulthandler.dump_traceback_later(seconds, exit=True, file=_NOWHERE)  # ends compiled code, too
    try:
        function, arguments = pickle.loads(question)
        found: bytes = function(*arguments)
        return ANSWER.pack(True, len(found)) + found
    except Exception:
        return ANSWER.pack(False, 0)
    finally:
        faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
