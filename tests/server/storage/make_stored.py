"""Make what `stored.py` names: a server with games of both titles under way, and what it tells of them.

It has to run with the package and the tests of the version that is to be stored. For `before-2026-11` that was

    git worktree add OLD a1f513b1
    cp tests/server/storage/stored.py tests/server/storage/make_stored.py OLD/tests/server/storage
    cd OLD; PYTHONPATH=$PWD/src:$PWD python -m tests.server.storage.make_stored FOLDER
"""

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import claycrown
from claycrown.record.notation import AvailableEditions, notation
from claycrown.record.records import read_record
from claycrown.server.play.schemas import Update
from claycrown.server.storage import backup
from claycrown.server.storage.database import Database
from claycrown.server.storage.upgrade import upgrade
from tests.server.postgres import BINARIES, Postgres
from tests.server.server import RunningServer
from tests.server.storage.stored import COOKIE, NAME, SETTINGS, act, come_back, raw, record, sit_down, told_to_all
from tests.server.vocabulary import choose, record_of


class _Maker:
    """A server of that time with three people at its tables."""

    def __init__(self, server: RunningServer) -> None:
        self.chance = random.Random(26)
        self.people = {name: server.client() for name in ("Anna", "Ben", "Cleo", "nobody")}
        for name in ("Anna", "Ben", "Cleo"):
            self.people[name].make_account(name, f"{name}'s long password")
        self.seats: dict[str, list[str]] = {}

    def seat(self, name: str, *people: str, **settings: Any) -> str:
        """A table of these people, started; gives its id."""
        owner, *others = (self.people[one] for one in people)
        table = owner.make_table(name=name, access="open", **settings)
        for other in others:
            other.join(table.id)
        owner.start(table.id)
        self.seats[table.id] = list(people)
        return str(table.id)

    def decide(self, table: str) -> list[Any] | None:
        """Any decision of any person who is to make one; None while only bots are. As a step of `act`."""
        deciders = [seat for seat in self.people["Anna"].game(table).deciders if seat < len(self.seats[table])]
        if not deciders:
            return None
        name = self.seats[table][self.chance.choice(deciders)]
        update = self.people[name].game(table)
        return self.do(table, name, "decide", choose(update, self.chance))

    def do(self, table: str, name: str, kind: str, text: str) -> list[Any]:
        step = [name, self.people[name].game(table).number + 1, kind, text]
        act(self.people[name], table, step)
        return step

    def play_while(self, table: str, goes_on: Callable[[Update], bool]) -> list[list[Any]]:
        """Decisions of people while something is so of the game; they wait for bots."""
        steps = []
        while goes_on(game := self.people["Anna"].game(table)):
            if not game.deciders:
                raise RuntimeError("the game is over: it was too short for what is to be shown; try once more")
            step = self.decide(table)
            if step is None:
                time.sleep(0.02)
            else:
                steps.append(step)
        return steps

    def play_until_all_plan(self, table: str, year: int) -> list[list[Any]]:
        return self.play_while(table, lambda game: game.view["year"] < year or len(game.deciders) < len(self.seats[table]))

    # The tables

    def with_bot(self) -> str:
        """Late in the first round, in the middle of Ben's turn; Anna has taken a decision back, and Ben could."""
        bots = [None, None, "random"]
        table = self.seat("With a bot", "Anna", "Ben", game="terracotta", players=3, bots=bots, pace="slow", bot_seconds=0)
        self.play_while(table, lambda game: _placed(game.view) < 7 or not self._has_decided("Anna", table))
        self.do(table, "Anna", "undo", str(self.people["Anna"].game(table).undo))
        self.play_while(table, lambda game: game.deciders != [1] or not self._has_decided("Ben", table))
        return table

    def _has_decided(self, name: str, table: str) -> bool:
        game = self.people[name].game(table)
        return game.deciders == [game.seat] and game.undo is not None

    def with_clock(self) -> str:
        clock = {"bank": 3600, "increment": 10}
        table = self.seat("With a clock", "Anna", "Cleo", game="terracotta", players=2, clock=clock)
        self.play_while(table, lambda game: _placed(game.view) < 7)
        return table

    def sealed(self) -> str:
        """The second year is being planned: Ben has done so, nobody else has."""
        table = self.seat("Sealed", "Anna", "Ben", "Cleo", game="xidit", players=3, open_book=False, pace="slow")
        self.play_until_all_plan(table, 2)
        self.do(table, "Ben", "decide", "plan KRBAWK")
        return table

    def open_book(self) -> str:
        """The third year is to be planned."""
        table = self.seat("Open book", "Cleo", "Anna", "Ben", game="xidit", players=3, open_book=True)
        self.play_until_all_plan(table, 3)
        return table

    def finished(self) -> str:
        """A short game, begun a few decisions before the end of another; its analysis is kept."""
        table = self.people["Anna"].import_record(_ending(), [{"me": True}, {}], name="Finished", access="open")
        self.seats[table.id] = ["Anna", "Ben"]
        self.people["Ben"].join(table.id)
        self.people["Anna"].start(table.id)
        self.play_while(table.id, lambda game: bool(game.deciders))
        asked = {"depth": "standard"}
        self.people["Anna"].post(f"/tables/{table.id}/analysis", dict[str, Any], asked)
        while raw(self.people["Anna"], f"/tables/{table.id}/analysis")["status"] in ("waiting", "running"):
            time.sleep(0.05)
        return str(table.id)

    def imported(self) -> str:
        """A record of a game that has begun: nobody has sat down yet."""
        begun = record_of("terracotta", 2, 26, 0)
        begun["decisions"] = begun["decisions"][:12]
        return str(self.people["Cleo"].import_record(begun, name="Imported", access="open").id)

    def waiting(self) -> str:
        table = self.people["Anna"].make_table(game="xidit", players=4, name="Waiting", access="name", invited=["Ben"])
        return str(table.id)


def _placed(view: Mapping[str, Any]) -> int:
    """The workers on the wheel."""
    return sum(map(len, view["wheel"].values()))


def _ending() -> dict[str, Any]:
    """The record of a game that begins a few decisions before its end."""
    ending = read_record(record_of("terracotta", 2, 26, 9), AvailableEditions())
    ending.position = notation("terracotta").write(ending.replay())
    ending.decisions = []
    return ending.to_dict()


def _carry_on(maker: _Maker, tables: Mapping[str, str]) -> dict[str, list[list[Any]]]:
    """Every game goes on to the end of its round or year; what people did, by table."""
    people = maker.people
    sealed, imported = tables["Sealed"], tables["Imported"]
    ben = people["Ben"].game(sealed)
    assert ben.undo is not None
    steps = {"Sealed": [maker.do(sealed, "Ben", "undo", str(ben.undo)), maker.do(sealed, "Ben", "decide", "plan AAAWWW")]}
    steps["Sealed"] += maker.play_until_all_plan(sealed, 3)
    steps["Open book"] = maker.play_until_all_plan(tables["Open book"], 4)
    undone = people["Ben"].game(tables["With a bot"]).undo
    assert undone is not None
    steps["With a bot"] = [maker.do(tables["With a bot"], "Ben", "undo", str(undone))]
    for name in ("With a bot", "With a clock"):
        steps.setdefault(name, []).extend(maker.play_while(tables[name], lambda game: game.view["round"] == 1))
        steps[name].extend(filter(None, [maker.decide(tables[name])]))
    sit_down(people, imported)
    maker.seats[imported] = ["Cleo", "Ben"]
    steps["Imported"] = [step for _ in range(3) if (step := maker.decide(imported))]
    return steps


def _dump(database: str, folder: Path) -> None:
    """As the programs of each database do."""
    with closing(sqlite3.connect(database)) as connection:
        (folder / f"{NAME}.sqlite.sql").write_text("\n".join(connection.iterdump()) + "\n")
    postgres = Postgres()
    try:
        address = postgres.new_database()
        source, copy = Database(database), Database(address)
        upgrade(copy)
        with tempfile.TemporaryDirectory() as scratch:
            backup.make(source, Path(scratch, "all"))
            backup.put_back(copy, Path(scratch, "all"))
        source.close()
        copy.close()
        program = str(BINARIES[-1] / "pg_dump")
        options = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=50"]
        text = subprocess.run([program, *options, address], check=True, capture_output=True, text=True).stdout
    finally:
        postgres.stop()
    text = re.sub(r"^(--.*|\\.*|)\n", "", text, flags=re.MULTILINE)
    (folder / f"{NAME}.postgresql.sql").write_text(text)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        server = RunningServer(f"{scratch}/server.db", Path(scratch), **SETTINGS).start()
        maker = _Maker(server)
        maker.people["Ben"].add_channel("ntfy", "https://ntfy.example.org/topic")
        tables = {
            "With a bot": maker.with_bot(),
            "With a clock": maker.with_clock(),
            "Sealed": maker.sealed(),
            "Open book": maker.open_book(),
            "Finished": maker.finished(),
        }
        started = dict(tables)
        tables |= {"Imported": maker.imported(), "Waiting": maker.waiting()}
        anna = maker.people["Anna"]
        stored: dict[str, Any] = {
            "version": claycrown.__version__,
            "tokens": {name: client.http.cookies[COOKIE] for name, client in maker.people.items() if name != "nobody"},
            "tables": tables,
            "details": {name: raw(anna, f"/tables/{tables[name]}") for name in tables},
            "notices": raw(maker.people["Ben"], "/me/notices"),
            "record": record(anna, tables["Finished"]),
            "analysis": raw(anna, f"/tables/{tables['Finished']}/analysis"),
            "told": {name: told_to_all(maker.people, table) for name, table in started.items()},
        }
        server.stop()
        _dump(server.database, folder)
        server.start()
        maker.people = come_back(server, stored["tokens"])
        stored["steps"] = _carry_on(maker, tables)
        stored["told_then"] = {name: told_to_all(maker.people, tables[name]) for name in stored["steps"]}
        server.stop()
    lines = (f"{json.dumps(name)}: {json.dumps(what)}" for name, what in stored.items())
    (folder / f"{NAME}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
