"""Editions that people keep: checked, tried, chosen for a table, and kept by the table whatever becomes of them."""

import asyncio
import copy
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from claycrown.client import Client, ServerRefused
from claycrown.games import game
from claycrown.games.edition import LONGEST_NOTE, Edition, from_figures, to_toml
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import Record, read_record
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.editions import editions, trial
from claycrown.server.editions.editions import MOST
from claycrown.server.history import records
from claycrown.server.history.routes import RECORD_SIZE
from claycrown.server.http.errors import Refusal
from claycrown.server.lobby.schemas import NewSeat
from claycrown.server.people import accounts
from claycrown.server.workers.pool import WorkerPool
from tests.server.server import RunningServer
from tests.server.waiting import LONG
from tests.web.prepared import played


def corrected(client: Client, **rack: Any) -> dict[str, Any]:
    """The figures of Terracotta Army with another rack, as the owner of a box would have them."""
    figures = client.figures("terracotta").figures
    figures["rack"] |= {"vp": [9, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3], "source": "printed", **rack}
    return figures


def refused(attempt: Any) -> str:
    with pytest.raises(ServerRefused) as answer:
        attempt()
    return answer.value.code


def test_everybody_sees_every_figure_with_its_source(server: RunningServer) -> None:
    anybody = Client(server.url)
    for name in ("terracotta", "xidit"):
        shown = anybody.figures(name)
        assert shown.figures == game(name).edition().figures
        assert anybody.check_figures(name, shown.figures) is None
    assert shown.figures["units"]["source"] == "printed"
    assert refused(lambda: anybody.figures("terracotta", "nothing")) == "not_found"
    assert refused(lambda: anybody.figures("chess")) == "not_found"


def test_what_cannot_be_is_told_with_its_place(server: RunningServer) -> None:
    anna = server.guest("Anna")
    fault = anna.check_figures("terracotta", corrected(anna, vp=[7, 7, -1]))
    assert fault is not None and (fault.table, fault.key) == ("rack", "vp")
    assert refused(lambda: anna.keep_edition("terracotta", "My box", corrected(anna, vp=[]))) == "bad_edition"
    assert anna.editions() == []


@pytest.mark.parametrize(
    "figures",
    [
        {},
        {"rack": None},
        {"rack": 7, "wheel": []},
        {"mausoleum": {"columns": "9", "rows": 1.5}},
        {"tokens": [[]], "units": {"M": True}},
    ],
)
@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_nonsense_is_a_fault_and_no_mistake(name: str, figures: dict[str, Any]) -> None:
    assert editions.check(name, figures) is not None


@pytest.mark.parametrize("note", [None, 5, True, ["seen"], {"by": "me"}, "x" * (LONGEST_NOTE + 1)])
def test_a_note_is_a_short_text(note: Any) -> None:
    figures = with_note("terracotta", note)
    fault = editions.check("terracotta", figures)
    assert fault is not None and (fault.table, fault.key, fault.reason.id) == ("rack", "note", "fault-short-text")
    assert editions.check("terracotta", with_note("terracotta", "x" * LONGEST_NOTE)) is None


def with_note(name: str, note: Any) -> dict[str, Any]:
    figures = copy.deepcopy(game(name).edition().figures)
    figures["rack"]["note"] = note
    return figures


@pytest.mark.parametrize("size", [58_000, 122_000, RECORD_SIZE])
def test_a_note_takes_no_more_memory_than_it_was_sent_with(size: int) -> None:
    """As TOML, a long key would be repeated for each of many tables: 58 kB became 280 MB of text, 1 MiB would be 90 GB."""
    figures = with_note("terracotta", {"k" * (size // 2): [{} for _ in range(size // 6)]})
    record = {"game": "terracotta", "edition": {"name": "mine", "hash": "", "figures": figures}}
    tracemalloc.start()
    try:
        assert editions.check("terracotta", figures) is not None
        with pytest.raises(Refusal) as answer:
            records.brought(record)
        assert answer.value.code == "bad_edition"
        assert tracemalloc.get_traced_memory()[1] < 16_000_000, "the catalogue of the answer takes 6 MB"
    finally:
        tracemalloc.stop()


def test_an_edition_kept_with_another_note_is_shown_without_it_and_can_be_changed(tmp_path: Path) -> None:
    """Earlier versions accepted any note that TOML can have."""
    server = Server(Config(database=str(tmp_path / "server.db")))
    anna = server.database.read_now(accounts.visitor, server.database.write_now(accounts.add_guest, "Anna", None, 1))
    assert anna is not None
    figures = with_note("terracotta", {"by": ["me"]})
    edition = from_figures("mine", figures)
    kept = server.database.write_now(editions.keep, server.host_editions, anna.id, edition, "terracotta", to_toml(figures))
    shown = server.database.read_now(editions.one, anna.id, kept.id)
    assert "note" not in shown.figures["rack"]
    changed, text = editions.possible("terracotta", "mine", shown.figures)
    assert changed.hash == kept.hash
    server.database.write_now(editions.change, anna.id, kept.id, changed, text)
    rules, _ = server.database.read_now(editions.find, server.host_editions, anna.id, "terracotta", "mine")
    assert all(isinstance(note, str) for _, _, note in rules.edition.sources())
    server.database.close()


def test_a_table_keeps_the_figures_it_was_begun_with(server: RunningServer) -> None:
    """And the edition is its owner's alone, under a name that is no path."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    kept = anna.keep_edition("terracotta", " ../My:box ", corrected(anna))
    assert [one.name for one in anna.editions()] == [one["name"] for one in anna.my_data()["editions"]] == ["Mybox"]
    for name, code in (("Mybox", "edition_name_taken"), ("Standard", "edition_name_taken"), ("../", "bad_edition_name")):
        assert refused(lambda name=name: anna.keep_edition("terracotta", name, corrected(anna))) == code
    assert ben.editions() == []
    assert refused(lambda: ben.kept_edition(kept.id)) == "not_found"
    assert refused(lambda: ben.change_edition(kept.id, corrected(ben))) == "not_found"
    assert refused(lambda: ben.remove_edition(kept.id)) == "not_found"
    assert refused(lambda: ben.make_table("terracotta", 2, edition="Mybox")) == "unknown_edition"

    table = anna.make_table("terracotta", 2, edition="Mybox", access="link", seats=[NewSeat(), NewSeat(bot="random")])
    assert table.edition == "Mybox"
    assert refused(lambda: ben.printed(table.id)) == "not_found"
    assert anna.change_edition(kept.id, corrected(anna, vp=[4] * 11)).hash != kept.hash
    assert anna.kept_edition(kept.id).figures["rack"]["vp"] == [4] * 11
    anna.remove_edition(kept.id)
    assert refused(lambda: anna.make_table("terracotta", 2, edition="Mybox")) == "unknown_edition"
    assert anna.printed(table.id)["rack_vp"][0] == 9
    anna.start(table.id)
    assert anna.game(table.id).view["edition"] == "Mybox"
    assert anna.table(table.id).unrated == "edition", "or one could make figures that one wins with"
    assert anna.table(anna.make_table("terracotta", 2).id).unrated is None


def test_so_many_and_no_more(tmp_path: Path) -> None:
    server = Server(Config(database=str(tmp_path / "server.db")))
    anna = server.database.read_now(accounts.visitor, server.database.write_now(accounts.add_guest, "Anna", None, 1))
    assert anna is not None
    for number in range(MOST):
        server.database.write_now(editions.keep, server.host_editions, anna.id, from_figures(f"{number}", {}), "terracotta", "")
    with pytest.raises(Refusal) as answer:
        server.database.write_now(editions.keep, server.host_editions, anna.id, from_figures("one more", {}), "terracotta", "")
    assert answer.value.code == "too_many_editions"
    server.database.close()


def test_games_that_break_or_do_not_end_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they can do no harm: the process is another one."""
    monkeypatch.setattr(trial, "DEADLINE", LONG)
    good = game("xidit").edition()
    broken = from_figures("broken", {**good.figures, "roads": {"black": [], "red": [], "blue": []}})

    async def passes(workers: WorkerPool, edition: Edition) -> bool:
        try:
            await trial.refuse_if_failing(workers, "anna", "xidit", edition)
        except Refusal as refusal:
            assert refusal.code == "edition_fails"
            return False
        return True

    async def passed() -> list[bool]:
        workers = WorkerPool(1)
        try:
            found = [await passes(workers, edition) for edition in (good, broken)]
            assert not workers.processes, "what figures may have damaged is used for nothing else"
            monkeypatch.setattr(trial, "DEADLINE", 0.01)
            return [*found, await passes(workers, good)]
        finally:
            await workers.close()

    assert asyncio.run(passed()) == [True, False, False]


def test_a_record_brings_its_figures_with_it(server: RunningServer) -> None:
    anna = server.guest("Anna")
    figures = corrected(anna)
    edition = from_figures("My box", figures)
    whole = played("terracotta", 2).record
    record = Record("terracotta", edition, whole["options"], ["Anna", "Ben"], 5)
    written = record.with_figures()
    assert read_record(written, AvailableEditions()).edition.hash == edition.hash
    table = anna.import_record(written, [{"me": True}, {"bot": "random"}])
    assert anna.printed(table.id)["rack_vp"][0] == 9
    written["edition"]["figures"]["rack"]["vp"][0] = 8
    assert refused(lambda: anna.import_record(written)) == "other_figures"
    written["edition"]["figures"]["rack"]["vp"][0] = -9
    assert refused(lambda: anna.import_record(written)) == "bad_edition"


def test_the_records_of_the_standard_edition_are_as_they_were() -> None:
    assert set(played("terracotta", 2).record["edition"]) == {"name", "hash"}
