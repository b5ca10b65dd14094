"""What one decision runs through on the server: `python -m tools.trace_click`.

Two people sit at a table of Terracotta Army and watch it by socket. One of them clicks on a segment of the wheel, and later on a
space of the board: what is noted are the functions of the package that are called until the last update has been sent to both.
Then the same for a decision of a bot at a table of three, with what its worker process does. With `--previews` the sockets ask
what each choice would do, as browsers do, and a click ends when that has been sent.

Compiled rules cannot be seen. With CLAYCROWN_PURE=1 everything runs as Python, and the rules are counted as well.
"""

import argparse
import ast
import io
import json
import os
import tempfile
import threading
import tokenize
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import claycrown
from claycrown.client import Client
from claycrown.games import game
from claycrown.games.options import defaults
from claycrown.record.notation import notation
from claycrown.record.records import Record
from claycrown.server.config import Bots, Config
from claycrown.server.guide.schemas import Previews
from claycrown.server.run import prepare, run
from tools.calls import PACKAGE, Calls

SEED = 7
"""Of the games: every run counts the same."""
PATIENCE = 300.0
"""Seconds: bots whose every call is noted are slow."""
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
IN_WORKERS = "import sys; sys.path.append({root!r}); from tools.calls import *; note_worker(Path({folder!r}))"


class Table:
    """Two people, and bots, at a table; both people watch it."""

    def __init__(self, address: str, previews: bool, *bots: str) -> None:
        guests = [Client(address), Client(address)]
        for guest, name in zip(guests, ("Ann", "Ben"), strict=True):
            guest.become_guest(name)
        seats: list[dict[str, object]] = [{"me": True}, {}]
        seats += [{"bot": bot} for bot in bots]
        table = guests[0].import_record(_record(len(seats)).to_dict(), seats, access="open")
        guests[1].join(table.id)
        guests[0].start(table.id)
        self._previews = previews
        self._opened = ExitStack()
        self._sockets = [self._opened.enter_context(guest.live(table.id, previews=previews)) for guest in guests]
        self._hear(0)

    def _hear(self, number: int) -> None:
        """Wait until both have been sent the game as it is after so many entries, or later."""
        self._told = [socket.update(number, PATIENCE) for socket in self._sockets]
        self.decider = self._told[0].deciders[0]
        if self._previews and self.decider < len(self._sockets):
            while not isinstance(self._sockets[self.decider].receive(PATIENCE), Previews):
                pass

    def offered(self, name: str = "") -> str | None:
        """The first decision that may be made now, of those of a name."""
        actions = self._told[self.decider].actions
        texts = (" ".join([action.name, *action.choices[0]]) for action in actions if name in ("", action.name))
        return next(texts, None)

    def click(self, text: str) -> None:
        """A person's decision, until both have been sent what came of it."""
        self._hear(self._sockets[self.decider].decide(self._told[0].number, text).number)

    def wait(self) -> str:
        """A bot's decision, until both have been sent what came of it."""
        self._hear(self._told[0].number + 1)
        return str(self._told[0].entries[-1].text)

    def play_on(self) -> None:
        """One decision of whoever is to make it."""
        if self.decider < len(self._sockets):
            self.click(self.offered() or "")
        else:
            self.wait()

    def play_until(self, seat: int) -> None:
        """Until a turn has ended and it is a seat's."""
        before = seat
        while self.decider != seat or before == seat:
            before = self.decider
            self.play_on()

    def play_until_offered(self, name: str) -> str:
        """Gives the first decision of that name that may be made."""
        while not (text := self.offered(name)):
            self.play_on()
        return text

    def close(self) -> None:
        self._opened.close()


def _record(players: int) -> Record:
    rules = game("terracotta")
    return Record("terracotta", rules.edition(), defaults(rules.options), ["?"] * players, SEED)


def _start_server(folder: str) -> str:
    """In a thread of this process; gives its address."""
    config = Config(
        port=0, database=f"{folder}/trace.db", log_level="error", bots=Bots(pace=1.0, seconds=PATIENCE, patience=PATIENCE)
    )
    ready = threading.Event()
    ports: list[int] = []

    def listening(port: int) -> None:
        ports.append(port)
        ready.set()

    threading.Thread(target=lambda: run(config, prepare(config), listening), daemon=True).start()
    if not ready.wait(60):
        raise RuntimeError("the server does not start")
    return f"http://127.0.0.1:{ports[0]}"


def _report(calls: Calls, what: str, text: str, with_chain: bool) -> None:
    print(f"{what}: {text}")
    print(f"  modules of claycrown            {len(calls.modules)}")
    print(f"  functions                       {len(calls.functions)}")
    print(f"  deepest chain of own calls      {len(calls.deepest)}")
    changes = _changes(calls, text)
    print(f"  changes between number and text {changes.total()}")
    for name, times in changes.items():
        print(f"      {times} × {name}")
    for name in calls.deepest if with_chain else ():
        print(f"    {name}")


def _changes(calls: Calls, text: str) -> Counter[str]:
    """The functions that made a number of the decision's text or a text of its number, and who called them."""
    number = notation("terracotta").action(_record(2).set_up(), text)
    return Counter(
        " for ".join([made.called, *made.callers])
        for made in calls.made
        if (text in made.given and made.value == number) or (number in made.given and made.value == text)
    )


def _code_lines(file: Path) -> int:
    """Lines of a Python file that are neither blank nor only a comment or a docstring."""
    source = file.read_text(encoding="utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="greedy", help="the bot whose decision is traced (greedy)")
    parser.add_argument("--previews", action="store_true", help="until the previews of the next decision, too, have been sent")
    parser.add_argument("--chain", action="store_true", help="list the deepest chains")
    arguments = parser.parse_args()
    print(f"rules: {'compiled, not counted' if claycrown.compiled() else 'Python, counted'}")
    calls = Calls()
    with tempfile.TemporaryDirectory() as folder:
        workers = Path(folder, "workers")
        workers.mkdir()
        root = str(Path(__file__).parents[1])
        (workers / "sitecustomize.py").write_text(IN_WORKERS.format(root=root, folder=str(workers)))
        os.environ["PYTHONPATH"] = os.pathsep.join([str(workers), *filter(None, [os.environ.get("PYTHONPATH")])])
        address = _start_server(folder)

        people = Table(address, arguments.previews)
        people.play_until(1)  # whatever is loaded or worked out once has been
        for name in ("place", "build"):
            text = people.play_until_offered(name)
            with calls.noted():
                people.click(text)
            _report(calls, "a click", text, arguments.chain)
        people.close()

        bots = Table(address, arguments.previews, arguments.bot)
        bots.play_until(2)
        bots.play_until(2)
        with calls.noted():
            text = bots.wait()
        bots.close()
        for file in workers.glob("*.json"):
            noted = json.loads(file.read_text())
            calls.functions.update(noted["functions"])
            calls.deepest = max(calls.deepest, noted["deepest"], key=len)
        _report(calls, f"a decision of {arguments.bot}", text, arguments.chain)
    files = list(PACKAGE.rglob("*.py"))
    print(f"lines of code: {sum(map(_code_lines, files)):,} in {len(files)} Python files, without comments and docstrings")


if __name__ == "__main__":
    main()
