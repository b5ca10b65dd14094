"""The ledger: what the last decision did, item by item, in the words that logs and score sheets use."""

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.matches import known_of
from tests.vocabulary.terracotta import Table


def last(table: Table) -> list[LedgerEntry]:
    """What everybody may know of the last decision."""
    return list(known_of(table.match, table.match.moves[-1], SPECTATOR).entries)


def told(table: Table, text: str) -> list[LedgerEntry]:
    """What the ledger tells of one decision."""
    table.do(text)
    return last(table)


def test_a_turn_item_by_item() -> None:  # T3.2 T3.3 T5.1 T5.2 T5.4
    table = Table().has("yellow", wet=2, weapons=["sword"]).show(5, inner="build 2")
    assert told(table, "turn middle") == [
        LedgerEntry("T3.2", 0, "coins", -2, "", ""),
        LedgerEntry("T3.2", 0, "ring", 1, "", ""),
    ]
    assert told(table, "place craftsman 5") == [LedgerEntry("T3.3", 0, "worker", 0, "", "5")]
    assert told(table, "build officer e4") == [
        LedgerEntry("T5.1", 0, "wet clay", -2, "", ""),
        LedgerEntry("T5.1", SPECTATOR, "warehouse", 1, "", "2"),
        LedgerEntry("T5.2", 0, "statue", 1, "", "e4"),
        LedgerEntry("T5.2", 0, "vp", 8, "rack", "e4"),
    ]
    assert told(table, "use sword column+1") == [
        LedgerEntry("T5.4", 0, "weapon used", 0, "", ""),
        LedgerEntry("T5.4", 0, "vp", 1, "weapon", "e4"),
        LedgerEntry("T5.4", 0, "column inspector", 1, "", "b"),
    ]


def test_other_things_that_happen() -> None:  # T4.5 T4.6 T4.7 T7.5
    table = Table().show(1, "train", "priority").do("place craftsman 1")
    assert told(table, "do") == [LedgerEntry("T4.5", 0, "trained", 1, "", "1")]
    assert told(table, "do") == [LedgerEntry("T4.7", 0, "priority", 1, "", "")]
    table = Table().put(warehouses=[2, 0, 0, 1]).at_middle("master overseer")
    assert told(table, "hire 2") == [LedgerEntry("T4.6", 0, "coins", -2, "", ""), LedgerEntry("T4.6", 0, "master", 4, "", "")]
    assert told(table, "collect 1 2") == [
        LedgerEntry("T7.5", SPECTATOR, "warehouse", -2, "", "1"),
        LedgerEntry("T7.5", 0, "dry clay", 2, "", ""),
    ]


def test_the_end_of_a_round() -> None:  # T8.1 T8.2 T8.3 T8.4 T9.1 T9.2 T9.4
    table = Table().put(inspectors={"row": 3, "column": 4}, tiles=["officers", "coins", "clay", "guards", "soldiers"])
    table.has("yellow", wet=2).with_priority(green=1).with_figures("Oy d3", "m. d7").end_round()
    assert last(table) == [
        LedgerEntry("T8.1", 0, "vp", 7, "inspector row", "3"),
        LedgerEntry("T8.1", SPECTATOR, "row inspector", 1, "", "4"),
        LedgerEntry("T8.2", 0, "vp", 7, "inspector column", "d"),
        LedgerEntry("T8.2", SPECTATOR, "column inspector", 1, "", "e"),
        LedgerEntry("T8.3", 0, "vp", 1, "musician", "d7"),
        LedgerEntry("T8.4", 0, "vp", 3, "tile", "officers"),
        LedgerEntry("T9.1", 1, "order", 1, "", ""),
        LedgerEntry("T9.1", 0, "order", 2, "", ""),
        LedgerEntry("T9.2", 0, "wet clay", -2, "", ""),
        LedgerEntry("T9.2", 0, "dry clay", 2, "", ""),
        LedgerEntry("T9.4", SPECTATOR, "round", 2, "", ""),
    ]


def test_before_the_first_decision_nothing_has_happened() -> None:
    assert list(GAME.ledger(GAME.new(2, 1), SPECTATOR)) == []


def test_only_the_last_decision_is_told() -> None:
    table = Table().do("turn inner", "place craftsman 1")
    assert [entry.what for entry in last(table)] == ["worker"]
